// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGMediaHubAddingPeoplePolicyChangedDetails, DBTEAMLOGMediaHubAddingPeoplePolicyChangedType,
    DBTEAMLOGMediaHubDownloadPolicyChangedDetails, DBTEAMLOGMediaHubDownloadPolicyChangedType,
    DBTEAMLOGMediaHubFileDownloadedDetails, DBTEAMLOGMediaHubFileDownloadedType,
    DBTEAMLOGMediaHubLinkSharingPolicyChangedDetails, DBTEAMLOGMediaHubLinkSharingPolicyChangedType,
    DBTEAMLOGMediaHubProjectTeamAddDetails, DBTEAMLOGMediaHubProjectTeamAddType,
    DBTEAMLOGMediaHubProjectTeamDeleteDetails, DBTEAMLOGMediaHubProjectTeamDeleteType,
    DBTEAMLOGMediaHubProjectTeamRoleChangedDetails, DBTEAMLOGMediaHubProjectTeamRoleChangedType,
    DBTEAMLOGMediaHubSharedLinkAudienceChangedDetails, DBTEAMLOGMediaHubSharedLinkAudienceChangedType,
    DBTEAMLOGMediaHubSharedLinkCreatedDetails, DBTEAMLOGMediaHubSharedLinkCreatedType,
    DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedDetails, DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedType,
    DBTEAMLOGMediaHubSharedLinkRevokedDetails, DBTEAMLOGMediaHubSharedLinkRevokedType,
    DBTEAMLOGMediaHubSharedLinkTargetType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Media`.
@interface DBTEAMLOGEventDetails (Media)
/// Details of an event in which files were downloaded from Replay. Has a value only if
/// `isMediaHubFileDownloadedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubFileDownloadedDetails *mediaHubFileDownloadedDetails;

/// Details of an event in which a member was added to a Replay project. Has a value only if
/// `isMediaHubProjectTeamAddDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubProjectTeamAddDetails *mediaHubProjectTeamAddDetails;

/// Details of an event in which a member was removed from a Replay project. Has a value only if
/// `isMediaHubProjectTeamDeleteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubProjectTeamDeleteDetails *mediaHubProjectTeamDeleteDetails;

/// Details of an event in which the role of a member in a Replay project was changed. Has a value only if
/// `isMediaHubProjectTeamRoleChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubProjectTeamRoleChangedDetails *mediaHubProjectTeamRoleChangedDetails;

/// Details of an event in which the audience of a Replay shared link was changed. Has a value only if
/// `isMediaHubSharedLinkAudienceChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMediaHubSharedLinkAudienceChangedDetails *mediaHubSharedLinkAudienceChangedDetails;

/// Details of an event in which a Replay shared link was created. Has a value only if
/// `isMediaHubSharedLinkCreatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkCreatedDetails *mediaHubSharedLinkCreatedDetails;

/// Details of an event in which the download setting of a Replay shared link was changed. Has a value only if
/// `isMediaHubSharedLinkDownloadSettingChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedDetails *mediaHubSharedLinkDownloadSettingChangedDetails;

/// Details of an event in which a Replay shared link was revoked. Has a value only if
/// `isMediaHubSharedLinkRevokedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkRevokedDetails *mediaHubSharedLinkRevokedDetails;

/// Details of an event in which the policy for adding people to Replay content was changed. Has a value only if
/// `isMediaHubAddingPeoplePolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMediaHubAddingPeoplePolicyChangedDetails *mediaHubAddingPeoplePolicyChangedDetails;

/// Details of an event in which the policy for downloading Replay content was changed. Has a value only if
/// `isMediaHubDownloadPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubDownloadPolicyChangedDetails *mediaHubDownloadPolicyChangedDetails;

/// Details of an event in which the policy for sharing Replay content was changed. Has a value only if
/// `isMediaHubLinkSharingPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMediaHubLinkSharingPolicyChangedDetails *mediaHubLinkSharingPolicyChangedDetails;

/// Creates an object with the tag `media_hub_file_downloaded_details`.
- (instancetype)
    initWithMediaHubFileDownloadedDetails:(DBTEAMLOGMediaHubFileDownloadedDetails *)mediaHubFileDownloadedDetails;

/// Creates an object with the tag `media_hub_project_team_add_details`.
- (instancetype)
    initWithMediaHubProjectTeamAddDetails:(DBTEAMLOGMediaHubProjectTeamAddDetails *)mediaHubProjectTeamAddDetails;

/// Creates an object with the tag `media_hub_project_team_delete_details`.
- (instancetype)
    initWithMediaHubProjectTeamDeleteDetails:(DBTEAMLOGMediaHubProjectTeamDeleteDetails *)mediaHubProjectTeamDeleteDetails;

/// Creates an object with the tag `media_hub_project_team_role_changed_details`.
- (instancetype)
    initWithMediaHubProjectTeamRoleChangedDetails:(DBTEAMLOGMediaHubProjectTeamRoleChangedDetails *)mediaHubProjectTeamRoleChangedDetails;

