import DropboxStone
import Foundation

/// The position of a client in a list of an account's items: after the item with a number. Clients treat the cursor as
/// opaque text. It stays valid as long as the items exist, also after restarts.
struct ListCursor: Sendable, Hashable {
    /// The valid positions. The limit ensures that the end of the next page doesn't overflow.
    private static let positions: ClosedRange<Int64> = 0...(1 << 53)
    private static let pageSizes = 1...10_000

    /// The name of the list.
    let list: String
    let account: Int64
    let position: Int64
    /// Additional data of the list, such as the page size.
    var extra = ""

    init(_ list: String, _ account: UserAccount, position: Int64, extra: String = "") {
        self.list = list
        self.account = account.number
        self.position = position
        self.extra = extra
    }

    /// The page size, for lists that store nothing else, or `nil` if the additional data isn't a valid page size.
    var pageSize: Int? { Self.pageSize(extra) }

    /// Parses the page size in a cursor.
    static func pageSize(_ text: String) -> Int? { Int(text).flatMap { pageSizes.contains($0) ? $0 : nil } }

    /// Decodes the argument of the first request, for lists that store it. The result is `nil` if no client can have
    /// sent the argument.
    func argument<Argument: StoneStruct>(as _: Argument.Type = Argument.self) -> Argument? {
        do { return try StoneCoding.decode(from: Data(extra.utf8), mode: .strict) } catch { return nil }
    }

    var text: String {
        "AB" + Data([list, String(account), String(position), extra].joined(separator: "\u{0}").utf8).base64URL
    }

    /// Parses a cursor of the given list and account. The result is `nil` for any other text.
    init?(_ text: String, _ list: String, _ account: UserAccount) {
        guard text.hasPrefix("AB"), let data = Data(base64URL: text.dropFirst(2)),
            let plain = String(bytes: data, encoding: .utf8)
        else { return nil }
        let parts = plain.split(separator: "\u{0}", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, parts[0] == list, parts[1] == String(account.number), let position = Int64(parts[2]),
            Self.positions.contains(position)
        else { return nil }
        self.init(list, account, position: position, extra: parts[3])
    }
}

/// The position in a listing of a team's items: the kind of the items, and the last one so far.
struct TeamCursor: Sendable, Hashable {
    /// A page of a listing.
    struct Page<Element> {
        let elements: [Element]
        let cursor: String
        let hasMore: Bool
    }

    /// The kind of the listing. A cursor is valid only for listings of the same kind.
    let kind: String
    let limit: Int
    /// An additional option of the request.
    var option = ""
    /// The number of the last element so far.
    var last: Int64 = 0

    init(_ kind: String, limit: UInt32, option: String = "") {
        self.kind = kind
        self.limit = Int(limit)
        self.option = option
    }

    /// Parses a cursor. The result is `nil` if the text isn't a cursor of the given kind.
    init?(_ text: String, _ kind: String) {
        guard let data = Data(base64Encoded: text) else { return nil }
        let parts = String(decoding: data, as: UTF8.self).split(separator: "|", omittingEmptySubsequences: false)
        guard parts.count == 4, parts[0] == kind, let limit = Int(parts[1]), limit > 0, let last = Int64(parts[3])
        else {
            return nil
        }
        self.kind = kind
        self.limit = limit
        option = String(parts[2])
        self.last = last
    }

    private var text: String { Data("\(kind)|\(limit)|\(option)|\(last)".utf8).base64EncodedString() }

    /// Returns the next page.
    ///
    /// - Parameters:
    ///   - all: All elements to list, by ascending number.
    ///   - number: Returns the number of an element, which never changes.
    func page<Element>(of all: [Element], by number: (Element) -> Int64) -> Page<Element> {
        let rest = all.drop { number($0) <= last }
        let elements = Array(rest.prefix(limit))
        var next = self
        next.last = elements.last.map(number) ?? last
        return Page(elements: elements, cursor: next.text, hasMore: rest.count > elements.count)
    }
}
