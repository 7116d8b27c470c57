import Foundation
import Testing

@testable import DropboxEmulator

/// The pages of calls, and what a developer does with one of them.
@Suite struct ConsoleCallsTests {
    @Test func callsAreFiltered() async throws {
        try await Wire.run { wire in
            let bob = try wire.emulator.account("bob").token()
            _ = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            _ = try await wire.rpc("files/get_metadata", #"{"path":"/nowhere"}"#)
            _ = try await wire.call("users/get_current_account", by: bob)
            func rows(_ query: String) async throws -> [String] {
                let text = try await wire.send("GET /console/calls?\(query)").text
                return ["files/list_folder", "files/get_metadata", "users/get_current_account"].filter {
                    text.contains(">\($0)<") || text.contains("title=\"\($0)\"")
                }
            }
            #expect(try await rows("").count == 3)
            #expect(try await rows("route=files/*") == ["files/list_folder", "files/get_metadata"])
            #expect(try await rows("route=METADATA") == ["files/get_metadata"])
            #expect(try await rows("status=4") == ["files/get_metadata"])
            #expect(try await rows("account=bob%40example.com") == ["users/get_current_account"])
            #expect(try await rows("app=other").isEmpty)
            #expect(try await rows("app=\(wire.emulator.appKey)&status=2").count == 2)
            #expect(try await wire.send("GET /console/calls?status=5").text.contains("No call matches the filter."))
            #expect(wire.emulator.calls.all.allSatisfy { $0.app == wire.emulator.appKey && !$0.isAborted })
        }
    }

    @Test func abortedUploadSaysSo() async throws {
        try await Wire.run { wire in
            var connection: RawConnection? = try RawConnection(port: wire.port)
            let head = wire.head(
                "POST /2/files/upload",
                [wire.bearer, "Content-Type: application/octet-stream", #"Dropbox-API-Arg: {"path":"/a"}"#],
                length: 1_000_000)
            try await connection?.send(head)
            try await connection?.send(Data(count: 400_000))
            _ = await wire.emulator.calls.waitForRequest { $0.route == "files/upload" }
            connection = nil
            let call = try #require(await wire.emulator.calls.waitForResponse { $0.route == "files/upload" })
            #expect(call.isAborted)
            #expect(call.description.contains("aborted by the client"))
            #expect(try await wire.send("GET /console/calls?status=aborted").text.contains("aborted by the client"))
            let page = try await wire.send("GET /console/call?id=\(call.id)").text
            #expect(page.contains("The client closed the connection before there was a response."))
            let list = try await wire.send("GET /emulator/calls/list")
            #expect(list.text.contains(#""aborted":true"#))
        }
    }

    @Test func callIsReplayedAndCopiedAsACommand() async throws {
        try await Wire.run { wire in
            // The console replays calls at the address at which the browser reached it.
            let host = ["Host: 127.0.0.1:\(wire.port)"]
            _ = try await wire.rpc("files/create_folder_v2", #"{"path":"/it's"}"#)
            let page = try await wire.send("GET /console/call?id=1").text
            #expect(page.contains(HTML.escaped(#"--data-raw '{"path":"/it'\''s"}'"#)))
            #expect(page.contains(HTML.escaped("--header 'Authorization: Bearer \(wire.emulator.accessToken)'")))
            try wire.emulator.account("ada").delete("/it's")
            let connection = try RawConnection(port: wire.port)
            let form = "action=replay"
            try await connection.send(
                "POST /console/call?id=1 HTTP/1.1\r\n\(host[0])\r\nContent-Type: application/x-www-form-urlencoded\r\n"
                    + "Content-Length: \(form.utf8.count)\r\n\r\n\(form)")
            let replayed = try await connection.receive()
            #expect(replayed.status == 303)
            #expect(replayed.headers["location"] == "/console/call?id=2")
            let call = await wire.emulator.calls.waitForResponse { $0.id == 2 }
            #expect(call?.status == 200)
            #expect(try wire.emulator.account("ada").list() == ["/it's/"])
        }
    }

    @Test func longBodyIsNotReplayed() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, String(repeating: "x", count: 5000))
            let page = try await wire.send("GET /console/call?id=1").text
            #expect(page.contains("--data-binary @- &lt; &#39;body-of-call-1&#39;") && !page.contains(">Replay<"))
            let response = try await wire.post("/console/call?id=1", ["action": "replay"])
            #expect(response.status == 409 && response.text.contains("only the first 4 KiB"))
            #expect(wire.emulator.calls.all.count == 1)
        }
    }

