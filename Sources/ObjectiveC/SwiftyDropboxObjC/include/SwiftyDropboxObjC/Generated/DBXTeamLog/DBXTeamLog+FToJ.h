// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Base.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamCommonTimeRange, DBXTeamLogConnectedTeamName, DBXTeamLogEventCategory,
    DBXTeamLogEventDetailsFlexibleFileNamesPolicyChangedDetails,
    DBXTeamLogEventDetailsFolderLinkRestrictionPolicyChangedDetails,
    DBXTeamLogEventDetailsFolderOverviewDescriptionChangedDetails,
    DBXTeamLogEventDetailsFolderOverviewItemPinnedDetails, DBXTeamLogEventDetailsFolderOverviewItemUnpinnedDetails,
    DBXTeamLogEventDetailsGoogleSsoChangePolicyDetails, DBXTeamLogEventDetailsGuestAdminChangeStatusDetails,
    DBXTeamLogEventDetailsGuestAdminSignedInViaTrustedTeamsDetails,
    DBXTeamLogEventDetailsGuestAdminSignedOutViaTrustedTeamsDetails, DBXTeamLogEventDetailsIntegrationConnectedDetails,
    DBXTeamLogEventDetailsIntegrationDisconnectedDetails, DBXTeamLogEventDetailsIntegrationPolicyChangedDetails,
    DBXTeamLogEventDetailsInviteAcceptanceEmailPolicyChangedDetails,
    DBXTeamLogEventTypeArgFlexibleFileNamesPolicyChanged, DBXTeamLogEventTypeArgFolderLinkRestrictionPolicyChanged,
    DBXTeamLogEventTypeArgFolderOverviewDescriptionChanged, DBXTeamLogEventTypeArgFolderOverviewItemPinned,
    DBXTeamLogEventTypeArgFolderOverviewItemUnpinned, DBXTeamLogEventTypeArgGoogleSsoChangePolicy,
    DBXTeamLogEventTypeArgGuestAdminChangeStatus, DBXTeamLogEventTypeArgGuestAdminSignedInViaTrustedTeams,
    DBXTeamLogEventTypeArgGuestAdminSignedOutViaTrustedTeams, DBXTeamLogEventTypeArgIntegrationConnected,
    DBXTeamLogEventTypeArgIntegrationDisconnected, DBXTeamLogEventTypeArgIntegrationPolicyChanged,
    DBXTeamLogEventTypeArgInviteAcceptanceEmailPolicyChanged, DBXTeamLogEventTypeFlexibleFileNamesPolicyChanged,
    DBXTeamLogEventTypeFolderLinkRestrictionPolicyChanged, DBXTeamLogEventTypeFolderOverviewDescriptionChanged,
    DBXTeamLogEventTypeFolderOverviewItemPinned, DBXTeamLogEventTypeFolderOverviewItemUnpinned,
    DBXTeamLogEventTypeGoogleSsoChangePolicy, DBXTeamLogEventTypeGuestAdminChangeStatus,
    DBXTeamLogEventTypeGuestAdminSignedInViaTrustedTeams, DBXTeamLogEventTypeGuestAdminSignedOutViaTrustedTeams,
    DBXTeamLogEventTypeIntegrationConnected, DBXTeamLogEventTypeIntegrationDisconnected,
    DBXTeamLogEventTypeIntegrationPolicyChanged, DBXTeamLogEventTypeInviteAcceptanceEmailPolicyChanged,
    DBXTeamLogFedAdminRoleEnterpriseAdmin, DBXTeamLogFedAdminRoleNotEnterpriseAdmin, DBXTeamLogFedAdminRoleOther,
    DBXTeamLogFedExtraDetailsOrganization, DBXTeamLogFedExtraDetailsOther, DBXTeamLogFedExtraDetailsTeam,
    DBXTeamLogFedHandshakeActionAcceptedInvite, DBXTeamLogFedHandshakeActionCanceledInvite,
    DBXTeamLogFedHandshakeActionInviteExpired, DBXTeamLogFedHandshakeActionInvited, DBXTeamLogFedHandshakeActionOther,
    DBXTeamLogFedHandshakeActionRejectedInvite, DBXTeamLogFedHandshakeActionRemovedTeam,
    DBXTeamLogFederationStatusChangeAdditionalInfoConnectedTeamName,
    DBXTeamLogFederationStatusChangeAdditionalInfoNonTrustedTeamDetails,
    DBXTeamLogFederationStatusChangeAdditionalInfoOrganizationName, DBXTeamLogFederationStatusChangeAdditionalInfoOther,
    DBXTeamLogFlexibleFileNamesPolicyChangedDetails, DBXTeamLogFlexibleFileNamesPolicyChangedType,
    DBXTeamLogFlexibleFileNamesPolicyOff, DBXTeamLogFlexibleFileNamesPolicyOffDefault,
    DBXTeamLogFlexibleFileNamesPolicyOptional, DBXTeamLogFlexibleFileNamesPolicyOptionalDefault,
    DBXTeamLogFlexibleFileNamesPolicyOther, DBXTeamLogFlexibleFileNamesPolicyRequired,
    DBXTeamLogFlexibleFileNamesPolicyRequiredDefault, DBXTeamLogFolderLinkRestrictionPolicyChangedDetails,
    DBXTeamLogFolderLinkRestrictionPolicyChangedType, DBXTeamLogFolderLinkRestrictionPolicyDisabled,
    DBXTeamLogFolderLinkRestrictionPolicyEnabled, DBXTeamLogFolderLinkRestrictionPolicyOther,
    DBXTeamLogFolderOverviewDescriptionChangedDetails, DBXTeamLogFolderOverviewDescriptionChangedType,
    DBXTeamLogFolderOverviewItemPinnedDetails, DBXTeamLogFolderOverviewItemPinnedType,
    DBXTeamLogFolderOverviewItemUnpinnedDetails, DBXTeamLogFolderOverviewItemUnpinnedType,
    DBXTeamLogGetTeamEventsContinueErrorBadCursor, DBXTeamLogGetTeamEventsContinueErrorOther,
    DBXTeamLogGetTeamEventsContinueErrorReset, DBXTeamLogGetTeamEventsErrorAccountIdNotFound,
    DBXTeamLogGetTeamEventsErrorInvalidFilters, DBXTeamLogGetTeamEventsErrorInvalidTimeRange,
    DBXTeamLogGetTeamEventsErrorOther, DBXTeamLogGoogleSsoChangePolicyDetails, DBXTeamLogGoogleSsoChangePolicyType,
    DBXTeamLogGoogleSsoPolicy, DBXTeamLogGoogleSsoPolicyDisabled, DBXTeamLogGoogleSsoPolicyEnabled,
    DBXTeamLogGoogleSsoPolicyOther, DBXTeamLogGuestAdminChangeStatusDetails, DBXTeamLogGuestAdminChangeStatusType,
    DBXTeamLogGuestAdminSignedInViaTrustedTeamsDetails, DBXTeamLogGuestAdminSignedInViaTrustedTeamsType,
    DBXTeamLogGuestAdminSignedOutViaTrustedTeamsDetails, DBXTeamLogGuestAdminSignedOutViaTrustedTeamsType,
    DBXTeamLogIdentifierTypeEmail, DBXTeamLogIdentifierTypeFacebookProfileName, DBXTeamLogIdentifierTypeOther,
    DBXTeamLogIntegrationConnectedDetails, DBXTeamLogIntegrationConnectedType, DBXTeamLogIntegrationDisconnectedDetails,
    DBXTeamLogIntegrationDisconnectedType, DBXTeamLogIntegrationPolicyChangedDetails,
    DBXTeamLogIntegrationPolicyChangedType, DBXTeamLogIntegrationPolicyDisabled, DBXTeamLogIntegrationPolicyEnabled,
    DBXTeamLogIntegrationPolicyOther, DBXTeamLogInviteAcceptanceEmailPolicyChangedDetails,
    DBXTeamLogInviteAcceptanceEmailPolicyChangedType, DBXTeamLogInviteAcceptanceEmailPolicyDisabled,
    DBXTeamLogInviteAcceptanceEmailPolicyEnabled, DBXTeamLogInviteAcceptanceEmailPolicyOther,
    DBXTeamLogInviteMethodAutoApprove, DBXTeamLogInviteMethodInviteLink, DBXTeamLogInviteMethodMemberInvite,
    DBXTeamLogInviteMethodMovedFromAnotherTeam, DBXTeamLogInviteMethodOther, DBXTeamLogLinkedDeviceLogInfo,
    DBXTeamLogNonTrustedTeamDetails, DBXTeamLogOrganizationDetails, DBXTeamLogOrganizationName, DBXTeamLogPathLogInfo,
    DBXTeamLogTeamDetails, DBXTeamLogTeamEvent, DBXTeamLogTrustedTeamsRequestAction, DBXTeamLogTrustedTeamsRequestState,
    DBXTeamLogUserLinkedAppLogInfo;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (FToJMembers)
