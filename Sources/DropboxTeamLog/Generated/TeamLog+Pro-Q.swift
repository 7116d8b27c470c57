// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct ProductAssignedToMemberDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(881) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(userName: TeamLog.UserNameLogInfo, productName: TeamLog.ProductLogInfo) {
            var builder = RecordBuilder(TeamLog._type(881))
            builder.object(0, userName._record)
            builder.object(1, productName._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var userName: TeamLog.UserNameLogInfo { _record.object(0) }
        @export(implementation) public var productName: TeamLog.ProductLogInfo { _record.object(1) }
    }

    public struct ProductAssignedToMemberType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(882) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(882))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ProductLogInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(883) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(productName: String) {
            var builder = RecordBuilder(TeamLog._type(883))
            builder.string(0, productName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var productName: String { _record.string(0) }
    }

    public struct ProductRemovedFromMemberDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(884) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(userName: TeamLog.UserNameLogInfo, productName: TeamLog.ProductLogInfo) {
            var builder = RecordBuilder(TeamLog._type(884))
            builder.object(0, userName._record)
            builder.object(1, productName._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var userName: TeamLog.UserNameLogInfo { _record.object(0) }
        @export(implementation) public var productName: TeamLog.ProductLogInfo { _record.object(1) }
    }

    public struct ProductRemovedFromMemberType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(885) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(885))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ProtectActionAddCollaboratorDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(886) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(actionId: String) {
            var builder = RecordBuilder(TeamLog._type(886))
            builder.string(0, actionId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var actionId: String { _record.string(0) }
    }

    public struct ProtectActionAddCollaboratorType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(887) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(887))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ProtectActionAddLinkDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(888) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(actionId: String) {
            var builder = RecordBuilder(TeamLog._type(888))
            builder.string(0, actionId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var actionId: String { _record.string(0) }
    }

    public struct ProtectActionAddLinkType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(889) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(889))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ProtectActionDeleteDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(890) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(actionId: String) {
            var builder = RecordBuilder(TeamLog._type(890))
            builder.string(0, actionId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var actionId: String { _record.string(0) }
    }

    public struct ProtectActionDeleteType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(891) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(891))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ProtectActionExportDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(892) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(actionId: String) {
            var builder = RecordBuilder(TeamLog._type(892))
            builder.string(0, actionId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var actionId: String { _record.string(0) }
    }

    public struct ProtectActionExportType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(893) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(893))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ProtectActionRemoveCollaboratorDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(894) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(actionId: String) {
            var builder = RecordBuilder(TeamLog._type(894))
            builder.string(0, actionId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var actionId: String { _record.string(0) }
    }

    public struct ProtectActionRemoveCollaboratorType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(895) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(895))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ProtectActionRemoveLinkDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(896) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(actionId: String) {
            var builder = RecordBuilder(TeamLog._type(896))
            builder.string(0, actionId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var actionId: String { _record.string(0) }
    }

    public struct ProtectActionRemoveLinkType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(897) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(897))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ProtectActionStopSharingDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(898) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(actionId: String) {
            var builder = RecordBuilder(TeamLog._type(898))
            builder.string(0, actionId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var actionId: String { _record.string(0) }
    }

    public struct ProtectActionStopSharingType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(899) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(899))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ProtectInternalDomainsChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(900) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(domainsAdded: [String]? = nil, domainsRemoved: [String]? = nil) {
            var builder = RecordBuilder(TeamLog._type(900))
            builder.strings(0, domainsAdded)
            builder.strings(1, domainsRemoved)
            self.init(_record: builder.record())
        }

        @export(implementation) public var domainsAdded: [String]? { _record.stringsOpt(0) }
        @export(implementation) public var domainsRemoved: [String]? { _record.stringsOpt(1) }
    }

    public struct ProtectInternalDomainsChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(901) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(901))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ProtectPolicyActivatedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(902) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(policyId: String) {
            var builder = RecordBuilder(TeamLog._type(902))
            builder.string(0, policyId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var policyId: String { _record.string(0) }
    }

    public struct ProtectPolicyActivatedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(903) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(903))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ProtectPolicyDeactivatedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(904) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(policyId: String) {
            var builder = RecordBuilder(TeamLog._type(904))
            builder.string(0, policyId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var policyId: String { _record.string(0) }
    }

    public struct ProtectPolicyDeactivatedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(905) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(905))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ProtectPolicyScheduledDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(906) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(policyId: String) {
            var builder = RecordBuilder(TeamLog._type(906))
            builder.string(0, policyId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var policyId: String { _record.string(0) }
    }

    public struct ProtectPolicyScheduledType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(907) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(907))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ProtectPolicyUpdatedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(908) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(policyId: String) {
            var builder = RecordBuilder(TeamLog._type(908))
            builder.string(0, policyId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var policyId: String { _record.string(0) }
    }

    public struct ProtectPolicyUpdatedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(909) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(909))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum ProtectReportCategory: StoneUnion, CustomStringConvertible {
        case overview
        case staleAccess
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(910) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .overview
            case 1: self = .staleAccess
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .overview: .tag(0)
            case .staleAccess: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public enum ProtectReportMetric: StoneUnion, CustomStringConvertible {
        case externalModifiedOver1Year
        case externalModifiedOver1YearCompany
        case externalModifiedOver1YearOutside
        case externalModifiedOver1YearPersonal
        case externalModifiedOver1YearPublic
        case externalModifiedOver2Years
        case externalModifiedOver2YearsCompany
        case externalModifiedOver2YearsOutside
        case externalModifiedOver2YearsPersonal
        case externalModifiedOver2YearsPublic
        case externalModifiedOver3Years
        case externalModifiedOver3YearsCompany
        case externalModifiedOver3YearsOutside
        case externalModifiedOver3YearsPersonal
        case externalModifiedOver3YearsPublic
        case externalModifiedOver5Years
        case externalModifiedOver5YearsCompany
        case externalModifiedOver5YearsOutside
        case externalModifiedOver5YearsPersonal
        case externalModifiedOver5YearsPublic
        case foldersCompany
        case foldersInternal
        case foldersOutside
        case foldersPersonal
        case foldersPublic
        case internalModifiedOver1Year
        case internalModifiedOver1YearCompany
        case internalModifiedOver1YearOutside
        case internalModifiedOver1YearPersonal
        case internalModifiedOver1YearPublic
        case internalModifiedOver2Years
        case internalModifiedOver2YearsCompany
        case internalModifiedOver2YearsOutside
        case internalModifiedOver2YearsPersonal
        case internalModifiedOver2YearsPublic
        case internalModifiedOver3Years
        case internalModifiedOver3YearsCompany
        case internalModifiedOver3YearsOutside
        case internalModifiedOver3YearsPersonal
        case internalModifiedOver3YearsPublic
        case internalModifiedOver5Years
        case internalModifiedOver5YearsCompany
        case internalModifiedOver5YearsOutside
        case internalModifiedOver5YearsPersonal
        case internalModifiedOver5YearsPublic
        case itemsAll
        case itemsCompanyAccess
        case itemsInternallyOwned
        case itemsModifiedOver1Year
        case itemsModifiedOver3Years
        case itemsOutsideAccess
        case itemsPersonalAccess
        case itemsPublicLinks
        case otherFolders
        case otherSharedDrives
        case sharedDrivesInternal
        case sharedDrivesOutside
        case sharedDrivesPersonal
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(911) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .externalModifiedOver1Year
            case 1: self = .externalModifiedOver1YearCompany
            case 2: self = .externalModifiedOver1YearOutside
            case 3: self = .externalModifiedOver1YearPersonal
            case 4: self = .externalModifiedOver1YearPublic
            case 5: self = .externalModifiedOver2Years
            case 6: self = .externalModifiedOver2YearsCompany
            case 7: self = .externalModifiedOver2YearsOutside
            case 8: self = .externalModifiedOver2YearsPersonal
            case 9: self = .externalModifiedOver2YearsPublic
            case 10: self = .externalModifiedOver3Years
            case 11: self = .externalModifiedOver3YearsCompany
            case 12: self = .externalModifiedOver3YearsOutside
            case 13: self = .externalModifiedOver3YearsPersonal
            case 14: self = .externalModifiedOver3YearsPublic
            case 15: self = .externalModifiedOver5Years
            case 16: self = .externalModifiedOver5YearsCompany
            case 17: self = .externalModifiedOver5YearsOutside
            case 18: self = .externalModifiedOver5YearsPersonal
            case 19: self = .externalModifiedOver5YearsPublic
            case 20: self = .foldersCompany
            case 21: self = .foldersInternal
            case 22: self = .foldersOutside
            case 23: self = .foldersPersonal
            case 24: self = .foldersPublic
            case 25: self = .internalModifiedOver1Year
            case 26: self = .internalModifiedOver1YearCompany
            case 27: self = .internalModifiedOver1YearOutside
            case 28: self = .internalModifiedOver1YearPersonal
            case 29: self = .internalModifiedOver1YearPublic
            case 30: self = .internalModifiedOver2Years
            case 31: self = .internalModifiedOver2YearsCompany
            case 32: self = .internalModifiedOver2YearsOutside
            case 33: self = .internalModifiedOver2YearsPersonal
            case 34: self = .internalModifiedOver2YearsPublic
            case 35: self = .internalModifiedOver3Years
            case 36: self = .internalModifiedOver3YearsCompany
            case 37: self = .internalModifiedOver3YearsOutside
            case 38: self = .internalModifiedOver3YearsPersonal
            case 39: self = .internalModifiedOver3YearsPublic
            case 40: self = .internalModifiedOver5Years
            case 41: self = .internalModifiedOver5YearsCompany
            case 42: self = .internalModifiedOver5YearsOutside
            case 43: self = .internalModifiedOver5YearsPersonal
            case 44: self = .internalModifiedOver5YearsPublic
            case 45: self = .itemsAll
            case 46: self = .itemsCompanyAccess
            case 47: self = .itemsInternallyOwned
            case 48: self = .itemsModifiedOver1Year
            case 49: self = .itemsModifiedOver3Years
            case 50: self = .itemsOutsideAccess
            case 51: self = .itemsPersonalAccess
            case 52: self = .itemsPublicLinks
            case 53: self = .otherFolders
            case 54: self = .otherSharedDrives
            case 55: self = .sharedDrivesInternal
            case 56: self = .sharedDrivesOutside
            case 57: self = .sharedDrivesPersonal
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .externalModifiedOver1Year: .tag(0)
            case .externalModifiedOver1YearCompany: .tag(1)
            case .externalModifiedOver1YearOutside: .tag(2)
            case .externalModifiedOver1YearPersonal: .tag(3)
            case .externalModifiedOver1YearPublic: .tag(4)
            case .externalModifiedOver2Years: .tag(5)
            case .externalModifiedOver2YearsCompany: .tag(6)
            case .externalModifiedOver2YearsOutside: .tag(7)
            case .externalModifiedOver2YearsPersonal: .tag(8)
            case .externalModifiedOver2YearsPublic: .tag(9)
            case .externalModifiedOver3Years: .tag(10)
            case .externalModifiedOver3YearsCompany: .tag(11)
            case .externalModifiedOver3YearsOutside: .tag(12)
            case .externalModifiedOver3YearsPersonal: .tag(13)
            case .externalModifiedOver3YearsPublic: .tag(14)
            case .externalModifiedOver5Years: .tag(15)
            case .externalModifiedOver5YearsCompany: .tag(16)
            case .externalModifiedOver5YearsOutside: .tag(17)
            case .externalModifiedOver5YearsPersonal: .tag(18)
            case .externalModifiedOver5YearsPublic: .tag(19)
            case .foldersCompany: .tag(20)
            case .foldersInternal: .tag(21)
            case .foldersOutside: .tag(22)
            case .foldersPersonal: .tag(23)
            case .foldersPublic: .tag(24)
            case .internalModifiedOver1Year: .tag(25)
            case .internalModifiedOver1YearCompany: .tag(26)
            case .internalModifiedOver1YearOutside: .tag(27)
            case .internalModifiedOver1YearPersonal: .tag(28)
            case .internalModifiedOver1YearPublic: .tag(29)
            case .internalModifiedOver2Years: .tag(30)
            case .internalModifiedOver2YearsCompany: .tag(31)
            case .internalModifiedOver2YearsOutside: .tag(32)
            case .internalModifiedOver2YearsPersonal: .tag(33)
            case .internalModifiedOver2YearsPublic: .tag(34)
            case .internalModifiedOver3Years: .tag(35)
            case .internalModifiedOver3YearsCompany: .tag(36)
            case .internalModifiedOver3YearsOutside: .tag(37)
            case .internalModifiedOver3YearsPersonal: .tag(38)
            case .internalModifiedOver3YearsPublic: .tag(39)
            case .internalModifiedOver5Years: .tag(40)
            case .internalModifiedOver5YearsCompany: .tag(41)
            case .internalModifiedOver5YearsOutside: .tag(42)
            case .internalModifiedOver5YearsPersonal: .tag(43)
            case .internalModifiedOver5YearsPublic: .tag(44)
            case .itemsAll: .tag(45)
            case .itemsCompanyAccess: .tag(46)
            case .itemsInternallyOwned: .tag(47)
            case .itemsModifiedOver1Year: .tag(48)
            case .itemsModifiedOver3Years: .tag(49)
            case .itemsOutsideAccess: .tag(50)
            case .itemsPersonalAccess: .tag(51)
            case .itemsPublicLinks: .tag(52)
            case .otherFolders: .tag(53)
            case .otherSharedDrives: .tag(54)
            case .sharedDrivesInternal: .tag(55)
            case .sharedDrivesOutside: .tag(56)
            case .sharedDrivesPersonal: .tag(57)
            case .other: .tag(58)
            }
        }
    }

    public enum ProtectReportSection: StoneUnion, CustomStringConvertible {
        case items
        case overviewOther
        case ownedExternally
        case ownedInternally
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(912) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .items
            case 1: self = .overviewOther
            case 2: self = .ownedExternally
            case 3: self = .ownedInternally
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .items: .tag(0)
            case .overviewOther: .tag(1)
            case .ownedExternally: .tag(2)
            case .ownedInternally: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    public struct ProtectReportViewDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(913) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            reportCategory: TeamLog.ProtectReportCategory,
            reportSection: TeamLog.ProtectReportSection? = nil,
            reportMetric: TeamLog.ProtectReportMetric? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(913))
            builder.union(0, reportCategory._value)
            builder.union(1, reportSection?._value)
            builder.union(2, reportMetric?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var reportCategory: TeamLog.ProtectReportCategory { _record.union(0) }
        @export(implementation) public var reportSection: TeamLog.ProtectReportSection? { _record.unionOpt(1) }
        @export(implementation) public var reportMetric: TeamLog.ProtectReportMetric? { _record.unionOpt(2) }
    }

    public struct ProtectReportViewType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(914) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(914))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum QuickActionType: StoneUnion, CustomStringConvertible {
        case deleteSharedLink
        case resetPassword
        case restoreFileOrFolder
        case unlinkApp
        case unlinkDevice
        case unlinkSession
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(915) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .deleteSharedLink
            case 1: self = .resetPassword
            case 2: self = .restoreFileOrFolder
            case 3: self = .unlinkApp
            case 4: self = .unlinkDevice
            case 5: self = .unlinkSession
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .deleteSharedLink: .tag(0)
            case .resetPassword: .tag(1)
            case .restoreFileOrFolder: .tag(2)
            case .unlinkApp: .tag(3)
            case .unlinkDevice: .tag(4)
            case .unlinkSession: .tag(5)
            case .other: .tag(6)
            }
        }
    }
}
