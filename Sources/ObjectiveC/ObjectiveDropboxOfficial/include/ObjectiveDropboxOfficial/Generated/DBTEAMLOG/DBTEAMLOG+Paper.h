// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGPaperAdminExportStartDetails, DBTEAMLOGPaperAdminExportStartType,
    DBTEAMLOGPaperChangeDeploymentPolicyDetails, DBTEAMLOGPaperChangeDeploymentPolicyType,
    DBTEAMLOGPaperChangeMemberLinkPolicyDetails, DBTEAMLOGPaperChangeMemberLinkPolicyType,
    DBTEAMLOGPaperChangeMemberPolicyDetails, DBTEAMLOGPaperChangeMemberPolicyType, DBTEAMLOGPaperChangePolicyDetails,
    DBTEAMLOGPaperChangePolicyType, DBTEAMLOGPaperDefaultFolderPolicyChangedDetails,
    DBTEAMLOGPaperDefaultFolderPolicyChangedType, DBTEAMLOGPaperDesktopPolicyChangedDetails,
    DBTEAMLOGPaperDesktopPolicyChangedType, DBTEAMLOGPaperEnabledUsersGroupAdditionDetails,
    DBTEAMLOGPaperEnabledUsersGroupAdditionType, DBTEAMLOGPaperEnabledUsersGroupRemovalDetails,
    DBTEAMLOGPaperEnabledUsersGroupRemovalType, DBTEAMLOGPaperExternalViewAllowDetails,
    DBTEAMLOGPaperExternalViewAllowType, DBTEAMLOGPaperExternalViewDefaultTeamDetails,
    DBTEAMLOGPaperExternalViewDefaultTeamType, DBTEAMLOGPaperExternalViewForbidDetails,
    DBTEAMLOGPaperExternalViewForbidType, DBTEAMLOGPaperFolderChangeSubscriptionDetails,
    DBTEAMLOGPaperFolderChangeSubscriptionType, DBTEAMLOGPaperFolderDeletedDetails, DBTEAMLOGPaperFolderDeletedType,
    DBTEAMLOGPaperFolderFollowedDetails, DBTEAMLOGPaperFolderFollowedType, DBTEAMLOGPaperFolderTeamInviteDetails,
    DBTEAMLOGPaperFolderTeamInviteType, DBTEAMLOGPaperMemberPolicy, DBTEAMLOGPaperPublishedLinkChangePermissionDetails,
    DBTEAMLOGPaperPublishedLinkChangePermissionType, DBTEAMLOGPaperPublishedLinkCreateDetails,
    DBTEAMLOGPaperPublishedLinkCreateType, DBTEAMLOGPaperPublishedLinkDisabledDetails,
    DBTEAMLOGPaperPublishedLinkDisabledType, DBTEAMLOGPaperPublishedLinkViewDetails,
    DBTEAMLOGPaperPublishedLinkViewType, DBTEAMPOLICIESPaperDeploymentPolicy, DBTEAMPOLICIESPaperEnabledPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Paper`.
@interface DBTEAMLOGEventDetails (Paper)
/// Details of an event in which the external sharing setting of Paper was set to allow anyone. Has a value only if
/// `isPaperExternalViewAllowDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperExternalViewAllowDetails *paperExternalViewAllowDetails;

/// Details of an event in which the external sharing setting of Paper was set to the team by default. Has a value only
/// if `isPaperExternalViewDefaultTeamDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperExternalViewDefaultTeamDetails *paperExternalViewDefaultTeamDetails;

/// Details of an event in which the external sharing setting of Paper was set to the team only. Has a value only if
/// `isPaperExternalViewForbidDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperExternalViewForbidDetails *paperExternalViewForbidDetails;

/// Details of an event in which a user followed or unfollowed a Paper folder. Has a value only if
/// `isPaperFolderChangeSubscriptionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperFolderChangeSubscriptionDetails *paperFolderChangeSubscriptionDetails;

/// Details of an event in which a Paper folder was archived. Has a value only if `isPaperFolderDeletedDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperFolderDeletedDetails *paperFolderDeletedDetails;

/// Details of an event in which a user followed a Paper folder. Has a value only if `isPaperFolderFollowedDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperFolderFollowedDetails *paperFolderFollowedDetails;

/// Details of an event in which a Paper folder was shared with users or groups. Has a value only if
/// `isPaperFolderTeamInviteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperFolderTeamInviteDetails *paperFolderTeamInviteDetails;

/// Details of an event in which the permissions of a published Paper document were changed. Has a value only if
/// `isPaperPublishedLinkChangePermissionDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGPaperPublishedLinkChangePermissionDetails *paperPublishedLinkChangePermissionDetails;

/// Details of an event in which a Paper document was published. Has a value only if `isPaperPublishedLinkCreateDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperPublishedLinkCreateDetails *paperPublishedLinkCreateDetails;

/// Details of an event in which the publication of a Paper document was withdrawn. Has a value only if
/// `isPaperPublishedLinkDisabledDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperPublishedLinkDisabledDetails *paperPublishedLinkDisabledDetails;

/// Details of an event in which a published Paper document was viewed. Has a value only if
/// `isPaperPublishedLinkViewDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperPublishedLinkViewDetails *paperPublishedLinkViewDetails;

/// Details of an event in which an export of all Paper documents of the team was started. Has a value only if
/// `isPaperAdminExportStartDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperAdminExportStartDetails *paperAdminExportStartDetails;

/// Details of an event in which the deployment of Paper to all or to selected members was changed. Has a value only if
/// `isPaperChangeDeploymentPolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperChangeDeploymentPolicyDetails *paperChangeDeploymentPolicyDetails;

/// Details of an event in which the access of nonmembers to Paper documents by a link was changed. Has a value only if
/// `isPaperChangeMemberLinkPolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperChangeMemberLinkPolicyDetails *paperChangeMemberLinkPolicyDetails;

/// Details of an event in which the members' ability to share Paper documents outside the team, or the default audience
/// of documents, was changed. Has a value only if `isPaperChangeMemberPolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperChangeMemberPolicyDetails *paperChangeMemberPolicyDetails;

/// Details of an event in which Paper was enabled or disabled for the team. Has a value only if
/// `isPaperChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperChangePolicyDetails *paperChangePolicyDetails;

/// Details of an event in which the team's policy for the default Paper folder was changed. Has a value only if
/// `isPaperDefaultFolderPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDefaultFolderPolicyChangedDetails *paperDefaultFolderPolicyChangedDetails;

/// Details of an event in which the Paper desktop app was enabled or disabled for the team. Has a value only if
/// `isPaperDesktopPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDesktopPolicyChangedDetails *paperDesktopPolicyChangedDetails;

