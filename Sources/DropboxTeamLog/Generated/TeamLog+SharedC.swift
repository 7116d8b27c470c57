// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxSharing
import Foundation
import StoneRuntime

extension TeamLog {
    public struct SharedContentAddInviteesDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1026) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedContentAccessLevel: Sharing.AccessLevel, invitees: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            builder.strings(1, invitees)
            _record = builder.record()
        }

        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// Each: At most 255 characters.
        public var invitees: [String] { _record.strings(1) }
    }

    public struct SharedContentAddInviteesType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1027) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentAddLinkExpiryDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1028) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: Date? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, newValue)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: Date? { _record.dateOpt(0) }
    }

    public struct SharedContentAddLinkExpiryType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1029) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentAddLinkPasswordDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1030) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SharedContentAddLinkPasswordType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1031) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentAddMemberDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1032) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedContentAccessLevel: Sharing.AccessLevel) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            _record = builder.record()
        }

        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
    }

    public struct SharedContentAddMemberType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1033) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeDownloadsPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1034) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.DownloadPolicyType, previousValue: TeamLog.DownloadPolicyType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.DownloadPolicyType { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.DownloadPolicyType? { _record.unionOpt(1) }
    }

    public struct SharedContentChangeDownloadsPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1035) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeInviteeRoleDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1036) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newAccessLevel: Sharing.AccessLevel,
            invitee: String,
            previousAccessLevel: Sharing.AccessLevel? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousAccessLevel?._value)
            builder.union(1, newAccessLevel._value)
            builder.string(2, invitee)
            _record = builder.record()
        }

        public var previousAccessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
        public var newAccessLevel: Sharing.AccessLevel { _record.union(1) }
        /// At most 255 characters.
        public var invitee: String { _record.string(2) }
    }

    public struct SharedContentChangeInviteeRoleType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1037) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeLinkAudienceDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1038) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: Sharing.LinkAudience, previousValue: Sharing.LinkAudience? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: Sharing.LinkAudience { _record.union(0) }
        /// The value before the change.
        public var previousValue: Sharing.LinkAudience? { _record.unionOpt(1) }
    }

    public struct SharedContentChangeLinkAudienceType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1039) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeLinkExpiryDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1040) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: Date? = nil, previousValue: Date? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, newValue)
            builder.date(1, previousValue)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: Date? { _record.dateOpt(0) }
        /// The value before the change.
        public var previousValue: Date? { _record.dateOpt(1) }
    }

    public struct SharedContentChangeLinkExpiryType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1041) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeLinkPasswordDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1042) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SharedContentChangeLinkPasswordType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1043) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeMemberRoleDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1044) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newAccessLevel: Sharing.AccessLevel, previousAccessLevel: Sharing.AccessLevel? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousAccessLevel?._value)
            builder.union(1, newAccessLevel._value)
            _record = builder.record()
        }

        public var previousAccessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
        public var newAccessLevel: Sharing.AccessLevel { _record.union(1) }
    }

    public struct SharedContentChangeMemberRoleType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1045) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeViewerInfoPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1046) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: Sharing.ViewerInfoPolicy, previousValue: Sharing.ViewerInfoPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: Sharing.ViewerInfoPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: Sharing.ViewerInfoPolicy? { _record.unionOpt(1) }
    }

    public struct SharedContentChangeViewerInfoPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1047) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentClaimInvitationDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1048) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedContentLink: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sharedContentLink)
            _record = builder.record()
        }

        /// The link.
        public var sharedContentLink: String? { _record.stringOpt(0) }
    }

    public struct SharedContentClaimInvitationType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1049) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentCopyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1050) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

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
            _record = builder.record()
        }

        /// The link.
        public var sharedContentLink: String { _record.string(0) }
        public var sharedContentOwner: TeamLog.UserLogInfo? { _record.polyOpt(1) }
        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(2) }
        public var destinationPath: String { _record.string(3) }
    }

    public struct SharedContentCopyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1051) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentDownloadDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1052) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            sharedContentLink: String,
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentOwner: TeamLog.UserLogInfo? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sharedContentLink)
            builder.poly(1, sharedContentOwner)
            builder.union(2, sharedContentAccessLevel._value)
            _record = builder.record()
        }

        /// The link.
        public var sharedContentLink: String { _record.string(0) }
        public var sharedContentOwner: TeamLog.UserLogInfo? { _record.polyOpt(1) }
        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(2) }
    }

    public struct SharedContentDownloadType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1053) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentRelinquishMembershipDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1054) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SharedContentRelinquishMembershipType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1055) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentRemoveInviteesDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1056) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(invitees: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.strings(0, invitees)
            _record = builder.record()
        }

        /// Each: At most 255 characters.
        public var invitees: [String] { _record.strings(0) }
    }

    public struct SharedContentRemoveInviteesType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1057) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentRemoveLinkExpiryDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1058) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: Date? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, previousValue)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: Date? { _record.dateOpt(0) }
    }

    public struct SharedContentRemoveLinkExpiryType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1059) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentRemoveLinkPasswordDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1060) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SharedContentRemoveLinkPasswordType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1061) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentRemoveMemberDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1062) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedContentAccessLevel: Sharing.AccessLevel? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel?._value)
            _record = builder.record()
        }

        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
    }

    public struct SharedContentRemoveMemberType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1063) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentRequestAccessDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1064) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedContentLink: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sharedContentLink)
            _record = builder.record()
        }

        /// The link.
        public var sharedContentLink: String? { _record.stringOpt(0) }
    }

    public struct SharedContentRequestAccessType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1065) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentRestoreInviteesDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1066) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedContentAccessLevel: Sharing.AccessLevel, invitees: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            builder.strings(1, invitees)
            _record = builder.record()
        }

        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// Each: At most 255 characters.
        public var invitees: [String] { _record.strings(1) }
    }

    public struct SharedContentRestoreInviteesType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1067) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentRestoreMemberDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1068) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedContentAccessLevel: Sharing.AccessLevel) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            _record = builder.record()
        }

        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
    }

    public struct SharedContentRestoreMemberType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1069) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentUnshareDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1070) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SharedContentUnshareType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1071) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedContentViewDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1072) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            sharedContentLink: String,
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentOwner: TeamLog.UserLogInfo? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sharedContentLink)
            builder.poly(1, sharedContentOwner)
            builder.union(2, sharedContentAccessLevel._value)
            _record = builder.record()
        }

        /// The link.
        public var sharedContentLink: String { _record.string(0) }
        public var sharedContentOwner: TeamLog.UserLogInfo? { _record.polyOpt(1) }
        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(2) }
    }

    public struct SharedContentViewType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1073) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }
}
