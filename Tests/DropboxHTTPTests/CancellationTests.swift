import DropboxConcurrency
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

/// Tests timeouts, cancellation, and shutdown.
@Suite(.timeLimit(.minutes(10))) struct CancellationTests {
    let transport = makeHTTPTransport()

    // MARK: Timeouts

    @Test func connectTimeoutIncludesTheHandshake() async throws {
        let closed = Signal<Void>()
        let server = try LoopbackServer { connection in
            connection.waitForClose()  // It never sends a server hello.
            closed.fire()
        }
        let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
        let error = try await failure {
            try await transport.send(HTTPRequest(url: url, timeouts: .init(connect: .milliseconds(100))))
        }
        #expect(error.name == "timedOut(connect)")
        #expect(error.isRequestUnsent)
        await closed.value
    }

    @Test(arguments: ["before the head", "in the head", "in the body"]) func silentServerFailsTheRequest(phase: String)
        async throws
    {
        let closed = Signal<Void>()
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            if phase != "before the head" { try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n") }
            if phase == "in the body" { try connection.send("\r\n01234") }
            connection.waitForClose()
            closed.fire()
        }
        let start = ContinuousClock.now
        let request = HTTPRequest(url: server.url(), timeouts: .init(idle: .milliseconds(200)))
        let error = try await failure { try await transport.send(request).body.collect(upTo: 10) }
        #expect(error.name == "timedOut(idle)")
        #expect(!error.isRequestUnsent)
        await closed.value
        #expect(ContinuousClock.now - start >= .milliseconds(200))
    }

    @Test func stalledReaderFailsTheUpload() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readHead()
            try connection.skip(1 << 20)
            Signal<Void>().waitBlocking()
        }
        let request = HTTPRequest(
            method: "POST", url: server.url(), body: .data(Data(count: 64 << 20)),
            timeouts: .init(idle: .milliseconds(200)))
        #expect(try await failure { try await transport.send(request) }.name == "timedOut(idle)")
    }

    /// Tests a server that sends single bytes, in the body more than fit into the overall time of a request.
    @Test(
        "Single bytes don't count as progress",
        arguments: ["in the head", "in an error", "in the body", "in a chunked body"])
    func slowServerFailsTheRequest(phase: String) async throws {
        let closed = Signal<Void>()
        let server = try LoopbackServer { connection in
            defer { closed.fire() }
            _ = try connection.readRequest()
            switch phase {
            case "in the head": try connection.send("HTTP/1.1 200 OK\r\n")
            case "in an error": try connection.send("HTTP/1.1 500 No\r\nContent-Length: 1000000\r\n\r\n")
            case "in the body": try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
            default: try connection.send("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n")
            }
            while true {
                switch phase {
                case "in the head": try connection.send("X: y\r\n")
                case "in a chunked body": try connection.send("1\r\nx\r\n")
                default: try connection.send("x")
                }
                connection.pace()
            }
        }
        let deadlines = HTTPTimeouts(idle: .milliseconds(500))
        let error = try await failure {
            try await transport.send(HTTPRequest(url: server.url(), timeouts: deadlines)).body.collect(upTo: 1 << 20)
        }
        #expect(error.name == "timedOut(idle)")
        #expect(error.message.contains("fewer than 16384 bytes in 0.5s"), "\(error.message)")
        await closed.value
    }

    @Test func slowlyReadingServerFailsTheUpload() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readHead()
            while true {
                try connection.skip(1)
                connection.pace()
            }
        }
        let request = HTTPRequest(
            method: "POST", url: server.url(), body: .data(Data(count: 64 << 20)),
            timeouts: .init(idle: .milliseconds(500)))
        #expect(try await failure { try await transport.send(request) }.name == "timedOut(idle)")
    }

    @Test func everyByteResetsOnlyTheIdleTimeout() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 1000000\r\n\r\n")
            while true {
                try connection.send("x")
                connection.pace()
            }
        }
        let deadlines = HTTPTimeouts(
            idle: .seconds(10), minimumProgress: 1, overall: .seconds(12))
        let response = try await transport.send(HTTPRequest(url: server.url(), timeouts: deadlines))
        #expect(try await failure { try await response.body.collect(upTo: 1 << 20) }.name == "timedOut(overall)")
    }

    @Test func slowReaderDoesNotReachTheIdleTimeout() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(32 << 20)\r\n\r\n")
            try connection.send(Data(count: 32 << 20))
        }
        let transport = transport
        let request = HTTPRequest(url: server.url(), timeouts: .init(idle: .seconds(10)))
        let response = try await transport.send(request)
        // Another request on the same thread reaches its own timeout in the meantime, so this one could have, too.
        let silent = try LoopbackServer { $0.waitForClose() }
        let other = HTTPRequest(url: silent.url(), timeouts: .init(idle: .seconds(12)))
        #expect(try await failure { try await transport.send(other) }.name == "timedOut(idle)")
        #expect(try await response.body.collect(upTo: 32 << 20).count == 32 << 20)
    }

    @Test func slowProducerDoesNotReachTheIdleTimeout() async throws {
        let server = try LoopbackServer { connection in
            let request = try connection.readRequest()
            try connection.respond(200, Checksum.of(request.body))
        }
        let silent = try LoopbackServer { $0.waitForClose() }
        let transport = transport
        let body = HTTPBody.stream { writer in
            try await writer.write(Data("a".utf8))
            let other = HTTPRequest(url: silent.url(), timeouts: .init(idle: .seconds(12)))
            #expect(try await failure { try await transport.send(other) }.name == "timedOut(idle)")
            try await writer.write(Data("b".utf8))
        }
        let request = HTTPRequest(
            method: "POST", url: server.url(), body: body, timeouts: .init(idle: .seconds(10)))
        let response = try await transport.send(request)
        #expect(try await response.body.collect(upTo: 100) == Data(Checksum.of(Data("ab".utf8)).utf8))
    }

    // MARK: Cancellation

    @Test(arguments: ["head", "body", "file", "upload"]) func cancellationClosesTheConnection(
        waitingFor phase: String
    ) async throws {
        let isReady = Signal<Void>()
        let closed = Signal<Void>()
        let server = try LoopbackServer { connection in
            if phase == "upload" {
                _ = try connection.readHead()
            } else {
                _ = try connection.readRequest()
                if phase != "head" { try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n01234") }
            }
            isReady.fire()
            connection.waitForClose()
            closed.fire()
        }
        var request = HTTPRequest(url: server.url())
        if phase == "upload" {
            request.method = "POST"
            request.body = .stream { writer in
                while true {
                    try await writer.write(Data(count: 1 << 10))
                    await Task.yield()
                }
            }
        }
        let task = Task { [transport, request] in
            let body = try await transport.send(request).body
            if phase == "file" { return Int(try await body.write(to: URL(filePath: "/dev/null"))) }
            return try await body.collect(upTo: 100).count
        }
        await isReady.value
        task.cancel()
        #expect(try await failure { try await task.value }.name == "cancelled")
        await closed.value
    }

    @Test func cancelledTaskSendsNothing() async throws {
        let server = try LoopbackServer { $0.waitForClose() }
        let mayGo = Signal<Void>()
        let task = Task { [transport] in
            await mayGo.value
            return try await transport.send(HTTPRequest(url: server.url())).status
        }
        task.cancel()
        mayGo.fire()
        let error = try await failure { try await task.value }
        #expect(error.name == "cancelled")
        #expect(error.isRequestUnsent)
        #expect(server.connectionCount == 0)
    }

    @Test func releasingTheBodyClosesTheConnection() async throws {
        let closed = Signal<Void>()
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\n01234")
            connection.waitForClose()
            closed.fire()
        }
        _ = try await transport.send(HTTPRequest(url: server.url())).status
        await closed.value
    }

    @Test func lateCancellationIsHarmless() async throws {
        let server = try LoopbackServer { connection in
            while true {
                _ = try connection.readRequest()
                try connection.respond(200, "ok")
            }
        }
        let url = server.url()
        try await withThrowingTaskGroup(of: Void.self) { group in
            for index in 0..<400 {
                group.addTask { [transport] in
                    let task = Task { try await transport.send(HTTPRequest(url: url)).body.collect(upTo: 10) }
                    for _ in 0..<(index % 17) { await Task.yield() }
                    task.cancel()
                    do {
                        #expect(try await task.value == Data("ok".utf8))
                    } catch {
                        #expect((error as? HTTPError)?.name == "cancelled")
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try await transport.send(HTTPRequest(url: url)).body.collect(upTo: 10) == Data("ok".utf8))
    }

    // MARK: Shutdown

    @Test func shutdownFailsCurrentAndLaterRequests() async throws {
        let closed = Locked(0)
        let allClosed = Signal<Void>()
        let arrived = Locked(0)
        let allArrived = Signal<Void>()
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            if arrived.withLock({
                $0 += 1; return $0
            }) == 10 {
                allArrived.fire()
            }
            connection.waitForClose()
            if closed.withLock({
                $0 += 1; return $0
            }) == 10 {
                allClosed.fire()
            }
        }
        let transport = makeHTTPTransport()
        let url = server.url()
        let tasks = (0..<10).map { _ in Task { try await transport.send(HTTPRequest(url: url)).status } }
        await allArrived.value
        transport.shutdown()
        transport.shutdown()
        for task in tasks { #expect(try await failure { try await task.value }.name == "transportShutDown") }
        await allClosed.value
        let late = try await failure { try await transport.send(HTTPRequest(url: url)) }
        #expect(late.name == "transportShutDown")
        #expect(late.isRequestUnsent)
    }

    @Test func concurrentShutdownFinishesEveryRequest() async throws {
        let server = try LoopbackServer { connection in
            while true {
                _ = try connection.readRequest()
                try connection.respond(200, "ok")
            }
        }
        let url = server.url()
        for round in 0..<40 {
            let transport = makeHTTPTransport()
            await withTaskGroup(of: Void.self) { group in
                for _ in 0..<16 {
                    group.addTask {
                        do {
                            _ = try await transport.send(HTTPRequest(url: url)).body.collect(upTo: 10)
                        } catch {
                            #expect((error as? HTTPError)?.name == "transportShutDown")
                        }
                    }
                }
                group.addTask {
                    for _ in 0..<round { await Task.yield() }
                    transport.shutdown()
                }
            }
        }
    }

    @Test func releasedTransportCompletesItsRequests() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 5000000\r\n\r\n")
            try connection.send(.pattern(5_000_000))
        }
        var transport: (any HTTPTransport)? = makeHTTPTransport()
        let response = try #require(try await transport?.send(HTTPRequest(url: server.url())))
        transport = nil
        #expect(try await response.body.collect(upTo: 5_000_000) == .pattern(5_000_000))
    }

    @Test func releasedTransportClosesItsConnections() async throws {
        let isDropped = Signal<Void>()
        let closed = Signal<ContinuousClock.Instant>()
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\no")
            isDropped.waitBlocking()
            try connection.send("k")
            connection.waitForClose()
            closed.fire(.now)
        }
        var transport: (any HTTPTransport)? = makeHTTPTransport(.init { $0.sharesConnections = false })
        let response = try #require(try await transport?.send(HTTPRequest(url: server.url())))
        transport = nil
        isDropped.fire()
        #expect(try await response.body.collect(upTo: 2) == Data("ok".utf8))
        let end = ContinuousClock.now
        // The loop's thread slept for a minute with the connection open.
        #expect(await closed.value - end < .seconds(30))
    }
}
