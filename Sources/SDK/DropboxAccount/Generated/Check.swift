// Generated from API/check.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

/// Routes that test the connection and the credentials.
public enum Check: StoneNamespace {
    /// The schema of the `check` namespace.
    public static let _schema = StoneSchema(
        "check",
        #"""
struct EchoArg;query String(max_length=500) = ""
union EchoError open=other;user_requested;other
struct EchoResult;result String = ""
route app EchoArg EchoResult EchoError allow_app_folder_app=true auth=app host=api is_preview=true style=rpc
route user EchoArg EchoResult EchoError allow_app_folder_app=true auth=user host=api is_preview=true scope=account_info.read style=rpc
"""#
    )
}

extension Check {
    /// A text that the server returns.
    public struct EchoArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter query: The text that the server returns. The default is an empty string. At most 500 characters.
        @export(implementation)
        public init(query: String = "") {
            var builder = RecordBuilder(Check._type(0))
            builder.string(0, query)
            self.init(_plainRecord: builder.record())
        }

        /// The text that the server returns. The default is an empty string. At most 500 characters.
        @export(implementation) public var query: String { _plainRecord.string(0) }
    }

    /// The error that the caller asked for.
    public enum EchoError: StoneUnion, CustomStringConvertible {
        /// The caller asked for an error.
        case userRequested
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userRequested
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userRequested: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The returned text.
    public struct EchoResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(result: String = "") {
            var builder = RecordBuilder(Check._type(2))
            builder.string(0, result)
            self.init(_plainRecord: builder.record())
        }

        /// The text that the caller sent. The default is an empty string.
        @export(implementation) public var result: String { _plainRecord.string(0) }
    }
}

extension Check {
    /// Converts `EchoArg` from and to JSON.
    public typealias EchoArgSerializer = StoneSerializer<Check.EchoArg>
    /// Converts `EchoError` from and to JSON.
    public typealias EchoErrorSerializer = StoneSerializer<Check.EchoError>
    /// Converts `EchoResult` from and to JSON.
    public typealias EchoResultSerializer = StoneSerializer<Check.EchoResult>
}
