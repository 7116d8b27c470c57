import DropboxConcurrency
import DropboxCore
import Foundation

/// Where the journal of an upload is.
enum JournalLocation: Sendable {
    case file(URL)
    /// An entry of a store that machines share. The paths of the local files don't identify them: they can differ.
    case entry(any UploadJournalStore, name: String)

    /// Returns the description of a file as this journal identifies it.
    func description(_ description: JournalFile.Description) -> JournalFile.Description {
        guard case .entry = self else { return description }
        var description = description
        // Copies of a file have the same size and time of change, but another number. The content is hashed in any case.
        description.fingerprint = description.fingerprint.map {
            LocalFile.Fingerprint(size: $0.size, seconds: $0.seconds, nanoseconds: $0.nanoseconds, number: 0)
        }
        (description.url, description.path) = ("file:///", nil)
        return description
    }
}

/// The place of a journal's lines. Its methods block the thread.
protocol JournalStorage: Sendable {
    /// The lane for the methods.
    var lane: BlockingIO { get }

    func read() throws -> Data?
    func append(_ text: Data) throws
    func replace(with text: Data) throws
    func remove() throws
}

/// A file, whose lock the upload holds, if there is one.
struct FileJournalStorage: JournalStorage {
    let file: DurableFile
    var lock: SuspendableLock?

    var lane: BlockingIO { .disk }

    func read() throws -> Data? { try whileLocked { try file.read() } }
    func append(_ text: Data) throws { try whileLocked { try file.append(text) } }
    func replace(with text: Data) throws { try whileLocked { try file.replace(with: text) } }
    func remove() throws { try whileLocked { try file.remove() } }

    private func whileLocked<Result>(_ body: () throws -> Result) throws -> Result {
        if let lock { try lock.run(body) } else { try body() }
    }
}

/// An entry of a store, whose methods are asynchronous.
struct EntryJournalStorage: JournalStorage {
    let entry: any UploadJournalEntry

    /// The network determines how long it takes.
    var lane: BlockingIO { .external }

    func read() throws -> Data? { try wait { try await $0.content() } }
    func append(_ text: Data) throws { try wait { try await $0.append(text) } }
    func replace(with text: Data) throws { try wait { try await $0.replace(with: text) } }
    func remove() throws { try wait { try await $0.remove() } }

    private func wait<Value: Sendable>(
        _ work: @escaping @Sendable (any UploadJournalEntry) async throws -> Value
    ) throws -> Value {
        let outcome = Locked<Result<Value, any Error>>(.failure(CancellationError()))
        let end = DispatchSemaphore(value: 0)
        // Detached, because a change is finished even if the upload is canceled.
        Task.detached { [entry] in
            let result: Result<Value, any Error>
            do { result = .success(try await work(entry)) } catch { result = .failure(error) }
            outcome.withLock { $0 = result }
            end.signal()
        }
        end.wait()
        return try outcome.withLock { $0 }.get()
    }
}
