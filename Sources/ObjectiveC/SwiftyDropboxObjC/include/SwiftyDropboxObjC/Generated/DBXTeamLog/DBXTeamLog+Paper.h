// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsPaperAdminExportStartDetails, DBXTeamLogEventDetailsPaperChangeDeploymentPolicyDetails,
    DBXTeamLogEventDetailsPaperChangeMemberLinkPolicyDetails, DBXTeamLogEventDetailsPaperChangeMemberPolicyDetails,
    DBXTeamLogEventDetailsPaperChangePolicyDetails, DBXTeamLogEventDetailsPaperDefaultFolderPolicyChangedDetails,
    DBXTeamLogEventDetailsPaperDesktopPolicyChangedDetails, DBXTeamLogEventDetailsPaperEnabledUsersGroupAdditionDetails,
    DBXTeamLogEventDetailsPaperEnabledUsersGroupRemovalDetails, DBXTeamLogEventDetailsPaperExternalViewAllowDetails,
    DBXTeamLogEventDetailsPaperExternalViewDefaultTeamDetails, DBXTeamLogEventDetailsPaperExternalViewForbidDetails,
    DBXTeamLogEventDetailsPaperFolderChangeSubscriptionDetails, DBXTeamLogEventDetailsPaperFolderDeletedDetails,
    DBXTeamLogEventDetailsPaperFolderFollowedDetails, DBXTeamLogEventDetailsPaperFolderTeamInviteDetails,
    DBXTeamLogEventDetailsPaperPublishedLinkChangePermissionDetails,
    DBXTeamLogEventDetailsPaperPublishedLinkCreateDetails, DBXTeamLogEventDetailsPaperPublishedLinkDisabledDetails,
    DBXTeamLogEventDetailsPaperPublishedLinkViewDetails, DBXTeamLogEventTypeArgPaperAdminExportStart,
    DBXTeamLogEventTypeArgPaperChangeDeploymentPolicy, DBXTeamLogEventTypeArgPaperChangeMemberLinkPolicy,
    DBXTeamLogEventTypeArgPaperChangeMemberPolicy, DBXTeamLogEventTypeArgPaperChangePolicy,
    DBXTeamLogEventTypeArgPaperDefaultFolderPolicyChanged, DBXTeamLogEventTypeArgPaperDesktopPolicyChanged,
    DBXTeamLogEventTypeArgPaperEnabledUsersGroupAddition, DBXTeamLogEventTypeArgPaperEnabledUsersGroupRemoval,
    DBXTeamLogEventTypeArgPaperExternalViewAllow, DBXTeamLogEventTypeArgPaperExternalViewDefaultTeam,
    DBXTeamLogEventTypeArgPaperExternalViewForbid, DBXTeamLogEventTypeArgPaperFolderChangeSubscription,
    DBXTeamLogEventTypeArgPaperFolderDeleted, DBXTeamLogEventTypeArgPaperFolderFollowed,
    DBXTeamLogEventTypeArgPaperFolderTeamInvite, DBXTeamLogEventTypeArgPaperPublishedLinkChangePermission,
    DBXTeamLogEventTypeArgPaperPublishedLinkCreate, DBXTeamLogEventTypeArgPaperPublishedLinkDisabled,
    DBXTeamLogEventTypeArgPaperPublishedLinkView, DBXTeamLogEventTypePaperAdminExportStart,
    DBXTeamLogEventTypePaperChangeDeploymentPolicy, DBXTeamLogEventTypePaperChangeMemberLinkPolicy,
    DBXTeamLogEventTypePaperChangeMemberPolicy, DBXTeamLogEventTypePaperChangePolicy,
    DBXTeamLogEventTypePaperDefaultFolderPolicyChanged, DBXTeamLogEventTypePaperDesktopPolicyChanged,
    DBXTeamLogEventTypePaperEnabledUsersGroupAddition, DBXTeamLogEventTypePaperEnabledUsersGroupRemoval,
    DBXTeamLogEventTypePaperExternalViewAllow, DBXTeamLogEventTypePaperExternalViewDefaultTeam,
    DBXTeamLogEventTypePaperExternalViewForbid, DBXTeamLogEventTypePaperFolderChangeSubscription,
    DBXTeamLogEventTypePaperFolderDeleted, DBXTeamLogEventTypePaperFolderFollowed,
    DBXTeamLogEventTypePaperFolderTeamInvite, DBXTeamLogEventTypePaperPublishedLinkChangePermission,
    DBXTeamLogEventTypePaperPublishedLinkCreate, DBXTeamLogEventTypePaperPublishedLinkDisabled,
    DBXTeamLogEventTypePaperPublishedLinkView, DBXTeamLogPaperAccessTypeCommenter, DBXTeamLogPaperAccessTypeEditor,
    DBXTeamLogPaperAccessTypeOther, DBXTeamLogPaperAccessTypeViewer, DBXTeamLogPaperAdminExportStartDetails,
    DBXTeamLogPaperAdminExportStartType, DBXTeamLogPaperChangeDeploymentPolicyDetails,
    DBXTeamLogPaperChangeDeploymentPolicyType, DBXTeamLogPaperChangeMemberLinkPolicyDetails,
    DBXTeamLogPaperChangeMemberLinkPolicyType, DBXTeamLogPaperChangeMemberPolicyDetails,
    DBXTeamLogPaperChangeMemberPolicyType, DBXTeamLogPaperChangePolicyDetails, DBXTeamLogPaperChangePolicyType,
    DBXTeamLogPaperDefaultFolderPolicyChangedDetails, DBXTeamLogPaperDefaultFolderPolicyChangedType,
    DBXTeamLogPaperDefaultFolderPolicyEveryoneInTeam, DBXTeamLogPaperDefaultFolderPolicyInviteOnly,
    DBXTeamLogPaperDefaultFolderPolicyOther, DBXTeamLogPaperDesktopPolicyChangedDetails,
    DBXTeamLogPaperDesktopPolicyChangedType, DBXTeamLogPaperDesktopPolicyDisabled, DBXTeamLogPaperDesktopPolicyEnabled,
    DBXTeamLogPaperDesktopPolicyOther, DBXTeamLogPaperDownloadFormatDocx, DBXTeamLogPaperDownloadFormatHtml,
    DBXTeamLogPaperDownloadFormatMarkdown, DBXTeamLogPaperDownloadFormatOther, DBXTeamLogPaperDownloadFormatPdf,
    DBXTeamLogPaperEnabledUsersGroupAdditionDetails, DBXTeamLogPaperEnabledUsersGroupAdditionType,
    DBXTeamLogPaperEnabledUsersGroupRemovalDetails, DBXTeamLogPaperEnabledUsersGroupRemovalType,
    DBXTeamLogPaperExternalViewAllowDetails, DBXTeamLogPaperExternalViewAllowType,
    DBXTeamLogPaperExternalViewDefaultTeamDetails, DBXTeamLogPaperExternalViewDefaultTeamType,
    DBXTeamLogPaperExternalViewForbidDetails, DBXTeamLogPaperExternalViewForbidType,
    DBXTeamLogPaperFolderChangeSubscriptionDetails, DBXTeamLogPaperFolderChangeSubscriptionType,
    DBXTeamLogPaperFolderDeletedDetails, DBXTeamLogPaperFolderDeletedType, DBXTeamLogPaperFolderFollowedDetails,
    DBXTeamLogPaperFolderFollowedType, DBXTeamLogPaperFolderTeamInviteDetails, DBXTeamLogPaperFolderTeamInviteType,
    DBXTeamLogPaperMemberPolicy, DBXTeamLogPaperMemberPolicyAnyoneWithLink, DBXTeamLogPaperMemberPolicyOnlyTeam,
    DBXTeamLogPaperMemberPolicyOther, DBXTeamLogPaperMemberPolicyTeamAndExplicitlyShared,
    DBXTeamLogPaperPublishedLinkChangePermissionDetails, DBXTeamLogPaperPublishedLinkChangePermissionType,
    DBXTeamLogPaperPublishedLinkCreateDetails, DBXTeamLogPaperPublishedLinkCreateType,
    DBXTeamLogPaperPublishedLinkDisabledDetails, DBXTeamLogPaperPublishedLinkDisabledType,
    DBXTeamLogPaperPublishedLinkViewDetails, DBXTeamLogPaperPublishedLinkViewType, DBXTeamPoliciesPaperDeploymentPolicy,
    DBXTeamPoliciesPaperEnabledPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (PaperMembers)
