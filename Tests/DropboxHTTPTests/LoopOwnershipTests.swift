#if os(Linux)
    import CDropboxLinux
    import DropboxConcurrency
    import DropboxTestSupport
    import Foundation
    import Testing

    @testable import DropboxHTTP

    /// Tests which thread owns an event loop, and who wakes its thread.
    @Suite(.timeLimit(.minutes(10))) struct LoopOwnershipTests {
        private let start = ContinuousClock.now

        @Test func onlyOneThreadOwnsTheLoop() {
            let handover = LoopHandover()
            #expect(handover.own())
            #expect(!handover.own())
            #expect(!handover.disown(nil, at: start, mustContinue: false))
            #expect(handover.own())
        }

        /// A request must not overtake earlier ones.
        @Test func commandsAreFirst() {
            let handover = LoopHandover()
            #expect(handover.post(.shutDown) == .posted)
            #expect(!handover.own())
            var commands: [CurlEventLoop.Command] = []
            handover.ownOnThread(&commands)
            #expect(commands.count == 1)
            #expect(!handover.disown(nil, at: start, mustContinue: false))
            #expect(handover.own())
        }

        @Test func sleepingThreadIsWokenOnce() {
            let handover = LoopHandover()
            #expect(handover.sleep(from: start, upTo: .seconds(60)) == .seconds(60))
            #expect(handover.post(.shutDown) == .mustWakeThread)
            #expect(handover.post(.shutDown) == .posted)
            #expect(handover.sleep(from: start, upTo: .seconds(60)) == .zero)
        }

        /// The thread must notice a timeout that is earlier than those that it knows, and one that has passed.
        @Test func earlierDeadlineWakesTheThread() {
            let handover = LoopHandover()
            _ = handover.disown(start + .seconds(10), at: start, mustContinue: false)
            #expect(handover.sleep(from: start, upTo: .seconds(60)) == .seconds(10))
            #expect(!handover.disown(start + .seconds(10), at: start, mustContinue: false))
            #expect(handover.disown(start + .seconds(9), at: start, mustContinue: false))
            #expect(!handover.disown(start + .seconds(8), at: start, mustContinue: false), "it's awake")
            #expect(handover.sleep(from: start, upTo: .seconds(60)) == .seconds(8))
            let later = start + .seconds(20)
            #expect(handover.disown(start + .seconds(8), at: later, mustContinue: false))
        }

        @Test func workThatIsLeftWakesTheThread() {
            let handover = LoopHandover()
            #expect(handover.sleep(from: start, upTo: .seconds(60)) == .seconds(60))
            #expect(handover.disown(nil, at: start, mustContinue: true))
            #expect(handover.sleep(from: start, upTo: .seconds(60)) == .zero)
        }

        @Test func closedLoopAcceptsNothing() {
            let handover = LoopHandover()
            #expect(handover.post(.shutDown) == .posted)
            #expect(handover.close().count == 1)
            #expect(!handover.isOpen && !handover.own() && handover.post(.shutDown) == .closed)
        }

        /// Callers that own the loop one after the other must not keep its thread from owning it.
        @Test func waitingThreadIsNext() {
            let handover = LoopHandover()
            #expect(handover.own())
            let isOwned = Signal<Void>()
            Thread.detachNewThread {
                var commands: [CurlEventLoop.Command] = []
                handover.ownOnThread(&commands)
                isOwned.fire()
            }
            repeat {
                sched_yield()
                _ = handover.disown(nil, at: start, mustContinue: false)
            } while handover.own()
            isOwned.waitBlocking()
        }

        /// The loop's thread runs a task while it doesn't own the loop. A request on an idle connection is sent nevertheless.
        @Test func callerSendsWhileTheThreadIsBusy() async throws {
            let (arrived, isReleased) = (Signal<Void>(), Signal<Void>())
            let server = try LoopbackServer { connection in
                _ = try connection.readRequest()
                try connection.respond(200, "first")
                let second = try connection.readRequest()
                arrived.fire()
                #expect(second.body == Data("{}".utf8))
                try connection.respond(200, "second")
            }
            let configuration = HTTPTransportConfiguration { $0.sharesConnections = false }
            let transport = makeHTTPTransport(configuration)
            var request = HTTPRequest(method: "POST", url: server.url(), body: .data(Data("{}".utf8)))
            request.awaitsCompleteResponse = true
            let isIdle = Signal<Void>()
            let first = Task.inline(immediately: false) { [request] () async -> Bool in
                do throws(HTTPError) {
                    let response = try await transport.send(request)
                    isIdle.fire()
                    isReleased.waitBlocking()
                    return response.status == 200
                } catch {
                    return false
                }
            }
            await isIdle.value
            let second = Task { [request] in try await transport.send(request).body.collect(upTo: 10) }
            await arrived.value
            isReleased.fire()
            #expect(await first.value)
            #expect(try await second.value == Data("second".utf8))
        }
    }

    /// Tests the registrations of sockets.
    @Suite(.timeLimit(.minutes(10))) struct SocketPollerTests {
        private let poller = SocketPoller()

        /// Returns two sockets that are connected.
        private func makePair() -> (curl_socket_t, curl_socket_t) {
            var sockets: [Int32] = [-1, -1]
            #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &sockets) == 0)
            return (sockets[0], sockets[1])
        }

        /// Returns the events that libcurl wants, out of those of one wait.
        private func events() -> [SocketPoller.Event] {
            (0..<poller.wait(milliseconds: 0)).compactMap { poller.event(at: $0) }
        }

        @Test func registrationOutlivesTheTransfer() {
            let (socket, peer) = makePair()
            poller.add(socket)
            for _ in 0..<2 {
                #expect(poller.want(CURL_POLL_IN, of: socket))
                #expect(events().isEmpty)
                #expect(write(peer, "x", 1) == 1)
                #expect(events().map(\.mask) == [CURL_CSELECT_IN])
                var byte: UInt8 = 0
                #expect(read(socket, &byte, 1) == 1)
                #expect(poller.want(CURL_POLL_REMOVE, of: socket))
            }
            // Nobody wants the end of an idle connection, which must not be reported forever.
            close(peer)
            for _ in 0..<2 {
                #expect(poller.wait(milliseconds: 0) == 1)
                #expect(poller.event(at: 0) == nil)
            }
            #expect(poller.wait(milliseconds: 0) == 0)
            #expect(poller.want(CURL_POLL_IN, of: socket))
            #expect(events().map(\.socket) == [socket])
            poller.remove(socket)
            #expect(poller.wait(milliseconds: 0) == 0)
            close(socket)
        }

        /// A response that its caller received while the thread woke up must not end the registration.
        @Test func staleEventIsIgnored() {
            let (socket, peer) = makePair()
            poller.add(socket)
            #expect(poller.want(CURL_POLL_IN, of: socket))
            #expect(write(peer, "x", 1) == 1)
            #expect(poller.wait(milliseconds: 0) == 1)
            #expect(poller.want(CURL_POLL_REMOVE, of: socket))
            #expect(poller.event(at: 0) == nil)
            // Without a call of `want`, the event shows that the socket is still registered.
            #expect(poller.wait(milliseconds: 0) == 1)
            poller.remove(socket)
            close(socket)
            close(peer)
        }

        @Test func writingIsReportedOnlyWhileWanted() {
            let (socket, peer) = makePair()
            poller.add(socket)
            #expect(poller.want(CURL_POLL_INOUT, of: socket))
            #expect(events().map(\.mask) == [CURL_CSELECT_OUT])
            #expect(poller.want(CURL_POLL_IN, of: socket))
            #expect(poller.wait(milliseconds: 0) == 0)
            poller.remove(socket)
            close(socket)
            close(peer)
        }

        /// libcurl closes the sockets of its resolver itself. The system then reuses their numbers.
        @Test func socketWithAReusedNumberIsRegistered() {
            let (first, firstPeer) = makePair()
            #expect(poller.want(CURL_POLL_IN, of: first))
            #expect(poller.want(CURL_POLL_REMOVE, of: first))
            let (second, secondPeer) = makePair()
            // The number now refers to the second socket.
            #expect(dup2(second, first) == first)
            poller.add(first)
            #expect(poller.want(CURL_POLL_IN, of: first))
            #expect(write(secondPeer, "x", 1) == 1)
            #expect(events().map(\.socket) == [first])
            for socket in [first, firstPeer, second, secondPeer] { close(socket) }
        }

        @Test func wakingEndsTheWaitOnce() {
            poller.wake()
            #expect(poller.wait(milliseconds: 60_000) == 1)
            #expect(poller.event(at: 0) == nil)
            #expect(poller.wait(milliseconds: 0) == 0)
        }

        @Test func invalidSocketIsReported() {
            #expect(!poller.want(CURL_POLL_IN, of: 1 << 20))
        }
    }
#endif