/// The object if its tag is `integration_connected_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsIntegrationConnectedDetails *asIntegrationConnectedDetails;

/// The object if its tag is `integration_disconnected_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsIntegrationDisconnectedDetails *asIntegrationDisconnectedDetails;

/// The object if its tag is `folder_overview_description_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFolderOverviewDescriptionChangedDetails *asFolderOverviewDescriptionChangedDetails;

/// The object if its tag is `folder_overview_item_pinned_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFolderOverviewItemPinnedDetails *asFolderOverviewItemPinnedDetails;

/// The object if its tag is `folder_overview_item_unpinned_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFolderOverviewItemUnpinnedDetails *asFolderOverviewItemUnpinnedDetails;

/// The object if its tag is `guest_admin_signed_in_via_trusted_teams_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGuestAdminSignedInViaTrustedTeamsDetails *asGuestAdminSignedInViaTrustedTeamsDetails;

/// The object if its tag is `guest_admin_signed_out_via_trusted_teams_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGuestAdminSignedOutViaTrustedTeamsDetails *asGuestAdminSignedOutViaTrustedTeamsDetails;

/// The object if its tag is `flexible_file_names_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFlexibleFileNamesPolicyChangedDetails *asFlexibleFileNamesPolicyChangedDetails;

/// The object if its tag is `folder_link_restriction_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFolderLinkRestrictionPolicyChangedDetails *asFolderLinkRestrictionPolicyChangedDetails;

/// The object if its tag is `google_sso_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGoogleSsoChangePolicyDetails *asGoogleSsoChangePolicyDetails;

/// The object if its tag is `integration_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsIntegrationPolicyChangedDetails *asIntegrationPolicyChangedDetails;

/// The object if its tag is `invite_acceptance_email_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsInviteAcceptanceEmailPolicyChangedDetails *asInviteAcceptanceEmailPolicyChangedDetails;

/// The object if its tag is `guest_admin_change_status_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGuestAdminChangeStatusDetails *asGuestAdminChangeStatusDetails;
@end

/// Details of an event in which a member connected an integration.
@interface DBXTeamLogEventDetailsIntegrationConnectedDetails : DBXTeamLogEventDetails
/// The value of `integration_connected_details`.
@property (nonatomic, strong) DBXTeamLogIntegrationConnectedDetails *integrationConnectedDetails;
/// Creates an object with the tag `integration_connected_details`.
- (instancetype)init:(DBXTeamLogIntegrationConnectedDetails *)integrationConnectedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member disconnected an integration.
@interface DBXTeamLogEventDetailsIntegrationDisconnectedDetails : DBXTeamLogEventDetails
/// The value of `integration_disconnected_details`.
@property (nonatomic, strong) DBXTeamLogIntegrationDisconnectedDetails *integrationDisconnectedDetails;

/// Creates an object with the tag `integration_disconnected_details`.
- (instancetype)init:(DBXTeamLogIntegrationDisconnectedDetails *)integrationDisconnectedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the description in a folder overview was changed.
@interface DBXTeamLogEventDetailsFolderOverviewDescriptionChangedDetails : DBXTeamLogEventDetails
/// The value of `folder_overview_description_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogFolderOverviewDescriptionChangedDetails *folderOverviewDescriptionChangedDetails;

/// Creates an object with the tag `folder_overview_description_changed_details`.
- (instancetype)init:(DBXTeamLogFolderOverviewDescriptionChangedDetails *)folderOverviewDescriptionChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an item was pinned to a folder overview.
@interface DBXTeamLogEventDetailsFolderOverviewItemPinnedDetails : DBXTeamLogEventDetails
/// The value of `folder_overview_item_pinned_details`.
@property (nonatomic, strong) DBXTeamLogFolderOverviewItemPinnedDetails *folderOverviewItemPinnedDetails;

/// Creates an object with the tag `folder_overview_item_pinned_details`.
- (instancetype)init:(DBXTeamLogFolderOverviewItemPinnedDetails *)folderOverviewItemPinnedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an item was unpinned from a folder overview.
@interface DBXTeamLogEventDetailsFolderOverviewItemUnpinnedDetails : DBXTeamLogEventDetails
/// The value of `folder_overview_item_unpinned_details`.
@property (nonatomic, strong) DBXTeamLogFolderOverviewItemUnpinnedDetails *folderOverviewItemUnpinnedDetails;

/// Creates an object with the tag `folder_overview_item_unpinned_details`.
- (instancetype)init:(DBXTeamLogFolderOverviewItemUnpinnedDetails *)folderOverviewItemUnpinnedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a guest admin started a session through trusted teams.
@interface DBXTeamLogEventDetailsGuestAdminSignedInViaTrustedTeamsDetails : DBXTeamLogEventDetails
/// The value of `guest_admin_signed_in_via_trusted_teams_details`.
@property (nonatomic, strong)
    DBXTeamLogGuestAdminSignedInViaTrustedTeamsDetails *guestAdminSignedInViaTrustedTeamsDetails;

/// Creates an object with the tag `guest_admin_signed_in_via_trusted_teams_details`.
- (instancetype)init:(DBXTeamLogGuestAdminSignedInViaTrustedTeamsDetails *)guestAdminSignedInViaTrustedTeamsDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a guest admin ended a session through trusted teams.
@interface DBXTeamLogEventDetailsGuestAdminSignedOutViaTrustedTeamsDetails : DBXTeamLogEventDetails
/// The value of `guest_admin_signed_out_via_trusted_teams_details`.
@property (nonatomic, strong)
    DBXTeamLogGuestAdminSignedOutViaTrustedTeamsDetails *guestAdminSignedOutViaTrustedTeamsDetails;

