// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsMediaHubAddingPeoplePolicyChangedDetails,
    DBXTeamLogEventDetailsMediaHubDownloadPolicyChangedDetails, DBXTeamLogEventDetailsMediaHubFileDownloadedDetails,
    DBXTeamLogEventDetailsMediaHubLinkSharingPolicyChangedDetails, DBXTeamLogEventDetailsMediaHubProjectTeamAddDetails,
    DBXTeamLogEventDetailsMediaHubProjectTeamDeleteDetails, DBXTeamLogEventDetailsMediaHubProjectTeamRoleChangedDetails,
    DBXTeamLogEventDetailsMediaHubSharedLinkAudienceChangedDetails,
    DBXTeamLogEventDetailsMediaHubSharedLinkCreatedDetails,
    DBXTeamLogEventDetailsMediaHubSharedLinkDownloadSettingChangedDetails,
    DBXTeamLogEventDetailsMediaHubSharedLinkRevokedDetails, DBXTeamLogEventTypeArgMediaHubAddingPeoplePolicyChanged,
    DBXTeamLogEventTypeArgMediaHubDownloadPolicyChanged, DBXTeamLogEventTypeArgMediaHubFileDownloaded,
    DBXTeamLogEventTypeArgMediaHubLinkSharingPolicyChanged, DBXTeamLogEventTypeArgMediaHubProjectTeamAdd,
    DBXTeamLogEventTypeArgMediaHubProjectTeamDelete, DBXTeamLogEventTypeArgMediaHubProjectTeamRoleChanged,
    DBXTeamLogEventTypeArgMediaHubSharedLinkAudienceChanged, DBXTeamLogEventTypeArgMediaHubSharedLinkCreated,
    DBXTeamLogEventTypeArgMediaHubSharedLinkDownloadSettingChanged, DBXTeamLogEventTypeArgMediaHubSharedLinkRevoked,
    DBXTeamLogEventTypeMediaHubAddingPeoplePolicyChanged, DBXTeamLogEventTypeMediaHubDownloadPolicyChanged,
    DBXTeamLogEventTypeMediaHubFileDownloaded, DBXTeamLogEventTypeMediaHubLinkSharingPolicyChanged,
    DBXTeamLogEventTypeMediaHubProjectTeamAdd, DBXTeamLogEventTypeMediaHubProjectTeamDelete,
    DBXTeamLogEventTypeMediaHubProjectTeamRoleChanged, DBXTeamLogEventTypeMediaHubSharedLinkAudienceChanged,
    DBXTeamLogEventTypeMediaHubSharedLinkCreated, DBXTeamLogEventTypeMediaHubSharedLinkDownloadSettingChanged,
    DBXTeamLogEventTypeMediaHubSharedLinkRevoked, DBXTeamLogMediaHubAddingPeoplePolicyAnyone,
    DBXTeamLogMediaHubAddingPeoplePolicyChangedDetails, DBXTeamLogMediaHubAddingPeoplePolicyChangedType,
    DBXTeamLogMediaHubAddingPeoplePolicyOther, DBXTeamLogMediaHubAddingPeoplePolicyTeamOnly,
    DBXTeamLogMediaHubDownloadPolicyChangedDetails, DBXTeamLogMediaHubDownloadPolicyChangedType,
    DBXTeamLogMediaHubDownloadPolicyDisabled, DBXTeamLogMediaHubDownloadPolicyEnabled,
    DBXTeamLogMediaHubDownloadPolicyOther, DBXTeamLogMediaHubFileDownloadedDetails,
    DBXTeamLogMediaHubFileDownloadedType, DBXTeamLogMediaHubLinkSharingPolicyChangedDetails,
    DBXTeamLogMediaHubLinkSharingPolicyChangedType, DBXTeamLogMediaHubLinkSharingPolicyNoOne,
    DBXTeamLogMediaHubLinkSharingPolicyOther, DBXTeamLogMediaHubLinkSharingPolicyPublic_,
    DBXTeamLogMediaHubLinkSharingPolicyTeamOnly, DBXTeamLogMediaHubProjectRoleEditor,
    DBXTeamLogMediaHubProjectRoleOther, DBXTeamLogMediaHubProjectRoleOwner, DBXTeamLogMediaHubProjectRoleReviewer,
    DBXTeamLogMediaHubProjectTeamAddDetails, DBXTeamLogMediaHubProjectTeamAddType,
    DBXTeamLogMediaHubProjectTeamDeleteDetails, DBXTeamLogMediaHubProjectTeamDeleteType,
    DBXTeamLogMediaHubProjectTeamRoleChangedDetails, DBXTeamLogMediaHubProjectTeamRoleChangedType,
    DBXTeamLogMediaHubSharedLinkAudienceChangedDetails, DBXTeamLogMediaHubSharedLinkAudienceChangedType,
    DBXTeamLogMediaHubSharedLinkAudienceNoOne, DBXTeamLogMediaHubSharedLinkAudienceOther,
    DBXTeamLogMediaHubSharedLinkAudiencePublic_, DBXTeamLogMediaHubSharedLinkAudienceTeamOnly,
    DBXTeamLogMediaHubSharedLinkCreatedDetails, DBXTeamLogMediaHubSharedLinkCreatedType,
    DBXTeamLogMediaHubSharedLinkDownloadSettingChangedDetails, DBXTeamLogMediaHubSharedLinkDownloadSettingChangedType,
    DBXTeamLogMediaHubSharedLinkDownloadSettingDisabled, DBXTeamLogMediaHubSharedLinkDownloadSettingEnabled,
    DBXTeamLogMediaHubSharedLinkDownloadSettingOther, DBXTeamLogMediaHubSharedLinkRevokedDetails,
    DBXTeamLogMediaHubSharedLinkRevokedType, DBXTeamLogMediaHubSharedLinkTargetType,
    DBXTeamLogMediaHubSharedLinkTargetTypeBundle, DBXTeamLogMediaHubSharedLinkTargetTypeOther,
    DBXTeamLogMediaHubSharedLinkTargetTypeProject;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (MediaMembers)
