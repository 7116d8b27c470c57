import DropboxHTTPServer
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the selection of faults without a server.
@Suite struct FaultPlanTests {
    func subject(_ route: String, account: UserAccount? = nil) -> FaultSubject {
        FaultSubject(route: route, descriptor: AllRoutes.descriptors[route], account: account)
    }

    /// Returns the number of faults that match each of `count` requests to a route.
    func hitCount(_ plan: inout FaultPlan, _ route: String, count: Int) -> [Int] {
        (0..<count).map { _ in plan.injections(into: subject(route)).count }
    }

    @Test func faultSkipsCallsAndIsThenExhausted() throws {
        var plan = FaultPlan(seed: 1)
        _ = try plan.add(DropboxEmulator.Fault(.serverError(), on: "files/upload", skipping: 2, times: 3))
        #expect(hitCount(&plan, "files/delete_v2", count: 3) == [0, 0, 0])
        #expect(hitCount(&plan, "files/upload", count: 7) == [0, 0, 1, 1, 1, 0, 0])
    }

    @Test func probabilityIsDeterminedByTheSeed() throws {
        func draw(_ seed: UInt64) throws -> [Int] {
            var plan = FaultPlan(seed: seed)
            _ = try plan.add(DropboxEmulator.Fault(.serverError(), probability: 0.3))
            return hitCount(&plan, "files/upload", count: 1000)
        }
        #expect(try draw(7) == draw(7))
        #expect(try draw(7) != draw(8))
        #expect(try (250...350).contains(draw(7).reduce(0, +)))
    }

    @Test func probabilityDoesNotDependOnTheOrderOfCalls() throws {
        func hits(_ details: [String]) throws -> [String: [Int]] {
            var plan = FaultPlan(seed: 7)
            _ = try plan.add(DropboxEmulator.Fault(.serverError(), probability: 0.5))
            return details.reduce(into: [:]) { hits, detail in
                var call = subject("files/upload")
                call.detail = detail
                hits[detail, default: []].append(plan.injections(into: call).count)
            }
        }
        let details = (0..<40).flatMap { ["a\($0 % 8)", "b\($0 % 5)"] }
        #expect(try hits(details) == hits(details.reversed()))
        #expect(try hits(details)["a0"] != hits(details)["a1"] || hits(details)["a1"] != hits(details)["a2"])
    }

    @Test(arguments: [
        ("files/upload", "files/upload", true), ("files/upload_session/start", "files/upload", false),
        ("files/upload_session/start", "files/upload*", true), ("files/list_folder/continue", "*/continue", true),
        ("files/upload", "*", true), ("files/upload", "f*s/*l*d", true), ("files/upload", "f*x*", false),
        ("files/upload", "", false),
    ])
    func routePatternsMatch(route: String, pattern: String, fits: Bool) {
        #expect(Wildcard(pattern).matches(route) == fits)
    }

    @Test func onlyOneFaultReplacesTheResponse() throws {
        var plan = FaultPlan(seed: 1)
        _ = try plan.add(DropboxEmulator.Fault(.latency(.seconds(1))))
        _ = try plan.add(DropboxEmulator.Fault(.rateLimit(), times: 1))
        _ = try plan.add(DropboxEmulator.Fault(.serverError(), times: 1))
        let ids = (0..<3).map { _ in plan.injections(into: subject("files/upload")).map(\.id) }
        #expect(ids == [[1, 2], [1, 3], [1]])
    }

