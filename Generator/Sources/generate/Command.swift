import Foundation

/// One thing that the program can do.
protocol Command: Sendable {
    static var name: String { get }
    /// What it does, in one line.
    static var abstract: String { get }
    /// Its options, all of them required, and what each means.
    static var options: [(name: String, meaning: String)] { get }

    init(_ options: Options) throws
    /// Does it and tells in a line what was done.
    func run() throws -> String
}

extension Command {
    static var help: String {
        let usage = options.map { "\($0.name) DIR" }.joined(separator: " ")
        let lines = options.map {
            "  " + "\($0.name) DIR".padding(toLength: 16, withPad: " ", startingAt: 0) + $0.meaning
        }
        return "usage: generate \(name) \(usage)\n\n\(abstract)\n\n\(lines.joined(separator: "\n"))"
    }
}

/// The command line is not understood.
struct UsageError: Error {
    let message: String
}

/// The options of a command line: pairs of a name and a folder.
struct Options {
    private var values: [String: String] = [:]

    init(_ arguments: ArraySlice<String>, allowed: [String]) throws {
        var rest = arguments
        while let name = rest.popFirst() {
            guard allowed.contains(name) else { throw UsageError(message: "\"\(name)\" is not understood") }
            guard let value = rest.popFirst() else { throw UsageError(message: "\(name) needs a folder") }
            guard values.updateValue(value, forKey: name) == nil else {
                throw UsageError(message: "\(name) is given twice")
            }
        }
    }

    /// The folder that an option names.
    func directory(_ name: String) throws -> URL {
        guard let value = values[name] else { throw UsageError(message: "\(name) is missing") }
        return URL(filePath: value, directoryHint: .isDirectory)
    }
}
