import DropboxFiles
import DropboxTransfer

/// Deletions that wait for a person.
struct HeldDeletions: Sendable {
    /// The number of files, since the feed was read to its end.
    let count: Int64
    /// How many of them are deleted already.
    let appliedCount: Int64
}

extension HeldDeletions: CustomStringConvertible {
    /// A sentence that a person understands, and what to do.
    var description: String {
        let applied = appliedCount == 0 ? "" : "; \(appliedCount) of these deletions are already applied"
        return "\(count) files were deleted, more than half of all\(applied): release the namespace if that is right"
    }
}

extension PageWriter {
    /// The maximum number of pages that are read to count deletions.
    private static let lookaheadLimit = 100

    /// Returns the deletions in a page that isn't written and in the pages after it, so that a person sees all of them at
    /// once. What can't be read isn't counted: the namespace is held again then.
    ///
    /// - Parameters:
    ///   - held: The deletions up to the page.
    ///   - page: The page.
    ///   - feed: The feed.
    ///   - includesMounted: Whether the feed has what is in mounted folders.
    ///   - mayContinue: Returns whether there is still time for it.
    func total(
        of held: HeldDeletions, after page: Files.ListFolderResult, _ feed: ChangeFeed, includesMounted: Bool,
        mayContinue: () -> Bool
    ) async throws -> HeldDeletions {
        var (count, last) = (held.count, page)
        for _ in 0..<Self.lookaheadLimit where last.hasMore && mayContinue() {
            let position = FeedPosition.listing(from: last.cursor, isCompleteListing: false)
            do throws(ChangeFeed.Failure) {
                guard case .page(let next) = try await feed.perform(position.next) else { break }
                last = next
            } catch { break }
            let entries = last.entries.compactMap { PageEntry($0, includesMounted: includesMounted) }
            count += try await queue.database.withTransaction { [queue, claim] transaction in
                let state = try queue.lock(claim, in: transaction)
                let catalog = Catalog(namespace: claim.id, transaction: transaction)
                return try PageDifference(entries, catalog, generation: state.generation).deletedFiles
            }
        }
        return HeldDeletions(count: count, appliedCount: held.appliedCount)
    }
}
