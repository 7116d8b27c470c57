// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGReplayAddingPeoplePolicyChangedDetails, DBTEAMLOGReplayAddingPeoplePolicyChangedType,
    DBTEAMLOGReplayFileDeleteDetails, DBTEAMLOGReplayFileDeleteType, DBTEAMLOGReplayFileDownloadedDetails,
    DBTEAMLOGReplayFileDownloadedType, DBTEAMLOGReplayFileSharedLinkCreatedDetails,
    DBTEAMLOGReplayFileSharedLinkCreatedType, DBTEAMLOGReplayFileSharedLinkModifiedDetails,
    DBTEAMLOGReplayFileSharedLinkModifiedType, DBTEAMLOGReplayLinkAccess, DBTEAMLOGReplayProjectTeamAddDetails,
    DBTEAMLOGReplayProjectTeamAddType, DBTEAMLOGReplayProjectTeamDeleteDetails, DBTEAMLOGReplayProjectTeamDeleteType,
    DBTEAMLOGReplaySharingPolicyChangedDetails, DBTEAMLOGReplaySharingPolicyChangedType,
    DBTEAMLOGReplayTeamProjectCreatedDetails, DBTEAMLOGReplayTeamProjectCreatedType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Replay`.
@interface DBTEAMLOGEventDetails (Replay)
/// Details of an event in which files were deleted in Replay. Has a value only if `isReplayFileDeleteDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayFileDeleteDetails *replayFileDeleteDetails;

/// Details of an event in which files were downloaded from Replay. Has a value only if `isReplayFileDownloadedDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayFileDownloadedDetails *replayFileDownloadedDetails;

/// Details of an event in which a team project was created in Replay. Has a value only if
/// `isReplayTeamProjectCreatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayTeamProjectCreatedDetails *replayTeamProjectCreatedDetails;

/// Details of an event in which a shared link was created in Replay. Has a value only if
/// `isReplayFileSharedLinkCreatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayFileSharedLinkCreatedDetails *replayFileSharedLinkCreatedDetails;

/// Details of an event in which a shared link in Replay was changed. Has a value only if
/// `isReplayFileSharedLinkModifiedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayFileSharedLinkModifiedDetails *replayFileSharedLinkModifiedDetails;

/// Details of an event in which a member was added to a Replay project. Has a value only if
/// `isReplayProjectTeamAddDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayProjectTeamAddDetails *replayProjectTeamAddDetails;

/// Details of an event in which a member was removed from a Replay project. Has a value only if
/// `isReplayProjectTeamDeleteDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayProjectTeamDeleteDetails *replayProjectTeamDeleteDetails;

/// Details of an event in which the policy for adding people to Replay content was changed. Has a value only if
/// `isReplayAddingPeoplePolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayAddingPeoplePolicyChangedDetails *replayAddingPeoplePolicyChangedDetails;

/// Details of an event in which the policy for sharing Replay content was changed. Has a value only if
/// `isReplaySharingPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplaySharingPolicyChangedDetails *replaySharingPolicyChangedDetails;

/// Creates an object with the tag `replay_file_delete_details`.
- (instancetype)initWithReplayFileDeleteDetails:(DBTEAMLOGReplayFileDeleteDetails *)replayFileDeleteDetails;
/// Creates an object with the tag `replay_file_downloaded_details`.
- (instancetype)initWithReplayFileDownloadedDetails:(DBTEAMLOGReplayFileDownloadedDetails *)replayFileDownloadedDetails;

/// Creates an object with the tag `replay_team_project_created_details`.
- (instancetype)
    initWithReplayTeamProjectCreatedDetails:(DBTEAMLOGReplayTeamProjectCreatedDetails *)replayTeamProjectCreatedDetails;

/// Creates an object with the tag `replay_file_shared_link_created_details`.
- (instancetype)
    initWithReplayFileSharedLinkCreatedDetails:(DBTEAMLOGReplayFileSharedLinkCreatedDetails *)replayFileSharedLinkCreatedDetails;

/// Creates an object with the tag `replay_file_shared_link_modified_details`.
- (instancetype)
    initWithReplayFileSharedLinkModifiedDetails:(DBTEAMLOGReplayFileSharedLinkModifiedDetails *)replayFileSharedLinkModifiedDetails;

