// Generated from API/team.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAM/DBTEAM+Base.h>

@class DBTEAMCOMMONGroupSummary, DBTEAMDeviceSessionArg, DBTEAMDevicesActive, DBTEAMGroupFullInfo,
    DBTEAMGroupMemberInfo, DBTEAMGroupSelector, DBTEAMNamespaceType, DBTEAMRevokeDeviceSessionStatus,
    DBTEAMRevokeLinkedAppStatus, DBTEAMStorageBucket, DBTEAMUserResendResult, DBTEAMUserSecondaryEmailsArg,
    DBTEAMUserSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// The activity of members for each day. An element is `nil` if it isn't known.
@interface DBTEAMGetActivityReport : DBTEAMBaseDfbReport
/// The number of added files.
@property (nonatomic, readonly) NSArray<NSNumber *> *adds;
/// The number of edited files. A file counts once for each member who edited it.
@property (nonatomic, readonly) NSArray<NSNumber *> *edits;
/// The number of deleted files.
@property (nonatomic, readonly) NSArray<NSNumber *> *deletes;
/// The number of members who were active in the last 28 days.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeUsers28Day;
/// The number of members who were active in the last 7 days.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeUsers7Day;
/// The number of members who were active on the day.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeUsers1Day;
/// The number of shared folders that were active in the last 28 days.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeSharedFolders28Day;
/// The number of shared folders that were active in the last 7 days.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeSharedFolders7Day;
/// The number of shared folders that were active on the day.
@property (nonatomic, readonly) NSArray<NSNumber *> *activeSharedFolders1Day;
/// The number of created shared links.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksCreated;
/// The number of views of shared links by members.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksViewedByTeam;
/// The number of views of shared links by other users.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksViewedByOutsideUser;
/// The number of views of shared links by people who weren't signed in.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksViewedByNotLoggedIn;
/// The total number of views of shared links.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedLinksViewedTotal;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSString *)startDate
    adds:(NSArray<NSNumber *> *)adds
    edits:(NSArray<NSNumber *> *)edits
    deletes:(NSArray<NSNumber *> *)deletes
    activeUsers28Day:(NSArray<NSNumber *> *)activeUsers28Day
    activeUsers7Day:(NSArray<NSNumber *> *)activeUsers7Day
    activeUsers1Day:(NSArray<NSNumber *> *)activeUsers1Day
    activeSharedFolders28Day:(NSArray<NSNumber *> *)activeSharedFolders28Day
    activeSharedFolders7Day:(NSArray<NSNumber *> *)activeSharedFolders7Day
    activeSharedFolders1Day:(NSArray<NSNumber *> *)activeSharedFolders1Day
    sharedLinksCreated:(NSArray<NSNumber *> *)sharedLinksCreated
    sharedLinksViewedByTeam:(NSArray<NSNumber *> *)sharedLinksViewedByTeam
    sharedLinksViewedByOutsideUser:(NSArray<NSNumber *> *)sharedLinksViewedByOutsideUser
    sharedLinksViewedByNotLoggedIn:(NSArray<NSNumber *> *)sharedLinksViewedByNotLoggedIn
    sharedLinksViewedTotal:(NSArray<NSNumber *> *)sharedLinksViewedTotal;
@end

/// Converts `DBTEAMGetActivityReport` from and to JSON.
@interface DBTEAMGetActivityReportSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGetActivityReport *)instance;
+ (DBTEAMGetActivityReport *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The number of active devices.
@interface DBTEAMGetDevicesReport : DBTEAMBaseDfbReport
/// Devices that were active on the day.
@property (nonatomic, readonly) DBTEAMDevicesActive *active1Day;
/// Devices that were active in the last 7 days.
@property (nonatomic, readonly) DBTEAMDevicesActive *active7Day;
/// Devices that were active in the last 28 days.
@property (nonatomic, readonly) DBTEAMDevicesActive *active28Day;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSString *)startDate
    active1Day:(DBTEAMDevicesActive *)active1Day
    active7Day:(DBTEAMDevicesActive *)active7Day
    active28Day:(DBTEAMDevicesActive *)active28Day;
@end

/// Converts `DBTEAMGetDevicesReport` from and to JSON.
@interface DBTEAMGetDevicesReportSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGetDevicesReport *)instance;
+ (DBTEAMGetDevicesReport *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The number of members for each day. An element is `nil` if it isn't known.
@interface DBTEAMGetMembershipReport : DBTEAMBaseDfbReport
/// The number of members.
@property (nonatomic, readonly) NSArray<NSNumber *> *teamSize;
/// The number of pending invitations.
@property (nonatomic, readonly) NSArray<NSNumber *> *pendingInvites;
/// The number of members who joined.
@property (nonatomic, readonly) NSArray<NSNumber *> *membersJoined;
/// The number of suspended members.
@property (nonatomic, readonly) NSArray<NSNumber *> *suspendedMembers;
/// The number of licenses of the team.
@property (nonatomic, readonly) NSArray<NSNumber *> *licenses;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSString *)startDate
    teamSize:(NSArray<NSNumber *> *)teamSize
    pendingInvites:(NSArray<NSNumber *> *)pendingInvites
    membersJoined:(NSArray<NSNumber *> *)membersJoined
    suspendedMembers:(NSArray<NSNumber *> *)suspendedMembers
    licenses:(NSArray<NSNumber *> *)licenses;
