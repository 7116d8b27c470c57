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
        let files = count == 1 ? "1 file was" : "\(count) files were"
        let applied =
            appliedCount == 0
            ? "" : "; \(appliedCount) of these deletions \(appliedCount == 1 ? "is" : "are") already applied"
        return "\(files) deleted, more than half of all\(applied): release the namespace if that is right"
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
        var gone = GoneFiles()
        _ = try await add(page, to: &gone, includesMounted: includesMounted)
        for _ in 0..<Self.lookaheadLimit where last.hasMore && mayContinue() {
            let position = FeedPosition.listing(from: last.cursor, isCompleteListing: false)
            do throws(ChangeFeed.Failure) {
                guard case .page(let next) = try await feed.perform(position.next) else { break }
                last = next
            } catch { break }
            count += try await add(last, to: &gone, includesMounted: includesMounted)
        }
        return HeldDeletions(count: count, appliedCount: held.appliedCount)
    }

    /// Adds the files that a page removes, and returns the number of those that it deletes and no page before.
    private func add(
        _ page: Files.ListFolderResult, to gone: inout GoneFiles, includesMounted: Bool
    ) async throws -> Int64 {
        let entries = page.entries.compactMap { PageEntry($0, includesMounted: includesMounted) }
        let (new, count) = try await queue.database.withTransaction { [queue, claim, earlier = gone] transaction in
            let state = try queue.lock(claim, in: transaction)
            let catalog = Catalog(namespace: claim.id, transaction: transaction)
            let difference = try PageDifference(entries, catalog, generation: state.generation)
            var gone = earlier
            let count = try gone.add(difference, catalog)
            return (gone, count)
        }
        gone = new
        return count
    }
}

/// Files of the catalog that pages remove which aren't written, so the catalog still has them.
private struct GoneFiles: Sendable {
    /// The files, apart from some of those below the folders.
    private var files: Set<String> = []
    /// The folders with too many items to list them.
    private var folders: Set<String> = []

    /// Adds the files that a page removes.
    ///
    /// - Returns: The number of files that the page deletes, without those that were gone before.
    mutating func add(_ difference: PageDifference, _ catalog: Catalog) throws(WorkerDatabaseError) -> Int64 {
        let page = difference.gone
        var count: Int64 = 0
        for folder in page.deletedFolders { count += try fileCount(below: folder, kept: page.kept, catalog) }
        let earlier = folders.union(page.deletedFolders)
        for file in page.deletedFiles
        where !files.contains(file) && earlier.isDisjoint(with: file.ancestorPaths) { count += 1 }
        files.formUnion(page.deletedFiles)
        files.formUnion(page.movedFiles)
        folders = earlier.union(page.movedFolders)
        return count
    }

    /// Returns the number of files below a folder that aren't gone yet, without those that are kept.
    private func fileCount(
        below folder: String, kept: Set<String>, _ catalog: Catalog
    ) throws(WorkerDatabaseError) -> Int64 {
        guard !folders.contains(folder), folders.isDisjoint(with: folder.ancestorPaths) else { return 0 }
        var count = try catalog.fileCount(below: folder)
        let inner = folders.filter { $0.isPath(below: folder) }
        for path in inner where inner.isDisjoint(with: path.ancestorPaths) {
            count -= try catalog.fileCount(below: path)
        }
        let others = files.union(kept).filter { $0.isPath(below: folder) && inner.isDisjoint(with: $0.ancestorPaths) }
        return count - Int64(others.count)
    }
}
