// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct SfAddGroupDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1000) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
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
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
        @export(implementation) public var sharingPermission: String? { _record.stringOpt(2) }
        @export(implementation) public var teamName: String { _record.string(3) }
    }

    public struct SfAddGroupType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1001) }
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

    public struct SfAllowNonMembersToViewSharedLinksDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1002) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String, sharedFolderType: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, sharedFolderType)
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
        @export(implementation) public var sharedFolderType: String? { _record.stringOpt(2) }
    }

    public struct SfAllowNonMembersToViewSharedLinksType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1003) }
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

    public struct SfExternalInviteWarnDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1004) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
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
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
        @export(implementation) public var newSharingPermission: String? { _record.stringOpt(2) }
        @export(implementation) public var previousSharingPermission: String? { _record.stringOpt(3) }
    }

    public struct SfExternalInviteWarnType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1005) }
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

    public struct SfFbInviteChangeRoleDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1006) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
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
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
        @export(implementation) public var previousSharingPermission: String? { _record.stringOpt(2) }
        @export(implementation) public var newSharingPermission: String? { _record.stringOpt(3) }
    }

    public struct SfFbInviteChangeRoleType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1007) }
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

    public struct SfFbInviteDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1008) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String, sharingPermission: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, sharingPermission)
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
        @export(implementation) public var sharingPermission: String? { _record.stringOpt(2) }
    }

    public struct SfFbInviteType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1009) }
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

    public struct SfFbUninviteDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1010) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
    }

    public struct SfFbUninviteType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1011) }
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

    public struct SfInviteGroupDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1012) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
    }

    public struct SfInviteGroupType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1013) }
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

    public struct SfTeamGrantAccessDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1014) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
    }

    public struct SfTeamGrantAccessType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1015) }
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

    public struct SfTeamInviteChangeRoleDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1016) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
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
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
        @export(implementation) public var newSharingPermission: String? { _record.stringOpt(2) }
        @export(implementation) public var previousSharingPermission: String? { _record.stringOpt(3) }
    }

    public struct SfTeamInviteChangeRoleType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1017) }
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

    public struct SfTeamInviteDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1018) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String, sharingPermission: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, sharingPermission)
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
        @export(implementation) public var sharingPermission: String? { _record.stringOpt(2) }
    }

    public struct SfTeamInviteType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1019) }
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

    public struct SfTeamJoinDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1020) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
    }

    public struct SfTeamJoinFromOobLinkDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1021) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
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
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
        @export(implementation) public var tokenKey: String? { _record.stringOpt(2) }
        @export(implementation) public var sharingPermission: String? { _record.stringOpt(3) }
    }

    public struct SfTeamJoinFromOobLinkType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1022) }
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

    public struct SfTeamJoinType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1023) }
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

    public struct SfTeamUninviteDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1024) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
    }

    public struct SfTeamUninviteType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1025) }
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