/// Details of an event in which users were added to the list of users who can use Paper. Has a value only if
/// `isPaperEnabledUsersGroupAdditionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperEnabledUsersGroupAdditionDetails *paperEnabledUsersGroupAdditionDetails;

/// Details of an event in which users were removed from the list of users who can use Paper. Has a value only if
/// `isPaperEnabledUsersGroupRemovalDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperEnabledUsersGroupRemovalDetails *paperEnabledUsersGroupRemovalDetails;

/// Creates an object with the tag `paper_external_view_allow_details`.
- (instancetype)
    initWithPaperExternalViewAllowDetails:(DBTEAMLOGPaperExternalViewAllowDetails *)paperExternalViewAllowDetails;

/// Creates an object with the tag `paper_external_view_default_team_details`.
- (instancetype)
    initWithPaperExternalViewDefaultTeamDetails:(DBTEAMLOGPaperExternalViewDefaultTeamDetails *)paperExternalViewDefaultTeamDetails;

/// Creates an object with the tag `paper_external_view_forbid_details`.
- (instancetype)
    initWithPaperExternalViewForbidDetails:(DBTEAMLOGPaperExternalViewForbidDetails *)paperExternalViewForbidDetails;

/// Creates an object with the tag `paper_folder_change_subscription_details`.
- (instancetype)
    initWithPaperFolderChangeSubscriptionDetails:(DBTEAMLOGPaperFolderChangeSubscriptionDetails *)paperFolderChangeSubscriptionDetails;

/// Creates an object with the tag `paper_folder_deleted_details`.
- (instancetype)initWithPaperFolderDeletedDetails:(DBTEAMLOGPaperFolderDeletedDetails *)paperFolderDeletedDetails;
/// Creates an object with the tag `paper_folder_followed_details`.
- (instancetype)initWithPaperFolderFollowedDetails:(DBTEAMLOGPaperFolderFollowedDetails *)paperFolderFollowedDetails;

/// Creates an object with the tag `paper_folder_team_invite_details`.
- (instancetype)
    initWithPaperFolderTeamInviteDetails:(DBTEAMLOGPaperFolderTeamInviteDetails *)paperFolderTeamInviteDetails;

/// Creates an object with the tag `paper_published_link_change_permission_details`.
- (instancetype)
    initWithPaperPublishedLinkChangePermissionDetails:(DBTEAMLOGPaperPublishedLinkChangePermissionDetails *)paperPublishedLinkChangePermissionDetails;

/// Creates an object with the tag `paper_published_link_create_details`.
- (instancetype)
    initWithPaperPublishedLinkCreateDetails:(DBTEAMLOGPaperPublishedLinkCreateDetails *)paperPublishedLinkCreateDetails;

/// Creates an object with the tag `paper_published_link_disabled_details`.
- (instancetype)
    initWithPaperPublishedLinkDisabledDetails:(DBTEAMLOGPaperPublishedLinkDisabledDetails *)paperPublishedLinkDisabledDetails;

/// Creates an object with the tag `paper_published_link_view_details`.
- (instancetype)
    initWithPaperPublishedLinkViewDetails:(DBTEAMLOGPaperPublishedLinkViewDetails *)paperPublishedLinkViewDetails;

/// Creates an object with the tag `paper_admin_export_start_details`.
- (instancetype)
    initWithPaperAdminExportStartDetails:(DBTEAMLOGPaperAdminExportStartDetails *)paperAdminExportStartDetails;

/// Creates an object with the tag `paper_change_deployment_policy_details`.
- (instancetype)
    initWithPaperChangeDeploymentPolicyDetails:(DBTEAMLOGPaperChangeDeploymentPolicyDetails *)paperChangeDeploymentPolicyDetails;

/// Creates an object with the tag `paper_change_member_link_policy_details`.
- (instancetype)
    initWithPaperChangeMemberLinkPolicyDetails:(DBTEAMLOGPaperChangeMemberLinkPolicyDetails *)paperChangeMemberLinkPolicyDetails;

/// Creates an object with the tag `paper_change_member_policy_details`.
- (instancetype)
    initWithPaperChangeMemberPolicyDetails:(DBTEAMLOGPaperChangeMemberPolicyDetails *)paperChangeMemberPolicyDetails;

/// Creates an object with the tag `paper_change_policy_details`.
- (instancetype)initWithPaperChangePolicyDetails:(DBTEAMLOGPaperChangePolicyDetails *)paperChangePolicyDetails;

/// Creates an object with the tag `paper_default_folder_policy_changed_details`.
- (instancetype)
    initWithPaperDefaultFolderPolicyChangedDetails:(DBTEAMLOGPaperDefaultFolderPolicyChangedDetails *)paperDefaultFolderPolicyChangedDetails;

/// Creates an object with the tag `paper_desktop_policy_changed_details`.
- (instancetype)
    initWithPaperDesktopPolicyChangedDetails:(DBTEAMLOGPaperDesktopPolicyChangedDetails *)paperDesktopPolicyChangedDetails;

/// Creates an object with the tag `paper_enabled_users_group_addition_details`.
- (instancetype)
    initWithPaperEnabledUsersGroupAdditionDetails:(DBTEAMLOGPaperEnabledUsersGroupAdditionDetails *)paperEnabledUsersGroupAdditionDetails;

/// Creates an object with the tag `paper_enabled_users_group_removal_details`.
- (instancetype)
    initWithPaperEnabledUsersGroupRemovalDetails:(DBTEAMLOGPaperEnabledUsersGroupRemovalDetails *)paperEnabledUsersGroupRemovalDetails;

