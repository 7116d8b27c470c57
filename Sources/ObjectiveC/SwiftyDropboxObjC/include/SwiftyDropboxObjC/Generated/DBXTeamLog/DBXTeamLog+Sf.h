// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsSfAddGroupDetails, DBXTeamLogEventDetailsSfAllowNonMembersToViewSharedLinksDetails,
    DBXTeamLogEventDetailsSfExternalInviteWarnDetails, DBXTeamLogEventDetailsSfFbInviteChangeRoleDetails,
    DBXTeamLogEventDetailsSfFbInviteDetails, DBXTeamLogEventDetailsSfFbUninviteDetails,
    DBXTeamLogEventDetailsSfInviteGroupDetails, DBXTeamLogEventDetailsSfTeamGrantAccessDetails,
    DBXTeamLogEventDetailsSfTeamInviteChangeRoleDetails, DBXTeamLogEventDetailsSfTeamInviteDetails,
    DBXTeamLogEventDetailsSfTeamJoinDetails, DBXTeamLogEventDetailsSfTeamJoinFromOobLinkDetails,
    DBXTeamLogEventDetailsSfTeamUninviteDetails, DBXTeamLogEventTypeArgSfAddGroup,
    DBXTeamLogEventTypeArgSfAllowNonMembersToViewSharedLinks, DBXTeamLogEventTypeArgSfExternalInviteWarn,
    DBXTeamLogEventTypeArgSfFbInvite, DBXTeamLogEventTypeArgSfFbInviteChangeRole, DBXTeamLogEventTypeArgSfFbUninvite,
    DBXTeamLogEventTypeArgSfInviteGroup, DBXTeamLogEventTypeArgSfTeamGrantAccess, DBXTeamLogEventTypeArgSfTeamInvite,
    DBXTeamLogEventTypeArgSfTeamInviteChangeRole, DBXTeamLogEventTypeArgSfTeamJoin,
    DBXTeamLogEventTypeArgSfTeamJoinFromOobLink, DBXTeamLogEventTypeArgSfTeamUninvite, DBXTeamLogEventTypeSfAddGroup,
    DBXTeamLogEventTypeSfAllowNonMembersToViewSharedLinks, DBXTeamLogEventTypeSfExternalInviteWarn,
    DBXTeamLogEventTypeSfFbInvite, DBXTeamLogEventTypeSfFbInviteChangeRole, DBXTeamLogEventTypeSfFbUninvite,
    DBXTeamLogEventTypeSfInviteGroup, DBXTeamLogEventTypeSfTeamGrantAccess, DBXTeamLogEventTypeSfTeamInvite,
    DBXTeamLogEventTypeSfTeamInviteChangeRole, DBXTeamLogEventTypeSfTeamJoin, DBXTeamLogEventTypeSfTeamJoinFromOobLink,
    DBXTeamLogEventTypeSfTeamUninvite, DBXTeamLogSfAddGroupDetails, DBXTeamLogSfAddGroupType,
    DBXTeamLogSfAllowNonMembersToViewSharedLinksDetails, DBXTeamLogSfAllowNonMembersToViewSharedLinksType,
    DBXTeamLogSfExternalInviteWarnDetails, DBXTeamLogSfExternalInviteWarnType, DBXTeamLogSfFbInviteChangeRoleDetails,
    DBXTeamLogSfFbInviteChangeRoleType, DBXTeamLogSfFbInviteDetails, DBXTeamLogSfFbInviteType,
    DBXTeamLogSfFbUninviteDetails, DBXTeamLogSfFbUninviteType, DBXTeamLogSfInviteGroupDetails,
    DBXTeamLogSfInviteGroupType, DBXTeamLogSfTeamGrantAccessDetails, DBXTeamLogSfTeamGrantAccessType,
    DBXTeamLogSfTeamInviteChangeRoleDetails, DBXTeamLogSfTeamInviteChangeRoleType, DBXTeamLogSfTeamInviteDetails,
    DBXTeamLogSfTeamInviteType, DBXTeamLogSfTeamJoinDetails, DBXTeamLogSfTeamJoinFromOobLinkDetails,
    DBXTeamLogSfTeamJoinFromOobLinkType, DBXTeamLogSfTeamJoinType, DBXTeamLogSfTeamUninviteDetails,
    DBXTeamLogSfTeamUninviteType;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (SfMembers)