/// Creates an object with the tag `replay_project_team_add_details`.
- (instancetype)initWithReplayProjectTeamAddDetails:(DBTEAMLOGReplayProjectTeamAddDetails *)replayProjectTeamAddDetails;

/// Creates an object with the tag `replay_project_team_delete_details`.
- (instancetype)
    initWithReplayProjectTeamDeleteDetails:(DBTEAMLOGReplayProjectTeamDeleteDetails *)replayProjectTeamDeleteDetails;

/// Creates an object with the tag `replay_adding_people_policy_changed_details`.
- (instancetype)
    initWithReplayAddingPeoplePolicyChangedDetails:(DBTEAMLOGReplayAddingPeoplePolicyChangedDetails *)replayAddingPeoplePolicyChangedDetails;

/// Creates an object with the tag `replay_sharing_policy_changed_details`.
- (instancetype)
    initWithReplaySharingPolicyChangedDetails:(DBTEAMLOGReplaySharingPolicyChangedDetails *)replaySharingPolicyChangedDetails;

/// Returns whether the tag is `replay_file_delete_details`.
- (BOOL)isReplayFileDeleteDetails;
/// Returns whether the tag is `replay_file_downloaded_details`.
- (BOOL)isReplayFileDownloadedDetails;
/// Returns whether the tag is `replay_team_project_created_details`.
- (BOOL)isReplayTeamProjectCreatedDetails;
/// Returns whether the tag is `replay_file_shared_link_created_details`.
- (BOOL)isReplayFileSharedLinkCreatedDetails;
/// Returns whether the tag is `replay_file_shared_link_modified_details`.
- (BOOL)isReplayFileSharedLinkModifiedDetails;
/// Returns whether the tag is `replay_project_team_add_details`.
- (BOOL)isReplayProjectTeamAddDetails;
/// Returns whether the tag is `replay_project_team_delete_details`.
- (BOOL)isReplayProjectTeamDeleteDetails;
/// Returns whether the tag is `replay_adding_people_policy_changed_details`.
- (BOOL)isReplayAddingPeoplePolicyChangedDetails;
/// Returns whether the tag is `replay_sharing_policy_changed_details`.
- (BOOL)isReplaySharingPolicyChangedDetails;
@end

/// The members whose names start with `Replay`.
@interface DBTEAMLOGEventType (Replay)
/// Files were deleted in Replay. Has a value only if `isReplayFileDelete` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayFileDeleteType *replayFileDelete;
/// Files were downloaded from Replay. Has a value only if `isReplayFileDownloaded` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayFileDownloadedType *replayFileDownloaded;
/// A team project was created in Replay. Has a value only if `isReplayTeamProjectCreated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayTeamProjectCreatedType *replayTeamProjectCreated;
/// A shared link was created in Replay. Has a value only if `isReplayFileSharedLinkCreated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayFileSharedLinkCreatedType *replayFileSharedLinkCreated;
/// A shared link in Replay was changed. Has a value only if `isReplayFileSharedLinkModified` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayFileSharedLinkModifiedType *replayFileSharedLinkModified;
/// A member was added to a Replay project. Has a value only if `isReplayProjectTeamAdd` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayProjectTeamAddType *replayProjectTeamAdd;
/// A member was removed from a Replay project. Has a value only if `isReplayProjectTeamDelete` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayProjectTeamDeleteType *replayProjectTeamDelete;

/// The policy for adding people to Replay content was changed. Has a value only if `isReplayAddingPeoplePolicyChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplayAddingPeoplePolicyChangedType *replayAddingPeoplePolicyChanged;

/// The policy for sharing Replay content was changed. Has a value only if `isReplaySharingPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGReplaySharingPolicyChangedType *replaySharingPolicyChanged;
/// Creates an object with the tag `replay_file_delete`.
- (instancetype)initWithReplayFileDelete:(DBTEAMLOGReplayFileDeleteType *)replayFileDelete;
/// Creates an object with the tag `replay_file_downloaded`.
- (instancetype)initWithReplayFileDownloaded:(DBTEAMLOGReplayFileDownloadedType *)replayFileDownloaded;
/// Creates an object with the tag `replay_team_project_created`.
- (instancetype)initWithReplayTeamProjectCreated:(DBTEAMLOGReplayTeamProjectCreatedType *)replayTeamProjectCreated;

