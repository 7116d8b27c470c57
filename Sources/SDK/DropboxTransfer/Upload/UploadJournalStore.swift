public import Foundation

/// A place for upload journals that several machines share, such as a database. `WorkerUploadJournalStore` of the module
/// DropboxWorker is one.
///
/// It has an entry for each unfinished upload, with a text of some KiB.
public protocol UploadJournalStore: AnyObject, Sendable {
    /// Runs work with an entry while no other upload uses it, on any machine.
    ///
    /// The entry doesn't need to exist. If its machine dies, the entry becomes free after some time.
    ///
    /// - Parameters:
    ///   - name: The name of the entry: some letters and digits.
    ///   - work: The work, which doesn't throw errors of the entry.
    /// - Throws: An error if the entry isn't accessible, or `CancellationError` if the task is canceled while it waits.
    func withEntry<Result: Sendable>(
        named name: String, _ work: @escaping @Sendable (any UploadJournalEntry) async -> Result
    ) async throws -> Result
}

/// An entry of an upload journal, which one upload uses.
///
/// When a method that changes the content returns, the change is durable. Another upload takes the entry over if this one
/// is paused for too long.
public protocol UploadJournalEntry: Sendable {
    /// Returns the content, or `nil` if the entry doesn't exist.
    ///
    /// - Throws: An error if the store isn't accessible, or if another upload has taken the entry over.
    func content() async throws -> Data?

    /// Appends to the content of the entry, which exists.
    ///
    /// - Throws: An error if the store isn't accessible, or if another upload has taken the entry over.
    func append(_ content: Data) async throws

    /// Replaces the content. The entry is created if it doesn't exist.
    ///
    /// - Throws: An error if the store isn't accessible, or if another upload has taken the entry over.
    func replace(with content: Data) async throws

    /// Deletes the entry, if it exists.
    ///
    /// - Throws: An error if the store isn't accessible, or if another upload has taken the entry over.
    func remove() async throws
}
