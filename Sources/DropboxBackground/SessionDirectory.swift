import DropboxCore
import Foundation
import DropboxConcurrency

/// What a background session keeps on disk, one folder for each session. For a transfer `ID` there is
/// - `ID.json`, its descriptor, from before it starts until its outcome has been handed over: the transfer is what this
///   file says, and nothing where it is missing;
/// - `ID.body`, a copy of what is sent, where the caller gave no file;
/// - `ID.batch`, the journal of a batch, whose descriptor names it as its source;
/// - `ID.head`, the head of the answer whose content is being received;
/// - `ID.content`, received content that the system put here;
/// - `ID.answer`, the final answer, until its outcome has been handed over.
///
/// Everything here waits for the disk: use it in a lane of `BlockingIO`.
struct SessionDirectory: Sendable {
    let url: URL

    /// - Parameters:
    ///   - parent: Where the folders of sessions are; by default a folder of the user's.
    ///   - container: The container that an extension shares with its app.
    init(identifier: String, container: String?, in parent: URL?) throws {
        // A character that no part keeps as it is stands between them, so no two sessions share a folder.
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

    /// Makes the folder, for the owner alone.
    func make() throws {
        DiskUse.note("make", url.path)
        try FileManager.default.createDirectory(
            at: url, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try Self.allowUseWhileLocked(url)
    }

    // MARK: Transfers

    /// Keeps a transfer. When this returns, it survives the process and the machine.
    ///
    /// - Throws: Also where its destination cannot be written to: a folder that is missing or is somebody else's shows now, and
    ///   not when the content has come. The transfer is not kept then.
    func record(_ transfer: TransferDescriptor) throws {
        try DurableFile(file(transfer.id, "json")).replace(with: Data(try transfer.text().utf8))
        guard let partial = transfer.partialFile else { return }
        do {
            // Only now, or a process that dies before the transfer is kept would leave a file that nothing knows of.
            try Data().write(to: partial, options: .withoutOverwriting)
        } catch {
            try? remove(transfer)  // why it cannot be begun says more than why it cannot be forgotten
            throw error
        }
    }

    /// All transfers that are kept, in the order of their ids.
    func transfers() throws -> [Result<TransferDescriptor, ReconnectionError>] {
        try names(of: "json").compactMap { id in
            // Some other request may be over at any moment.
            guard let data = try DurableFile(file(id, "json")).read() else { return nil }
            return Result { () throws(ReconnectionError) in
                try TransferDescriptor(String(decoding: data, as: UTF8.self))
            }
        }
    }

    /// Forgets a transfer and deletes what was kept for it.
    func remove(_ transfer: TransferDescriptor) throws {
        if let partial = transfer.partialFile { unlink(partial.path) }
        try DurableFile(file(transfer.id, "json")).remove()
        try removeRest(of: transfer.id)
    }

    /// Deletes what belongs to no transfer, and parts whose batch is gone: a process died after it had forgotten one, before
    /// it had recorded it, or while it was writing a file.
    func sweep() throws {
        DiskUse.note("sweep", url.path)
        for name in try FileManager.default.contentsOfDirectory(atPath: url.path) where name.hasPrefix(".") {
            unlink(url.appendingPathComponent(name).path)
        }
        for case .success(let part) in try transfers() {
            if let batch = part.batch, !exists(batch, "json") { try remove(part) }
        }
        let known = Set(try names(of: "json"))
        for ending in Self.endings {
            for id in try names(of: ending) where !known.contains(id) { try removeRest(of: id) }
        }
    }

    private static let endings = ["body", "batch", "head", "content", "answer"]

    private func removeRest(of id: String) throws {
        for ending in Self.endings {
            guard unlink(file(id, ending).path) == 0 || errno == ENOENT else {
                throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
            }
        }
    }

    // MARK: Answers

    /// The answer to a transfer, or its head while the content is on its way; `nil` where there is none.
    func answer(_ kind: PersistedResponse.Kind, to id: String) throws -> PersistedResponse? {
        try DurableFile(file(id, kind.rawValue)).read().map {
            try JSONDecoder().decode(PersistedResponse.self, from: $0)
        }
    }

    /// Keeps an answer.
    func keep(_ answer: PersistedResponse, as kind: PersistedResponse.Kind, to id: String) throws {
        try DurableFile(file(id, kind.rawValue)).replace(with: try JSONEncoder().encode(answer))
    }

    // MARK: Files

    func file(_ id: String, _ ending: String) -> URL { url.appendingPathComponent("\(id).\(ending)") }

    private func exists(_ id: String, _ ending: String) -> Bool {
        FileManager.default.fileExists(atPath: file(id, ending).path)
    }

    private func names(of ending: String) throws -> [String] {
        DiskUse.note("list", url.path)
        return try FileManager.default.contentsOfDirectory(atPath: url.path)
            .filter { $0.hasSuffix("." + ending) && !$0.hasPrefix(".") }
            .map { String($0.dropLast(ending.count + 1)) }.sorted()
    }
}

extension TransferDescriptor {
    /// Where content is received: beside its destination, so that it can be moved there in one step.
    var partialFile: URL? {
        destination.map { path in
            URL(fileURLWithPath: path).deletingLastPathComponent().appendingPathComponent(".\(id).partial")
        }
    }
}
