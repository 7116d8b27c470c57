import Foundation
import Testing

@testable import DropboxEmulator

/// Tests file requests over HTTP, and the page that receives the files.
@Suite(.timeLimit(.minutes(10)))
struct FileRequestWireTests {
    private func make(_ wire: Wire, _ more: String = "", path: String = "/In/Homework") async throws -> RawResponse {
        try await wire.rpc("file_requests/create", #"{"title":"Home <work>","destination":"\#(path)"\#(more)}"#)
    }

    @Test func requestHasAllProperties() async throws {
        try await Wire.run { wire in
            try wire.upgradeAllAccounts()
            let deadline = #"{"deadline":"2099-10-12T17:00:00Z","allow_late_uploads":"seven_days"}"#
            let creation = try await make(wire, #","deadline":\#(deadline),"description":"Please""#)
            #expect(creation.status == 200)
            let json = creation.json
            let id = try #require(json["id"] as? String)
            #expect(id.wholeMatch(of: /[-_0-9a-zA-Z]+/) != nil)
            #expect(json["url"] as? String == "http://localhost/request/\(id)")
            #expect(json["title"] as? String == "Home <work>")
            #expect(json["destination"] as? String == "/In/Homework")
            #expect((json["created"] as? String)?.hasSuffix("Z") == true)
            #expect(json["is_open"] as? Bool == true)
            #expect(json["file_count"] as? Int == 0)
            #expect(json["description"] as? String == "Please")
            let known = try #require(json["deadline"] as? [String: Any])
            #expect(known["deadline"] as? String == "2099-10-12T17:00:00Z")
            #expect((known["allow_late_uploads"] as? [String: String]) == [".tag": "seven_days"])
            #expect(try await wire.rpc("file_requests/get", #"{"id":"\#(id)"}"#).text == creation.text)
            let folder = try await wire.rpc("files/get_metadata", #"{"path":"/in/homework"}"#)
            #expect(folder.string(".tag") == "folder")
            // The request follows its folder.
            _ = try await wire.rpc("files/move_v2", #"{"from_path":"/In/Homework","to_path":"/Moved"}"#)
            #expect(try await wire.rpc("file_requests/get", #"{"id":"\#(id)"}"#).string("destination") == "/Moved")
            _ = try await wire.rpc("files/delete_v2", #"{"path":"/Moved"}"#)
            #expect(try await wire.rpc("file_requests/get", #"{"id":"\#(id)"}"#).json["destination"] == nil)
        }
    }

    @Test func invalidRequestReturnsItsError() async throws {
        try await Wire.run { configuration in
            configuration.limits.maximumFileRequests = 1
        } body: { wire in
            _ = try await wire.upload(#"{"path":"/file"}"#, "x")
            #expect(try await make(wire, path: "/file").summary == "not_a_folder/")
            #expect(try await make(wire, path: "/file/x").summary == "not_a_folder/")
            #expect(try await make(wire, path: "/x/").summary == "validation_error/")
            #expect(try await make(wire, path: "/desktop.ini").summary == "validation_error/")
            #expect(
                try await make(wire, #","deadline":{"deadline":"2099-10-12T17:00:00Z"}"#).summary == "no_permission/")
            #expect(try await wire.rpc("file_requests/create", #"{"title":"","destination":"/a"}"#).status == 400)
            #expect(try await wire.rpc("file_requests/get", #"{"id":"nothing"}"#).summary == "not_found/")
            let id = try await make(wire).string("id")
            #expect(try await make(wire).summary == "rate_limit/")
            let bob = try wire.bob()
            #expect(try await bob.rpc("file_requests/get", #"{"id":"\#(id)"}"#).summary == "no_permission/")
        }
    }

    @Test func requestsAreListedCountedAndDeleted() async throws {
        try await Wire.run { wire in
            var ids: [String] = []
            for number in 1...3 {
                ids.append(try await make(wire, number == 3 ? #","open":false"# : "", path: "/\(number)").string("id"))
            }
            func listed(_ response: RawResponse) -> [String] {
                (response.json["file_requests"] as? [[String: Any]] ?? []).compactMap { $0["id"] as? String }
            }
            #expect(listed(try await wire.rpc("file_requests/list", "null")) == ids)
            #expect(try await wire.rpc("file_requests/count", "null").text == #"{"file_request_count":3}"#)
            let first = try await wire.rpc("file_requests/list_v2", #"{"limit":2}"#)
            #expect(listed(first) == Array(ids.prefix(2)))
            #expect(first.json["has_more"] as? Bool == true)
            let rest = try await wire.rpc("file_requests/list/continue", #"{"cursor":"\#(first.string("cursor"))"}"#)
            #expect(listed(rest) == [ids[2]])
            #expect(rest.json["has_more"] as? Bool == false)
            #expect(
                try await wire.rpc("file_requests/list/continue", #"{"cursor":"x"}"#).summary == "invalid_cursor/")
            func delete(_ ids: [String]) async throws -> RawResponse {
                try await wire.rpc("file_requests/delete", #"{"ids":["\#(ids.joined(separator: "\",\""))"]}"#)
            }
            #expect(try await delete([ids[2], ids[0]]).summary == "file_request_open/")
            #expect(try await delete(["nothing"]).summary == "not_found/")
            #expect(listed(try await delete([ids[2]])) == [ids[2]])
            let closed = try await wire.rpc("file_requests/update", #"{"id":"\#(ids[0])","open":false}"#)
            #expect(closed.json["is_open"] as? Bool == false)
            #expect(listed(try await wire.rpc("file_requests/delete_all_closed", "null")) == [ids[0]])
            #expect(try await wire.rpc("file_requests/count", "null").text == #"{"file_request_count":1}"#)
        }
    }

    @Test func requestCanBeChanged() async throws {
        try await Wire.run { wire in
            try wire.upgradeAllAccounts()
            let id = try await make(wire, #","deadline":{"deadline":"2099-10-12T17:00:00Z"}"#).string("id")
            let changed = try await wire.rpc(
                "file_requests/update",
                #"{"id":"\#(id)","title":"New","destination":"/Other","deadline":{".tag":"update"},"description":"d"}"#)
            #expect(changed.status == 200)
            #expect(changed.string("title") == "New")
            #expect(changed.string("destination") == "/Other")
            #expect(changed.json["deadline"] == nil)
            #expect(changed.string("description") == "d")
            #expect(try await wire.rpc("file_requests/update", #"{"id":"x","open":true}"#).summary == "not_found/")
            _ = try await wire.upload(#"{"path":"/file"}"#, "x")
            let wrong = try await wire.rpc("file_requests/update", #"{"id":"\#(id)","destination":"/file"}"#)
            #expect(wrong.summary == "not_a_folder/")
        }
    }

    private func post(_ wire: Wire, _ id: String, _ parts: [(head: String, text: String)]) async throws -> RawResponse {
        let body = parts.map { "--xx-yy\r\nContent-Disposition: form-data; \($0.head)\r\n\r\n\($0.text)\r\n" }
        return try await wire.send(
            "POST /request/\(id)", ["Content-Type: multipart/form-data; boundary=xx-yy"],
            body: Data((body.joined() + "--xx-yy--\r\n").utf8))
    }

    @Test func pageReceivesFiles() async throws {
        try await Wire.run { wire in
            let id = try await make(wire, #","description":"a & b""#).string("id")
            let page = try await wire.get("http://x/request/\(id)")
            #expect(page.status == 200)
            #expect(page.text.contains("<h1>Home &lt;work&gt;</h1>"))
            #expect(page.text.contains("<p>a &amp; b</p>"))
            let long = String(repeating: "0123456789\r\n--xx", count: 30_000)
            let posted = try await post(
                wire, id,
                [
                    ("name=\"name\"", "Grace"), ("name=\"file\"; filename=\"a.txt\"", "one"),
                    ("name=\"file\"; filename=\"empty\"", ""), ("name=\"file\"; filename=\"long.txt\"", long),
                ])
            #expect(posted.status == 200)
            #expect(try await wire.download("/In/Homework/Grace - a.txt").text == "one")
            #expect(try await wire.download("/In/Homework/Grace - empty").text.isEmpty)
            #expect(try await wire.download("/In/Homework/Grace - long.txt").text == long)
            // A second file with the same name doesn't replace the first one.
            let raw = try await wire.send("POST /request/\(id)?name=Grace%20-%20a.txt", body: Data("two".utf8))
            #expect(raw.status == 200)
            #expect(try await wire.download("/In/Homework/Grace - a (2).txt").status == 409)
            #expect(try await wire.download("/In/Homework/Grace - a (1).txt").text == "two")
            #expect(try await wire.rpc("file_requests/get", #"{"id":"\#(id)"}"#).json["file_count"] as? Int == 4)
            #expect(try await post(wire, id, [("name=\"name\"", "nothing else")]).status == 400)
            let bad = try await post(wire, id, [("name=\"file\"; filename=\"a/../../b\"", "x")])
            #expect(bad.status == 409)
        }
    }

    @Test func deadlineAllowsLateUploads() async throws {
        try await Wire.run { wire in
            try wire.upgradeAllAccounts()
            let time = ISO8601DateFormatter().string(from: wire.emulator.clock.now.addingTimeInterval(3600))
            func id(_ grace: String) async throws -> String {
                try await make(wire, #","deadline":{"deadline":"\#(time)"\#(grace)}"#).string("id")
            }
            let strict = try await id("")
            let mild = try await id(#","allow_late_uploads":"one_day""#)
            let endless = try await id(#","allow_late_uploads":"always""#)
            func status(_ id: String) async throws -> Int { try await wire.get("http://x/request/\(id)").status }
            #expect(try await status(strict) == 200)
            wire.emulator.clock.advance(by: .seconds(3601))
            #expect(try await status(strict) == 410)
            let late = try await wire.send("POST /request/\(strict)?name=late", body: Data("late".utf8))
            #expect(late.status == 410)
            let closed = try await wire.rpc("file_requests/get", #"{"id":"\#(strict)"}"#)
            #expect(closed.json["is_open"] as? Bool == false)
            #expect(try await status(mild) == 200)
            wire.emulator.clock.advance(by: .seconds(24 * 3600))
            #expect(try await status(mild) == 410)
            #expect(try await status(endless) == 200)
            #expect(try await status("nothing") == 404)
        }
    }
}
