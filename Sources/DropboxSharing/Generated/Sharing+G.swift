// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxAccount
import StoneRuntime

extension Sharing {
    /// Which file to look up.
    public struct GetFileMetadataArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 32) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(file: String, actions: [Sharing.FileAction]? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, file)
            builder.unions(1, actions)
            _record = builder.record()
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        public var file: String { _record.string(0) }
        /// The actions to tell about, whether the user may take them.
        public var actions: [Sharing.FileAction]? { _record.unionsOpt(1) }
    }

    /// Which files to look up.
    public struct GetFileMetadataBatchArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 33) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(files: [String], actions: [Sharing.FileAction]? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.strings(0, files)
            builder.unions(1, actions)
            _record = builder.record()
        }

        /// The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        public var files: [String] { _record.strings(0) }
        /// The actions to tell about, whether the user may take them.
        public var actions: [Sharing.FileAction]? { _record.unionsOpt(1) }
    }

    /// How one file is shared.
    public struct GetFileMetadataBatchResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 34) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(file: String, result: Sharing.GetFileMetadataIndividualResult) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, file)
            builder.union(1, result._value)
            _record = builder.record()
        }

        /// The file, as given in the call. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        public var file: String { _record.string(0) }
        /// How it is shared, or why that is not known.
        public var result: Sharing.GetFileMetadataIndividualResult { _record.union(1) }
    }

    /// Why it is not known how a file is shared.
    public enum GetFileMetadataError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 35) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .accessError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userError(let value): .boxed(0, union: value._value)
            case .accessError(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// How one file is shared, or why that is not known.
    public enum GetFileMetadataIndividualResult: StoneUnion, CustomStringConvertible {
        /// How it is shared.
        case metadata(Sharing.SharedFileMetadata)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 36) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .metadata(Sharing.SharedFileMetadata(_record: payload))
            case 1: self = .accessError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .metadata(let value): .variant(0, value._record)
            case .accessError(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// Which shared folder to look up.
    public struct GetMetadataArgs: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 37) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedFolderId: String, actions: [Sharing.FolderAction]? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sharedFolderId)
            builder.unions(1, actions)
            _record = builder.record()
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        public var sharedFolderId: String { _record.string(0) }
        /// The actions to tell about, whether the user may take them.
        public var actions: [Sharing.FolderAction]? { _record.unionsOpt(1) }
    }

    /// Why the file behind a link was not downloaded.
    public enum GetSharedLinkFileError: StoneUnion, CustomStringConvertible {
        /// There is no such link.
        case sharedLinkNotFound
        /// The user may not use it.
        case sharedLinkAccessDenied
        /// Links of this kind cannot be downloaded. Use `export` of `Files`.
        case unsupportedLinkType
        /// Private links take neither `path` nor `linkPassword`.
        case unsupportedParameterField
        case other
        /// The link leads to a folder. Name a file in it by `path`.
        case sharedLinkIsDirectory

        public static var _type: TypeRef { TypeRef(Sharing._schema, 38) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .sharedLinkNotFound
            case 1: self = .sharedLinkAccessDenied
            case 2: self = .unsupportedLinkType
            case 3: self = .unsupportedParameterField
            case 5: self = .sharedLinkIsDirectory
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .sharedLinkNotFound: .tag(0)
            case .sharedLinkAccessDenied: .tag(1)
            case .unsupportedLinkType: .tag(2)
            case .unsupportedParameterField: .tag(3)
            case .other: .tag(4)
            case .sharedLinkIsDirectory: .tag(5)
            }
        }
    }

    /// Which link to follow.
    public struct GetSharedLinkMetadataArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 39) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(url: String, path: String? = nil, linkPassword: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, url)
            builder.string(1, path)
            builder.string(2, linkPassword)
            _record = builder.record()
        }

        /// The link.
        public var url: String { _record.string(0) }
        /// The file or folder within the linked folder: a path relative to that, starting with `/`. Pattern:
        /// `/(.|[\r\n])*`.
        public var path: String? { _record.stringOpt(1) }
        /// The password, if the link asks for one.
        public var linkPassword: String? { _record.stringOpt(2) }
    }

    /// Which links to list.
    public struct GetSharedLinksArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 40) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(path: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            _record = builder.record()
        }

        /// The file or folder whose links to list. By default all links.
        public var path: String? { _record.stringOpt(0) }
    }

    /// Why links were not listed.
    public enum GetSharedLinksError: StoneUnion, CustomStringConvertible {
        /// The path has the wrong form. The value may say more.
        case path(String?)
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 41) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.stringOpt())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, string: value)
            case .other: .tag(1)
            }
        }
    }

    /// The user's links.
    public struct GetSharedLinksResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 42) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(links: [Sharing.LinkMetadata]) {
            var builder = RecordBuilder(Self._type)
            builder.polys(0, links)
            _record = builder.record()
        }

        /// The links.
        public var links: [Sharing.LinkMetadata] { _record.polys(0) }
    }

    /// A group that has access.
    public struct GroupInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 43) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            groupName: String,
            groupId: String,
            groupManagementType: TeamCommon.GroupManagementType,
            groupType: TeamCommon.GroupType,
            isMember: Bool,
            isOwner: Bool,
            sameTeam: Bool,
            groupExternalId: String? = nil,
            memberCount: UInt32? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, groupName)
            builder.string(1, groupId)
            builder.string(2, groupExternalId)
            builder.uint32(3, memberCount)
            builder.union(4, groupManagementType._value)
            builder.union(5, groupType._value)
            builder.bool(6, isMember)
            builder.bool(7, isOwner)
            builder.bool(8, sameTeam)
            _record = builder.record()
        }

        /// The name of the group.
        public var groupName: String { _record.string(0) }
        /// The identity of the group, `g:…`.
        public var groupId: String { _record.string(1) }
        /// The identity that the team's own directory gives to the group, if any.
        public var groupExternalId: String? { _record.stringOpt(2) }
        /// How many members the group has.
        public var memberCount: UInt32? { _record.uint32Opt(3) }
        /// Who manages its members.
        public var groupManagementType: TeamCommon.GroupManagementType { _record.union(4) }
        /// Use `groupManagementType` instead. Deprecated.
        public var groupType: TeamCommon.GroupType { _record.union(5) }
        /// Whether the user belongs to the group.
        public var isMember: Bool { _record.bool(6) }
        /// Whether the user owns the group.
        public var isOwner: Bool { _record.bool(7) }
        /// Whether the group belongs to the user's team.
        public var sameTeam: Bool { _record.bool(8) }
    }

    /// A group that has access, and what it may do.
    public struct GroupMembershipInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 44) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            accessType: Sharing.AccessLevel,
            group: Sharing.GroupInfo,
            permissions: [Sharing.MemberPermission]? = nil,
            initials: String? = nil,
            isInherited: Bool = false
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, accessType._value)
            builder.list(1, permissions)
            builder.string(2, initials)
            builder.bool(3, isInherited)
            builder.object(4, group._record)
            _record = builder.record()
        }

        /// What the member may do, with what they have by way of a folder.
        public var accessType: Sharing.AccessLevel { _record.union(0) }
        /// What the user may do about the member, of the actions asked for.
        public var permissions: [Sharing.MemberPermission]? { _record.listOpt(1) }
        /// Is always nil. Deprecated.
        public var initials: String? { _record.stringOpt(2) }
        /// Whether the member has access by way of a folder around this one. Default: `false`.
        public var isInherited: Bool { _record.bool(3) }
        /// The group.
        public var group: Sharing.GroupInfo { _record.object(4) }
    }
}
