#if os(Linux)
    import DropboxConcurrency
    import DropboxTestSupport
    import Foundation
    import Testing

    @testable import DropboxHTTP

    /// Tests transports that share a thread and connections.
    @Suite(.timeLimit(.minutes(10)))
    struct SharedConnectionTests {
        /// A configuration that no other test has.
        private let configuration = HTTPTransportConfiguration {
            $0.idleConnectionLifetime = .milliseconds(Int64.random(in: 90_000...10_000_000))
        }

        private func server() throws -> LoopbackServer {
            try LoopbackServer { connection in
                while true {
                    _ = try connection.readRequest()
                    try connection.respond(200, "ok")
                }
            }
        }

        @Test func transportsWithTheSameConfigurationShareConnections() async throws {
            let server = try server()
            let transports = (0..<4).map { _ in makeHTTPTransport(configuration) }
            for transport in transports {
                #expect(try await transport.send(HTTPRequest(url: server.url())).status == 200)
            }
            // The loop would end with its last transport.
            withExtendedLifetime(transports) {}
            #expect(server.connectionCount == 1)
        }

        @Test func manyTransportsNeedOneLoop() throws {
            let first = SharedEventLoop.reference(for: configuration)
            let transports = (0..<1_000).map { _ in CurlTransport(configuration: configuration) }
            #expect(SharedEventLoop.reference(for: configuration) === first)
            withExtendedLifetime(transports) {}
        }

        @Test func otherConfigurationsAreSeparate() {
            let first = SharedEventLoop.reference(for: configuration)
            var other = configuration
            other.proxy = .none
            #expect(SharedEventLoop.reference(for: other) !== first)
            var separate = configuration
            separate.sharesConnections = false
            #expect(SharedEventLoop.reference(for: separate) !== SharedEventLoop.reference(for: separate))
            withExtendedLifetime(first) {}
        }

        /// A property that isn't compared would apply to the clients of another configuration.
        @Test func eachPropertyIsCompared() throws {
            let configuration = HTTPTransportConfiguration()
            let changes: [(inout HTTPTransportConfiguration) -> Void] = [
                { $0.trustRoots = .pem("") }, { $0.pinnedKeys = [.init(sha256Base64: "")] }, { $0.proxy = .none },
                { $0.version = .http2 }, { $0.maximumConnectionsPerHost = 1 }, { $0.maximumIdleConnections = 1 },
                { $0.idleConnectionLifetime = .zero }, { $0.networkAccess.allowsCellular = false },
                { $0.sharesConnections = false },
            ]
            #expect(configuration.canShareConnections(with: configuration))
            for change in changes {
                var other = configuration
                change(&other)
                #expect(!configuration.canShareConnections(with: other))
            }
            // The handler of challenges, which is always `nil` here, is compared, too.
            #expect(Mirror(reflecting: configuration).children.count == changes.count + 1)
        }

        /// The loop of a configuration ends with its last transport, and the next one starts another.
        @Test func loopEndsWithItsLastTransport() async throws {
            let server = try server()
            for _ in 0..<3 {
                let transport = makeHTTPTransport(configuration)
                #expect(try await transport.send(HTTPRequest(url: server.url())).status == 200)
                transport.shutdown()
                let error = try await failure { try await transport.send(HTTPRequest(url: server.url())) }
                #expect(error.name == "transportShutDown" && error.isRequestUnsent)
            }
            #expect(server.connectionCount == 3)
        }

        @Test func shutdownEndsOnlyTheRequestsOfItsTransport() async throws {
            let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
            let isReleased = Signal<Void>()
            let server = try LoopbackServer { connection in
                _ = try connection.readRequest()
                arrival.yield()
                isReleased.waitBlocking()
                try connection.respond(200, "ok")
            }
            let url = server.url()
            let transports = (0..<2).map { _ in makeHTTPTransport(configuration) }
            let requests = transports.map { transport in Task { try await transport.send(HTTPRequest(url: url)).status }
            }
            var count = 0
            for await _ in arrivals {
                count += 1
                if count == 2 { break }
            }
            transports[0].shutdown()
            let error = try await failure { _ = try await requests[0].value }
            #expect(error.name == "transportShutDown")
            isReleased.fire()
            #expect(try await requests[1].value == 200)
            let late = try await failure { try await transports[0].send(HTTPRequest(url: url)) }
            #expect(late.name == "transportShutDown" && late.isRequestUnsent)
        }

        /// Transports with many requests must not delay another one until all of their requests are sent.
        @Test func transportsTakeTurns() async throws {
            let order = Locked<[String]>([])
            let gate = Signal<Void>()
            let (arrivals, arrival) = AsyncStream.makeStream(of: Void.self)
            let server = try LoopbackServer { connection in
                while true {
                    let request = try connection.readRequest()
                    order.withLock { $0.append(request.path) }
                    arrival.yield()
                    gate.waitBlocking()
                    try connection.respond(200, "ok")
                }
            }
            let busy = (0..<5).map { _ in makeHTTPTransport(configuration) }
            let other = makeHTTPTransport(configuration)
            let many = busy.flatMap { transport in
                (0..<64).map { _ in Task { try await transport.send(HTTPRequest(url: server.url("/busy"))).status } }
            }
            // Each has 32 connections at most, and together they have 128.
            var iterator = arrivals.makeAsyncIterator()
            for _ in 0..<128 { await iterator.next() }
            let few = (0..<5).map { _ in Task { try await other.send(HTTPRequest(url: server.url("/other"))).status } }
            // A long poll doesn't wait for the connections of others.
            var poll = HTTPRequest(url: server.url("/poll"))
            poll.isLongPoll = true
            let polling = Task { [poll] in try await other.send(poll).status }
            await iterator.next()
            #expect(order.withLock { $0.count } == 129)
            #expect(order.withLock { $0.last } == "/poll")
            gate.fire()
            for task in few + many + [polling] { #expect(try await task.value == 200) }
            let paths = order.withLock { $0 }
            let last = try #require(paths.lastIndex(of: "/other"))
            #expect(paths[last...].count { $0 == "/busy" } > 64)
        }
    }
#endif
