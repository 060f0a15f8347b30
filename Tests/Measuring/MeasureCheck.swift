import Dispatch
import Foundation
import PickerCheck
import SwiftParser

/// Helps `Scripts/measure check`: which files a check parses, and what their parsing alone costs.
///
///     measure-check parsed FOLDER   prints the files that a check of the folder parses
///     measure-check parse < LIST    parses the listed files with SwiftParser alone, on all processors
@main
struct MeasureCheck {
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "parsed": for path in parsedFiles(below: CommandLine.arguments.dropFirst(2).first ?? ".") { print(path) }
        case "parse": parse()
        default: print("usage: measure-check parsed FOLDER | measure-check parse < LIST")
        }
    }

    private static func parsedFiles(below folder: String) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
        let sources = names.filter { $0.hasSuffix(".swift") }.sorted().compactMap { name in
            FileManager.default.contents(atPath: folder + "/" + name).map { (folder + "/" + name, Array($0)) }
        }
        return Checker().parsedFiles(of: sources)
    }

    private static func parse() {
        var paths: [String] = []
        while let line = readLine() { paths.append(line) }
        let list = paths
        DispatchQueue.concurrentPerform(iterations: list.count) { number in
            guard let data = FileManager.default.contents(atPath: list[number]) else { return }
            Array(data).withUnsafeBufferPointer { buffer in
                _ = Parser.parse(source: buffer, maximumNestingLevel: 128)
            }
        }
    }
}
