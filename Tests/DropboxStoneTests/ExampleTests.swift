import DropboxStone
import Foundation
import SwiftyDropbox
import Testing

/// Tests that the generated types decode and encode all examples of the published specification.
@Suite struct ExampleTests {
    @Test(.enabled(if: Specification.exists, "the specification is not available"))
    func everyExampleSurvivesARoundTrip() async throws {
        let examples = try await Specification.examples()
        #expect(examples.count > 4000)
        let types = GeneratedTypes()
        var failures: [String: String] = [:]
        for example in examples { failures[example.name] = failure(of: example, types.type(of: example)) }
        let surprises = failures.filter { Self.faulty[$0.key] == nil }.map { "\($0.key): \($0.value)" }.sorted()
        #expect(surprises.isEmpty, "\(surprises.count) fail\n\(surprises.prefix(20).joined(separator: "\n"))")
        #expect(Set(Self.faulty.keys).subtracting(failures.keys) == [], "these are faulty no more")
    }

    /// The runtime converts a struct to its record and back with bit casts.
    @Test(.enabled(if: Specification.exists, "the specification is not available"))
    func structsHaveTheLayoutOfTheirRecord() async throws {
        let types = GeneratedTypes()
        for example in try await Specification.examples() {
            guard let type = types.type(of: example) as? any StoneStruct.Type, !(type is StoneObject.Type) else {
                continue
            }
            func check<Facade: StoneStruct>(_ type: Facade.Type) throws {
                let fields = Mirror(reflecting: try Facade(jsonData: example.json)).children
                #expect(MemoryLayout<Facade>.size == MemoryLayout<Record>.size, "\(example.name)")
                #expect(fields.count == 1 && fields.first?.value is Record, "\(example.name)")
            }
            try check(type)
        }
    }

    // MARK: Later versions of the service

    /// An unknown field in every object is ignored, and everything else is unchanged.
    @Test(.enabled(if: Specification.exists, "the specification is not available"))
    func newFieldsAreIgnored() async throws {
        let types = GeneratedTypes()
        var failures: [String] = []
        for example in try await Specification.examples() where Self.faulty[example.name] == nil {
            guard let type = types.type(of: example) else { continue }
            do {
                let grown = try Self.grown(example.json)
                let encoded: Data? =
                    switch type {
                    case let type as any StoneStruct.Type: try roundTrip(type, grown, .lenient)
                    case let type as any StoneUnion.Type: try roundTrip(type, grown, .lenient)
                    default: nil
                    }
                guard let encoded else { continue }
                let (expected, actual) = (try canonical(example.json), try canonical(Self.pruned(encoded)))
                if expected != actual { failures.append("\(example.name): \(actual) instead of \(expected)") }
            } catch {
                failures.append("\(example.name): \(error)")
            }
        }
        #expect(failures.isEmpty, "\(failures.count) fail\n\(failures.prefix(20).joined(separator: "\n"))")
    }

    /// An unknown member with a value decodes as `other`, or fails in a closed union.
    @Test(.enabled(if: Specification.exists, "the specification is not available"))
    func newUnionMembersAreDecoded() async throws {
        let types = GeneratedTypes()
        let closed = try Self.closedUnions()
        let json = Data(#"{".tag":"of_the_future","of_the_future":{"deep":[1,{"x":null}]},"more":2}"#.utf8)
        var unions: [String: Bool] = [:]
        for example in try await Specification.examples() {
            guard let type = types.type(of: example) as? any StoneUnion.Type else { continue }
            func isRead<Union: StoneUnion>(_ type: Union.Type) -> Bool {
                (try? StoneCoding.decode(type, from: json)) != nil
            }
            unions["\(example.namespace).\(example.typeName)"] = isRead(type)
        }
        #expect(unions.count > 400)
        let wrong = unions.filter { name, isRead in isRead == closed.contains(name) }.keys.sorted()
        #expect(wrong.isEmpty, "\(wrong)")
    }

    private static let news = "new_field"

    /// Returns the same value with a new field in each object.
    private static func grown(_ json: Data) throws -> Data {
        func grow(_ value: Any) -> Any {
            switch value {
            case let object as [String: Any]:
                object.mapValues(grow).merging([news: "news"]) { $1 }
            case let list as [Any]: list.map(grow)
            default: value
            }
        }
        return try rewritten(json, grow)
    }

    /// Returns the same value without the new field. Maps keep all keys.
    private static func pruned(_ json: Data) throws -> Data {
        func prune(_ value: Any) -> Any {
            switch value {
            case let object as [String: Any]: object.filter { $0.key != news }.mapValues(prune)
            case let list as [Any]: list.map(prune)
            default: value
            }
        }
        return try rewritten(json, prune)
    }

    private static func rewritten(_ json: Data, _ change: (Any) -> Any) throws -> Data {
        let value = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
        return try JSONSerialization.data(withJSONObject: change(value), options: .fragmentsAllowed)
    }

    /// Returns the names of the closed unions according to the specification.
    private static func closedUnions() throws -> Set<String> {
        let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../API")
        var closed: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "json" {
            let api = try JSONSerialization.jsonObject(with: try Data(contentsOf: file)) as? [String: Any]
            for type in api?["types"] as? [[String: Any]] ?? [] where type["closed"] as? Bool == true {
                if let name = type["union"] as? String {
                    closed.insert(file.deletingPathExtension().lastPathComponent + "." + name)
                }
            }
        }
        return closed
    }

    // MARK: Helpers

    /// Examples that can't be encoded again, with the reason.
    private static let faulty = [
        "team.LegalHoldHeldRevisionMetadata default": "its revision is not hexadecimal, as the field demands",
        "team.LegalHoldsListHeldRevisionResult default": "an entry's revision is not hexadecimal, as the field demands",
    ]

    /// Returns the reason why an example isn't the same after a round trip, or `nil` if it is.
    private func failure(of example: Example, _ type: Any.Type?) -> String? {
        guard let type else { return "no such type" }
        do {
            let encoded: Data
            switch type {
            case let type as any StoneStruct.Type: encoded = try roundTrip(type, example.json, .strict)
            case let type as any StoneUnion.Type: encoded = try roundTrip(type, example.json, .strict)
            default: return "\(type) is no type of the API"
            }
            let (expected, actual) = (try canonical(example.json), try canonical(encoded))
            return expected == actual ? nil : "\(actual) instead of \(expected)"
        } catch {
            return "\(error)"
        }
    }

    private func roundTrip<Value: StoneStruct>(
        _ type: Value.Type, _ json: Data, _ options: StoneDecodingMode
    ) throws -> Data {
        try StoneCoding.encode(try StoneCoding.decode(type, from: json, mode: options))
    }

    private func roundTrip<Value: StoneUnion>(
        _ type: Value.Type, _ json: Data, _ options: StoneDecodingMode
    ) throws -> Data {
        try StoneCoding.encode(try StoneCoding.decode(type, from: json, mode: options))
    }

    private func canonical(_ json: Data) throws -> String {
        let value = try JSONSerialization.jsonObject(with: json, options: .fragmentsAllowed)
        let options: JSONSerialization.WritingOptions = [.sortedKeys, .fragmentsAllowed, .withoutEscapingSlashes]
        return String(decoding: try JSONSerialization.data(withJSONObject: value, options: options), as: UTF8.self)
    }
}

/// An example and the type that it represents.
private struct Example {
    let namespace: String
    let typeName: String
    let label: String
    let json: Data