    @Test func archiveHasTheFilteredCallsWithoutSecrets() async throws {
        try await Wire.run { wire in
            _ = try await wire.rpc("files/get_metadata", #"{"path":"/nowhere"}"#)
            _ = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            let response = try await wire.send("GET /console/calls.har?route=files/get_metadata")
            let log = try #require(response.json["log"] as? [String: Any])
            let entries = try #require(log["entries"] as? [[String: Any]])
            #expect(entries.count == 1 && log["version"] as? String == "1.2")
            let request = try #require(entries[0]["request"] as? [String: Any])
            #expect((request["url"] as? String)?.hasSuffix("/2/files/get_metadata") == true)
            #expect((request["postData"] as? [String: Any])?["text"] as? String == #"{"path":"/nowhere"}"#)
            #expect((entries[0]["response"] as? [String: Any])?["status"] as? Int == 409)
            #expect(!response.text.contains(wire.emulator.accessToken))
        }
    }

    @Test func callLeadsToTheFormOfAFault() async throws {
        try await Wire.run { wire in
            _ = try await wire.rpc("files/get_metadata", #"{"path":"/a b"}"#)
            let page = try await wire.send("GET /console/call?id=1").text
            let link = try #require(page.firstMatch(of: /href="(\/console\/faults\?[^"]*)"/)?.1)
            let form = try await wire.send("GET \(link.replacing("&amp;", with: "&"))").text
            for value in ["files/get_metadata", "/a b", "500", "1"] {
                #expect(form.contains("value=\"\(value)\""), "\(value)")
            }
            #expect(form.contains("<option value=\"ada@example.com\" selected>"))
        }
    }

    @Test func scenarioIsSavedAndLoaded() async throws {
        try await Wire.run { wire in
            let fields: KeyValuePairs = [
                "action": "add", "effect": "sequence", "step1": "server_error", "calls1": "2", "step2": "latency",
                "route": "files/upload", "name": "flaky",
            ]
            #expect(try await wire.post("/console/faults", fields).status == 303)
            let saved = try await wire.send("GET /console/scenario.json")
            #expect(saved.headers["content-disposition"]?.hasPrefix("attachment") == true)
            let before = wire.emulator.faults.scenario
            #expect(before.faults.count == 1 && before.faults[0].steps.count == 2 && before.seed == 1)
            wire.emulator.faults.removeAll()
            #expect(try await wire.post("/console/faults", ["action": "load", "scenario": saved.text]).status == 303)
            #expect(wire.emulator.faults.scenario == before)
            let wrong = try await wire.post(
                "/console/faults", ["action": "add", "effect": "reset", "route": "files/uplaod"])
            #expect(wrong.status == 400 && wrong.text.contains("files/upload"))
        }
    }

    @Test func everyEffectHasAFormThatItsOperationAccepts() async throws {
        try await Wire.run { wire in
            for kind in DropboxEmulator.Fault.Effect.Kind.allCases {
                let page = try await wire.send("GET /console/faults?effect=\(kind.rawValue)").text
                var fields = "action=add&effect=\(kind.rawValue)"
                for parameter in kind.parameters {
                    #expect(page.contains("name=\"\(parameter.name)\""), "\(kind) \(parameter.name)")
                    fields += "&\(parameter.name)=\(parameter.options.first ?? parameter.value)"
                }
                let response = try await wire.send(
                    "POST /console/faults", ["Content-Type: application/x-www-form-urlencoded"], body: Data(fields.utf8)
                )
                #expect(response.status == 303, "\(kind)")
            }
            #expect(wire.emulator.faults.all.count == DropboxEmulator.Fault.Effect.Kind.allCases.count)
        }
    }

    @Test func stateIsSavedToAFileAndLoaded() async throws {
        try await Wire.run { wire in
            try wire.emulator.account("ada").put("/a.txt", "text")
            let file = try await wire.send("GET /console/state.dbx")
            #expect(file.status == 200 && file.body.starts(with: Data("SQLite format 3".utf8)))
            try wire.emulator.account("ada").delete("/a.txt")
            func load(_ content: Data) async throws -> RawResponse {
                var body = Data(
                    "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"state.dbx\"\r\n\r\n".utf8)
                body.append(content)
                body.append(Data("\r\n--b--\r\n".utf8))
                return try await wire.send(
                    "POST /console/state", ["Content-Type: multipart/form-data; boundary=b"], body: body)
            }
            let damaged = try await load(Data("nothing".utf8))
            #expect(damaged.status == 409 && damaged.text.contains("role=\"alert\""))
            #expect(try await load(file.body).status == 303)
            #expect(try wire.emulator.account("ada").list() == ["/a.txt"])
        }
    }
}
