// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxFiles
import StoneRuntime

extension Sharing {
    /// Whose members to list.
    public struct ListFileMembersArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(62) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            file: String,
            actions: [Sharing.MemberAction]? = nil,
            includeInherited: Bool = true,
            limit: UInt32 = 100
        ) {
            var builder = RecordBuilder(Sharing._type(62))
            builder.string(0, file)
            builder.unions(1, actions)
            builder.bool(2, includeInherited)
            builder.uint32(3, limit)
            self.init(_record: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _record.string(0) }
        /// The actions to tell about, whether the user may take them on each member.
        @export(implementation) public var actions: [Sharing.MemberAction]? { _record.unionsOpt(1) }
        /// Whether to include members who have access only by way of a folder. Default: `true`.
        @export(implementation) public var includeInherited: Bool { _record.bool(2, true) }
        /// The size of a page. Default: 100. 1 to 300.
        @export(implementation) public var limit: UInt32 { _record.uint32(3, 100) }
    }

    /// Whose members to list.
    public struct ListFileMembersBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(63) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(files: [String], limit: UInt32 = 1000) {
            var builder = RecordBuilder(Sharing._type(63))
            builder.strings(0, files)
            builder.uint32(1, limit)
            self.init(_record: builder.record())
        }

        /// The files: paths or `id:…`. At most 100 items. Each: At least 1 character. Each: Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var files: [String] { _record.strings(0) }
        /// How many members to return at most. Default: 1000. At most 3000.
        @export(implementation) public var limit: UInt32 { _record.uint32(1, 1000) }
    }

    /// Who has access to one file.
    public struct ListFileMembersBatchResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(64) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(file: String, result: Sharing.ListFileMembersIndividualResult) {
            var builder = RecordBuilder(Sharing._type(64))
            builder.string(0, file)
            builder.union(1, result._value)
            self.init(_record: builder.record())
        }

        /// The file, as given in the call. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _record.string(0) }
        /// Who has access, or why that is not known.
        @export(implementation) public var result: Sharing.ListFileMembersIndividualResult { _record.union(1) }
    }

    /// Where a listing goes on.
    public struct ListFileMembersContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(65) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Sharing._type(65))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest page.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum ListFileMembersContinueError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// The cursor is not valid. List from the start.
        case invalidCursor
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(66) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .accessError(_value.union())
            case 2: self = .invalidCursor
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userError(let value): .boxed(0, union: value._value)
            case .accessError(let value): .boxed(1, union: value._value)
            case .invalidCursor: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Who has access to a file.
    public struct ListFileMembersCountResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(67) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(members: Sharing.SharedFileMembers, memberCount: UInt32) {
            var builder = RecordBuilder(Sharing._type(67))
            builder.object(0, members._record)
            builder.uint32(1, memberCount)
            self.init(_record: builder.record())
        }

        /// The members.
        @export(implementation) public var members: Sharing.SharedFileMembers { _record.object(0) }
        /// How many members there are, without those by way of a folder.
        @export(implementation) public var memberCount: UInt32 { _record.uint32(1) }
    }

    /// Why members were not listed.
    public enum ListFileMembersError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(68) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .accessError(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userError(let value): .boxed(0, union: value._value)
            case .accessError(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// Who has access to one file, or why that is not known.
    public enum ListFileMembersIndividualResult: StoneUnion, CustomStringConvertible {
        /// Who has access.
        case result(Sharing.ListFileMembersCountResult)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(69) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .result(Sharing.ListFileMembersCountResult(_record: payload))
            case 1: self = .accessError(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .result(let value): .variant(0, value._record)
            case .accessError(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// How to list files.
    public struct ListFilesArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(70) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(limit: UInt32 = 100, actions: [Sharing.FileAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(70))
            builder.uint32(0, limit)
            builder.unions(1, actions)
            self.init(_record: builder.record())
        }

        /// The size of a page. Default: 100. 1 to 300.
        @export(implementation) public var limit: UInt32 { _record.uint32(0, 100) }
        /// The actions to tell about, whether the user may take them on each file.
        @export(implementation) public var actions: [Sharing.FileAction]? { _record.unionsOpt(1) }
    }

    /// Where a listing goes on.
    public struct ListFilesContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(71) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Sharing._type(71))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest page.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum ListFilesContinueError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The cursor is not valid. List from the start.
        case invalidCursor
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(72) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .invalidCursor
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userError(let value): .boxed(0, union: value._value)
            case .invalidCursor: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// A page of files shared with the user.
    public struct ListFilesResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(73) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Sharing.SharedFileMetadata], cursor: String? = nil) {
            var builder = RecordBuilder(Sharing._type(73))
            builder.list(0, entries)
            builder.string(1, cursor)
            self.init(_record: builder.record())
        }

        /// The files.
        @export(implementation) public var entries: [Sharing.SharedFileMetadata] { _record.list(0) }
        /// Where the next page begins. Nil at the end.
        @export(implementation) public var cursor: String? { _record.stringOpt(1) }
    }

    /// Whose members to list.
    public struct ListFolderMembersArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(74) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sharedFolderId: String,
            actions: [Sharing.MemberAction]? = nil,
            limit: UInt32 = 1000,
            path: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(74))
            builder.unions(0, actions)
            builder.uint32(1, limit)
            builder.string(2, sharedFolderId)
            builder.string(3, path)
            self.init(_record: builder.record())
        }

        /// The actions to tell about, whether the user may take them on each member.
        @export(implementation) public var actions: [Sharing.MemberAction]? { _record.unionsOpt(0) }
        /// The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: UInt32 { _record.uint32(1, 1000) }
        /// The shared folder. Ignored if `path` is given. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(2) }
        /// The folder by path, to list those with access by way of a folder around it too.
        @export(implementation) public var path: String? { _record.stringOpt(3) }
    }

    /// Where a listing goes on.
    public struct ListFolderMembersContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(75) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Sharing._type(75))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest page.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum ListFolderMembersContinueError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// The cursor is not valid. List from the start.
        case invalidCursor
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(76) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .invalidCursor
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .invalidCursor: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// How to list members.
    public struct ListFolderMembersCursorArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(77) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(actions: [Sharing.MemberAction]? = nil, limit: UInt32 = 1000) {
            var builder = RecordBuilder(Sharing._type(77))
            builder.unions(0, actions)
            builder.uint32(1, limit)
            self.init(_record: builder.record())
        }

        /// The actions to tell about, whether the user may take them on each member.
        @export(implementation) public var actions: [Sharing.MemberAction]? { _record.unionsOpt(0) }
        /// The size of a page: members, groups and invited people together. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: UInt32 { _record.uint32(1, 1000) }
    }

    /// How to list folders.
    public struct ListFoldersArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(78) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(limit: UInt32 = 1000, actions: [Sharing.FolderAction]? = nil) {
            var builder = RecordBuilder(Sharing._type(78))
            builder.uint32(0, limit)
            builder.unions(1, actions)
            self.init(_record: builder.record())
        }

        /// The size of a page. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: UInt32 { _record.uint32(0, 1000) }
        /// The actions to tell about, whether the user may take them on each folder.
        @export(implementation) public var actions: [Sharing.FolderAction]? { _record.unionsOpt(1) }
    }

    /// Where a listing goes on.
    public struct ListFoldersContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(79) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Sharing._type(79))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest page.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum ListFoldersContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor is not valid. List from the start.
        case invalidCursor
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(80) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidCursor
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidCursor: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of shared folders.
    public struct ListFoldersResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(81) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Sharing.SharedFolderMetadata], cursor: String? = nil) {
            var builder = RecordBuilder(Sharing._type(81))
            builder.list(0, entries)
            builder.string(1, cursor)
            self.init(_record: builder.record())
        }

        /// The shared folders. Those that are not mounted have no `pathLower`.
        @export(implementation) public var entries: [Sharing.SharedFolderMetadata] { _record.list(0) }
        /// Where the next page begins. Nil at the end.
        @export(implementation) public var cursor: String? { _record.stringOpt(1) }
    }

    /// Which links to list.
    public struct ListSharedLinksArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(82) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String? = nil, cursor: String? = nil, directOnly: Bool? = nil) {
            var builder = RecordBuilder(Sharing._type(82))
            builder.string(0, path)
            builder.string(1, cursor)
            builder.bool(2, directOnly)
            self.init(_record: builder.record())
        }

        /// Only links through which this path can be reached. By default all links of the user, page by page. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String? { _record.stringOpt(0) }
        /// Where the page begins: the cursor of the latest page.
        @export(implementation) public var cursor: String? { _record.stringOpt(1) }
        /// Whether to leave out links to the folders around `path`.
        @export(implementation) public var directOnly: Bool? { _record.boolOpt(2) }
    }

    /// Why links were not listed.
    public enum ListSharedLinksError: StoneUnion, CustomStringConvertible {
        /// There is nothing at this path.
        case path(Files.LookupError)
        /// The cursor has expired. List from the start.
        case reset
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(83) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .reset
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .reset: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// A page of links.
    public struct ListSharedLinksResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(84) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(links: [Sharing.SharedLinkMetadata], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Sharing._type(84))
            builder.polys(0, links)
            builder.bool(1, hasMore)
            builder.string(2, cursor)
            self.init(_record: builder.record())
        }

        /// The links.
        @export(implementation) public var links: [Sharing.SharedLinkMetadata] { _record.polys(0) }
        /// Whether there is a next page. Fetch it with `listSharedLinks` and `cursor`.
        @export(implementation) public var hasMore: Bool { _record.bool(1) }
        /// Where the next page begins. Only if no path was given.
        @export(implementation) public var cursor: String? { _record.stringOpt(2) }
    }

    /// Which access a member has after a change.
    public struct MemberAccessLevelResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(85) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            accessLevel: Sharing.AccessLevel? = nil,
            warning: String? = nil,
            accessDetails: [Sharing.ParentFolderAccessInfo]? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(85))
            builder.union(0, accessLevel?._value)
            builder.string(1, warning)
            builder.list(2, accessDetails)
            self.init(_record: builder.record())
        }

        /// What they still may do, by way of a folder.
        @export(implementation) public var accessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
        /// A text to show to the user: why they still have access.
        @export(implementation) public var warning: String? { _record.stringOpt(1) }
        /// The folders by which they have access.
        @export(implementation) public var accessDetails: [Sharing.ParentFolderAccessInfo]? { _record.listOpt(2) }
    }

    /// Something that may be done about a member.
    public enum MemberAction: StoneUnion, CustomStringConvertible {
        /// Let them keep a copy when they are removed.
        case leaveACopy
        /// Let them change what is there.
        case makeEditor
        /// Make them the owner.
        case makeOwner
        /// Let them view and comment only.
        case makeViewer
        /// Let them view only.
        case makeViewerNoComment
        /// Remove them.
        case remove
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(86) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .leaveACopy
            case 1: self = .makeEditor
            case 2: self = .makeOwner
            case 3: self = .makeViewer
            case 4: self = .makeViewerNoComment
            case 5: self = .remove
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .leaveACopy: .tag(0)
            case .makeEditor: .tag(1)
            case .makeOwner: .tag(2)
            case .makeViewer: .tag(3)
            case .makeViewerNoComment: .tag(4)
            case .remove: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// Whether the user may do something about a member.
    public struct MemberPermission: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(87) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(action: Sharing.MemberAction, allow: Bool, reason: Sharing.PermissionDeniedReason? = nil) {
            var builder = RecordBuilder(Sharing._type(87))
            builder.union(0, action._value)
            builder.bool(1, allow)
            builder.union(2, reason?._value)
            self.init(_record: builder.record())
        }

        /// What they may do or not.
        @export(implementation) public var action: Sharing.MemberAction { _record.union(0) }
        /// Whether they may.
        @export(implementation) public var allow: Bool { _record.bool(1) }
        /// Why they may not.
        @export(implementation) public var reason: Sharing.PermissionDeniedReason? { _record.unionOpt(2) }
    }

    /// Who may be a member of a team's shared folder.
    public enum MemberPolicy: StoneUnion, CustomStringConvertible {
        /// Teammates.
        case team
        /// Anybody.
        case anyone
        /// Teammates, and others whom the admins have approved.
        case teamAndApproved
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(88) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .team
            case 1: self = .anyone
            case 2: self = .teamAndApproved
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .team: .tag(0)
            case .anyone: .tag(1)
            case .teamAndApproved: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A person or group, by id or by email address.
    public enum MemberSelector: StoneUnion, CustomStringConvertible {
        /// An account, a team member or a group. At least 1 character.
        case dropboxId(String)
        /// An email address, with or without an account. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case email(String)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(89) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .dropboxId(_value.string())
            case 1: self = .email(_value.string())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .dropboxId(let value): .boxed(0, string: value)
            case .email(let value): .boxed(1, string: value)
            case .other: .tag(2)
            }
        }
    }

    /// A member, and what they may do.
    public struct MembershipInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(90) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            accessType: Sharing.AccessLevel,
            permissions: [Sharing.MemberPermission]? = nil,
            initials: String? = nil,
            isInherited: Bool = false
        ) {
            var builder = RecordBuilder(Sharing._type(90))
            builder.union(0, accessType._value)
            builder.list(1, permissions)
            builder.string(2, initials)
            builder.bool(3, isInherited)
            self.init(_record: builder.record())
        }

        /// What the member may do, with what they have by way of a folder.
        @export(implementation) public var accessType: Sharing.AccessLevel { _record.union(0) }
        /// What the user may do about the member, of the actions asked for.
        @export(implementation) public var permissions: [Sharing.MemberPermission]? { _record.listOpt(1) }
        /// Is always nil. Deprecated.
        @export(implementation) public var initials: String? { _record.stringOpt(2) }
        /// Whether the member has access by way of a folder around this one. Default: `false`.
        @export(implementation) public var isInherited: Bool { _record.bool(3) }
    }

    /// What to change about a link.
    public struct ModifySharedLinkSettingsArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(91) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(url: String, settings: Sharing.SharedLinkSettings, removeExpiration: Bool = false) {
            var builder = RecordBuilder(Sharing._type(91))
            builder.string(0, url)
            builder.object(1, settings._record)
            builder.bool(2, removeExpiration)
            self.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public var url: String { _record.string(0) }
        /// What to change.
        @export(implementation) public var settings: Sharing.SharedLinkSettings { _record.object(1) }
        /// Whether to let the link live for ever. Default: `false`.
        @export(implementation) public var removeExpiration: Bool { _record.bool(2) }
    }

    /// Why a link was not changed.
    public enum ModifySharedLinkSettingsError: StoneUnion, CustomStringConvertible {
        /// There is no such link.
        case sharedLinkNotFound
        /// The user may not use it.
        case sharedLinkAccessDenied
        /// Links of this kind cannot be downloaded. Use `export` of `Files`.
        case unsupportedLinkType
        /// Private links take neither `path` nor `linkPassword`.
        case unsupportedParameterField
        case other
        /// The settings are not acceptable.
        case settingsError(Sharing.SharedLinkSettingsError)
        /// The user has not verified their email address. Ask them to, then try again.
        case emailNotVerified

        @export(implementation) public static var _type: TypeRef { Sharing._type(92) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .sharedLinkNotFound
            case 1: self = .sharedLinkAccessDenied
            case 2: self = .unsupportedLinkType
            case 3: self = .unsupportedParameterField
            case 5: self = .settingsError(_value.union())
            case 6: self = .emailNotVerified
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .sharedLinkNotFound: .tag(0)
            case .sharedLinkAccessDenied: .tag(1)
            case .unsupportedLinkType: .tag(2)
            case .unsupportedParameterField: .tag(3)
            case .other: .tag(4)
            case .settingsError(let value): .boxed(5, union: value._value)
            case .emailNotVerified: .tag(6)
            }
        }
    }

    /// Which folder to mount.
    public struct MountFolderArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(93) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedFolderId: String) {
            var builder = RecordBuilder(Sharing._type(93))
            builder.string(0, sharedFolderId)
            self.init(_record: builder.record())
        }

        /// The shared folder to put into the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(0) }
    }

    /// Why a shared folder was not mounted.
    public enum MountFolderError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// A shared folder would lie within another one.
        case insideSharedFolder
        /// The user's Dropbox has too little space for it.
        case insufficientQuota(Sharing.InsufficientQuotaAmounts)
        /// It is mounted already.
        case alreadyMounted
        /// The user has no permission for this.
        case noPermission
        /// It cannot be mounted, for instance because it lies in a team folder of the user.
        case notMountable
        /// Dropbox mounts this folder by itself.
        case mustAutomount
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(94) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .insideSharedFolder
            case 2: self = .insufficientQuota(Sharing.InsufficientQuotaAmounts(_record: payload))
            case 3: self = .alreadyMounted
            case 4: self = .noPermission
            case 5: self = .notMountable
            case 6: self = .mustAutomount
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .insideSharedFolder: .tag(1)
            case .insufficientQuota(let value): .variant(2, value._record)
            case .alreadyMounted: .tag(3)
            case .noPermission: .tag(4)
            case .notMountable: .tag(5)
            case .mustAutomount: .tag(6)
            case .other: .tag(7)
            }
        }
    }
}