/// Creates an object with the tag `replay_file_shared_link_created`.
- (instancetype)
    initWithReplayFileSharedLinkCreated:(DBTEAMLOGReplayFileSharedLinkCreatedType *)replayFileSharedLinkCreated;

/// Creates an object with the tag `replay_file_shared_link_modified`.
- (instancetype)
    initWithReplayFileSharedLinkModified:(DBTEAMLOGReplayFileSharedLinkModifiedType *)replayFileSharedLinkModified;

/// Creates an object with the tag `replay_project_team_add`.
- (instancetype)initWithReplayProjectTeamAdd:(DBTEAMLOGReplayProjectTeamAddType *)replayProjectTeamAdd;
/// Creates an object with the tag `replay_project_team_delete`.
- (instancetype)initWithReplayProjectTeamDelete:(DBTEAMLOGReplayProjectTeamDeleteType *)replayProjectTeamDelete;

/// Creates an object with the tag `replay_adding_people_policy_changed`.
- (instancetype)
    initWithReplayAddingPeoplePolicyChanged:(DBTEAMLOGReplayAddingPeoplePolicyChangedType *)replayAddingPeoplePolicyChanged;

/// Creates an object with the tag `replay_sharing_policy_changed`.
- (instancetype)initWithReplaySharingPolicyChanged:(DBTEAMLOGReplaySharingPolicyChangedType *)replaySharingPolicyChanged;
/// Returns whether the tag is `replay_file_delete`.
- (BOOL)isReplayFileDelete;
/// Returns whether the tag is `replay_file_downloaded`.
- (BOOL)isReplayFileDownloaded;
/// Returns whether the tag is `replay_team_project_created`.
- (BOOL)isReplayTeamProjectCreated;
/// Returns whether the tag is `replay_file_shared_link_created`.
- (BOOL)isReplayFileSharedLinkCreated;
/// Returns whether the tag is `replay_file_shared_link_modified`.
- (BOOL)isReplayFileSharedLinkModified;
/// Returns whether the tag is `replay_project_team_add`.
- (BOOL)isReplayProjectTeamAdd;
/// Returns whether the tag is `replay_project_team_delete`.
- (BOOL)isReplayProjectTeamDelete;
/// Returns whether the tag is `replay_adding_people_policy_changed`.
- (BOOL)isReplayAddingPeoplePolicyChanged;
/// Returns whether the tag is `replay_sharing_policy_changed`.
- (BOOL)isReplaySharingPolicyChanged;
@end

/// The members whose names start with `Replay`.
@interface DBTEAMLOGEventTypeArg (Replay)
/// Creates an object with the tag `replay_file_delete`.
- (instancetype)initWithReplayFileDelete;
/// Creates an object with the tag `replay_file_downloaded`.
- (instancetype)initWithReplayFileDownloaded;
/// Creates an object with the tag `replay_team_project_created`.
- (instancetype)initWithReplayTeamProjectCreated;
/// Creates an object with the tag `replay_file_shared_link_created`.
- (instancetype)initWithReplayFileSharedLinkCreated;
/// Creates an object with the tag `replay_file_shared_link_modified`.
- (instancetype)initWithReplayFileSharedLinkModified;
/// Creates an object with the tag `replay_project_team_add`.
- (instancetype)initWithReplayProjectTeamAdd;
/// Creates an object with the tag `replay_project_team_delete`.
- (instancetype)initWithReplayProjectTeamDelete;
/// Creates an object with the tag `replay_adding_people_policy_changed`.
- (instancetype)initWithReplayAddingPeoplePolicyChanged;
/// Creates an object with the tag `replay_sharing_policy_changed`.
- (instancetype)initWithReplaySharingPolicyChanged;
/// Returns whether the tag is `replay_file_delete`.
- (BOOL)isReplayFileDelete;
/// Returns whether the tag is `replay_file_downloaded`.
- (BOOL)isReplayFileDownloaded;
/// Returns whether the tag is `replay_team_project_created`.
- (BOOL)isReplayTeamProjectCreated;
/// Returns whether the tag is `replay_file_shared_link_created`.
- (BOOL)isReplayFileSharedLinkCreated;
/// Returns whether the tag is `replay_file_shared_link_modified`.
- (BOOL)isReplayFileSharedLinkModified;
/// Returns whether the tag is `replay_project_team_add`.
- (BOOL)isReplayProjectTeamAdd;
/// Returns whether the tag is `replay_project_team_delete`.
- (BOOL)isReplayProjectTeamDelete;
/// Returns whether the tag is `replay_adding_people_policy_changed`.
- (BOOL)isReplayAddingPeoplePolicyChanged;
/// Returns whether the tag is `replay_sharing_policy_changed`.
- (BOOL)isReplaySharingPolicyChanged;
@end

