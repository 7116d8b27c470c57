/// What went wrong when JSON was turned into a value, or a value into JSON, and where.
///
/// `path` names the place as a program would write it (`entries[3].size`), `offset` counts bytes from the start of the
/// JSON that was read. An error of a value that is being written has a path and no offset.
public struct StoneError: Error, Sendable {
    /// The rule that was broken.
    public enum Kind: Sendable, Hashable {
        /// The bytes are not JSON. The text says what was expected.
        case syntax(String)
        /// The JSON ends before the value does.
        case unexpectedEnd
        /// Bytes follow the value.
        case trailingData
        /// A string holds bytes that are not UTF-8, or an escape that is half of a surrogate pair.
        case invalidUnicode
        /// Objects and arrays are nested deeper than `maximum`.
        case tooDeep(maximum: Int)
        /// An object holds a key twice.
        case duplicateKey(String)
        /// A value of another kind was expected. Both are named as JSON names them, for example "string".
        case typeMismatch(expected: String, actual: String)
        /// A union member with a value came as a bare tag.
        case missingValue(tag: String)
        /// A field that has no default is not there.
        case missingField(String)
        /// A field that the type does not have. Reported by strict reading only.
        case unknownField(String)
        /// A tag that the closed union or family does not have. Strict reading reports it for open ones as well.
        case unknownTag(String)
        /// A number outside of its range. A limit that does not exist is nil.
        case outOfRange(value: String, minimum: String?, maximum: String?)
        /// A string shorter or longer than allowed, in characters as the service counts them: Unicode scalars.
        case length(count: Int, minimum: Int?, maximum: Int?)
        /// A list with fewer or more items than allowed.
        case itemCount(count: Int, minimum: Int?, maximum: Int?)
        /// A string that its pattern does not match. `pattern` is the one of the API's specification.
        case patternMismatch(value: String, pattern: String)
        /// A string that is no timestamp of the format, which is written as in strftime.
        case timestamp(value: String, format: String)
        /// A string that is not base64.
        case base64
        /// A number that JSON cannot hold: an infinity or not a number.
        case notFinite
        /// The value cannot be read or written as the type that was asked for.
        case unsupportedType(String)
    }

    /// A step from a value into one of its parts.
    enum Step: Sendable {
        case field(String)
        case item(Int)
        case key(String)
    }

    // One reference, so that a function that throws this error returns it in a register.
    private final class Details: Sendable {
        let kind: Kind
        let offset: Int?
        let steps: [Step]

        init(_ kind: Kind, _ offset: Int?, _ steps: [Step]) {
            self.kind = kind
            self.offset = offset
            self.steps = steps
        }
    }

    private let details: Details

    init(_ kind: Kind, offset: Int? = nil) {
        details = Details(kind, offset, [])
    }

    private init(_ details: Details) {
        self.details = details
    }

    /// The rule that was broken, with the values that a message needs.
    public var kind: Kind { details.kind }

    /// The byte at which the value starts, or at which the JSON breaks off or goes wrong. Nil for an error of encoding.
    public var offset: Int? { details.offset }

    /// The way from the outermost value to the one that is wrong, such as `entries[3].size`. Empty for the outermost.
    ///
    /// A missing or unknown field is not part of the path: the path leads to the object.
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

    /// The same error, seen from the value that holds the one where it happened.
    func inside(_ step: Step) -> StoneError {
        StoneError(Details(details.kind, details.offset, details.steps + [step]))
    }
}

extension StoneError: CustomStringConvertible {
    /// One line: path, rule and offset.
    public var description: String {
        let place = path.isEmpty ? "" : path + ": "
        let position = offset.map { " (byte \($0))" } ?? ""
        return place + kind.description + position
    }
}

extension StoneError: Equatable {
    public static func == (left: StoneError, right: StoneError) -> Bool {
        left.kind == right.kind && left.offset == right.offset && left.path == right.path
    }
}

extension StoneError.Kind: CustomStringConvertible {
    /// The rule in words, without the place.
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
        case .timestamp(let value, let format): "'\(value)' is not a timestamp of the format '\(format)'"
        case .base64: "not base64"
        case .notFinite: "JSON has no infinity and no NaN"
        case .unsupportedType(let name): "cannot be coded as \(name)"
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
