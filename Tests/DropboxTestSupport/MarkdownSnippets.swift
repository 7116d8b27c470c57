import Foundation

/// The Swift in a page of documentation, to be held against Swift that is compiled.
public enum MarkdownSnippets {
    /// The blocks of Swift that are not in `compiled`, whatever the indentation, empty lines and imports; and how many
    /// blocks there are.
    public static func missing(of page: URL, in compiled: URL) throws -> (blocks: Int, missing: [String]) {
        let blocks = try String(contentsOf: page, encoding: .utf8).components(separatedBy: "```swift\n").dropFirst()
            .map { $0.components(separatedBy: "```")[0] }
        let code = lines(try String(contentsOf: compiled, encoding: .utf8))
        return (blocks.count, blocks.filter { !code.contains(lines($0)) })
    }

    private static func lines(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { !$0.isEmpty && !$0.hasPrefix("import ") }
            .joined(separator: "\n")
    }
}
