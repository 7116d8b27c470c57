import DropboxCore
import SwiftyDropbox

/// What is in a folder, and what was deleted from it: a listing that can be brought up to date.
struct FolderState: Sendable {
    /// The items by their lowercased paths in the folder.
    private(set) var items: [String: Files.Metadata] = [:]
    /// The deleted items by their lowercased paths in the folder.
    private(set) var deleted: [String: Files.Metadata] = [:]
    private let depth: Int
    private let listing: PageSequence<Files.ListFolderResult>
    private var cursor = ""

    /// Lists a folder.
    ///
    /// - Throws: The error of a call, or `EndlessListingError`.
    init(of path: String, _ client: DropboxClient) async throws {
        depth = path.pathNames.count
        listing = client.files.entries(in: path, recursive: true, includeDeleted: true).pages
        try await read(listing)
    }

    /// Reads what has changed since the listing.
    ///
    /// - Throws: The error of a call, or `EndlessListingError`.
    mutating func update() async throws { try await read(listing.resuming(from: cursor)) }

    private mutating func read(_ pages: PageSequence<Files.ListFolderResult>) async throws {
        var fruitless = FruitlessPages()
        for try await page in pages {
            for entry in page.entries { apply(entry) }
            cursor = page.cursor
            try fruitless.record(hasProgress: !page.entries.isEmpty)
        }
    }

    private mutating func apply(_ entry: Files.Metadata) {
        let path = (entry.pathLower ?? entry.displayPath.lowercased()).pathNames.dropFirst(depth).joined(separator: "/")
        let isDeleted = entry is Files.DeletedMetadata
        guard !path.isEmpty else {
            // The listing contains the folder itself.
            if isDeleted { items = [:] }
            return
        }
        if items[path] is Files.FolderMetadata, !(entry is Files.FolderMetadata) {
            items = items.filter { !$0.key.hasPrefix(path + "/") }
        }
        items[path] = isDeleted ? nil : entry
        deleted[path] = isDeleted ? entry : nil
    }

    /// Everything in the folder, parents before their items.
    var contents: [Files.Metadata] { Self.sorted(items) }

    /// The items that were deleted from the folder.
    var deletedContents: [Files.Metadata] { Self.sorted(deleted) }

    private static func sorted(_ items: [String: Files.Metadata]) -> [Files.Metadata] {
        items.sorted { $0.key < $1.key }.map(\.value)
    }

    /// Returns the items that another folder lacks, or has with another content.
    func missing(in other: FolderState) -> [Files.Metadata] {
        Self.sorted(items.filter { path, item in other.items[path]?.hasContent(of: item) != true })
    }

    /// Returns whether another folder has the same items with the same contents, and nothing else.
    func isSame(as other: FolderState) -> Bool { items.count == other.items.count && missing(in: other).isEmpty }
}

extension Files.Metadata {
    /// Returns whether the item has the content of another one: both are folders, or files with the same content.
    func hasContent(of other: Files.Metadata) -> Bool {
        if self is Files.FolderMetadata { return other is Files.FolderMetadata }
        guard let file = self as? Files.FileMetadata, let other = other as? Files.FileMetadata else { return false }
        // Without a hash, nothing shows that the content is the same.
        guard let hash = file.contentHash else { return false }
        return hash == other.contentHash && file.size == other.size
    }

    /// Returns whether the item is another one that was found in another account: both have the shared folder.
    func isSameItem(as other: Files.Metadata) -> Bool {
        if let id = itemID, id == other.itemID { return true }
        guard let id = (self as? Files.FolderMetadata)?.mountedFolderID else { return false }
        return id == (other as? Files.FolderMetadata)?.mountedFolderID
    }
}
