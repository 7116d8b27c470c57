// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxAccount
import Foundation
import StoneRuntime

extension Sharing {
    /// An action that the user's plan does not include.
    public struct InsufficientPlan: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(45) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(message: String, upsellUrl: String? = nil) {
            var builder = RecordBuilder(Sharing._type(45))
            builder.string(0, message)
            builder.string(1, upsellUrl)
            self.init(_record: builder.record())
        }

        /// A text to show to the user.
        @export(implementation) public var message: String { _record.string(0) }
        /// Where the user can change their plan, if they can.
        @export(implementation) public var upsellUrl: String? { _record.stringOpt(1) }
    }

    /// How much space is missing, in bytes.
    public struct InsufficientQuotaAmounts: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(46) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(spaceNeeded: UInt64, spaceShortage: UInt64, spaceLeft: UInt64) {
            var builder = RecordBuilder(Sharing._type(46))
            builder.uint64(0, spaceNeeded)
            builder.uint64(1, spaceShortage)
            builder.uint64(2, spaceLeft)
            self.init(_record: builder.record())
        }

        /// How many bytes the folder takes up.
        @export(implementation) public var spaceNeeded: UInt64 { _record.uint64(0) }
        /// How many bytes are missing.
        @export(implementation) public var spaceShortage: UInt64 { _record.uint64(1) }
        /// How many bytes are free.
        @export(implementation) public var spaceLeft: UInt64 { _record.uint64(2) }
    }

    /// Somebody who is invited.
    public enum InviteeInfo: StoneUnion, CustomStringConvertible {
        /// The email address that the invitation went to. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case email(String)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(47) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .email(_value.string())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .email(let value): .boxed(0, string: value)
            case .other: .tag(1)
            }
        }
    }

    /// Somebody who is invited, and what they will be allowed to do.
    public struct InviteeMembershipInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(48) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            accessType: Sharing.AccessLevel,
            invitee: Sharing.InviteeInfo,
            permissions: [Sharing.MemberPermission]? = nil,
            initials: String? = nil,
            isInherited: Bool = false,
            user: Sharing.UserInfo? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(48))
            builder.union(0, accessType._value)
            builder.list(1, permissions)
            builder.string(2, initials)
            builder.bool(3, isInherited)
            builder.union(4, invitee._value)
            builder.object(5, user?._record)
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
        /// Who is invited.
        @export(implementation) public var invitee: Sharing.InviteeInfo { _record.union(4) }
        /// The account that the invitation belongs to, if it is known.
        @export(implementation) public var user: Sharing.UserInfo? { _record.objectOpt(5) }
    }

    /// Why a job failed.
    public enum JobError: StoneUnion, CustomStringConvertible {
        /// The folder is still shared.
        case unshareFolderError(Sharing.UnshareFolderError)
        /// The member was not removed.
        case removeFolderMemberError(Sharing.RemoveFolderMemberError)
        /// The user has not left the folder.
        case relinquishFolderMembershipError(Sharing.RelinquishFolderMembershipError)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(49) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unshareFolderError(_value.union())
            case 1: self = .removeFolderMemberError(_value.union())
            case 2: self = .relinquishFolderMembershipError(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .unshareFolderError(let value): .boxed(0, union: value._value)
            case .removeFolderMemberError(let value): .boxed(1, union: value._value)
            case .relinquishFolderMembershipError(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The state of a job.
    public enum JobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended well.
        case complete
        /// The job has failed.
        case failed(Sharing.JobError)

        @export(implementation) public static var _type: TypeRef { Sharing._type(50) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete
            default: self = .failed(_value.union())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete: .tag(1)
            case .failed(let value): .boxed(2, union: value._value)
            }
        }
    }

    /// What users of a link may do.
    public enum LinkAccessLevel: StoneUnion, CustomStringConvertible {
        /// View and comment.
        case viewer
        /// View, comment and change.
        case editor
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(51) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .viewer
            case 1: self = .editor
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .viewer: .tag(0)
            case .editor: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Something that a user may do with a link.
    public enum LinkAction: StoneUnion, CustomStringConvertible {
        /// Change what it allows.
        case changeAccessLevel
        /// Change who may use it.
        case changeAudience
        /// Let it live for ever.
        case removeExpiry
        /// Take its password away.
        case removePassword
        /// Set when it expires.
        case setExpiry
        /// Give it a password.
        case setPassword
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(52) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .changeAccessLevel
            case 1: self = .changeAudience
            case 2: self = .removeExpiry
            case 3: self = .removePassword
            case 4: self = .setExpiry
            case 5: self = .setPassword
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .changeAccessLevel: .tag(0)
            case .changeAudience: .tag(1)
            case .removeExpiry: .tag(2)
            case .removePassword: .tag(3)
            case .setExpiry: .tag(4)
            case .setPassword: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// Who may use a link.
    public enum LinkAudience: StoneUnion, CustomStringConvertible {
        /// Anybody who has it.
        case public_
        /// Teammates.
        case team
        /// Nobody who has no access already: the link points to the content but opens nothing.
        case noOne
        /// Set `requirePassword` instead. Deprecated.
        case password
        /// Members of the file or folder. Deprecated.
        case members
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(53) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .public_
            case 1: self = .team
            case 2: self = .noOne
            case 3: self = .password
            case 4: self = .members
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .public_: .tag(0)
            case .team: .tag(1)
            case .noOne: .tag(2)
            case .password: .tag(3)
            case .members: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// Why an audience cannot be chosen.
    public enum LinkAudienceDisallowedReason: StoneUnion, CustomStringConvertible {
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

        @export(implementation) public static var _type: TypeRef { Sharing._type(54) }

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

    /// An audience that may be open to choice.
    public struct LinkAudienceOption: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(55) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            audience: Sharing.LinkAudience,
            allowed: Bool,
            disallowedReason: Sharing.LinkAudienceDisallowedReason? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(55))
            builder.union(0, audience._value)
            builder.bool(1, allowed)
            builder.union(2, disallowedReason?._value)
            self.init(_record: builder.record())
        }

        /// Who could use the link.
        @export(implementation) public var audience: Sharing.LinkAudience { _record.union(0) }
        /// Whether the user may choose this.
        @export(implementation) public var allowed: Bool { _record.bool(1) }
        /// Why the user may not.
        @export(implementation)
        public var disallowedReason: Sharing.LinkAudienceDisallowedReason? {
            _record.unionOpt(2)
        }
    }

    /// What to do with the expiry of a link.
    public enum LinkExpiry: StoneUnion, CustomStringConvertible {
        /// Let it live for ever.
        case removeExpiry
        /// Let it expire at this time.
        case setExpiry(Date)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(56) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .removeExpiry
            case 1: self = .setExpiry(_value.date())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .removeExpiry: .tag(0)
            case .setExpiry(let value): .boxed(1, date: value)
            case .other: .tag(2)
            }
        }
    }

    /// A link. Cast it to `Sharing.PathLinkMetadata` or `Sharing.CollectionLinkMetadata`.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class LinkMetadata: StoneObject, @unchecked Sendable {
        public override class var _type: TypeRef { Sharing._type(57) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(url: String, visibility: Sharing.Visibility, expires: Date? = nil) {
            var builder = RecordBuilder(Sharing._type(57))
            builder.string(0, url)
            builder.union(1, visibility._value)
            builder.date(2, expires)
            super.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public final var url: String { _record.string(0) }
        /// Who may use it.
        @export(implementation) public final var visibility: Sharing.Visibility { _record.union(1) }
        /// When it expires, if ever.
        @export(implementation) public final var expires: Date? { _record.dateOpt(2) }
    }

    /// What to do with the password of a link.
    public enum LinkPassword: StoneUnion, CustomStringConvertible {
        /// Take it away.
        case removePassword
        /// Set this one.
        case setPassword(String)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(58) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .removePassword
            case 1: self = .setPassword(_value.string())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .removePassword: .tag(0)
            case .setPassword(let value): .boxed(1, string: value)
            case .other: .tag(2)
            }
        }
    }

    /// Whether the user may do something with a link.
    public struct LinkPermission: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(59) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(action: Sharing.LinkAction, allow: Bool, reason: Sharing.PermissionDeniedReason? = nil) {
            var builder = RecordBuilder(Sharing._type(59))
            builder.union(0, action._value)
            builder.bool(1, allow)
            builder.union(2, reason?._value)
            self.init(_record: builder.record())
        }

        /// What they may do or not.
        @export(implementation) public var action: Sharing.LinkAction { _record.union(0) }
        /// Whether they may.
        @export(implementation) public var allow: Bool { _record.bool(1) }
        /// Why they may not.
        @export(implementation) public var reason: Sharing.PermissionDeniedReason? { _record.unionOpt(2) }
    }

    /// Who may use a link, and what the user may change about it.
    public struct LinkPermissions: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(60) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            canRevoke: Bool,
            visibilityPolicies: [Sharing.VisibilityPolicy],
            canSetExpiry: Bool,
            canRemoveExpiry: Bool,
            allowDownload: Bool,
            canAllowDownload: Bool,
            canDisallowDownload: Bool,
            allowComments: Bool,
            teamRestrictsComments: Bool,
            resolvedVisibility: Sharing.ResolvedVisibility? = nil,
            requestedVisibility: Sharing.RequestedVisibility? = nil,
            revokeFailureReason: Sharing.SharedLinkAccessFailureReason? = nil,
            effectiveAudience: Sharing.LinkAudience? = nil,
            linkAccessLevel: Sharing.LinkAccessLevel? = nil,
            audienceOptions: [Sharing.LinkAudienceOption]? = nil,
            canSetPassword: Bool? = nil,
            canRemovePassword: Bool? = nil,
            requirePassword: Bool? = nil,
            canUseExtendedSharingControls: Bool? = nil,
            canSync: Bool? = nil,
            canRequestAccess: Bool? = nil,
            enforceSharedLinkPasswordPolicy: TeamPolicies.EnforceLinkPasswordPolicy? = nil,
            daysToExpirePolicy: TeamPolicies.DefaultLinkExpirationDaysPolicy? = nil,
            changeSharedLinkExpirationPolicy: Sharing.ChangeLinkExpirationPolicy? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(60))
            builder.union(0, resolvedVisibility?._value)
            builder.union(1, requestedVisibility?._value)
            builder.bool(2, canRevoke)
            builder.union(3, revokeFailureReason?._value)
            builder.union(4, effectiveAudience?._value)
            builder.union(5, linkAccessLevel?._value)
            builder.list(6, visibilityPolicies)
            builder.bool(7, canSetExpiry)
            builder.bool(8, canRemoveExpiry)
            builder.bool(9, allowDownload)
            builder.bool(10, canAllowDownload)
            builder.bool(11, canDisallowDownload)
            builder.bool(12, allowComments)
            builder.bool(13, teamRestrictsComments)
            builder.list(14, audienceOptions)
            builder.bool(15, canSetPassword)
            builder.bool(16, canRemovePassword)
            builder.bool(17, requirePassword)
            builder.bool(18, canUseExtendedSharingControls)
            builder.bool(19, canSync)
            builder.bool(20, canRequestAccess)
            builder.union(21, enforceSharedLinkPasswordPolicy?._value)
            builder.union(22, daysToExpirePolicy?._value)
            builder.union(23, changeSharedLinkExpirationPolicy?._value)
            self.init(_record: builder.record())
        }

        /// Who can really use it, with the rules of team and folder counted in. Some links have `effectiveAudience`
        /// instead.
        @export(implementation) public var resolvedVisibility: Sharing.ResolvedVisibility? { _record.unionOpt(0) }
        /// Who was meant to use it. Only the owner of the link sees this.
        @export(implementation) public var requestedVisibility: Sharing.RequestedVisibility? { _record.unionOpt(1) }
        /// Whether the user may revoke the link.
        @export(implementation) public var canRevoke: Bool { _record.bool(2) }
        /// Why the user may not revoke it.
        @export(implementation)
        public var revokeFailureReason: Sharing.SharedLinkAccessFailureReason? {
            _record.unionOpt(3)
        }
        /// Who can use it with the rights of `linkAccessLevel`.
        @export(implementation) public var effectiveAudience: Sharing.LinkAudience? { _record.unionOpt(4) }
        /// What the link allows, beyond what its users may do anyway.
        @export(implementation) public var linkAccessLevel: Sharing.LinkAccessLevel? { _record.unionOpt(5) }
        /// The choices of who may use it.
        @export(implementation) public var visibilityPolicies: [Sharing.VisibilityPolicy] { _record.list(6) }
        /// Whether the user may set or change its expiry.
        @export(implementation) public var canSetExpiry: Bool { _record.bool(7) }
        /// Whether the user may remove its expiry.
        @export(implementation) public var canRemoveExpiry: Bool { _record.bool(8) }
        /// Whether its content can be downloaded.
        @export(implementation) public var allowDownload: Bool { _record.bool(9) }
        /// Whether the user may allow downloads.
        @export(implementation) public var canAllowDownload: Bool { _record.bool(10) }
        /// Whether the user may forbid downloads.
        @export(implementation) public var canDisallowDownload: Bool { _record.bool(11) }
        /// Whether comments are possible. Deprecated.
        @export(implementation) public var allowComments: Bool { _record.bool(12) }
        /// Whether the team forbids comments. Deprecated.
        @export(implementation) public var teamRestrictsComments: Bool { _record.bool(13) }
        /// The audiences among which the user may be able to choose.
        @export(implementation) public var audienceOptions: [Sharing.LinkAudienceOption]? { _record.listOpt(14) }
        /// Whether the user may give it a password.
        @export(implementation) public var canSetPassword: Bool? { _record.boolOpt(15) }
        /// Whether the user may take its password away.
        @export(implementation) public var canRemovePassword: Bool? { _record.boolOpt(16) }
        /// Whether it asks for a password.
        @export(implementation) public var requirePassword: Bool? { _record.boolOpt(17) }
        /// Whether the user's plan includes the extended controls of links.
        @export(implementation) public var canUseExtendedSharingControls: Bool? { _record.boolOpt(18) }
        /// Whether its content can be added to one's own Dropbox.
        @export(implementation) public var canSync: Bool? { _record.boolOpt(19) }
        /// Whether one can ask for access.
        @export(implementation) public var canRequestAccess: Bool? { _record.boolOpt(20) }
        /// Whether the owning team demands a password for links that lead out of it. Only for links of a team.
        @export(implementation)
        public var enforceSharedLinkPasswordPolicy: TeamPolicies.EnforceLinkPasswordPolicy? {
            _record.unionOpt(21)
        }
        /// When links of the owning team expire by default. Only for links of a team.
        @export(implementation)
        public var daysToExpirePolicy: TeamPolicies.DefaultLinkExpirationDaysPolicy? {
            _record.unionOpt(22)
        }
        /// Whether the link may live longer than that default. Only for links of a team.
        @export(implementation)
        public var changeSharedLinkExpirationPolicy: Sharing.ChangeLinkExpirationPolicy? {
            _record.unionOpt(23)
        }
    }

    /// How the link to shared content is set.
    public struct LinkSettings: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(61) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            accessLevel: Sharing.AccessLevel? = nil,
            audience: Sharing.LinkAudience? = nil,
            expiry: Sharing.LinkExpiry? = nil,
            password: Sharing.LinkPassword? = nil
        ) {
            var builder = RecordBuilder(Sharing._type(61))
            builder.union(0, accessLevel?._value)
            builder.union(1, audience?._value)
            builder.union(2, expiry?._value)
            builder.union(3, password?._value)
            self.init(_record: builder.record())
        }

        /// What the link allows: `.viewer` or `.viewerNoComment`.
        @export(implementation) public var accessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
        /// Who may use the link.
        @export(implementation) public var audience: Sharing.LinkAudience? { _record.unionOpt(1) }
        /// When the link expires.
        @export(implementation) public var expiry: Sharing.LinkExpiry? { _record.unionOpt(2) }
        /// The password of the link.
        @export(implementation) public var password: Sharing.LinkPassword? { _record.unionOpt(3) }
    }
}
