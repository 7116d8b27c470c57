/// An error that occurred while decoding or encoding JSON, with its location.
///
/// `path` locates the value as in source code (`entries[3].size`). `offset` counts bytes from the start of the decoded
/// JSON. An encoding error has a path but no offset.
public struct StoneError: Error, Sendable {
    /// The problems that coding can detect.
    public enum Kind: Sendable, Hashable {
        /// The data isn't JSON. The associated value describes what was expected.
        case syntax(String)
        /// The JSON ends before the value does.
        case unexpectedEnd
        /// Bytes follow the value.
        case trailingData
        /// A string contains bytes that aren't UTF-8, or half of an escaped surrogate pair.
        case invalidUnicode
        /// Objects and arrays are nested more than `maximum` levels deep.
        case tooDeep(maximum: Int)
        /// An object contains a key twice.
        case duplicateKey(String)
        /// The value has another kind than expected. Both are named as in JSON, for example "string".
        case typeMismatch(expected: String, actual: String)
        /// A union member that requires a value is a bare tag.
        case missingValue(tag: String)
        /// A required field is missing.
        case missingField(String)
        /// The type doesn't have the field. Reported only in strict mode.
        case unknownField(String)
        /// The closed union or family doesn't have the tag. In strict mode, also reported for open ones.
        case unknownTag(String)
        /// A number is out of range. A limit is `nil` if it doesn't exist.
        case outOfRange(value: String, minimum: String?, maximum: String?)
        /// A string is too short or too long. The length is counted in Unicode scalars, as on the service.
        case length(count: Int, minimum: Int?, maximum: Int?)
        /// A list has too few or too many items.
        case itemCount(count: Int, minimum: Int?, maximum: Int?)
        /// A string doesn't match `pattern`, which has the syntax of the API's specification.
        case patternMismatch(value: String, pattern: String)
        /// A string isn't a timestamp in `format`, which has the syntax of strftime.
        case timestamp(value: String, format: String)
        /// A string isn't Base64.
        case base64
        /// A number is infinite or NaN, which JSON can't represent.
        case notFinite
        /// The value can't be encoded or decoded as the requested type.
        case unsupportedType(String)
    }

    /// A path component: the step from a value to one of its parts.
    enum PathComponent: Sendable {
        case field(String)
        case item(Int)
        case key(String)
    }

    // One reference, because a function that throws this error then returns it in a register.
    private final class Details: Sendable {
        let kind: Kind
        let offset: Int?
        let steps: [PathComponent]

        init(_ kind: Kind, _ offset: Int?, _ steps: [PathComponent]) {
            self.kind = kind
            self.offset = offset
            self.steps = steps
        }
    }

    private let details: Details

    package init(_ kind: Kind, offset: Int? = nil) {
        details = Details(kind, offset, [])
    }

    private init(_ details: Details) {
        self.details = details
    }

    /// The problem, with the values for a message.
    public var kind: Kind { details.kind }

    /// The offset in bytes of the value, or of the position where the JSON is incomplete or invalid. `nil` for an
    /// encoding error.
    public var offset: Int? { details.offset }

    /// The path from the outermost value to the invalid one, such as `entries[3].size`. Empty for the outermost value.
    ///
    /// A missing or unknown field isn't part of the path, which leads to the object.
    public var path: String {
        var text = ""
        for step in details.steps.reversed() {
            switch step {
            case .field(let name): text += text.isEmpty ? name : "." + name
            case .item(let index): text += "[\(index)]"
            case .key(let key): text += "[\"\(key)\"]"
            }
        }
        return text
    }

    /// Returns the same error with a path that starts at the enclosing value.
    func prefixed(with step: PathComponent) -> StoneError {
        StoneError(Details(details.kind, details.offset, details.steps + [step]))
    }
}

extension StoneError: CustomStringConvertible {
    /// The path, the problem, and the offset on one line.
    public var description: String {
        let location = path.isEmpty ? "" : path + ": "
        let position = offset.map { " (byte \($0))" } ?? ""
        return location + kind.description + position
    }
}

extension StoneError: Equatable {
    public static func == (left: StoneError, right: StoneError) -> Bool {
        left.kind == right.kind && left.offset == right.offset && left.path == right.path
    }
}

extension StoneError.Kind: CustomStringConvertible {
    /// A message without the path.
    public var description: String {
        switch self {
        case .syntax(let expected): "invalid JSON, expected \(expected)"
        case .unexpectedEnd: "unexpected end of JSON"
        case .trailingData: "unexpected data after the value"
        case .invalidUnicode: "invalid Unicode in a string"
        case .tooDeep(let maximum): "nested deeper than \(maximum) levels"
        case .duplicateKey(let key): "duplicate key '\(key)'"
        case .typeMismatch(let expected, let actual): "expected \(expected), got \(actual)"
        case .missingValue(let tag): "expected a value for '\(tag)'"
        case .missingField(let name): "missing required field '\(name)'"
        case .unknownField(let name): "unknown field '\(name)'"
        case .unknownTag(let tag): "unknown tag '\(tag)'"
        case .outOfRange(let value, let minimum, let maximum):
            "\(value) is not within range [\(minimum ?? ""), \(maximum ?? "")]"
        case .length(let count, let minimum, let maximum):
            "length is \(count), must be \(Self.limits(minimum, maximum)) characters"
        case .itemCount(let count, let minimum, let maximum):
            "has \(count) items, must have \(Self.limits(minimum, maximum))"
        case .patternMismatch(let value, let pattern): "'\(value)' did not match pattern '\(pattern)'"
        case .timestamp(let value, let format): "'\(value)' is not a timestamp in the format '\(format)'"
        case .base64: "not Base64"
        case .notFinite: "JSON cannot represent infinity or NaN"
        case .unsupportedType(let name): "cannot be encoded or decoded as \(name)"
        }
    }

    private static func limits(_ minimum: Int?, _ maximum: Int?) -> String {
        switch (minimum, maximum) {
        case (let low?, let high?): low == high ? "exactly \(low)" : "\(low) to \(high)"
        case (let low?, nil): "at least \(low)"
        case (nil, let high?): "at most \(high)"
        case (nil, nil): "any number of"
        }
    }
}
