// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsReplayAddingPeoplePolicyChangedDetails, DBXTeamLogEventDetailsReplayFileDeleteDetails,
    DBXTeamLogEventDetailsReplayFileDownloadedDetails, DBXTeamLogEventDetailsReplayFileSharedLinkCreatedDetails,
    DBXTeamLogEventDetailsReplayFileSharedLinkModifiedDetails, DBXTeamLogEventDetailsReplayProjectTeamAddDetails,
    DBXTeamLogEventDetailsReplayProjectTeamDeleteDetails, DBXTeamLogEventDetailsReplaySharingPolicyChangedDetails,
    DBXTeamLogEventDetailsReplayTeamProjectCreatedDetails, DBXTeamLogEventTypeArgReplayAddingPeoplePolicyChanged,
    DBXTeamLogEventTypeArgReplayFileDelete, DBXTeamLogEventTypeArgReplayFileDownloaded,
    DBXTeamLogEventTypeArgReplayFileSharedLinkCreated, DBXTeamLogEventTypeArgReplayFileSharedLinkModified,
    DBXTeamLogEventTypeArgReplayProjectTeamAdd, DBXTeamLogEventTypeArgReplayProjectTeamDelete,
    DBXTeamLogEventTypeArgReplaySharingPolicyChanged, DBXTeamLogEventTypeArgReplayTeamProjectCreated,
    DBXTeamLogEventTypeReplayAddingPeoplePolicyChanged, DBXTeamLogEventTypeReplayFileDelete,
    DBXTeamLogEventTypeReplayFileDownloaded, DBXTeamLogEventTypeReplayFileSharedLinkCreated,
    DBXTeamLogEventTypeReplayFileSharedLinkModified, DBXTeamLogEventTypeReplayProjectTeamAdd,
    DBXTeamLogEventTypeReplayProjectTeamDelete, DBXTeamLogEventTypeReplaySharingPolicyChanged,
    DBXTeamLogEventTypeReplayTeamProjectCreated, DBXTeamLogReplayAddingPeoplePolicyAnyone,
    DBXTeamLogReplayAddingPeoplePolicyChangedDetails, DBXTeamLogReplayAddingPeoplePolicyChangedType,
    DBXTeamLogReplayAddingPeoplePolicyOther, DBXTeamLogReplayAddingPeoplePolicyTeamAndAllowlist,
    DBXTeamLogReplayAddingPeoplePolicyTeamOnly, DBXTeamLogReplayFileDeleteDetails, DBXTeamLogReplayFileDeleteType,
    DBXTeamLogReplayFileDownloadedDetails, DBXTeamLogReplayFileDownloadedType,
    DBXTeamLogReplayFileSharedLinkCreatedDetails, DBXTeamLogReplayFileSharedLinkCreatedType,
    DBXTeamLogReplayFileSharedLinkModifiedDetails, DBXTeamLogReplayFileSharedLinkModifiedType,
    DBXTeamLogReplayLinkAccess, DBXTeamLogReplayLinkAccessAnyoneLoggedIn, DBXTeamLogReplayLinkAccessNoLoginRequired,
    DBXTeamLogReplayLinkAccessOther, DBXTeamLogReplayLinkAccessTeamAndApproved, DBXTeamLogReplayLinkAccessTeamOnly,
    DBXTeamLogReplayProjectTeamAddDetails, DBXTeamLogReplayProjectTeamAddType, DBXTeamLogReplayProjectTeamDeleteDetails,
    DBXTeamLogReplayProjectTeamDeleteType, DBXTeamLogReplaySharingPolicyAnyone,
    DBXTeamLogReplaySharingPolicyChangedDetails, DBXTeamLogReplaySharingPolicyChangedType,
    DBXTeamLogReplaySharingPolicyOther, DBXTeamLogReplaySharingPolicyTeamAndAllowlist,
    DBXTeamLogReplaySharingPolicyTeamOnly, DBXTeamLogReplayTeamProjectCreatedDetails,
    DBXTeamLogReplayTeamProjectCreatedType;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (ReplayMembers)
/// The object if its tag is `replay_file_delete_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsReplayFileDeleteDetails *asReplayFileDeleteDetails;

/// The object if its tag is `replay_file_downloaded_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsReplayFileDownloadedDetails *asReplayFileDownloadedDetails;

