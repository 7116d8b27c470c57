import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests sequences of effects, scenarios, and faults that the calls didn't meet.
@Suite(.timeLimit(.minutes(10)))
struct ScenarioTests {
    typealias Fault = DropboxEmulator.Fault

    func control(_ wire: Wire, _ name: String, _ json: String) async throws -> RawResponse {
        try await wire.send("POST /emulator/\(name)", ["Content-Type: application/json"], body: Data(json.utf8))
    }

    func check(_ wire: Wire) async throws -> Int { try await wire.rpc("check/user", "{}").status }

    // MARK: - Sequences

    @Test func sequenceAffectsOneCallAfterTheOther() async throws {
        try await Wire.run { wire in
            let fault = """
                {"name": "flaky", "route": "check/user", "sequence": [
                  {"effect": "server_error", "times": 2}, {"effect": "none"}, {"effect": "rate_limit", "retry_after": 3},
                  {"effect": "latency", "seconds": 30}]}
                """
            let added = try await control(wire, "faults/add", fault)
            #expect(added.status == 200, "\(added.text)")
            var statuses: [Int] = []
            for _ in 0..<4 { statuses.append(try await check(wire)) }
            #expect(statuses == [500, 500, 200, 429])
            async let delayed = check(wire)
            await wire.emulator.clock.waitForOperations()
            wire.emulator.clock.advance(by: .seconds(30))
            #expect(try await delayed == 200)
            #expect(try await check(wire) == 200)
            let status = try #require(wire.emulator.faults.all.first)
            #expect(status.isExhausted && status.matchCount == 5 && status.hitCount == 4)
            try wire.emulator.faults.verify()
        }
    }

