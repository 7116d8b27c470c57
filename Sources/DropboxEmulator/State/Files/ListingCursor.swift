import Foundation

/// Where a client stands in a listing. Clients carry it as an opaque text; it names positions in the journal, so it is
/// good for as long as the journal is, over any number of restarts.
struct ListingCursor: Sendable, Hashable {
    enum Phase: Sendable, Hashable {
        /// The snapshot has been told up to this path; empty at the start.
        case snapshot(after: String)
        /// The snapshot has been told; now come changes.
        case changes
    }

    var account: Int64
    var namespace: Int64
    /// The folder that is listed, as a key; empty for the root.
    var path: String
    var isRecursive: Bool
    var includesDeleted: Bool
    /// Entries of a page; nil leaves it to the server.
    var limit: Int?
    var phase: Phase
    /// Changes up to this one are known to the client.
    var position: Int64
    /// A cursor of a former epoch has to be reset.
    var epoch: Int64

    var scope: ChangeSignal.Scope { ChangeSignal.Scope(namespace: namespace, path: path) }
}

extension ListingCursor {
    private static let version = "1"
    /// More entries of a page cannot be asked for.
    private static let maximumLimit = 2000

    /// The text that clients carry.
    var text: String {
        var mark = ""
        var letter = "c"
        if case .snapshot(let after) = phase {
            mark = after
            letter = "s"
        }
        let flags = letter + (isRecursive ? "r" : "") + (includesDeleted ? "d" : "")
        let numbers = [account, namespace, position, epoch, Int64(limit ?? 0)].map { String($0, radix: 36) }
        // A NUL is the one character that no path has.
        let plain = ([Self.version, flags] + numbers + [path, mark]).joined(separator: "\u{0}")
        return "AA" + Data(plain.utf8).base64URL
    }

    /// Reads what `text` gave; nil for anything else.
    init?(text: String) {
        guard text.hasPrefix("AA"), let data = Data(base64URL: text.dropFirst(2)),
            let plain = String(bytes: data, encoding: .utf8)
        else { return nil }
        let parts = plain.split(separator: "\u{0}", omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 9, parts[0] == Self.version else { return nil }
        let numbers = parts[2..<7].compactMap { Int64($0, radix: 36) }
        guard numbers.count == 5, numbers.allSatisfy({ $0 >= 0 }), numbers[4] <= Self.maximumLimit else { return nil }
        account = numbers[0]
        namespace = numbers[1]
        position = numbers[2]
        epoch = numbers[3]
        limit = numbers[4] > 0 ? Int(numbers[4]) : nil
        isRecursive = parts[1].contains("r")
        includesDeleted = parts[1].contains("d")
        path = parts[7]
        phase = parts[1].hasPrefix("s") ? .snapshot(after: parts[8]) : .changes
    }
}

extension Data {
    /// Base64 with the alphabet for URLs, without padding.
    var base64URL: String {
        base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
            .replacingOccurrences(of: "=", with: "")
    }

    init?(base64URL text: some StringProtocol) {
        let standard = text.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/")
        self.init(base64Encoded: standard + String(repeating: "=", count: (4 - standard.count % 4) % 4))
    }
}
