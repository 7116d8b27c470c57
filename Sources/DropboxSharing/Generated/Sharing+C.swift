// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxFiles
import Foundation
import StoneRuntime

extension Sharing {
    /// Whether members may set a later expiry than the team's default.
    public enum ChangeLinkExpirationPolicy: StoneUnion, CustomStringConvertible {
        /// They may.
        case allowed
        /// They may not.
        case notAllowed
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 13) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .allowed
            case 1: self = .notAllowed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .allowed: .tag(0)
            case .notAllowed: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// A link to a collection of files.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class CollectionLinkMetadata: Sharing.LinkMetadata, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(Sharing._schema, 14) }

        public required init(_record: Record) { super.init(_record: _record) }

        public override init(url: String, visibility: Sharing.Visibility, expires: Date? = nil) {
            var builder = RecordBuilder(CollectionLinkMetadata._type)
            builder.string(0, url)
            builder.union(1, visibility._value)
            builder.date(2, expires)
            super.init(_record: builder.record())
        }
    }

    /// What to link to.
    public struct CreateSharedLinkArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 15) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(path: String, shortUrl: Bool = false, pendingUpload: Sharing.PendingUploadMode? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            builder.bool(1, shortUrl)
            builder.union(2, pendingUpload?._value)
            _record = builder.record()
        }

        /// The file or folder.
        public var path: String { _record.string(0) }
        /// Has no use any more. Default: `false`. Deprecated.
        public var shortUrl: Bool { _record.bool(1) }
        /// What to expect at the path if nothing is there yet.
        public var pendingUpload: Sharing.PendingUploadMode? { _record.unionOpt(2) }
    }

    /// Why no link was made.
    public enum CreateSharedLinkError: StoneUnion, CustomStringConvertible {
        /// There is nothing to link to at this path.
        case path(Files.LookupError)
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 16) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .other: .tag(1)
            }
        }
    }

    /// What to link to, and who may use the link.
    public struct CreateSharedLinkWithSettingsArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 17) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(path: String, settings: Sharing.SharedLinkSettings? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            builder.object(1, settings?._record)
            _record = builder.record()
        }

        /// The file or folder: a path or an `id:…`. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        public var path: String { _record.string(0) }
        /// Who may use the link, its password and its expiry.
        public var settings: Sharing.SharedLinkSettings? { _record.objectOpt(1) }
    }

    /// Why no link was made.
    public enum CreateSharedLinkWithSettingsError: StoneUnion, CustomStringConvertible {
        /// There is nothing to link to at this path.
        case path(Files.LookupError)
        /// The user has not verified their email address. Ask them to, then try again.
        case emailNotVerified
        /// There is a link already. The value tells which, unless the settings asked for do not fit it; then find it
        /// with `listSharedLinks` and `directOnly`.
        case sharedLinkAlreadyExists(Sharing.SharedLinkAlreadyExistsMetadata?)
        /// The settings are not acceptable.
        case settingsError(Sharing.SharedLinkSettingsError)
        /// The user may not link to this, for instance because it is restricted or their links are banned.
        case accessDenied
        /// The user may not share any more, because of abuse.
        case bannedMember
        /// The user has too many shared folders.
        case tooManySharedFolders

        public static var _type: TypeRef { TypeRef(Sharing._schema, 18) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .emailNotVerified
            case 2: self = .sharedLinkAlreadyExists(_value.unionOpt())
            case 3: self = .settingsError(_value.union())
            case 4: self = .accessDenied
            case 5: self = .bannedMember
            default: self = .tooManySharedFolders
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .emailNotVerified: .tag(1)
            case .sharedLinkAlreadyExists(let value): .boxed(2, union: value?._value)
            case .settingsError(let value): .boxed(3, union: value._value)
            case .accessDenied: .tag(4)
            case .bannedMember: .tag(5)
            case .tooManySharedFolders: .tag(6)
            }
        }
    }
}
