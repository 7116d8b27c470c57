import DropboxStone
import DropboxCore
import DropboxFiles
import Foundation

extension BatchUploadJournal {
    /// A line about one file, or about a commit that begins.
    struct Line: Codable {
        var file: Int?
        var session: String?
        var confirmed: Int64?
        /// How many of the blocks that are known already hold; `digests` are those behind them.
        var blocks: Int?
        var digests: BlockDigests?
        var hash: String?
        /// The server's answer in JSON.
        var uploaded: String?
        var refused: String?

        var committing: [Int]?
    }
}

extension BatchUploadJournal.Line {
    /// What is new about a file; `nil` where nothing is.
    init?(
        _ file: Int, _ progress: BatchUploadStateMachine.Progress, after known: BatchUploadStateMachine.Progress
    ) throws {
        self.file = file
        switch progress.outcome {
        case .uploaded(let metadata) where known.outcome == nil:
            uploaded = String(decoding: try metadata.jsonData(), as: UTF8.self)
            return
        case .rejected(let error) where known.outcome == nil:
            refused = String(decoding: try error.jsonData(), as: UTF8.self)
            return
        case nil
        where (progress.session, progress.confirmed, progress.hash)
            != (known.session, known.confirmed, known.hash):
            break
        default: return nil
        }
        session = progress.session
        confirmed = progress.confirmed
        hash = progress.hash
        guard hash == nil else { return }
        // A block of a file that has not changed has one digest.
        let blocks = min(progress.digests.count, known.digests.count)
        self.blocks = blocks
        digests = progress.digests.suffix(from: blocks)
    }

    func apply(to all: inout [Int: BatchUploadStateMachine.Progress]) throws {
        for file in committing ?? [] { all[file]?.isCommitting = true }
        guard let file else { return }
        var progress = all[file] ?? BatchUploadStateMachine.Progress()
        if let uploaded {
            progress.outcome = .uploaded(try Files.FileMetadata(jsonData: Data(uploaded.utf8)))
        } else if let refused {
            progress.outcome = .rejected(try Files.UploadSessionFinishError(jsonData: Data(refused.utf8)))
        } else {
            let blocks = blocks ?? 0
            guard (0...progress.digests.count).contains(blocks) else {
                throw ReconnectionError(.badPersistedStringFormat)
            }
            var known = progress.digests.prefix(blocks)
            if let digests { known.append(digests) }
            progress = BatchUploadStateMachine.Progress(
                session: session, confirmed: confirmed ?? 0, digests: known, hash: hash)
        }
        all[file] = progress
    }
}
