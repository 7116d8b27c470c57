import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of shared links in browsers.
@Suite(.timeLimit(.minutes(10)))
struct SharedLinkPageTests {
    private func link(_ wire: Wire, _ path: String, _ settings: String = "{}") async throws -> String {
        let argument = #"{"path":"\#(path)","settings":\#(settings)}"#
        return try await wire.rpc("sharing/create_shared_link_with_settings", argument).string("url")
    }

    @Test func linkReturnsAPageOrTheContent() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/<b>&dl=0.txt"}"#, "hello")
            let url = try await link(wire, "/<b>&dl=0.txt")
            let page = try await wire.get(url)
            #expect(page.status == 200)
            #expect(page.headers["content-type"] == "text/html; charset=utf-8")
            #expect(page.text.contains("<h1>&lt;b&gt;&amp;dl=0.txt</h1>"))
            #expect(!page.text.contains("<b>"))
            let download = try await wire.get(url.dropLast(4) + "dl=1")
            #expect(download.text == "hello")
            #expect(download.headers["content-disposition"]?.hasPrefix("attachment;") == true)
            let raw = try await wire.get(url.dropLast(4) + "raw=1", ["Range: bytes=0-0"])
            #expect(raw.status == 206)
            #expect(raw.text == "h")
            #expect(raw.headers["content-disposition"]?.hasPrefix("inline;") == true)
            #expect(try await wire.get(url.replacing(/rlkey=[^&]+/, with: "rlkey=x")).status == 404)
        }
    }

    @Test func folderPageLinksToItsItems() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/f/g h/a.txt"}"#, "hello")
            let url = try await link(wire, "/f")
            func target(_ page: RawResponse, _ name: String) throws -> String {
                let match = page.text.firstMatch(of: try Regex(#"href="([^"]+)">\#(name)</a>"#))
                return try #require(match?.output[1].substring).replacingOccurrences(of: "&amp;", with: "&")
            }
            let folder = try await wire.get(try target(try await wire.get(url), "g h/"))
            #expect(folder.status == 200)
            let file = try await wire.get(try target(folder, "a.txt"))
            #expect(file.text.contains("<h1>a.txt</h1>"))
            #expect(try await wire.get(try target(file, "Download")).text == "hello")
            let archive = try await wire.get(url.dropLast(4) + "dl=1")
            #expect(archive.headers["content-type"] == "application/zip")
            #expect(archive.body.prefix(2) == Data("PK".utf8))
        }
    }

    @Test func passwordIsRequestedOnce() async throws {
        try await Wire.run { wire in
            try wire.upgradeAllAccounts()
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            let url = try await link(wire, "/a", #"{"require_password":true,"link_password":"pä ss"}"#)
            let locked = try await wire.get(url.dropLast(4) + "dl=1")
            #expect(locked.status == 403)
            #expect(locked.text.contains(#"<input type="password" name="password""#))
            let parts = try #require(URLComponents(string: url))
            let target = "\(parts.percentEncodedPath)?\(parts.percentEncodedQuery ?? "")"
            let form = ["Content-Type: application/x-www-form-urlencoded"]
            let response = try await wire.send("POST \(target)", form, body: Data("password=p%C3%A4+ss".utf8))
            #expect(response.status == 303)
            #expect(response.headers["location"] == target)
            let cookie = try #require(response.headers["set-cookie"]?.prefix { $0 != ";" })
            #expect(try await wire.get(url.dropLast(4) + "dl=1", ["Cookie: \(cookie)"]).text == "hello")
            let wrong = try await wire.send("POST \(target)", form, body: Data("password=x".utf8))
            let wrongCookie = try #require(wrong.headers["set-cookie"]?.prefix { $0 != ";" })
            #expect(try await wire.get(url, ["Cookie: \(wrongCookie)"]).status == 403)
        }
    }

    @Test func inaccessibleLinkShowsAnErrorPage() async throws {
        try await Wire.run { wire in
            try wire.upgradeAllAccounts()
            for name in ["a", "b", "c"] { _ = try await wire.upload(#"{"path":"/\#(name)"}"#, name) }
            let expires = ISO8601DateFormatter().string(from: wire.emulator.clock.now.addingTimeInterval(60))
            let short = try await link(wire, "/a", #"{"expires":"\#(expires)"}"#)
            #expect(try await wire.get(short).status == 200)
            wire.emulator.clock.advance(by: .seconds(61))
            let expired = try await wire.get(short)
            #expect(expired.status == 410)
            #expect(expired.text.contains("This link has expired"))
            let closed = try await link(wire, "/b", #"{"audience":"no_one"}"#)
            #expect(try await wire.get(closed).status == 403)
            let shown = try await link(wire, "/c", #"{"allow_download":false}"#)
            #expect(try await wire.get(shown).status == 200)
            #expect(try await wire.get(shown.dropLast(4) + "raw=1").status == 403)
            #expect(try await wire.get("http://x/scl/fi/nothing/a").status == 404)
            #expect(try await wire.get("http://x/scl/").status == 404)
        }
    }
}
