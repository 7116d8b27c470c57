import Foundation
import DropboxConcurrency

/// Listens on loopback for browsers, on a thread of its own.
///
/// Browsers open connections in advance and leave them silent, so all of them are watched at once.
final class LoopbackListener: Sendable {
    /// Heads of requests are short; who sends more than this is no browser that comes back from a page.
    private static let maximumHead = 64 << 10
    private static let maximumConnections = 64
    private static let pauseMilliseconds: Int32 = 100

    /// Where it listens.
    let port: UInt16
    /// One for each address.
    private let listeners: [Int32]
    /// A byte into the second end wakes the thread from waiting.
    private let wake: (reading: Int32, writing: Int32)
    private let work = Locked<Task<Void, Never>?>(nil)
    private let isListening = Locked(true)

    /// Listens at once: a browser that comes before `serve` waits.
    /// - Parameters:
    ///   - host: The name that the browser is told, by which every address is meant that browsers take it for.
    ///   - port: 0 for a free one.
    init(host: String, port: UInt16) throws(SignInError) {
        guard let addresses = LoopbackAddress.addresses(of: host) else {
            throw .cannotPresent(
                "the program listens on this machine only, which '\(host)' need not mean; use localhost, 127.0.0.1 or [::1]"
            )
        }
        let sockets = try LoopbackAddress.listen(at: addresses, port: port)
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else {
            for descriptor in sockets.descriptors { close(descriptor) }
            throw .cannotPresent("cannot wait for the browser: \(String(cString: strerror(errno)))")
        }
        listeners = sockets.descriptors
        self.port = sockets.port
        wake = (ends[0], ends[1])
        for descriptor in listeners + ends { Self.keepFromPrograms(descriptor) }
    }

    /// Answers to all who call until `stop`.
    /// - Parameter reply: Gets the head of a request, gives all that is sent back; `replied` is called after it was sent.
    func serve(_ reply: @escaping @Sendable (String) -> (bytes: [UInt8], replied: @Sendable () -> Void)) {
        let task = Task.onOwnThreads { await BlockingIO.foreign.run { self.run(reply) } }
        work.withLock { $0 = task }
    }

    /// Ends `serve`, and closes all connections. The browsers have what was sent to them, and the port is free.
    func stop() async {
        var byte: UInt8 = 0
        _ = write(wake.writing, &byte, 1)
        await work.withLock(\.self)?.value
        closePort()
    }

    private func closePort() {
        isListening.withLock { isListening in
            guard isListening else { return }
            // On Linux also for a program that is being started just now, and has the socket until it runs.
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
                    Self.keepFromPrograms(descriptor)
                    connections.append((descriptor, []))
                } else if [EMFILE, ENFILE, ENOBUFS, ENOMEM].contains(errno) {
                    // The process has too much open for one more: who calls waits, and is asked for again after a pause.
                    if poll(&watched, 1, Self.pauseMilliseconds) > 0 { return }
                }
                if connections.count > Self.maximumConnections { close(connections.removeFirst().descriptor) }
            }
        }
    }

    /// Programs that are started meanwhile, the browser for one, do not get it: the port would stay taken as long as they
    /// run.
    private static func keepFromPrograms(_ descriptor: Int32) {
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    }

    /// Reads what is there. Answers whether the connection goes on.
    private func receive(_ head: inout [UInt8], _ descriptor: Int32) -> Bool {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = recv(descriptor, &buffer, buffer.count, 0)
        guard count > 0, head.count + count <= Self.maximumHead else { return false }
        head += buffer[..<count]
        return true
    }
}

extension [UInt8] {
    /// Whether the empty line is there that ends the head of a request.
    fileprivate var hasEndOfHead: Bool {
        var newlines = 0
        for byte in self where byte != UInt8(ascii: "\r") {
            newlines = byte == UInt8(ascii: "\n") ? newlines + 1 : 0
            if newlines == 2 { return true }
        }
        return false
    }
}
