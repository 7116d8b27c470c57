import APIModel
import Foundation
import ObjectiveCRendering
import RenderingSupport
import StoneLanguage
import SwiftRendering

/// A subcommand of the program.
protocol Command: Sendable {
    static var name: String { get }
    /// The description, on one line.
    static var abstract: String { get }
    /// The required options and their meanings.
    static var options: [(name: String, meaning: String)] { get }

    init(_ options: Options) throws
    /// Runs the command, and returns a one-line summary.
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

/// An error in the command line.
struct UsageError: Error {
    let message: String
}

/// The options of a command line: pairs of a name and a directory.
struct Options {
    private var values: [String: String] = [:]

    init(_ arguments: ArraySlice<String>, allowed: [String]) throws {
        var remaining = arguments
        while let name = remaining.popFirst() {
            guard allowed.contains(name) else { throw UsageError(message: "\"\(name)\" is not understood") }
            guard let value = remaining.popFirst() else { throw UsageError(message: "\(name) needs a folder") }
            guard values.updateValue(value, forKey: name) == nil else {
                throw UsageError(message: "\(name) is given twice")
            }
        }
    }

    /// Returns the directory of an option.
    func directory(_ name: String) throws -> URL {
        guard let value = values[name] else { throw UsageError(message: "\(name) is missing") }
        return URL(filePath: value, directoryHint: .isDirectory)
    }
}

/// Converts a Stone specification to API/*.json.
struct ImportCommand: Command {
    static let name = "import"
    static let abstract =
        "Writes a specification to API/*.json, and preserves the summaries, retired members, and histories there."
    static let options = [
        (name: "--spec", meaning: "the folder with the specification, *.stone"),
        (name: "--api", meaning: "the folder with the model, one JSON a namespace"),
    ]

    private let spec: URL
    private let api: URL

    init(_ options: Options) throws {
        spec = try options.directory("--spec")
        api = try options.directory("--api")
    }

    func run() throws -> String {
        let specification = try Specification(SourceFile.load(directory: spec))
        var model = specification.api
        if FileManager.default.fileExists(atPath: api.path) {
            model = try model.preservingAdditions(of: API.load(directory: api))
        }
        let files = model.namespaces.map { ($0.name + ".json", $0.fileText) }
        let changes = try OutputDirectory(url: api).update(files) { $0.hasSuffix(".json") && !$0.contains("/") }
        return "\(api.lastPathComponent): \(changes.description)"
    }
}

/// Generates Swift from API/*.json.
struct SwiftCommand: Command {
    static let name = "swift"
    static let abstract = "Writes the generated Swift that follows from API/*.json."
    static let options = [
        (name: "--api", meaning: "the folder with the model, one JSON a namespace"),
        (name: "--output", meaning: "the package's Sources folder; files go to <Target>/Generated"),
    ]

    private let api: URL
    private let output: URL

    init(_ options: Options) throws {
        api = try options.directory("--api")
        output = try options.directory("--output")
    }

    func run() throws -> String {
        let model = try API.load(directory: api)
        let files = try SwiftRendering.files(for: model.documented())
        let changes = try OutputDirectory(url: output).update(files.map { ($0.path, $0.text) }) { path in
            path.contains("/Generated/") && path.hasSuffix(".swift")
        }
        return "\(output.lastPathComponent): \(changes.description)" + model.placeholderNote
    }
}

/// Generates Objective-C from API/*.json.
struct ObjectiveCCommand: Command {
    static let name = "objective-c"
    static let abstract = "Writes the generated Objective-C that follows from API/*.json."
    static let options = SwiftCommand.options

    private let api: URL
    private let output: URL

    init(_ options: Options) throws {
        api = try options.directory("--api")
        output = try options.directory("--output")
    }

    func run() throws -> String {
        let model = try API.load(directory: api)
        let files = try ObjectiveCRendering.files(for: model.documented())
        let changes = try OutputDirectory(url: output).update(files.map { ($0.path, $0.text) }) { path in
            path.contains("/Generated/") && (path.hasSuffix(".h") || path.hasSuffix(".m"))
        }
        return "\(output.lastPathComponent): \(changes.description)" + model.placeholderNote
    }
}

extension API {
    /// A note about the summaries and targets that are missing, and were replaced; empty if there are none.
    fileprivate var placeholderNote: String {
        let summaries =
            missingSummaries.map { "; \($0.count), with a placeholder each: `generate debts` lists them" } ?? ""
        let namespaces = TargetLayout.package.unassigned(in: self).map { "\"\($0)\"" }.joined(separator: ", ")
        return summaries + (namespaces.isEmpty ? "" : "; \(namespaces) in the target of the rest")
    }
}

/// Lists what the model lacks for a release.
struct DebtsCommand: Command {
    static let name = "debts"
    static let abstract =
        "Lists the declarations without a summary and the namespaces without a target; fails if there are any."
    static let options = [(name: "--api", meaning: "the folder with the model, one JSON a namespace")]

    private let api: URL

    init(_ options: Options) throws { api = try options.directory("--api") }

    func run() throws -> String {
        let model = try API.load(directory: api)
        let namespaces = TargetLayout.package.unassigned(in: model).map {
            "\($0): no target: name one in TargetLayout.swift"
        }
        let missing = namespaces + [model.missingSummaries?.description].compactMap(\.self)
        guard missing.isEmpty else { throw RenderingError(description: missing.joined(separator: "\n")) }
        return "\(api.lastPathComponent): each declaration has a summary, and each namespace a target"
    }
}

/// Writes the examples of a Stone specification as JSON.
struct ExamplesCommand: Command {
    static let name = "examples"
    static let abstract = "Writes all examples of a specification as JSON, for tests."
    static let options = [
        (name: "--spec", meaning: "the folder with the specification, *.stone"),
        (name: "--output", meaning: "the folder to write to, one JSON a namespace"),
    ]

    private let spec: URL
    private let output: URL

    init(_ options: Options) throws {
        spec = try options.directory("--spec")
        output = try options.directory("--output")
    }

    func run() throws -> String {
        let specification = try Specification(SourceFile.load(directory: spec))
        let files = specification.exampleFiles.map { ($0.key + ".json", $0.value.prettyText) }
        let changes = try OutputDirectory(url: output).update(files) { $0.hasSuffix(".json") && !$0.contains("/") }
        let count = specification.examples.values.map(\.count).reduce(0, +)
        return "\(output.lastPathComponent): \(count) examples, \(changes.description)"
    }
}
