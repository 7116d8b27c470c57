// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxStone
import Foundation

extension TeamLog {
    /// Details of a failure.
    public struct FailureDetailsLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(userFriendlyMessage: String? = nil, technicalErrorMessage: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(361))
            builder.string(0, userFriendlyMessage)
            builder.string(1, technicalErrorMessage)
            self.init(_plainRecord: builder.record())
        }

        /// A description for users.
        @export(implementation) public var userFriendlyMessage: String? { _plainRecord.stringOpt(0) }
        /// A technical description.
        @export(implementation) public var technicalErrorMessage: String? { _plainRecord.stringOpt(1) }
    }

    /// The role of an admin in an enterprise.
    public enum FedAdminRole: StoneUnion, CustomStringConvertible {
        /// An enterprise admin.
        case enterpriseAdmin
        /// The admin has no role in the enterprise.
        case notEnterpriseAdmin
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .enterpriseAdmin
            case 1: self = .notEnterpriseAdmin
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .enterpriseAdmin: .tag(0)
            case .notEnterpriseAdmin: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Additional details about an enterprise or one of its teams.
    public enum FedExtraDetails: StoneUnion, CustomStringConvertible {
        /// Details about the organization.
        case organization(TeamLog.OrganizationDetails)
        /// Details about the team.
        case team(TeamLog.TeamDetails)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .organization(.init(_plainRecord: payload))
            case 1: self = .team(.init(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .organization(let value): .variant(0, value._plainRecord)
            case .team(let value): .variant(1, value._plainRecord)
            case .other: .tag(2)
            }
        }
    }

    /// A change of a team's connection to an enterprise.
    public enum FedHandshakeAction: StoneUnion, CustomStringConvertible {
        /// The invitation was accepted.
        case acceptedInvite
        /// The invitation was canceled.
        case canceledInvite
        /// The invitation expired.
        case inviteExpired
        /// The team was invited.
        case invited
        /// The invitation was rejected.
        case rejectedInvite
        /// The team was removed.
        case removedTeam
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .acceptedInvite
            case 1: self = .canceledInvite
            case 2: self = .inviteExpired
            case 3: self = .invited
            case 4: self = .rejectedInvite
            case 5: self = .removedTeam
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .acceptedInvite: .tag(0)
            case .canceledInvite: .tag(1)
            case .inviteExpired: .tag(2)
            case .invited: .tag(3)
            case .rejectedInvite: .tag(4)
            case .removedTeam: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// Additional information about an organization or a team connected to it.
    public enum FederationStatusChangeAdditionalInfo: StoneUnion, CustomStringConvertible {
        /// The name of the connected team.
        case connectedTeamName(TeamLog.ConnectedTeamName)
        /// The email address to which the request was sent.
        case nonTrustedTeamDetails(TeamLog.NonTrustedTeamDetails)
        /// The name of the organization.
        case organizationName(TeamLog.OrganizationName)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .connectedTeamName(.init(_plainRecord: payload))
            case 1: self = .nonTrustedTeamDetails(.init(_plainRecord: payload))
            case 2: self = .organizationName(.init(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .connectedTeamName(let value): .variant(0, value._plainRecord)
            case .nonTrustedTeamDetails(let value): .variant(1, value._plainRecord)
            case .organizationName(let value): .variant(2, value._plainRecord)
            case .other: .tag(3)
            }
        }
    }

    /// The policy for flexible file names.
    public enum FlexibleFileNamesPolicy: StoneUnion, CustomStringConvertible {
        /// Flexible file names are off.
        case off
        /// Flexible file names are off by default.
        case offDefault
        /// Flexible file names are optional.
        case optional
        /// Flexible file names are optional by default.
        case optionalDefault
        /// Flexible file names are required.
        case required
        /// Flexible file names are required by default.
        case requiredDefault
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which the team's policy for flexible file names was changed.
    public struct FlexibleFileNamesPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.FlexibleFileNamesPolicy, previousValue: TeamLog.FlexibleFileNamesPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(459))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.FlexibleFileNamesPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.FlexibleFileNamesPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The team's policy for flexible file names was changed.
    public struct FlexibleFileNamesPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(460))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy that determines whether link restrictions apply to all folders that the team owns.
    public enum FolderLinkRestrictionPolicy: StoneUnion, CustomStringConvertible {
        /// Link restrictions don't apply.
        case disabled
        /// Link restrictions apply to all folders that the team owns.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which the team's policy for folder link restrictions was changed.
    public struct FolderLinkRestrictionPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.FolderLinkRestrictionPolicy, previousValue: TeamLog.FolderLinkRestrictionPolicy) {
            var builder = RecordBuilder(TeamLog._type(462))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.FolderLinkRestrictionPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.FolderLinkRestrictionPolicy { _plainRecord.union(1) }
    }

    /// The team's policy for folder link restrictions was changed.
    public struct FolderLinkRestrictionPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(463))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A folder.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FolderLogInfo: TeamLog.FileOrFolderLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            path: TeamLog.PathLogInfo,
            displayName: String? = nil,
            fileId: String? = nil,
            fileSize: UInt64? = nil,
            fileCount: UInt64? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(464))
            builder.object(0, path._plainRecord)
            builder.string(1, displayName)
            builder.string(2, fileId)
            builder.uint64(3, fileSize)
            builder.uint64(4, fileCount)
            super.init(_record: builder.record())
        }

        /// The number of files in the folder.
        @export(implementation) public var fileCount: UInt64? { _record.uint64Opt(4) }
    }

    /// Details of an event in which the description in a folder overview was changed.
    public struct FolderOverviewDescriptionChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(folderOverviewLocationAsset: UInt64) {
            var builder = RecordBuilder(TeamLog._type(465))
            builder.uint64(0, folderOverviewLocationAsset)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the folder overview in the `assets` of the event.
        @export(implementation) public var folderOverviewLocationAsset: UInt64 { _plainRecord.uint64(0) }
    }

    /// The description in a folder overview was changed.
    public struct FolderOverviewDescriptionChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(466))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an item was pinned to a folder overview.
    public struct FolderOverviewItemPinnedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(folderOverviewLocationAsset: UInt64, pinnedItemsAssetIndices: [UInt64]) {
            var builder = RecordBuilder(TeamLog._type(467))
            builder.uint64(0, folderOverviewLocationAsset)
            builder.values(1, pinnedItemsAssetIndices)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the folder overview in the `assets` of the event.
        @export(implementation) public var folderOverviewLocationAsset: UInt64 { _plainRecord.uint64(0) }
        /// The indexes of the items in the `assets` of the event.
        @export(implementation) public var pinnedItemsAssetIndices: [UInt64] { _plainRecord.values(1) }
    }

    /// An item was pinned to a folder overview.
    public struct FolderOverviewItemPinnedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(468))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an item was unpinned from a folder overview.
    public struct FolderOverviewItemUnpinnedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(folderOverviewLocationAsset: UInt64, pinnedItemsAssetIndices: [UInt64]) {
            var builder = RecordBuilder(TeamLog._type(469))
            builder.uint64(0, folderOverviewLocationAsset)
            builder.values(1, pinnedItemsAssetIndices)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the folder overview in the `assets` of the event.
        @export(implementation) public var folderOverviewLocationAsset: UInt64 { _plainRecord.uint64(0) }
        /// The indexes of the items in the `assets` of the event.
        @export(implementation) public var pinnedItemsAssetIndices: [UInt64] { _plainRecord.values(1) }
    }

    /// An item was unpinned from a folder overview.
    public struct FolderOverviewItemUnpinnedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(470))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A location that was derived from an IP address.
    public struct GeoLocationLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(ipAddress: String, city: String? = nil, region: String? = nil, country: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(471))
            builder.string(0, city)
            builder.string(1, region)
            builder.string(2, country)
            builder.string(3, ipAddress)
            self.init(_plainRecord: builder.record())
        }

        /// The city.
        @export(implementation) public var city: String? { _plainRecord.stringOpt(0) }
        /// The region.
        @export(implementation) public var region: String? { _plainRecord.stringOpt(1) }
        /// The country as a two-letter code.
        @export(implementation) public var country: String? { _plainRecord.stringOpt(2) }
        /// The IP address.
        @export(implementation) public var ipAddress: String { _plainRecord.string(3) }
    }

    /// The filter of a list of events.
    public struct GetTeamEventsArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - limit: The maximum number of events in a page. Pages can be smaller or empty. The default is 1000. From
        ///     1 to 1000.
        ///   - accountId: The identifier of an account. Returns only events in which it is involved. Exactly 40
        ///     characters.
        ///   - time: The time range. Returns only events from its start, inclusive, to its end, exclusive.
        ///   - category: The category of events. Can't be combined with `eventType`.
        ///   - eventType: The kind of events. Can't be combined with `category`.
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
            builder.object(2, time?._plainRecord)
            builder.union(3, category?._value)
            builder.union(4, eventType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The maximum number of events in a page. Pages can be smaller or empty. The default is 1000. From 1 to 1000.
        @export(implementation) public var limit: UInt32 { _plainRecord.uint32(0, 1000) }
        /// The identifier of an account. Returns only events in which it is involved. Exactly 40 characters.
        @export(implementation) public var accountId: String? { _plainRecord.stringOpt(1) }
        /// The time range. Returns only events from its start, inclusive, to its end, exclusive.
        @export(implementation) public var time: TeamCommon.TimeRange? { _plainRecord.objectOpt(2) }
        /// The category of events. Can't be combined with `eventType`.
        @export(implementation) public var category: TeamLog.EventCategory? { _plainRecord.unionOpt(3) }
        /// The kind of events. Can't be combined with `category`.
        @export(implementation) public var eventType: TeamLog.EventTypeArg? { _plainRecord.unionOpt(4) }
    }

    /// The position at which a listing continues.
    public struct GetTeamEventsContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter cursor: The most recent cursor. Older cursors expire.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(TeamLog._type(473))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The most recent cursor. Older cursors expire.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that the next page wasn't returned.
    public enum GetTeamEventsContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor isn't valid.
        case badCursor
        /// The cursor has expired. Call `getEvents` with a time range that starts at the associated value, which is the
        /// approximate time of the last received event.
        case reset(Date)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .badCursor
            case 1: self = .reset(_value.date())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .badCursor: .tag(0)
            case .reset(let value): .boxedValue(1, date: value)
            case .other: .tag(2)
            }
        }
    }

    /// The reason that events weren't listed.
    public enum GetTeamEventsError: StoneUnion, CustomStringConvertible {
        /// No account has this identifier.
        case accountIdNotFound
        /// The time range isn't valid.
        case invalidTimeRange
        /// `category` and `eventType` can't be used together.
        case invalidFilters
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .accountIdNotFound
            case 1: self = .invalidTimeRange
            case 2: self = .invalidFilters
            default: self = .other
            }
        }

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
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(events: [TeamLog.TeamEvent], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(TeamLog._type(476))
            builder.list(0, events)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_plainRecord: builder.record())
        }

        /// The events in no particular order. The list may be empty even if `hasMore` is `true`.
        @export(implementation) public var events: [TeamLog.TeamEvent] { _plainRecord.list(0) }
        /// The cursor of the next page or of later events.
        @export(implementation) public var cursor: String { _plainRecord.string(1) }
        /// A Boolean value that indicates whether more events may be available. Get them with `getEventsContinue`.
        @export(implementation) public var hasMore: Bool { _plainRecord.bool(2) }
    }

    /// Details of an event in which single sign-on with Google was enabled or disabled for the team.
    public struct GoogleSsoChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.GoogleSsoPolicy, previousValue: TeamLog.GoogleSsoPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(477))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.GoogleSsoPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.GoogleSsoPolicy? { _plainRecord.unionOpt(1) }
    }

    /// Single sign-on with Google was enabled or disabled for the team.
    public struct GoogleSsoChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(478))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for single sign-on with Google.
    public enum GoogleSsoPolicy: StoneUnion, CustomStringConvertible {
        /// Members can't use single sign-on with Google.
        case disabled
        /// Members can use single sign-on with Google.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which the status of a guest team admin was changed.
    public struct GuestAdminChangeStatusDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            isGuest: Bool,
            previousValue: TeamLog.TrustedTeamsRequestState,
            newValue: TeamLog.TrustedTeamsRequestState,
            actionDetails: TeamLog.TrustedTeamsRequestAction,
            guestTeamName: String? = nil,
            hostTeamName: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(536))
            builder.bool(0, isGuest)
            builder.string(1, guestTeamName)
            builder.string(2, hostTeamName)
            builder.union(3, previousValue._value)
            builder.union(4, newValue._value)
            builder.union(5, actionDetails._value)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the team is the guest. If `false`, it is the host.
        @export(implementation) public var isGuest: Bool { _plainRecord.bool(0) }
        /// The name of the guest team.
        @export(implementation) public var guestTeamName: String? { _plainRecord.stringOpt(1) }
        /// The name of the host team.
        @export(implementation) public var hostTeamName: String? { _plainRecord.stringOpt(2) }
        /// The state of the request before the change.
        @export(implementation) public var previousValue: TeamLog.TrustedTeamsRequestState { _plainRecord.union(3) }
        /// The state of the request after the change.
        @export(implementation) public var newValue: TeamLog.TrustedTeamsRequestState { _plainRecord.union(4) }
        /// The change of the request.
        @export(implementation) public var actionDetails: TeamLog.TrustedTeamsRequestAction { _plainRecord.union(5) }
    }

    /// The status of a guest team admin was changed.
    public struct GuestAdminChangeStatusType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(537))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a guest admin started a session through trusted teams.
    public struct GuestAdminSignedInViaTrustedTeamsDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(teamName: String? = nil, trustedTeamName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(538))
            builder.string(0, teamName)
            builder.string(1, trustedTeamName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the host team.
        @export(implementation) public var teamName: String? { _plainRecord.stringOpt(0) }
        /// The name of the trusted team.
        @export(implementation) public var trustedTeamName: String? { _plainRecord.stringOpt(1) }
    }

    /// A guest admin started a session through trusted teams.
    public struct GuestAdminSignedInViaTrustedTeamsType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(539))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a guest admin ended a session through trusted teams.
    public struct GuestAdminSignedOutViaTrustedTeamsDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(teamName: String? = nil, trustedTeamName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(540))
            builder.string(0, teamName)
            builder.string(1, trustedTeamName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the host team.
        @export(implementation) public var teamName: String? { _plainRecord.stringOpt(0) }
        /// The name of the trusted team.
        @export(implementation) public var trustedTeamName: String? { _plainRecord.stringOpt(1) }
    }

    /// A guest admin ended a session through trusted teams.
    public struct GuestAdminSignedOutViaTrustedTeamsType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(541))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The kind of identifier by which an external user is known.
    public enum IdentifierType: StoneUnion, CustomStringConvertible {
        /// An email address.
        case email
        /// The name of a Facebook profile.
        case facebookProfileName
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .email
            case 1: self = .facebookProfileName
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .email: .tag(0)
            case .facebookProfileName: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which a member connected an integration.
    public struct IntegrationConnectedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(integrationName: String) {
            var builder = RecordBuilder(TeamLog._type(543))
            builder.string(0, integrationName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the third-party integration.
        @export(implementation) public var integrationName: String { _plainRecord.string(0) }
    }

    /// A member connected an integration.
    public struct IntegrationConnectedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(544))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a member disconnected an integration.
    public struct IntegrationDisconnectedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(integrationName: String) {
            var builder = RecordBuilder(TeamLog._type(545))
            builder.string(0, integrationName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the third-party integration.
        @export(implementation) public var integrationName: String { _plainRecord.string(0) }
    }

    /// A member disconnected an integration.
    public struct IntegrationDisconnectedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(546))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for a third-party integration.
    public enum IntegrationPolicy: StoneUnion, CustomStringConvertible {
        /// The team can't use the integration.
        case disabled
        /// The team can use the integration.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which the team's policy for an integration was changed.
    public struct IntegrationPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            integrationName: String,
            newValue: TeamLog.IntegrationPolicy,
            previousValue: TeamLog.IntegrationPolicy
        ) {
            var builder = RecordBuilder(TeamLog._type(548))
            builder.string(0, integrationName)
            builder.union(1, newValue._value)
            builder.union(2, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the third-party integration.
        @export(implementation) public var integrationName: String { _plainRecord.string(0) }
        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.IntegrationPolicy { _plainRecord.union(1) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.IntegrationPolicy { _plainRecord.union(2) }
    }

    /// The team's policy for an integration was changed.
    public struct IntegrationPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(549))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for emails to admins about accepted invitations to the team.
    public enum InviteAcceptanceEmailPolicy: StoneUnion, CustomStringConvertible {
        /// Admins don't receive an email.
        case disabled
        /// Admins receive an email.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which the team's policy for emails about accepted invitations was changed.
    public struct InviteAcceptanceEmailPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.InviteAcceptanceEmailPolicy, previousValue: TeamLog.InviteAcceptanceEmailPolicy) {
            var builder = RecordBuilder(TeamLog._type(551))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.InviteAcceptanceEmailPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.InviteAcceptanceEmailPolicy { _plainRecord.union(1) }
    }

    /// The team's policy for emails about accepted invitations was changed.
    public struct InviteAcceptanceEmailPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(552))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The way in which a user was invited to the team.
    public enum InviteMethod: StoneUnion, CustomStringConvertible {
        /// The user was approved automatically.
        case autoApprove
        /// The user followed an invitation link.
        case inviteLink
        /// A member invited the user.
        case memberInvite
        /// The user was moved from another team.
        case movedFromAnotherTeam
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .autoApprove
            case 1: self = .inviteLink
            case 2: self = .memberInvite
            case 3: self = .movedFromAnotherTeam
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .autoApprove: .tag(0)
            case .inviteLink: .tag(1)
            case .memberInvite: .tag(2)
            case .movedFromAnotherTeam: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// What a user had linked to their account when they joined the team.
    public struct JoinTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            linkedApps: [TeamLog.UserLinkedAppLogInfo],
            linkedDevices: [TeamLog.LinkedDeviceLogInfo],
            linkedSharedFolders: [TeamLog.FolderLogInfo],
            wasLinkedAppsTruncated: Bool? = nil,
            wasLinkedDevicesTruncated: Bool? = nil,
            wasLinkedSharedFoldersTruncated: Bool? = nil,
            hasLinkedApps: Bool? = nil,
            hasLinkedDevices: Bool? = nil,
            hasLinkedSharedFolders: Bool? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(554))
            builder.objects(0, linkedApps)
            builder.unions(1, linkedDevices)
            builder.objects(2, linkedSharedFolders)
            builder.bool(3, wasLinkedAppsTruncated)
            builder.bool(4, wasLinkedDevicesTruncated)
            builder.bool(5, wasLinkedSharedFoldersTruncated)
            builder.bool(6, hasLinkedApps)
            builder.bool(7, hasLinkedDevices)
            builder.bool(8, hasLinkedSharedFolders)
            self.init(_plainRecord: builder.record())
        }

        /// The apps that the user had linked, at most 50. Use `hasLinkedApps` instead. Deprecated.
        @export(implementation) public var linkedApps: [TeamLog.UserLinkedAppLogInfo] { _plainRecord.objects(0) }
        /// The devices that the user had linked, at most 50. Use `hasLinkedDevices` instead. Deprecated.
        @export(implementation) public var linkedDevices: [TeamLog.LinkedDeviceLogInfo] { _plainRecord.unions(1) }
        /// The shared folders that the user had linked, at most 50. Use `hasLinkedSharedFolders` instead. Deprecated.
        @export(implementation) public var linkedSharedFolders: [TeamLog.FolderLogInfo] { _plainRecord.objects(2) }
        /// A Boolean value that indicates whether `linkedApps` was cut to 50 items. Deprecated by Dropbox. Deprecated.
        @export(implementation) public var wasLinkedAppsTruncated: Bool? { _plainRecord.boolOpt(3) }
        /// A Boolean value that indicates whether `linkedDevices` was cut to 50 items. Deprecated by Dropbox.
        /// Deprecated.
        @export(implementation) public var wasLinkedDevicesTruncated: Bool? { _plainRecord.boolOpt(4) }
        /// A Boolean value that indicates whether `linkedSharedFolders` was cut to 50 items. Deprecated by Dropbox.
        /// Deprecated.
        @export(implementation) public var wasLinkedSharedFoldersTruncated: Bool? { _plainRecord.boolOpt(5) }
        /// A Boolean value that indicates whether the user had linked apps.
        @export(implementation) public var hasLinkedApps: Bool? { _plainRecord.boolOpt(6) }
        /// A Boolean value that indicates whether the user had linked devices.
        @export(implementation) public var hasLinkedDevices: Bool? { _plainRecord.boolOpt(7) }
        /// A Boolean value that indicates whether the user had linked shared folders.
        @export(implementation) public var hasLinkedSharedFolders: Bool? { _plainRecord.boolOpt(8) }
    }
}