    @Test func accountsMatchByNameEmailAndID() throws {
        let ada = try TestStore().account
        let call = subject("files/upload", account: ada)
        for name in ["ada", "Ada", "ada@example.com", "ADA@example.com", ada.id] {
            #expect(try DropboxEmulator.Fault(.serverError(), account: name).applies(to: call))
        }
        #expect(try !DropboxEmulator.Fault(.serverError(), account: "bob").applies(to: call))
        #expect(
            try !DropboxEmulator.Fault(.serverError(), account: "ada").applies(
                to: subject("files/list_folder/longpoll")))
    }

    @Test func faultsMatchOnlyApplicableRoutes() throws {
        func fits(_ effect: DropboxEmulator.Fault.Effect, _ route: String) throws -> Bool {
            try DropboxEmulator.Fault(effect).applies(to: subject(route))
        }
        #expect(try fits(.writeContention, "files/upload") && !fits(.writeContention, "files/get_metadata"))
        #expect(try fits(.smallPages(), "files/list_folder") && !fits(.smallPages(), "files/download"))
        #expect(try fits(.cursorReset, "files/list_folder/continue") && !fits(.cursorReset, "files/list_folder"))
        #expect(try fits(.diskFull, "files/create_folder_v2") && !fits(.diskFull, "files/get_metadata"))
        #expect(try !fits(.expiredToken, "files/list_folder/longpoll"))
        #expect(try !DropboxEmulator.Fault(.serverError()).applies(to: subject("oauth2/token")))
        #expect(try DropboxEmulator.Fault(.serverError(), on: "oauth2/token").applies(to: subject("oauth2/token")))
    }

    @Test func disabledFaultsRemainAndRemovedFaultsDoNot() throws {
        var plan = FaultPlan(seed: 1)
        let id = try plan.add(DropboxEmulator.Fault(.serverError(), times: 2))
        #expect(hitCount(&plan, "files/upload", count: 1) == [1])
        let wasTurnedOff = plan.setEnabled(false, for: id)
        #expect(wasTurnedOff)
        #expect(hitCount(&plan, "files/upload", count: 2) == [0, 0])
        let wasTurnedOn = plan.setEnabled(true, for: id)
        #expect(wasTurnedOn)
        #expect(hitCount(&plan, "files/upload", count: 2) == [1, 0])
        let wasThere = [plan.remove(id), plan.remove(id), plan.setEnabled(true, for: id)]
        #expect(wasThere == [true, false, false])
    }
}

extension DropboxEmulator.Fault {
    func applies(to subject: FaultSubject) throws -> Bool { try FaultMatcher(self).matches(subject) }
}

extension FaultPlan {
    mutating func add(_ fault: DropboxEmulator.Fault) throws -> Int { add(fault, try FaultMatcher(fault)) }
}

/// Tests the delivery of response bodies without a connection.
@Suite struct DeliveryTests {
    func step(
        _ delivery: Delivery, at offset: Int64, room: Int = 100, elapsed: Double = 0, stalled: Double? = nil
    ) -> Delivery.Step { delivery.step(at: offset, room: room, elapsed: elapsed, stalled: stalled) }

    @Test func normalBodyIsSentImmediately() {
        #expect(!Delivery().modifiesBody)
        #expect(step(Delivery(), at: 0) == .send(100))
    }

    @Test func truncatedBodyEndsEarly() {
        var delivery = Delivery()
        delivery.truncationOffset = 30
        #expect(step(delivery, at: 0) == .send(30))
        #expect(step(delivery, at: 30) == .close)
    }

    @Test func stalledBodyPausesAndResumes() {
        var delivery = Delivery()
        delivery.stall = (10, 5)
        #expect(step(delivery, at: 0) == .send(10))
        #expect(step(delivery, at: 10, elapsed: 1, stalled: 0) == .wait(until: 6))
        #expect(step(delivery, at: 10, elapsed: 4, stalled: 3) == .wait(until: 6))
        #expect(step(delivery, at: 10, elapsed: 6, stalled: 5) == .send(100))
        #expect(step(delivery, at: 60, elapsed: 6, stalled: 5) == .send(100))
        delivery.stall = (10, nil)
        #expect(step(delivery, at: 10, elapsed: 1e9, stalled: 1e9) == .wait(until: .infinity))
    }

    @Test func throttledBodyKeepsItsRate() {
        var delivery = Delivery()
        delivery.rate = 100
        #expect(step(delivery, at: 0) == .wait(until: 0.1))
        #expect(step(delivery, at: 0, elapsed: 0.25) == .send(25))
        #expect(step(delivery, at: 25, elapsed: 0.25) == .wait(until: 0.35))
        #expect(step(delivery, at: 96, room: 4, elapsed: 0.98) == .wait(until: 1))
        #expect(step(delivery, at: 0, room: 20, elapsed: 100) == .send(20))
    }

    @Test func throttledBodyToleratesClockJumps() {
        var delivery = Delivery()
        delivery.rate = .max
        #expect(step(delivery, at: 50, elapsed: 1e10) == .send(100))
        #expect(step(delivery, at: 50, elapsed: -1e10) == .wait(until: 150 / Double(Int64.max)))
    }
}
