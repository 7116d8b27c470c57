import APIModel
import Foundation
import StoneLanguage
import Testing

@Suite(.enabled(if: ReferenceParser.hasSpecification, "the published specification is not at ../shared/api-spec"))
struct PublishedSpecificationTests {
    @Test(
        .enabled(
            if: ReferenceParser.isAvailable, "the official parser is not here: no ../shared, no Python or no registry"))
    func modelMatchesTheOfficialParser() throws {
        let dump = try #require(ReferenceParser.dump)
        let theirs = try API.load(directory: dump.appending(path: "api"))
        let ours = try ReferenceParser.specificationResult.get().api
        #expect(ours.namespaces.map(\.name) == theirs.namespaces.map(\.name))
        for (our, their) in zip(ours.namespaces, theirs.namespaces) {
            #expect(our.imports == their.imports)
            #expect(our.aliases.map(\.name) == their.aliases.map(\.name))
            #expect(our.types.map(\.name) == their.types.map(\.name))
            #expect(our.routes.map(\.id) == their.routes.map(\.id))
            for (our, their) in zip(our.aliases, their.aliases) { #expect(our == their) }
            for (our, their) in zip(our.types, their.types) { #expect(our == their) }
            for (our, their) in zip(our.routes, their.routes) { #expect(our == their) }
            let file = dump.appending(path: "api/\(their.name).json")
            #expect(try our.fileText == String(contentsOf: file, encoding: .utf8), "\(their.name).json")
        }
    }

    @Test(
        .enabled(
            if: ReferenceParser.isAvailable, "the official parser is not here: no ../shared, no Python or no registry"))
    func examplesMatchTheOfficialParser() throws {
        let directory = try #require(ReferenceParser.dump).appending(path: "examples")
        let ourFiles = try ReferenceParser.specificationResult.get().exampleFiles
        let theirFiles = try API.namespaceFiles(in: directory)
        #expect(ourFiles.keys.sorted().map { $0 + ".json" } == theirFiles.map(\.lastPathComponent))
        var compared = 0
        for file in theirFiles {
            let namespace = file.deletingPathExtension().lastPathComponent
            let ours = try #require(ourFiles[namespace])
            let theirs = try JSONValue(parsing: String(contentsOf: file, encoding: .utf8))
            #expect(ours.keys.sorted() == theirs.keys.sorted())
            for type in theirs.keys {
                let ourExamples = try #require(ours[type])
                let theirExamples = try #require(theirs[type])
                #expect(ourExamples.keys.sorted() == theirExamples.keys.sorted(), "\(namespace).\(type)")
                for label in theirExamples.keys {
                    #expect(
                        ourExamples[label]?.normalized == theirExamples[label]?.normalized,
                        "\(namespace).\(type).\(label)")
                    compared += 1
                }
            }
        }
        #expect(compared == 4754)
    }

    @Test func committedModelMatchesTheSpecification() throws {
        let directory = URL(filePath: #filePath).appending(path: "../../../../API").standardized
        let committed = try API.load(directory: directory)
        let merged = try ReferenceParser.specificationResult.get().api.preservingAdditions(of: committed)
        for (our, their) in zip(merged.namespaces, committed.namespaces) { #expect(our == their) }
        #expect(merged.namespaces.count == committed.namespaces.count)
    }

    @Test func importTakesLessThanTwoSeconds() throws {
        let start = processorSeconds()
        let api = try Specification(SourceFile.load(directory: ReferenceParser.specification)).api
        #expect(api.namespaces.map(\.fileText.utf8.count).reduce(0, +) > 600_000)
        #expect(processorSeconds() - start < 2)
    }

    /// Returns the processor time of this thread, independent of other load.
    private func processorSeconds() -> Double {
        var processorTime = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &processorTime)
        return Double(processorTime.tv_sec) + Double(processorTime.tv_nsec) / 1e9
    }
}

extension JSONValue {
    /// The keys of an object.
    fileprivate var keys: [String] {
        if case .object(let members) = self { members.map(\.key) } else { [] }
    }

    /// The value with sorted keys and one notation for each number.
    var normalized: JSONValue {
        switch self {
        case .object(let members):
            .object(members.map { .init($0.key, $0.value.normalized) }.sorted { $0.key < $1.key })
        case .array(let items): .array(items.map(\.normalized))
        case .number(let text): .number(Double(text).map { "\($0)" } ?? text)
        case .null, .boolean, .string: self
        }
    }
}
