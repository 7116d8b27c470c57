import Testing

@testable import DropboxEmulator

/// The rules by which the bytes of a body leave, without any connection.
@Suite struct DeliveryTests {
    func step(
        _ delivery: Delivery, at offset: Int64, room: Int = 100, elapsed: Double = 0, stalled: Double? = nil
    ) -> Delivery.Step { delivery.step(at: offset, room: room, elapsed: elapsed, stalled: stalled) }

    @Test func undisturbedBodiesLeaveAtOnce() {
        #expect(!Delivery().changesBody)
        #expect(step(Delivery(), at: 0) == .send(100))
    }

    @Test func cutBodiesEndEarly() {
        var delivery = Delivery()
        delivery.cut = 30
        #expect(step(delivery, at: 0) == .send(30))
        #expect(step(delivery, at: 30) == .cut)
    }

    @Test func stalledBodiesRestAndGoOn() {
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

    @Test func drippingBodiesKeepTheirRate() {
        var delivery = Delivery()
        delivery.rate = 100
        #expect(step(delivery, at: 0) == .wait(until: 0.1))
        #expect(step(delivery, at: 0, elapsed: 0.25) == .send(25))
        #expect(step(delivery, at: 25, elapsed: 0.25) == .wait(until: 0.35))
        #expect(step(delivery, at: 96, room: 4, elapsed: 0.98) == .wait(until: 1))
        #expect(step(delivery, at: 0, room: 20, elapsed: 100) == .send(20))
    }

    @Test func drippingBodiesOutliveAClockThatJumps() {
        var delivery = Delivery()
        delivery.rate = .max
        #expect(step(delivery, at: 50, elapsed: 1e10) == .send(100))
        #expect(step(delivery, at: 50, elapsed: -1e10) == .wait(until: 150 / Double(Int64.max)))
    }
}
