import Foundation

/// Compares the Swift snippets of a Markdown page with compiled code.
public enum MarkdownSnippets {
    /// Returns the Swift blocks of a page that aren't in the files `compiled`, and the number of all blocks. Ignores
    /// indentation, empty lines, and imports.
    public static func missing(of page: URL, in compiled: URL...) throws -> (blocks: Int, missing: [String]) {
        let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
            .map { $0.components(separatedBy: "```")[0] }
        let code = lines(try compiled.map { try String(contentsOf: $0, encoding: .utf8) }.joined(separator: "\n"))
        return (blocks.count, blocks.filter { !code.contains(lines($0)) })
    }

    private static func lines(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
            .joined(separator: "\n")
    }
}
