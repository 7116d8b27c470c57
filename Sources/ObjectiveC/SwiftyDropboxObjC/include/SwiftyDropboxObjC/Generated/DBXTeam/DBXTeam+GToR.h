// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>
#import <SwiftyDropboxObjC/Generated/DBXTeam/DBXTeam+Base.h>

@class DBXTeamCommonGroupSummary, DBXTeamDeviceSessionArg, DBXTeamDevicesActive, DBXTeamGroupFullInfo,
    DBXTeamGroupMemberInfo, DBXTeamGroupSelector, DBXTeamGroupsGetInfoErrorGroupNotOnTeam,
    DBXTeamGroupsGetInfoErrorOther, DBXTeamGroupsGetInfoItemGroupInfo, DBXTeamGroupsGetInfoItemIdNotFound,
    DBXTeamGroupsListContinueErrorInvalidCursor, DBXTeamGroupsListContinueErrorOther,
    DBXTeamGroupsMembersListContinueErrorInvalidCursor, DBXTeamGroupsMembersListContinueErrorOther,
    DBXTeamGroupsPollErrorAccessDenied, DBXTeamGroupsPollErrorInternalError, DBXTeamGroupsPollErrorInvalidAsyncJobId,
    DBXTeamGroupsPollErrorOther, DBXTeamGroupsSelectorGroupExternalIds, DBXTeamGroupsSelectorGroupIds,
    DBXTeamHasDistinctMemberHomesValueHasDistinctMemberHomes, DBXTeamHasDistinctMemberHomesValueOther,
    DBXTeamHasTeamFileEventsValueEnabled, DBXTeamHasTeamFileEventsValueOther,
    DBXTeamHasTeamSelectiveSyncValueHasTeamSelectiveSync, DBXTeamHasTeamSelectiveSyncValueOther,
    DBXTeamHasTeamSharedDropboxValueHasTeamSharedDropbox, DBXTeamHasTeamSharedDropboxValueOther,
    DBXTeamMobileClientPlatformAndroid, DBXTeamMobileClientPlatformBlackberry, DBXTeamMobileClientPlatformIpad,
    DBXTeamMobileClientPlatformIphone, DBXTeamMobileClientPlatformOther, DBXTeamMobileClientPlatformWindowsPhone,
    DBXTeamNamespaceType, DBXTeamNamespaceTypeAppFolder, DBXTeamNamespaceTypeOther, DBXTeamNamespaceTypeSharedFolder,
    DBXTeamNamespaceTypeTeamFolder, DBXTeamNamespaceTypeTeamMemberFolder, DBXTeamNamespaceTypeTeamMemberRoot,
    DBXTeamRemoveCustomQuotaResultInvalidUser, DBXTeamRemoveCustomQuotaResultOther,
    DBXTeamRemoveCustomQuotaResultSuccess, DBXTeamResendSecondaryEmailResultNotPending,
    DBXTeamResendSecondaryEmailResultOther, DBXTeamResendSecondaryEmailResultRateLimited,
    DBXTeamResendSecondaryEmailResultSuccess, DBXTeamRevokeDeviceSessionArgDesktopClient,
    DBXTeamRevokeDeviceSessionArgMobileClient, DBXTeamRevokeDeviceSessionArgWebSession,
    DBXTeamRevokeDeviceSessionBatchErrorOther, DBXTeamRevokeDeviceSessionErrorDeviceSessionNotFound,
    DBXTeamRevokeDeviceSessionErrorMemberNotFound, DBXTeamRevokeDeviceSessionErrorOther,
    DBXTeamRevokeDeviceSessionStatus, DBXTeamRevokeLinkedAppBatchErrorOther,
    DBXTeamRevokeLinkedAppErrorAppFolderRemovalNotSupported, DBXTeamRevokeLinkedAppErrorAppNotFound,
    DBXTeamRevokeLinkedAppErrorMemberNotFound, DBXTeamRevokeLinkedAppErrorOther, DBXTeamRevokeLinkedAppStatus,
    DBXTeamStorageBucket, DBXTeamUserResendResult, DBXTeamUserSecondaryEmailsArg, DBXTeamUserSelectorArg;

NS_ASSUME_NONNULL_BEGIN

