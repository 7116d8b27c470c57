// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct DashRemovedConnectorDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 182) }
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

    public struct DashRemovedConnectorType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 183) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashRemovedLinkFromStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 184) }
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

    public struct DashRemovedLinkFromStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 185) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashRemovedSharedLinkToStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 186) }
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

    public struct DashRemovedSharedLinkToStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 187) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashRemovedTeamEmailDomainAllowlistDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 188) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(emailDomain: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, emailDomain)
            _record = builder.record()
        }

        public var emailDomain: String { _record.string(0) }
    }

    public struct DashRemovedTeamEmailDomainAllowlistType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 189) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashRenamedStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 190) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(oldName: String, newName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, oldName)
            builder.string(1, newName)
            builder.union(2, stackType?._value)
            _record = builder.record()
        }

        public var oldName: String { _record.string(0) }
        public var newName: String { _record.string(1) }
        public var stackType: TeamLog.DashStackType? { _record.unionOpt(2) }
    }

    public struct DashRenamedStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 191) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashSharedLinkToStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 192) }
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

    public struct DashSharedLinkToStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 193) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum DashStackSharingScope: StoneUnion, CustomStringConvertible {
        case invited
        case public_
        case team
        case unknown
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 194) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invited
            case 1: self = .public_
            case 2: self = .team
            case 3: self = .unknown
            default: self = .other
            }
        }

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

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 195) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .cypress
            case 1: self = .referenceContainer
            case 2: self = .unknown
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .cypress: .tag(0)
            case .referenceContainer: .tag(1)
            case .unknown: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct DashUnarchivedStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 196) }
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

    public struct DashUnarchivedStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 197) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashViewedCompanyStackDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 198) }
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

    public struct DashViewedCompanyStackType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 199) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DashViewedExternalAiActivityReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 200) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct DashViewedExternalAiActivityReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 201) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DataPlacementRestrictionChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 202) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: TeamLog.PlacementRestriction, newValue: TeamLog.PlacementRestriction) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: TeamLog.PlacementRestriction { _record.union(0) }
        /// The value after the change.
        public var newValue: TeamLog.PlacementRestriction { _record.union(1) }
    }

    public struct DataPlacementRestrictionChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 203) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DataPlacementRestrictionSatisfyPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 204) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(placementRestriction: TeamLog.PlacementRestriction) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, placementRestriction._value)
            _record = builder.record()
        }

        public var placementRestriction: TeamLog.PlacementRestriction { _record.union(0) }
    }

    public struct DataPlacementRestrictionSatisfyPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 205) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DataResidencyMigrationRequestSuccessfulDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 206) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct DataResidencyMigrationRequestSuccessfulType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 207) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct DataResidencyMigrationRequestUnsuccessfulDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 208) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct DataResidencyMigrationRequestUnsuccessfulType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 209) }
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
