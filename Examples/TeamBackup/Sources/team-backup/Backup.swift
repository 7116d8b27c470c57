import DropboxTransfer
import DropboxWorker
import DropboxWorkerPostgreSQL
import Foundation

/// The contents of all files, and the history of the team's changes in the database of the workers.
struct Backup {
    let database: any WorkerDatabase
    let contents: Contents

    init(_ settings: Settings) async throws {
        try FileManager.default.createDirectory(at: settings.directory, withIntermediateDirectories: true)
        contents = Contents(root: settings.directory.appendingPathComponent("contents"))
        if let url = settings.databaseURL {
            database = PostgreSQLWorkerDatabase(url: url)
        } else {
            database = try SQLiteWorkerDatabase(url: settings.directory.appendingPathComponent("backup.sqlite"))
        }
        try await WorkerQueue(database: database).prepare()
        try await database.withTransaction { try History.prepare($0) }
    }

    /// Copies the files that a member had at a date to a directory, with a subdirectory for each namespace.
    ///
    /// - Returns: The number of files.
    func restore(_ member: String, at date: Date, to directory: URL) async throws -> Int {
        let files = try await database.withTransaction { try History.files(of: member, at: date, $0) }
        for file in files {
            let names = file.path.split(separator: "/").map(String.init)
            guard !names.contains(".."), !names.isEmpty else { continue }
            let url = names.reduce(directory.appendingPathComponent(file.namespace)) { $0.appendingPathComponent($1) }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try FileManager.default.copyItem(at: contents.url(of: file.hash), to: url)
        }
        return files.count
    }

    /// Returns the IDs of the members whose namespaces are in the backup.
    func members() async throws -> [String] {
        try await database.withTransaction { try History.column("member", $0) }
    }

    /// Returns what is missing or damaged.
    func problems() async throws -> [String] {
        let hashes = try await database.withTransaction { try History.column("hash", $0) }
        return try hashes.compactMap { hash in
            let url = contents.url(of: hash)
            guard FileManager.default.fileExists(atPath: url.path) else { return "\(hash) is missing" }
            return try ContentHash.hash(ofFileAt: url) == hash ? nil : "\(hash) is damaged"
        }
    }
}

/// The contents of files, by their content hashes: the same content is stored once.
struct Contents: Sendable {
    let root: URL

    /// The destination of changes outside of the database. A change that arrives again finds its content.
    var sink: ClosureSink {
        ClosureSink(name: "contents") { [self] change, _, files in
            guard case .file(let file) = change.kind, file.isDownloadable, let hash = file.contentHash else { return }
            let url = url(of: hash)
            guard !FileManager.default.fileExists(atPath: url.path) else { return }
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            var options = FileDownloadOptions { $0.preservesModificationTime = false }
            options.knownMetadata = file
            try await files.routes.downloadFile(path: "rev:\(file.rev)", to: url, overwrite: true, options: options)
            files.count(Int64(clamping: file.size))
        }
    }

    func url(of hash: String) -> URL {
        root.appendingPathComponent(String(hash.prefix(2))).appendingPathComponent(hash)
    }
}
