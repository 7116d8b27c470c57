import Foundation
import Testing

@Suite struct DocumentationTests {
    @Test func guideContainsCompiledSnippetsOnly() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let guide = try String(
            contentsOf: folder.appendingPathComponent("../../Documentation/Background.md"), encoding: .utf8)
        let compiled = try String(contentsOf: folder.appendingPathComponent("Snippets.swift"), encoding: .utf8)
        let blocks = guide.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(blocks.count == 7)
        for block in blocks {
            #expect(lines(compiled).contains(lines(block)), "not in Snippets.swift:\n\(block)")
        }
    }

    /// The lines of a text, without indentation and empty lines.
    private func lines(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }
}
