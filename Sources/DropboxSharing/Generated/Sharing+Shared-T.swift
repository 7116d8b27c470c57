// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxAccount
import Foundation
import StoneRuntime

extension Sharing {
    /// The link to shared content.
    public struct SharedContentLinkMetadata: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(129) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            audienceOptions: [Sharing.LinkAudience],
            currentAudience: Sharing.LinkAudience,
            linkPermissions: [Sharing.LinkPermission],
            passwordProtected: Bool,
            url: String,
            accessLevel: Sharing.AccessLevel? = nil,
            audienceRestrictingSharedFolder: Sharing.AudienceRestrictingSharedFolder? = nil,
            expiry: Date? = nil,
            audienceExceptions: Sharing.AudienceExceptions? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(129))
            builder.union(0, accessLevel?._value)
            builder.unions(1, audienceOptions)
            builder.object(2, audienceRestrictingSharedFolder?._record)
            builder.union(3, currentAudience._value)
            builder.date(4, expiry)
            builder.list(5, linkPermissions)
            builder.bool(6, passwordProtected)
            builder.object(7, audienceExceptions?._record)
            builder.string(8, url)
            self.init(_record: builder.record())
        }

        /// What the link allows.
        @export(implementation) public var accessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
        /// Who could be allowed to use it.
        @export(implementation) public var audienceOptions: [Sharing.LinkAudience] { _record.unions(1) }
        /// The shared folder that keeps the audience from being made smaller.
        @export(implementation)
        public var audienceRestrictingSharedFolder: Sharing.AudienceRestrictingSharedFolder? {
            _record.objectOpt(2)
        }
        /// Who may use it.
        @export(implementation) public var currentAudience: Sharing.LinkAudience { _record.union(3) }
        /// When it expires, if ever. After that only members can use it.
        @export(implementation) public var expiry: Date? { _record.dateOpt(4) }
        /// What the user may do with it.
        @export(implementation) public var linkPermissions: [Sharing.LinkPermission] { _record.list(5) }
        /// Whether it asks for a password.
        @export(implementation) public var passwordProtected: Bool { _record.bool(6) }
        /// What in the folder can be reached by other people than the folder. Only where one folder was asked about.
        @export(implementation) public var audienceExceptions: Sharing.AudienceExceptions? { _record.objectOpt(7) }
        /// The link.
        @export(implementation) public var url: String { _record.string(8) }
    }

    /// What links to shared content have in common.
    public struct SharedContentLinkMetadataBase: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(130) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            audienceOptions: [Sharing.LinkAudience],
            currentAudience: Sharing.LinkAudience,
            linkPermissions: [Sharing.LinkPermission],
            passwordProtected: Bool,
            accessLevel: Sharing.AccessLevel? = nil,
            audienceRestrictingSharedFolder: Sharing.AudienceRestrictingSharedFolder? = nil,
            expiry: Date? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(130))
            builder.union(0, accessLevel?._value)
            builder.unions(1, audienceOptions)
            builder.object(2, audienceRestrictingSharedFolder?._record)
            builder.union(3, currentAudience._value)
            builder.date(4, expiry)
            builder.list(5, linkPermissions)
            builder.bool(6, passwordProtected)
            self.init(_record: builder.record())
        }

        /// What the link allows.
        @export(implementation) public var accessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
        /// Who could be allowed to use it.
        @export(implementation) public var audienceOptions: [Sharing.LinkAudience] { _record.unions(1) }
        /// The shared folder that keeps the audience from being made smaller.
        @export(implementation)
        public var audienceRestrictingSharedFolder: Sharing.AudienceRestrictingSharedFolder? {
            _record.objectOpt(2)
        }
        /// Who may use it.
        @export(implementation) public var currentAudience: Sharing.LinkAudience { _record.union(3) }
        /// When it expires, if ever. After that only members can use it.
        @export(implementation) public var expiry: Date? { _record.dateOpt(4) }
        /// What the user may do with it.
        @export(implementation) public var linkPermissions: [Sharing.LinkPermission] { _record.list(5) }
        /// Whether it asks for a password.
        @export(implementation) public var passwordProtected: Bool { _record.bool(6) }
    }

    /// Who has access to a file.
    public struct SharedFileMembers: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(131) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            users: [Sharing.UserFileMembershipInfo],
            groups: [Sharing.GroupMembershipInfo],
            invitees: [Sharing.InviteeMembershipInfo],
            cursor: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(131))
            builder.list(0, users)
            builder.list(1, groups)
            builder.list(2, invitees)
            builder.string(3, cursor)
            self.init(_record: builder.record())
        }

        /// The members.
        @export(implementation) public var users: [Sharing.UserFileMembershipInfo] { _record.list(0) }
        /// The groups.
        @export(implementation) public var groups: [Sharing.GroupMembershipInfo] { _record.list(1) }
        /// Those who are invited and have not signed in yet.
        @export(implementation) public var invitees: [Sharing.InviteeMembershipInfo] { _record.list(2) }
        /// Where the next page begins. Nil at the end. Pass it to `listFileMembersContinue`.
        @export(implementation) public var cursor: String? { _record.stringOpt(3) }
    }

    /// How a file is shared.
    public struct SharedFileMetadata: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(132) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            id: String,
            name: String,
            policy: Sharing.FolderPolicy,
            previewUrl: String,
            accessType: Sharing.AccessLevel? = nil,
            expectedLinkMetadata: Sharing.ExpectedSharedContentLinkMetadata? = nil,
            linkMetadata: Sharing.SharedContentLinkMetadata? = nil,
            ownerDisplayNames: [String]? = nil,
            ownerTeam: Users.Team? = nil,
            parentSharedFolderId: String? = nil,
            pathDisplay: String? = nil,
            pathLower: String? = nil,
            permissions: [Sharing.FilePermission]? = nil,
            timeInvited: Date? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(132))
            builder.union(0, accessType?._value)
            builder.string(1, id)
            builder.object(2, expectedLinkMetadata?._record)
            builder.object(3, linkMetadata?._record)
            builder.string(4, name)
            builder.strings(5, ownerDisplayNames)
            builder.object(6, ownerTeam?._record)
            builder.string(7, parentSharedFolderId)
            builder.string(8, pathDisplay)
            builder.string(9, pathLower)
            builder.list(10, permissions)
            builder.object(11, policy._record)
            builder.string(12, previewUrl)
            builder.date(13, timeInvited)
            self.init(_record: builder.record())
        }

        /// What the user may do with it.
        @export(implementation) public var accessType: Sharing.AccessLevel? { _record.unionOpt(0) }
        /// The identity of the file, `id:…`. At least 4 characters. Pattern: `id:.+`.
        @export(implementation) public var id: String { _record.string(1) }
        /// The link that would be made, if there is none yet. Rarely set.
        @export(implementation)
        public var expectedLinkMetadata: Sharing.ExpectedSharedContentLinkMetadata? {
            _record.objectOpt(2)
        }
        /// The link to the file. Rarely set.
        @export(implementation) public var linkMetadata: Sharing.SharedContentLinkMetadata? { _record.objectOpt(3) }
        /// The name of the file.
        @export(implementation) public var name: String { _record.string(4) }
        /// The names of its owners and, in a team folder, of the admins.
        @export(implementation) public var ownerDisplayNames: [String]? { _record.stringsOpt(5) }
        /// The team that owns it, if one does.
        @export(implementation) public var ownerTeam: Users.Team? { _record.objectOpt(6) }
        /// The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var parentSharedFolderId: String? { _record.stringOpt(7) }
        /// The path for display. Nil if it is not mounted.
        @export(implementation) public var pathDisplay: String? { _record.stringOpt(8) }
        /// The path in lower case. Nil if it is not mounted.
        @export(implementation) public var pathLower: String? { _record.stringOpt(9) }
        /// What the user may do about the sharing, of the actions asked for.
        @export(implementation) public var permissions: [Sharing.FilePermission]? { _record.listOpt(10) }
        /// The rules for it.
        @export(implementation) public var policy: Sharing.FolderPolicy { _record.object(11) }
        /// The address at which to look at it in a browser.
        @export(implementation) public var previewUrl: String { _record.string(12) }
        /// When the user was invited to it, or to the folder around it.
        @export(implementation) public var timeInvited: Date? { _record.dateOpt(13) }
    }

    /// Why a shared folder cannot be opened.
    public enum SharedFolderAccessError: StoneUnion, CustomStringConvertible {
        /// There is no such shared folder.
        case invalidId
        /// The user is not a member.
        case notAMember
        /// There is no such account, or it is disabled.
        case invalidMember
        /// Does not occur any more. Deprecated.
        case emailUnverified
        /// The folder is not mounted. Mount it first.
        case unmounted
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(133) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidId
            case 1: self = .notAMember
            case 2: self = .invalidMember
            case 3: self = .emailUnverified
            case 4: self = .unmounted
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidId: .tag(0)
            case .notAMember: .tag(1)
            case .invalidMember: .tag(2)
            case .emailUnverified: .tag(3)
            case .unmounted: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// What is wrong with a member.
    public enum SharedFolderMemberError: StoneUnion, CustomStringConvertible {
        /// There is no such account.
        case invalidDropboxId
        /// They are not a member of the folder.
        case notAMember
        /// They have access only by way of a folder; the value tells which access.
        case noExplicitAccess(Sharing.MemberAccessLevelResult)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(134) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .invalidDropboxId
            case 1: self = .notAMember
            case 2: self = .noExplicitAccess(Sharing.MemberAccessLevelResult(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidDropboxId: .tag(0)
            case .notAMember: .tag(1)
            case .noExplicitAccess(let value): .variant(2, value._record)
            case .other: .tag(3)
            }
        }
    }

    /// Who has access to a shared folder.
    public struct SharedFolderMembers: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(135) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            users: [Sharing.UserMembershipInfo],
            groups: [Sharing.GroupMembershipInfo],
            invitees: [Sharing.InviteeMembershipInfo],
            cursor: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(135))
            builder.list(0, users)
            builder.list(1, groups)
            builder.list(2, invitees)
            builder.string(3, cursor)
            self.init(_record: builder.record())
        }

        /// The members.
        @export(implementation) public var users: [Sharing.UserMembershipInfo] { _record.list(0) }
        /// The groups.
        @export(implementation) public var groups: [Sharing.GroupMembershipInfo] { _record.list(1) }
        /// Those who are invited.
        @export(implementation) public var invitees: [Sharing.InviteeMembershipInfo] { _record.list(2) }
        /// Where the next page begins. Nil at the end. Pass it to `listFolderMembersContinue`.
        @export(implementation) public var cursor: String? { _record.stringOpt(3) }
    }

    /// A shared folder.
    public struct SharedFolderMetadata: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(136) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            accessType: Sharing.AccessLevel,
            isInsideTeamFolder: Bool,
            isTeamFolder: Bool,
            name: String,
            policy: Sharing.FolderPolicy,
            previewUrl: String,
            sharedFolderId: String,
            timeInvited: Date,
            ownerDisplayNames: [String]? = nil,
            ownerTeam: Users.Team? = nil,
            parentSharedFolderId: String? = nil,
            pathDisplay: String? = nil,
            pathLower: String? = nil,
            parentFolderName: String? = nil,
            linkMetadata: Sharing.SharedContentLinkMetadata? = nil,
            permissions: [Sharing.FolderPermission]? = nil,
            accessInheritance: Sharing.AccessInheritance = .inherit,
            folderId: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(136))
            builder.union(0, accessType._value)
            builder.bool(1, isInsideTeamFolder)
            builder.bool(2, isTeamFolder)
            builder.strings(3, ownerDisplayNames)
            builder.object(4, ownerTeam?._record)
            builder.string(5, parentSharedFolderId)
            builder.string(6, pathDisplay)
            builder.string(7, pathLower)
            builder.string(8, parentFolderName)
            builder.object(9, linkMetadata?._record)
            builder.string(10, name)
            builder.list(11, permissions)
            builder.object(12, policy._record)
            builder.string(13, previewUrl)
            builder.string(14, sharedFolderId)
            builder.date(15, timeInvited)
            builder.union(16, accessInheritance._value)
            builder.string(17, folderId)
            self.init(_record: builder.record())
        }

        /// What the user may do in it.
        @export(implementation) public var accessType: Sharing.AccessLevel { _record.union(0) }
        /// Whether it lies in a team folder.
        @export(implementation) public var isInsideTeamFolder: Bool { _record.bool(1) }
        /// Whether it is a team folder.
        @export(implementation) public var isTeamFolder: Bool { _record.bool(2) }
        /// The names of its owners and, in a team folder, of the admins.
        @export(implementation) public var ownerDisplayNames: [String]? { _record.stringsOpt(3) }
        /// The team that owns it, if one does.
        @export(implementation) public var ownerTeam: Users.Team? { _record.objectOpt(4) }
        /// The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var parentSharedFolderId: String? { _record.stringOpt(5) }
        /// The path for display. Nil if it is not mounted.
        @export(implementation) public var pathDisplay: String? { _record.stringOpt(6) }
        /// The path in lower case. Nil if it is not mounted.
        @export(implementation) public var pathLower: String? { _record.stringOpt(7) }
        /// The name of the folder around it.
        @export(implementation) public var parentFolderName: String? { _record.stringOpt(8) }
        /// The link to the folder. Rarely set.
        @export(implementation) public var linkMetadata: Sharing.SharedContentLinkMetadata? { _record.objectOpt(9) }
        /// The name of the folder.
        @export(implementation) public var name: String { _record.string(10) }
        /// What the user may do with it, of the actions asked for.
        @export(implementation) public var permissions: [Sharing.FolderPermission]? { _record.listOpt(11) }
        /// The rules for it.
        @export(implementation) public var policy: Sharing.FolderPolicy { _record.object(12) }
        /// The address at which to look at it in a browser.
        @export(implementation) public var previewUrl: String { _record.string(13) }
        /// The identity of the shared folder, which is also the id of its namespace. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(14) }
        /// When the user was invited to it.
        @export(implementation) public var timeInvited: Date { _record.date(15) }
        /// Whether it takes over the members of the folder around it. Default: `.inherit`.
        @export(implementation) public var accessInheritance: Sharing.AccessInheritance { _record.union(16, .inherit) }
        /// The identity of the folder as content, `id:…`. At least 4 characters. Pattern: `id:.+`.
        @export(implementation) public var folderId: String? { _record.stringOpt(17) }
    }

    /// What is known of any shared folder.
    public struct SharedFolderMetadataBase: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(137) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            accessType: Sharing.AccessLevel,
            isInsideTeamFolder: Bool,
            isTeamFolder: Bool,
            ownerDisplayNames: [String]? = nil,
            ownerTeam: Users.Team? = nil,
            parentSharedFolderId: String? = nil,
            pathDisplay: String? = nil,
            pathLower: String? = nil,
            parentFolderName: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(137))
            builder.union(0, accessType._value)
            builder.bool(1, isInsideTeamFolder)
            builder.bool(2, isTeamFolder)
            builder.strings(3, ownerDisplayNames)
            builder.object(4, ownerTeam?._record)
            builder.string(5, parentSharedFolderId)
            builder.string(6, pathDisplay)
            builder.string(7, pathLower)
            builder.string(8, parentFolderName)
            self.init(_record: builder.record())
        }

        /// What the user may do in it.
        @export(implementation) public var accessType: Sharing.AccessLevel { _record.union(0) }
        /// Whether it lies in a team folder.
        @export(implementation) public var isInsideTeamFolder: Bool { _record.bool(1) }
        /// Whether it is a team folder.
        @export(implementation) public var isTeamFolder: Bool { _record.bool(2) }
        /// The names of its owners and, in a team folder, of the admins.
        @export(implementation) public var ownerDisplayNames: [String]? { _record.stringsOpt(3) }
        /// The team that owns it, if one does.
        @export(implementation) public var ownerTeam: Users.Team? { _record.objectOpt(4) }
        /// The shared folder that it lies in, if any. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var parentSharedFolderId: String? { _record.stringOpt(5) }
        /// The path for display. Nil if it is not mounted.
        @export(implementation) public var pathDisplay: String? { _record.stringOpt(6) }
        /// The path in lower case. Nil if it is not mounted.
        @export(implementation) public var pathLower: String? { _record.stringOpt(7) }
        /// The name of the folder around it.
        @export(implementation) public var parentFolderName: String? { _record.stringOpt(8) }
    }

    /// Why a link cannot be used.
    public enum SharedLinkAccessFailureReason: StoneUnion, CustomStringConvertible {
        /// One must sign in first.
        case loginRequired
        /// One must verify one's email address first.
        case emailVerifyRequired
        /// It asks for a password.
        case passwordRequired
        /// It is for members of the team.
        case teamOnly
        /// It is for its owner.
        case ownerOnly
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(138) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .loginRequired
            case 1: self = .emailVerifyRequired
            case 2: self = .passwordRequired
            case 3: self = .teamOnly
            case 4: self = .ownerOnly
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .loginRequired: .tag(0)
            case .emailVerifyRequired: .tag(1)
            case .passwordRequired: .tag(2)
            case .teamOnly: .tag(3)
            case .ownerOnly: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The link that is in the way of a new one.
    public enum SharedLinkAlreadyExistsMetadata: StoneUnion, CustomStringConvertible {
        /// The link that is there already.
        case metadata(Sharing.SharedLinkMetadata)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(139) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .metadata(_value.poly())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .metadata(let value): .boxed(0, object: value)
            case .other: .tag(1)
            }
        }
    }

    /// Why a link cannot be used.
    public enum SharedLinkError: StoneUnion, CustomStringConvertible {
        /// There is no such link.
        case sharedLinkNotFound
        /// The user may not use it.
        case sharedLinkAccessDenied
        /// Links of this kind cannot be downloaded. Use `export` of `Files`.
        case unsupportedLinkType
        /// Private links take neither `path` nor `linkPassword`.
        case unsupportedParameterField
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(140) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .sharedLinkNotFound
            case 1: self = .sharedLinkAccessDenied
            case 2: self = .unsupportedLinkType
            case 3: self = .unsupportedParameterField
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
            }
        }
    }

    /// A link and what it leads to. Cast it to `Sharing.FileLinkMetadata` or `Sharing.FolderLinkMetadata`.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class SharedLinkMetadata: StoneObject, @unchecked Sendable {
        public override class var _type: TypeRef { Sharing._type(141) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(
            url: String,
            name: String,
            linkPermissions: Sharing.LinkPermissions,
            id: String? = nil,
            expires: Date? = nil,
            pathLower: String? = nil,
            teamMemberInfo: Sharing.TeamMemberInfo? = nil,
            contentOwnerTeamInfo: Users.Team? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(141))
            builder.string(0, url)
            builder.string(1, id)
            builder.string(2, name)
            builder.date(3, expires)
            builder.string(4, pathLower)
            builder.object(5, linkPermissions._record)
            builder.object(6, teamMemberInfo?._record)
            builder.object(7, contentOwnerTeamInfo?._record)
            super.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public final var url: String { _record.string(0) }
        /// The identity of the file or folder. At least 1 character.
        @export(implementation) public final var id: String? { _record.stringOpt(1) }
        /// The name of the file or folder, with its extension.
        @export(implementation) public final var name: String { _record.string(2) }
        /// When it expires, if ever.
        @export(implementation) public final var expires: Date? { _record.dateOpt(3) }
        /// The path in lower case. Only if the user owns the link and the content lies in their Dropbox.
        @export(implementation) public final var pathLower: String? { _record.stringOpt(4) }
        /// Who may use it, and what the user may change about it.
        @export(implementation) public final var linkPermissions: Sharing.LinkPermissions { _record.object(5) }
        /// The owner of the link, if they belong to a team.
        @export(implementation) public final var teamMemberInfo: Sharing.TeamMemberInfo? { _record.objectOpt(6) }
        /// The team that owns the content, if it is another than that of the link's owner.
        @export(implementation) public final var contentOwnerTeamInfo: Users.Team? { _record.objectOpt(7) }
    }

    /// Why nothing is known about a link.
    public enum SharedLinkMetadataError: StoneUnion, CustomStringConvertible {
        /// There is no such link.
        case sharedLinkNotFound
        /// The user may not use it.
        case sharedLinkAccessDenied
        /// Links of this kind cannot be downloaded. Use `export` of `Files`.
        case unsupportedLinkType
        /// Private links take neither `path` nor `linkPassword`.
        case unsupportedParameterField
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(142) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .sharedLinkNotFound
            case 1: self = .sharedLinkAccessDenied
            case 2: self = .unsupportedLinkType
            case 3: self = .unsupportedParameterField
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
            }
        }
    }

    /// Who may use links to what is in a shared folder.
    public enum SharedLinkPolicy: StoneUnion, CustomStringConvertible {
        /// Anybody.
        case anyone
        /// Members of the owner's team. Deprecated.
        case team
        /// Members of the folder.
        case members
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(143) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .anyone
            case 1: self = .team
            case 2: self = .members
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .anyone: .tag(0)
            case .team: .tag(1)
            case .members: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// How a link is set. What is nil is left to the default, or stays as it is.
    public struct SharedLinkSettings: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(144) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            requirePassword: Bool? = nil,
            linkPassword: String? = nil,
            expires: Date? = nil,
            audience: Sharing.LinkAudience? = nil,
            access: Sharing.RequestedLinkAccessLevel? = nil,
            requestedVisibility: Sharing.RequestedVisibility? = nil,
            allowDownload: Bool? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(144))
            builder.bool(0, requirePassword)
            builder.string(1, linkPassword)
            builder.date(2, expires)
            builder.union(3, audience?._value)
            builder.union(4, access?._value)
            builder.union(5, requestedVisibility?._value)
            builder.bool(6, allowDownload)
            self.init(_record: builder.record())
        }

        /// Whether it asks for a password.
        @export(implementation) public var requirePassword: Bool? { _record.boolOpt(0) }
        /// The password. Needed if `requirePassword` is true.
        @export(implementation) public var linkPassword: String? { _record.stringOpt(1) }
        /// When it expires. By default never.
        @export(implementation) public var expires: Date? { _record.dateOpt(2) }
        /// Who may use it. The rules of team and folder may restrict it further.
        @export(implementation) public var audience: Sharing.LinkAudience? { _record.unionOpt(3) }
        /// What it allows. Cannot be changed later.
        @export(implementation) public var access: Sharing.RequestedLinkAccessLevel? { _record.unionOpt(4) }
        /// Use `audience` instead. Deprecated.
        @export(implementation) public var requestedVisibility: Sharing.RequestedVisibility? { _record.unionOpt(5) }
        /// Whether its content can be downloaded.
        @export(implementation) public var allowDownload: Bool? { _record.boolOpt(6) }
    }

    /// What is wrong with the settings of a link.
    public enum SharedLinkSettingsError: StoneUnion, CustomStringConvertible {
        /// They make no sense: a password is asked for but missing, or the expiry is in the past.
        case invalidSettings
        /// The user may not set this. Basic accounts can make public links without expiry only.
        case notAuthorized

        @export(implementation) public static var _type: TypeRef { Sharing._type(145) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidSettings
            default: self = .notAuthorized
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidSettings: .tag(0)
            case .notAuthorized: .tag(1)
            }
        }
    }

    /// Why a file cannot be shared.
    public enum SharingFileAccessError: StoneUnion, CustomStringConvertible {
        /// The user may not do this with the file.
        case noPermission
        /// There is no such file.
        case invalidFile
        /// It is a folder. Share the folder, or make a link.
        case isFolder
        /// It lies in the old public folder. Make a link instead.
        case insidePublicFolder
        /// It lies in a package of macOS, such as an app. Make a link instead.
        case insideOsxPackage
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(146) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .noPermission
            case 1: self = .invalidFile
            case 2: self = .isFolder
            case 3: self = .insidePublicFolder
            case 4: self = .insideOsxPackage
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .noPermission: .tag(0)
            case .invalidFile: .tag(1)
            case .isFolder: .tag(2)
            case .insidePublicFolder: .tag(3)
            case .insideOsxPackage: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// What is wrong with the user's account.
    public enum SharingUserError: StoneUnion, CustomStringConvertible {
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(147) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .emailUnverified
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .emailUnverified: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Somebody who belongs to a team.
    public struct TeamMemberInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(148) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamInfo: Users.Team, displayName: String, memberId: String? = nil) {
            var builder = RecordBuilder(Sharing._type(148))
            builder.object(0, teamInfo._record)
            builder.string(1, displayName)
            builder.string(2, memberId)
            self.init(_record: builder.record())
        }

        /// The team.
        @export(implementation) public var teamInfo: Users.Team { _record.object(0) }
        /// The name of the person.
        @export(implementation) public var displayName: String { _record.string(1) }
        /// The identity within the team, `dbmid:…`. Only for teammates.
        @export(implementation) public var memberId: String? { _record.stringOpt(2) }
    }

    /// Who becomes the owner of which folder.
    public struct TransferFolderArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(149) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedFolderId: String, toDropboxId: String) {
            var builder = RecordBuilder(Sharing._type(149))
            builder.string(0, sharedFolderId)
            builder.string(1, toDropboxId)
            self.init(_record: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(0) }
        /// The account or team member who becomes the owner. At least 1 character.
        @export(implementation) public var toDropboxId: String { _record.string(1) }
    }

    /// Why the owner is still the same.
    public enum TransferFolderError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// There is no such account.
        case invalidDropboxId
        /// The new owner is not a member. Add them first.
        case newOwnerNotAMember
        /// The new owner has not mounted the folder.
        case newOwnerUnmounted
        /// The new owner has not verified their email address.
        case newOwnerEmailUnverified
        /// Not possible with a team folder.
        case teamFolder
        /// The user has no permission for this.
        case noPermission
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(150) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .invalidDropboxId
            case 2: self = .newOwnerNotAMember
            case 3: self = .newOwnerUnmounted
            case 4: self = .newOwnerEmailUnverified
            case 5: self = .teamFolder
            case 6: self = .noPermission
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .invalidDropboxId: .tag(1)
            case .newOwnerNotAMember: .tag(2)
            case .newOwnerUnmounted: .tag(3)
            case .newOwnerEmailUnverified: .tag(4)
            case .teamFolder: .tag(5)
            case .noPermission: .tag(6)
            case .other: .tag(7)
            }
        }
    }
}