/// The object if its tag is `paper_external_view_allow_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperExternalViewAllowDetails *asPaperExternalViewAllowDetails;

/// The object if its tag is `paper_external_view_default_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperExternalViewDefaultTeamDetails *asPaperExternalViewDefaultTeamDetails;

/// The object if its tag is `paper_external_view_forbid_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperExternalViewForbidDetails *asPaperExternalViewForbidDetails;

/// The object if its tag is `paper_folder_change_subscription_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperFolderChangeSubscriptionDetails *asPaperFolderChangeSubscriptionDetails;

/// The object if its tag is `paper_folder_deleted_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperFolderDeletedDetails *asPaperFolderDeletedDetails;

/// The object if its tag is `paper_folder_followed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperFolderFollowedDetails *asPaperFolderFollowedDetails;

/// The object if its tag is `paper_folder_team_invite_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperFolderTeamInviteDetails *asPaperFolderTeamInviteDetails;

/// The object if its tag is `paper_published_link_change_permission_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperPublishedLinkChangePermissionDetails *asPaperPublishedLinkChangePermissionDetails;

/// The object if its tag is `paper_published_link_create_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperPublishedLinkCreateDetails *asPaperPublishedLinkCreateDetails;

/// The object if its tag is `paper_published_link_disabled_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperPublishedLinkDisabledDetails *asPaperPublishedLinkDisabledDetails;

/// The object if its tag is `paper_published_link_view_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperPublishedLinkViewDetails *asPaperPublishedLinkViewDetails;

/// The object if its tag is `paper_admin_export_start_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperAdminExportStartDetails *asPaperAdminExportStartDetails;

/// The object if its tag is `paper_change_deployment_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperChangeDeploymentPolicyDetails *asPaperChangeDeploymentPolicyDetails;

/// The object if its tag is `paper_change_member_link_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperChangeMemberLinkPolicyDetails *asPaperChangeMemberLinkPolicyDetails;

/// The object if its tag is `paper_change_member_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperChangeMemberPolicyDetails *asPaperChangeMemberPolicyDetails;

/// The object if its tag is `paper_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPaperChangePolicyDetails *asPaperChangePolicyDetails;

/// The object if its tag is `paper_default_folder_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperDefaultFolderPolicyChangedDetails *asPaperDefaultFolderPolicyChangedDetails;

/// The object if its tag is `paper_desktop_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperDesktopPolicyChangedDetails *asPaperDesktopPolicyChangedDetails;

/// The object if its tag is `paper_enabled_users_group_addition_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperEnabledUsersGroupAdditionDetails *asPaperEnabledUsersGroupAdditionDetails;

/// The object if its tag is `paper_enabled_users_group_removal_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPaperEnabledUsersGroupRemovalDetails *asPaperEnabledUsersGroupRemovalDetails;
@end

/// Details of an event in which the external sharing setting of Paper was set to allow anyone.
@interface DBXTeamLogEventDetailsPaperExternalViewAllowDetails : DBXTeamLogEventDetails
/// The value of `paper_external_view_allow_details`.
@property (nonatomic, strong) DBXTeamLogPaperExternalViewAllowDetails *paperExternalViewAllowDetails;
/// Creates an object with the tag `paper_external_view_allow_details`.
- (instancetype)init:(DBXTeamLogPaperExternalViewAllowDetails *)paperExternalViewAllowDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the external sharing setting of Paper was set to the team by default.
@interface DBXTeamLogEventDetailsPaperExternalViewDefaultTeamDetails : DBXTeamLogEventDetails
/// The value of `paper_external_view_default_team_details`.
@property (nonatomic, strong) DBXTeamLogPaperExternalViewDefaultTeamDetails *paperExternalViewDefaultTeamDetails;

/// Creates an object with the tag `paper_external_view_default_team_details`.
- (instancetype)init:(DBXTeamLogPaperExternalViewDefaultTeamDetails *)paperExternalViewDefaultTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the external sharing setting of Paper was set to the team only.
@interface DBXTeamLogEventDetailsPaperExternalViewForbidDetails : DBXTeamLogEventDetails
/// The value of `paper_external_view_forbid_details`.
@property (nonatomic, strong) DBXTeamLogPaperExternalViewForbidDetails *paperExternalViewForbidDetails;

/// Creates an object with the tag `paper_external_view_forbid_details`.
- (instancetype)init:(DBXTeamLogPaperExternalViewForbidDetails *)paperExternalViewForbidDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user followed or unfollowed a Paper folder.
@interface DBXTeamLogEventDetailsPaperFolderChangeSubscriptionDetails : DBXTeamLogEventDetails
/// The value of `paper_folder_change_subscription_details`.
@property (nonatomic, strong) DBXTeamLogPaperFolderChangeSubscriptionDetails *paperFolderChangeSubscriptionDetails;