/// The object if its tag is `media_hub_file_downloaded_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMediaHubFileDownloadedDetails *asMediaHubFileDownloadedDetails;

/// The object if its tag is `media_hub_project_team_add_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMediaHubProjectTeamAddDetails *asMediaHubProjectTeamAddDetails;

/// The object if its tag is `media_hub_project_team_delete_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMediaHubProjectTeamDeleteDetails *asMediaHubProjectTeamDeleteDetails;

/// The object if its tag is `media_hub_project_team_role_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMediaHubProjectTeamRoleChangedDetails *asMediaHubProjectTeamRoleChangedDetails;

/// The object if its tag is `media_hub_shared_link_audience_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMediaHubSharedLinkAudienceChangedDetails *asMediaHubSharedLinkAudienceChangedDetails;

/// The object if its tag is `media_hub_shared_link_created_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMediaHubSharedLinkCreatedDetails *asMediaHubSharedLinkCreatedDetails;

/// The object if its tag is `media_hub_shared_link_download_setting_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMediaHubSharedLinkDownloadSettingChangedDetails *asMediaHubSharedLinkDownloadSettingChangedDetails;

/// The object if its tag is `media_hub_shared_link_revoked_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMediaHubSharedLinkRevokedDetails *asMediaHubSharedLinkRevokedDetails;

/// The object if its tag is `media_hub_adding_people_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMediaHubAddingPeoplePolicyChangedDetails *asMediaHubAddingPeoplePolicyChangedDetails;

/// The object if its tag is `media_hub_download_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMediaHubDownloadPolicyChangedDetails *asMediaHubDownloadPolicyChangedDetails;

/// The object if its tag is `media_hub_link_sharing_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMediaHubLinkSharingPolicyChangedDetails *asMediaHubLinkSharingPolicyChangedDetails;
@end

/// Details of an event in which files were downloaded from Replay.
@interface DBXTeamLogEventDetailsMediaHubFileDownloadedDetails : DBXTeamLogEventDetails
/// The value of `media_hub_file_downloaded_details`.
@property (nonatomic, strong) DBXTeamLogMediaHubFileDownloadedDetails *mediaHubFileDownloadedDetails;
/// Creates an object with the tag `media_hub_file_downloaded_details`.
- (instancetype)init:(DBXTeamLogMediaHubFileDownloadedDetails *)mediaHubFileDownloadedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member was added to a Replay project.
@interface DBXTeamLogEventDetailsMediaHubProjectTeamAddDetails : DBXTeamLogEventDetails
/// The value of `media_hub_project_team_add_details`.
@property (nonatomic, strong) DBXTeamLogMediaHubProjectTeamAddDetails *mediaHubProjectTeamAddDetails;
/// Creates an object with the tag `media_hub_project_team_add_details`.
- (instancetype)init:(DBXTeamLogMediaHubProjectTeamAddDetails *)mediaHubProjectTeamAddDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member was removed from a Replay project.
@interface DBXTeamLogEventDetailsMediaHubProjectTeamDeleteDetails : DBXTeamLogEventDetails
/// The value of `media_hub_project_team_delete_details`.
@property (nonatomic, strong) DBXTeamLogMediaHubProjectTeamDeleteDetails *mediaHubProjectTeamDeleteDetails;

/// Creates an object with the tag `media_hub_project_team_delete_details`.
- (instancetype)init:(DBXTeamLogMediaHubProjectTeamDeleteDetails *)mediaHubProjectTeamDeleteDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the role of a member in a Replay project was changed.
@interface DBXTeamLogEventDetailsMediaHubProjectTeamRoleChangedDetails : DBXTeamLogEventDetails
/// The value of `media_hub_project_team_role_changed_details`.
@property (nonatomic, strong) DBXTeamLogMediaHubProjectTeamRoleChangedDetails *mediaHubProjectTeamRoleChangedDetails;

