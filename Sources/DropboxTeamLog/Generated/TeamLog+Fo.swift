// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public enum FolderLinkRestrictionPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 461) }

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

    public struct FolderLinkRestrictionPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 462) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.FolderLinkRestrictionPolicy, previousValue: TeamLog.FolderLinkRestrictionPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.FolderLinkRestrictionPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.FolderLinkRestrictionPolicy { _record.union(1) }
    }

    public struct FolderLinkRestrictionPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 463) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// A folder.
    public struct FolderLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 464) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            path: TeamLog.PathLogInfo,
            displayName: String? = nil,
            fileId: String? = nil,
            fileSize: UInt64? = nil,
            fileCount: UInt64? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, path._record)
            builder.string(1, displayName)
            builder.string(2, fileId)
            builder.uint64(3, fileSize)
            builder.uint64(4, fileCount)
            _record = builder.record()
        }

        /// Its path.
        public var path: TeamLog.PathLogInfo { _record.object(0) }
        /// Its name.
        public var displayName: String? { _record.stringOpt(1) }
        /// Its identity.
        public var fileId: String? { _record.stringOpt(2) }
        /// Its size in bytes.
        public var fileSize: UInt64? { _record.uint64Opt(3) }
        /// How many files are in it.
        public var fileCount: UInt64? { _record.uint64Opt(4) }
    }

    public struct FolderOverviewDescriptionChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 465) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(folderOverviewLocationAsset: UInt64) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, folderOverviewLocationAsset)
            _record = builder.record()
        }

        public var folderOverviewLocationAsset: UInt64 { _record.uint64(0) }
    }

    public struct FolderOverviewDescriptionChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 466) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FolderOverviewItemPinnedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 467) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(folderOverviewLocationAsset: UInt64, pinnedItemsAssetIndices: [UInt64]) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, folderOverviewLocationAsset)
            builder.values(1, pinnedItemsAssetIndices)
            _record = builder.record()
        }

        public var folderOverviewLocationAsset: UInt64 { _record.uint64(0) }
        public var pinnedItemsAssetIndices: [UInt64] { _record.values(1) }
    }

    public struct FolderOverviewItemPinnedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 468) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct FolderOverviewItemUnpinnedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 469) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(folderOverviewLocationAsset: UInt64, pinnedItemsAssetIndices: [UInt64]) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, folderOverviewLocationAsset)
            builder.values(1, pinnedItemsAssetIndices)
            _record = builder.record()
        }

        public var folderOverviewLocationAsset: UInt64 { _record.uint64(0) }
        public var pinnedItemsAssetIndices: [UInt64] { _record.values(1) }
    }

    public struct FolderOverviewItemUnpinnedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 470) }
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