/// Returns whether the tag is `paper_external_view_allow_details`.
- (BOOL)isPaperExternalViewAllowDetails;
/// Returns whether the tag is `paper_external_view_default_team_details`.
- (BOOL)isPaperExternalViewDefaultTeamDetails;
/// Returns whether the tag is `paper_external_view_forbid_details`.
- (BOOL)isPaperExternalViewForbidDetails;
/// Returns whether the tag is `paper_folder_change_subscription_details`.
- (BOOL)isPaperFolderChangeSubscriptionDetails;
/// Returns whether the tag is `paper_folder_deleted_details`.
- (BOOL)isPaperFolderDeletedDetails;
/// Returns whether the tag is `paper_folder_followed_details`.
- (BOOL)isPaperFolderFollowedDetails;
/// Returns whether the tag is `paper_folder_team_invite_details`.
- (BOOL)isPaperFolderTeamInviteDetails;
/// Returns whether the tag is `paper_published_link_change_permission_details`.
- (BOOL)isPaperPublishedLinkChangePermissionDetails;
/// Returns whether the tag is `paper_published_link_create_details`.
- (BOOL)isPaperPublishedLinkCreateDetails;
/// Returns whether the tag is `paper_published_link_disabled_details`.
- (BOOL)isPaperPublishedLinkDisabledDetails;
/// Returns whether the tag is `paper_published_link_view_details`.
- (BOOL)isPaperPublishedLinkViewDetails;
/// Returns whether the tag is `paper_admin_export_start_details`.
- (BOOL)isPaperAdminExportStartDetails;
/// Returns whether the tag is `paper_change_deployment_policy_details`.
- (BOOL)isPaperChangeDeploymentPolicyDetails;
/// Returns whether the tag is `paper_change_member_link_policy_details`.
- (BOOL)isPaperChangeMemberLinkPolicyDetails;
/// Returns whether the tag is `paper_change_member_policy_details`.
- (BOOL)isPaperChangeMemberPolicyDetails;
/// Returns whether the tag is `paper_change_policy_details`.
- (BOOL)isPaperChangePolicyDetails;
/// Returns whether the tag is `paper_default_folder_policy_changed_details`.
- (BOOL)isPaperDefaultFolderPolicyChangedDetails;
/// Returns whether the tag is `paper_desktop_policy_changed_details`.
- (BOOL)isPaperDesktopPolicyChangedDetails;
/// Returns whether the tag is `paper_enabled_users_group_addition_details`.
- (BOOL)isPaperEnabledUsersGroupAdditionDetails;
/// Returns whether the tag is `paper_enabled_users_group_removal_details`.
- (BOOL)isPaperEnabledUsersGroupRemovalDetails;
@end

/// The members whose names start with `Paper`.
@interface DBTEAMLOGEventType (Paper)
/// The external sharing setting of Paper was set to allow anyone. Dropbox no longer records this event. Has a value
/// only if `isPaperExternalViewAllow` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperExternalViewAllowType *paperExternalViewAllow;

/// The external sharing setting of Paper was set to the team by default. Dropbox no longer records this event. Has a
/// value only if `isPaperExternalViewDefaultTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperExternalViewDefaultTeamType *paperExternalViewDefaultTeam;

/// The external sharing setting of Paper was set to the team only. Dropbox no longer records this event. Has a value
/// only if `isPaperExternalViewForbid` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperExternalViewForbidType *paperExternalViewForbid;

/// A user followed or unfollowed a Paper folder. Has a value only if `isPaperFolderChangeSubscription` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperFolderChangeSubscriptionType *paperFolderChangeSubscription;

/// A Paper folder was archived. Dropbox no longer records this event. Has a value only if `isPaperFolderDeleted`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperFolderDeletedType *paperFolderDeleted;

/// A user followed a Paper folder. Replaced by `paperFolderChangeSubscription`. Has a value only if
/// `isPaperFolderFollowed` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperFolderFollowedType *paperFolderFollowed;

/// A Paper folder was shared with users or groups. Dropbox no longer records this event. Has a value only if
/// `isPaperFolderTeamInvite` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperFolderTeamInviteType *paperFolderTeamInvite;

/// The permissions of a published Paper document were changed. Has a value only if
/// `isPaperPublishedLinkChangePermission` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperPublishedLinkChangePermissionType *paperPublishedLinkChangePermission;

/// A Paper document was published. Has a value only if `isPaperPublishedLinkCreate` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperPublishedLinkCreateType *paperPublishedLinkCreate;
/// The publication of a Paper document was withdrawn. Has a value only if `isPaperPublishedLinkDisabled` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperPublishedLinkDisabledType *paperPublishedLinkDisabled;
/// A published Paper document was viewed. Has a value only if `isPaperPublishedLinkView` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperPublishedLinkViewType *paperPublishedLinkView;

/// An export of all Paper documents of the team was started. Has a value only if `isPaperAdminExportStart` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperAdminExportStartType *paperAdminExportStart;

/// The deployment of Paper to all or to selected members was changed. Has a value only if
/// `isPaperChangeDeploymentPolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperChangeDeploymentPolicyType *paperChangeDeploymentPolicy;

/// The access of nonmembers to Paper documents by a link was changed. Dropbox no longer records this event. Has a value
/// only if `isPaperChangeMemberLinkPolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperChangeMemberLinkPolicyType *paperChangeMemberLinkPolicy;

/// The members' ability to share Paper documents outside the team, or the default audience of documents, was changed.
/// Has a value only if `isPaperChangeMemberPolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperChangeMemberPolicyType *paperChangeMemberPolicy;

/// Paper was enabled or disabled for the team. Has a value only if `isPaperChangePolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperChangePolicyType *paperChangePolicy;

/// The team's policy for the default Paper folder was changed. Has a value only if `isPaperDefaultFolderPolicyChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDefaultFolderPolicyChangedType *paperDefaultFolderPolicyChanged;

/// The Paper desktop app was enabled or disabled for the team. Has a value only if `isPaperDesktopPolicyChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperDesktopPolicyChangedType *paperDesktopPolicyChanged;

/// Users were added to the list of users who can use Paper. Has a value only if `isPaperEnabledUsersGroupAddition`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperEnabledUsersGroupAdditionType *paperEnabledUsersGroupAddition;

/// Users were removed from the list of users who can use Paper. Has a value only if `isPaperEnabledUsersGroupRemoval`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPaperEnabledUsersGroupRemovalType *paperEnabledUsersGroupRemoval;

/// Creates an object with the tag `paper_external_view_allow`.
- (instancetype)initWithPaperExternalViewAllow:(DBTEAMLOGPaperExternalViewAllowType *)paperExternalViewAllow;

/// Creates an object with the tag `paper_external_view_default_team`.
- (instancetype)
    initWithPaperExternalViewDefaultTeam:(DBTEAMLOGPaperExternalViewDefaultTeamType *)paperExternalViewDefaultTeam;

/// Creates an object with the tag `paper_external_view_forbid`.
- (instancetype)initWithPaperExternalViewForbid:(DBTEAMLOGPaperExternalViewForbidType *)paperExternalViewForbid;

/// Creates an object with the tag `paper_folder_change_subscription`.
- (instancetype)
    initWithPaperFolderChangeSubscription:(DBTEAMLOGPaperFolderChangeSubscriptionType *)paperFolderChangeSubscription;