@end

/// Converts `DBTEAMGetMembershipReport` from and to JSON.
@interface DBTEAMGetMembershipReportSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGetMembershipReport *)instance;
+ (DBTEAMGetMembershipReport *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The storage that the team used for each day. An element is `nil` if it isn't known.
@interface DBTEAMGetStorageReport : DBTEAMBaseDfbReport
/// The total storage in bytes.
@property (nonatomic, readonly) NSArray<NSNumber *> *totalUsage;
/// The storage in shared folders in bytes.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedUsage;
/// The storage outside shared folders in bytes.
@property (nonatomic, readonly) NSArray<NSNumber *> *unsharedUsage;
/// The number of shared folders that members own.
@property (nonatomic, readonly) NSArray<NSNumber *> *sharedFolders;
/// The number of members for each range of used storage.
@property (nonatomic, readonly) NSArray<NSArray<DBTEAMStorageBucket *> *> *memberStorageMap;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSString *)startDate
    totalUsage:(NSArray<NSNumber *> *)totalUsage
    sharedUsage:(NSArray<NSNumber *> *)sharedUsage
    unsharedUsage:(NSArray<NSNumber *> *)unsharedUsage
    sharedFolders:(NSArray<NSNumber *> *)sharedFolders
    memberStorageMap:(NSArray<NSArray<DBTEAMStorageBucket *> *> *)memberStorageMap;
@end

/// Converts `DBTEAMGetStorageReport` from and to JSON.
@interface DBTEAMGetStorageReportSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGetStorageReport *)instance;
+ (DBTEAMGetStorageReport *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupsGetInfoError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupsGetInfoErrorTag) {
    /// A group belongs to another team.
    DBTEAMGroupsGetInfoErrorGroupNotOnTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupsGetInfoErrorOther,
};

/// The reason that groups weren't returned.
@interface DBTEAMGroupsGetInfoError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupsGetInfoErrorTag tag;
/// Creates an object with the tag `group_not_on_team`.
- (instancetype)initWithGroupNotOnTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `group_not_on_team`.
- (BOOL)isGroupNotOnTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupsGetInfoError` from and to JSON.
@interface DBTEAMGroupsGetInfoErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsGetInfoError *)instance;
+ (DBTEAMGroupsGetInfoError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupsGetInfoItem`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupsGetInfoItemTag) {
    /// No group has this identifier.
    DBTEAMGroupsGetInfoItemIdNotFound,
    /// The group.
    DBTEAMGroupsGetInfoItemGroupInfo,
};