/// The object if its tag is `replay_team_project_created_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsReplayTeamProjectCreatedDetails *asReplayTeamProjectCreatedDetails;

/// The object if its tag is `replay_file_shared_link_created_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsReplayFileSharedLinkCreatedDetails *asReplayFileSharedLinkCreatedDetails;

/// The object if its tag is `replay_file_shared_link_modified_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsReplayFileSharedLinkModifiedDetails *asReplayFileSharedLinkModifiedDetails;

/// The object if its tag is `replay_project_team_add_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsReplayProjectTeamAddDetails *asReplayProjectTeamAddDetails;

/// The object if its tag is `replay_project_team_delete_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsReplayProjectTeamDeleteDetails *asReplayProjectTeamDeleteDetails;

/// The object if its tag is `replay_adding_people_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsReplayAddingPeoplePolicyChangedDetails *asReplayAddingPeoplePolicyChangedDetails;

/// The object if its tag is `replay_sharing_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsReplaySharingPolicyChangedDetails *asReplaySharingPolicyChangedDetails;
@end

/// Details of an event in which files were deleted in Replay.
@interface DBXTeamLogEventDetailsReplayFileDeleteDetails : DBXTeamLogEventDetails
/// The value of `replay_file_delete_details`.
@property (nonatomic, strong) DBXTeamLogReplayFileDeleteDetails *replayFileDeleteDetails;
/// Creates an object with the tag `replay_file_delete_details`.
- (instancetype)init:(DBXTeamLogReplayFileDeleteDetails *)replayFileDeleteDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files were downloaded from Replay.
@interface DBXTeamLogEventDetailsReplayFileDownloadedDetails : DBXTeamLogEventDetails
/// The value of `replay_file_downloaded_details`.
@property (nonatomic, strong) DBXTeamLogReplayFileDownloadedDetails *replayFileDownloadedDetails;
/// Creates an object with the tag `replay_file_downloaded_details`.
- (instancetype)init:(DBXTeamLogReplayFileDownloadedDetails *)replayFileDownloadedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team project was created in Replay.
@interface DBXTeamLogEventDetailsReplayTeamProjectCreatedDetails : DBXTeamLogEventDetails
/// The value of `replay_team_project_created_details`.
@property (nonatomic, strong) DBXTeamLogReplayTeamProjectCreatedDetails *replayTeamProjectCreatedDetails;

/// Creates an object with the tag `replay_team_project_created_details`.
- (instancetype)init:(DBXTeamLogReplayTeamProjectCreatedDetails *)replayTeamProjectCreatedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared link was created in Replay.
@interface DBXTeamLogEventDetailsReplayFileSharedLinkCreatedDetails : DBXTeamLogEventDetails
/// The value of `replay_file_shared_link_created_details`.
@property (nonatomic, strong) DBXTeamLogReplayFileSharedLinkCreatedDetails *replayFileSharedLinkCreatedDetails;

/// Creates an object with the tag `replay_file_shared_link_created_details`.
- (instancetype)init:(DBXTeamLogReplayFileSharedLinkCreatedDetails *)replayFileSharedLinkCreatedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared link in Replay was changed.
@interface DBXTeamLogEventDetailsReplayFileSharedLinkModifiedDetails : DBXTeamLogEventDetails
/// The value of `replay_file_shared_link_modified_details`.
@property (nonatomic, strong) DBXTeamLogReplayFileSharedLinkModifiedDetails *replayFileSharedLinkModifiedDetails;

/// Creates an object with the tag `replay_file_shared_link_modified_details`.
- (instancetype)init:(DBXTeamLogReplayFileSharedLinkModifiedDetails *)replayFileSharedLinkModifiedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member was added to a Replay project.
@interface DBXTeamLogEventDetailsReplayProjectTeamAddDetails : DBXTeamLogEventDetails
/// The value of `replay_project_team_add_details`.
@property (nonatomic, strong) DBXTeamLogReplayProjectTeamAddDetails *replayProjectTeamAddDetails;
/// Creates an object with the tag `replay_project_team_add_details`.
- (instancetype)init:(DBXTeamLogReplayProjectTeamAddDetails *)replayProjectTeamAddDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member was removed from a Replay project.
@interface DBXTeamLogEventDetailsReplayProjectTeamDeleteDetails : DBXTeamLogEventDetails
/// The value of `replay_project_team_delete_details`.
@property (nonatomic, strong) DBXTeamLogReplayProjectTeamDeleteDetails *replayProjectTeamDeleteDetails;

