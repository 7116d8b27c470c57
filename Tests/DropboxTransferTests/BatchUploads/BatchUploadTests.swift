import DropboxCore
import Foundation
import Testing
@testable import DropboxTransfer

/// Batch uploads to a server without faults.
@Suite(.timeLimit(.minutes(10)))
struct BatchUploadTests {
    /// Empty, one byte, whole blocks, and whole blocks with a remainder.
    private let sizes = [0, 1, 4 << 20, 9 << 20 | 5, 1000]

    @Test func filesOfAllSizesArriveAndProgressCountsTheirBytes() async throws {
        try await UploadFixture.run { fixture in
            let files = try fixture.files(sizes)
            let counts = Calls<Int64>()
            let totals = Calls<Int64>()
            let queue = DispatchQueue(label: "progress")
            let result = await fixture.upload(files, queue: queue) { _ in
            } progress: { progress in
                counts.add(progress.completedUnitCount)
                totals.add(progress.totalUnitCount)
            }
            await withCheckedContinuation { done in queue.async { done.resume() } }
            try await fixture.expectAllThere(files, result)
            let total = Int64(sizes.reduce(0, +))
            #expect(Set(totals.all) == [total])
            #expect(counts.all == counts.all.sorted())
            #expect(counts.all.last == total)
            #expect(fixture.transport.count("start") == 5)
            #expect(fixture.transport.count("append_v2") == 2)
            #expect(fixture.transport.count("finish_batch_v2") == 1)
        }
    }

    @Test func filesExceedingACommitArriveInSeveral() async throws {
        try await UploadFixture.run { fixture in
            let files = try fixture.files(Array(1...25))
            let result = await fixture.upload(files) { $0.maximumEntries = 10 }
            try await fixture.expectAllThere(files, result)
            #expect(fixture.transport.count("finish_batch_v2") == 3)
            #expect(fixture.transport.mostCommits == 1)
        }
    }

    @Test func manySmallFilesShareRequests() async throws {
        try await UploadFixture.run { fixture in
            let files = try fixture.files(Array(1...25) + [2 << 20])
            let counts = Calls<Int64>()
            let result = await fixture.upload(files) {
                $0.maximumBundleCount = 10
            } progress: {
                counts.add($0.completedUnitCount)
            }
            try await fixture.expectAllThere(files, result)
            #expect(fixture.transport.count("start_batch") == 3)
            #expect(fixture.transport.count("append_batch") == 3)
            #expect(fixture.transport.count("start") == 1)
            #expect(counts.all == counts.all.sorted())
        }
    }

    @Test func unreadableFileOfABundleFailsAlone() async throws {
        let gone = FileManager.default.temporaryDirectory.appendingPathComponent("gone-\(UUID().uuidString)")
        try Data("gone".utf8).write(to: gone)
        let rule: FaultyTransport.Rule = { route, _ in
            route == "start_batch" ? .first { unlink(gone.path) } : nil
        }
        try await UploadFixture.run(rule) { fixture in
            var files = try fixture.files(Array(1...9))
            let result = await fixture.upload(files.merging([gone: Files.CommitInfo(path: "/gone")]) { $1 })
            #expect(Array(result.failed.keys) == [gone])
            files = files.filter { result.uploaded[$0.key] != nil }
            #expect(files.count == 9)
        }
    }