/// Creates an object with the tag `media_hub_shared_link_audience_changed_details`.
- (instancetype)
    initWithMediaHubSharedLinkAudienceChangedDetails:(DBTEAMLOGMediaHubSharedLinkAudienceChangedDetails *)mediaHubSharedLinkAudienceChangedDetails;

/// Creates an object with the tag `media_hub_shared_link_created_details`.
- (instancetype)
    initWithMediaHubSharedLinkCreatedDetails:(DBTEAMLOGMediaHubSharedLinkCreatedDetails *)mediaHubSharedLinkCreatedDetails;

/// Creates an object with the tag `media_hub_shared_link_download_setting_changed_details`.
- (instancetype)
    initWithMediaHubSharedLinkDownloadSettingChangedDetails:(DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedDetails *)mediaHubSharedLinkDownloadSettingChangedDetails;

/// Creates an object with the tag `media_hub_shared_link_revoked_details`.
- (instancetype)
    initWithMediaHubSharedLinkRevokedDetails:(DBTEAMLOGMediaHubSharedLinkRevokedDetails *)mediaHubSharedLinkRevokedDetails;

/// Creates an object with the tag `media_hub_adding_people_policy_changed_details`.
- (instancetype)
    initWithMediaHubAddingPeoplePolicyChangedDetails:(DBTEAMLOGMediaHubAddingPeoplePolicyChangedDetails *)mediaHubAddingPeoplePolicyChangedDetails;

/// Creates an object with the tag `media_hub_download_policy_changed_details`.
- (instancetype)
    initWithMediaHubDownloadPolicyChangedDetails:(DBTEAMLOGMediaHubDownloadPolicyChangedDetails *)mediaHubDownloadPolicyChangedDetails;

/// Creates an object with the tag `media_hub_link_sharing_policy_changed_details`.
- (instancetype)
    initWithMediaHubLinkSharingPolicyChangedDetails:(DBTEAMLOGMediaHubLinkSharingPolicyChangedDetails *)mediaHubLinkSharingPolicyChangedDetails;

/// Returns whether the tag is `media_hub_file_downloaded_details`.
- (BOOL)isMediaHubFileDownloadedDetails;
/// Returns whether the tag is `media_hub_project_team_add_details`.
- (BOOL)isMediaHubProjectTeamAddDetails;
/// Returns whether the tag is `media_hub_project_team_delete_details`.
- (BOOL)isMediaHubProjectTeamDeleteDetails;
/// Returns whether the tag is `media_hub_project_team_role_changed_details`.
- (BOOL)isMediaHubProjectTeamRoleChangedDetails;
/// Returns whether the tag is `media_hub_shared_link_audience_changed_details`.
- (BOOL)isMediaHubSharedLinkAudienceChangedDetails;
/// Returns whether the tag is `media_hub_shared_link_created_details`.
- (BOOL)isMediaHubSharedLinkCreatedDetails;
/// Returns whether the tag is `media_hub_shared_link_download_setting_changed_details`.
- (BOOL)isMediaHubSharedLinkDownloadSettingChangedDetails;
/// Returns whether the tag is `media_hub_shared_link_revoked_details`.
- (BOOL)isMediaHubSharedLinkRevokedDetails;
/// Returns whether the tag is `media_hub_adding_people_policy_changed_details`.
- (BOOL)isMediaHubAddingPeoplePolicyChangedDetails;
/// Returns whether the tag is `media_hub_download_policy_changed_details`.
- (BOOL)isMediaHubDownloadPolicyChangedDetails;
/// Returns whether the tag is `media_hub_link_sharing_policy_changed_details`.
- (BOOL)isMediaHubLinkSharingPolicyChangedDetails;
@end

/// The members whose names start with `Media`.
@interface DBTEAMLOGEventType (Media)
/// Files were downloaded from Replay. Has a value only if `isMediaHubFileDownloaded` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubFileDownloadedType *mediaHubFileDownloaded;
/// A member was added to a Replay project. Has a value only if `isMediaHubProjectTeamAdd` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubProjectTeamAddType *mediaHubProjectTeamAdd;
/// A member was removed from a Replay project. Has a value only if `isMediaHubProjectTeamDelete` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubProjectTeamDeleteType *mediaHubProjectTeamDelete;

/// The role of a member in a Replay project was changed. Has a value only if `isMediaHubProjectTeamRoleChanged` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubProjectTeamRoleChangedType *mediaHubProjectTeamRoleChanged;

/// The audience of a Replay shared link was changed. Has a value only if `isMediaHubSharedLinkAudienceChanged` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkAudienceChangedType *mediaHubSharedLinkAudienceChanged;

/// A Replay shared link was created. Has a value only if `isMediaHubSharedLinkCreated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkCreatedType *mediaHubSharedLinkCreated;

