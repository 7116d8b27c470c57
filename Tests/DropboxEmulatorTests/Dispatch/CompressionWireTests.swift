import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests that results are compressed for clients that accept it, as by the service.
@Suite(.timeLimit(.minutes(10))) struct CompressionWireTests {
    private let query = "hello, hello"

    private func call(_ wire: Wire, _ encoding: String?, _ route: String = "check/user") async throws -> RawResponse {
        let headers =
            [wire.bearer, "Content-Type: application/json"] + (encoding.map { ["Accept-Encoding: \($0)"] } ?? [])
        return try await wire.send("POST /2/\(route)", headers, body: Data(#"{"query":"\#(query)"}"#.utf8))
    }

    @Test(arguments: [
        ("gzip", true), ("deflate, gzip, br", true), ("GZIP;q=0.5", true), ("*", true), ("x-gzip", true),
        ("br;q=1, *;q=0.1", true), ("gzip;q=0, *", false), ("gzip; q=0.0", false), ("*;q=0", false),
        ("identity", false),
        ("", false), ("gzipped", false), ("gzip;q=x", false),
    ])
    func clientDecidesAboutTheEncoding(header: String, isCompressed: Bool) async throws {
        try await Wire.run { wire in
            let response = try await call(wire, header)
            #expect(response.headers["content-encoding"] == (isCompressed ? "gzip" : nil))
            #expect(response.headers["vary"] == "Accept-Encoding")
            #expect((response.text == #"{"result":"\#(query)"}"#) == !isCompressed)
            // The log has what the service said.
            #expect(wire.emulator.calls.all.last?.response?.text == #"{"result":"\#(query)"}"#)
        }
    }

    @Test func contentErrorsAndPagesAreNeverCompressed() async throws {
        try await Wire.run { wire in
            let text = String(repeating: #"{"a":1}"#, count: 1_000)
            _ = try await wire.upload(#"{"path":"/a.json"}"#, text)
            let download = try await wire.download("/a.json", ["Accept-Encoding: gzip"])
            #expect(download.text == text && download.headers["vary"] == nil)
            let link = try await wire.rpc("files/get_temporary_link", #"{"path":"/a.json"}"#).json["link"] as? String
            let path = try #require(link.flatMap(URL.init(string:))).path
            let linked = try await wire.send("GET \(path)", ["Accept-Encoding: gzip"])
            #expect(linked.text == text && linked.headers["content-encoding"] == nil)
            let error = try await call(wire, "gzip", "files/get_metadata")
            #expect(error.status == 400 && error.headers["content-encoding"] == nil && error.headers["vary"] == nil)
        }
    }

    /// A fault of a body concerns the bytes that the service sent.
    @Test func truncatedResponseIsNotCompressed() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.corrupt(at: 0), times: 1)
            let response = try await call(wire, "gzip")
            #expect(response.headers["content-encoding"] == nil)
            #expect(response.body.dropFirst() == Data(#""result":"\#(query)"}"#.utf8))
        }
    }

    /// The goal for a page of 2,000 entries is 5.1 times. Half of the compressed bytes are the hashes.
    @Test func pageIsCompressedForCurl() async throws {
        try await Curl.run { emulator, curl in
            let account = try emulator.account("ada")
            for index in 0..<2_000 {
                let name = "2024-0\(index % 9 + 1)-1\(index % 10) 1\(index / 800).\(index % 50 + 10).\(index).jpg"
                try account.put("/Camera Uploads/Holidays in \(index % 40 + 1980)/\(name)", "\(index)")
            }
            let secure = try #require(emulator.secureURL).absoluteString
            let folder = try TemporaryDirectory()
            var sizes: [Double] = []
            var contents: [Data] = []
            for options in [[], ["--compressed"]] {
                let file = folder.url.appendingPathComponent("page\(sizes.count).json")
                let output = try await curl.send(
                    options + ["--output", file.path, "--write-out", "%{size_download}"],
                    "\(secure)/2/files/list_folder", #"{"path":"","recursive":true,"limit":2000}"#,
                    ["Authorization: Bearer \(emulator.accessToken)"])
                sizes.append(try #require(Double(output.text), "\(output)"))
                contents.append(try Data(contentsOf: file))
            }
            let entries = try contents.map { content in
                let page = try JSONSerialization.jsonObject(with: content) as? [String: Any]
                return (page?["entries"] as? [[String: Any]])?.compactMap { $0["path_display"] as? String }
            }
            #expect(entries[0]?.count == 2_000 && entries[0] == entries[1])
            #expect(sizes[0] / sizes[1] >= 5.1, "\(sizes)")
        }
    }
}
