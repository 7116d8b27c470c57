import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the conditions of faults: which are errors, and which calls satisfy the others.
@Suite(.timeLimit(.minutes(10)))
struct FaultConditionTests {
    typealias Fault = DropboxEmulator.Fault

    @Test(arguments: [
        ("files/uplaod", "files/upload"), ("upload", "files/upload"), ("/2/files/upload", "files/upload"),
        ("/files/*", "files/*"), ("file/*", "files/*"), ("Files/Upload", "files/upload"),
        ("oauth2/tokens", "oauth2/token"), ("get_metadata", "files/get_metadata or sharing/get_file_metadata"),
    ])
    func misspelledRoute_errorSuggestsTheNearestNames(route: String, suggestion: String) {
        let error = #expect(throws: InvalidCondition.self) { try FaultMatcher(Fault(.reset(), on: route)) }
        #expect(error?.key == "route")
        let expected = suggestion.components(separatedBy: " or ")[0]
        #expect(error?.text.contains("did you mean \(expected)") == true, "\(error?.text ?? "")")
    }

    @Test(arguments: ["", "nonsense", "*x*x*x*", "*/continu", "*uplaod*", String(repeating: "*a", count: 200)])
    func routeWithoutSimilarName_errorNamesTheList(route: String) {
        let error = #expect(throws: InvalidCondition.self) { try FaultMatcher(Fault(.reset(), on: route)) }
        #expect(error?.text.hasSuffix("; `dbx emulator --routes` lists the routes") == true, "\(error?.text ?? "")")
    }

    @Test(arguments: [
        "files/upload", "files/*", "*", "*/continue", "oauth2/token", "oauth2/*", "connect", "scl/fi/abc/name.txt",
        "scl/*",
    ])
    func namesOfRoutesAndPagesAreValid(route: String) throws {
        _ = try FaultMatcher(Fault(.reset(), on: route))
    }

