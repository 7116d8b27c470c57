import CDropboxMicrohttpd
import DropboxConcurrency
import Foundation

/// Sends responses through libmicrohttpd.
enum ResponseSender {
    /// The number of bytes to request from a reader per call.
    private static let blockSize = 128 << 10

    static func send(
        _ response: ServerResponse, on connection: OpaquePointer, of requestHandler: RequestHandler
    ) -> MHD_Result {
        guard let message = message(of: response, connection, requestHandler) else { return .NO }
        defer { MHD_destroy_response(message) }
        for field in response.headers.fields {
            guard MHD_add_response_header(message, field.name, field.value) == .YES else { return .NO }
        }
        return MHD_queue_response(connection, UInt32(clamping: response.status), message)
    }

    private static func message(
        of response: ServerResponse, _ connection: OpaquePointer, _ requestHandler: RequestHandler
    ) -> OpaquePointer? {
        switch response.body {
        case .data(let data) where !response.delivery.modifiesBody:
            return data.withUnsafeBytes { bytes in
                MHD_create_response_from_buffer(
                    bytes.count, UnsafeMutableRawPointer(mutating: bytes.baseAddress), .RESPMEM_MUST_COPY)
            }
        case .data(let data):
            return message(of: DataReader(data: data), Int64(data.count), response, connection, requestHandler)
        case .reader(let reader, let length):
            return message(of: reader, length, response, connection, requestHandler)
        case .hangUp(let reset):
            if reset { cmicrohttpd_reset(connection) }
            return nil
        case .tunnel:
            return nil
        }
    }

    private static func message(
        of reader: any BodyReader, _ length: Int64?, _ response: ServerResponse, _ connection: OpaquePointer,
        _ requestHandler: RequestHandler
    ) -> OpaquePointer? {
        var throttled: ThrottledBody?
        if response.delivery.modifiesBody, let clock = response.clock {
            throttled = ThrottledBody(
                reader, length: length, delivery: response.delivery, clock: clock, connection: connection,
                requestHandler: requestHandler)
        }
        let size = length.map(UInt64.init(clamping:)) ?? UInt64.max  // MHD_SIZE_UNKNOWN
        return MHD_create_response_from_callback(
            size, blockSize,
            { context, position, buffer, capacity in
                guard let context, let buffer else { return ReaderBox.endWithError }
                let box = Unmanaged<ReaderBox>.fromOpaque(context).takeUnretainedValue()
                return box.read(at: position, UnsafeMutableRawBufferPointer(start: buffer, count: capacity))
            },
            Unmanaged.passRetained(ReaderBox(reader, throttled)).toOpaque(),
            { context in
                if let context { Unmanaged<ReaderBox>.fromOpaque(context).release() }
            })
    }
}

/// A reference to a reader that libmicrohttpd can hold.
final class ReaderBox {
    static let endOfStream = -1
    static let endWithError = -2

    private let reader: any BodyReader
    private let throttled: ThrottledBody?

    init(_ reader: any BodyReader, _ throttled: ThrottledBody?) {
        self.reader = reader
        self.throttled = throttled
    }

    func read(at position: UInt64, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
        let offset = Int64(clamping: position)
        do {
            if let throttled { return try throttled.read(at: offset, buffer) }
            let count = try reader.read(at: offset, into: buffer)
            return count > 0 ? count : Self.endOfStream
        } catch {
            // The header has been sent already, so closing the connection is the only way to signal the error.
            return Self.endWithError
        }
    }
}

/// A response body that is sent as its `Delivery` specifies.
///
/// While no bytes may be sent, the connection is suspended. The emulator's clock, the shutdown of the server, and a
/// periodic check for disconnected clients resume it.
final class ThrottledBody {
    /// The interval of checks for disconnected clients, in seconds. libmicrohttpd doesn't detect a disconnect while the
    /// connection is suspended.
    private static let disconnectCheckInterval: TimeInterval = 0.5

    private let reader: any BodyReader
    private let length: Int64?
    private let delivery: Delivery
    private let clock: any DeliveryClock
    private let connection: OpaquePointer
    private let requestHandler: RequestHandler
    private let start: Date
    private var stallStart: Date?

    init(
        _ reader: any BodyReader, length: Int64?, delivery: Delivery, clock: any DeliveryClock,
        connection: OpaquePointer, requestHandler: RequestHandler
    ) {
        self.reader = reader
        self.length = length
        self.delivery = delivery
        self.clock = clock
        self.connection = connection
        self.requestHandler = requestHandler
        start = clock.now
    }

