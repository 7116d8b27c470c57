import Foundation

/// A response as a value. The server decides how to send it.
package struct ServerResponse: Sendable {
    package enum Body: Sendable {
        case data(Data)
        /// A body that is read while it is sent. If `length` is `nil`, it extends to the end of the reader.
        case reader(any BodyReader, length: Int64?)
        /// No response at all. The connection is closed, optionally with a reset.
        case hangUp(reset: Bool)
        /// No body. The connection becomes a tunnel to the server's port with TLS.
        case tunnel
    }

    package var status: Int
    package var headers: HeaderFields
    package var body: Body
    /// A Boolean value that indicates whether the response isn't from the service, and so has none of its headers.
    package var isForeign = false
    /// The way to send the body if a fault affects it.
    package var delivery = Delivery()
    /// The clock that measures a slow delivery.
    package var clock: (any DeliveryClock)?

    package init(status: Int, headers: HeaderFields = [:], body: Body = .data(Data())) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// Returns the response to an invalid request header. It closes the connection.
    package static func badRequest(_ reason: String) -> ServerResponse {
        let headers: HeaderFields = ["Content-Type": "text/plain; charset=utf-8", "Connection": "close"]
        return ServerResponse(status: 400, headers: headers, body: .data(Data(reason.utf8)))
    }
}

extension ServerResponse {
    /// The response to a request for a tunnel that can't be opened.
    package static let noTunnel = ServerResponse(
        status: 501, headers: ["Content-Type": "text/plain; charset=utf-8"],
        body: .data(Data("The server is a proxy to its own port with TLS only, on Linux. Configure TLS.".utf8)))
}

/// A clock that measures slow deliveries.
package protocol DeliveryClock: Sendable {
    /// The current time.
    var now: Date { get }

    /// Waits until the clock reaches `deadline`. Returns early if the task is canceled.
    func sleep(until deadline: Date) async
}

/// A reader for a response body that is generated while it is sent.
///
/// The server calls it only on its own thread, so it must not wait for anything slower than a disk.
package protocol BodyReader: Sendable {
    /// Fills the beginning of `buffer` with the bytes at `offset` of the body.
    ///
    /// - Returns: The number of bytes, or 0 at the end.
    /// - Throws: Any error, which aborts the response.
    func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws -> Int
}

/// A response body in memory.
package struct DataReader: BodyReader {
    let data: Data

    package init(data: Data) { self.data = data }

    package func read(at offset: Int64, into buffer: UnsafeMutableRawBufferPointer) throws -> Int {
        let slice = data.dropFirst(Int(clamping: offset)).prefix(buffer.count)
        return slice.copyBytes(to: buffer)
    }
}

/// The way to send a response body if a fault affects the connection.
///
/// It is a pure value: from the number of bytes sent and the elapsed time, it determines the next step.
package struct Delivery: Sendable, Hashable {
    /// The state of a persistent connection after the response.
    package enum ConnectionDisposition: Sendable, Hashable {
        case keepAlive
        /// Closed without notice immediately after the response.
        case close
        /// Open, but the next request on it receives no response.
        case blackHole
    }

    package enum Step: Sendable, Hashable {
        /// Send at most this number of bytes now.
        case send(Int)
        /// Send nothing until this many seconds after the start.
        case wait(until: TimeInterval)
        /// Close the connection.
        case close
    }

    /// The number of bytes after which the connection is closed, although the header announces more.
    package var truncationOffset: Int64?
    /// The number of bytes after which the body stalls, and the duration of the stall in seconds, or `nil` for forever.
    package var stall: (after: Int64, seconds: TimeInterval?)? {
        get { stallAfter.map { ($0, stallSeconds) } }
        set {
            stallAfter = newValue?.after
            stallSeconds = newValue?.seconds
        }
    }
    private var stallAfter: Int64?
    private var stallSeconds: TimeInterval?
    /// The rate in bytes per second.
    package var rate: Int64?
    /// The offset of a byte to invert.
    package var invertedOffset: Int64?
    package var connectionDisposition = ConnectionDisposition.keepAlive

    package init() {}

    /// A Boolean value that indicates whether the body isn't sent unchanged and immediately.
    package var modifiesBody: Bool {
        truncationOffset != nil || stallAfter != nil || rate != nil || invertedOffset != nil
    }

    /// Returns the next step.
    ///
    /// - Parameters:
    ///   - offset: The number of bytes sent.
    ///   - room: The number of bytes that fit into the buffer.
    ///   - elapsed: The time since the first byte was sent, in seconds.
    ///   - stalled: The time since the stall began, in seconds, or `nil` if it hasn't begun.
    package func step(at offset: Int64, room: Int, elapsed: TimeInterval, stalled: TimeInterval?) -> Step {
        var limit = Int64(room)
        if let stallAfter {
            if offset < stallAfter {
                limit = min(limit, stallAfter - offset)
            } else if offset == stallAfter {
                guard let seconds = stallSeconds else { return .wait(until: .infinity) }
                let waited = stalled ?? 0
                if waited < seconds { return .wait(until: elapsed + seconds - waited) }
            }
        }
        if let truncationOffset {
            guard offset < truncationOffset else { return .close }
            limit = min(limit, truncationOffset - offset)
        }
        if let rate {
            // A clock that was advanced far ahead can make more bytes due than `Int64` can represent.
            let due = Int64(exactly: (elapsed * Double(rate)).rounded(.down)) ?? (elapsed > 0 ? .max : 0)
            // Send the bytes of a tenth of a second together, to avoid a wake-up for each byte at high rates.
            let minimum = max(1, min(rate / 10, limit))
            guard due - offset >= minimum else {
                return .wait(until: (Double(offset) + Double(minimum)) / Double(rate))
            }
            limit = min(limit, due - offset)
        }
        return .send(Int(limit))
    }
}

/// The bytes that a `Range` header requests.
package enum ByteRange: Sendable, Hashable {
    case whole
    case part(Range<Int64>)
    case unsatisfiable

    /// Parses a header. A missing or invalid header, or one with several ranges, means the whole content.
    package init(_ header: String?, size: Int64) {
        guard let header, header.hasPrefix("bytes="), !header.contains(",") else {
            self = .whole
            return
        }
        let bounds = header.dropFirst("bytes=".count).split(separator: "-", omittingEmptySubsequences: false)
        guard bounds.count == 2 else {
            self = .whole
            return
        }
        switch (Int64(bounds[0]), Int64(bounds[1])) {
        case (let first?, let last?) where first <= last:
            self = first < size ? .part(first..<min(last, size - 1) + 1) : .unsatisfiable
        case (let first?, nil) where bounds[1].isEmpty:
            self = first < size ? .part(first..<size) : .unsatisfiable
        case (nil, let count?) where bounds[0].isEmpty:
            self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .unsatisfiable
        default:
            self = .whole
        }
    }
}