/// The object if its tag is `sf_add_group_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSfAddGroupDetails *asSfAddGroupDetails;

/// The object if its tag is `sf_allow_non_members_to_view_shared_links_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSfAllowNonMembersToViewSharedLinksDetails *asSfAllowNonMembersToViewSharedLinksDetails;

/// The object if its tag is `sf_external_invite_warn_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSfExternalInviteWarnDetails *asSfExternalInviteWarnDetails;

/// The object if its tag is `sf_fb_invite_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSfFbInviteDetails *asSfFbInviteDetails;

/// The object if its tag is `sf_fb_invite_change_role_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSfFbInviteChangeRoleDetails *asSfFbInviteChangeRoleDetails;

/// The object if its tag is `sf_fb_uninvite_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSfFbUninviteDetails *asSfFbUninviteDetails;
/// The object if its tag is `sf_invite_group_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSfInviteGroupDetails *asSfInviteGroupDetails;
/// The object if its tag is `sf_team_grant_access_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSfTeamGrantAccessDetails *asSfTeamGrantAccessDetails;
/// The object if its tag is `sf_team_invite_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSfTeamInviteDetails *asSfTeamInviteDetails;

/// The object if its tag is `sf_team_invite_change_role_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSfTeamInviteChangeRoleDetails *asSfTeamInviteChangeRoleDetails;

/// The object if its tag is `sf_team_join_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSfTeamJoinDetails *asSfTeamJoinDetails;

/// The object if its tag is `sf_team_join_from_oob_link_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSfTeamJoinFromOobLinkDetails *asSfTeamJoinFromOobLinkDetails;

/// The object if its tag is `sf_team_uninvite_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSfTeamUninviteDetails *asSfTeamUninviteDetails;
@end

/// Details of an event in which the team was added to a shared folder.
@interface DBXTeamLogEventDetailsSfAddGroupDetails : DBXTeamLogEventDetails
/// The value of `sf_add_group_details`.
@property (nonatomic, strong) DBXTeamLogSfAddGroupDetails *sfAddGroupDetails;
/// Creates an object with the tag `sf_add_group_details`.
- (instancetype)init:(DBXTeamLogSfAddGroupDetails *)sfAddGroupDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which people who aren't members of a shared folder were allowed to view links to its files.
@interface DBXTeamLogEventDetailsSfAllowNonMembersToViewSharedLinksDetails : DBXTeamLogEventDetails
/// The value of `sf_allow_non_members_to_view_shared_links_details`.
@property (nonatomic, strong)
    DBXTeamLogSfAllowNonMembersToViewSharedLinksDetails *sfAllowNonMembersToViewSharedLinksDetails;

