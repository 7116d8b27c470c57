#if os(Linux)
    import CDropboxLinux
    import Foundation

    /// Waits for events of libcurl's sockets, with `epoll`.
    ///
    /// The sockets of connections stay registered for reading between transfers, because the next transfer needs them
    /// again: a call on an idle connection changes no registration. If such a socket has an event that nobody wants, such
    /// as the end of an idle connection, its registration ends then.
    // @unchecked Sendable because only the loop's thread uses `events`, and only the owner of the loop uses `sockets`.
    final class SocketPoller: @unchecked Sendable {
        /// The events of a socket.
        struct Event {
            let socket: curl_socket_t
            /// The events, in libcurl's notation.
            let mask: Int32
        }

        private struct Registration {
            /// What libcurl waits for.
            var wanted: UInt32 = 0
            /// What `epoll` reports.
            var registered: UInt32 = 0
            /// Whether the socket is that of a connection. libcurl closes other sockets without notice, after it no longer
            /// wants their events.
            var isConnection = false
            /// Whether the last wait reported an event that nobody wanted.
            var isSuspect = false
        }

        private static let reading = EPOLLIN.rawValue
        private static let writing = EPOLLOUT.rawValue

        private let poll = epoll_create1(Int32(EPOLL_CLOEXEC))
        private let wakeUp = WakeUpEvent()
        /// The registrations, by descriptor.
        private var sockets: [Registration] = []
        private var events = [epoll_event](repeating: epoll_event(), count: 64)

        init() {
            if isValid { _ = ccurl_poll_set(poll, wakeUp.descriptor, 0, Self.reading) }
        }

        deinit { if poll >= 0 { close(poll) } }

        /// A Boolean value that indicates whether the system had enough descriptors.
        var isValid: Bool { poll >= 0 && wakeUp.isValid }

        /// Ends the current wait, or the next one.
        func wake() { wakeUp.signal() }

        /// Waits for events.
        ///
        /// - Parameter milliseconds: The maximum time.
        /// - Returns: The number of events.
        func wait(milliseconds: Int32) -> Int {
            Int(max(0, epoll_wait(poll, &events, Int32(events.count), milliseconds)))
        }

        // MARK: For the owner of the loop

        /// Returns what libcurl wants to know about an event of the last wait, or `nil` if it wants nothing.
        func event(at index: Int) -> Event? {
            let (socket, reported) = (events[index].data.fd, events[index].events)
            if socket == wakeUp.descriptor {
                wakeUp.reset()
                return nil
            }
            let wanted = sockets.indices.contains(Int(socket)) ? sockets[Int(socket)].wanted : 0
            if reported & (wanted | EPOLLERR.rawValue | EPOLLHUP.rawValue) == 0 || wanted == 0 {
                if isStale(socket) { return nil }
                // The event would be reported again and again.
                unregister(socket)
                if wanted != 0 { _ = register(socket) }
                return nil
            }
            var mask: Int32 = 0
            if reported & (Self.reading | EPOLLHUP.rawValue) != 0 { mask |= CURL_CSELECT_IN }
            if reported & Self.writing != 0 { mask |= CURL_CSELECT_OUT }
            if reported & EPOLLERR.rawValue != 0 { mask |= CURL_CSELECT_ERR }
            return Event(socket: socket, mask: mask)
        }

        /// Adds the new socket of a connection, which `remove(_:)` removes before it is closed.
        func add(_ socket: curl_socket_t) {
            guard socket >= 0 else { return }
            makeRoom(for: socket)
            sockets[Int(socket)] = Registration(isConnection: true)
        }

        /// Returns whether an event that nobody wants may be over: the caller of a request can receive its response while the
        /// thread wakes up.
        private func isStale(_ socket: curl_socket_t) -> Bool {
            guard sockets.indices.contains(Int(socket)), sockets[Int(socket)].isConnection else { return false }
            defer { sockets[Int(socket)].isSuspect = true }
            return !sockets[Int(socket)].isSuspect
        }

        /// Sets what libcurl waits for.
        ///
        /// - Parameter what: The events, in libcurl's notation.
        /// - Returns: `false` if the system can't watch the socket.
        func want(_ what: Int32, of socket: curl_socket_t) -> Bool {
            guard socket >= 0 else { return true }
            makeRoom(for: socket)
            var wanted: UInt32 = 0
            if what == CURL_POLL_IN || what == CURL_POLL_INOUT { wanted |= Self.reading }
            if what == CURL_POLL_OUT || what == CURL_POLL_INOUT { wanted |= Self.writing }
            sockets[Int(socket)].wanted = wanted
            sockets[Int(socket)].isSuspect = false
            let (registered, isConnection) = (sockets[Int(socket)].registered, sockets[Int(socket)].isConnection)
            // Sockets are writable nearly always, so that registration must end at once.
            let isKept = isConnection && registered == wanted | Self.reading
            return isKept || register(socket)
        }

        /// Removes a socket that is about to be closed.
        func remove(_ socket: curl_socket_t) {
            guard sockets.indices.contains(Int(socket)) else { return }
            if sockets[Int(socket)].registered != 0 { unregister(socket) }
            sockets[Int(socket)] = Registration()
        }

        private func makeRoom(for socket: curl_socket_t) {
            while sockets.count <= Int(socket) { sockets.append(Registration()) }
        }

        private func unregister(_ socket: curl_socket_t) {
            _ = ccurl_poll_set(poll, socket, 0, 0)
            if sockets.indices.contains(Int(socket)) { sockets[Int(socket)].registered = 0 }
        }

        /// Registers a socket for what libcurl waits for.
        private func register(_ socket: curl_socket_t) -> Bool {
            let (wanted, registered) = (sockets[Int(socket)].wanted, sockets[Int(socket)].registered)
            guard wanted != registered else { return true }
            if wanted == 0 {
                unregister(socket)
                return true
            }
            guard ccurl_poll_set(poll, socket, registered, wanted) == 0 else { return false }
            sockets[Int(socket)].registered = wanted
            return true
        }
    }

    /// An event for which a thread waits together with sockets.
    final class WakeUpEvent: Sendable {
        let descriptor = ccurl_event_create()

        deinit { if isValid { close(descriptor) } }

        /// A Boolean value that indicates whether the system could create the event.
        var isValid: Bool { descriptor >= 0 }

        /// Wakes the thread. The event persists until `reset()`.
        func signal() { ccurl_event_signal(descriptor) }

        func reset() { ccurl_event_reset(descriptor) }
    }
#endif
