import DropboxConcurrency
import DropboxCore
import Foundation

/// Listens for browsers on the loopback interface, on a dedicated thread.
///
/// Browsers open connections in advance and leave them silent, so the listener polls all of them simultaneously.
final class LoopbackListener: Sendable {
    /// The maximum size of a request's head. Browsers that return from a page send less.
    private static let maximumHeadSize = 64 << 10
    private static let maximumConnections = 64
    private static let pauseMilliseconds: Int32 = 100

    /// The port on which the listener accepts connections.
    let port: UInt16
    /// The sockets, one for each address.
    private let listeners: [Int32]
    /// A pipe. A byte that is written to it wakes the thread.
    private let wake: (reading: Int32, writing: Int32)
    private let work = Locked<Task<Void, Never>?>(nil)
    private let isListening = Locked(true)

    /// Starts to listen immediately. A browser that connects before ``serve(_:)`` waits.
    ///
    /// - Parameters:
    ///   - host: The name in the redirect URL. The listener uses all addresses that browsers may resolve it to.
    ///   - port: The port, or 0 for a free one.
    init(host: String, port: UInt16) throws(SignInError) {
        guard let addresses = LoopbackAddress.addresses(of: host) else {
            throw .cannotPresent(
                "cannot listen on '\(host)': it may not be this machine; use localhost, 127.0.0.1, or [::1]")
        }
        let sockets = try LoopbackAddress.listen(at: addresses, port: port)
        var pipeEnds: [Int32] = [-1, -1]
        guard pipe(&pipeEnds) == 0 else {
            for descriptor in sockets.descriptors { close(descriptor) }
            throw .cannotPresent("cannot wait for the browser: \(String(cString: strerror(errno)))")
        }
        listeners = sockets.descriptors
        self.port = sockets.port
        wake = (pipeEnds[0], pipeEnds[1])
        for descriptor in listeners + pipeEnds { Self.closeOnExec(descriptor) }
    }

    /// Responds to all requests until ``stop()``.
    ///
    /// - Parameter reply: Returns the response to the head of a request, and a closure to call after the response was
    ///   sent.
    func serve(_ reply: @escaping @Sendable (String) -> (bytes: [UInt8], replied: @Sendable () -> Void)) {
        let task = Task.onDedicatedThreads { await BlockingIO.external.run { self.run(reply) } }
        work.withLock { $0 = task }
    }

    /// Stops serving, closes all connections, and releases the port. Browsers still receive responses that were already
    /// sent.
    func stop() async {
        var byte: UInt8 = 0
        _ = write(wake.writing, &byte, 1)
        await work.withLock(\.self)?.value
        closePort()
    }

    private func closePort() {
        isListening.withLock { isListening in
            guard isListening else { return }
            // On Linux, a child process that is being started shares the socket until it executes its program. The
            // shutdown also affects its copy.
            for listener in listeners {
                shutdown(listener, Int32(SHUT_RDWR))
                close(listener)
            }
            isListening = false
        }
    }

    deinit {
        closePort()
        close(wake.reading)
        close(wake.writing)
    }

    private func run(_ reply: (String) -> (bytes: [UInt8], replied: @Sendable () -> Void)) {
        var connections: [(descriptor: Int32, head: [UInt8])] = []
        defer { for connection in connections { close(connection.descriptor) } }
        while true {
            var watched = ([wake.reading] + listeners + connections.map(\.descriptor)).map {
                pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
            }
            guard poll(&watched, nfds_t(watched.count), -1) >= 0 else {
                if errno == EINTR { continue }
                return
            }
            if watched[0].revents != 0 { return }
            for (index, state) in watched.enumerated().dropFirst(1 + listeners.count).reversed()
            where state.revents != 0 {
                let number = index - 1 - listeners.count
                guard receive(&connections[number].head, state.fd) else {
                    close(state.fd)
                    connections.remove(at: number)
                    continue
                }
                guard connections[number].head.hasEndOfHead else { continue }
                let (bytes, replied) = reply(String(decoding: connections[number].head, as: UTF8.self))
                LoopbackSocket.send(bytes, to: state.fd)
                close(state.fd)
                connections.remove(at: number)
                replied()
            }
            for listener in watched[1...listeners.count] where listener.revents != 0 {
                let descriptor = accept(listener.fd, nil, nil)
                if descriptor >= 0 {
                    Self.closeOnExec(descriptor)
                    connections.append((descriptor, []))
                } else if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) {
                    // The process has too many open files for another connection. The client waits, and the listener
                    // retries after a pause.
                    if poll(&watched, 1, Self.pauseMilliseconds) > 0 { return }
                }
                if connections.count > Self.maximumConnections { close(connections.removeFirst().descriptor) }
            }
        }
    }

    /// Prevents child processes, such as the browser, from inheriting the descriptor. The port would stay in use while
    /// they run.
    private static func closeOnExec(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Reads the available bytes. Returns a Boolean value that indicates whether the connection remains open.
    private func receive(_ head: inout [UInt8], _ descriptor: Int32) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0, head.count + count <= Self.maximumHeadSize else { return false }
        head += buffer[..<count]
        return true
    }
}

extension [UInt8] {
    /// A Boolean value that indicates whether the bytes contain the empty line that ends the head of a request.
    fileprivate var hasEndOfHead: Bool {
        var newlines = 0
        for byte in self where byte != UInt8(ascii: "\r") {
            newlines = byte == UInt8(ascii: "\n") ? newlines + 1 : 0
            if newlines == 2 { return true }
        }
        return false
    }
}

