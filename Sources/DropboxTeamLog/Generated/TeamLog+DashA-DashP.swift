// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct DashAddedCommentToStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 131) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            stackName: String,
            stackItemName: String,
            commentText: String,
            stackType: TeamLog.DashStackType? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.string(1, stackItemName)
            builder.string(2, commentText)
            builder.union(3, stackType?._value)
            _record = builder.record()
        }

        public var stackName: String { _record.string(0) }
        public var stackItemName: String { _record.string(1) }
        /// The text of the comment.
        public var commentText: String { _record.string(2) }
        public var stackType: TeamLog.DashStackType? { _record.unionOpt(3) }
    }

    public struct DashAddedCommentToStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 132) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashAddedConnectorDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 133) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, connectorName)
            builder.union(1, connectorStatus._value)
            _record = builder.record()
        }

        public var connectorName: String { _record.string(0) }
        public var connectorStatus: TeamLog.DashConnectorStatus { _record.union(1) }
    }

    public struct DashAddedConnectorType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 134) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashAddedLinkToStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 135) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(stackName: String, stackItemLink: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.string(1, stackItemLink)
            builder.union(2, stackType?._value)
            _record = builder.record()
        }

        public var stackName: String { _record.string(0) }
        public var stackItemLink: String { _record.string(1) }
        public var stackType: TeamLog.DashStackType? { _record.unionOpt(2) }
    }

    public struct DashAddedLinkToStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 136) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashAddedTeamEmailDomainAllowlistDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 137) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(emailDomain: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, emailDomain)
            _record = builder.record()
        }

        public var emailDomain: String { _record.string(0) }
    }

    public struct DashAddedTeamEmailDomainAllowlistType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 138) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashAdminAddedOrgWideConnectorDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 139) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, connectorName)
            builder.union(1, connectorStatus._value)
            _record = builder.record()
        }

        public var connectorName: String { _record.string(0) }
        public var connectorStatus: TeamLog.DashConnectorStatus { _record.union(1) }
    }

    public struct DashAdminAddedOrgWideConnectorType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 140) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashAdminDisabledConnectorDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 141) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, connectorName)
            builder.union(1, connectorStatus?._value)
            _record = builder.record()
        }

        public var connectorName: String { _record.string(0) }
        public var connectorStatus: TeamLog.DashConnectorStatus? { _record.unionOpt(1) }
    }

    public struct DashAdminDisabledConnectorType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 142) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashAdminEnabledConnectorDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 143) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, connectorName)
            builder.union(1, connectorStatus?._value)
            _record = builder.record()
        }

        public var connectorName: String { _record.string(0) }
        public var connectorStatus: TeamLog.DashConnectorStatus? { _record.unionOpt(1) }
    }

    public struct DashAdminEnabledConnectorType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 144) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashAdminRemovedOrgWideConnectorDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 145) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, connectorName)
            builder.union(1, connectorStatus._value)
            _record = builder.record()
        }

        public var connectorName: String { _record.string(0) }
        public var connectorStatus: TeamLog.DashConnectorStatus { _record.union(1) }
    }

    public struct DashAdminRemovedOrgWideConnectorType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 146) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashArchivedStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 147) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            _record = builder.record()
        }

        public var stackName: String { _record.string(0) }
        public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashArchivedStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 148) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashChangedAudienceOfSharedLinkToStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 149) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            _record = builder.record()
        }

        public var stackName: String { _record.string(0) }
        public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashChangedAudienceOfSharedLinkToStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 150) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashClonedStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 151) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            stackName: String,
            actorEmail: String,
            newClonedStackName: String,
            stackType: TeamLog.DashStackType? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.string(1, actorEmail)
            builder.string(2, newClonedStackName)
            builder.union(3, stackType?._value)
            _record = builder.record()
        }

        public var stackName: String { _record.string(0) }
        public var actorEmail: String { _record.string(1) }
        public var newClonedStackName: String { _record.string(2) }
        public var stackType: TeamLog.DashStackType? { _record.unionOpt(3) }
    }

    public struct DashClonedStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 152) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum DashConnectorStatus: StoneUnion, CustomStringConvertible {
        case fail
        case success
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 153) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .fail
            case 1: self = .success
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .fail: .tag(0)
            case .success: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct DashConnectorToolsCallDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 154) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(connectorName: String, toolName: String, surface: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, connectorName)
            builder.string(1, toolName)
            builder.string(2, surface)
            _record = builder.record()
        }

        public var connectorName: String { _record.string(0) }
        public var toolName: String { _record.string(1) }
        public var surface: String? { _record.stringOpt(2) }
    }

    public struct DashConnectorToolsCallType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 155) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashCreatedStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 156) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            _record = builder.record()
        }

        public var stackName: String { _record.string(0) }
        public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashCreatedStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 157) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashDeletedCommentFromStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 158) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(stackName: String, stackItemName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.string(1, stackItemName)
            builder.union(2, stackType?._value)
            _record = builder.record()
        }

        public var stackName: String { _record.string(0) }
        public var stackItemName: String { _record.string(1) }
        public var stackType: TeamLog.DashStackType? { _record.unionOpt(2) }
    }

    public struct DashDeletedCommentFromStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 159) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashDeletedStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 160) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            _record = builder.record()
        }

        public var stackName: String { _record.string(0) }
        public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashDeletedStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 161) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashEditedCommentInStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 162) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            stackName: String,
            stackItemName: String,
            commentText: String,
            stackType: TeamLog.DashStackType? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.string(1, stackItemName)
            builder.string(2, commentText)
            builder.union(3, stackType?._value)
            _record = builder.record()
        }

        public var stackName: String { _record.string(0) }
        public var stackItemName: String { _record.string(1) }
        /// The text of the comment.
        public var commentText: String { _record.string(2) }
        public var stackType: TeamLog.DashStackType? { _record.unionOpt(3) }
    }

    public struct DashEditedCommentInStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 163) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum DashExternalSharingPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 164) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct DashExternalSharingPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 165) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.DashExternalSharingPolicy, previousValue: TeamLog.DashExternalSharingPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.DashExternalSharingPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.DashExternalSharingPolicy { _record.union(1) }
    }

    public struct DashExternalSharingPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 166) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashExternalUserOpenedStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 167) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            stackName: String,
            stackSharingScope: TeamLog.DashStackSharingScope,
            isInvited: Bool,
            isVerified: Bool,
            stackOwnerTeamId: Int64? = nil,
            stackType: TeamLog.DashStackType? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.union(1, stackSharingScope._value)
            builder.bool(2, isInvited)
            builder.bool(3, isVerified)
            builder.int64(4, stackOwnerTeamId)
            builder.union(5, stackType?._value)
            _record = builder.record()
        }

        public var stackName: String { _record.string(0) }
        public var stackSharingScope: TeamLog.DashStackSharingScope { _record.union(1) }
        public var isInvited: Bool { _record.bool(2) }
        public var isVerified: Bool { _record.bool(3) }
        public var stackOwnerTeamId: Int64? { _record.int64Opt(4) }
        public var stackType: TeamLog.DashStackType? { _record.unionOpt(5) }
    }

    public struct DashExternalUserOpenedStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 168) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashFirstLaunchedDesktopDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 169) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(osName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, osName)
            _record = builder.record()
        }

        public var osName: String { _record.string(0) }
    }

    public struct DashFirstLaunchedDesktopType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 170) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashFirstLaunchedExtensionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 171) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(browserName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, browserName)
            _record = builder.record()
        }

        public var browserName: String { _record.string(0) }
    }

    public struct DashFirstLaunchedExtensionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 172) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashFirstLaunchedWebStartPageDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 173) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(browserName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, browserName)
            _record = builder.record()
        }

        public var browserName: String { _record.string(0) }
    }

    public struct DashFirstLaunchedWebStartPageType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 174) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashOpenedSharedLinkToStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 175) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            _record = builder.record()
        }

        public var stackName: String { _record.string(0) }
        public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashOpenedSharedLinkToStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 176) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashOpenedStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 177) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            _record = builder.record()
        }

        public var stackName: String { _record.string(0) }
        public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashOpenedStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 178) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum DashPreviewOptOutStatus: StoneUnion, CustomStringConvertible {
        case optedIn
        case optedOut
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 179) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .optedIn
            case 1: self = .optedOut
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .optedIn: .tag(0)
            case .optedOut: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct DashPreviewOptOutStatusChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 180) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(optOutStatus: TeamLog.DashPreviewOptOutStatus) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, optOutStatus._value)
            _record = builder.record()
        }

        public var optOutStatus: TeamLog.DashPreviewOptOutStatus { _record.union(0) }
    }

    public struct DashPreviewOptOutStatusChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 181) }
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