/// Creates an object with the tag `paper_folder_deleted`.
- (instancetype)initWithPaperFolderDeleted:(DBTEAMLOGPaperFolderDeletedType *)paperFolderDeleted;
/// Creates an object with the tag `paper_folder_followed`.
- (instancetype)initWithPaperFolderFollowed:(DBTEAMLOGPaperFolderFollowedType *)paperFolderFollowed;
/// Creates an object with the tag `paper_folder_team_invite`.
- (instancetype)initWithPaperFolderTeamInvite:(DBTEAMLOGPaperFolderTeamInviteType *)paperFolderTeamInvite;

/// Creates an object with the tag `paper_published_link_change_permission`.
- (instancetype)
    initWithPaperPublishedLinkChangePermission:(DBTEAMLOGPaperPublishedLinkChangePermissionType *)paperPublishedLinkChangePermission;

/// Creates an object with the tag `paper_published_link_create`.
- (instancetype)initWithPaperPublishedLinkCreate:(DBTEAMLOGPaperPublishedLinkCreateType *)paperPublishedLinkCreate;
/// Creates an object with the tag `paper_published_link_disabled`.
- (instancetype)initWithPaperPublishedLinkDisabled:(DBTEAMLOGPaperPublishedLinkDisabledType *)paperPublishedLinkDisabled;
/// Creates an object with the tag `paper_published_link_view`.
- (instancetype)initWithPaperPublishedLinkView:(DBTEAMLOGPaperPublishedLinkViewType *)paperPublishedLinkView;
/// Creates an object with the tag `paper_admin_export_start`.
- (instancetype)initWithPaperAdminExportStart:(DBTEAMLOGPaperAdminExportStartType *)paperAdminExportStart;

/// Creates an object with the tag `paper_change_deployment_policy`.
- (instancetype)
    initWithPaperChangeDeploymentPolicy:(DBTEAMLOGPaperChangeDeploymentPolicyType *)paperChangeDeploymentPolicy;

/// Creates an object with the tag `paper_change_member_link_policy`.
- (instancetype)
    initWithPaperChangeMemberLinkPolicy:(DBTEAMLOGPaperChangeMemberLinkPolicyType *)paperChangeMemberLinkPolicy;

/// Creates an object with the tag `paper_change_member_policy`.
- (instancetype)initWithPaperChangeMemberPolicy:(DBTEAMLOGPaperChangeMemberPolicyType *)paperChangeMemberPolicy;
/// Creates an object with the tag `paper_change_policy`.
- (instancetype)initWithPaperChangePolicy:(DBTEAMLOGPaperChangePolicyType *)paperChangePolicy;

/// Creates an object with the tag `paper_default_folder_policy_changed`.
- (instancetype)
    initWithPaperDefaultFolderPolicyChanged:(DBTEAMLOGPaperDefaultFolderPolicyChangedType *)paperDefaultFolderPolicyChanged;

/// Creates an object with the tag `paper_desktop_policy_changed`.
- (instancetype)initWithPaperDesktopPolicyChanged:(DBTEAMLOGPaperDesktopPolicyChangedType *)paperDesktopPolicyChanged;

/// Creates an object with the tag `paper_enabled_users_group_addition`.
- (instancetype)
    initWithPaperEnabledUsersGroupAddition:(DBTEAMLOGPaperEnabledUsersGroupAdditionType *)paperEnabledUsersGroupAddition;

/// Creates an object with the tag `paper_enabled_users_group_removal`.
- (instancetype)
    initWithPaperEnabledUsersGroupRemoval:(DBTEAMLOGPaperEnabledUsersGroupRemovalType *)paperEnabledUsersGroupRemoval;

/// Returns whether the tag is `paper_external_view_allow`.
- (BOOL)isPaperExternalViewAllow;
/// Returns whether the tag is `paper_external_view_default_team`.
- (BOOL)isPaperExternalViewDefaultTeam;
/// Returns whether the tag is `paper_external_view_forbid`.
- (BOOL)isPaperExternalViewForbid;
/// Returns whether the tag is `paper_folder_change_subscription`.
- (BOOL)isPaperFolderChangeSubscription;
/// Returns whether the tag is `paper_folder_deleted`.
- (BOOL)isPaperFolderDeleted;
/// Returns whether the tag is `paper_folder_followed`.
- (BOOL)isPaperFolderFollowed;
/// Returns whether the tag is `paper_folder_team_invite`.
- (BOOL)isPaperFolderTeamInvite;
/// Returns whether the tag is `paper_published_link_change_permission`.
- (BOOL)isPaperPublishedLinkChangePermission;
/// Returns whether the tag is `paper_published_link_create`.
- (BOOL)isPaperPublishedLinkCreate;
/// Returns whether the tag is `paper_published_link_disabled`.
- (BOOL)isPaperPublishedLinkDisabled;
/// Returns whether the tag is `paper_published_link_view`.
- (BOOL)isPaperPublishedLinkView;
/// Returns whether the tag is `paper_admin_export_start`.
- (BOOL)isPaperAdminExportStart;
/// Returns whether the tag is `paper_change_deployment_policy`.
- (BOOL)isPaperChangeDeploymentPolicy;
/// Returns whether the tag is `paper_change_member_link_policy`.
- (BOOL)isPaperChangeMemberLinkPolicy;
/// Returns whether the tag is `paper_change_member_policy`.
- (BOOL)isPaperChangeMemberPolicy;
/// Returns whether the tag is `paper_change_policy`.
- (BOOL)isPaperChangePolicy;
/// Returns whether the tag is `paper_default_folder_policy_changed`.
- (BOOL)isPaperDefaultFolderPolicyChanged;
/// Returns whether the tag is `paper_desktop_policy_changed`.
- (BOOL)isPaperDesktopPolicyChanged;
/// Returns whether the tag is `paper_enabled_users_group_addition`.
- (BOOL)isPaperEnabledUsersGroupAddition;
/// Returns whether the tag is `paper_enabled_users_group_removal`.
- (BOOL)isPaperEnabledUsersGroupRemoval;
@end

