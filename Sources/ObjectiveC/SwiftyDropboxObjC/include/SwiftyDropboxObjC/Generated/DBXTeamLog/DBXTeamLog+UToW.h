// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Base.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogDurationLogInfo, DBXTeamLogEventDetailsUndoNamingConventionDetails,
    DBXTeamLogEventDetailsUndoOrganizeFolderWithTidyDetails, DBXTeamLogEventDetailsUserTagsAddedDetails,
    DBXTeamLogEventDetailsUserTagsRemovedDetails, DBXTeamLogEventDetailsViewerInfoPolicyChangedDetails,
    DBXTeamLogEventDetailsWatermarkingPolicyChangedDetails,
    DBXTeamLogEventDetailsWebSessionsChangeActiveSessionLimitDetails,
    DBXTeamLogEventDetailsWebSessionsChangeFixedLengthPolicyDetails,
    DBXTeamLogEventDetailsWebSessionsChangeIdleLengthPolicyDetails, DBXTeamLogEventTypeArgUndoNamingConvention,
    DBXTeamLogEventTypeArgUndoOrganizeFolderWithTidy, DBXTeamLogEventTypeArgUserTagsAdded,
    DBXTeamLogEventTypeArgUserTagsRemoved, DBXTeamLogEventTypeArgViewerInfoPolicyChanged,
    DBXTeamLogEventTypeArgWatermarkingPolicyChanged, DBXTeamLogEventTypeArgWebSessionsChangeActiveSessionLimit,
    DBXTeamLogEventTypeArgWebSessionsChangeFixedLengthPolicy, DBXTeamLogEventTypeArgWebSessionsChangeIdleLengthPolicy,
    DBXTeamLogEventTypeUndoNamingConvention, DBXTeamLogEventTypeUndoOrganizeFolderWithTidy,
    DBXTeamLogEventTypeUserTagsAdded, DBXTeamLogEventTypeUserTagsRemoved, DBXTeamLogEventTypeViewerInfoPolicyChanged,
    DBXTeamLogEventTypeWatermarkingPolicyChanged, DBXTeamLogEventTypeWebSessionsChangeActiveSessionLimit,
    DBXTeamLogEventTypeWebSessionsChangeFixedLengthPolicy, DBXTeamLogEventTypeWebSessionsChangeIdleLengthPolicy,
    DBXTeamLogPassPolicy, DBXTeamLogUndoNamingConventionDetails, DBXTeamLogUndoNamingConventionType,
    DBXTeamLogUndoOrganizeFolderWithTidyDetails, DBXTeamLogUndoOrganizeFolderWithTidyType,
    DBXTeamLogUserTagsAddedDetails, DBXTeamLogUserTagsAddedType, DBXTeamLogUserTagsRemovedDetails,
    DBXTeamLogUserTagsRemovedType, DBXTeamLogViewerInfoPolicyChangedDetails, DBXTeamLogViewerInfoPolicyChangedType,
    DBXTeamLogWatermarkingPolicyChangedDetails, DBXTeamLogWatermarkingPolicyChangedType,
    DBXTeamLogWatermarkingPolicyDisabled, DBXTeamLogWatermarkingPolicyEnabled, DBXTeamLogWatermarkingPolicyOther,
    DBXTeamLogWebSessionLogInfo, DBXTeamLogWebSessionsChangeActiveSessionLimitDetails,
    DBXTeamLogWebSessionsChangeActiveSessionLimitType, DBXTeamLogWebSessionsChangeFixedLengthPolicyDetails,
    DBXTeamLogWebSessionsChangeFixedLengthPolicyType, DBXTeamLogWebSessionsChangeIdleLengthPolicyDetails,
    DBXTeamLogWebSessionsChangeIdleLengthPolicyType, DBXTeamLogWebSessionsFixedLengthPolicy,
    DBXTeamLogWebSessionsFixedLengthPolicyDefined, DBXTeamLogWebSessionsFixedLengthPolicyOther,
    DBXTeamLogWebSessionsFixedLengthPolicyUndefined, DBXTeamLogWebSessionsIdleLengthPolicy,
    DBXTeamLogWebSessionsIdleLengthPolicyDefined, DBXTeamLogWebSessionsIdleLengthPolicyOther,
    DBXTeamLogWebSessionsIdleLengthPolicyUndefined;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (UToWMembers)
