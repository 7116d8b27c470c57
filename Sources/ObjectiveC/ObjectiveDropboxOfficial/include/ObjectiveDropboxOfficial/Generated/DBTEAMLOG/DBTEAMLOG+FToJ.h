// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Base.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMCOMMONTimeRange, DBTEAMLOGConnectedTeamName, DBTEAMLOGEventCategory,
    DBTEAMLOGFlexibleFileNamesPolicyChangedDetails, DBTEAMLOGFlexibleFileNamesPolicyChangedType,
    DBTEAMLOGFolderLinkRestrictionPolicyChangedDetails, DBTEAMLOGFolderLinkRestrictionPolicyChangedType,
    DBTEAMLOGFolderOverviewDescriptionChangedDetails, DBTEAMLOGFolderOverviewDescriptionChangedType,
    DBTEAMLOGFolderOverviewItemPinnedDetails, DBTEAMLOGFolderOverviewItemPinnedType,
    DBTEAMLOGFolderOverviewItemUnpinnedDetails, DBTEAMLOGFolderOverviewItemUnpinnedType,
    DBTEAMLOGGoogleSsoChangePolicyDetails, DBTEAMLOGGoogleSsoChangePolicyType, DBTEAMLOGGoogleSsoPolicy,
    DBTEAMLOGGuestAdminChangeStatusDetails, DBTEAMLOGGuestAdminChangeStatusType,
    DBTEAMLOGGuestAdminSignedInViaTrustedTeamsDetails, DBTEAMLOGGuestAdminSignedInViaTrustedTeamsType,
    DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsDetails, DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsType,
    DBTEAMLOGIntegrationConnectedDetails, DBTEAMLOGIntegrationConnectedType, DBTEAMLOGIntegrationDisconnectedDetails,
    DBTEAMLOGIntegrationDisconnectedType, DBTEAMLOGIntegrationPolicyChangedDetails,
    DBTEAMLOGIntegrationPolicyChangedType, DBTEAMLOGInviteAcceptanceEmailPolicyChangedDetails,
    DBTEAMLOGInviteAcceptanceEmailPolicyChangedType, DBTEAMLOGLinkedDeviceLogInfo, DBTEAMLOGNonTrustedTeamDetails,
    DBTEAMLOGOrganizationDetails, DBTEAMLOGOrganizationName, DBTEAMLOGPathLogInfo, DBTEAMLOGTeamDetails,
    DBTEAMLOGTeamEvent, DBTEAMLOGTrustedTeamsRequestAction, DBTEAMLOGTrustedTeamsRequestState,
    DBTEAMLOGUserLinkedAppLogInfo;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `FToJ`.
@interface DBTEAMLOGEventDetails (FToJ)
/// Details of an event in which a member connected an integration. Has a value only if `isIntegrationConnectedDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGIntegrationConnectedDetails *integrationConnectedDetails;

/// Details of an event in which a member disconnected an integration. Has a value only if
/// `isIntegrationDisconnectedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGIntegrationDisconnectedDetails *integrationDisconnectedDetails;

/// Details of an event in which the description in a folder overview was changed. Has a value only if
/// `isFolderOverviewDescriptionChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGFolderOverviewDescriptionChangedDetails *folderOverviewDescriptionChangedDetails;

/// Details of an event in which an item was pinned to a folder overview. Has a value only if
/// `isFolderOverviewItemPinnedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFolderOverviewItemPinnedDetails *folderOverviewItemPinnedDetails;

/// Details of an event in which an item was unpinned from a folder overview. Has a value only if
/// `isFolderOverviewItemUnpinnedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFolderOverviewItemUnpinnedDetails *folderOverviewItemUnpinnedDetails;

/// Details of an event in which a guest admin started a session through trusted teams. Has a value only if
/// `isGuestAdminSignedInViaTrustedTeamsDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGGuestAdminSignedInViaTrustedTeamsDetails *guestAdminSignedInViaTrustedTeamsDetails;

/// Details of an event in which a guest admin ended a session through trusted teams. Has a value only if
/// `isGuestAdminSignedOutViaTrustedTeamsDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsDetails *guestAdminSignedOutViaTrustedTeamsDetails;

/// Details of an event in which the team's policy for flexible file names was changed. Has a value only if
/// `isFlexibleFileNamesPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFlexibleFileNamesPolicyChangedDetails *flexibleFileNamesPolicyChangedDetails;

/// Details of an event in which the team's policy for folder link restrictions was changed. Has a value only if
/// `isFolderLinkRestrictionPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGFolderLinkRestrictionPolicyChangedDetails *folderLinkRestrictionPolicyChangedDetails;

/// Details of an event in which single sign-on with Google was enabled or disabled for the team. Has a value only if
/// `isGoogleSsoChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGoogleSsoChangePolicyDetails *googleSsoChangePolicyDetails;

/// Details of an event in which the team's policy for an integration was changed. Has a value only if
/// `isIntegrationPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGIntegrationPolicyChangedDetails *integrationPolicyChangedDetails;

/// Details of an event in which the team's policy for emails about accepted invitations was changed. Has a value only
/// if `isInviteAcceptanceEmailPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGInviteAcceptanceEmailPolicyChangedDetails *inviteAcceptanceEmailPolicyChangedDetails;

/// Details of an event in which the status of a guest team admin was changed. Has a value only if
/// `isGuestAdminChangeStatusDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGuestAdminChangeStatusDetails *guestAdminChangeStatusDetails;

/// Creates an object with the tag `integration_connected_details`.
- (instancetype)initWithIntegrationConnectedDetails:(DBTEAMLOGIntegrationConnectedDetails *)integrationConnectedDetails;

/// Creates an object with the tag `integration_disconnected_details`.
- (instancetype)
    initWithIntegrationDisconnectedDetails:(DBTEAMLOGIntegrationDisconnectedDetails *)integrationDisconnectedDetails;

/// Creates an object with the tag `folder_overview_description_changed_details`.
- (instancetype)
    initWithFolderOverviewDescriptionChangedDetails:(DBTEAMLOGFolderOverviewDescriptionChangedDetails *)folderOverviewDescriptionChangedDetails;

/// Creates an object with the tag `folder_overview_item_pinned_details`.
- (instancetype)
    initWithFolderOverviewItemPinnedDetails:(DBTEAMLOGFolderOverviewItemPinnedDetails *)folderOverviewItemPinnedDetails;

/// Creates an object with the tag `folder_overview_item_unpinned_details`.
- (instancetype)
    initWithFolderOverviewItemUnpinnedDetails:(DBTEAMLOGFolderOverviewItemUnpinnedDetails *)folderOverviewItemUnpinnedDetails;

/// Creates an object with the tag `guest_admin_signed_in_via_trusted_teams_details`.
- (instancetype)
    initWithGuestAdminSignedInViaTrustedTeamsDetails:(DBTEAMLOGGuestAdminSignedInViaTrustedTeamsDetails *)guestAdminSignedInViaTrustedTeamsDetails;

/// Creates an object with the tag `guest_admin_signed_out_via_trusted_teams_details`.
- (instancetype)
    initWithGuestAdminSignedOutViaTrustedTeamsDetails:(DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsDetails *)guestAdminSignedOutViaTrustedTeamsDetails;

