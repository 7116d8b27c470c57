/// The header fields of one message, in their order; names are compared without regard to case.
struct HeaderFields: Sendable, ExpressibleByDictionaryLiteral {
    private(set) var fields: [(name: String, value: String)] = []

    init(dictionaryLiteral elements: (String, String)...) {
        for (name, value) in elements { add(name, value) }
    }

    /// The first value of a field.
    subscript(name: String) -> String? {
        get { fields.first { Self.isSame($0.name, name) }?.value }
        set {
            fields.removeAll { Self.isSame($0.name, name) }
            if let newValue { fields.append((name, newValue)) }
        }
    }

    mutating func add(_ name: String, _ value: String) {
        fields.append((name, value))
    }

    private static func isSame(_ left: String, _ right: String) -> Bool {
        left.utf8.count == right.utf8.count
            && zip(left.utf8, right.utf8).allSatisfy { $0 == $1 || ($0 ^ $1 == 0x20 && ($0 | 0x20).isASCIILetter) }
    }
}

extension UInt8 {
    fileprivate var isASCIILetter: Bool { self >= 0x61 && self <= 0x7A }
}
