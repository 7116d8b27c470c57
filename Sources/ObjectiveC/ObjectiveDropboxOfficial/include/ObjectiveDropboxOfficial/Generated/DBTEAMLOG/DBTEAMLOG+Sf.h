// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGSfAddGroupDetails, DBTEAMLOGSfAddGroupType, DBTEAMLOGSfAllowNonMembersToViewSharedLinksDetails,
    DBTEAMLOGSfAllowNonMembersToViewSharedLinksType, DBTEAMLOGSfExternalInviteWarnDetails,
    DBTEAMLOGSfExternalInviteWarnType, DBTEAMLOGSfFbInviteChangeRoleDetails, DBTEAMLOGSfFbInviteChangeRoleType,
    DBTEAMLOGSfFbInviteDetails, DBTEAMLOGSfFbInviteType, DBTEAMLOGSfFbUninviteDetails, DBTEAMLOGSfFbUninviteType,
    DBTEAMLOGSfInviteGroupDetails, DBTEAMLOGSfInviteGroupType, DBTEAMLOGSfTeamGrantAccessDetails,
    DBTEAMLOGSfTeamGrantAccessType, DBTEAMLOGSfTeamInviteChangeRoleDetails, DBTEAMLOGSfTeamInviteChangeRoleType,
    DBTEAMLOGSfTeamInviteDetails, DBTEAMLOGSfTeamInviteType, DBTEAMLOGSfTeamJoinDetails,
    DBTEAMLOGSfTeamJoinFromOobLinkDetails, DBTEAMLOGSfTeamJoinFromOobLinkType, DBTEAMLOGSfTeamJoinType,
    DBTEAMLOGSfTeamUninviteDetails, DBTEAMLOGSfTeamUninviteType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Sf`.
@interface DBTEAMLOGEventDetails (Sf)
/// Details of an event in which the team was added to a shared folder. Has a value only if `isSfAddGroupDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfAddGroupDetails *sfAddGroupDetails;

/// Details of an event in which people who aren't members of a shared folder were allowed to view links to its files.
/// Has a value only if `isSfAllowNonMembersToViewSharedLinksDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSfAllowNonMembersToViewSharedLinksDetails *sfAllowNonMembersToViewSharedLinksDetails;

/// Details of an event in which a warning for members who share folders outside the team was configured. Has a value
/// only if `isSfExternalInviteWarnDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfExternalInviteWarnDetails *sfExternalInviteWarnDetails;

/// Details of an event in which Facebook users were invited to a shared folder. Has a value only if
/// `isSfFbInviteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfFbInviteDetails *sfFbInviteDetails;

/// Details of an event in which the role of a Facebook user in a shared folder was changed. Has a value only if
/// `isSfFbInviteChangeRoleDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfFbInviteChangeRoleDetails *sfFbInviteChangeRoleDetails;

/// Details of an event in which the invitation of a Facebook user to a shared folder was withdrawn. Has a value only if
/// `isSfFbUninviteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfFbUninviteDetails *sfFbUninviteDetails;

/// Details of an event in which a group was invited to a shared folder. Has a value only if `isSfInviteGroupDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfInviteGroupDetails *sfInviteGroupDetails;

/// Details of an event in which access to a shared folder was granted. Has a value only if `isSfTeamGrantAccessDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfTeamGrantAccessDetails *sfTeamGrantAccessDetails;

/// Details of an event in which team members were invited to a shared folder. Has a value only if
/// `isSfTeamInviteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfTeamInviteDetails *sfTeamInviteDetails;

/// Details of an event in which the role of a team member in a shared folder was changed. Has a value only if
/// `isSfTeamInviteChangeRoleDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfTeamInviteChangeRoleDetails *sfTeamInviteChangeRoleDetails;

/// Details of an event in which a user joined the shared folder of a team member. Has a value only if
/// `isSfTeamJoinDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfTeamJoinDetails *sfTeamJoinDetails;

