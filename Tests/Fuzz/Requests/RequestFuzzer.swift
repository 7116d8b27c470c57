// swift-format-ignore-file: NeverForceUnwrap, NeverUseForceTry
import DropboxEmulator
import Foundation

/// What libFuzzer calls with each input: a request to an emulator in this process, over a connection, byte by byte as it is.
///
/// The first byte of an input says what is added to the head, so that mutations need not find a token or count a body. What
/// stands between « and » goes in Base64, as the cursors do that the emulator gives.
///
/// A finding is what the address sanitizer sees, every trap, a status that says that the server failed, and silence.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    guard let start, count > 0 else { return 0 }
    var request = encoded(Data(bytes: start + 1, count: count - 1))
    // What reads folders of this machine, and what calls other servers.
    for word in ["put_folder", "save_url"] where request.range(of: Data(word.utf8)) != nil { return 0 }
    let emulator = Emulator.current
    add(to: &request, start[0], emulator.accessToken)
    let answer = Connection(port: emulator.url.port ?? 0).response(to: request) {
        emulator.clock.advance(by: .seconds(600))
    }
    let isOwnPage = request.range(of: Data("/emulator".utf8)) != nil
    // The emulator's own pages have it fail, which is what they are for.
    if isOwnPage { Emulator.replace() }
    let line = String(decoding: answer.prefix { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    if !isOwnPage, line.hasPrefix("HTTP/1.1 5"), !line.hasPrefix("HTTP/1.1 505") {
        fatalError(
            "\(String(decoding: answer.prefix(1000), as: UTF8.self))\nafter\n\(String(decoding: request, as: UTF8.self))"
        )
    }
    return 0
}

/// Puts into Base64 what is to be there.
private func encoded(_ data: Data) -> Data {
    var (result, rest) = (Data(), data[...])
    while let begin = rest.range(of: Data("«".utf8)),
        let end = rest.range(of: Data("»".utf8), in: begin.upperBound..<rest.endIndex)
    {
        result += rest[..<begin.lowerBound] + Data(rest[begin.upperBound..<end.lowerBound]).base64EncodedData()
        rest = rest[end.upperBound...]
    }
    return result + rest
}

/// Adds fields to the head of a request.
private func add(to request: inout Data, _ what: UInt8, _ token: String) {
    guard let line = request.range(of: Data("\r\n".utf8)), let head = request.range(of: Data("\r\n\r\n".utf8)) else {
        return
    }
    var fields = ""
    if what & 1 != 0 { fields += "Authorization: Bearer \(token)\r\n" }
    if what & 2 != 0 { fields += "Content-Length: \(request.endIndex - head.upperBound)\r\n" }
    if what & 4 != 0 { fields += "Content-Type: application/json\r\n" }
    if what & 8 != 0 { fields += "Host: localhost\r\n" }
    request.insert(contentsOf: Data(fields.utf8), at: line.upperBound)
}

/// The emulator that is asked. After some thousand requests a new one takes its place, so that memory stays bounded.
private enum Emulator {
    nonisolated(unsafe) private static var emulator: DropboxEmulator?
    nonisolated(unsafe) private static var requests = 0

    static var current: DropboxEmulator {
        requests += 1
        if requests > 5000 { replace() }
        if let emulator { return emulator }
        requests = 0
        var configuration = DropboxEmulator.Configuration()
        configuration.seed = 1
        configuration.limits.pageSize = 2
        let started = finish { [configuration] in try! await DropboxEmulator.start(configuration) }
        let account = try! started.account("ada")
        for name in ["a", "b", "folder/c"] { try! account.put("/\(name)", name) }
        emulator = started
        return started
    }

    static func replace() {
        guard let former = emulator else { return }
        emulator = nil
        finish { await former.stop() }
    }

    /// Does asynchronous work to its end.
    private static func finish<Value: Sendable>(_ work: @escaping @Sendable () async -> Value) -> Value {
        let done = DispatchSemaphore(value: 0)
        nonisolated(unsafe) var result: Value?
        Task.detached {
            result = await work()
            done.signal()
        }
        done.wait()
        return result!
    }
}

/// A connection for one request.
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
        // libFuzzer's clock interrupts calls. This one goes on all the same.
        if code != 0, errno != EINTR { fatalError("the emulator can't be reached: \(errno)") }
        // An answer that takes longer may be a long poll.
        var limit = timeval(tv_sec: 0, tv_usec: 20_000)
        setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    }

    /// Sends everything, and reads until the server closes the connection.
    /// - Parameter onSilence: called again and again while nothing comes.
    func response(to request: Data, onSilence: () -> Void) -> Data {
        defer { close(descriptor) }
        // A server may hang up on nonsense before all of it was sent.
        _ = request.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, CInt(MSG_NOSIGNAL)) }
        shutdown(descriptor, CInt(SHUT_WR))
        var (answer, buffer, silence) = (Data(), [UInt8](repeating: 0, count: 64 << 10), 0)
        while silence < 400 {
            let count = recv(descriptor, &buffer, buffer.count, 0)
            if count == 0 || count < 0 && ![EAGAIN, EINTR].contains(errno) { return answer }
            if count > 0 {
                answer += buffer[..<count]
            } else {
                silence += 1
                onSilence()
            }
        }
        fatalError("there is no answer to\n\(String(decoding: request, as: UTF8.self))")
    }
}
