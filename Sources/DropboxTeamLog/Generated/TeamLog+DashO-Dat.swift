// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct DashOpenedSharedLinkToStackDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 175) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashOpenedSharedLinkToStackType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 176) }
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

    public struct DashOpenedStackDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 177) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashOpenedStackType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 178) }
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

    public struct DashPreviewOptOutStatusChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 180) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(optOutStatus: TeamLog.DashPreviewOptOutStatus) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, optOutStatus._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var optOutStatus: TeamLog.DashPreviewOptOutStatus { _record.union(0) }
    }

    public struct DashPreviewOptOutStatusChangedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 181) }
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

    public struct DashRemovedConnectorDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 182) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, connectorName)
            builder.union(1, connectorStatus._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var connectorName: String { _record.string(0) }
        @export(implementation) public var connectorStatus: TeamLog.DashConnectorStatus { _record.union(1) }
    }

    public struct DashRemovedConnectorType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 183) }
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

    public struct DashRemovedLinkFromStackDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 184) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackItemLink: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
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
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 185) }
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

    public struct DashRemovedSharedLinkToStackDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 186) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashRemovedSharedLinkToStackType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 187) }
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

    public struct DashRemovedTeamEmailDomainAllowlistDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 188) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(emailDomain: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, emailDomain)
            self.init(_record: builder.record())
        }

        @export(implementation) public var emailDomain: String { _record.string(0) }
    }

    public struct DashRemovedTeamEmailDomainAllowlistType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 189) }
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

    public struct DashRenamedStackDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 190) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(oldName: String, newName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
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
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 191) }
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

    public struct DashSharedLinkToStackDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 192) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashSharedLinkToStackType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 193) }
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

    public struct DashUnarchivedStackDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 196) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashUnarchivedStackType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 197) }
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

    public struct DashViewedCompanyStackDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 198) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var stackName: String { _record.string(0) }
        @export(implementation) public var stackType: TeamLog.DashStackType? { _record.unionOpt(1) }
    }

    public struct DashViewedCompanyStackType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 199) }
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

    public struct DashViewedExternalAiActivityReportDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 200) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct DashViewedExternalAiActivityReportType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 201) }
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

    public struct DataPlacementRestrictionChangePolicyDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 202) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: TeamLog.PlacementRestriction, newValue: TeamLog.PlacementRestriction) {
            var builder = RecordBuilder(Self._type)
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
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 203) }
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

    public struct DataPlacementRestrictionSatisfyPolicyDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 204) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(placementRestriction: TeamLog.PlacementRestriction) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, placementRestriction._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var placementRestriction: TeamLog.PlacementRestriction { _record.union(0) }
    }

    public struct DataPlacementRestrictionSatisfyPolicyType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 205) }
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

    public struct DataResidencyMigrationRequestSuccessfulDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 206) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct DataResidencyMigrationRequestSuccessfulType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 207) }
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

    public struct DataResidencyMigrationRequestUnsuccessfulDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 208) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct DataResidencyMigrationRequestUnsuccessfulType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 209) }
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