/// A group, or the identifier of a group that doesn't exist.
@interface DBTEAMGroupsGetInfoItem : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupsGetInfoItemTag tag;
/// No group has this identifier. Has a value only if `isIdNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *idNotFound;
/// The group. Has a value only if `isGroupInfo` returns `YES`.
@property (nonatomic, readonly) DBTEAMGroupFullInfo *groupInfo;
/// Creates an object with the tag `id_not_found`.
- (instancetype)initWithIdNotFound:(NSString *)idNotFound;
/// Creates an object with the tag `group_info`.
- (instancetype)initWithGroupInfo:(DBTEAMGroupFullInfo *)groupInfo;
/// Returns whether the tag is `id_not_found`.
- (BOOL)isIdNotFound;
/// Returns whether the tag is `group_info`.
- (BOOL)isGroupInfo;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupsGetInfoItem` from and to JSON.
@interface DBTEAMGroupsGetInfoItemSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsGetInfoItem *)instance;
+ (DBTEAMGroupsGetInfoItem *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The options of a list of groups.
@interface DBTEAMGroupsListArg : DBStoneObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMGroupsListArg` from and to JSON.
@interface DBTEAMGroupsListArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsListArg *)instance;
+ (DBTEAMGroupsListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMGroupsListContinueArg : DBStoneObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMGroupsListContinueArg` from and to JSON.
@interface DBTEAMGroupsListContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsListContinueArg *)instance;
+ (DBTEAMGroupsListContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupsListContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupsListContinueErrorTag) {
    /// The cursor isn't valid. List from the start.
    DBTEAMGroupsListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupsListContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMGroupsListContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupsListContinueErrorTag tag;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupsListContinueError` from and to JSON.
@interface DBTEAMGroupsListContinueErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsListContinueError *)instance;
+ (DBTEAMGroupsListContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of groups.
@interface DBTEAMGroupsListResult : DBStoneObject
/// The groups.
@property (nonatomic, readonly) NSArray<DBTEAMCOMMONGroupSummary *> *groups;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGroups:(NSArray<DBTEAMCOMMONGroupSummary *> *)groups
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMGroupsListResult` from and to JSON.
@interface DBTEAMGroupsListResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsListResult *)instance;
+ (DBTEAMGroupsListResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The group whose members to list.
@interface DBTEAMGroupsMembersListArg : DBStoneObject
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBTEAMGroupSelector *group;
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group limit:(nullable NSNumber *)limit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGroup:(DBTEAMGroupSelector *)group;
@end

/// Converts `DBTEAMGroupsMembersListArg` from and to JSON.
@interface DBTEAMGroupsMembersListArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsMembersListArg *)instance;
+ (DBTEAMGroupsMembersListArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMGroupsMembersListContinueArg : DBStoneObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMGroupsMembersListContinueArg` from and to JSON.
@interface DBTEAMGroupsMembersListContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsMembersListContinueArg *)instance;
+ (DBTEAMGroupsMembersListContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupsMembersListContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupsMembersListContinueErrorTag) {
    /// The cursor isn't valid. List from the start.
    DBTEAMGroupsMembersListContinueErrorInvalidCursor,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupsMembersListContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMGroupsMembersListContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupsMembersListContinueErrorTag tag;
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)initWithInvalidCursor;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_cursor`.
- (BOOL)isInvalidCursor;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupsMembersListContinueError` from and to JSON.
@interface DBTEAMGroupsMembersListContinueErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsMembersListContinueError *)instance;
+ (DBTEAMGroupsMembersListContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members of a group.
@interface DBTEAMGroupsMembersListResult : DBStoneObject
/// The members.
@property (nonatomic, readonly) NSArray<DBTEAMGroupMemberInfo *> *members;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMembers:(NSArray<DBTEAMGroupMemberInfo *> *)members
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMGroupsMembersListResult` from and to JSON.
@interface DBTEAMGroupsMembersListResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsMembersListResult *)instance;
+ (DBTEAMGroupsMembersListResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupsPollError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupsPollErrorTag) {
    /// The job identifier isn't valid.
    DBTEAMGroupsPollErrorInvalidAsyncJobId,
    /// The job failed at Dropbox, and its outcome isn't known. Check what it did before you try again.
    DBTEAMGroupsPollErrorInternalError,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMGroupsPollErrorOther,
    /// The app doesn't have access to the job.
    DBTEAMGroupsPollErrorAccessDenied,
};

/// The reason that the state of a job isn't known.
@interface DBTEAMGroupsPollError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupsPollErrorTag tag;
/// Creates an object with the tag `invalid_async_job_id`.
- (instancetype)initWithInvalidAsyncJobId;
/// Creates an object with the tag `internal_error`.
- (instancetype)initWithInternalError;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `access_denied`.
- (instancetype)initWithAccessDenied;
/// Returns whether the tag is `invalid_async_job_id`.
- (BOOL)isInvalidAsyncJobId;
/// Returns whether the tag is `internal_error`.
- (BOOL)isInternalError;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `access_denied`.
- (BOOL)isAccessDenied;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupsPollError` from and to JSON.
@interface DBTEAMGroupsPollErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsPollError *)instance;
+ (DBTEAMGroupsPollError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMGroupsSelector`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMGroupsSelectorTag) {
    /// The identifiers of the groups, `g:…`.
    DBTEAMGroupsSelectorGroupIds,
    /// The external IDs of the groups.
    DBTEAMGroupsSelectorGroupExternalIds,
};

/// Groups, by identifiers or external IDs.
@interface DBTEAMGroupsSelector : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMGroupsSelectorTag tag;
/// The identifiers of the groups, `g:…`. Has a value only if `isGroupIds` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *groupIds;
/// The external IDs of the groups. Has a value only if `isGroupExternalIds` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *groupExternalIds;
/// Creates an object with the tag `group_ids`.
- (instancetype)initWithGroupIds:(NSArray<NSString *> *)groupIds;
/// Creates an object with the tag `group_external_ids`.
- (instancetype)initWithGroupExternalIds:(NSArray<NSString *> *)groupExternalIds;
/// Returns whether the tag is `group_ids`.
- (BOOL)isGroupIds;
/// Returns whether the tag is `group_external_ids`.
- (BOOL)isGroupExternalIds;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMGroupsSelector` from and to JSON.
@interface DBTEAMGroupsSelectorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMGroupsSelector *)instance;
+ (DBTEAMGroupsSelector *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMHasDistinctMemberHomesValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMHasDistinctMemberHomesValueTag) {
    /// A Boolean value that indicates whether each member has a home folder.
    DBTEAMHasDistinctMemberHomesValueHasDistinctMemberHomes,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMHasDistinctMemberHomesValueOther,
};

/// A value that indicates whether each member has a home folder.
@interface DBTEAMHasDistinctMemberHomesValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMHasDistinctMemberHomesValueTag tag;

/// A Boolean value that indicates whether each member has a home folder. Has a value only if `isHasDistinctMemberHomes`
/// returns `YES`.
@property (nonatomic, readonly) NSNumber *hasDistinctMemberHomes;

