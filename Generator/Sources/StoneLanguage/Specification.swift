import APIModel
import Foundation

/// A valid Stone specification.
public struct Specification: Sendable {
    /// The model, without summaries.
    public let api: API
    /// The examples as JSON, by type and label.
    public let examples: [TypeName: [Example]]

    /// An example of a type, as JSON on the wire.
    public struct Example: Hashable, Sendable {
        public let label: String
        public let value: JSONValue
    }

    /// Parses, resolves, and checks all files of a specification.
    ///
    /// - Throws: ``SpecificationError`` with all errors, if there are any.
    public init(_ files: [SourceFile]) throws {
        let log = DiagnosticLog()
        let trees = files.map { Parser.parse($0, log: log) }
        let declarations = Declarations(trees, log: log)
        let resolver = Resolver(declarations, log: log)
        resolver.checkConfiguration()
        let namespaces = resolver.namespaces()
        let examples = ExampleWriter(resolver, api: API(incomplete: namespaces)).examples()
        guard log.diagnostics.isEmpty else { throw SpecificationError(diagnostics: log.diagnostics) }
        self.api = try API(namespaces: namespaces)
        self.examples = examples
    }
}

/// A Stone file: its text, and its name in diagnostics.
public struct SourceFile: Hashable, Sendable {
    public let name: String
    public let text: String

    /// Creates a source file.
    public init(name: String, text: String) {
        self.name = name
        self.text = text
    }

    /// Reads all `*.stone` files of a directory, sorted by name.
    ///
    /// - Throws: ``SourceDirectoryError`` if there are no such files or one can't be read.
    public static func load(directory: URL) throws(SourceDirectoryError) -> [SourceFile] {
        let path = directory.relativePath
        do {
            let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
                .filter { $0.hasSuffix(".stone") }
                .sorted()
            guard !names.isEmpty else {
                throw SourceDirectoryError(description: "\(path): no *.stone files in this folder")
            }
            return try names.map { name in
                let text = try String(contentsOf: directory.appending(path: name), encoding: .utf8)
                return SourceFile(name: "\(path)/\(name)", text: text)
            }
        } catch let error as SourceDirectoryError {
            throw error
        } catch {
            throw SourceDirectoryError(description: "\(path): cannot be read: \(error.localizedDescription)")
        }
    }
}

/// An error that indicates that a directory contains no readable specification.
public struct SourceDirectoryError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The directory and the problem.
    public let description: String
}