/// The object if its tag is `undo_naming_convention_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsUndoNamingConventionDetails *asUndoNamingConventionDetails;

/// The object if its tag is `undo_organize_folder_with_tidy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsUndoOrganizeFolderWithTidyDetails *asUndoOrganizeFolderWithTidyDetails;

/// The object if its tag is `user_tags_added_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsUserTagsAddedDetails *asUserTagsAddedDetails;
/// The object if its tag is `user_tags_removed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsUserTagsRemovedDetails *asUserTagsRemovedDetails;

/// The object if its tag is `viewer_info_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsViewerInfoPolicyChangedDetails *asViewerInfoPolicyChangedDetails;

/// The object if its tag is `watermarking_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsWatermarkingPolicyChangedDetails *asWatermarkingPolicyChangedDetails;

/// The object if its tag is `web_sessions_change_active_session_limit_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsWebSessionsChangeActiveSessionLimitDetails *asWebSessionsChangeActiveSessionLimitDetails;

/// The object if its tag is `web_sessions_change_fixed_length_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsWebSessionsChangeFixedLengthPolicyDetails *asWebSessionsChangeFixedLengthPolicyDetails;

/// The object if its tag is `web_sessions_change_idle_length_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsWebSessionsChangeIdleLengthPolicyDetails *asWebSessionsChangeIdleLengthPolicyDetails;
@end

/// Details of an event in which the application of a naming convention was undone.
@interface DBXTeamLogEventDetailsUndoNamingConventionDetails : DBXTeamLogEventDetails
/// The value of `undo_naming_convention_details`.
@property (nonatomic, strong) DBXTeamLogUndoNamingConventionDetails *undoNamingConventionDetails;
/// Creates an object with the tag `undo_naming_convention_details`.
- (instancetype)init:(DBXTeamLogUndoNamingConventionDetails *)undoNamingConventionDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which multi-file organize was undone for a folder.
@interface DBXTeamLogEventDetailsUndoOrganizeFolderWithTidyDetails : DBXTeamLogEventDetails
/// The value of `undo_organize_folder_with_tidy_details`.
@property (nonatomic, strong) DBXTeamLogUndoOrganizeFolderWithTidyDetails *undoOrganizeFolderWithTidyDetails;

/// Creates an object with the tag `undo_organize_folder_with_tidy_details`.
- (instancetype)init:(DBXTeamLogUndoOrganizeFolderWithTidyDetails *)undoOrganizeFolderWithTidyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which tags were added to a file.
@interface DBXTeamLogEventDetailsUserTagsAddedDetails : DBXTeamLogEventDetails
/// The value of `user_tags_added_details`.
@property (nonatomic, strong) DBXTeamLogUserTagsAddedDetails *userTagsAddedDetails;
/// Creates an object with the tag `user_tags_added_details`.
- (instancetype)init:(DBXTeamLogUserTagsAddedDetails *)userTagsAddedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which tags were removed from a file.
@interface DBXTeamLogEventDetailsUserTagsRemovedDetails : DBXTeamLogEventDetails
/// The value of `user_tags_removed_details`.
@property (nonatomic, strong) DBXTeamLogUserTagsRemovedDetails *userTagsRemovedDetails;
/// Creates an object with the tag `user_tags_removed_details`.
- (instancetype)init:(DBXTeamLogUserTagsRemovedDetails *)userTagsRemovedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's viewer information policy was changed.
@interface DBXTeamLogEventDetailsViewerInfoPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `viewer_info_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogViewerInfoPolicyChangedDetails *viewerInfoPolicyChangedDetails;

/// Creates an object with the tag `viewer_info_policy_changed_details`.
- (instancetype)init:(DBXTeamLogViewerInfoPolicyChangedDetails *)viewerInfoPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's watermarking policy was changed.
@interface DBXTeamLogEventDetailsWatermarkingPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `watermarking_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogWatermarkingPolicyChangedDetails *watermarkingPolicyChangedDetails;

