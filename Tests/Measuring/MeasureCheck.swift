import Dispatch
import Foundation
import PickerCheck
import SwiftParser

/// Helps `Scripts/measure check`: which files a check parses, and what their parsing alone costs.
///
///     measure-check parsed FOLDER…  prints the files that a check of the folders parses
///     measure-check parse LIST      parses the files listed in a file with SwiftParser alone, on all processors
///     measure-check mutate FOLDER   prints how many faults made of the folder's correct pickers are found, by kind, one a
///                                   line as KIND, MADE, FOUND; the missed ones on the standard error
@main
struct MeasureCheck {
    static func main() {
        switch CommandLine.arguments.dropFirst().first {
        case "parsed":
            let folders = CommandLine.arguments.dropFirst(2)
            for path in Checker().parsedFiles(of: sources(below: folders.isEmpty ? ["."] : Array(folders))) {
                print(path)
            }
        case "parse": parse(CommandLine.arguments.dropFirst(2).first ?? "")
        case "mutate": mutate(CommandLine.arguments.dropFirst(2).first ?? ".")
        default: print("usage: measure-check parsed FOLDER… | measure-check parse LIST | measure-check mutate FOLDER")
        }
    }

    /// The files that a check of the folders reads.
    private static func sources(below folders: [String]) -> [(path: String, bytes: [UInt8])] {
        let names = (try? SwiftFileFinder().files(at: folders)) ?? []
        return names.compactMap { name in FileManager.default.contents(atPath: name).map { (name, Array($0)) } }
    }

    private static func mutate(_ folder: String) {
        let run = MutationRun(sources(below: [folder]))
        print("pickers\t\(run.pickers)\t")
        for kind in Mutant.Kind.allCases {
            print("\(kind.rawValue)\t\(run.made[kind] ?? 0)\t\(run.found[kind] ?? 0)")
        }
        for line in run.missed { FileHandle.standardError.write(Data((line + "\n").utf8)) }
    }

    private static func parse(_ listing: String) {
        let text = (try? String(contentsOfFile: listing, encoding: .utf8)) ?? ""
        let list = text.split(separator: "\n").map(String.init)
        DispatchQueue.concurrentPerform(iterations: list.count) { number in
            guard let data = FileManager.default.contents(atPath: list[number]) else { return }
            Array(data).withUnsafeBufferPointer { buffer in
                _ = Parser.parse(source: buffer, maximumNestingLevel: 128)
            }
        }
    }
}