/// The download setting of a Replay shared link was changed. Has a value only if
/// `isMediaHubSharedLinkDownloadSettingChanged` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedType *mediaHubSharedLinkDownloadSettingChanged;

/// A Replay shared link was revoked. Has a value only if `isMediaHubSharedLinkRevoked` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkRevokedType *mediaHubSharedLinkRevoked;

/// The policy for adding people to Replay content was changed. Has a value only if
/// `isMediaHubAddingPeoplePolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubAddingPeoplePolicyChangedType *mediaHubAddingPeoplePolicyChanged;

/// The policy for downloading Replay content was changed. Has a value only if `isMediaHubDownloadPolicyChanged` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubDownloadPolicyChangedType *mediaHubDownloadPolicyChanged;

/// The policy for sharing Replay content was changed. Has a value only if `isMediaHubLinkSharingPolicyChanged` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGMediaHubLinkSharingPolicyChangedType *mediaHubLinkSharingPolicyChanged;

/// Creates an object with the tag `media_hub_file_downloaded`.
- (instancetype)initWithMediaHubFileDownloaded:(DBTEAMLOGMediaHubFileDownloadedType *)mediaHubFileDownloaded;
/// Creates an object with the tag `media_hub_project_team_add`.
- (instancetype)initWithMediaHubProjectTeamAdd:(DBTEAMLOGMediaHubProjectTeamAddType *)mediaHubProjectTeamAdd;
/// Creates an object with the tag `media_hub_project_team_delete`.
- (instancetype)initWithMediaHubProjectTeamDelete:(DBTEAMLOGMediaHubProjectTeamDeleteType *)mediaHubProjectTeamDelete;

/// Creates an object with the tag `media_hub_project_team_role_changed`.
- (instancetype)
    initWithMediaHubProjectTeamRoleChanged:(DBTEAMLOGMediaHubProjectTeamRoleChangedType *)mediaHubProjectTeamRoleChanged;

/// Creates an object with the tag `media_hub_shared_link_audience_changed`.
- (instancetype)
    initWithMediaHubSharedLinkAudienceChanged:(DBTEAMLOGMediaHubSharedLinkAudienceChangedType *)mediaHubSharedLinkAudienceChanged;

/// Creates an object with the tag `media_hub_shared_link_created`.
- (instancetype)initWithMediaHubSharedLinkCreated:(DBTEAMLOGMediaHubSharedLinkCreatedType *)mediaHubSharedLinkCreated;

/// Creates an object with the tag `media_hub_shared_link_download_setting_changed`.
- (instancetype)
    initWithMediaHubSharedLinkDownloadSettingChanged:(DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedType *)mediaHubSharedLinkDownloadSettingChanged;

/// Creates an object with the tag `media_hub_shared_link_revoked`.
- (instancetype)initWithMediaHubSharedLinkRevoked:(DBTEAMLOGMediaHubSharedLinkRevokedType *)mediaHubSharedLinkRevoked;

/// Creates an object with the tag `media_hub_adding_people_policy_changed`.
- (instancetype)
    initWithMediaHubAddingPeoplePolicyChanged:(DBTEAMLOGMediaHubAddingPeoplePolicyChangedType *)mediaHubAddingPeoplePolicyChanged;

/// Creates an object with the tag `media_hub_download_policy_changed`.
- (instancetype)
    initWithMediaHubDownloadPolicyChanged:(DBTEAMLOGMediaHubDownloadPolicyChangedType *)mediaHubDownloadPolicyChanged;

/// Creates an object with the tag `media_hub_link_sharing_policy_changed`.
- (instancetype)
    initWithMediaHubLinkSharingPolicyChanged:(DBTEAMLOGMediaHubLinkSharingPolicyChangedType *)mediaHubLinkSharingPolicyChanged;

/// Returns whether the tag is `media_hub_file_downloaded`.
- (BOOL)isMediaHubFileDownloaded;
/// Returns whether the tag is `media_hub_project_team_add`.
- (BOOL)isMediaHubProjectTeamAdd;
/// Returns whether the tag is `media_hub_project_team_delete`.
- (BOOL)isMediaHubProjectTeamDelete;
/// Returns whether the tag is `media_hub_project_team_role_changed`.
- (BOOL)isMediaHubProjectTeamRoleChanged;
/// Returns whether the tag is `media_hub_shared_link_audience_changed`.
- (BOOL)isMediaHubSharedLinkAudienceChanged;
/// Returns whether the tag is `media_hub_shared_link_created`.
- (BOOL)isMediaHubSharedLinkCreated;
/// Returns whether the tag is `media_hub_shared_link_download_setting_changed`.
- (BOOL)isMediaHubSharedLinkDownloadSettingChanged;
/// Returns whether the tag is `media_hub_shared_link_revoked`.
- (BOOL)isMediaHubSharedLinkRevoked;
/// Returns whether the tag is `media_hub_adding_people_policy_changed`.
- (BOOL)isMediaHubAddingPeoplePolicyChanged;
/// Returns whether the tag is `media_hub_download_policy_changed`.
- (BOOL)isMediaHubDownloadPolicyChanged;
/// Returns whether the tag is `media_hub_link_sharing_policy_changed`.
- (BOOL)isMediaHubLinkSharingPolicyChanged;
@end