/// Creates an object with the tag `flexible_file_names_policy_changed_details`.
- (instancetype)
    initWithFlexibleFileNamesPolicyChangedDetails:(DBTEAMLOGFlexibleFileNamesPolicyChangedDetails *)flexibleFileNamesPolicyChangedDetails;

/// Creates an object with the tag `folder_link_restriction_policy_changed_details`.
- (instancetype)
    initWithFolderLinkRestrictionPolicyChangedDetails:(DBTEAMLOGFolderLinkRestrictionPolicyChangedDetails *)folderLinkRestrictionPolicyChangedDetails;

/// Creates an object with the tag `google_sso_change_policy_details`.
- (instancetype)
    initWithGoogleSsoChangePolicyDetails:(DBTEAMLOGGoogleSsoChangePolicyDetails *)googleSsoChangePolicyDetails;

/// Creates an object with the tag `integration_policy_changed_details`.
- (instancetype)
    initWithIntegrationPolicyChangedDetails:(DBTEAMLOGIntegrationPolicyChangedDetails *)integrationPolicyChangedDetails;

/// Creates an object with the tag `invite_acceptance_email_policy_changed_details`.
- (instancetype)
    initWithInviteAcceptanceEmailPolicyChangedDetails:(DBTEAMLOGInviteAcceptanceEmailPolicyChangedDetails *)inviteAcceptanceEmailPolicyChangedDetails;

/// Creates an object with the tag `guest_admin_change_status_details`.
- (instancetype)
    initWithGuestAdminChangeStatusDetails:(DBTEAMLOGGuestAdminChangeStatusDetails *)guestAdminChangeStatusDetails;

/// Returns whether the tag is `integration_connected_details`.
- (BOOL)isIntegrationConnectedDetails;
/// Returns whether the tag is `integration_disconnected_details`.
- (BOOL)isIntegrationDisconnectedDetails;
/// Returns whether the tag is `folder_overview_description_changed_details`.
- (BOOL)isFolderOverviewDescriptionChangedDetails;
/// Returns whether the tag is `folder_overview_item_pinned_details`.
- (BOOL)isFolderOverviewItemPinnedDetails;
/// Returns whether the tag is `folder_overview_item_unpinned_details`.
- (BOOL)isFolderOverviewItemUnpinnedDetails;
/// Returns whether the tag is `guest_admin_signed_in_via_trusted_teams_details`.
- (BOOL)isGuestAdminSignedInViaTrustedTeamsDetails;
/// Returns whether the tag is `guest_admin_signed_out_via_trusted_teams_details`.
- (BOOL)isGuestAdminSignedOutViaTrustedTeamsDetails;
/// Returns whether the tag is `flexible_file_names_policy_changed_details`.
- (BOOL)isFlexibleFileNamesPolicyChangedDetails;
/// Returns whether the tag is `folder_link_restriction_policy_changed_details`.
- (BOOL)isFolderLinkRestrictionPolicyChangedDetails;
/// Returns whether the tag is `google_sso_change_policy_details`.
- (BOOL)isGoogleSsoChangePolicyDetails;
/// Returns whether the tag is `integration_policy_changed_details`.
- (BOOL)isIntegrationPolicyChangedDetails;
/// Returns whether the tag is `invite_acceptance_email_policy_changed_details`.
- (BOOL)isInviteAcceptanceEmailPolicyChangedDetails;
/// Returns whether the tag is `guest_admin_change_status_details`.
- (BOOL)isGuestAdminChangeStatusDetails;
@end

/// The members whose names start with `FToJ`.
@interface DBTEAMLOGEventType (FToJ)
/// A member connected an integration. Has a value only if `isIntegrationConnected` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGIntegrationConnectedType *integrationConnected;
/// A member disconnected an integration. Has a value only if `isIntegrationDisconnected` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGIntegrationDisconnectedType *integrationDisconnected;

/// The description in a folder overview was changed. Has a value only if `isFolderOverviewDescriptionChanged` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGFolderOverviewDescriptionChangedType *folderOverviewDescriptionChanged;

/// An item was pinned to a folder overview. Has a value only if `isFolderOverviewItemPinned` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFolderOverviewItemPinnedType *folderOverviewItemPinned;
/// An item was unpinned from a folder overview. Has a value only if `isFolderOverviewItemUnpinned` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFolderOverviewItemUnpinnedType *folderOverviewItemUnpinned;

/// A guest admin started a session through trusted teams. Has a value only if `isGuestAdminSignedInViaTrustedTeams`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGuestAdminSignedInViaTrustedTeamsType *guestAdminSignedInViaTrustedTeams;

/// A guest admin ended a session through trusted teams. Has a value only if `isGuestAdminSignedOutViaTrustedTeams`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsType *guestAdminSignedOutViaTrustedTeams;

/// The team's policy for flexible file names was changed. Has a value only if `isFlexibleFileNamesPolicyChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFlexibleFileNamesPolicyChangedType *flexibleFileNamesPolicyChanged;

/// The team's policy for folder link restrictions was changed. Has a value only if
/// `isFolderLinkRestrictionPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFolderLinkRestrictionPolicyChangedType *folderLinkRestrictionPolicyChanged;

/// Single sign-on with Google was enabled or disabled for the team. Has a value only if `isGoogleSsoChangePolicy`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGoogleSsoChangePolicyType *googleSsoChangePolicy;

/// The team's policy for an integration was changed. Has a value only if `isIntegrationPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGIntegrationPolicyChangedType *integrationPolicyChanged;

/// The team's policy for emails about accepted invitations was changed. Has a value only if
/// `isInviteAcceptanceEmailPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGInviteAcceptanceEmailPolicyChangedType *inviteAcceptanceEmailPolicyChanged;

/// The status of a guest team admin was changed. Has a value only if `isGuestAdminChangeStatus` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGuestAdminChangeStatusType *guestAdminChangeStatus;
/// Creates an object with the tag `integration_connected`.
- (instancetype)initWithIntegrationConnected:(DBTEAMLOGIntegrationConnectedType *)integrationConnected;
/// Creates an object with the tag `integration_disconnected`.
- (instancetype)initWithIntegrationDisconnected:(DBTEAMLOGIntegrationDisconnectedType *)integrationDisconnected;

/// Creates an object with the tag `folder_overview_description_changed`.
- (instancetype)
    initWithFolderOverviewDescriptionChanged:(DBTEAMLOGFolderOverviewDescriptionChangedType *)folderOverviewDescriptionChanged;

/// Creates an object with the tag `folder_overview_item_pinned`.
- (instancetype)initWithFolderOverviewItemPinned:(DBTEAMLOGFolderOverviewItemPinnedType *)folderOverviewItemPinned;
/// Creates an object with the tag `folder_overview_item_unpinned`.
- (instancetype)initWithFolderOverviewItemUnpinned:(DBTEAMLOGFolderOverviewItemUnpinnedType *)folderOverviewItemUnpinned;

/// Creates an object with the tag `guest_admin_signed_in_via_trusted_teams`.
- (instancetype)
    initWithGuestAdminSignedInViaTrustedTeams:(DBTEAMLOGGuestAdminSignedInViaTrustedTeamsType *)guestAdminSignedInViaTrustedTeams;

/// Creates an object with the tag `guest_admin_signed_out_via_trusted_teams`.
- (instancetype)
    initWithGuestAdminSignedOutViaTrustedTeams:(DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsType *)guestAdminSignedOutViaTrustedTeams;

