import Foundation
import Testing

@testable import DropboxEmulator

/// The pages of files: forms call the routes of the API, and hostile names and contents stay text.
@Suite struct ConsoleFilesTests {
    private static let boundary = "b0undary"

    /// Uploads files by the form of a folder.
    func upload(
        _ files: KeyValuePairs<String, String>, to path: String = "", _ wire: Wire
    ) async throws -> RawResponse {
        var body = ""
        for (name, content) in files {
            body += "--\(Self.boundary)\r\nContent-Disposition: form-data; name=\"file\"; filename=\"\(name)\"\r\n"
            body += "Content-Type: text/plain\r\n\r\n\(content)\r\n"
        }
        body += "--\(Self.boundary)--\r\n"
        return try await wire.send(
            "POST /console/files?\(Wire.form(["account": "ada", "path": path]))",
            ["Content-Type: multipart/form-data; boundary=\(Self.boundary)"], body: Data(body.utf8))
    }

    func page(_ path: String, _ wire: Wire, _ more: KeyValuePairs<String, String> = [:]) async throws -> String {
        let fields = "account=ada&" + Wire.form(["path": path]) + (more.isEmpty ? "" : "&" + Wire.form(more))
        let response = try await wire.send("GET /console/files?\(fields)")
        #expect(response.status == 200, "\(path)")
        return response.text
    }

    func post(_ path: String, _ form: KeyValuePairs<String, String>, _ wire: Wire) async throws -> RawResponse {
        try await wire.post("/console/files?\(Wire.form(["account": "ada", "path": path]))", form)
    }

    @Test func uploadsReachCursorsAndWebhooksAndMakeRevisions() async throws {
        try await Wire.run { wire in
            let cursor = try await wire.rpc("files/list_folder", #"{"path":"","recursive":true}"#).string("cursor")
            #expect(try await upload(["a.txt": "one", "b.txt": ""], to: "/new", wire).status == 303)
            #expect(try await upload(["a.txt": "two"], to: "/new", wire).status == 303)
            let ada = try wire.emulator.account("ada")
            #expect(try ada.read("/new/a.txt") == Data("two".utf8))
            #expect(try ada.read("/new/b.txt").isEmpty)
            let changes = try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#)
            #expect(changes.text.contains("/new/a.txt") && changes.text.contains("/new/b.txt"))
            let revisions = try await wire.rpc("files/list_revisions", #"{"path":"/new/a.txt"}"#)
            #expect((revisions.json["entries"] as? [Any])?.count == 2)
        }
    }

    @Test func changesOfTeamMembersAreEventsOfTheTeam() async throws {
        try await Wire.run { wire in
            try wire.emulator.addTeam(.init("Engines", members: [.init("ada", role: .teamAdmin)]))
            #expect(try await post("", ["action": "create_folder", "name": "plans"], wire).status == 303)
            let token = try wire.emulator.teamToken("Engines")
            let events = try await wire.call("team_log/get_events", by: token, "{}")
            #expect(events.text.contains(#"{".tag":"file_add""#) && events.text.contains("/plans"))
        }
    }

    @Test func fullAccountsAndInvalidNamesAreRefusedWithAReason() async throws {
        try await Wire.run { wire in
            try wire.emulator.account("ada").setQuota(2)
            let full = try await upload(["a.txt": "three"], wire)
            #expect(full.status == 409 && full.text.contains("role=\"alert\""))
            #expect(full.text.contains("insufficient"))
            #expect(try wire.emulator.account("ada").list().isEmpty)
            #expect(!full.text.contains("{"), "the error isn't JSON")
            let invalid = try await post("", ["action": "create_folder", "name": "a/../b//c"], wire)
            #expect(invalid.status == 409, "\(invalid.status)")
            #expect(try await upload([:], wire).status == 400)
        }
    }

    @Test func itemsAreMovedCopiedDeletedAndRestored() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            try ada.put("/folder/a.txt", "one")
            try ada.put("/folder/a.txt", "two")
            #expect(try await page("/folder/a.txt", wire).contains("Restore revision"))
            let renamed = try await post("/folder/a.txt", ["action": "rename", "name": "b.txt"], wire)
            #expect(renamed.headers["location"]?.contains("%2Ffolder%2Fb.txt") == true)
            _ = try await post("/folder/b.txt", ["action": "copy", "to": "/copies/"], wire)
            _ = try await post("/folder", ["action": "move", "to": "/moved"], wire)
            #expect(try ada.list() == ["/copies/", "/copies/b.txt", "/moved/", "/moved/b.txt"])
            _ = try await post("/moved", ["action": "delete"], wire)
            #expect(try ada.list() == ["/copies/", "/copies/b.txt"])
            #expect(try await page("", wire, ["deleted": "1"]).contains("Restore moved"))
            #expect(try await post("", ["action": "restore", "path": "/moved"], wire).status == 303)
            #expect(try ada.read("/moved/b.txt") == Data("two".utf8))
        }
    }