/// Creates an object with the tag `replay_project_team_delete_details`.
- (instancetype)init:(DBXTeamLogReplayProjectTeamDeleteDetails *)replayProjectTeamDeleteDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the policy for adding people to Replay content was changed.
@interface DBXTeamLogEventDetailsReplayAddingPeoplePolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `replay_adding_people_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogReplayAddingPeoplePolicyChangedDetails *replayAddingPeoplePolicyChangedDetails;

/// Creates an object with the tag `replay_adding_people_policy_changed_details`.
- (instancetype)init:(DBXTeamLogReplayAddingPeoplePolicyChangedDetails *)replayAddingPeoplePolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the policy for sharing Replay content was changed.
@interface DBXTeamLogEventDetailsReplaySharingPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `replay_sharing_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogReplaySharingPolicyChangedDetails *replaySharingPolicyChangedDetails;

/// Creates an object with the tag `replay_sharing_policy_changed_details`.
- (instancetype)init:(DBXTeamLogReplaySharingPolicyChangedDetails *)replaySharingPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (ReplayMembers)
/// The object if its tag is `replay_file_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeReplayFileDelete *asReplayFileDelete;
/// The object if its tag is `replay_file_downloaded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeReplayFileDownloaded *asReplayFileDownloaded;
/// The object if its tag is `replay_team_project_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeReplayTeamProjectCreated *asReplayTeamProjectCreated;
/// The object if its tag is `replay_file_shared_link_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeReplayFileSharedLinkCreated *asReplayFileSharedLinkCreated;

/// The object if its tag is `replay_file_shared_link_modified`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeReplayFileSharedLinkModified *asReplayFileSharedLinkModified;

/// The object if its tag is `replay_project_team_add`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeReplayProjectTeamAdd *asReplayProjectTeamAdd;
/// The object if its tag is `replay_project_team_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeReplayProjectTeamDelete *asReplayProjectTeamDelete;

/// The object if its tag is `replay_adding_people_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeReplayAddingPeoplePolicyChanged *asReplayAddingPeoplePolicyChanged;

/// The object if its tag is `replay_sharing_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeReplaySharingPolicyChanged *asReplaySharingPolicyChanged;
@end

/// Files were deleted in Replay.
@interface DBXTeamLogEventTypeReplayFileDelete : DBXTeamLogEventType
/// The value of `replay_file_delete`.
@property (nonatomic, strong) DBXTeamLogReplayFileDeleteType *replayFileDelete;
/// Creates an object with the tag `replay_file_delete`.
- (instancetype)init:(DBXTeamLogReplayFileDeleteType *)replayFileDelete NS_DESIGNATED_INITIALIZER;
@end

/// Files were downloaded from Replay.
@interface DBXTeamLogEventTypeReplayFileDownloaded : DBXTeamLogEventType
/// The value of `replay_file_downloaded`.
@property (nonatomic, strong) DBXTeamLogReplayFileDownloadedType *replayFileDownloaded;
/// Creates an object with the tag `replay_file_downloaded`.
- (instancetype)init:(DBXTeamLogReplayFileDownloadedType *)replayFileDownloaded NS_DESIGNATED_INITIALIZER;
@end

/// A team project was created in Replay.
@interface DBXTeamLogEventTypeReplayTeamProjectCreated : DBXTeamLogEventType
/// The value of `replay_team_project_created`.
@property (nonatomic, strong) DBXTeamLogReplayTeamProjectCreatedType *replayTeamProjectCreated;
/// Creates an object with the tag `replay_team_project_created`.
- (instancetype)init:(DBXTeamLogReplayTeamProjectCreatedType *)replayTeamProjectCreated NS_DESIGNATED_INITIALIZER;
@end

