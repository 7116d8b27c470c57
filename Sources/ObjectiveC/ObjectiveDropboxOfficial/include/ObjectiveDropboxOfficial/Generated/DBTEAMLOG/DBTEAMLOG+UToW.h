// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Base.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGDurationLogInfo, DBTEAMLOGPassPolicy, DBTEAMLOGUndoNamingConventionDetails,
    DBTEAMLOGUndoNamingConventionType, DBTEAMLOGUndoOrganizeFolderWithTidyDetails,
    DBTEAMLOGUndoOrganizeFolderWithTidyType, DBTEAMLOGUserTagsAddedDetails, DBTEAMLOGUserTagsAddedType,
    DBTEAMLOGUserTagsRemovedDetails, DBTEAMLOGUserTagsRemovedType, DBTEAMLOGViewerInfoPolicyChangedDetails,
    DBTEAMLOGViewerInfoPolicyChangedType, DBTEAMLOGWatermarkingPolicyChangedDetails,
    DBTEAMLOGWatermarkingPolicyChangedType, DBTEAMLOGWebSessionLogInfo,
    DBTEAMLOGWebSessionsChangeActiveSessionLimitDetails, DBTEAMLOGWebSessionsChangeActiveSessionLimitType,
    DBTEAMLOGWebSessionsChangeFixedLengthPolicyDetails, DBTEAMLOGWebSessionsChangeFixedLengthPolicyType,
    DBTEAMLOGWebSessionsChangeIdleLengthPolicyDetails, DBTEAMLOGWebSessionsChangeIdleLengthPolicyType,
    DBTEAMLOGWebSessionsFixedLengthPolicy, DBTEAMLOGWebSessionsIdleLengthPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `UToW`.
@interface DBTEAMLOGEventDetails (UToW)
/// Details of an event in which the application of a naming convention was undone. Has a value only if
/// `isUndoNamingConventionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGUndoNamingConventionDetails *undoNamingConventionDetails;

/// Details of an event in which multi-file organize was undone for a folder. Has a value only if
/// `isUndoOrganizeFolderWithTidyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGUndoOrganizeFolderWithTidyDetails *undoOrganizeFolderWithTidyDetails;

/// Details of an event in which tags were added to a file. Has a value only if `isUserTagsAddedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGUserTagsAddedDetails *userTagsAddedDetails;

/// Details of an event in which tags were removed from a file. Has a value only if `isUserTagsRemovedDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGUserTagsRemovedDetails *userTagsRemovedDetails;

/// Details of an event in which the team's viewer information policy was changed. Has a value only if
/// `isViewerInfoPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGViewerInfoPolicyChangedDetails *viewerInfoPolicyChangedDetails;

/// Details of an event in which the team's watermarking policy was changed. Has a value only if
/// `isWatermarkingPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGWatermarkingPolicyChangedDetails *watermarkingPolicyChangedDetails;

/// Details of an event in which the limit on a member's active web sessions was changed. Has a value only if
/// `isWebSessionsChangeActiveSessionLimitDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGWebSessionsChangeActiveSessionLimitDetails *webSessionsChangeActiveSessionLimitDetails;

/// Details of an event in which the maximum length of members' web sessions was changed. Has a value only if
/// `isWebSessionsChangeFixedLengthPolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGWebSessionsChangeFixedLengthPolicyDetails *webSessionsChangeFixedLengthPolicyDetails;

/// Details of an event in which the maximum idle time of members' web sessions was changed. Has a value only if
/// `isWebSessionsChangeIdleLengthPolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGWebSessionsChangeIdleLengthPolicyDetails *webSessionsChangeIdleLengthPolicyDetails;

/// Creates an object with the tag `undo_naming_convention_details`.
- (instancetype)initWithUndoNamingConventionDetails:(DBTEAMLOGUndoNamingConventionDetails *)undoNamingConventionDetails;

/// Creates an object with the tag `undo_organize_folder_with_tidy_details`.
- (instancetype)
    initWithUndoOrganizeFolderWithTidyDetails:(DBTEAMLOGUndoOrganizeFolderWithTidyDetails *)undoOrganizeFolderWithTidyDetails;