/// The members whose names start with `Media`.
@interface DBTEAMLOGEventTypeArg (Media)
/// Creates an object with the tag `media_hub_file_downloaded`.
- (instancetype)initWithMediaHubFileDownloaded;
/// Creates an object with the tag `media_hub_project_team_add`.
- (instancetype)initWithMediaHubProjectTeamAdd;
/// Creates an object with the tag `media_hub_project_team_delete`.
- (instancetype)initWithMediaHubProjectTeamDelete;
/// Creates an object with the tag `media_hub_project_team_role_changed`.
- (instancetype)initWithMediaHubProjectTeamRoleChanged;
/// Creates an object with the tag `media_hub_shared_link_audience_changed`.
- (instancetype)initWithMediaHubSharedLinkAudienceChanged;
/// Creates an object with the tag `media_hub_shared_link_created`.
- (instancetype)initWithMediaHubSharedLinkCreated;
/// Creates an object with the tag `media_hub_shared_link_download_setting_changed`.
- (instancetype)initWithMediaHubSharedLinkDownloadSettingChanged;
/// Creates an object with the tag `media_hub_shared_link_revoked`.
- (instancetype)initWithMediaHubSharedLinkRevoked;
/// Creates an object with the tag `media_hub_adding_people_policy_changed`.
- (instancetype)initWithMediaHubAddingPeoplePolicyChanged;
/// Creates an object with the tag `media_hub_download_policy_changed`.
- (instancetype)initWithMediaHubDownloadPolicyChanged;
/// Creates an object with the tag `media_hub_link_sharing_policy_changed`.
- (instancetype)initWithMediaHubLinkSharingPolicyChanged;
/// Returns whether the tag is `media_hub_file_downloaded`.
- (BOOL)isMediaHubFileDownloaded;
/// Returns whether the tag is `media_hub_project_team_add`.
- (BOOL)isMediaHubProjectTeamAdd;
/// Returns whether the tag is `media_hub_project_team_delete`.
- (BOOL)isMediaHubProjectTeamDelete;
/// Returns whether the tag is `media_hub_project_team_role_changed`.
- (BOOL)isMediaHubProjectTeamRoleChanged;
/// Returns whether the tag is `media_hub_shared_link_audience_changed`.
- (BOOL)isMediaHubSharedLinkAudienceChanged;
/// Returns whether the tag is `media_hub_shared_link_created`.
- (BOOL)isMediaHubSharedLinkCreated;
/// Returns whether the tag is `media_hub_shared_link_download_setting_changed`.
- (BOOL)isMediaHubSharedLinkDownloadSettingChanged;
/// Returns whether the tag is `media_hub_shared_link_revoked`.
- (BOOL)isMediaHubSharedLinkRevoked;
/// Returns whether the tag is `media_hub_adding_people_policy_changed`.
- (BOOL)isMediaHubAddingPeoplePolicyChanged;
/// Returns whether the tag is `media_hub_download_policy_changed`.
- (BOOL)isMediaHubDownloadPolicyChanged;
/// Returns whether the tag is `media_hub_link_sharing_policy_changed`.
- (BOOL)isMediaHubLinkSharingPolicyChanged;
@end

/// The tags of `DBTEAMLOGMediaHubAddingPeoplePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMediaHubAddingPeoplePolicyTag) {
    /// Anyone can be added.
    DBTEAMLOGMediaHubAddingPeoplePolicyAnyone,
    /// Only team members can be added.
    DBTEAMLOGMediaHubAddingPeoplePolicyTeamOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMediaHubAddingPeoplePolicyOther,
};

