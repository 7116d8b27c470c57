import CDropboxCairo
import Foundation

/// Lays out text on the pages of a PDF with cairo.
final class PDFWriter {
    /// The maximum number of pages.
    static let maximumPages = 500

    private static let page = (width: 612.0, height: 792.0, margin: 72.0)
    private let output = Output()
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private var y = page.margin
    private var pages = 1

    private final class Output { var data = Data() }

    /// Creates a PDF. The same input results in the same bytes.
    ///
    /// - Parameter date: The creation date in the document's metadata.
    static func pdf(_ blocks: [TextBlock], title: String, date: Date) -> Data? {
        guard let writer = PDFWriter(title: title, date: date) else { return nil }
        for block in blocks where writer.pages <= maximumPages { writer.draw(block) }
        return writer.finish()
    }

    private init?(title: String, date: Date) {
        let write: cairo_write_func_t = { closure, bytes, length in
            guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
            Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(length))
            return CAIRO_STATUS_SUCCESS
        }
        let closure = Unmanaged.passUnretained(output).toOpaque()
        guard let surface = cairo_pdf_surface_create_for_stream(write, closure, Self.page.width, Self.page.height),
            let context = cairo_create(surface)
        else { return nil }
        self.surface = surface
        self.context = context
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_TITLE, Self.printable(title))
        let formatter = ISO8601DateFormatter()
        cairo_pdf_surface_set_metadata(surface, CAIRO_PDF_METADATA_CREATE_DATE, formatter.string(from: date))
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    private func finish() -> Data? {
        cairo_show_page(context)
        cairo_surface_finish(surface)
        return cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS ? output.data : nil
    }

    // MARK: Blocks

    private func draw(_ block: TextBlock) {
        switch block.style {
        case .heading(let level):
            y += 6
            let runs = block.runs.map { run in
                var bold = run
                bold.isBold = true
                return bold
            }
            flow(runs, size: max(11, 22 - 3 * Double(level - 1)), indent: 0)
        case .paragraph:
            flow(block.runs, size: 11, indent: 0)
        case .item(let depth, let marker):
            flow(block.runs, size: 11, indent: 18 * Double(depth + 1), marker: marker)
        case .quote:
            let top = y
            flow(block.runs, size: 11, indent: 18)
            if y > top { line(x: Self.page.margin + 6, from: top, to: y - 4) }
        case .code:
            flow(block.runs, size: 10, indent: 12)
        case .rule:
            cairo_rectangle(context, Self.page.margin, y, Self.page.width - 2 * Self.page.margin, 0.75)
            cairo_fill(context)
            y += 12
        }
    }

    private func line(x: Double, from top: Double, to bottom: Double) {
        cairo_rectangle(context, x, top, 1.5, bottom - top)
        cairo_fill(context)
    }

    // MARK: Lines

    private struct Word {
        var text: String
        var run: TextBlock.Run
        var width: Double
    }

    /// Breaks runs into lines, and draws them.
    private func flow(_ runs: [TextBlock.Run], size: Double, indent: Double, marker: String = "") {
        let width = Self.page.width - 2 * Self.page.margin - indent
        var marker = marker
        var line: [Word] = []
        var used = 0.0
        func end() {
            draw(line, size: size, x: Self.page.margin + indent, marker: marker)
            marker = ""
            line = []
            used = 0
        }
        for run in runs {
            select(run, size)
            for (index, segment) in run.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
                if index > 0 { end() }
                for text in Self.words(Self.printable(String(segment))) {
                    for part in fitting(text, width) {
                        let advance = measure(part)
                        if used + advance > width, !line.isEmpty {
                            end()
                            if part == " " { continue }
                        }
                        line.append(Word(text: part, run: run, width: advance))
                        used += advance
                    }
                }
            }
        }
        end()
        y += size * 0.4
    }

    private func draw(_ line: [Word], size: Double, x: Double, marker: String) {
        let height = size * 1.35
        if y + height > Self.page.height - Self.page.margin {
            pages += 1
            guard pages <= Self.maximumPages else { return }
            cairo_show_page(context)
            y = Self.page.margin
        }
        if !marker.isEmpty {
            select(TextBlock.Run(text: ""), size)
            cairo_move_to(context, x - measure(marker + " "), y + size)
            cairo_show_text(context, marker)
        }
        var x = x
        for word in line {
            select(word.run, size)
            cairo_move_to(context, x, y + size)
            cairo_show_text(context, word.text)
            x += word.width
        }
        y += height
    }

    private func select(_ run: TextBlock.Run, _ size: Double) {
        cairo_select_font_face(
            context, run.isCode ? "monospace" : "sans-serif",
            run.isItalic ? CAIRO_FONT_SLANT_ITALIC : CAIRO_FONT_SLANT_NORMAL,
            run.isBold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL)
        cairo_set_font_size(context, size)
    }

    private func measure(_ text: String) -> Double {
        var extents = cairo_text_extents_t()
        cairo_text_extents(context, text, &extents)
        return extents.x_advance
    }

    /// Splits a word into parts that each fit into a line.
    private func fitting(_ word: String, _ width: Double) -> [String] {
        guard word.count > 20, measure(word) > width else { return [word] }
        let half = word.index(word.startIndex, offsetBy: word.count / 2)
        return fitting(String(word[..<half]), width) + fitting(String(word[half...]), width)
    }

    /// Splits text into words and single spaces.
    private static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = ""
        for character in text {
            if character == " " {
                if !word.isEmpty { words.append(word) }
                words.append(" ")
                word = ""
            } else {
                word.append(character)
            }
        }
        return word.isEmpty ? words : words + [word]
    }

    /// Removes characters that end a C string or aren't printable.
    private static func printable(_ text: String) -> String {
        String(String.UnicodeScalarView(text.unicodeScalars.filter { $0.value >= 32 && $0.value != 127 }))
    }
}

/// The page count and size of a PDF file. Files with compressed objects aren't supported.
struct PDFHeader: Sendable, Hashable {
    struct Size: Sendable, Hashable {
        var width: UInt32
        var height: UInt32
    }

    let pageCount: UInt32
    /// The size of the first page that specifies one, in points.
    let size: Size?

    /// Parses a PDF file, or returns `nil` if it isn't one or its pages are compressed.
    init?(_ data: Data) {
        guard data.starts(with: Data("%PDF-".utf8)) else { return nil }
        var count = 0
        var remaining = data
        while let key = remaining.range(of: Data("/Type".utf8)) {
            remaining = remaining[key.upperBound...]
            let word = String(decoding: remaining.prefix(8), as: UTF8.self).drop { $0.isWhitespace }
            if word.hasPrefix("/Page"), !word.hasPrefix("/Pages") { count += 1 }
        }
        guard count > 0 else { return nil }
        pageCount = UInt32(clamping: count)
        let box = data.range(of: Data("/MediaBox".utf8)).map {
            String(decoding: data[$0.upperBound...].prefix(60), as: UTF8.self)
        }
        let sides = (box ?? "").drop { "[ ".contains($0) }.prefix { $0 != "]" }.split(separator: " ").compactMap {
            Double($0)
        }
        size =
            sides.count == 4
            ? Size(width: Self.length(sides[2] - sides[0]), height: Self.length(sides[3] - sides[1])) : nil
    }

    /// Returns the length of a side. It may be NaN, because a file can contain "nan" or "inf".
    private static func length(_ value: Double) -> UInt32 {
        UInt32(exactly: min(max(value, 0), 1e6).rounded()) ?? 0
    }
}