    @Test func batchesOfOneClientCommitOneAfterAnother() async throws {
        try await UploadFixture.run { fixture in
            let batches = try (0..<6).map { batch in
                let name = "\(batch)"
                return [try fixture.write(name, 10 + batch): Files.CommitInfo(path: "/" + name)]
            }
            await withTaskGroup(of: BatchUploadResult.self) { group in
                for files in batches { group.addTask { await fixture.upload(files) } }
                for await result in group { #expect(result.isSuccess) }
            }
            #expect(fixture.transport.count("finish_batch_v2") == 6)
            #expect(fixture.transport.mostCommits == 1)
        }
    }

    @Test func cancelingTheWaitingTaskCancelsTheUpload() async throws {
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let rule: FaultyTransport.Rule = { route, _ in route == "finish_batch_v2" ? .hang { signal.yield() } : nil }
        try await UploadFixture.run(rule) { fixture in
            let files = try fixture.files([1, 2])
            let task = Task { await fixture.upload(files) }
            // It waits behind the first batch.
            let next = Task { await fixture.upload(files) }
            for await _ in begun { break }
            next.cancel()
            task.cancel()
            for result in [await task.value, await next.value] {
                #expect(result.failed.count == 2)
                #expect(result.failed.values.allSatisfy { $0.isCancellation })
                #expect(result.error?.isCancellation == true)
            }
        }
    }

    @Test func errorAffectsOneFile() async throws {
        try await UploadFixture.run { fixture in
            let there = try fixture.write("there", 10)
            _ = try await fixture.client.files.upload(path: "/taken", input: Data("other".utf8)).response()
            let taken = try fixture.write("taken", 10)
            let missing = fixture.folder.appendingPathComponent("missing")
            let elsewhere = try #require(URL(string: "https://example.com/file"))
            let result = await fixture.upload([
                there: Files.CommitInfo(path: "/there"), taken: Files.CommitInfo(path: "/taken"),
                missing: Files.CommitInfo(path: "/missing"), fixture.folder: Files.CommitInfo(path: "/folder"),
                elsewhere: Files.CommitInfo(path: "/elsewhere"),
            ])
            #expect(Set(result.uploaded.keys) == [there])
            let refusal = try #require(result.rejected[taken])
            guard case .path(.conflict(.file)) = refusal else {
                Issue.record("\(refusal)")
                return
            }
            #expect(Set(result.failed.keys) == [missing, fixture.folder, elsewhere])
            #expect(result.error == nil)
        }
    }

    @Test(arguments: [
        Files.CommitInfo(path: "no slash"), Files.CommitInfo(path: "/bad", mode: .update("short")),
    ])
    func invalidCommitInfoFailsOnlyItsFile(commit: Files.CommitInfo) async throws {
        try await UploadFixture.run { fixture in
            let (good, bad) = (try fixture.write("good", 10), try fixture.write("bad", 20))
            let result = await fixture.upload([good: Files.CommitInfo(path: "/good"), bad: commit])
            #expect(Set(result.uploaded.keys) == [good])
            guard case .clientError(.serializationError) = result.failed[bad] else {
                Issue.record("\(result)")
                return
            }
            #expect(result.error == nil)
        }
    }

    @Test func fileChangedDuringUploadFails() async throws {
        let changing = FileManager.default.temporaryDirectory.appendingPathComponent("changing-\(UUID().uuidString)")
        try Data(count: 5 << 20).write(to: changing)
        defer { try? FileManager.default.removeItem(at: changing) }  // the system cleans up what is left
        let rule: FaultyTransport.Rule = { route, number in
            guard route == "start", number == 1 else { return nil }
            return .first { _ = FileManager.default.createFile(atPath: changing.path, contents: Data(count: 6 << 20)) }
        }
        try await UploadFixture.run(rule) { fixture in
            let steady = try fixture.write("steady", 10)
            let result = await fixture.upload(
                [changing: Files.CommitInfo(path: "/changing"), steady: Files.CommitInfo(path: "/steady")]
            ) { $0.maximumRequests = 1 }
            guard case .clientError(.clientError(.fileAccessError(let error))) = result.failed[changing] else {
                Issue.record("\(result)")
                return
            }
            #expect(error as? UploadSourceError == .changed(changing))
            #expect(Set(result.uploaded.keys) == [steady])
        }
    }

    @Test func filesOfOneDestinationAreCommittedInOrder() async throws {
        try await UploadFixture.run { fixture in
            let first = try fixture.write("1", 10)
            let second = try fixture.write("2", 20)
            let result = await fixture.upload([
                first: Files.CommitInfo(path: "/Same", mode: .overwrite),
                second: Files.CommitInfo(path: "/same", mode: .overwrite),
            ])
            #expect(result.isSuccess)
            #expect(fixture.transport.count("finish_batch_v2") == 2)
            let metadata = try await fixture.client.files.getMetadata(path: "/same").response() as? Files.FileMetadata
            #expect(metadata?.size == 20)
        }
    }

    @Test func linksAreFollowed() async throws {
        try await UploadFixture.run { fixture in
            let link = fixture.folder.appendingPathComponent("link")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: try fixture.write("file", 7))
            let files = [link: Files.CommitInfo(path: "/link")]
            try await fixture.expectAllThere(files, await fixture.upload(files))
        }
    }