    @Test func linksAreCreatedAndRevoked() async throws {
        try await Wire.run { wire in
            try wire.emulator.account("ada").put("/a.txt", "text")
            #expect(try await post("/a.txt", ["action": "create_link", "download": "true"], wire).status == 303)
            let links = try await wire.rpc("sharing/list_shared_links", #"{"path":"/a.txt"}"#)
            let url = try #require(((links.json["links"] as? [[String: Any]])?.first)?["url"] as? String)
            #expect(try await page("/a.txt", wire).contains(HTML.escaped(url)))
            #expect(try await post("/a.txt", ["action": "revoke_link", "url": url], wire).status == 303)
            #expect(try await page("/a.txt", wire).contains("No links."))
        }
    }

    @Test func namesAreText() async throws {
        try await Wire.run { wire in
            let name = #"<script>alert(1)<b onclick='x'>"&.txt"#
            let ada = try wire.emulator.account("ada")
            try ada.put("/\(name)", "<img src=x onerror=alert(1)>")
            try ada.put("/\(name) folder/x.md", "<script>alert(1)</script>")
            _ = try await wire.rpc("files/get_metadata", JSONValue.object(["path": .string("/" + name)]).text)
            try wire.emulator.addTeam(.init("<i>team</i>", members: [.init("ada", role: .teamAdmin)]))
            try wire.emulator.addApp(.init(key: "<u>key</u>", secret: "s", name: "<u>app</u>"))
            try wire.emulator.takeSnapshot(named: "<s>snapshot</s>")
            let scenario = #"{"faults": [{"name": "<q>fault</q>", "effect": "latency", "seconds": 0}]}"#
            #expect(try await wire.post("/console/faults", ["action": "load", "scenario": scenario]).status == 303)
            let paths = ["", "/\(name)", "/\(name) folder", "/\(name) folder/x.md"]
            var pages = [String]()
            for path in paths { pages.append(try await page(path, wire)) }
            let others = [
                "people", "person?account=ada", "apps", "app?key=%3Cu%3Ekey%3C%2Fu%3E", "calls", "call?id=1", "faults",
                "state", "webhooks", "faults?route=%22%3E%3Cb%3E&name=%3C%2Ftextarea%3E%3Cb%3E",
                "calls?route=%22%3E%3Cb%3E",
            ]
            for other in others { pages.append(try await wire.send("GET /console/\(other)").text) }
            for (index, text) in pages.enumerated() {
                for tag in ["<script>", "<b ", "<b>", "<img src=x", "<i>", "<u>", "<s>", "<q>", "</textarea><b>"] {
                    #expect(!text.contains(tag), "page \(index) has \(tag)")
                }
                // Markup of the console that is escaped by mistake.
                #expect(
                    !text.contains("&lt;p") && !text.contains("&lt;ul") && !text.contains("&lt;span"), "page \(index)")
            }
        }
    }

    @Test func contentIsSandboxed() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            try ada.put("/evil.html", "<script>fetch('/emulator/reset', {method: 'POST'})</script>")
            try ada.put("/evil.md", "# Title\n\n<script>alert(1)</script>\n\n[link](javascript:alert(1))\n")
            try ada.put("/evil.svg", "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>")
            try ada.put("/a.pdf", "%PDF-1.4")
            for file in ["evil.html", "evil.svg", "a.pdf"] {
                let response = try await wire.send("GET /console/content?account=ada&path=/\(file)")
                #expect(response.status == 200)
                let policy = response.headers["content-security-policy"] ?? ""
                #expect(policy.contains("script-src 'none'") && policy.contains("form-action 'none'"), "\(file)")
                #expect(policy.hasPrefix("sandbox;") || file == "a.pdf", "\(file) \(policy)")
                #expect(response.headers["x-content-type-options"] == "nosniff")
                #expect(response.headers["cross-origin-resource-policy"] == "same-origin")
                #expect(response.headers["dropbox-api-result"] == nil)
            }
            let document = try await wire.send("GET /console/document?account=ada&path=/evil.md")
            #expect(document.text.contains("<h1>Title</h1>"))
            #expect(!document.text.contains("<script") && !document.text.contains("javascript:"))
            #expect(document.headers["content-security-policy"]?.hasPrefix("sandbox;") == true)
            let download = try await wire.send(
                "GET /console/content?account=ada&path=/evil.html&download=1", ["Range: bytes=0-3"])
            #expect(download.status == 206 && download.text == "<scr")
            #expect(download.headers["content-disposition"]?.hasPrefix("attachment;") == true)
        }
    }

    @Test func previewsAreReadable() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            try ada.put("/a.json", #"{"b":[1],"a":"x"}"#)
            try ada.put("/bytes", Data([0, 1, 2]))
            try ada.put("/long.txt", String(repeating: "é", count: 200_000))
            let records = """
                {"count":1,"datastore":1,"number":17,"snapshot":{"k":5}}
                ["notes","a",{"f":{"title":[{"s":0,"v":"Milk"}]},"l":[0],"s":[[17,"k",5]]}]

                """
            try ada.put("/17-hash.snapshot", records)
            let changes = """
                {"datastore":1,"device":"k","number":17}
                {"changes":[["I","notes","a",{"title":["Milk"]}],["D","notes","b"]],"sequence":5}

                """
            try ada.put("/k-5-5-hash.delta", changes)
            #expect(try await page("/a.json", wire).contains("&quot;a&quot; : &quot;x&quot;,\n"))
            #expect(try await page("/bytes", wire).contains("no preview"))
            #expect(try await page("/long.txt", wire).contains("Only the first 256 KiB are shown."))
            let snapshot = try await page("/17-hash.snapshot", wire)
            #expect(snapshot.contains("<td>notes</td><td>a</td>") && snapshot.contains("title: Milk"))
            let delta = try await page("/k-5-5-hash.delta", wire)
            #expect(delta.contains("<td>insert</td>") && delta.contains("<td>delete</td>"))
        }
    }

    @Test func teamFoldersAreShownAsTheMemberSeesThem() async throws {
        try await Wire.run { wire in
            try wire.emulator.addTeam(.init("Engines", members: [.init("ada", role: .teamAdmin)]))
            let token = try wire.emulator.teamToken("Engines")
            let created = try await wire.call("team/team_folder/create", by: token, #"{"name":"Plans"}"#)
            #expect(created.status == 200)
            let team = try await wire.send("GET /console/files?account=ada&root=team")
            #expect(team.text.contains("Plans"))
        }
    }
}