/// Creates an object with the tag `has_distinct_member_homes`.
- (instancetype)initWithHasDistinctMemberHomes:(NSNumber *)hasDistinctMemberHomes;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `has_distinct_member_homes`.
- (BOOL)isHasDistinctMemberHomes;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMHasDistinctMemberHomesValue` from and to JSON.
@interface DBTEAMHasDistinctMemberHomesValueSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMHasDistinctMemberHomesValue *)instance;
+ (DBTEAMHasDistinctMemberHomesValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMHasTeamFileEventsValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMHasTeamFileEventsValueTag) {
    /// A Boolean value that indicates whether the team log includes file events.
    DBTEAMHasTeamFileEventsValueEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMHasTeamFileEventsValueOther,
};

/// A value that indicates whether the team log includes file events.
@interface DBTEAMHasTeamFileEventsValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMHasTeamFileEventsValueTag tag;

/// A Boolean value that indicates whether the team log includes file events. Has a value only if `isEnabled` returns
/// `YES`.
@property (nonatomic, readonly) NSNumber *enabled;

/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled:(NSNumber *)enabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMHasTeamFileEventsValue` from and to JSON.
@interface DBTEAMHasTeamFileEventsValueSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMHasTeamFileEventsValue *)instance;
+ (DBTEAMHasTeamFileEventsValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMHasTeamSelectiveSyncValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMHasTeamSelectiveSyncValueTag) {
    /// A Boolean value that indicates whether team folders have sync settings.
    DBTEAMHasTeamSelectiveSyncValueHasTeamSelectiveSync,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMHasTeamSelectiveSyncValueOther,
};

/// A value that indicates whether team folders have sync settings.
@interface DBTEAMHasTeamSelectiveSyncValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMHasTeamSelectiveSyncValueTag tag;

/// A Boolean value that indicates whether team folders have sync settings. Has a value only if `isHasTeamSelectiveSync`
/// returns `YES`.
@property (nonatomic, readonly) NSNumber *hasTeamSelectiveSync;

/// Creates an object with the tag `has_team_selective_sync`.
- (instancetype)initWithHasTeamSelectiveSync:(NSNumber *)hasTeamSelectiveSync;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `has_team_selective_sync`.
- (BOOL)isHasTeamSelectiveSync;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMHasTeamSelectiveSyncValue` from and to JSON.
@interface DBTEAMHasTeamSelectiveSyncValueSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMHasTeamSelectiveSyncValue *)instance;
+ (DBTEAMHasTeamSelectiveSyncValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMHasTeamSharedDropboxValue`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMHasTeamSharedDropboxValueTag) {
    /// A Boolean value that indicates whether the team has a team space.
    DBTEAMHasTeamSharedDropboxValueHasTeamSharedDropbox,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMHasTeamSharedDropboxValueOther,
};

/// A value that indicates whether the team has a team space.
@interface DBTEAMHasTeamSharedDropboxValue : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMHasTeamSharedDropboxValueTag tag;

/// A Boolean value that indicates whether the team has a team space. Has a value only if `isHasTeamSharedDropbox`
/// returns `YES`.
@property (nonatomic, readonly) NSNumber *hasTeamSharedDropbox;

/// Creates an object with the tag `has_team_shared_dropbox`.
- (instancetype)initWithHasTeamSharedDropbox:(NSNumber *)hasTeamSharedDropbox;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `has_team_shared_dropbox`.
- (BOOL)isHasTeamSharedDropbox;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMHasTeamSharedDropboxValue` from and to JSON.
@interface DBTEAMHasTeamSharedDropboxValueSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMHasTeamSharedDropboxValue *)instance;
+ (DBTEAMHasTeamSharedDropboxValue *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMMobileClientPlatform`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMMobileClientPlatformTag) {
    /// iPhone.
    DBTEAMMobileClientPlatformIphone,
    /// iPad.
    DBTEAMMobileClientPlatformIpad,
    /// Android.
    DBTEAMMobileClientPlatformAndroid,
    /// Windows Phone.
    DBTEAMMobileClientPlatformWindowsPhone,
    /// BlackBerry.
    DBTEAMMobileClientPlatformBlackberry,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMMobileClientPlatformOther,
};

