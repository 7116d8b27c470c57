// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public enum PaperDefaultFolderPolicy: StoneUnion, CustomStringConvertible {
        case everyoneInTeam
        case inviteOnly
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 772) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .everyoneInTeam
            case 1: self = .inviteOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .everyoneInTeam: .tag(0)
            case .inviteOnly: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct PaperDefaultFolderPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 773) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.PaperDefaultFolderPolicy, previousValue: TeamLog.PaperDefaultFolderPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.PaperDefaultFolderPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.PaperDefaultFolderPolicy { _record.union(1) }
    }

    public struct PaperDefaultFolderPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 774) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum PaperDesktopPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 775) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct PaperDesktopPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 776) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.PaperDesktopPolicy, previousValue: TeamLog.PaperDesktopPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.PaperDesktopPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.PaperDesktopPolicy { _record.union(1) }
    }

    public struct PaperDesktopPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 777) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocAddCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 778) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(1) }
    }

    public struct PaperDocAddCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 779) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocChangeMemberRoleDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 780) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, accessType: TeamLog.PaperAccessType) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.union(1, accessType._value)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var accessType: TeamLog.PaperAccessType { _record.union(1) }
    }

    public struct PaperDocChangeMemberRoleType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 781) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocChangeSharingPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 782) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, publicSharingPolicy: String? = nil, teamSharingPolicy: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, publicSharingPolicy)
            builder.string(2, teamSharingPolicy)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var publicSharingPolicy: String? { _record.stringOpt(1) }
        public var teamSharingPolicy: String? { _record.stringOpt(2) }
    }

    public struct PaperDocChangeSharingPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 783) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocChangeSubscriptionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 784) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, newSubscriptionLevel: String, previousSubscriptionLevel: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, newSubscriptionLevel)
            builder.string(2, previousSubscriptionLevel)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var newSubscriptionLevel: String { _record.string(1) }
        public var previousSubscriptionLevel: String? { _record.stringOpt(2) }
    }

    public struct PaperDocChangeSubscriptionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 785) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocDeleteCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 786) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(1) }
    }

    public struct PaperDocDeleteCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 787) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocDeletedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 788) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocDeletedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 789) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocDownloadDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 790) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, exportFileFormat: TeamLog.PaperDownloadFormat) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.union(1, exportFileFormat._value)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var exportFileFormat: TeamLog.PaperDownloadFormat { _record.union(1) }
    }

    public struct PaperDocDownloadType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 791) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocEditCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 792) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(1) }
    }

    public struct PaperDocEditCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 793) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocEditDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 794) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocEditType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 795) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocFollowedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 796) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocFollowedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 797) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocMentionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 798) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocMentionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 799) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocOwnershipChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 800) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, newOwnerUserId: String, oldOwnerUserId: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, oldOwnerUserId)
            builder.string(2, newOwnerUserId)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        /// Exactly 40 characters.
        public var oldOwnerUserId: String? { _record.stringOpt(1) }
        /// Exactly 40 characters.
        public var newOwnerUserId: String { _record.string(2) }
    }

    public struct PaperDocOwnershipChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 801) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocRequestAccessDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 802) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocRequestAccessType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 803) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocResolveCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 804) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(1) }
    }

    public struct PaperDocResolveCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 805) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocRevertDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 806) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocRevertType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 807) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocSlackShareDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 808) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocSlackShareType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 809) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocTeamInviteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 810) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocTeamInviteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 811) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocTrashedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 812) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocTrashedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 813) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocUnresolveCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 814) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(1) }
    }

    public struct PaperDocUnresolveCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 815) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocUntrashedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 816) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocUntrashedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 817) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperDocViewDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 818) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocViewType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 819) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// A Paper document.
    public struct PaperDocumentLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 820) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(docId: String, docTitle: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, docId)
            builder.string(1, docTitle)
            _record = builder.record()
        }

        /// The identity of the document.
        public var docId: String { _record.string(0) }
        /// Its title.
        public var docTitle: String { _record.string(1) }
    }

    public enum PaperDownloadFormat: StoneUnion, CustomStringConvertible {
        case docx
        case html
        case markdown
        case pdf
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 821) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .docx
            case 1: self = .html
            case 2: self = .markdown
            case 3: self = .pdf
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .docx: .tag(0)
            case .html: .tag(1)
            case .markdown: .tag(2)
            case .pdf: .tag(3)
            case .other: .tag(4)
            }
        }
    }
}