/// Creates an object with the tag `watermarking_policy_changed_details`.
- (instancetype)init:(DBXTeamLogWatermarkingPolicyChangedDetails *)watermarkingPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the limit on a member's active web sessions was changed.
@interface DBXTeamLogEventDetailsWebSessionsChangeActiveSessionLimitDetails : DBXTeamLogEventDetails
/// The value of `web_sessions_change_active_session_limit_details`.
@property (nonatomic, strong)
    DBXTeamLogWebSessionsChangeActiveSessionLimitDetails *webSessionsChangeActiveSessionLimitDetails;

/// Creates an object with the tag `web_sessions_change_active_session_limit_details`.
- (instancetype)init:(DBXTeamLogWebSessionsChangeActiveSessionLimitDetails *)webSessionsChangeActiveSessionLimitDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the maximum length of members' web sessions was changed.
@interface DBXTeamLogEventDetailsWebSessionsChangeFixedLengthPolicyDetails : DBXTeamLogEventDetails
/// The value of `web_sessions_change_fixed_length_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogWebSessionsChangeFixedLengthPolicyDetails *webSessionsChangeFixedLengthPolicyDetails;

/// Creates an object with the tag `web_sessions_change_fixed_length_policy_details`.
- (instancetype)init:(DBXTeamLogWebSessionsChangeFixedLengthPolicyDetails *)webSessionsChangeFixedLengthPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the maximum idle time of members' web sessions was changed.
@interface DBXTeamLogEventDetailsWebSessionsChangeIdleLengthPolicyDetails : DBXTeamLogEventDetails
/// The value of `web_sessions_change_idle_length_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogWebSessionsChangeIdleLengthPolicyDetails *webSessionsChangeIdleLengthPolicyDetails;

/// Creates an object with the tag `web_sessions_change_idle_length_policy_details`.
- (instancetype)init:(DBXTeamLogWebSessionsChangeIdleLengthPolicyDetails *)webSessionsChangeIdleLengthPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (UToWMembers)
/// The object if its tag is `undo_naming_convention`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeUndoNamingConvention *asUndoNamingConvention;
/// The object if its tag is `undo_organize_folder_with_tidy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeUndoOrganizeFolderWithTidy *asUndoOrganizeFolderWithTidy;
/// The object if its tag is `user_tags_added`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeUserTagsAdded *asUserTagsAdded;
/// The object if its tag is `user_tags_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeUserTagsRemoved *asUserTagsRemoved;
/// The object if its tag is `viewer_info_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeViewerInfoPolicyChanged *asViewerInfoPolicyChanged;
/// The object if its tag is `watermarking_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeWatermarkingPolicyChanged *asWatermarkingPolicyChanged;

/// The object if its tag is `web_sessions_change_active_session_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeWebSessionsChangeActiveSessionLimit *asWebSessionsChangeActiveSessionLimit;

/// The object if its tag is `web_sessions_change_fixed_length_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeWebSessionsChangeFixedLengthPolicy *asWebSessionsChangeFixedLengthPolicy;

/// The object if its tag is `web_sessions_change_idle_length_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeWebSessionsChangeIdleLengthPolicy *asWebSessionsChangeIdleLengthPolicy;
@end

/// The application of a naming convention was undone.
@interface DBXTeamLogEventTypeUndoNamingConvention : DBXTeamLogEventType
/// The value of `undo_naming_convention`.
@property (nonatomic, strong) DBXTeamLogUndoNamingConventionType *undoNamingConvention;
/// Creates an object with the tag `undo_naming_convention`.
- (instancetype)init:(DBXTeamLogUndoNamingConventionType *)undoNamingConvention NS_DESIGNATED_INITIALIZER;
@end

