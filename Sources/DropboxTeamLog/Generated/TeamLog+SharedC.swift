// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxSharing
import Foundation
import StoneRuntime

extension TeamLog {
    public struct SharedContentAddInviteesDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1026) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, invitees: [String]) {
            var builder = RecordBuilder(TeamLog._type(1026))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1027) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1027))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentAddLinkExpiryDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1028) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: Date? = nil) {
            var builder = RecordBuilder(TeamLog._type(1028))
            builder.date(0, newValue)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: Date? { _record.dateOpt(0) }
    }

    public struct SharedContentAddLinkExpiryType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1029) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1029))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentAddLinkPasswordDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1030) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1030))) }
    }

    public struct SharedContentAddLinkPasswordType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1031) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1031))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentAddMemberDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1032) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel) {
            var builder = RecordBuilder(TeamLog._type(1032))
            builder.union(0, sharedContentAccessLevel._value)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
    }

    public struct SharedContentAddMemberType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1033) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1033))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeDownloadsPolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1034) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.DownloadPolicyType, previousValue: TeamLog.DownloadPolicyType? = nil) {
            var builder = RecordBuilder(TeamLog._type(1034))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1035) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1035))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeInviteeRoleDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1036) }
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
            var builder = RecordBuilder(TeamLog._type(1036))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1037) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1037))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeLinkAudienceDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1038) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: Sharing.LinkAudience, previousValue: Sharing.LinkAudience? = nil) {
            var builder = RecordBuilder(TeamLog._type(1038))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1039) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1039))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeLinkExpiryDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1040) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: Date? = nil, previousValue: Date? = nil) {
            var builder = RecordBuilder(TeamLog._type(1040))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1041) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1041))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeLinkPasswordDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1042) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1042))) }
    }

    public struct SharedContentChangeLinkPasswordType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1043) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1043))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeMemberRoleDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1044) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newAccessLevel: Sharing.AccessLevel, previousAccessLevel: Sharing.AccessLevel? = nil) {
            var builder = RecordBuilder(TeamLog._type(1044))
            builder.union(0, previousAccessLevel?._value)
            builder.union(1, newAccessLevel._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var previousAccessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
        @export(implementation) public var newAccessLevel: Sharing.AccessLevel { _record.union(1) }
    }

    public struct SharedContentChangeMemberRoleType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1045) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1045))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentChangeViewerInfoPolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1046) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: Sharing.ViewerInfoPolicy, previousValue: Sharing.ViewerInfoPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(1046))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1047) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1047))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentClaimInvitationDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1048) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentLink: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1048))
            builder.string(0, sharedContentLink)
            self.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public var sharedContentLink: String? { _record.stringOpt(0) }
    }

    public struct SharedContentClaimInvitationType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1049) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1049))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentCopyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1050) }
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
            var builder = RecordBuilder(TeamLog._type(1050))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1051) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1051))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentDownloadDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1052) }
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
            var builder = RecordBuilder(TeamLog._type(1052))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1053) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1053))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRelinquishMembershipDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1054) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1054))) }
    }

    public struct SharedContentRelinquishMembershipType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1055) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1055))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRemoveInviteesDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1056) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(invitees: [String]) {
            var builder = RecordBuilder(TeamLog._type(1056))
            builder.strings(0, invitees)
            self.init(_record: builder.record())
        }

        /// Each: At most 255 characters.
        @export(implementation) public var invitees: [String] { _record.strings(0) }
    }

    public struct SharedContentRemoveInviteesType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1057) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1057))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRemoveLinkExpiryDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1058) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: Date? = nil) {
            var builder = RecordBuilder(TeamLog._type(1058))
            builder.date(0, previousValue)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: Date? { _record.dateOpt(0) }
    }

    public struct SharedContentRemoveLinkExpiryType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1059) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1059))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRemoveLinkPasswordDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1060) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1060))) }
    }

    public struct SharedContentRemoveLinkPasswordType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1061) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1061))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRemoveMemberDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1062) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel? = nil) {
            var builder = RecordBuilder(TeamLog._type(1062))
            builder.union(0, sharedContentAccessLevel?._value)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel? { _record.unionOpt(0) }
    }

    public struct SharedContentRemoveMemberType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1063) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1063))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRequestAccessDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1064) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentLink: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1064))
            builder.string(0, sharedContentLink)
            self.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public var sharedContentLink: String? { _record.stringOpt(0) }
    }

    public struct SharedContentRequestAccessType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1065) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1065))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRestoreInviteesDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1066) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, invitees: [String]) {
            var builder = RecordBuilder(TeamLog._type(1066))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1067) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1067))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentRestoreMemberDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1068) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel) {
            var builder = RecordBuilder(TeamLog._type(1068))
            builder.union(0, sharedContentAccessLevel._value)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
    }

    public struct SharedContentRestoreMemberType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1069) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1069))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentUnshareDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1070) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1070))) }
    }

    public struct SharedContentUnshareType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1071) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1071))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedContentViewDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1072) }
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
            var builder = RecordBuilder(TeamLog._type(1072))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1073) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1073))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
