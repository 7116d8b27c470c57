import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of Office and OpenDocument files.
struct OfficeTests {
    private func package(_ name: String, _ xml: String) throws -> Data {
        try OfficePackage.pack([("a/other.xml", "<x/>"), (name, xml)])
    }

    @Test func wordDocumentsKeepTheirTextStyles() throws {
        let xml = """
            <w:document><w:body><w:p><w:pPr><w:pStyle w:val="Heading2"/></w:pPr><w:r><w:t>Title</w:t></w:r></w:p>\
            <w:p><w:r><w:t xml:space="preserve">A &amp; </w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>B</w:t></w:r></w:p>\
            <w:p><w:pPr><w:numPr><w:ilvl w:val="0"/></w:numPr></w:pPr><w:r><w:t>one</w:t></w:r></w:p></w:body></w:document>
            """
        let blocks = try #require(OfficeReader.blocks(try package("word/document.xml", xml)))
        #expect(TextBlock.markdown(blocks) == "## Title\n\nA \\& **B**\n\n- one\n")
    }

    @Test func slidesKeepTheirOrder() throws {
        func slide(_ text: String) -> String {
            #"<p:sld><a:p><a:r><a:rPr lang="en" b="1"/><a:t>\#(text)</a:t></a:r></a:p></p:sld>"#
        }
        let data = try OfficePackage.pack([
            ("ppt/slides/slide10.xml", slide("ten")), ("ppt/slides/slide2.xml", slide("two")),
        ])
        let blocks = try #require(OfficeReader.blocks(data))
        #expect(TextBlock.markdown(blocks) == "**two**\n\n---\n\n**ten**\n")
    }

    @Test func openDocumentFilesAreSupported() throws {
        let xml = """
            <office:text><text:h text:outline-level="1">Title</text:h><text:p>a<text:tab/>b</text:p>\
            <text:list><text:list-item><text:p>one</text:p></text:list-item></text:list></office:text>
            """
        let blocks = try #require(OfficeReader.blocks(try package("content.xml", xml)))
        #expect(TextBlock.markdown(blocks) == "# Title\n\na    b\n\n- one\n")
        let table = """
            <table:table table:name="T"><table:table-row><table:table-cell><text:p>1</text:p></table:table-cell>\
            <table:table-cell table:number-columns-repeated="2"/><table:table-cell><text:p>4</text:p></table:table-cell>\
            </table:table-row></table:table>
            """
        let sheets = try #require(OfficeReader.sheets(try package("content.xml", table)))
        #expect(sheets == [Sheet(name: "T", rows: [["1", "", "", "4"]])])
    }

    @Test func cellsKeepTheirPositions() throws {
        let data = try OfficePackage.pack([
            ("xl/workbook.xml", #"<sheets><sheet name="Costs" sheetId="1"/></sheets>"#),
            ("xl/sharedStrings.xml", "<sst><si><t>shared</t></si></sst>"),
            (
                "xl/worksheets/sheet1.xml",
                #"<row r="1"><c r="B1" t="s"><v>0</v></c></row><row r="2"><c r="A2"><v>12</v></c><c r="XFD2"><v>9</v></c></row>"#
            ),
        ])
        #expect(OfficeReader.sheets(data) == [Sheet(name: "Costs", rows: [["", "shared"], ["12"]])])
    }

    @Test func writtenDocumentsRoundTrip() throws {
        let blocks = [TextBlock(.heading(1), [.init(text: "T")]), TextBlock(.paragraph, [.init(text: "<a> & b")])]
        let document = try OfficeWriter.document(blocks)
        #expect(OfficeReader.blocks(document) == blocks)
        #expect(try OfficeWriter.document(blocks) == document)
        let sheet = Sheet(name: "Sheet1", rows: [["a", "1.5"], ["<x>", "y z"]])
        #expect(OfficeReader.sheets(try OfficeWriter.workbook(sheet)) == [sheet])
    }

    @Test func corruptAndHugePackagesAreRejected() throws {
        #expect(OfficeReader.blocks(Data("PK\u{3}\u{4}".utf8)) == nil)
        let xml = "<w:p><w:r><w:t>x</w:t></w:r></w:p>"
        let document = try package("word/document.xml", xml)
        #expect(OfficeReader.blocks(try package("other.xml", xml)) == nil)
        for length in stride(from: 4, to: document.count, by: 7) { _ = OfficeReader.blocks(document.prefix(length)) }
        // 65 MiB of spaces compress to 64 KiB.
        let bomb = try package("word/document.xml", String(repeating: " ", count: 65 << 20))
        #expect(bomb.count < 1 << 20)
        #expect(OfficeReader.blocks(bomb) == nil)
    }
}
