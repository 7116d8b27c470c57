import APIModel
import Foundation
import ObjectiveCRendering
import RenderingSupport
import StoneLanguage
import SwiftRendering

/// A subcommand of the program.
protocol Command: Subcommand {
    /// Runs the command, and returns a one-line summary.
    func run() throws -> String
}

extension Arguments {
    /// Returns the value of a required option as a directory.
    ///
    /// - Throws: An error if the option is missing.
    fileprivate mutating func directory(_ name: String, _ help: String) throws(CommandError) -> URL {
        let path = option(name, "DIR", help, .directory)
        if path == nil, !isDeclaring { throw .usage("missing --\(name) DIR") }
        return URL(filePath: path ?? "", directoryHint: .isDirectory)
    }

    /// Returns the value of the option for the model.
    ///
    /// - Throws: An error if the option is missing.
    fileprivate mutating func api() throws(CommandError) -> URL {
        try directory("api", "the folder with the model, one JSON a namespace")
    }

    /// Returns the value of the option for the specification.
    ///
    /// - Throws: An error if the option is missing.
    fileprivate mutating func specification() throws(CommandError) -> URL {
        try directory("spec", "the folder with the specification, *.stone")
    }

    /// Returns the value of the option for the generated sources.
    ///
    /// - Throws: An error if the option is missing.
    fileprivate mutating func sources() throws(CommandError) -> URL {
        try directory("output", "the package's Sources folder; files go to <Target>/Generated")
    }
}

/// Converts a Stone specification to API/*.json.
struct ImportCommand: Command {
    static let name = "import"
    static let summary = "write a specification to API/*.json"
    static let discussion = """
        Write a specification to API/*.json, and preserve the summaries, retired members, and histories there.
        """

    private let spec: URL
    private let api: URL

    init(_ arguments: inout Arguments) throws(CommandError) {
        spec = try arguments.specification()
        api = try arguments.api()
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
    static let summary = "write the generated Swift that follows from API/*.json"

    private let api: URL
    private let output: URL

    init(_ arguments: inout Arguments) throws(CommandError) {
        api = try arguments.api()
        output = try arguments.sources()
    }

    func run() throws -> String {
        let model = try API.load(directory: api)
        let examples = try RouteExamples.load(directory: api)
        let files = try SwiftRendering.files(for: model.documented().adding(examples))
        let changes = try OutputDirectory(url: output).update(files.map { ($0.path, $0.text) }) { path in
            path.contains("/Generated/") && path.hasSuffix(".swift")
        }
        return "\(output.lastPathComponent): \(changes.description)" + model.placeholderNote
    }
}

/// Generates Objective-C from API/*.json.
struct ObjectiveCCommand: Command {
    static let name = "objective-c"
    static let summary = "write the generated Objective-C that follows from API/*.json"

    private let api: URL
    private let output: URL

    init(_ arguments: inout Arguments) throws(CommandError) {
        api = try arguments.api()
        output = try arguments.sources()
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
    static let summary = "list what the model lacks: summaries, targets, words, and routes of examples"
    static let discussion = """
        List the declarations without a summary, the namespaces without a target, the patterns of strings without words, and
        the examples without a route, and fail if there are any.
        """

    private let api: URL

    init(_ arguments: inout Arguments) throws(CommandError) { api = try arguments.api() }

    func run() throws -> String {
        let model = try API.load(directory: api)
        let namespaces = TargetLayout.package.unassigned(in: model).map {
            "\($0): no target: name one in TargetLayout.swift"
        }
        let patterns = PatternText.undescribed(in: model).map { "\($0): no words: describe it in PatternText.swift" }
        let paths = model.namespaces.flatMap { namespace in namespace.routes.map { "\(namespace.name)/\($0.id.path)" } }
        let examples = try RouteExamples.load(directory: api).lines.keys.sorted().filter { !paths.contains($0) }
            .map { "\($0): no such route: remove its example from \(RouteExamples.fileName)" }
        let missing = namespaces + patterns + examples + [model.missingSummaries?.description].compactMap(\.self)
        guard missing.isEmpty else { throw RenderingError(description: missing.joined(separator: "\n")) }
        return
            "\(api.lastPathComponent): each declaration has a summary, each namespace a target, and each pattern words"
    }
}

/// Writes the examples of a Stone specification as JSON.
struct ExamplesCommand: Command {
    static let name = "examples"
    static let summary = "write all examples of a specification as JSON, for tests"

    private let spec: URL
    private let output: URL

    init(_ arguments: inout Arguments) throws(CommandError) {
        spec = try arguments.specification()
        output = try arguments.directory("output", "the folder to write to, one JSON a namespace")
    }

    func run() throws -> String {
        let specification = try Specification(SourceFile.load(directory: spec))
        let files = specification.exampleFiles.map { ($0.key + ".json", $0.value.prettyText) }
        let changes = try OutputDirectory(url: output).update(files) { $0.hasSuffix(".json") && !$0.contains("/") }
        let count = specification.examples.values.map(\.count).reduce(0, +)
        return "\(output.lastPathComponent): \(count) examples, \(changes.description)"
    }
}