/// The policy for adding people to Replay content.
@interface DBTEAMLOGMediaHubAddingPeoplePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMediaHubAddingPeoplePolicyTag tag;
/// Creates an object with the tag `anyone`.
- (instancetype)initWithAnyone;
/// Creates an object with the tag `team_only`.
- (instancetype)initWithTeamOnly;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `anyone`.
- (BOOL)isAnyone;
/// Returns whether the tag is `team_only`.
- (BOOL)isTeamOnly;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGMediaHubAddingPeoplePolicy` from and to JSON.
@interface DBTEAMLOGMediaHubAddingPeoplePolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubAddingPeoplePolicy *)instance;
+ (DBTEAMLOGMediaHubAddingPeoplePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the policy for adding people to Replay content was changed.
@interface DBTEAMLOGMediaHubAddingPeoplePolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGMediaHubAddingPeoplePolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGMediaHubAddingPeoplePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGMediaHubAddingPeoplePolicy *)dNewValue
    previousValue:(DBTEAMLOGMediaHubAddingPeoplePolicy *)previousValue;
@end

/// Converts `DBTEAMLOGMediaHubAddingPeoplePolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGMediaHubAddingPeoplePolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubAddingPeoplePolicyChangedDetails *)instance;
+ (DBTEAMLOGMediaHubAddingPeoplePolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The policy for adding people to Replay content was changed.
@interface DBTEAMLOGMediaHubAddingPeoplePolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMediaHubAddingPeoplePolicyChangedType` from and to JSON.
@interface DBTEAMLOGMediaHubAddingPeoplePolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubAddingPeoplePolicyChangedType *)instance;
+ (DBTEAMLOGMediaHubAddingPeoplePolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGMediaHubDownloadPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMediaHubDownloadPolicyTag) {
    /// Content can't be downloaded.
    DBTEAMLOGMediaHubDownloadPolicyDisabled,
    /// Content can be downloaded.
    DBTEAMLOGMediaHubDownloadPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMediaHubDownloadPolicyOther,
};

/// The policy for downloading Replay content.
@interface DBTEAMLOGMediaHubDownloadPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMediaHubDownloadPolicyTag tag;
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

/// Converts `DBTEAMLOGMediaHubDownloadPolicy` from and to JSON.
@interface DBTEAMLOGMediaHubDownloadPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubDownloadPolicy *)instance;
+ (DBTEAMLOGMediaHubDownloadPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the policy for downloading Replay content was changed.
@interface DBTEAMLOGMediaHubDownloadPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGMediaHubDownloadPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGMediaHubDownloadPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGMediaHubDownloadPolicy *)dNewValue
    previousValue:(DBTEAMLOGMediaHubDownloadPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGMediaHubDownloadPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGMediaHubDownloadPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubDownloadPolicyChangedDetails *)instance;
+ (DBTEAMLOGMediaHubDownloadPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The policy for downloading Replay content was changed.
@interface DBTEAMLOGMediaHubDownloadPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMediaHubDownloadPolicyChangedType` from and to JSON.
@interface DBTEAMLOGMediaHubDownloadPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubDownloadPolicyChangedType *)instance;
+ (DBTEAMLOGMediaHubDownloadPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files were downloaded from Replay.
@interface DBTEAMLOGMediaHubFileDownloadedDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMediaHubFileDownloadedDetails` from and to JSON.
@interface DBTEAMLOGMediaHubFileDownloadedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubFileDownloadedDetails *)instance;
+ (DBTEAMLOGMediaHubFileDownloadedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files were downloaded from Replay.
@interface DBTEAMLOGMediaHubFileDownloadedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMediaHubFileDownloadedType` from and to JSON.
@interface DBTEAMLOGMediaHubFileDownloadedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubFileDownloadedType *)instance;
+ (DBTEAMLOGMediaHubFileDownloadedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGMediaHubLinkSharingPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMediaHubLinkSharingPolicyTag) {
    /// Content can't be shared by links.
    DBTEAMLOGMediaHubLinkSharingPolicyNoOne,
    /// Content can be shared with anyone.
    DBTEAMLOGMediaHubLinkSharingPolicyPublic,
    /// Content can be shared with team members only.
    DBTEAMLOGMediaHubLinkSharingPolicyTeamOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMediaHubLinkSharingPolicyOther,
};

