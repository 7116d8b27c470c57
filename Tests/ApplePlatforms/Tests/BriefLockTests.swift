import AppleFoundation
import Darwin
import DropboxConcurrency
import DropboxCore
import Foundation
import Testing
@testable import DropboxSync
@testable import DropboxTransfer

// Use the process's time, like the other tests of that suite.
extension SuspensionTests {
    /// Locks that are held briefly, in the container of an app group, when the system suspends the process.
    @Suite(.serialized, .timeLimit(.minutes(10))) struct BriefLocks: SuspendedProcess {
        static let reason = "swift-dropbox lock"
        let folder: TemporaryDirectory
        private let events = Locked([String]())

        init() throws { folder = try TemporaryDirectory() }

        private var file: DurableFile { DurableFile(folder.url.appendingPathComponent("file.json")) }

        private var lockFile: URL { folder.url.appendingPathComponent("file.json.lock") }

        private func record(_ event: String) { events.withLock { $0.append(event) } }

        private func withLock(_ body: () throws -> Void) throws {
            try file.withLock(body, makeError: { $0 as any Error })
        }

        /// Waits until a thread has asked for time twice, without success, or hasn't waited for it.
        private func waitForDenials() async throws {
            let count = ExpiringActivities.denialCount(Self.reason)
            try await wait {
                ExpiringActivities.denialCount(Self.reason) >= count + 2 || !events.withLock(\.self).isEmpty
            }
        }

        /// Checks that work waits while the process has no time, and locks nothing meanwhile.
        private func expectWaiting(_ work: @escaping @Sendable () throws -> Void) async throws {
            suspend()
            let later = onThread {
                try work()
                record("work")
            }
            try await waitForDenials()
            #expect(try lockedFiles.isEmpty)
            #expect(events.withLock(\.self).isEmpty)
            record("resumption")
            resume()
            try await later.value
            #expect(events.withLock(\.self) == ["resumption", "work"])
            #expect(try lockedFiles.isEmpty)
        }

        @Test func fileIsNotLockedWhileTheProcessIsSuspended() async throws {
            try await expectWaiting {
                try withLock {
                    let lockedFiles = try self.lockedFiles
                    #expect(!lockedFiles.isEmpty)
                }
            }
        }

        @Test func suspensionWaitsForTheWorkInProgress() async throws {
            let (begun, mayEnd) = (Signal(), DispatchSemaphore(value: 0))
            // On a busy machine, the time of the system would be over before the work ends.
            let endless = ClientClock(now: { .zero }, sleep: { _ in try await suspendUntilCancelled() })
            let directory = folder.url
            let work = onThread {
                UnsuspendedWork.run(in: directory, expiration: Expiration(clock: endless)) {
                    begun.fire()
                    mayEnd.wait()
                    record("work")
                }
            }
            await begun.wait()
            let suspension = onThread {
                suspend()
                record("suspension")
            }
            for _ in 0..<200 { await Task.yield() }
            mayEnd.signal()
            try await work.value
            try await suspension.value
            #expect(events.withLock(\.self) == ["work", "suspension"])
            resume()
        }

        /// The system can't wait for another process, and the lock must not be acquired while this one is suspended.
        @Test func suspensionDoesNotWaitForAnotherProcess() async throws {
            // `flock` treats files that were opened separately like those of different processes.
            let other = open(lockFile.path, O_RDWR | O_CREAT, 0o600)
            #expect(flock(other, LOCK_EX) == 0)
            let later = onThread { try withLock { record("work") } }
            try await wait { try openCount(lockFile) == 2 }
            try await onThread { suspend() }.value
            close(other)
            try await waitForDenials()
            #expect(try lockedFiles.isEmpty)
            #expect(events.withLock(\.self).isEmpty)
            resume()
            try await later.value
            #expect(events.withLock(\.self) == ["work"])
        }

        /// Two processes change a file, and the system suspends them again and again.
        @Test func suspensionsLoseNothing() async throws {
            try await repeatDuringSuspensions(40) {
                try withLock { try file.replace(with: (file.read() ?? Data()) + [0]) }
            }
            #expect(try file.read()?.count == 40)
        }

        /// The lock of a transfer is acquired only while the process has time, too.
        @Test func journalIsNotLockedWhileTheProcessIsSuspended() async throws {
            suspend()
            let later = Task { try await file.withLock { _ in record("work") } }
            try await waitForDenials()
            #expect(try lockedFiles.isEmpty)
            #expect(events.withLock(\.self).isEmpty)
            resume()
            try await later.value
            #expect(events.withLock(\.self) == ["work"])
            #expect(try lockedFiles.isEmpty)
        }

        @Test func downloadIsNotLockedWhileTheProcessIsSuspended() async throws {
            try await expectWaiting {
                let download = try DownloadFile(in: try DirectoryHandle(folder.url), for: "film.mp4")
                let lockedFiles = try self.lockedFiles
                #expect(!lockedFiles.isEmpty)
                download.unlock()
            }
        }

        // MARK: Accounts

        @Test func accountListIsNotLockedWhileTheProcessIsSuspended() async throws {
            let list = AccountList(directory: folder.url)
            try await expectWaiting { try list.update { $0.append(AccountList.Entry(userID: "1")) } }
            #expect(try list.entries().map(\.userID) == ["1"])
        }

        @Test func damagedAccountListIsNotRepairedWhileTheProcessIsSuspended() async throws {
            let list = AccountList(directory: folder.url)
            try Data("damaged".utf8).write(to: folder.url.appendingPathComponent("accounts.json"))
            try FileManager.default.createDirectory(
                at: list.directory(of: "1"), withIntermediateDirectories: false)
            try await expectWaiting { try list.repair { ["1"] } }
            #expect(try list.entries().map(\.userID) == ["1"])
        }

        /// The user unlinks an account. Its cache contains nothing unsent.
        @Test func cacheIsNotPrunedWhileTheProcessIsSuspended() async throws {
            let cache = AccountList(directory: folder.url).directory(of: "1")
            let client = DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "token")))
            let core = try FilesystemCore(
                directory: cache, client: DropboxClient(transportClient: client),
                configuration: Filesystem.Configuration(), onUnlink: { _ in })
            core.shutDown(SyncError(.shutdown, "the test ends"))
            try await expectWaiting { try RetiredAccountCache.prune(cache, discardsUnsent: false) }
            #expect(!FileManager.default.fileExists(atPath: cache.path))
        }
    }
}

/// Returns how often this process has opened a file.
private func openCount(_ file: URL) throws -> Int {
    let descriptors = "/proc/self/fd"
    return try FileManager.default.contentsOfDirectory(atPath: descriptors).count { name in
        // A descriptor may have been closed since the directory was read.
        (try? FileManager.default.destinationOfSymbolicLink(atPath: "\(descriptors)/\(name)")) == file.path
    }
}
