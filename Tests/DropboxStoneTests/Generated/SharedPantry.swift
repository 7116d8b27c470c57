// Generated from API/shared_pantry.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

/// Types of the API's namespace `shared_pantry`.
public enum SharedPantry: StoneNamespace {
    /// The schema of the `shared_pantry` namespace.
    public static let _schema = StoneSchema(
        "shared_pantry",
        #"""
union Fault open=other;mice;empty;other
struct Flour;grade Int32(min_value=400,max_value=1700)
"""#
    )
}

extension SharedPantry {
    public enum Fault: StoneUnion, CustomStringConvertible {
        case mice
        case empty
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .mice
            case 1: self = .empty
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .mice: .tag(0)
            case .empty: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct Flour: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter grade: From 400 to 1700.
        @export(implementation)
        public init(grade: Int32) {
            var builder = RecordBuilder(SharedPantry._type(1))
            builder.int32(0, grade)
            self.init(_plainRecord: builder.record())
        }

        /// From 400 to 1700.
        @export(implementation) public var grade: Int32 { _plainRecord.int32(0) }
    }
}

extension SharedPantry {
    /// Converts `Fault` from and to JSON.
    public typealias FaultSerializer = StoneSerializer<SharedPantry.Fault>
    /// Converts `Flour` from and to JSON.
    public typealias FlourSerializer = StoneSerializer<SharedPantry.Flour>
}