/// Creates an object with the tag `media_hub_project_team_role_changed_details`.
- (instancetype)init:(DBXTeamLogMediaHubProjectTeamRoleChangedDetails *)mediaHubProjectTeamRoleChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the audience of a Replay shared link was changed.
@interface DBXTeamLogEventDetailsMediaHubSharedLinkAudienceChangedDetails : DBXTeamLogEventDetails
/// The value of `media_hub_shared_link_audience_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogMediaHubSharedLinkAudienceChangedDetails *mediaHubSharedLinkAudienceChangedDetails;

/// Creates an object with the tag `media_hub_shared_link_audience_changed_details`.
- (instancetype)init:(DBXTeamLogMediaHubSharedLinkAudienceChangedDetails *)mediaHubSharedLinkAudienceChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Replay shared link was created.
@interface DBXTeamLogEventDetailsMediaHubSharedLinkCreatedDetails : DBXTeamLogEventDetails
/// The value of `media_hub_shared_link_created_details`.
@property (nonatomic, strong) DBXTeamLogMediaHubSharedLinkCreatedDetails *mediaHubSharedLinkCreatedDetails;

/// Creates an object with the tag `media_hub_shared_link_created_details`.
- (instancetype)init:(DBXTeamLogMediaHubSharedLinkCreatedDetails *)mediaHubSharedLinkCreatedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the download setting of a Replay shared link was changed.
@interface DBXTeamLogEventDetailsMediaHubSharedLinkDownloadSettingChangedDetails : DBXTeamLogEventDetails
/// The value of `media_hub_shared_link_download_setting_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogMediaHubSharedLinkDownloadSettingChangedDetails *mediaHubSharedLinkDownloadSettingChangedDetails;

/// Creates an object with the tag `media_hub_shared_link_download_setting_changed_details`.
- (instancetype)
    init:(DBXTeamLogMediaHubSharedLinkDownloadSettingChangedDetails *)mediaHubSharedLinkDownloadSettingChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Replay shared link was revoked.
@interface DBXTeamLogEventDetailsMediaHubSharedLinkRevokedDetails : DBXTeamLogEventDetails
/// The value of `media_hub_shared_link_revoked_details`.
@property (nonatomic, strong) DBXTeamLogMediaHubSharedLinkRevokedDetails *mediaHubSharedLinkRevokedDetails;

/// Creates an object with the tag `media_hub_shared_link_revoked_details`.
- (instancetype)init:(DBXTeamLogMediaHubSharedLinkRevokedDetails *)mediaHubSharedLinkRevokedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the policy for adding people to Replay content was changed.
@interface DBXTeamLogEventDetailsMediaHubAddingPeoplePolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `media_hub_adding_people_policy_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogMediaHubAddingPeoplePolicyChangedDetails *mediaHubAddingPeoplePolicyChangedDetails;

/// Creates an object with the tag `media_hub_adding_people_policy_changed_details`.
- (instancetype)init:(DBXTeamLogMediaHubAddingPeoplePolicyChangedDetails *)mediaHubAddingPeoplePolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the policy for downloading Replay content was changed.
@interface DBXTeamLogEventDetailsMediaHubDownloadPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `media_hub_download_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogMediaHubDownloadPolicyChangedDetails *mediaHubDownloadPolicyChangedDetails;

/// Creates an object with the tag `media_hub_download_policy_changed_details`.
- (instancetype)init:(DBXTeamLogMediaHubDownloadPolicyChangedDetails *)mediaHubDownloadPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the policy for sharing Replay content was changed.
@interface DBXTeamLogEventDetailsMediaHubLinkSharingPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `media_hub_link_sharing_policy_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogMediaHubLinkSharingPolicyChangedDetails *mediaHubLinkSharingPolicyChangedDetails;

/// Creates an object with the tag `media_hub_link_sharing_policy_changed_details`.
- (instancetype)init:(DBXTeamLogMediaHubLinkSharingPolicyChangedDetails *)mediaHubLinkSharingPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (MediaMembers)
/// The object if its tag is `media_hub_file_downloaded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMediaHubFileDownloaded *asMediaHubFileDownloaded;
/// The object if its tag is `media_hub_project_team_add`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMediaHubProjectTeamAdd *asMediaHubProjectTeamAdd;
/// The object if its tag is `media_hub_project_team_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMediaHubProjectTeamDelete *asMediaHubProjectTeamDelete;

/// The object if its tag is `media_hub_project_team_role_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMediaHubProjectTeamRoleChanged *asMediaHubProjectTeamRoleChanged;

/// The object if its tag is `media_hub_shared_link_audience_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMediaHubSharedLinkAudienceChanged *asMediaHubSharedLinkAudienceChanged;

/// The object if its tag is `media_hub_shared_link_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMediaHubSharedLinkCreated *asMediaHubSharedLinkCreated;

/// The object if its tag is `media_hub_shared_link_download_setting_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMediaHubSharedLinkDownloadSettingChanged *asMediaHubSharedLinkDownloadSettingChanged;