/// The activity of members for each day. An element is `nil` if it isn't known.
@interface DBXTeamGetActivityReport : DBXTeamBaseDfbReport
/// The number of added files.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *adds;
/// The number of edited files. A file counts once for each member who edited it.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *edits;
/// The number of deleted files.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *deletes;
/// The number of members who were active in the last 28 days.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *activeUsers28Day;
/// The number of members who were active in the last 7 days.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *activeUsers7Day;
/// The number of members who were active on the day.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *activeUsers1Day;
/// The number of shared folders that were active in the last 28 days.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *activeSharedFolders28Day;
/// The number of shared folders that were active in the last 7 days.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *activeSharedFolders7Day;
/// The number of shared folders that were active on the day.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *activeSharedFolders1Day;
/// The number of created shared links.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *sharedLinksCreated;
/// The number of views of shared links by members.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *sharedLinksViewedByTeam;
/// The number of views of shared links by other users.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *sharedLinksViewedByOutsideUser;
/// The number of views of shared links by people who weren't signed in.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *sharedLinksViewedByNotLoggedIn;
/// The total number of views of shared links.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *sharedLinksViewedTotal;

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
    sharedLinksViewedTotal:(NSArray<NSNumber *> *)sharedLinksViewedTotal
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithStartDate:(NSString *)startDate DB_UNAVAILABLE;
@end

/// The number of active devices.
@interface DBXTeamGetDevicesReport : DBXTeamBaseDfbReport
/// Devices that were active on the day.
@property (nonatomic, readonly) DBXTeamDevicesActive *active1Day;
/// Devices that were active in the last 7 days.
@property (nonatomic, readonly) DBXTeamDevicesActive *active7Day;
/// Devices that were active in the last 28 days.
@property (nonatomic, readonly) DBXTeamDevicesActive *active28Day;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSString *)startDate
    active1Day:(DBXTeamDevicesActive *)active1Day
    active7Day:(DBXTeamDevicesActive *)active7Day
    active28Day:(DBXTeamDevicesActive *)active28Day
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithStartDate:(NSString *)startDate DB_UNAVAILABLE;
@end

/// The number of members for each day. An element is `nil` if it isn't known.
@interface DBXTeamGetMembershipReport : DBXTeamBaseDfbReport
/// The number of members.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *teamSize;
/// The number of pending invitations.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *pendingInvites;
/// The number of members who joined.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *membersJoined;
/// The number of suspended members.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *suspendedMembers;
/// The number of licenses of the team.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *licenses;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSString *)startDate
    teamSize:(NSArray<NSNumber *> *)teamSize
    pendingInvites:(NSArray<NSNumber *> *)pendingInvites
    membersJoined:(NSArray<NSNumber *> *)membersJoined
    suspendedMembers:(NSArray<NSNumber *> *)suspendedMembers
    licenses:(NSArray<NSNumber *> *)licenses
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithStartDate:(NSString *)startDate DB_UNAVAILABLE;
@end

/// The storage that the team used for each day. An element is `nil` if it isn't known.
@interface DBXTeamGetStorageReport : DBXTeamBaseDfbReport
/// The total storage in bytes.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *totalUsage;
/// The storage in shared folders in bytes.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *sharedUsage;
/// The storage outside shared folders in bytes.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *unsharedUsage;
/// The number of shared folders that members own.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *sharedFolders;
/// The number of members for each range of used storage.
@property (nonatomic, readonly, copy) NSArray<NSArray<DBXTeamStorageBucket *> *> *memberStorageMap;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStartDate:(NSString *)startDate
    totalUsage:(NSArray<NSNumber *> *)totalUsage
    sharedUsage:(NSArray<NSNumber *> *)sharedUsage
    unsharedUsage:(NSArray<NSNumber *> *)unsharedUsage
    sharedFolders:(NSArray<NSNumber *> *)sharedFolders
    memberStorageMap:(NSArray<NSArray<DBXTeamStorageBucket *> *> *)memberStorageMap
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithStartDate:(NSString *)startDate DB_UNAVAILABLE;
@end

/// The reason that groups weren't returned.
@interface DBXTeamGroupsGetInfoError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupsGetInfoError (Members)
/// The object if its tag is `group_not_on_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsGetInfoErrorGroupNotOnTeam *asGroupNotOnTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsGetInfoErrorOther *asOther;
@end

/// A group belongs to another team.
@interface DBXTeamGroupsGetInfoErrorGroupNotOnTeam : DBXTeamGroupsGetInfoError
/// Creates an object with the tag `group_not_on_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupsGetInfoErrorOther : DBXTeamGroupsGetInfoError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A group, or the identifier of a group that doesn't exist.
@interface DBXTeamGroupsGetInfoItem : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupsGetInfoItem (Members)
/// The object if its tag is `id_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsGetInfoItemIdNotFound *asIdNotFound;
/// The object if its tag is `group_info`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsGetInfoItemGroupInfo *asGroupInfo;
@end