/// The type of a mobile device.
@interface DBTEAMMobileClientPlatform : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMMobileClientPlatformTag tag;
/// Creates an object with the tag `iphone`.
- (instancetype)initWithIphone;
/// Creates an object with the tag `ipad`.
- (instancetype)initWithIpad;
/// Creates an object with the tag `android`.
- (instancetype)initWithAndroid;
/// Creates an object with the tag `windows_phone`.
- (instancetype)initWithWindowsPhone;
/// Creates an object with the tag `blackberry`.
- (instancetype)initWithBlackberry;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `iphone`.
- (BOOL)isIphone;
/// Returns whether the tag is `ipad`.
- (BOOL)isIpad;
/// Returns whether the tag is `android`.
- (BOOL)isAndroid;
/// Returns whether the tag is `windows_phone`.
- (BOOL)isWindowsPhone;
/// Returns whether the tag is `blackberry`.
- (BOOL)isBlackberry;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMMobileClientPlatform` from and to JSON.
@interface DBTEAMMobileClientPlatformSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMobileClientPlatform *)instance;
+ (DBTEAMMobileClientPlatform *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A mobile device that a member has linked.
@interface DBTEAMMobileClientSession : DBTEAMDeviceSession
/// The name of the device.
@property (nonatomic, readonly, copy) NSString *deviceName;
/// The type of the device.
@property (nonatomic, readonly) DBTEAMMobileClientPlatform *clientType;
/// The version of the Dropbox app.
@property (nonatomic, readonly, copy, nullable) NSString *clientVersion;
/// The version of the operating system.
@property (nonatomic, readonly, copy, nullable) NSString *osVersion;
/// The last carrier that the device used.
@property (nonatomic, readonly, copy, nullable) NSString *lastCarrier;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSessionId:(NSString *)sessionId
    deviceName:(NSString *)deviceName
    clientType:(DBTEAMMobileClientPlatform *)clientType
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    clientVersion:(nullable NSString *)clientVersion
    osVersion:(nullable NSString *)osVersion
    lastCarrier:(nullable NSString *)lastCarrier;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSessionId:(NSString *)sessionId
    deviceName:(NSString *)deviceName
    clientType:(DBTEAMMobileClientPlatform *)clientType;
@end

/// Converts `DBTEAMMobileClientSession` from and to JSON.
@interface DBTEAMMobileClientSessionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMMobileClientSession *)instance;
+ (DBTEAMMobileClientSession *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A namespace that the team has access to.
@interface DBTEAMNamespaceMetadata : DBStoneObject
/// The name of the namespace.
@property (nonatomic, readonly, copy) NSString *name;

/// The identifier of the namespace, for paths like `ns:ID/…` and for path roots. Consists of letters from A to Z,
/// digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *namespaceId;

/// The type of the namespace.
@property (nonatomic, readonly) DBTEAMNamespaceType *namespaceType;
/// The identifier of the member who owns the namespace. `nil` unless it is a home folder or an app folder.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;
/// The space limit in bytes. Available only for team folders. The default is 0.
@property (nonatomic, readonly) NSNumber *quotaLimit;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    namespaceId:(NSString *)namespaceId
    namespaceType:(DBTEAMNamespaceType *)namespaceType
    teamMemberId:(nullable NSString *)teamMemberId
    quotaLimit:(nullable NSNumber *)quotaLimit;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithName:(NSString *)name
    namespaceId:(NSString *)namespaceId
    namespaceType:(DBTEAMNamespaceType *)namespaceType;
@end

/// Converts `DBTEAMNamespaceMetadata` from and to JSON.
@interface DBTEAMNamespaceMetadataSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMNamespaceMetadata *)instance;
+ (DBTEAMNamespaceMetadata *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMNamespaceType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMNamespaceTypeTag) {
    /// An app folder.
    DBTEAMNamespaceTypeAppFolder,
    /// A shared folder.
    DBTEAMNamespaceTypeSharedFolder,
    /// A team folder.
    DBTEAMNamespaceTypeTeamFolder,
    /// The home folder of a member.
    DBTEAMNamespaceTypeTeamMemberFolder,
    /// The root of a member.
    DBTEAMNamespaceTypeTeamMemberRoot,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMNamespaceTypeOther,
};

/// The type of a namespace.
@interface DBTEAMNamespaceType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMNamespaceTypeTag tag;
/// Creates an object with the tag `app_folder`.
- (instancetype)initWithAppFolder;
/// Creates an object with the tag `shared_folder`.
- (instancetype)initWithSharedFolder;
/// Creates an object with the tag `team_folder`.
- (instancetype)initWithTeamFolder;
/// Creates an object with the tag `team_member_folder`.
- (instancetype)initWithTeamMemberFolder;
/// Creates an object with the tag `team_member_root`.
- (instancetype)initWithTeamMemberRoot;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `app_folder`.
- (BOOL)isAppFolder;
/// Returns whether the tag is `shared_folder`.
- (BOOL)isSharedFolder;
/// Returns whether the tag is `team_folder`.
- (BOOL)isTeamFolder;
/// Returns whether the tag is `team_member_folder`.
- (BOOL)isTeamMemberFolder;
/// Returns whether the tag is `team_member_root`.
- (BOOL)isTeamMemberRoot;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMNamespaceType` from and to JSON.
@interface DBTEAMNamespaceTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMNamespaceType *)instance;
+ (DBTEAMNamespaceType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMRemoveCustomQuotaResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMRemoveCustomQuotaResultTag) {
    /// The space limit of the member was removed.
    DBTEAMRemoveCustomQuotaResultSuccess,
    /// The member isn't valid. The associated value identifies them.
    DBTEAMRemoveCustomQuotaResultInvalidUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMRemoveCustomQuotaResultOther,
};

