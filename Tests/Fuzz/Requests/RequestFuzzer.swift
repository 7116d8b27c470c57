// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
import DropboxEmulator
import Foundation

/// Sends an input of libFuzzer as a raw request to an emulator in this process, over a connection.
///
/// The first byte of an input selects the fields to add to the head, so that mutations don't have to guess a token or
/// the length of the body. Text between « and » is encoded in Base64, as in the emulator's cursors.
///
/// Findings are the errors that Address Sanitizer detects, traps, statuses of server errors, and missing responses.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let start, count > 0 else { return 0 }
    var request = encoded(Data(bytes: start + 1, count: count - 1))
    // Skip operations that read local directories or send requests to other servers.
    for name in ["put_directory", "save_url"] where request.range(of: Data(name.utf8)) != nil { return 0 }
    let emulator = Emulator.current
    addFields(start[0], to: &request, token: emulator.accessToken)
    let response = Connection(port: emulator.url.port ?? 0).response(to: request) {
        emulator.clock.advance(by: .seconds(600))
    }
    let isAdminRequest = request.range(of: Data("/emulator".utf8)) != nil
    // Admin requests can add faults, which cause server errors.
    if isAdminRequest { Emulator.replace() }
    let line = String(decoding: response.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    if !isAdminRequest, line.hasPrefix("HTTP/1.1 5"), !line.hasPrefix("HTTP/1.1 505") {
        fatalError(
            "\(String(decoding: response.prefix(1000), as: UTF8.self))\nafter\n\(String(decoding: request, as: UTF8.self))"
        )
    }
    return 0
}

/// Returns the data with the parts between « and » encoded in Base64.
private func encoded(_ data: Data) -> Data {
    var (result, rest) = (Data(), data[...])
    while let start = rest.range(of: Data("«".utf8)),
        let end = rest.range(of: Data("»".utf8), in: start.upperBound..<rest.endIndex)
    {
        result += rest[..<start.lowerBound] + Data(rest[start.upperBound..<end.lowerBound]).base64EncodedData()
        rest = rest[end.upperBound...]
    }
    return result + rest
}

/// Adds fields to the head of a request.
private func addFields(_ fieldMask: UInt8, to request: inout Data, token: String) {
    guard let line = request.range(of: Data("\r\n".utf8)), let head = request.range(of: Data("\r\n\r\n".utf8)) else {
        return
    }
    var fields = ""
    if fieldMask & 1 != 0 { fields += "Authorization: Bearer \(token)\r\n" }
    if fieldMask & 2 != 0 { fields += "Content-Length: \(request.endIndex - head.upperBound)\r\n" }
    if fieldMask & 4 != 0 { fields += "Content-Type: application/json\r\n" }
    if fieldMask & 8 != 0 { fields += "Host: localhost\r\n" }
    request.insert(contentsOf: Data(fields.utf8), at: line.upperBound)
}

/// The emulator under test. A new instance replaces it after 5,000 requests, to limit memory use.
private enum Emulator {
    nonisolated(unsafe) private static var emulator: DropboxEmulator?
    nonisolated(unsafe) private static var requestCount = 0

    static var current: DropboxEmulator {
        requestCount += 1
        if requestCount > 5000 { replace() }
        if let emulator { return emulator }
        requestCount = 0
        var configuration = DropboxEmulator.Configuration()
        configuration.seed = 1
        configuration.limits.pageSize = 2
        let newEmulator = runBlocking { [configuration] in try! await DropboxEmulator.start(configuration) }
        let account = try! newEmulator.account("ada")
        for name in ["a", "b", "folder/c"] { try! account.put("/\(name)", name) }
        emulator = newEmulator
        return newEmulator
    }

    static func replace() {
        guard let old = emulator else { return }
        emulator = nil
        runBlocking { await old.stop() }
    }

    /// Blocks the thread until an asynchronous operation finishes.
    private static func runBlocking<Value: Sendable>(_ operation: @escaping @Sendable () async -> Value) -> Value {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var result: Value?
        Task.detached {
            result = await operation()
            done.signal()
        }
        done.wait()
        return result!
    }
}

/// A connection for a single request.
private struct Connection {
    private let descriptor: CInt

    init(port: Int) {
        descriptor = socket(AF_INET, CInt(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(port).bigEndian
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        let code = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        // libFuzzer's timer interrupts system calls. An interrupted connect continues in the background.
        if code != 0, errno != EINTR { fatalError("the emulator can't be reached: \(errno)") }
        // A response that takes longer can be that of a long poll.
        var limit = timeval(tv_sec: 0, tv_usec: 20_000)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Sends everything, and reads until the server closes the connection.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - onTimeout: A closure that is called each time that the server sends nothing for 20 ms.
    func response(to request: Data, onTimeout: () -> Void) -> Data {
        defer { close(descriptor) }
        // The server may close the connection before it receives the complete invalid request.
        _ = request.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
        shutdown(descriptor, CInt(SHUT_WR))
        var (response, buffer, timeouts) = (Data(), [UInt8](repeating: 0, count: 64 << 10), 0)
        while timeouts < 400 {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count == 0 || count < 0 && ![EAGAIN, EINTR].contains(errno) { return response }
            if count > 0 {
                response += buffer[..<count]
            } else {
                timeouts += 1
                onTimeout()
            }
        }
        fatalError("no response to\n\(String(decoding: request, as: UTF8.self))")
    }
}