/// A shared link was created in Replay.
@interface DBXTeamLogEventTypeReplayFileSharedLinkCreated : DBXTeamLogEventType
/// The value of `replay_file_shared_link_created`.
@property (nonatomic, strong) DBXTeamLogReplayFileSharedLinkCreatedType *replayFileSharedLinkCreated;
/// Creates an object with the tag `replay_file_shared_link_created`.
- (instancetype)init:(DBXTeamLogReplayFileSharedLinkCreatedType *)replayFileSharedLinkCreated NS_DESIGNATED_INITIALIZER;
@end

/// A shared link in Replay was changed.
@interface DBXTeamLogEventTypeReplayFileSharedLinkModified : DBXTeamLogEventType
/// The value of `replay_file_shared_link_modified`.
@property (nonatomic, strong) DBXTeamLogReplayFileSharedLinkModifiedType *replayFileSharedLinkModified;

/// Creates an object with the tag `replay_file_shared_link_modified`.
- (instancetype)init:(DBXTeamLogReplayFileSharedLinkModifiedType *)replayFileSharedLinkModified
    NS_DESIGNATED_INITIALIZER;
@end

/// A member was added to a Replay project.
@interface DBXTeamLogEventTypeReplayProjectTeamAdd : DBXTeamLogEventType
/// The value of `replay_project_team_add`.
@property (nonatomic, strong) DBXTeamLogReplayProjectTeamAddType *replayProjectTeamAdd;
/// Creates an object with the tag `replay_project_team_add`.
- (instancetype)init:(DBXTeamLogReplayProjectTeamAddType *)replayProjectTeamAdd NS_DESIGNATED_INITIALIZER;
@end

/// A member was removed from a Replay project.
@interface DBXTeamLogEventTypeReplayProjectTeamDelete : DBXTeamLogEventType
/// The value of `replay_project_team_delete`.
@property (nonatomic, strong) DBXTeamLogReplayProjectTeamDeleteType *replayProjectTeamDelete;
/// Creates an object with the tag `replay_project_team_delete`.
- (instancetype)init:(DBXTeamLogReplayProjectTeamDeleteType *)replayProjectTeamDelete NS_DESIGNATED_INITIALIZER;
@end

/// The policy for adding people to Replay content was changed.
@interface DBXTeamLogEventTypeReplayAddingPeoplePolicyChanged : DBXTeamLogEventType
/// The value of `replay_adding_people_policy_changed`.
@property (nonatomic, strong) DBXTeamLogReplayAddingPeoplePolicyChangedType *replayAddingPeoplePolicyChanged;

/// Creates an object with the tag `replay_adding_people_policy_changed`.
- (instancetype)init:(DBXTeamLogReplayAddingPeoplePolicyChangedType *)replayAddingPeoplePolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy for sharing Replay content was changed.
@interface DBXTeamLogEventTypeReplaySharingPolicyChanged : DBXTeamLogEventType
/// The value of `replay_sharing_policy_changed`.
@property (nonatomic, strong) DBXTeamLogReplaySharingPolicyChangedType *replaySharingPolicyChanged;
/// Creates an object with the tag `replay_sharing_policy_changed`.
- (instancetype)init:(DBXTeamLogReplaySharingPolicyChangedType *)replaySharingPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (ReplayMembers)
/// The object if its tag is `replay_file_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgReplayFileDelete *asReplayFileDelete;
/// The object if its tag is `replay_file_downloaded`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgReplayFileDownloaded *asReplayFileDownloaded;
/// The object if its tag is `replay_team_project_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgReplayTeamProjectCreated *asReplayTeamProjectCreated;

/// The object if its tag is `replay_file_shared_link_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgReplayFileSharedLinkCreated *asReplayFileSharedLinkCreated;

/// The object if its tag is `replay_file_shared_link_modified`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgReplayFileSharedLinkModified *asReplayFileSharedLinkModified;

/// The object if its tag is `replay_project_team_add`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgReplayProjectTeamAdd *asReplayProjectTeamAdd;
/// The object if its tag is `replay_project_team_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgReplayProjectTeamDelete *asReplayProjectTeamDelete;

/// The object if its tag is `replay_adding_people_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgReplayAddingPeoplePolicyChanged *asReplayAddingPeoplePolicyChanged;

/// The object if its tag is `replay_sharing_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgReplaySharingPolicyChanged *asReplaySharingPolicyChanged;
@end

