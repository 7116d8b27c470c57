// Generated from API/sharing.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Sharing {
    /// Which folder to unmount.
    public struct UnmountFolderArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(151) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedFolderId: String) {
            var builder = RecordBuilder(Sharing._type(151))
            builder.string(0, sharedFolderId)
            self.init(_record: builder.record())
        }

        /// The shared folder to take out of the user's Dropbox. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(0) }
    }

    /// Why the folder is still mounted.
    public enum UnmountFolderError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// The user has no permission for this.
        case noPermission
        /// It cannot be unmounted by itself, for instance because it lies in another shared folder of the user.
        case notUnmountable
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(152) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .noPermission
            case 2: self = .notUnmountable
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .noPermission: .tag(1)
            case .notUnmountable: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Which file to unshare.
    public struct UnshareFileArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(153) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(file: String) {
            var builder = RecordBuilder(Sharing._type(153))
            builder.string(0, file)
            self.init(_record: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _record.string(0) }
    }

    /// Why the file is still shared.
    public enum UnshareFileError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(154) }

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

    /// Which folder to unshare.
    public struct UnshareFolderArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(155) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedFolderId: String, leaveACopy: Bool = false) {
            var builder = RecordBuilder(Sharing._type(155))
            builder.string(0, sharedFolderId)
            builder.bool(1, leaveACopy)
            self.init(_record: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(0) }
        /// Whether the other members keep a copy. The owner always keeps the folder. Default: `false`.
        @export(implementation) public var leaveACopy: Bool { _record.bool(1) }
    }

    /// Why the folder is still shared.
    public enum UnshareFolderError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// Not possible with a team folder.
        case teamFolder
        /// The user has no permission for this.
        case noPermission
        /// There is too much in it.
        case tooManyFiles
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(156) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .teamFolder
            case 2: self = .noPermission
            case 3: self = .tooManyFiles
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .teamFolder: .tag(1)
            case .noPermission: .tag(2)
            case .tooManyFiles: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// What a member of a file may do from now on.
    public struct UpdateFileMemberArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(157) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(file: String, member: Sharing.MemberSelector, accessLevel: Sharing.AccessLevel) {
            var builder = RecordBuilder(Sharing._type(157))
            builder.string(0, file)
            builder.union(1, member._value)
            builder.union(2, accessLevel._value)
            self.init(_record: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _record.string(0) }
        /// The member.
        @export(implementation) public var member: Sharing.MemberSelector { _record.union(1) }
        /// What they may do from now on.
        @export(implementation) public var accessLevel: Sharing.AccessLevel { _record.union(2) }
    }

    /// What to change about a shared file.
    public struct UpdateFilePolicyArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(158) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            file: String,
            actions: [Sharing.FileAction]? = nil,
            linkSettings: Sharing.LinkSettings? = nil,
            viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(158))
            builder.string(0, file)
            builder.unions(1, actions)
            builder.object(2, linkSettings?._record)
            builder.union(3, viewerInfoPolicy?._value)
            self.init(_record: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _record.string(0) }
        /// The actions to tell about in the answer, whether the user may take them.
        @export(implementation) public var actions: [Sharing.FileAction]? { _record.unionsOpt(1) }
        /// Has no use any more. Deprecated.
        @export(implementation) public var linkSettings: Sharing.LinkSettings? { _record.objectOpt(2) }
        /// Whether the file shows who has seen it.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _record.unionOpt(3) }
    }

    /// Why the file was not changed.
    public enum UpdateFilePolicyError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// The settings are not valid.
        case invalidFileSettings
        /// The user has no permission for this.
        case noPermission
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(159) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .invalidFileSettings
            case 2: self = .noPermission
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .invalidFileSettings: .tag(1)
            case .noPermission: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// What a member of a folder may do from now on.
    public struct UpdateFolderMemberArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(160) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedFolderId: String, member: Sharing.MemberSelector, accessLevel: Sharing.AccessLevel) {
            var builder = RecordBuilder(Sharing._type(160))
            builder.string(0, sharedFolderId)
            builder.union(1, member._value)
            builder.union(2, accessLevel._value)
            self.init(_record: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(0) }
        /// The member, by `.dropboxId`.
        @export(implementation) public var member: Sharing.MemberSelector { _record.union(1) }
        /// What they may do from now on. Not `.owner`.
        @export(implementation) public var accessLevel: Sharing.AccessLevel { _record.union(2) }
    }

    /// Why the member was not changed.
    public enum UpdateFolderMemberError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// Something is wrong with the member.
        case memberError(Sharing.SharedFolderMemberError)
        /// The member had to be added to the folder itself, which failed.
        case noExplicitAccess(Sharing.AddFolderMemberError)
        /// The user's plan does not include this, for instance members who may only view.
        case insufficientPlan
        /// The user has no permission for this.
        case noPermission
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(161) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .memberError(_value.union())
            case 2: self = .noExplicitAccess(_value.union())
            case 3: self = .insufficientPlan
            case 4: self = .noPermission
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .memberError(let value): .boxed(1, union: value._value)
            case .noExplicitAccess(let value): .boxed(2, union: value._value)
            case .insufficientPlan: .tag(3)
            case .noPermission: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// What to change. What is nil stays as it is.
    public struct UpdateFolderPolicyArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(162) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sharedFolderId: String,
            memberPolicy: Sharing.MemberPolicy? = nil,
            aclUpdatePolicy: Sharing.AclUpdatePolicy? = nil,
            viewerInfoPolicy: Sharing.ViewerInfoPolicy? = nil,
            sharedLinkPolicy: Sharing.SharedLinkPolicy? = nil,
            linkSettings: Sharing.LinkSettings? = nil,
            actions: [Sharing.FolderAction]? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(162))
            builder.string(0, sharedFolderId)
            builder.union(1, memberPolicy?._value)
            builder.union(2, aclUpdatePolicy?._value)
            builder.union(3, viewerInfoPolicy?._value)
            builder.union(4, sharedLinkPolicy?._value)
            builder.object(5, linkSettings?._record)
            builder.unions(6, actions)
            self.init(_record: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(0) }
        /// Who may be a member. Only if the user belongs to a team.
        @export(implementation) public var memberPolicy: Sharing.MemberPolicy? { _record.unionOpt(1) }
        /// Who may add and remove members.
        @export(implementation) public var aclUpdatePolicy: Sharing.AclUpdatePolicy? { _record.unionOpt(2) }
        /// Whether it shows who has seen what is in it.
        @export(implementation) public var viewerInfoPolicy: Sharing.ViewerInfoPolicy? { _record.unionOpt(3) }
        /// Who may use links to what is in it. `.members` only if the user belongs to a team.
        @export(implementation) public var sharedLinkPolicy: Sharing.SharedLinkPolicy? { _record.unionOpt(4) }
        /// How the link to the folder is set.
        @export(implementation) public var linkSettings: Sharing.LinkSettings? { _record.objectOpt(5) }
        /// The actions to tell about in the answer, whether the user may take them.
        @export(implementation) public var actions: [Sharing.FolderAction]? { _record.unionsOpt(6) }
    }

    /// Why the folder was not changed.
    public enum UpdateFolderPolicyError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// `memberPolicy` works only if the user belongs to a team.
        case notOnTeam
        /// The team allows fewer people as members than `memberPolicy` does.
        case teamPolicyDisallowsMemberPolicy
        /// The account may not choose this `sharedLinkPolicy`.
        case disallowedSharedLinkPolicy
        /// The user has no permission for this.
        case noPermission
        /// Not possible with a team folder.
        case teamFolder
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(163) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .notOnTeam
            case 2: self = .teamPolicyDisallowsMemberPolicy
            case 3: self = .disallowedSharedLinkPolicy
            case 4: self = .noPermission
            case 5: self = .teamFolder
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .notOnTeam: .tag(1)
            case .teamPolicyDisallowsMemberPolicy: .tag(2)
            case .disallowedSharedLinkPolicy: .tag(3)
            case .noPermission: .tag(4)
            case .teamFolder: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// A member of a file, and when they have seen it.
    public struct UserFileMembershipInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(164) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            accessType: Sharing.AccessLevel,
            user: Sharing.UserInfo,
            permissions: [Sharing.MemberPermission]? = nil,
            initials: String? = nil,
            isInherited: Bool = false,
            timeLastSeen: Date? = nil,
            platformType: SeenState.PlatformType? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(164))
            builder.union(0, accessType._value)
            builder.list(1, permissions)
            builder.string(2, initials)
            builder.bool(3, isInherited)
            builder.object(4, user._record)
            builder.date(5, timeLastSeen)
            builder.union(6, platformType?._value)
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
        /// The person.
        @export(implementation) public var user: Sharing.UserInfo { _record.object(4) }
        /// When they last saw it. Only if the plan includes this.
        @export(implementation) public var timeLastSeen: Date? { _record.dateOpt(5) }
        /// Where they last saw it.
        @export(implementation) public var platformType: SeenState.PlatformType? { _record.unionOpt(6) }
    }

    /// A person who has access. `getAccount` of `Users` tells more.
    public struct UserInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(165) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            accountId: String,
            email: String,
            displayName: String,
            sameTeam: Bool,
            teamMemberId: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(165))
            builder.string(0, accountId)
            builder.string(1, email)
            builder.string(2, displayName)
            builder.bool(3, sameTeam)
            builder.string(4, teamMemberId)
            self.init(_record: builder.record())
        }

        /// The account, `dbid:…`. Exactly 40 characters.
        @export(implementation) public var accountId: String { _record.string(0) }
        /// The email address.
        @export(implementation) public var email: String { _record.string(1) }
        /// The name of the person.
        @export(implementation) public var displayName: String { _record.string(2) }
        /// Whether they belong to the user's team.
        @export(implementation) public var sameTeam: Bool { _record.bool(3) }
        /// The identity within the team, `dbmid:…`. Only for teammates.
        @export(implementation) public var teamMemberId: String? { _record.stringOpt(4) }
    }

    /// A person who has access, and what they may do.
    public struct UserMembershipInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(166) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            accessType: Sharing.AccessLevel,
            user: Sharing.UserInfo,
            permissions: [Sharing.MemberPermission]? = nil,
            initials: String? = nil,
            isInherited: Bool = false
        ) {
            var builder = RecordBuilder(Sharing._type(166))
            builder.union(0, accessType._value)
            builder.list(1, permissions)
            builder.string(2, initials)
            builder.bool(3, isInherited)
            builder.object(4, user._record)
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
        /// The person.
        @export(implementation) public var user: Sharing.UserInfo { _record.object(4) }
    }

    /// Whether a file shows who has seen it.
    public enum ViewerInfoPolicy: StoneUnion, CustomStringConvertible {
        /// It does.
        case enabled
        /// It does not.
        case disabled
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(167) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .enabled
            case 1: self = .disabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .enabled: .tag(0)
            case .disabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Who may use a link.
    public enum Visibility: StoneUnion, CustomStringConvertible {
        /// Anybody who has it.
        case public_
        /// Teammates.
        case teamOnly
        /// Anybody who has it and knows its password.
        case password
        /// Teammates who know its password.
        case teamAndPassword
        /// Members of the shared folder around it.
        case sharedFolderOnly
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(168) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .public_
            case 1: self = .teamOnly
            case 2: self = .password
            case 3: self = .teamAndPassword
            case 4: self = .sharedFolderOnly
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .public_: .tag(0)
            case .teamOnly: .tag(1)
            case .password: .tag(2)
            case .teamAndPassword: .tag(3)
            case .sharedFolderOnly: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// A choice of who may use a link.
    public struct VisibilityPolicy: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(169) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            policy: Sharing.RequestedVisibility,
            resolvedPolicy: Sharing.AlphaResolvedVisibility,
            allowed: Bool,
            disallowedReason: Sharing.VisibilityPolicyDisallowedReason? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(169))
            builder.union(0, policy._value)
            builder.union(1, resolvedPolicy._value)
            builder.bool(2, allowed)
            builder.union(3, disallowedReason?._value)
            self.init(_record: builder.record())
        }

        /// The choice.
        @export(implementation) public var policy: Sharing.RequestedVisibility { _record.union(0) }
        /// Who could really use the link after that choice.
        @export(implementation) public var resolvedPolicy: Sharing.AlphaResolvedVisibility { _record.union(1) }
        /// Whether the user may choose this.
        @export(implementation) public var allowed: Bool { _record.bool(2) }
        /// Why the user may not.
        @export(implementation)
        public var disallowedReason: Sharing.VisibilityPolicyDisallowedReason? {
            _record.unionOpt(3)
        }
    }

    /// Why a choice is not open to the user.
    public enum VisibilityPolicyDisallowedReason: StoneUnion, CustomStringConvertible {
        /// The link cannot be changed so. Revoke it and make a new one.
        case deleteAndRecreate
        /// The shared folder around it forbids it.
        case restrictedBySharedFolder
        /// The team forbids it.
        case restrictedByTeam
        /// The user does not belong to a team.
        case userNotOnTeam
        /// The user's plan does not include it.
        case userAccountType
        /// The user has no permission.
        case permissionDenied
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(170) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .deleteAndRecreate
            case 1: self = .restrictedBySharedFolder
            case 2: self = .restrictedByTeam
            case 3: self = .userNotOnTeam
            case 4: self = .userAccountType
            case 5: self = .permissionDenied
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .deleteAndRecreate: .tag(0)
            case .restrictedBySharedFolder: .tag(1)
            case .restrictedByTeam: .tag(2)
            case .userNotOnTeam: .tag(3)
            case .userAccountType: .tag(4)
            case .permissionDenied: .tag(5)
            case .other: .tag(6)
            }
        }
    }
}
