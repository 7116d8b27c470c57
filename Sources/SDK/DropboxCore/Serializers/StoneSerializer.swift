import DropboxStone
import Foundation

/// Converts values of one type from and to JSON.
///
/// This protocol is compatible with SwiftyDropbox. Requests and routes are generic over the serializers of their
/// values: a `RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderErrorSerializer>` has a
/// `Files.ListFolderResult` as its result.
public protocol JSONSerializer: SendableMetatype {
    /// The type of the values.
    associatedtype ValueType: Sendable

    /// Returns a value as JSON.
    ///
    /// - Throws: An error if the value can't be represented, such as a number that is infinite.
    func serialize(_: ValueType) throws -> JSON

    /// Creates a value from JSON.
    ///
    /// - Throws: An error if the JSON doesn't describe a value of this type.
    func deserialize(_: JSON) throws -> ValueType
}

/// The serializer of a type that requests can send or receive: the types of the API, strings, numbers, Boolean values,
/// dates, data, and arrays, dictionaries, and optionals of these. `Void` is `null`.
///
/// Each type of the API has a type alias for its serializer, such as `Files.FileMetadataSerializer`.
///
///     let json = try Files.FileMetadataSerializer().serialize(metadata)
///     let data = try SerializeUtil.dumpJSON(json)
///
/// The JSON is the service's. The constraints of the API for arguments don't apply, so any received value can be
/// stored.
public final class StoneSerializer<Value: Sendable>: JSONSerializer, Sendable {
    /// Creates a serializer.
    public init() {}

    /// Returns a value as JSON.
    ///
    /// - Throws: `StoneError` if a number is infinite or NaN, or if a value doesn't match its type.
    public func serialize(_ value: Value) throws -> JSON {
        try SerializeUtil.parseJSON(StoneCoding.encodeForStorage(value, as: Value.self))
    }

    /// Creates a value from JSON. Unknown fields and members are ignored.
    ///
    /// - Throws: `StoneError` for the first problem, with its path.
    public func deserialize(_ json: JSON) throws -> Value {
        try StoneCoding.decode(Value.self, from: SerializeUtil.dumpJSON(json) ?? Data())
    }
}

/// The serializer of arrays.
public typealias ArraySerializer<T: JSONSerializer> = StoneSerializer<[T.ValueType]>
/// The serializer of dictionaries.
public typealias DictionarySerializer<T: JSONSerializer> = StoneSerializer<[String: T.ValueType]>
/// The serializer of optionals.
public typealias NullableSerializer<T: JSONSerializer> = StoneSerializer<T.ValueType?>
/// The serializer of `Void`, which is `null`.
public typealias VoidSerializer = StoneSerializer<Void>
/// The serializer of strings.
public typealias StringSerializer = StoneSerializer<String>
/// The serializer of Boolean values.
public typealias BoolSerializer = StoneSerializer<Bool>
/// The serializer of integers.
public typealias Int32Serializer = StoneSerializer<Int32>
/// The serializer of integers.
public typealias Int64Serializer = StoneSerializer<Int64>
/// The serializer of integers.
public typealias UInt32Serializer = StoneSerializer<UInt32>
/// The serializer of integers.
public typealias UInt64Serializer = StoneSerializer<UInt64>
/// The serializer of floating-point numbers.
public typealias FloatSerializer = StoneSerializer<Float>
/// The serializer of floating-point numbers.
public typealias DoubleSerializer = StoneSerializer<Double>
/// The serializer of data, which is Base64.
public typealias NSDataSerializer = StoneSerializer<Data>
/// The serializer of dates, which have the format of the API: `2026-11-23T12:00:00Z`.
public typealias NSDateSerializer = StoneSerializer<Date>