/// Multi-file organize was undone for a folder.
@interface DBXTeamLogEventTypeUndoOrganizeFolderWithTidy : DBXTeamLogEventType
/// The value of `undo_organize_folder_with_tidy`.
@property (nonatomic, strong) DBXTeamLogUndoOrganizeFolderWithTidyType *undoOrganizeFolderWithTidy;
/// Creates an object with the tag `undo_organize_folder_with_tidy`.
- (instancetype)init:(DBXTeamLogUndoOrganizeFolderWithTidyType *)undoOrganizeFolderWithTidy NS_DESIGNATED_INITIALIZER;
@end

/// Tags were added to a file.
@interface DBXTeamLogEventTypeUserTagsAdded : DBXTeamLogEventType
/// The value of `user_tags_added`.
@property (nonatomic, strong) DBXTeamLogUserTagsAddedType *userTagsAdded;
/// Creates an object with the tag `user_tags_added`.
- (instancetype)init:(DBXTeamLogUserTagsAddedType *)userTagsAdded NS_DESIGNATED_INITIALIZER;
@end

/// Tags were removed from a file.
@interface DBXTeamLogEventTypeUserTagsRemoved : DBXTeamLogEventType
/// The value of `user_tags_removed`.
@property (nonatomic, strong) DBXTeamLogUserTagsRemovedType *userTagsRemoved;
/// Creates an object with the tag `user_tags_removed`.
- (instancetype)init:(DBXTeamLogUserTagsRemovedType *)userTagsRemoved NS_DESIGNATED_INITIALIZER;
@end

/// The team's viewer information policy was changed.
@interface DBXTeamLogEventTypeViewerInfoPolicyChanged : DBXTeamLogEventType
/// The value of `viewer_info_policy_changed`.
@property (nonatomic, strong) DBXTeamLogViewerInfoPolicyChangedType *viewerInfoPolicyChanged;
/// Creates an object with the tag `viewer_info_policy_changed`.
- (instancetype)init:(DBXTeamLogViewerInfoPolicyChangedType *)viewerInfoPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// The team's watermarking policy was changed.
@interface DBXTeamLogEventTypeWatermarkingPolicyChanged : DBXTeamLogEventType
/// The value of `watermarking_policy_changed`.
@property (nonatomic, strong) DBXTeamLogWatermarkingPolicyChangedType *watermarkingPolicyChanged;
/// Creates an object with the tag `watermarking_policy_changed`.
- (instancetype)init:(DBXTeamLogWatermarkingPolicyChangedType *)watermarkingPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// The limit on a member's active web sessions was changed.
@interface DBXTeamLogEventTypeWebSessionsChangeActiveSessionLimit : DBXTeamLogEventType
/// The value of `web_sessions_change_active_session_limit`.
@property (nonatomic, strong) DBXTeamLogWebSessionsChangeActiveSessionLimitType *webSessionsChangeActiveSessionLimit;

/// Creates an object with the tag `web_sessions_change_active_session_limit`.
- (instancetype)init:(DBXTeamLogWebSessionsChangeActiveSessionLimitType *)webSessionsChangeActiveSessionLimit
    NS_DESIGNATED_INITIALIZER;
@end

/// The maximum length of members' web sessions was changed.
@interface DBXTeamLogEventTypeWebSessionsChangeFixedLengthPolicy : DBXTeamLogEventType
/// The value of `web_sessions_change_fixed_length_policy`.
@property (nonatomic, strong) DBXTeamLogWebSessionsChangeFixedLengthPolicyType *webSessionsChangeFixedLengthPolicy;

/// Creates an object with the tag `web_sessions_change_fixed_length_policy`.
- (instancetype)init:(DBXTeamLogWebSessionsChangeFixedLengthPolicyType *)webSessionsChangeFixedLengthPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The maximum idle time of members' web sessions was changed.
@interface DBXTeamLogEventTypeWebSessionsChangeIdleLengthPolicy : DBXTeamLogEventType
/// The value of `web_sessions_change_idle_length_policy`.
@property (nonatomic, strong) DBXTeamLogWebSessionsChangeIdleLengthPolicyType *webSessionsChangeIdleLengthPolicy;

