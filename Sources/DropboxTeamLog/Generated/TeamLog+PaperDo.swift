// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct PaperDocAddCommentDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 778) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(1) }
    }

    public struct PaperDocAddCommentType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 779) }
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

    public struct PaperDocChangeMemberRoleDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 780) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, accessType: TeamLog.PaperAccessType) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.union(1, accessType._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        @export(implementation) public var accessType: TeamLog.PaperAccessType { _record.union(1) }
    }

    public struct PaperDocChangeMemberRoleType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 781) }
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

    public struct PaperDocChangeSharingPolicyDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 782) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, publicSharingPolicy: String? = nil, teamSharingPolicy: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, publicSharingPolicy)
            builder.string(2, teamSharingPolicy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        @export(implementation) public var publicSharingPolicy: String? { _record.stringOpt(1) }
        @export(implementation) public var teamSharingPolicy: String? { _record.stringOpt(2) }
    }

    public struct PaperDocChangeSharingPolicyType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 783) }
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

    public struct PaperDocChangeSubscriptionDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 784) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, newSubscriptionLevel: String, previousSubscriptionLevel: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, newSubscriptionLevel)
            builder.string(2, previousSubscriptionLevel)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        @export(implementation) public var newSubscriptionLevel: String { _record.string(1) }
        @export(implementation) public var previousSubscriptionLevel: String? { _record.stringOpt(2) }
    }

    public struct PaperDocChangeSubscriptionType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 785) }
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

    public struct PaperDocDeleteCommentDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 786) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(1) }
    }

    public struct PaperDocDeleteCommentType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 787) }
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

    public struct PaperDocDeletedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 788) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocDeletedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 789) }
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

    public struct PaperDocDownloadDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 790) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, exportFileFormat: TeamLog.PaperDownloadFormat) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.union(1, exportFileFormat._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        @export(implementation) public var exportFileFormat: TeamLog.PaperDownloadFormat { _record.union(1) }
    }

    public struct PaperDocDownloadType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 791) }
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

    public struct PaperDocEditCommentDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 792) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(1) }
    }

    public struct PaperDocEditCommentType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 793) }
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

    public struct PaperDocEditDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 794) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocEditType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 795) }
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

    public struct PaperDocFollowedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 796) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocFollowedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 797) }
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

    public struct PaperDocMentionDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 798) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocMentionType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 799) }
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

    public struct PaperDocOwnershipChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 800) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, newOwnerUserId: String, oldOwnerUserId: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, oldOwnerUserId)
            builder.string(2, newOwnerUserId)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        /// Exactly 40 characters.
        @export(implementation) public var oldOwnerUserId: String? { _record.stringOpt(1) }
        /// Exactly 40 characters.
        @export(implementation) public var newOwnerUserId: String { _record.string(2) }
    }

    public struct PaperDocOwnershipChangedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 801) }
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

    public struct PaperDocRequestAccessDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 802) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocRequestAccessType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 803) }
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

    public struct PaperDocResolveCommentDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 804) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(1) }
    }

    public struct PaperDocResolveCommentType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 805) }
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

    public struct PaperDocRevertDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 806) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocRevertType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 807) }
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

    public struct PaperDocSlackShareDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 808) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocSlackShareType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 809) }
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

    public struct PaperDocTeamInviteDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 810) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocTeamInviteType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 811) }
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

    public struct PaperDocTrashedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 812) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocTrashedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 813) }
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

    public struct PaperDocUnresolveCommentDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 814) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(1) }
    }

    public struct PaperDocUnresolveCommentType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 815) }
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

    public struct PaperDocUntrashedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 816) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocUntrashedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 817) }
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

    public struct PaperDocViewDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 818) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct PaperDocViewType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 819) }
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

    /// A Paper document.
    public struct PaperDocumentLogInfo: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 820) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(docId: String, docTitle: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, docId)
            builder.string(1, docTitle)
            self.init(_record: builder.record())
        }

        /// The identity of the document.
        @export(implementation) public var docId: String { _record.string(0) }
        /// Its title.
        @export(implementation) public var docTitle: String { _record.string(1) }
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