/// The policy for sharing Replay content by links.
@interface DBTEAMLOGMediaHubLinkSharingPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMediaHubLinkSharingPolicyTag tag;
/// Creates an object with the tag `no_one`.
- (instancetype)initWithNoOne;
/// Creates an object with the tag `public`.
- (instancetype)initWithPublic;
/// Creates an object with the tag `team_only`.
- (instancetype)initWithTeamOnly;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `no_one`.
- (BOOL)isNoOne;
/// Returns whether the tag is `public`.
- (BOOL)isPublic;
/// Returns whether the tag is `team_only`.
- (BOOL)isTeamOnly;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGMediaHubLinkSharingPolicy` from and to JSON.
@interface DBTEAMLOGMediaHubLinkSharingPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubLinkSharingPolicy *)instance;
+ (DBTEAMLOGMediaHubLinkSharingPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the policy for sharing Replay content was changed.
@interface DBTEAMLOGMediaHubLinkSharingPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGMediaHubLinkSharingPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGMediaHubLinkSharingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGMediaHubLinkSharingPolicy *)dNewValue
    previousValue:(DBTEAMLOGMediaHubLinkSharingPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGMediaHubLinkSharingPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGMediaHubLinkSharingPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubLinkSharingPolicyChangedDetails *)instance;
+ (DBTEAMLOGMediaHubLinkSharingPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The policy for sharing Replay content was changed.
@interface DBTEAMLOGMediaHubLinkSharingPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMediaHubLinkSharingPolicyChangedType` from and to JSON.
@interface DBTEAMLOGMediaHubLinkSharingPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubLinkSharingPolicyChangedType *)instance;
+ (DBTEAMLOGMediaHubLinkSharingPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Replay project.
@interface DBTEAMLOGMediaHubProjectLogInfo : DBStoneObject
/// The name of the project.
@property (nonatomic, readonly, copy) NSString *projectName;
/// The identifier of the project.
@property (nonatomic, readonly, copy, nullable) NSString *projectId;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithProjectName:(NSString *)projectName projectId:(nullable NSString *)projectId;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithProjectName:(NSString *)projectName;
@end

/// Converts `DBTEAMLOGMediaHubProjectLogInfo` from and to JSON.
@interface DBTEAMLOGMediaHubProjectLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubProjectLogInfo *)instance;
+ (DBTEAMLOGMediaHubProjectLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGMediaHubProjectRole`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMediaHubProjectRoleTag) {
    /// An editor of the project.
    DBTEAMLOGMediaHubProjectRoleEditor,
    /// The owner of the project.
    DBTEAMLOGMediaHubProjectRoleOwner,
    /// A reviewer of the project.
    DBTEAMLOGMediaHubProjectRoleReviewer,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMediaHubProjectRoleOther,
};

/// A role in a Replay project.
@interface DBTEAMLOGMediaHubProjectRole : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMediaHubProjectRoleTag tag;
/// Creates an object with the tag `editor`.
- (instancetype)initWithEditor;
/// Creates an object with the tag `owner`.
- (instancetype)initWithOwner;
/// Creates an object with the tag `reviewer`.
- (instancetype)initWithReviewer;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `editor`.
- (BOOL)isEditor;
/// Returns whether the tag is `owner`.
- (BOOL)isOwner;
/// Returns whether the tag is `reviewer`.
- (BOOL)isReviewer;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGMediaHubProjectRole` from and to JSON.
@interface DBTEAMLOGMediaHubProjectRoleSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubProjectRole *)instance;
+ (DBTEAMLOGMediaHubProjectRole *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member was added to a Replay project.
@interface DBTEAMLOGMediaHubProjectTeamAddDetails : DBStoneObject
/// The Replay project.
@property (nonatomic, readonly, nullable) DBTEAMLOGMediaHubProjectLogInfo *project;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithProject:(nullable DBTEAMLOGMediaHubProjectLogInfo *)project;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMediaHubProjectTeamAddDetails` from and to JSON.
@interface DBTEAMLOGMediaHubProjectTeamAddDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubProjectTeamAddDetails *)instance;
+ (DBTEAMLOGMediaHubProjectTeamAddDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member was added to a Replay project.
@interface DBTEAMLOGMediaHubProjectTeamAddType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMediaHubProjectTeamAddType` from and to JSON.
@interface DBTEAMLOGMediaHubProjectTeamAddTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubProjectTeamAddType *)instance;
+ (DBTEAMLOGMediaHubProjectTeamAddType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member was removed from a Replay project.
@interface DBTEAMLOGMediaHubProjectTeamDeleteDetails : DBStoneObject
/// The Replay project.
@property (nonatomic, readonly, nullable) DBTEAMLOGMediaHubProjectLogInfo *project;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithProject:(nullable DBTEAMLOGMediaHubProjectLogInfo *)project;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMediaHubProjectTeamDeleteDetails` from and to JSON.
@interface DBTEAMLOGMediaHubProjectTeamDeleteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubProjectTeamDeleteDetails *)instance;
+ (DBTEAMLOGMediaHubProjectTeamDeleteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member was removed from a Replay project.
@interface DBTEAMLOGMediaHubProjectTeamDeleteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMediaHubProjectTeamDeleteType` from and to JSON.
@interface DBTEAMLOGMediaHubProjectTeamDeleteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubProjectTeamDeleteType *)instance;
+ (DBTEAMLOGMediaHubProjectTeamDeleteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the role of a member in a Replay project was changed.
@interface DBTEAMLOGMediaHubProjectTeamRoleChangedDetails : DBStoneObject
/// The role before the change.
@property (nonatomic, readonly) DBTEAMLOGMediaHubProjectRole *previousRole;
/// The role after the change.
@property (nonatomic, readonly) DBTEAMLOGMediaHubProjectRole *dNewRole;
/// The Replay project.
@property (nonatomic, readonly, nullable) DBTEAMLOGMediaHubProjectLogInfo *project;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithPreviousRole:(DBTEAMLOGMediaHubProjectRole *)previousRole
    dNewRole:(DBTEAMLOGMediaHubProjectRole *)dNewRole
    project:(nullable DBTEAMLOGMediaHubProjectLogInfo *)project;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPreviousRole:(DBTEAMLOGMediaHubProjectRole *)previousRole
    dNewRole:(DBTEAMLOGMediaHubProjectRole *)dNewRole;
@end

/// Converts `DBTEAMLOGMediaHubProjectTeamRoleChangedDetails` from and to JSON.
@interface DBTEAMLOGMediaHubProjectTeamRoleChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubProjectTeamRoleChangedDetails *)instance;
+ (DBTEAMLOGMediaHubProjectTeamRoleChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The role of a member in a Replay project was changed.
@interface DBTEAMLOGMediaHubProjectTeamRoleChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMediaHubProjectTeamRoleChangedType` from and to JSON.
@interface DBTEAMLOGMediaHubProjectTeamRoleChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubProjectTeamRoleChangedType *)instance;
+ (DBTEAMLOGMediaHubProjectTeamRoleChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGMediaHubSharedLinkAudience`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMediaHubSharedLinkAudienceTag) {
    /// No one can open the link.
    DBTEAMLOGMediaHubSharedLinkAudienceNoOne,
    /// Anyone can open the link.
    DBTEAMLOGMediaHubSharedLinkAudiencePublic,
    /// Only team members can open the link.
    DBTEAMLOGMediaHubSharedLinkAudienceTeamOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMediaHubSharedLinkAudienceOther,
};