/// Creates an object with the tag `sf_allow_non_members_to_view_shared_links_details`.
- (instancetype)init:(DBXTeamLogSfAllowNonMembersToViewSharedLinksDetails *)sfAllowNonMembersToViewSharedLinksDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a warning for members who share folders outside the team was configured.
@interface DBXTeamLogEventDetailsSfExternalInviteWarnDetails : DBXTeamLogEventDetails
/// The value of `sf_external_invite_warn_details`.
@property (nonatomic, strong) DBXTeamLogSfExternalInviteWarnDetails *sfExternalInviteWarnDetails;
/// Creates an object with the tag `sf_external_invite_warn_details`.
- (instancetype)init:(DBXTeamLogSfExternalInviteWarnDetails *)sfExternalInviteWarnDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which Facebook users were invited to a shared folder.
@interface DBXTeamLogEventDetailsSfFbInviteDetails : DBXTeamLogEventDetails
/// The value of `sf_fb_invite_details`.
@property (nonatomic, strong) DBXTeamLogSfFbInviteDetails *sfFbInviteDetails;
/// Creates an object with the tag `sf_fb_invite_details`.
- (instancetype)init:(DBXTeamLogSfFbInviteDetails *)sfFbInviteDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the role of a Facebook user in a shared folder was changed.
@interface DBXTeamLogEventDetailsSfFbInviteChangeRoleDetails : DBXTeamLogEventDetails
/// The value of `sf_fb_invite_change_role_details`.
@property (nonatomic, strong) DBXTeamLogSfFbInviteChangeRoleDetails *sfFbInviteChangeRoleDetails;
/// Creates an object with the tag `sf_fb_invite_change_role_details`.
- (instancetype)init:(DBXTeamLogSfFbInviteChangeRoleDetails *)sfFbInviteChangeRoleDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the invitation of a Facebook user to a shared folder was withdrawn.
@interface DBXTeamLogEventDetailsSfFbUninviteDetails : DBXTeamLogEventDetails
/// The value of `sf_fb_uninvite_details`.
@property (nonatomic, strong) DBXTeamLogSfFbUninviteDetails *sfFbUninviteDetails;
/// Creates an object with the tag `sf_fb_uninvite_details`.
- (instancetype)init:(DBXTeamLogSfFbUninviteDetails *)sfFbUninviteDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a group was invited to a shared folder.
@interface DBXTeamLogEventDetailsSfInviteGroupDetails : DBXTeamLogEventDetails
/// The value of `sf_invite_group_details`.
@property (nonatomic, strong) DBXTeamLogSfInviteGroupDetails *sfInviteGroupDetails;
/// Creates an object with the tag `sf_invite_group_details`.
- (instancetype)init:(DBXTeamLogSfInviteGroupDetails *)sfInviteGroupDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which access to a shared folder was granted.
@interface DBXTeamLogEventDetailsSfTeamGrantAccessDetails : DBXTeamLogEventDetails
/// The value of `sf_team_grant_access_details`.
@property (nonatomic, strong) DBXTeamLogSfTeamGrantAccessDetails *sfTeamGrantAccessDetails;
/// Creates an object with the tag `sf_team_grant_access_details`.
- (instancetype)init:(DBXTeamLogSfTeamGrantAccessDetails *)sfTeamGrantAccessDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which team members were invited to a shared folder.
@interface DBXTeamLogEventDetailsSfTeamInviteDetails : DBXTeamLogEventDetails
/// The value of `sf_team_invite_details`.
@property (nonatomic, strong) DBXTeamLogSfTeamInviteDetails *sfTeamInviteDetails;
/// Creates an object with the tag `sf_team_invite_details`.
- (instancetype)init:(DBXTeamLogSfTeamInviteDetails *)sfTeamInviteDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the role of a team member in a shared folder was changed.
@interface DBXTeamLogEventDetailsSfTeamInviteChangeRoleDetails : DBXTeamLogEventDetails
/// The value of `sf_team_invite_change_role_details`.
@property (nonatomic, strong) DBXTeamLogSfTeamInviteChangeRoleDetails *sfTeamInviteChangeRoleDetails;
/// Creates an object with the tag `sf_team_invite_change_role_details`.
- (instancetype)init:(DBXTeamLogSfTeamInviteChangeRoleDetails *)sfTeamInviteChangeRoleDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user joined the shared folder of a team member.
@interface DBXTeamLogEventDetailsSfTeamJoinDetails : DBXTeamLogEventDetails
/// The value of `sf_team_join_details`.
@property (nonatomic, strong) DBXTeamLogSfTeamJoinDetails *sfTeamJoinDetails;
/// Creates an object with the tag `sf_team_join_details`.
- (instancetype)init:(DBXTeamLogSfTeamJoinDetails *)sfTeamJoinDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user joined the shared folder of a team member by a link.
@interface DBXTeamLogEventDetailsSfTeamJoinFromOobLinkDetails : DBXTeamLogEventDetails
/// The value of `sf_team_join_from_oob_link_details`.
@property (nonatomic, strong) DBXTeamLogSfTeamJoinFromOobLinkDetails *sfTeamJoinFromOobLinkDetails;
/// Creates an object with the tag `sf_team_join_from_oob_link_details`.
- (instancetype)init:(DBXTeamLogSfTeamJoinFromOobLinkDetails *)sfTeamJoinFromOobLinkDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the invitation of a team member to a shared folder was withdrawn.
@interface DBXTeamLogEventDetailsSfTeamUninviteDetails : DBXTeamLogEventDetails
/// The value of `sf_team_uninvite_details`.
@property (nonatomic, strong) DBXTeamLogSfTeamUninviteDetails *sfTeamUninviteDetails;
/// Creates an object with the tag `sf_team_uninvite_details`.
- (instancetype)init:(DBXTeamLogSfTeamUninviteDetails *)sfTeamUninviteDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (SfMembers)
/// The object if its tag is `sf_add_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSfAddGroup *asSfAddGroup;