/// No group has this identifier.
@interface DBXTeamGroupsGetInfoItemIdNotFound : DBXTeamGroupsGetInfoItem
/// The value of `id_not_found`.
@property (nonatomic, copy) NSString *idNotFound;
/// Creates an object with the tag `id_not_found`.
- (instancetype)init:(NSString *)idNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The group.
@interface DBXTeamGroupsGetInfoItemGroupInfo : DBXTeamGroupsGetInfoItem
/// The value of `group_info`.
@property (nonatomic, strong) DBXTeamGroupFullInfo *groupInfo;
/// Creates an object with the tag `group_info`.
- (instancetype)init:(DBXTeamGroupFullInfo *)groupInfo NS_DESIGNATED_INITIALIZER;
@end

/// The options of a list of groups.
@interface DBXTeamGroupsListArg : DBXObject
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameter limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithLimit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamGroupsListContinueArg : DBXObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamGroupsListContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupsListContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsListContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsListContinueErrorOther *asOther;
@end

/// The cursor isn't valid. List from the start.
@interface DBXTeamGroupsListContinueErrorInvalidCursor : DBXTeamGroupsListContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupsListContinueErrorOther : DBXTeamGroupsListContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of groups.
@interface DBXTeamGroupsListResult : DBXObject
/// The groups.
@property (nonatomic, readonly, copy) NSArray<DBXTeamCommonGroupSummary *> *groups;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGroups:(NSArray<DBXTeamCommonGroupSummary *> *)groups
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The group whose members to list.
@interface DBXTeamGroupsMembersListArg : DBXObject
/// The group, by identifier or external ID.
@property (nonatomic, readonly) DBXTeamGroupSelector *group;
/// The maximum number of items in a page. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;

/// Creates an object.
///
/// - Parameters:
///   - group: The group, by identifier or external ID.
///   - limit: The maximum number of items in a page. The default is 1000. From 1 to 1000.
- (instancetype)initWithGroup:(DBXTeamGroupSelector *)group limit:(NSNumber *)limit NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamGroupsMembersListContinueArg : DBXObject
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the next page.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamGroupsMembersListContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupsMembersListContinueError (Members)
/// The object if its tag is `invalid_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsMembersListContinueErrorInvalidCursor *asInvalidCursor;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsMembersListContinueErrorOther *asOther;
@end

/// The cursor isn't valid. List from the start.
@interface DBXTeamGroupsMembersListContinueErrorInvalidCursor : DBXTeamGroupsMembersListContinueError
/// Creates an object with the tag `invalid_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupsMembersListContinueErrorOther : DBXTeamGroupsMembersListContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of members of a group.
@interface DBXTeamGroupsMembersListResult : DBXObject
/// The members.
@property (nonatomic, readonly, copy) NSArray<DBXTeamGroupMemberInfo *> *members;
/// The cursor of the next page.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMembers:(NSArray<DBXTeamGroupMemberInfo *> *)members
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the state of a job isn't known.
@interface DBXTeamGroupsPollError : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupsPollError (Members)
/// The object if its tag is `invalid_async_job_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsPollErrorInvalidAsyncJobId *asInvalidAsyncJobId;
/// The object if its tag is `internal_error`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsPollErrorInternalError *asInternalError;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsPollErrorOther *asOther;
/// The object if its tag is `access_denied`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsPollErrorAccessDenied *asAccessDenied;
@end

/// The job identifier isn't valid.
@interface DBXTeamGroupsPollErrorInvalidAsyncJobId : DBXTeamGroupsPollError
/// Creates an object with the tag `invalid_async_job_id`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The job failed at Dropbox, and its outcome isn't known. Check what it did before you try again.
@interface DBXTeamGroupsPollErrorInternalError : DBXTeamGroupsPollError
/// Creates an object with the tag `internal_error`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamGroupsPollErrorOther : DBXTeamGroupsPollError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The app doesn't have access to the job.
@interface DBXTeamGroupsPollErrorAccessDenied : DBXTeamGroupsPollError
/// Creates an object with the tag `access_denied`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Groups, by identifiers or external IDs.
@interface DBXTeamGroupsSelector : DBXObject
@end

/// The members of the union.
@interface DBXTeamGroupsSelector (Members)
/// The object if its tag is `group_ids`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsSelectorGroupIds *asGroupIds;
/// The object if its tag is `group_external_ids`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamGroupsSelectorGroupExternalIds *asGroupExternalIds;
@end

/// The identifiers of the groups, `g:…`.
@interface DBXTeamGroupsSelectorGroupIds : DBXTeamGroupsSelector
/// The value of `group_ids`.
@property (nonatomic, copy) NSArray<NSString *> *groupIds;
/// Creates an object with the tag `group_ids`.
- (instancetype)init:(NSArray<NSString *> *)groupIds NS_DESIGNATED_INITIALIZER;
@end

