import Foundation

/// Where a client stands in a listing. Clients carry it as an opaque text; it names positions in the journal, so it is
/// good for as long as the journal is, over any number of restarts.
struct ListingCursor: Sendable, Hashable {
    enum Phase: Sendable, Hashable {
        /// The snapshot has been told up to this path; empty at the start.
        case snapshot(after: String)
        /// A change put a namespace at the first path; what is in it has been told up to the second.
        case mounted(String, after: String)
        /// The snapshot has been told; now come changes.
        case changes
    }

    var account: Int64
    /// The namespace from which paths start.
    var root: Int64
    /// The folder that is listed, as a key; empty for the root.
    var path: String
    var isRecursive: Bool
    var includesDeleted: Bool
    /// Whether what is mounted below the folder is listed too.
    var includesMounted = true
    var wishes = MetadataOptions()
    /// Whether the root is a namespace that the account has not mounted: its entries have no paths then.
    var isUnmounted = false
    /// Entries of a page; nil leaves it to the server.
    var limit: Int?
    var phase: Phase
    /// Changes up to this one are known to the client.
    var position: Int64
    /// A cursor of a former epoch has to be reset.
    var epoch: Int64
    /// Set for listings with the rights of an admin.
    var adminRights: AdminRights?

    /// The eyes that the listing is read with.
    var view: NamespaceView { NamespaceView(account: account, root: root, adminRights: adminRights) }
}

extension ListingCursor {
    private static let version = "4"
    /// More entries of a page cannot be asked for.
    private static let maximumLimit = 2000

    /// The text that clients carry.
    var text: String {
        var marks: [String] = []
        var letter = "c"
        switch phase {
        case .snapshot(let after):
            marks = [after]
            letter = "s"
        case .mounted(let path, let after):
            marks = [path, after]
            letter = "m"
        case .changes: break
        }
        let flags =
            letter + (isRecursive ? "r" : "") + (includesDeleted ? "d" : "") + (includesMounted ? "" : "x")
            + (isUnmounted ? "u" : "") + (wishes.includesExplicitMembers ? "e" : "")
            + (wishes.includesRestorability ? "i" : "") + (wishes.includesNonDownloadable ? "" : "n")
            + (adminRights?.reachesMembers == true ? "w" : "")
        let numbers = [account, root, position, epoch, Int64(limit ?? 0), adminRights?.team ?? 0].map {
            String($0, radix: 36)
        }
        // A NUL is the one character that no path has.
        let plain = ([Self.version, flags] + numbers + [wishes.templates.joined(separator: ","), path] + marks).joined(
            separator: "\u{0}")
        return "AA" + Data(plain.utf8).base64URL
    }

    /// Reads what `text` gave; nil for anything else.
    init?(text: String) {
        guard text.hasPrefix("AA"), let data = Data(base64URL: text.dropFirst(2)),
            let plain = String(bytes: data, encoding: .utf8)
        else { return nil }
        let parts = plain.split(separator: "\u{0}", omittingEmptySubsequences: false).map(String.init)
        guard parts.count >= 10, parts[0] == Self.version else { return nil }
        let numbers = parts[2..<8].compactMap { Int64($0, radix: 36) }
        guard numbers.count == 6, numbers.allSatisfy({ $0 >= 0 }), numbers[4] <= Self.maximumLimit else { return nil }
        account = numbers[0]
        root = numbers[1]
        position = numbers[2]
        epoch = numbers[3]
        limit = numbers[4] > 0 ? Int(numbers[4]) : nil
        isRecursive = parts[1].contains("r")
        includesDeleted = parts[1].contains("d")
        includesMounted = !parts[1].contains("x")
        isUnmounted = parts[1].contains("u")
        wishes.includesExplicitMembers = parts[1].contains("e")
        wishes.includesRestorability = parts[1].contains("i")
        wishes.includesNonDownloadable = !parts[1].contains("n")
        if numbers[5] > 0 { adminRights = AdminRights(team: numbers[5], reachesMembers: parts[1].contains("w")) }
        wishes.templates = parts[8].split(separator: ",").map(String.init)
        path = parts[9]
        switch (parts[1].first, parts.count) {
        case ("c", 10): phase = .changes
        case ("s", 11): phase = .snapshot(after: parts[10])
        case ("m", 12): phase = .mounted(parts[10], after: parts[11])
        default: return nil
        }
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
