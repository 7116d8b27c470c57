import Foundation

/// Where a client stands in a list of things that an account has: after the one with this number. Clients carry it as an
/// opaque text; it is good for as long as the things are, over any number of restarts.
struct ListCursor: Sendable, Hashable {
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
            position >= 0
        else { return nil }
        self.init(list, account, position: position, extra: parts[3])
    }
}