/// The external IDs of the groups.
@interface DBXTeamGroupsSelectorGroupExternalIds : DBXTeamGroupsSelector
/// The value of `group_external_ids`.
@property (nonatomic, copy) NSArray<NSString *> *groupExternalIds;
/// Creates an object with the tag `group_external_ids`.
- (instancetype)init:(NSArray<NSString *> *)groupExternalIds NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether each member has a home folder.
@interface DBXTeamHasDistinctMemberHomesValue : DBXObject
@end

/// The members of the union.
@interface DBXTeamHasDistinctMemberHomesValue (Members)
/// The object if its tag is `has_distinct_member_homes`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamHasDistinctMemberHomesValueHasDistinctMemberHomes *asHasDistinctMemberHomes;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamHasDistinctMemberHomesValueOther *asOther;
@end

/// A Boolean value that indicates whether each member has a home folder.
@interface DBXTeamHasDistinctMemberHomesValueHasDistinctMemberHomes : DBXTeamHasDistinctMemberHomesValue
/// The value of `has_distinct_member_homes`.
@property (nonatomic, strong) NSNumber *hasDistinctMemberHomes;
/// Creates an object with the tag `has_distinct_member_homes`.
- (instancetype)init:(NSNumber *)hasDistinctMemberHomes NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamHasDistinctMemberHomesValueOther : DBXTeamHasDistinctMemberHomesValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that indicates whether the team log includes file events.
@interface DBXTeamHasTeamFileEventsValue : DBXObject
@end

/// The members of the union.
@interface DBXTeamHasTeamFileEventsValue (Members)
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamHasTeamFileEventsValueEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamHasTeamFileEventsValueOther *asOther;
@end

/// A Boolean value that indicates whether the team log includes file events.
@interface DBXTeamHasTeamFileEventsValueEnabled : DBXTeamHasTeamFileEventsValue
/// The value of `enabled`.
@property (nonatomic, strong) NSNumber *enabled;
/// Creates an object with the tag `enabled`.
- (instancetype)init:(NSNumber *)enabled NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamHasTeamFileEventsValueOther : DBXTeamHasTeamFileEventsValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that indicates whether team folders have sync settings.
@interface DBXTeamHasTeamSelectiveSyncValue : DBXObject
@end

/// The members of the union.
@interface DBXTeamHasTeamSelectiveSyncValue (Members)
/// The object if its tag is `has_team_selective_sync`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamHasTeamSelectiveSyncValueHasTeamSelectiveSync *asHasTeamSelectiveSync;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamHasTeamSelectiveSyncValueOther *asOther;
@end

/// A Boolean value that indicates whether team folders have sync settings.
@interface DBXTeamHasTeamSelectiveSyncValueHasTeamSelectiveSync : DBXTeamHasTeamSelectiveSyncValue
/// The value of `has_team_selective_sync`.
@property (nonatomic, strong) NSNumber *hasTeamSelectiveSync;
/// Creates an object with the tag `has_team_selective_sync`.
- (instancetype)init:(NSNumber *)hasTeamSelectiveSync NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamHasTeamSelectiveSyncValueOther : DBXTeamHasTeamSelectiveSyncValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that indicates whether the team has a team space.
@interface DBXTeamHasTeamSharedDropboxValue : DBXObject
@end

/// The members of the union.
@interface DBXTeamHasTeamSharedDropboxValue (Members)
/// The object if its tag is `has_team_shared_dropbox`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamHasTeamSharedDropboxValueHasTeamSharedDropbox *asHasTeamSharedDropbox;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamHasTeamSharedDropboxValueOther *asOther;
@end

/// A Boolean value that indicates whether the team has a team space.
@interface DBXTeamHasTeamSharedDropboxValueHasTeamSharedDropbox : DBXTeamHasTeamSharedDropboxValue
/// The value of `has_team_shared_dropbox`.
@property (nonatomic, strong) NSNumber *hasTeamSharedDropbox;
/// Creates an object with the tag `has_team_shared_dropbox`.
- (instancetype)init:(NSNumber *)hasTeamSharedDropbox NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamHasTeamSharedDropboxValueOther : DBXTeamHasTeamSharedDropboxValue
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The type of a mobile device.
@interface DBXTeamMobileClientPlatform : DBXObject
@end

/// The members of the union.
@interface DBXTeamMobileClientPlatform (Members)
/// The object if its tag is `iphone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMobileClientPlatformIphone *asIphone;
/// The object if its tag is `ipad`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMobileClientPlatformIpad *asIpad;
/// The object if its tag is `android`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMobileClientPlatformAndroid *asAndroid;
/// The object if its tag is `windows_phone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMobileClientPlatformWindowsPhone *asWindowsPhone;
/// The object if its tag is `blackberry`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMobileClientPlatformBlackberry *asBlackberry;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamMobileClientPlatformOther *asOther;
@end

