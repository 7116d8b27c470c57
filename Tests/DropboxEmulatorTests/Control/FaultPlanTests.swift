import Foundation
import Testing

@testable import DropboxEmulator

/// Which calls faults meet, without any server.
@Suite struct FaultPlanTests {
    func subject(_ route: String, account: UserAccount? = nil) -> FaultSubject {
        FaultSubject(route: route, facts: AllRoutes.facts[route], account: account)
    }

    /// How often each of `count` calls of a route is met.
    func meetings(_ plan: inout FaultPlan, _ route: String, count: Int) -> [Int] {
        (0..<count).map { _ in plan.rules(meeting: subject(route)).count }
    }

    @Test func faultLetsSomeCallsPassAndIsUsedUp() {
        var plan = FaultPlan(seed: 1)
        _ = plan.add(Fault(.serverError(), on: "files/upload", skipping: 2, times: 3))
        #expect(meetings(&plan, "files/delete_v2", count: 3) == [0, 0, 0])
        #expect(meetings(&plan, "files/upload", count: 7) == [0, 0, 1, 1, 1, 0, 0])
    }

    @Test func probabilityFollowsTheSeed() {
        func draw(_ seed: UInt64) -> [Int] {
            var plan = FaultPlan(seed: seed)
            _ = plan.add(Fault(.serverError(), probability: 0.3))
            return meetings(&plan, "files/upload", count: 1000)
        }
        #expect(draw(7) == draw(7))
        #expect(draw(7) != draw(8))
        #expect((250...350).contains(draw(7).reduce(0, +)))
    }

    @Test func theOrderOfCallsDoesNotMatterToChance() {
        func met(_ details: [String]) -> [String: [Int]] {
            var plan = FaultPlan(seed: 7)
            _ = plan.add(Fault(.serverError(), probability: 0.5))
            return details.reduce(into: [:]) { met, detail in
                var call = subject("files/upload")
                call.detail = detail
                met[detail, default: []].append(plan.rules(meeting: call).count)
            }
        }
        let details = (0..<40).flatMap { ["a\($0 % 8)", "b\($0 % 5)"] }
        #expect(met(details) == met(details.reversed()))
        #expect(met(details)["a0"] != met(details)["a1"] || met(details)["a1"] != met(details)["a2"])
    }

    @Test(arguments: [
        ("files/upload", "files/upload", true), ("files/upload_session/start", "files/upload", false),
        ("files/upload_session/start", "files/upload*", true), ("files/list_folder/continue", "*/continue", true),
        ("files/upload", "*", true), ("files/upload", "f*s/*l*d", true), ("files/upload", "f*x*", false),
        ("files/upload", "", false),
    ])
    func routesMayBePatterns(route: String, pattern: String, fits: Bool) {
        #expect(Fault(.serverError(), on: pattern).fits(subject(route)) == fits)
    }

    @Test func onlyOneAnswerStandsInTheCallsPlace() {
        var plan = FaultPlan(seed: 1)
        _ = plan.add(Fault(.latency(.seconds(1))))
        _ = plan.add(Fault(.rateLimit(), times: 1))
        _ = plan.add(Fault(.serverError(), times: 1))
        let ids = (0..<3).map { _ in plan.rules(meeting: subject("files/upload")).map(\.id) }
        #expect(ids == [[1, 2], [1, 3], [1]])
    }

    @Test func accountsAreKnownByNameAddressAndID() throws {
        let ada = try TestStore().account
        let call = subject("files/upload", account: ada)
        for name in ["ada", "Ada", "ada@example.com", "ADA@example.com", ada.id] {
            #expect(Fault(.serverError(), account: name).fits(call))
        }
        #expect(!Fault(.serverError(), account: "bob").fits(call))
        #expect(!Fault(.serverError(), account: "ada").fits(subject("files/list_folder/longpoll")))
    }

    @Test func faultsMeetOnlyCallsThatTheyCanHappenTo() {
        func fits(_ effect: Fault.Effect, _ route: String) -> Bool { Fault(effect).fits(subject(route)) }
        #expect(fits(.writeContention, "files/upload") && !fits(.writeContention, "files/get_metadata"))
        #expect(fits(.smallPages(), "files/list_folder") && !fits(.smallPages(), "files/download"))
        #expect(fits(.cursorReset, "files/list_folder/continue") && !fits(.cursorReset, "files/list_folder"))
        #expect(fits(.diskFull, "files/create_folder_v2") && !fits(.diskFull, "files/get_metadata"))
        #expect(!fits(.expiredToken, "files/list_folder/longpoll"))
        #expect(!Fault(.serverError()).fits(subject("oauth2/token")))
        #expect(Fault(.serverError(), on: "oauth2/token").fits(subject("oauth2/token")))
    }

    @Test func switchedOffFaultsWaitAndRemovedOnesAreGone() {
        var plan = FaultPlan(seed: 1)
        let id = plan.add(Fault(.serverError(), times: 2))
        #expect(meetings(&plan, "files/upload", count: 1) == [1])
        let wasTurnedOff = plan.turn(id, isOn: false)
        #expect(wasTurnedOff)
        #expect(meetings(&plan, "files/upload", count: 2) == [0, 0])
        let wasTurnedOn = plan.turn(id, isOn: true)
        #expect(wasTurnedOn)
        #expect(meetings(&plan, "files/upload", count: 2) == [1, 0])
        let wasThere = [plan.remove(id), plan.remove(id), plan.turn(id, isOn: true)]
        #expect(wasThere == [true, false, false])
    }
}