/// Creates an object with the tag `flexible_file_names_policy_changed`.
- (instancetype)
    initWithFlexibleFileNamesPolicyChanged:(DBTEAMLOGFlexibleFileNamesPolicyChangedType *)flexibleFileNamesPolicyChanged;

/// Creates an object with the tag `folder_link_restriction_policy_changed`.
- (instancetype)
    initWithFolderLinkRestrictionPolicyChanged:(DBTEAMLOGFolderLinkRestrictionPolicyChangedType *)folderLinkRestrictionPolicyChanged;

/// Creates an object with the tag `google_sso_change_policy`.
- (instancetype)initWithGoogleSsoChangePolicy:(DBTEAMLOGGoogleSsoChangePolicyType *)googleSsoChangePolicy;
/// Creates an object with the tag `integration_policy_changed`.
- (instancetype)initWithIntegrationPolicyChanged:(DBTEAMLOGIntegrationPolicyChangedType *)integrationPolicyChanged;

/// Creates an object with the tag `invite_acceptance_email_policy_changed`.
- (instancetype)
    initWithInviteAcceptanceEmailPolicyChanged:(DBTEAMLOGInviteAcceptanceEmailPolicyChangedType *)inviteAcceptanceEmailPolicyChanged;

/// Creates an object with the tag `guest_admin_change_status`.
- (instancetype)initWithGuestAdminChangeStatus:(DBTEAMLOGGuestAdminChangeStatusType *)guestAdminChangeStatus;
/// Returns whether the tag is `integration_connected`.
- (BOOL)isIntegrationConnected;
/// Returns whether the tag is `integration_disconnected`.
- (BOOL)isIntegrationDisconnected;
/// Returns whether the tag is `folder_overview_description_changed`.
- (BOOL)isFolderOverviewDescriptionChanged;
/// Returns whether the tag is `folder_overview_item_pinned`.
- (BOOL)isFolderOverviewItemPinned;
/// Returns whether the tag is `folder_overview_item_unpinned`.
- (BOOL)isFolderOverviewItemUnpinned;
/// Returns whether the tag is `guest_admin_signed_in_via_trusted_teams`.
- (BOOL)isGuestAdminSignedInViaTrustedTeams;
/// Returns whether the tag is `guest_admin_signed_out_via_trusted_teams`.
- (BOOL)isGuestAdminSignedOutViaTrustedTeams;
/// Returns whether the tag is `flexible_file_names_policy_changed`.
- (BOOL)isFlexibleFileNamesPolicyChanged;
/// Returns whether the tag is `folder_link_restriction_policy_changed`.
- (BOOL)isFolderLinkRestrictionPolicyChanged;
/// Returns whether the tag is `google_sso_change_policy`.
- (BOOL)isGoogleSsoChangePolicy;
/// Returns whether the tag is `integration_policy_changed`.
- (BOOL)isIntegrationPolicyChanged;
/// Returns whether the tag is `invite_acceptance_email_policy_changed`.
- (BOOL)isInviteAcceptanceEmailPolicyChanged;
/// Returns whether the tag is `guest_admin_change_status`.
- (BOOL)isGuestAdminChangeStatus;
@end

/// The members whose names start with `FToJ`.
@interface DBTEAMLOGEventTypeArg (FToJ)
/// Creates an object with the tag `integration_connected`.
- (instancetype)initWithIntegrationConnected;
/// Creates an object with the tag `integration_disconnected`.
- (instancetype)initWithIntegrationDisconnected;
/// Creates an object with the tag `folder_overview_description_changed`.
- (instancetype)initWithFolderOverviewDescriptionChanged;
/// Creates an object with the tag `folder_overview_item_pinned`.
- (instancetype)initWithFolderOverviewItemPinned;
/// Creates an object with the tag `folder_overview_item_unpinned`.
- (instancetype)initWithFolderOverviewItemUnpinned;
/// Creates an object with the tag `guest_admin_signed_in_via_trusted_teams`.
- (instancetype)initWithGuestAdminSignedInViaTrustedTeams;
/// Creates an object with the tag `guest_admin_signed_out_via_trusted_teams`.
- (instancetype)initWithGuestAdminSignedOutViaTrustedTeams;
/// Creates an object with the tag `flexible_file_names_policy_changed`.
- (instancetype)initWithFlexibleFileNamesPolicyChanged;
/// Creates an object with the tag `folder_link_restriction_policy_changed`.
- (instancetype)initWithFolderLinkRestrictionPolicyChanged;
/// Creates an object with the tag `google_sso_change_policy`.
- (instancetype)initWithGoogleSsoChangePolicy;
/// Creates an object with the tag `integration_policy_changed`.
- (instancetype)initWithIntegrationPolicyChanged;
/// Creates an object with the tag `invite_acceptance_email_policy_changed`.
- (instancetype)initWithInviteAcceptanceEmailPolicyChanged;
/// Creates an object with the tag `guest_admin_change_status`.
- (instancetype)initWithGuestAdminChangeStatus;
/// Returns whether the tag is `integration_connected`.
- (BOOL)isIntegrationConnected;
/// Returns whether the tag is `integration_disconnected`.
- (BOOL)isIntegrationDisconnected;
/// Returns whether the tag is `folder_overview_description_changed`.
- (BOOL)isFolderOverviewDescriptionChanged;
/// Returns whether the tag is `folder_overview_item_pinned`.
- (BOOL)isFolderOverviewItemPinned;
/// Returns whether the tag is `folder_overview_item_unpinned`.
- (BOOL)isFolderOverviewItemUnpinned;
/// Returns whether the tag is `guest_admin_signed_in_via_trusted_teams`.
- (BOOL)isGuestAdminSignedInViaTrustedTeams;
/// Returns whether the tag is `guest_admin_signed_out_via_trusted_teams`.
- (BOOL)isGuestAdminSignedOutViaTrustedTeams;
/// Returns whether the tag is `flexible_file_names_policy_changed`.
- (BOOL)isFlexibleFileNamesPolicyChanged;
/// Returns whether the tag is `folder_link_restriction_policy_changed`.
- (BOOL)isFolderLinkRestrictionPolicyChanged;
/// Returns whether the tag is `google_sso_change_policy`.
- (BOOL)isGoogleSsoChangePolicy;
/// Returns whether the tag is `integration_policy_changed`.
- (BOOL)isIntegrationPolicyChanged;
/// Returns whether the tag is `invite_acceptance_email_policy_changed`.
- (BOOL)isInviteAcceptanceEmailPolicyChanged;
/// Returns whether the tag is `guest_admin_change_status`.
- (BOOL)isGuestAdminChangeStatus;
@end

/// Details of a failure.
@interface DBTEAMLOGFailureDetailsLogInfo : DBStoneObject
/// A description for users.
@property (nonatomic, readonly, copy, nullable) NSString *userFriendlyMessage;
/// A technical description.
@property (nonatomic, readonly, copy, nullable) NSString *technicalErrorMessage;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithUserFriendlyMessage:(nullable NSString *)userFriendlyMessage
    technicalErrorMessage:(nullable NSString *)technicalErrorMessage;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFailureDetailsLogInfo` from and to JSON.
@interface DBTEAMLOGFailureDetailsLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFailureDetailsLogInfo *)instance;
+ (DBTEAMLOGFailureDetailsLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGFedAdminRole`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGFedAdminRoleTag) {
    /// An enterprise admin.
    DBTEAMLOGFedAdminRoleEnterpriseAdmin,
    /// The admin has no role in the enterprise.
    DBTEAMLOGFedAdminRoleNotEnterpriseAdmin,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGFedAdminRoleOther,
};

