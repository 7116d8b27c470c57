import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of previews over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct PreviewWireTests {
    private func preview(_ wire: Wire, _ path: String) async throws -> RawResponse {
        try await wire.send("POST /2/files/get_preview", [wire.bearer, #"Dropbox-API-Arg: {"path":"\#(path)"}"#])
    }

    @Test func documentsAreConvertedToPDF() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a.RTF"}"#, #"{\rtf1 Hello\par}"#)
            let response = try await preview(wire, "/a.RTF")
            #expect(response.status == 200)
            #expect(response.headers["content-type"] == "application/octet-stream")
            #expect(response.headers["dropbox-api-result"]?.hasPrefix(#"{"name":"a.RTF""#) == true)
            #expect(response.body.starts(with: Data("%PDF-".utf8)))
            _ = try await wire.upload(#"{"path":"/b.ai"}"#, response.body)
            #expect(try await preview(wire, "/b.ai").body == response.body)
        }
    }

    @Test func tablesAreConvertedToHTML() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a.csv"}"#, "a,b\n<1>,2\n")
            let response = try await preview(wire, "/a.csv")
            #expect(response.headers["content-type"] == "application/octet-stream")
            #expect(response.text.contains("<tr><td>&lt;1&gt;</td><td>2</td></tr>"))
        }
    }

    @Test func cloudDocumentsAreExported() async throws {
        try await Wire.run { wire in
            func export(_ path: String) async throws -> RawResponse {
                try await wire.send("POST /2/files/export", [wire.bearer, #"Dropbox-API-Arg: {"path":"\#(path)"}"#])
            }
            _ = try await wire.upload(#"{"path":"/a.gdoc"}"#, "Hello\n")
            let document = try await export("/a.gdoc")
            #expect(document.headers["dropbox-api-result"]?.hasPrefix(#"{"export_metadata":{"name":"a.docx""#) == true)
            #expect(OfficeReader.blocks(document.body)?.first?.runs.first?.text == "Hello")
            _ = try await wire.upload(#"{"path":"/a.docx"}"#, document.body)
            #expect(try await preview(wire, "/a.docx").body.starts(with: Data("%PDF-".utf8)))
            _ = try await wire.upload(#"{"path":"/a.gsheet"}"#, "a,1\n")
            let workbook = try await export("/a.gsheet")
            #expect(OfficeReader.sheets(workbook.body)?.first?.rows == [["a", "1"]])
            _ = try await wire.upload(#"{"path":"/a.xlsx"}"#, workbook.body)
            #expect(try await preview(wire, "/a.xlsx").text.contains("<tr><td>a</td><td>1</td></tr>"))
        }
    }

    @Test func otherFilesHaveNoPreview() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a.txt"}"#, "text")
            #expect(try await preview(wire, "/a.txt").summary == "unsupported_extension/")
            _ = try await wire.upload(#"{"path":"/a.doc"}"#, Data([0xD0, 0xCF, 0x11, 0xE0, 0]))
            #expect(try await preview(wire, "/a.doc").summary == "unsupported_content/")
            #expect(try await preview(wire, "/b.doc").summary == "path/not_found/")
        }
    }
}