/// Creates an object with the tag `user_tags_added_details`.
- (instancetype)initWithUserTagsAddedDetails:(DBTEAMLOGUserTagsAddedDetails *)userTagsAddedDetails;
/// Creates an object with the tag `user_tags_removed_details`.
- (instancetype)initWithUserTagsRemovedDetails:(DBTEAMLOGUserTagsRemovedDetails *)userTagsRemovedDetails;

/// Creates an object with the tag `viewer_info_policy_changed_details`.
- (instancetype)
    initWithViewerInfoPolicyChangedDetails:(DBTEAMLOGViewerInfoPolicyChangedDetails *)viewerInfoPolicyChangedDetails;

/// Creates an object with the tag `watermarking_policy_changed_details`.
- (instancetype)
    initWithWatermarkingPolicyChangedDetails:(DBTEAMLOGWatermarkingPolicyChangedDetails *)watermarkingPolicyChangedDetails;

/// Creates an object with the tag `web_sessions_change_active_session_limit_details`.
- (instancetype)
    initWithWebSessionsChangeActiveSessionLimitDetails:(DBTEAMLOGWebSessionsChangeActiveSessionLimitDetails *)webSessionsChangeActiveSessionLimitDetails;

/// Creates an object with the tag `web_sessions_change_fixed_length_policy_details`.
- (instancetype)
    initWithWebSessionsChangeFixedLengthPolicyDetails:(DBTEAMLOGWebSessionsChangeFixedLengthPolicyDetails *)webSessionsChangeFixedLengthPolicyDetails;

/// Creates an object with the tag `web_sessions_change_idle_length_policy_details`.
- (instancetype)
    initWithWebSessionsChangeIdleLengthPolicyDetails:(DBTEAMLOGWebSessionsChangeIdleLengthPolicyDetails *)webSessionsChangeIdleLengthPolicyDetails;

/// Returns whether the tag is `undo_naming_convention_details`.
- (BOOL)isUndoNamingConventionDetails;
/// Returns whether the tag is `undo_organize_folder_with_tidy_details`.
- (BOOL)isUndoOrganizeFolderWithTidyDetails;
/// Returns whether the tag is `user_tags_added_details`.
- (BOOL)isUserTagsAddedDetails;
/// Returns whether the tag is `user_tags_removed_details`.
- (BOOL)isUserTagsRemovedDetails;
/// Returns whether the tag is `viewer_info_policy_changed_details`.
- (BOOL)isViewerInfoPolicyChangedDetails;
/// Returns whether the tag is `watermarking_policy_changed_details`.
- (BOOL)isWatermarkingPolicyChangedDetails;
/// Returns whether the tag is `web_sessions_change_active_session_limit_details`.
- (BOOL)isWebSessionsChangeActiveSessionLimitDetails;
/// Returns whether the tag is `web_sessions_change_fixed_length_policy_details`.
- (BOOL)isWebSessionsChangeFixedLengthPolicyDetails;
/// Returns whether the tag is `web_sessions_change_idle_length_policy_details`.
- (BOOL)isWebSessionsChangeIdleLengthPolicyDetails;
@end

/// The members whose names start with `UToW`.
@interface DBTEAMLOGEventType (UToW)
/// The application of a naming convention was undone. Has a value only if `isUndoNamingConvention` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGUndoNamingConventionType *undoNamingConvention;
/// Multi-file organize was undone for a folder. Has a value only if `isUndoOrganizeFolderWithTidy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGUndoOrganizeFolderWithTidyType *undoOrganizeFolderWithTidy;
/// Tags were added to a file. Has a value only if `isUserTagsAdded` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGUserTagsAddedType *userTagsAdded;
/// Tags were removed from a file. Has a value only if `isUserTagsRemoved` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGUserTagsRemovedType *userTagsRemoved;
/// The team's viewer information policy was changed. Has a value only if `isViewerInfoPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGViewerInfoPolicyChangedType *viewerInfoPolicyChanged;
/// The team's watermarking policy was changed. Has a value only if `isWatermarkingPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGWatermarkingPolicyChangedType *watermarkingPolicyChanged;

