// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxSharing
import DropboxTeam
import StoneRuntime

extension TeamLog {
    public struct SharedFolderChangeLinkPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1074) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: Sharing.SharedLinkPolicy, previousValue: Sharing.SharedLinkPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: Sharing.SharedLinkPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: Sharing.SharedLinkPolicy? { _record.unionOpt(1) }
    }

    public struct SharedFolderChangeLinkPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1075) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedFolderChangeMembersInheritancePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1076) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.SharedFolderMembersInheritancePolicy,
            previousValue: TeamLog.SharedFolderMembersInheritancePolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.SharedFolderMembersInheritancePolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.SharedFolderMembersInheritancePolicy? { _record.unionOpt(1) }
    }

    public struct SharedFolderChangeMembersInheritancePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1077) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedFolderChangeMembersManagementPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1078) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: Sharing.AclUpdatePolicy, previousValue: Sharing.AclUpdatePolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: Sharing.AclUpdatePolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: Sharing.AclUpdatePolicy? { _record.unionOpt(1) }
    }

    public struct SharedFolderChangeMembersManagementPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1079) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedFolderChangeMembersPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1080) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: Sharing.MemberPolicy, previousValue: Sharing.MemberPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: Sharing.MemberPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: Sharing.MemberPolicy? { _record.unionOpt(1) }
    }

    public struct SharedFolderChangeMembersPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1081) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedFolderCreateDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1082) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(targetNsId: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, targetNsId)
            _record = builder.record()
        }

        public var targetNsId: String? { _record.stringOpt(0) }
    }

    public struct SharedFolderCreateType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1083) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedFolderDeclineInvitationDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1084) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SharedFolderDeclineInvitationType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1085) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum SharedFolderMembersInheritancePolicy: StoneUnion, CustomStringConvertible {
        case dontInheritMembers
        case inheritMembers
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1086) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .dontInheritMembers
            case 1: self = .inheritMembers
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .dontInheritMembers: .tag(0)
            case .inheritMembers: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct SharedFolderMountDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1087) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SharedFolderMountType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1088) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedFolderNestDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1089) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            previousParentNsId: String? = nil,
            newParentNsId: String? = nil,
            previousNsPath: String? = nil,
            newNsPath: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, previousParentNsId)
            builder.string(1, newParentNsId)
            builder.string(2, previousNsPath)
            builder.string(3, newNsPath)
            _record = builder.record()
        }

        public var previousParentNsId: String? { _record.stringOpt(0) }
        public var newParentNsId: String? { _record.stringOpt(1) }
        public var previousNsPath: String? { _record.stringOpt(2) }
        public var newNsPath: String? { _record.stringOpt(3) }
    }

    public struct SharedFolderNestType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1090) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedFolderTransferOwnershipDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1091) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newOwnerEmail: String, previousOwnerEmail: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, previousOwnerEmail)
            builder.string(1, newOwnerEmail)
            _record = builder.record()
        }

        /// At most 255 characters.
        public var previousOwnerEmail: String? { _record.stringOpt(0) }
        /// At most 255 characters.
        public var newOwnerEmail: String { _record.string(1) }
    }

    public struct SharedFolderTransferOwnershipType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1092) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedFolderUnmountDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1093) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SharedFolderUnmountType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1094) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedFoldersCreateReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1095) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SharedFoldersCreateReportFailedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1096) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, failureReason._value)
            _record = builder.record()
        }

        /// Why it failed.
        public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct SharedFoldersCreateReportFailedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1097) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedFoldersCreateReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1098) }
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
