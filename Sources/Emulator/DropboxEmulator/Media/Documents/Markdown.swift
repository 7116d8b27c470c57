import CDropboxMarkdown
import Foundation

/// Parses and renders Markdown with cmark, the reference implementation of CommonMark.
enum Markdown {
    /// Returns the document as an HTML page. HTML in the Markdown is omitted.
    ///
    /// - Parameter style: The style sheet of the page.
    static func html(_ markdown: String, title: String, style: String = "") -> String {
        let body = rendered(markdown) { cmark_render_html($0, CMARK_OPT_DEFAULT) }
        let sheet = style.isEmpty ? "" : "<style>\(style)</style>"
        return """
            <!DOCTYPE html>
            <html><head><meta charset="utf-8"><title>\(HTML.escaped(title))</title>\(sheet)</head><body>
            \(body)</body></html>

            """
    }

    /// Returns the text without markup, one line for each paragraph.
    static func plainText(_ markdown: String) -> String {
        let lines = blocks(markdown).map { block -> String in
            let text = block.runs.map(\.text).joined()
            guard case .item(let depth, let marker) = block.style else { return text }
            return String(repeating: "  ", count: depth) + marker + " " + text
        }
        return lines.isEmpty ? "" : lines.joined(separator: "\n") + "\n"
    }

    /// Escapes text, so that each line becomes a paragraph and no character is markup.
    static func escaped(_ text: String) -> String {
        let lines = text.replacingOccurrences(of: "\r\n", with: "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        return lines.map { escapedLine($0) }.joined(separator: "\n\n")
    }

    /// Escapes text at the beginning of a line.
    static func escapedLine(_ line: some StringProtocol) -> String { escapedLineStart(escapedInline(line)) }

    /// Escapes text in the middle of a line.
    static func escapedInline(_ text: some StringProtocol) -> String {
        var escaped = ""
        for character in text {
            if "\\`*_[]<>&!|~".contains(character) { escaped.append("\\") }
            escaped.append(character)
        }
        return escaped
    }

    /// Escapes characters that start a heading or a list.
    static func escapedLineStart(_ line: String) -> String {
        let start = line.drop { $0 == " " || $0 == "\t" }
        guard let first = start.first else { return "" }
        if "#-+=".contains(first) { return "\\" + start }
        // "1." and "1)" start a list.
        let digits = start.prefix { $0.isNumber }
        let remaining = start.dropFirst(digits.count)
        if !digits.isEmpty, let delimiter = remaining.first, delimiter == "." || delimiter == ")" {
            return digits + "\\" + remaining
        }
        return String(start)
    }

    private static func rendered(
        _ markdown: String, _ render: (OpaquePointer) -> UnsafeMutablePointer<CChar>?
    ) -> String {
        withDocument(markdown) { document in
            guard let text = render(document) else { return "" }
            defer { free(text) }
            return String(cString: text)
        } ?? ""
    }

    private static func withDocument<Result>(_ markdown: String, _ body: (OpaquePointer) -> Result) -> Result? {
        let parsed = markdown.utf8.withContiguousStorageIfAvailable { buffer in
            buffer.withMemoryRebound(to: CChar.self) {
                cmark_parse_document($0.baseAddress, $0.count, CMARK_OPT_VALIDATE_UTF8)
            }
        }
        guard let document = parsed ?? cmark_parse_document(markdown, markdown.utf8.count, CMARK_OPT_VALIDATE_UTF8)
        else {
            return nil
        }
        defer { cmark_node_free(document) }
        return body(document)
    }

    /// Returns the paragraphs of the document.
    static func blocks(_ markdown: String) -> [TextBlock] {
        withDocument(markdown) { document in
            var visitor = MarkdownVisitor()
            guard let iterator = cmark_iter_new(document) else { return [] }
            defer { cmark_iter_free(iterator) }
            while true {
                let event = cmark_iter_next(iterator)
                guard event != CMARK_EVENT_DONE, let node = cmark_iter_get_node(iterator) else { return visitor.blocks }
                if event == CMARK_EVENT_ENTER { visitor.enter(node) } else { visitor.leave(node) }
            }
        } ?? []
    }

    /// Collects paragraphs while visiting the nodes of the syntax tree.
    private struct MarkdownVisitor {
        var blocks: [TextBlock] = []
        private var run = TextBlock.Run(text: "")
        private var lists: [Int?] = []
        private var marker: String?
        private var isQuote = false

        mutating func enter(_ node: OpaquePointer) {
            switch cmark_node_get_type(node) {
            case CMARK_NODE_HEADING:
                blocks.append(TextBlock(.heading(Int(cmark_node_get_heading_level(node)))))
            case CMARK_NODE_PARAGRAPH:
                blocks.append(TextBlock(paragraphStyle()))
            case CMARK_NODE_CODE_BLOCK:
                let text = Self.literal(node)
                let lines = text.hasSuffix("\n") ? String(text.dropLast()) : text
                blocks.append(TextBlock(.code, [.init(text: lines, isCode: true)]))
            case CMARK_NODE_THEMATIC_BREAK: blocks.append(TextBlock(.rule))
            case CMARK_NODE_BLOCK_QUOTE: isQuote = true
            case CMARK_NODE_LIST:
                let isOrdered = cmark_node_get_list_type(node) == CMARK_ORDERED_LIST
                lists.append(isOrdered ? Int(cmark_node_get_list_start(node)) : nil)
            case CMARK_NODE_ITEM: marker = lists.last.flatMap { $0 }.map { "\($0)." } ?? "•"
            case CMARK_NODE_STRONG: run.isBold = true
            case CMARK_NODE_EMPH: run.isItalic = true
            case CMARK_NODE_TEXT: add(Self.literal(node))
            case CMARK_NODE_SOFTBREAK: add(" ")
            case CMARK_NODE_LINEBREAK: add("\n")
            case CMARK_NODE_CODE:
                run.isCode = true
                add(Self.literal(node))
                run.isCode = false
            default: break
            }
        }

        mutating func leave(_ node: OpaquePointer) {
            switch cmark_node_get_type(node) {
            case CMARK_NODE_BLOCK_QUOTE: isQuote = false
            case CMARK_NODE_LIST: lists.removeLast()
            case CMARK_NODE_ITEM: if let number = lists.last.flatMap({ $0 }) { lists[lists.count - 1] = number + 1 }
            case CMARK_NODE_STRONG: run.isBold = false
            case CMARK_NODE_EMPH: run.isItalic = false
            default: break
            }
        }

        private mutating func paragraphStyle() -> TextBlock.Style {
            defer { marker = nil }
            if !lists.isEmpty { return .item(depth: lists.count - 1, marker: marker ?? " ") }
            return isQuote ? .quote : .paragraph
        }

        private mutating func add(_ text: String) {
            guard !blocks.isEmpty else { return }
            run.text = text
            blocks[blocks.count - 1].runs.append(run)
        }

        private static func literal(_ node: OpaquePointer) -> String {
            cmark_node_get_literal(node).map { String(cString: $0) } ?? ""
        }
    }
}
