/// A JSON value that keeps what matters for writing a file again: the order of keys and the spelling of numbers.
public enum JSONValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A number as it is spelled, such as `14400.0`.
    case number(String)
    case string(String)
    case array([JSONValue])
    case object([Member])

    /// A key and its value.
    public struct Member: Hashable, Sendable {
        public let key: String
        public var value: JSONValue

        /// The member `"key": value`.
        public init(_ key: String, _ value: JSONValue) {
            self.key = key
            self.value = value
        }
    }

    /// The value of a key if this is an object that has it, or nil.
    public subscript(key: String) -> JSONValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.key == key }?.value
    }

    /// The kind of value, for messages.
    public var kind: String {
        switch self {
        case .null: "null"
        case .boolean: "a boolean"
        case .number: "a number"
        case .string: "a string"
        case .array: "an array"
        case .object: "an object"
        }
    }
}