/// The outcome for one member.
@interface DBTEAMRemoveCustomQuotaResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMRemoveCustomQuotaResultTag tag;
/// The space limit of the member was removed. Has a value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *success;
/// The member isn't valid. The associated value identifies them. Has a value only if `isInvalidUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMUserSelectorArg *invalidUser;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(DBTEAMUserSelectorArg *)success;
/// Creates an object with the tag `invalid_user`.
- (instancetype)initWithInvalidUser:(DBTEAMUserSelectorArg *)invalidUser;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `invalid_user`.
- (BOOL)isInvalidUser;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMRemoveCustomQuotaResult` from and to JSON.
@interface DBTEAMRemoveCustomQuotaResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRemoveCustomQuotaResult *)instance;
+ (DBTEAMRemoveCustomQuotaResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The status of a former member.
@interface DBTEAMRemovedStatus : DBStoneObject
/// A Boolean value that indicates whether the member can be recovered.
@property (nonatomic, readonly) NSNumber *isRecoverable;
/// A Boolean value that indicates whether the member kept their account as a personal account.
@property (nonatomic, readonly) NSNumber *isDisconnected;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsRecoverable:(NSNumber *)isRecoverable isDisconnected:(NSNumber *)isDisconnected;
@end

/// Converts `DBTEAMRemovedStatus` from and to JSON.
@interface DBTEAMRemovedStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRemovedStatus *)instance;
+ (DBTEAMRemovedStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMResendSecondaryEmailResult`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMResendSecondaryEmailResultTag) {
    /// The email was sent. The associated value is the email address. At most 255 characters. Is an email address.
    DBTEAMResendSecondaryEmailResultSuccess,
    /// The email address doesn't await verification. The associated value is the email address. At most 255 characters.
    /// Is an email address.
    DBTEAMResendSecondaryEmailResultNotPending,
    /// Too many emails were sent to the email address. Try again later. The associated value is the email address. At
    /// most 255 characters. Is an email address.
    DBTEAMResendSecondaryEmailResultRateLimited,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMResendSecondaryEmailResultOther,
};

/// The outcome for one email address.
@interface DBTEAMResendSecondaryEmailResult : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMResendSecondaryEmailResultTag tag;

/// The email was sent. The associated value is the email address. At most 255 characters. Is an email address. Has a
/// value only if `isSuccess` returns `YES`.
@property (nonatomic, readonly, copy) NSString *success;

/// The email address doesn't await verification. The associated value is the email address. At most 255 characters. Is
/// an email address. Has a value only if `isNotPending` returns `YES`.
@property (nonatomic, readonly, copy) NSString *notPending;

/// Too many emails were sent to the email address. Try again later. The associated value is the email address. At most
/// 255 characters. Is an email address. Has a value only if `isRateLimited` returns `YES`.
@property (nonatomic, readonly, copy) NSString *rateLimited;

/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess:(NSString *)success;
/// Creates an object with the tag `not_pending`.
- (instancetype)initWithNotPending:(NSString *)notPending;
/// Creates an object with the tag `rate_limited`.
- (instancetype)initWithRateLimited:(NSString *)rateLimited;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `not_pending`.
- (BOOL)isNotPending;
/// Returns whether the tag is `rate_limited`.
- (BOOL)isRateLimited;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMResendSecondaryEmailResult` from and to JSON.
@interface DBTEAMResendSecondaryEmailResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMResendSecondaryEmailResult *)instance;
+ (DBTEAMResendSecondaryEmailResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The email addresses to which to send a verification email again.
@interface DBTEAMResendVerificationEmailArg : DBStoneObject
/// The members, each with the email addresses to verify.
@property (nonatomic, readonly) NSArray<DBTEAMUserSecondaryEmailsArg *> *emailsToResend;

/// Creates an object.
///
/// - Parameter emailsToResend: The members, each with the email addresses to verify.
- (instancetype)initWithEmailsToResend:(NSArray<DBTEAMUserSecondaryEmailsArg *> *)emailsToResend;
@end

/// Converts `DBTEAMResendVerificationEmailArg` from and to JSON.
@interface DBTEAMResendVerificationEmailArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMResendVerificationEmailArg *)instance;
+ (DBTEAMResendVerificationEmailArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each member.
@interface DBTEAMResendVerificationEmailResult : DBStoneObject
/// The outcome for each member.
@property (nonatomic, readonly) NSArray<DBTEAMUserResendResult *> *results;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithResults:(NSArray<DBTEAMUserResendResult *> *)results;
@end

/// Converts `DBTEAMResendVerificationEmailResult` from and to JSON.
@interface DBTEAMResendVerificationEmailResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMResendVerificationEmailResult *)instance;
+ (DBTEAMResendVerificationEmailResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A computer to unlink.
@interface DBTEAMRevokeDesktopClientArg : DBTEAMDeviceSessionArg
/// A Boolean value that indicates whether to delete the account's files on the computer. If the computer supports it,
/// they are deleted when it is next online. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *deleteOnUnlink;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - deleteOnUnlink: A Boolean value that indicates whether to delete the account's files on the computer. If the
///     computer supports it, they are deleted when it is next online. The default is `@NO`.
- (instancetype)initWithSessionId:(NSString *)sessionId
    teamMemberId:(NSString *)teamMemberId
    deleteOnUnlink:(nullable NSNumber *)deleteOnUnlink;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSessionId:(NSString *)sessionId teamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMRevokeDesktopClientArg` from and to JSON.
@interface DBTEAMRevokeDesktopClientArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeDesktopClientArg *)instance;
+ (DBTEAMRevokeDesktopClientArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMRevokeDeviceSessionArg`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMRevokeDeviceSessionArgTag) {
    /// A session in a web browser.
    DBTEAMRevokeDeviceSessionArgWebSession,
    /// A computer.
    DBTEAMRevokeDeviceSessionArgDesktopClient,
    /// A mobile device.
    DBTEAMRevokeDeviceSessionArgMobileClient,
};

/// A session to end.
@interface DBTEAMRevokeDeviceSessionArg : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMRevokeDeviceSessionArgTag tag;
/// A session in a web browser. Has a value only if `isWebSession` returns `YES`.
@property (nonatomic, readonly) DBTEAMDeviceSessionArg *webSession;
/// A computer. Has a value only if `isDesktopClient` returns `YES`.
@property (nonatomic, readonly) DBTEAMRevokeDesktopClientArg *desktopClient;
/// A mobile device. Has a value only if `isMobileClient` returns `YES`.
@property (nonatomic, readonly) DBTEAMDeviceSessionArg *mobileClient;
/// Creates an object with the tag `web_session`.
- (instancetype)initWithWebSession:(DBTEAMDeviceSessionArg *)webSession;
/// Creates an object with the tag `desktop_client`.
- (instancetype)initWithDesktopClient:(DBTEAMRevokeDesktopClientArg *)desktopClient;
/// Creates an object with the tag `mobile_client`.
- (instancetype)initWithMobileClient:(DBTEAMDeviceSessionArg *)mobileClient;
/// Returns whether the tag is `web_session`.
- (BOOL)isWebSession;
/// Returns whether the tag is `desktop_client`.
- (BOOL)isDesktopClient;
/// Returns whether the tag is `mobile_client`.
- (BOOL)isMobileClient;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMRevokeDeviceSessionArg` from and to JSON.
@interface DBTEAMRevokeDeviceSessionArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeDeviceSessionArg *)instance;
+ (DBTEAMRevokeDeviceSessionArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The sessions to end.
@interface DBTEAMRevokeDeviceSessionBatchArg : DBStoneObject
/// The sessions to end.
@property (nonatomic, readonly) NSArray<DBTEAMRevokeDeviceSessionArg *> *revokeDevices;

/// Creates an object.
///
/// - Parameter revokeDevices: The sessions to end.
- (instancetype)initWithRevokeDevices:(NSArray<DBTEAMRevokeDeviceSessionArg *> *)revokeDevices;
@end

/// Converts `DBTEAMRevokeDeviceSessionBatchArg` from and to JSON.
@interface DBTEAMRevokeDeviceSessionBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeDeviceSessionBatchArg *)instance;
+ (DBTEAMRevokeDeviceSessionBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMRevokeDeviceSessionBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMRevokeDeviceSessionBatchErrorTag) {
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMRevokeDeviceSessionBatchErrorOther,
};

