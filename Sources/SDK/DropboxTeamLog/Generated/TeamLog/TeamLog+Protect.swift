// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which collaborators were added with Dropbox Protect.
    public struct ProtectActionAddCollaboratorDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(actionId: String) {
            var builder = RecordBuilder(TeamLog._type(886))
            builder.string(0, actionId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the Dropbox Protect action.
        @export(implementation) public var actionId: String { _plainRecord.string(0) }
    }

    /// Collaborators were added with Dropbox Protect.
    public struct ProtectActionAddCollaboratorType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(887))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a link was added with Dropbox Protect.
    public struct ProtectActionAddLinkDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(actionId: String) {
            var builder = RecordBuilder(TeamLog._type(888))
            builder.string(0, actionId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the Dropbox Protect action.
        @export(implementation) public var actionId: String { _plainRecord.string(0) }
    }

    /// A link was added with Dropbox Protect.
    public struct ProtectActionAddLinkType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(889))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which content was deleted with Dropbox Protect.
    public struct ProtectActionDeleteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(actionId: String) {
            var builder = RecordBuilder(TeamLog._type(890))
            builder.string(0, actionId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the Dropbox Protect action.
        @export(implementation) public var actionId: String { _plainRecord.string(0) }
    }

    /// Content was deleted with Dropbox Protect.
    public struct ProtectActionDeleteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(891))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which content was exported with Dropbox Protect.
    public struct ProtectActionExportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(actionId: String) {
            var builder = RecordBuilder(TeamLog._type(892))
            builder.string(0, actionId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the Dropbox Protect action.
        @export(implementation) public var actionId: String { _plainRecord.string(0) }
    }

    /// Content was exported with Dropbox Protect.
    public struct ProtectActionExportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(893))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which collaborators were removed with Dropbox Protect.
    public struct ProtectActionRemoveCollaboratorDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(actionId: String) {
            var builder = RecordBuilder(TeamLog._type(894))
            builder.string(0, actionId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the Dropbox Protect action.
        @export(implementation) public var actionId: String { _plainRecord.string(0) }
    }

    /// Collaborators were removed with Dropbox Protect.
    public struct ProtectActionRemoveCollaboratorType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(895))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a link was removed with Dropbox Protect.
    public struct ProtectActionRemoveLinkDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(actionId: String) {
            var builder = RecordBuilder(TeamLog._type(896))
            builder.string(0, actionId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the Dropbox Protect action.
        @export(implementation) public var actionId: String { _plainRecord.string(0) }
    }

    /// A link was removed with Dropbox Protect.
    public struct ProtectActionRemoveLinkType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(897))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the sharing of content was ended with Dropbox Protect.
    public struct ProtectActionStopSharingDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(actionId: String) {
            var builder = RecordBuilder(TeamLog._type(898))
            builder.string(0, actionId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the Dropbox Protect action.
        @export(implementation) public var actionId: String { _plainRecord.string(0) }
    }

    /// The sharing of content was ended with Dropbox Protect.
    public struct ProtectActionStopSharingType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(899))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the list of internal domains of Dropbox Protect was changed.
    public struct ProtectInternalDomainsChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(domainsAdded: [String]? = nil, domainsRemoved: [String]? = nil) {
            var builder = RecordBuilder(TeamLog._type(900))
            builder.strings(0, domainsAdded)
            builder.strings(1, domainsRemoved)
            self.init(_plainRecord: builder.record())
        }

        /// The domains that were added to the list.
        @export(implementation) public var domainsAdded: [String]? { _plainRecord.stringsOpt(0) }
        /// The domains that were removed from the list.
        @export(implementation) public var domainsRemoved: [String]? { _plainRecord.stringsOpt(1) }
    }

    /// The list of internal domains of Dropbox Protect was changed.
    public struct ProtectInternalDomainsChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(901))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Dropbox Protect policy was activated.
    public struct ProtectPolicyActivatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(policyId: String) {
            var builder = RecordBuilder(TeamLog._type(902))
            builder.string(0, policyId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the Dropbox Protect policy.
        @export(implementation) public var policyId: String { _plainRecord.string(0) }
    }

    /// A Dropbox Protect policy was activated.
    public struct ProtectPolicyActivatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(903))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Dropbox Protect policy was deactivated.
    public struct ProtectPolicyDeactivatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(policyId: String) {
            var builder = RecordBuilder(TeamLog._type(904))
            builder.string(0, policyId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the Dropbox Protect policy.
        @export(implementation) public var policyId: String { _plainRecord.string(0) }
    }

    /// A Dropbox Protect policy was deactivated.
    public struct ProtectPolicyDeactivatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(905))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Dropbox Protect policy was scheduled.
    public struct ProtectPolicyScheduledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(policyId: String) {
            var builder = RecordBuilder(TeamLog._type(906))
            builder.string(0, policyId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the Dropbox Protect policy.
        @export(implementation) public var policyId: String { _plainRecord.string(0) }
    }

    /// A Dropbox Protect policy was scheduled.
    public struct ProtectPolicyScheduledType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(907))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Dropbox Protect policy was changed.
    public struct ProtectPolicyUpdatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(policyId: String) {
            var builder = RecordBuilder(TeamLog._type(908))
            builder.string(0, policyId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the Dropbox Protect policy.
        @export(implementation) public var policyId: String { _plainRecord.string(0) }
    }

    /// A Dropbox Protect policy was changed.
    public struct ProtectPolicyUpdatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(909))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The category of a Dropbox Protect report.
    public enum ProtectReportCategory: StoneUnion, CustomStringConvertible {
        /// The overview.
        case overview
        /// Stale access.
        case staleAccess
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .overview
            case 1: self = .staleAccess
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .overview: .tag(0)
            case .staleAccess: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The metric of a Dropbox Protect report.
    public enum ProtectReportMetric: StoneUnion, CustomStringConvertible {
        /// Items owned outside the team, last modified more than 1 year ago.
        case externalModifiedOver1Year
        /// Items owned outside the team that the company can access, last modified more than 1 year ago.
        case externalModifiedOver1YearCompany
        /// Items owned outside the team that people outside the company can access, last modified more than 1 year ago.
        case externalModifiedOver1YearOutside
        /// Items owned outside the team that personal accounts can access, last modified more than 1 year ago.
        case externalModifiedOver1YearPersonal
        /// Items owned outside the team that are public, last modified more than 1 year ago.
        case externalModifiedOver1YearPublic
        /// Items owned outside the team, last modified more than 2 years ago.
        case externalModifiedOver2Years
        /// Items owned outside the team that the company can access, last modified more than 2 years ago.
        case externalModifiedOver2YearsCompany
        /// Items owned outside the team that people outside the company can access, last modified more than 2 years
        /// ago.
        case externalModifiedOver2YearsOutside
        /// Items owned outside the team that personal accounts can access, last modified more than 2 years ago.
        case externalModifiedOver2YearsPersonal
        /// Items owned outside the team that are public, last modified more than 2 years ago.
        case externalModifiedOver2YearsPublic
        /// Items owned outside the team, last modified more than 3 years ago.
        case externalModifiedOver3Years
        /// Items owned outside the team that the company can access, last modified more than 3 years ago.
        case externalModifiedOver3YearsCompany
        /// Items owned outside the team that people outside the company can access, last modified more than 3 years
        /// ago.
        case externalModifiedOver3YearsOutside
        /// Items owned outside the team that personal accounts can access, last modified more than 3 years ago.
        case externalModifiedOver3YearsPersonal
        /// Items owned outside the team that are public, last modified more than 3 years ago.
        case externalModifiedOver3YearsPublic
        /// Items owned outside the team, last modified more than 5 years ago.
        case externalModifiedOver5Years
        /// Items owned outside the team that the company can access, last modified more than 5 years ago.
        case externalModifiedOver5YearsCompany
        /// Items owned outside the team that people outside the company can access, last modified more than 5 years
        /// ago.
        case externalModifiedOver5YearsOutside
        /// Items owned outside the team that personal accounts can access, last modified more than 5 years ago.
        case externalModifiedOver5YearsPersonal
        /// Items owned outside the team that are public, last modified more than 5 years ago.
        case externalModifiedOver5YearsPublic
        /// Folders that the company can access.
        case foldersCompany
        /// Internal folders.
        case foldersInternal
        /// Folders that people outside the company can access.
        case foldersOutside
        /// Folders that personal accounts can access.
        case foldersPersonal
        /// Folders that are public.
        case foldersPublic
        /// Items owned by the team, last modified more than 1 year ago.
        case internalModifiedOver1Year
        /// Items owned by the team that the company can access, last modified more than 1 year ago.
        case internalModifiedOver1YearCompany
        /// Items owned by the team that people outside the company can access, last modified more than 1 year ago.
        case internalModifiedOver1YearOutside
        /// Items owned by the team that personal accounts can access, last modified more than 1 year ago.
        case internalModifiedOver1YearPersonal
        /// Items owned by the team that are public, last modified more than 1 year ago.
        case internalModifiedOver1YearPublic
        /// Items owned by the team, last modified more than 2 years ago.
        case internalModifiedOver2Years
        /// Items owned by the team that the company can access, last modified more than 2 years ago.
        case internalModifiedOver2YearsCompany
        /// Items owned by the team that people outside the company can access, last modified more than 2 years ago.
        case internalModifiedOver2YearsOutside
        /// Items owned by the team that personal accounts can access, last modified more than 2 years ago.
        case internalModifiedOver2YearsPersonal
        /// Items owned by the team that are public, last modified more than 2 years ago.
        case internalModifiedOver2YearsPublic
        /// Items owned by the team, last modified more than 3 years ago.
        case internalModifiedOver3Years
        /// Items owned by the team that the company can access, last modified more than 3 years ago.
        case internalModifiedOver3YearsCompany
        /// Items owned by the team that people outside the company can access, last modified more than 3 years ago.
        case internalModifiedOver3YearsOutside
        /// Items owned by the team that personal accounts can access, last modified more than 3 years ago.
        case internalModifiedOver3YearsPersonal
        /// Items owned by the team that are public, last modified more than 3 years ago.
        case internalModifiedOver3YearsPublic
        /// Items owned by the team, last modified more than 5 years ago.
        case internalModifiedOver5Years
        /// Items owned by the team that the company can access, last modified more than 5 years ago.
        case internalModifiedOver5YearsCompany
        /// Items owned by the team that people outside the company can access, last modified more than 5 years ago.
        case internalModifiedOver5YearsOutside
        /// Items owned by the team that personal accounts can access, last modified more than 5 years ago.
        case internalModifiedOver5YearsPersonal
        /// Items owned by the team that are public, last modified more than 5 years ago.
        case internalModifiedOver5YearsPublic
        /// All items.
        case itemsAll
        /// Items that the company can access.
        case itemsCompanyAccess
        /// Items owned by the team.
        case itemsInternallyOwned
        /// Items last modified more than 1 year ago.
        case itemsModifiedOver1Year
        /// Items last modified more than 3 years ago.
        case itemsModifiedOver3Years
        /// Items that people outside the company can access.
        case itemsOutsideAccess
        /// Items that personal accounts can access.
        case itemsPersonalAccess
        /// Items with public links.
        case itemsPublicLinks
        /// Other folders.
        case otherFolders
        /// Other shared drives.
        case otherSharedDrives
        /// Internal shared drives.
        case sharedDrivesInternal
        /// Shared drives that people outside the company can access.
        case sharedDrivesOutside
        /// Shared drives that personal accounts can access.
        case sharedDrivesPersonal
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// The section of a Dropbox Protect report.
    public enum ProtectReportSection: StoneUnion, CustomStringConvertible {
        /// The items.
        case items
        /// Other content in the overview.
        case overviewOther
        /// Content owned outside the team.
        case ownedExternally
        /// Content owned by the team.
        case ownedInternally
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .items
            case 1: self = .overviewOther
            case 2: self = .ownedExternally
            case 3: self = .ownedInternally
            default: self = .other
            }
        }

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

    /// Details of an event in which a Dropbox Protect report was viewed.
    public struct ProtectReportViewDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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
            self.init(_plainRecord: builder.record())
        }

        /// The category of the report.
        @export(implementation) public var reportCategory: TeamLog.ProtectReportCategory { _plainRecord.union(0) }
        /// The section of the report.
        @export(implementation) public var reportSection: TeamLog.ProtectReportSection? { _plainRecord.unionOpt(1) }
        /// The metric of the report.
        @export(implementation) public var reportMetric: TeamLog.ProtectReportMetric? { _plainRecord.unionOpt(2) }
    }

    /// A Dropbox Protect report was viewed.
    public struct ProtectReportViewType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(914))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `ProtectActionAddCollaboratorDetails` from and to JSON.
    public typealias ProtectActionAddCollaboratorDetailsSerializer = StoneSerializer<TeamLog.ProtectActionAddCollaboratorDetails>
    /// Converts `ProtectActionAddCollaboratorType` from and to JSON.
    public typealias ProtectActionAddCollaboratorTypeSerializer = StoneSerializer<TeamLog.ProtectActionAddCollaboratorType>
    /// Converts `ProtectActionAddLinkDetails` from and to JSON.
    public typealias ProtectActionAddLinkDetailsSerializer = StoneSerializer<TeamLog.ProtectActionAddLinkDetails>
    /// Converts `ProtectActionAddLinkType` from and to JSON.
    public typealias ProtectActionAddLinkTypeSerializer = StoneSerializer<TeamLog.ProtectActionAddLinkType>
    /// Converts `ProtectActionDeleteDetails` from and to JSON.
    public typealias ProtectActionDeleteDetailsSerializer = StoneSerializer<TeamLog.ProtectActionDeleteDetails>
    /// Converts `ProtectActionDeleteType` from and to JSON.
    public typealias ProtectActionDeleteTypeSerializer = StoneSerializer<TeamLog.ProtectActionDeleteType>
    /// Converts `ProtectActionExportDetails` from and to JSON.
    public typealias ProtectActionExportDetailsSerializer = StoneSerializer<TeamLog.ProtectActionExportDetails>
    /// Converts `ProtectActionExportType` from and to JSON.
    public typealias ProtectActionExportTypeSerializer = StoneSerializer<TeamLog.ProtectActionExportType>
    /// Converts `ProtectActionRemoveCollaboratorDetails` from and to JSON.
    public typealias ProtectActionRemoveCollaboratorDetailsSerializer = StoneSerializer<TeamLog.ProtectActionRemoveCollaboratorDetails>
    /// Converts `ProtectActionRemoveCollaboratorType` from and to JSON.
    public typealias ProtectActionRemoveCollaboratorTypeSerializer = StoneSerializer<TeamLog.ProtectActionRemoveCollaboratorType>
    /// Converts `ProtectActionRemoveLinkDetails` from and to JSON.
    public typealias ProtectActionRemoveLinkDetailsSerializer = StoneSerializer<TeamLog.ProtectActionRemoveLinkDetails>
    /// Converts `ProtectActionRemoveLinkType` from and to JSON.
    public typealias ProtectActionRemoveLinkTypeSerializer = StoneSerializer<TeamLog.ProtectActionRemoveLinkType>
    /// Converts `ProtectActionStopSharingDetails` from and to JSON.
    public typealias ProtectActionStopSharingDetailsSerializer = StoneSerializer<TeamLog.ProtectActionStopSharingDetails>
    /// Converts `ProtectActionStopSharingType` from and to JSON.
    public typealias ProtectActionStopSharingTypeSerializer = StoneSerializer<TeamLog.ProtectActionStopSharingType>
    /// Converts `ProtectInternalDomainsChangedDetails` from and to JSON.
    public typealias ProtectInternalDomainsChangedDetailsSerializer = StoneSerializer<TeamLog.ProtectInternalDomainsChangedDetails>
    /// Converts `ProtectInternalDomainsChangedType` from and to JSON.
    public typealias ProtectInternalDomainsChangedTypeSerializer = StoneSerializer<TeamLog.ProtectInternalDomainsChangedType>
    /// Converts `ProtectPolicyActivatedDetails` from and to JSON.
    public typealias ProtectPolicyActivatedDetailsSerializer = StoneSerializer<TeamLog.ProtectPolicyActivatedDetails>
    /// Converts `ProtectPolicyActivatedType` from and to JSON.
    public typealias ProtectPolicyActivatedTypeSerializer = StoneSerializer<TeamLog.ProtectPolicyActivatedType>
    /// Converts `ProtectPolicyDeactivatedDetails` from and to JSON.
    public typealias ProtectPolicyDeactivatedDetailsSerializer = StoneSerializer<TeamLog.ProtectPolicyDeactivatedDetails>
    /// Converts `ProtectPolicyDeactivatedType` from and to JSON.
    public typealias ProtectPolicyDeactivatedTypeSerializer = StoneSerializer<TeamLog.ProtectPolicyDeactivatedType>
    /// Converts `ProtectPolicyScheduledDetails` from and to JSON.
    public typealias ProtectPolicyScheduledDetailsSerializer = StoneSerializer<TeamLog.ProtectPolicyScheduledDetails>
    /// Converts `ProtectPolicyScheduledType` from and to JSON.
    public typealias ProtectPolicyScheduledTypeSerializer = StoneSerializer<TeamLog.ProtectPolicyScheduledType>
    /// Converts `ProtectPolicyUpdatedDetails` from and to JSON.
    public typealias ProtectPolicyUpdatedDetailsSerializer = StoneSerializer<TeamLog.ProtectPolicyUpdatedDetails>
    /// Converts `ProtectPolicyUpdatedType` from and to JSON.
    public typealias ProtectPolicyUpdatedTypeSerializer = StoneSerializer<TeamLog.ProtectPolicyUpdatedType>
    /// Converts `ProtectReportCategory` from and to JSON.
    public typealias ProtectReportCategorySerializer = StoneSerializer<TeamLog.ProtectReportCategory>
    /// Converts `ProtectReportMetric` from and to JSON.
    public typealias ProtectReportMetricSerializer = StoneSerializer<TeamLog.ProtectReportMetric>
    /// Converts `ProtectReportSection` from and to JSON.
    public typealias ProtectReportSectionSerializer = StoneSerializer<TeamLog.ProtectReportSection>
    /// Converts `ProtectReportViewDetails` from and to JSON.
    public typealias ProtectReportViewDetailsSerializer = StoneSerializer<TeamLog.ProtectReportViewDetails>
    /// Converts `ProtectReportViewType` from and to JSON.
    public typealias ProtectReportViewTypeSerializer = StoneSerializer<TeamLog.ProtectReportViewType>
}