/// The object if its tag is `sf_allow_non_members_to_view_shared_links`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSfAllowNonMembersToViewSharedLinks *asSfAllowNonMembersToViewSharedLinks;

/// The object if its tag is `sf_external_invite_warn`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSfExternalInviteWarn *asSfExternalInviteWarn;
/// The object if its tag is `sf_fb_invite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSfFbInvite *asSfFbInvite;
/// The object if its tag is `sf_fb_invite_change_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSfFbInviteChangeRole *asSfFbInviteChangeRole;
/// The object if its tag is `sf_fb_uninvite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSfFbUninvite *asSfFbUninvite;
/// The object if its tag is `sf_invite_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSfInviteGroup *asSfInviteGroup;
/// The object if its tag is `sf_team_grant_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSfTeamGrantAccess *asSfTeamGrantAccess;
/// The object if its tag is `sf_team_invite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSfTeamInvite *asSfTeamInvite;
/// The object if its tag is `sf_team_invite_change_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSfTeamInviteChangeRole *asSfTeamInviteChangeRole;
/// The object if its tag is `sf_team_join`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSfTeamJoin *asSfTeamJoin;
/// The object if its tag is `sf_team_join_from_oob_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSfTeamJoinFromOobLink *asSfTeamJoinFromOobLink;
/// The object if its tag is `sf_team_uninvite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSfTeamUninvite *asSfTeamUninvite;
@end

/// The team was added to a shared folder. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSfAddGroup : DBXTeamLogEventType
/// The value of `sf_add_group`.
@property (nonatomic, strong) DBXTeamLogSfAddGroupType *sfAddGroup;
/// Creates an object with the tag `sf_add_group`.
- (instancetype)init:(DBXTeamLogSfAddGroupType *)sfAddGroup NS_DESIGNATED_INITIALIZER;
@end

/// People who aren't members of a shared folder were allowed to view links to its files. Dropbox no longer records this
/// event.
@interface DBXTeamLogEventTypeSfAllowNonMembersToViewSharedLinks : DBXTeamLogEventType
/// The value of `sf_allow_non_members_to_view_shared_links`.
@property (nonatomic, strong) DBXTeamLogSfAllowNonMembersToViewSharedLinksType *sfAllowNonMembersToViewSharedLinks;

/// Creates an object with the tag `sf_allow_non_members_to_view_shared_links`.
- (instancetype)init:(DBXTeamLogSfAllowNonMembersToViewSharedLinksType *)sfAllowNonMembersToViewSharedLinks
    NS_DESIGNATED_INITIALIZER;
@end

