import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the conversion of documents.
@Suite(.timeLimit(.minutes(10)))
struct DocumentTests {
    @Test func htmlBecomesMarkdown() {
        let html = """
            <html><head><title>no</title><style>p { color: red }</style></head><body>
            <!-- not this --><h2>A &amp; B</h2>
            <p>Some <b>bold</b>, <em>slanted</em> and <code>code</code> with a <a href="https://example.com/a">link</a>.
            <ul><li>one</li><li>two<ul><li>inner *star*</li></ul></li></ul>
            <ol><li>first<li>second</ol>
            <blockquote><p>wise</p><p>words</p></blockquote>
            <pre>let x = 1
              y</pre><hr><p>1. no list</p><p># no heading<br>next</body></html>
            """
        let markdown = """
            ## A \\& B

            Some **bold**, *slanted* and `code` with a [link](https://example.com/a).

            - one
            - two
                - inner \\*star\\*

            1. first
            2. second

            > wise
            >
            > words

            ```
            let x = 1
              y
            ```

            ---

            1\\. no list

            \\# no heading\\
            next

            """
        #expect(HTMLReader.markdown(html) == markdown)
    }

    @Test func malformedHTMLIsReadAsFarAsPossible() {
        #expect(HTMLReader.markdown("a < b <p>c<b") == "a \\< b\n\nc\n")
        #expect(HTMLReader.markdown("</li></ul></blockquote></a>x&bogus;&#0;&#x41;") == "x\\&bogus;\\&#0;A\n")
        #expect(HTMLReader.markdown("") == "")
        let deep = String(repeating: "<ul><li><blockquote>", count: 20_000) + "x"
        #expect(HTMLReader.markdown(deep).hasSuffix("x\n"))
        #expect(HTMLReader.markdown(String(repeating: "<a", count: 500_000)) == "")
    }

    @Test func escapedPlainTextRoundTripsThroughMarkdown() {
        let text = "# one\n* two\n1. three\n<b>four</b> [five](six)\n    seven"
        #expect(
            Markdown.plainText(Markdown.escaped(text)) == "# one\n* two\n1. three\n<b>four</b> [five](six)\nseven\n")
    }

    @Test func richTextLosesItsFormatting() {
        let text = #"{\rtf1\ansi{\fonttbl{\f0 Arial;}}\b Bold\b0 , caf\'e9\par{\*\generator x;}\u8364? \{x\}}"#
        #expect(RichText.text(Data(text.utf8)) == "Bold, café\n€ {x}")
        #expect(RichText.text(Data(#"{\rtf1 \'"#.utf8)) == "")
    }

    @Test func quotedSeparatorsAreKept() {
        let sheet = Sheet(name: "a", separated: "a,b\n\"x, y\",\"he said \"\"hi\"\"\"\r\n1,\n")
        #expect(sheet.rows == [["a", "b"], ["x, y", "he said \"hi\""], ["1", ""]])
        #expect(Sheet(name: "a", separated: "a;b\n1,5;2").rows == [["a", "b"], ["1,5", "2"]])
    }

    @Test func textContinuesOnTheNextPage() throws {
        let blocks = TextBlock.blocks(of: String(repeating: "word ", count: 5000) + String(repeating: "x", count: 3000))
        let date = Date(timeIntervalSince1970: 0)
        let pdf = try #require(PDFWriter.pdf(blocks, title: "a", date: date))
        #expect(pdf.starts(with: Data("%PDF-".utf8)))
        let pages = String(decoding: pdf, as: UTF8.self).components(separatedBy: "/Type /Page ").count - 1
        #expect(pages > 8 && pages < 20)
        #expect(PDFWriter.pdf(blocks, title: "a", date: date) == pdf)
    }
}
