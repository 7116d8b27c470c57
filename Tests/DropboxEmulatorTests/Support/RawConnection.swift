import Foundation
import DropboxTestSupport

/// A raw HTTP response.
struct RawResponse: Sendable {
    var status: Int
    /// The header fields. Names are in lowercase. For repeated fields, the last value is returned.
    var headers: [String: String]
    /// The values of all `Set-Cookie` fields.
    var cookies: [String] = []
    var body: Data

    var text: String { String(decoding: body, as: UTF8.self) }
}

/// A socket that is connected to the emulator. Blocking calls run on dedicated threads, so they don't occupy the
/// cooperative pool.
final class RawConnection: @unchecked Sendable {  // because the descriptor never changes and the rest is used in turn
    struct Failure: Error { let what: String }

    let descriptor: Int32
    private var received = Data()

    init(port: UInt16) throws {
        do throws(SystemFailure) { descriptor = try LoopbackEndpoint.connect(toPort: port) } catch {
            throw Failure(what: "connect: \(error.number)")
        }
        var limit = timeval(tv_sec: 240, tv_usec: 0)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    deinit { close(descriptor) }

    func send(_ text: String) async throws { try await send(Data(text.utf8)) }

    func send(_ data: Data) async throws {
        try await onThread { try self.sendNow(data) }
    }

    /// Closes the sending side of the connection.
    func finishSending() { shutdown(descriptor, Int32(SHUT_WR)) }

    /// Receives the next response, whose body ends by `Content-Length`, by chunks, or with the connection.
    func receive(isHead: Bool = false) async throws -> RawResponse {
        try await onThread { try self.receiveNow(isHead: isHead) }
    }

    /// Reads up to and including `mark` without decoding.
    func read(until mark: String) async throws -> String {
        try await onThread {
            while true {
                if let end = self.received.range(of: Data(mark.utf8)) {
                    defer { self.received.removeSubrange(self.received.startIndex..<end.upperBound) }
                    return String(decoding: self.received[..<end.upperBound], as: UTF8.self)
                }
                guard try self.fill() else { throw Failure(what: "the connection ended before '\(mark)'") }
            }
        }
    }

    /// Returns whether the peer has closed the connection and no data is left.
    func isClosedByPeer() async throws -> Bool {
        try await onThread { try self.received.isEmpty && !self.fill() }
    }

    /// Reads up to the end of the connection. An error such as a reset counts as the end.
    func drain() async -> Data {
        let all = try? await onThread { () -> Data in
            while (try? self.fill()) == true {}
            return self.received
        }
        return all ?? Data()
    }

    private func sendNow(_ data: Data) throws {
        try data.withUnsafeBytes { bytes in
            var sent = 0
            while sent < bytes.count {
                let count = LoopbackEndpoint.send(UnsafeRawBufferPointer(rebasing: bytes[sent...]), to: descriptor)
                guard count > 0 else { throw Failure(what: "send: \(errno)") }
                sent += count
            }
        }
    }

    private func fill() throws -> Bool {
        var buffer = [UInt8](repeating: 0, count: 256 << 10)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count >= 0 else { throw Failure(what: "receive: \(errno)") }
        received.append(contentsOf: buffer[..<count])
        return count > 0
    }

    private func line() throws -> String {
        while true {
            if let end = received.range(of: Data("\r\n".utf8)) {
                defer { received.removeSubrange(received.startIndex..<end.upperBound) }
                return String(decoding: received[received.startIndex..<end.lowerBound], as: UTF8.self)
            }
            guard try fill() else { throw Failure(what: "the connection ended early") }
        }
    }

    private func take(_ count: Int) throws -> Data {
        while received.count < count {
            guard try fill() else { throw Failure(what: "the body ended after \(received.count) of \(count) bytes") }
        }
        defer { received = Data(received.dropFirst(count)) }
        return Data(received.prefix(count))
    }

    private func receiveNow(isHead: Bool) throws -> RawResponse {
        let words = try line().split(separator: " ")
        guard words.count >= 2, let status = Int(words[1]) else { throw Failure(what: "no status line") }
        var response = RawResponse(status: status, headers: [:], body: Data())
        while case let field = try line(), !field.isEmpty {
            let parts = field.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
            let value = parts[1].trimmingCharacters(in: .whitespaces)
            response.headers[parts[0].lowercased()] = value
            if parts[0].lowercased() == "set-cookie" { response.cookies.append(value) }
        }
        if status == 100 { return try receiveNow(isHead: isHead) }
        if isHead || status == 204 || status == 304 { return response }
        if let length = response.headers["content-length"].flatMap(Int.init) {
            response.body = try take(length)
        } else if response.headers["transfer-encoding"] == "chunked" {
            while let size = Int(try line(), radix: 16), size > 0 {
                response.body.append(try take(size))
                _ = try take(2)
            }
            _ = try line()
        } else {
            while try fill() {}
            response.body = received
            received = Data()
        }
        return response
    }
}
