import CDropboxMicrohttpdShim
import Foundation
import DropboxConcurrency

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A body of which most bytes lie in files as they are sent.
protocol FileBackedBody: BodyReader {
    /// Whether the bytes lie in files now.
    var isInFiles: Bool { get }

    /// What begins at an offset of the body; nil at its end.
    func part(at offset: Int64) throws -> BodyPart?
}

/// A run of bytes of a body.
enum BodyPart: Sendable {
    case file(path: String, offset: Int64, count: Int64)
    case data(Data)

    var count: Int64 {
        switch self {
        case .file(_, _, let count): count
        case .data(let data): Int64(data.count)
        }
    }
}

/// Sends long bodies from files straight to the socket, past libmicrohttpd, which would copy every byte twice. A thread
/// does so for each; the connection ends with the response.
final class FileSender: Sendable {
    /// A shorter body is not worth a connection of its own.
    private static let leastLength: Int64 = 1 << 20
    /// Further ones go the usual way.
    private static let maximumThreads = 32
    /// How long a client may take nothing, in seconds.
    private static let patience: Int32 = 300

    private struct Failure: Error {}

    private let threadCount = Locked(0)

    /// Begins to send a response. Answers false, and does nothing, where it has to go the usual way.
    func takes(_ response: ServerResponse, _ connection: OpaquePointer, _ exchange: RequestHandler) -> Bool {
        guard case .reader(let reader as any FileBackedBody, let length?) = response.body, length >= Self.leastLength,
            !response.delivery.changesBody, response.delivery.ending == .keepAlive, exchange.isBodyWanted,
            reader.isInFiles,
            let head = Self.head(of: response, length: length)
        else { return false }
        let isFree = threadCount.withLock { count in
            guard count < Self.maximumThreads else { return false }
            count += 1
            return true
        }
        guard isFree else { return false }
        let socket = mhdshim_plain_socket(connection)
        guard socket >= 0, exchange.detach(socket) else {
            if socket >= 0 { close(socket) }
            threadCount.withLock { $0 -= 1 }
            return false
        }
        BlockingIO.foreign.later {
            let isWhole: Bool
            do {
                try Self.send(head, reader, to: socket)
                isWhole = true
            } catch {
                isWhole = false
            }
            exchange.finishDetached(isWhole: isWhole)
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
        guard mhdshim_wait_when_full(socket, patience) == 0 else { throw Failure() }
        defer { _ = mhdshim_wait_when_full(socket, 0) }
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
                guard mhdshim_send_file(socket, file, offset, count) == 0 else { throw Failure() }
            }
        }
    }

    private static func send(_ data: Data, to socket: Int32) throws {
        let code = data.withUnsafeBytes { mhdshim_send(socket, $0.baseAddress, $0.count) }
        guard code == 0 else { throw Failure() }
    }
}