/// The role of an admin in an enterprise.
@interface DBTEAMLOGFedAdminRole : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGFedAdminRoleTag tag;
/// Creates an object with the tag `enterprise_admin`.
- (instancetype)initWithEnterpriseAdmin;
/// Creates an object with the tag `not_enterprise_admin`.
- (instancetype)initWithNotEnterpriseAdmin;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `enterprise_admin`.
- (BOOL)isEnterpriseAdmin;
/// Returns whether the tag is `not_enterprise_admin`.
- (BOOL)isNotEnterpriseAdmin;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGFedAdminRole` from and to JSON.
@interface DBTEAMLOGFedAdminRoleSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFedAdminRole *)instance;
+ (DBTEAMLOGFedAdminRole *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGFedExtraDetails`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGFedExtraDetailsTag) {
    /// Details about the organization.
    DBTEAMLOGFedExtraDetailsOrganization,
    /// Details about the team.
    DBTEAMLOGFedExtraDetailsTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGFedExtraDetailsOther,
};

/// Additional details about an enterprise or one of its teams.
@interface DBTEAMLOGFedExtraDetails : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGFedExtraDetailsTag tag;
/// Details about the organization. Has a value only if `isOrganization` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGOrganizationDetails *organization;
/// Details about the team. Has a value only if `isTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamDetails *team;
/// Creates an object with the tag `organization`.
- (instancetype)initWithOrganization:(DBTEAMLOGOrganizationDetails *)organization;
/// Creates an object with the tag `team`.
- (instancetype)initWithTeam:(DBTEAMLOGTeamDetails *)team;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `organization`.
- (BOOL)isOrganization;
/// Returns whether the tag is `team`.
- (BOOL)isTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGFedExtraDetails` from and to JSON.
@interface DBTEAMLOGFedExtraDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFedExtraDetails *)instance;
+ (DBTEAMLOGFedExtraDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGFedHandshakeAction`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGFedHandshakeActionTag) {
    /// The invitation was accepted.
    DBTEAMLOGFedHandshakeActionAcceptedInvite,
    /// The invitation was canceled.
    DBTEAMLOGFedHandshakeActionCanceledInvite,
    /// The invitation expired.
    DBTEAMLOGFedHandshakeActionInviteExpired,
    /// The team was invited.
    DBTEAMLOGFedHandshakeActionInvited,
    /// The invitation was rejected.
    DBTEAMLOGFedHandshakeActionRejectedInvite,
    /// The team was removed.
    DBTEAMLOGFedHandshakeActionRemovedTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGFedHandshakeActionOther,
};

/// A change of a team's connection to an enterprise.
@interface DBTEAMLOGFedHandshakeAction : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGFedHandshakeActionTag tag;
/// Creates an object with the tag `accepted_invite`.
- (instancetype)initWithAcceptedInvite;
/// Creates an object with the tag `canceled_invite`.
- (instancetype)initWithCanceledInvite;
/// Creates an object with the tag `invite_expired`.
- (instancetype)initWithInviteExpired;
/// Creates an object with the tag `invited`.
- (instancetype)initWithInvited;
/// Creates an object with the tag `rejected_invite`.
- (instancetype)initWithRejectedInvite;
/// Creates an object with the tag `removed_team`.
- (instancetype)initWithRemovedTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `accepted_invite`.
- (BOOL)isAcceptedInvite;
/// Returns whether the tag is `canceled_invite`.
- (BOOL)isCanceledInvite;
/// Returns whether the tag is `invite_expired`.
- (BOOL)isInviteExpired;
/// Returns whether the tag is `invited`.
- (BOOL)isInvited;
/// Returns whether the tag is `rejected_invite`.
- (BOOL)isRejectedInvite;
/// Returns whether the tag is `removed_team`.
- (BOOL)isRemovedTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGFedHandshakeAction` from and to JSON.
@interface DBTEAMLOGFedHandshakeActionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFedHandshakeAction *)instance;
+ (DBTEAMLOGFedHandshakeAction *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGFederationStatusChangeAdditionalInfo`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGFederationStatusChangeAdditionalInfoTag) {
    /// The name of the connected team.
    DBTEAMLOGFederationStatusChangeAdditionalInfoConnectedTeamName,
    /// The email address to which the request was sent.
    DBTEAMLOGFederationStatusChangeAdditionalInfoNonTrustedTeamDetails,
    /// The name of the organization.
    DBTEAMLOGFederationStatusChangeAdditionalInfoOrganizationName,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGFederationStatusChangeAdditionalInfoOther,
};