/// The audience of a Replay shared link.
@interface DBTEAMLOGMediaHubSharedLinkAudience : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkAudienceTag tag;
/// Creates an object with the tag `no_one`.
- (instancetype)initWithNoOne;
/// Creates an object with the tag `public`.
- (instancetype)initWithPublic;
/// Creates an object with the tag `team_only`.
- (instancetype)initWithTeamOnly;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `no_one`.
- (BOOL)isNoOne;
/// Returns whether the tag is `public`.
- (BOOL)isPublic;
/// Returns whether the tag is `team_only`.
- (BOOL)isTeamOnly;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGMediaHubSharedLinkAudience` from and to JSON.
@interface DBTEAMLOGMediaHubSharedLinkAudienceSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubSharedLinkAudience *)instance;
+ (DBTEAMLOGMediaHubSharedLinkAudience *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the audience of a Replay shared link was changed.
@interface DBTEAMLOGMediaHubSharedLinkAudienceChangedDetails : DBStoneObject
/// The type of the link's target.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkTargetType *targetType;
/// The audience of the link before the change.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkAudience *previousValue;
/// The audience of the link after the change.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkAudience *dNewValue;
/// The Replay project.
@property (nonatomic, readonly, nullable) DBTEAMLOGMediaHubProjectLogInfo *project;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTargetType:(DBTEAMLOGMediaHubSharedLinkTargetType *)targetType
    previousValue:(DBTEAMLOGMediaHubSharedLinkAudience *)previousValue
    dNewValue:(DBTEAMLOGMediaHubSharedLinkAudience *)dNewValue
    project:(nullable DBTEAMLOGMediaHubProjectLogInfo *)project;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTargetType:(DBTEAMLOGMediaHubSharedLinkTargetType *)targetType
    previousValue:(DBTEAMLOGMediaHubSharedLinkAudience *)previousValue
    dNewValue:(DBTEAMLOGMediaHubSharedLinkAudience *)dNewValue;
@end

/// Converts `DBTEAMLOGMediaHubSharedLinkAudienceChangedDetails` from and to JSON.
@interface DBTEAMLOGMediaHubSharedLinkAudienceChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubSharedLinkAudienceChangedDetails *)instance;
+ (DBTEAMLOGMediaHubSharedLinkAudienceChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The audience of a Replay shared link was changed.
@interface DBTEAMLOGMediaHubSharedLinkAudienceChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMediaHubSharedLinkAudienceChangedType` from and to JSON.
@interface DBTEAMLOGMediaHubSharedLinkAudienceChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubSharedLinkAudienceChangedType *)instance;
+ (DBTEAMLOGMediaHubSharedLinkAudienceChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Replay shared link was created.
@interface DBTEAMLOGMediaHubSharedLinkCreatedDetails : DBStoneObject
/// The type of the link's target.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkTargetType *targetType;
/// The audience of the link.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkAudience *audience;
/// The Replay project.
@property (nonatomic, readonly, nullable) DBTEAMLOGMediaHubProjectLogInfo *project;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTargetType:(DBTEAMLOGMediaHubSharedLinkTargetType *)targetType
    audience:(DBTEAMLOGMediaHubSharedLinkAudience *)audience
    project:(nullable DBTEAMLOGMediaHubProjectLogInfo *)project;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTargetType:(DBTEAMLOGMediaHubSharedLinkTargetType *)targetType
    audience:(DBTEAMLOGMediaHubSharedLinkAudience *)audience;
@end

/// Converts `DBTEAMLOGMediaHubSharedLinkCreatedDetails` from and to JSON.
@interface DBTEAMLOGMediaHubSharedLinkCreatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubSharedLinkCreatedDetails *)instance;
+ (DBTEAMLOGMediaHubSharedLinkCreatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Replay shared link was created.
@interface DBTEAMLOGMediaHubSharedLinkCreatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMediaHubSharedLinkCreatedType` from and to JSON.
@interface DBTEAMLOGMediaHubSharedLinkCreatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubSharedLinkCreatedType *)instance;
+ (DBTEAMLOGMediaHubSharedLinkCreatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGMediaHubSharedLinkDownloadSetting`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMediaHubSharedLinkDownloadSettingTag) {
    /// Content can't be downloaded by the link.
    DBTEAMLOGMediaHubSharedLinkDownloadSettingDisabled,
    /// Content can be downloaded by the link.
    DBTEAMLOGMediaHubSharedLinkDownloadSettingEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMediaHubSharedLinkDownloadSettingOther,
};