/// The object if its tag is `media_hub_shared_link_revoked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeMediaHubSharedLinkRevoked *asMediaHubSharedLinkRevoked;

/// The object if its tag is `media_hub_adding_people_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMediaHubAddingPeoplePolicyChanged *asMediaHubAddingPeoplePolicyChanged;

/// The object if its tag is `media_hub_download_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMediaHubDownloadPolicyChanged *asMediaHubDownloadPolicyChanged;

/// The object if its tag is `media_hub_link_sharing_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMediaHubLinkSharingPolicyChanged *asMediaHubLinkSharingPolicyChanged;
@end

/// Files were downloaded from Replay.
@interface DBXTeamLogEventTypeMediaHubFileDownloaded : DBXTeamLogEventType
/// The value of `media_hub_file_downloaded`.
@property (nonatomic, strong) DBXTeamLogMediaHubFileDownloadedType *mediaHubFileDownloaded;
/// Creates an object with the tag `media_hub_file_downloaded`.
- (instancetype)init:(DBXTeamLogMediaHubFileDownloadedType *)mediaHubFileDownloaded NS_DESIGNATED_INITIALIZER;
@end

/// A member was added to a Replay project.
@interface DBXTeamLogEventTypeMediaHubProjectTeamAdd : DBXTeamLogEventType
/// The value of `media_hub_project_team_add`.
@property (nonatomic, strong) DBXTeamLogMediaHubProjectTeamAddType *mediaHubProjectTeamAdd;
/// Creates an object with the tag `media_hub_project_team_add`.
- (instancetype)init:(DBXTeamLogMediaHubProjectTeamAddType *)mediaHubProjectTeamAdd NS_DESIGNATED_INITIALIZER;
@end

/// A member was removed from a Replay project.
@interface DBXTeamLogEventTypeMediaHubProjectTeamDelete : DBXTeamLogEventType
/// The value of `media_hub_project_team_delete`.
@property (nonatomic, strong) DBXTeamLogMediaHubProjectTeamDeleteType *mediaHubProjectTeamDelete;
/// Creates an object with the tag `media_hub_project_team_delete`.
- (instancetype)init:(DBXTeamLogMediaHubProjectTeamDeleteType *)mediaHubProjectTeamDelete NS_DESIGNATED_INITIALIZER;
@end

/// The role of a member in a Replay project was changed.
@interface DBXTeamLogEventTypeMediaHubProjectTeamRoleChanged : DBXTeamLogEventType
/// The value of `media_hub_project_team_role_changed`.
@property (nonatomic, strong) DBXTeamLogMediaHubProjectTeamRoleChangedType *mediaHubProjectTeamRoleChanged;

/// Creates an object with the tag `media_hub_project_team_role_changed`.
- (instancetype)init:(DBXTeamLogMediaHubProjectTeamRoleChangedType *)mediaHubProjectTeamRoleChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The audience of a Replay shared link was changed.
@interface DBXTeamLogEventTypeMediaHubSharedLinkAudienceChanged : DBXTeamLogEventType
/// The value of `media_hub_shared_link_audience_changed`.
@property (nonatomic, strong) DBXTeamLogMediaHubSharedLinkAudienceChangedType *mediaHubSharedLinkAudienceChanged;

/// Creates an object with the tag `media_hub_shared_link_audience_changed`.
- (instancetype)init:(DBXTeamLogMediaHubSharedLinkAudienceChangedType *)mediaHubSharedLinkAudienceChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// A Replay shared link was created.
@interface DBXTeamLogEventTypeMediaHubSharedLinkCreated : DBXTeamLogEventType
/// The value of `media_hub_shared_link_created`.
@property (nonatomic, strong) DBXTeamLogMediaHubSharedLinkCreatedType *mediaHubSharedLinkCreated;
/// Creates an object with the tag `media_hub_shared_link_created`.
- (instancetype)init:(DBXTeamLogMediaHubSharedLinkCreatedType *)mediaHubSharedLinkCreated NS_DESIGNATED_INITIALIZER;
@end

/// The download setting of a Replay shared link was changed.
@interface DBXTeamLogEventTypeMediaHubSharedLinkDownloadSettingChanged : DBXTeamLogEventType
/// The value of `media_hub_shared_link_download_setting_changed`.
@property (nonatomic, strong)
    DBXTeamLogMediaHubSharedLinkDownloadSettingChangedType *mediaHubSharedLinkDownloadSettingChanged;

/// Creates an object with the tag `media_hub_shared_link_download_setting_changed`.
- (instancetype)init:(DBXTeamLogMediaHubSharedLinkDownloadSettingChangedType *)mediaHubSharedLinkDownloadSettingChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// A Replay shared link was revoked.
@interface DBXTeamLogEventTypeMediaHubSharedLinkRevoked : DBXTeamLogEventType
/// The value of `media_hub_shared_link_revoked`.
@property (nonatomic, strong) DBXTeamLogMediaHubSharedLinkRevokedType *mediaHubSharedLinkRevoked;
/// Creates an object with the tag `media_hub_shared_link_revoked`.
- (instancetype)init:(DBXTeamLogMediaHubSharedLinkRevokedType *)mediaHubSharedLinkRevoked NS_DESIGNATED_INITIALIZER;
@end