/// Creates an object with the tag `paper_folder_change_subscription_details`.
- (instancetype)init:(DBXTeamLogPaperFolderChangeSubscriptionDetails *)paperFolderChangeSubscriptionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper folder was archived.
@interface DBXTeamLogEventDetailsPaperFolderDeletedDetails : DBXTeamLogEventDetails
/// The value of `paper_folder_deleted_details`.
@property (nonatomic, strong) DBXTeamLogPaperFolderDeletedDetails *paperFolderDeletedDetails;
/// Creates an object with the tag `paper_folder_deleted_details`.
- (instancetype)init:(DBXTeamLogPaperFolderDeletedDetails *)paperFolderDeletedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user followed a Paper folder.
@interface DBXTeamLogEventDetailsPaperFolderFollowedDetails : DBXTeamLogEventDetails
/// The value of `paper_folder_followed_details`.
@property (nonatomic, strong) DBXTeamLogPaperFolderFollowedDetails *paperFolderFollowedDetails;
/// Creates an object with the tag `paper_folder_followed_details`.
- (instancetype)init:(DBXTeamLogPaperFolderFollowedDetails *)paperFolderFollowedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper folder was shared with users or groups.
@interface DBXTeamLogEventDetailsPaperFolderTeamInviteDetails : DBXTeamLogEventDetails
/// The value of `paper_folder_team_invite_details`.
@property (nonatomic, strong) DBXTeamLogPaperFolderTeamInviteDetails *paperFolderTeamInviteDetails;
/// Creates an object with the tag `paper_folder_team_invite_details`.
- (instancetype)init:(DBXTeamLogPaperFolderTeamInviteDetails *)paperFolderTeamInviteDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the permissions of a published Paper document were changed.
@interface DBXTeamLogEventDetailsPaperPublishedLinkChangePermissionDetails : DBXTeamLogEventDetails
/// The value of `paper_published_link_change_permission_details`.
@property (nonatomic, strong)
    DBXTeamLogPaperPublishedLinkChangePermissionDetails *paperPublishedLinkChangePermissionDetails;

/// Creates an object with the tag `paper_published_link_change_permission_details`.
- (instancetype)init:(DBXTeamLogPaperPublishedLinkChangePermissionDetails *)paperPublishedLinkChangePermissionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was published.
@interface DBXTeamLogEventDetailsPaperPublishedLinkCreateDetails : DBXTeamLogEventDetails
/// The value of `paper_published_link_create_details`.
@property (nonatomic, strong) DBXTeamLogPaperPublishedLinkCreateDetails *paperPublishedLinkCreateDetails;

/// Creates an object with the tag `paper_published_link_create_details`.
- (instancetype)init:(DBXTeamLogPaperPublishedLinkCreateDetails *)paperPublishedLinkCreateDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the publication of a Paper document was withdrawn.
@interface DBXTeamLogEventDetailsPaperPublishedLinkDisabledDetails : DBXTeamLogEventDetails
/// The value of `paper_published_link_disabled_details`.
@property (nonatomic, strong) DBXTeamLogPaperPublishedLinkDisabledDetails *paperPublishedLinkDisabledDetails;

/// Creates an object with the tag `paper_published_link_disabled_details`.
- (instancetype)init:(DBXTeamLogPaperPublishedLinkDisabledDetails *)paperPublishedLinkDisabledDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a published Paper document was viewed.
@interface DBXTeamLogEventDetailsPaperPublishedLinkViewDetails : DBXTeamLogEventDetails
/// The value of `paper_published_link_view_details`.
@property (nonatomic, strong) DBXTeamLogPaperPublishedLinkViewDetails *paperPublishedLinkViewDetails;
/// Creates an object with the tag `paper_published_link_view_details`.
- (instancetype)init:(DBXTeamLogPaperPublishedLinkViewDetails *)paperPublishedLinkViewDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an export of all Paper documents of the team was started.
@interface DBXTeamLogEventDetailsPaperAdminExportStartDetails : DBXTeamLogEventDetails
/// The value of `paper_admin_export_start_details`.
@property (nonatomic, strong) DBXTeamLogPaperAdminExportStartDetails *paperAdminExportStartDetails;
/// Creates an object with the tag `paper_admin_export_start_details`.
- (instancetype)init:(DBXTeamLogPaperAdminExportStartDetails *)paperAdminExportStartDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the deployment of Paper to all or to selected members was changed.
@interface DBXTeamLogEventDetailsPaperChangeDeploymentPolicyDetails : DBXTeamLogEventDetails
/// The value of `paper_change_deployment_policy_details`.
@property (nonatomic, strong) DBXTeamLogPaperChangeDeploymentPolicyDetails *paperChangeDeploymentPolicyDetails;

/// Creates an object with the tag `paper_change_deployment_policy_details`.
- (instancetype)init:(DBXTeamLogPaperChangeDeploymentPolicyDetails *)paperChangeDeploymentPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the access of nonmembers to Paper documents by a link was changed.
@interface DBXTeamLogEventDetailsPaperChangeMemberLinkPolicyDetails : DBXTeamLogEventDetails
/// The value of `paper_change_member_link_policy_details`.
@property (nonatomic, strong) DBXTeamLogPaperChangeMemberLinkPolicyDetails *paperChangeMemberLinkPolicyDetails;

/// Creates an object with the tag `paper_change_member_link_policy_details`.
- (instancetype)init:(DBXTeamLogPaperChangeMemberLinkPolicyDetails *)paperChangeMemberLinkPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the members' ability to share Paper documents outside the team, or the default audience
/// of documents, was changed.
@interface DBXTeamLogEventDetailsPaperChangeMemberPolicyDetails : DBXTeamLogEventDetails
/// The value of `paper_change_member_policy_details`.
@property (nonatomic, strong) DBXTeamLogPaperChangeMemberPolicyDetails *paperChangeMemberPolicyDetails;

/// Creates an object with the tag `paper_change_member_policy_details`.
- (instancetype)init:(DBXTeamLogPaperChangeMemberPolicyDetails *)paperChangeMemberPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which Paper was enabled or disabled for the team.
@interface DBXTeamLogEventDetailsPaperChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `paper_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogPaperChangePolicyDetails *paperChangePolicyDetails;
/// Creates an object with the tag `paper_change_policy_details`.
- (instancetype)init:(DBXTeamLogPaperChangePolicyDetails *)paperChangePolicyDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for the default Paper folder was changed.
@interface DBXTeamLogEventDetailsPaperDefaultFolderPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `paper_default_folder_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogPaperDefaultFolderPolicyChangedDetails *paperDefaultFolderPolicyChangedDetails;

