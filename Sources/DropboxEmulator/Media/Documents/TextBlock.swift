import Foundation

/// A paragraph of a document, as it is laid out on a page.
struct TextBlock: Sendable, Hashable {
    enum Style: Sendable, Hashable {
        case heading(Int)
        case paragraph
        /// An entry of a list, with what stands before it.
        case item(depth: Int, marker: String)
        case quote
        case code
        case rule
    }

    /// Characters that look the same.
    struct Run: Sendable, Hashable {
        var text: String
        var isBold = false
        var isItalic = false
        var isCode = false
    }

    var style: Style
    var runs: [Run]

    init(_ style: Style, _ runs: [Run] = []) {
        self.style = style
        self.runs = runs
    }

    /// Plain text: paragraphs as they are, line by line.
    static func blocks(of text: String) -> [TextBlock] {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            TextBlock(.paragraph, [Run(text: line.replacingOccurrences(of: "\t", with: "    "))])
        }
    }
}