/// Details of an event in which a user joined the shared folder of a team member by a link. Has a value only if
/// `isSfTeamJoinFromOobLinkDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfTeamJoinFromOobLinkDetails *sfTeamJoinFromOobLinkDetails;

/// Details of an event in which the invitation of a team member to a shared folder was withdrawn. Has a value only if
/// `isSfTeamUninviteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfTeamUninviteDetails *sfTeamUninviteDetails;

/// Creates an object with the tag `sf_add_group_details`.
- (instancetype)initWithSfAddGroupDetails:(DBTEAMLOGSfAddGroupDetails *)sfAddGroupDetails;

/// Creates an object with the tag `sf_allow_non_members_to_view_shared_links_details`.
- (instancetype)
    initWithSfAllowNonMembersToViewSharedLinksDetails:(DBTEAMLOGSfAllowNonMembersToViewSharedLinksDetails *)sfAllowNonMembersToViewSharedLinksDetails;

/// Creates an object with the tag `sf_external_invite_warn_details`.
- (instancetype)initWithSfExternalInviteWarnDetails:(DBTEAMLOGSfExternalInviteWarnDetails *)sfExternalInviteWarnDetails;
/// Creates an object with the tag `sf_fb_invite_details`.
- (instancetype)initWithSfFbInviteDetails:(DBTEAMLOGSfFbInviteDetails *)sfFbInviteDetails;
/// Creates an object with the tag `sf_fb_invite_change_role_details`.
- (instancetype)initWithSfFbInviteChangeRoleDetails:(DBTEAMLOGSfFbInviteChangeRoleDetails *)sfFbInviteChangeRoleDetails;
/// Creates an object with the tag `sf_fb_uninvite_details`.
- (instancetype)initWithSfFbUninviteDetails:(DBTEAMLOGSfFbUninviteDetails *)sfFbUninviteDetails;
/// Creates an object with the tag `sf_invite_group_details`.
- (instancetype)initWithSfInviteGroupDetails:(DBTEAMLOGSfInviteGroupDetails *)sfInviteGroupDetails;
/// Creates an object with the tag `sf_team_grant_access_details`.
- (instancetype)initWithSfTeamGrantAccessDetails:(DBTEAMLOGSfTeamGrantAccessDetails *)sfTeamGrantAccessDetails;
/// Creates an object with the tag `sf_team_invite_details`.
- (instancetype)initWithSfTeamInviteDetails:(DBTEAMLOGSfTeamInviteDetails *)sfTeamInviteDetails;

/// Creates an object with the tag `sf_team_invite_change_role_details`.
- (instancetype)
    initWithSfTeamInviteChangeRoleDetails:(DBTEAMLOGSfTeamInviteChangeRoleDetails *)sfTeamInviteChangeRoleDetails;

/// Creates an object with the tag `sf_team_join_details`.
- (instancetype)initWithSfTeamJoinDetails:(DBTEAMLOGSfTeamJoinDetails *)sfTeamJoinDetails;

/// Creates an object with the tag `sf_team_join_from_oob_link_details`.
- (instancetype)
    initWithSfTeamJoinFromOobLinkDetails:(DBTEAMLOGSfTeamJoinFromOobLinkDetails *)sfTeamJoinFromOobLinkDetails;

