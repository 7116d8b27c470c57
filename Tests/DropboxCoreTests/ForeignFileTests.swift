import DropboxAccount
import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCore
@testable import DropboxOAuth

/// Files of the program in place of which users or other programs put something else, or that they lock.
@Suite(.timeLimit(.minutes(10)))
struct ForeignFileTests {
    private let folder: TemporaryDirectory
    private var url: URL { folder.url.appendingPathComponent("tokens.json") }

    init() throws { folder = try TemporaryDirectory() }

    private func token(_ access: String, refresh: String? = "r") -> DropboxAccessToken {
        DropboxAccessToken(accessToken: access, uid: "ada", refreshToken: refresh, tokenExpirationTimestamp: 1)
    }

    /// Expects each method of a token store in the file to fail with a message that contains the words.
    private func expectErrors(_ words: String...) throws {
        let store = FileTokenStore(file: url)
        let methods: [() throws -> Void] = [
            { _ = try store.token(of: "ada") }, { _ = try store.uids() }, { try store.store(token("a")) },
            { _ = try store.replace(token("a"), with: token("b")) }, { try store.remove("ada") },
        ]
        for method in methods {
            let error = #expect(throws: TokenStoreError.self) { try method() }
            for word in words { #expect(error?.description.contains(word) == true, "\(word): \(error as Any)") }
        }
    }

    @Test func namedPipeIsAnError() throws {
        #expect(mkfifo(url.path, 0o600) == 0)
        try expectErrors("cannot open \(url.path): it is a named pipe, not a regular file; ")
        let file = DurableFile(url)
        #expect(throws: FileError.self) { try file.append(Data([1])) }
        #expect(throws: FileError.self) { try file.replace(with: Data([1])) }
        #expect(throws: FileError.self) { try file.remove() }
        #expect(try folder.names == ["tokens.json", "tokens.json.lock"])
    }

    @Test func linkToADeviceIsAnError() throws {
        #expect(symlink("/dev/zero", url.path) == 0)
        let error = #expect(throws: FileError.self) { try DurableFile(url).read() }
        #expect(error?.description.contains("it is a device, not a regular file") == true)
        let storeError = #expect(throws: TokenStoreError.self) { try FileTokenStore(file: url).token(of: "ada") }
        #expect(storeError?.description.contains("\(url.path) is a symbolic link: cannot open /dev/zero: ") == true)
        // Not even to delete the tokens.
        #expect(throws: FileError.self) { try DurableFile(URL(fileURLWithPath: "/dev/zero")).remove() }
    }

    @Test func directoryAndSocketAreErrors() throws {
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: false)
        try expectErrors("it is a directory, not a regular file")
        try FileManager.default.removeItem(at: url)

        let socket = try LocalSocket(at: url)
        try expectErrors("it is a socket, not a regular file")
        withExtendedLifetime(socket) {}
    }

    @Test func namedPipeInPlaceOfALockIsAnError() throws {
        #expect(mkfifo(url.path + ".lock", 0o600) == 0)
        #expect(throws: TokenStoreError.self) { try FileTokenStore(file: url).store(token("a")) }
        #expect(mkfifo(folder.url.appendingPathComponent("lock").path, 0o600) == 0)
        let error = #expect(throws: DirectoryLock.LockError.self) { try DirectoryLock(folder.url) }
        #expect(error?.isInUse == false && error?.description.contains("it is a named pipe") == true)
    }

    @Test func fileIsReadUpToItsLimit() throws {
        let file = DurableFile(url, maximumSize: 100_000)
        try file.replace(with: Data(repeating: 7, count: 100_000))
        #expect(try file.read()?.count == 100_000)
        try file.append(Data([1]))
        let error = #expect(throws: FileError.self) { try file.read() }
        #expect(error?.description.contains("it is larger than 100000 bytes") == true)

        // A sparse file of 4 TiB.
        #expect(truncate(url.path, 4 << 40) == 0)
        try expectErrors("cannot read \(url.path): it is larger than 1 MiB")
    }

    /// Only a regular file has a size, so a device ends only at the limit.
    @Test func inputIsReadUpToItsLimit() throws {
        let device = URL(fileURLWithPath: "/dev/zero")
        let error = #expect(throws: FileError.self) { try RegularFile.readInput(device, maximumSize: 1 << 20) }
        #expect(error?.description.contains("it is larger than 1 MiB") == true)
        #expect(try RegularFile.readInput(URL(fileURLWithPath: "/dev/null"), maximumSize: 0).isEmpty)
    }

    // MARK: Locks

