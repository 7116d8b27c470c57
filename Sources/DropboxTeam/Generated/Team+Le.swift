// Generated from API/team.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Team {
    /// A revision that a legal hold keeps.
    public struct LegalHoldHeldRevisionMetadata: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(88) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newFilename: String,
            originalRevisionId: String,
            originalFilePath: String,
            serverModified: Date,
            authorMemberId: String,
            authorMemberStatus: Team.TeamMemberStatus,
            authorEmail: String,
            fileType: String,
            size: UInt64,
            contentHash: String
        ) {
            var builder = RecordBuilder(Team._type(88))
            builder.string(0, newFilename)
            builder.string(1, originalRevisionId)
            builder.string(2, originalFilePath)
            builder.date(3, serverModified)
            builder.string(4, authorMemberId)
            builder.union(5, authorMemberStatus._value)
            builder.string(6, authorEmail)
            builder.string(7, fileType)
            builder.uint64(8, size)
            builder.string(9, contentHash)
            self.init(_record: builder.record())
        }

        /// Its name.
        @export(implementation) public var newFilename: String { _record.string(0) }
        /// The revision. At least 9 characters. Pattern: `[0-9a-f]+`.
        @export(implementation) public var originalRevisionId: String { _record.string(1) }
        /// The path at which it was. Pattern: `(/(.|[\r\n])*)?`.
        @export(implementation) public var originalFilePath: String { _record.string(2) }
        /// When Dropbox received it.
        @export(implementation) public var serverModified: Date { _record.date(3) }
        /// Who made it, `dbmid:…`.
        @export(implementation) public var authorMemberId: String { _record.string(4) }
        /// Whether they still belong to the team.
        @export(implementation) public var authorMemberStatus: Team.TeamMemberStatus { _record.union(5) }
        /// Their email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        @export(implementation) public var authorEmail: String { _record.string(6) }
        /// The kind of file.
        @export(implementation) public var fileType: String { _record.string(7) }
        /// The size in bytes.
        @export(implementation) public var size: UInt64 { _record.uint64(8) }
        /// The content hash. Exactly 64 characters.
        @export(implementation) public var contentHash: String { _record.string(9) }
    }

    /// A legal hold.
    public struct LegalHoldPolicy: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(89) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            id: String,
            name: String,
            members: Team.MembersInfo,
            status: Team.LegalHoldStatus,
            startDate: Date,
            description_: String? = nil,
            activationTime: Date? = nil,
            endDate: Date? = nil
        ) {
            var builder = RecordBuilder(Team._type(89))
            builder.string(0, id)
            builder.string(1, name)
            builder.string(2, description_)
            builder.date(3, activationTime)
            builder.object(4, members._record)
            builder.union(5, status._value)
            builder.date(6, startDate)
            builder.date(7, endDate)
            self.init(_record: builder.record())
        }

        /// The identity of the legal hold, `pid_dbhid:…`. Pattern: `^pid_dbhid:.+`.
        @export(implementation) public var id: String { _record.string(0) }
        /// Its name. At most 140 characters.
        @export(implementation) public var name: String { _record.string(1) }
        /// What it is for. At most 501 characters.
        @export(implementation) public var description_: String? { _record.stringOpt(2) }
        /// When it came into force.
        @export(implementation) public var activationTime: Date? { _record.dateOpt(3) }
        /// Whose files it keeps.
        @export(implementation) public var members: Team.MembersInfo { _record.object(4) }
        /// What state it is in.
        @export(implementation) public var status: Team.LegalHoldStatus { _record.union(5) }
        /// The beginning of the time whose revisions it keeps.
        @export(implementation) public var startDate: Date { _record.date(6) }
        /// The end of that time. By default it has none.
        @export(implementation) public var endDate: Date? { _record.dateOpt(7) }
    }

    /// What state a legal hold is in.
    public enum LegalHoldStatus: StoneUnion, CustomStringConvertible {
        /// It is in force.
        case active
        /// It has ended.
        case released
        /// It is coming into force.
        case activating
        /// It is being changed.
        case updating
        /// It is being exported.
        case exporting
        /// It is ending.
        case releasing
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(90) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .active
            case 1: self = .released
            case 2: self = .activating
            case 3: self = .updating
            case 4: self = .exporting
            case 5: self = .releasing
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .active: .tag(0)
            case .released: .tag(1)
            case .activating: .tag(2)
            case .updating: .tag(3)
            case .exporting: .tag(4)
            case .releasing: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// Why a legal hold cannot be used.
    public enum LegalHoldsError: StoneUnion, CustomStringConvertible {
        /// Something went wrong at Dropbox.
        case unknownLegalHoldError
        /// The app or its user may not do this.
        case insufficientPermissions
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(91) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .insufficientPermissions
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .insufficientPermissions: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Which legal hold to read.
    public struct LegalHoldsGetPolicyArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(92) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(id: String) {
            var builder = RecordBuilder(Team._type(92))
            builder.string(0, id)
            self.init(_record: builder.record())
        }

        /// The legal hold. Pattern: `^pid_dbhid:.+`.
        @export(implementation) public var id: String { _record.string(0) }
    }

    /// Why a legal hold was not read.
    public enum LegalHoldsGetPolicyError: StoneUnion, CustomStringConvertible {
        /// Something went wrong at Dropbox.
        case unknownLegalHoldError
        /// The app or its user may not do this.
        case insufficientPermissions
        case other
        /// There is no such legal hold.
        case legalHoldPolicyNotFound

        @export(implementation) public static var _type: TypeRef { Team._type(93) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .insufficientPermissions
            case 3: self = .legalHoldPolicyNotFound
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .insufficientPermissions: .tag(1)
            case .other: .tag(2)
            case .legalHoldPolicyNotFound: .tag(3)
            }
        }
    }

    /// A page of revisions that a legal hold keeps.
    public struct LegalHoldsListHeldRevisionResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(94) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Team.LegalHoldHeldRevisionMetadata], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(94))
            builder.list(0, entries)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_record: builder.record())
        }

        /// The revisions.
        @export(implementation) public var entries: [Team.LegalHoldHeldRevisionMetadata] { _record.list(0) }
        /// Where the next page begins. At least 1 character.
        @export(implementation) public var cursor: String? { _record.stringOpt(1) }
        /// Whether there is a next page.
        @export(implementation) public var hasMore: Bool { _record.bool(2) }
    }

    /// Which legal hold to look at.
    public struct LegalHoldsListHeldRevisionsArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(95) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(id: String) {
            var builder = RecordBuilder(Team._type(95))
            builder.string(0, id)
            self.init(_record: builder.record())
        }

        /// The legal hold. Pattern: `^pid_dbhid:.+`.
        @export(implementation) public var id: String { _record.string(0) }
    }

    /// Where a listing goes on.
    public struct LegalHoldsListHeldRevisionsContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(96) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(id: String, cursor: String? = nil) {
            var builder = RecordBuilder(Team._type(96))
            builder.string(0, id)
            builder.string(1, cursor)
            self.init(_record: builder.record())
        }

        /// The legal hold. Pattern: `^pid_dbhid:.+`.
        @export(implementation) public var id: String { _record.string(0) }
        /// The cursor of the latest page. At least 1 character.
        @export(implementation) public var cursor: String? { _record.stringOpt(1) }
    }

    /// Why the next page was not returned.
    public enum LegalHoldsListHeldRevisionsContinueError: StoneUnion, CustomStringConvertible {
        /// Something went wrong at Dropbox.
        case unknownLegalHoldError
        /// Something went wrong at Dropbox. Try again.
        case transientError
        /// The cursor has expired. List from the start.
        case reset
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(97) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .transientError
            case 2: self = .reset
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .transientError: .tag(1)
            case .reset: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Why revisions were not listed.
    public enum LegalHoldsListHeldRevisionsError: StoneUnion, CustomStringConvertible {
        /// Something went wrong at Dropbox.
        case unknownLegalHoldError
        /// The app or its user may not do this.
        case insufficientPermissions
        case other
        /// Something went wrong at Dropbox. Try again.
        case transientError
        /// It keeps no revisions yet. Try again later.
        case legalHoldStillEmpty
        /// The legal hold is not active.
        case inactiveLegalHold

        @export(implementation) public static var _type: TypeRef { Team._type(98) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .insufficientPermissions
            case 3: self = .transientError
            case 4: self = .legalHoldStillEmpty
            case 5: self = .inactiveLegalHold
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .insufficientPermissions: .tag(1)
            case .other: .tag(2)
            case .transientError: .tag(3)
            case .legalHoldStillEmpty: .tag(4)
            case .inactiveLegalHold: .tag(5)
            }
        }
    }

    /// Which legal holds to list.
    public struct LegalHoldsListPoliciesArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(99) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(includeReleased: Bool = false) {
            var builder = RecordBuilder(Team._type(99))
            builder.bool(0, includeReleased)
            self.init(_record: builder.record())
        }

        /// Whether to include those that have ended. Default: `false`.
        @export(implementation) public var includeReleased: Bool { _record.bool(0) }
    }

    /// Why legal holds were not listed.
    public enum LegalHoldsListPoliciesError: StoneUnion, CustomStringConvertible {
        /// Something went wrong at Dropbox.
        case unknownLegalHoldError
        /// The app or its user may not do this.
        case insufficientPermissions
        case other
        /// Something went wrong at Dropbox. Try again.
        case transientError

        @export(implementation) public static var _type: TypeRef { Team._type(100) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .insufficientPermissions
            case 3: self = .transientError
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .insufficientPermissions: .tag(1)
            case .other: .tag(2)
            case .transientError: .tag(3)
            }
        }
    }

    /// The legal holds of the team.
    public struct LegalHoldsListPoliciesResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(101) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(policies: [Team.LegalHoldPolicy]) {
            var builder = RecordBuilder(Team._type(101))
            builder.list(0, policies)
            self.init(_record: builder.record())
        }

        /// The legal holds.
        @export(implementation) public var policies: [Team.LegalHoldPolicy] { _record.list(0) }
    }

    /// Which legal hold to create.
    public struct LegalHoldsPolicyCreateArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(102) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            name: String,
            members: [String],
            description_: String? = nil,
            startDate: Date? = nil,
            endDate: Date? = nil
        ) {
            var builder = RecordBuilder(Team._type(102))
            builder.string(0, name)
            builder.string(1, description_)
            builder.strings(2, members)
            builder.date(3, startDate)
            builder.date(4, endDate)
            self.init(_record: builder.record())
        }

        /// The name. At most 140 characters.
        @export(implementation) public var name: String { _record.string(0) }
        /// What it is for. At most 501 characters.
        @export(implementation) public var description_: String? { _record.stringOpt(1) }
        /// The members whose files to keep, by id: 1 to 5.
        @export(implementation) public var members: [String] { _record.strings(2) }
        /// The beginning of the time whose revisions to keep.
        @export(implementation) public var startDate: Date? { _record.dateOpt(3) }
        /// The end of that time. By default it has none.
        @export(implementation) public var endDate: Date? { _record.dateOpt(4) }
    }

    /// Why a legal hold was not created.
    public enum LegalHoldsPolicyCreateError: StoneUnion, CustomStringConvertible {
        /// Something went wrong at Dropbox.
        case unknownLegalHoldError
        /// The app or its user may not do this.
        case insufficientPermissions
        case other
        /// It would end before it begins.
        case startDateIsLaterThanEndDate
        /// At least one member is needed.
        case emptyMembersList
        /// Some of the members cannot be put under a legal hold.
        case invalidMembers
        /// More than 5 members.
        case numberOfUsersOnHoldIsGreaterThanHoldLimitation
        /// Something went wrong at Dropbox. Try again.
        case transientError
        /// Another legal hold has this name.
        case nameMustBeUnique
        /// The team has too many legal holds.
        case teamExceededLegalHoldQuota
        /// A date is not valid.
        case invalidDate

        @export(implementation) public static var _type: TypeRef { Team._type(103) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .insufficientPermissions
            case 3: self = .startDateIsLaterThanEndDate
            case 4: self = .emptyMembersList
            case 5: self = .invalidMembers
            case 6: self = .numberOfUsersOnHoldIsGreaterThanHoldLimitation
            case 7: self = .transientError
            case 8: self = .nameMustBeUnique
            case 9: self = .teamExceededLegalHoldQuota
            case 10: self = .invalidDate
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .insufficientPermissions: .tag(1)
            case .other: .tag(2)
            case .startDateIsLaterThanEndDate: .tag(3)
            case .emptyMembersList: .tag(4)
            case .invalidMembers: .tag(5)
            case .numberOfUsersOnHoldIsGreaterThanHoldLimitation: .tag(6)
            case .transientError: .tag(7)
            case .nameMustBeUnique: .tag(8)
            case .teamExceededLegalHoldQuota: .tag(9)
            case .invalidDate: .tag(10)
            }
        }
    }

    /// Which legal hold to end.
    public struct LegalHoldsPolicyReleaseArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(104) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(id: String) {
            var builder = RecordBuilder(Team._type(104))
            builder.string(0, id)
            self.init(_record: builder.record())
        }

        /// The legal hold to end. Pattern: `^pid_dbhid:.+`.
        @export(implementation) public var id: String { _record.string(0) }
    }

    /// Why a legal hold was not ended.
    public enum LegalHoldsPolicyReleaseError: StoneUnion, CustomStringConvertible {
        /// Something went wrong at Dropbox.
        case unknownLegalHoldError
        /// The app or its user may not do this.
        case insufficientPermissions
        case other
        /// Something else is going on with this legal hold. Try again later.
        case legalHoldPerformingAnotherOperation
        /// It is ending, or has ended.
        case legalHoldAlreadyReleasing
        /// There is no such legal hold.
        case legalHoldPolicyNotFound

        @export(implementation) public static var _type: TypeRef { Team._type(105) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .insufficientPermissions
            case 3: self = .legalHoldPerformingAnotherOperation
            case 4: self = .legalHoldAlreadyReleasing
            case 5: self = .legalHoldPolicyNotFound
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .insufficientPermissions: .tag(1)
            case .other: .tag(2)
            case .legalHoldPerformingAnotherOperation: .tag(3)
            case .legalHoldAlreadyReleasing: .tag(4)
            case .legalHoldPolicyNotFound: .tag(5)
            }
        }
    }

    /// What to change of a legal hold. What is nil stays as it is.
    public struct LegalHoldsPolicyUpdateArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(106) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(id: String, name: String? = nil, description_: String? = nil, members: [String]? = nil) {
            var builder = RecordBuilder(Team._type(106))
            builder.string(0, id)
            builder.string(1, name)
            builder.string(2, description_)
            builder.strings(3, members)
            self.init(_record: builder.record())
        }

        /// The legal hold. Pattern: `^pid_dbhid:.+`.
        @export(implementation) public var id: String { _record.string(0) }
        /// The new name. At most 140 characters.
        @export(implementation) public var name: String? { _record.stringOpt(1) }
        /// The new description. At most 501 characters.
        @export(implementation) public var description_: String? { _record.stringOpt(2) }
        /// The members whose files to keep from now on, by id: 1 to 5.
        @export(implementation) public var members: [String]? { _record.stringsOpt(3) }
    }

    /// Why a legal hold was not changed.
    public enum LegalHoldsPolicyUpdateError: StoneUnion, CustomStringConvertible {
        /// Something went wrong at Dropbox.
        case unknownLegalHoldError
        /// The app or its user may not do this.
        case insufficientPermissions
        case other
        /// Something went wrong at Dropbox. Try again.
        case transientError
        /// The legal hold is not active.
        case inactiveLegalHold
        /// Something else is going on with this legal hold. Try again later.
        case legalHoldPerformingAnotherOperation
        /// Some of the members cannot be put under a legal hold.
        case invalidMembers
        /// More than 5 members.
        case numberOfUsersOnHoldIsGreaterThanHoldLimitation
        /// At least one member is needed.
        case emptyMembersList
        /// Another legal hold has this name.
        case nameMustBeUnique
        /// There is no such legal hold.
        case legalHoldPolicyNotFound

        @export(implementation) public static var _type: TypeRef { Team._type(107) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unknownLegalHoldError
            case 1: self = .insufficientPermissions
            case 3: self = .transientError
            case 4: self = .inactiveLegalHold
            case 5: self = .legalHoldPerformingAnotherOperation
            case 6: self = .invalidMembers
            case 7: self = .numberOfUsersOnHoldIsGreaterThanHoldLimitation
            case 8: self = .emptyMembersList
            case 9: self = .nameMustBeUnique
            case 10: self = .legalHoldPolicyNotFound
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .unknownLegalHoldError: .tag(0)
            case .insufficientPermissions: .tag(1)
            case .other: .tag(2)
            case .transientError: .tag(3)
            case .inactiveLegalHold: .tag(4)
            case .legalHoldPerformingAnotherOperation: .tag(5)
            case .invalidMembers: .tag(6)
            case .numberOfUsersOnHoldIsGreaterThanHoldLimitation: .tag(7)
            case .emptyMembersList: .tag(8)
            case .nameMustBeUnique: .tag(9)
            case .legalHoldPolicyNotFound: .tag(10)
            }
        }
    }
}
