// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct DashAddedCommentToStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(131) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            stackName: String,
            stackItemName: String,
            commentText: String,
            stackType: TeamLog.DashStackType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(131))
            builder.string(0, stackName)
            builder.string(1, stackItemName)
            builder.string(2, commentText)
            builder.union(3, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackItemName: String { _record.string(1) }
        /// The text of the comment.
        @export(implementation) public var commentText: String { _record.string(2) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(3) }
    }

    public struct DashAddedCommentToStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(132) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(132))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashAddedConnectorDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(133) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus) {
            var builder = RecordBuilder(TeamLog._type(133))
            builder.string(0, connectorName)
            builder.union(1, connectorStatus._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var connectorName: String { _record.string(0) }
        @export(implementation) public var connectorStatus: TeamLog.DashConnectorStatus { _record.union(1) }
    }

    public struct DashAddedConnectorType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(134) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(134))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashAddedLinkToStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(135) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackItemLink: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(135))
            builder.string(0, stackName)
            builder.string(1, stackItemLink)
            builder.union(2, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackItemLink: String { _record.string(1) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(2) }
    }

    public struct DashAddedLinkToStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(136) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(136))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashAddedTeamEmailDomainAllowlistDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(137) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(emailDomain: String) {
            var builder = RecordBuilder(TeamLog._type(137))
            builder.string(0, emailDomain)
            self.init(_record: builder.record())
        }

        @export(implementation) public var emailDomain: String { _record.string(0) }
    }

    public struct DashAddedTeamEmailDomainAllowlistType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(138) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(138))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashAdminAddedOrgWideConnectorDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(139) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus) {
            var builder = RecordBuilder(TeamLog._type(139))
            builder.string(0, connectorName)
            builder.union(1, connectorStatus._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var connectorName: String { _record.string(0) }
        @export(implementation) public var connectorStatus: TeamLog.DashConnectorStatus { _record.union(1) }
    }

    public struct DashAdminAddedOrgWideConnectorType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(140) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(140))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashAdminDisabledConnectorDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(141) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus? = nil) {
            var builder = RecordBuilder(TeamLog._type(141))
            builder.string(0, connectorName)
            builder.union(1, connectorStatus?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var connectorName: String { _record.string(0) }
        @export(implementation) public var connectorStatus: TeamLog.DashConnectorStatus? { _record.unionOpt(1) }
    }

    public struct DashAdminDisabledConnectorType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(142) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(142))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashAdminEnabledConnectorDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(143) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus? = nil) {
            var builder = RecordBuilder(TeamLog._type(143))
            builder.string(0, connectorName)
            builder.union(1, connectorStatus?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var connectorName: String { _record.string(0) }
        @export(implementation) public var connectorStatus: TeamLog.DashConnectorStatus? { _record.unionOpt(1) }
    }

    public struct DashAdminEnabledConnectorType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(144) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(144))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashAdminRemovedOrgWideConnectorDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(145) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus) {
            var builder = RecordBuilder(TeamLog._type(145))
            builder.string(0, connectorName)
            builder.union(1, connectorStatus._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var connectorName: String { _record.string(0) }
        @export(implementation) public var connectorStatus: TeamLog.DashConnectorStatus { _record.union(1) }
    }

    public struct DashAdminRemovedOrgWideConnectorType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(146) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(146))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashArchivedStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(147) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(147))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashArchivedStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(148) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(148))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashChangedAudienceOfSharedLinkToStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(149) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(149))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashChangedAudienceOfSharedLinkToStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(150) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(150))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashClonedStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(151) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            stackName: String,
            actorEmail: String,
            newClonedStackName: String,
            stackType: TeamLog.DashStackType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(151))
            builder.string(0, stackName)
            builder.string(1, actorEmail)
            builder.string(2, newClonedStackName)
            builder.union(3, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var actorEmail: String { _record.string(1) }
        @export(implementation) public var newClonedStackName: String { _record.string(2) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(3) }
    }

    public struct DashClonedStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(152) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(152))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum DashConnectorStatus: StoneUnion, CustomStringConvertible {
        case fail
        case success
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(153) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .fail
            case 1: self = .success
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .fail: .tag(0)
            case .success: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct DashConnectorToolsCallDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(154) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(connectorName: String, toolName: String, surface: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(154))
            builder.string(0, connectorName)
            builder.string(1, toolName)
            builder.string(2, surface)
            self.init(_record: builder.record())
        }

        @export(implementation) public var connectorName: String { _record.string(0) }
        @export(implementation) public var toolName: String { _record.string(1) }
        @export(implementation) public var surface: String? { _record.stringOpt(2) }
    }

    public struct DashConnectorToolsCallType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(155) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(155))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashCreatedStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(156) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(156))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashCreatedStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(157) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(157))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashDeletedCommentFromStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(158) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackItemName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(158))
            builder.string(0, stackName)
            builder.string(1, stackItemName)
            builder.union(2, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackItemName: String { _record.string(1) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(2) }
    }

    public struct DashDeletedCommentFromStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(159) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(159))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashDeletedStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(160) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(160))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashDeletedStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(161) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(161))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashEditedCommentInStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(162) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            stackName: String,
            stackItemName: String,
            commentText: String,
            stackType: TeamLog.DashStackType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(162))
            builder.string(0, stackName)
            builder.string(1, stackItemName)
            builder.string(2, commentText)
            builder.union(3, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackItemName: String { _record.string(1) }
        /// The text of the comment.
        @export(implementation) public var commentText: String { _record.string(2) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(3) }
    }

    public struct DashEditedCommentInStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(163) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(163))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum DashExternalSharingPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(164) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct DashExternalSharingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(165) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.DashExternalSharingPolicy, previousValue: TeamLog.DashExternalSharingPolicy) {
            var builder = RecordBuilder(TeamLog._type(165))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.DashExternalSharingPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.DashExternalSharingPolicy { _record.union(1) }
    }

    public struct DashExternalSharingPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(166) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(166))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashExternalUserOpenedStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(167) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            stackName: String,
            stackSharingScope: TeamLog.DashStackSharingScope,
            isInvited: Bool,
            isVerified: Bool,
            stackOwnerTeamId: Int64? = nil,
            stackType: TeamLog.DashStackType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(167))
            builder.string(0, stackName)
            builder.union(1, stackSharingScope._value)
            builder.bool(2, isInvited)
            builder.bool(3, isVerified)
            builder.int64(4, stackOwnerTeamId)
            builder.union(5, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackSharingScope: TeamLog.DashStackSharingScope { _record.union(1) }
        @export(implementation) public var isInvited: Bool { _record.bool(2) }
        @export(implementation) public var isVerified: Bool { _record.bool(3) }
        @export(implementation) public var stackOwnerTeamId: Int64? { _record.int64Opt(4) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(5) }
    }

    public struct DashExternalUserOpenedStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(168) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(168))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashFirstLaunchedDesktopDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(169) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(osName: String) {
            var builder = RecordBuilder(TeamLog._type(169))
            builder.string(0, osName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var osName: String { _record.string(0) }
    }

    public struct DashFirstLaunchedDesktopType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(170) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(170))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashFirstLaunchedExtensionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(171) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(browserName: String) {
            var builder = RecordBuilder(TeamLog._type(171))
            builder.string(0, browserName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var browserName: String { _record.string(0) }
    }

    public struct DashFirstLaunchedExtensionType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(172) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(172))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashFirstLaunchedWebStartPageDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(173) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(browserName: String) {
            var builder = RecordBuilder(TeamLog._type(173))
            builder.string(0, browserName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var browserName: String { _record.string(0) }
    }

    public struct DashFirstLaunchedWebStartPageType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(174) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(174))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