/// Creates an object with the tag `web_sessions_change_idle_length_policy`.
- (instancetype)init:(DBXTeamLogWebSessionsChangeIdleLengthPolicyType *)webSessionsChangeIdleLengthPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (UToWMembers)
/// The object if its tag is `undo_naming_convention`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgUndoNamingConvention *asUndoNamingConvention;

/// The object if its tag is `undo_organize_folder_with_tidy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgUndoOrganizeFolderWithTidy *asUndoOrganizeFolderWithTidy;

/// The object if its tag is `user_tags_added`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgUserTagsAdded *asUserTagsAdded;
/// The object if its tag is `user_tags_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgUserTagsRemoved *asUserTagsRemoved;
/// The object if its tag is `viewer_info_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgViewerInfoPolicyChanged *asViewerInfoPolicyChanged;
/// The object if its tag is `watermarking_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgWatermarkingPolicyChanged *asWatermarkingPolicyChanged;

/// The object if its tag is `web_sessions_change_active_session_limit`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgWebSessionsChangeActiveSessionLimit *asWebSessionsChangeActiveSessionLimit;

/// The object if its tag is `web_sessions_change_fixed_length_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgWebSessionsChangeFixedLengthPolicy *asWebSessionsChangeFixedLengthPolicy;

/// The object if its tag is `web_sessions_change_idle_length_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgWebSessionsChangeIdleLengthPolicy *asWebSessionsChangeIdleLengthPolicy;
@end

/// Events in which the application of a naming convention was undone.
@interface DBXTeamLogEventTypeArgUndoNamingConvention : DBXTeamLogEventTypeArg
/// Creates an object with the tag `undo_naming_convention`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which multi-file organize was undone for a folder.
@interface DBXTeamLogEventTypeArgUndoOrganizeFolderWithTidy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `undo_organize_folder_with_tidy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which tags were added to a file.
@interface DBXTeamLogEventTypeArgUserTagsAdded : DBXTeamLogEventTypeArg
/// Creates an object with the tag `user_tags_added`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which tags were removed from a file.
@interface DBXTeamLogEventTypeArgUserTagsRemoved : DBXTeamLogEventTypeArg
/// Creates an object with the tag `user_tags_removed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's viewer information policy was changed.
@interface DBXTeamLogEventTypeArgViewerInfoPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `viewer_info_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's watermarking policy was changed.
@interface DBXTeamLogEventTypeArgWatermarkingPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `watermarking_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the limit on a member's active web sessions was changed.
@interface DBXTeamLogEventTypeArgWebSessionsChangeActiveSessionLimit : DBXTeamLogEventTypeArg
/// Creates an object with the tag `web_sessions_change_active_session_limit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the maximum length of members' web sessions was changed.
@interface DBXTeamLogEventTypeArgWebSessionsChangeFixedLengthPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `web_sessions_change_fixed_length_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the maximum idle time of members' web sessions was changed.
@interface DBXTeamLogEventTypeArgWebSessionsChangeIdleLengthPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `web_sessions_change_idle_length_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the application of a naming convention was undone.
@interface DBXTeamLogUndoNamingConventionDetails : DBXObject
@end

/// The application of a naming convention was undone.
@interface DBXTeamLogUndoNamingConventionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which multi-file organize was undone for a folder.
@interface DBXTeamLogUndoOrganizeFolderWithTidyDetails : DBXObject
@end

/// Multi-file organize was undone for a folder.
@interface DBXTeamLogUndoOrganizeFolderWithTidyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// An app that a user has linked.
@interface DBXTeamLogUserLinkedAppLogInfo : DBXTeamLogAppLogInfo
- (instancetype)initWithAppId:(nullable NSString *)appId displayName:(nullable NSString *)displayName DB_UNAVAILABLE;
@end

/// The name of a user.
@interface DBXTeamLogUserNameLogInfo : DBXObject
/// The given name.
@property (nonatomic, readonly, copy) NSString *givenName;
/// The family name.
@property (nonatomic, readonly, copy) NSString *surname;
/// The locale of the name.
@property (nonatomic, readonly, copy, nullable) NSString *locale;

