import DropboxCore
import DropboxFiles
import Foundation

@testable import DropboxTransfer

extension JournalFile {
    /// Adds a file to be uploaded to /file, and returns its number.
    func add(of source: URL) throws -> Int {
        let fingerprint = try LocalFile(source).fingerprint
        return try add(Description(source, Files.CommitInfo(path: "/file"), fingerprint)).number
    }

    /// Writes that a file is in a session.
    func write(_ session: String, of number: Int) throws {
        let checkpoint = UploadCheckpoint(
            session: session, isConcurrent: false, chunkSize: 4 << 20, arrived: ChunkRuns(), isFinishing: false)
        try write([(number, Progress(checkpoint: checkpoint))])
    }

    /// Writes that a file is in a session to the journal at a location.
    static func store(_ session: String, of source: URL, in location: URL) async throws {
        try await using(.file(location)) { journal in
            Result { () throws(any Error) in try journal.write(session, of: try journal.add(of: source)) }
        }.get()
    }

    /// Returns the session of a file in the journal at a location.
    static func session(of source: URL, in location: URL) async throws -> String? {
        try await using(.file(location)) { journal in
            Result { () throws(any Error) in
                let fingerprint = try LocalFile(source).fingerprint
                let description = try Description(source, Files.CommitInfo(path: "/file"), fingerprint)
                return try journal.add(description).checkpoint?.session
            }
        }.get()
    }
}

extension UploadJournal {
    /// Returns the file for an upload.
    func file(for source: URL, _ destination: String, _ context: CallContext) throws -> URL {
        guard case .file(let url) = location(for: source, destination, context) else {
            throw CocoaError(.fileNoSuchFile)
        }
        return url
    }
}