/// Events in which files were deleted in Replay.
@interface DBXTeamLogEventTypeArgReplayFileDelete : DBXTeamLogEventTypeArg
/// Creates an object with the tag `replay_file_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which files were downloaded from Replay.
@interface DBXTeamLogEventTypeArgReplayFileDownloaded : DBXTeamLogEventTypeArg
/// Creates an object with the tag `replay_file_downloaded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team project was created in Replay.
@interface DBXTeamLogEventTypeArgReplayTeamProjectCreated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `replay_team_project_created`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a shared link was created in Replay.
@interface DBXTeamLogEventTypeArgReplayFileSharedLinkCreated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `replay_file_shared_link_created`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a shared link in Replay was changed.
@interface DBXTeamLogEventTypeArgReplayFileSharedLinkModified : DBXTeamLogEventTypeArg
/// Creates an object with the tag `replay_file_shared_link_modified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member was added to a Replay project.
@interface DBXTeamLogEventTypeArgReplayProjectTeamAdd : DBXTeamLogEventTypeArg
/// Creates an object with the tag `replay_project_team_add`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member was removed from a Replay project.
@interface DBXTeamLogEventTypeArgReplayProjectTeamDelete : DBXTeamLogEventTypeArg
/// Creates an object with the tag `replay_project_team_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the policy for adding people to Replay content was changed.
@interface DBXTeamLogEventTypeArgReplayAddingPeoplePolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `replay_adding_people_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the policy for sharing Replay content was changed.
@interface DBXTeamLogEventTypeArgReplaySharingPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `replay_sharing_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for adding people to Replay content.
@interface DBXTeamLogReplayAddingPeoplePolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogReplayAddingPeoplePolicy (Members)
/// The object if its tag is `anyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogReplayAddingPeoplePolicyAnyone *asAnyone;
/// The object if its tag is `team_and_allowlist`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogReplayAddingPeoplePolicyTeamAndAllowlist *asTeamAndAllowlist;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogReplayAddingPeoplePolicyTeamOnly *asTeamOnly;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogReplayAddingPeoplePolicyOther *asOther;
@end