/// Creates an object with the tag `paper_default_folder_policy_changed_details`.
- (instancetype)init:(DBXTeamLogPaperDefaultFolderPolicyChangedDetails *)paperDefaultFolderPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the Paper desktop app was enabled or disabled for the team.
@interface DBXTeamLogEventDetailsPaperDesktopPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `paper_desktop_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogPaperDesktopPolicyChangedDetails *paperDesktopPolicyChangedDetails;

/// Creates an object with the tag `paper_desktop_policy_changed_details`.
- (instancetype)init:(DBXTeamLogPaperDesktopPolicyChangedDetails *)paperDesktopPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which users were added to the list of users who can use Paper.
@interface DBXTeamLogEventDetailsPaperEnabledUsersGroupAdditionDetails : DBXTeamLogEventDetails
/// The value of `paper_enabled_users_group_addition_details`.
@property (nonatomic, strong) DBXTeamLogPaperEnabledUsersGroupAdditionDetails *paperEnabledUsersGroupAdditionDetails;

/// Creates an object with the tag `paper_enabled_users_group_addition_details`.
- (instancetype)init:(DBXTeamLogPaperEnabledUsersGroupAdditionDetails *)paperEnabledUsersGroupAdditionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which users were removed from the list of users who can use Paper.
@interface DBXTeamLogEventDetailsPaperEnabledUsersGroupRemovalDetails : DBXTeamLogEventDetails
/// The value of `paper_enabled_users_group_removal_details`.
@property (nonatomic, strong) DBXTeamLogPaperEnabledUsersGroupRemovalDetails *paperEnabledUsersGroupRemovalDetails;

/// Creates an object with the tag `paper_enabled_users_group_removal_details`.
- (instancetype)init:(DBXTeamLogPaperEnabledUsersGroupRemovalDetails *)paperEnabledUsersGroupRemovalDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (PaperMembers)
/// The object if its tag is `paper_external_view_allow`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperExternalViewAllow *asPaperExternalViewAllow;

/// The object if its tag is `paper_external_view_default_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypePaperExternalViewDefaultTeam *asPaperExternalViewDefaultTeam;

/// The object if its tag is `paper_external_view_forbid`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperExternalViewForbid *asPaperExternalViewForbid;

/// The object if its tag is `paper_folder_change_subscription`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypePaperFolderChangeSubscription *asPaperFolderChangeSubscription;

/// The object if its tag is `paper_folder_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperFolderDeleted *asPaperFolderDeleted;
/// The object if its tag is `paper_folder_followed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperFolderFollowed *asPaperFolderFollowed;
/// The object if its tag is `paper_folder_team_invite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperFolderTeamInvite *asPaperFolderTeamInvite;

/// The object if its tag is `paper_published_link_change_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypePaperPublishedLinkChangePermission *asPaperPublishedLinkChangePermission;

/// The object if its tag is `paper_published_link_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperPublishedLinkCreate *asPaperPublishedLinkCreate;
/// The object if its tag is `paper_published_link_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperPublishedLinkDisabled *asPaperPublishedLinkDisabled;
/// The object if its tag is `paper_published_link_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperPublishedLinkView *asPaperPublishedLinkView;
/// The object if its tag is `paper_admin_export_start`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperAdminExportStart *asPaperAdminExportStart;
/// The object if its tag is `paper_change_deployment_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperChangeDeploymentPolicy *asPaperChangeDeploymentPolicy;
/// The object if its tag is `paper_change_member_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperChangeMemberLinkPolicy *asPaperChangeMemberLinkPolicy;
/// The object if its tag is `paper_change_member_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperChangeMemberPolicy *asPaperChangeMemberPolicy;
/// The object if its tag is `paper_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperChangePolicy *asPaperChangePolicy;

/// The object if its tag is `paper_default_folder_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypePaperDefaultFolderPolicyChanged *asPaperDefaultFolderPolicyChanged;

/// The object if its tag is `paper_desktop_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePaperDesktopPolicyChanged *asPaperDesktopPolicyChanged;

/// The object if its tag is `paper_enabled_users_group_addition`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypePaperEnabledUsersGroupAddition *asPaperEnabledUsersGroupAddition;

/// The object if its tag is `paper_enabled_users_group_removal`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypePaperEnabledUsersGroupRemoval *asPaperEnabledUsersGroupRemoval;
@end

/// The external sharing setting of Paper was set to allow anyone. Dropbox no longer records this event.
@interface DBXTeamLogEventTypePaperExternalViewAllow : DBXTeamLogEventType
/// The value of `paper_external_view_allow`.
@property (nonatomic, strong) DBXTeamLogPaperExternalViewAllowType *paperExternalViewAllow;
/// Creates an object with the tag `paper_external_view_allow`.
- (instancetype)init:(DBXTeamLogPaperExternalViewAllowType *)paperExternalViewAllow NS_DESIGNATED_INITIALIZER;
@end

/// The external sharing setting of Paper was set to the team by default. Dropbox no longer records this event.
@interface DBXTeamLogEventTypePaperExternalViewDefaultTeam : DBXTeamLogEventType
/// The value of `paper_external_view_default_team`.
@property (nonatomic, strong) DBXTeamLogPaperExternalViewDefaultTeamType *paperExternalViewDefaultTeam;

/// Creates an object with the tag `paper_external_view_default_team`.
- (instancetype)init:(DBXTeamLogPaperExternalViewDefaultTeamType *)paperExternalViewDefaultTeam
    NS_DESIGNATED_INITIALIZER;
@end

/// The external sharing setting of Paper was set to the team only. Dropbox no longer records this event.
@interface DBXTeamLogEventTypePaperExternalViewForbid : DBXTeamLogEventType
/// The value of `paper_external_view_forbid`.
@property (nonatomic, strong) DBXTeamLogPaperExternalViewForbidType *paperExternalViewForbid;
/// Creates an object with the tag `paper_external_view_forbid`.
- (instancetype)init:(DBXTeamLogPaperExternalViewForbidType *)paperExternalViewForbid NS_DESIGNATED_INITIALIZER;
@end

/// A user followed or unfollowed a Paper folder.
@interface DBXTeamLogEventTypePaperFolderChangeSubscription : DBXTeamLogEventType
/// The value of `paper_folder_change_subscription`.
@property (nonatomic, strong) DBXTeamLogPaperFolderChangeSubscriptionType *paperFolderChangeSubscription;

/// Creates an object with the tag `paper_folder_change_subscription`.
- (instancetype)init:(DBXTeamLogPaperFolderChangeSubscriptionType *)paperFolderChangeSubscription
    NS_DESIGNATED_INITIALIZER;