/// The reason that no sessions were ended.
@interface DBTEAMRevokeDeviceSessionBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMRevokeDeviceSessionBatchErrorTag tag;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMRevokeDeviceSessionBatchError` from and to JSON.
@interface DBTEAMRevokeDeviceSessionBatchErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeDeviceSessionBatchError *)instance;
+ (DBTEAMRevokeDeviceSessionBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each session.
@interface DBTEAMRevokeDeviceSessionBatchResult : DBStoneObject
/// The outcome for each session, in the order of the request.
@property (nonatomic, readonly) NSArray<DBTEAMRevokeDeviceSessionStatus *> *revokeDevicesStatus;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRevokeDevicesStatus:(NSArray<DBTEAMRevokeDeviceSessionStatus *> *)revokeDevicesStatus;
@end

/// Converts `DBTEAMRevokeDeviceSessionBatchResult` from and to JSON.
@interface DBTEAMRevokeDeviceSessionBatchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeDeviceSessionBatchResult *)instance;
+ (DBTEAMRevokeDeviceSessionBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMRevokeDeviceSessionError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMRevokeDeviceSessionErrorTag) {
    /// The session doesn't exist.
    DBTEAMRevokeDeviceSessionErrorDeviceSessionNotFound,
    /// No member has this identifier.
    DBTEAMRevokeDeviceSessionErrorMemberNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMRevokeDeviceSessionErrorOther,
};

/// The reason that a session wasn't ended.
@interface DBTEAMRevokeDeviceSessionError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMRevokeDeviceSessionErrorTag tag;
/// Creates an object with the tag `device_session_not_found`.
- (instancetype)initWithDeviceSessionNotFound;
/// Creates an object with the tag `member_not_found`.
- (instancetype)initWithMemberNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `device_session_not_found`.
- (BOOL)isDeviceSessionNotFound;
/// Returns whether the tag is `member_not_found`.
- (BOOL)isMemberNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMRevokeDeviceSessionError` from and to JSON.
@interface DBTEAMRevokeDeviceSessionErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeDeviceSessionError *)instance;
+ (DBTEAMRevokeDeviceSessionError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for one session.
@interface DBTEAMRevokeDeviceSessionStatus : DBStoneObject
/// A Boolean value that indicates whether the session was ended.
@property (nonatomic, readonly) NSNumber *success;
/// The reason that the session wasn't ended. `nil` if it was.
@property (nonatomic, readonly, nullable) DBTEAMRevokeDeviceSessionError *errorType;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSuccess:(NSNumber *)success errorType:(nullable DBTEAMRevokeDeviceSessionError *)errorType;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSuccess:(NSNumber *)success;
@end

/// Converts `DBTEAMRevokeDeviceSessionStatus` from and to JSON.
@interface DBTEAMRevokeDeviceSessionStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeDeviceSessionStatus *)instance;
+ (DBTEAMRevokeDeviceSessionStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The app to unlink from a member's account.
@interface DBTEAMRevokeLinkedApiAppArg : DBStoneObject
/// The identifier of the app.
@property (nonatomic, readonly, copy) NSString *appId;
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// This option has no effect. The app folder remains. The default is `@YES`. Deprecated.
@property (nonatomic, readonly) NSNumber *keepAppFolder;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - appId: The identifier of the app.
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - keepAppFolder: This option has no effect. The app folder remains. The default is `@YES`. Deprecated.
- (instancetype)initWithAppId:(NSString *)appId
    teamMemberId:(NSString *)teamMemberId
    keepAppFolder:(nullable NSNumber *)keepAppFolder;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAppId:(NSString *)appId teamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMRevokeLinkedApiAppArg` from and to JSON.
@interface DBTEAMRevokeLinkedApiAppArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeLinkedApiAppArg *)instance;
+ (DBTEAMRevokeLinkedApiAppArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The apps to unlink.
@interface DBTEAMRevokeLinkedApiAppBatchArg : DBStoneObject
/// The apps to unlink.
@property (nonatomic, readonly) NSArray<DBTEAMRevokeLinkedApiAppArg *> *revokeLinkedApp;

/// Creates an object.
///
/// - Parameter revokeLinkedApp: The apps to unlink.
- (instancetype)initWithRevokeLinkedApp:(NSArray<DBTEAMRevokeLinkedApiAppArg *> *)revokeLinkedApp;
@end

/// Converts `DBTEAMRevokeLinkedApiAppBatchArg` from and to JSON.
@interface DBTEAMRevokeLinkedApiAppBatchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeLinkedApiAppBatchArg *)instance;
+ (DBTEAMRevokeLinkedApiAppBatchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMRevokeLinkedAppBatchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMRevokeLinkedAppBatchErrorTag) {
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMRevokeLinkedAppBatchErrorOther,
};

/// The reason that no apps were unlinked.
@interface DBTEAMRevokeLinkedAppBatchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMRevokeLinkedAppBatchErrorTag tag;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMRevokeLinkedAppBatchError` from and to JSON.
@interface DBTEAMRevokeLinkedAppBatchErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeLinkedAppBatchError *)instance;
+ (DBTEAMRevokeLinkedAppBatchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for each app.
@interface DBTEAMRevokeLinkedAppBatchResult : DBStoneObject
/// The outcome for each app, in the order of the request.
@property (nonatomic, readonly) NSArray<DBTEAMRevokeLinkedAppStatus *> *revokeLinkedAppStatus;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRevokeLinkedAppStatus:(NSArray<DBTEAMRevokeLinkedAppStatus *> *)revokeLinkedAppStatus;
@end

/// Converts `DBTEAMRevokeLinkedAppBatchResult` from and to JSON.
@interface DBTEAMRevokeLinkedAppBatchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeLinkedAppBatchResult *)instance;
+ (DBTEAMRevokeLinkedAppBatchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMRevokeLinkedAppError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMRevokeLinkedAppErrorTag) {
    /// The app doesn't exist.
    DBTEAMRevokeLinkedAppErrorAppNotFound,
    /// No member has this identifier.
    DBTEAMRevokeLinkedAppErrorMemberNotFound,
    /// The app folder can't be removed.
    DBTEAMRevokeLinkedAppErrorAppFolderRemovalNotSupported,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMRevokeLinkedAppErrorOther,
};

/// The reason that an app wasn't unlinked.
@interface DBTEAMRevokeLinkedAppError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMRevokeLinkedAppErrorTag tag;
/// Creates an object with the tag `app_not_found`.
- (instancetype)initWithAppNotFound;
/// Creates an object with the tag `member_not_found`.
- (instancetype)initWithMemberNotFound;
/// Creates an object with the tag `app_folder_removal_not_supported`.
- (instancetype)initWithAppFolderRemovalNotSupported;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `app_not_found`.
- (BOOL)isAppNotFound;
/// Returns whether the tag is `member_not_found`.
- (BOOL)isMemberNotFound;
/// Returns whether the tag is `app_folder_removal_not_supported`.
- (BOOL)isAppFolderRemovalNotSupported;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMRevokeLinkedAppError` from and to JSON.
@interface DBTEAMRevokeLinkedAppErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeLinkedAppError *)instance;
+ (DBTEAMRevokeLinkedAppError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The outcome for one app.
@interface DBTEAMRevokeLinkedAppStatus : DBStoneObject
/// A Boolean value that indicates whether the app was unlinked.
@property (nonatomic, readonly) NSNumber *success;
/// The reason that the app wasn't unlinked. `nil` if it was.
@property (nonatomic, readonly, nullable) DBTEAMRevokeLinkedAppError *errorType;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSuccess:(NSNumber *)success errorType:(nullable DBTEAMRevokeLinkedAppError *)errorType;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSuccess:(NSNumber *)success;
@end

/// Converts `DBTEAMRevokeLinkedAppStatus` from and to JSON.
@interface DBTEAMRevokeLinkedAppStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMRevokeLinkedAppStatus *)instance;
+ (DBTEAMRevokeLinkedAppStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
