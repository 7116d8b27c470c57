import DropboxHTTPServer
import Foundation
import DropboxConcurrency
import DropboxTestSupport
import Testing

@testable import DropboxEmulator

/// Tests of `files/save_url` over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct SaveURLWireTests {
    /// Polls until the job is finished.
    private func jobResult(_ wire: Wire, _ path: String, _ url: String) async throws -> RawResponse {
        let launched = try await wire.rpc("files/save_url", #"{"path":"\#(path)","url":"\#(url)"}"#)
        #expect(launched.string(".tag") == "async_job_id")
        let argument = #"{"async_job_id":"\#(launched.string("async_job_id"))"}"#
        while true {
            let status = try await wire.rpc("files/save_url/check_job_status", argument)
            if status.string(".tag") != "in_progress" { return status }
            await Task.yield()
        }
    }

    @Test func contentOfAURLBecomesAFile() async throws {
        let bytes = Data.pattern(3_000_000)
        try await withServer { request in
            request.path == "/moved"
                ? ServerResponse(status: 302, headers: ["Location": "/file"])
                : ServerResponse(status: 200, body: .data(bytes))
        } body: { port in
            try await Wire.run { wire in
                let complete = try await jobResult(wire, "/f/a.bin", "http://127.0.0.1:\(port)/moved")
                #expect(complete.string(".tag") == "complete")
                #expect(complete.string("path_display") == "/f/a.bin")
                #expect(complete.json["size"] as? Int == bytes.count)
                #expect(try await wire.download("/f/a.bin").body == bytes)
                // An existing file isn't replaced.
                _ = try await wire.upload(#"{"path":"/b.bin"}"#, "other")
                let second = try await jobResult(wire, "/b.bin", "http://localhost:\(port)/file")
                #expect(second.string("path_display") == "/b (1).bin")
            }
        }
    }

    @Test func jobIsInProgressDuringTheDownload() async throws {
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        try await withServer { _ in
            for await _ in gate { break }
            return ServerResponse(status: 200, body: .data(Data("late".utf8)))
        } body: { port in
            try await Wire.run { wire in
                let launched = try await wire.rpc(
                    "files/save_url", #"{"path":"/a","url":"http://127.0.0.1:\#(port)/"}"#)
                let argument = #"{"async_job_id":"\#(launched.string("async_job_id"))"}"#
                let status = try await wire.rpc("files/save_url/check_job_status", argument)
                #expect(status.text == #"{".tag":"in_progress"}"#)
                open.yield()
                while try await wire.download("/a").status != 200 { await Task.yield() }
            }
        }
    }

    @Test func slowDownloadTimesOut() async throws {
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        try await withServer { _ in
            for await _ in gate { break }
            return ServerResponse(status: 200)
        } body: { port in
            try await Wire.run { wire in
                let launched = try await wire.rpc(
                    "files/save_url", #"{"path":"/a","url":"http://127.0.0.1:\#(port)/"}"#)
                let argument = #"{"async_job_id":"\#(launched.string("async_job_id"))"}"#
                var status = try await wire.rpc("files/save_url/check_job_status", argument)
                #expect(status.string(".tag") == "in_progress")
                wire.emulator.clock.advance(by: .seconds(15 * 60 + 1))
                while status.string(".tag") == "in_progress" {
                    status = try await wire.rpc("files/save_url/check_job_status", argument)
                }
                #expect(status.text == #"{".tag":"failed","failed":{".tag":"download_failed"}}"#)
            }
            open.finish()
        }
    }

    @Test func remotelyAccessibleEmulatorRejectsLoopbackURLs() async throws {
        let requests = Locked(0)
        try await withServer { _ in
            requests.withLock { $0 += 1 }
            return ServerResponse(status: 200)
        } body: { port in
            try await Wire.run { configuration in
                configuration.allowsRemoteConnections = true
            } body: { wire in
                let failed = try await jobResult(wire, "/a", "http://127.0.0.1:\(port)/")
                #expect(failed.text == #"{".tag":"failed","failed":{".tag":"download_failed"}}"#)
                #expect(requests.withLock { $0 } == 0)
            }
        }
    }

    @Test func stoppingTheEmulatorCancelsDownloads() async throws {
        let (arrivals, arrive) = AsyncStream.makeStream(of: Void.self)
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        try await withServer { _ in
            arrive.yield()
            for await _ in gate { break }
            return ServerResponse(status: 200)
        } body: { port in
            let folder = try TemporaryDirectory()
            let job = Locked("")
            try await Wire.run(folder: folder.url) { wire in
                let url = "http://127.0.0.1:\(port)/"
                let launched = try await wire.rpc("files/save_url", #"{"path":"/a","url":"\#(url)"}"#)
                job.withLock { $0 = launched.string("async_job_id") }
                for await _ in arrivals { break }
                await wire.emulator.stop()
                #expect(wire.emulator.clock.waitingOperationCount == 0)
            }
            try await Wire.run(folder: folder.url) { wire in
                let argument = #"{"async_job_id":"\#(job.withLock { $0 })"}"#
                let status = try await wire.rpc("files/save_url/check_job_status", argument)
                #expect(status.summary == "internal_error/")
            }
            open.finish()
        }
    }

    @Test func canceledDownloadDoesNotHangBeforeItsStart() async throws {
        let store = try Store(directory: nil, limits: DropboxEmulator.Limits(), idGenerator: IDGenerator(seed: 1))
        let writer = BlockWriter(store: store.content, pins: store.content.makePins())
        let url = try #require(URL(string: "http://127.0.0.1:1/"))
        let (gate, open) = AsyncStream.makeStream(of: Void.self)
        let task = Task {
            for await _ in gate { break }
            return try await URLFetcher.fetch(url, into: writer)
        }
        task.cancel()
        open.finish()
        await #expect(throws: URLFetcher.FetchError.self) { try await task.value }
        store.close()
    }

    @Test func linksOfTheEmulatorCanBeSaved() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a.txt"}"#, "hello")
            let shared = try await wire.rpc("sharing/create_shared_link_with_settings", #"{"path":"/a.txt"}"#)
            _ = try await jobResult(wire, "/b.txt", shared.string("url"))
            #expect(try await wire.download("/b.txt").text == "hello")
            let temporary = try await wire.rpc("files/get_temporary_link", #"{"path":"/a.txt"}"#)
            _ = try await jobResult(wire, "/c.txt", temporary.string("link"))
            #expect(try await wire.download("/c.txt").text == "hello")
        }
    }

    @Test func failedSaveReportsTheReason() async throws {
        try await withServer { _ in
            ServerResponse(status: 404)
        } body: { port in
            try await Wire.run { wire in
                for url in ["http://127.0.0.1:\(port)/", "https://www.example.com/a", "http://127.0.0.1:1/"] {
                    let failed = try await jobResult(wire, "/a", url)
                    #expect(failed.text == #"{".tag":"failed","failed":{".tag":"download_failed"}}"#, "\(url)")
                }
                for url in ["nonsense", "ftp://127.0.0.1/a", "http://"] {
                    let refused = try await wire.rpc("files/save_url", #"{"path":"/a","url":"\#(url)"}"#)
                    #expect(refused.summary == "invalid_url/", "\(url)")
                }
                let malformed = try await wire.rpc("files/save_url", #"{"path":"/a/","url":"http://127.0.0.1/"}"#)
                #expect(malformed.summary == "path/malformed_path/")
                let unknown = try await wire.rpc("files/save_url/check_job_status", #"{"async_job_id":"x"}"#)
                #expect(unknown.summary == "invalid_async_job_id/")
            }
        }
    }
}
