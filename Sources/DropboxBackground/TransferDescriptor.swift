import DropboxCore
import Foundation

/// What is kept of a background transfer, so that another process, or a later release, can make a request of it again.
///
/// It goes as text into `URLSessionTask.taskDescription` on Apple platforms and into the journal everywhere. What has
/// been written once is read for ever: fields may be added, and those that a reader does not know are skipped; whatever
/// a reader must know gets a new `version`.
struct TransferDescriptor: Codable, Hashable, Sendable {
    /// The form that this release writes, and the newest that it reads.
    static let currentVersion = 1

    var version = Self.currentVersion
    /// Tells the transfers of a session apart.
    var id: String
    /// Seconds since 1970.
    var begun: Double
    /// The route as the wire has it: `files/upload`.
    var route: String
    /// The argument in JSON, in ASCII.
    var argument: String

    // On whose behalf, and from which root.
    var selectUser: String?
    var selectAdmin: String?
    /// In JSON.
    var pathRoot: String?

    // What the caller wants.
    var persistedString: String?
    /// Seconds since 1970.
    var earliestBeginDate: Double?

    // What is moved: from one place of an upload, or to that of a download.
    /// The path of the file that is sent.
    var source: String?
    /// Whether the file is a copy in the session's folder, which goes with the transfer.
    var isSourceOurs: Bool?
    /// The path that the content goes to.
    var destination: String?
    /// Whether a file at the destination is replaced.
    var overwrite: Bool?

    // What it is a part of.
    /// The id of the batch; such a transfer is no request of the caller's.
    var batch: String?
    /// Tells the parts of a batch apart.
    var part: String?
}

extension TransferDescriptor {
    /// The descriptor as text, the same for the same descriptor always.
    func text() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }

    /// Reads what `text` has written, in this release or an earlier one.
    init(_ text: String?) throws(ReconnectionError) {
        guard let text, !text.isEmpty else { throw ReconnectionError(.noPersistedInfo) }
        struct Version: Decodable {
            let version: Int
        }
        let data = Data(text.utf8)
        do {
            // First, because a newer form may lack what this one needs.
            let version = try JSONDecoder().decode(Version.self, from: data).version
            guard (1...Self.currentVersion).contains(version) else {
                throw ReconnectionError(.versionMismatch, taskDescription: text)
            }
            self = try JSONDecoder().decode(Self.self, from: data)
        } catch let error as ReconnectionError {
            throw error
        } catch {
            throw ReconnectionError(.badPersistedStringFormat, taskDescription: text, cause: error)
        }
        guard isSound else { throw ReconnectionError(.badPersistedStringFormat, taskDescription: text) }
    }

    /// The id of the transfer that `text` describes; `nil` where it is none of this SDK.
    static func id(in text: String?) -> String? {
        do { return try TransferDescriptor(text).id } catch { return nil }
    }

    /// Whether ids can be parts of files' names, and it is clear what is moved.
    private var isSound: Bool {
        [id, batch].compactMap(\.self).allSatisfy { UUID(uuidString: $0) != nil } && route.contains("/")
            && (source == nil) != (destination == nil)
    }

    /// What the caller wants.
    var terms: RequestOptions {
        RequestOptions(
            persistedString: persistedString,
            earliestBeginDate: earliestBeginDate.map(Date.init(timeIntervalSince1970:)))
    }
}