    @Test func lastStepCanBeUnlimited() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(
                Fault(
                    sequence: [.init(.rateLimit()), .init(.serverError(), times: nil)], on: "check/user", skipping: 1))
            var statuses: [Int] = []
            for _ in 0..<5 { statuses.append(try await check(wire)) }
            #expect(statuses == [200, 429, 500, 500, 500])
        }
    }

    // MARK: - Scenarios

    @Test func scenarioReplaysExactly() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("scenario.json")
        let json = #"{"seed": SEED, "faults": [{"effect": "server_error", "probability": 0.5}]}"#
        func statuses(_ emulator: DropboxEmulator, _ seed: Int) async throws -> [Int] {
            try Data(json.replacingOccurrences(of: "SEED", with: "\(seed)").utf8).write(to: file)
            try emulator.faults.load(try DropboxEmulator.Scenario(contentsOf: file))
            var statuses: [Int] = []
            for _ in 0..<20 { statuses.append(try await check(Wire(emulator: emulator))) }
            return statuses
        }
        try await Wire.run { wire in
            // A fault that was added before doesn't influence the replay.
            try wire.emulator.faults.add(.latency(.zero), probability: 0.5)
            let first = try await statuses(wire.emulator, 7)
            #expect(try await statuses(wire.emulator, 7) == first)
            #expect(try await statuses(wire.emulator, 8) != first)
        }
    }

    /// The argument in the body of a call decides, not the order in which calls arrive.
    @Test func sameCallsReceiveTheSameFaultsInAnyOrder() async throws {
        try await Wire.run { wire in
            let scenario = DropboxEmulator.Scenario(
                seed: 3, [Fault(.serverError(), on: "files/get_metadata", probability: 0.5)])
            func statuses(_ numbers: [Int]) async throws -> [Int: Int] {
                try wire.emulator.faults.load(scenario)
                var statuses: [Int: Int] = [:]
                for number in numbers {
                    // The order of the keys doesn't matter.
                    let keys = [#""path":"/n/\#(number)""#, #""include_deleted":true"#]
                    let body = (number.isMultiple(of: 3) ? keys : keys.reversed()).joined(separator: ",")
                    statuses[number] = try await wire.rpc("files/get_metadata", "{\(body)}").status
                }
                return statuses
            }
            let expected = try await statuses(Array(0..<20))
            #expect(Set(expected.values) == [409, 500])
            #expect(try await statuses((0..<20).reversed()) == expected)
            try wire.emulator.faults.load(scenario)
            let concurrent = try await withThrowingTaskGroup(of: (Int, Int).self) { group in
                for number in 0..<20 {
                    group.addTask {
                        let body = #"{"include_deleted":true,"path":"/n/\#(number)"}"#
                        return (number, try await wire.rpc("files/get_metadata", body).status)
                    }
                }
                return try await group.reduce(into: [Int: Int]()) { $0[$1.0] = $1.1 }
            }
            #expect(concurrent == expected)
        }
    }

    @Test func scenarioWithAWrongFault_changesNothing() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.reset(), on: "files/upload")
            let wrong = #"{"faults":[{"effect":"reset"},{"effect":"reset","route":"nonsense"}]}"#
            let response = try await control(wire, "scenarios/load", wrong)
            #expect(response.status == 400 && response.json["path"] as? String == "faults[1].route")
            let fault = Fault(.reset(), on: "nonsense")
            #expect(throws: DropboxEmulator.AdminError.self) { try wire.emulator.faults.load(.init([fault])) }
            #expect(wire.emulator.faults.all.map(\.fault.route) == ["files/upload"])
        }
    }

    // MARK: - Verification

    @Test func faultsThatTheCallsDidNotMeetAreErrors() async throws {
        try await Wire.run { wire in
            let faults = wire.emulator.faults
            var numbered = Fault(.latency(.zero), on: "check/user")
            numbered.callNumbers = [1, 3]
            numbered.name = "third"
            try faults.add(.latency(.zero), on: "check/user", times: 3)
            try faults.add(.latency(.zero), on: "check/user", times: 2)
            try faults.add(.latency(.zero), on: "check/user")
            try faults.add(.latency(.zero), on: "files/upload")
            try faults.add(.latency(.zero), on: "check/user", probability: 0)
            try faults.add(.latency(.zero), on: "files/upload", probability: 0.5)
            try faults.add(numbered)
            let disabled = try faults.add(.latency(.zero), on: "files/upload")
            faults.setEnabled(false, for: disabled)
            for _ in 0..<2 { #expect(try await check(wire) == 200) }
            let error = #expect(throws: DropboxEmulator.FaultVerificationError.self) { try faults.verify() }
            #expect(error?.faults.map(\.id) == [1, 4, 6, 7])
            #expect(
                error?.description == """
                    4 faults were not injected as expected:
                      1 latency on check/user: 2 calls matched, 2 of 3 affected
                      4 latency on files/upload: 0 calls matched, 0 affected
                      6 latency on files/upload: 0 calls matched, 0 affected
                      7 "third" latency on check/user call 1, 3: 2 calls matched, 1 of 2 affected
                    """)
            let response = try await control(wire, "faults/verify", "{}")
            #expect(response.status == 409)
            #expect(response.json["error"] as? String == error?.description)
            let listed = response.json["faults"] as? [[String: Any]] ?? []
            #expect(listed.map { $0["hit_count"] as? Int } == [2, 0, 0, 1])

            _ = try await wire.upload(#"{"path":"/a"}"#, "x")
            #expect(try await check(wire) == 200)
            try faults.verify()
            #expect(try await control(wire, "faults/verify", "{}").status == 200)
        }
    }

    @Test(
        arguments: [.truncate(after: 100), .corrupt(at: 5), .stall(after: 5), .truncate(), .corrupt()]
            as [Fault.Effect])
    func faultsBeyondTheBodyDoNotCount(effect: Fault.Effect) async throws {
        try await Wire.run { wire in
            let faults = wire.emulator.faults
            let isAtMiddle = [.truncate(), .corrupt()].contains(effect)
            _ = try await wire.upload(#"{"path":"/a"}"#, isAtMiddle ? "" : "12345")
            try faults.add(effect, on: "files/download", times: 1)
            var numbered = Fault(effect, on: "files/download")
            numbered.callNumbers = [1]
            try faults.add(numbered)
            _ = try await wire.download("/a")
            #expect(wire.emulator.calls.all.last?.faults == [])
            #expect(faults.all.map(\.matchCount) == [1, 1] && faults.all.map(\.hitCount) == [0, 0])
            #expect(throws: DropboxEmulator.FaultVerificationError.self) { try faults.verify() }
            // The faults wait for another call.
            _ = try await wire.upload(#"{"path":"/b"}"#, String(repeating: "x", count: 200))
            let connection = try RawConnection(port: wire.port)
            let head = [wire.bearer, #"Dropbox-API-Arg: {"path":"/b"}"#]
            try await connection.send(wire.head("POST /2/files/download", head, length: 0))
            let call = await wire.emulator.calls.waitForResponse { $0.route == "files/download" && $0.id > 2 }
            #expect(call?.faults == [effect.kind])
            #expect(faults.all.map(\.hitCount) == [1, 0])
        }
    }
}