/// The limit on a member's active web sessions was changed. Has a value only if `isWebSessionsChangeActiveSessionLimit`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGWebSessionsChangeActiveSessionLimitType *webSessionsChangeActiveSessionLimit;

/// The maximum length of members' web sessions was changed. Has a value only if `isWebSessionsChangeFixedLengthPolicy`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGWebSessionsChangeFixedLengthPolicyType *webSessionsChangeFixedLengthPolicy;

/// The maximum idle time of members' web sessions was changed. Has a value only if
/// `isWebSessionsChangeIdleLengthPolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGWebSessionsChangeIdleLengthPolicyType *webSessionsChangeIdleLengthPolicy;

/// Creates an object with the tag `undo_naming_convention`.
- (instancetype)initWithUndoNamingConvention:(DBTEAMLOGUndoNamingConventionType *)undoNamingConvention;
/// Creates an object with the tag `undo_organize_folder_with_tidy`.
- (instancetype)initWithUndoOrganizeFolderWithTidy:(DBTEAMLOGUndoOrganizeFolderWithTidyType *)undoOrganizeFolderWithTidy;
/// Creates an object with the tag `user_tags_added`.
- (instancetype)initWithUserTagsAdded:(DBTEAMLOGUserTagsAddedType *)userTagsAdded;
/// Creates an object with the tag `user_tags_removed`.
- (instancetype)initWithUserTagsRemoved:(DBTEAMLOGUserTagsRemovedType *)userTagsRemoved;
/// Creates an object with the tag `viewer_info_policy_changed`.
- (instancetype)initWithViewerInfoPolicyChanged:(DBTEAMLOGViewerInfoPolicyChangedType *)viewerInfoPolicyChanged;
/// Creates an object with the tag `watermarking_policy_changed`.
- (instancetype)initWithWatermarkingPolicyChanged:(DBTEAMLOGWatermarkingPolicyChangedType *)watermarkingPolicyChanged;

/// Creates an object with the tag `web_sessions_change_active_session_limit`.
- (instancetype)
    initWithWebSessionsChangeActiveSessionLimit:(DBTEAMLOGWebSessionsChangeActiveSessionLimitType *)webSessionsChangeActiveSessionLimit;

/// Creates an object with the tag `web_sessions_change_fixed_length_policy`.
- (instancetype)
    initWithWebSessionsChangeFixedLengthPolicy:(DBTEAMLOGWebSessionsChangeFixedLengthPolicyType *)webSessionsChangeFixedLengthPolicy;

/// Creates an object with the tag `web_sessions_change_idle_length_policy`.
- (instancetype)
    initWithWebSessionsChangeIdleLengthPolicy:(DBTEAMLOGWebSessionsChangeIdleLengthPolicyType *)webSessionsChangeIdleLengthPolicy;

/// Returns whether the tag is `undo_naming_convention`.
- (BOOL)isUndoNamingConvention;
/// Returns whether the tag is `undo_organize_folder_with_tidy`.
- (BOOL)isUndoOrganizeFolderWithTidy;
/// Returns whether the tag is `user_tags_added`.
- (BOOL)isUserTagsAdded;
/// Returns whether the tag is `user_tags_removed`.
- (BOOL)isUserTagsRemoved;
/// Returns whether the tag is `viewer_info_policy_changed`.
- (BOOL)isViewerInfoPolicyChanged;
/// Returns whether the tag is `watermarking_policy_changed`.
- (BOOL)isWatermarkingPolicyChanged;
/// Returns whether the tag is `web_sessions_change_active_session_limit`.
- (BOOL)isWebSessionsChangeActiveSessionLimit;
/// Returns whether the tag is `web_sessions_change_fixed_length_policy`.
- (BOOL)isWebSessionsChangeFixedLengthPolicy;
/// Returns whether the tag is `web_sessions_change_idle_length_policy`.
- (BOOL)isWebSessionsChangeIdleLengthPolicy;
@end

