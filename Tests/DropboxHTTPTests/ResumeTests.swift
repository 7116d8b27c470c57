import Foundation
import DropboxConcurrency
import DropboxTestSupport
import Testing

@testable import DropboxHTTP

/// Wake-ups that come when they were not expected.
@Suite(.timeLimit(.minutes(10))) struct ResumeTests {
    let transport = HTTPTransports.standard()

    /// A producer may wake a transfer whose connection has just broken and which has no other one yet.
    @Test func wakingATransferWithoutConnectionHurtsNobody() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            try connection.respond(200, "ok")
        }
        let loop = CurlEventLoop(configuration: .init())
        let sleeper = CurlTransfer(
            try PreparedRequest(HTTPRequest(url: server.url())), configuration: .init(), loop: loop)
        // Progress is told on the loop's thread, which takes what is posted meanwhile in one go.
        let body = HTTPBody.data(Data("body".utf8))
        let first = HTTPRequest(method: "POST", url: server.url(), body: body) { _ in
            loop.post(.start(sleeper))
            loop.post(.resume(sleeper))
        }
        _ = try await CurlTransfer(try PreparedRequest(first), configuration: .init(), loop: loop).start()
        #expect(try await sleeper.nextChunk() == Data("ok".utf8))
        loop.post(.stop)
    }

    @Test(arguments: [302, 409]) func refusalEndsThoughTheProducerIsSilent(status: Int) async throws {
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

    /// The loop may send what it was woken for, and end the request, before the producer goes on.
    @Test func bytesThatWereSentAreNotAnsweredWithAnError() async throws {
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
        // The producer begins with the first reading, and cannot wake anybody before the lock is left.
        woken.withLock { woken in
            woken = pipe
            var buffer = [UInt8](repeating: 0, count: 8)
            buffer.withUnsafeMutableBytes { _ = pipe.read(into: $0) }
        }
        #expect(await outcome.value == "taken")
    }
}
