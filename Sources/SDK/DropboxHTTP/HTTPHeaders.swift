/// An ordered list of header fields. Names are case-insensitive, as HTTP requires.
public struct HTTPHeaders: Hashable, Sendable {
    /// A header field. Two fields are equal if their values are equal and their names differ at most in the case of
    /// ASCII letters.
    public struct Field: Hashable, Sendable {
        /// The name in its original spelling.
        public var name: String
        /// The value without surrounding whitespace.
        public var value: String

        /// Creates a field.
        ///
        /// - Parameters:
        ///   - name: The name, without the colon.
        ///   - value: The value, without line breaks.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }

        public static func == (lhs: Field, rhs: Field) -> Bool {
            lhs.value == rhs.value && lhs.isNamed(rhs.name)
        }

        public func hash(into hasher: inout Hasher) {
            for byte in name.utf8 { hasher.combine(byte.isASCIILetter ? byte | 0x20 : byte) }
            hasher.combine(value)
        }
    }

    private var fields: [Field]

    /// Creates an empty list.
    public init() { fields = [] }

    /// Creates a list of fields.
    ///
    /// - Parameter fields: The fields in order. A name can occur more than once.
    public init(_ fields: [Field]) { self.fields = fields }

    /// The first value of `name`, or `nil` if there is none. Assigning a value replaces all fields of that name with
    /// one. Assigning `nil` removes them.
    public subscript(name: String) -> String? {
        get { fields.first { $0.isNamed(name) }?.value }
        set {
            if let newValue { set(name, to: newValue) } else { fields.removeAll { $0.isNamed(name) } }
        }
    }

    /// Returns all values of `name` in order.
    public func values(for name: String) -> [String] {
        fields.filter { $0.isNamed(name) }.map(\.value)
    }

    /// Replaces all fields of the given name with one, at the position of the first of them or at the end.
    public mutating func set(_ name: String, to value: String) {
        guard let index = fields.firstIndex(where: { $0.isNamed(name) }) else { return add(name, value) }
        fields[index] = Field(name: name, value: value)
        let rest = fields[(index + 1)...].filter { !$0.isNamed(name) }
        fields.replaceSubrange((index + 1)..., with: rest)
    }

    /// Appends a field, and keeps other fields of the same name.
    public mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// The length of the body in the `Content-Length` header, or `nil` if it's missing or malformed.
    var contentLength: Int64? {
        guard let value = self["Content-Length"], value.utf8.allSatisfy(\.isASCIIDigit) else { return nil }
        return Int64(value)
    }

    /// Appends text to the last value, for values that continue on several lines.
    mutating func appendToLastValue(_ text: String) {
        guard !fields.isEmpty, !text.isEmpty else { return }
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
    /// One line for each field, without the values of fields that contain credentials.
    public var description: String { fields.map(\.description).joined(separator: "\n") }

    /// A mirror without credentials, like `description`.
    public var customMirror: Mirror { Mirror(self, unlabeledChildren: fields.map(\.description)) }
}

extension HTTPHeaders.Field: CustomStringConvertible, CustomReflectable {
    /// The name and the value, or only the name if the value contains credentials.
    public var description: String { "\(name): \(carriesCredentials ? "…" : value)" }

    /// A mirror without credentials, like `description`.
    public var customMirror: Mirror { Mirror(self, children: [name: carriesCredentials ? "…" : value]) }
}

extension HTTPHeaders.Field {
    /// Returns a Boolean value that indicates whether the name equals `other`, ignoring the case of ASCII letters.
    func isNamed(_ other: String) -> Bool {
        guard name.utf8.count == other.utf8.count else { return false }
        return name == other || zip(name.utf8, other.utf8).allSatisfy { $0 == $1 || $0.isSameASCIILetter(as: $1) }
    }

    var carriesCredentials: Bool {
        ["Authorization", "Proxy-Authorization", "Cookie", "Set-Cookie"].contains { isNamed($0) }
    }

    /// A Boolean value that indicates whether the field is safe to write to a connection. A line break in a field would
    /// inject other fields.
    var isWellFormed: Bool {
        !name.isEmpty && name.utf8.all { $0.isTokenCharacter }
            && value.utf8.all { $0 != 0 && $0 != UInt8(ascii: "\r") && $0 != UInt8(ascii: "\n") }
    }
}

extension UInt8 {
    fileprivate func isSameASCIILetter(as other: UInt8) -> Bool {
        self | 0x20 == other | 0x20 && isASCIILetter
    }

    fileprivate var isASCIILetter: Bool { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20) }

    var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

    /// A Boolean value that indicates whether RFC 9110 allows the character in field names and methods.
    var isTokenCharacter: Bool {
        switch self {
        case _ where isASCIIDigit, UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"):
            true
        case UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."): true
        default: "!#$%&'*+^`|~".utf8.contains(self)
        }
    }
}

extension String.UTF8View {
    /// Returns whether all bytes satisfy a condition, like `allSatisfy`, in a fraction of the time.
    @inline(__always) func all(_ condition: (UInt8) -> Bool) -> Bool {
        withContiguousStorageIfAvailable { $0.allSatisfy(condition) } ?? allSatisfy(condition)
    }
}
