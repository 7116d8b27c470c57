import APIModel
import Foundation
import RenderingSupport
import StoneLanguage
import Testing

@testable import SwiftRendering

/// A small specification and the Swift that is generated from it.
///
/// The expected files are part of the tests of the main package, Tests/DropboxStoneTests, which compile and run them.
/// After an intended change, run `UPDATE_GOLDEN=1 swift test --filter Golden` to update them, and review the diff.
@Suite struct GoldenTests {
    private static let here = URL(filePath: #filePath).deletingLastPathComponent()
    private static let expected = here.appending(path: "../../../Tests").standardizedFileURL
    private static let layout = TargetLayout(
        ["DropboxStoneTests": ["bakery", "shared_pantry"]], umbrella: "DropboxStoneTests")

    /// What the specification has today, and what it had when it was imported the first time.
    private static let changes = [
        ("    side Cake?\n", ""), ("    probe String?\n", ""),
        ("    oven OvenState?\n", "    oven OvenState = off\n"),
    ]

    private static func rendered() throws -> [GeneratedFile] {
        let names = ["bakery.stone", "shared_pantry.stone", "stone_cfg.stone"]
        let sources = try names.map { name in
            SourceFile(
                name: name, text: try String(contentsOf: here.appending(path: "Golden/\(name)"), encoding: .utf8))
        }
        let earlier = sources.map { source in
            changes.reduce(source) { SourceFile(name: $0.name, text: $0.text.replacing($1.0, with: $1.1)) }
        }
        let api = try Specification(sources).api.preservingAdditions(of: Specification(earlier).api)
        return try SwiftRendering.files(for: api, layout: layout)
    }

    @Test func renderingResultsInTheExpectedFiles() throws {
        let files = try Self.rendered()
        let directory = Self.expected.appending(path: "DropboxStoneTests/Generated")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
            try? FileManager.default.removeItem(at: directory)  // It may not exist.
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            for file in files { try Data(file.text.utf8).write(to: Self.expected.appending(path: file.path)) }
        }
        for file in files {
            let text = try String(contentsOf: Self.expected.appending(path: file.path), encoding: .utf8)
            #expect(text == file.text, "\(file.path)\n\(difference(expected: text, actual: file.text))")
        }
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        #expect(Set(names) == Set(files.map { ($0.path as NSString).lastPathComponent }))
    }

    @Test func renderingIsDeterministic() throws {
        #expect(try Self.rendered() == Self.rendered())
    }

    @Test func namespaceWithoutTargetThrows() throws {
        let api = try API(namespaces: [Namespace(name: "nowhere")])
        #expect(throws: RenderingError.self) { try SwiftRendering.files(for: api, layout: Self.layout) }
    }

    /// Returns the lines that differ, marked like the output of `diff`.
    private func difference(expected: String, actual: String) -> String {
        let old = expected.split(separator: "\n", omittingEmptySubsequences: false)
        let new = actual.split(separator: "\n", omittingEmptySubsequences: false)
        let changes = new.difference(from: old).map { change in
            switch change {
            case .remove(let offset, let line, _): (offset, 0, "\(offset + 1): -\(line)")
            case .insert(let offset, let line, _): (offset, 1, "\(offset + 1): +\(line)")
            }
        }
        return changes.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2).joined(separator: "\n")
    }
}