/// Anyone can be added.
@interface DBXTeamLogReplayAddingPeoplePolicyAnyone : DBXTeamLogReplayAddingPeoplePolicy
/// Creates an object with the tag `anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members and people on the allowlist can be added.
@interface DBXTeamLogReplayAddingPeoplePolicyTeamAndAllowlist : DBXTeamLogReplayAddingPeoplePolicy
/// Creates an object with the tag `team_and_allowlist`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only team members can be added.
@interface DBXTeamLogReplayAddingPeoplePolicyTeamOnly : DBXTeamLogReplayAddingPeoplePolicy
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogReplayAddingPeoplePolicyOther : DBXTeamLogReplayAddingPeoplePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the policy for adding people to Replay content was changed.
@interface DBXTeamLogReplayAddingPeoplePolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogReplayAddingPeoplePolicy *newValue;
/// The policy after the change.
- (DBXTeamLogReplayAddingPeoplePolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogReplayAddingPeoplePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogReplayAddingPeoplePolicy *)newValue
    previousValue:(DBXTeamLogReplayAddingPeoplePolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy for adding people to Replay content was changed.
@interface DBXTeamLogReplayAddingPeoplePolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files were deleted in Replay.
@interface DBXTeamLogReplayFileDeleteDetails : DBXObject
@end

/// Files were deleted in Replay.
@interface DBXTeamLogReplayFileDeleteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files were downloaded from Replay.
@interface DBXTeamLogReplayFileDownloadedDetails : DBXObject
@end

/// Files were downloaded from Replay.
@interface DBXTeamLogReplayFileDownloadedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared link was created in Replay.
@interface DBXTeamLogReplayFileSharedLinkCreatedDetails : DBXObject
/// A Boolean value that indicates whether the link shows content with a watermark.
@property (nonatomic, readonly, nullable) NSNumber *isWatermarked;
/// The people who can open the link at the time of the event. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogReplayLinkAccess *access;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsWatermarked:(nullable NSNumber *)isWatermarked
    access:(nullable DBXTeamLogReplayLinkAccess *)access
    NS_DESIGNATED_INITIALIZER;
@end

/// A shared link was created in Replay.
@interface DBXTeamLogReplayFileSharedLinkCreatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a shared link in Replay was changed.
@interface DBXTeamLogReplayFileSharedLinkModifiedDetails : DBXObject
/// A Boolean value that indicates whether the link shows content with a watermark.
@property (nonatomic, readonly, nullable) NSNumber *isWatermarked;
/// The people who can open the link at the time of the event. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogReplayLinkAccess *access;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsWatermarked:(nullable NSNumber *)isWatermarked
    access:(nullable DBXTeamLogReplayLinkAccess *)access
    NS_DESIGNATED_INITIALIZER;
@end

/// A shared link in Replay was changed.
@interface DBXTeamLogReplayFileSharedLinkModifiedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The people who can open a Replay link.
@interface DBXTeamLogReplayLinkAccess : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogReplayLinkAccess (Members)
/// The object if its tag is `anyone_logged_in`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogReplayLinkAccessAnyoneLoggedIn *asAnyoneLoggedIn;
/// The object if its tag is `no_login_required`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogReplayLinkAccessNoLoginRequired *asNoLoginRequired;
/// The object if its tag is `team_and_approved`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogReplayLinkAccessTeamAndApproved *asTeamAndApproved;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogReplayLinkAccessTeamOnly *asTeamOnly;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogReplayLinkAccessOther *asOther;
@end

/// Anyone who is signed in.
@interface DBXTeamLogReplayLinkAccessAnyoneLoggedIn : DBXTeamLogReplayLinkAccess
/// Creates an object with the tag `anyone_logged_in`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Anyone, without signing in.
@interface DBXTeamLogReplayLinkAccessNoLoginRequired : DBXTeamLogReplayLinkAccess
/// Creates an object with the tag `no_login_required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members and approved people.
@interface DBXTeamLogReplayLinkAccessTeamAndApproved : DBXTeamLogReplayLinkAccess
/// Creates an object with the tag `team_and_approved`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members only.
@interface DBXTeamLogReplayLinkAccessTeamOnly : DBXTeamLogReplayLinkAccess
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogReplayLinkAccessOther : DBXTeamLogReplayLinkAccess
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a member was added to a Replay project.
@interface DBXTeamLogReplayProjectTeamAddDetails : DBXObject
@end

/// A member was added to a Replay project.
@interface DBXTeamLogReplayProjectTeamAddType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member was removed from a Replay project.
@interface DBXTeamLogReplayProjectTeamDeleteDetails : DBXObject
@end

/// A member was removed from a Replay project.
@interface DBXTeamLogReplayProjectTeamDeleteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for sharing Replay content by links.
@interface DBXTeamLogReplaySharingPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogReplaySharingPolicy (Members)
/// The object if its tag is `anyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogReplaySharingPolicyAnyone *asAnyone;
/// The object if its tag is `team_and_allowlist`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogReplaySharingPolicyTeamAndAllowlist *asTeamAndAllowlist;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogReplaySharingPolicyTeamOnly *asTeamOnly;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogReplaySharingPolicyOther *asOther;
@end

/// Content can be shared with anyone.
@interface DBXTeamLogReplaySharingPolicyAnyone : DBXTeamLogReplaySharingPolicy
/// Creates an object with the tag `anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Content can be shared with team members and people on the allowlist.
@interface DBXTeamLogReplaySharingPolicyTeamAndAllowlist : DBXTeamLogReplaySharingPolicy
/// Creates an object with the tag `team_and_allowlist`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Content can be shared with team members only.
@interface DBXTeamLogReplaySharingPolicyTeamOnly : DBXTeamLogReplaySharingPolicy
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogReplaySharingPolicyOther : DBXTeamLogReplaySharingPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the policy for sharing Replay content was changed.
@interface DBXTeamLogReplaySharingPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogReplaySharingPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogReplaySharingPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogReplaySharingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogReplaySharingPolicy *)newValue
    previousValue:(DBXTeamLogReplaySharingPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy for sharing Replay content was changed.
@interface DBXTeamLogReplaySharingPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team project was created in Replay.
@interface DBXTeamLogReplayTeamProjectCreatedDetails : DBXObject
/// The name of the new team project.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name NS_DESIGNATED_INITIALIZER;
@end

/// A team project was created in Replay.
@interface DBXTeamLogReplayTeamProjectCreatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