/// Creates an object with the tag `sf_team_uninvite_details`.
- (instancetype)initWithSfTeamUninviteDetails:(DBTEAMLOGSfTeamUninviteDetails *)sfTeamUninviteDetails;
/// Returns whether the tag is `sf_add_group_details`.
- (BOOL)isSfAddGroupDetails;
/// Returns whether the tag is `sf_allow_non_members_to_view_shared_links_details`.
- (BOOL)isSfAllowNonMembersToViewSharedLinksDetails;
/// Returns whether the tag is `sf_external_invite_warn_details`.
- (BOOL)isSfExternalInviteWarnDetails;
/// Returns whether the tag is `sf_fb_invite_details`.
- (BOOL)isSfFbInviteDetails;
/// Returns whether the tag is `sf_fb_invite_change_role_details`.
- (BOOL)isSfFbInviteChangeRoleDetails;
/// Returns whether the tag is `sf_fb_uninvite_details`.
- (BOOL)isSfFbUninviteDetails;
/// Returns whether the tag is `sf_invite_group_details`.
- (BOOL)isSfInviteGroupDetails;
/// Returns whether the tag is `sf_team_grant_access_details`.
- (BOOL)isSfTeamGrantAccessDetails;
/// Returns whether the tag is `sf_team_invite_details`.
- (BOOL)isSfTeamInviteDetails;
/// Returns whether the tag is `sf_team_invite_change_role_details`.
- (BOOL)isSfTeamInviteChangeRoleDetails;
/// Returns whether the tag is `sf_team_join_details`.
- (BOOL)isSfTeamJoinDetails;
/// Returns whether the tag is `sf_team_join_from_oob_link_details`.
- (BOOL)isSfTeamJoinFromOobLinkDetails;
/// Returns whether the tag is `sf_team_uninvite_details`.
- (BOOL)isSfTeamUninviteDetails;
@end

/// The members whose names start with `Sf`.
@interface DBTEAMLOGEventType (Sf)
/// The team was added to a shared folder. Dropbox no longer records this event. Has a value only if `isSfAddGroup`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfAddGroupType *sfAddGroup;

/// People who aren't members of a shared folder were allowed to view links to its files. Dropbox no longer records this
/// event. Has a value only if `isSfAllowNonMembersToViewSharedLinks` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfAllowNonMembersToViewSharedLinksType *sfAllowNonMembersToViewSharedLinks;

/// A warning for members who share folders outside the team was configured. Dropbox no longer records this event. Has a
/// value only if `isSfExternalInviteWarn` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfExternalInviteWarnType *sfExternalInviteWarn;

/// Facebook users were invited to a shared folder. Dropbox no longer records this event. Has a value only if
/// `isSfFbInvite` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfFbInviteType *sfFbInvite;

/// The role of a Facebook user in a shared folder was changed. Dropbox no longer records this event. Has a value only
/// if `isSfFbInviteChangeRole` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfFbInviteChangeRoleType *sfFbInviteChangeRole;

/// The invitation of a Facebook user to a shared folder was withdrawn. Dropbox no longer records this event. Has a
/// value only if `isSfFbUninvite` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfFbUninviteType *sfFbUninvite;

/// A group was invited to a shared folder. Dropbox no longer records this event. Has a value only if `isSfInviteGroup`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfInviteGroupType *sfInviteGroup;

/// Access to a shared folder was granted. Dropbox no longer records this event. Has a value only if
/// `isSfTeamGrantAccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfTeamGrantAccessType *sfTeamGrantAccess;

/// Team members were invited to a shared folder. Replaced by `sharedContentAddInvitees`. Has a value only if
/// `isSfTeamInvite` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfTeamInviteType *sfTeamInvite;

/// The role of a team member in a shared folder was changed. Dropbox no longer records this event. Has a value only if
/// `isSfTeamInviteChangeRole` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfTeamInviteChangeRoleType *sfTeamInviteChangeRole;

/// A user joined the shared folder of a team member. Dropbox no longer records this event. Has a value only if
/// `isSfTeamJoin` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfTeamJoinType *sfTeamJoin;

/// A user joined the shared folder of a team member by a link. Dropbox no longer records this event. Has a value only
/// if `isSfTeamJoinFromOobLink` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfTeamJoinFromOobLinkType *sfTeamJoinFromOobLink;

/// The invitation of a team member to a shared folder was withdrawn. Replaced by `sharedContentRemoveInvitees`. Has a
/// value only if `isSfTeamUninvite` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSfTeamUninviteType *sfTeamUninvite;

/// Creates an object with the tag `sf_add_group`.
- (instancetype)initWithSfAddGroup:(DBTEAMLOGSfAddGroupType *)sfAddGroup;