/// A warning for members who share folders outside the team was configured. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSfExternalInviteWarn : DBXTeamLogEventType
/// The value of `sf_external_invite_warn`.
@property (nonatomic, strong) DBXTeamLogSfExternalInviteWarnType *sfExternalInviteWarn;
/// Creates an object with the tag `sf_external_invite_warn`.
- (instancetype)init:(DBXTeamLogSfExternalInviteWarnType *)sfExternalInviteWarn NS_DESIGNATED_INITIALIZER;
@end

/// Facebook users were invited to a shared folder. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSfFbInvite : DBXTeamLogEventType
/// The value of `sf_fb_invite`.
@property (nonatomic, strong) DBXTeamLogSfFbInviteType *sfFbInvite;
/// Creates an object with the tag `sf_fb_invite`.
- (instancetype)init:(DBXTeamLogSfFbInviteType *)sfFbInvite NS_DESIGNATED_INITIALIZER;
@end

/// The role of a Facebook user in a shared folder was changed. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSfFbInviteChangeRole : DBXTeamLogEventType
/// The value of `sf_fb_invite_change_role`.
@property (nonatomic, strong) DBXTeamLogSfFbInviteChangeRoleType *sfFbInviteChangeRole;
/// Creates an object with the tag `sf_fb_invite_change_role`.
- (instancetype)init:(DBXTeamLogSfFbInviteChangeRoleType *)sfFbInviteChangeRole NS_DESIGNATED_INITIALIZER;
@end

/// The invitation of a Facebook user to a shared folder was withdrawn. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSfFbUninvite : DBXTeamLogEventType
/// The value of `sf_fb_uninvite`.
@property (nonatomic, strong) DBXTeamLogSfFbUninviteType *sfFbUninvite;
/// Creates an object with the tag `sf_fb_uninvite`.
- (instancetype)init:(DBXTeamLogSfFbUninviteType *)sfFbUninvite NS_DESIGNATED_INITIALIZER;
@end

/// A group was invited to a shared folder. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSfInviteGroup : DBXTeamLogEventType
/// The value of `sf_invite_group`.
@property (nonatomic, strong) DBXTeamLogSfInviteGroupType *sfInviteGroup;
/// Creates an object with the tag `sf_invite_group`.
- (instancetype)init:(DBXTeamLogSfInviteGroupType *)sfInviteGroup NS_DESIGNATED_INITIALIZER;
@end

/// Access to a shared folder was granted. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSfTeamGrantAccess : DBXTeamLogEventType
/// The value of `sf_team_grant_access`.
@property (nonatomic, strong) DBXTeamLogSfTeamGrantAccessType *sfTeamGrantAccess;
/// Creates an object with the tag `sf_team_grant_access`.
- (instancetype)init:(DBXTeamLogSfTeamGrantAccessType *)sfTeamGrantAccess NS_DESIGNATED_INITIALIZER;
@end

/// Team members were invited to a shared folder. Replaced by `sharedContentAddInvitees`.
@interface DBXTeamLogEventTypeSfTeamInvite : DBXTeamLogEventType
/// The value of `sf_team_invite`.
@property (nonatomic, strong) DBXTeamLogSfTeamInviteType *sfTeamInvite;
/// Creates an object with the tag `sf_team_invite`.
- (instancetype)init:(DBXTeamLogSfTeamInviteType *)sfTeamInvite NS_DESIGNATED_INITIALIZER;
@end

/// The role of a team member in a shared folder was changed. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSfTeamInviteChangeRole : DBXTeamLogEventType
/// The value of `sf_team_invite_change_role`.
@property (nonatomic, strong) DBXTeamLogSfTeamInviteChangeRoleType *sfTeamInviteChangeRole;
/// Creates an object with the tag `sf_team_invite_change_role`.
- (instancetype)init:(DBXTeamLogSfTeamInviteChangeRoleType *)sfTeamInviteChangeRole NS_DESIGNATED_INITIALIZER;
@end