/// iPhone.
@interface DBXTeamMobileClientPlatformIphone : DBXTeamMobileClientPlatform
/// Creates an object with the tag `iphone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// iPad.
@interface DBXTeamMobileClientPlatformIpad : DBXTeamMobileClientPlatform
/// Creates an object with the tag `ipad`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Android.
@interface DBXTeamMobileClientPlatformAndroid : DBXTeamMobileClientPlatform
/// Creates an object with the tag `android`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Windows Phone.
@interface DBXTeamMobileClientPlatformWindowsPhone : DBXTeamMobileClientPlatform
/// Creates an object with the tag `windows_phone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// BlackBerry.
@interface DBXTeamMobileClientPlatformBlackberry : DBXTeamMobileClientPlatform
/// Creates an object with the tag `blackberry`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamMobileClientPlatformOther : DBXTeamMobileClientPlatform
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A mobile device that a member has linked.
@interface DBXTeamMobileClientSession : DBXTeamDeviceSession
/// The name of the device.
@property (nonatomic, readonly, copy) NSString *deviceName;
/// The type of the device.
@property (nonatomic, readonly) DBXTeamMobileClientPlatform *clientType;
/// The version of the Dropbox app.
@property (nonatomic, readonly, copy, nullable) NSString *clientVersion;
/// The version of the operating system.
@property (nonatomic, readonly, copy, nullable) NSString *osVersion;
/// The last carrier that the device used.
@property (nonatomic, readonly, copy, nullable) NSString *lastCarrier;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSessionId:(NSString *)sessionId
    deviceName:(NSString *)deviceName
    clientType:(DBXTeamMobileClientPlatform *)clientType
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    clientVersion:(nullable NSString *)clientVersion
    osVersion:(nullable NSString *)osVersion
    lastCarrier:(nullable NSString *)lastCarrier
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithSessionId:(NSString *)sessionId
    ipAddress:(nullable NSString *)ipAddress
    country:(nullable NSString *)country
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    DB_UNAVAILABLE;
@end

/// A namespace that the team has access to.
@interface DBXTeamNamespaceMetadata : DBXObject
/// The name of the namespace.
@property (nonatomic, readonly, copy) NSString *name;

/// The identifier of the namespace, for paths like `ns:ID/…` and for path roots. Consists of letters from A to Z,
/// digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *namespaceId;

/// The type of the namespace.
@property (nonatomic, readonly) DBXTeamNamespaceType *namespaceType;
/// The identifier of the member who owns the namespace. `nil` unless it is a home folder or an app folder.
@property (nonatomic, readonly, copy, nullable) NSString *teamMemberId;
/// The space limit in bytes. Available only for team folders. The default is 0.
@property (nonatomic, readonly) NSNumber *quotaLimit;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    namespaceId:(NSString *)namespaceId
    namespaceType:(DBXTeamNamespaceType *)namespaceType
    teamMemberId:(nullable NSString *)teamMemberId
    quotaLimit:(NSNumber *)quotaLimit
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithName:(NSString *)name
    namespaceId:(NSString *)namespaceId
    namespaceType:(DBXTeamNamespaceType *)namespaceType
    teamMemberId:(nullable NSString *)teamMemberId
    NS_DESIGNATED_INITIALIZER;
@end

/// The type of a namespace.
@interface DBXTeamNamespaceType : DBXObject
@end

/// The members of the union.
@interface DBXTeamNamespaceType (Members)
/// The object if its tag is `app_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamNamespaceTypeAppFolder *asAppFolder;
/// The object if its tag is `shared_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamNamespaceTypeSharedFolder *asSharedFolder;
/// The object if its tag is `team_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamNamespaceTypeTeamFolder *asTeamFolder;
/// The object if its tag is `team_member_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamNamespaceTypeTeamMemberFolder *asTeamMemberFolder;
/// The object if its tag is `team_member_root`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamNamespaceTypeTeamMemberRoot *asTeamMemberRoot;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamNamespaceTypeOther *asOther;
@end

