import CDropboxMicrohttpdShim
import CDropboxMicrohttpd
import Foundation

/// A body on its way out as a `Delivery` wants it. While nothing may leave, the connection is suspended; the emulator's
/// clock, the end of the server, and a look after the client now and then resume it.
final class ThrottledBody {
    /// Seconds after which a resting connection is looked after: libmicrohttpd does not notice that a client has left
    /// while its connection is suspended.
    private static let patience: TimeInterval = 0.5

    private let reader: any BodyReader
    private let length: Int64?
    private let delivery: Delivery
    private let clock: ServerClock
    private let connection: OpaquePointer
    private let exchange: RequestHandler
    private let start: Date
    private var stallStart: Date?

    init(
        _ reader: any BodyReader, length: Int64?, delivery: Delivery, clock: ServerClock,
        connection: OpaquePointer, exchange: RequestHandler
    ) {
        self.reader = reader
        self.length = length
        self.delivery = delivery
        self.clock = clock
        self.connection = connection
        self.exchange = exchange
        start = clock.now
    }

    /// Fills the buffer as far as bytes may leave now; 0 when the connection was suspended instead.
    func read(at offset: Int64, _ buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let now = clock.now
        if offset == delivery.stall?.after, stallStart == nil { stallStart = now }
        let room = length.map { min(Int64(buffer.count), $0 - offset) } ?? Int64(buffer.count)
        let step = delivery.step(
            at: offset, room: Int(room), elapsed: now.timeIntervalSince(start),
            stalled: stallStart.map(now.timeIntervalSince))
        switch step {
        case .send(let count):
            let part = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
            let filled = try reader.read(at: offset, into: part)
            if let inverted = delivery.inverted, (offset..<offset + Int64(filled)).contains(inverted) {
                part[Int(inverted - offset)] ^= 0xFF
            }
            return filled > 0 ? filled : ReaderBox.endOfStream
        case .cut:
            return ReaderBox.endWithError
        case .wait(let time):
            guard mhdshim_peer_has_left(connection) == 0 else { return ReaderBox.endWithError }
            let rest = min(time - now.timeIntervalSince(start), Self.patience)
            return exchange.pause(until: now.addingTimeInterval(rest), of: clock) ? 0 : ReaderBox.endWithError
        }
    }
}
