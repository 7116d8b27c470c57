import DropboxFiles
import Foundation

/// A server in a separate process, which has small files with the same content and counts its connections.
///
/// It reads commands from standard input, one letter each, and responds with one line: `c` returns the number of
/// connections so far. `h` holds the following responses, `w` waits until 32 are held, and `g` sends them.
final class Server: @unchecked Sendable {
    // @unchecked Sendable because the mutable state is accessed only while `condition` is locked.
    struct Failure: Error { let number: Int32 }

    static let heldCount = 32
    private static let response = Content.response(Content.metadata("small"))

    /// The response to a listing.
    private let listing: [UInt8]
    private let condition = NSCondition()
    private var connectionCount = 0
    private var heldCount = 0
    private var holdsResponses = false

    /// - Parameter fileCount: The number of files in the root.
    init(fileCount: Int) {
        let entries = (0..<fileCount).map { Content.metadata("file \($0)") }.joined(separator: ",")
        listing = Content.response(#"{"entries":[\#(entries)],"cursor":"end","has_more":false}"#)
    }

    /// Serves until the end of standard input.
    func run() throws {
        let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isListening = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(listener, pointer, length) == 0 && listen(listener, 128) == 0
                    && getsockname(listener, pointer, &length) == 0
            }
        }
        guard isListening else { throw Failure(number: errno) }
        Thread.detachNewThread { self.acceptConnections(listener) }
        try reply("\(UInt16(bigEndian: address.sin_port))")
        while let command = readLine() { try reply(perform(command)) }
    }

    private func reply(_ line: String) throws {
        try FileHandle.standardOutput.write(contentsOf: Data("\(line)\n".utf8))
    }

    private func perform(_ command: String) -> String {
        condition.lock()
        defer { condition.unlock() }
        switch command {
        case "h": holdsResponses = true
        case "w": while heldCount < Self.heldCount { condition.wait() }
        case "g":
            holdsResponses = false
            condition.broadcast()
        default: break
        }
        return "\(connectionCount)"
    }

    private func acceptConnections(_ listener: Int32) {
        while case let connection = accept(listener, nil, nil), connection >= 0 {
            var on: Int32 = 1
            setsockopt(connection, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
            condition.withLock { connectionCount += 1 }
            Thread.detachNewThread {
                self.serve(connection)
                close(connection)
            }
        }
    }

    private func serve(_ connection: Int32) {
        var buffer = [UInt8](repeating: 0, count: 16 << 10)
        var used = 0
        while true {
            let count = buffer.withUnsafeMutableBytes { bytes in
                recv(
                    connection, UnsafeMutableRawBufferPointer(rebasing: bytes[used...]).baseAddress, bytes.count - used,
                    0)
            }
            guard count > 0 else { return }
            used += count
            guard let response = response(to: buffer[..<used]) else { continue }
            used = 0
            waitUntilReleased()
            guard send(connection, response, response.count, Int32(MSG_NOSIGNAL)) == response.count else { return }
        }
    }

    /// Returns the response to a request, or `nil` if it isn't complete.
    private func response(to request: ArraySlice<UInt8>) -> [UInt8]? {
        let line = String(decoding: request.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
        // A download has no body. The bodies of the others end with the only brace at the end of the received bytes.
        if line.contains("/files/download") {
            return request.suffix(4).elementsEqual("\r\n\r\n".utf8) ? Content.download : nil
        }
        guard request.last == UInt8(ascii: "}") else { return nil }
        return line.contains("/files/list_folder") ? listing : Self.response
    }

    private func waitUntilReleased() {
        condition.withLock {
            guard holdsResponses else { return }
            heldCount += 1
            condition.broadcast()
            while holdsResponses { condition.wait() }
        }
    }
}

/// What the server returns.
private enum Content {
    private static let file = Data(String(repeating: "content ", count: 512).utf8)
    private static let hash = ContentHash.hash(of: file)

    static func metadata(_ name: String) -> String {
        #"{".tag":"file","name":"\#(name)","path_lower":"/\#(name)","path_display":"/\#(name)","#
            + #""id":"id:a4ayc_80_OEAAAAAAAAAXw","client_modified":"2015-05-12T15:50:38Z","#
            + #""server_modified":"2015-05-12T15:50:38Z","rev":"a1c10ce0dd78","size":\#(file.count),"#
            + #""is_downloadable":true,"content_hash":"\#(hash)"}"#
    }

    static func response(_ body: String) -> [UInt8] {
        response(Data(body.utf8), header: "Content-Type: application/json")
    }

    static let download = response(
        file, header: "Content-Type: application/octet-stream\r\nDropbox-API-Result: \(metadata("small"))")

    private static func response(_ body: Data, header: String) -> [UInt8] {
        Array("HTTP/1.1 200 OK\r\n\(header)\r\nX-Dropbox-Request-Id: 0123456789abcdef\r\n".utf8)
            + Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
    }
}

/// The process of a server.
final class ServerProcess {
    private let process = Process()
    private let input = Pipe()
    private let output = Pipe()
    let url: String

    init(fileCount: Int = 0) throws {
        process.executableURL = URL(filePath: CommandLine.arguments[0])
        process.arguments = ["serve", String(fileCount)]
        process.standardInput = input
        process.standardOutput = output
        try process.run()
        url = "http://127.0.0.1:\(try Self.line(output.fileHandleForReading))"
    }

    /// Sends a command, and returns the number of connections after it.
    @discardableResult
    func command(_ letter: String) throws -> Int {
        try input.fileHandleForWriting.write(contentsOf: Data("\(letter)\n".utf8))
        return Int(try Self.line(output.fileHandleForReading)) ?? 0
    }

    func stop() {
        input.fileHandleForWriting.closeFile()
        process.waitUntilExit()
    }

    private static func line(_ file: FileHandle) throws -> String {
        var line = ""
        while let byte = try file.read(upToCount: 1)?.first, byte != UInt8(ascii: "\n") {
            line.unicodeScalars.append(Unicode.Scalar(byte))
        }
        return line
    }
}