    @Test func impossibleFault_isAnError() async throws {
        var faults: [(Fault, String)] = [
            (Fault(.smallPages(), on: "files/upload"), "effect"),
            (Fault(.diskFull, on: "files/get_metadata"), "effect"),
            (Fault(.diskFull, on: "oauth2/token"), "effect"), (Fault(.writeContention, on: "files/list*"), "effect"),
            (Fault(.cursorReset, on: "oauth2/*"), "effect"), (Fault(.truncate(), on: "connect"), "effect"),
            (Fault(.expiredToken, on: "files/list_folder/longpoll"), "effect"),
            (Fault(.handshakeFailure(), on: "files/upload"), "route"), (Fault(.handshakeFailure(), path: "/a"), "path"),
            (Fault(.reset(), on: "files/list_folder/longpoll", account: "ada"), "account"),
            (Fault(.reset(), on: "connect", path: "/a"), "path"),
            (Fault(.reset(), times: 0), "times"), (Fault(.reset(), skipping: -1), "skip"),
            (Fault(.reset(), probability: 1.5), "probability"), (Fault(.reset(), probability: .nan), "probability"),
            (Fault(sequence: []), "sequence"), (Fault(sequence: [.init(nil)]), "sequence"),
            (Fault(sequence: [.init(.reset(), times: nil), .init(.close())]), "sequence[0].times"),
            (Fault(sequence: [.init(.smallPages()), .init(.diskFull)]), "sequence"),
        ]
        var fault = Fault(.reset())
        fault.argument = "[1"
        faults.append((fault, "argument"))
        fault.argument = nil
        fault.callNumbers = []
        faults.append((fault, "call"))
        try await Wire.run { wire in
            for (fault, key) in faults {
                let error = #expect(throws: DropboxEmulator.AdminError.self) { try wire.emulator.faults.add(fault) }
                #expect(error?.description.hasPrefix("\(key): ") == true, "\(fault): \(error?.description ?? "")")
            }
            #expect(wire.emulator.faults.all.isEmpty)
        }
        for (fault, key) in faults {
            var configuration = DropboxEmulator.Configuration()
            configuration.faults = [fault]
            await #expect(throws: DropboxEmulator.AdminError.self, "\(key)") {
                try await DropboxEmulator.start(configuration)
            }
        }
    }

    @Test func adminAPIRejectsAMisspeltRoute() async throws {
        try await Wire.run { wire in
            let response = try await wire.send(
                "POST /emulator/faults/add", ["Content-Type: application/json"],
                body: Data(#"{"effect":"reset","route":"files/uplaod"}"#.utf8))
            #expect(response.status == 400)
            #expect(response.json["path"] as? String == "route")
            #expect(
                response.json["error"] as? String
                    == #"route: no route matches "files/uplaod"; did you mean files/upload?"#)
        }
    }

    @Test func writeContentionOccursInTheRoutesThatSpecifyIt() {
        let routes: Set = [
            "files/copy", "files/copy_v2", "files/move", "files/move_v2", "files/copy_reference/save",
            "files/create_folder", "files/create_folder_v2", "files/save_url", "files/restore", "files/delete",
            "files/delete_v2", "files/permanently_delete", "files/get_file_lock_batch", "files/lock_file_batch",
            "files/unlock_file_batch", "files/upload_session/finish", "files/upload", "files/alpha/upload",
            "files/upload_session/finish_batch_v2",
        ]
        #expect(WriteContention.routes == routes)
    }

    // MARK: - Matching

    /// Returns the statuses of calls with a fault, which is the status 500.
    func statuses(_ change: (inout Fault) -> Void, _ calls: (Wire) async throws -> [RawResponse]) async throws -> [Int]
    {
        var statuses: [Int] = []
        try await Wire.run { wire in
            var fault = Fault(.serverError())
            change(&fault)
            try wire.emulator.faults.add(fault)
            statuses = try await calls(wire).map { $0.status == 500 ? 500 : 200 }
        }
        return statuses
    }

    @Test(arguments: [
        ("/photos/*", "/Photos/A.jpg", true), ("/PHOTOS/ä*", "/photos/Äb", true), ("/photos", "/photos/a", false),
        ("*.jpg", "/photos/a.jpg", true), ("/a [1]?", "/a [1]?", true),
    ])
    func pathSelectsCallsByTheirArgument(pattern: String, path: String, isHit: Bool) async throws {
        let results = try await statuses {
            $0.path = pattern
        } _: { wire in
            [
                try await wire.upload(#"{"path":"\#(path)"}"#.asciiEscaped, "x"),
                try await wire.rpc("files/get_metadata", #"{"path":"\#(path)"}"#),
                try await wire.rpc("files/move_v2", #"{"from_path":"/other","to_path":"\#(path)"}"#),
                try await wire.rpc("files/delete_batch", #"{"entries":[{"path":"/other"},{"path":"\#(path)"}]}"#),
                try await wire.rpc("check/user", #"{"query":"\#(path)"}"#),
            ]
        }
        let status = isHit ? 500 : 200
        #expect(results == [status, status, status, status, 200])
    }

    @Test func argumentContainsTheJSON() async throws {
        let results = try await statuses {
            ($0.route, $0.argument) = ("files/upload", #"{"mode": "overwrite", "autorename": false}"#)
        } _: { wire in
            [
                try await wire.upload(#"{"path":"/a","mode":"overwrite","autorename":false}"#, "1"),
                try await wire.upload(#"{"autorename":false,"path":"/b","mode":{".tag":"overwrite"}}"#, "2"),
                try await wire.upload(#"{"path":"/c","mode":"overwrite"}"#, "3"),
                try await wire.upload(#"{"path":"/d","mode":"add","autorename":false}"#, "4"),
            ]
        }
        #expect(results == [500, 500, 200, 200])
    }

    @Test func argumentThatAFaultInspected_reachesTheHandler() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.serverError(), path: "/other")
            let folder = try await wire.rpc("files/create_folder_v2", #"{"path":"/d"}"#)
            #expect(folder.status == 200)
            #expect(try await wire.rpc("files/create_folder_v2", "{").status == 400)
            #expect(
                try await wire.send("POST /2/files/get_metadata", [wire.bearer], body: Data("{}".utf8)).status == 400)
            #expect(try await wire.upload(#"{"path":"/a"}"#, "content").status == 200)
            #expect(try await wire.download("/a").text == "content")
        }
    }

    @Test func headerAccountAndAppSelectCalls() async throws {
        try await Wire.run { wire in
            try wire.emulator.addApp(.init(key: "k", secret: "s"))
            let token = try wire.emulator.account("ada").token(app: "k")
            var fault = Fault(.serverError(), on: "check/user")
            fault.header = .init("user-agent", "curl/*")
            try wire.emulator.faults.add(fault)
            fault.header = nil
            fault.app = "k"
            try wire.emulator.faults.add(fault)
            func status(_ token: String, _ headers: String...) async throws -> Int {
                try await wire.send(
                    "POST /2/check/user",
                    ["Authorization: Bearer \(token)", "Content-Type: application/json"] + headers,
                    body: Data("{}".utf8)
                ).status
            }
            #expect(try await status(wire.emulator.accessToken) == 200)
            #expect(try await status(wire.emulator.accessToken, "User-Agent: curl/8") == 500)
            #expect(try await status(wire.emulator.accessToken, "User-Agent: other curl/8") == 200)
            #expect(try await status(token) == 500)
        }
    }

    @Test func callNumbersSelectMatchingCalls() async throws {
        let results = try await statuses {
            ($0.route, $0.path, $0.callNumbers) = ("files/get_metadata", "/a", [2, 4])
        } _: { wire in
            var responses: [RawResponse] = []
            for path in ["/a", "/b", "/a", "/a", "/a", "/a"] {
                responses.append(try await wire.rpc("files/get_metadata", #"{"path":"\#(path)"}"#))
            }
            return responses
        }
        #expect(results == [200, 200, 500, 200, 500, 200])
    }
}

extension String {
    /// The text with escapes for everything that headers can't contain.
    fileprivate var asciiEscaped: String {
        utf16.map { $0 < 0x80 ? String(UnicodeScalar(UInt8($0))) : String(format: "\\u%04x", $0) }.joined()
    }
}
