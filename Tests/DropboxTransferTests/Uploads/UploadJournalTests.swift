import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Uploads that resume from a journal.
@Suite(.timeLimit(.minutes(10)))
struct UploadJournalTests {
    private static let block = 4 << 20

    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func options(requests: Int = 3, account: String = "ada") -> FileUploadOptions {
        FileUploadOptions {
            $0.chunkSize = Self.block
            $0.maximumConcurrentRequests = requests
            $0.journal = UploadJournal(directory: folder.url, account: account)
        }
    }

    /// The number of entries in the journal.
    private var pages: Int { get throws { try folder.names.count { $0.hasSuffix(".json") } } }

    /// Creates a server on which all requests of a route, starting at the given one, hang until they are canceled,
    /// unless `isOff`.
    private func hanging(
        on route: String, from number: Int, _ isOff: Calls<Bool>, _ signal: AsyncStream<Void>.Continuation
    ) -> FaultyTransport.Rule {
        { name, count in name == route && count >= number && isOff.all.isEmpty ? .hang { signal.yield() } : nil }
    }

    private func cutOff(_ fixture: UploadFixture, _ file: URL, requests: Int, _ begun: AsyncStream<Void>) async {
        let upload = Task {
            try await fixture.client.files.uploadFile(from: file, to: "/file", options: options(requests: requests))
        }
        for await _ in begun { break }
        upload.cancel()
        await #expect(throws: FileUploadError.self) { try await upload.value }
    }

    @Test(arguments: [1, 3]) func sentChunksAreNotSentAgain(requests: Int) async throws {
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let isOff = Calls<Bool>()
        try await UploadFixture.run(hanging(on: "append_v2", from: 5, isOff, signal)) { fixture in
            let file = try fixture.write("file", 8 * Self.block + 7)
            await cutOff(fixture, file, requests: requests, begun)
            #expect(try pages == 1)
            isOff.add(true)
            try await fixture.client.files.uploadFile(from: file, to: "/file", options: options(requests: requests))
            try fixture.expect("/file", is: file)
            #expect(fixture.transport.count("start") == 1)
            let sent = fixture.emulator.calls.all.filter { $0.route.hasSuffix("append_v2") && $0.status == 200 }
            let bytes = sent.reduce(0) { $0 + ($1.request.size ?? 0) }
            // Only bytes that were in flight, and possibly arrived, may be sent twice.
            #expect(bytes <= Int64((8 + requests) * Self.block + 7))
            #expect(try folder.names == [])
        }
    }

    @Test func changedFileRestarts() async throws {
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let isOff = Calls<Bool>()
        try await UploadFixture.run(hanging(on: "append_v2", from: 4, isOff, signal)) { fixture in
            let file = try fixture.write("file", 6 * Self.block)
            await cutOff(fixture, file, requests: 1, begun)
            isOff.add(true)
            try Data(repeating: 9, count: 6 * Self.block).write(to: file)
            try await fixture.client.files.uploadFile(from: file, to: "/file", options: options(requests: 1))
            #expect(fixture.transport.count("start") == 2)
            try fixture.expect("/file", is: file)
        }
    }