/// The members whose names start with `UToW`.
@interface DBTEAMLOGEventTypeArg (UToW)
/// Creates an object with the tag `undo_naming_convention`.
- (instancetype)initWithUndoNamingConvention;
/// Creates an object with the tag `undo_organize_folder_with_tidy`.
- (instancetype)initWithUndoOrganizeFolderWithTidy;
/// Creates an object with the tag `user_tags_added`.
- (instancetype)initWithUserTagsAdded;
/// Creates an object with the tag `user_tags_removed`.
- (instancetype)initWithUserTagsRemoved;
/// Creates an object with the tag `viewer_info_policy_changed`.
- (instancetype)initWithViewerInfoPolicyChanged;
/// Creates an object with the tag `watermarking_policy_changed`.
- (instancetype)initWithWatermarkingPolicyChanged;
/// Creates an object with the tag `web_sessions_change_active_session_limit`.
- (instancetype)initWithWebSessionsChangeActiveSessionLimit;
/// Creates an object with the tag `web_sessions_change_fixed_length_policy`.
- (instancetype)initWithWebSessionsChangeFixedLengthPolicy;
/// Creates an object with the tag `web_sessions_change_idle_length_policy`.
- (instancetype)initWithWebSessionsChangeIdleLengthPolicy;
/// Returns whether the tag is `undo_naming_convention`.
- (BOOL)isUndoNamingConvention;
/// Returns whether the tag is `undo_organize_folder_with_tidy`.
- (BOOL)isUndoOrganizeFolderWithTidy;
/// Returns whether the tag is `user_tags_added`.
- (BOOL)isUserTagsAdded;
/// Returns whether the tag is `user_tags_removed`.
- (BOOL)isUserTagsRemoved;
/// Returns whether the tag is `viewer_info_policy_changed`.
- (BOOL)isViewerInfoPolicyChanged;
/// Returns whether the tag is `watermarking_policy_changed`.
- (BOOL)isWatermarkingPolicyChanged;
/// Returns whether the tag is `web_sessions_change_active_session_limit`.
- (BOOL)isWebSessionsChangeActiveSessionLimit;
/// Returns whether the tag is `web_sessions_change_fixed_length_policy`.
- (BOOL)isWebSessionsChangeFixedLengthPolicy;
/// Returns whether the tag is `web_sessions_change_idle_length_policy`.
- (BOOL)isWebSessionsChangeIdleLengthPolicy;
@end

