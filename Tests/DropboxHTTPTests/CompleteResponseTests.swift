import DropboxConcurrency
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxHTTP

/// Tests requests whose callers read the whole response in one step.
@Suite(.timeLimit(.minutes(10))) struct CompleteResponseTests {
    let transport = makeHTTPTransport()

    private func request(_ server: LoopbackServer) -> HTTPRequest {
        var request = HTTPRequest(method: "POST", url: server.url(), body: .data(Data("{}".utf8)))
        request.awaitsCompleteResponse = true
        return request
    }

    @Test func responseInPiecesIsReturnedCompletely() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n")
            try connection.send("01234")
            try connection.send("56789")
        }
        let response = try await transport.send(request(server))
        #expect(response.status == 200)
        #expect(try await response.body.collect(upTo: 10) == Data("0123456789".utf8))
    }

    #if os(Linux)
        /// The server sends the end only after the client has received the beginning.
        @Test func longResponseIsReturnedBeforeItsEnd() async throws {
            let isReturned = Signal<Void>()
            let count = CurlTransfer.shortResponseLimit + 1_000
            let server = try LoopbackServer { connection in
                _ = try connection.readRequest()
                try connection.send("HTTP/1.1 200 OK\r\nContent-Length: \(count + 4)\r\n\r\n")
                try connection.send(Data(repeating: 1, count: count))
                isReturned.waitBlocking()
                try connection.send("end.")
            }
            let response = try await transport.send(request(server))
            isReturned.fire()
            let body = try await response.body.collect(upTo: count + 4)
            #expect(body.count == count + 4)
            #expect(body.suffix(4) == Data("end.".utf8))
        }
    #endif

    @Test(arguments: [200, 500]) func incompleteResponseHasItsStatus(status: Int) async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.send("HTTP/1.1 \(status) Status\r\nContent-Length: 100\r\n\r\nshort")
        }
        let response = try await transport.send(request(server))
        #expect(response.status == status)
        let error = await #expect(throws: HTTPError.self) { try await response.body.collect(upTo: 100) }
        guard case .connectionLost = error?.kind else { return #expect("\(error as Any)" == "") }
    }

    #if os(Linux)
        /// Returns whether a task that waits for the response continues on the thread that received it.
        private func continuesOnTransportThread(status: Int, awaitsCompleteResponse: Bool = true) async throws -> Bool {
            let server = try LoopbackServer { connection in
                _ = try connection.readRequest()
                try connection.respond(status, "{}")
            }
            let thread = Locked<ThreadIdentifier?>(nil)
            var request = request(server)
            request.awaitsCompleteResponse = awaitsCompleteResponse
            request.onUploadProgress = { _ in thread.withLock { $0 = ThreadIdentifier.current } }
            let task = Task.inline(immediately: false) { [transport, request] () async -> Result<Bool, HTTPError> in
                do throws(HTTPError) {
                    _ = try await transport.send(request)
                    return .success(thread.withLock { $0 } == ThreadIdentifier.current)
                } catch {
                    return .failure(error)
                }
            }
            return try await task.value.get()
        }

        @Test func shortSuccessContinuesOnTheTransportThread() async throws {
            // If the response arrives before the task is suspended, the task continues on its own thread.
            var isContinued = false
            for _ in 0..<50 where !isContinued { isContinued = try await continuesOnTransportThread(status: 200) }
            #expect(isContinued)
            #expect(try await !continuesOnTransportThread(status: 409))
            #expect(try await !continuesOnTransportThread(status: 200, awaitsCompleteResponse: false))
        }
    #endif
}