/// An app folder.
@interface DBXTeamNamespaceTypeAppFolder : DBXTeamNamespaceType
/// Creates an object with the tag `app_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A shared folder.
@interface DBXTeamNamespaceTypeSharedFolder : DBXTeamNamespaceType
/// Creates an object with the tag `shared_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A team folder.
@interface DBXTeamNamespaceTypeTeamFolder : DBXTeamNamespaceType
/// Creates an object with the tag `team_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The home folder of a member.
@interface DBXTeamNamespaceTypeTeamMemberFolder : DBXTeamNamespaceType
/// Creates an object with the tag `team_member_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The root of a member.
@interface DBXTeamNamespaceTypeTeamMemberRoot : DBXTeamNamespaceType
/// Creates an object with the tag `team_member_root`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamNamespaceTypeOther : DBXTeamNamespaceType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for one member.
@interface DBXTeamRemoveCustomQuotaResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamRemoveCustomQuotaResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRemoveCustomQuotaResultSuccess *asSuccess;
/// The object if its tag is `invalid_user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRemoveCustomQuotaResultInvalidUser *asInvalidUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRemoveCustomQuotaResultOther *asOther;
@end

/// The space limit of the member was removed.
@interface DBXTeamRemoveCustomQuotaResultSuccess : DBXTeamRemoveCustomQuotaResult
/// The value of `success`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(DBXTeamUserSelectorArg *)success NS_DESIGNATED_INITIALIZER;
@end

/// The member isn't valid. The associated value identifies them.
@interface DBXTeamRemoveCustomQuotaResultInvalidUser : DBXTeamRemoveCustomQuotaResult
/// The value of `invalid_user`.
@property (nonatomic, strong) DBXTeamUserSelectorArg *invalidUser;
/// Creates an object with the tag `invalid_user`.
- (instancetype)init:(DBXTeamUserSelectorArg *)invalidUser NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamRemoveCustomQuotaResultOther : DBXTeamRemoveCustomQuotaResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The status of a former member.
@interface DBXTeamRemovedStatus : DBXObject
/// A Boolean value that indicates whether the member can be recovered.
@property (nonatomic, readonly) NSNumber *isRecoverable;
/// A Boolean value that indicates whether the member kept their account as a personal account.
@property (nonatomic, readonly) NSNumber *isDisconnected;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsRecoverable:(NSNumber *)isRecoverable
    isDisconnected:(NSNumber *)isDisconnected
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for one email address.
@interface DBXTeamResendSecondaryEmailResult : DBXObject
@end

/// The members of the union.
@interface DBXTeamResendSecondaryEmailResult (Members)
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamResendSecondaryEmailResultSuccess *asSuccess;
/// The object if its tag is `not_pending`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamResendSecondaryEmailResultNotPending *asNotPending;
/// The object if its tag is `rate_limited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamResendSecondaryEmailResultRateLimited *asRateLimited;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamResendSecondaryEmailResultOther *asOther;
@end

/// The email was sent. The associated value is the email address. At most 255 characters. Is an email address.
@interface DBXTeamResendSecondaryEmailResultSuccess : DBXTeamResendSecondaryEmailResult
/// The value of `success`.
@property (nonatomic, copy) NSString *success;
/// Creates an object with the tag `success`.
- (instancetype)init:(NSString *)success NS_DESIGNATED_INITIALIZER;
@end

/// The email address doesn't await verification. The associated value is the email address. At most 255 characters. Is
/// an email address.
@interface DBXTeamResendSecondaryEmailResultNotPending : DBXTeamResendSecondaryEmailResult
/// The value of `not_pending`.
@property (nonatomic, copy) NSString *notPending;
/// Creates an object with the tag `not_pending`.
- (instancetype)init:(NSString *)notPending NS_DESIGNATED_INITIALIZER;
@end

/// Too many emails were sent to the email address. Try again later. The associated value is the email address. At most
/// 255 characters. Is an email address.
@interface DBXTeamResendSecondaryEmailResultRateLimited : DBXTeamResendSecondaryEmailResult
/// The value of `rate_limited`.
@property (nonatomic, copy) NSString *rateLimited;
/// Creates an object with the tag `rate_limited`.
- (instancetype)init:(NSString *)rateLimited NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamResendSecondaryEmailResultOther : DBXTeamResendSecondaryEmailResult
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The email addresses to which to send a verification email again.
@interface DBXTeamResendVerificationEmailArg : DBXObject
/// The members, each with the email addresses to verify.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserSecondaryEmailsArg *> *emailsToResend;

/// Creates an object.
///
/// - Parameter emailsToResend: The members, each with the email addresses to verify.
- (instancetype)initWithEmailsToResend:(NSArray<DBXTeamUserSecondaryEmailsArg *> *)emailsToResend
    NS_DESIGNATED_INITIALIZER;
@end

/// The outcome for each member.
@interface DBXTeamResendVerificationEmailResult : DBXObject
/// The outcome for each member.
@property (nonatomic, readonly, copy) NSArray<DBXTeamUserResendResult *> *results;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithResults:(NSArray<DBXTeamUserResendResult *> *)results NS_DESIGNATED_INITIALIZER;
@end

