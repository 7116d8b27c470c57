import Foundation

/// The header fields of one message, in their order; names are compared without regard to case.
struct HeaderFields: Sendable, ExpressibleByDictionaryLiteral {
    private(set) var fields: [(name: String, value: String)] = []
    /// The bytes of those values that are not UTF-8, by their place in `fields`: as text, they have been repaired.
    private var malformed: [Int: Data] = [:]

    init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name, value) }
    }

    /// The first value of a field.
    subscript(name: String) -> String? {
        get { fields.first { Self.isSame($0.name, name) }?.value }
        set {
            let kept = fields.indices.filter { !Self.isSame(fields[$0].name, name) }
            malformed = Dictionary(
                kept.enumerated().compactMap { place, old in malformed[old].map { (place, $0) } },
                uniquingKeysWith: { first, _ in first })
            fields = kept.map { fields[$0] }
            if let newValue { fields.append((name, newValue)) }
        }
    }

    /// How many fields have a name.
    func count(of name: String) -> Int { fields.count { Self.isSame($0.name, name) } }

    /// The first value of a field as it came, which need not be UTF-8.
    func bytes(of name: String) -> Data? {
        guard let index = fields.firstIndex(where: { Self.isSame($0.name, name) }) else { return nil }
        return malformed[index] ?? Data(fields[index].value.utf8)
    }

    mutating func add(_ name: String, _ value: String) {
        fields.append((name, value))
    }

    /// Adds a field as it came.
    mutating func add(_ name: String, bytes: some Sequence<UInt8>) {
        let bytes = Data(bytes)
        let text = String(decoding: bytes, as: UTF8.self)
        if !text.utf8.elementsEqual(bytes) { malformed[fields.count] = bytes }
        fields.append((name, text))
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count
            && zip(left.utf8, right.utf8).allSatisfy { $0 == $1 || ($0 ^ $1 == 0x20 && ($0 | 0x20).isASCIILetter) }
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool { self >= 0x61 && self <= 0x7A }
}
