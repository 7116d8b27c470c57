// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct SfAddGroupDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1000) }
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
            var builder = RecordBuilder(TeamLog._type(1000))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1001) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1001))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SfAllowNonMembersToViewSharedLinksDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1002) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String, sharedFolderType: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1002))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1003) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1003))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SfExternalInviteWarnDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1004) }
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
            var builder = RecordBuilder(TeamLog._type(1004))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1005) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1005))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SfFbInviteChangeRoleDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1006) }
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
            var builder = RecordBuilder(TeamLog._type(1006))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1007) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1007))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SfFbInviteDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1008) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String, sharingPermission: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1008))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1009) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1009))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SfFbUninviteDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1010) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(TeamLog._type(1010))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
    }

    public struct SfFbUninviteType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1011) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1011))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SfInviteGroupDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1012) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64) {
            var builder = RecordBuilder(TeamLog._type(1012))
            builder.uint64(0, targetAssetIndex)
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
    }

    public struct SfInviteGroupType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1013) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1013))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SfTeamGrantAccessDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1014) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(TeamLog._type(1014))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
    }

    public struct SfTeamGrantAccessType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1015) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1015))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SfTeamInviteChangeRoleDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1016) }
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
            var builder = RecordBuilder(TeamLog._type(1016))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1017) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1017))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SfTeamInviteDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1018) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String, sharingPermission: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1018))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1019) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1019))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SfTeamJoinDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1020) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(TeamLog._type(1020))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
    }

    public struct SfTeamJoinFromOobLinkDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1021) }
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
            var builder = RecordBuilder(TeamLog._type(1021))
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
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1022) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1022))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SfTeamJoinType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1023) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1023))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SfTeamUninviteDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1024) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(TeamLog._type(1024))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
        @export(implementation) public var originalFolderName: String { _record.string(1) }
    }

    public struct SfTeamUninviteType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1025) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1025))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
