// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct DashOpenedSharedLinkToStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(175) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(175))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashOpenedSharedLinkToStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(176) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(176))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashOpenedStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(177) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(177))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashOpenedStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(178) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(178))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum DashPreviewOptOutStatus: StoneUnion, CustomStringConvertible {
        case optedIn
        case optedOut
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(179) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .optedIn
            case 1: self = .optedOut
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .optedIn: .tag(0)
            case .optedOut: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct DashPreviewOptOutStatusChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(180) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(optOutStatus: TeamLog.DashPreviewOptOutStatus) {
            var builder = RecordBuilder(TeamLog._type(180))
            builder.union(0, optOutStatus._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var optOutStatus: TeamLog.DashPreviewOptOutStatus { _record.union(0) }
    }

    public struct DashPreviewOptOutStatusChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(181) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(181))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashRemovedConnectorDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(182) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus) {
            var builder = RecordBuilder(TeamLog._type(182))
            builder.string(0, connectorName)
            builder.union(1, connectorStatus._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var connectorName: String { _record.string(0) }
        @export(implementation) public var connectorStatus: TeamLog.DashConnectorStatus { _record.union(1) }
    }

    public struct DashRemovedConnectorType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(183) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(183))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashRemovedLinkFromStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(184) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackItemLink: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(184))
            builder.string(0, stackName)
            builder.string(1, stackItemLink)
            builder.union(2, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackItemLink: String { _record.string(1) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(2) }
    }

    public struct DashRemovedLinkFromStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(185) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(185))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashRemovedSharedLinkToStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(186) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(186))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashRemovedSharedLinkToStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(187) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(187))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashRemovedTeamEmailDomainAllowlistDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(188) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(emailDomain: String) {
            var builder = RecordBuilder(TeamLog._type(188))
            builder.string(0, emailDomain)
            self.init(_record: builder.record())
        }

        @export(implementation) public var emailDomain: String { _record.string(0) }
    }

    public struct DashRemovedTeamEmailDomainAllowlistType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(189) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(189))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashRenamedStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(190) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(oldName: String, newName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(190))
            builder.string(0, oldName)
            builder.string(1, newName)
            builder.union(2, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var oldName: String { _record.string(0) }
        @export(implementation) public var newName: String { _record.string(1) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(2) }
    }

    public struct DashRenamedStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(191) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(191))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashSharedLinkToStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(192) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(192))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashSharedLinkToStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(193) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(193))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum DashStackSharingScope: StoneUnion, CustomStringConvertible {
        case invited
        case public_
        case team
        case unknown
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(194) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invited
            case 1: self = .public_
            case 2: self = .team
            case 3: self = .unknown
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invited: .tag(0)
            case .public_: .tag(1)
            case .team: .tag(2)
            case .unknown: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    public enum DashStackType: StoneUnion, CustomStringConvertible {
        case cypress
        case referenceContainer
        case unknown
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(195) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .cypress
            case 1: self = .referenceContainer
            case 2: self = .unknown
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .cypress: .tag(0)
            case .referenceContainer: .tag(1)
            case .unknown: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct DashUnarchivedStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(196) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(196))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashUnarchivedStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(197) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(197))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashViewedCompanyStackDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(198) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(198))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashViewedCompanyStackType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(199) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(199))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DashViewedExternalAiActivityReportDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(200) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(200))) }
    }

    public struct DashViewedExternalAiActivityReportType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(201) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(201))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DataPlacementRestrictionChangePolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(202) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: TeamLog.PlacementRestriction, newValue: TeamLog.PlacementRestriction) {
            var builder = RecordBuilder(TeamLog._type(202))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.PlacementRestriction { _record.union(0) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.PlacementRestriction { _record.union(1) }
    }

    public struct DataPlacementRestrictionChangePolicyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(203) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(203))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DataPlacementRestrictionSatisfyPolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(204) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(placementRestriction: TeamLog.PlacementRestriction) {
            var builder = RecordBuilder(TeamLog._type(204))
            builder.union(0, placementRestriction._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var placementRestriction: TeamLog.PlacementRestriction { _record.union(0) }
    }

    public struct DataPlacementRestrictionSatisfyPolicyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(205) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(205))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DataResidencyMigrationRequestSuccessfulDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(206) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(206))) }
    }

    public struct DataResidencyMigrationRequestSuccessfulType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(207) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(207))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct DataResidencyMigrationRequestUnsuccessfulDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(208) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(208))) }
    }

    public struct DataResidencyMigrationRequestUnsuccessfulType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(209) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(209))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