/// The tags of `DBTEAMLOGReplayAddingPeoplePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGReplayAddingPeoplePolicyTag) {
    /// Anyone can be added.
    DBTEAMLOGReplayAddingPeoplePolicyAnyone,
    /// Team members and people on the allowlist can be added.
    DBTEAMLOGReplayAddingPeoplePolicyTeamAndAllowlist,
    /// Only team members can be added.
    DBTEAMLOGReplayAddingPeoplePolicyTeamOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGReplayAddingPeoplePolicyOther,
};

/// The policy for adding people to Replay content.
@interface DBTEAMLOGReplayAddingPeoplePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGReplayAddingPeoplePolicyTag tag;
/// Creates an object with the tag `anyone`.
- (instancetype)initWithAnyone;
/// Creates an object with the tag `team_and_allowlist`.
- (instancetype)initWithTeamAndAllowlist;
/// Creates an object with the tag `team_only`.
- (instancetype)initWithTeamOnly;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `anyone`.
- (BOOL)isAnyone;
/// Returns whether the tag is `team_and_allowlist`.
- (BOOL)isTeamAndAllowlist;
/// Returns whether the tag is `team_only`.
- (BOOL)isTeamOnly;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGReplayAddingPeoplePolicy` from and to JSON.
@interface DBTEAMLOGReplayAddingPeoplePolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayAddingPeoplePolicy *)instance;
+ (DBTEAMLOGReplayAddingPeoplePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the policy for adding people to Replay content was changed.
@interface DBTEAMLOGReplayAddingPeoplePolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGReplayAddingPeoplePolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGReplayAddingPeoplePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGReplayAddingPeoplePolicy *)dNewValue
    previousValue:(DBTEAMLOGReplayAddingPeoplePolicy *)previousValue;
@end

/// Converts `DBTEAMLOGReplayAddingPeoplePolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGReplayAddingPeoplePolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayAddingPeoplePolicyChangedDetails *)instance;
+ (DBTEAMLOGReplayAddingPeoplePolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The policy for adding people to Replay content was changed.
@interface DBTEAMLOGReplayAddingPeoplePolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGReplayAddingPeoplePolicyChangedType` from and to JSON.
@interface DBTEAMLOGReplayAddingPeoplePolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayAddingPeoplePolicyChangedType *)instance;
+ (DBTEAMLOGReplayAddingPeoplePolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files were deleted in Replay.
@interface DBTEAMLOGReplayFileDeleteDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGReplayFileDeleteDetails` from and to JSON.
@interface DBTEAMLOGReplayFileDeleteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayFileDeleteDetails *)instance;
+ (DBTEAMLOGReplayFileDeleteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files were deleted in Replay.
@interface DBTEAMLOGReplayFileDeleteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGReplayFileDeleteType` from and to JSON.
@interface DBTEAMLOGReplayFileDeleteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayFileDeleteType *)instance;
+ (DBTEAMLOGReplayFileDeleteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files were downloaded from Replay.
@interface DBTEAMLOGReplayFileDownloadedDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGReplayFileDownloadedDetails` from and to JSON.
@interface DBTEAMLOGReplayFileDownloadedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayFileDownloadedDetails *)instance;
+ (DBTEAMLOGReplayFileDownloadedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files were downloaded from Replay.
@interface DBTEAMLOGReplayFileDownloadedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGReplayFileDownloadedType` from and to JSON.
@interface DBTEAMLOGReplayFileDownloadedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayFileDownloadedType *)instance;
+ (DBTEAMLOGReplayFileDownloadedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a shared link was created in Replay.
@interface DBTEAMLOGReplayFileSharedLinkCreatedDetails : DBStoneObject
/// A Boolean value that indicates whether the link shows content with a watermark.
@property (nonatomic, readonly, nullable) NSNumber *isWatermarked;
/// The people who can open the link at the time of the event. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGReplayLinkAccess *access;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithIsWatermarked:(nullable NSNumber *)isWatermarked
    access:(nullable DBTEAMLOGReplayLinkAccess *)access;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGReplayFileSharedLinkCreatedDetails` from and to JSON.
@interface DBTEAMLOGReplayFileSharedLinkCreatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayFileSharedLinkCreatedDetails *)instance;
+ (DBTEAMLOGReplayFileSharedLinkCreatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared link was created in Replay.
@interface DBTEAMLOGReplayFileSharedLinkCreatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGReplayFileSharedLinkCreatedType` from and to JSON.
@interface DBTEAMLOGReplayFileSharedLinkCreatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayFileSharedLinkCreatedType *)instance;
+ (DBTEAMLOGReplayFileSharedLinkCreatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a shared link in Replay was changed.
@interface DBTEAMLOGReplayFileSharedLinkModifiedDetails : DBStoneObject
/// A Boolean value that indicates whether the link shows content with a watermark.
@property (nonatomic, readonly, nullable) NSNumber *isWatermarked;
/// The people who can open the link at the time of the event. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGReplayLinkAccess *access;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithIsWatermarked:(nullable NSNumber *)isWatermarked
    access:(nullable DBTEAMLOGReplayLinkAccess *)access;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGReplayFileSharedLinkModifiedDetails` from and to JSON.
@interface DBTEAMLOGReplayFileSharedLinkModifiedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayFileSharedLinkModifiedDetails *)instance;
+ (DBTEAMLOGReplayFileSharedLinkModifiedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A shared link in Replay was changed.
@interface DBTEAMLOGReplayFileSharedLinkModifiedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGReplayFileSharedLinkModifiedType` from and to JSON.
@interface DBTEAMLOGReplayFileSharedLinkModifiedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayFileSharedLinkModifiedType *)instance;
+ (DBTEAMLOGReplayFileSharedLinkModifiedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGReplayLinkAccess`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGReplayLinkAccessTag) {
    /// Anyone who is signed in.
    DBTEAMLOGReplayLinkAccessAnyoneLoggedIn,
    /// Anyone, without signing in.
    DBTEAMLOGReplayLinkAccessNoLoginRequired,
    /// Team members and approved people.
    DBTEAMLOGReplayLinkAccessTeamAndApproved,
    /// Team members only.
    DBTEAMLOGReplayLinkAccessTeamOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGReplayLinkAccessOther,
};

