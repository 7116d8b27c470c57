import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import DropboxStone
import Foundation

/// The persisted description of a background transfer, from which another process, or a later release, can create its
/// request again.
///
/// On Apple platforms, it is stored as text in `URLSessionTask.taskDescription`, elsewhere in the journal. Later
/// releases must read everything that an earlier one wrote. You may add fields, which older readers ignore. A field
/// that readers must understand requires a new `version`.
struct TransferDescriptor: Codable, Hashable, Sendable {
    /// The version that this release writes, and the newest that it reads.
    static let currentVersion = 1

    var version = Self.currentVersion
    /// Identifies the transfer in its session.
    var id: String
    /// The creation time, in seconds since 1970.
    var begun: Double
    /// The path of the route, for example `files/upload`.
    var route: String
    /// The argument as ASCII JSON.
    var argument: String

    // The acting user, and the path root.
    var selectUser: String?
    var selectAdmin: String?
    /// The path root as JSON.
    var pathRoot: String?

    // Options of the caller.
    var persistedString: String?
    /// The earliest start, in seconds since 1970.
    var earliestBeginDate: Double?

    // Either the source of an upload, or the destination of a download.
    /// The path of the file to send. In the text, paths are those of `StoredPath`.
    var source: String?
    /// Whether the source is a copy in the session's directory, which is deleted with the transfer.
    var ownsSource: Bool?
    /// The path to which the content is moved.
    var destination: String?
    /// Whether to replace an existing file at the destination.
    var overwrite: Bool?

    // The batch that the transfer belongs to.
    /// The ID of the batch. Such a transfer doesn't belong to a request of the caller.
    var batch: String?
    /// Identifies the chunk in its batch.
    var part: String?
}

extension TransferDescriptor {
    /// Returns the descriptor as text. Equal descriptors produce equal text.
    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        var stored = self
        stored.source = source.map(StoredPath.text)
        stored.destination = destination.map(StoredPath.text)
        return String(decoding: try encoder.encode(stored), as: UTF8.self)
    }

    /// Decodes text that this release or an earlier one wrote.
    init(_ text: String?) throws(ReconnectionError) {
        guard let text, !text.isEmpty else { throw ReconnectionError(.noPersistedInfo) }
        struct Version: Decodable {
            let version: Int
        }
        let data = Data(text.utf8)
        do {
            // Decode the version first: a newer format may lack fields that this one requires.
            let version = try JSONDecoder().decode(Version.self, from: data).version
            guard (1...Self.currentVersion).contains(version) else {
                throw ReconnectionError(.versionMismatch, taskDescription: text)
            }
            self = try JSONDecoder().decode(Self.self, from: data)
            source = source.map(StoredPath.path)
            destination = destination.map(StoredPath.path)
        } catch let error as ReconnectionError {
            throw error
        } catch {
            throw ReconnectionError(.badPersistedStringFormat, taskDescription: text, underlyingError: error)
        }
        guard isValid else { throw ReconnectionError(.badPersistedStringFormat, taskDescription: text) }
    }

    /// Returns the ID of the transfer that `text` describes, or `nil` if this SDK did not write the text.
    static func id(in text: String?) -> String? {
        do { return try TransferDescriptor(text).id } catch { return nil }
    }

    /// A Boolean value that indicates whether the IDs are valid in filenames, and either a source or a destination is
    /// set.
    private var isValid: Bool {
        [id, batch].compactMap(\.self).allSatisfy { UUID(uuidString: $0) != nil } && route.contains("/")
            && (source == nil) != (destination == nil)
    }

    /// The options of the caller.
    var requestOptions: RequestOptions {
        RequestOptions(
            persistedString: persistedString,
            earliestBeginDate: earliestBeginDate.map(Date.init(timeIntervalSince1970:)))
    }
}

extension TransferDescriptor {
    /// Sets the source, and ensures that a later process can read it: a file is read in place, any other body is
    /// copied.
    mutating func setSource(_ input: UploadBody, in folder: SessionDirectory) async throws {
        if case .file(let url) = input {
            guard await BlockingIO.disk.run({ HTTPBody.file(url).length }) != nil else {
                throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: url.path])
            }
            source = url.absoluteURL.path
            return
        }
        let copy = folder.file(id, "body")
        try await input.httpBody.write(to: copy)
        source = copy.path
        ownsSource = true
    }

    /// Sets the destination. Recording the transfer reports whether it is writable.
    mutating func setDestination(_ url: URL, overwrite: Bool) async throws {
        let isFree = await BlockingIO.disk.run { overwrite || !FileManager.default.fileExists(atPath: url.path) }
        guard isFree else {
            throw FilesAccessError.errorMovingFromTempLocationDestinationCollision(url.path)
        }
        destination = url.absoluteURL.path
        self.overwrite = overwrite
    }

    /// The time after which no attempt is made: the timeout of the session, limited to the lifetime of transfers on
    /// Apple platforms.
    func deadline(_ session: NetworkSessionConfiguration) -> Date {
        let limit = session.timeoutIntervalForResource
        let start = max(begun, earliestBeginDate ?? 0)
        let lifetime = limit > 0 ? min(limit, Self.maximumLifetime) : Self.maximumLifetime
        return Date(timeIntervalSince1970: start + lifetime)
    }

    private static let maximumLifetime = 7 * 86_400.0

    /// The acting user, and the path root.
    var context: CallContext {
        get throws {
            let root = try pathRoot.map { text in
                try StoneCoding.decode(Common.PathRoot.self, from: Data(text.utf8))
            }
            return CallContext(selectUser: selectUser, selectAdmin: selectAdmin, pathRoot: root)
        }
    }
}