    @Test func fileChangedWithSameDateRestarts() async throws {
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let isOff = Calls<Bool>()
        try await UploadFixture.run(hanging(on: "append_v2", from: 4, isOff, signal)) { fixture in
            let file = try fixture.write("file", 6 * Self.block)
            let date = try FileManager.default.attributesOfItem(atPath: file.path)[.modificationDate]
            // An integral date, so that it can be restored exactly.
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.path)
            #expect(date != nil)
            await cutOff(fixture, file, requests: 1, begun)
            isOff.add(true)
            let handle = try FileHandle(forWritingTo: file)
            try handle.write(contentsOf: Data("other".utf8))
            try handle.close()
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: file.path)
            try await fixture.client.files.uploadFile(from: file, to: "/file", options: options(requests: 1))
            #expect(fixture.transport.count("start") == 2)
            try fixture.expect("/file", is: file)
        }
    }

    @Test func expiredSessionRestarts() async throws {
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let isOff = Calls<Bool>()
        try await UploadFixture.run(hanging(on: "append_v2", from: 4, isOff, signal)) { fixture in
            let file = try fixture.write("file", 6 * Self.block)
            await cutOff(fixture, file, requests: 3, begun)
            isOff.add(true)
            fixture.emulator.clock.advance(by: .seconds(8 * 86_400))
            try await fixture.client.files.uploadFile(from: file, to: "/file", options: options())
            #expect(fixture.transport.count("start") == 2)
            try fixture.expect("/file", is: file)
        }
    }

    @Test func unnoticedFinishIsNotRepeated() async throws {
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let isOff = Calls<Bool>()
        let rule: FaultyTransport.Rule = { route, number in
            // The first finish request succeeds, but the client exits before the response.
            if route == "finish", number == 1 { return .loseAnswer }
            return route == "get_metadata" && isOff.all.isEmpty ? .hang { signal.yield() } : nil
        }
        try await UploadFixture.run(rule) { fixture in
            let file = try fixture.write("file", 3 * Self.block)
            await cutOff(fixture, file, requests: 3, begun)
            isOff.add(true)
            try await fixture.client.files.uploadFile(from: file, to: "/file", options: options())
            #expect(fixture.transport.count("append_v2") == 3)
            #expect(fixture.transport.count("finish") == 1)
            #expect(try pages == 0)
        }
    }

    /// The client exits after the server committed the file under another name, before it receives the response.
    @Test(arguments: [0, 7, block]) func autorenamedSmallFileHasOneCopy(size: Int) async throws {
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let isOff = Calls<Bool>()
        let rule: FaultyTransport.Rule = { route, number in
            if route == "finish", number == 1 { return .loseAnswer }
            return route == "get_metadata" && isOff.all.isEmpty ? .hang { signal.yield() } : nil
        }
        try await UploadFixture.run(rule) { fixture in
            let other = try fixture.write("other", 3)
            try await fixture.client.files.uploadFile(from: other, to: "/file")
            let file = try fixture.write("file", size)
            var options = options()
            options.autorename = true
            let upload = Task { [options] in
                try await fixture.client.files.uploadFile(from: file, to: "/file", options: options)
            }
            for await _ in begun { break }
            upload.cancel()
            await #expect(throws: FileUploadError.self) { try await upload.value }
            isOff.add(true)
            let metadata = try await fixture.client.files.uploadFile(from: file, to: "/file", options: options)
            #expect(metadata.pathDisplay == "/file (1)")
            #expect(try await fixture.client.files.listFolder(path: "").response().entries.count == 2)
            #expect(try folder.names == [])
        }
    }

    @Test(arguments: [
        "", "{}", "{\"version\":3", "{\"version\":4}",
        // The format of an earlier version.
        #"{"version":1,"record":{"session":"s","isConcurrent":false,"chunkSize":4194304,"arrived":{"0":"0123456789abcdef"}}}"#,
    ])
    func unreadableEntryIsIgnored(text: String) async throws {
        try await restarts { _ in text }
    }

    @Test(arguments: [
        (#""chunkSize":4194304"#, #""chunkSize":0"#), (#""chunkSize":4194304"#, #""chunkSize":-4194304"#),
        (#""chunkSize":4194304"#, #""chunkSize":9"#), (#""chunkSize":4194304"#, #""chunkSize":9223372036854775807"#),
        (#""first":0"#, #""first":-1"#), (#""first":0"#, #""first":3"#),
        (#""first":0"#, #""first":9223372036854775807"#),
        (#""count":1"#, #""count":0"#), (#""count":1"#, #""count":4"#),
        (#""count":1"#, #""count":9223372036854775807"#),
        (#""arrived":["#, #""arrived":[{"first":0,"count":1,"checksum":0},"#), (#""version":3"#, #""version":2"#),
    ])
    func entryWithInvalidNumbersIsIgnored(number: String, other: String) async throws {
        try await restarts { text in
            #expect(text.contains(number), "\(text)")
            return text.replacingOccurrences(of: number, with: other)
        }
    }

    /// Expects that an upload restarts after its journal entry was modified.
    private func restarts(_ rewritten: (String) -> String) async throws {
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let isOff = Calls<Bool>()
        try await UploadFixture.run(hanging(on: "append_v2", from: 2, isOff, signal)) { fixture in
            let file = try fixture.write("file", 3 * Self.block)
            await cutOff(fixture, file, requests: 1, begun)
            isOff.add(true)
            let page = folder.url.appendingPathComponent(try #require(try folder.names.first { $0.hasSuffix(".json") }))
            try Data(rewritten(String(contentsOf: page, encoding: .utf8)).utf8).write(to: page)
            try await fixture.client.files.uploadFile(from: file, to: "/file", options: options())
            #expect(fixture.transport.count("start") == 2)
            try fixture.expect("/file", is: file)
        }
    }

    @Test func entriesDifferByAccountAndDestination() async throws {
        try await UploadFixture.run { fixture in
            let file = try LocalFile(try fixture.write("file", 1))
            let journal = UploadJournal(directory: folder.url, account: "ada")
            let scope = CallContext()
            var member = CallContext()
            member.selectUser = "dbmid:1"
            let locations = [
                try journal.file(for: file.url, "/a", scope), try journal.file(for: file.url, "/b", scope),
                try journal.file(for: file.url, "/a", member),
                try UploadJournal(directory: folder.url, account: "bob").file(for: file.url, "/a", scope),
            ]
            #expect(Set(locations).count == locations.count)
            #expect(try journal.file(for: file.url, "/a", scope) == locations[0])
        }
    }

    @Test func uploadsOfOneFileRunOneAfterTheOther() async throws {
        try await UploadFixture.run { fixture in
            let file = try fixture.write("file", 3 * Self.block)
            async let first = fixture.client.files.uploadFile(from: file, to: "/file", options: options())
            async let second = fixture.client.files.uploadFile(from: file, to: "/file", options: options())
            let revisions = try await [first.rev, second.rev]
            #expect(revisions[0] == revisions[1])
            #expect(try pages == 0)
        }
    }

    /// The file is so small now that it's sent in one request.
    @Test func stateOfALargerFileIsRemoved() async throws {
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let isOff = Calls<Bool>()
        try await UploadFixture.run(hanging(on: "append_v2", from: 4, isOff, signal)) { fixture in
            let file = try fixture.write("file", 6 * Self.block)
            await cutOff(fixture, file, requests: 1, begun)
            isOff.add(true)
            #expect(try pages == 1)
            try Data("small".utf8).write(to: file)
            try await fixture.client.files.uploadFile(from: file, to: "/file", options: options())
            #expect(try folder.names == [])
        }
    }

    /// A process ended after it had deleted its journal, and before it deleted the lock.
    @Test func lockWithoutAJournalIsRemoved() async throws {
        try await UploadFixture.run { fixture in
            let file = try fixture.write("file", 100)
            let options = options()
            let journal = try #require(options.journal)
            let location = try journal.file(for: file, "/file", fixture.client.files.client.context)
            try Data().write(to: location.appendingPathExtension("lock"))
            try await fixture.client.files.uploadFile(from: file, to: "/file", options: options)
            #expect(try folder.names.isEmpty)
        }
    }

    /// A process ended while it replaced its journal.
    @Test func temporaryFilesOfTheJournalAreRemoved() async throws {
        try await UploadFixture.run { fixture in
            let file = try fixture.write("file", 2 * Self.block)
            let name = try UploadJournal(directory: folder.url, account: "ada")
                .file(for: file, "/file", fixture.client.files.client.context).lastPathComponent
            for other in [".\(name).\(UUID())", ".\(name).other", ".other.\(UUID())"] {
                try Data().write(to: folder.url.appendingPathComponent(other))
            }
            try await fixture.client.files.uploadFile(from: file, to: "/file", options: options())
            #expect(
                try folder.names.count == 2 && !folder.names.contains { $0.hasPrefix(".\(name).") && $0.count > 80 })
        }
    }

    /// The journal improves an upload, and isn't necessary for it.
    @Test(arguments: ["before", "during"]) func uploadDoesNotNeedItsJournal(_ failure: String) async throws {
        try await UploadFixture.run { fixture in
            let file = try fixture.write("file", 3 * Self.block)
            let blocker = try fixture.write("blocker", 1)
            let journal = folder.url
            let errors = Calls<String>()
            let options = FileUploadOptions {
                $0.chunkSize = Self.block
                $0.maximumConcurrentRequests = 1
                $0.journal = UploadJournal(
                    directory: failure == "before" ? blocker.appendingPathComponent("no folder") : journal)
                $0.onJournalFailure = { errors.add("\($0)") }
                $0.onProgress = { progress in
                    guard failure == "during", progress.bytesConfirmed == Self.block else { return }
                    // The directory becomes a file.
                    do { try FileManager.default.removeItem(at: journal) } catch {}
                    do { try Data().write(to: journal) } catch {}
                }
            }
            let metadata = try await fixture.client.files.uploadFile(from: file, to: "/file", options: options)
            #expect(metadata.contentHash == (try ContentHash.hash(ofFileAt: file)))
            #expect(errors.all.count == 1)
        }
    }
}

extension UploadJournal {
    /// Returns the file for an upload.
    fileprivate func file(for source: URL, _ destination: String, _ context: CallContext) throws -> URL {
        guard case .file(let url) = location(for: source, destination, context) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return url
    }
}