@end

/// A Paper folder was archived. Dropbox no longer records this event.
@interface DBXTeamLogEventTypePaperFolderDeleted : DBXTeamLogEventType
/// The value of `paper_folder_deleted`.
@property (nonatomic, strong) DBXTeamLogPaperFolderDeletedType *paperFolderDeleted;
/// Creates an object with the tag `paper_folder_deleted`.
- (instancetype)init:(DBXTeamLogPaperFolderDeletedType *)paperFolderDeleted NS_DESIGNATED_INITIALIZER;
@end

/// A user followed a Paper folder. Replaced by `paperFolderChangeSubscription`.
@interface DBXTeamLogEventTypePaperFolderFollowed : DBXTeamLogEventType
/// The value of `paper_folder_followed`.
@property (nonatomic, strong) DBXTeamLogPaperFolderFollowedType *paperFolderFollowed;
/// Creates an object with the tag `paper_folder_followed`.
- (instancetype)init:(DBXTeamLogPaperFolderFollowedType *)paperFolderFollowed NS_DESIGNATED_INITIALIZER;
@end

/// A Paper folder was shared with users or groups. Dropbox no longer records this event.
@interface DBXTeamLogEventTypePaperFolderTeamInvite : DBXTeamLogEventType
/// The value of `paper_folder_team_invite`.
@property (nonatomic, strong) DBXTeamLogPaperFolderTeamInviteType *paperFolderTeamInvite;
/// Creates an object with the tag `paper_folder_team_invite`.
- (instancetype)init:(DBXTeamLogPaperFolderTeamInviteType *)paperFolderTeamInvite NS_DESIGNATED_INITIALIZER;
@end

/// The permissions of a published Paper document were changed.
@interface DBXTeamLogEventTypePaperPublishedLinkChangePermission : DBXTeamLogEventType
/// The value of `paper_published_link_change_permission`.
@property (nonatomic, strong) DBXTeamLogPaperPublishedLinkChangePermissionType *paperPublishedLinkChangePermission;

/// Creates an object with the tag `paper_published_link_change_permission`.
- (instancetype)init:(DBXTeamLogPaperPublishedLinkChangePermissionType *)paperPublishedLinkChangePermission
    NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was published.
@interface DBXTeamLogEventTypePaperPublishedLinkCreate : DBXTeamLogEventType
/// The value of `paper_published_link_create`.
@property (nonatomic, strong) DBXTeamLogPaperPublishedLinkCreateType *paperPublishedLinkCreate;
/// Creates an object with the tag `paper_published_link_create`.
- (instancetype)init:(DBXTeamLogPaperPublishedLinkCreateType *)paperPublishedLinkCreate NS_DESIGNATED_INITIALIZER;
@end

/// The publication of a Paper document was withdrawn.
@interface DBXTeamLogEventTypePaperPublishedLinkDisabled : DBXTeamLogEventType
/// The value of `paper_published_link_disabled`.
@property (nonatomic, strong) DBXTeamLogPaperPublishedLinkDisabledType *paperPublishedLinkDisabled;
/// Creates an object with the tag `paper_published_link_disabled`.
- (instancetype)init:(DBXTeamLogPaperPublishedLinkDisabledType *)paperPublishedLinkDisabled NS_DESIGNATED_INITIALIZER;
@end

/// A published Paper document was viewed.
@interface DBXTeamLogEventTypePaperPublishedLinkView : DBXTeamLogEventType
/// The value of `paper_published_link_view`.
@property (nonatomic, strong) DBXTeamLogPaperPublishedLinkViewType *paperPublishedLinkView;
/// Creates an object with the tag `paper_published_link_view`.
- (instancetype)init:(DBXTeamLogPaperPublishedLinkViewType *)paperPublishedLinkView NS_DESIGNATED_INITIALIZER;
@end

/// An export of all Paper documents of the team was started.
@interface DBXTeamLogEventTypePaperAdminExportStart : DBXTeamLogEventType
/// The value of `paper_admin_export_start`.
@property (nonatomic, strong) DBXTeamLogPaperAdminExportStartType *paperAdminExportStart;
/// Creates an object with the tag `paper_admin_export_start`.
- (instancetype)init:(DBXTeamLogPaperAdminExportStartType *)paperAdminExportStart NS_DESIGNATED_INITIALIZER;
@end

/// The deployment of Paper to all or to selected members was changed.
@interface DBXTeamLogEventTypePaperChangeDeploymentPolicy : DBXTeamLogEventType
/// The value of `paper_change_deployment_policy`.
@property (nonatomic, strong) DBXTeamLogPaperChangeDeploymentPolicyType *paperChangeDeploymentPolicy;
/// Creates an object with the tag `paper_change_deployment_policy`.
- (instancetype)init:(DBXTeamLogPaperChangeDeploymentPolicyType *)paperChangeDeploymentPolicy NS_DESIGNATED_INITIALIZER;
@end

/// The access of nonmembers to Paper documents by a link was changed. Dropbox no longer records this event.
@interface DBXTeamLogEventTypePaperChangeMemberLinkPolicy : DBXTeamLogEventType
/// The value of `paper_change_member_link_policy`.
@property (nonatomic, strong) DBXTeamLogPaperChangeMemberLinkPolicyType *paperChangeMemberLinkPolicy;
/// Creates an object with the tag `paper_change_member_link_policy`.
- (instancetype)init:(DBXTeamLogPaperChangeMemberLinkPolicyType *)paperChangeMemberLinkPolicy NS_DESIGNATED_INITIALIZER;
@end

/// The members' ability to share Paper documents outside the team, or the default audience of documents, was changed.
@interface DBXTeamLogEventTypePaperChangeMemberPolicy : DBXTeamLogEventType
/// The value of `paper_change_member_policy`.
@property (nonatomic, strong) DBXTeamLogPaperChangeMemberPolicyType *paperChangeMemberPolicy;
/// Creates an object with the tag `paper_change_member_policy`.
- (instancetype)init:(DBXTeamLogPaperChangeMemberPolicyType *)paperChangeMemberPolicy NS_DESIGNATED_INITIALIZER;
@end

/// Paper was enabled or disabled for the team.
@interface DBXTeamLogEventTypePaperChangePolicy : DBXTeamLogEventType
/// The value of `paper_change_policy`.
@property (nonatomic, strong) DBXTeamLogPaperChangePolicyType *paperChangePolicy;
/// Creates an object with the tag `paper_change_policy`.
- (instancetype)init:(DBXTeamLogPaperChangePolicyType *)paperChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for the default Paper folder was changed.
@interface DBXTeamLogEventTypePaperDefaultFolderPolicyChanged : DBXTeamLogEventType
/// The value of `paper_default_folder_policy_changed`.
@property (nonatomic, strong) DBXTeamLogPaperDefaultFolderPolicyChangedType *paperDefaultFolderPolicyChanged;

