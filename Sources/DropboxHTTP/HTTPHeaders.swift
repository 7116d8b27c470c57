/// Header fields in order; names compare without regard to case, as HTTP wants.
public struct HTTPHeaders: Hashable, Sendable {
    /// One line of the head. Two are equal where their values are, and their names but for the case of ASCII letters.
    public struct Field: Hashable, Sendable {
        /// The name as it was spelled.
        public var name: String
        /// The value without the white space around it.
        public var value: String

        /// - Parameters:
        ///   - name: the field's name, without the colon.
        ///   - value: the field's value, without line breaks.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        public static func == (one: Field, other: Field) -> Bool {
            one.value == other.value && one.isNamed(other.name)
        }

        public func hash(into hasher: inout Hasher) {
            for byte in name.utf8 { hasher.combine(byte.isASCIILetter ? byte | 0x20 : byte) }
            hasher.combine(value)
        }
    }

    private var fields: [Field]

    /// No headers.
    public init() { fields = [] }

    /// - Parameter fields: the fields in order; a name may occur more than once.
    public init(_ fields: [Field]) { self.fields = fields }

    /// The first value of `name`, or `nil` where there is none. Assigning replaces all fields of that name by one;
    /// assigning `nil` removes them.
    public subscript(name: String) -> String? {
        get { fields.first { $0.isNamed(name) }?.value }
        set {
            if let newValue { set(name, to: newValue) } else { fields.removeAll { $0.isNamed(name) } }
        }
    }

    /// All values of `name` in order; empty where there is none.
    public func values(for name: String) -> [String] {
        fields.filter { $0.isNamed(name) }.map(\.value)
    }

    /// Replaces all fields called `name` by one. It takes the place of the first of them, or the end.
    public mutating func set(_ name: String, to value: String) {
        guard let index = fields.firstIndex(where: { $0.isNamed(name) }) else { return add(name, value) }
        fields[index] = Field(name: name, value: value)
        let rest = fields[(index + 1)...].filter { !$0.isNamed(name) }
        fields.replaceSubrange((index + 1)..., with: rest)
    }

    /// Appends a field and leaves others of the same name as they are.
    public mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// The length of the body that `Content-Length` announces; `nil` where it is none.
    var contentLength: Int64? {
        guard let value = self["Content-Length"], value.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int64(value)
    }

    /// Lengthens the last value, for heads that spread a value over several lines.
    mutating func continueLast(with text: String) {
        guard !fields.isEmpty else { return }
        fields[fields.count - 1].value += fields[fields.count - 1].value.isEmpty ? text : " " + text
    }
}

extension HTTPHeaders: RandomAccessCollection {
    public var startIndex: Int { fields.startIndex }
    public var endIndex: Int { fields.endIndex }
    public subscript(position: Int) -> Field { fields[position] }
}

extension HTTPHeaders: ExpressibleByDictionaryLiteral {
    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field(name: $0.0, value: $0.1) }
    }
}

extension HTTPHeaders: CustomStringConvertible, CustomReflectable {
    /// One line for each field. The values of fields that carry credentials are left out.
    public var description: String { fields.map(\.description).joined(separator: "\n") }

    /// Shows no more than the description does.
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: fields.map(\.description)) }
}

extension HTTPHeaders.Field: CustomStringConvertible, CustomReflectable {
    /// Name and value, the latter not where it carries credentials.
    public var description: String { "\(name): \(carriesCredentials ? "…" : value)" }

    /// Shows no more than the description does.
    public var customMirror: Mirror { Mirror(self, children: [name: carriesCredentials ? "…" : value]) }
}

extension HTTPHeaders.Field {
    /// Whether the name is `other` when ASCII letters of either case are equal.
    func isNamed(_ other: String) -> Bool {
        guard name.utf8.count == other.utf8.count else { return false }
        return zip(name.utf8, other.utf8).allSatisfy { $0 == $1 || $0.isSameASCIILetter(as: $1) }
    }

    var carriesCredentials: Bool {
        ["Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie"].contains { isNamed($0) }
    }

    /// Whether the field can be written to a connection without changing the meaning of what stands around it.
    var isWellFormed: Bool {
        !name.isEmpty && name.utf8.allSatisfy { $0.isTokenCharacter }
            && value.utf8.allSatisfy { $0 != 0 && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
    }
}

extension UInt8 {
    fileprivate func isSameASCIILetter(as other: UInt8) -> Bool {
        self | 0x20 == other | 0x20 && isASCIILetter
    }

    fileprivate var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// Characters that RFC 9110 allows in field names and methods.
    var isTokenCharacter: Bool {
        switch self {
        case _ where isASCIIDigit, UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        default: "!#$%&'*+-.^_`|~".utf8.contains(self)
        }
    }
}