extension TeamLog {
    /// Converts `FailureDetailsLogInfo` from and to JSON.
    public typealias FailureDetailsLogInfoSerializer = StoneSerializer<TeamLog.FailureDetailsLogInfo>
    /// Converts `FedAdminRole` from and to JSON.
    public typealias FedAdminRoleSerializer = StoneSerializer<TeamLog.FedAdminRole>
    /// Converts `FedExtraDetails` from and to JSON.
    public typealias FedExtraDetailsSerializer = StoneSerializer<TeamLog.FedExtraDetails>
    /// Converts `FedHandshakeAction` from and to JSON.
    public typealias FedHandshakeActionSerializer = StoneSerializer<TeamLog.FedHandshakeAction>
    /// Converts `FederationStatusChangeAdditionalInfo` from and to JSON.
    public typealias FederationStatusChangeAdditionalInfoSerializer = StoneSerializer<TeamLog.FederationStatusChangeAdditionalInfo>
    /// Converts `FlexibleFileNamesPolicy` from and to JSON.
    public typealias FlexibleFileNamesPolicySerializer = StoneSerializer<TeamLog.FlexibleFileNamesPolicy>
    /// Converts `FlexibleFileNamesPolicyChangedDetails` from and to JSON.
    public typealias FlexibleFileNamesPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.FlexibleFileNamesPolicyChangedDetails>
    /// Converts `FlexibleFileNamesPolicyChangedType` from and to JSON.
    public typealias FlexibleFileNamesPolicyChangedTypeSerializer = StoneSerializer<TeamLog.FlexibleFileNamesPolicyChangedType>
    /// Converts `FolderLinkRestrictionPolicy` from and to JSON.
    public typealias FolderLinkRestrictionPolicySerializer = StoneSerializer<TeamLog.FolderLinkRestrictionPolicy>
    /// Converts `FolderLinkRestrictionPolicyChangedDetails` from and to JSON.
    public typealias FolderLinkRestrictionPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.FolderLinkRestrictionPolicyChangedDetails>
    /// Converts `FolderLinkRestrictionPolicyChangedType` from and to JSON.
    public typealias FolderLinkRestrictionPolicyChangedTypeSerializer = StoneSerializer<TeamLog.FolderLinkRestrictionPolicyChangedType>
    /// Converts `FolderLogInfo` from and to JSON.
    public typealias FolderLogInfoSerializer = StoneSerializer<TeamLog.FolderLogInfo>
    /// Converts `FolderOverviewDescriptionChangedDetails` from and to JSON.
    public typealias FolderOverviewDescriptionChangedDetailsSerializer = StoneSerializer<TeamLog.FolderOverviewDescriptionChangedDetails>
    /// Converts `FolderOverviewDescriptionChangedType` from and to JSON.
    public typealias FolderOverviewDescriptionChangedTypeSerializer = StoneSerializer<TeamLog.FolderOverviewDescriptionChangedType>
    /// Converts `FolderOverviewItemPinnedDetails` from and to JSON.
    public typealias FolderOverviewItemPinnedDetailsSerializer = StoneSerializer<TeamLog.FolderOverviewItemPinnedDetails>
    /// Converts `FolderOverviewItemPinnedType` from and to JSON.
    public typealias FolderOverviewItemPinnedTypeSerializer = StoneSerializer<TeamLog.FolderOverviewItemPinnedType>
    /// Converts `FolderOverviewItemUnpinnedDetails` from and to JSON.
    public typealias FolderOverviewItemUnpinnedDetailsSerializer = StoneSerializer<TeamLog.FolderOverviewItemUnpinnedDetails>
    /// Converts `FolderOverviewItemUnpinnedType` from and to JSON.
    public typealias FolderOverviewItemUnpinnedTypeSerializer = StoneSerializer<TeamLog.FolderOverviewItemUnpinnedType>
    /// Converts `GeoLocationLogInfo` from and to JSON.
    public typealias GeoLocationLogInfoSerializer = StoneSerializer<TeamLog.GeoLocationLogInfo>
    /// Converts `GetTeamEventsArg` from and to JSON.
    public typealias GetTeamEventsArgSerializer = StoneSerializer<TeamLog.GetTeamEventsArg>
    /// Converts `GetTeamEventsContinueArg` from and to JSON.
    public typealias GetTeamEventsContinueArgSerializer = StoneSerializer<TeamLog.GetTeamEventsContinueArg>
    /// Converts `GetTeamEventsContinueError` from and to JSON.
    public typealias GetTeamEventsContinueErrorSerializer = StoneSerializer<TeamLog.GetTeamEventsContinueError>
    /// Converts `GetTeamEventsError` from and to JSON.
    public typealias GetTeamEventsErrorSerializer = StoneSerializer<TeamLog.GetTeamEventsError>
    /// Converts `GetTeamEventsResult` from and to JSON.
    public typealias GetTeamEventsResultSerializer = StoneSerializer<TeamLog.GetTeamEventsResult>
    /// Converts `GoogleSsoChangePolicyDetails` from and to JSON.
    public typealias GoogleSsoChangePolicyDetailsSerializer = StoneSerializer<TeamLog.GoogleSsoChangePolicyDetails>
    /// Converts `GoogleSsoChangePolicyType` from and to JSON.
    public typealias GoogleSsoChangePolicyTypeSerializer = StoneSerializer<TeamLog.GoogleSsoChangePolicyType>
    /// Converts `GoogleSsoPolicy` from and to JSON.
    public typealias GoogleSsoPolicySerializer = StoneSerializer<TeamLog.GoogleSsoPolicy>
    /// Converts `GuestAdminChangeStatusDetails` from and to JSON.
    public typealias GuestAdminChangeStatusDetailsSerializer = StoneSerializer<TeamLog.GuestAdminChangeStatusDetails>
    /// Converts `GuestAdminChangeStatusType` from and to JSON.
    public typealias GuestAdminChangeStatusTypeSerializer = StoneSerializer<TeamLog.GuestAdminChangeStatusType>
    /// Converts `GuestAdminSignedInViaTrustedTeamsDetails` from and to JSON.
    public typealias GuestAdminSignedInViaTrustedTeamsDetailsSerializer = StoneSerializer<TeamLog.GuestAdminSignedInViaTrustedTeamsDetails>
    /// Converts `GuestAdminSignedInViaTrustedTeamsType` from and to JSON.
    public typealias GuestAdminSignedInViaTrustedTeamsTypeSerializer = StoneSerializer<TeamLog.GuestAdminSignedInViaTrustedTeamsType>
    /// Converts `GuestAdminSignedOutViaTrustedTeamsDetails` from and to JSON.
    public typealias GuestAdminSignedOutViaTrustedTeamsDetailsSerializer = StoneSerializer<TeamLog.GuestAdminSignedOutViaTrustedTeamsDetails>
    /// Converts `GuestAdminSignedOutViaTrustedTeamsType` from and to JSON.
    public typealias GuestAdminSignedOutViaTrustedTeamsTypeSerializer = StoneSerializer<TeamLog.GuestAdminSignedOutViaTrustedTeamsType>
    /// Converts `IdentifierType` from and to JSON.
    public typealias IdentifierTypeSerializer = StoneSerializer<TeamLog.IdentifierType>
    /// Converts `IntegrationConnectedDetails` from and to JSON.
    public typealias IntegrationConnectedDetailsSerializer = StoneSerializer<TeamLog.IntegrationConnectedDetails>
    /// Converts `IntegrationConnectedType` from and to JSON.
    public typealias IntegrationConnectedTypeSerializer = StoneSerializer<TeamLog.IntegrationConnectedType>
    /// Converts `IntegrationDisconnectedDetails` from and to JSON.
    public typealias IntegrationDisconnectedDetailsSerializer = StoneSerializer<TeamLog.IntegrationDisconnectedDetails>
    /// Converts `IntegrationDisconnectedType` from and to JSON.
    public typealias IntegrationDisconnectedTypeSerializer = StoneSerializer<TeamLog.IntegrationDisconnectedType>
    /// Converts `IntegrationPolicy` from and to JSON.
    public typealias IntegrationPolicySerializer = StoneSerializer<TeamLog.IntegrationPolicy>
    /// Converts `IntegrationPolicyChangedDetails` from and to JSON.
    public typealias IntegrationPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.IntegrationPolicyChangedDetails>
    /// Converts `IntegrationPolicyChangedType` from and to JSON.
    public typealias IntegrationPolicyChangedTypeSerializer = StoneSerializer<TeamLog.IntegrationPolicyChangedType>
    /// Converts `InviteAcceptanceEmailPolicy` from and to JSON.
    public typealias InviteAcceptanceEmailPolicySerializer = StoneSerializer<TeamLog.InviteAcceptanceEmailPolicy>
    /// Converts `InviteAcceptanceEmailPolicyChangedDetails` from and to JSON.
    public typealias InviteAcceptanceEmailPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.InviteAcceptanceEmailPolicyChangedDetails>
    /// Converts `InviteAcceptanceEmailPolicyChangedType` from and to JSON.
    public typealias InviteAcceptanceEmailPolicyChangedTypeSerializer = StoneSerializer<TeamLog.InviteAcceptanceEmailPolicyChangedType>
    /// Converts `InviteMethod` from and to JSON.
    public typealias InviteMethodSerializer = StoneSerializer<TeamLog.InviteMethod>
    /// Converts `JoinTeamDetails` from and to JSON.
    public typealias JoinTeamDetailsSerializer = StoneSerializer<TeamLog.JoinTeamDetails>
}