    var name: String { "\(namespace).\(typeName) \(label)" }
}

/// The generated types by the names of the API. The Swift runtime finds them by module and name.
private final class GeneratedTypes {
    private var modules: [String: String] = [:]
    private var types: [String: Any.Type] = [:]

    func type(of example: Example) -> Any.Type? {
        let name = "\(example.namespace).\(example.typeName)"
        if let type = types[name] { return type }
        let outer = example.namespace.split(separator: "_").map(\.capitalized).joined()
        let inner = example.typeName.split(separator: "_").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        guard let module = module(of: outer) else { return nil }
        let type = ["V", "O", "C"].lazy.compactMap { _typeByName(module + Self.mangled(inner) + $0) }.first
        types[name] = type
        return type
    }

    /// Returns the mangled name of a namespace with its module.
    private func module(of namespace: String) -> String? {
        if let module = modules[namespace] { return module }
        let candidates = Self.modules.lazy.map { Self.mangled($0) + Self.mangled(namespace) + "O" }
        let module = candidates.first { _typeByName($0) != nil }
        modules[namespace] = module
        return module
    }

    private static func mangled(_ name: String) -> String { "\(name.utf8.count)\(name)" }

    /// The modules with generated code.
    private static let modules: [String] = {
        let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources")
        let paths = FileManager.default.enumerator(atPath: sources.path)?.compactMap { $0 as? String } ?? []
        let folders = paths.filter { $0.hasSuffix("/Generated") && !$0.contains("/include/") }
        return folders.map { URL(filePath: $0).deletingLastPathComponent().lastPathComponent }.sorted()
    }()
}

/// The published specification, which is next to this package but not part of it.
private enum Specification {
    private static let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
    private static let folder = package.appending(path: "../shared/api-spec").standardizedFileURL

    static var exists: Bool { FileManager.default.fileExists(atPath: folder.path) }

    /// Returns all examples, which the generator derives from the specification.
    static func examples() async throws -> [Example] { try await derivation.value }

    /// All tests share the examples.
    private static let derivation = Task {
        // Waiting for a process blocks, and the cooperative pool has too few threads for that.
        try await withCheckedThrowingContinuation { continuation in
            Thread.detachNewThread { continuation.resume(with: Result { try deriveExamples() }) }
        }
    }

    private static func deriveExamples() throws -> [Example] {
        let output = FileManager.default.temporaryDirectory.appending(path: "examples-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: output) }
        try run(try generator(), ["examples", "--spec", folder.path, "--output", output.path])
        let files = try FileManager.default.contentsOfDirectory(at: output, includingPropertiesForKeys: nil)
        return try files.sorted { $0.path < $1.path }.flatMap { file in
            let types = try JSONSerialization.jsonObject(with: try Data(contentsOf: file)) as? [String: [String: Any]]
            return try examples(of: types ?? [:], in: file.deletingPathExtension().lastPathComponent)
        }
    }

    private static func examples(of types: [String: [String: Any]], in namespace: String) throws -> [Example] {
        try types.sorted { $0.key < $1.key }.flatMap { type, examples in
            try examples.sorted { $0.key < $1.key }.map { label, value in
                let json = try JSONSerialization.data(withJSONObject: value, options: .fragmentsAllowed)
                return Example(namespace: namespace, typeName: type, label: label, json: json)
            }
        }
    }

    /// Returns the generator's executable, and builds it if necessary.
    private static func generator() throws -> URL {
        let folder = package.appending(path: "Generator")
        let executable = folder.appending(path: ".build/debug/generate")
        if !FileManager.default.isExecutableFile(atPath: executable.path) {
            let swift = URL(filePath: "/usr/bin/env")
            try run(swift, ["swift", "build", "--package-path", folder.path, "--product", "generate"])
        }
        return executable
    }

    private static func run(_ executable: URL, _ arguments: [String]) throws {
        let process = try Process.run(executable, arguments: arguments)
        process.waitUntilExit()
        try #require(process.terminationStatus == 0)
    }
}