/// Additional information about an organization or a team connected to it.
@interface DBTEAMLOGFederationStatusChangeAdditionalInfo : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGFederationStatusChangeAdditionalInfoTag tag;
/// The name of the connected team. Has a value only if `isConnectedTeamName` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGConnectedTeamName *connectedTeamName;
/// The email address to which the request was sent. Has a value only if `isNonTrustedTeamDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNonTrustedTeamDetails *nonTrustedTeamDetails;
/// The name of the organization. Has a value only if `isOrganizationName` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGOrganizationName *organizationName;
/// Creates an object with the tag `connected_team_name`.
- (instancetype)initWithConnectedTeamName:(DBTEAMLOGConnectedTeamName *)connectedTeamName;
/// Creates an object with the tag `non_trusted_team_details`.
- (instancetype)initWithNonTrustedTeamDetails:(DBTEAMLOGNonTrustedTeamDetails *)nonTrustedTeamDetails;
/// Creates an object with the tag `organization_name`.
- (instancetype)initWithOrganizationName:(DBTEAMLOGOrganizationName *)organizationName;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `connected_team_name`.
- (BOOL)isConnectedTeamName;
/// Returns whether the tag is `non_trusted_team_details`.
- (BOOL)isNonTrustedTeamDetails;
/// Returns whether the tag is `organization_name`.
- (BOOL)isOrganizationName;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGFederationStatusChangeAdditionalInfo` from and to JSON.
@interface DBTEAMLOGFederationStatusChangeAdditionalInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFederationStatusChangeAdditionalInfo *)instance;
+ (DBTEAMLOGFederationStatusChangeAdditionalInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGFlexibleFileNamesPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGFlexibleFileNamesPolicyTag) {
    /// Flexible file names are off.
    DBTEAMLOGFlexibleFileNamesPolicyOff,
    /// Flexible file names are off by default.
    DBTEAMLOGFlexibleFileNamesPolicyOffDefault,
    /// Flexible file names are optional.
    DBTEAMLOGFlexibleFileNamesPolicyOptional,
    /// Flexible file names are optional by default.
    DBTEAMLOGFlexibleFileNamesPolicyOptionalDefault,
    /// Flexible file names are required.
    DBTEAMLOGFlexibleFileNamesPolicyRequired,
    /// Flexible file names are required by default.
    DBTEAMLOGFlexibleFileNamesPolicyRequiredDefault,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGFlexibleFileNamesPolicyOther,
};

/// The policy for flexible file names.
@interface DBTEAMLOGFlexibleFileNamesPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGFlexibleFileNamesPolicyTag tag;
/// Creates an object with the tag `off`.
- (instancetype)initWithOff;
/// Creates an object with the tag `off_default`.
- (instancetype)initWithOffDefault;
/// Creates an object with the tag `optional`.
- (instancetype)initWithOptional;
/// Creates an object with the tag `optional_default`.
- (instancetype)initWithOptionalDefault;
/// Creates an object with the tag `required`.
- (instancetype)initWithRequired;
/// Creates an object with the tag `required_default`.
- (instancetype)initWithRequiredDefault;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `off`.
- (BOOL)isOff;
/// Returns whether the tag is `off_default`.
- (BOOL)isOffDefault;
/// Returns whether the tag is `optional`.
- (BOOL)isOptional;
/// Returns whether the tag is `optional_default`.
- (BOOL)isOptionalDefault;
/// Returns whether the tag is `required`.
- (BOOL)isRequired;
/// Returns whether the tag is `required_default`.
- (BOOL)isRequiredDefault;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGFlexibleFileNamesPolicy` from and to JSON.
@interface DBTEAMLOGFlexibleFileNamesPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFlexibleFileNamesPolicy *)instance;
+ (DBTEAMLOGFlexibleFileNamesPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for flexible file names was changed.
@interface DBTEAMLOGFlexibleFileNamesPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGFlexibleFileNamesPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGFlexibleFileNamesPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGFlexibleFileNamesPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGFlexibleFileNamesPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGFlexibleFileNamesPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGFlexibleFileNamesPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGFlexibleFileNamesPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFlexibleFileNamesPolicyChangedDetails *)instance;
+ (DBTEAMLOGFlexibleFileNamesPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for flexible file names was changed.
@interface DBTEAMLOGFlexibleFileNamesPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFlexibleFileNamesPolicyChangedType` from and to JSON.
@interface DBTEAMLOGFlexibleFileNamesPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFlexibleFileNamesPolicyChangedType *)instance;
+ (DBTEAMLOGFlexibleFileNamesPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGFolderLinkRestrictionPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGFolderLinkRestrictionPolicyTag) {
    /// Link restrictions don't apply.
    DBTEAMLOGFolderLinkRestrictionPolicyDisabled,
    /// Link restrictions apply to all folders that the team owns.
    DBTEAMLOGFolderLinkRestrictionPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGFolderLinkRestrictionPolicyOther,
};

/// The policy that determines whether link restrictions apply to all folders that the team owns.
@interface DBTEAMLOGFolderLinkRestrictionPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGFolderLinkRestrictionPolicyTag tag;
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

/// Converts `DBTEAMLOGFolderLinkRestrictionPolicy` from and to JSON.
@interface DBTEAMLOGFolderLinkRestrictionPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFolderLinkRestrictionPolicy *)instance;
+ (DBTEAMLOGFolderLinkRestrictionPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for folder link restrictions was changed.
@interface DBTEAMLOGFolderLinkRestrictionPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGFolderLinkRestrictionPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGFolderLinkRestrictionPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGFolderLinkRestrictionPolicy *)dNewValue
    previousValue:(DBTEAMLOGFolderLinkRestrictionPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGFolderLinkRestrictionPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGFolderLinkRestrictionPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFolderLinkRestrictionPolicyChangedDetails *)instance;
+ (DBTEAMLOGFolderLinkRestrictionPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for folder link restrictions was changed.
@interface DBTEAMLOGFolderLinkRestrictionPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFolderLinkRestrictionPolicyChangedType` from and to JSON.
@interface DBTEAMLOGFolderLinkRestrictionPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFolderLinkRestrictionPolicyChangedType *)instance;
+ (DBTEAMLOGFolderLinkRestrictionPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A folder.
@interface DBTEAMLOGFolderLogInfo : DBTEAMLOGFileOrFolderLogInfo
/// The number of files in the folder.
@property (nonatomic, readonly, nullable) NSNumber *fileCount;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithPath:(DBTEAMLOGPathLogInfo *)path
    displayName:(nullable NSString *)displayName
    fileId:(nullable NSString *)fileId
    fileSize:(nullable NSNumber *)fileSize
    fileCount:(nullable NSNumber *)fileCount;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(DBTEAMLOGPathLogInfo *)path;
@end

/// Converts `DBTEAMLOGFolderLogInfo` from and to JSON.
@interface DBTEAMLOGFolderLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFolderLogInfo *)instance;
+ (DBTEAMLOGFolderLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the description in a folder overview was changed.
@interface DBTEAMLOGFolderOverviewDescriptionChangedDetails : DBStoneObject
/// The index of the folder overview in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *folderOverviewLocationAsset;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFolderOverviewLocationAsset:(NSNumber *)folderOverviewLocationAsset;
@end

/// Converts `DBTEAMLOGFolderOverviewDescriptionChangedDetails` from and to JSON.
@interface DBTEAMLOGFolderOverviewDescriptionChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFolderOverviewDescriptionChangedDetails *)instance;
+ (DBTEAMLOGFolderOverviewDescriptionChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The description in a folder overview was changed.
@interface DBTEAMLOGFolderOverviewDescriptionChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFolderOverviewDescriptionChangedType` from and to JSON.
@interface DBTEAMLOGFolderOverviewDescriptionChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFolderOverviewDescriptionChangedType *)instance;
+ (DBTEAMLOGFolderOverviewDescriptionChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an item was pinned to a folder overview.
@interface DBTEAMLOGFolderOverviewItemPinnedDetails : DBStoneObject
/// The index of the folder overview in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *folderOverviewLocationAsset;
/// The indexes of the items in the `assets` of the event.
@property (nonatomic, readonly) NSArray<NSNumber *> *pinnedItemsAssetIndices;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFolderOverviewLocationAsset:(NSNumber *)folderOverviewLocationAsset
    pinnedItemsAssetIndices:(NSArray<NSNumber *> *)pinnedItemsAssetIndices;
@end

/// Converts `DBTEAMLOGFolderOverviewItemPinnedDetails` from and to JSON.
@interface DBTEAMLOGFolderOverviewItemPinnedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFolderOverviewItemPinnedDetails *)instance;
+ (DBTEAMLOGFolderOverviewItemPinnedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An item was pinned to a folder overview.
@interface DBTEAMLOGFolderOverviewItemPinnedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFolderOverviewItemPinnedType` from and to JSON.
@interface DBTEAMLOGFolderOverviewItemPinnedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFolderOverviewItemPinnedType *)instance;
+ (DBTEAMLOGFolderOverviewItemPinnedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an item was unpinned from a folder overview.
@interface DBTEAMLOGFolderOverviewItemUnpinnedDetails : DBStoneObject
/// The index of the folder overview in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *folderOverviewLocationAsset;
/// The indexes of the items in the `assets` of the event.
@property (nonatomic, readonly) NSArray<NSNumber *> *pinnedItemsAssetIndices;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFolderOverviewLocationAsset:(NSNumber *)folderOverviewLocationAsset
    pinnedItemsAssetIndices:(NSArray<NSNumber *> *)pinnedItemsAssetIndices;
@end

/// Converts `DBTEAMLOGFolderOverviewItemUnpinnedDetails` from and to JSON.
@interface DBTEAMLOGFolderOverviewItemUnpinnedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFolderOverviewItemUnpinnedDetails *)instance;
+ (DBTEAMLOGFolderOverviewItemUnpinnedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An item was unpinned from a folder overview.
@interface DBTEAMLOGFolderOverviewItemUnpinnedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFolderOverviewItemUnpinnedType` from and to JSON.
@interface DBTEAMLOGFolderOverviewItemUnpinnedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFolderOverviewItemUnpinnedType *)instance;
+ (DBTEAMLOGFolderOverviewItemUnpinnedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A location that was derived from an IP address.
@interface DBTEAMLOGGeoLocationLogInfo : DBStoneObject
/// The city.
@property (nonatomic, readonly, copy, nullable) NSString *city;
/// The region.
@property (nonatomic, readonly, copy, nullable) NSString *region;
/// The country as a two-letter code.
@property (nonatomic, readonly, copy, nullable) NSString *country;
/// The IP address.
@property (nonatomic, readonly, copy) NSString *ipAddress;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithIpAddress:(NSString *)ipAddress
    city:(nullable NSString *)city
    region:(nullable NSString *)region
    country:(nullable NSString *)country;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithIpAddress:(NSString *)ipAddress;
@end

/// Converts `DBTEAMLOGGeoLocationLogInfo` from and to JSON.
@interface DBTEAMLOGGeoLocationLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGeoLocationLogInfo *)instance;
+ (DBTEAMLOGGeoLocationLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The filter of a list of events.
@interface DBTEAMLOGGetTeamEventsArg : DBStoneObject
/// The maximum number of events in a page. Pages can be smaller or empty. The default is 1000. From 1 to 1000.
@property (nonatomic, readonly) NSNumber *limit;
/// The identifier of an account. Returns only events in which it is involved. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *accountId;
/// The time range. Returns only events from its start, inclusive, to its end, exclusive.
@property (nonatomic, readonly, nullable) DBTEAMCOMMONTimeRange *time;
/// The category of events. Can't be combined with `eventType`.
@property (nonatomic, readonly, nullable) DBTEAMLOGEventCategory *category;
/// The kind of events. Can't be combined with `category`.
@property (nonatomic, readonly, nullable) DBTEAMLOGEventTypeArg *eventType;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - limit: The maximum number of events in a page. Pages can be smaller or empty. The default is 1000. From 1 to
///     1000.
///   - accountId: The identifier of an account. Returns only events in which it is involved. Exactly 40 characters.
///   - time: The time range. Returns only events from its start, inclusive, to its end, exclusive.
///   - category: The category of events. Can't be combined with `eventType`.
///   - eventType: The kind of events. Can't be combined with `category`.
- (instancetype)initWithLimit:(nullable NSNumber *)limit
    accountId:(nullable NSString *)accountId
    time:(nullable DBTEAMCOMMONTimeRange *)time
    category:(nullable DBTEAMLOGEventCategory *)category
    eventType:(nullable DBTEAMLOGEventTypeArg *)eventType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGGetTeamEventsArg` from and to JSON.
@interface DBTEAMLOGGetTeamEventsArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGetTeamEventsArg *)instance;
+ (DBTEAMLOGGetTeamEventsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMLOGGetTeamEventsContinueArg : DBStoneObject
/// The most recent cursor. Older cursors expire.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The most recent cursor. Older cursors expire.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBTEAMLOGGetTeamEventsContinueArg` from and to JSON.
@interface DBTEAMLOGGetTeamEventsContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGetTeamEventsContinueArg *)instance;
+ (DBTEAMLOGGetTeamEventsContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGGetTeamEventsContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGGetTeamEventsContinueErrorTag) {
    /// The cursor isn't valid.
    DBTEAMLOGGetTeamEventsContinueErrorBadCursor,
    /// The cursor has expired. Call `getEvents` with a time range that starts at the associated value, which is the
    /// approximate time of the last received event.
    DBTEAMLOGGetTeamEventsContinueErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGGetTeamEventsContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBTEAMLOGGetTeamEventsContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGGetTeamEventsContinueErrorTag tag;

/// The cursor has expired. Call `getEvents` with a time range that starts at the associated value, which is the
/// approximate time of the last received event. Has a value only if `isReset` returns `YES`.
@property (nonatomic, readonly) NSDate *reset;

/// Creates an object with the tag `bad_cursor`.
- (instancetype)initWithBadCursor;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset:(NSDate *)reset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `bad_cursor`.
- (BOOL)isBadCursor;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGGetTeamEventsContinueError` from and to JSON.
@interface DBTEAMLOGGetTeamEventsContinueErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGetTeamEventsContinueError *)instance;
+ (DBTEAMLOGGetTeamEventsContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGGetTeamEventsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGGetTeamEventsErrorTag) {
    /// No account has this identifier.
    DBTEAMLOGGetTeamEventsErrorAccountIdNotFound,
    /// The time range isn't valid.
    DBTEAMLOGGetTeamEventsErrorInvalidTimeRange,
    /// `category` and `eventType` can't be used together.
    DBTEAMLOGGetTeamEventsErrorInvalidFilters,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGGetTeamEventsErrorOther,
};

/// The reason that events weren't listed.
@interface DBTEAMLOGGetTeamEventsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGGetTeamEventsErrorTag tag;
/// Creates an object with the tag `account_id_not_found`.
- (instancetype)initWithAccountIdNotFound;
/// Creates an object with the tag `invalid_time_range`.
- (instancetype)initWithInvalidTimeRange;
/// Creates an object with the tag `invalid_filters`.
- (instancetype)initWithInvalidFilters;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `account_id_not_found`.
- (BOOL)isAccountIdNotFound;
/// Returns whether the tag is `invalid_time_range`.
- (BOOL)isInvalidTimeRange;
/// Returns whether the tag is `invalid_filters`.
- (BOOL)isInvalidFilters;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGGetTeamEventsError` from and to JSON.
@interface DBTEAMLOGGetTeamEventsErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGetTeamEventsError *)instance;
+ (DBTEAMLOGGetTeamEventsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of events.
@interface DBTEAMLOGGetTeamEventsResult : DBStoneObject
/// The events in no particular order. The list may be empty even if `hasMore` is `true`.
@property (nonatomic, readonly) NSArray<DBTEAMLOGTeamEvent *> *events;
/// The cursor of the next page or of later events.
@property (nonatomic, readonly, copy) NSString *cursor;
/// A Boolean value that indicates whether more events may be available. Get them with `getEventsContinue`.
@property (nonatomic, readonly) NSNumber *hasMore;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEvents:(NSArray<DBTEAMLOGTeamEvent *> *)events
    cursor:(NSString *)cursor
    hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMLOGGetTeamEventsResult` from and to JSON.
@interface DBTEAMLOGGetTeamEventsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGetTeamEventsResult *)instance;
+ (DBTEAMLOGGetTeamEventsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which single sign-on with Google was enabled or disabled for the team.
@interface DBTEAMLOGGoogleSsoChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGGoogleSsoPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGGoogleSsoPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGGoogleSsoPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGGoogleSsoPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGGoogleSsoPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGGoogleSsoChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGGoogleSsoChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGoogleSsoChangePolicyDetails *)instance;
+ (DBTEAMLOGGoogleSsoChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Single sign-on with Google was enabled or disabled for the team.
@interface DBTEAMLOGGoogleSsoChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGoogleSsoChangePolicyType` from and to JSON.
@interface DBTEAMLOGGoogleSsoChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGoogleSsoChangePolicyType *)instance;
+ (DBTEAMLOGGoogleSsoChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGGoogleSsoPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGGoogleSsoPolicyTag) {
    /// Members can't use single sign-on with Google.
    DBTEAMLOGGoogleSsoPolicyDisabled,
    /// Members can use single sign-on with Google.
    DBTEAMLOGGoogleSsoPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGGoogleSsoPolicyOther,
};

