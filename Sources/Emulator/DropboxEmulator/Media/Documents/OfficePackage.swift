import CDropboxArchive
import Foundation

/// Reads and writes zip archives, such as office documents.
enum OfficePackage {
    /// The maximum number of bytes to unpack, because a small archive can contain a huge file.
    private static let maximumSize = 64 << 20

    static func isPackage(_ data: Data) -> Bool { data.starts(with: Data("PK\u{3}\u{4}".utf8)) }

    /// Returns the files with matching names, or `nil` if the archive is invalid or too large.
    static func parts(_ data: Data, where isIncluded: (String) -> Bool) -> [String: Data]? {
        guard let archive = archive_read_new() else { return nil }
        defer { archive_read_free(archive) }
        archive_read_support_format_zip(archive)
        return data.withUnsafeBytes { buffer in
            guard archive_read_open_memory(archive, buffer.baseAddress, buffer.count) == ARCHIVE_OK else { return nil }
            var parts: [String: Data] = [:]
            var remaining = maximumSize
            while true {
                var entry: OpaquePointer?
                let status = archive_read_next_header(archive, &entry)
                if status == ARCHIVE_EOF { return parts }
                guard status == ARCHIVE_OK || status == ARCHIVE_WARN else { return nil }
                guard let name = archive_entry_pathname(entry).map({ String(cString: $0) }), isIncluded(name) else {
                    continue
                }
                guard let part = ArchiveEntry.content(in: archive, upTo: remaining) else { return nil }
                remaining -= part.count
                parts[name] = part
            }
        }
    }

    /// Creates an archive. The same files result in the same bytes.
    static func pack(_ parts: [(name: String, text: String)]) throws -> Data {
        let writer = try ZipWriter()
        for part in parts {
            let bytes = Data(part.text.utf8)
            try writer.beginFile(
                part.name, size: UInt64(bytes.count), modified: Date(timeIntervalSince1970: 315_532_800))
            try bytes.withUnsafeBytes { try writer.write($0) }
        }
        try writer.finish()
        var packed = Data()
        var chunk = [UInt8](repeating: 0, count: 64 << 10)
        while true {
            let count = chunk.withUnsafeMutableBytes { writer.read(into: $0) }
            if count == 0 { return packed }
            packed.append(contentsOf: chunk.prefix(count))
        }
    }
}

/// Creates minimal Office documents.
enum OfficeWriter {
    private static let head = #"<?xml version="1.0" encoding="UTF-8" standalone="yes"?>"# + "\n"
    private static let schemas = "http://schemas.openxmlformats.org"
    private static let main = "application/vnd.openxmlformats-officedocument"

    static func document(_ blocks: [TextBlock]) throws -> Data {
        let paragraphs = blocks.map { block -> String in
            let style: String
            var marker = ""
            switch block.style {
            case .heading(let level): style = #"<w:pPr><w:pStyle w:val="Heading\#(level)"/></w:pPr>"#
            case .item(_, let itemMarker):
                style = ""
                marker = run(.init(text: itemMarker + " "))
            default: style = ""
            }
            return "<w:p>" + style + marker + block.runs.map(run).joined() + "</w:p>"
        }
        let names = #"xmlns:w="\#(schemas)/wordprocessingml/2006/main""#
        return try OfficePackage.pack([
            ("[Content_Types].xml", types([("/word/document.xml", "wordprocessingml.document.main")])),
            ("_rels/.rels", relationships([("officeDocument", "word/document.xml")])),
            ("word/document.xml", head + "<w:document \(names)><w:body>\(paragraphs.joined())</w:body></w:document>"),
        ])
    }

    private static func run(_ run: TextBlock.Run) -> String {
        let style = (run.isBold ? "<w:b/>" : "") + (run.isItalic ? "<w:i/>" : "")
        let lines = run.text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            #"<w:t xml:space="preserve">\#(HTML.escapedForXML(line))</w:t>"#
        }
        return "<w:r>" + (style.isEmpty ? "" : "<w:rPr>\(style)</w:rPr>") + lines.joined(separator: "<w:br/>")
            + "</w:r>"
    }

    static func workbook(_ sheet: Sheet) throws -> Data {
        let rows = sheet.rows.map { row in
            "<row>"
                + row.map { cell in
                    Double(cell) != nil && cell.allSatisfy { $0.isNumber || ".-".contains($0) }
                        ? "<c><v>\(cell)</v></c>"
                        : #"<c t="inlineStr"><is><t xml:space="preserve">\#(HTML.escapedForXML(cell))</t></is></c>"#
                }.joined() + "</row>"
        }
        let names = #"xmlns="\#(schemas)/spreadsheetml/2006/main""#
        let links = #"xmlns:r="\#(schemas)/officeDocument/2006/relationships""#
        return try OfficePackage.pack([
            (
                "[Content_Types].xml",
                types([
                    ("/xl/workbook.xml", "spreadsheetml.sheet.main"),
                    ("/xl/worksheets/sheet1.xml", "spreadsheetml.worksheet"),
                ])
            ),
            ("_rels/.rels", relationships([("officeDocument", "xl/workbook.xml")])),
            ("xl/_rels/workbook.xml.rels", relationships([("worksheet", "worksheets/sheet1.xml")])),
            (
                "xl/workbook.xml",
                head
                    + #"<workbook \#(names) \#(links)><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>"#
            ),
            (
                "xl/worksheets/sheet1.xml",
                head + "<worksheet \(names)><sheetData>\(rows.joined())</sheetData></worksheet>"
            ),
        ])
    }

    private static func types(_ parts: [(name: String, type: String)]) -> String {
        let overrides = parts.map { #"<Override PartName="\#($0.name)" ContentType="\#(main).\#($0.type)+xml"/>"# }
        return head + #"<Types xmlns="\#(schemas)/package/2006/content-types">"#
            + #"<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>"#
            + #"<Default Extension="xml" ContentType="application/xml"/>"# + overrides.joined() + "</Types>"
    }

    private static func relationships(_ targets: [(kind: String, target: String)]) -> String {
        let entries = targets.enumerated().map { index, entry in
            let type = "\(schemas)/officeDocument/2006/relationships/\(entry.kind)"
            return #"<Relationship Id="rId\#(index + 1)" Type="\#(type)" Target="\#(entry.target)"/>"#
        }
        return head + #"<Relationships xmlns="\#(schemas)/package/2006/relationships">"# + entries.joined()
            + "</Relationships>"
    }
}
