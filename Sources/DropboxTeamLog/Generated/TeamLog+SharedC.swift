// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxSharing
import Foundation
import StoneRuntime

extension TeamLog {
    public struct SharedContentAddInviteesDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1026) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, invitees: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            builder.strings(1, invitees)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// Each: At most 255 characters.
        @export(implementation) public var invitees: [String] { _record.strings(1) }
    }

    public struct SharedContentAddInviteesType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1027) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentAddLinkExpiryDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1028) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: Date? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, newValue)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: Date? { _record.dateOpt(0) }
    }

    public struct SharedContentAddLinkExpiryType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1029) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentAddLinkPasswordDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1030) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct SharedContentAddLinkPasswordType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1031) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentAddMemberDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1032) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
    }

    public struct SharedContentAddMemberType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1033) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeDownloadsPolicyDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1034) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.DownloadPolicyType, previousValue: TeamLog.DownloadPolicyType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.DownloadPolicyType { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.DownloadPolicyType? { _record.unionOpt(1) }
    }

    public struct SharedContentChangeDownloadsPolicyType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1035) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeInviteeRoleDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1036) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newAccessLevel: Sharing.AccessLevel,
            invitee: String,
            previousAccessLevel: Sharing.AccessLevel? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousAccessLevel?._value)
            builder.union(1, newAccessLevel._value)
            builder.string(2, invitee)
            self.init(_record: builder.record())
        }

        @export(implementation) public var previousAccessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
        @export(implementation) public var newAccessLevel: Sharing.AccessLevel { _record.union(1) }
        /// At most 255 characters.
        @export(implementation) public var invitee: String { _record.string(2) }
    }

    public struct SharedContentChangeInviteeRoleType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1037) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeLinkAudienceDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1038) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: Sharing.LinkAudience, previousValue: Sharing.LinkAudience? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: Sharing.LinkAudience { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: Sharing.LinkAudience? { _record.unionOpt(1) }
    }

    public struct SharedContentChangeLinkAudienceType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1039) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeLinkExpiryDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1040) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: Date? = nil, previousValue: Date? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, newValue)
            builder.date(1, previousValue)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: Date? { _record.dateOpt(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: Date? { _record.dateOpt(1) }
    }

    public struct SharedContentChangeLinkExpiryType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1041) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeLinkPasswordDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1042) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct SharedContentChangeLinkPasswordType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1043) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeMemberRoleDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1044) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newAccessLevel: Sharing.AccessLevel, previousAccessLevel: Sharing.AccessLevel? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousAccessLevel?._value)
            builder.union(1, newAccessLevel._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var previousAccessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
        @export(implementation) public var newAccessLevel: Sharing.AccessLevel { _record.union(1) }
    }

    public struct SharedContentChangeMemberRoleType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1045) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeViewerInfoPolicyDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1046) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: Sharing.ViewerInfoPolicy, previousValue: Sharing.ViewerInfoPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: Sharing.ViewerInfoPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: Sharing.ViewerInfoPolicy? { _record.unionOpt(1) }
    }

    public struct SharedContentChangeViewerInfoPolicyType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1047) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentClaimInvitationDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1048) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentLink: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sharedContentLink)
            self.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public var sharedContentLink: String? { _record.stringOpt(0) }
    }

    public struct SharedContentClaimInvitationType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1049) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentCopyDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1050) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sharedContentLink: String,
            sharedContentAccessLevel: Sharing.AccessLevel,
            destinationPath: String,
            sharedContentOwner: TeamLog.UserLogInfo? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sharedContentLink)
            builder.poly(1, sharedContentOwner)
            builder.union(2, sharedContentAccessLevel._value)
            builder.string(3, destinationPath)
            self.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public var sharedContentLink: String { _record.string(0) }
        @export(implementation) public var sharedContentOwner: TeamLog.UserLogInfo? { _record.polyOpt(1) }
        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(2) }
        @export(implementation) public var destinationPath: String { _record.string(3) }
    }

    public struct SharedContentCopyType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1051) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentDownloadDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1052) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sharedContentLink: String,
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentOwner: TeamLog.UserLogInfo? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sharedContentLink)
            builder.poly(1, sharedContentOwner)
            builder.union(2, sharedContentAccessLevel._value)
            self.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public var sharedContentLink: String { _record.string(0) }
        @export(implementation) public var sharedContentOwner: TeamLog.UserLogInfo? { _record.polyOpt(1) }
        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(2) }
    }

    public struct SharedContentDownloadType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1053) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRelinquishMembershipDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1054) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct SharedContentRelinquishMembershipType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1055) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRemoveInviteesDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1056) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(invitees: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.strings(0, invitees)
            self.init(_record: builder.record())
        }

        /// Each: At most 255 characters.
        @export(implementation) public var invitees: [String] { _record.strings(0) }
    }

    public struct SharedContentRemoveInviteesType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1057) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRemoveLinkExpiryDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1058) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: Date? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, previousValue)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: Date? { _record.dateOpt(0) }
    }

    public struct SharedContentRemoveLinkExpiryType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1059) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRemoveLinkPasswordDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1060) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct SharedContentRemoveLinkPasswordType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1061) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRemoveMemberDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1062) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel?._value)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
    }

    public struct SharedContentRemoveMemberType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1063) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRequestAccessDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1064) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentLink: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sharedContentLink)
            self.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public var sharedContentLink: String? { _record.stringOpt(0) }
    }

    public struct SharedContentRequestAccessType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1065) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRestoreInviteesDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1066) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, invitees: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            builder.strings(1, invitees)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// Each: At most 255 characters.
        @export(implementation) public var invitees: [String] { _record.strings(1) }
    }

    public struct SharedContentRestoreInviteesType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1067) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRestoreMemberDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1068) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
    }

    public struct SharedContentRestoreMemberType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1069) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentUnshareDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1070) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct SharedContentUnshareType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1071) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentViewDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1072) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sharedContentLink: String,
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentOwner: TeamLog.UserLogInfo? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sharedContentLink)
            builder.poly(1, sharedContentOwner)
            builder.union(2, sharedContentAccessLevel._value)
            self.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public var sharedContentLink: String { _record.string(0) }
        @export(implementation) public var sharedContentOwner: TeamLog.UserLogInfo? { _record.polyOpt(1) }
        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(2) }
    }

    public struct SharedContentViewType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1073) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