/// A computer to unlink.
@interface DBXTeamRevokeDesktopClientArg : DBXTeamDeviceSessionArg
/// A Boolean value that indicates whether to delete the account's files on the computer. If the computer supports it,
/// they are deleted when it is next online. The default is `@NO`.
@property (nonatomic, readonly) NSNumber *deleteOnUnlink;

/// Creates an object.
///
/// - Parameters:
///   - sessionId: The identifier of the session.
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - deleteOnUnlink: A Boolean value that indicates whether to delete the account's files on the computer. If the
///     computer supports it, they are deleted when it is next online. The default is `@NO`.
- (instancetype)initWithSessionId:(NSString *)sessionId
    teamMemberId:(NSString *)teamMemberId
    deleteOnUnlink:(NSNumber *)deleteOnUnlink
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithSessionId:(NSString *)sessionId teamMemberId:(NSString *)teamMemberId DB_UNAVAILABLE;
@end

/// A session to end.
@interface DBXTeamRevokeDeviceSessionArg : DBXObject
@end

/// The members of the union.
@interface DBXTeamRevokeDeviceSessionArg (Members)
/// The object if its tag is `web_session`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionArgWebSession *asWebSession;
/// The object if its tag is `desktop_client`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionArgDesktopClient *asDesktopClient;
/// The object if its tag is `mobile_client`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionArgMobileClient *asMobileClient;
@end

/// A session in a web browser.
@interface DBXTeamRevokeDeviceSessionArgWebSession : DBXTeamRevokeDeviceSessionArg
/// The value of `web_session`.
@property (nonatomic, strong) DBXTeamDeviceSessionArg *webSession;
/// Creates an object with the tag `web_session`.
- (instancetype)init:(DBXTeamDeviceSessionArg *)webSession NS_DESIGNATED_INITIALIZER;
@end

/// A computer.
@interface DBXTeamRevokeDeviceSessionArgDesktopClient : DBXTeamRevokeDeviceSessionArg
/// The value of `desktop_client`.
@property (nonatomic, strong) DBXTeamRevokeDesktopClientArg *desktopClient;
/// Creates an object with the tag `desktop_client`.
- (instancetype)init:(DBXTeamRevokeDesktopClientArg *)desktopClient NS_DESIGNATED_INITIALIZER;
@end

/// A mobile device.
@interface DBXTeamRevokeDeviceSessionArgMobileClient : DBXTeamRevokeDeviceSessionArg
/// The value of `mobile_client`.
@property (nonatomic, strong) DBXTeamDeviceSessionArg *mobileClient;
/// Creates an object with the tag `mobile_client`.
- (instancetype)init:(DBXTeamDeviceSessionArg *)mobileClient NS_DESIGNATED_INITIALIZER;
@end

/// The sessions to end.
@interface DBXTeamRevokeDeviceSessionBatchArg : DBXObject
/// The sessions to end.
@property (nonatomic, readonly, copy) NSArray<DBXTeamRevokeDeviceSessionArg *> *revokeDevices;

/// Creates an object.
///
/// - Parameter revokeDevices: The sessions to end.
- (instancetype)initWithRevokeDevices:(NSArray<DBXTeamRevokeDeviceSessionArg *> *)revokeDevices
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no sessions were ended.
@interface DBXTeamRevokeDeviceSessionBatchError : DBXObject
@end

/// The members of the union.
@interface DBXTeamRevokeDeviceSessionBatchError (Members)
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionBatchErrorOther *asOther;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamRevokeDeviceSessionBatchErrorOther : DBXTeamRevokeDeviceSessionBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for each session.
@interface DBXTeamRevokeDeviceSessionBatchResult : DBXObject
/// The outcome for each session, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXTeamRevokeDeviceSessionStatus *> *revokeDevicesStatus;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRevokeDevicesStatus:(NSArray<DBXTeamRevokeDeviceSessionStatus *> *)revokeDevicesStatus
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a session wasn't ended.
@interface DBXTeamRevokeDeviceSessionError : DBXObject
@end

/// The members of the union.
@interface DBXTeamRevokeDeviceSessionError (Members)
/// The object if its tag is `device_session_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionErrorDeviceSessionNotFound *asDeviceSessionNotFound;
/// The object if its tag is `member_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionErrorMemberNotFound *asMemberNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionErrorOther *asOther;
@end

