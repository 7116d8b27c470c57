// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct SfAddGroupDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1000) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            targetAssetIndex: UInt64,
            originalFolderName: String,
            teamName: String,
            sharingPermission: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, sharingPermission)
            builder.string(3, teamName)
            _record = builder.record()
        }

        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(0) }
        public var originalFolderName: String { _record.string(1) }
        public var sharingPermission: String? { _record.stringOpt(2) }
        public var teamName: String { _record.string(3) }
    }

    public struct SfAddGroupType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1001) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SfAllowNonMembersToViewSharedLinksDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1002) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(targetAssetIndex: UInt64, originalFolderName: String, sharedFolderType: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, sharedFolderType)
            _record = builder.record()
        }

        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(0) }
        public var originalFolderName: String { _record.string(1) }
        public var sharedFolderType: String? { _record.stringOpt(2) }
    }

    public struct SfAllowNonMembersToViewSharedLinksType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1003) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SfExternalInviteWarnDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1004) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            targetAssetIndex: UInt64,
            originalFolderName: String,
            newSharingPermission: String? = nil,
            previousSharingPermission: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, newSharingPermission)
            builder.string(3, previousSharingPermission)
            _record = builder.record()
        }

        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(0) }
        public var originalFolderName: String { _record.string(1) }
        public var newSharingPermission: String? { _record.stringOpt(2) }
        public var previousSharingPermission: String? { _record.stringOpt(3) }
    }

    public struct SfExternalInviteWarnType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1005) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SfFbInviteChangeRoleDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1006) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            targetAssetIndex: UInt64,
            originalFolderName: String,
            previousSharingPermission: String? = nil,
            newSharingPermission: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, previousSharingPermission)
            builder.string(3, newSharingPermission)
            _record = builder.record()
        }

        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(0) }
        public var originalFolderName: String { _record.string(1) }
        public var previousSharingPermission: String? { _record.stringOpt(2) }
        public var newSharingPermission: String? { _record.stringOpt(3) }
    }

    public struct SfFbInviteChangeRoleType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1007) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SfFbInviteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1008) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(targetAssetIndex: UInt64, originalFolderName: String, sharingPermission: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, sharingPermission)
            _record = builder.record()
        }

        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(0) }
        public var originalFolderName: String { _record.string(1) }
        public var sharingPermission: String? { _record.stringOpt(2) }
    }

    public struct SfFbInviteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1009) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SfFbUninviteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1010) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            _record = builder.record()
        }

        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(0) }
        public var originalFolderName: String { _record.string(1) }
    }

    public struct SfFbUninviteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1011) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SfInviteGroupDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1012) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(targetAssetIndex: UInt64) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            _record = builder.record()
        }

        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(0) }
    }

    public struct SfInviteGroupType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1013) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SfTeamGrantAccessDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1014) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            _record = builder.record()
        }

        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(0) }
        public var originalFolderName: String { _record.string(1) }
    }

    public struct SfTeamGrantAccessType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1015) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SfTeamInviteChangeRoleDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1016) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            targetAssetIndex: UInt64,
            originalFolderName: String,
            newSharingPermission: String? = nil,
            previousSharingPermission: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, newSharingPermission)
            builder.string(3, previousSharingPermission)
            _record = builder.record()
        }

        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(0) }
        public var originalFolderName: String { _record.string(1) }
        public var newSharingPermission: String? { _record.stringOpt(2) }
        public var previousSharingPermission: String? { _record.stringOpt(3) }
    }

    public struct SfTeamInviteChangeRoleType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1017) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SfTeamInviteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1018) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(targetAssetIndex: UInt64, originalFolderName: String, sharingPermission: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, sharingPermission)
            _record = builder.record()
        }

        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(0) }
        public var originalFolderName: String { _record.string(1) }
        public var sharingPermission: String? { _record.stringOpt(2) }
    }

    public struct SfTeamInviteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1019) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SfTeamJoinDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1020) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            _record = builder.record()
        }

        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(0) }
        public var originalFolderName: String { _record.string(1) }
    }

    public struct SfTeamJoinFromOobLinkDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1021) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            targetAssetIndex: UInt64,
            originalFolderName: String,
            tokenKey: String? = nil,
            sharingPermission: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, tokenKey)
            builder.string(3, sharingPermission)
            _record = builder.record()
        }

        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(0) }
        public var originalFolderName: String { _record.string(1) }
        public var tokenKey: String? { _record.stringOpt(2) }
        public var sharingPermission: String? { _record.stringOpt(3) }
    }

    public struct SfTeamJoinFromOobLinkType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1022) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SfTeamJoinType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1023) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SfTeamUninviteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1024) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            _record = builder.record()
        }

        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(0) }
        public var originalFolderName: String { _record.string(1) }
    }

    public struct SfTeamUninviteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1025) }
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