/// The policy for adding people to Replay content was changed.
@interface DBXTeamLogEventTypeMediaHubAddingPeoplePolicyChanged : DBXTeamLogEventType
/// The value of `media_hub_adding_people_policy_changed`.
@property (nonatomic, strong) DBXTeamLogMediaHubAddingPeoplePolicyChangedType *mediaHubAddingPeoplePolicyChanged;

/// Creates an object with the tag `media_hub_adding_people_policy_changed`.
- (instancetype)init:(DBXTeamLogMediaHubAddingPeoplePolicyChangedType *)mediaHubAddingPeoplePolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy for downloading Replay content was changed.
@interface DBXTeamLogEventTypeMediaHubDownloadPolicyChanged : DBXTeamLogEventType
/// The value of `media_hub_download_policy_changed`.
@property (nonatomic, strong) DBXTeamLogMediaHubDownloadPolicyChangedType *mediaHubDownloadPolicyChanged;

/// Creates an object with the tag `media_hub_download_policy_changed`.
- (instancetype)init:(DBXTeamLogMediaHubDownloadPolicyChangedType *)mediaHubDownloadPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy for sharing Replay content was changed.
@interface DBXTeamLogEventTypeMediaHubLinkSharingPolicyChanged : DBXTeamLogEventType
/// The value of `media_hub_link_sharing_policy_changed`.
@property (nonatomic, strong) DBXTeamLogMediaHubLinkSharingPolicyChangedType *mediaHubLinkSharingPolicyChanged;

/// Creates an object with the tag `media_hub_link_sharing_policy_changed`.
- (instancetype)init:(DBXTeamLogMediaHubLinkSharingPolicyChangedType *)mediaHubLinkSharingPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (MediaMembers)
/// The object if its tag is `media_hub_file_downloaded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMediaHubFileDownloaded *asMediaHubFileDownloaded;
/// The object if its tag is `media_hub_project_team_add`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMediaHubProjectTeamAdd *asMediaHubProjectTeamAdd;
/// The object if its tag is `media_hub_project_team_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMediaHubProjectTeamDelete *asMediaHubProjectTeamDelete;

/// The object if its tag is `media_hub_project_team_role_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMediaHubProjectTeamRoleChanged *asMediaHubProjectTeamRoleChanged;

/// The object if its tag is `media_hub_shared_link_audience_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMediaHubSharedLinkAudienceChanged *asMediaHubSharedLinkAudienceChanged;

/// The object if its tag is `media_hub_shared_link_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMediaHubSharedLinkCreated *asMediaHubSharedLinkCreated;

/// The object if its tag is `media_hub_shared_link_download_setting_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMediaHubSharedLinkDownloadSettingChanged *asMediaHubSharedLinkDownloadSettingChanged;

/// The object if its tag is `media_hub_shared_link_revoked`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgMediaHubSharedLinkRevoked *asMediaHubSharedLinkRevoked;

/// The object if its tag is `media_hub_adding_people_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMediaHubAddingPeoplePolicyChanged *asMediaHubAddingPeoplePolicyChanged;

/// The object if its tag is `media_hub_download_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMediaHubDownloadPolicyChanged *asMediaHubDownloadPolicyChanged;

/// The object if its tag is `media_hub_link_sharing_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMediaHubLinkSharingPolicyChanged *asMediaHubLinkSharingPolicyChanged;
@end

/// Events in which files were downloaded from Replay.
@interface DBXTeamLogEventTypeArgMediaHubFileDownloaded : DBXTeamLogEventTypeArg
/// Creates an object with the tag `media_hub_file_downloaded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member was added to a Replay project.
@interface DBXTeamLogEventTypeArgMediaHubProjectTeamAdd : DBXTeamLogEventTypeArg
/// Creates an object with the tag `media_hub_project_team_add`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member was removed from a Replay project.
@interface DBXTeamLogEventTypeArgMediaHubProjectTeamDelete : DBXTeamLogEventTypeArg
/// Creates an object with the tag `media_hub_project_team_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the role of a member in a Replay project was changed.
@interface DBXTeamLogEventTypeArgMediaHubProjectTeamRoleChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `media_hub_project_team_role_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the audience of a Replay shared link was changed.
@interface DBXTeamLogEventTypeArgMediaHubSharedLinkAudienceChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `media_hub_shared_link_audience_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Replay shared link was created.
@interface DBXTeamLogEventTypeArgMediaHubSharedLinkCreated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `media_hub_shared_link_created`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the download setting of a Replay shared link was changed.
@interface DBXTeamLogEventTypeArgMediaHubSharedLinkDownloadSettingChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `media_hub_shared_link_download_setting_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Replay shared link was revoked.
@interface DBXTeamLogEventTypeArgMediaHubSharedLinkRevoked : DBXTeamLogEventTypeArg
/// Creates an object with the tag `media_hub_shared_link_revoked`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the policy for adding people to Replay content was changed.
@interface DBXTeamLogEventTypeArgMediaHubAddingPeoplePolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `media_hub_adding_people_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the policy for downloading Replay content was changed.
@interface DBXTeamLogEventTypeArgMediaHubDownloadPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `media_hub_download_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the policy for sharing Replay content was changed.
@interface DBXTeamLogEventTypeArgMediaHubLinkSharingPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `media_hub_link_sharing_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for adding people to Replay content.
@interface DBXTeamLogMediaHubAddingPeoplePolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMediaHubAddingPeoplePolicy (Members)
/// The object if its tag is `anyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubAddingPeoplePolicyAnyone *asAnyone;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubAddingPeoplePolicyTeamOnly *asTeamOnly;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubAddingPeoplePolicyOther *asOther;
@end

