import DropboxCore
import Foundation

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A content that was never sent, and that the filesystem can't send by itself: kept until somebody decides about it.
public struct QuarantinedFile: Sendable, Hashable, Identifiable {
    /// Why it is there.
    public enum Reason: String, Sendable, Hashable, Codable {
        /// The bytes in the cache aren't those that were written. What is left of them is kept.
        case damaged
        /// The bytes are gone from the cache.
        case missing
        /// The content was sent or deleted according to the database, which may be wrong.
        case unknown
        /// Nothing tells which file the content belongs to.
        case unidentified
        /// The paths of the account begin somewhere else, because the user has joined or left a team, and the place of the
        /// file isn't there. `path` is where it was.
        case rootChanged
    }

    /// Identifies it among the quarantined files of a filesystem.
    public let id: String
    /// The file that it is a content of, as the app saw it last; `nil` if that isn't known.
    public let path: SyncPath?
    /// Why it is there.
    public let reason: Reason
    /// When that was found out.
    public let date: Date
    /// Where the content is, under the file's name; `nil` if there is none.
    public let url: URL?
    /// How many bytes there are.
    public let size: Int64
}

/// The directory of unsent contents that nobody knows what to do with. Each has a directory, with the content under the
/// name of the file, and `about.json`, which people can read.
struct Quarantine: Sendable {
    private struct About: Codable {
        var path: String?
        var reason: QuarantinedFile.Reason
        var date: Date
        /// What the content was when it was written.
        var hash: String?
        /// The name of the content in the directory.
        var name: String
    }

    private let url: URL
    private static let index = "about.json"

    init(in folder: URL) { url = folder.appendingPathComponent("quarantine") }

    /// Takes over a content, and what its record tells. Does nothing where it has been here before.
    ///
    /// - Parameters:
    ///   - path: the file that it belongs to.
    ///   - hash: what the bytes should have.
    func add(
        _ file: String, from contents: ContentCache, path: String?, hash: String?, _ reason: QuarantinedFile.Reason
    ) throws {
        let directory = url.appendingPathComponent(file)
        let name = Self.name(path.map { String($0.split(separator: "/").last ?? "content") } ?? "content")
        let index = DurableFile(directory.appendingPathComponent(Self.index))
        try PrivateDirectory.create(url)
        try PrivateDirectory.create(directory)
        if try index.read() == nil {
            let about = About(path: path, reason: reason, date: Date(), hash: hash, name: name)
            try index.replace(with: try Self.encoder.encode(about))
        }
        let content = contents.url(of: file)
        if FileManager.default.fileExists(atPath: content.path) {
            guard chmod(content.path, 0o600) == 0,
                rename(content.path, directory.appendingPathComponent(name).path) == 0
            else { throw ContentCache.systemError(content) }
        }
        for folder in [directory, url, contents.url] { try ContentCache.sync(folder) }
    }

    /// What is here, the oldest first.
    func files() throws -> [QuarantinedFile] {
        guard FileManager.default.fileExists(atPath: url.path) else { return [] }
        return try FileManager.default.contentsOfDirectory(atPath: url.path)
            .compactMap { try file($0) }
            .sorted { ($0.date, $0.id) < ($1.date, $1.id) }
    }

    func file(_ id: String) throws -> QuarantinedFile? {
        let directory = url.appendingPathComponent(Self.name(id))
        var status = stat()
        guard stat(directory.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
        let data = try DurableFile(directory.appendingPathComponent(Self.index)).read()
        let about = data.flatMap { try? Self.decoder.decode(About.self, from: $0) }
        // A content whose description is damaged is one all the same.
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        let name = names.first { $0 == about?.name } ?? names.first { $0 != Self.index && !$0.hasPrefix(".") }
        let content = name.map { directory.appendingPathComponent($0) }
        let size = try content.flatMap { try FileManager.default.attributesOfItem(atPath: $0.path)[.size] as? Int64 }
        return QuarantinedFile(
            id: id, path: about?.path.flatMap(SyncPath.init(_:)), reason: about?.reason ?? .unidentified,
            date: about?.date ?? Date(timeIntervalSince1970: 0), url: content, size: size ?? 0)
    }

    func remove(_ id: String) throws {
        let directory = url.appendingPathComponent(Self.name(id))
        guard FileManager.default.fileExists(atPath: directory.path) else { return }
        try FileManager.default.removeItem(at: directory)
    }

    /// A name that is one in a directory here, and leads nowhere else.
    private static func name(_ name: String) -> String {
        let name = String(name.map { $0 == "/" || $0 == "\0" ? "_" : $0 })
        let isTaken = name.isEmpty || name.hasPrefix(".") || name == index || name.utf8.count > 200
        return isTaken ? "content-" + String(name.drop { $0 == "." }.suffix(40)) : name
    }

    private static var encoder: JSONEncoder {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        return encoder
    }

    private static var decoder: JSONDecoder {
        let decoder = JSONDecoder()
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }
}
