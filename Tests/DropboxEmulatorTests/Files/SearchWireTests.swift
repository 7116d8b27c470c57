import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of search over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct SearchWireTests {
    private func fill(_ wire: Wire) async throws {
        for (path, text) in [
            ("/Bats/bat cave.txt", "dark"), ("/Bats/Batman car.md", "a car"), ("/cats/Cat.png", ""),
            ("/cats/big cat.JPG", ""), ("/notes.txt", "the bat sleeps"), ("/old bat.pdf", ""),
        ] {
            _ = try await wire.upload(#"{"path":"\#(path)"}"#, text)
        }
        _ = try await wire.rpc("files/delete_v2", #"{"path":"/old bat.pdf"}"#)
    }

    private func names(_ response: RawResponse) -> [String] {
        (response.json["matches"] as? [[String: Any]] ?? []).compactMap { match in
            let metadata = match["metadata"] as? [String: Any]
            return (metadata?["metadata"] as? [String: Any] ?? metadata)?["path_display"] as? String
        }
    }

    private func search(_ query: String, _ options: String, _ wire: Wire) async throws -> RawResponse {
        try await wire.rpc("files/search_v2", #"{"query":"\#(query)","options":\#(options)}"#)
    }

    // MARK: Version 1

    @Test func version1MatchesThePrefixOfTheLastWord() async throws {
        try await Wire.run { wire in
            try await fill(wire)
            let response = try await wire.rpc("files/search", #"{"path":"","query":"bat c"}"#)
            #expect(names(response) == ["/Bats/bat cave.txt"])
            #expect(response.json["more"] as? Bool == false)
            #expect(response.json["start"] as? Int == 1)
            #expect(
                response.text.hasPrefix(
                    #"{"matches":[{"match_type":{".tag":"filename"},"metadata":{".tag":"file","name""#))
            let scoped = try await wire.rpc("files/search", #"{"path":"/cats","query":"c"}"#)
            #expect(names(scoped) == ["/cats/big cat.JPG", "/cats/Cat.png"])
            let missing = try await wire.rpc("files/search", #"{"path":"/none","query":"c"}"#)
            #expect(missing.summary == "path/not_found/")
        }
    }

    @Test func version1ContinuesFromAnIndex() async throws {
        try await Wire.run { wire in
            for number in 1...5 { _ = try await wire.upload(#"{"path":"/f \#(number)"}"#, "") }
            let first = try await wire.rpc("files/search", #"{"path":"","query":"f","max_results":2}"#)
            #expect(names(first) == ["/f 1", "/f 2"])
            #expect(first.json["more"] as? Bool == true)
            let nextPage = try await wire.rpc("files/search", #"{"path":"","query":"f","start":2}"#)
            #expect(names(nextPage) == ["/f 3", "/f 4", "/f 5"])
        }
    }

    @Test func version1FindsDeletedFilenames() async throws {
        try await Wire.run { wire in
            try await fill(wire)
            let response = try await wire.rpc("files/search", #"{"path":"","query":"bat","mode":"deleted_filename"}"#)
            #expect(names(response) == ["/old bat.pdf"])
            #expect(response.text.contains(#""metadata":{".tag":"deleted","#))
        }
    }

    // MARK: Version 2

    @Test func matchesAreReturnedInPages() async throws {
        try await Wire.run { wire in
            for number in 1...5 { _ = try await wire.upload(#"{"path":"/f \#(number)"}"#, "") }
            var response = try await search("f", #"{"max_results":2}"#, wire)
            var matches = names(response)
            while response.json["has_more"] as? Bool == true {
                let cursor = try #require(response.json["cursor"] as? String)
                response = try await wire.rpc("files/search/continue_v2", #"{"cursor":"\#(cursor)"}"#)
                matches += names(response)
            }
            #expect(matches == (1...5).map { "/f \($0)" })
            #expect(response.json["cursor"] == nil)
            let wrong = try await wire.rpc("files/search/continue_v2", #"{"cursor":"x"}"#)
            #expect(wrong.status == 400)
        }
    }

    @Test func highlightsMarkTheMatches() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/The Batman"}"#, "")
            let response = try await wire.rpc(
                "files/search_v2", #"{"query":"bat","match_field_options":{"include_highlights":true}}"#)
            #expect(
                response.text.contains(
                    #""match_type":{".tag":"filename"},"highlight_spans":[{"highlight_str":"The ","is_highlighted":false},{"highlight_str":"Bat","is_highlighted":true},{"highlight_str":"man","is_highlighted":false}]"#
                ))
            #expect(response.text.contains(#"{"metadata":{".tag":"metadata","metadata":{".tag":"file","#))
            #expect(try await search("bat", "{}", wire).text.contains("highlight_spans") == false)
        }
    }

    @Test func filtersRestrictTheMatches() async throws {
        try await Wire.run { wire in
            try await fill(wire)
            #expect(names(try await search("cat", #"{"file_extensions":["jpg"]}"#, wire)) == ["/cats/big cat.JPG"])
            #expect(names(try await search("cat", #"{"file_extensions":[".PNG"]}"#, wire)) == ["/cats/Cat.png"])
            let images = try await search("cat", #"{"file_categories":["image"],"order_by":"relevance"}"#, wire)
            #expect(names(images) == ["/cats/Cat.png", "/cats/big cat.JPG"])
            #expect(names(try await search("big", #"{"file_categories":["folder"]}"#, wire)) == [])
            #expect(names(try await search("ca", #"{"file_categories":["folder"]}"#, wire)) == ["/cats"])
            #expect(names(try await search("bat", #"{"file_status":"deleted"}"#, wire)) == ["/old bat.pdf"])
            let ada = try wire.ada().account.id
            #expect(names(try await search("cat", #"{"account_id":"\#(ada)"}"#, wire)).count == 2)
            let nobody = "dbid:" + String(repeating: "A", count: 35)
            #expect(names(try await search("cat", #"{"account_id":"\#(nobody)"}"#, wire)) == [])
            #expect(names(try await search("bat", #"{"path":"/cats"}"#, wire)) == [])
            #expect(try await search("bat", #"{"path":"/notes.txt"}"#, wire).summary == "path/not_folder/")
            #expect(try await search("?!", "{}", wire).summary == "invalid_argument/")
        }
    }

    @Test func paidAccountsCanSearchContent() async throws {
        try await Wire.run { wire in
            try await fill(wire)
            #expect(
                names(try await search("bat", "{}", wire)) == ["/Bats", "/Bats/bat cave.txt", "/Bats/Batman car.md"])
            try wire.upgradeAllAccounts()
            let response = try await search("bat", "{}", wire)
            #expect(names(response).last == "/notes.txt")
            #expect(response.text.contains(#""match_type":{".tag":"file_content"}"#))
            #expect(names(try await search("bat", #"{"filename_only":true}"#, wire)).contains("/notes.txt") == false)
            let old = try await wire.rpc("files/search", #"{"path":"","query":"sleeps","mode":"filename_and_content"}"#)
            #expect(old.text.contains(#""match_type":{".tag":"content"}"#))
        }
    }

    @Test func matchesCanBeOrderedByModificationTime() async throws {
        try await Wire.run { wire in
            for name in ["f a", "f b", "f c"] {
                _ = try await wire.upload(#"{"path":"/\#(name)"}"#, "")
                wire.emulator.clock.advance(by: .seconds(10))
            }
            let response = try await search("f", #"{"order_by":"last_modified_time"}"#, wire)
            #expect(names(response) == ["/f c", "/f b", "/f a"])
        }
    }
}