/// The members whose names start with `Paper`.
@interface DBTEAMLOGEventTypeArg (Paper)
/// Creates an object with the tag `paper_external_view_allow`.
- (instancetype)initWithPaperExternalViewAllow;
/// Creates an object with the tag `paper_external_view_default_team`.
- (instancetype)initWithPaperExternalViewDefaultTeam;
/// Creates an object with the tag `paper_external_view_forbid`.
- (instancetype)initWithPaperExternalViewForbid;
/// Creates an object with the tag `paper_folder_change_subscription`.
- (instancetype)initWithPaperFolderChangeSubscription;
/// Creates an object with the tag `paper_folder_deleted`.
- (instancetype)initWithPaperFolderDeleted;
/// Creates an object with the tag `paper_folder_followed`.
- (instancetype)initWithPaperFolderFollowed;
/// Creates an object with the tag `paper_folder_team_invite`.
- (instancetype)initWithPaperFolderTeamInvite;
/// Creates an object with the tag `paper_published_link_change_permission`.
- (instancetype)initWithPaperPublishedLinkChangePermission;
/// Creates an object with the tag `paper_published_link_create`.
- (instancetype)initWithPaperPublishedLinkCreate;
/// Creates an object with the tag `paper_published_link_disabled`.
- (instancetype)initWithPaperPublishedLinkDisabled;
/// Creates an object with the tag `paper_published_link_view`.
- (instancetype)initWithPaperPublishedLinkView;
/// Creates an object with the tag `paper_admin_export_start`.
- (instancetype)initWithPaperAdminExportStart;
/// Creates an object with the tag `paper_change_deployment_policy`.
- (instancetype)initWithPaperChangeDeploymentPolicy;
/// Creates an object with the tag `paper_change_member_link_policy`.
- (instancetype)initWithPaperChangeMemberLinkPolicy;
/// Creates an object with the tag `paper_change_member_policy`.
- (instancetype)initWithPaperChangeMemberPolicy;
/// Creates an object with the tag `paper_change_policy`.
- (instancetype)initWithPaperChangePolicy;
/// Creates an object with the tag `paper_default_folder_policy_changed`.
- (instancetype)initWithPaperDefaultFolderPolicyChanged;
/// Creates an object with the tag `paper_desktop_policy_changed`.
- (instancetype)initWithPaperDesktopPolicyChanged;
/// Creates an object with the tag `paper_enabled_users_group_addition`.
- (instancetype)initWithPaperEnabledUsersGroupAddition;
/// Creates an object with the tag `paper_enabled_users_group_removal`.
- (instancetype)initWithPaperEnabledUsersGroupRemoval;
/// Returns whether the tag is `paper_external_view_allow`.
- (BOOL)isPaperExternalViewAllow;
/// Returns whether the tag is `paper_external_view_default_team`.
- (BOOL)isPaperExternalViewDefaultTeam;
/// Returns whether the tag is `paper_external_view_forbid`.
- (BOOL)isPaperExternalViewForbid;
/// Returns whether the tag is `paper_folder_change_subscription`.
- (BOOL)isPaperFolderChangeSubscription;
/// Returns whether the tag is `paper_folder_deleted`.
- (BOOL)isPaperFolderDeleted;
/// Returns whether the tag is `paper_folder_followed`.
- (BOOL)isPaperFolderFollowed;
/// Returns whether the tag is `paper_folder_team_invite`.
- (BOOL)isPaperFolderTeamInvite;
/// Returns whether the tag is `paper_published_link_change_permission`.
- (BOOL)isPaperPublishedLinkChangePermission;
/// Returns whether the tag is `paper_published_link_create`.
- (BOOL)isPaperPublishedLinkCreate;
/// Returns whether the tag is `paper_published_link_disabled`.
- (BOOL)isPaperPublishedLinkDisabled;
/// Returns whether the tag is `paper_published_link_view`.
- (BOOL)isPaperPublishedLinkView;
/// Returns whether the tag is `paper_admin_export_start`.
- (BOOL)isPaperAdminExportStart;
/// Returns whether the tag is `paper_change_deployment_policy`.
- (BOOL)isPaperChangeDeploymentPolicy;
/// Returns whether the tag is `paper_change_member_link_policy`.
- (BOOL)isPaperChangeMemberLinkPolicy;
/// Returns whether the tag is `paper_change_member_policy`.
- (BOOL)isPaperChangeMemberPolicy;
/// Returns whether the tag is `paper_change_policy`.
- (BOOL)isPaperChangePolicy;
/// Returns whether the tag is `paper_default_folder_policy_changed`.
- (BOOL)isPaperDefaultFolderPolicyChanged;
/// Returns whether the tag is `paper_desktop_policy_changed`.
- (BOOL)isPaperDesktopPolicyChanged;
/// Returns whether the tag is `paper_enabled_users_group_addition`.
- (BOOL)isPaperEnabledUsersGroupAddition;
/// Returns whether the tag is `paper_enabled_users_group_removal`.
- (BOOL)isPaperEnabledUsersGroupRemoval;
@end

/// The tags of `DBTEAMLOGPaperAccessType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGPaperAccessTypeTag) {
    /// The member can comment.
    DBTEAMLOGPaperAccessTypeCommenter,
    /// The member can edit.
    DBTEAMLOGPaperAccessTypeEditor,
    /// The member can view.
    DBTEAMLOGPaperAccessTypeViewer,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGPaperAccessTypeOther,
};