/// Creates an object with the tag `paper_default_folder_policy_changed`.
- (instancetype)init:(DBXTeamLogPaperDefaultFolderPolicyChangedType *)paperDefaultFolderPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The Paper desktop app was enabled or disabled for the team.
@interface DBXTeamLogEventTypePaperDesktopPolicyChanged : DBXTeamLogEventType
/// The value of `paper_desktop_policy_changed`.
@property (nonatomic, strong) DBXTeamLogPaperDesktopPolicyChangedType *paperDesktopPolicyChanged;
/// Creates an object with the tag `paper_desktop_policy_changed`.
- (instancetype)init:(DBXTeamLogPaperDesktopPolicyChangedType *)paperDesktopPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// Users were added to the list of users who can use Paper.
@interface DBXTeamLogEventTypePaperEnabledUsersGroupAddition : DBXTeamLogEventType
/// The value of `paper_enabled_users_group_addition`.
@property (nonatomic, strong) DBXTeamLogPaperEnabledUsersGroupAdditionType *paperEnabledUsersGroupAddition;

/// Creates an object with the tag `paper_enabled_users_group_addition`.
- (instancetype)init:(DBXTeamLogPaperEnabledUsersGroupAdditionType *)paperEnabledUsersGroupAddition
    NS_DESIGNATED_INITIALIZER;
@end

/// Users were removed from the list of users who can use Paper.
@interface DBXTeamLogEventTypePaperEnabledUsersGroupRemoval : DBXTeamLogEventType
/// The value of `paper_enabled_users_group_removal`.
@property (nonatomic, strong) DBXTeamLogPaperEnabledUsersGroupRemovalType *paperEnabledUsersGroupRemoval;

/// Creates an object with the tag `paper_enabled_users_group_removal`.
- (instancetype)init:(DBXTeamLogPaperEnabledUsersGroupRemovalType *)paperEnabledUsersGroupRemoval
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (PaperMembers)
/// The object if its tag is `paper_external_view_allow`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperExternalViewAllow *asPaperExternalViewAllow;

/// The object if its tag is `paper_external_view_default_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPaperExternalViewDefaultTeam *asPaperExternalViewDefaultTeam;

/// The object if its tag is `paper_external_view_forbid`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperExternalViewForbid *asPaperExternalViewForbid;

/// The object if its tag is `paper_folder_change_subscription`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPaperFolderChangeSubscription *asPaperFolderChangeSubscription;

/// The object if its tag is `paper_folder_deleted`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperFolderDeleted *asPaperFolderDeleted;
/// The object if its tag is `paper_folder_followed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperFolderFollowed *asPaperFolderFollowed;
/// The object if its tag is `paper_folder_team_invite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperFolderTeamInvite *asPaperFolderTeamInvite;

/// The object if its tag is `paper_published_link_change_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPaperPublishedLinkChangePermission *asPaperPublishedLinkChangePermission;

/// The object if its tag is `paper_published_link_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperPublishedLinkCreate *asPaperPublishedLinkCreate;

/// The object if its tag is `paper_published_link_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPaperPublishedLinkDisabled *asPaperPublishedLinkDisabled;

/// The object if its tag is `paper_published_link_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperPublishedLinkView *asPaperPublishedLinkView;
/// The object if its tag is `paper_admin_export_start`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperAdminExportStart *asPaperAdminExportStart;

/// The object if its tag is `paper_change_deployment_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPaperChangeDeploymentPolicy *asPaperChangeDeploymentPolicy;

/// The object if its tag is `paper_change_member_link_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPaperChangeMemberLinkPolicy *asPaperChangeMemberLinkPolicy;

/// The object if its tag is `paper_change_member_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperChangeMemberPolicy *asPaperChangeMemberPolicy;
/// The object if its tag is `paper_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperChangePolicy *asPaperChangePolicy;

/// The object if its tag is `paper_default_folder_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPaperDefaultFolderPolicyChanged *asPaperDefaultFolderPolicyChanged;

/// The object if its tag is `paper_desktop_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPaperDesktopPolicyChanged *asPaperDesktopPolicyChanged;

/// The object if its tag is `paper_enabled_users_group_addition`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPaperEnabledUsersGroupAddition *asPaperEnabledUsersGroupAddition;

/// The object if its tag is `paper_enabled_users_group_removal`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPaperEnabledUsersGroupRemoval *asPaperEnabledUsersGroupRemoval;
@end

/// Events in which the external sharing setting of Paper was set to allow anyone.
@interface DBXTeamLogEventTypeArgPaperExternalViewAllow : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_external_view_allow`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the external sharing setting of Paper was set to the team by default.
@interface DBXTeamLogEventTypeArgPaperExternalViewDefaultTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_external_view_default_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the external sharing setting of Paper was set to the team only.
@interface DBXTeamLogEventTypeArgPaperExternalViewForbid : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_external_view_forbid`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user followed or unfollowed a Paper folder.
@interface DBXTeamLogEventTypeArgPaperFolderChangeSubscription : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_folder_change_subscription`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper folder was archived.
@interface DBXTeamLogEventTypeArgPaperFolderDeleted : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_folder_deleted`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user followed a Paper folder.
@interface DBXTeamLogEventTypeArgPaperFolderFollowed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_folder_followed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper folder was shared with users or groups.
@interface DBXTeamLogEventTypeArgPaperFolderTeamInvite : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_folder_team_invite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the permissions of a published Paper document were changed.
@interface DBXTeamLogEventTypeArgPaperPublishedLinkChangePermission : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_published_link_change_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Paper document was published.
@interface DBXTeamLogEventTypeArgPaperPublishedLinkCreate : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_published_link_create`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the publication of a Paper document was withdrawn.
@interface DBXTeamLogEventTypeArgPaperPublishedLinkDisabled : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_published_link_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a published Paper document was viewed.
@interface DBXTeamLogEventTypeArgPaperPublishedLinkView : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_published_link_view`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an export of all Paper documents of the team was started.
@interface DBXTeamLogEventTypeArgPaperAdminExportStart : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_admin_export_start`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the deployment of Paper to all or to selected members was changed.
@interface DBXTeamLogEventTypeArgPaperChangeDeploymentPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_change_deployment_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the access of nonmembers to Paper documents by a link was changed.
@interface DBXTeamLogEventTypeArgPaperChangeMemberLinkPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_change_member_link_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the members' ability to share Paper documents outside the team, or the default audience of
/// documents, was changed.
@interface DBXTeamLogEventTypeArgPaperChangeMemberPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_change_member_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which Paper was enabled or disabled for the team.
@interface DBXTeamLogEventTypeArgPaperChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for the default Paper folder was changed.
@interface DBXTeamLogEventTypeArgPaperDefaultFolderPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_default_folder_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the Paper desktop app was enabled or disabled for the team.
@interface DBXTeamLogEventTypeArgPaperDesktopPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_desktop_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which users were added to the list of users who can use Paper.
@interface DBXTeamLogEventTypeArgPaperEnabledUsersGroupAddition : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_enabled_users_group_addition`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which users were removed from the list of users who can use Paper.
@interface DBXTeamLogEventTypeArgPaperEnabledUsersGroupRemoval : DBXTeamLogEventTypeArg
/// Creates an object with the tag `paper_enabled_users_group_removal`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The access of a member to a Paper document.
@interface DBXTeamLogPaperAccessType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogPaperAccessType (Members)
/// The object if its tag is `commenter`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperAccessTypeCommenter *asCommenter;
/// The object if its tag is `editor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperAccessTypeEditor *asEditor;
/// The object if its tag is `viewer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperAccessTypeViewer *asViewer;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperAccessTypeOther *asOther;
@end

