import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation

/// The directory that stores the state of a background session. For a transfer `ID`, it contains the following files:
///
/// - `ID.json`: The descriptor, from before the transfer starts until its outcome was delivered. Without this file, the
///   transfer doesn't exist.
/// - `ID.body`: A copy of the content to send, if the caller did not pass a file.
/// - `ID.batch`: The journal of a batch. The descriptor refers to it as its source.
/// - `ID.head`: The head of the response whose content is being received.
/// - `ID.received`, `ID.content`: The response that the system received, and its content.
/// - `ID.resume`: What the system needs to continue an interrupted download.
/// - `ID.response`: The final response, until its outcome was delivered.
///
/// All methods block on disk I/O. Call them in `BlockingIO`.
struct SessionDirectory: Sendable {
    let url: URL

    /// Creates a value without accessing the disk.
    ///
    /// - Parameters:
    ///   - parent: The parent directory of session directories, or `nil` for a directory of the user.
    ///   - container: The container that an extension shares with its app.
    init(identifier: String, container: String?, in parent: URL?) throws {
        if let container { StoredPath.use(container) }
        // The separator is a character that escaping replaces, so two sessions never share a directory.
        let name = [identifier, container].compactMap(\.self).map(Self.escaped).joined(separator: "@")
        url = try (parent ?? Self.standard(container: container)).appendingPathComponent("background")
            .appendingPathComponent(name)
    }

    private static func escaped(_ text: String) -> String {
        let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_".utf8)
        return text.utf8.map { byte in
            plain.contains(byte) ? String(UnicodeScalar(byte)) : (byte < 16 ? "%0" : "%") + String(byte, radix: 16)
        }.joined()
    }

    /// Creates the directory, accessible only to the owner.
    func create() throws {
        DiskAccessMonitor.record("make", url.path)
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try Self.configure(url)
    }

    // MARK: Transfers

    /// Persists a transfer. When this method returns, the transfer survives a process or system crash.
    ///
    /// - Throws: An error if the transfer can't be persisted, or if its destination isn't writable because its
    ///   directory doesn't exist or belongs to another user. The transfer is then not persisted.
    func record(_ transfer: TransferDescriptor) throws {
        try DurableFile(file(transfer.id, "json")).replace(with: Data(try transfer.text().utf8))
        guard let partial = transfer.partialFile else { return }
        do {
            // Create the file last: a process that exits earlier would leave an orphaned file.
            try Data().write(to: partial, options: .withoutOverwriting)
            // The files in the folder of the destination may be unreadable while the device is locked.
            try AppDirectories.makeUsableWhileLocked(partial)
        } catch {
            try? remove(transfer)  // The original error is more useful than a cleanup error.
            throw error
        }
    }

    /// Returns all persisted transfers, sorted by ID.
    func transfers() throws -> [Result<TransferDescriptor, ReconnectionError>] {
        try names(of: "json").compactMap { id in
            // Another request can finish and remove its file at any time.
            guard let data = try DurableFile(file(id, "json")).read() else { return nil }
            return Result { () throws(ReconnectionError) in
                try TransferDescriptor(String(decoding: data, as: UTF8.self))
            }
        }
    }

    /// Returns a Boolean value that indicates whether a transfer is persisted.
    func contains(_ transfer: TransferDescriptor) -> Bool { exists(transfer.id, "json") }

    /// Deletes a transfer and its files.
    func remove(_ transfer: TransferDescriptor) throws {
        if let partial = transfer.partialFile { unlink(partial.path) }
        try DurableFile(file(transfer.id, "json")).remove()
        try removeFiles(of: transfer.id)
    }