/// Creates an object with the tag `sf_allow_non_members_to_view_shared_links`.
- (instancetype)
    initWithSfAllowNonMembersToViewSharedLinks:(DBTEAMLOGSfAllowNonMembersToViewSharedLinksType *)sfAllowNonMembersToViewSharedLinks;

/// Creates an object with the tag `sf_external_invite_warn`.
- (instancetype)initWithSfExternalInviteWarn:(DBTEAMLOGSfExternalInviteWarnType *)sfExternalInviteWarn;
/// Creates an object with the tag `sf_fb_invite`.
- (instancetype)initWithSfFbInvite:(DBTEAMLOGSfFbInviteType *)sfFbInvite;
/// Creates an object with the tag `sf_fb_invite_change_role`.
- (instancetype)initWithSfFbInviteChangeRole:(DBTEAMLOGSfFbInviteChangeRoleType *)sfFbInviteChangeRole;
/// Creates an object with the tag `sf_fb_uninvite`.
- (instancetype)initWithSfFbUninvite:(DBTEAMLOGSfFbUninviteType *)sfFbUninvite;
/// Creates an object with the tag `sf_invite_group`.
- (instancetype)initWithSfInviteGroup:(DBTEAMLOGSfInviteGroupType *)sfInviteGroup;
/// Creates an object with the tag `sf_team_grant_access`.
- (instancetype)initWithSfTeamGrantAccess:(DBTEAMLOGSfTeamGrantAccessType *)sfTeamGrantAccess;
/// Creates an object with the tag `sf_team_invite`.
- (instancetype)initWithSfTeamInvite:(DBTEAMLOGSfTeamInviteType *)sfTeamInvite;
/// Creates an object with the tag `sf_team_invite_change_role`.
- (instancetype)initWithSfTeamInviteChangeRole:(DBTEAMLOGSfTeamInviteChangeRoleType *)sfTeamInviteChangeRole;
/// Creates an object with the tag `sf_team_join`.
- (instancetype)initWithSfTeamJoin:(DBTEAMLOGSfTeamJoinType *)sfTeamJoin;
/// Creates an object with the tag `sf_team_join_from_oob_link`.
- (instancetype)initWithSfTeamJoinFromOobLink:(DBTEAMLOGSfTeamJoinFromOobLinkType *)sfTeamJoinFromOobLink;
/// Creates an object with the tag `sf_team_uninvite`.
- (instancetype)initWithSfTeamUninvite:(DBTEAMLOGSfTeamUninviteType *)sfTeamUninvite;
/// Returns whether the tag is `sf_add_group`.
- (BOOL)isSfAddGroup;
/// Returns whether the tag is `sf_allow_non_members_to_view_shared_links`.
- (BOOL)isSfAllowNonMembersToViewSharedLinks;
/// Returns whether the tag is `sf_external_invite_warn`.
- (BOOL)isSfExternalInviteWarn;
/// Returns whether the tag is `sf_fb_invite`.
- (BOOL)isSfFbInvite;
/// Returns whether the tag is `sf_fb_invite_change_role`.
- (BOOL)isSfFbInviteChangeRole;
/// Returns whether the tag is `sf_fb_uninvite`.
- (BOOL)isSfFbUninvite;
/// Returns whether the tag is `sf_invite_group`.
- (BOOL)isSfInviteGroup;
/// Returns whether the tag is `sf_team_grant_access`.
- (BOOL)isSfTeamGrantAccess;
/// Returns whether the tag is `sf_team_invite`.
- (BOOL)isSfTeamInvite;
/// Returns whether the tag is `sf_team_invite_change_role`.
- (BOOL)isSfTeamInviteChangeRole;
/// Returns whether the tag is `sf_team_join`.
- (BOOL)isSfTeamJoin;
/// Returns whether the tag is `sf_team_join_from_oob_link`.
- (BOOL)isSfTeamJoinFromOobLink;
/// Returns whether the tag is `sf_team_uninvite`.
- (BOOL)isSfTeamUninvite;
@end

