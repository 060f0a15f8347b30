import Foundation
import Samples
import Testing

struct Trial {
    @Test func trial() throws {
        let standIn = try StandIn.make()
        var samples: [RunnableSample] = []
        let folder = ProcessInfo.processInfo.environment["ENTRIES"].map { URL(filePath: $0) } ?? Project.root.appending(path: "Knowledge/Entries")
        let all = try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
            .sorted().map { path in
                Sample(name: path, text: try String(contentsOf: folder.appending(path: path), encoding: .utf8))
            }
        for (n, sample) in all.enumerated() where sample.promise == .compile && !sample.extendsOthers {
            do { samples.append(try RunnableSample(sample, name: "Sample\(n)")) }
            catch { print("CANNOT \(sample.name): \(error)") }
        }
        let start = Date()
        let program = try SampleProgram(samples, standIn: standIn, variant: .since, folder: URL(filePath: "/tmp/evalrun"))
        print("BUILT \(program.samples.count) in \(-start.timeIntervalSinceNow)")
        for (name, error) in program.refused.sorted(by: { $0.key < $1.key }) { print("REFUSED \(name): \(error)") }
        let second = Date()
        for number in program.samples.indices {
            let report = try program.report(number)
            let s = program.samples[number].sample
            print("RESULT \(s.name) [\(s.text.prefix { $0 != "\n" })] \(report.outcome)\(report.crashedIn.map { " in \($0)" } ?? "")")
        }
        print("RAN in \(-second.timeIntervalSinceNow)")
    }
}
