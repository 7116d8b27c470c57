import BenchmarkSupport
import Foundation

/// A program beside this one that does the work to be measured: it is told what to do and tells what it did by lines, and is
/// measured from outside.
final class Peer {
    struct Failure: Error, CustomStringConvertible { let description: String }

    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    private var rest: [UInt8] = []
    private let start = ContinuousClock.now

    /// - Parameters:
    ///   - arguments: the program, by its path, and its arguments.
    ///   - environment: what is set for it beside what this process has.
    init(_ arguments: [String], environment: [String: String] = [:]) throws {
        process.executableURL = URL(filePath: arguments.first ?? "")
        process.arguments = Array(arguments.dropFirst())
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardInput = input
        process.standardOutput = output
        try process.run()
    }

    /// Ends it, whatever it is doing.
    func end() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    func tell(_ line: String) throws { try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8)) }

    /// Waits until it says this line.
    func wait(for line: String) throws {
        while let next = nextLine() { if next == line { return } }
        throw Failure(description: "it ended before it said '\(line)'")
    }

    private func nextLine() -> String? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            if let end = rest.firstIndex(of: 0x0A) {
                defer { rest.removeSubrange(...end) }
                return String(decoding: rest[..<end], as: UTF8.self)
            }
            let count = read(output.fileHandleForReading.fileDescriptor, &buffer, buffer.count)
            guard count > 0 else { return nil }
            rest += buffer[..<count]
        }
    }

    /// What it has cost since it was started; nothing where the system has no `/proc`.
    var cost: Cost {
        Cost(
            cpuSeconds: cpuSeconds, wallSeconds: (ContinuousClock.now - start).inSeconds,
            peakMemory: 1024 * number(after: "VmHWM:"))
    }

    private var cpuSeconds: Double {
        // The name of the program, which stands in brackets, may have blanks.
        let fields = facts("stat").split(separator: ")").last?.split(separator: " ") ?? []
        guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
        return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
    }

    private func number(after field: String) -> Int {
        let line = facts("status").split(separator: "\n").first { $0.hasPrefix(field) }
        return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }

    private func facts(_ name: String) -> String {
        let content = FileManager.default.contents(atPath: "/proc/\(process.processIdentifier)/\(name)")
        return String(decoding: content ?? Data(), as: UTF8.self)
    }
}