    /// Starts a process that holds the lock of the file.
    private func lockedByAnotherProcess() async throws -> Subprocess {
        let script = """
            import fcntl, os, signal, sys
            file = open(sys.argv[1], "w")
            fcntl.flock(file, fcntl.LOCK_EX)
            os.write(1, b"locked")
            signal.pause()
            """
        let other = try Subprocess("python3", ["-c", script, url.path + ".lock"])
        #expect(try await onThread { String(decoding: try other.nextOutput(), as: UTF8.self) } == "locked")
        return other
    }

    @Test func lockOfAStoppedProcessIsAnError() async throws {
        let other = try await lockedByAnotherProcess()
        defer { other.kill() }
        other.suspend()
        let url = url
        let error = await #expect(throws: FileError.self) {
            try await onThread {
                try DurableFile(url).withLock(
                    waitingAtMost: .milliseconds(20), { () throws(FileError) in }, makeError: { $0 })
            }
        }
        #expect(error?.description.hasPrefix("cannot lock \(url.path): ") == true)
        #if os(Linux)
            #expect(error?.description.contains("process \(other.identifier) has locked it and is stopped") == true)
        #endif
        // Reading needs no lock.
        #expect(try FileTokenStore(file: url).uids().isEmpty)
    }

    #if os(Linux)
        /// A transfer holds its lock as long as it takes, but not if it is stopped.
        @Test func lockOfAStoppedTransferIsAnError() async throws {
            let other = try await lockedByAnotherProcess()
            defer { other.kill() }
            other.suspend()
            let url = url
            let error = await #expect(throws: FileError.self) {
                try await onThread {
                    _ = try FileLock(nextTo: url, FileLock.Wait(limit: .milliseconds(5), time: nil))
                }
            }
            #expect(error?.description.contains("continue it with `kill -CONT \(other.identifier)`") == true)
        }

        @Test func directoryInUseNamesItsProcess() throws {
            let lock = try DirectoryLock(folder.url)
            let error = #expect(throws: DirectoryLock.LockError.self) { try DirectoryLock(folder.url) }
            #expect(error?.description == "\(folder.url.path) is in use by this process")
            lock.release()
        }
    #endif

    /// Each owner of the lock changes the file, so the wait goes on as long as there are others.
    @Test func waitForBusyOwnersHasNoLimit() throws {
        let file = DurableFile(url)
        let descriptor = open(url.path + ".lock", O_RDWR | O_CREAT, 0o600)
        defer { close(descriptor) }
        #expect(flock(descriptor, LOCK_EX) == 0)
        var changes: Int64 = 0
        let wait = FileLock.Wait(
            limit: .milliseconds(2), time: nil,
            progress: {
                changes += 1
                if changes == 20 { flock(descriptor, LOCK_UN) }
                return [changes]
            })
        #expect(try FileLock(nextTo: file.url, wait) != nil)
        #expect(changes >= 20)
    }

    /// A refreshed access token isn't waited for, because each process can refresh. A new refresh token is, because it's the
    /// only one.
    @Test func refreshDoesNotNeedTheLockOfAnotherProcess() async throws {
        let errors = EventRecorder<TokenStoreError>()
        var store = FileTokenStore(file: url)
        store.refreshWait = .milliseconds(5)
        try await SignInFixture.run(tokens: store) {
            $0.onTokenStoreError = { errors.add($0) }
        } _: { fixture in
            let token = try await fixture.signedIn()
            let client = fixture.client(token)
            fixture.emulator.clock.advance(by: .seconds(4 * 3600 + 1))
            let other = try await lockedByAnotherProcess()
            defer { other.kill() }
            other.suspend()
            for _ in 0..<2 { _ = try await client.users.getCurrentAccount().response() }
            #expect(fixture.calls("oauth2/token").count { $0.status == 200 } == 2)  // One for the sign-in.
            #expect(errors.all.count == 1)
            #expect(try store.token(of: token.uid) == token)

            // The next process refreshes again, and stores the token.
            other.kill()
            _ = other.wait()
            let next = SignInFixture.manager(fixture.emulator, store)
            let refreshed = try await next.refreshedAccessToken(token, scopes: [])
            #expect(try store.token(of: token.uid) == refreshed && refreshed != token)
        }
    }
}

/// A socket in the file system.
private final class LocalSocket {
    private let descriptor: Int32

    init(at url: URL) throws {
        #if canImport(Darwin)
            descriptor = socket(AF_UNIX, SOCK_STREAM, 0)
        #else
            descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: url.path.utf8) }
        let status = withUnsafeBytes(of: &address) { bytes in
            bytes.assumingMemoryBound(to: sockaddr.self).baseAddress.map {
                bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
            }
        }
        #expect(status == 0)
    }

    deinit { close(descriptor) }
}
