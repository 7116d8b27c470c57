import Foundation
import DropboxStone

/// Where a client stands in a list of things that an account has: after the one with this number. Clients carry it as an
/// opaque text; it is good for as long as the things are, over any number of restarts.
struct ListCursor: Sendable, Hashable {
    /// What a position can be: so much that the end of a page behind it is a number still.
    private static let positions: ClosedRange<Int64> = 0...(1 << 53)
    private static let pageSizes = 1...10_000

    /// Which list.
    let list: String
    let account: Int64
    let position: Int64
    /// What else the list has to know, such as how long its pages are.
    var extra = ""

    init(_ list: String, _ account: UserAccount, position: Int64, extra: String = "") {
        self.list = list
        self.account = account.number
        self.position = position
        self.extra = extra
    }

    /// How long pages are, for lists that note nothing else; nil for what is no such length.
    var pageSize: Int? { Self.pageSize(extra) }

    /// Reads the length of pages that a cursor carries.
    static func pageSize(_ text: String) -> Int? { Int(text).flatMap { pageSizes.contains($0) ? $0 : nil } }

    /// The argument that the list was first asked for with, for lists that keep it; nil for what no client can have sent.
    func argument<Argument: StoneStruct>(as _: Argument.Type = Argument.self) -> Argument? {
        do { return try StoneCoding.decode(from: Data(extra.utf8), options: .strict) } catch { return nil }
    }

    var text: String {
        "AB" + Data([list, String(account), String(position), extra].joined(separator: "\u{0}").utf8).base64URL
    }

    /// Reads what `text` gave for the same list of the same account; nil for anything else.
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