/// The download setting of a Replay shared link.
@interface DBTEAMLOGMediaHubSharedLinkDownloadSetting : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkDownloadSettingTag tag;
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

/// Converts `DBTEAMLOGMediaHubSharedLinkDownloadSetting` from and to JSON.
@interface DBTEAMLOGMediaHubSharedLinkDownloadSettingSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubSharedLinkDownloadSetting *)instance;
+ (DBTEAMLOGMediaHubSharedLinkDownloadSetting *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the download setting of a Replay shared link was changed.
@interface DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedDetails : DBStoneObject
/// The type of the link's target.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkTargetType *targetType;
/// The download setting of the link before the change.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkDownloadSetting *previousValue;
/// The download setting of the link after the change.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkDownloadSetting *dNewValue;
/// The Replay project.
@property (nonatomic, readonly, nullable) DBTEAMLOGMediaHubProjectLogInfo *project;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTargetType:(DBTEAMLOGMediaHubSharedLinkTargetType *)targetType
    previousValue:(DBTEAMLOGMediaHubSharedLinkDownloadSetting *)previousValue
    dNewValue:(DBTEAMLOGMediaHubSharedLinkDownloadSetting *)dNewValue
    project:(nullable DBTEAMLOGMediaHubProjectLogInfo *)project;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTargetType:(DBTEAMLOGMediaHubSharedLinkTargetType *)targetType
    previousValue:(DBTEAMLOGMediaHubSharedLinkDownloadSetting *)previousValue
    dNewValue:(DBTEAMLOGMediaHubSharedLinkDownloadSetting *)dNewValue;
@end

/// Converts `DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedDetails` from and to JSON.
@interface DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedDetails *)instance;
+ (DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The download setting of a Replay shared link was changed.
@interface DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedType` from and to JSON.
@interface DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedType *)instance;
+ (DBTEAMLOGMediaHubSharedLinkDownloadSettingChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Replay shared link was revoked.
@interface DBTEAMLOGMediaHubSharedLinkRevokedDetails : DBStoneObject
/// The type of the link's target.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkTargetType *targetType;
/// The Replay project.
@property (nonatomic, readonly, nullable) DBTEAMLOGMediaHubProjectLogInfo *project;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithTargetType:(DBTEAMLOGMediaHubSharedLinkTargetType *)targetType
    project:(nullable DBTEAMLOGMediaHubProjectLogInfo *)project;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTargetType:(DBTEAMLOGMediaHubSharedLinkTargetType *)targetType;
@end

/// Converts `DBTEAMLOGMediaHubSharedLinkRevokedDetails` from and to JSON.
@interface DBTEAMLOGMediaHubSharedLinkRevokedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubSharedLinkRevokedDetails *)instance;
+ (DBTEAMLOGMediaHubSharedLinkRevokedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Replay shared link was revoked.
@interface DBTEAMLOGMediaHubSharedLinkRevokedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMediaHubSharedLinkRevokedType` from and to JSON.
@interface DBTEAMLOGMediaHubSharedLinkRevokedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubSharedLinkRevokedType *)instance;
+ (DBTEAMLOGMediaHubSharedLinkRevokedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGMediaHubSharedLinkTargetType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGMediaHubSharedLinkTargetTypeTag) {
    /// A bundle.
    DBTEAMLOGMediaHubSharedLinkTargetTypeBundle,
    /// A project.
    DBTEAMLOGMediaHubSharedLinkTargetTypeProject,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGMediaHubSharedLinkTargetTypeOther,
};

/// The type of target of a Replay shared link.
@interface DBTEAMLOGMediaHubSharedLinkTargetType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGMediaHubSharedLinkTargetTypeTag tag;
/// Creates an object with the tag `bundle`.
- (instancetype)initWithBundle;
/// Creates an object with the tag `project`.
- (instancetype)initWithProject;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `bundle`.
- (BOOL)isBundle;
/// Returns whether the tag is `project`.
- (BOOL)isProject;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGMediaHubSharedLinkTargetType` from and to JSON.
@interface DBTEAMLOGMediaHubSharedLinkTargetTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMediaHubSharedLinkTargetType *)instance;
+ (DBTEAMLOGMediaHubSharedLinkTargetType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