/// Creates an object. The properties describe the parameters.
- (instancetype)initGivenName:(NSString *)givenName
    surname:(NSString *)surname
    locale:(nullable NSString *)locale
    NS_DESIGNATED_INITIALIZER;
@end

/// An app that either a user or the team has linked.
@interface DBXTeamLogUserOrTeamLinkedAppLogInfo : DBXTeamLogAppLogInfo
- (instancetype)initWithAppId:(nullable NSString *)appId displayName:(nullable NSString *)displayName DB_UNAVAILABLE;
@end

/// Details of an event in which tags were added to a file.
@interface DBXTeamLogUserTagsAddedDetails : DBXObject
/// The tags.
@property (nonatomic, readonly, copy) NSArray<NSString *> *values;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithValues:(NSArray<NSString *> *)values NS_DESIGNATED_INITIALIZER;
@end

/// Tags were added to a file.
@interface DBXTeamLogUserTagsAddedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which tags were removed from a file.
@interface DBXTeamLogUserTagsRemovedDetails : DBXObject
/// The tags.
@property (nonatomic, readonly, copy) NSArray<NSString *> *values;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithValues:(NSArray<NSString *> *)values NS_DESIGNATED_INITIALIZER;
@end

/// Tags were removed from a file.
@interface DBXTeamLogUserTagsRemovedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's viewer information policy was changed.
@interface DBXTeamLogViewerInfoPolicyChangedDetails : DBXObject
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogPassPolicy *previousValue;
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogPassPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogPassPolicy *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXTeamLogPassPolicy *)previousValue
    newValue:(DBXTeamLogPassPolicy *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's viewer information policy was changed.
@interface DBXTeamLogViewerInfoPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for watermarks.
@interface DBXTeamLogWatermarkingPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogWatermarkingPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogWatermarkingPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogWatermarkingPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogWatermarkingPolicyOther *asOther;
@end

/// The team can't use watermarks.
@interface DBXTeamLogWatermarkingPolicyDisabled : DBXTeamLogWatermarkingPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team can use watermarks.
@interface DBXTeamLogWatermarkingPolicyEnabled : DBXTeamLogWatermarkingPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogWatermarkingPolicyOther : DBXTeamLogWatermarkingPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's watermarking policy was changed.
@interface DBXTeamLogWatermarkingPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogWatermarkingPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogWatermarkingPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogWatermarkingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogWatermarkingPolicy *)newValue
    previousValue:(DBXTeamLogWatermarkingPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's watermarking policy was changed.
@interface DBXTeamLogWatermarkingPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A browser in which a user is signed in.
@interface DBXTeamLogWebDeviceSessionLogInfo : DBXTeamLogDeviceSessionLogInfo
/// The session.
@property (nonatomic, readonly, nullable) DBXTeamLogWebSessionLogInfo *sessionInfo;
/// The user agent of the browser.
@property (nonatomic, readonly, copy) NSString *userAgent;
/// The operating system.
@property (nonatomic, readonly, copy) NSString *os;
/// The name of the browser.
@property (nonatomic, readonly, copy) NSString *browser;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUserAgent:(NSString *)userAgent
    os:(NSString *)os
    browser:(NSString *)browser
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBXTeamLogWebSessionLogInfo *)sessionInfo
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    DB_UNAVAILABLE;
@end

/// A session in a browser.
@interface DBXTeamLogWebSessionLogInfo : DBXTeamLogSessionLogInfo
- (instancetype)initWithSessionId:(nullable NSString *)sessionId DB_UNAVAILABLE;
@end

/// Details of an event in which the limit on a member's active web sessions was changed.
@interface DBXTeamLogWebSessionsChangeActiveSessionLimitDetails : DBXObject
/// The maximum number of active sessions before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// The maximum number of active sessions after the change.
@property (nonatomic, readonly, copy) NSString *newValue;
/// The maximum number of active sessions after the change.
- (NSString *)newValue DB_NO_METHOD_FAMILY;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSString *)previousValue newValue:(NSString *)newValue NS_DESIGNATED_INITIALIZER;
@end