    /// Deletes files that belong to no transfer, and chunks whose batch is deleted. They remain if a process exits
    /// after it deleted a transfer, before it persisted one, or while it writes a file.
    ///
    /// - Parameter isExclusive: Whether nothing else writes to the directory. Otherwise, the system's session of this
    ///   process or another process, such as an app extension, may be writing a file. Then, only files are deleted that
    ///   haven't changed for a day.
    func removeOrphans(isExclusive: Bool) throws {
        DiskAccessMonitor.record("sweep", url.path)
        let isUnused = { [url] (name: String) in
            isExclusive || Self.age(of: url.appendingPathComponent(name)) > Self.maximumWritingTime
        }
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path)
        where name.hasPrefix(".") && isUnused(name) {
            unlink(url.appendingPathComponent(name).path)
        }
        for case .success(let part) in try transfers() {
            if let batch = part.batch, !exists(batch, "json") { try remove(part) }
        }
        let known = Set(try names(of: "json"))
        for fileExtension in Self.fileExtensions {
            for id in try names(of: fileExtension) where !known.contains(id) && isUnused("\(id).\(fileExtension)") {
                unlink(file(id, fileExtension).path)
            }
        }
    }

    /// The time after which a process is no longer writing a file: one day, in seconds.
    private static var maximumWritingTime: Double { 86_400 }

    /// The time since the last change of a file, in seconds, or 0 if the file doesn't exist anymore.
    private static func age(of file: URL) -> Double {
        guard let attributes = try? FileManager.default.attributesOfItem(atPath: file.path),
            let date = attributes[.modificationDate] as? Date
        else { return 0 }
        return -date.timeIntervalSinceNow
    }

    private static let fileExtensions = ["body", "batch", "head", "received", "content", "resume", "response"]

    private func removeFiles(of id: String) throws {
        for fileExtension in Self.fileExtensions {
            let path = file(id, fileExtension).path
            guard unlink(path) == 0 || errno == ENOENT else { throw SystemError(number: errno, path: path) }
        }
    }

    // MARK: Responses

    /// Returns the response to a transfer, or its head while the content is being downloaded. Returns `nil` if it
    /// doesn't exist.
    func response(_ kind: PersistedResponse.Kind, for id: String) throws -> PersistedResponse? {
        try DurableFile(file(id, kind.rawValue)).read().map {
            try JSONDecoder().decode(PersistedResponse.self, from: $0)
        }
    }

    /// Stores a response.
    func store(_ response: PersistedResponse, as kind: PersistedResponse.Kind, for id: String) throws {
        try DurableFile(file(id, kind.rawValue)).replace(with: try JSONEncoder().encode(response))
    }

    // MARK: Files

    func file(_ id: String, _ fileExtension: String) -> URL { url.appendingPathComponent("\(id).\(fileExtension)") }

    private func exists(_ id: String, _ fileExtension: String) -> Bool {
        FileManager.default.fileExists(atPath: file(id, fileExtension).path)
    }

    private func names(of fileExtension: String) throws -> [String] {
        DiskAccessMonitor.record("list", url.path)
        return try FileManager.default.contentsOfDirectory(atPath: url.path)
            .filter { $0.hasSuffix("." + fileExtension) && !$0.hasPrefix(".") }
            .map { String($0.dropLast(fileExtension.count + 1)) }.sorted()
    }
}

extension TransferDescriptor {
    /// The file for incomplete content. It is next to the destination, so that the move is atomic.
    var partialFile: URL? {
        destination.map { path in
            URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(".\(id).partial")
        }
    }
}

/// A response on disk. Later releases must be able to read it.
struct PersistedResponse: Codable, Sendable {
    /// The part of a response that is stored.
    enum Kind: String {
        /// The complete response, with nothing left to receive.
        case final = "response"
        /// Status and headers, while the content is being downloaded to a file.
        case head
    }

    let status: Int
    /// Alternating names and values, in order.
    let headers: [String]
    /// The result or the error; empty for a head.
    let body: Data
    let attemptCount: Int

    init(_ response: CallResponse, body: Data) {
        status = response.metadata.status
        headers = response.metadata.headers.flatMap { [$0.name, $0.value] }
        attemptCount = response.metadata.attemptCount
        self.body = body
    }

    /// The response as the pipeline returns it.
    var response: CallResponse {
        var fields = HTTPHeaders()
        for index in stride(from: 0, to: headers.count - 1, by: 2) { fields.add(headers[index], headers[index + 1]) }
        return CallResponse(
            metadata: ResponseMetadata(status: status, headers: fields, attemptCount: attemptCount),
            content: .collected(body))
    }
}
