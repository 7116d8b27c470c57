// Generated from API/auth.json by `make generate`. Do not edit.

import DropboxStone

/// Access tokens, and the errors that any call can return.
public enum Auth: StoneNamespace {
    /// The schema of the `auth` namespace.
    public static let _schema = StoneSchema(
        "auth",
        #"""
union AccessError open=other;invalid_account_type InvalidAccountTypeError;paper_access_denied PaperAccessError;team_access_denied;no_permission NoPermissionError;other
union AuthError open=other;invalid_access_token;invalid_select_user;invalid_select_admin;user_suspended;expired_access_token;missing_scope TokenScopeError;route_access_denied;other
union InvalidAccountTypeError open=other;endpoint;feature;other
union NoPermissionError open=other;unauthorized_account_id_usage UnauthorizedAccountIdUsageError;other
union PaperAccessError open=other;paper_disabled;not_paper_user;other
struct RateLimitError;reason RateLimitReason;retry_after UInt64 = 1
union RateLimitReason open=other;too_many_requests;too_many_write_operations;other
struct TokenFromOAuth1Arg;oauth1_token String(min_length=1);oauth1_token_secret String(min_length=1)
union TokenFromOAuth1Error open=other;invalid_oauth1_token_info;app_id_mismatch;other
struct TokenFromOAuth1Result;oauth2_token String(min_length=1)
struct TokenScopeError;required_scope String
struct UnauthorizedAccountIdUsageError;unauthorized_account_ids List(String)
route token/from_oauth1 TokenFromOAuth1Arg TokenFromOAuth1Result TokenFromOAuth1Error allow_app_folder_app=true auth=app host=api style=rpc deprecated
route token/revoke Void Void Void allow_app_folder_app=true auth=user host=api style=rpc
"""#
    )
}

extension Auth {
    /// The reason that the account isn't allowed to make the call (HTTP status 403). Trying again with the same account
    /// doesn't help.
    public enum AccessError: StoneUnion, CustomStringConvertible {
        /// The account's plan doesn't include the route or feature.
        case invalidAccountType(Auth.InvalidAccountTypeError)
        /// The account can't use Paper.
        case paperAccessDenied(Auth.PaperAccessError)
        /// The team can't access the route.
        case teamAccessDenied
        /// The caller lacks a permission.
        case noPermission(Auth.NoPermissionError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidAccountType(_value.union())
            case 1: self = .paperAccessDenied(_value.union())
            case 2: self = .teamAccessDenied
            case 3: self = .noPermission(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidAccountType(let value): .boxedValue(0, union: value._value)
            case .paperAccessDenied(let value): .boxedValue(1, union: value._value)
            case .teamAccessDenied: .tag(2)
            case .noPermission(let value): .boxedValue(3, union: value._value)
            case .other: .tag(4)
            }
        }
    }

    /// The reason that an access token wasn't accepted (HTTP status 401).
    public enum AuthError: StoneUnion, CustomStringConvertible {
        /// The token isn't valid, for example because the user unlinked the app. The user must sign in again.
        case invalidAccessToken
        /// The user in the `Dropbox-API-Select-User` header isn't a member of the team.
        case invalidSelectUser
        /// The user in the `Dropbox-API-Select-Admin` header isn't an admin of the team.
        case invalidSelectAdmin
        /// The user is suspended.
        case userSuspended
        /// The token has expired. Refresh it, or ask the user to sign in again.
        case expiredAccessToken
        /// The token lacks a scope. Add the scope to the app's permissions, and ask the user to sign in again.
        case missingScope(Auth.TokenScopeError)
        /// The route isn't available to the public.
        case routeAccessDenied
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .invalidAccessToken
            case 1: self = .invalidSelectUser
            case 2: self = .invalidSelectAdmin
            case 3: self = .userSuspended
            case 4: self = .expiredAccessToken
            case 5: self = .missingScope(.init(_plainRecord: payload))
            case 6: self = .routeAccessDenied
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidAccessToken: .tag(0)
            case .invalidSelectUser: .tag(1)
            case .invalidSelectAdmin: .tag(2)
            case .userSuspended: .tag(3)
            case .expiredAccessToken: .tag(4)
            case .missingScope(let value): .variant(5, value._plainRecord)
            case .routeAccessDenied: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// The part of the API that the account's plan doesn't include.
    public enum InvalidAccountTypeError: StoneUnion, CustomStringConvertible {
        /// The route.
        case endpoint
        /// A feature of the route.
        case feature
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .endpoint
            case 1: self = .feature
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .endpoint: .tag(0)
            case .feature: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The permission that the caller lacks.
    public enum NoPermissionError: StoneUnion, CustomStringConvertible {
        /// The caller can't query some of the accounts.
        case unauthorizedAccountIdUsage(Auth.UnauthorizedAccountIdUsageError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .unauthorizedAccountIdUsage(.init(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unauthorizedAccountIdUsage(let value): .variant(0, value._plainRecord)
            case .other: .tag(1)
            }
        }
    }

    /// The reason that the account can't use Paper.
    public enum PaperAccessError: StoneUnion, CustomStringConvertible {
        /// Paper is disabled.
        case paperDisabled
        /// The user has never used Paper.
        case notPaperUser
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .paperDisabled
            case 1: self = .notPaperUser
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .paperDisabled: .tag(0)
            case .notPaperUser: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// An error for too many requests by the app (HTTP status 429).
    public struct RateLimitError: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(reason: Auth.RateLimitReason, retryAfter: UInt64 = 1) {
            var builder = RecordBuilder(Auth._type(5))
            builder.union(0, reason._value)
            builder.uint64(1, retryAfter)
            self.init(_plainRecord: builder.record())
        }

        /// The kind of limit that was exceeded.
        @export(implementation) public var reason: Auth.RateLimitReason { _plainRecord.union(0) }
        /// The time to wait before the next request, in seconds. The default is 1.
        @export(implementation) public var retryAfter: UInt64 { _plainRecord.uint64(1, 1) }
    }

    /// The kind of limit that was exceeded.
    public enum RateLimitReason: StoneUnion, CustomStringConvertible {
        /// Too many requests. Wait, and then send requests at a lower rate.
        case tooManyRequests
        /// Too many concurrent write operations in one Dropbox. Wait, and then write with less concurrency.
        case tooManyWriteOperations
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .tooManyRequests
            case 1: self = .tooManyWriteOperations
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .tooManyRequests: .tag(0)
            case .tooManyWriteOperations: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// An OAuth 1 access token to exchange.
    public struct TokenFromOAuth1Arg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - oauth1Token: The OAuth 1 access token. At least 1 character.
        ///   - oauth1TokenSecret: The secret of the OAuth 1 access token. At least 1 character.
        @export(implementation)
        public init(oauth1Token: String, oauth1TokenSecret: String) {
            var builder = RecordBuilder(Auth._type(7))
            builder.string(0, oauth1Token)
            builder.string(1, oauth1TokenSecret)
            self.init(_plainRecord: builder.record())
        }

        /// The OAuth 1 access token. At least 1 character.
        @export(implementation) public var oauth1Token: String { _plainRecord.string(0) }
        /// The secret of the OAuth 1 access token. At least 1 character.
        @export(implementation) public var oauth1TokenSecret: String { _plainRecord.string(1) }
    }

    /// The reason that no token was returned.
    public enum TokenFromOAuth1Error: StoneUnion, CustomStringConvertible {
        /// The token and its secret aren't valid.
        case invalidOauth1TokenInfo
        /// The token was issued to another app.
        case appIdMismatch
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidOauth1TokenInfo
            case 1: self = .appIdMismatch
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidOauth1TokenInfo: .tag(0)
            case .appIdMismatch: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The result of a token exchange.
    public struct TokenFromOAuth1Result: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(oauth2Token: String) {
            var builder = RecordBuilder(Auth._type(9))
            builder.string(0, oauth2Token)
            self.init(_plainRecord: builder.record())
        }

        /// The OAuth 2 access token. At least 1 character.
        @export(implementation) public var oauth2Token: String { _plainRecord.string(0) }
    }

    /// The scope that a token lacks.
    public struct TokenScopeError: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(requiredScope: String) {
            var builder = RecordBuilder(Auth._type(10))
            builder.string(0, requiredScope)
            self.init(_plainRecord: builder.record())
        }

        /// The scope that the route needs, such as `files.content.read`.
        @export(implementation) public var requiredScope: String { _plainRecord.string(0) }
    }

    /// The accounts that the caller isn't allowed to query.
    public struct UnauthorizedAccountIdUsageError: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(unauthorizedAccountIds: [String]) {
            var builder = RecordBuilder(Auth._type(11))
            builder.strings(0, unauthorizedAccountIds)
            self.init(_plainRecord: builder.record())
        }

        /// The account identifiers.
        @export(implementation) public var unauthorizedAccountIds: [String] { _plainRecord.strings(0) }
    }
}

extension Auth {
    /// Converts `AccessError` from and to JSON.
    public typealias AccessErrorSerializer = StoneSerializer<Auth.AccessError>
    /// Converts `AuthError` from and to JSON.
    public typealias AuthErrorSerializer = StoneSerializer<Auth.AuthError>
    /// Converts `InvalidAccountTypeError` from and to JSON.
    public typealias InvalidAccountTypeErrorSerializer = StoneSerializer<Auth.InvalidAccountTypeError>
    /// Converts `NoPermissionError` from and to JSON.
    public typealias NoPermissionErrorSerializer = StoneSerializer<Auth.NoPermissionError>
    /// Converts `PaperAccessError` from and to JSON.
    public typealias PaperAccessErrorSerializer = StoneSerializer<Auth.PaperAccessError>
    /// Converts `RateLimitError` from and to JSON.
    public typealias RateLimitErrorSerializer = StoneSerializer<Auth.RateLimitError>
    /// Converts `RateLimitReason` from and to JSON.
    public typealias RateLimitReasonSerializer = StoneSerializer<Auth.RateLimitReason>
    /// Converts `TokenFromOAuth1Arg` from and to JSON.
    public typealias TokenFromOAuth1ArgSerializer = StoneSerializer<Auth.TokenFromOAuth1Arg>
    /// Converts `TokenFromOAuth1Error` from and to JSON.
    public typealias TokenFromOAuth1ErrorSerializer = StoneSerializer<Auth.TokenFromOAuth1Error>
    /// Converts `TokenFromOAuth1Result` from and to JSON.
    public typealias TokenFromOAuth1ResultSerializer = StoneSerializer<Auth.TokenFromOAuth1Result>
    /// Converts `TokenScopeError` from and to JSON.
    public typealias TokenScopeErrorSerializer = StoneSerializer<Auth.TokenScopeError>
    /// Converts `UnauthorizedAccountIdUsageError` from and to JSON.
    public typealias UnauthorizedAccountIdUsageErrorSerializer = StoneSerializer<Auth.UnauthorizedAccountIdUsageError>
}
