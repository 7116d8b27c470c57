import Testing

@testable import DropboxCore

struct RequestThrottleStateTests {
    typealias Action = RequestThrottleState.Action

    private func permits(_ actions: [Action]) -> [RequestThrottleState.Permit] {
        actions.compactMap { if case .admit(_, let permit) = $0 { permit } else { nil } }
    }

    /// Returns a throttle whose first request was rejected until 10 s.
    private func closedThrottle() -> RequestThrottleState {
        var throttle = RequestThrottleState()
        let permit = permits(throttle.acquire(0, at: .zero, deadline: .seconds(300)))
        _ = throttle.release(permit[0], .rejected(until: .seconds(10)), at: .zero)
        return throttle
    }

    @Test func openThrottleAdmitsAllRequests() {
        var throttle = RequestThrottleState()
        let admitted = (0..<500).flatMap { permits(throttle.acquire($0, at: .zero, deadline: .seconds(1))) }
        #expect(admitted.count == 500)
    }

    @Test func rejectionDelaysAllRequests() {
        var throttle = closedThrottle()
        #expect(throttle.acquire(1, at: .seconds(1), deadline: .seconds(300)) == [.wake(at: .seconds(10))])
        #expect(throttle.wake(at: .seconds(9)) == [.wake(at: .seconds(10))])
        #expect(permits(throttle.wake(at: .seconds(10))).count == 1)
    }

    @Test func requestWithEarlierDeadlineIsRejected() {
        var throttle = closedThrottle()
        #expect(throttle.acquire(1, at: .seconds(1), deadline: .seconds(9)) == [.reject(1, until: .seconds(10))])
    }

    @Test func longerRejectionRejectsWaitingRequests() {
        var throttle = RequestThrottleState()
        let first = permits(throttle.acquire(0, at: .zero, deadline: .seconds(300)))[0]
        let second = permits(throttle.acquire(1, at: .zero, deadline: .seconds(300)))[0]
        _ = throttle.release(first, .rejected(until: .seconds(10)), at: .zero)
        _ = throttle.acquire(2, at: .zero, deadline: .seconds(20))
        _ = throttle.acquire(3, at: .zero, deadline: .seconds(300))
        let actions = throttle.release(second, .rejected(until: .seconds(30)), at: .seconds(1))
        #expect(actions == [.reject(2, until: .seconds(30)), .wake(at: .seconds(30))])
    }

    @Test func requestsInFlightDoubleEachRound() {
        var throttle = closedThrottle()
        for waiter in 1...100 { _ = throttle.acquire(waiter, at: .seconds(1), deadline: .seconds(300)) }
        var inFlight = permits(throttle.wake(at: .seconds(10)))
        var rounds: [Int] = []
        while !inFlight.isEmpty {
            rounds.append(inFlight.count)
            inFlight = inFlight.flatMap { permits(throttle.release($0, .accepted, at: .seconds(11))) }
        }
        #expect(rounds == [1, 2, 4, 8, 16, 32, 37])
    }

    @Test func secondRejectionResetsTheLimit() {
        var throttle = closedThrottle()
        for waiter in 1...10 { _ = throttle.acquire(waiter, at: .seconds(1), deadline: .seconds(300)) }
        let probe = permits(throttle.wake(at: .seconds(10)))[0]
        let pair = permits(throttle.release(probe, .accepted, at: .seconds(10)))
        #expect(pair.count == 2)
        let actions = throttle.release(pair[0], .rejected(until: .seconds(20)), at: .seconds(11))
        #expect(actions == [.wake(at: .seconds(20))])
        // The other request started before the rejection, so its success admits no request.
        _ = throttle.release(pair[1], .accepted, at: .seconds(12))
        #expect(permits(throttle.wake(at: .seconds(20))).count == 1)
    }

    @Test func requestWithoutResponseReleasesItsPermit() {
        var throttle = closedThrottle()
        for waiter in 1...2 { _ = throttle.acquire(waiter, at: .seconds(1), deadline: .seconds(300)) }
        let probe = permits(throttle.wake(at: .seconds(10)))[0]
        #expect(permits(throttle.release(probe, .indeterminate, at: .seconds(11))).count == 1)
    }

    @Test func requestsBeforeTheRejectionDelayNone() {
        var throttle = RequestThrottleState()
        let first = permits(throttle.acquire(0, at: .zero, deadline: .seconds(300)))[0]
        let upload = permits(throttle.acquire(1, at: .zero, deadline: .seconds(300)))[0]
        _ = throttle.release(first, .rejected(until: .seconds(10)), at: .zero)
        let probe = permits(throttle.acquire(2, at: .seconds(10), deadline: .seconds(300)))
        #expect(probe.count == 1)
        // Their end doesn't admit a request, either.
        #expect(throttle.acquire(3, at: .seconds(10), deadline: .seconds(300)) == [.wake(at: .seconds(20))])
        #expect(throttle.release(upload, .accepted, at: .seconds(11)) == [.wake(at: .seconds(20))])
        #expect(permits(throttle.release(probe[0], .accepted, at: .seconds(12))).count == 1)
    }

    @Test func slowRequestDelaysOthersOnlyBriefly() {
        var throttle = closedThrottle()
        for waiter in 1...3 { _ = throttle.acquire(waiter, at: .seconds(1), deadline: .seconds(300)) }
        let actions = throttle.wake(at: .seconds(10))
        #expect(permits(actions).count == 1 && actions.last == .wake(at: .seconds(20)))
        #expect(throttle.wake(at: .seconds(19)) == [.wake(at: .seconds(20))])
        // The upload is still in flight.
        #expect(permits(throttle.wake(at: .seconds(20))).count == 1)
        #expect(permits(throttle.wake(at: .seconds(30))).count == 1)
        let upload = permits(actions)[0]
        #expect(throttle.release(upload, .accepted, at: .seconds(600)) == [])
    }

    @Test func requestIsRejectedAfterItsDeadline() {
        var throttle = closedThrottle()
        for waiter in 1...3 { _ = throttle.acquire(waiter, at: .seconds(1), deadline: .seconds(15)) }
        #expect(permits(throttle.wake(at: .seconds(10))).count == 1)
        let actions = throttle.wake(at: .seconds(20))
        #expect(permits(actions).count == 1)
        #expect(actions.last == .reject(3, until: .seconds(10)))
    }

    @Test func canceledRequestIsRemoved() {
        var throttle = closedThrottle()
        _ = throttle.acquire(1, at: .seconds(1), deadline: .seconds(300))
        throttle.cancel(1)
        #expect(throttle.wake(at: .seconds(10)) == [])
    }
}
