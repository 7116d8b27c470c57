import Foundation

/// Documents in the formats of Office, as plain as they can be.
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
            case .item(_, let sign):
                style = ""
                marker = run(.init(text: sign + " "))
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
            #"<w:t xml:space="preserve">\#(escaped(line))</w:t>"#
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
                        : #"<c t="inlineStr"><is><t xml:space="preserve">\#(escaped(cell))</t></is></c>"#
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

    /// XML knows no control characters.
    private static func escaped(_ text: some StringProtocol) -> String {
        let scalars = text.unicodeScalars.filter { $0.value >= 32 || $0.value == 9 }
        return String(String.UnicodeScalarView(scalars)).escapedForHTML
    }
}
