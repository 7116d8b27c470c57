import DropboxCore
import Foundation

/// The items of a folder in the order of its page. They come from the store: the route of the API would encode thousands of
/// items of which the page shows some.
struct FolderContents {
    let items: [Entry]

    init(of location: FileLocation, includesDeleted: Bool, by order: FileOrder) throws {
        let store = location.caller.service.store
        let options = Store.ListingOptions(includesDeleted: includesDeleted)
        var page = try store.list(try PathReference.forLookup(location.path), options, location.caller.view)
        var items = page.entries
        while page.hasMore {
            page = try store.list(after: page.cursor, location.caller.view)
            items += page.entries
        }
        self.items = order.sorted(items)
    }
}

/// The order of the items of a folder. Folders come first.
enum FileOrder: String {
    case name
    case size
    case modified

    func sorted(_ items: [Entry]) -> [Entry] {
        // Each item has its key once, because comparisons are many.
        let keyed = items.map { (key: Key($0, self), item: $0) }
        return keyed.sorted { $0.key < $1.key }.map(\.item)
    }

    /// What the order of an item depends on.
    private struct Key: Comparable {
        let isFolder: Bool
        /// The number that comes first if it's greater.
        let rank: Double
        let name: String

        init(_ item: Entry, _ order: FileOrder) {
            isFolder = item.kind == .folder
            switch order {
            case .name: rank = 0
            case .size: rank = Double(item.file?.size ?? 0)
            case .modified: rank = item.file?.serverModified.timeIntervalSince1970 ?? 0
            }
            name = NaturalOrder.key(item.name)
        }

        static func < (left: Key, right: Key) -> Bool {
            if left.isFolder != right.isFolder { return left.isFolder }
            return left.rank != right.rank ? left.rank > right.rank : left.name < right.name
        }
    }
}

/// The order of names in which people look for them: without regard to case and accents, and numbers by their value.
enum NaturalOrder {
    /// Returns a text whose order is that of the name.
    static func key(_ name: String) -> String {
        let isASCII = name.utf8.allSatisfy { $0 < 0x80 }
        let folded =
            isASCII
            ? name.lowercased() : name.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
        var key: [UInt8] = []
        key.reserveCapacity(folded.utf8.count + 8)
        var digits: [UInt8] = []
        func addNumber() {
            guard !digits.isEmpty else { return }
            let value = digits.drop { $0 == UInt8(ascii: "0") }
            // A longer number is greater. A name has at most 255 digits.
            let length = String(value.count + 1000).utf8.dropFirst()
            key += length + value
            digits = []
        }
        for byte in folded.utf8 {
            guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else {
                addNumber()
                key.append(byte)
                continue
            }
            digits.append(byte)
        }
        addNumber()
        // Names with the same key, such as "a" and "A", have a fixed order, too.
        return String(decoding: key, as: UTF8.self) + "\0" + name
    }
}