/// The members whose names start with `Sf`.
@interface DBTEAMLOGEventTypeArg (Sf)
/// Creates an object with the tag `sf_add_group`.
- (instancetype)initWithSfAddGroup;
/// Creates an object with the tag `sf_allow_non_members_to_view_shared_links`.
- (instancetype)initWithSfAllowNonMembersToViewSharedLinks;
/// Creates an object with the tag `sf_external_invite_warn`.
- (instancetype)initWithSfExternalInviteWarn;
/// Creates an object with the tag `sf_fb_invite`.
- (instancetype)initWithSfFbInvite;
/// Creates an object with the tag `sf_fb_invite_change_role`.
- (instancetype)initWithSfFbInviteChangeRole;
/// Creates an object with the tag `sf_fb_uninvite`.
- (instancetype)initWithSfFbUninvite;
/// Creates an object with the tag `sf_invite_group`.
- (instancetype)initWithSfInviteGroup;
/// Creates an object with the tag `sf_team_grant_access`.
- (instancetype)initWithSfTeamGrantAccess;
/// Creates an object with the tag `sf_team_invite`.
- (instancetype)initWithSfTeamInvite;
/// Creates an object with the tag `sf_team_invite_change_role`.
- (instancetype)initWithSfTeamInviteChangeRole;
/// Creates an object with the tag `sf_team_join`.
- (instancetype)initWithSfTeamJoin;
/// Creates an object with the tag `sf_team_join_from_oob_link`.
- (instancetype)initWithSfTeamJoinFromOobLink;
/// Creates an object with the tag `sf_team_uninvite`.
- (instancetype)initWithSfTeamUninvite;
/// Returns whether the tag is `sf_add_group`.
- (BOOL)isSfAddGroup;
/// Returns whether the tag is `sf_allow_non_members_to_view_shared_links`.
- (BOOL)isSfAllowNonMembersToViewSharedLinks;
/// Returns whether the tag is `sf_external_invite_warn`.
- (BOOL)isSfExternalInviteWarn;
/// Returns whether the tag is `sf_fb_invite`.
- (BOOL)isSfFbInvite;
/// Returns whether the tag is `sf_fb_invite_change_role`.
- (BOOL)isSfFbInviteChangeRole;
/// Returns whether the tag is `sf_fb_uninvite`.
- (BOOL)isSfFbUninvite;
/// Returns whether the tag is `sf_invite_group`.
- (BOOL)isSfInviteGroup;
/// Returns whether the tag is `sf_team_grant_access`.
- (BOOL)isSfTeamGrantAccess;
/// Returns whether the tag is `sf_team_invite`.
- (BOOL)isSfTeamInvite;
/// Returns whether the tag is `sf_team_invite_change_role`.
- (BOOL)isSfTeamInviteChangeRole;
/// Returns whether the tag is `sf_team_join`.
- (BOOL)isSfTeamJoin;
/// Returns whether the tag is `sf_team_join_from_oob_link`.
- (BOOL)isSfTeamJoinFromOobLink;
/// Returns whether the tag is `sf_team_uninvite`.
- (BOOL)isSfTeamUninvite;
@end

/// Details of an event in which the team was added to a shared folder.
@interface DBTEAMLOGSfAddGroupDetails : DBStoneObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The sharing permission.
@property (nonatomic, readonly, copy, nullable) NSString *sharingPermission;
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *teamName;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    teamName:(NSString *)teamName
    sharingPermission:(nullable NSString *)sharingPermission;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    teamName:(NSString *)teamName;
@end