/// The people who can open a Replay link.
@interface DBTEAMLOGReplayLinkAccess : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGReplayLinkAccessTag tag;
/// Creates an object with the tag `anyone_logged_in`.
- (instancetype)initWithAnyoneLoggedIn;
/// Creates an object with the tag `no_login_required`.
- (instancetype)initWithNoLoginRequired;
/// Creates an object with the tag `team_and_approved`.
- (instancetype)initWithTeamAndApproved;
/// Creates an object with the tag `team_only`.
- (instancetype)initWithTeamOnly;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `anyone_logged_in`.
- (BOOL)isAnyoneLoggedIn;
/// Returns whether the tag is `no_login_required`.
- (BOOL)isNoLoginRequired;
/// Returns whether the tag is `team_and_approved`.
- (BOOL)isTeamAndApproved;
/// Returns whether the tag is `team_only`.
- (BOOL)isTeamOnly;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGReplayLinkAccess` from and to JSON.
@interface DBTEAMLOGReplayLinkAccessSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayLinkAccess *)instance;
+ (DBTEAMLOGReplayLinkAccess *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member was added to a Replay project.
@interface DBTEAMLOGReplayProjectTeamAddDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGReplayProjectTeamAddDetails` from and to JSON.
@interface DBTEAMLOGReplayProjectTeamAddDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayProjectTeamAddDetails *)instance;
+ (DBTEAMLOGReplayProjectTeamAddDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member was added to a Replay project.
@interface DBTEAMLOGReplayProjectTeamAddType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGReplayProjectTeamAddType` from and to JSON.
@interface DBTEAMLOGReplayProjectTeamAddTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayProjectTeamAddType *)instance;
+ (DBTEAMLOGReplayProjectTeamAddType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member was removed from a Replay project.
@interface DBTEAMLOGReplayProjectTeamDeleteDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGReplayProjectTeamDeleteDetails` from and to JSON.
@interface DBTEAMLOGReplayProjectTeamDeleteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayProjectTeamDeleteDetails *)instance;
+ (DBTEAMLOGReplayProjectTeamDeleteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member was removed from a Replay project.
@interface DBTEAMLOGReplayProjectTeamDeleteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGReplayProjectTeamDeleteType` from and to JSON.
@interface DBTEAMLOGReplayProjectTeamDeleteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayProjectTeamDeleteType *)instance;
+ (DBTEAMLOGReplayProjectTeamDeleteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGReplaySharingPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGReplaySharingPolicyTag) {
    /// Content can be shared with anyone.
    DBTEAMLOGReplaySharingPolicyAnyone,
    /// Content can be shared with team members and people on the allowlist.
    DBTEAMLOGReplaySharingPolicyTeamAndAllowlist,
    /// Content can be shared with team members only.
    DBTEAMLOGReplaySharingPolicyTeamOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGReplaySharingPolicyOther,
};

/// The policy for sharing Replay content by links.
@interface DBTEAMLOGReplaySharingPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGReplaySharingPolicyTag tag;
/// Creates an object with the tag `anyone`.
- (instancetype)initWithAnyone;
/// Creates an object with the tag `team_and_allowlist`.
- (instancetype)initWithTeamAndAllowlist;
/// Creates an object with the tag `team_only`.
- (instancetype)initWithTeamOnly;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `anyone`.
- (BOOL)isAnyone;
/// Returns whether the tag is `team_and_allowlist`.
- (BOOL)isTeamAndAllowlist;
/// Returns whether the tag is `team_only`.
- (BOOL)isTeamOnly;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGReplaySharingPolicy` from and to JSON.
@interface DBTEAMLOGReplaySharingPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplaySharingPolicy *)instance;
+ (DBTEAMLOGReplaySharingPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the policy for sharing Replay content was changed.
@interface DBTEAMLOGReplaySharingPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGReplaySharingPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGReplaySharingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGReplaySharingPolicy *)dNewValue
    previousValue:(DBTEAMLOGReplaySharingPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGReplaySharingPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGReplaySharingPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplaySharingPolicyChangedDetails *)instance;
+ (DBTEAMLOGReplaySharingPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The policy for sharing Replay content was changed.
@interface DBTEAMLOGReplaySharingPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGReplaySharingPolicyChangedType` from and to JSON.
@interface DBTEAMLOGReplaySharingPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplaySharingPolicyChangedType *)instance;
+ (DBTEAMLOGReplaySharingPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team project was created in Replay.
@interface DBTEAMLOGReplayTeamProjectCreatedDetails : DBStoneObject
/// The name of the new team project.
@property (nonatomic, readonly, copy) NSString *name;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name;
@end

/// Converts `DBTEAMLOGReplayTeamProjectCreatedDetails` from and to JSON.
@interface DBTEAMLOGReplayTeamProjectCreatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayTeamProjectCreatedDetails *)instance;
+ (DBTEAMLOGReplayTeamProjectCreatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team project was created in Replay.
@interface DBTEAMLOGReplayTeamProjectCreatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGReplayTeamProjectCreatedType` from and to JSON.
@interface DBTEAMLOGReplayTeamProjectCreatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGReplayTeamProjectCreatedType *)instance;
+ (DBTEAMLOGReplayTeamProjectCreatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