/// Creates an object with the tag `guest_admin_signed_out_via_trusted_teams_details`.
- (instancetype)init:(DBXTeamLogGuestAdminSignedOutViaTrustedTeamsDetails *)guestAdminSignedOutViaTrustedTeamsDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for flexible file names was changed.
@interface DBXTeamLogEventDetailsFlexibleFileNamesPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `flexible_file_names_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogFlexibleFileNamesPolicyChangedDetails *flexibleFileNamesPolicyChangedDetails;

/// Creates an object with the tag `flexible_file_names_policy_changed_details`.
- (instancetype)init:(DBXTeamLogFlexibleFileNamesPolicyChangedDetails *)flexibleFileNamesPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for folder link restrictions was changed.
@interface DBXTeamLogEventDetailsFolderLinkRestrictionPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `folder_link_restriction_policy_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogFolderLinkRestrictionPolicyChangedDetails *folderLinkRestrictionPolicyChangedDetails;

/// Creates an object with the tag `folder_link_restriction_policy_changed_details`.
- (instancetype)init:(DBXTeamLogFolderLinkRestrictionPolicyChangedDetails *)folderLinkRestrictionPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which single sign-on with Google was enabled or disabled for the team.
@interface DBXTeamLogEventDetailsGoogleSsoChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `google_sso_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogGoogleSsoChangePolicyDetails *googleSsoChangePolicyDetails;
/// Creates an object with the tag `google_sso_change_policy_details`.
- (instancetype)init:(DBXTeamLogGoogleSsoChangePolicyDetails *)googleSsoChangePolicyDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for an integration was changed.
@interface DBXTeamLogEventDetailsIntegrationPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `integration_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogIntegrationPolicyChangedDetails *integrationPolicyChangedDetails;

/// Creates an object with the tag `integration_policy_changed_details`.
- (instancetype)init:(DBXTeamLogIntegrationPolicyChangedDetails *)integrationPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for emails about accepted invitations was changed.
@interface DBXTeamLogEventDetailsInviteAcceptanceEmailPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `invite_acceptance_email_policy_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogInviteAcceptanceEmailPolicyChangedDetails *inviteAcceptanceEmailPolicyChangedDetails;

/// Creates an object with the tag `invite_acceptance_email_policy_changed_details`.
- (instancetype)init:(DBXTeamLogInviteAcceptanceEmailPolicyChangedDetails *)inviteAcceptanceEmailPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the status of a guest team admin was changed.
@interface DBXTeamLogEventDetailsGuestAdminChangeStatusDetails : DBXTeamLogEventDetails
/// The value of `guest_admin_change_status_details`.
@property (nonatomic, strong) DBXTeamLogGuestAdminChangeStatusDetails *guestAdminChangeStatusDetails;
/// Creates an object with the tag `guest_admin_change_status_details`.
- (instancetype)init:(DBXTeamLogGuestAdminChangeStatusDetails *)guestAdminChangeStatusDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (FToJMembers)
/// The object if its tag is `integration_connected`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeIntegrationConnected *asIntegrationConnected;
/// The object if its tag is `integration_disconnected`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeIntegrationDisconnected *asIntegrationDisconnected;

/// The object if its tag is `folder_overview_description_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeFolderOverviewDescriptionChanged *asFolderOverviewDescriptionChanged;

/// The object if its tag is `folder_overview_item_pinned`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFolderOverviewItemPinned *asFolderOverviewItemPinned;
/// The object if its tag is `folder_overview_item_unpinned`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFolderOverviewItemUnpinned *asFolderOverviewItemUnpinned;

/// The object if its tag is `guest_admin_signed_in_via_trusted_teams`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeGuestAdminSignedInViaTrustedTeams *asGuestAdminSignedInViaTrustedTeams;

/// The object if its tag is `guest_admin_signed_out_via_trusted_teams`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeGuestAdminSignedOutViaTrustedTeams *asGuestAdminSignedOutViaTrustedTeams;

/// The object if its tag is `flexible_file_names_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeFlexibleFileNamesPolicyChanged *asFlexibleFileNamesPolicyChanged;

/// The object if its tag is `folder_link_restriction_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeFolderLinkRestrictionPolicyChanged *asFolderLinkRestrictionPolicyChanged;

/// The object if its tag is `google_sso_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGoogleSsoChangePolicy *asGoogleSsoChangePolicy;
/// The object if its tag is `integration_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeIntegrationPolicyChanged *asIntegrationPolicyChanged;

/// The object if its tag is `invite_acceptance_email_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeInviteAcceptanceEmailPolicyChanged *asInviteAcceptanceEmailPolicyChanged;

/// The object if its tag is `guest_admin_change_status`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGuestAdminChangeStatus *asGuestAdminChangeStatus;
@end

/// A member connected an integration.
@interface DBXTeamLogEventTypeIntegrationConnected : DBXTeamLogEventType
/// The value of `integration_connected`.
@property (nonatomic, strong) DBXTeamLogIntegrationConnectedType *integrationConnected;
/// Creates an object with the tag `integration_connected`.
- (instancetype)init:(DBXTeamLogIntegrationConnectedType *)integrationConnected NS_DESIGNATED_INITIALIZER;
@end

/// A member disconnected an integration.
@interface DBXTeamLogEventTypeIntegrationDisconnected : DBXTeamLogEventType
/// The value of `integration_disconnected`.
@property (nonatomic, strong) DBXTeamLogIntegrationDisconnectedType *integrationDisconnected;
/// Creates an object with the tag `integration_disconnected`.
- (instancetype)init:(DBXTeamLogIntegrationDisconnectedType *)integrationDisconnected NS_DESIGNATED_INITIALIZER;
@end

/// The description in a folder overview was changed.
@interface DBXTeamLogEventTypeFolderOverviewDescriptionChanged : DBXTeamLogEventType
/// The value of `folder_overview_description_changed`.
@property (nonatomic, strong) DBXTeamLogFolderOverviewDescriptionChangedType *folderOverviewDescriptionChanged;

/// Creates an object with the tag `folder_overview_description_changed`.
- (instancetype)init:(DBXTeamLogFolderOverviewDescriptionChangedType *)folderOverviewDescriptionChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// An item was pinned to a folder overview.
@interface DBXTeamLogEventTypeFolderOverviewItemPinned : DBXTeamLogEventType
/// The value of `folder_overview_item_pinned`.
@property (nonatomic, strong) DBXTeamLogFolderOverviewItemPinnedType *folderOverviewItemPinned;
/// Creates an object with the tag `folder_overview_item_pinned`.
- (instancetype)init:(DBXTeamLogFolderOverviewItemPinnedType *)folderOverviewItemPinned NS_DESIGNATED_INITIALIZER;
@end

/// An item was unpinned from a folder overview.
@interface DBXTeamLogEventTypeFolderOverviewItemUnpinned : DBXTeamLogEventType
/// The value of `folder_overview_item_unpinned`.
@property (nonatomic, strong) DBXTeamLogFolderOverviewItemUnpinnedType *folderOverviewItemUnpinned;
/// Creates an object with the tag `folder_overview_item_unpinned`.
- (instancetype)init:(DBXTeamLogFolderOverviewItemUnpinnedType *)folderOverviewItemUnpinned NS_DESIGNATED_INITIALIZER;
@end

/// A guest admin started a session through trusted teams.
@interface DBXTeamLogEventTypeGuestAdminSignedInViaTrustedTeams : DBXTeamLogEventType
/// The value of `guest_admin_signed_in_via_trusted_teams`.
@property (nonatomic, strong) DBXTeamLogGuestAdminSignedInViaTrustedTeamsType *guestAdminSignedInViaTrustedTeams;

/// Creates an object with the tag `guest_admin_signed_in_via_trusted_teams`.
- (instancetype)init:(DBXTeamLogGuestAdminSignedInViaTrustedTeamsType *)guestAdminSignedInViaTrustedTeams
    NS_DESIGNATED_INITIALIZER;
