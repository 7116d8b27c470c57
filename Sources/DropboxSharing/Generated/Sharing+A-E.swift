// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxFiles
import Foundation
import StoneRuntime

extension Sharing {
    /// Whether a shared folder takes over the members of the folder around it.
    public enum AccessInheritance: StoneUnion, CustomStringConvertible {
        /// It does.
        case inherit
        /// It has members of its own only.
        case noInherit
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(0) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .inherit
            case 1: self = .noInherit
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .inherit: .tag(0)
            case .noInherit: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// What a member may do.
    public enum AccessLevel: StoneUnion, CustomStringConvertible {
        /// Everything, including the rules for the folder.
        case owner
        /// View and change.
        case editor
        /// View and comment.
        case viewer
        /// View, without comments.
        case viewerNoComment
        /// See only those parts that are shared with them further down.
        case traverse
        /// Nothing yet: the user has only opened a link by which they can join.
        case noAccess
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(1) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .owner
            case 1: self = .editor
            case 2: self = .viewer
            case 3: self = .viewerNoComment
            case 4: self = .traverse
            case 5: self = .noAccess
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .owner: .tag(0)
            case .editor: .tag(1)
            case .viewer: .tag(2)
            case .viewerNoComment: .tag(3)
            case .traverse: .tag(4)
            case .noAccess: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// Who may add, change and remove members.
    public enum AclUpdatePolicy: StoneUnion, CustomStringConvertible {
        /// The owner.
        case owner
        /// Every editor, or every editor of the same team.
        case editors
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(2) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .owner
            case 1: self = .editors
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .owner: .tag(0)
            case .editors: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Whom to share a file with.
    public struct AddFileMemberArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(3) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            file: String,
            members: [Sharing.MemberSelector],
            customMessage: String? = nil,
            quiet: Bool = false,
            accessLevel: Sharing.AccessLevel? = nil,
            addMessageAsComment: Bool = false,
            fpSealedResult: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(3))
            builder.string(0, file)
            builder.unions(1, members)
            builder.string(2, customMessage)
            builder.bool(3, quiet)
            builder.union(4, accessLevel?._value)
            builder.bool(5, addMessageAsComment)
            builder.string(6, fpSealedResult)
            self.init(_record: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _record.string(0) }
        /// The people to share with, by account or email address. An address that belongs to an account means that
        /// account.
        @export(implementation) public var members: [Sharing.MemberSelector] { _record.unions(1) }
        /// A message to send with the invitation.
        @export(implementation) public var customMessage: String? { _record.stringOpt(2) }
        /// Whether to send no notifications of the invitation. Default: `false`.
        @export(implementation) public var quiet: Bool { _record.bool(3) }
        /// What the new members may do.
        @export(implementation) public var accessLevel: Sharing.AccessLevel? { _record.unionOpt(4) }
        /// Whether to add the message as a comment too. For Paper documents. Default: `false`.
        @export(implementation) public var addMessageAsComment: Bool { _record.bool(5) }
        /// For Dropbox's own apps.
        @export(implementation) public var fpSealedResult: String? { _record.stringOpt(6) }
    }

