import APIModel
import Foundation
import RenderingSupport
import StoneLanguage
import Testing

@testable import ObjectiveCRendering

/// A small specification and the Objective-C that is generated from it.
///
/// After an intended change, run `UPDATE_GOLDEN=1 swift test --filter Golden` to update the expected files, and review
/// the diff.
@Suite struct GoldenTests {
    private static let here = URL(filePath: #filePath).deletingLastPathComponent()
    private static let expected = here.appending(path: "Golden")
    /// The specification is the one for Swift.
    private static let specification = here.appending(path: "../SwiftRenderingTests/Golden").standardizedFileURL
    private static let layout = TargetLayout(
        ["DropboxCore": ["shared_pantry"], "Bakery": ["bakery"]], umbrella: "Bakery")

    private static func rendered() throws -> [GeneratedFile] {
        let names = ["bakery.stone", "shared_pantry.stone", "stone_cfg.stone"]
        let sources = try names.map { name in
            SourceFile(name: name, text: try String(contentsOf: specification.appending(path: name), encoding: .utf8))
        }
        return try ObjectiveCRendering.files(for: try Specification(sources).api, layout: layout)
    }

    @Test func renderingResultsInTheExpectedFiles() throws {
        let files = try Self.rendered()
        if ProcessInfo.processInfo.environment["UPDATE_GOLDEN"] != nil {
            try? FileManager.default.removeItem(at: Self.expected)  // It may not exist.
            for file in files {
                let url = Self.expected.appending(path: file.path)
                try FileManager.default.createDirectory(
                    at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
                try Data(file.text.utf8).write(to: url)
            }
        }
        for file in files {
            let text = try String(contentsOf: Self.expected.appending(path: file.path), encoding: .utf8)
            #expect(text == file.text, "\(file.path) differs; see the description of this test")
        }
        let paths = try FileManager.default.subpathsOfDirectory(atPath: Self.expected.path)
        #expect(Set(paths.filter { $0.hasSuffix(".h") || $0.hasSuffix(".m") }) == Set(files.map(\.path)))
    }

    /// The files of the package. Rendering them takes time, so all tests share them.
    private static let package = Result {
        let directory = here.appending(path: "../../../API").standardizedFileURL
        return try ObjectiveCRendering.files(for: API.load(directory: directory))
    }

    /// Only initializers may repeat a long block: Xcode shows the parameters of each where it's called.
    @Test func documentationIsNotRepeated() throws {
        var blocks: [[Substring]: Int] = [:]
        for file in try Self.package.get() where file.path.hasSuffix(".h") {
            var block: [Substring] = []
            for line in file.text.split(separator: "\n", omittingEmptySubsequences: false) {
                if line.hasPrefix("///") {
                    block.append(line)
                } else {
                    if block.count > 5, !block[0].contains("Creates an object") {
                        blocks[[Substring(file.target)] + block, default: 0] += 1
                    }
                    block = []
                }
            }
        }
        #expect(blocks.count > 100)
        #expect(blocks.filter { $0.value > 1 }.map { $0.key.joined(separator: "\n") } == [])
    }

    @Test func filesOfTeamLogAreShort() throws {
        let files = try Self.package.get().filter { $0.path.lowercased().contains("teamlog") }
        #expect(files.count > 100)
        #expect(files.filter { $0.text.split(separator: "\n").count >= 2000 }.map(\.path) == [])
    }

    @Test func renderingIsDeterministic() throws {
        #expect(try Self.rendered() == Self.rendered())
    }

    @Test func linesFitUnlessAWordIsLonger() throws {
        for file in try Self.rendered() {
            for line in file.text.split(separator: "\n") where line.count > SourceWriter.width {
                #expect(line.trimmingPrefix { $0 == " " || $0 == "/" }.split(separator: " ").count < 3, "\(line)")
            }
        }
    }

    @Test func namespaceWithoutTargetThrows() throws {
        let api = try API(namespaces: [Namespace(name: "nowhere")])
        #expect(throws: RenderingError.self) { try ObjectiveCRendering.files(for: api, layout: Self.layout) }
    }
}

extension GeneratedFile {
    /// The target with the file.
    fileprivate var target: Substring { path.prefix { $0 != "/" } }
}
