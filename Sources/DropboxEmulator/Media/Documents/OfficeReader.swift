import Foundation

/// The words of documents in the formats of Office and of OpenDocument.
enum OfficeReader {
    /// Nil for what is no such document.
    static func blocks(_ data: Data) -> [TextBlock]? {
        let parts = OfficePackage.parts(data) { name in
            name == "word/document.xml" || name == "content.xml"
                || (name.hasPrefix("ppt/slides/slide") && name.hasSuffix(".xml"))
        }
        guard let parts else { return nil }
        if let document = parts["word/document.xml"] { return words(document) }
        if let content = parts["content.xml"] { return openDocument(content) }
        let slides = parts.keys.sorted { ($0.count, $0) < ($1.count, $1) }
        if slides.isEmpty { return nil }
        return Array(slides.compactMap { parts[$0].map(words) }.joined(separator: [TextBlock(.rule)]))
    }

    /// Paragraphs of Word and of slides: both call them `p`, and their text `t`.
    private static func words(_ xml: Data) -> [TextBlock] {
        var blocks: [TextBlock] = []
        var block = TextBlock(.paragraph)
        var run = TextBlock.Run(text: "")
        var isText = false
        MarkupTag.tokens(xml) { token in
            switch token {
            case .text(let text):
                guard isText else { return }
                run.text = text
                block.runs.append(run)
            case .tag(let tag):
                let name = tag.name.drop { $0 != ":" }.dropFirst()
                switch name {
                case "p" where !tag.isClosing && !tag.isEmpty: block = TextBlock(.paragraph)
                case "p": blocks.append(tag.isClosing ? block : TextBlock(.paragraph))
                case "r" where !tag.isClosing: run = TextBlock.Run(text: "")
                case "t": isText = !tag.isClosing && !tag.isEmpty
                case "tab" where !tag.isClosing: block.runs.append(.init(text: "    "))
                case "br" where !tag.isClosing: block.runs.append(.init(text: "\n"))
                case "b": run.isBold = tag.attribute("val") != "0" && tag.attribute("val") != "false"
                case "i": run.isItalic = tag.attribute("val") != "0" && tag.attribute("val") != "false"
                case "rpr" where !tag.isClosing:
                    run.isBold = tag.attribute(" b") == "1"
                    run.isItalic = tag.attribute(" i") == "1"
                case "numpr" where !tag.isClosing: block.style = .item(depth: 0, marker: "•")
                case "pstyle":
                    let style = tag.attribute("val")?.lowercased() ?? ""
                    if style == "title" { block.style = .heading(1) }
                    if style.hasPrefix("heading"), let level = Int(style.dropFirst(7)), (1...6).contains(level) {
                        block.style = .heading(level)
                    }
                default: break
                }
            }
        }
        return blocks
    }

    private static func openDocument(_ xml: Data) -> [TextBlock] {
        var blocks: [TextBlock] = []
        var block: TextBlock?
        var depth = 0
        MarkupTag.tokens(xml) { token in
            switch token {
            case .text(let text): block?.runs.append(.init(text: text))
            case .tag(let tag):
                switch tag.name {
                case "text:list": depth = max(0, depth + (tag.isClosing ? -1 : 1))
                case "text:h" where !tag.isClosing:
                    block = TextBlock(.heading(min(6, tag.attribute("text:outline-level").flatMap { Int($0) } ?? 1)))
                case "text:p" where !tag.isClosing && !tag.isEmpty:
                    block = TextBlock(depth > 0 ? .item(depth: depth - 1, marker: "•") : .paragraph)
                case "text:p", "text:h":
                    blocks.append(block ?? TextBlock(.paragraph))
                    block = nil
                case "text:s": block?.runs.append(.init(text: " "))
                case "text:tab": block?.runs.append(.init(text: "    "))
                case "text:line-break": block?.runs.append(.init(text: "\n"))
                default: break
                }
            }
        }
        return blocks
    }
}
