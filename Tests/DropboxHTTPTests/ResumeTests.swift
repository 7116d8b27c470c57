import DropboxConcurrency
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxHTTP

/// Tests unexpected wakeups.
@Suite(.timeLimit(.minutes(10))) struct ResumeTests {
    let transport = makeHTTPTransport()

    #if os(Linux)
        /// A producer can resume a transfer whose connection was just lost and that has no new one yet.
        @Test func resumingWithoutConnectionIsHarmless() async throws {
            let server = try LoopbackServer { connection in
                _ = try connection.readRequest()
                try connection.respond(200, "ok")
            }
            let loop = CurlEventLoop(configuration: .init(), clock: { .now })
            let owner = TransferOwner()
            let sleeper = CurlTransfer(
                try PreparedRequest(HTTPRequest(url: server.url())), configuration: .init(), owner: owner, loop: loop)
            // The progress closure runs on the loop's thread, which processes all commands that are posted meanwhile
            // together.
            let body = HTTPBody.data(Data("body".utf8))
            let first = HTTPRequest(method: "POST", url: server.url(), body: body) { _ in
                loop.post(.start(sleeper))
                loop.post(.resume(sleeper))
            }
            _ = try await CurlTransfer(try PreparedRequest(first), configuration: .init(), owner: owner, loop: loop)
                .start()
            #expect(try await sleeper.nextChunk() == Data("ok".utf8))
            loop.post(.shutDown)
        }
    #endif

    @Test(arguments: [302, 409]) func rejectionFinishesDespiteSilentProducer(status: Int) async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readHead()
            _ = try connection.readBytes(5)
            try connection.respond(status, "no")
            connection.waitForClose()
        }
        let isAnswered = Signal<Void>()
        let body = HTTPBody.stream(length: 6) { writer in
            try await writer.write(Data("start".utf8))
            await isAnswered.value
        }
        let response = try await transport.send(HTTPRequest(method: "POST", url: server.url(), body: body))
        #expect(response.status == status)
        #expect(try await response.body.collect(upTo: 10) == Data("no".utf8))
        isAnswered.fire()
    }

    #if os(Linux)
        /// The loop can send the bytes that it was woken for, and finish the request, before the producer continues.
        @Test func writeOfSentBytesSucceeds() async throws {
            let outcome = Signal<String>()
            let woken = Locked<UploadPipe?>(nil)
            let produce: @Sendable (HTTPBody.Writer) async throws -> Void = { writer in
                do throws(HTTPError) {
                    try await writer.write(Data("all".utf8))
                    outcome.fire("taken")
                } catch {
                    outcome.fire(error.name)
                }
            }
            let pipe = UploadPipe(length: 3, isReplayable: false, produce: produce) {
                woken.withLock { pipe in
                    pipe?.close()
                    pipe = nil
                }
            }
            // The first read starts the producer, which can't wake the loop before the lock is released.
            woken.withLock { woken in
                woken = pipe
                var buffer = [UInt8](repeating: 0, count: 8)
                buffer.withUnsafeMutableBytes { _ = pipe.read(into: $0) }
            }
            #expect(await outcome.value == "taken")
        }
    #endif
}