/// A loopback address.
enum LoopbackAddress: Sendable, CaseIterable {
    /// 127.0.0.1
    case v4
    /// ::1
    case v6

    /// Returns all addresses that a browser may resolve the host to, or `nil` for a host that isn't certain to be this
    /// machine.
    ///
    /// The listener must own all of them. Otherwise another program on this machine could listen on the address that
    /// the browser tries first, and receive the response of the sign-in.
    static func addresses(of host: String) -> [LoopbackAddress]? {
        switch host.lowercased() {
        case "localhost": [.v4, .v6]
        case "127.0.0.1": [.v4]
        case "[::1]": [.v6]
        default: nil
        }
    }

    var text: String {
        switch self {
        case .v4: "127.0.0.1"
        case .v6: "[::1]"
        }
    }

    /// Creates sockets that listen on all of the addresses at one port.
    ///
    /// - Parameters:
    ///   - addresses: The addresses.
    ///   - port: The port, or 0 for a port that is free on all addresses.
    /// - Throws: ``SignInError`` if an address is in use or unavailable.
    static func listen(
        at addresses: [LoopbackAddress], port: UInt16
    ) throws(SignInError) -> (descriptors: [Int32], port: UInt16) {
        var attempts = port == 0 ? maximumAttempts : 1
        while true {
            attempts -= 1
            do throws(BindError) {
                return try listenOnce(at: addresses, port: port)
            } catch {
                if attempts > 0, error.errno == EADDRINUSE { continue }
                let location = port == 0 ? error.address.text : "\(error.address.text):\(port)"
                let reason = String(cString: strerror(error.errno))
                throw .cannotPresent("cannot listen on \(location) for the browser: \(reason)")
            }
        }
    }

    /// The number of free ports of the first address to try on the other addresses.
    private static let maximumAttempts = 20

    private struct BindError: Error {
        let address: LoopbackAddress
        let errno: Int32
    }

    private static func listenOnce(
        at addresses: [LoopbackAddress], port: UInt16
    ) throws(BindError) -> (descriptors: [Int32], port: UInt16) {
        var descriptors: [Int32] = []
        var port = port
        for address in addresses {
            if let socket = LoopbackSocket.listen(at: address, port: port) {
                descriptors.append(socket.descriptor)
                port = socket.port
                continue
            }
            let reason = errno
            // A machine without IPv6 has no ::1 that a browser could try.
            let isUnavailable = [EADDRNOTAVAIL, EAFNOSUPPORT, EPROTONOSUPPORT].contains(reason)
            if isUnavailable, !descriptors.isEmpty { continue }
            for descriptor in descriptors { close(descriptor) }
            throw BindError(address: address, errno: reason)
        }
        return (descriptors, port)
    }
}

/// Responds to the HTTP requests that a program receives while it waits for a browser.
///
/// Browsers also request icons, and other programs scan ports. Only the redirect of this sign-in ends the wait.
struct LoopbackHTTPHandler: Sendable {
    /// The response to a request, and the result of the sign-in.
    struct Response {
        let status: Int
        let text: String
        /// The result of the sign-in, or `nil` if the request wasn't its redirect.
        var result: RedirectResult?
    }

    let attempt: SignInAttempt

    /// Returns the response to a request with the given head. Only the first line of the head matters.
    func response(to head: String) -> Response {
        let parts = (head.split(whereSeparator: \.isNewline).first ?? "").split(separator: " ")
        guard parts.count == 3, parts[2].hasPrefix("HTTP/1."), parts[1].hasPrefix("/") else {
            return Response(status: 400, text: "This program does not understand the request.")
        }
        guard parts[0] == "GET" else { return Response(status: 405, text: "This program supports only GET.") }
        guard let url = attempt.redirectURL.flatMap({ URL(string: String(parts[1]), relativeTo: $0) }),
            let result = attempt.result(in: url.absoluteURL)
        else { return Response(status: 404, text: "Not found.") }
        switch result {
        case .code, .token:
            return Response(
                status: 200, text: "Thank you. You can close this window and return to the program.", result: result)
        case .cancelled:
            return Response(
                status: 200, text: "Access was denied. You can close this window.", result: result)
        case .rejected(.inconsistentState, let text):
            return Response(status: 400, text: "This is not the expected response: \(text ?? "").")
        case .rejected(let reason, let text):
            return Response(
                status: 200, text: "Dropbox rejected the sign-in: \(text ?? reason.rawValue)", result: result)
        }
    }
}

extension LoopbackHTTPHandler.Response {
    /// The response in the format of HTTP/1.1.
    var bytes: [UInt8] {
        let escaped = text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
        let page = """
            <!DOCTYPE html>
            <html lang="en">
            <head><meta charset="utf-8"><title>Dropbox sign-in</title></head>
            <body style="font-family: sans-serif; max-width: 32em; margin: 20vh auto; text-align: center">
            <p>\(escaped)</p>
            </body>
            </html>

            """
        let head = [
            "HTTP/1.1 \(status) \(status == 200 ? "OK" : "Refused")", "Content-Type: text/html; charset=utf-8",
            "Content-Length: \(page.utf8.count)", "Connection: close", "Cache-Control: no-store",
            "Referrer-Policy: no-referrer", "Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'",
            "", "",
        ]
        return Array((head.joined(separator: "\r\n") + page).utf8)
    }
}
