// Generated from API/openid.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

/// Information about the signed-in user, as defined by OpenID Connect.
public enum Openid: StoneNamespace {
    /// The schema of the `openid` namespace.
    public static let _schema = StoneSchema(
        "openid",
        #"""
union OpenIdError open=other;incorrect_openid_scopes;other
struct UserInfoArgs
union UserInfoError open=other;openid_error OpenIdError;other
struct UserInfoResult;family_name String?;given_name String?;email String?;email_verified Boolean?;iss String = "";sub String = ""
route userinfo UserInfoArgs UserInfoResult UserInfoError allow_app_folder_app=true auth=user host=api is_preview=true scope=openid style=rpc
"""#
    )
}

extension Openid {
    /// The reason that no information was returned.
    public enum OpenIdError: StoneUnion, CustomStringConvertible {
        /// The token has no OpenID scopes. Request `openid`, `profile`, or `email` at sign-in.
        case incorrectOpenidScopes
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .incorrectOpenidScopes
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .incorrectOpenidScopes: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The argument of `userinfo`. It has no fields.
    public struct UserInfoArgs: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(Openid._type(1))) }
    }

    /// The reason that no information was returned.
    public enum UserInfoError: StoneUnion, CustomStringConvertible {
        /// The token doesn't have the required scopes.
        case openidError(Openid.OpenIdError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .openidError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .openidError(let value): .boxedValue(0, union: value._value)
            case .other: .tag(1)
            }
        }
    }

    /// Information about the user. Fields are `nil` if the token lacks their scope.
    public struct UserInfoResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            familyName: String? = nil,
            givenName: String? = nil,
            email: String? = nil,
            emailVerified: Bool? = nil,
            iss: String = "",
            sub: String = ""
        ) {
            var builder = RecordBuilder(Openid._type(3))
            builder.string(0, familyName)
            builder.string(1, givenName)
            builder.string(2, email)
            builder.bool(3, emailVerified)
            builder.string(4, iss)
            builder.string(5, sub)
            self.init(_plainRecord: builder.record())
        }

        /// The family name.
        @export(implementation) public var familyName: String? { _plainRecord.stringOpt(0) }
        /// The given name.
        @export(implementation) public var givenName: String? { _plainRecord.stringOpt(1) }
        /// The email address.
        @export(implementation) public var email: String? { _plainRecord.stringOpt(2) }
        /// A Boolean value that indicates whether the email address is verified.
        @export(implementation) public var emailVerified: Bool? { _plainRecord.boolOpt(3) }
        /// The issuer of the information, which is Dropbox. The default is an empty string.
        @export(implementation) public var iss: String { _plainRecord.string(4) }
        /// The account identifier, `dbid:…`. The default is an empty string.
        @export(implementation) public var sub: String { _plainRecord.string(5) }
    }
}

extension Openid {
    /// Converts `OpenIdError` from and to JSON.
    public typealias OpenIdErrorSerializer = StoneSerializer<Openid.OpenIdError>
    /// Converts `UserInfoArgs` from and to JSON.
    public typealias UserInfoArgsSerializer = StoneSerializer<Openid.UserInfoArgs>
    /// Converts `UserInfoError` from and to JSON.
    public typealias UserInfoErrorSerializer = StoneSerializer<Openid.UserInfoError>
    /// Converts `UserInfoResult` from and to JSON.
    public typealias UserInfoResultSerializer = StoneSerializer<Openid.UserInfoResult>
}
