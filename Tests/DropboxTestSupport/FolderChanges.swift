import DropboxConcurrency
import Foundation

/// Waits until a condition about the files in a folder holds, which any process may change.
///
/// - Parameters:
///   - folder: The folder. It must exist. Its folders are observed, too.
///   - isMet: The condition. It's checked at the beginning and after each change.
/// - Throws: `CancellationError` if the task is canceled first.
public func waitForFiles(in folder: URL, until isMet: @escaping @Sendable () throws -> Bool) async throws {
    let changes = try FolderChanges(folder)
    try await withTaskCancellationHandler {
        try await onThread {
            while true {
                // Changes after this end the next wait.
                try changes.observeFolders()
                if try isMet() { return }
                try changes.wait()
            }
        }
    } onCancel: {
        changes.cancel()
    }
}

/// The changes in a folder and the folders in it, as the system reports them.
private final class FolderChanges: Sendable {
    private let folder: URL
    private let isCancelled = Locked(false)
    #if canImport(Darwin)
        private let semaphore = DispatchSemaphore(value: 0)
        private let sources = Locked<[String: any DispatchSourceFileSystemObject]>([:])
    #else
        private let descriptor: Int32
        private let cancellation: (reading: Int32, writing: Int32)
    #endif

    init(_ folder: URL) throws {
        self.folder = folder
        #if !canImport(Darwin)
            descriptor = inotify_init1(O_CLOEXEC)
            var ends: [Int32] = [-1, -1]
            guard descriptor >= 0, pipe(&ends) == 0 else { throw SystemFailure() }
            cancellation = (ends[0], ends[1])
        #endif
    }

    deinit {
        #if canImport(Darwin)
            for source in sources.withLock({ $0.values }) { source.cancel() }
        #else
            for descriptor in [descriptor, cancellation.reading, cancellation.writing] { close(descriptor) }
        #endif
    }

    /// Observes the folders and files that are new.
    ///
    /// A folder that is created while its parent is listed may be listed without what is in it, so list them again until
    /// all are known.
    func observeFolders() throws {
        var known: Set<String> = []
        while true {
            var names = Set([""])
            for case let name as String in FileManager.default.enumerator(atPath: folder.path) ?? .init() {
                names.insert(name)
                if !known.contains(name) { try observe(folder.appendingPathComponent(name).path) }
            }
            if !known.contains("") { try observe(folder.path) }
            if names.isSubset(of: known) { return }
            known.formUnion(names)
        }
    }

    #if canImport(Darwin)
        private func observe(_ path: String) throws {
            if sources.withLock({ $0[path] != nil }) { return }
            let descriptor = open(path, O_EVTONLY)
            // It may have been deleted since.
            guard descriptor >= 0 else { return }
            let source = DispatchSource.makeFileSystemObjectSource(
                fileDescriptor: descriptor, eventMask: [.write, .extend, .rename, .delete], queue: .global())
            source.setEventHandler { [semaphore] in semaphore.signal() }
            source.setCancelHandler { close(descriptor) }
            sources.withLock { $0[path] = source }
            source.resume()
        }

        /// Waits for the next change.
        func wait() throws {
            semaphore.wait()
            if isCancelled.withLock({ $0 }) { throw CancellationError() }
        }

        func cancel() {
            isCancelled.withLock { $0 = true }
            semaphore.signal()
        }
    #else
        private func observe(_ path: String) throws {
            let mask = IN_CREATE | IN_CLOSE_WRITE | IN_MODIFY | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_ONLYDIR
            // A file is observed with its folder, and a folder may have been deleted since.
            guard inotify_add_watch(descriptor, path, UInt32(mask)) < 0, errno != ENOTDIR, errno != ENOENT else {
                return
            }
            throw SystemFailure()
        }

        /// Waits for the next change.
        func wait() throws {
            var ends = [
                pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0),
                pollfd(fd: cancellation.reading, events: Int16(POLLIN), revents: 0),
            ]
            while poll(&ends, 2, -1) < 0 { guard errno == EINTR else { throw SystemFailure() } }
            if isCancelled.withLock({ $0 }) { throw CancellationError() }
            var events = [UInt8](repeating: 0, count: 1 << 16)
            guard read(descriptor, &events, events.count) > 0 else { throw SystemFailure() }
        }

        func cancel() {
            isCancelled.withLock { $0 = true }
            var byte: UInt8 = 0
            _ = write(cancellation.writing, &byte, 1)
        }
    #endif
}
