// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import StoneRuntime

extension TeamLog {
    public struct PaperChangeDeploymentPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 746) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamPolicies.PaperDeploymentPolicy,
            previousValue: TeamPolicies.PaperDeploymentPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamPolicies.PaperDeploymentPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamPolicies.PaperDeploymentPolicy? { _record.unionOpt(1) }
    }

    public struct PaperChangeDeploymentPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 747) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperChangeMemberLinkPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 748) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.PaperMemberPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.PaperMemberPolicy { _record.union(0) }
    }

    public struct PaperChangeMemberLinkPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 749) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperChangeMemberPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 750) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.PaperMemberPolicy, previousValue: TeamLog.PaperMemberPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.PaperMemberPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.PaperMemberPolicy? { _record.unionOpt(1) }
    }

    public struct PaperChangeMemberPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 751) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 752) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamPolicies.PaperEnabledPolicy, previousValue: TeamPolicies.PaperEnabledPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamPolicies.PaperEnabledPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamPolicies.PaperEnabledPolicy? { _record.unionOpt(1) }
    }

    public struct PaperChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 753) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperContentAddMemberDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 754) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperContentAddMemberType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 755) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperContentAddToFolderDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 756) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, targetAssetIndex: UInt64, parentAssetIndex: UInt64) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.uint64(1, targetAssetIndex)
            builder.uint64(2, parentAssetIndex)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(1) }
        public var parentAssetIndex: UInt64 { _record.uint64(2) }
    }

    public struct PaperContentAddToFolderType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 757) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperContentArchiveDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 758) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperContentArchiveType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 759) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperContentCreateDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 760) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperContentCreateType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 761) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperContentPermanentlyDeleteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 762) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperContentPermanentlyDeleteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 763) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperContentRemoveFromFolderDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 764) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, targetAssetIndex: UInt64? = nil, parentAssetIndex: UInt64? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.uint64(1, targetAssetIndex)
            builder.uint64(2, parentAssetIndex)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64? { _record.uint64Opt(1) }
        public var parentAssetIndex: UInt64? { _record.uint64Opt(2) }
    }

    public struct PaperContentRemoveFromFolderType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 765) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperContentRemoveMemberDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 766) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperContentRemoveMemberType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 767) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperContentRenameDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 768) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperContentRenameType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 769) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperContentRestoreDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 770) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperContentRestoreType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 771) }
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
