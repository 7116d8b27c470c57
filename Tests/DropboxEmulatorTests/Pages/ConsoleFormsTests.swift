import Foundation
import Testing

@testable import DropboxEmulator

/// What forms of the console say, and what they keep, when something is wrong.
@Suite struct ConsoleFormsTests {
    /// Returns the text of the problem that a page shows.
    private func problem(_ page: RawResponse) throws -> String {
        let start = try #require(page.text.firstRange(of: #"role="alert">"#), "\(page.text)")
        let end = try #require(page.text[start.upperBound...].firstRange(of: "</p>"))
        return String(page.text[start.upperBound..<end.lowerBound]).replacing("&quot;", with: "\"")
            .replacing("&#39;", with: "'")
    }

    private static let files = ConsoleFilesTests()

    // MARK: Names

    @Test(arguments: [
        (#"a\b"#, #""a\b" can't be a name: it contains a backslash."#),
        ("tr ", #""tr " can't be a name: it ends in white space."#),
        ("..", #"".." can't be a name: it means the folder above."#),
        (".", #""." can't be a name: it means the folder itself."#),
        ("x\u{7F}", "it contains the control character DEL."),
        ("a//b", "There is no name between two slashes of the path."), ("a/", "A path can't end with a slash."),
        (String(repeating: "n", count: 256), "it has 256 UTF-16 code units, and the maximum is 255."),
        (".DS_Store", "The service doesn't allow this name."),
    ])
    func wrongNameIsExplained(name: String, reason: String) async throws {
        try await Wire.run { wire in
            try wire.emulator.account("ada").put("/file.txt", "x")
            let created = try await Self.files.post("", ["action": "create_folder", "name": name], wire)
            let renamed = try await Self.files.post("/file.txt", ["action": "rename", "name": name], wire)
            for response in [created, renamed] {
                #expect(response.status == 409)
                let text = try problem(response)
                #expect(text.contains(reason), "\(text)")
                // The typed text isn't lost.
                #expect(response.text.contains("value=\"\(HTML.escaped(name))\""))
            }
            guard !name.contains("/") else { return }
            let uploaded = try problem(try await Self.files.upload([name: "x"], wire))
            #expect(uploaded.hasPrefix("Not uploaded: \(name): ") && uploaded.contains(reason), "\(uploaded)")
        }
    }

    @Test func everyExplainedPathIsInvalidAndEveryOtherIsValid() {
        for path in ["", "/a", "/a /b", "id:x", "ns:12/a", "rev:1", "/é/ü", "/new\nline"] {
            #expect(PathProblem.text(of: path) == nil, "\(path)")
        }
        let deep = String(repeating: "/a", count: 1001)
        for path in ["a", "/", "/a//b", "/a/", "/ /a", "ns:x", "/\u{0}", deep, "/a\u{3000}"] {
            #expect(PathProblem.text(of: path) != nil, "\(path)")
        }
    }

    // MARK: Uploads

    @Test func partlyFailedUploadSaysWhichFilesAreThere() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            try ada.setQuota(10)
            let files: KeyValuePairs = ["a.txt": "12345", "big.txt": "1234567890", #"b\c"#: "", "d.txt": "1234"]
            let response = try await Self.files.upload(files, wire)
            #expect(response.status == 409)
            let lines = try problem(response).split(separator: "\n")
            #expect(lines.count == 3, "\(lines)")
            #expect(lines.first?.hasPrefix("Not uploaded: big.txt: The account has no space left.") == true, "\(lines)")
            #expect(lines.dropFirst().first == #"Not uploaded: b\c: "b\c" can't be a name: it contains a backslash."#)
            #expect(lines.last == "Uploaded: a.txt, d.txt")
            #expect(try ada.list() == ["/a.txt", "/d.txt"])
            try ada.setQuota(1000)
            let below = try problem(try await Self.files.upload(["x": "1"], to: "/a.txt/b", wire))
            #expect(below.contains("A folder of the path is a file"), "\(below)")
        }
    }

    @Test func fileOverTheLimitDoesNotAffectOthers() async throws {
        try await Wire.run({ $0.limits.maximumFileSize = 8 }) { wire in
            let response = try await Self.files.upload(["a": "123456789", "b": "1"], wire)
            #expect(try problem(response).hasPrefix("Not uploaded: a: The file is larger than 8 bytes"))
            #expect(try wire.emulator.account("ada").list() == ["/b"])
        }
    }

    // MARK: Limits

    @Test func emptyFieldRemovesALimit() async throws {
        try await Wire.run { wire in
            let set = try await wire.post("/console/state", ["action": "limits", "calls_per_window": "1000000"])
            #expect(set.status == 303 && wire.emulator.store.limits.requestsPerWindow == 1_000_000)
            let kept = try await wire.post("/console/state", ["action": "limits", "page_size": "7"])
            #expect(kept.status == 303 && wire.emulator.store.limits.requestsPerWindow == 1_000_000)
            let removed = try await wire.post("/console/state", ["action": "limits", "calls_per_window": ""])
            #expect(removed.status == 303 && wire.emulator.store.limits.requestsPerWindow == nil)
            let wrong = try await wire.post(
                "/console/state", ["action": "limits", "page_size": "", "call_window": "12"])
            #expect(wrong.status == 400)
            let text = try problem(wrong)
            #expect(text.contains("page_size: expected a value, not null"), "\(text)")
            #expect(wrong.text.contains(#"name="call_window" type="number" value="12""#))
            #expect(wire.emulator.store.limits.pageSize == 7)
            let page = try await wire.send("GET /console/state").text
            #expect(page.components(separatedBy: "no limit").count == 2, "only one limit can be removed")
        }
    }

    @Test func nullRemovesALimitThatCanHaveNone() async throws {
        try await Wire.run { wire in
            func set(_ json: String) async throws -> RawResponse {
                try await wire.send(
                    "POST /emulator/limits/set", ["Content-Type: application/json"], body: Data(json.utf8))
            }
            #expect(try await set(#"{"calls_per_window":100000}"#).text.contains(#""calls_per_window":100000"#))
            let removed = try await set(#"{"calls_per_window":null}"#)
            #expect(removed.status == 200 && !removed.text.contains("calls_per_window"))
            #expect(wire.emulator.store.limits.requestsPerWindow == nil)
            let all = try #require(try await wire.send("GET /emulator/limits/get").json as [String: Any]?)
            for key in all.keys where key != "block_size" {
                let response = try await set("{\"\(key)\":null}")
                #expect(
                    response.status == 400 && response.text.contains("\(key): expected a value, not null"), "\(key)")
            }
        }
    }

    // MARK: Typed text

    @Test func typedTextIsKeptAfterAnError() async throws {
        try await Wire.run { wire in
            let scenario = try await wire.post("/console/faults", ["action": "load", "scenario": "{\"wrong\": <1>"])
            #expect(scenario.status == 400)
            #expect(scenario.text.contains("{&quot;wrong&quot;: &lt;1&gt;</textarea>"))
            #expect(scenario.text.contains("<details open><summary>Enter a scenario</summary>"))
            let clock = try await wire.post("/console/state", ["action": "advance", "seconds": "1e99"])
            #expect(clock.status == 400 && clock.text.contains(#"value="1e99""#))
            let app = try await wire.post(
                "/console/app?key=\(wire.emulator.appKey)",
                ["action": "change", "name": "New name", "redirect_uris": "nowhere", "access": "full_dropbox"])
            #expect(app.status == 400 && app.text.contains(#"value="New name""#) && app.text.contains("\nnowhere<"))
        }
    }

    // MARK: Live pages

    @Test func everyPageHasALivePart() async throws {
        try await Wire.run { wire in
            try wire.emulator.account("ada").put("/file.txt", "x")
            _ = try await wire.rpc("files/get_metadata", #"{"path":"/nowhere"}"#)
            let token = try await wire.send("GET /console/apps").text.firstMatch(of: /\/console\/token\?id=[0-9a-f]+/)
            let pages = [
                "/", "/console/files", "/console/files?path=/file.txt", "/console/people",
                "/console/person?account=ada",
                "/console/apps", "/console/app?key=\(wire.emulator.appKey)", "/console/calls", "/console/call?id=1",
                "/console/faults", "/console/state", "/console/webhooks", String(try #require(token).output),
            ]
            for page in pages {
                let response = try await wire.send("GET \(page)")
                #expect(response.status == 200 && response.text.contains("data-live-part"), "\(page)")
            }
            let account = try wire.emulator.account("ada")
            for name in [account.id, account.email, account.email.uppercased(), "ada"] {
                #expect(try await wire.send("GET /console/person?account=\(name)").status == 200, "\(name)")
            }
            let missing = try await wire.send("GET /console/person?account=nobody")
            #expect(missing.status == 404 && missing.text.contains("There is no account nobody."))
        }
    }

    @Test func pageIsMadeAgainOnlyAfterAChange() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            try ada.put("/a.txt", "x")
            func version(_ page: String, _ known: String? = nil) async throws -> (status: Int, version: String) {
                let headers = known.map { ["If-None-Match: \($0)"] } ?? []
                let response = try await wire.send("GET \(page)", headers)
                return (response.status, response.headers["etag"] ?? "")
            }
            for page in ["/console/files", "/console/files?path=/a.txt", "/console/calls"] {
                let first = try await version(page)
                #expect(first.status == 200 && !first.version.isEmpty)
                #expect(try await version(page, first.version).status == 304, "\(page)")
                try ada.put("/b.txt", "\(page)")
                let second = try await version(page, first.version)
                #expect(second.status == 200 && second.version != first.version, "\(page)")
                wire.emulator.clock.advance(by: .seconds(120))
                #expect(try await version(page, second.version).status == 200, "\(page)")
            }
            let calls = try await version("/console/calls")
            _ = try await wire.rpc("files/get_metadata", #"{"path":"/nowhere"}"#)
            #expect(try await version("/console/calls", calls.version).status == 200)
            let id = try #require(wire.emulator.calls.all.last?.id)
            let call = try await version("/console/call?id=\(id)")
            #expect(call.status == 200 && !call.version.isEmpty)
            #expect(try await version("/console/call?id=\(id)", call.version).status == 304)
            #expect(try await version("/console/call?id=\(id + 1)").status == 404)
            let snapshot = try wire.emulator.snapshot()
            let files = try await version("/console/files")
            try wire.emulator.restore(snapshot)
            #expect(try await version("/console/files", files.version).status == 200)
            let last = try await version("/console/calls")
            wire.emulator.calls.removeAll()
            #expect(try await version("/console/calls", last.version).status == 200)
            #expect(try await version("/console/call?id=\(id)", call.version).status == 404)
        }
    }

    @Test func largeFolderShowsTheFirstRowsInNaturalOrder() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            for number in stride(from: 30, through: 1, by: -1) { try ada.put("/file\(number).txt", "x") }
            for name in ["/Éa.txt", "/eb.txt", "/E.txt"] { try ada.put(name, "x") }
            try ada.createFolder("/z")
            func names(_ query: String) async throws -> [String] {
                try await wire.send("GET /console/files?\(query)").text.matches(of: /<tr data-key="([^"]*)"/)
                    .map { String($0.1) }
            }
            #expect(
                try await names("limit=8") == ["/z", "/E.txt", "/Éa.txt", "/eb.txt"] + (1...4).map { "/file\($0).txt" })
            #expect(try await names("").suffix(2) == ["/file29.txt", "/file30.txt"])
            // Absurd numbers are no failures.
            #expect(try await names("limit=-1").count == 1)
            #expect(try await names("limit=9223372036854775807").count == 34)
            let page = try await wire.send("GET /console/files?limit=8").text
            #expect(page.contains("26 more.") && page.contains("34 items"))
        }
    }

    @Test func pathOfACallIsEscapedForAFault() async throws {
        try await Wire.run { wire in
            _ = try await wire.rpc("files/get_metadata", #"{"path":"/a*\nb"}"#)
            let page = try await wire.send("GET /console/call?id=1").text
            let link = try #require(page.firstMatch(of: /href="(\/console\/faults\?[^"]*)"/)?.1)
            let form = try await wire.send("GET \(link.replacing("&amp;", with: "&"))").text
            #expect(form.contains(#"value="/a\*\nb""#))
            let fields: KeyValuePairs = [
                "action": "add", "effect": "server_error", "status": "500", "route": "files/get_metadata",
                "path": #"/a\*\nb"#,
            ]
            #expect(try await wire.post("/console/faults", fields).status == 303)
            #expect(try await wire.rpc("files/get_metadata", #"{"path":"/axyz\nb"}"#).status == 409)
            #expect(try await wire.rpc("files/get_metadata", #"{"path":"/a*\nb"}"#).status == 500)
        }
    }
}