    /// Fills the buffer with the bytes that may be sent now, or returns 0 if the connection was suspended instead.
    func read(at offset: Int64, _ buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let now = clock.now
        if offset == delivery.stall?.after, stallStart == nil { stallStart = now }
        let room = length.map { min(Int64(buffer.count), $0 - offset) } ?? Int64(buffer.count)
        let step = delivery.step(
            at: offset, room: Int(room), elapsed: now.timeIntervalSince(start),
            stalled: stallStart.map(now.timeIntervalSince))
        switch step {
        case .send(let count):
            let target = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
            let filled = try reader.read(at: offset, into: target)
            if let inverted = delivery.invertedOffset, (offset..<offset + Int64(filled)).contains(inverted) {
                target[Int(inverted - offset)] ^= 0xFF
            }
            return filled > 0 ? filled : ReaderBox.endOfStream
        case .close:
            return ReaderBox.endWithError
        case .wait(let time):
            guard cmicrohttpd_peer_has_left(connection) == 0 else { return ReaderBox.endWithError }
            let delay = min(time - now.timeIntervalSince(start), Self.disconnectCheckInterval)
            return requestHandler.pause(until: now.addingTimeInterval(delay), of: clock) ? 0 : ReaderBox.endWithError
        }
    }
}

/// A response body whose bytes are mostly in files.
package protocol FileBackedBody: BodyReader {
    /// A Boolean value that indicates whether the bytes are in files now.
    var isBackedByFiles: Bool { get }

    /// Returns the part of the body at an offset, or `nil` at the end.
    func part(at offset: Int64) throws -> BodyPart?
}

/// A contiguous part of a body.
package enum BodyPart: Sendable {
    case file(path: String, offset: Int64, count: Int64)
    case data(Data)

    package var count: Int64 {
        switch self {
        case .file(_, _, let count): count
        case .data(let data): Int64(data.count)
        }
    }
}

/// Sends long bodies from files directly to the socket, because libmicrohttpd would copy every byte twice. Each
/// response has its own thread, and its connection is closed afterward.
final class FileSender: Sendable {
    /// The minimum length. A shorter body doesn't justify the loss of the connection.
    private static let minimumLength: Int64 = 1 << 20
    /// The maximum number of concurrent threads. Additional responses use libmicrohttpd.
    private static let maximumThreads = 32
    /// The time in seconds after which a client that reads nothing is disconnected.
    private static let sendTimeout: Int32 = 300

    private struct Failure: Error {}

    private let threadCount = Locked(0)

    /// Starts sending a response. Returns `false` without any effect if libmicrohttpd must send it.
    func startSending(_ response: ServerResponse, _ connection: OpaquePointer, _ requestHandler: RequestHandler) -> Bool
    {
        guard case .reader(let reader as any FileBackedBody, let length?) = response.body, length >= Self.minimumLength,
            !response.delivery.modifiesBody, response.delivery.connectionDisposition == .keepAlive,
            requestHandler.isBodyWanted,
            reader.isBackedByFiles,
            let head = Self.head(of: response, length: length)
        else { return false }
        let isFree = threadCount.withLock { count in
            guard count < Self.maximumThreads else { return false }
            count += 1
            return true
        }
        guard isFree else { return false }
        let socket = cmicrohttpd_plain_socket(connection)
        guard socket >= 0, requestHandler.detach(socket) else {
            if socket >= 0 { close(socket) }
            threadCount.withLock { $0 -= 1 }
            return false
        }
        BlockingIO.external.enqueue {
            let isWhole: Bool
            do {
                try Self.send(head, reader, to: socket)
                isWhole = true
            } catch {
                isWhole = false
            }
            requestHandler.finishDetached(isComplete: isWhole)
            self.threadCount.withLock { $0 -= 1 }
        }
        return true
    }

    private static func head(of response: ServerResponse, length: Int64) -> Data? {
        let reasons = [200: "OK", 206: "Partial Content"]
        guard let reason = reasons[response.status] else { return nil }
        var lines = ["HTTP/1.1 \(response.status) \(reason)", "Connection: close", "Content-Length: \(length)"]
        lines += response.headers.fields.map { "\($0.name): \($0.value)" }
        return Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
    }

    private static func send(_ head: Data, _ reader: any FileBackedBody, to socket: Int32) throws {
        guard cmicrohttpd_wait_when_full(socket, sendTimeout) == 0 else { throw Failure() }
        defer { _ = cmicrohttpd_wait_when_full(socket, 0) }
        try send(head, to: socket)
        var offset: Int64 = 0
        while let part = try reader.part(at: offset) {
            offset += part.count
            switch part {
            case .data(let data):
                try send(data, to: socket)
            case .file(let path, let offset, let count):
                let file = open(path, O_RDONLY | O_CLOEXEC)
                guard file >= 0 else { throw Failure() }
                defer { close(file) }
                guard cmicrohttpd_send_file(socket, file, offset, count) == 0 else { throw Failure() }
            }
        }
    }

    private static func send(_ data: Data, to socket: Int32) throws {
        let code = data.withUnsafeBytes { cmicrohttpd_send(socket, $0.baseAddress, $0.count) }
        guard code == 0 else { throw Failure() }
    }
}
