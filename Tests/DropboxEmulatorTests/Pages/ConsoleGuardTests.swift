import Foundation
import Testing

@testable import DropboxEmulator

/// A page of another origin can neither read the console nor change anything.
@Suite struct ConsoleGuardTests {
    /// The actions of the forms of each page, each of which changes something on the emulator of `prepared`.
    private static let actions: [String: [KeyValuePairs<String, String>]] = [
        "files?account=ada&path=": [["action": "create_folder", "name": "evil"]],
        "files?account=ada&path=/a.txt": [
            ["action": "rename", "name": "evil"], ["action": "move", "to": "/evil"], ["action": "copy", "to": "/evil"],
            ["action": "delete"], ["action": "create_link", "download": "true"],
        ],
        "people": [
            ["action": "add_account", "given_name": "evil", "kind": "basic"], ["action": "add_team", "name": "evil"],
        ],
        "person?account=ada": [
            ["action": "quota", "quota": "1"], ["action": "verify", "verified": "false"], ["action": "add_token"],
            ["action": "expire_tokens"], ["action": "reset_cursors"], ["action": "remove"],
        ],
        "apps": [
            ["action": "add_app", "key": "evil", "access": "team"],
            ["action": "add_token", "owner": "ada@example.com", "kind": "access"],
        ],
        "app?key=notes": [
            ["action": "change", "name": "evil", "access": "team"], ["action": "remove"],
            ["action": "add_webhook", "url": "http://localhost:1/evil"],
        ],
        "calls": [["action": "clear"]], "call?id=1": [["action": "replay"]],
        "faults": [
            ["action": "add", "effect": "server_error"], ["action": "clear"], ["action": "remove", "id": "1"],
            ["action": "load", "scenario": #"{"faults": []}"#],
        ],
        "state": [
            ["action": "reset"], ["action": "advance", "seconds": "3600"], ["action": "take", "name": "evil"],
            ["action": "add_fork", "name": "evil"], ["action": "limits", "page_size": "1"],
        ],
        "webhooks": [["action": "add", "url": "http://localhost:1/evil"], ["action": "add_fault", "effect": "lost"]],
    ]

    private func prepared(_ body: (Wire) async throws -> Void) async throws {
        try await Wire.run { wire in
            try wire.emulator.addApp(.init(key: "notes", secret: "secret"))
            _ = try wire.emulator.account("ada").put("/a.txt", "text")
            _ = try wire.emulator.account("bob")
            try wire.emulator.faults.add(.serverError(), on: "files/upload")
            _ = try await wire.rpc("files/get_metadata", #"{"path":"/a.txt"}"#)
            try await body(wire)
        }
    }

    /// Everything that the forms change, as text.
    private func state(_ wire: Wire) throws -> String {
        let store = wire.emulator.store
        let accounts = try store.accounts().map { "\($0)" }
        let files = try store.accounts().map { try wire.emulator.account($0.id).list() }
        let faults = wire.emulator.faults.all.map { "\($0)" }
        let tokens = try store.tokenListings().map { "\($0)" }
        let rest =
            "\(wire.emulator.calls.all.map(\.id)) \(wire.emulator.snapshotNames) \(store.limits) "
            + "\(wire.emulator.service.state.namedForks.count) \(wire.emulator.webhooks.faults)"
        let others = [
            "\(try store.apps())", "\(try store.teams())", "\(try wire.emulator.webhooks.all())",
            "\(Int(store.clock.now.timeIntervalSinceNow / 600))",
        ]
        return (accounts + ["\(files)"] + faults + tokens + [rest] + others).joined(separator: "\n")
    }

    @Test func formsOfOtherOriginsChangeNothing() async throws {
        try await prepared { wire in
            let before = try state(wire)
            let attacks = [
                ["Origin: https://evil.example"], ["Origin: null"], ["Origin: http://localhost:1"],
                ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"],
                ["Sec-Fetch-Site: same-site", "Sec-Fetch-Mode: no-cors", "Sec-Fetch-Dest: empty"],
            ]
            for (page, forms) in Self.actions {
                for form in forms {
                    for attack in attacks {
                        let response = try await wire.post("/console/\(page)", form, attack)
                        #expect(response.status == 403, "\(page) \(form) \(attack)")
                    }
                }
            }
            let multipart = ["Content-Type: multipart/form-data; boundary=b", "Origin: https://evil.example"]
            for page in ["files?account=ada", "faults", "state"] {
                let response = try await wire.send(
                    "POST /console/\(page)", multipart,
                    body: Data(
                        "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"x\"\r\n\r\nx\r\n--b--\r\n"
                            .utf8))
                #expect(response.status == 403, "\(page)")
            }
            #expect(try state(wire) == before)
        }
    }

    @Test func everyActionWorksOnItsOwnPage() async throws {
        // Replaying needs the port in the host: ConsoleCallsTests.
        for (page, forms) in Self.actions where !page.hasPrefix("call?") {
            for form in forms {
                try await prepared { wire in
                    let response = try await wire.post(
                        "/console/\(page)", form, ["Origin: http://localhost", "Sec-Fetch-Site: same-origin"])
                    // Nothing listens at the URL of the webhooks, so their challenge fails.
                    let isWebhook = form.contains { $0.value.hasSuffix("1/evil") }
                    #expect(response.status == 303 || isWebhook, "\(page) \(form) \(response.text)")
                }
            }
        }
    }

    @Test func otherOriginsCannotEmbedPages() async throws {
        try await prepared { wire in
            let queries = [
                "files": "?account=ada&path=/a.txt", "content": "?account=ada&path=/a.txt",
                "document": "?account=ada&path=/a.txt", "person": "?account=ada", "app": "?key=notes", "call": "?id=1",
            ]
            for page in Console.pages.keys.sorted() + [""] {
                let target = page.isEmpty ? "/console/" : "/console/\(page)\(queries[page] ?? "")"
                for (mode, destination) in [
                    ("no-cors", "image"), ("no-cors", "script"), ("navigate", "iframe"), ("cors", "empty"),
                ] {
                    let response = try await wire.send(
                        "GET \(target)",
                        ["Sec-Fetch-Site: cross-site", "Sec-Fetch-Mode: \(mode)", "Sec-Fetch-Dest: \(destination)"])
                    #expect(response.status == 403, "\(target) \(destination)")
                }
                let rebound = try await RawConnection(port: wire.port).ask("GET \(target)", host: "evil.example")
                #expect(rebound.status == 403, "\(target)")
            }
            let page = try await wire.send("GET /console/files?account=ada")
            #expect(page.status == 200)
            #expect(page.headers["access-control-allow-origin"] == nil)
            #expect(page.headers["x-frame-options"] == "DENY")
            #expect(page.headers["cross-origin-resource-policy"] == "same-origin")
            let policy = page.headers["content-security-policy"] ?? ""
            #expect(policy.contains("script-src 'self'") && !policy.contains("unsafe-inline"))
            #expect(policy.contains("frame-ancestors 'none'") && policy.contains("form-action 'self'"))
        }
    }

    @Test func rootAnswersEveryHostButShowsNothing() async throws {
        try await Wire.run { wire in
            let response = try await RawConnection(port: wire.port).ask("GET /", host: "www.dropbox.com")
            #expect(response.status == 200)
            #expect(!response.text.contains(wire.emulator.accessToken))
            #expect(try await wire.send("GET /").text.contains(wire.emulator.accessToken))
        }
    }

    @Test func readingPagesChangesNothing() async throws {
        try await prepared { wire in
            let before = try state(wire)
            for (page, forms) in Self.actions {
                for form in forms {
                    let separator = page.contains("?") ? "&" : "?"
                    _ = try await wire.send("GET /console/\(page)\(separator)\(Wire.form(form))")
                }
            }
            #expect(try state(wire) == before)
        }
    }

    @Test func unknownPagesAndMethodsAreRefused() async throws {
        try await Wire.run { wire in
            #expect(try await wire.send("GET /console/nothing").status == 404)
            #expect(try await wire.send("GET /console/assets/nothing").status == 404)
            #expect(try await wire.send("PUT /console/files").status == 405)
            #expect(try await wire.post("/console/person?account=nobody", ["action": "remove"]).status == 404)
            #expect(try await wire.post("/console/faults", ["action": "nothing"]).status == 400)
            let json = try await wire.send(
                "POST /console/calls", ["Content-Type: application/json"], body: Data("{}".utf8))
            #expect(json.status == 400)
        }
    }
}

extension RawConnection {
    /// Sends a request with another host.
    fileprivate func ask(_ line: String, host: String) async throws -> RawResponse {
        try await send("\(line) HTTP/1.1\r\nHost: \(host)\r\n\r\n")
        return try await receive()
    }
}