/// A user joined the shared folder of a team member. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSfTeamJoin : DBXTeamLogEventType
/// The value of `sf_team_join`.
@property (nonatomic, strong) DBXTeamLogSfTeamJoinType *sfTeamJoin;
/// Creates an object with the tag `sf_team_join`.
- (instancetype)init:(DBXTeamLogSfTeamJoinType *)sfTeamJoin NS_DESIGNATED_INITIALIZER;
@end

/// A user joined the shared folder of a team member by a link. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeSfTeamJoinFromOobLink : DBXTeamLogEventType
/// The value of `sf_team_join_from_oob_link`.
@property (nonatomic, strong) DBXTeamLogSfTeamJoinFromOobLinkType *sfTeamJoinFromOobLink;
/// Creates an object with the tag `sf_team_join_from_oob_link`.
- (instancetype)init:(DBXTeamLogSfTeamJoinFromOobLinkType *)sfTeamJoinFromOobLink NS_DESIGNATED_INITIALIZER;
@end

/// The invitation of a team member to a shared folder was withdrawn. Replaced by `sharedContentRemoveInvitees`.
@interface DBXTeamLogEventTypeSfTeamUninvite : DBXTeamLogEventType
/// The value of `sf_team_uninvite`.
@property (nonatomic, strong) DBXTeamLogSfTeamUninviteType *sfTeamUninvite;
/// Creates an object with the tag `sf_team_uninvite`.
- (instancetype)init:(DBXTeamLogSfTeamUninviteType *)sfTeamUninvite NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (SfMembers)
/// The object if its tag is `sf_add_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSfAddGroup *asSfAddGroup;

/// The object if its tag is `sf_allow_non_members_to_view_shared_links`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSfAllowNonMembersToViewSharedLinks *asSfAllowNonMembersToViewSharedLinks;

/// The object if its tag is `sf_external_invite_warn`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSfExternalInviteWarn *asSfExternalInviteWarn;
/// The object if its tag is `sf_fb_invite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSfFbInvite *asSfFbInvite;
/// The object if its tag is `sf_fb_invite_change_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSfFbInviteChangeRole *asSfFbInviteChangeRole;
/// The object if its tag is `sf_fb_uninvite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSfFbUninvite *asSfFbUninvite;
/// The object if its tag is `sf_invite_group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSfInviteGroup *asSfInviteGroup;
/// The object if its tag is `sf_team_grant_access`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSfTeamGrantAccess *asSfTeamGrantAccess;
/// The object if its tag is `sf_team_invite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSfTeamInvite *asSfTeamInvite;
/// The object if its tag is `sf_team_invite_change_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSfTeamInviteChangeRole *asSfTeamInviteChangeRole;
/// The object if its tag is `sf_team_join`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSfTeamJoin *asSfTeamJoin;
/// The object if its tag is `sf_team_join_from_oob_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSfTeamJoinFromOobLink *asSfTeamJoinFromOobLink;
/// The object if its tag is `sf_team_uninvite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSfTeamUninvite *asSfTeamUninvite;
@end