/// The member can comment.
@interface DBXTeamLogPaperAccessTypeCommenter : DBXTeamLogPaperAccessType
/// Creates an object with the tag `commenter`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member can edit.
@interface DBXTeamLogPaperAccessTypeEditor : DBXTeamLogPaperAccessType
/// Creates an object with the tag `editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member can view.
@interface DBXTeamLogPaperAccessTypeViewer : DBXTeamLogPaperAccessType
/// Creates an object with the tag `viewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogPaperAccessTypeOther : DBXTeamLogPaperAccessType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which an export of all Paper documents of the team was started.
@interface DBXTeamLogPaperAdminExportStartDetails : DBXObject
@end

/// An export of all Paper documents of the team was started.
@interface DBXTeamLogPaperAdminExportStartType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the deployment of Paper to all or to selected members was changed.
@interface DBXTeamLogPaperChangeDeploymentPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamPoliciesPaperDeploymentPolicy *newValue;
/// The policy after the change.
- (DBXTeamPoliciesPaperDeploymentPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperDeploymentPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamPoliciesPaperDeploymentPolicy *)newValue
    previousValue:(nullable DBXTeamPoliciesPaperDeploymentPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The deployment of Paper to all or to selected members was changed.
@interface DBXTeamLogPaperChangeDeploymentPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the access of nonmembers to Paper documents by a link was changed.
@interface DBXTeamLogPaperChangeMemberLinkPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogPaperMemberPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogPaperMemberPolicy *)newValue DB_NO_METHOD_FAMILY;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogPaperMemberPolicy *)newValue NS_DESIGNATED_INITIALIZER;
@end