@end

/// A guest admin ended a session through trusted teams.
@interface DBXTeamLogEventTypeGuestAdminSignedOutViaTrustedTeams : DBXTeamLogEventType
/// The value of `guest_admin_signed_out_via_trusted_teams`.
@property (nonatomic, strong) DBXTeamLogGuestAdminSignedOutViaTrustedTeamsType *guestAdminSignedOutViaTrustedTeams;

/// Creates an object with the tag `guest_admin_signed_out_via_trusted_teams`.
- (instancetype)init:(DBXTeamLogGuestAdminSignedOutViaTrustedTeamsType *)guestAdminSignedOutViaTrustedTeams
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for flexible file names was changed.
@interface DBXTeamLogEventTypeFlexibleFileNamesPolicyChanged : DBXTeamLogEventType
/// The value of `flexible_file_names_policy_changed`.
@property (nonatomic, strong) DBXTeamLogFlexibleFileNamesPolicyChangedType *flexibleFileNamesPolicyChanged;

/// Creates an object with the tag `flexible_file_names_policy_changed`.
- (instancetype)init:(DBXTeamLogFlexibleFileNamesPolicyChangedType *)flexibleFileNamesPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for folder link restrictions was changed.
@interface DBXTeamLogEventTypeFolderLinkRestrictionPolicyChanged : DBXTeamLogEventType
/// The value of `folder_link_restriction_policy_changed`.
@property (nonatomic, strong) DBXTeamLogFolderLinkRestrictionPolicyChangedType *folderLinkRestrictionPolicyChanged;

/// Creates an object with the tag `folder_link_restriction_policy_changed`.
- (instancetype)init:(DBXTeamLogFolderLinkRestrictionPolicyChangedType *)folderLinkRestrictionPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// Single sign-on with Google was enabled or disabled for the team.
@interface DBXTeamLogEventTypeGoogleSsoChangePolicy : DBXTeamLogEventType
/// The value of `google_sso_change_policy`.
@property (nonatomic, strong) DBXTeamLogGoogleSsoChangePolicyType *googleSsoChangePolicy;
/// Creates an object with the tag `google_sso_change_policy`.
- (instancetype)init:(DBXTeamLogGoogleSsoChangePolicyType *)googleSsoChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for an integration was changed.
@interface DBXTeamLogEventTypeIntegrationPolicyChanged : DBXTeamLogEventType
/// The value of `integration_policy_changed`.
@property (nonatomic, strong) DBXTeamLogIntegrationPolicyChangedType *integrationPolicyChanged;
/// Creates an object with the tag `integration_policy_changed`.
- (instancetype)init:(DBXTeamLogIntegrationPolicyChangedType *)integrationPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for emails about accepted invitations was changed.
@interface DBXTeamLogEventTypeInviteAcceptanceEmailPolicyChanged : DBXTeamLogEventType
/// The value of `invite_acceptance_email_policy_changed`.
@property (nonatomic, strong) DBXTeamLogInviteAcceptanceEmailPolicyChangedType *inviteAcceptanceEmailPolicyChanged;

/// Creates an object with the tag `invite_acceptance_email_policy_changed`.
- (instancetype)init:(DBXTeamLogInviteAcceptanceEmailPolicyChangedType *)inviteAcceptanceEmailPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The status of a guest team admin was changed.
@interface DBXTeamLogEventTypeGuestAdminChangeStatus : DBXTeamLogEventType
/// The value of `guest_admin_change_status`.
@property (nonatomic, strong) DBXTeamLogGuestAdminChangeStatusType *guestAdminChangeStatus;
/// Creates an object with the tag `guest_admin_change_status`.
- (instancetype)init:(DBXTeamLogGuestAdminChangeStatusType *)guestAdminChangeStatus NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (FToJMembers)
/// The object if its tag is `integration_connected`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgIntegrationConnected *asIntegrationConnected;
/// The object if its tag is `integration_disconnected`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgIntegrationDisconnected *asIntegrationDisconnected;

/// The object if its tag is `folder_overview_description_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgFolderOverviewDescriptionChanged *asFolderOverviewDescriptionChanged;

/// The object if its tag is `folder_overview_item_pinned`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFolderOverviewItemPinned *asFolderOverviewItemPinned;

/// The object if its tag is `folder_overview_item_unpinned`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgFolderOverviewItemUnpinned *asFolderOverviewItemUnpinned;

/// The object if its tag is `guest_admin_signed_in_via_trusted_teams`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgGuestAdminSignedInViaTrustedTeams *asGuestAdminSignedInViaTrustedTeams;

/// The object if its tag is `guest_admin_signed_out_via_trusted_teams`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgGuestAdminSignedOutViaTrustedTeams *asGuestAdminSignedOutViaTrustedTeams;

/// The object if its tag is `flexible_file_names_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgFlexibleFileNamesPolicyChanged *asFlexibleFileNamesPolicyChanged;

/// The object if its tag is `folder_link_restriction_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgFolderLinkRestrictionPolicyChanged *asFolderLinkRestrictionPolicyChanged;

/// The object if its tag is `google_sso_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGoogleSsoChangePolicy *asGoogleSsoChangePolicy;
/// The object if its tag is `integration_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgIntegrationPolicyChanged *asIntegrationPolicyChanged;

/// The object if its tag is `invite_acceptance_email_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgInviteAcceptanceEmailPolicyChanged *asInviteAcceptanceEmailPolicyChanged;

/// The object if its tag is `guest_admin_change_status`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGuestAdminChangeStatus *asGuestAdminChangeStatus;
@end

/// Events in which a member connected an integration.
@interface DBXTeamLogEventTypeArgIntegrationConnected : DBXTeamLogEventTypeArg
/// Creates an object with the tag `integration_connected`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member disconnected an integration.
@interface DBXTeamLogEventTypeArgIntegrationDisconnected : DBXTeamLogEventTypeArg
/// Creates an object with the tag `integration_disconnected`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the description in a folder overview was changed.
@interface DBXTeamLogEventTypeArgFolderOverviewDescriptionChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `folder_overview_description_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an item was pinned to a folder overview.
@interface DBXTeamLogEventTypeArgFolderOverviewItemPinned : DBXTeamLogEventTypeArg
/// Creates an object with the tag `folder_overview_item_pinned`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an item was unpinned from a folder overview.
@interface DBXTeamLogEventTypeArgFolderOverviewItemUnpinned : DBXTeamLogEventTypeArg
/// Creates an object with the tag `folder_overview_item_unpinned`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a guest admin started a session through trusted teams.
@interface DBXTeamLogEventTypeArgGuestAdminSignedInViaTrustedTeams : DBXTeamLogEventTypeArg
/// Creates an object with the tag `guest_admin_signed_in_via_trusted_teams`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a guest admin ended a session through trusted teams.
@interface DBXTeamLogEventTypeArgGuestAdminSignedOutViaTrustedTeams : DBXTeamLogEventTypeArg
/// Creates an object with the tag `guest_admin_signed_out_via_trusted_teams`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for flexible file names was changed.
@interface DBXTeamLogEventTypeArgFlexibleFileNamesPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `flexible_file_names_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for folder link restrictions was changed.
@interface DBXTeamLogEventTypeArgFolderLinkRestrictionPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `folder_link_restriction_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which single sign-on with Google was enabled or disabled for the team.
@interface DBXTeamLogEventTypeArgGoogleSsoChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `google_sso_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for an integration was changed.
@interface DBXTeamLogEventTypeArgIntegrationPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `integration_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for emails about accepted invitations was changed.
@interface DBXTeamLogEventTypeArgInviteAcceptanceEmailPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `invite_acceptance_email_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the status of a guest team admin was changed.
@interface DBXTeamLogEventTypeArgGuestAdminChangeStatus : DBXTeamLogEventTypeArg
/// Creates an object with the tag `guest_admin_change_status`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of a failure.
@interface DBXTeamLogFailureDetailsLogInfo : DBXObject
/// A description for users.
@property (nonatomic, readonly, copy, nullable) NSString *userFriendlyMessage;
/// A technical description.
@property (nonatomic, readonly, copy, nullable) NSString *technicalErrorMessage;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUserFriendlyMessage:(nullable NSString *)userFriendlyMessage
    technicalErrorMessage:(nullable NSString *)technicalErrorMessage
    NS_DESIGNATED_INITIALIZER;