/// The access of a member to a Paper document.
@interface DBTEAMLOGPaperAccessType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGPaperAccessTypeTag tag;
/// Creates an object with the tag `commenter`.
- (instancetype)initWithCommenter;
/// Creates an object with the tag `editor`.
- (instancetype)initWithEditor;
/// Creates an object with the tag `viewer`.
- (instancetype)initWithViewer;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `commenter`.
- (BOOL)isCommenter;
/// Returns whether the tag is `editor`.
- (BOOL)isEditor;
/// Returns whether the tag is `viewer`.
- (BOOL)isViewer;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGPaperAccessType` from and to JSON.
@interface DBTEAMLOGPaperAccessTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperAccessType *)instance;
+ (DBTEAMLOGPaperAccessType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an export of all Paper documents of the team was started.
@interface DBTEAMLOGPaperAdminExportStartDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGPaperAdminExportStartDetails` from and to JSON.
@interface DBTEAMLOGPaperAdminExportStartDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperAdminExportStartDetails *)instance;
+ (DBTEAMLOGPaperAdminExportStartDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An export of all Paper documents of the team was started.
@interface DBTEAMLOGPaperAdminExportStartType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperAdminExportStartType` from and to JSON.
@interface DBTEAMLOGPaperAdminExportStartTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperAdminExportStartType *)instance;
+ (DBTEAMLOGPaperAdminExportStartType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the deployment of Paper to all or to selected members was changed.
@interface DBTEAMLOGPaperChangeDeploymentPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMPOLICIESPaperDeploymentPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMPOLICIESPaperDeploymentPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMPOLICIESPaperDeploymentPolicy *)dNewValue
    previousValue:(nullable DBTEAMPOLICIESPaperDeploymentPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMPOLICIESPaperDeploymentPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGPaperChangeDeploymentPolicyDetails` from and to JSON.
@interface DBTEAMLOGPaperChangeDeploymentPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperChangeDeploymentPolicyDetails *)instance;
+ (DBTEAMLOGPaperChangeDeploymentPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The deployment of Paper to all or to selected members was changed.
@interface DBTEAMLOGPaperChangeDeploymentPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperChangeDeploymentPolicyType` from and to JSON.
@interface DBTEAMLOGPaperChangeDeploymentPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperChangeDeploymentPolicyType *)instance;
+ (DBTEAMLOGPaperChangeDeploymentPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the access of nonmembers to Paper documents by a link was changed.
@interface DBTEAMLOGPaperChangeMemberLinkPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGPaperMemberPolicy *dNewValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGPaperMemberPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGPaperChangeMemberLinkPolicyDetails` from and to JSON.
@interface DBTEAMLOGPaperChangeMemberLinkPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperChangeMemberLinkPolicyDetails *)instance;
+ (DBTEAMLOGPaperChangeMemberLinkPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The access of nonmembers to Paper documents by a link was changed. Dropbox no longer records this event.
@interface DBTEAMLOGPaperChangeMemberLinkPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperChangeMemberLinkPolicyType` from and to JSON.
@interface DBTEAMLOGPaperChangeMemberLinkPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperChangeMemberLinkPolicyType *)instance;
+ (DBTEAMLOGPaperChangeMemberLinkPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the members' ability to share Paper documents outside the team, or the default audience
/// of documents, was changed.
@interface DBTEAMLOGPaperChangeMemberPolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGPaperMemberPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGPaperMemberPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGPaperMemberPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGPaperMemberPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGPaperMemberPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGPaperChangeMemberPolicyDetails` from and to JSON.
@interface DBTEAMLOGPaperChangeMemberPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperChangeMemberPolicyDetails *)instance;
+ (DBTEAMLOGPaperChangeMemberPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members' ability to share Paper documents outside the team, or the default audience of documents, was changed.
@interface DBTEAMLOGPaperChangeMemberPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperChangeMemberPolicyType` from and to JSON.
@interface DBTEAMLOGPaperChangeMemberPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperChangeMemberPolicyType *)instance;
+ (DBTEAMLOGPaperChangeMemberPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which Paper was enabled or disabled for the team.
@interface DBTEAMLOGPaperChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMPOLICIESPaperEnabledPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMPOLICIESPaperEnabledPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMPOLICIESPaperEnabledPolicy *)dNewValue
    previousValue:(nullable DBTEAMPOLICIESPaperEnabledPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMPOLICIESPaperEnabledPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGPaperChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGPaperChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperChangePolicyDetails *)instance;
+ (DBTEAMLOGPaperChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Paper was enabled or disabled for the team.
@interface DBTEAMLOGPaperChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperChangePolicyType` from and to JSON.
@interface DBTEAMLOGPaperChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperChangePolicyType *)instance;
+ (DBTEAMLOGPaperChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGPaperDefaultFolderPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGPaperDefaultFolderPolicyTag) {
    /// Everyone in the team has access.
    DBTEAMLOGPaperDefaultFolderPolicyEveryoneInTeam,
    /// Only invited people have access.
    DBTEAMLOGPaperDefaultFolderPolicyInviteOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGPaperDefaultFolderPolicyOther,
};

/// The policy for access to new Paper folders.
@interface DBTEAMLOGPaperDefaultFolderPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGPaperDefaultFolderPolicyTag tag;
/// Creates an object with the tag `everyone_in_team`.
- (instancetype)initWithEveryoneInTeam;
/// Creates an object with the tag `invite_only`.
- (instancetype)initWithInviteOnly;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `everyone_in_team`.
- (BOOL)isEveryoneInTeam;
/// Returns whether the tag is `invite_only`.
- (BOOL)isInviteOnly;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGPaperDefaultFolderPolicy` from and to JSON.
@interface DBTEAMLOGPaperDefaultFolderPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDefaultFolderPolicy *)instance;
+ (DBTEAMLOGPaperDefaultFolderPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for the default Paper folder was changed.
@interface DBTEAMLOGPaperDefaultFolderPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGPaperDefaultFolderPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGPaperDefaultFolderPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGPaperDefaultFolderPolicy *)dNewValue
    previousValue:(DBTEAMLOGPaperDefaultFolderPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGPaperDefaultFolderPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGPaperDefaultFolderPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDefaultFolderPolicyChangedDetails *)instance;
+ (DBTEAMLOGPaperDefaultFolderPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for the default Paper folder was changed.
@interface DBTEAMLOGPaperDefaultFolderPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDefaultFolderPolicyChangedType` from and to JSON.
@interface DBTEAMLOGPaperDefaultFolderPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDefaultFolderPolicyChangedType *)instance;
+ (DBTEAMLOGPaperDefaultFolderPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGPaperDesktopPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGPaperDesktopPolicyTag) {
    /// Members can't use the app.
    DBTEAMLOGPaperDesktopPolicyDisabled,
    /// Members can use the app.
    DBTEAMLOGPaperDesktopPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGPaperDesktopPolicyOther,
};

