import Foundation

/// Where a listing of a team's things goes on: what is listed, and behind which of them.
struct TeamCursor: Sendable, Hashable {
    /// A part of a listing.
    struct Page<Element> {
        let elements: [Element]
        let cursor: String
        let hasMore: Bool
    }

    /// Which listing it is, so that no other goes on with it.
    let kind: String
    let limit: Int
    /// What else was asked for.
    var option = ""
    /// The number of the last element that was told.
    var last: Int64 = 0

    init(_ kind: String, limit: UInt32, option: String = "") {
        self.kind = kind
        self.limit = Int(limit)
        self.option = option
    }

    /// A cursor that was given away; nil for any other text.
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

    /// The next elements.
    ///
    /// - Parameters:
    ///   - all: everything that there is to list, by ascending numbers.
    ///   - number: the number of an element, which it keeps.
    func page<Element>(of all: [Element], by number: (Element) -> Int64) -> Page<Element> {
        let rest = all.drop { number($0) <= last }
        let elements = Array(rest.prefix(limit))
        var next = self
        next.last = elements.last.map(number) ?? last
        return Page(elements: elements, cursor: next.text, hasMore: rest.count > elements.count)
    }
}
