import DropboxFiles
import Foundation

/// Uploads that resume after the process exits.
extension UploadRun {
    /// Uploads all files with a file of a journal. If that can't be used, they're uploaded without it.
    ///
    /// - Parameters:
    ///   - location: The place of the journal.
    ///   - onFailure: A closure that receives the error of the journal.
    func outcomes(
        journaledIn location: JournalLocation, _ onFailure: @escaping @Sendable (any Error) -> Void
    ) async -> Outcomes {
        do {
            return try await JournalFile.using(location) {
                await journaled(in: $0, at: location, onFailure).outcomes()
            }
        } catch is CancellationError {
            return (items.map { _ in .failure(.cancelled) }, .cancelled)
        } catch {
            onFailure(error)
            return await outcomes()
        }
    }

    /// Returns the run with a journal, and with what an earlier attempt left in it.
    func journaled(
        in file: JournalFile, at location: JournalLocation, _ onFailure: @escaping @Sendable (any Error) -> Void
    ) -> UploadRun {
        var run = UploadRun(routes, items.map { $0.journaled(in: file, at: location, limits) }, limits, counter)
        run.journal = Journal(file: file, onFailure: onFailure, hasOutcomes: false)
        return run
    }
}

extension UploadRun.Item {
    /// Returns the item with its progress in a journal, unless it's so small that it shares requests.
    fileprivate func journaled(
        in journal: JournalFile, at location: JournalLocation, _ limits: UploadPlan.Limits
    ) -> Self {
        guard case .success(.file(let file)) = content, !limits.isBundled(file.size) else { return self }
        var item = self
        do {
            let description = try JournalFile.Description(file.url, commit, file.fingerprint)
            let (number, checkpoint) = try journal.add(location.description(description))
            item.journalNumber = number
            item.progress.checkpoint = checkpoint
            // The chunks are hashed again, to find a change that the fingerprint doesn't show.
            item.progress.checkpoint?.hash = nil
        } catch {
            // Invalid commit information is reported when it's sent.
        }
        return item
    }
}