/// Anyone can be added.
@interface DBXTeamLogMediaHubAddingPeoplePolicyAnyone : DBXTeamLogMediaHubAddingPeoplePolicy
/// Creates an object with the tag `anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only team members can be added.
@interface DBXTeamLogMediaHubAddingPeoplePolicyTeamOnly : DBXTeamLogMediaHubAddingPeoplePolicy
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMediaHubAddingPeoplePolicyOther : DBXTeamLogMediaHubAddingPeoplePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the policy for adding people to Replay content was changed.
@interface DBXTeamLogMediaHubAddingPeoplePolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogMediaHubAddingPeoplePolicy *newValue;
/// The policy after the change.
- (DBXTeamLogMediaHubAddingPeoplePolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogMediaHubAddingPeoplePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogMediaHubAddingPeoplePolicy *)newValue
    previousValue:(DBXTeamLogMediaHubAddingPeoplePolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy for adding people to Replay content was changed.
@interface DBXTeamLogMediaHubAddingPeoplePolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for downloading Replay content.
@interface DBXTeamLogMediaHubDownloadPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMediaHubDownloadPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubDownloadPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubDownloadPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubDownloadPolicyOther *asOther;
@end

/// Content can't be downloaded.
@interface DBXTeamLogMediaHubDownloadPolicyDisabled : DBXTeamLogMediaHubDownloadPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Content can be downloaded.
@interface DBXTeamLogMediaHubDownloadPolicyEnabled : DBXTeamLogMediaHubDownloadPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMediaHubDownloadPolicyOther : DBXTeamLogMediaHubDownloadPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the policy for downloading Replay content was changed.
@interface DBXTeamLogMediaHubDownloadPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogMediaHubDownloadPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogMediaHubDownloadPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogMediaHubDownloadPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogMediaHubDownloadPolicy *)newValue
    previousValue:(DBXTeamLogMediaHubDownloadPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy for downloading Replay content was changed.
@interface DBXTeamLogMediaHubDownloadPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files were downloaded from Replay.
@interface DBXTeamLogMediaHubFileDownloadedDetails : DBXObject
@end

/// Files were downloaded from Replay.
@interface DBXTeamLogMediaHubFileDownloadedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for sharing Replay content by links.
@interface DBXTeamLogMediaHubLinkSharingPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMediaHubLinkSharingPolicy (Members)
/// The object if its tag is `no_one`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubLinkSharingPolicyNoOne *asNoOne;
/// The object if its tag is `public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubLinkSharingPolicyPublic_ *asPublic_;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubLinkSharingPolicyTeamOnly *asTeamOnly;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubLinkSharingPolicyOther *asOther;
@end

/// Content can't be shared by links.
@interface DBXTeamLogMediaHubLinkSharingPolicyNoOne : DBXTeamLogMediaHubLinkSharingPolicy
/// Creates an object with the tag `no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Content can be shared with anyone.
@interface DBXTeamLogMediaHubLinkSharingPolicyPublic_ : DBXTeamLogMediaHubLinkSharingPolicy
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Content can be shared with team members only.
@interface DBXTeamLogMediaHubLinkSharingPolicyTeamOnly : DBXTeamLogMediaHubLinkSharingPolicy
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMediaHubLinkSharingPolicyOther : DBXTeamLogMediaHubLinkSharingPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the policy for sharing Replay content was changed.
@interface DBXTeamLogMediaHubLinkSharingPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogMediaHubLinkSharingPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogMediaHubLinkSharingPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogMediaHubLinkSharingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogMediaHubLinkSharingPolicy *)newValue
    previousValue:(DBXTeamLogMediaHubLinkSharingPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy for sharing Replay content was changed.
@interface DBXTeamLogMediaHubLinkSharingPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A Replay project.
@interface DBXTeamLogMediaHubProjectLogInfo : DBXObject
/// The name of the project.
@property (nonatomic, readonly, copy) NSString *projectName;
/// The identifier of the project.
@property (nonatomic, readonly, copy, nullable) NSString *projectId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithProjectName:(NSString *)projectName
    projectId:(nullable NSString *)projectId
    NS_DESIGNATED_INITIALIZER;
@end

/// A role in a Replay project.
@interface DBXTeamLogMediaHubProjectRole : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMediaHubProjectRole (Members)
/// The object if its tag is `editor`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubProjectRoleEditor *asEditor;
/// The object if its tag is `owner`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubProjectRoleOwner *asOwner;
/// The object if its tag is `reviewer`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubProjectRoleReviewer *asReviewer;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubProjectRoleOther *asOther;
@end

/// An editor of the project.
@interface DBXTeamLogMediaHubProjectRoleEditor : DBXTeamLogMediaHubProjectRole
/// Creates an object with the tag `editor`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The owner of the project.
@interface DBXTeamLogMediaHubProjectRoleOwner : DBXTeamLogMediaHubProjectRole
/// Creates an object with the tag `owner`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A reviewer of the project.
@interface DBXTeamLogMediaHubProjectRoleReviewer : DBXTeamLogMediaHubProjectRole
/// Creates an object with the tag `reviewer`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMediaHubProjectRoleOther : DBXTeamLogMediaHubProjectRole
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a member was added to a Replay project.
@interface DBXTeamLogMediaHubProjectTeamAddDetails : DBXObject
/// The Replay project.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubProjectLogInfo *project;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithProject:(nullable DBXTeamLogMediaHubProjectLogInfo *)project NS_DESIGNATED_INITIALIZER;
@end

/// A member was added to a Replay project.
@interface DBXTeamLogMediaHubProjectTeamAddType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member was removed from a Replay project.
@interface DBXTeamLogMediaHubProjectTeamDeleteDetails : DBXObject
/// The Replay project.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubProjectLogInfo *project;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithProject:(nullable DBXTeamLogMediaHubProjectLogInfo *)project NS_DESIGNATED_INITIALIZER;
@end

/// A member was removed from a Replay project.
@interface DBXTeamLogMediaHubProjectTeamDeleteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the role of a member in a Replay project was changed.
@interface DBXTeamLogMediaHubProjectTeamRoleChangedDetails : DBXObject
/// The role before the change.
@property (nonatomic, readonly) DBXTeamLogMediaHubProjectRole *previousRole;
/// The role after the change.
@property (nonatomic, readonly) DBXTeamLogMediaHubProjectRole *newRole;
/// The role after the change.
- (DBXTeamLogMediaHubProjectRole *)newRole DB_NO_METHOD_FAMILY;
/// The Replay project.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubProjectLogInfo *project;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousRole:(DBXTeamLogMediaHubProjectRole *)previousRole
    newRole:(DBXTeamLogMediaHubProjectRole *)newRole
    project:(nullable DBXTeamLogMediaHubProjectLogInfo *)project
    NS_DESIGNATED_INITIALIZER;
@end

/// The role of a member in a Replay project was changed.
@interface DBXTeamLogMediaHubProjectTeamRoleChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The audience of a Replay shared link.
@interface DBXTeamLogMediaHubSharedLinkAudience : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMediaHubSharedLinkAudience (Members)
/// The object if its tag is `no_one`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubSharedLinkAudienceNoOne *asNoOne;
/// The object if its tag is `public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubSharedLinkAudiencePublic_ *asPublic_;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubSharedLinkAudienceTeamOnly *asTeamOnly;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubSharedLinkAudienceOther *asOther;
@end

/// No one can open the link.
@interface DBXTeamLogMediaHubSharedLinkAudienceNoOne : DBXTeamLogMediaHubSharedLinkAudience
/// Creates an object with the tag `no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Anyone can open the link.
@interface DBXTeamLogMediaHubSharedLinkAudiencePublic_ : DBXTeamLogMediaHubSharedLinkAudience
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only team members can open the link.
@interface DBXTeamLogMediaHubSharedLinkAudienceTeamOnly : DBXTeamLogMediaHubSharedLinkAudience
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMediaHubSharedLinkAudienceOther : DBXTeamLogMediaHubSharedLinkAudience
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the audience of a Replay shared link was changed.
@interface DBXTeamLogMediaHubSharedLinkAudienceChangedDetails : DBXObject
/// The type of the link's target.
@property (nonatomic, readonly) DBXTeamLogMediaHubSharedLinkTargetType *targetType;
/// The audience of the link before the change.
@property (nonatomic, readonly) DBXTeamLogMediaHubSharedLinkAudience *previousValue;
/// The audience of the link after the change.
@property (nonatomic, readonly) DBXTeamLogMediaHubSharedLinkAudience *newValue;
/// The audience of the link after the change.
- (DBXTeamLogMediaHubSharedLinkAudience *)newValue DB_NO_METHOD_FAMILY;
/// The Replay project.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubProjectLogInfo *project;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetType:(DBXTeamLogMediaHubSharedLinkTargetType *)targetType
    previousValue:(DBXTeamLogMediaHubSharedLinkAudience *)previousValue
    newValue:(DBXTeamLogMediaHubSharedLinkAudience *)newValue
    project:(nullable DBXTeamLogMediaHubProjectLogInfo *)project
    NS_DESIGNATED_INITIALIZER;
@end

/// The audience of a Replay shared link was changed.
@interface DBXTeamLogMediaHubSharedLinkAudienceChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Replay shared link was created.
@interface DBXTeamLogMediaHubSharedLinkCreatedDetails : DBXObject
/// The type of the link's target.
@property (nonatomic, readonly) DBXTeamLogMediaHubSharedLinkTargetType *targetType;
/// The audience of the link.
@property (nonatomic, readonly) DBXTeamLogMediaHubSharedLinkAudience *audience;
/// The Replay project.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubProjectLogInfo *project;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetType:(DBXTeamLogMediaHubSharedLinkTargetType *)targetType
    audience:(DBXTeamLogMediaHubSharedLinkAudience *)audience
    project:(nullable DBXTeamLogMediaHubProjectLogInfo *)project
    NS_DESIGNATED_INITIALIZER;
@end

/// A Replay shared link was created.
@interface DBXTeamLogMediaHubSharedLinkCreatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The download setting of a Replay shared link.
@interface DBXTeamLogMediaHubSharedLinkDownloadSetting : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMediaHubSharedLinkDownloadSetting (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubSharedLinkDownloadSettingDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubSharedLinkDownloadSettingEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubSharedLinkDownloadSettingOther *asOther;
@end

/// Content can't be downloaded by the link.
@interface DBXTeamLogMediaHubSharedLinkDownloadSettingDisabled : DBXTeamLogMediaHubSharedLinkDownloadSetting
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Content can be downloaded by the link.
@interface DBXTeamLogMediaHubSharedLinkDownloadSettingEnabled : DBXTeamLogMediaHubSharedLinkDownloadSetting
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMediaHubSharedLinkDownloadSettingOther : DBXTeamLogMediaHubSharedLinkDownloadSetting
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the download setting of a Replay shared link was changed.
@interface DBXTeamLogMediaHubSharedLinkDownloadSettingChangedDetails : DBXObject
/// The type of the link's target.
@property (nonatomic, readonly) DBXTeamLogMediaHubSharedLinkTargetType *targetType;
/// The download setting of the link before the change.
@property (nonatomic, readonly) DBXTeamLogMediaHubSharedLinkDownloadSetting *previousValue;
/// The download setting of the link after the change.
@property (nonatomic, readonly) DBXTeamLogMediaHubSharedLinkDownloadSetting *newValue;
/// The download setting of the link after the change.
- (DBXTeamLogMediaHubSharedLinkDownloadSetting *)newValue DB_NO_METHOD_FAMILY;
/// The Replay project.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubProjectLogInfo *project;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetType:(DBXTeamLogMediaHubSharedLinkTargetType *)targetType
    previousValue:(DBXTeamLogMediaHubSharedLinkDownloadSetting *)previousValue
    newValue:(DBXTeamLogMediaHubSharedLinkDownloadSetting *)newValue
    project:(nullable DBXTeamLogMediaHubProjectLogInfo *)project
    NS_DESIGNATED_INITIALIZER;
@end

/// The download setting of a Replay shared link was changed.
@interface DBXTeamLogMediaHubSharedLinkDownloadSettingChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Replay shared link was revoked.
@interface DBXTeamLogMediaHubSharedLinkRevokedDetails : DBXObject
/// The type of the link's target.
@property (nonatomic, readonly) DBXTeamLogMediaHubSharedLinkTargetType *targetType;
/// The Replay project.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubProjectLogInfo *project;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTargetType:(DBXTeamLogMediaHubSharedLinkTargetType *)targetType
    project:(nullable DBXTeamLogMediaHubProjectLogInfo *)project
    NS_DESIGNATED_INITIALIZER;
@end

/// A Replay shared link was revoked.
@interface DBXTeamLogMediaHubSharedLinkRevokedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The type of target of a Replay shared link.
@interface DBXTeamLogMediaHubSharedLinkTargetType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogMediaHubSharedLinkTargetType (Members)
/// The object if its tag is `bundle`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubSharedLinkTargetTypeBundle *asBundle;
/// The object if its tag is `project`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubSharedLinkTargetTypeProject *asProject;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogMediaHubSharedLinkTargetTypeOther *asOther;
@end

/// A bundle.
@interface DBXTeamLogMediaHubSharedLinkTargetTypeBundle : DBXTeamLogMediaHubSharedLinkTargetType
/// Creates an object with the tag `bundle`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A project.
@interface DBXTeamLogMediaHubSharedLinkTargetTypeProject : DBXTeamLogMediaHubSharedLinkTargetType
/// Creates an object with the tag `project`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogMediaHubSharedLinkTargetTypeOther : DBXTeamLogMediaHubSharedLinkTargetType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
