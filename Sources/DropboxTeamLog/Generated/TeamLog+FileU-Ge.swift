// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import Foundation
import StoneRuntime

extension TeamLog {
    public struct FileUnlikeCommentDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(454) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(454))
            builder.string(0, commentText)
            self.init(_record: builder.record())
        }

        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(0) }
    }

    public struct FileUnlikeCommentType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(455) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(455))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FileUnresolveCommentDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(456) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(456))
            builder.string(0, commentText)
            self.init(_record: builder.record())
        }

        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(0) }
    }

    public struct FileUnresolveCommentType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(457) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(457))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum FlexibleFileNamesPolicy: StoneUnion, CustomStringConvertible {
        case off
        case offDefault
        case optional
        case optionalDefault
        case required
        case requiredDefault
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(458) }

        @export(implementation)
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

        @export(implementation)
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

    public struct FlexibleFileNamesPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(459) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.FlexibleFileNamesPolicy, previousValue: TeamLog.FlexibleFileNamesPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(459))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.FlexibleFileNamesPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.FlexibleFileNamesPolicy? { _record.unionOpt(1) }
    }

    public struct FlexibleFileNamesPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(460) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(460))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum FolderLinkRestrictionPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(461) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct FolderLinkRestrictionPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(462) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.FolderLinkRestrictionPolicy, previousValue: TeamLog.FolderLinkRestrictionPolicy) {
            var builder = RecordBuilder(TeamLog._type(462))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.FolderLinkRestrictionPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.FolderLinkRestrictionPolicy { _record.union(1) }
    }

    public struct FolderLinkRestrictionPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(463) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(463))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    /// A folder.
    public struct FolderLogInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(464) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            path: TeamLog.PathLogInfo,
            displayName: String? = nil,
            fileId: String? = nil,
            fileSize: UInt64? = nil,
            fileCount: UInt64? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(464))
            builder.object(0, path._record)
            builder.string(1, displayName)
            builder.string(2, fileId)
            builder.uint64(3, fileSize)
            builder.uint64(4, fileCount)
            self.init(_record: builder.record())
        }

        /// Its path.
        @export(implementation) public var path: TeamLog.PathLogInfo { _record.object(0) }
        /// Its name.
        @export(implementation) public var displayName: String? { _record.stringOpt(1) }
        /// Its identity.
        @export(implementation) public var fileId: String? { _record.stringOpt(2) }
        /// Its size in bytes.
        @export(implementation) public var fileSize: UInt64? { _record.uint64Opt(3) }
        /// How many files are in it.
        @export(implementation) public var fileCount: UInt64? { _record.uint64Opt(4) }
    }

    public struct FolderOverviewDescriptionChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(465) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(folderOverviewLocationAsset: UInt64) {
            var builder = RecordBuilder(TeamLog._type(465))
            builder.uint64(0, folderOverviewLocationAsset)
            self.init(_record: builder.record())
        }

        @export(implementation) public var folderOverviewLocationAsset: UInt64 { _record.uint64(0) }
    }

    public struct FolderOverviewDescriptionChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(466) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(466))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FolderOverviewItemPinnedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(467) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(folderOverviewLocationAsset: UInt64, pinnedItemsAssetIndices: [UInt64]) {
            var builder = RecordBuilder(TeamLog._type(467))
            builder.uint64(0, folderOverviewLocationAsset)
            builder.values(1, pinnedItemsAssetIndices)
            self.init(_record: builder.record())
        }

        @export(implementation) public var folderOverviewLocationAsset: UInt64 { _record.uint64(0) }
        @export(implementation) public var pinnedItemsAssetIndices: [UInt64] { _record.values(1) }
    }

    public struct FolderOverviewItemPinnedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(468) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(468))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct FolderOverviewItemUnpinnedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(469) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(folderOverviewLocationAsset: UInt64, pinnedItemsAssetIndices: [UInt64]) {
            var builder = RecordBuilder(TeamLog._type(469))
            builder.uint64(0, folderOverviewLocationAsset)
            builder.values(1, pinnedItemsAssetIndices)
            self.init(_record: builder.record())
        }

        @export(implementation) public var folderOverviewLocationAsset: UInt64 { _record.uint64(0) }
        @export(implementation) public var pinnedItemsAssetIndices: [UInt64] { _record.values(1) }
    }

    public struct FolderOverviewItemUnpinnedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(470) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(470))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    /// A place on earth, as an address of the network suggests it.
    public struct GeoLocationLogInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(471) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(ipAddress: String, city: String? = nil, region: String? = nil, country: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(471))
            builder.string(0, city)
            builder.string(1, region)
            builder.string(2, country)
            builder.string(3, ipAddress)
            self.init(_record: builder.record())
        }

        /// The city.
        @export(implementation) public var city: String? { _record.stringOpt(0) }
        /// The region.
        @export(implementation) public var region: String? { _record.stringOpt(1) }
        /// The country as a code of two letters.
        @export(implementation) public var country: String? { _record.stringOpt(2) }
        /// The address of the network.
        @export(implementation) public var ipAddress: String { _record.string(3) }
    }

    /// Which events to list.
    public struct GetTeamEventsArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(472) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            limit: UInt32 = 1000,
            accountId: String? = nil,
            time: TeamCommon.TimeRange? = nil,
            category: TeamLog.EventCategory? = nil,
            eventType: TeamLog.EventTypeArg? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(472))
            builder.uint32(0, limit)
            builder.string(1, accountId)
            builder.object(2, time?._record)
            builder.union(3, category?._value)
            builder.union(4, eventType?._value)
            self.init(_record: builder.record())
        }

        /// The size of a page. Pages can be smaller, and even empty. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: UInt32 { _record.uint32(0, 1000) }
        /// Only events in which this account plays any part. Exactly 40 characters.
        @export(implementation) public var accountId: String? { _record.stringOpt(1) }
        /// Only events of this time. The start is included, the end is not.
        @export(implementation) public var time: TeamCommon.TimeRange? { _record.objectOpt(2) }
        /// Only events of this category. Not together with `eventType`.
        @export(implementation) public var category: TeamLog.EventCategory? { _record.unionOpt(3) }
        /// Only events of this kind. Not together with `category`.
        @export(implementation) public var eventType: TeamLog.EventTypeArg? { _record.unionOpt(4) }
    }

    /// Where a listing goes on.
    public struct GetTeamEventsContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(473) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(TeamLog._type(473))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest page. Always use the newest one: older ones expire.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum GetTeamEventsContinueError: StoneUnion, CustomStringConvertible {
        /// This is not a cursor.
        case badCursor
        /// The cursor has expired. Call `getEvents` with a time range that starts at this time, about that of the last
        /// event received.
        case reset(Date)
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(474) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .badCursor
            case 1: self = .reset(_value.date())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .badCursor: .tag(0)
            case .reset(let value): .boxed(1, date: value)
            case .other: .tag(2)
            }
        }
    }

    /// Why events were not listed.
    public enum GetTeamEventsError: StoneUnion, CustomStringConvertible {
        /// There is no such account.
        case accountIdNotFound
        /// The time range makes no sense.
        case invalidTimeRange
        /// `category` and `eventType` cannot be used together.
        case invalidFilters
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(475) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accountIdNotFound
            case 1: self = .invalidTimeRange
            case 2: self = .invalidFilters
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accountIdNotFound: .tag(0)
            case .invalidTimeRange: .tag(1)
            case .invalidFilters: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A page of events.
    public struct GetTeamEventsResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(476) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(events: [TeamLog.TeamEvent], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(TeamLog._type(476))
            builder.list(0, events)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_record: builder.record())
        }

        /// The events, in no particular order. May be empty even when there are more.
        @export(implementation) public var events: [TeamLog.TeamEvent] { _record.list(0) }
        /// Where the next page, and later the next events, begin.
        @export(implementation) public var cursor: String { _record.string(1) }
        /// Whether more events can be fetched with `getEventsContinue` right away.
        @export(implementation) public var hasMore: Bool { _record.bool(2) }
    }
}