/// Details of an event in which the application of a naming convention was undone.
@interface DBTEAMLOGUndoNamingConventionDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGUndoNamingConventionDetails` from and to JSON.
@interface DBTEAMLOGUndoNamingConventionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGUndoNamingConventionDetails *)instance;
+ (DBTEAMLOGUndoNamingConventionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The application of a naming convention was undone.
@interface DBTEAMLOGUndoNamingConventionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGUndoNamingConventionType` from and to JSON.
@interface DBTEAMLOGUndoNamingConventionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGUndoNamingConventionType *)instance;
+ (DBTEAMLOGUndoNamingConventionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which multi-file organize was undone for a folder.
@interface DBTEAMLOGUndoOrganizeFolderWithTidyDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGUndoOrganizeFolderWithTidyDetails` from and to JSON.
@interface DBTEAMLOGUndoOrganizeFolderWithTidyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGUndoOrganizeFolderWithTidyDetails *)instance;
+ (DBTEAMLOGUndoOrganizeFolderWithTidyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Multi-file organize was undone for a folder.
@interface DBTEAMLOGUndoOrganizeFolderWithTidyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGUndoOrganizeFolderWithTidyType` from and to JSON.
@interface DBTEAMLOGUndoOrganizeFolderWithTidyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGUndoOrganizeFolderWithTidyType *)instance;
+ (DBTEAMLOGUndoOrganizeFolderWithTidyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An app that a user has linked.
@interface DBTEAMLOGUserLinkedAppLogInfo : DBTEAMLOGAppLogInfo
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAppId:(nullable NSString *)appId displayName:(nullable NSString *)displayName;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGUserLinkedAppLogInfo` from and to JSON.
@interface DBTEAMLOGUserLinkedAppLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGUserLinkedAppLogInfo *)instance;
+ (DBTEAMLOGUserLinkedAppLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The name of a user.
@interface DBTEAMLOGUserNameLogInfo : DBStoneObject
/// The given name.
@property (nonatomic, readonly, copy) NSString *givenName;
/// The family name.
@property (nonatomic, readonly, copy) NSString *surname;
/// The locale of the name.
@property (nonatomic, readonly, copy, nullable) NSString *locale;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithGivenName:(NSString *)givenName surname:(NSString *)surname locale:(nullable NSString *)locale;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithGivenName:(NSString *)givenName surname:(NSString *)surname;
@end

/// Converts `DBTEAMLOGUserNameLogInfo` from and to JSON.
@interface DBTEAMLOGUserNameLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGUserNameLogInfo *)instance;
+ (DBTEAMLOGUserNameLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An app that either a user or the team has linked.
@interface DBTEAMLOGUserOrTeamLinkedAppLogInfo : DBTEAMLOGAppLogInfo
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAppId:(nullable NSString *)appId displayName:(nullable NSString *)displayName;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGUserOrTeamLinkedAppLogInfo` from and to JSON.
@interface DBTEAMLOGUserOrTeamLinkedAppLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGUserOrTeamLinkedAppLogInfo *)instance;
+ (DBTEAMLOGUserOrTeamLinkedAppLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which tags were added to a file.
@interface DBTEAMLOGUserTagsAddedDetails : DBStoneObject
/// The tags.
@property (nonatomic, readonly) NSArray<NSString *> *values;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithValues:(NSArray<NSString *> *)values;
@end

/// Converts `DBTEAMLOGUserTagsAddedDetails` from and to JSON.
@interface DBTEAMLOGUserTagsAddedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGUserTagsAddedDetails *)instance;
+ (DBTEAMLOGUserTagsAddedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Tags were added to a file.
@interface DBTEAMLOGUserTagsAddedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGUserTagsAddedType` from and to JSON.
@interface DBTEAMLOGUserTagsAddedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGUserTagsAddedType *)instance;
+ (DBTEAMLOGUserTagsAddedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which tags were removed from a file.
@interface DBTEAMLOGUserTagsRemovedDetails : DBStoneObject
/// The tags.
@property (nonatomic, readonly) NSArray<NSString *> *values;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithValues:(NSArray<NSString *> *)values;
@end

/// Converts `DBTEAMLOGUserTagsRemovedDetails` from and to JSON.
@interface DBTEAMLOGUserTagsRemovedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGUserTagsRemovedDetails *)instance;
+ (DBTEAMLOGUserTagsRemovedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Tags were removed from a file.
@interface DBTEAMLOGUserTagsRemovedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGUserTagsRemovedType` from and to JSON.
@interface DBTEAMLOGUserTagsRemovedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGUserTagsRemovedType *)instance;
+ (DBTEAMLOGUserTagsRemovedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's viewer information policy was changed.
@interface DBTEAMLOGViewerInfoPolicyChangedDetails : DBStoneObject
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGPassPolicy *previousValue;
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGPassPolicy *dNewValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBTEAMLOGPassPolicy *)previousValue dNewValue:(DBTEAMLOGPassPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGViewerInfoPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGViewerInfoPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGViewerInfoPolicyChangedDetails *)instance;
+ (DBTEAMLOGViewerInfoPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's viewer information policy was changed.
@interface DBTEAMLOGViewerInfoPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGViewerInfoPolicyChangedType` from and to JSON.
@interface DBTEAMLOGViewerInfoPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGViewerInfoPolicyChangedType *)instance;
+ (DBTEAMLOGViewerInfoPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGWatermarkingPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGWatermarkingPolicyTag) {
    /// The team can't use watermarks.
    DBTEAMLOGWatermarkingPolicyDisabled,
    /// The team can use watermarks.
    DBTEAMLOGWatermarkingPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGWatermarkingPolicyOther,
};

/// The policy for watermarks.
@interface DBTEAMLOGWatermarkingPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGWatermarkingPolicyTag tag;
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

/// Converts `DBTEAMLOGWatermarkingPolicy` from and to JSON.
@interface DBTEAMLOGWatermarkingPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGWatermarkingPolicy *)instance;
+ (DBTEAMLOGWatermarkingPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's watermarking policy was changed.
@interface DBTEAMLOGWatermarkingPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGWatermarkingPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGWatermarkingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGWatermarkingPolicy *)dNewValue
    previousValue:(DBTEAMLOGWatermarkingPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGWatermarkingPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGWatermarkingPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGWatermarkingPolicyChangedDetails *)instance;
+ (DBTEAMLOGWatermarkingPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's watermarking policy was changed.
@interface DBTEAMLOGWatermarkingPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGWatermarkingPolicyChangedType` from and to JSON.
@interface DBTEAMLOGWatermarkingPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGWatermarkingPolicyChangedType *)instance;
+ (DBTEAMLOGWatermarkingPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A browser in which a user is signed in.
@interface DBTEAMLOGWebDeviceSessionLogInfo : DBTEAMLOGDeviceSessionLogInfo
/// The session.
@property (nonatomic, readonly, nullable) DBTEAMLOGWebSessionLogInfo *sessionInfo;
/// The user agent of the browser.
@property (nonatomic, readonly, copy) NSString *userAgent;
/// The operating system.
@property (nonatomic, readonly, copy) NSString *os;
/// The name of the browser.
@property (nonatomic, readonly, copy) NSString *browser;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithUserAgent:(NSString *)userAgent
    os:(NSString *)os
    browser:(NSString *)browser
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGWebSessionLogInfo *)sessionInfo;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithUserAgent:(NSString *)userAgent os:(NSString *)os browser:(NSString *)browser;
@end