/// Events in which the team was added to a shared folder.
@interface DBXTeamLogEventTypeArgSfAddGroup : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sf_add_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which people who aren't members of a shared folder were allowed to view links to its files.
@interface DBXTeamLogEventTypeArgSfAllowNonMembersToViewSharedLinks : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sf_allow_non_members_to_view_shared_links`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a warning for members who share folders outside the team was configured.
@interface DBXTeamLogEventTypeArgSfExternalInviteWarn : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sf_external_invite_warn`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which Facebook users were invited to a shared folder.
@interface DBXTeamLogEventTypeArgSfFbInvite : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sf_fb_invite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the role of a Facebook user in a shared folder was changed.
@interface DBXTeamLogEventTypeArgSfFbInviteChangeRole : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sf_fb_invite_change_role`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the invitation of a Facebook user to a shared folder was withdrawn.
@interface DBXTeamLogEventTypeArgSfFbUninvite : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sf_fb_uninvite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a group was invited to a shared folder.
@interface DBXTeamLogEventTypeArgSfInviteGroup : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sf_invite_group`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which access to a shared folder was granted.
@interface DBXTeamLogEventTypeArgSfTeamGrantAccess : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sf_team_grant_access`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which team members were invited to a shared folder.
@interface DBXTeamLogEventTypeArgSfTeamInvite : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sf_team_invite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the role of a team member in a shared folder was changed.
@interface DBXTeamLogEventTypeArgSfTeamInviteChangeRole : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sf_team_invite_change_role`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user joined the shared folder of a team member.
@interface DBXTeamLogEventTypeArgSfTeamJoin : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sf_team_join`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user joined the shared folder of a team member by a link.
@interface DBXTeamLogEventTypeArgSfTeamJoinFromOobLink : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sf_team_join_from_oob_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the invitation of a team member to a shared folder was withdrawn.
@interface DBXTeamLogEventTypeArgSfTeamUninvite : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sf_team_uninvite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team was added to a shared folder.
@interface DBXTeamLogSfAddGroupDetails : DBXObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The sharing permission.
@property (nonatomic, readonly, copy, nullable) NSString *sharingPermission;
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *teamName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    teamName:(NSString *)teamName
    sharingPermission:(nullable NSString *)sharingPermission
    NS_DESIGNATED_INITIALIZER;
@end

/// The team was added to a shared folder. Dropbox no longer records this event.
@interface DBXTeamLogSfAddGroupType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which people who aren't members of a shared folder were allowed to view links to its files.
@interface DBXTeamLogSfAllowNonMembersToViewSharedLinksDetails : DBXObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The type of the shared folder.
@property (nonatomic, readonly, copy, nullable) NSString *sharedFolderType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    sharedFolderType:(nullable NSString *)sharedFolderType
    NS_DESIGNATED_INITIALIZER;
@end

/// People who aren't members of a shared folder were allowed to view links to its files. Dropbox no longer records this
/// event.
@interface DBXTeamLogSfAllowNonMembersToViewSharedLinksType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a warning for members who share folders outside the team was configured.
@interface DBXTeamLogSfExternalInviteWarnDetails : DBXObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The sharing permission after the change.
@property (nonatomic, readonly, copy, nullable) NSString *newSharingPermission;
/// The sharing permission after the change.
- (nullable NSString *)newSharingPermission DB_NO_METHOD_FAMILY;
/// The sharing permission before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousSharingPermission;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    newSharingPermission:(nullable NSString *)newSharingPermission
    previousSharingPermission:(nullable NSString *)previousSharingPermission
    NS_DESIGNATED_INITIALIZER;
@end

/// A warning for members who share folders outside the team was configured. Dropbox no longer records this event.
@interface DBXTeamLogSfExternalInviteWarnType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the role of a Facebook user in a shared folder was changed.
@interface DBXTeamLogSfFbInviteChangeRoleDetails : DBXObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The sharing permission before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousSharingPermission;
/// The sharing permission after the change.
@property (nonatomic, readonly, copy, nullable) NSString *newSharingPermission;
/// The sharing permission after the change.
- (nullable NSString *)newSharingPermission DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    previousSharingPermission:(nullable NSString *)previousSharingPermission
    newSharingPermission:(nullable NSString *)newSharingPermission
    NS_DESIGNATED_INITIALIZER;
@end

/// The role of a Facebook user in a shared folder was changed. Dropbox no longer records this event.
@interface DBXTeamLogSfFbInviteChangeRoleType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which Facebook users were invited to a shared folder.
@interface DBXTeamLogSfFbInviteDetails : DBXObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The sharing permission.
@property (nonatomic, readonly, copy, nullable) NSString *sharingPermission;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    sharingPermission:(nullable NSString *)sharingPermission
    NS_DESIGNATED_INITIALIZER;
@end

/// Facebook users were invited to a shared folder. Dropbox no longer records this event.
@interface DBXTeamLogSfFbInviteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the invitation of a Facebook user to a shared folder was withdrawn.
@interface DBXTeamLogSfFbUninviteDetails : DBXObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    NS_DESIGNATED_INITIALIZER;
@end

/// The invitation of a Facebook user to a shared folder was withdrawn. Dropbox no longer records this event.
@interface DBXTeamLogSfFbUninviteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a group was invited to a shared folder.
@interface DBXTeamLogSfInviteGroupDetails : DBXObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex NS_DESIGNATED_INITIALIZER;
@end

/// A group was invited to a shared folder. Dropbox no longer records this event.
@interface DBXTeamLogSfInviteGroupType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which access to a shared folder was granted.
@interface DBXTeamLogSfTeamGrantAccessDetails : DBXObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    NS_DESIGNATED_INITIALIZER;
@end

/// Access to a shared folder was granted. Dropbox no longer records this event.
@interface DBXTeamLogSfTeamGrantAccessType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the role of a team member in a shared folder was changed.
@interface DBXTeamLogSfTeamInviteChangeRoleDetails : DBXObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The sharing permission after the change.
@property (nonatomic, readonly, copy, nullable) NSString *newSharingPermission;
/// The sharing permission after the change.
- (nullable NSString *)newSharingPermission DB_NO_METHOD_FAMILY;
/// The sharing permission before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousSharingPermission;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    newSharingPermission:(nullable NSString *)newSharingPermission
    previousSharingPermission:(nullable NSString *)previousSharingPermission
    NS_DESIGNATED_INITIALIZER;
@end

/// The role of a team member in a shared folder was changed. Dropbox no longer records this event.
@interface DBXTeamLogSfTeamInviteChangeRoleType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which team members were invited to a shared folder.
@interface DBXTeamLogSfTeamInviteDetails : DBXObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The sharing permission.
@property (nonatomic, readonly, copy, nullable) NSString *sharingPermission;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    sharingPermission:(nullable NSString *)sharingPermission
    NS_DESIGNATED_INITIALIZER;
@end

/// Team members were invited to a shared folder. Replaced by `sharedContentAddInvitees`.
@interface DBXTeamLogSfTeamInviteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user joined the shared folder of a team member.
@interface DBXTeamLogSfTeamJoinDetails : DBXObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user joined the shared folder of a team member by a link.
@interface DBXTeamLogSfTeamJoinFromOobLinkDetails : DBXObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;
/// The token key of the shared link.
@property (nonatomic, readonly, copy, nullable) NSString *tokenKey;
/// The sharing permission.
@property (nonatomic, readonly, copy, nullable) NSString *sharingPermission;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    tokenKey:(nullable NSString *)tokenKey
    sharingPermission:(nullable NSString *)sharingPermission
    NS_DESIGNATED_INITIALIZER;
@end

/// A user joined the shared folder of a team member by a link. Dropbox no longer records this event.
@interface DBXTeamLogSfTeamJoinFromOobLinkType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A user joined the shared folder of a team member. Dropbox no longer records this event.
@interface DBXTeamLogSfTeamJoinType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the invitation of a team member to a shared folder was withdrawn.
@interface DBXTeamLogSfTeamUninviteDetails : DBXObject
/// The index of the target in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *targetAssetIndex;
/// The original name of the shared folder.
@property (nonatomic, readonly, copy) NSString *originalFolderName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetAssetIndex:(NSNumber *)targetAssetIndex
    originalFolderName:(NSString *)originalFolderName
    NS_DESIGNATED_INITIALIZER;
@end

/// The invitation of a team member to a shared folder was withdrawn. Replaced by `sharedContentRemoveInvitees`.
@interface DBXTeamLogSfTeamUninviteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
