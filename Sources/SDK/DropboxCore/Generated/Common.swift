// Generated from API/common.json by `make generate`. Do not edit.

import DropboxStone

/// Path roots and other types that several namespaces use.
public enum Common: StoneNamespace {
    /// The schema of the `common` namespace.
    public static let _schema = StoneSchema(
        "common",
        families: { [RootInfo.self, TeamRootInfo.self, UserRootInfo.self] },
        #"""
alias Date Timestamp("%Y-%m-%d")
alias DisplayName String(pattern="[^/:?*<>\"|]*")
alias DisplayNameLegacy String
alias DropboxTimestamp Timestamp("%Y-%m-%dT%H:%M:%SZ")
alias EmailAddress String(max_length=255,pattern="^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\\.[A-Za-z]{2,15}$")
alias LanguageCode String(min_length=2)
alias NamePart String(min_length=1,max_length=50,pattern="[^/:?*<>\"|]*")
alias NamespaceId String(pattern="[-_0-9a-zA-Z:]+")
alias OptionalNamePart String(max_length=50,pattern="[^/:?*<>\"|]*")
alias SessionId String
alias SharedFolderId NamespaceId
struct DropboxDuration;seconds Int64;nanos Int32
union PathRoot open=other;home;root NamespaceId;namespace_id NamespaceId;other
union PathRootError open=other;invalid_root RootInfo;no_permission;other
struct RootInfo open team=TeamRootInfo user=UserRootInfo;root_namespace_id NamespaceId;home_namespace_id NamespaceId
struct TeamRootInfo : RootInfo;home_path String
struct UserRootInfo : RootInfo;home_path String?
"""#
    )
}

extension Common {
    /// A length of time.
    public struct DropboxDuration: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(seconds: Int64, nanos: Int32) {
            var builder = RecordBuilder(Common._type(0))
            builder.int64(0, seconds)
            builder.int32(1, nanos)
            self.init(_plainRecord: builder.record())
        }

        /// The whole seconds.
        @export(implementation) public var seconds: Int64 { _plainRecord.int64(0) }
        /// The nanoseconds in addition to the seconds.
        @export(implementation) public var nanos: Int32 { _plainRecord.int32(1) }
    }

    /// The folder to which paths are relative.
    public enum PathRoot: StoneUnion, CustomStringConvertible {
        /// The user's home folder, which is the default. For a member of a team with a team space, it lies within the
        /// team space.
        case home
        /// The user's root, by its namespace identifier. Fails with `PathRootError.invalidRoot` if the user's root has
        /// changed. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
        case root(String)
        /// Any namespace that the user can access, such as a shared folder, by its identifier. Consists of letters from
        /// A to Z, digits, hyphens, underscores, and colons.
        case namespaceId(String)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .home
            case 1: self = .root(_value.string())
            case 2: self = .namespaceId(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .home: .tag(0)
            case .root(let value): .boxedValue(1, string: value)
            case .namespaceId(let value): .boxedValue(2, string: value)
            case .other: .tag(3)
            }
        }
    }

    /// The reason that a path root wasn't accepted (HTTP status 422).
    public enum PathRootError: StoneUnion, CustomStringConvertible {
        /// The user's root has changed. Create a path root from the associated value, and list folders from the start.
        case invalidRoot(Common.RootInfo)
        /// The user doesn't have access to the namespace.
        case noPermission
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invalidRoot(_value.polymorphic())
            case 1: self = .noPermission
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidRoot(let value): .boxedValue(0, object: value)
            case .noPermission: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The root and home namespaces of a user. Cast it to `Common.TeamRootInfo` or `Common.UserRootInfo`.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class RootInfo: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(rootNamespaceId: String, homeNamespaceId: String) {
            var builder = RecordBuilder(Common._type(3))
            builder.string(0, rootNamespaceId)
            builder.string(1, homeNamespaceId)
            super.init(_record: builder.record())
        }

        /// The identifier of the root namespace: the team space if the user's team has one, otherwise the home folder.
        /// Consists of letters from A to Z, digits, hyphens, underscores, and colons.
        @export(implementation) public final var rootNamespaceId: String { _record.string(0) }
        /// The identifier of the home namespace. Consists of letters from A to Z, digits, hyphens, underscores, and
        /// colons.
        @export(implementation) public final var homeNamespaceId: String { _record.string(1) }
    }

    /// The root and home namespaces of a user whose team has a team space.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class TeamRootInfo: Common.RootInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(rootNamespaceId: String, homeNamespaceId: String, homePath: String) {
            var builder = RecordBuilder(Common._type(4))
            builder.string(0, rootNamespaceId)
            builder.string(1, homeNamespaceId)
            builder.string(2, homePath)
            super.init(_record: builder.record())
        }

        /// The path of the home folder in the team space.
        @export(implementation) public var homePath: String { _record.string(2) }
    }

    /// The root and home namespaces of a user without a team space.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class UserRootInfo: Common.RootInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(rootNamespaceId: String, homeNamespaceId: String, homePath: String? = nil) {
            var builder = RecordBuilder(Common._type(5))
            builder.string(0, rootNamespaceId)
            builder.string(1, homeNamespaceId)
            builder.string(2, homePath)
            super.init(_record: builder.record())
        }

        /// The path of the home folder in the root. `nil` if they are the same.
        @export(implementation) public var homePath: String? { _record.stringOpt(2) }
    }
}

extension Common {
    /// Converts `DropboxDuration` from and to JSON.
    public typealias DropboxDurationSerializer = StoneSerializer<Common.DropboxDuration>
    /// Converts `PathRoot` from and to JSON.
    public typealias PathRootSerializer = StoneSerializer<Common.PathRoot>
    /// Converts `PathRootError` from and to JSON.
    public typealias PathRootErrorSerializer = StoneSerializer<Common.PathRootError>
    /// Converts `RootInfo` from and to JSON.
    public typealias RootInfoSerializer = StoneSerializer<Common.RootInfo>
    /// Converts `TeamRootInfo` from and to JSON.
    public typealias TeamRootInfoSerializer = StoneSerializer<Common.TeamRootInfo>
    /// Converts `UserRootInfo` from and to JSON.
    public typealias UserRootInfoSerializer = StoneSerializer<Common.UserRootInfo>
}
