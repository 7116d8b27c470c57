import DropboxCore
import DropboxFiles
import DropboxStone
import Foundation

extension JournalFile {
    /// A line about a file, or about several.
    struct Line: Codable {
        var file: Int?
        var description: Description?
        var checkpoint: UploadCheckpoint?
        /// The response of the server as JSON.
        var uploaded: String?
        var rejected: String?

        /// The files of a commit that is about to be sent.
        var committing: [Int]?
        /// The files that need not be resumed.
        var ended: [Int]?
    }
}

extension JournalFile.Line {
    /// Creates a line with the changes of a file, or returns `nil` if nothing changed.
    init?(_ file: Int, _ progress: JournalFile.Progress, after known: JournalFile.Progress) throws {
        self.file = file
        switch progress.outcome {
        case .success(let metadata)?:
            if known.outcome != nil { return nil }
            uploaded = String(decoding: try metadata.jsonData(), as: UTF8.self)
        case .failure(.finishError(let error))? where error.routeError != nil:
            if known.outcome != nil { return nil }
            rejected = try error.routeError.map { String(decoding: try $0.jsonData(), as: UTF8.self) }
        default:
            if progress.checkpoint == known.checkpoint { return nil }
            checkpoint = progress.checkpoint
        }
    }

    /// Applies the line to the records of all files.
    func apply(to records: inout [Int: JournalFile.Record]) throws {
        for file in ended ?? [] { records[file] = nil }
        for file in committing ?? [] { records[file]?.progress.checkpoint?.isFinishing = true }
        guard let file else { return }
        if let description {
            guard (0..<Int(Int32.max)).contains(file), (description.fingerprint?.size ?? 0) >= 0 else {
                throw ReconnectionError(.badPersistedStringFormat)
            }
            records[file] = JournalFile.Record(description: description, isDescribed: true)
            return
        }
        guard var record = records[file] else { throw ReconnectionError(.badPersistedStringFormat) }
        if let uploaded {
            record.progress.outcome = .success(try Files.FileMetadata(jsonData: Data(uploaded.utf8)))
        } else if let rejected {
            let error = try Files.UploadSessionFinishError(jsonData: Data(rejected.utf8))
            record.progress.outcome = .failure(.finishError(.routeError(Box(error), nil, nil, nil)))
        } else {
            // If a file was not accessible at the start, it is unknown whether its content has changed since.
            if let checkpoint, let size = record.description.fingerprint?.size, !checkpoint.isValid(for: size) {
                throw ReconnectionError(.badPersistedStringFormat)
            }
            record.progress.checkpoint = record.description.fingerprint == nil ? nil : checkpoint
        }
        records[file] = record
    }
}