/// The limit on a member's active web sessions was changed.
@interface DBXTeamLogWebSessionsChangeActiveSessionLimitType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the maximum length of members' web sessions was changed.
@interface DBXTeamLogWebSessionsChangeFixedLengthPolicyDetails : DBXObject
/// The maximum length of sessions after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogWebSessionsFixedLengthPolicy *newValue;
/// The maximum length of sessions after the change. `nil` if an older event lacks it.
- (nullable DBXTeamLogWebSessionsFixedLengthPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The maximum length of sessions before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogWebSessionsFixedLengthPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(nullable DBXTeamLogWebSessionsFixedLengthPolicy *)newValue
    previousValue:(nullable DBXTeamLogWebSessionsFixedLengthPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The maximum length of members' web sessions was changed.
@interface DBXTeamLogWebSessionsChangeFixedLengthPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the maximum idle time of members' web sessions was changed.
@interface DBXTeamLogWebSessionsChangeIdleLengthPolicyDetails : DBXObject
/// The maximum idle time of sessions after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogWebSessionsIdleLengthPolicy *newValue;
/// The maximum idle time of sessions after the change. `nil` if an older event lacks it.
- (nullable DBXTeamLogWebSessionsIdleLengthPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The maximum idle time of sessions before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogWebSessionsIdleLengthPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(nullable DBXTeamLogWebSessionsIdleLengthPolicy *)newValue
    previousValue:(nullable DBXTeamLogWebSessionsIdleLengthPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The maximum idle time of members' web sessions was changed.
@interface DBXTeamLogWebSessionsChangeIdleLengthPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The maximum length of members' web sessions.
@interface DBXTeamLogWebSessionsFixedLengthPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogWebSessionsFixedLengthPolicy (Members)
/// The object if its tag is `defined`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogWebSessionsFixedLengthPolicyDefined *asDefined;
/// The object if its tag is `undefined`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogWebSessionsFixedLengthPolicyUndefined *asUndefined;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogWebSessionsFixedLengthPolicyOther *asOther;
@end

/// The maximum length.
@interface DBXTeamLogWebSessionsFixedLengthPolicyDefined : DBXTeamLogWebSessionsFixedLengthPolicy
/// The value of `defined`.
@property (nonatomic, strong) DBXTeamLogDurationLogInfo *defined;
/// Creates an object with the tag `defined`.
- (instancetype)init:(DBXTeamLogDurationLogInfo *)defined NS_DESIGNATED_INITIALIZER;
@end

/// The length isn't limited.
@interface DBXTeamLogWebSessionsFixedLengthPolicyUndefined : DBXTeamLogWebSessionsFixedLengthPolicy
/// Creates an object with the tag `undefined`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogWebSessionsFixedLengthPolicyOther : DBXTeamLogWebSessionsFixedLengthPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The maximum idle time of members' web sessions.
@interface DBXTeamLogWebSessionsIdleLengthPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogWebSessionsIdleLengthPolicy (Members)
/// The object if its tag is `defined`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogWebSessionsIdleLengthPolicyDefined *asDefined;
/// The object if its tag is `undefined`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogWebSessionsIdleLengthPolicyUndefined *asUndefined;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogWebSessionsIdleLengthPolicyOther *asOther;
@end

/// The maximum idle time.
@interface DBXTeamLogWebSessionsIdleLengthPolicyDefined : DBXTeamLogWebSessionsIdleLengthPolicy
/// The value of `defined`.
@property (nonatomic, strong) DBXTeamLogDurationLogInfo *defined;
/// Creates an object with the tag `defined`.
- (instancetype)init:(DBXTeamLogDurationLogInfo *)defined NS_DESIGNATED_INITIALIZER;
@end

/// The idle time isn't limited.
@interface DBXTeamLogWebSessionsIdleLengthPolicyUndefined : DBXTeamLogWebSessionsIdleLengthPolicy
/// Creates an object with the tag `undefined`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogWebSessionsIdleLengthPolicyOther : DBXTeamLogWebSessionsIdleLengthPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
