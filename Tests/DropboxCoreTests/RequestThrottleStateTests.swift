import Testing

@testable import DropboxCore

struct CallGateStateTests {
    typealias Action = RequestThrottleState.Action

    private func tickets(_ actions: [Action]) -> [RequestThrottleState.Permit] {
        actions.compactMap { if case .admit(_, let ticket) = $0 { ticket } else { nil } }
    }

    /// A gate with one call in flight, which is refused until 10 s.
    private func refusedGate() -> RequestThrottleState {
        var gate = RequestThrottleState()
        let ticket = tickets(gate.acquire(0, at: .zero, deadline: .seconds(300)))
        _ = gate.release(ticket[0], .rejected(until: .seconds(10)), at: .zero)
        return gate
    }

    @Test func anOpenGateLetsEverybodyThrough() {
        var gate = RequestThrottleState()
        let admitted = (0..<500).flatMap { tickets(gate.acquire($0, at: .zero, deadline: .seconds(1))) }
        #expect(admitted.count == 500)
    }

    @Test func aRefusalHoldsUpAllOthersUntilItsTimeIsOver() {
        var gate = refusedGate()
        #expect(gate.acquire(1, at: .seconds(1), deadline: .seconds(300)) == [.wake(at: .seconds(10))])
        #expect(gate.wake(at: .seconds(9)) == [.wake(at: .seconds(10))])
        #expect(tickets(gate.wake(at: .seconds(10))).count == 1)
    }

    @Test func whoCannotWaitThatLongIsTurnedAway() {
        var gate = refusedGate()
        #expect(gate.acquire(1, at: .seconds(1), deadline: .seconds(9)) == [.reject(1, until: .seconds(10))])
    }

    @Test func aLongerRefusalTurnsAwayWhoWaitsTooLongBecauseOfIt() {
        var gate = RequestThrottleState()
        let first = tickets(gate.acquire(0, at: .zero, deadline: .seconds(300)))[0]
        let second = tickets(gate.acquire(1, at: .zero, deadline: .seconds(300)))[0]
        _ = gate.release(first, .rejected(until: .seconds(10)), at: .zero)
        _ = gate.acquire(2, at: .zero, deadline: .seconds(20))
        _ = gate.acquire(3, at: .zero, deadline: .seconds(300))
        let actions = gate.release(second, .rejected(until: .seconds(30)), at: .seconds(1))
        #expect(actions == [.reject(2, until: .seconds(30)), .wake(at: .seconds(30))])
    }

    @Test func theNumberInFlightDoublesFromRoundToRound() {
        var gate = refusedGate()
        for waiter in 1...100 { _ = gate.acquire(waiter, at: .seconds(1), deadline: .seconds(300)) }
        var inFlight = tickets(gate.wake(at: .seconds(10)))
        var rounds: [Int] = []
        while !inFlight.isEmpty {
            rounds.append(inFlight.count)
            inFlight = inFlight.flatMap { tickets(gate.release($0, .accepted, at: .seconds(11))) }
        }
        #expect(rounds == [1, 2, 4, 8, 16, 32, 37])
    }

    @Test func aSecondRefusalStartsOver() {
        var gate = refusedGate()
        for waiter in 1...10 { _ = gate.acquire(waiter, at: .seconds(1), deadline: .seconds(300)) }
        let probe = tickets(gate.wake(at: .seconds(10)))[0]
        let pair = tickets(gate.release(probe, .accepted, at: .seconds(10)))
        #expect(pair.count == 2)
        #expect(gate.release(pair[0], .rejected(until: .seconds(20)), at: .seconds(11)) == [.wake(at: .seconds(20))])
        // The other one was on its way before the refusal: its success opens nothing.
        _ = gate.release(pair[1], .accepted, at: .seconds(12))
        #expect(tickets(gate.wake(at: .seconds(20))).count == 1)
    }

    @Test func aCallWithoutAnAnswerMakesRoomForAnother() {
        var gate = refusedGate()
        for waiter in 1...2 { _ = gate.acquire(waiter, at: .seconds(1), deadline: .seconds(300)) }
        let probe = tickets(gate.wake(at: .seconds(10)))[0]
        #expect(tickets(gate.release(probe, .indeterminate, at: .seconds(11))).count == 1)
    }

    @Test func callsFromBeforeTheRefusalHoldNobodyUp() {
        var gate = RequestThrottleState()
        let first = tickets(gate.acquire(0, at: .zero, deadline: .seconds(300)))[0]
        let upload = tickets(gate.acquire(1, at: .zero, deadline: .seconds(300)))[0]
        _ = gate.release(first, .rejected(until: .seconds(10)), at: .zero)
        let probe = tickets(gate.acquire(2, at: .seconds(10), deadline: .seconds(300)))
        #expect(probe.count == 1)
        // Nor does their end let anybody through.
        #expect(gate.acquire(3, at: .seconds(10), deadline: .seconds(300)) == [.wake(at: .seconds(20))])
        #expect(gate.release(upload, .accepted, at: .seconds(11)) == [.wake(at: .seconds(20))])
        #expect(tickets(gate.release(probe[0], .accepted, at: .seconds(12))).count == 1)
    }

    @Test func aCallThatTakesLongHoldsTheOthersUpForALittleOnly() {
        var gate = refusedGate()
        for waiter in 1...3 { _ = gate.acquire(waiter, at: .seconds(1), deadline: .seconds(300)) }
        let actions = gate.wake(at: .seconds(10))
        #expect(tickets(actions).count == 1 && actions.last == .wake(at: .seconds(20)))
        #expect(gate.wake(at: .seconds(19)) == [.wake(at: .seconds(20))])
        // The upload is under way still.
        #expect(tickets(gate.wake(at: .seconds(20))).count == 1)
        #expect(tickets(gate.wake(at: .seconds(30))).count == 1)
        let upload = tickets(actions)[0]
        #expect(gate.release(upload, .accepted, at: .seconds(600)) == [])
    }

    @Test func whoFindsNoRoomInTimeIsTurnedAway() {
        var gate = refusedGate()
        for waiter in 1...3 { _ = gate.acquire(waiter, at: .seconds(1), deadline: .seconds(15)) }
        #expect(tickets(gate.wake(at: .seconds(10))).count == 1)
        let actions = gate.wake(at: .seconds(20))
        #expect(tickets(actions).count == 1)
        #expect(actions.last == .reject(3, until: .seconds(10)))
    }

    @Test func whoGivesUpIsForgotten() {
        var gate = refusedGate()
        _ = gate.acquire(1, at: .seconds(1), deadline: .seconds(300))
        gate.cancel(1)
        #expect(gate.wake(at: .seconds(10)) == [])
    }
}