/// The policy for the Paper desktop app.
@interface DBTEAMLOGPaperDesktopPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGPaperDesktopPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGPaperDesktopPolicy` from and to JSON.
@interface DBTEAMLOGPaperDesktopPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDesktopPolicy *)instance;
+ (DBTEAMLOGPaperDesktopPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the Paper desktop app was enabled or disabled for the team.
@interface DBTEAMLOGPaperDesktopPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGPaperDesktopPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGPaperDesktopPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGPaperDesktopPolicy *)dNewValue
    previousValue:(DBTEAMLOGPaperDesktopPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGPaperDesktopPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGPaperDesktopPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDesktopPolicyChangedDetails *)instance;
+ (DBTEAMLOGPaperDesktopPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The Paper desktop app was enabled or disabled for the team.
@interface DBTEAMLOGPaperDesktopPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperDesktopPolicyChangedType` from and to JSON.
@interface DBTEAMLOGPaperDesktopPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDesktopPolicyChangedType *)instance;
+ (DBTEAMLOGPaperDesktopPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document.
@interface DBTEAMLOGPaperDocumentLogInfo : DBStoneObject
/// The identifier of the document.
@property (nonatomic, readonly, copy) NSString *docId;
/// The title of the document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDocId:(NSString *)docId docTitle:(NSString *)docTitle;
@end

/// Converts `DBTEAMLOGPaperDocumentLogInfo` from and to JSON.
@interface DBTEAMLOGPaperDocumentLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDocumentLogInfo *)instance;
+ (DBTEAMLOGPaperDocumentLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGPaperDownloadFormat`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGPaperDownloadFormatTag) {
    /// Microsoft Word.
    DBTEAMLOGPaperDownloadFormatDocx,
    /// HTML.
    DBTEAMLOGPaperDownloadFormatHtml,
    /// Markdown.
    DBTEAMLOGPaperDownloadFormatMarkdown,
    /// PDF.
    DBTEAMLOGPaperDownloadFormatPdf,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGPaperDownloadFormatOther,
};

/// The format of a downloaded Paper document.
@interface DBTEAMLOGPaperDownloadFormat : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGPaperDownloadFormatTag tag;
/// Creates an object with the tag `docx`.
- (instancetype)initWithDocx;
/// Creates an object with the tag `html`.
- (instancetype)initWithHtml;
/// Creates an object with the tag `markdown`.
- (instancetype)initWithMarkdown;
/// Creates an object with the tag `pdf`.
- (instancetype)initWithPdf;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `docx`.
- (BOOL)isDocx;
/// Returns whether the tag is `html`.
- (BOOL)isHtml;
/// Returns whether the tag is `markdown`.
- (BOOL)isMarkdown;
/// Returns whether the tag is `pdf`.
- (BOOL)isPdf;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGPaperDownloadFormat` from and to JSON.
@interface DBTEAMLOGPaperDownloadFormatSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperDownloadFormat *)instance;
+ (DBTEAMLOGPaperDownloadFormat *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which users were added to the list of users who can use Paper.
@interface DBTEAMLOGPaperEnabledUsersGroupAdditionDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGPaperEnabledUsersGroupAdditionDetails` from and to JSON.
@interface DBTEAMLOGPaperEnabledUsersGroupAdditionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperEnabledUsersGroupAdditionDetails *)instance;
+ (DBTEAMLOGPaperEnabledUsersGroupAdditionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Users were added to the list of users who can use Paper.
@interface DBTEAMLOGPaperEnabledUsersGroupAdditionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperEnabledUsersGroupAdditionType` from and to JSON.
@interface DBTEAMLOGPaperEnabledUsersGroupAdditionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperEnabledUsersGroupAdditionType *)instance;
+ (DBTEAMLOGPaperEnabledUsersGroupAdditionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which users were removed from the list of users who can use Paper.
@interface DBTEAMLOGPaperEnabledUsersGroupRemovalDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGPaperEnabledUsersGroupRemovalDetails` from and to JSON.
@interface DBTEAMLOGPaperEnabledUsersGroupRemovalDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperEnabledUsersGroupRemovalDetails *)instance;
+ (DBTEAMLOGPaperEnabledUsersGroupRemovalDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Users were removed from the list of users who can use Paper.
@interface DBTEAMLOGPaperEnabledUsersGroupRemovalType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperEnabledUsersGroupRemovalType` from and to JSON.
@interface DBTEAMLOGPaperEnabledUsersGroupRemovalTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperEnabledUsersGroupRemovalType *)instance;
+ (DBTEAMLOGPaperEnabledUsersGroupRemovalType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the external sharing setting of Paper was set to allow anyone.
@interface DBTEAMLOGPaperExternalViewAllowDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperExternalViewAllowDetails` from and to JSON.
@interface DBTEAMLOGPaperExternalViewAllowDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperExternalViewAllowDetails *)instance;
+ (DBTEAMLOGPaperExternalViewAllowDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The external sharing setting of Paper was set to allow anyone. Dropbox no longer records this event.
@interface DBTEAMLOGPaperExternalViewAllowType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperExternalViewAllowType` from and to JSON.
@interface DBTEAMLOGPaperExternalViewAllowTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperExternalViewAllowType *)instance;
+ (DBTEAMLOGPaperExternalViewAllowType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the external sharing setting of Paper was set to the team by default.
@interface DBTEAMLOGPaperExternalViewDefaultTeamDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperExternalViewDefaultTeamDetails` from and to JSON.
@interface DBTEAMLOGPaperExternalViewDefaultTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperExternalViewDefaultTeamDetails *)instance;
+ (DBTEAMLOGPaperExternalViewDefaultTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The external sharing setting of Paper was set to the team by default. Dropbox no longer records this event.
@interface DBTEAMLOGPaperExternalViewDefaultTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperExternalViewDefaultTeamType` from and to JSON.
@interface DBTEAMLOGPaperExternalViewDefaultTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperExternalViewDefaultTeamType *)instance;
+ (DBTEAMLOGPaperExternalViewDefaultTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the external sharing setting of Paper was set to the team only.
@interface DBTEAMLOGPaperExternalViewForbidDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperExternalViewForbidDetails` from and to JSON.
@interface DBTEAMLOGPaperExternalViewForbidDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperExternalViewForbidDetails *)instance;
+ (DBTEAMLOGPaperExternalViewForbidDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The external sharing setting of Paper was set to the team only. Dropbox no longer records this event.
@interface DBTEAMLOGPaperExternalViewForbidType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperExternalViewForbidType` from and to JSON.
@interface DBTEAMLOGPaperExternalViewForbidTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperExternalViewForbidType *)instance;
+ (DBTEAMLOGPaperExternalViewForbidType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user followed or unfollowed a Paper folder.
@interface DBTEAMLOGPaperFolderChangeSubscriptionDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The subscription level after the change.
@property (nonatomic, readonly, copy) NSString *dNewSubscriptionLevel;
/// The subscription level before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *previousSubscriptionLevel;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    dNewSubscriptionLevel:(NSString *)dNewSubscriptionLevel
    previousSubscriptionLevel:(nullable NSString *)previousSubscriptionLevel;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid dNewSubscriptionLevel:(NSString *)dNewSubscriptionLevel;
@end

/// Converts `DBTEAMLOGPaperFolderChangeSubscriptionDetails` from and to JSON.
@interface DBTEAMLOGPaperFolderChangeSubscriptionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperFolderChangeSubscriptionDetails *)instance;
+ (DBTEAMLOGPaperFolderChangeSubscriptionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user followed or unfollowed a Paper folder.
@interface DBTEAMLOGPaperFolderChangeSubscriptionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperFolderChangeSubscriptionType` from and to JSON.
@interface DBTEAMLOGPaperFolderChangeSubscriptionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperFolderChangeSubscriptionType *)instance;
+ (DBTEAMLOGPaperFolderChangeSubscriptionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper folder was archived.
@interface DBTEAMLOGPaperFolderDeletedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperFolderDeletedDetails` from and to JSON.
@interface DBTEAMLOGPaperFolderDeletedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperFolderDeletedDetails *)instance;
+ (DBTEAMLOGPaperFolderDeletedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper folder was archived. Dropbox no longer records this event.
@interface DBTEAMLOGPaperFolderDeletedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperFolderDeletedType` from and to JSON.
@interface DBTEAMLOGPaperFolderDeletedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperFolderDeletedType *)instance;
+ (DBTEAMLOGPaperFolderDeletedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user followed a Paper folder.
@interface DBTEAMLOGPaperFolderFollowedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperFolderFollowedDetails` from and to JSON.
@interface DBTEAMLOGPaperFolderFollowedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperFolderFollowedDetails *)instance;
+ (DBTEAMLOGPaperFolderFollowedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user followed a Paper folder. Replaced by `paperFolderChangeSubscription`.
@interface DBTEAMLOGPaperFolderFollowedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperFolderFollowedType` from and to JSON.
@interface DBTEAMLOGPaperFolderFollowedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperFolderFollowedType *)instance;
+ (DBTEAMLOGPaperFolderFollowedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper folder.
@interface DBTEAMLOGPaperFolderLogInfo : DBStoneObject
/// The identifier of the folder.
@property (nonatomic, readonly, copy) NSString *folderId;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *folderName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFolderId:(NSString *)folderId folderName:(NSString *)folderName;
@end

/// Converts `DBTEAMLOGPaperFolderLogInfo` from and to JSON.
@interface DBTEAMLOGPaperFolderLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperFolderLogInfo *)instance;
+ (DBTEAMLOGPaperFolderLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper folder was shared with users or groups.
@interface DBTEAMLOGPaperFolderTeamInviteDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperFolderTeamInviteDetails` from and to JSON.
@interface DBTEAMLOGPaperFolderTeamInviteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperFolderTeamInviteDetails *)instance;
+ (DBTEAMLOGPaperFolderTeamInviteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper folder was shared with users or groups. Dropbox no longer records this event.
@interface DBTEAMLOGPaperFolderTeamInviteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperFolderTeamInviteType` from and to JSON.
@interface DBTEAMLOGPaperFolderTeamInviteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperFolderTeamInviteType *)instance;
+ (DBTEAMLOGPaperFolderTeamInviteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGPaperMemberPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGPaperMemberPolicyTag) {
    /// Anyone with the link has access.
    DBTEAMLOGPaperMemberPolicyAnyoneWithLink,
    /// Only team members have access.
    DBTEAMLOGPaperMemberPolicyOnlyTeam,
    /// Team members and people with whom a document is shared have access.
    DBTEAMLOGPaperMemberPolicyTeamAndExplicitlyShared,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGPaperMemberPolicyOther,
};

/// The policy for sharing Paper documents outside the team.
@interface DBTEAMLOGPaperMemberPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGPaperMemberPolicyTag tag;
/// Creates an object with the tag `anyone_with_link`.
- (instancetype)initWithAnyoneWithLink;
/// Creates an object with the tag `only_team`.
- (instancetype)initWithOnlyTeam;
/// Creates an object with the tag `team_and_explicitly_shared`.
- (instancetype)initWithTeamAndExplicitlyShared;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `anyone_with_link`.
- (BOOL)isAnyoneWithLink;
/// Returns whether the tag is `only_team`.
- (BOOL)isOnlyTeam;
/// Returns whether the tag is `team_and_explicitly_shared`.
- (BOOL)isTeamAndExplicitlyShared;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGPaperMemberPolicy` from and to JSON.
@interface DBTEAMLOGPaperMemberPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperMemberPolicy *)instance;
+ (DBTEAMLOGPaperMemberPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the permissions of a published Paper document were changed.
@interface DBTEAMLOGPaperPublishedLinkChangePermissionDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The permissions after the change.
@property (nonatomic, readonly, copy) NSString *dNewPermissionLevel;
/// The permissions before the change.
@property (nonatomic, readonly, copy) NSString *previousPermissionLevel;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    dNewPermissionLevel:(NSString *)dNewPermissionLevel
    previousPermissionLevel:(NSString *)previousPermissionLevel;
@end

/// Converts `DBTEAMLOGPaperPublishedLinkChangePermissionDetails` from and to JSON.
@interface DBTEAMLOGPaperPublishedLinkChangePermissionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperPublishedLinkChangePermissionDetails *)instance;
+ (DBTEAMLOGPaperPublishedLinkChangePermissionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The permissions of a published Paper document were changed.
@interface DBTEAMLOGPaperPublishedLinkChangePermissionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperPublishedLinkChangePermissionType` from and to JSON.
@interface DBTEAMLOGPaperPublishedLinkChangePermissionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperPublishedLinkChangePermissionType *)instance;
+ (DBTEAMLOGPaperPublishedLinkChangePermissionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Paper document was published.
@interface DBTEAMLOGPaperPublishedLinkCreateDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperPublishedLinkCreateDetails` from and to JSON.
@interface DBTEAMLOGPaperPublishedLinkCreateDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperPublishedLinkCreateDetails *)instance;
+ (DBTEAMLOGPaperPublishedLinkCreateDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Paper document was published.
@interface DBTEAMLOGPaperPublishedLinkCreateType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperPublishedLinkCreateType` from and to JSON.
@interface DBTEAMLOGPaperPublishedLinkCreateTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperPublishedLinkCreateType *)instance;
+ (DBTEAMLOGPaperPublishedLinkCreateType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the publication of a Paper document was withdrawn.
@interface DBTEAMLOGPaperPublishedLinkDisabledDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperPublishedLinkDisabledDetails` from and to JSON.
@interface DBTEAMLOGPaperPublishedLinkDisabledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperPublishedLinkDisabledDetails *)instance;
+ (DBTEAMLOGPaperPublishedLinkDisabledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The publication of a Paper document was withdrawn.
@interface DBTEAMLOGPaperPublishedLinkDisabledType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperPublishedLinkDisabledType` from and to JSON.
@interface DBTEAMLOGPaperPublishedLinkDisabledTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperPublishedLinkDisabledType *)instance;
+ (DBTEAMLOGPaperPublishedLinkDisabledType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a published Paper document was viewed.
@interface DBTEAMLOGPaperPublishedLinkViewDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGPaperPublishedLinkViewDetails` from and to JSON.
@interface DBTEAMLOGPaperPublishedLinkViewDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperPublishedLinkViewDetails *)instance;
+ (DBTEAMLOGPaperPublishedLinkViewDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A published Paper document was viewed.
@interface DBTEAMLOGPaperPublishedLinkViewType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPaperPublishedLinkViewType` from and to JSON.
@interface DBTEAMLOGPaperPublishedLinkViewTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPaperPublishedLinkViewType *)instance;
+ (DBTEAMLOGPaperPublishedLinkViewType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