/// Converts `DBTEAMLOGSfAddGroupDetails` from and to JSON.
@interface DBTEAMLOGSfAddGroupDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfAddGroupDetails *)instance;
+ (DBTEAMLOGSfAddGroupDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team was added to a shared folder. Dropbox no longer records this event.
@interface DBTEAMLOGSfAddGroupType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSfAddGroupType` from and to JSON.
@interface DBTEAMLOGSfAddGroupTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfAddGroupType *)instance;
+ (DBTEAMLOGSfAddGroupType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which people who aren't members of a shared folder were allowed to view links to its files.
@interface DBTEAMLOGSfAllowNonMembersToViewSharedLinksDetails : DBStoneObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The type of the shared folder.
@property (nonatomic, readonly, copy, nullable) NSString *sharedFolderType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    sharedFolderType:(nullable NSString *)sharedFolderType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex originalFolderName:(NSString *)originalFolderName;
@end

/// Converts `DBTEAMLOGSfAllowNonMembersToViewSharedLinksDetails` from and to JSON.
@interface DBTEAMLOGSfAllowNonMembersToViewSharedLinksDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfAllowNonMembersToViewSharedLinksDetails *)instance;
+ (DBTEAMLOGSfAllowNonMembersToViewSharedLinksDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// People who aren't members of a shared folder were allowed to view links to its files. Dropbox no longer records this
/// event.
@interface DBTEAMLOGSfAllowNonMembersToViewSharedLinksType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSfAllowNonMembersToViewSharedLinksType` from and to JSON.
@interface DBTEAMLOGSfAllowNonMembersToViewSharedLinksTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfAllowNonMembersToViewSharedLinksType *)instance;
+ (DBTEAMLOGSfAllowNonMembersToViewSharedLinksType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a warning for members who share folders outside the team was configured.
@interface DBTEAMLOGSfExternalInviteWarnDetails : DBStoneObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The sharing permission after the change.
@property (nonatomic, readonly, copy, nullable) NSString *dNewSharingPermission;
/// The sharing permission before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousSharingPermission;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    dNewSharingPermission:(nullable NSString *)dNewSharingPermission
    previousSharingPermission:(nullable NSString *)previousSharingPermission;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex originalFolderName:(NSString *)originalFolderName;
@end

/// Converts `DBTEAMLOGSfExternalInviteWarnDetails` from and to JSON.
@interface DBTEAMLOGSfExternalInviteWarnDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfExternalInviteWarnDetails *)instance;
+ (DBTEAMLOGSfExternalInviteWarnDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A warning for members who share folders outside the team was configured. Dropbox no longer records this event.
@interface DBTEAMLOGSfExternalInviteWarnType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSfExternalInviteWarnType` from and to JSON.
@interface DBTEAMLOGSfExternalInviteWarnTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfExternalInviteWarnType *)instance;
+ (DBTEAMLOGSfExternalInviteWarnType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the role of a Facebook user in a shared folder was changed.
@interface DBTEAMLOGSfFbInviteChangeRoleDetails : DBStoneObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The sharing permission before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousSharingPermission;
/// The sharing permission after the change.
@property (nonatomic, readonly, copy, nullable) NSString *dNewSharingPermission;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    previousSharingPermission:(nullable NSString *)previousSharingPermission
    dNewSharingPermission:(nullable NSString *)dNewSharingPermission;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex originalFolderName:(NSString *)originalFolderName;
@end

/// Converts `DBTEAMLOGSfFbInviteChangeRoleDetails` from and to JSON.
@interface DBTEAMLOGSfFbInviteChangeRoleDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfFbInviteChangeRoleDetails *)instance;
+ (DBTEAMLOGSfFbInviteChangeRoleDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The role of a Facebook user in a shared folder was changed. Dropbox no longer records this event.
@interface DBTEAMLOGSfFbInviteChangeRoleType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSfFbInviteChangeRoleType` from and to JSON.
@interface DBTEAMLOGSfFbInviteChangeRoleTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfFbInviteChangeRoleType *)instance;
+ (DBTEAMLOGSfFbInviteChangeRoleType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which Facebook users were invited to a shared folder.
@interface DBTEAMLOGSfFbInviteDetails : DBStoneObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The sharing permission.
@property (nonatomic, readonly, copy, nullable) NSString *sharingPermission;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    sharingPermission:(nullable NSString *)sharingPermission;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex originalFolderName:(NSString *)originalFolderName;
@end

/// Converts `DBTEAMLOGSfFbInviteDetails` from and to JSON.
@interface DBTEAMLOGSfFbInviteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfFbInviteDetails *)instance;
+ (DBTEAMLOGSfFbInviteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Facebook users were invited to a shared folder. Dropbox no longer records this event.
@interface DBTEAMLOGSfFbInviteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSfFbInviteType` from and to JSON.
@interface DBTEAMLOGSfFbInviteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfFbInviteType *)instance;
+ (DBTEAMLOGSfFbInviteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the invitation of a Facebook user to a shared folder was withdrawn.
@interface DBTEAMLOGSfFbUninviteDetails : DBStoneObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex originalFolderName:(NSString *)originalFolderName;
@end

/// Converts `DBTEAMLOGSfFbUninviteDetails` from and to JSON.
@interface DBTEAMLOGSfFbUninviteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfFbUninviteDetails *)instance;
+ (DBTEAMLOGSfFbUninviteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The invitation of a Facebook user to a shared folder was withdrawn. Dropbox no longer records this event.
@interface DBTEAMLOGSfFbUninviteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSfFbUninviteType` from and to JSON.
@interface DBTEAMLOGSfFbUninviteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfFbUninviteType *)instance;
+ (DBTEAMLOGSfFbUninviteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a group was invited to a shared folder.
@interface DBTEAMLOGSfInviteGroupDetails : DBStoneObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex;
@end

/// Converts `DBTEAMLOGSfInviteGroupDetails` from and to JSON.
@interface DBTEAMLOGSfInviteGroupDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfInviteGroupDetails *)instance;
+ (DBTEAMLOGSfInviteGroupDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A group was invited to a shared folder. Dropbox no longer records this event.
@interface DBTEAMLOGSfInviteGroupType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSfInviteGroupType` from and to JSON.
@interface DBTEAMLOGSfInviteGroupTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfInviteGroupType *)instance;
+ (DBTEAMLOGSfInviteGroupType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which access to a shared folder was granted.
@interface DBTEAMLOGSfTeamGrantAccessDetails : DBStoneObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex originalFolderName:(NSString *)originalFolderName;
@end

/// Converts `DBTEAMLOGSfTeamGrantAccessDetails` from and to JSON.
@interface DBTEAMLOGSfTeamGrantAccessDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfTeamGrantAccessDetails *)instance;
+ (DBTEAMLOGSfTeamGrantAccessDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Access to a shared folder was granted. Dropbox no longer records this event.
@interface DBTEAMLOGSfTeamGrantAccessType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSfTeamGrantAccessType` from and to JSON.
@interface DBTEAMLOGSfTeamGrantAccessTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfTeamGrantAccessType *)instance;
+ (DBTEAMLOGSfTeamGrantAccessType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the role of a team member in a shared folder was changed.
@interface DBTEAMLOGSfTeamInviteChangeRoleDetails : DBStoneObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The sharing permission after the change.
@property (nonatomic, readonly, copy, nullable) NSString *dNewSharingPermission;
/// The sharing permission before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousSharingPermission;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    dNewSharingPermission:(nullable NSString *)dNewSharingPermission
    previousSharingPermission:(nullable NSString *)previousSharingPermission;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex originalFolderName:(NSString *)originalFolderName;
@end

/// Converts `DBTEAMLOGSfTeamInviteChangeRoleDetails` from and to JSON.
@interface DBTEAMLOGSfTeamInviteChangeRoleDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfTeamInviteChangeRoleDetails *)instance;
+ (DBTEAMLOGSfTeamInviteChangeRoleDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The role of a team member in a shared folder was changed. Dropbox no longer records this event.
@interface DBTEAMLOGSfTeamInviteChangeRoleType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSfTeamInviteChangeRoleType` from and to JSON.
@interface DBTEAMLOGSfTeamInviteChangeRoleTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfTeamInviteChangeRoleType *)instance;
+ (DBTEAMLOGSfTeamInviteChangeRoleType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which team members were invited to a shared folder.
@interface DBTEAMLOGSfTeamInviteDetails : DBStoneObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The sharing permission.
@property (nonatomic, readonly, copy, nullable) NSString *sharingPermission;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    sharingPermission:(nullable NSString *)sharingPermission;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex originalFolderName:(NSString *)originalFolderName;
@end

/// Converts `DBTEAMLOGSfTeamInviteDetails` from and to JSON.
@interface DBTEAMLOGSfTeamInviteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfTeamInviteDetails *)instance;
+ (DBTEAMLOGSfTeamInviteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Team members were invited to a shared folder. Replaced by `sharedContentAddInvitees`.
@interface DBTEAMLOGSfTeamInviteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSfTeamInviteType` from and to JSON.
@interface DBTEAMLOGSfTeamInviteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfTeamInviteType *)instance;
+ (DBTEAMLOGSfTeamInviteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user joined the shared folder of a team member.
@interface DBTEAMLOGSfTeamJoinDetails : DBStoneObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex originalFolderName:(NSString *)originalFolderName;
@end

/// Converts `DBTEAMLOGSfTeamJoinDetails` from and to JSON.
@interface DBTEAMLOGSfTeamJoinDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfTeamJoinDetails *)instance;
+ (DBTEAMLOGSfTeamJoinDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user joined the shared folder of a team member by a link.
@interface DBTEAMLOGSfTeamJoinFromOobLinkDetails : DBStoneObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The token key of the shared link.
@property (nonatomic, readonly, copy, nullable) NSString *tokenKey;
/// The sharing permission.
@property (nonatomic, readonly, copy, nullable) NSString *sharingPermission;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    tokenKey:(nullable NSString *)tokenKey
    sharingPermission:(nullable NSString *)sharingPermission;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex originalFolderName:(NSString *)originalFolderName;
@end

/// Converts `DBTEAMLOGSfTeamJoinFromOobLinkDetails` from and to JSON.
@interface DBTEAMLOGSfTeamJoinFromOobLinkDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfTeamJoinFromOobLinkDetails *)instance;
+ (DBTEAMLOGSfTeamJoinFromOobLinkDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user joined the shared folder of a team member by a link. Dropbox no longer records this event.
@interface DBTEAMLOGSfTeamJoinFromOobLinkType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSfTeamJoinFromOobLinkType` from and to JSON.
@interface DBTEAMLOGSfTeamJoinFromOobLinkTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfTeamJoinFromOobLinkType *)instance;
+ (DBTEAMLOGSfTeamJoinFromOobLinkType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user joined the shared folder of a team member. Dropbox no longer records this event.
@interface DBTEAMLOGSfTeamJoinType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSfTeamJoinType` from and to JSON.
@interface DBTEAMLOGSfTeamJoinTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfTeamJoinType *)instance;
+ (DBTEAMLOGSfTeamJoinType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the invitation of a team member to a shared folder was withdrawn.
@interface DBTEAMLOGSfTeamUninviteDetails : DBStoneObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex originalFolderName:(NSString *)originalFolderName;
@end

/// Converts `DBTEAMLOGSfTeamUninviteDetails` from and to JSON.
@interface DBTEAMLOGSfTeamUninviteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfTeamUninviteDetails *)instance;
+ (DBTEAMLOGSfTeamUninviteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The invitation of a team member to a shared folder was withdrawn. Replaced by `sharedContentRemoveInvitees`.
@interface DBTEAMLOGSfTeamUninviteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSfTeamUninviteType` from and to JSON.
@interface DBTEAMLOGSfTeamUninviteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSfTeamUninviteType *)instance;
+ (DBTEAMLOGSfTeamUninviteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