/// The policy for single sign-on with Google.
@interface DBTEAMLOGGoogleSsoPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGGoogleSsoPolicyTag tag;
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

/// Converts `DBTEAMLOGGoogleSsoPolicy` from and to JSON.
@interface DBTEAMLOGGoogleSsoPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGoogleSsoPolicy *)instance;
+ (DBTEAMLOGGoogleSsoPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the status of a guest team admin was changed.
@interface DBTEAMLOGGuestAdminChangeStatusDetails : DBStoneObject
/// A Boolean value that indicates whether the team is the guest. If `false`, it is the host.
@property (nonatomic, readonly) NSNumber *isGuest;
/// The name of the guest team.
@property (nonatomic, readonly, copy, nullable) NSString *guestTeamName;
/// The name of the host team.
@property (nonatomic, readonly, copy, nullable) NSString *hostTeamName;
/// The state of the request before the change.
@property (nonatomic, readonly) DBTEAMLOGTrustedTeamsRequestState *previousValue;
/// The state of the request after the change.
@property (nonatomic, readonly) DBTEAMLOGTrustedTeamsRequestState *dNewValue;
/// The change of the request.
@property (nonatomic, readonly) DBTEAMLOGTrustedTeamsRequestAction *actionDetails;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithIsGuest:(NSNumber *)isGuest
    previousValue:(DBTEAMLOGTrustedTeamsRequestState *)previousValue
    dNewValue:(DBTEAMLOGTrustedTeamsRequestState *)dNewValue
    actionDetails:(DBTEAMLOGTrustedTeamsRequestAction *)actionDetails
    guestTeamName:(nullable NSString *)guestTeamName
    hostTeamName:(nullable NSString *)hostTeamName;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithIsGuest:(NSNumber *)isGuest
    previousValue:(DBTEAMLOGTrustedTeamsRequestState *)previousValue
    dNewValue:(DBTEAMLOGTrustedTeamsRequestState *)dNewValue
    actionDetails:(DBTEAMLOGTrustedTeamsRequestAction *)actionDetails;
@end

/// Converts `DBTEAMLOGGuestAdminChangeStatusDetails` from and to JSON.
@interface DBTEAMLOGGuestAdminChangeStatusDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGuestAdminChangeStatusDetails *)instance;
+ (DBTEAMLOGGuestAdminChangeStatusDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The status of a guest team admin was changed.
@interface DBTEAMLOGGuestAdminChangeStatusType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGuestAdminChangeStatusType` from and to JSON.
@interface DBTEAMLOGGuestAdminChangeStatusTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGuestAdminChangeStatusType *)instance;
+ (DBTEAMLOGGuestAdminChangeStatusType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a guest admin started a session through trusted teams.
@interface DBTEAMLOGGuestAdminSignedInViaTrustedTeamsDetails : DBStoneObject
/// The name of the host team.
@property (nonatomic, readonly, copy, nullable) NSString *teamName;
/// The name of the trusted team.
@property (nonatomic, readonly, copy, nullable) NSString *trustedTeamName;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTeamName:(nullable NSString *)teamName trustedTeamName:(nullable NSString *)trustedTeamName;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGGuestAdminSignedInViaTrustedTeamsDetails` from and to JSON.
@interface DBTEAMLOGGuestAdminSignedInViaTrustedTeamsDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGuestAdminSignedInViaTrustedTeamsDetails *)instance;
+ (DBTEAMLOGGuestAdminSignedInViaTrustedTeamsDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A guest admin started a session through trusted teams.
@interface DBTEAMLOGGuestAdminSignedInViaTrustedTeamsType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGuestAdminSignedInViaTrustedTeamsType` from and to JSON.
@interface DBTEAMLOGGuestAdminSignedInViaTrustedTeamsTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGuestAdminSignedInViaTrustedTeamsType *)instance;
+ (DBTEAMLOGGuestAdminSignedInViaTrustedTeamsType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a guest admin ended a session through trusted teams.
@interface DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsDetails : DBStoneObject
/// The name of the host team.
@property (nonatomic, readonly, copy, nullable) NSString *teamName;
/// The name of the trusted team.
@property (nonatomic, readonly, copy, nullable) NSString *trustedTeamName;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTeamName:(nullable NSString *)teamName trustedTeamName:(nullable NSString *)trustedTeamName;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsDetails` from and to JSON.
@interface DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsDetails *)instance;
+ (DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A guest admin ended a session through trusted teams.
@interface DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsType` from and to JSON.
@interface DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsType *)instance;
+ (DBTEAMLOGGuestAdminSignedOutViaTrustedTeamsType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGIdentifierType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGIdentifierTypeTag) {
    /// An email address.
    DBTEAMLOGIdentifierTypeEmail,
    /// The name of a Facebook profile.
    DBTEAMLOGIdentifierTypeFacebookProfileName,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGIdentifierTypeOther,
};

/// The kind of identifier by which an external user is known.
@interface DBTEAMLOGIdentifierType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGIdentifierTypeTag tag;
/// Creates an object with the tag `email`.
- (instancetype)initWithEmail;
/// Creates an object with the tag `facebook_profile_name`.
- (instancetype)initWithFacebookProfileName;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `email`.
- (BOOL)isEmail;
/// Returns whether the tag is `facebook_profile_name`.
- (BOOL)isFacebookProfileName;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGIdentifierType` from and to JSON.
@interface DBTEAMLOGIdentifierTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGIdentifierType *)instance;
+ (DBTEAMLOGIdentifierType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member connected an integration.
@interface DBTEAMLOGIntegrationConnectedDetails : DBStoneObject
/// The name of the third-party integration.
@property (nonatomic, readonly, copy) NSString *integrationName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIntegrationName:(NSString *)integrationName;
@end

/// Converts `DBTEAMLOGIntegrationConnectedDetails` from and to JSON.
@interface DBTEAMLOGIntegrationConnectedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGIntegrationConnectedDetails *)instance;
+ (DBTEAMLOGIntegrationConnectedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member connected an integration.
@interface DBTEAMLOGIntegrationConnectedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGIntegrationConnectedType` from and to JSON.
@interface DBTEAMLOGIntegrationConnectedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGIntegrationConnectedType *)instance;
+ (DBTEAMLOGIntegrationConnectedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member disconnected an integration.
@interface DBTEAMLOGIntegrationDisconnectedDetails : DBStoneObject
/// The name of the third-party integration.
@property (nonatomic, readonly, copy) NSString *integrationName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIntegrationName:(NSString *)integrationName;
@end

/// Converts `DBTEAMLOGIntegrationDisconnectedDetails` from and to JSON.
@interface DBTEAMLOGIntegrationDisconnectedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGIntegrationDisconnectedDetails *)instance;
+ (DBTEAMLOGIntegrationDisconnectedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member disconnected an integration.
@interface DBTEAMLOGIntegrationDisconnectedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGIntegrationDisconnectedType` from and to JSON.
@interface DBTEAMLOGIntegrationDisconnectedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGIntegrationDisconnectedType *)instance;
+ (DBTEAMLOGIntegrationDisconnectedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGIntegrationPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGIntegrationPolicyTag) {
    /// The team can't use the integration.
    DBTEAMLOGIntegrationPolicyDisabled,
    /// The team can use the integration.
    DBTEAMLOGIntegrationPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGIntegrationPolicyOther,
};