/// The access of nonmembers to Paper documents by a link was changed. Dropbox no longer records this event.
@interface DBXTeamLogPaperChangeMemberLinkPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the members' ability to share Paper documents outside the team, or the default audience
/// of documents, was changed.
@interface DBXTeamLogPaperChangeMemberPolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogPaperMemberPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogPaperMemberPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperMemberPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogPaperMemberPolicy *)newValue
    previousValue:(nullable DBXTeamLogPaperMemberPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The members' ability to share Paper documents outside the team, or the default audience of documents, was changed.
@interface DBXTeamLogPaperChangeMemberPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which Paper was enabled or disabled for the team.
@interface DBXTeamLogPaperChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamPoliciesPaperEnabledPolicy *newValue;
/// The policy after the change.
- (DBXTeamPoliciesPaperEnabledPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperEnabledPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamPoliciesPaperEnabledPolicy *)newValue
    previousValue:(nullable DBXTeamPoliciesPaperEnabledPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Paper was enabled or disabled for the team.
@interface DBXTeamLogPaperChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for access to new Paper folders.
@interface DBXTeamLogPaperDefaultFolderPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogPaperDefaultFolderPolicy (Members)
/// The object if its tag is `everyone_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperDefaultFolderPolicyEveryoneInTeam *asEveryoneInTeam;
/// The object if its tag is `invite_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperDefaultFolderPolicyInviteOnly *asInviteOnly;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperDefaultFolderPolicyOther *asOther;
@end

/// Everyone in the team has access.
@interface DBXTeamLogPaperDefaultFolderPolicyEveryoneInTeam : DBXTeamLogPaperDefaultFolderPolicy
/// Creates an object with the tag `everyone_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only invited people have access.
@interface DBXTeamLogPaperDefaultFolderPolicyInviteOnly : DBXTeamLogPaperDefaultFolderPolicy
/// Creates an object with the tag `invite_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogPaperDefaultFolderPolicyOther : DBXTeamLogPaperDefaultFolderPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for the default Paper folder was changed.
@interface DBXTeamLogPaperDefaultFolderPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogPaperDefaultFolderPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogPaperDefaultFolderPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogPaperDefaultFolderPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogPaperDefaultFolderPolicy *)newValue
    previousValue:(DBXTeamLogPaperDefaultFolderPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for the default Paper folder was changed.
@interface DBXTeamLogPaperDefaultFolderPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for the Paper desktop app.
@interface DBXTeamLogPaperDesktopPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogPaperDesktopPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperDesktopPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperDesktopPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperDesktopPolicyOther *asOther;
@end

/// Members can't use the app.
@interface DBXTeamLogPaperDesktopPolicyDisabled : DBXTeamLogPaperDesktopPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can use the app.
@interface DBXTeamLogPaperDesktopPolicyEnabled : DBXTeamLogPaperDesktopPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogPaperDesktopPolicyOther : DBXTeamLogPaperDesktopPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the Paper desktop app was enabled or disabled for the team.
@interface DBXTeamLogPaperDesktopPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogPaperDesktopPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogPaperDesktopPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogPaperDesktopPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogPaperDesktopPolicy *)newValue
    previousValue:(DBXTeamLogPaperDesktopPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The Paper desktop app was enabled or disabled for the team.
@interface DBXTeamLogPaperDesktopPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document.
@interface DBXTeamLogPaperDocumentLogInfo : DBXObject
/// The identifier of the document.
@property (nonatomic, readonly, copy) NSString *docId;
/// The title of the document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDocId:(NSString *)docId docTitle:(NSString *)docTitle NS_DESIGNATED_INITIALIZER;
@end

/// The format of a downloaded Paper document.
@interface DBXTeamLogPaperDownloadFormat : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogPaperDownloadFormat (Members)
/// The object if its tag is `docx`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperDownloadFormatDocx *asDocx;
/// The object if its tag is `html`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperDownloadFormatHtml *asHtml;
/// The object if its tag is `markdown`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperDownloadFormatMarkdown *asMarkdown;
/// The object if its tag is `pdf`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperDownloadFormatPdf *asPdf;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperDownloadFormatOther *asOther;
@end

/// Microsoft Word.
@interface DBXTeamLogPaperDownloadFormatDocx : DBXTeamLogPaperDownloadFormat
/// Creates an object with the tag `docx`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// HTML.
@interface DBXTeamLogPaperDownloadFormatHtml : DBXTeamLogPaperDownloadFormat
/// Creates an object with the tag `html`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Markdown.
@interface DBXTeamLogPaperDownloadFormatMarkdown : DBXTeamLogPaperDownloadFormat
/// Creates an object with the tag `markdown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// PDF.
@interface DBXTeamLogPaperDownloadFormatPdf : DBXTeamLogPaperDownloadFormat
/// Creates an object with the tag `pdf`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogPaperDownloadFormatOther : DBXTeamLogPaperDownloadFormat
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which users were added to the list of users who can use Paper.
@interface DBXTeamLogPaperEnabledUsersGroupAdditionDetails : DBXObject
@end

/// Users were added to the list of users who can use Paper.
@interface DBXTeamLogPaperEnabledUsersGroupAdditionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which users were removed from the list of users who can use Paper.
@interface DBXTeamLogPaperEnabledUsersGroupRemovalDetails : DBXObject
@end

/// Users were removed from the list of users who can use Paper.
@interface DBXTeamLogPaperEnabledUsersGroupRemovalType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the external sharing setting of Paper was set to allow anyone.
@interface DBXTeamLogPaperExternalViewAllowDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// The external sharing setting of Paper was set to allow anyone. Dropbox no longer records this event.
@interface DBXTeamLogPaperExternalViewAllowType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the external sharing setting of Paper was set to the team by default.
@interface DBXTeamLogPaperExternalViewDefaultTeamDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// The external sharing setting of Paper was set to the team by default. Dropbox no longer records this event.
@interface DBXTeamLogPaperExternalViewDefaultTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the external sharing setting of Paper was set to the team only.
@interface DBXTeamLogPaperExternalViewForbidDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// The external sharing setting of Paper was set to the team only. Dropbox no longer records this event.
@interface DBXTeamLogPaperExternalViewForbidType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user followed or unfollowed a Paper folder.
@interface DBXTeamLogPaperFolderChangeSubscriptionDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The subscription level after the change.
@property (nonatomic, readonly, copy) NSString *newSubscriptionLevel;
/// The subscription level after the change.
- (NSString *)newSubscriptionLevel DB_NO_METHOD_FAMILY;
/// The subscription level before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *previousSubscriptionLevel;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    newSubscriptionLevel:(NSString *)newSubscriptionLevel
    previousSubscriptionLevel:(nullable NSString *)previousSubscriptionLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// A user followed or unfollowed a Paper folder.
@interface DBXTeamLogPaperFolderChangeSubscriptionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper folder was archived.
@interface DBXTeamLogPaperFolderDeletedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper folder was archived. Dropbox no longer records this event.
@interface DBXTeamLogPaperFolderDeletedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user followed a Paper folder.
@interface DBXTeamLogPaperFolderFollowedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A user followed a Paper folder. Replaced by `paperFolderChangeSubscription`.
@interface DBXTeamLogPaperFolderFollowedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A Paper folder.
@interface DBXTeamLogPaperFolderLogInfo : DBXObject
/// The identifier of the folder.
@property (nonatomic, readonly, copy) NSString *folderId;
/// The name of the folder.
@property (nonatomic, readonly, copy) NSString *folderName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFolderId:(NSString *)folderId folderName:(NSString *)folderName NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper folder was shared with users or groups.
@interface DBXTeamLogPaperFolderTeamInviteDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper folder was shared with users or groups. Dropbox no longer records this event.
@interface DBXTeamLogPaperFolderTeamInviteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for sharing Paper documents outside the team.
@interface DBXTeamLogPaperMemberPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogPaperMemberPolicy (Members)
/// The object if its tag is `anyone_with_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperMemberPolicyAnyoneWithLink *asAnyoneWithLink;
/// The object if its tag is `only_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperMemberPolicyOnlyTeam *asOnlyTeam;
/// The object if its tag is `team_and_explicitly_shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperMemberPolicyTeamAndExplicitlyShared *asTeamAndExplicitlyShared;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPaperMemberPolicyOther *asOther;
@end

/// Anyone with the link has access.
@interface DBXTeamLogPaperMemberPolicyAnyoneWithLink : DBXTeamLogPaperMemberPolicy
/// Creates an object with the tag `anyone_with_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only team members have access.
@interface DBXTeamLogPaperMemberPolicyOnlyTeam : DBXTeamLogPaperMemberPolicy
/// Creates an object with the tag `only_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members and people with whom a document is shared have access.
@interface DBXTeamLogPaperMemberPolicyTeamAndExplicitlyShared : DBXTeamLogPaperMemberPolicy
/// Creates an object with the tag `team_and_explicitly_shared`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogPaperMemberPolicyOther : DBXTeamLogPaperMemberPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the permissions of a published Paper document were changed.
@interface DBXTeamLogPaperPublishedLinkChangePermissionDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The permissions after the change.
@property (nonatomic, readonly, copy) NSString *newPermissionLevel;
/// The permissions after the change.
- (NSString *)newPermissionLevel DB_NO_METHOD_FAMILY;
/// The permissions before the change.
@property (nonatomic, readonly, copy) NSString *previousPermissionLevel;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    newPermissionLevel:(NSString *)newPermissionLevel
    previousPermissionLevel:(NSString *)previousPermissionLevel
    NS_DESIGNATED_INITIALIZER;
@end

/// The permissions of a published Paper document were changed.
@interface DBXTeamLogPaperPublishedLinkChangePermissionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Paper document was published.
@interface DBXTeamLogPaperPublishedLinkCreateDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A Paper document was published.
@interface DBXTeamLogPaperPublishedLinkCreateType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the publication of a Paper document was withdrawn.
@interface DBXTeamLogPaperPublishedLinkDisabledDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// The publication of a Paper document was withdrawn.
@interface DBXTeamLogPaperPublishedLinkDisabledType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a published Paper document was viewed.
@interface DBXTeamLogPaperPublishedLinkViewDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A published Paper document was viewed.
@interface DBXTeamLogPaperPublishedLinkViewType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
