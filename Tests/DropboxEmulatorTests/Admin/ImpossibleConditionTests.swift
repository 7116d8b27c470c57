import Foundation
import Testing

@testable import DropboxEmulator

/// Conditions of faults that no call can satisfy.
struct ImpossibleConditionTests {
    typealias Fault = DropboxEmulator.Fault

    private func fault(_ route: String?, _ change: (inout Fault) -> Void) -> Fault {
        var fault = Fault(.reset(), on: route)
        change(&fault)
        return fault
    }

    private func problem(_ fault: Fault) -> String {
        let error = #expect(throws: InvalidCondition.self) { try FaultMatcher(fault) }
        return error.map { "\($0.key): \($0.text)" } ?? ""
    }

    @Test(arguments: [
        ("users/get_current_account", "/a", "path: a call of users/get_current_account has no path"),
        ("users/*", "/a", "path: a call of users/* has no path"),
        ("files/upload", "photos", #"path: a path starts with a slash, unlike "photos"; did you mean "/photos"?"#),
    ])
    func pathThatNoCallHas(route: String, path: String, expected: String) {
        #expect(problem(fault(route) { $0.path = path }) == expected)
    }

    @Test(arguments: [
        ("files/upload", #"{"mod": "overwrite"}"#, #"unknown field "mod"; did you mean "mode"?"#),
        ("files/upload", #"{"mode": "overwite"}"#, #"mode: unknown tag "overwite"; did you mean "overwrite"?"#),
        ("files/upload", #"{"mode": {".tag": "updat"}}"#, #"unknown tag "updat"; did you mean "update"?"#),
        ("files/upload", #"{"autorename": "yes"}"#, "autorename: it can't have the value"),
        ("files/move_batch_v2", #"{"entries": [{"from": "/a"}]}"#, #"entries: unknown field "from""#),
        ("users/get_current_account", #"{"foo": 1}"#, "a call of users/get_current_account has no argument"),
        ("files/*", #"{"foo": 1}"#, "no argument can contain this; for example files/"),
    ])
    func argumentThatNoCallHas(route: String, argument: String, expected: String) {
        let problem = problem(fault(route) { $0.argument = argument })
        #expect(problem.hasPrefix("argument: ") && problem.contains(expected), "\(problem)")
    }

    @Test(arguments: [
        ("files/upload", #"{"mode": {".tag": "update", "update": "0123456789"}}"#),
        ("files/upload", #"{"mode": "add"}"#),
        ("files/move_batch_v2", #"{"entries": [{"from_path": "/a"}]}"#), ("files/*", #"{"recursive": true}"#),
        ("files/get_thumbnail_v2", #"{"preserve_transparency": true}"#),
        ("files/get_thumbnail_v2", #"{"resource": {".tag": "path", "path": "/a"}}"#), ("files/list_folder", "{}"),
    ])
    func possibleArgument(route: String, argument: String) throws {
        _ = try FaultMatcher(fault(route) { $0.argument = argument })
    }

    @Test(arguments: ["/a", "*", "*.txt", "id:abc", "rev:1", "ns:1/a", ""]) func possiblePath(path: String) throws {
        for route in ["files/get_metadata", "files/move_v2", "files/copy_batch_v2", "sharing/share_folder"] {
            _ = try FaultMatcher(fault(route) { $0.path = path })
        }
    }

    @Test(arguments: ["", "a b", "a:", "ä"]) func invalidHeaderName(name: String) {
        #expect(problem(fault(nil) { $0.header = .init(name) }).hasPrefix("header: "))
    }

    @Test func unknownAccountsAndAppsAreErrors() async throws {
        try await Wire.run { wire in
            let cases: [(Fault, String)] = [
                (fault(nil) { $0.account = "adda" }, #"account: unknown account "adda"; did you mean "ada"?"#),
                (
                    fault(nil) { $0.app = "nonsense" },
                    #"app: unknown app "nonsense"; there are "\#(wire.emulator.appKey)""#
                ),
            ]
            for (fault, expected) in cases {
                let error = #expect(throws: DropboxEmulator.AdminError.self) { try wire.emulator.faults.add(fault) }
                #expect(error?.description == expected)
                let configuration = Self.configuration(fault, wire.emulator)
                let started = await #expect(throws: DropboxEmulator.AdminError.self) {
                    try await DropboxEmulator.start(configuration)
                }
                #expect(started?.description == expected)
            }
            try wire.emulator.faults.add(fault(nil) { ($0.account, $0.app) = ("ADA", wire.emulator.appKey) })
        }
    }

    private static func configuration(
        _ fault: Fault, _ emulator: DropboxEmulator
    ) -> DropboxEmulator.Configuration {
        var configuration = DropboxEmulator.Configuration()
        configuration.faults = [fault]
        configuration.appKey = emulator.appKey
        return configuration
    }

    @Test func faultsOfNotificationsAreVerified() async throws {
        try await Wire.run { wire in
            let webhooks = wire.emulator.webhooks
            let error = #expect(throws: DropboxEmulator.AdminError.self) { try webhooks.addFault(.lost, app: "x") }
            #expect(error?.description.hasPrefix(#"app: unknown app "x""#) == true)
            try wire.emulator.faults.verify()
            try webhooks.addFault(.lost, app: wire.emulator.appKey, times: 2)
            let unmet = #expect(throws: DropboxEmulator.FaultVerificationError.self) {
                try wire.emulator.faults.verify()
            }
            #expect(unmet?.faults == [] && unmet?.webhookFaults.count == 1)
            let line = "webhook lost app \(wire.emulator.appKey): 0 of 2 notifications affected"
            #expect(unmet?.description == "1 fault was not injected as expected:\n  \(line)")
            let response = try await wire.send(
                "POST /emulator/faults/verify", ["Content-Type: application/json"], body: Data("{}".utf8))
            #expect(response.status == 409)
            #expect((response.json["webhook_faults"] as? [Any])?.count == 1)
            webhooks.removeAllFaults()
            try wire.emulator.faults.verify()
        }
    }
}