/// Converts `DBTEAMLOGWebDeviceSessionLogInfo` from and to JSON.
@interface DBTEAMLOGWebDeviceSessionLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGWebDeviceSessionLogInfo *)instance;
+ (DBTEAMLOGWebDeviceSessionLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A session in a browser.
@interface DBTEAMLOGWebSessionLogInfo : DBTEAMLOGSessionLogInfo
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSessionId:(nullable NSString *)sessionId;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGWebSessionLogInfo` from and to JSON.
@interface DBTEAMLOGWebSessionLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGWebSessionLogInfo *)instance;
+ (DBTEAMLOGWebSessionLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the limit on a member's active web sessions was changed.
@interface DBTEAMLOGWebSessionsChangeActiveSessionLimitDetails : DBStoneObject
/// The maximum number of active sessions before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// The maximum number of active sessions after the change.
@property (nonatomic, readonly, copy) NSString *dNewValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSString *)previousValue dNewValue:(NSString *)dNewValue;
@end

/// Converts `DBTEAMLOGWebSessionsChangeActiveSessionLimitDetails` from and to JSON.
@interface DBTEAMLOGWebSessionsChangeActiveSessionLimitDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGWebSessionsChangeActiveSessionLimitDetails *)instance;
+ (DBTEAMLOGWebSessionsChangeActiveSessionLimitDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The limit on a member's active web sessions was changed.
@interface DBTEAMLOGWebSessionsChangeActiveSessionLimitType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGWebSessionsChangeActiveSessionLimitType` from and to JSON.
@interface DBTEAMLOGWebSessionsChangeActiveSessionLimitTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGWebSessionsChangeActiveSessionLimitType *)instance;
+ (DBTEAMLOGWebSessionsChangeActiveSessionLimitType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the maximum length of members' web sessions was changed.
@interface DBTEAMLOGWebSessionsChangeFixedLengthPolicyDetails : DBStoneObject
/// The maximum length of sessions after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGWebSessionsFixedLengthPolicy *dNewValue;
/// The maximum length of sessions before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGWebSessionsFixedLengthPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(nullable DBTEAMLOGWebSessionsFixedLengthPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGWebSessionsFixedLengthPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGWebSessionsChangeFixedLengthPolicyDetails` from and to JSON.
@interface DBTEAMLOGWebSessionsChangeFixedLengthPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGWebSessionsChangeFixedLengthPolicyDetails *)instance;
+ (DBTEAMLOGWebSessionsChangeFixedLengthPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The maximum length of members' web sessions was changed.
@interface DBTEAMLOGWebSessionsChangeFixedLengthPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGWebSessionsChangeFixedLengthPolicyType` from and to JSON.
@interface DBTEAMLOGWebSessionsChangeFixedLengthPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGWebSessionsChangeFixedLengthPolicyType *)instance;
+ (DBTEAMLOGWebSessionsChangeFixedLengthPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the maximum idle time of members' web sessions was changed.
@interface DBTEAMLOGWebSessionsChangeIdleLengthPolicyDetails : DBStoneObject
/// The maximum idle time of sessions after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGWebSessionsIdleLengthPolicy *dNewValue;
/// The maximum idle time of sessions before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGWebSessionsIdleLengthPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(nullable DBTEAMLOGWebSessionsIdleLengthPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGWebSessionsIdleLengthPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGWebSessionsChangeIdleLengthPolicyDetails` from and to JSON.
@interface DBTEAMLOGWebSessionsChangeIdleLengthPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGWebSessionsChangeIdleLengthPolicyDetails *)instance;
+ (DBTEAMLOGWebSessionsChangeIdleLengthPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The maximum idle time of members' web sessions was changed.
@interface DBTEAMLOGWebSessionsChangeIdleLengthPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGWebSessionsChangeIdleLengthPolicyType` from and to JSON.
@interface DBTEAMLOGWebSessionsChangeIdleLengthPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGWebSessionsChangeIdleLengthPolicyType *)instance;
+ (DBTEAMLOGWebSessionsChangeIdleLengthPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGWebSessionsFixedLengthPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGWebSessionsFixedLengthPolicyTag) {
    /// The maximum length.
    DBTEAMLOGWebSessionsFixedLengthPolicyDefined,
    /// The length isn't limited.
    DBTEAMLOGWebSessionsFixedLengthPolicyUndefined,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGWebSessionsFixedLengthPolicyOther,
};

/// The maximum length of members' web sessions.
@interface DBTEAMLOGWebSessionsFixedLengthPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGWebSessionsFixedLengthPolicyTag tag;
/// The maximum length. Has a value only if `isDefined` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDurationLogInfo *defined;
/// Creates an object with the tag `defined`.
- (instancetype)initWithDefined:(DBTEAMLOGDurationLogInfo *)defined;
/// Creates an object with the tag `undefined`.
- (instancetype)initWithUndefined;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `defined`.
- (BOOL)isDefined;
/// Returns whether the tag is `undefined`.
- (BOOL)isUndefined;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGWebSessionsFixedLengthPolicy` from and to JSON.
@interface DBTEAMLOGWebSessionsFixedLengthPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGWebSessionsFixedLengthPolicy *)instance;
+ (DBTEAMLOGWebSessionsFixedLengthPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGWebSessionsIdleLengthPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGWebSessionsIdleLengthPolicyTag) {
    /// The maximum idle time.
    DBTEAMLOGWebSessionsIdleLengthPolicyDefined,
    /// The idle time isn't limited.
    DBTEAMLOGWebSessionsIdleLengthPolicyUndefined,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGWebSessionsIdleLengthPolicyOther,
};

/// The maximum idle time of members' web sessions.
@interface DBTEAMLOGWebSessionsIdleLengthPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGWebSessionsIdleLengthPolicyTag tag;
/// The maximum idle time. Has a value only if `isDefined` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDurationLogInfo *defined;
/// Creates an object with the tag `defined`.
- (instancetype)initWithDefined:(DBTEAMLOGDurationLogInfo *)defined;
/// Creates an object with the tag `undefined`.
- (instancetype)initWithUndefined;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `defined`.
- (BOOL)isDefined;
/// Returns whether the tag is `undefined`.
- (BOOL)isUndefined;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGWebSessionsIdleLengthPolicy` from and to JSON.
@interface DBTEAMLOGWebSessionsIdleLengthPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGWebSessionsIdleLengthPolicy *)instance;
+ (DBTEAMLOGWebSessionsIdleLengthPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
