// Generated from API/team_log.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension TeamLog {
    public struct FileRenameDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 408) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, relocateActionDetails)
            _record = builder.record()
        }

        /// From where to where something was moved or copied.
        public var relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo] { _record.list(0) }
    }

    public struct FileRenameType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 409) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestAutoCloseDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 410) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            fileRequestId: String? = nil,
            reason: String? = nil,
            previousDetails: TeamLog.FileRequestDetails? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileRequestId)
            builder.string(1, reason)
            builder.object(2, previousDetails?._record)
            _record = builder.record()
        }

        /// At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
        public var fileRequestId: String? { _record.stringOpt(0) }
        public var reason: String? { _record.stringOpt(1) }
        public var previousDetails: TeamLog.FileRequestDetails? { _record.objectOpt(2) }
    }

    public struct FileRequestAutoCloseType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 411) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestChangeDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 412) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newDetails: TeamLog.FileRequestDetails,
            fileRequestId: String? = nil,
            previousDetails: TeamLog.FileRequestDetails? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileRequestId)
            builder.object(1, previousDetails?._record)
            builder.object(2, newDetails._record)
            _record = builder.record()
        }

        /// At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
        public var fileRequestId: String? { _record.stringOpt(0) }
        public var previousDetails: TeamLog.FileRequestDetails? { _record.objectOpt(1) }
        public var newDetails: TeamLog.FileRequestDetails { _record.object(2) }
    }

    public struct FileRequestChangeType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 413) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestCloseDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 414) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileRequestId: String? = nil, previousDetails: TeamLog.FileRequestDetails? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileRequestId)
            builder.object(1, previousDetails?._record)
            _record = builder.record()
        }

        /// At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
        public var fileRequestId: String? { _record.stringOpt(0) }
        public var previousDetails: TeamLog.FileRequestDetails? { _record.objectOpt(1) }
    }

    public struct FileRequestCloseType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 415) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestCreateDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 416) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileRequestId: String? = nil, requestDetails: TeamLog.FileRequestDetails? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileRequestId)
            builder.object(1, requestDetails?._record)
            _record = builder.record()
        }

        /// At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
        public var fileRequestId: String? { _record.stringOpt(0) }
        public var requestDetails: TeamLog.FileRequestDetails? { _record.objectOpt(1) }
    }

    public struct FileRequestCreateType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 417) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestDeadline: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 418) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(deadline: Date? = nil, allowLateUploads: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, deadline)
            builder.string(1, allowLateUploads)
            _record = builder.record()
        }

        public var deadline: Date? { _record.dateOpt(0) }
        public var allowLateUploads: String? { _record.stringOpt(1) }
    }

    public struct FileRequestDeleteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 419) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileRequestId: String? = nil, previousDetails: TeamLog.FileRequestDetails? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileRequestId)
            builder.object(1, previousDetails?._record)
            _record = builder.record()
        }

        /// At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
        public var fileRequestId: String? { _record.stringOpt(0) }
        public var previousDetails: TeamLog.FileRequestDetails? { _record.objectOpt(1) }
    }

    public struct FileRequestDeleteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 420) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 421) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(assetIndex: UInt64, deadline: TeamLog.FileRequestDeadline? = nil, hasPassword: Bool? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, assetIndex)
            builder.object(1, deadline?._record)
            builder.bool(2, hasPassword)
            _record = builder.record()
        }

        public var assetIndex: UInt64 { _record.uint64(0) }
        public var deadline: TeamLog.FileRequestDeadline? { _record.objectOpt(1) }
        public var hasPassword: Bool? { _record.boolOpt(2) }
    }

    public struct FileRequestReceiveFileDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 422) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            submittedFileNames: [String],
            fileRequestId: String? = nil,
            fileRequestDetails: TeamLog.FileRequestDetails? = nil,
            submitterName: String? = nil,
            submitterEmail: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileRequestId)
            builder.object(1, fileRequestDetails?._record)
            builder.strings(2, submittedFileNames)
            builder.string(3, submitterName)
            builder.string(4, submitterEmail)
            _record = builder.record()
        }

        /// At least 1 character. Pattern: `[-_0-9a-zA-Z]+`.
        public var fileRequestId: String? { _record.stringOpt(0) }
        public var fileRequestDetails: TeamLog.FileRequestDetails? { _record.objectOpt(1) }
        public var submittedFileNames: [String] { _record.strings(2) }
        public var submitterName: String? { _record.stringOpt(3) }
        /// At most 255 characters.
        public var submitterEmail: String? { _record.stringOpt(4) }
    }

    public struct FileRequestReceiveFileType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 423) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestsChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 424) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.FileRequestsPolicy, previousValue: TeamLog.FileRequestsPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.FileRequestsPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.FileRequestsPolicy? { _record.unionOpt(1) }
    }

    public struct FileRequestsChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 425) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestsEmailsEnabledDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 426) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileRequestsEmailsEnabledType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 427) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRequestsEmailsRestrictedToTeamOnlyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 428) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileRequestsEmailsRestrictedToTeamOnlyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 429) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum FileRequestsPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 430) }

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

    public struct FileResolveCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 431) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, commentText)
            _record = builder.record()
        }

        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(0) }
    }

    public struct FileResolveCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 432) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRestoreDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 433) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileRestoreType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 434) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRevertDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 435) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileRevertType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 436) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileRollbackChangesDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 437) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct FileRollbackChangesType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 438) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileSaveCopyReferenceDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 439) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, relocateActionDetails)
            _record = builder.record()
        }

        /// From where to where something was moved or copied.
        public var relocateActionDetails: [TeamLog.RelocateAssetReferencesLogInfo] { _record.list(0) }
    }

    public struct FileSaveCopyReferenceType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 440) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileTransfersFileAddDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 441) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileTransferId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileTransferId)
            _record = builder.record()
        }

        public var fileTransferId: String { _record.string(0) }
    }

    public struct FileTransfersFileAddType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 442) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum FileTransfersPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 443) }

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

    public struct FileTransfersPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 444) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.FileTransfersPolicy, previousValue: TeamLog.FileTransfersPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.FileTransfersPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.FileTransfersPolicy { _record.union(1) }
    }

    public struct FileTransfersPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 445) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileTransfersTransferDeleteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 446) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileTransferId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileTransferId)
            _record = builder.record()
        }

        public var fileTransferId: String { _record.string(0) }
    }

    public struct FileTransfersTransferDeleteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 447) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileTransfersTransferDownloadDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 448) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileTransferId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileTransferId)
            _record = builder.record()
        }

        public var fileTransferId: String { _record.string(0) }
    }

    public struct FileTransfersTransferDownloadType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 449) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileTransfersTransferSendDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 450) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileTransferId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileTransferId)
            _record = builder.record()
        }

        public var fileTransferId: String { _record.string(0) }
    }

    public struct FileTransfersTransferSendType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 451) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileTransfersTransferViewDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 452) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(fileTransferId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, fileTransferId)
            _record = builder.record()
        }

        public var fileTransferId: String { _record.string(0) }
    }

    public struct FileTransfersTransferViewType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 453) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileUnlikeCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 454) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, commentText)
            _record = builder.record()
        }

        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(0) }
    }

    public struct FileUnlikeCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 455) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FileUnresolveCommentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 456) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, commentText)
            _record = builder.record()
        }

        /// The text of the comment.
        public var commentText: String? { _record.stringOpt(0) }
    }

    public struct FileUnresolveCommentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 457) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum FlexibleFileNamesPolicy: StoneUnion, CustomStringConvertible {
        case off
        case offDefault
        case optional
        case optionalDefault
        case required
        case requiredDefault
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 458) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .off
            case 1: self = .offDefault
            case 2: self = .optional
            case 3: self = .optionalDefault
            case 4: self = .required
            case 5: self = .requiredDefault
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .off: .tag(0)
            case .offDefault: .tag(1)
            case .optional: .tag(2)
            case .optionalDefault: .tag(3)
            case .required: .tag(4)
            case .requiredDefault: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    public struct FlexibleFileNamesPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 459) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.FlexibleFileNamesPolicy, previousValue: TeamLog.FlexibleFileNamesPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.FlexibleFileNamesPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.FlexibleFileNamesPolicy? { _record.unionOpt(1) }
    }

    public struct FlexibleFileNamesPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 460) }
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