    // MARK: SwiftyDropbox API

    @Test func emptyBatchCompletesImmediately() async throws {
        try await UploadFixture.run { fixture in
            let key = DispatchSpecificKey<Bool>()
            DispatchQueue.main.setSpecific(key: key, value: true)
            await withCheckedContinuation { done in
                fixture.client.files.batchUploadFiles(fileUrlsToCommitInfo: [:]) { entries, error, errors in
                    #expect(DispatchQueue.getSpecific(key: key) == true)
                    #expect(entries?.isEmpty == true && error == nil && errors.isEmpty)
                    done.resume()
                }
            }
        }
    }

    @Test func completionReportsEveryFileOnceOnItsQueue() async throws {
        try await UploadFixture.run { fixture in
            let there = try fixture.write("there", 10)
            let missing = fixture.folder.appendingPathComponent("missing")
            let key = DispatchSpecificKey<Bool>()
            let queue = DispatchQueue(label: "completion")
            queue.setSpecific(key: key, value: true)
            await withCheckedContinuation { done in
                fixture.client.files.batchUploadFiles(
                    fileUrlsToCommitInfo: [
                        there: Files.CommitInfo(path: "/there"), missing: Files.CommitInfo(path: "/missing"),
                    ], queue: queue,
                    progressBlock: { _ in #expect(DispatchQueue.getSpecific(key: key) == true) },
                    responseBlock: { entries, error, errors in
                        #expect(DispatchQueue.getSpecific(key: key) == true)
                        #expect(entries.map { Array($0.keys) } == [there])
                        #expect(error == nil)
                        #expect(Array(errors.keys) == [missing])
                        done.resume()
                    })
            }
        }
    }

    /// Apps for SwiftyDropbox check for results, and otherwise look at the errors.
    @Test func completionReportsNoEntriesIfNoFileCouldBeRead() async throws {
        try await UploadFixture.run { fixture in
            let missing = fixture.folder.appendingPathComponent("missing")
            await withCheckedContinuation { done in
                fixture.client.files.batchUploadFiles(
                    fileUrlsToCommitInfo: [missing: Files.CommitInfo(path: "/missing")],
                    responseBlock: { entries, error, errors in
                        #expect(entries == nil && error == nil)
                        #expect(Array(errors.keys) == [missing])
                        done.resume()
                    })
            }
        }
    }

    @Test func cancellationClosesConnectionsAndCompletesOnce() async throws {
        let (begun, signal) = AsyncStream<Void>.makeStream()
        let rule: FaultyTransport.Rule = { route, _ in route == "start" ? .hang { signal.yield() } : nil }
        try await UploadFixture.run(rule) { fixture in
            // Without a measured speed, 4 MiB are in flight.
            let files = try fixture.files((1...6).map { 1 << 20 - $0 })
            let completions = Calls<Int>()
            let queue = DispatchQueue(label: "completion")
            let (ended, end) = AsyncStream<Void>.makeStream()
            let task = fixture.client.files.batchUploadFiles(fileUrlsToCommitInfo: files, queue: queue) {
                entries, error, errors in
                completions.add(errors.count)
                #expect(entries == nil)
                #expect(error?.isCancellation == true)
                #expect(errors.values.allSatisfy { $0.isCancellation })
                end.yield()
            }
            var begins = begun.makeAsyncIterator()
            for _ in 0..<4 { await begins.next() }
            task?.cancel()
            task?.cancel()
            for await _ in ended { break }
            await withCheckedContinuation { done in queue.async { done.resume() } }
            #expect(completions.all == [6])
            #expect(fixture.transport.cancelled == 4)
        }
    }
}
