import DropboxStone
import Foundation

/// A JSON value.
///
/// This type is compatible with SwiftyDropbox. Serializers convert values of the API from and to it, so that an app can
/// store them. `jsonData()` and `init(jsonData:)` of the types themselves are faster.
// @unchecked Sendable because a number is immutable.
public enum JSON: Equatable, @unchecked Sendable {
    /// An array.
    case array([JSON])
    /// An object.
    case dictionary([String: JSON])
    /// A string.
    case str(String)
    /// A number or a Boolean value.
    case number(NSNumber)
    /// The literal `null`.
    case null

    /// Returns a Boolean value that indicates whether both values are equal. Numbers are equal to Boolean values if
    /// Foundation treats them as equal.
    public static func == (left: JSON, right: JSON) -> Bool { left.object.isEqual(right.object) }
}

extension JSON {
    /// Creates a value from an object of Foundation, or returns `nil` if it isn't one that JSON can represent.
    fileprivate init?(_ object: Any) {
        switch object {
        case is NSNull: self = .null
        case let text as String: self = .str(text)
        case let number as NSNumber: self = .number(number)
        case let items as [Any]:
            let values = items.compactMap { JSON($0) }
            guard values.count == items.count else { return nil }
            self = .array(values)
        case let fields as [String: Any]:
            let values = fields.compactMapValues { JSON($0) }
            guard values.count == fields.count else { return nil }
            self = .dictionary(values)
        default: return nil
        }
    }

    /// The value as an object of Foundation.
    fileprivate var object: NSObject {
        switch self {
        case .array(let items): items.map(\.object) as NSArray
        case .dictionary(let fields): fields.mapValues { $0.object } as NSDictionary
        case .str(let text): text as NSString
        case .number(let number): number
        case .null: NSNull()
        }
    }
}

/// Converts JSON values from and to text and the objects of Foundation.
///
/// This type is compatible with SwiftyDropbox.
public class SerializeUtil {
    /// Creates a JSON value from an object of Foundation.
    ///
    /// - Parameter json: A string, a number, `NSNull`, or an array or a dictionary of these.
    /// - Throws: `StoneError` if the object contains anything else.
    public class func objectToJSON(_ json: AnyObject) throws -> JSON {
        guard let value = JSON(json) else { throw StoneError(.unsupportedType("\(type(of: json))")) }
        return value
    }

    /// Returns a JSON value as an object of Foundation: a string, a number, `NSNull`, or an array or a dictionary of
    /// these.
    public class func prepareJSONForSerialization(_ json: JSON) -> AnyObject {
        json.object
    }

    /// Returns a JSON value as text in UTF-8. The result is never `nil`.
    ///
    /// - Throws: `StoneError` if a number is infinite or NaN.
    public class func dumpJSON(_ json: JSON) throws -> Data? {
        guard json.isFinite else { throw StoneError(.notFinite) }
        return try JSONSerialization.data(withJSONObject: json.object, options: .fragmentsAllowed)
    }

    /// Parses text in UTF-8.
    ///
    /// - Throws: An error if the text isn't a JSON value.
    public class func parseJSON(_ data: Data) throws -> JSON {
        try objectToJSON(JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) as AnyObject)
    }
}

extension JSON {
    /// A Boolean value that indicates whether all numbers are finite. Foundation ends the process otherwise.
    fileprivate var isFinite: Bool {
        switch self {
        case .array(let items): items.allSatisfy(\.isFinite)
        case .dictionary(let fields): fields.values.allSatisfy(\.isFinite)
        case .number(let number): number.doubleValue.isFinite
        case .str, .null: true
        }
    }
}