/// The session doesn't exist.
@interface DBXTeamRevokeDeviceSessionErrorDeviceSessionNotFound : DBXTeamRevokeDeviceSessionError
/// Creates an object with the tag `device_session_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No member has this identifier.
@interface DBXTeamRevokeDeviceSessionErrorMemberNotFound : DBXTeamRevokeDeviceSessionError
/// Creates an object with the tag `member_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamRevokeDeviceSessionErrorOther : DBXTeamRevokeDeviceSessionError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for one session.
@interface DBXTeamRevokeDeviceSessionStatus : DBXObject
/// A Boolean value that indicates whether the session was ended.
@property (nonatomic, readonly) NSNumber *success;
/// The reason that the session wasn't ended. `nil` if it was.
@property (nonatomic, readonly, nullable) DBXTeamRevokeDeviceSessionError *errorType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSuccess:(NSNumber *)success
    errorType:(nullable DBXTeamRevokeDeviceSessionError *)errorType
    NS_DESIGNATED_INITIALIZER;
@end

/// The app to unlink from a member's account.
@interface DBXTeamRevokeLinkedApiAppArg : DBXObject
/// The identifier of the app.
@property (nonatomic, readonly, copy) NSString *appId;
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// This option has no effect. The app folder remains. The default is `@YES`. Deprecated.
@property (nonatomic, readonly) NSNumber *keepAppFolder;

/// Creates an object.
///
/// - Parameters:
///   - appId: The identifier of the app.
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - keepAppFolder: This option has no effect. The app folder remains. The default is `@YES`. Deprecated.
- (instancetype)initWithAppId:(NSString *)appId
    teamMemberId:(NSString *)teamMemberId
    keepAppFolder:(NSNumber *)keepAppFolder
    NS_DESIGNATED_INITIALIZER;
@end

/// The apps to unlink.
@interface DBXTeamRevokeLinkedApiAppBatchArg : DBXObject
/// The apps to unlink.
@property (nonatomic, readonly, copy) NSArray<DBXTeamRevokeLinkedApiAppArg *> *revokeLinkedApp;

/// Creates an object.
///
/// - Parameter revokeLinkedApp: The apps to unlink.
- (instancetype)initWithRevokeLinkedApp:(NSArray<DBXTeamRevokeLinkedApiAppArg *> *)revokeLinkedApp
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that no apps were unlinked.
@interface DBXTeamRevokeLinkedAppBatchError : DBXObject
@end

/// The members of the union.
@interface DBXTeamRevokeLinkedAppBatchError (Members)
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeLinkedAppBatchErrorOther *asOther;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamRevokeLinkedAppBatchErrorOther : DBXTeamRevokeLinkedAppBatchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for each app.
@interface DBXTeamRevokeLinkedAppBatchResult : DBXObject
/// The outcome for each app, in the order of the request.
@property (nonatomic, readonly, copy) NSArray<DBXTeamRevokeLinkedAppStatus *> *revokeLinkedAppStatus;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRevokeLinkedAppStatus:(NSArray<DBXTeamRevokeLinkedAppStatus *> *)revokeLinkedAppStatus
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that an app wasn't unlinked.
@interface DBXTeamRevokeLinkedAppError : DBXObject
@end

/// The members of the union.
@interface DBXTeamRevokeLinkedAppError (Members)
/// The object if its tag is `app_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeLinkedAppErrorAppNotFound *asAppNotFound;
/// The object if its tag is `member_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeLinkedAppErrorMemberNotFound *asMemberNotFound;

/// The object if its tag is `app_folder_removal_not_supported`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamRevokeLinkedAppErrorAppFolderRemovalNotSupported *asAppFolderRemovalNotSupported;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamRevokeLinkedAppErrorOther *asOther;
@end

/// The app doesn't exist.
@interface DBXTeamRevokeLinkedAppErrorAppNotFound : DBXTeamRevokeLinkedAppError
/// Creates an object with the tag `app_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No member has this identifier.
@interface DBXTeamRevokeLinkedAppErrorMemberNotFound : DBXTeamRevokeLinkedAppError
/// Creates an object with the tag `member_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The app folder can't be removed.
@interface DBXTeamRevokeLinkedAppErrorAppFolderRemovalNotSupported : DBXTeamRevokeLinkedAppError
/// Creates an object with the tag `app_folder_removal_not_supported`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamRevokeLinkedAppErrorOther : DBXTeamRevokeLinkedAppError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The outcome for one app.
@interface DBXTeamRevokeLinkedAppStatus : DBXObject
/// A Boolean value that indicates whether the app was unlinked.
@property (nonatomic, readonly) NSNumber *success;
/// The reason that the app wasn't unlinked. `nil` if it was.
@property (nonatomic, readonly, nullable) DBXTeamRevokeLinkedAppError *errorType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSuccess:(NSNumber *)success
    errorType:(nullable DBXTeamRevokeLinkedAppError *)errorType
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