    /// Why no members were added.
    public enum AddFileMemberError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// The user has sent too many invitations. Wait and try again.
        case rateLimit
        /// The message must not be sent.
        case invalidComment
        /// The user may not share any more, because of abuse.
        case bannedMember
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(4) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .accessError(_value.union())
            case 2: self = .rateLimit
            case 3: self = .invalidComment
            case 4: self = .bannedMember
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userError(let value): .boxed(0, union: value._value)
            case .accessError(let value): .boxed(1, union: value._value)
            case .rateLimit: .tag(2)
            case .invalidComment: .tag(3)
            case .bannedMember: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// Whom to share a folder with.
    public struct AddFolderMemberArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(5) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sharedFolderId: String,
            members: [Sharing.AddMember],
            quiet: Bool = false,
            customMessage: String? = nil,
            fpSealedResult: String? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(5))
            builder.string(0, sharedFolderId)
            builder.list(1, members)
            builder.bool(2, quiet)
            builder.string(3, customMessage)
            builder.string(4, fpSealedResult)
            self.init(_record: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(0) }
        /// The people to invite, each with what they may do.
        @export(implementation) public var members: [Sharing.AddMember] { _record.list(1) }
        /// Whether to send no notifications of the invitation. Default: `false`.
        @export(implementation) public var quiet: Bool { _record.bool(2) }
        /// A message to send with the invitation. At least 1 character.
        @export(implementation) public var customMessage: String? { _record.stringOpt(3) }
        /// For Dropbox's own apps.
        @export(implementation) public var fpSealedResult: String? { _record.stringOpt(4) }
    }

    /// Why no members were added.
    public enum AddFolderMemberError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// The user may not share any more, because of abuse.
        case bannedMember
        /// One of the members cannot be invited.
        case badMember(Sharing.AddMemberSelectorError)
        /// The team forbids sharing with others.
        case cantShareOutsideTeam
        /// The folder would have too many members; the value is the limit.
        case tooManyMembers(UInt64)
        /// Too many invitations are not answered yet; the value is the limit.
        case tooManyPendingInvites(UInt64)
        /// The user has sent too many invitations for a day. Try again after 24 hours.
        case rateLimit
        /// Too many people at once. Invite fewer in one call.
        case tooManyInvitees
        /// The user's plan does not include this, for instance members who may only view.
        case insufficientPlan
        /// Not possible with a team folder.
        case teamFolder
        /// The user has no permission for this.
        case noPermission
        /// Comes as `accessError` now. Deprecated.
        case invalidSharedFolder
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(6) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .emailUnverified
            case 2: self = .bannedMember
            case 3: self = .badMember(_value.union())
            case 4: self = .cantShareOutsideTeam
            case 5: self = .tooManyMembers(_value.uint64())
            case 6: self = .tooManyPendingInvites(_value.uint64())
            case 7: self = .rateLimit
            case 8: self = .tooManyInvitees
            case 9: self = .insufficientPlan
            case 10: self = .teamFolder
            case 11: self = .noPermission
            case 12: self = .invalidSharedFolder
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .emailUnverified: .tag(1)
            case .bannedMember: .tag(2)
            case .badMember(let value): .boxed(3, union: value._value)
            case .cantShareOutsideTeam: .tag(4)
            case .tooManyMembers(let value): .boxed(5, uint64: value)
            case .tooManyPendingInvites(let value): .boxed(6, uint64: value)
            case .rateLimit: .tag(7)
            case .tooManyInvitees: .tag(8)
            case .insufficientPlan: .tag(9)
            case .teamFolder: .tag(10)
            case .noPermission: .tag(11)
            case .invalidSharedFolder: .tag(12)
            case .other: .tag(13)
            }
        }
    }

    /// A person to invite to a shared folder.
    public struct AddMember: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(7) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(member: Sharing.MemberSelector, accessLevel: Sharing.AccessLevel? = nil) {
            var builder = RecordBuilder(Sharing._type(7))
            builder.union(0, member._value)
            builder.union(1, accessLevel?._value)
            self.init(_record: builder.record())
        }

        /// The person, by account or email address.
        @export(implementation) public var member: Sharing.MemberSelector { _record.union(0) }
        /// What they may do. Not `.owner`.
        @export(implementation) public var accessLevel: Sharing.AccessLevel? { _record.unionOpt(1) }
    }

    /// Why somebody cannot be invited.
    public enum AddMemberSelectorError: StoneUnion, CustomStringConvertible {
        /// This group manages itself, and can be a member of team folders only.
        case automaticGroup
        /// There is no such account or group; the value is the id. At least 1 character.
        case invalidDropboxId(String)
        /// This is not an email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case invalidEmail(String)
        /// The group is not valid.
        case invalidGroup
        /// This account has no verified email address; the value is its id. Invite it by email address. At least 1
        /// character.
        case unverifiedDropboxId(String)
        /// One of the groups has been deleted.
        case groupDeleted
        /// The group belongs to another team.
        case groupNotOnTeam
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(8) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .automaticGroup
            case 1: self = .invalidDropboxId(_value.string())
            case 2: self = .invalidEmail(_value.string())
            case 3: self = .invalidGroup
            case 4: self = .unverifiedDropboxId(_value.string())
            case 5: self = .groupDeleted
            case 6: self = .groupNotOnTeam
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .automaticGroup: .tag(0)
            case .invalidDropboxId(let value): .boxed(1, string: value)
            case .invalidEmail(let value): .boxed(2, string: value)
            case .invalidGroup: .tag(3)
            case .unverifiedDropboxId(let value): .boxed(4, string: value)
            case .groupDeleted: .tag(5)
            case .groupNotOnTeam: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// Who can really use a link.
    public enum AlphaResolvedVisibility: StoneUnion, CustomStringConvertible {
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
        /// Nobody who has no access already.
        case noOne
        /// The user.
        case onlyYou
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(9) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .public_
            case 1: self = .teamOnly
            case 2: self = .password
            case 3: self = .teamAndPassword
            case 4: self = .sharedFolderOnly
            case 5: self = .noOne
            case 6: self = .onlyYou
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
            case .noOne: .tag(5)
            case .onlyYou: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// Something in a folder that other people can reach than the folder.
    public struct AudienceExceptionContentInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(10) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(name: String) {
            var builder = RecordBuilder(Sharing._type(10))
            builder.string(0, name)
            self.init(_record: builder.record())
        }

        /// The name of the file or folder.
        @export(implementation) public var name: String { _record.string(0) }
    }

    /// What in a folder can be reached by other people than the folder.
    public struct AudienceExceptions: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(11) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(count: UInt32, exceptions: [Sharing.AudienceExceptionContentInfo]) {
            var builder = RecordBuilder(Sharing._type(11))
            builder.uint32(0, count)
            builder.list(1, exceptions)
            self.init(_record: builder.record())
        }

        /// How many files and folders there are.
        @export(implementation) public var count: UInt32 { _record.uint32(0) }
        /// Some of them.
        @export(implementation) public var exceptions: [Sharing.AudienceExceptionContentInfo] { _record.list(1) }
    }

    /// A shared folder that limits who may use a link to something in it.
    public struct AudienceRestrictingSharedFolder: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(12) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedFolderId: String, name: String, audience: Sharing.LinkAudience) {
            var builder = RecordBuilder(Sharing._type(12))
            builder.string(0, sharedFolderId)
            builder.string(1, name)
            builder.union(2, audience._value)
            self.init(_record: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(0) }
        /// The name of the folder.
        @export(implementation) public var name: String { _record.string(1) }
        /// Who may use links to it.
        @export(implementation) public var audience: Sharing.LinkAudience { _record.union(2) }
    }

    /// Whether members may set a later expiry than the team's default.
    public enum ChangeLinkExpirationPolicy: StoneUnion, CustomStringConvertible {
        /// They may.
        case allowed
        /// They may not.
        case notAllowed
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(13) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .allowed
            case 1: self = .notAllowed
            default: self = .other
            }
        }

        @export(implementation)
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
        public override class var _type: TypeRef { Sharing._type(14) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public override init(url: String, visibility: Sharing.Visibility, expires: Date? = nil) {
            var builder = RecordBuilder(Sharing._type(14))
            builder.string(0, url)
            builder.union(1, visibility._value)
            builder.date(2, expires)
            super.init(_record: builder.record())
        }
    }

    /// What to link to.
    public struct CreateSharedLinkArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(15) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String, shortUrl: Bool = false, pendingUpload: Sharing.PendingUploadMode? = nil) {
            var builder = RecordBuilder(Sharing._type(15))
            builder.string(0, path)
            builder.bool(1, shortUrl)
            builder.union(2, pendingUpload?._value)
            self.init(_record: builder.record())
        }

        /// The file or folder.
        @export(implementation) public var path: String { _record.string(0) }
        /// Has no use any more. Default: `false`. Deprecated.
        @export(implementation) public var shortUrl: Bool { _record.bool(1) }
        /// What to expect at the path if nothing is there yet.
        @export(implementation) public var pendingUpload: Sharing.PendingUploadMode? { _record.unionOpt(2) }
    }

    /// Why no link was made.
    public enum CreateSharedLinkError: StoneUnion, CustomStringConvertible {
        /// There is nothing to link to at this path.
        case path(Files.LookupError)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(16) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .other: .tag(1)
            }
        }
    }

    /// What to link to, and who may use the link.
    public struct CreateSharedLinkWithSettingsArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(17) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String, settings: Sharing.SharedLinkSettings? = nil) {
            var builder = RecordBuilder(Sharing._type(17))
            builder.string(0, path)
            builder.object(1, settings?._record)
            self.init(_record: builder.record())
        }

        /// The file or folder: a path or an `id:…`. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// Who may use the link, its password and its expiry.
        @export(implementation) public var settings: Sharing.SharedLinkSettings? { _record.objectOpt(1) }
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

        @export(implementation) public static var _type: TypeRef { Sharing._type(18) }

        @export(implementation)
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

        @export(implementation)
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

    /// The link that would be made by sharing.
    public struct ExpectedSharedContentLinkMetadata: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(19) }
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
            var builder = RecordBuilder(Sharing._type(19))
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
}