@end

/// The role of an admin in an enterprise.
@interface DBXTeamLogFedAdminRole : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogFedAdminRole (Members)
/// The object if its tag is `enterprise_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFedAdminRoleEnterpriseAdmin *asEnterpriseAdmin;
/// The object if its tag is `not_enterprise_admin`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFedAdminRoleNotEnterpriseAdmin *asNotEnterpriseAdmin;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFedAdminRoleOther *asOther;
@end

/// An enterprise admin.
@interface DBXTeamLogFedAdminRoleEnterpriseAdmin : DBXTeamLogFedAdminRole
/// Creates an object with the tag `enterprise_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The admin has no role in the enterprise.
@interface DBXTeamLogFedAdminRoleNotEnterpriseAdmin : DBXTeamLogFedAdminRole
/// Creates an object with the tag `not_enterprise_admin`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogFedAdminRoleOther : DBXTeamLogFedAdminRole
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Additional details about an enterprise or one of its teams.
@interface DBXTeamLogFedExtraDetails : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogFedExtraDetails (Members)
/// The object if its tag is `organization`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFedExtraDetailsOrganization *asOrganization;
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFedExtraDetailsTeam *asTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFedExtraDetailsOther *asOther;
@end

/// Details about the organization.
@interface DBXTeamLogFedExtraDetailsOrganization : DBXTeamLogFedExtraDetails
/// The value of `organization`.
@property (nonatomic, strong) DBXTeamLogOrganizationDetails *organization;
/// Creates an object with the tag `organization`.
- (instancetype)init:(DBXTeamLogOrganizationDetails *)organization NS_DESIGNATED_INITIALIZER;
@end

/// Details about the team.
@interface DBXTeamLogFedExtraDetailsTeam : DBXTeamLogFedExtraDetails
/// The value of `team`.
@property (nonatomic, strong) DBXTeamLogTeamDetails *team;
/// Creates an object with the tag `team`.
- (instancetype)init:(DBXTeamLogTeamDetails *)team NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogFedExtraDetailsOther : DBXTeamLogFedExtraDetails
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A change of a team's connection to an enterprise.
@interface DBXTeamLogFedHandshakeAction : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogFedHandshakeAction (Members)
/// The object if its tag is `accepted_invite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFedHandshakeActionAcceptedInvite *asAcceptedInvite;
/// The object if its tag is `canceled_invite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFedHandshakeActionCanceledInvite *asCanceledInvite;
/// The object if its tag is `invite_expired`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFedHandshakeActionInviteExpired *asInviteExpired;
/// The object if its tag is `invited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFedHandshakeActionInvited *asInvited;
/// The object if its tag is `rejected_invite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFedHandshakeActionRejectedInvite *asRejectedInvite;
/// The object if its tag is `removed_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFedHandshakeActionRemovedTeam *asRemovedTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFedHandshakeActionOther *asOther;
@end

/// The invitation was accepted.
@interface DBXTeamLogFedHandshakeActionAcceptedInvite : DBXTeamLogFedHandshakeAction
/// Creates an object with the tag `accepted_invite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The invitation was canceled.
@interface DBXTeamLogFedHandshakeActionCanceledInvite : DBXTeamLogFedHandshakeAction
/// Creates an object with the tag `canceled_invite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The invitation expired.
@interface DBXTeamLogFedHandshakeActionInviteExpired : DBXTeamLogFedHandshakeAction
/// Creates an object with the tag `invite_expired`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team was invited.
@interface DBXTeamLogFedHandshakeActionInvited : DBXTeamLogFedHandshakeAction
/// Creates an object with the tag `invited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The invitation was rejected.
@interface DBXTeamLogFedHandshakeActionRejectedInvite : DBXTeamLogFedHandshakeAction
/// Creates an object with the tag `rejected_invite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team was removed.
@interface DBXTeamLogFedHandshakeActionRemovedTeam : DBXTeamLogFedHandshakeAction
/// Creates an object with the tag `removed_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogFedHandshakeActionOther : DBXTeamLogFedHandshakeAction
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Additional information about an organization or a team connected to it.
@interface DBXTeamLogFederationStatusChangeAdditionalInfo : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogFederationStatusChangeAdditionalInfo (Members)
/// The object if its tag is `connected_team_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogFederationStatusChangeAdditionalInfoConnectedTeamName *asConnectedTeamName;

/// The object if its tag is `non_trusted_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogFederationStatusChangeAdditionalInfoNonTrustedTeamDetails *asNonTrustedTeamDetails;

/// The object if its tag is `organization_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogFederationStatusChangeAdditionalInfoOrganizationName *asOrganizationName;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFederationStatusChangeAdditionalInfoOther *asOther;
@end

/// The name of the connected team.
@interface DBXTeamLogFederationStatusChangeAdditionalInfoConnectedTeamName : DBXTeamLogFederationStatusChangeAdditionalInfo
/// The value of `connected_team_name`.
@property (nonatomic, strong) DBXTeamLogConnectedTeamName *connectedTeamName;
/// Creates an object with the tag `connected_team_name`.
- (instancetype)init:(DBXTeamLogConnectedTeamName *)connectedTeamName NS_DESIGNATED_INITIALIZER;
@end

/// The email address to which the request was sent.
@interface DBXTeamLogFederationStatusChangeAdditionalInfoNonTrustedTeamDetails : DBXTeamLogFederationStatusChangeAdditionalInfo
/// The value of `non_trusted_team_details`.
@property (nonatomic, strong) DBXTeamLogNonTrustedTeamDetails *nonTrustedTeamDetails;
/// Creates an object with the tag `non_trusted_team_details`.
- (instancetype)init:(DBXTeamLogNonTrustedTeamDetails *)nonTrustedTeamDetails NS_DESIGNATED_INITIALIZER;
@end

/// The name of the organization.
@interface DBXTeamLogFederationStatusChangeAdditionalInfoOrganizationName : DBXTeamLogFederationStatusChangeAdditionalInfo
/// The value of `organization_name`.
@property (nonatomic, strong) DBXTeamLogOrganizationName *organizationName;
/// Creates an object with the tag `organization_name`.
- (instancetype)init:(DBXTeamLogOrganizationName *)organizationName NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogFederationStatusChangeAdditionalInfoOther : DBXTeamLogFederationStatusChangeAdditionalInfo
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for flexible file names.
@interface DBXTeamLogFlexibleFileNamesPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogFlexibleFileNamesPolicy (Members)
/// The object if its tag is `off`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFlexibleFileNamesPolicyOff *asOff;
/// The object if its tag is `off_default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFlexibleFileNamesPolicyOffDefault *asOffDefault;
/// The object if its tag is `optional`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFlexibleFileNamesPolicyOptional *asOptional;
/// The object if its tag is `optional_default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFlexibleFileNamesPolicyOptionalDefault *asOptionalDefault;
/// The object if its tag is `required`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFlexibleFileNamesPolicyRequired *asRequired;
/// The object if its tag is `required_default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFlexibleFileNamesPolicyRequiredDefault *asRequiredDefault;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFlexibleFileNamesPolicyOther *asOther;
@end