/// The policy for a third-party integration.
@interface DBTEAMLOGIntegrationPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGIntegrationPolicyTag tag;
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

/// Converts `DBTEAMLOGIntegrationPolicy` from and to JSON.
@interface DBTEAMLOGIntegrationPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGIntegrationPolicy *)instance;
+ (DBTEAMLOGIntegrationPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for an integration was changed.
@interface DBTEAMLOGIntegrationPolicyChangedDetails : DBStoneObject
/// The name of the third-party integration.
@property (nonatomic, readonly, copy) NSString *integrationName;
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGIntegrationPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGIntegrationPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIntegrationName:(NSString *)integrationName
    dNewValue:(DBTEAMLOGIntegrationPolicy *)dNewValue
    previousValue:(DBTEAMLOGIntegrationPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGIntegrationPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGIntegrationPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGIntegrationPolicyChangedDetails *)instance;
+ (DBTEAMLOGIntegrationPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for an integration was changed.
@interface DBTEAMLOGIntegrationPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGIntegrationPolicyChangedType` from and to JSON.
@interface DBTEAMLOGIntegrationPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGIntegrationPolicyChangedType *)instance;
+ (DBTEAMLOGIntegrationPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGInviteAcceptanceEmailPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGInviteAcceptanceEmailPolicyTag) {
    /// Admins don't receive an email.
    DBTEAMLOGInviteAcceptanceEmailPolicyDisabled,
    /// Admins receive an email.
    DBTEAMLOGInviteAcceptanceEmailPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGInviteAcceptanceEmailPolicyOther,
};

/// The policy for emails to admins about accepted invitations to the team.
@interface DBTEAMLOGInviteAcceptanceEmailPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGInviteAcceptanceEmailPolicyTag tag;
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

/// Converts `DBTEAMLOGInviteAcceptanceEmailPolicy` from and to JSON.
@interface DBTEAMLOGInviteAcceptanceEmailPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGInviteAcceptanceEmailPolicy *)instance;
+ (DBTEAMLOGInviteAcceptanceEmailPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for emails about accepted invitations was changed.
@interface DBTEAMLOGInviteAcceptanceEmailPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGInviteAcceptanceEmailPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGInviteAcceptanceEmailPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGInviteAcceptanceEmailPolicy *)dNewValue
    previousValue:(DBTEAMLOGInviteAcceptanceEmailPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGInviteAcceptanceEmailPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGInviteAcceptanceEmailPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGInviteAcceptanceEmailPolicyChangedDetails *)instance;
+ (DBTEAMLOGInviteAcceptanceEmailPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for emails about accepted invitations was changed.
@interface DBTEAMLOGInviteAcceptanceEmailPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGInviteAcceptanceEmailPolicyChangedType` from and to JSON.
@interface DBTEAMLOGInviteAcceptanceEmailPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGInviteAcceptanceEmailPolicyChangedType *)instance;
+ (DBTEAMLOGInviteAcceptanceEmailPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGInviteMethod`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGInviteMethodTag) {
    /// The user was approved automatically.
    DBTEAMLOGInviteMethodAutoApprove,
    /// The user followed an invitation link.
    DBTEAMLOGInviteMethodInviteLink,
    /// A member invited the user.
    DBTEAMLOGInviteMethodMemberInvite,
    /// The user was moved from another team.
    DBTEAMLOGInviteMethodMovedFromAnotherTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGInviteMethodOther,
};

/// The way in which a user was invited to the team.
@interface DBTEAMLOGInviteMethod : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGInviteMethodTag tag;
/// Creates an object with the tag `auto_approve`.
- (instancetype)initWithAutoApprove;
/// Creates an object with the tag `invite_link`.
- (instancetype)initWithInviteLink;
/// Creates an object with the tag `member_invite`.
- (instancetype)initWithMemberInvite;
/// Creates an object with the tag `moved_from_another_team`.
- (instancetype)initWithMovedFromAnotherTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `auto_approve`.
- (BOOL)isAutoApprove;
/// Returns whether the tag is `invite_link`.
- (BOOL)isInviteLink;
/// Returns whether the tag is `member_invite`.
- (BOOL)isMemberInvite;
/// Returns whether the tag is `moved_from_another_team`.
- (BOOL)isMovedFromAnotherTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGInviteMethod` from and to JSON.
@interface DBTEAMLOGInviteMethodSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGInviteMethod *)instance;
+ (DBTEAMLOGInviteMethod *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What a user had linked to their account when they joined the team.
@interface DBTEAMLOGJoinTeamDetails : DBStoneObject
/// The apps that the user had linked, at most 50. Use `hasLinkedApps` instead. Deprecated.
@property (nonatomic, readonly) NSArray<DBTEAMLOGUserLinkedAppLogInfo *> *linkedApps;
/// The devices that the user had linked, at most 50. Use `hasLinkedDevices` instead. Deprecated.
@property (nonatomic, readonly) NSArray<DBTEAMLOGLinkedDeviceLogInfo *> *linkedDevices;
/// The shared folders that the user had linked, at most 50. Use `hasLinkedSharedFolders` instead. Deprecated.
@property (nonatomic, readonly) NSArray<DBTEAMLOGFolderLogInfo *> *linkedSharedFolders;
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

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithLinkedApps:(NSArray<DBTEAMLOGUserLinkedAppLogInfo *> *)linkedApps
    linkedDevices:(NSArray<DBTEAMLOGLinkedDeviceLogInfo *> *)linkedDevices
    linkedSharedFolders:(NSArray<DBTEAMLOGFolderLogInfo *> *)linkedSharedFolders
    wasLinkedAppsTruncated:(nullable NSNumber *)wasLinkedAppsTruncated
    wasLinkedDevicesTruncated:(nullable NSNumber *)wasLinkedDevicesTruncated
    wasLinkedSharedFoldersTruncated:(nullable NSNumber *)wasLinkedSharedFoldersTruncated
    hasLinkedApps:(nullable NSNumber *)hasLinkedApps
    hasLinkedDevices:(nullable NSNumber *)hasLinkedDevices
    hasLinkedSharedFolders:(nullable NSNumber *)hasLinkedSharedFolders;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithLinkedApps:(NSArray<DBTEAMLOGUserLinkedAppLogInfo *> *)linkedApps
    linkedDevices:(NSArray<DBTEAMLOGLinkedDeviceLogInfo *> *)linkedDevices
    linkedSharedFolders:(NSArray<DBTEAMLOGFolderLogInfo *> *)linkedSharedFolders;
@end

/// Converts `DBTEAMLOGJoinTeamDetails` from and to JSON.
@interface DBTEAMLOGJoinTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGJoinTeamDetails *)instance;
+ (DBTEAMLOGJoinTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