/// Flexible file names are off.
@interface DBXTeamLogFlexibleFileNamesPolicyOff : DBXTeamLogFlexibleFileNamesPolicy
/// Creates an object with the tag `off`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Flexible file names are off by default.
@interface DBXTeamLogFlexibleFileNamesPolicyOffDefault : DBXTeamLogFlexibleFileNamesPolicy
/// Creates an object with the tag `off_default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Flexible file names are optional.
@interface DBXTeamLogFlexibleFileNamesPolicyOptional : DBXTeamLogFlexibleFileNamesPolicy
/// Creates an object with the tag `optional`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Flexible file names are optional by default.
@interface DBXTeamLogFlexibleFileNamesPolicyOptionalDefault : DBXTeamLogFlexibleFileNamesPolicy
/// Creates an object with the tag `optional_default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Flexible file names are required.
@interface DBXTeamLogFlexibleFileNamesPolicyRequired : DBXTeamLogFlexibleFileNamesPolicy
/// Creates an object with the tag `required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Flexible file names are required by default.
@interface DBXTeamLogFlexibleFileNamesPolicyRequiredDefault : DBXTeamLogFlexibleFileNamesPolicy
/// Creates an object with the tag `required_default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogFlexibleFileNamesPolicyOther : DBXTeamLogFlexibleFileNamesPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for flexible file names was changed.
@interface DBXTeamLogFlexibleFileNamesPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogFlexibleFileNamesPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogFlexibleFileNamesPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogFlexibleFileNamesPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogFlexibleFileNamesPolicy *)newValue
    previousValue:(nullable DBXTeamLogFlexibleFileNamesPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for flexible file names was changed.
@interface DBXTeamLogFlexibleFileNamesPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy that determines whether link restrictions apply to all folders that the team owns.
@interface DBXTeamLogFolderLinkRestrictionPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogFolderLinkRestrictionPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFolderLinkRestrictionPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFolderLinkRestrictionPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFolderLinkRestrictionPolicyOther *asOther;
@end

/// Link restrictions don't apply.
@interface DBXTeamLogFolderLinkRestrictionPolicyDisabled : DBXTeamLogFolderLinkRestrictionPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Link restrictions apply to all folders that the team owns.
@interface DBXTeamLogFolderLinkRestrictionPolicyEnabled : DBXTeamLogFolderLinkRestrictionPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogFolderLinkRestrictionPolicyOther : DBXTeamLogFolderLinkRestrictionPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for folder link restrictions was changed.
@interface DBXTeamLogFolderLinkRestrictionPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogFolderLinkRestrictionPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogFolderLinkRestrictionPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogFolderLinkRestrictionPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogFolderLinkRestrictionPolicy *)newValue
    previousValue:(DBXTeamLogFolderLinkRestrictionPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for folder link restrictions was changed.
@interface DBXTeamLogFolderLinkRestrictionPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A folder.
@interface DBXTeamLogFolderLogInfo : DBXTeamLogFileOrFolderLogInfo
/// The number of files in the folder.
@property (nonatomic, readonly, nullable) NSNumber *fileCount;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPath:(DBXTeamLogPathLogInfo *)path
    displayName:(nullable NSString *)displayName
    fileId:(nullable NSString *)fileId
    fileSize:(nullable NSNumber *)fileSize
    fileCount:(nullable NSNumber *)fileCount
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithPath:(DBXTeamLogPathLogInfo *)path
    displayName:(nullable NSString *)displayName
    fileId:(nullable NSString *)fileId
    fileSize:(nullable NSNumber *)fileSize
    DB_UNAVAILABLE;
@end

/// Details of an event in which the description in a folder overview was changed.
@interface DBXTeamLogFolderOverviewDescriptionChangedDetails : DBXObject
/// The index of the folder overview in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *folderOverviewLocationAsset;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFolderOverviewLocationAsset:(NSNumber *)folderOverviewLocationAsset NS_DESIGNATED_INITIALIZER;
@end

/// The description in a folder overview was changed.
@interface DBXTeamLogFolderOverviewDescriptionChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an item was pinned to a folder overview.
@interface DBXTeamLogFolderOverviewItemPinnedDetails : DBXObject
/// The index of the folder overview in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *folderOverviewLocationAsset;
/// The indexes of the items in the `assets` of the event.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *pinnedItemsAssetIndices;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFolderOverviewLocationAsset:(NSNumber *)folderOverviewLocationAsset
    pinnedItemsAssetIndices:(NSArray<NSNumber *> *)pinnedItemsAssetIndices
    NS_DESIGNATED_INITIALIZER;
@end

/// An item was pinned to a folder overview.
@interface DBXTeamLogFolderOverviewItemPinnedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an item was unpinned from a folder overview.
@interface DBXTeamLogFolderOverviewItemUnpinnedDetails : DBXObject
/// The index of the folder overview in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *folderOverviewLocationAsset;
/// The indexes of the items in the `assets` of the event.
@property (nonatomic, readonly, copy) NSArray<NSNumber *> *pinnedItemsAssetIndices;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFolderOverviewLocationAsset:(NSNumber *)folderOverviewLocationAsset
    pinnedItemsAssetIndices:(NSArray<NSNumber *> *)pinnedItemsAssetIndices
    NS_DESIGNATED_INITIALIZER;
@end

/// An item was unpinned from a folder overview.
@interface DBXTeamLogFolderOverviewItemUnpinnedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A location that was derived from an IP address.
@interface DBXTeamLogGeoLocationLogInfo : DBXObject
/// The city.
@property (nonatomic, readonly, copy, nullable) NSString *city;
/// The region.
@property (nonatomic, readonly, copy, nullable) NSString *region;
/// The country as a two-letter code.
@property (nonatomic, readonly, copy, nullable) NSString *country;
/// The IP address.
@property (nonatomic, readonly, copy) NSString *ipAddress;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIpAddress:(NSString *)ipAddress
    city:(nullable NSString *)city
    region:(nullable NSString *)region
    country:(nullable NSString *)country
    NS_DESIGNATED_INITIALIZER;
@end

/// The filter of a list of events.
@interface DBXTeamLogGetTeamEventsArg : DBXObject
/// The maximum number of events in a page. Pages can be smaller or empty. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// The identifier of an account. Returns only events in which it is involved. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *accountId;
/// The time range. Returns only events from its start, inclusive, to its end, exclusive.
@property (nonatomic, readonly, nullable) DBXTeamCommonTimeRange *time;
/// The category of events. Can't be combined with `eventType`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventCategory *category;
/// The kind of events. Can't be combined with `category`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArg *eventType;

/// Creates an object.
///
/// - Parameters:
///   - limit: The maximum number of events in a page. Pages can be smaller or empty. The default is 1000. From 1 to
///     1000.
///   - accountId: The identifier of an account. Returns only events in which it is involved. Exactly 40 characters.
///   - time: The time range. Returns only events from its start, inclusive, to its end, exclusive.
///   - category: The category of events. Can't be combined with `eventType`.
///   - eventType: The kind of events. Can't be combined with `category`.
- (instancetype)initWithLimit:(NSNumber *)limit
    accountId:(nullable NSString *)accountId
    time:(nullable DBXTeamCommonTimeRange *)time
    category:(nullable DBXTeamLogEventCategory *)category
    eventType:(nullable DBXTeamLogEventTypeArg *)eventType
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamLogGetTeamEventsContinueArg : DBXObject
/// The most recent cursor. Older cursors expire.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The most recent cursor. Older cursors expire.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXTeamLogGetTeamEventsContinueError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogGetTeamEventsContinueError (Members)
/// The object if its tag is `bad_cursor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogGetTeamEventsContinueErrorBadCursor *asBadCursor;
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogGetTeamEventsContinueErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogGetTeamEventsContinueErrorOther *asOther;
@end

/// The cursor isn't valid.
@interface DBXTeamLogGetTeamEventsContinueErrorBadCursor : DBXTeamLogGetTeamEventsContinueError
/// Creates an object with the tag `bad_cursor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The cursor has expired. Call `getEvents` with a time range that starts at the associated value, which is the
/// approximate time of the last received event.
@interface DBXTeamLogGetTeamEventsContinueErrorReset : DBXTeamLogGetTeamEventsContinueError
/// The value of `reset`.
@property (nonatomic, copy) NSDate *reset;
/// Creates an object with the tag `reset`.
- (instancetype)init:(NSDate *)reset NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogGetTeamEventsContinueErrorOther : DBXTeamLogGetTeamEventsContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that events weren't listed.
@interface DBXTeamLogGetTeamEventsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogGetTeamEventsError (Members)
/// The object if its tag is `account_id_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogGetTeamEventsErrorAccountIdNotFound *asAccountIdNotFound;
/// The object if its tag is `invalid_time_range`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogGetTeamEventsErrorInvalidTimeRange *asInvalidTimeRange;
/// The object if its tag is `invalid_filters`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogGetTeamEventsErrorInvalidFilters *asInvalidFilters;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogGetTeamEventsErrorOther *asOther;
@end

/// No account has this identifier.
@interface DBXTeamLogGetTeamEventsErrorAccountIdNotFound : DBXTeamLogGetTeamEventsError
/// Creates an object with the tag `account_id_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The time range isn't valid.
@interface DBXTeamLogGetTeamEventsErrorInvalidTimeRange : DBXTeamLogGetTeamEventsError
/// Creates an object with the tag `invalid_time_range`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// `category` and `eventType` can't be used together.
@interface DBXTeamLogGetTeamEventsErrorInvalidFilters : DBXTeamLogGetTeamEventsError
/// Creates an object with the tag `invalid_filters`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogGetTeamEventsErrorOther : DBXTeamLogGetTeamEventsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of events.
@interface DBXTeamLogGetTeamEventsResult : DBXObject
/// The events in no particular order. The list may be empty even if `hasMore` is `true`.
@property (nonatomic, readonly, copy) NSArray<DBXTeamLogTeamEvent *> *events;
/// The cursor of the next page or of later events.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether more events may be available. Get them with `getEventsContinue`.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEvents:(NSArray<DBXTeamLogTeamEvent *> *)events
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which single sign-on with Google was enabled or disabled for the team.
@interface DBXTeamLogGoogleSsoChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogGoogleSsoPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogGoogleSsoPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogGoogleSsoPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogGoogleSsoPolicy *)newValue
    previousValue:(nullable DBXTeamLogGoogleSsoPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Single sign-on with Google was enabled or disabled for the team.
@interface DBXTeamLogGoogleSsoChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for single sign-on with Google.
@interface DBXTeamLogGoogleSsoPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogGoogleSsoPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogGoogleSsoPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogGoogleSsoPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogGoogleSsoPolicyOther *asOther;
@end

/// Members can't use single sign-on with Google.
@interface DBXTeamLogGoogleSsoPolicyDisabled : DBXTeamLogGoogleSsoPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can use single sign-on with Google.
@interface DBXTeamLogGoogleSsoPolicyEnabled : DBXTeamLogGoogleSsoPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogGoogleSsoPolicyOther : DBXTeamLogGoogleSsoPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the status of a guest team admin was changed.
@interface DBXTeamLogGuestAdminChangeStatusDetails : DBXObject
/// A Boolean value that indicates whether the team is the guest. If `false`, it is the host.
@property (nonatomic, readonly) NSNumber *isGuest;
/// The name of the guest team.
@property (nonatomic, readonly, copy, nullable) NSString *guestTeamName;
/// The name of the host team.
@property (nonatomic, readonly, copy, nullable) NSString *hostTeamName;
/// The state of the request before the change.
@property (nonatomic, readonly) DBXTeamLogTrustedTeamsRequestState *previousValue;
/// The state of the request after the change.
@property (nonatomic, readonly) DBXTeamLogTrustedTeamsRequestState *newValue;
/// The state of the request after the change.
- (DBXTeamLogTrustedTeamsRequestState *)newValue DB_NO_METHOD_FAMILY;
/// The change of the request.
@property (nonatomic, readonly) DBXTeamLogTrustedTeamsRequestAction *actionDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsGuest:(NSNumber *)isGuest
    previousValue:(DBXTeamLogTrustedTeamsRequestState *)previousValue
    newValue:(DBXTeamLogTrustedTeamsRequestState *)newValue
    actionDetails:(DBXTeamLogTrustedTeamsRequestAction *)actionDetails
    guestTeamName:(nullable NSString *)guestTeamName
    hostTeamName:(nullable NSString *)hostTeamName
    NS_DESIGNATED_INITIALIZER;
@end

/// The status of a guest team admin was changed.
@interface DBXTeamLogGuestAdminChangeStatusType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a guest admin started a session through trusted teams.
@interface DBXTeamLogGuestAdminSignedInViaTrustedTeamsDetails : DBXObject
/// The name of the host team.
@property (nonatomic, readonly, copy, nullable) NSString *teamName;
/// The name of the trusted team.
@property (nonatomic, readonly, copy, nullable) NSString *trustedTeamName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamName:(nullable NSString *)teamName
    trustedTeamName:(nullable NSString *)trustedTeamName
    NS_DESIGNATED_INITIALIZER;
@end

/// A guest admin started a session through trusted teams.
@interface DBXTeamLogGuestAdminSignedInViaTrustedTeamsType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a guest admin ended a session through trusted teams.
@interface DBXTeamLogGuestAdminSignedOutViaTrustedTeamsDetails : DBXObject
/// The name of the host team.
@property (nonatomic, readonly, copy, nullable) NSString *teamName;
/// The name of the trusted team.
@property (nonatomic, readonly, copy, nullable) NSString *trustedTeamName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamName:(nullable NSString *)teamName
    trustedTeamName:(nullable NSString *)trustedTeamName
    NS_DESIGNATED_INITIALIZER;
@end

/// A guest admin ended a session through trusted teams.
@interface DBXTeamLogGuestAdminSignedOutViaTrustedTeamsType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The kind of identifier by which an external user is known.
@interface DBXTeamLogIdentifierType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogIdentifierType (Members)
/// The object if its tag is `email`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogIdentifierTypeEmail *asEmail;
/// The object if its tag is `facebook_profile_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogIdentifierTypeFacebookProfileName *asFacebookProfileName;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogIdentifierTypeOther *asOther;
@end

/// An email address.
@interface DBXTeamLogIdentifierTypeEmail : DBXTeamLogIdentifierType
/// Creates an object with the tag `email`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The name of a Facebook profile.
@interface DBXTeamLogIdentifierTypeFacebookProfileName : DBXTeamLogIdentifierType
/// Creates an object with the tag `facebook_profile_name`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogIdentifierTypeOther : DBXTeamLogIdentifierType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a member connected an integration.
@interface DBXTeamLogIntegrationConnectedDetails : DBXObject
/// The name of the third-party integration.
@property (nonatomic, readonly, copy) NSString *integrationName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIntegrationName:(NSString *)integrationName NS_DESIGNATED_INITIALIZER;
@end

/// A member connected an integration.
@interface DBXTeamLogIntegrationConnectedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member disconnected an integration.
@interface DBXTeamLogIntegrationDisconnectedDetails : DBXObject
/// The name of the third-party integration.
@property (nonatomic, readonly, copy) NSString *integrationName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIntegrationName:(NSString *)integrationName NS_DESIGNATED_INITIALIZER;
@end

/// A member disconnected an integration.
@interface DBXTeamLogIntegrationDisconnectedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for a third-party integration.
@interface DBXTeamLogIntegrationPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogIntegrationPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogIntegrationPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogIntegrationPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogIntegrationPolicyOther *asOther;
@end

/// The team can't use the integration.
@interface DBXTeamLogIntegrationPolicyDisabled : DBXTeamLogIntegrationPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team can use the integration.
@interface DBXTeamLogIntegrationPolicyEnabled : DBXTeamLogIntegrationPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogIntegrationPolicyOther : DBXTeamLogIntegrationPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for an integration was changed.
@interface DBXTeamLogIntegrationPolicyChangedDetails : DBXObject
/// The name of the third-party integration.
@property (nonatomic, readonly, copy) NSString *integrationName;
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogIntegrationPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogIntegrationPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogIntegrationPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIntegrationName:(NSString *)integrationName
    newValue:(DBXTeamLogIntegrationPolicy *)newValue
    previousValue:(DBXTeamLogIntegrationPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for an integration was changed.
@interface DBXTeamLogIntegrationPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for emails to admins about accepted invitations to the team.
@interface DBXTeamLogInviteAcceptanceEmailPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogInviteAcceptanceEmailPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogInviteAcceptanceEmailPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogInviteAcceptanceEmailPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogInviteAcceptanceEmailPolicyOther *asOther;
@end

/// Admins don't receive an email.
@interface DBXTeamLogInviteAcceptanceEmailPolicyDisabled : DBXTeamLogInviteAcceptanceEmailPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Admins receive an email.
@interface DBXTeamLogInviteAcceptanceEmailPolicyEnabled : DBXTeamLogInviteAcceptanceEmailPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogInviteAcceptanceEmailPolicyOther : DBXTeamLogInviteAcceptanceEmailPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for emails about accepted invitations was changed.
@interface DBXTeamLogInviteAcceptanceEmailPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogInviteAcceptanceEmailPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogInviteAcceptanceEmailPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogInviteAcceptanceEmailPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogInviteAcceptanceEmailPolicy *)newValue
    previousValue:(DBXTeamLogInviteAcceptanceEmailPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for emails about accepted invitations was changed.
@interface DBXTeamLogInviteAcceptanceEmailPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The way in which a user was invited to the team.
@interface DBXTeamLogInviteMethod : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogInviteMethod (Members)
/// The object if its tag is `auto_approve`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogInviteMethodAutoApprove *asAutoApprove;
/// The object if its tag is `invite_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogInviteMethodInviteLink *asInviteLink;
/// The object if its tag is `member_invite`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogInviteMethodMemberInvite *asMemberInvite;
/// The object if its tag is `moved_from_another_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogInviteMethodMovedFromAnotherTeam *asMovedFromAnotherTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogInviteMethodOther *asOther;
@end

/// The user was approved automatically.
@interface DBXTeamLogInviteMethodAutoApprove : DBXTeamLogInviteMethod
/// Creates an object with the tag `auto_approve`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user followed an invitation link.
@interface DBXTeamLogInviteMethodInviteLink : DBXTeamLogInviteMethod
/// Creates an object with the tag `invite_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A member invited the user.
@interface DBXTeamLogInviteMethodMemberInvite : DBXTeamLogInviteMethod
/// Creates an object with the tag `member_invite`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user was moved from another team.
@interface DBXTeamLogInviteMethodMovedFromAnotherTeam : DBXTeamLogInviteMethod
/// Creates an object with the tag `moved_from_another_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogInviteMethodOther : DBXTeamLogInviteMethod
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// What a user had linked to their account when they joined the team.
@interface DBXTeamLogJoinTeamDetails : DBXObject
/// The apps that the user had linked, at most 50. Use `hasLinkedApps` instead. Deprecated.
@property (nonatomic, readonly, copy) NSArray<DBXTeamLogUserLinkedAppLogInfo *> *linkedApps;
/// The devices that the user had linked, at most 50. Use `hasLinkedDevices` instead. Deprecated.
@property (nonatomic, readonly, copy) NSArray<DBXTeamLogLinkedDeviceLogInfo *> *linkedDevices;
/// The shared folders that the user had linked, at most 50. Use `hasLinkedSharedFolders` instead. Deprecated.
@property (nonatomic, readonly, copy) NSArray<DBXTeamLogFolderLogInfo *> *linkedSharedFolders;
/// A Boolean value that indicates whether `linkedApps` was cut to 50 items. Deprecated by Dropbox. Deprecated.
@property (nonatomic, readonly, nullable) NSNumber *wasLinkedAppsTruncated;
/// A Boolean value that indicates whether `linkedDevices` was cut to 50 items. Deprecated by Dropbox. Deprecated.
@property (nonatomic, readonly, nullable) NSNumber *wasLinkedDevicesTruncated;
/// A Boolean value that indicates whether `linkedSharedFolders` was cut to 50 items. Deprecated by Dropbox. Deprecated.
@property (nonatomic, readonly, nullable) NSNumber *wasLinkedSharedFoldersTruncated;
/// A Boolean value that indicates whether the user had linked apps.
@property (nonatomic, readonly, nullable) NSNumber *hasLinkedApps;
/// A Boolean value that indicates whether the user had linked devices.
@property (nonatomic, readonly, nullable) NSNumber *hasLinkedDevices;
/// A Boolean value that indicates whether the user had linked shared folders.
@property (nonatomic, readonly, nullable) NSNumber *hasLinkedSharedFolders;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLinkedApps:(NSArray<DBXTeamLogUserLinkedAppLogInfo *> *)linkedApps
    linkedDevices:(NSArray<DBXTeamLogLinkedDeviceLogInfo *> *)linkedDevices
    linkedSharedFolders:(NSArray<DBXTeamLogFolderLogInfo *> *)linkedSharedFolders
    wasLinkedAppsTruncated:(nullable NSNumber *)wasLinkedAppsTruncated
    wasLinkedDevicesTruncated:(nullable NSNumber *)wasLinkedDevicesTruncated
    wasLinkedSharedFoldersTruncated:(nullable NSNumber *)wasLinkedSharedFoldersTruncated
    hasLinkedApps:(nullable NSNumber *)hasLinkedApps
    hasLinkedDevices:(nullable NSNumber *)hasLinkedDevices
    hasLinkedSharedFolders:(nullable NSNumber *)hasLinkedSharedFolders
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
