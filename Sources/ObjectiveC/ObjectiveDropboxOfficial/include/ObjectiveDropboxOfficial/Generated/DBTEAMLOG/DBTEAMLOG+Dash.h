// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGDashStackSharingScope, DBTEAMLOGDashStackType;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which a Dash stack was archived.
@interface DBTEAMLOGDashArchivedStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName stackType:(nullable DBTEAMLOGDashStackType *)stackType;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName;
@end

/// Converts `DBTEAMLOGDashArchivedStackDetails` from and to JSON.
@interface DBTEAMLOGDashArchivedStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashArchivedStackDetails *)instance;
+ (DBTEAMLOGDashArchivedStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Dash stack was archived.
@interface DBTEAMLOGDashArchivedStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashArchivedStackType` from and to JSON.
@interface DBTEAMLOGDashArchivedStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashArchivedStackType *)instance;
+ (DBTEAMLOGDashArchivedStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the audience of a shared link to a Dash stack was changed.
@interface DBTEAMLOGDashChangedAudienceOfSharedLinkToStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName stackType:(nullable DBTEAMLOGDashStackType *)stackType;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName;
@end

/// Converts `DBTEAMLOGDashChangedAudienceOfSharedLinkToStackDetails` from and to JSON.
@interface DBTEAMLOGDashChangedAudienceOfSharedLinkToStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashChangedAudienceOfSharedLinkToStackDetails *)instance;
+ (DBTEAMLOGDashChangedAudienceOfSharedLinkToStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The audience of a shared link to a Dash stack was changed.
@interface DBTEAMLOGDashChangedAudienceOfSharedLinkToStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashChangedAudienceOfSharedLinkToStackType` from and to JSON.
@interface DBTEAMLOGDashChangedAudienceOfSharedLinkToStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashChangedAudienceOfSharedLinkToStackType *)instance;
+ (DBTEAMLOGDashChangedAudienceOfSharedLinkToStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Dash stack was duplicated.
@interface DBTEAMLOGDashClonedStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The email address of the person who duplicated the stack.
@property (nonatomic, readonly, copy) NSString *actorEmail;
/// The name of the duplicate.
@property (nonatomic, readonly, copy) NSString *dNewClonedStackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    actorEmail:(NSString *)actorEmail
    dNewClonedStackName:(NSString *)dNewClonedStackName
    stackType:(nullable DBTEAMLOGDashStackType *)stackType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName
    actorEmail:(NSString *)actorEmail
    dNewClonedStackName:(NSString *)dNewClonedStackName;
@end

/// Converts `DBTEAMLOGDashClonedStackDetails` from and to JSON.
@interface DBTEAMLOGDashClonedStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashClonedStackDetails *)instance;
+ (DBTEAMLOGDashClonedStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Dash stack was duplicated.
@interface DBTEAMLOGDashClonedStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashClonedStackType` from and to JSON.
@interface DBTEAMLOGDashClonedStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashClonedStackType *)instance;
+ (DBTEAMLOGDashClonedStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGDashConnectorStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGDashConnectorStatusTag) {
    /// Failure.
    DBTEAMLOGDashConnectorStatusFail,
    /// Success.
    DBTEAMLOGDashConnectorStatusSuccess,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGDashConnectorStatusOther,
};

/// The status of a Dash connector.
@interface DBTEAMLOGDashConnectorStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGDashConnectorStatusTag tag;
/// Creates an object with the tag `fail`.
- (instancetype)initWithFail;
/// Creates an object with the tag `success`.
- (instancetype)initWithSuccess;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `fail`.
- (BOOL)isFail;
/// Returns whether the tag is `success`.
- (BOOL)isSuccess;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGDashConnectorStatus` from and to JSON.
@interface DBTEAMLOGDashConnectorStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashConnectorStatus *)instance;
+ (DBTEAMLOGDashConnectorStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a tool of a Dash connector was called.
@interface DBTEAMLOGDashConnectorToolsCallDetails : DBStoneObject
/// The name of the connector.
@property (nonatomic, readonly, copy) NSString *connectorName;
/// The name of the tool.
@property (nonatomic, readonly, copy) NSString *toolName;
/// The place from which the tool was called.
@property (nonatomic, readonly, copy, nullable) NSString *surface;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithConnectorName:(NSString *)connectorName
    toolName:(NSString *)toolName
    surface:(nullable NSString *)surface;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithConnectorName:(NSString *)connectorName toolName:(NSString *)toolName;
@end

/// Converts `DBTEAMLOGDashConnectorToolsCallDetails` from and to JSON.
@interface DBTEAMLOGDashConnectorToolsCallDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashConnectorToolsCallDetails *)instance;
+ (DBTEAMLOGDashConnectorToolsCallDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A tool of a Dash connector was called.
@interface DBTEAMLOGDashConnectorToolsCallType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashConnectorToolsCallType` from and to JSON.
@interface DBTEAMLOGDashConnectorToolsCallTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashConnectorToolsCallType *)instance;
+ (DBTEAMLOGDashConnectorToolsCallType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Dash stack was created.
@interface DBTEAMLOGDashCreatedStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName stackType:(nullable DBTEAMLOGDashStackType *)stackType;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName;
@end

/// Converts `DBTEAMLOGDashCreatedStackDetails` from and to JSON.
@interface DBTEAMLOGDashCreatedStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashCreatedStackDetails *)instance;
+ (DBTEAMLOGDashCreatedStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Dash stack was created.
@interface DBTEAMLOGDashCreatedStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashCreatedStackType` from and to JSON.
@interface DBTEAMLOGDashCreatedStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashCreatedStackType *)instance;
+ (DBTEAMLOGDashCreatedStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a comment was deleted from a Dash stack.
@interface DBTEAMLOGDashDeletedCommentFromStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The name of the stack's item to which the comment belongs.
@property (nonatomic, readonly, copy) NSString *stackItemName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackItemName:(NSString *)stackItemName
    stackType:(nullable DBTEAMLOGDashStackType *)stackType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName stackItemName:(NSString *)stackItemName;
@end

/// Converts `DBTEAMLOGDashDeletedCommentFromStackDetails` from and to JSON.
@interface DBTEAMLOGDashDeletedCommentFromStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashDeletedCommentFromStackDetails *)instance;
+ (DBTEAMLOGDashDeletedCommentFromStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment was deleted from a Dash stack.
@interface DBTEAMLOGDashDeletedCommentFromStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashDeletedCommentFromStackType` from and to JSON.
@interface DBTEAMLOGDashDeletedCommentFromStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashDeletedCommentFromStackType *)instance;
+ (DBTEAMLOGDashDeletedCommentFromStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Dash stack was deleted.
@interface DBTEAMLOGDashDeletedStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName stackType:(nullable DBTEAMLOGDashStackType *)stackType;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName;
@end

/// Converts `DBTEAMLOGDashDeletedStackDetails` from and to JSON.
@interface DBTEAMLOGDashDeletedStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashDeletedStackDetails *)instance;
+ (DBTEAMLOGDashDeletedStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Dash stack was deleted.
@interface DBTEAMLOGDashDeletedStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashDeletedStackType` from and to JSON.
@interface DBTEAMLOGDashDeletedStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashDeletedStackType *)instance;
+ (DBTEAMLOGDashDeletedStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a comment in a Dash stack was edited.
@interface DBTEAMLOGDashEditedCommentInStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The name of the stack's item to which the comment belongs.
@property (nonatomic, readonly, copy) NSString *stackItemName;
/// The text of the comment.
@property (nonatomic, readonly, copy) NSString *commentText;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackItemName:(NSString *)stackItemName
    commentText:(NSString *)commentText
    stackType:(nullable DBTEAMLOGDashStackType *)stackType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName
    stackItemName:(NSString *)stackItemName
    commentText:(NSString *)commentText;
@end

/// Converts `DBTEAMLOGDashEditedCommentInStackDetails` from and to JSON.
@interface DBTEAMLOGDashEditedCommentInStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashEditedCommentInStackDetails *)instance;
+ (DBTEAMLOGDashEditedCommentInStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A comment in a Dash stack was edited.
@interface DBTEAMLOGDashEditedCommentInStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashEditedCommentInStackType` from and to JSON.
@interface DBTEAMLOGDashEditedCommentInStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashEditedCommentInStackType *)instance;
+ (DBTEAMLOGDashEditedCommentInStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGDashExternalSharingPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGDashExternalSharingPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGDashExternalSharingPolicyDefault_,
    /// Members can't share Dash content outside the team.
    DBTEAMLOGDashExternalSharingPolicyDisabled,
    /// Members can share Dash content outside the team.
    DBTEAMLOGDashExternalSharingPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGDashExternalSharingPolicyOther,
};

/// The policy for sharing Dash content outside the team.
@interface DBTEAMLOGDashExternalSharingPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGDashExternalSharingPolicyTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGDashExternalSharingPolicy` from and to JSON.
@interface DBTEAMLOGDashExternalSharingPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashExternalSharingPolicy *)instance;
+ (DBTEAMLOGDashExternalSharingPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for external sharing in Dash was changed.
@interface DBTEAMLOGDashExternalSharingPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGDashExternalSharingPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGDashExternalSharingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGDashExternalSharingPolicy *)dNewValue
    previousValue:(DBTEAMLOGDashExternalSharingPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGDashExternalSharingPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGDashExternalSharingPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashExternalSharingPolicyChangedDetails *)instance;
+ (DBTEAMLOGDashExternalSharingPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for external sharing in Dash was changed.
@interface DBTEAMLOGDashExternalSharingPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashExternalSharingPolicyChangedType` from and to JSON.
@interface DBTEAMLOGDashExternalSharingPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashExternalSharingPolicyChangedType *)instance;
+ (DBTEAMLOGDashExternalSharingPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a person from outside the team opened a Dash stack.
@interface DBTEAMLOGDashExternalUserOpenedStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The scope in which the stack is shared.
@property (nonatomic, readonly) DBTEAMLOGDashStackSharingScope *stackSharingScope;
/// A Boolean value that indicates whether the person was invited to the stack.
@property (nonatomic, readonly) NSNumber *isInvited;
/// A Boolean value that indicates whether the person has verified their email address.
@property (nonatomic, readonly) NSNumber *isVerified;
/// The identifier of the team that owns the stack.
@property (nonatomic, readonly, nullable) NSNumber *stackOwnerTeamId;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackSharingScope:(DBTEAMLOGDashStackSharingScope *)stackSharingScope
    isInvited:(NSNumber *)isInvited
    isVerified:(NSNumber *)isVerified
    stackOwnerTeamId:(nullable NSNumber *)stackOwnerTeamId
    stackType:(nullable DBTEAMLOGDashStackType *)stackType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName
    stackSharingScope:(DBTEAMLOGDashStackSharingScope *)stackSharingScope
    isInvited:(NSNumber *)isInvited
    isVerified:(NSNumber *)isVerified;
@end

/// Converts `DBTEAMLOGDashExternalUserOpenedStackDetails` from and to JSON.
@interface DBTEAMLOGDashExternalUserOpenedStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashExternalUserOpenedStackDetails *)instance;
+ (DBTEAMLOGDashExternalUserOpenedStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A person from outside the team opened a Dash stack.
@interface DBTEAMLOGDashExternalUserOpenedStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashExternalUserOpenedStackType` from and to JSON.
@interface DBTEAMLOGDashExternalUserOpenedStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashExternalUserOpenedStackType *)instance;
+ (DBTEAMLOGDashExternalUserOpenedStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member opened the Dash desktop app for the first time.
@interface DBTEAMLOGDashFirstLaunchedDesktopDetails : DBStoneObject
/// The name of the operating system.
@property (nonatomic, readonly, copy) NSString *osName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithOsName:(NSString *)osName;
@end

/// Converts `DBTEAMLOGDashFirstLaunchedDesktopDetails` from and to JSON.
@interface DBTEAMLOGDashFirstLaunchedDesktopDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashFirstLaunchedDesktopDetails *)instance;
+ (DBTEAMLOGDashFirstLaunchedDesktopDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member opened the Dash desktop app for the first time.
@interface DBTEAMLOGDashFirstLaunchedDesktopType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashFirstLaunchedDesktopType` from and to JSON.
@interface DBTEAMLOGDashFirstLaunchedDesktopTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashFirstLaunchedDesktopType *)instance;
+ (DBTEAMLOGDashFirstLaunchedDesktopType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member opened the Dash browser extension for the first time.
@interface DBTEAMLOGDashFirstLaunchedExtensionDetails : DBStoneObject
/// The name of the web browser.
@property (nonatomic, readonly, copy) NSString *browserName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithBrowserName:(NSString *)browserName;
@end

/// Converts `DBTEAMLOGDashFirstLaunchedExtensionDetails` from and to JSON.
@interface DBTEAMLOGDashFirstLaunchedExtensionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashFirstLaunchedExtensionDetails *)instance;
+ (DBTEAMLOGDashFirstLaunchedExtensionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member opened the Dash browser extension for the first time.
@interface DBTEAMLOGDashFirstLaunchedExtensionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashFirstLaunchedExtensionType` from and to JSON.
@interface DBTEAMLOGDashFirstLaunchedExtensionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashFirstLaunchedExtensionType *)instance;
+ (DBTEAMLOGDashFirstLaunchedExtensionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member opened the Dash start page on the web for the first time.
@interface DBTEAMLOGDashFirstLaunchedWebStartPageDetails : DBStoneObject
/// The name of the web browser.
@property (nonatomic, readonly, copy) NSString *browserName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithBrowserName:(NSString *)browserName;
@end

/// Converts `DBTEAMLOGDashFirstLaunchedWebStartPageDetails` from and to JSON.
@interface DBTEAMLOGDashFirstLaunchedWebStartPageDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashFirstLaunchedWebStartPageDetails *)instance;
+ (DBTEAMLOGDashFirstLaunchedWebStartPageDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member opened the Dash start page on the web for the first time.
@interface DBTEAMLOGDashFirstLaunchedWebStartPageType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashFirstLaunchedWebStartPageType` from and to JSON.
@interface DBTEAMLOGDashFirstLaunchedWebStartPageTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashFirstLaunchedWebStartPageType *)instance;
+ (DBTEAMLOGDashFirstLaunchedWebStartPageType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which access permissions to a Dash stack were checked for an opened shared link.
@interface DBTEAMLOGDashOpenedSharedLinkToStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName stackType:(nullable DBTEAMLOGDashStackType *)stackType;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName;
@end

/// Converts `DBTEAMLOGDashOpenedSharedLinkToStackDetails` from and to JSON.
@interface DBTEAMLOGDashOpenedSharedLinkToStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashOpenedSharedLinkToStackDetails *)instance;
+ (DBTEAMLOGDashOpenedSharedLinkToStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Access permissions to a Dash stack were checked for an opened shared link.
@interface DBTEAMLOGDashOpenedSharedLinkToStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashOpenedSharedLinkToStackType` from and to JSON.
@interface DBTEAMLOGDashOpenedSharedLinkToStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashOpenedSharedLinkToStackType *)instance;
+ (DBTEAMLOGDashOpenedSharedLinkToStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Dash stack was opened.
@interface DBTEAMLOGDashOpenedStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName stackType:(nullable DBTEAMLOGDashStackType *)stackType;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName;
@end

/// Converts `DBTEAMLOGDashOpenedStackDetails` from and to JSON.
@interface DBTEAMLOGDashOpenedStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashOpenedStackDetails *)instance;
+ (DBTEAMLOGDashOpenedStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Dash stack was opened.
@interface DBTEAMLOGDashOpenedStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashOpenedStackType` from and to JSON.
@interface DBTEAMLOGDashOpenedStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashOpenedStackType *)instance;
+ (DBTEAMLOGDashOpenedStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGDashPreviewOptOutStatus`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGDashPreviewOptOutStatusTag) {
    /// Previews are opted in to.
    DBTEAMLOGDashPreviewOptOutStatusOptedIn,
    /// Previews are opted out of.
    DBTEAMLOGDashPreviewOptOutStatusOptedOut,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGDashPreviewOptOutStatusOther,
};

/// A value that indicates whether previews are opted out of in Dash.
@interface DBTEAMLOGDashPreviewOptOutStatus : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGDashPreviewOptOutStatusTag tag;
/// Creates an object with the tag `opted_in`.
- (instancetype)initWithOptedIn;
/// Creates an object with the tag `opted_out`.
- (instancetype)initWithOptedOut;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `opted_in`.
- (BOOL)isOptedIn;
/// Returns whether the tag is `opted_out`.
- (BOOL)isOptedOut;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGDashPreviewOptOutStatus` from and to JSON.
@interface DBTEAMLOGDashPreviewOptOutStatusSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashPreviewOptOutStatus *)instance;
+ (DBTEAMLOGDashPreviewOptOutStatus *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the preview opt-out status in Dash was changed.
@interface DBTEAMLOGDashPreviewOptOutStatusChangedDetails : DBStoneObject
/// The status after the change.
@property (nonatomic, readonly) DBTEAMLOGDashPreviewOptOutStatus *optOutStatus;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithOptOutStatus:(DBTEAMLOGDashPreviewOptOutStatus *)optOutStatus;
@end

/// Converts `DBTEAMLOGDashPreviewOptOutStatusChangedDetails` from and to JSON.
@interface DBTEAMLOGDashPreviewOptOutStatusChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashPreviewOptOutStatusChangedDetails *)instance;
+ (DBTEAMLOGDashPreviewOptOutStatusChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The preview opt-out status in Dash was changed.
@interface DBTEAMLOGDashPreviewOptOutStatusChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashPreviewOptOutStatusChangedType` from and to JSON.
@interface DBTEAMLOGDashPreviewOptOutStatusChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashPreviewOptOutStatusChangedType *)instance;
+ (DBTEAMLOGDashPreviewOptOutStatusChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Dash stack was renamed.
@interface DBTEAMLOGDashRenamedStackDetails : DBStoneObject
/// The name of the stack before the change.
@property (nonatomic, readonly, copy) NSString *oldName;
/// The name of the stack after the change.
@property (nonatomic, readonly, copy) NSString *dNewName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithOldName:(NSString *)oldName
    dNewName:(NSString *)dNewName
    stackType:(nullable DBTEAMLOGDashStackType *)stackType;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithOldName:(NSString *)oldName dNewName:(NSString *)dNewName;
@end

/// Converts `DBTEAMLOGDashRenamedStackDetails` from and to JSON.
@interface DBTEAMLOGDashRenamedStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashRenamedStackDetails *)instance;
+ (DBTEAMLOGDashRenamedStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Dash stack was renamed.
@interface DBTEAMLOGDashRenamedStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashRenamedStackType` from and to JSON.
@interface DBTEAMLOGDashRenamedStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashRenamedStackType *)instance;
+ (DBTEAMLOGDashRenamedStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a link to a Dash stack was shared.
@interface DBTEAMLOGDashSharedLinkToStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName stackType:(nullable DBTEAMLOGDashStackType *)stackType;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName;
@end

/// Converts `DBTEAMLOGDashSharedLinkToStackDetails` from and to JSON.
@interface DBTEAMLOGDashSharedLinkToStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashSharedLinkToStackDetails *)instance;
+ (DBTEAMLOGDashSharedLinkToStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A link to a Dash stack was shared.
@interface DBTEAMLOGDashSharedLinkToStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashSharedLinkToStackType` from and to JSON.
@interface DBTEAMLOGDashSharedLinkToStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashSharedLinkToStackType *)instance;
+ (DBTEAMLOGDashSharedLinkToStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGDashStackSharingScope`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGDashStackSharingScopeTag) {
    /// The stack is shared with invited people.
    DBTEAMLOGDashStackSharingScopeInvited,
    /// The stack is public.
    DBTEAMLOGDashStackSharingScopePublic,
    /// The stack is shared with the team.
    DBTEAMLOGDashStackSharingScopeTeam,
    /// The scope isn't known.
    DBTEAMLOGDashStackSharingScopeUnknown,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGDashStackSharingScopeOther,
};

/// The scope in which a Dash stack is shared.
@interface DBTEAMLOGDashStackSharingScope : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGDashStackSharingScopeTag tag;
/// Creates an object with the tag `invited`.
- (instancetype)initWithInvited;
/// Creates an object with the tag `public`.
- (instancetype)initWithPublic;
/// Creates an object with the tag `team`.
- (instancetype)initWithTeam;
/// Creates an object with the tag `unknown`.
- (instancetype)initWithUnknown;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invited`.
- (BOOL)isInvited;
/// Returns whether the tag is `public`.
- (BOOL)isPublic;
/// Returns whether the tag is `team`.
- (BOOL)isTeam;
/// Returns whether the tag is `unknown`.
- (BOOL)isUnknown;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGDashStackSharingScope` from and to JSON.
@interface DBTEAMLOGDashStackSharingScopeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashStackSharingScope *)instance;
+ (DBTEAMLOGDashStackSharingScope *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGDashStackType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGDashStackTypeTag) {
    /// The Cypress backend.
    DBTEAMLOGDashStackTypeCypress,
    /// A reference container.
    DBTEAMLOGDashStackTypeReferenceContainer,
    /// The backend isn't known.
    DBTEAMLOGDashStackTypeUnknown,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGDashStackTypeOther,
};

/// The type of backend that stores a Dash stack.
@interface DBTEAMLOGDashStackType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGDashStackTypeTag tag;
/// Creates an object with the tag `cypress`.
- (instancetype)initWithCypress;
/// Creates an object with the tag `reference_container`.
- (instancetype)initWithReferenceContainer;
/// Creates an object with the tag `unknown`.
- (instancetype)initWithUnknown;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `cypress`.
- (BOOL)isCypress;
/// Returns whether the tag is `reference_container`.
- (BOOL)isReferenceContainer;
/// Returns whether the tag is `unknown`.
- (BOOL)isUnknown;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGDashStackType` from and to JSON.
@interface DBTEAMLOGDashStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashStackType *)instance;
+ (DBTEAMLOGDashStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a Dash stack was restored from the archive.
@interface DBTEAMLOGDashUnarchivedStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName stackType:(nullable DBTEAMLOGDashStackType *)stackType;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName;
@end

/// Converts `DBTEAMLOGDashUnarchivedStackDetails` from and to JSON.
@interface DBTEAMLOGDashUnarchivedStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashUnarchivedStackDetails *)instance;
+ (DBTEAMLOGDashUnarchivedStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Dash stack was restored from the archive.
@interface DBTEAMLOGDashUnarchivedStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashUnarchivedStackType` from and to JSON.
@interface DBTEAMLOGDashUnarchivedStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashUnarchivedStackType *)instance;
+ (DBTEAMLOGDashUnarchivedStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member viewed a company stack in Dash.
@interface DBTEAMLOGDashViewedCompanyStackDetails : DBStoneObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBTEAMLOGDashStackType *stackType;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName stackType:(nullable DBTEAMLOGDashStackType *)stackType;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithStackName:(NSString *)stackName;
@end

/// Converts `DBTEAMLOGDashViewedCompanyStackDetails` from and to JSON.
@interface DBTEAMLOGDashViewedCompanyStackDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashViewedCompanyStackDetails *)instance;
+ (DBTEAMLOGDashViewedCompanyStackDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member viewed a company stack in Dash.
@interface DBTEAMLOGDashViewedCompanyStackType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashViewedCompanyStackType` from and to JSON.
@interface DBTEAMLOGDashViewedCompanyStackTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashViewedCompanyStackType *)instance;
+ (DBTEAMLOGDashViewedCompanyStackType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an admin viewed the Dash report on external AI activity.
@interface DBTEAMLOGDashViewedExternalAiActivityReportDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDashViewedExternalAiActivityReportDetails` from and to JSON.
@interface DBTEAMLOGDashViewedExternalAiActivityReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashViewedExternalAiActivityReportDetails *)instance;
+ (DBTEAMLOGDashViewedExternalAiActivityReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An admin viewed the Dash report on external AI activity.
@interface DBTEAMLOGDashViewedExternalAiActivityReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDashViewedExternalAiActivityReportType` from and to JSON.
@interface DBTEAMLOGDashViewedExternalAiActivityReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDashViewedExternalAiActivityReportType *)instance;
+ (DBTEAMLOGDashViewedExternalAiActivityReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose names start with `Dash`.
@interface DBTEAMLOGEventDetails (Dash)
/// Details of an event in which a Dash stack was archived. Has a value only if `isDashArchivedStackDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashArchivedStackDetails *dashArchivedStackDetails;

/// Details of an event in which the audience of a shared link to a Dash stack was changed. Has a value only if
/// `isDashChangedAudienceOfSharedLinkToStackDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDashChangedAudienceOfSharedLinkToStackDetails *dashChangedAudienceOfSharedLinkToStackDetails;

/// Details of an event in which a Dash stack was duplicated. Has a value only if `isDashClonedStackDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashClonedStackDetails *dashClonedStackDetails;

/// Details of an event in which a tool of a Dash connector was called. Has a value only if
/// `isDashConnectorToolsCallDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashConnectorToolsCallDetails *dashConnectorToolsCallDetails;

/// Details of an event in which a Dash stack was created. Has a value only if `isDashCreatedStackDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashCreatedStackDetails *dashCreatedStackDetails;

/// Details of an event in which a comment was deleted from a Dash stack. Has a value only if
/// `isDashDeletedCommentFromStackDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashDeletedCommentFromStackDetails *dashDeletedCommentFromStackDetails;

/// Details of an event in which a Dash stack was deleted. Has a value only if `isDashDeletedStackDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashDeletedStackDetails *dashDeletedStackDetails;

/// Details of an event in which a comment in a Dash stack was edited. Has a value only if
/// `isDashEditedCommentInStackDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashEditedCommentInStackDetails *dashEditedCommentInStackDetails;

/// Details of an event in which a person from outside the team opened a Dash stack. Has a value only if
/// `isDashExternalUserOpenedStackDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashExternalUserOpenedStackDetails *dashExternalUserOpenedStackDetails;

/// Details of an event in which a member opened the Dash desktop app for the first time. Has a value only if
/// `isDashFirstLaunchedDesktopDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashFirstLaunchedDesktopDetails *dashFirstLaunchedDesktopDetails;

/// Details of an event in which a member opened the Dash browser extension for the first time. Has a value only if
/// `isDashFirstLaunchedExtensionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashFirstLaunchedExtensionDetails *dashFirstLaunchedExtensionDetails;

/// Details of an event in which a member opened the Dash start page on the web for the first time. Has a value only if
/// `isDashFirstLaunchedWebStartPageDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashFirstLaunchedWebStartPageDetails *dashFirstLaunchedWebStartPageDetails;

/// Details of an event in which access permissions to a Dash stack were checked for an opened shared link. Has a value
/// only if `isDashOpenedSharedLinkToStackDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashOpenedSharedLinkToStackDetails *dashOpenedSharedLinkToStackDetails;

/// Details of an event in which a Dash stack was opened. Has a value only if `isDashOpenedStackDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashOpenedStackDetails *dashOpenedStackDetails;

/// Details of an event in which the preview opt-out status in Dash was changed. Has a value only if
/// `isDashPreviewOptOutStatusChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashPreviewOptOutStatusChangedDetails *dashPreviewOptOutStatusChangedDetails;

/// Details of an event in which a Dash stack was renamed. Has a value only if `isDashRenamedStackDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashRenamedStackDetails *dashRenamedStackDetails;

/// Details of an event in which a link to a Dash stack was shared. Has a value only if `isDashSharedLinkToStackDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashSharedLinkToStackDetails *dashSharedLinkToStackDetails;

/// Details of an event in which a Dash stack was restored from the archive. Has a value only if
/// `isDashUnarchivedStackDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashUnarchivedStackDetails *dashUnarchivedStackDetails;

/// Details of an event in which a member viewed a company stack in Dash. Has a value only if
/// `isDashViewedCompanyStackDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashViewedCompanyStackDetails *dashViewedCompanyStackDetails;

/// Details of an event in which an admin viewed the Dash report on external AI activity. Has a value only if
/// `isDashViewedExternalAiActivityReportDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDashViewedExternalAiActivityReportDetails *dashViewedExternalAiActivityReportDetails;

/// Details of an event in which the team's policy for external sharing in Dash was changed. Has a value only if
/// `isDashExternalSharingPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDashExternalSharingPolicyChangedDetails *dashExternalSharingPolicyChangedDetails;

/// Creates an object with the tag `dash_archived_stack_details`.
- (instancetype)initWithDashArchivedStackDetails:(DBTEAMLOGDashArchivedStackDetails *)dashArchivedStackDetails;

/// Creates an object with the tag `dash_changed_audience_of_shared_link_to_stack_details`.
- (instancetype)
    initWithDashChangedAudienceOfSharedLinkToStackDetails:(DBTEAMLOGDashChangedAudienceOfSharedLinkToStackDetails *)dashChangedAudienceOfSharedLinkToStackDetails;

/// Creates an object with the tag `dash_cloned_stack_details`.
- (instancetype)initWithDashClonedStackDetails:(DBTEAMLOGDashClonedStackDetails *)dashClonedStackDetails;

/// Creates an object with the tag `dash_connector_tools_call_details`.
- (instancetype)
    initWithDashConnectorToolsCallDetails:(DBTEAMLOGDashConnectorToolsCallDetails *)dashConnectorToolsCallDetails;

/// Creates an object with the tag `dash_created_stack_details`.
- (instancetype)initWithDashCreatedStackDetails:(DBTEAMLOGDashCreatedStackDetails *)dashCreatedStackDetails;

/// Creates an object with the tag `dash_deleted_comment_from_stack_details`.
- (instancetype)
    initWithDashDeletedCommentFromStackDetails:(DBTEAMLOGDashDeletedCommentFromStackDetails *)dashDeletedCommentFromStackDetails;

/// Creates an object with the tag `dash_deleted_stack_details`.
- (instancetype)initWithDashDeletedStackDetails:(DBTEAMLOGDashDeletedStackDetails *)dashDeletedStackDetails;

/// Creates an object with the tag `dash_edited_comment_in_stack_details`.
- (instancetype)
    initWithDashEditedCommentInStackDetails:(DBTEAMLOGDashEditedCommentInStackDetails *)dashEditedCommentInStackDetails;

/// Creates an object with the tag `dash_external_user_opened_stack_details`.
- (instancetype)
    initWithDashExternalUserOpenedStackDetails:(DBTEAMLOGDashExternalUserOpenedStackDetails *)dashExternalUserOpenedStackDetails;

/// Creates an object with the tag `dash_first_launched_desktop_details`.
- (instancetype)
    initWithDashFirstLaunchedDesktopDetails:(DBTEAMLOGDashFirstLaunchedDesktopDetails *)dashFirstLaunchedDesktopDetails;

/// Creates an object with the tag `dash_first_launched_extension_details`.
- (instancetype)
    initWithDashFirstLaunchedExtensionDetails:(DBTEAMLOGDashFirstLaunchedExtensionDetails *)dashFirstLaunchedExtensionDetails;

/// Creates an object with the tag `dash_first_launched_web_start_page_details`.
- (instancetype)
    initWithDashFirstLaunchedWebStartPageDetails:(DBTEAMLOGDashFirstLaunchedWebStartPageDetails *)dashFirstLaunchedWebStartPageDetails;

/// Creates an object with the tag `dash_opened_shared_link_to_stack_details`.
- (instancetype)
    initWithDashOpenedSharedLinkToStackDetails:(DBTEAMLOGDashOpenedSharedLinkToStackDetails *)dashOpenedSharedLinkToStackDetails;

/// Creates an object with the tag `dash_opened_stack_details`.
- (instancetype)initWithDashOpenedStackDetails:(DBTEAMLOGDashOpenedStackDetails *)dashOpenedStackDetails;

/// Creates an object with the tag `dash_preview_opt_out_status_changed_details`.
- (instancetype)
    initWithDashPreviewOptOutStatusChangedDetails:(DBTEAMLOGDashPreviewOptOutStatusChangedDetails *)dashPreviewOptOutStatusChangedDetails;

/// Creates an object with the tag `dash_renamed_stack_details`.
- (instancetype)initWithDashRenamedStackDetails:(DBTEAMLOGDashRenamedStackDetails *)dashRenamedStackDetails;

/// Creates an object with the tag `dash_shared_link_to_stack_details`.
- (instancetype)
    initWithDashSharedLinkToStackDetails:(DBTEAMLOGDashSharedLinkToStackDetails *)dashSharedLinkToStackDetails;

/// Creates an object with the tag `dash_unarchived_stack_details`.
- (instancetype)initWithDashUnarchivedStackDetails:(DBTEAMLOGDashUnarchivedStackDetails *)dashUnarchivedStackDetails;

/// Creates an object with the tag `dash_viewed_company_stack_details`.
- (instancetype)
    initWithDashViewedCompanyStackDetails:(DBTEAMLOGDashViewedCompanyStackDetails *)dashViewedCompanyStackDetails;

/// Creates an object with the tag `dash_viewed_external_ai_activity_report_details`.
- (instancetype)
    initWithDashViewedExternalAiActivityReportDetails:(DBTEAMLOGDashViewedExternalAiActivityReportDetails *)dashViewedExternalAiActivityReportDetails;

/// Creates an object with the tag `dash_external_sharing_policy_changed_details`.
- (instancetype)
    initWithDashExternalSharingPolicyChangedDetails:(DBTEAMLOGDashExternalSharingPolicyChangedDetails *)dashExternalSharingPolicyChangedDetails;

/// Returns whether the tag is `dash_archived_stack_details`.
- (BOOL)isDashArchivedStackDetails;
/// Returns whether the tag is `dash_changed_audience_of_shared_link_to_stack_details`.
- (BOOL)isDashChangedAudienceOfSharedLinkToStackDetails;
/// Returns whether the tag is `dash_cloned_stack_details`.
- (BOOL)isDashClonedStackDetails;
/// Returns whether the tag is `dash_connector_tools_call_details`.
- (BOOL)isDashConnectorToolsCallDetails;
/// Returns whether the tag is `dash_created_stack_details`.
- (BOOL)isDashCreatedStackDetails;
/// Returns whether the tag is `dash_deleted_comment_from_stack_details`.
- (BOOL)isDashDeletedCommentFromStackDetails;
/// Returns whether the tag is `dash_deleted_stack_details`.
- (BOOL)isDashDeletedStackDetails;
/// Returns whether the tag is `dash_edited_comment_in_stack_details`.
- (BOOL)isDashEditedCommentInStackDetails;
/// Returns whether the tag is `dash_external_user_opened_stack_details`.
- (BOOL)isDashExternalUserOpenedStackDetails;
/// Returns whether the tag is `dash_first_launched_desktop_details`.
- (BOOL)isDashFirstLaunchedDesktopDetails;
/// Returns whether the tag is `dash_first_launched_extension_details`.
- (BOOL)isDashFirstLaunchedExtensionDetails;
/// Returns whether the tag is `dash_first_launched_web_start_page_details`.
- (BOOL)isDashFirstLaunchedWebStartPageDetails;
/// Returns whether the tag is `dash_opened_shared_link_to_stack_details`.
- (BOOL)isDashOpenedSharedLinkToStackDetails;
/// Returns whether the tag is `dash_opened_stack_details`.
- (BOOL)isDashOpenedStackDetails;
/// Returns whether the tag is `dash_preview_opt_out_status_changed_details`.
- (BOOL)isDashPreviewOptOutStatusChangedDetails;
/// Returns whether the tag is `dash_renamed_stack_details`.
- (BOOL)isDashRenamedStackDetails;
/// Returns whether the tag is `dash_shared_link_to_stack_details`.
- (BOOL)isDashSharedLinkToStackDetails;
/// Returns whether the tag is `dash_unarchived_stack_details`.
- (BOOL)isDashUnarchivedStackDetails;
/// Returns whether the tag is `dash_viewed_company_stack_details`.
- (BOOL)isDashViewedCompanyStackDetails;
/// Returns whether the tag is `dash_viewed_external_ai_activity_report_details`.
- (BOOL)isDashViewedExternalAiActivityReportDetails;
/// Returns whether the tag is `dash_external_sharing_policy_changed_details`.
- (BOOL)isDashExternalSharingPolicyChangedDetails;
@end

/// The members whose names start with `Dash`.
@interface DBTEAMLOGEventType (Dash)
/// A Dash stack was archived. Has a value only if `isDashArchivedStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashArchivedStackType *dashArchivedStack;

/// The audience of a shared link to a Dash stack was changed. Has a value only if
/// `isDashChangedAudienceOfSharedLinkToStack` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDashChangedAudienceOfSharedLinkToStackType *dashChangedAudienceOfSharedLinkToStack;

/// A Dash stack was duplicated. Has a value only if `isDashClonedStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashClonedStackType *dashClonedStack;
/// A tool of a Dash connector was called. Has a value only if `isDashConnectorToolsCall` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashConnectorToolsCallType *dashConnectorToolsCall;
/// A Dash stack was created. Has a value only if `isDashCreatedStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashCreatedStackType *dashCreatedStack;
/// A comment was deleted from a Dash stack. Has a value only if `isDashDeletedCommentFromStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashDeletedCommentFromStackType *dashDeletedCommentFromStack;
/// A Dash stack was deleted. Has a value only if `isDashDeletedStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashDeletedStackType *dashDeletedStack;
/// A comment in a Dash stack was edited. Has a value only if `isDashEditedCommentInStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashEditedCommentInStackType *dashEditedCommentInStack;

/// A person from outside the team opened a Dash stack. Has a value only if `isDashExternalUserOpenedStack` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashExternalUserOpenedStackType *dashExternalUserOpenedStack;

/// A member opened the Dash desktop app for the first time. Has a value only if `isDashFirstLaunchedDesktop` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashFirstLaunchedDesktopType *dashFirstLaunchedDesktop;

/// A member opened the Dash browser extension for the first time. Has a value only if `isDashFirstLaunchedExtension`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashFirstLaunchedExtensionType *dashFirstLaunchedExtension;

/// A member opened the Dash start page on the web for the first time. Has a value only if
/// `isDashFirstLaunchedWebStartPage` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashFirstLaunchedWebStartPageType *dashFirstLaunchedWebStartPage;

/// Access permissions to a Dash stack were checked for an opened shared link. Has a value only if
/// `isDashOpenedSharedLinkToStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashOpenedSharedLinkToStackType *dashOpenedSharedLinkToStack;

/// A Dash stack was opened. Has a value only if `isDashOpenedStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashOpenedStackType *dashOpenedStack;

/// The preview opt-out status in Dash was changed. Has a value only if `isDashPreviewOptOutStatusChanged` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashPreviewOptOutStatusChangedType *dashPreviewOptOutStatusChanged;

/// A Dash stack was renamed. Has a value only if `isDashRenamedStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashRenamedStackType *dashRenamedStack;
/// A link to a Dash stack was shared. Has a value only if `isDashSharedLinkToStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashSharedLinkToStackType *dashSharedLinkToStack;
/// A Dash stack was restored from the archive. Has a value only if `isDashUnarchivedStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashUnarchivedStackType *dashUnarchivedStack;
/// A member viewed a company stack in Dash. Has a value only if `isDashViewedCompanyStack` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashViewedCompanyStackType *dashViewedCompanyStack;

/// An admin viewed the Dash report on external AI activity. Has a value only if `isDashViewedExternalAiActivityReport`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashViewedExternalAiActivityReportType *dashViewedExternalAiActivityReport;

/// The team's policy for external sharing in Dash was changed. Has a value only if `isDashExternalSharingPolicyChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDashExternalSharingPolicyChangedType *dashExternalSharingPolicyChanged;

/// Creates an object with the tag `dash_archived_stack`.
- (instancetype)initWithDashArchivedStack:(DBTEAMLOGDashArchivedStackType *)dashArchivedStack;

/// Creates an object with the tag `dash_changed_audience_of_shared_link_to_stack`.
- (instancetype)
    initWithDashChangedAudienceOfSharedLinkToStack:(DBTEAMLOGDashChangedAudienceOfSharedLinkToStackType *)dashChangedAudienceOfSharedLinkToStack;

/// Creates an object with the tag `dash_cloned_stack`.
- (instancetype)initWithDashClonedStack:(DBTEAMLOGDashClonedStackType *)dashClonedStack;
/// Creates an object with the tag `dash_connector_tools_call`.
- (instancetype)initWithDashConnectorToolsCall:(DBTEAMLOGDashConnectorToolsCallType *)dashConnectorToolsCall;
/// Creates an object with the tag `dash_created_stack`.
- (instancetype)initWithDashCreatedStack:(DBTEAMLOGDashCreatedStackType *)dashCreatedStack;

/// Creates an object with the tag `dash_deleted_comment_from_stack`.
- (instancetype)
    initWithDashDeletedCommentFromStack:(DBTEAMLOGDashDeletedCommentFromStackType *)dashDeletedCommentFromStack;

/// Creates an object with the tag `dash_deleted_stack`.
- (instancetype)initWithDashDeletedStack:(DBTEAMLOGDashDeletedStackType *)dashDeletedStack;
/// Creates an object with the tag `dash_edited_comment_in_stack`.
- (instancetype)initWithDashEditedCommentInStack:(DBTEAMLOGDashEditedCommentInStackType *)dashEditedCommentInStack;

/// Creates an object with the tag `dash_external_user_opened_stack`.
- (instancetype)
    initWithDashExternalUserOpenedStack:(DBTEAMLOGDashExternalUserOpenedStackType *)dashExternalUserOpenedStack;

/// Creates an object with the tag `dash_first_launched_desktop`.
- (instancetype)initWithDashFirstLaunchedDesktop:(DBTEAMLOGDashFirstLaunchedDesktopType *)dashFirstLaunchedDesktop;
/// Creates an object with the tag `dash_first_launched_extension`.
- (instancetype)initWithDashFirstLaunchedExtension:(DBTEAMLOGDashFirstLaunchedExtensionType *)dashFirstLaunchedExtension;

/// Creates an object with the tag `dash_first_launched_web_start_page`.
- (instancetype)
    initWithDashFirstLaunchedWebStartPage:(DBTEAMLOGDashFirstLaunchedWebStartPageType *)dashFirstLaunchedWebStartPage;

/// Creates an object with the tag `dash_opened_shared_link_to_stack`.
- (instancetype)
    initWithDashOpenedSharedLinkToStack:(DBTEAMLOGDashOpenedSharedLinkToStackType *)dashOpenedSharedLinkToStack;

/// Creates an object with the tag `dash_opened_stack`.
- (instancetype)initWithDashOpenedStack:(DBTEAMLOGDashOpenedStackType *)dashOpenedStack;

/// Creates an object with the tag `dash_preview_opt_out_status_changed`.
- (instancetype)
    initWithDashPreviewOptOutStatusChanged:(DBTEAMLOGDashPreviewOptOutStatusChangedType *)dashPreviewOptOutStatusChanged;

/// Creates an object with the tag `dash_renamed_stack`.
- (instancetype)initWithDashRenamedStack:(DBTEAMLOGDashRenamedStackType *)dashRenamedStack;
/// Creates an object with the tag `dash_shared_link_to_stack`.
- (instancetype)initWithDashSharedLinkToStack:(DBTEAMLOGDashSharedLinkToStackType *)dashSharedLinkToStack;
/// Creates an object with the tag `dash_unarchived_stack`.
- (instancetype)initWithDashUnarchivedStack:(DBTEAMLOGDashUnarchivedStackType *)dashUnarchivedStack;
/// Creates an object with the tag `dash_viewed_company_stack`.
- (instancetype)initWithDashViewedCompanyStack:(DBTEAMLOGDashViewedCompanyStackType *)dashViewedCompanyStack;

/// Creates an object with the tag `dash_viewed_external_ai_activity_report`.
- (instancetype)
    initWithDashViewedExternalAiActivityReport:(DBTEAMLOGDashViewedExternalAiActivityReportType *)dashViewedExternalAiActivityReport;

/// Creates an object with the tag `dash_external_sharing_policy_changed`.
- (instancetype)
    initWithDashExternalSharingPolicyChanged:(DBTEAMLOGDashExternalSharingPolicyChangedType *)dashExternalSharingPolicyChanged;

/// Returns whether the tag is `dash_archived_stack`.
- (BOOL)isDashArchivedStack;
/// Returns whether the tag is `dash_changed_audience_of_shared_link_to_stack`.
- (BOOL)isDashChangedAudienceOfSharedLinkToStack;
/// Returns whether the tag is `dash_cloned_stack`.
- (BOOL)isDashClonedStack;
/// Returns whether the tag is `dash_connector_tools_call`.
- (BOOL)isDashConnectorToolsCall;
/// Returns whether the tag is `dash_created_stack`.
- (BOOL)isDashCreatedStack;
/// Returns whether the tag is `dash_deleted_comment_from_stack`.
- (BOOL)isDashDeletedCommentFromStack;
/// Returns whether the tag is `dash_deleted_stack`.
- (BOOL)isDashDeletedStack;
/// Returns whether the tag is `dash_edited_comment_in_stack`.
- (BOOL)isDashEditedCommentInStack;
/// Returns whether the tag is `dash_external_user_opened_stack`.
- (BOOL)isDashExternalUserOpenedStack;
/// Returns whether the tag is `dash_first_launched_desktop`.
- (BOOL)isDashFirstLaunchedDesktop;
/// Returns whether the tag is `dash_first_launched_extension`.
- (BOOL)isDashFirstLaunchedExtension;
/// Returns whether the tag is `dash_first_launched_web_start_page`.
- (BOOL)isDashFirstLaunchedWebStartPage;
/// Returns whether the tag is `dash_opened_shared_link_to_stack`.
- (BOOL)isDashOpenedSharedLinkToStack;
/// Returns whether the tag is `dash_opened_stack`.
- (BOOL)isDashOpenedStack;
/// Returns whether the tag is `dash_preview_opt_out_status_changed`.
- (BOOL)isDashPreviewOptOutStatusChanged;
/// Returns whether the tag is `dash_renamed_stack`.
- (BOOL)isDashRenamedStack;
/// Returns whether the tag is `dash_shared_link_to_stack`.
- (BOOL)isDashSharedLinkToStack;
/// Returns whether the tag is `dash_unarchived_stack`.
- (BOOL)isDashUnarchivedStack;
/// Returns whether the tag is `dash_viewed_company_stack`.
- (BOOL)isDashViewedCompanyStack;
/// Returns whether the tag is `dash_viewed_external_ai_activity_report`.
- (BOOL)isDashViewedExternalAiActivityReport;
/// Returns whether the tag is `dash_external_sharing_policy_changed`.
- (BOOL)isDashExternalSharingPolicyChanged;
@end

/// The members whose names start with `Dash`.
@interface DBTEAMLOGEventTypeArg (Dash)
/// Creates an object with the tag `dash_archived_stack`.
- (instancetype)initWithDashArchivedStack;
/// Creates an object with the tag `dash_changed_audience_of_shared_link_to_stack`.
- (instancetype)initWithDashChangedAudienceOfSharedLinkToStack;
/// Creates an object with the tag `dash_cloned_stack`.
- (instancetype)initWithDashClonedStack;
/// Creates an object with the tag `dash_connector_tools_call`.
- (instancetype)initWithDashConnectorToolsCall;
/// Creates an object with the tag `dash_created_stack`.
- (instancetype)initWithDashCreatedStack;
/// Creates an object with the tag `dash_deleted_comment_from_stack`.
- (instancetype)initWithDashDeletedCommentFromStack;
/// Creates an object with the tag `dash_deleted_stack`.
- (instancetype)initWithDashDeletedStack;
/// Creates an object with the tag `dash_edited_comment_in_stack`.
- (instancetype)initWithDashEditedCommentInStack;
/// Creates an object with the tag `dash_external_user_opened_stack`.
- (instancetype)initWithDashExternalUserOpenedStack;
/// Creates an object with the tag `dash_first_launched_desktop`.
- (instancetype)initWithDashFirstLaunchedDesktop;
/// Creates an object with the tag `dash_first_launched_extension`.
- (instancetype)initWithDashFirstLaunchedExtension;
/// Creates an object with the tag `dash_first_launched_web_start_page`.
- (instancetype)initWithDashFirstLaunchedWebStartPage;
/// Creates an object with the tag `dash_opened_shared_link_to_stack`.
- (instancetype)initWithDashOpenedSharedLinkToStack;
/// Creates an object with the tag `dash_opened_stack`.
- (instancetype)initWithDashOpenedStack;
/// Creates an object with the tag `dash_preview_opt_out_status_changed`.
- (instancetype)initWithDashPreviewOptOutStatusChanged;
/// Creates an object with the tag `dash_renamed_stack`.
- (instancetype)initWithDashRenamedStack;
/// Creates an object with the tag `dash_shared_link_to_stack`.
- (instancetype)initWithDashSharedLinkToStack;
/// Creates an object with the tag `dash_unarchived_stack`.
- (instancetype)initWithDashUnarchivedStack;
/// Creates an object with the tag `dash_viewed_company_stack`.
- (instancetype)initWithDashViewedCompanyStack;
/// Creates an object with the tag `dash_viewed_external_ai_activity_report`.
- (instancetype)initWithDashViewedExternalAiActivityReport;
/// Creates an object with the tag `dash_external_sharing_policy_changed`.
- (instancetype)initWithDashExternalSharingPolicyChanged;
/// Returns whether the tag is `dash_archived_stack`.
- (BOOL)isDashArchivedStack;
/// Returns whether the tag is `dash_changed_audience_of_shared_link_to_stack`.
- (BOOL)isDashChangedAudienceOfSharedLinkToStack;
/// Returns whether the tag is `dash_cloned_stack`.
- (BOOL)isDashClonedStack;
/// Returns whether the tag is `dash_connector_tools_call`.
- (BOOL)isDashConnectorToolsCall;
/// Returns whether the tag is `dash_created_stack`.
- (BOOL)isDashCreatedStack;
/// Returns whether the tag is `dash_deleted_comment_from_stack`.
- (BOOL)isDashDeletedCommentFromStack;
/// Returns whether the tag is `dash_deleted_stack`.
- (BOOL)isDashDeletedStack;
/// Returns whether the tag is `dash_edited_comment_in_stack`.
- (BOOL)isDashEditedCommentInStack;
/// Returns whether the tag is `dash_external_user_opened_stack`.
- (BOOL)isDashExternalUserOpenedStack;
/// Returns whether the tag is `dash_first_launched_desktop`.
- (BOOL)isDashFirstLaunchedDesktop;
/// Returns whether the tag is `dash_first_launched_extension`.
- (BOOL)isDashFirstLaunchedExtension;
/// Returns whether the tag is `dash_first_launched_web_start_page`.
- (BOOL)isDashFirstLaunchedWebStartPage;
/// Returns whether the tag is `dash_opened_shared_link_to_stack`.
- (BOOL)isDashOpenedSharedLinkToStack;
/// Returns whether the tag is `dash_opened_stack`.
- (BOOL)isDashOpenedStack;
/// Returns whether the tag is `dash_preview_opt_out_status_changed`.
- (BOOL)isDashPreviewOptOutStatusChanged;
/// Returns whether the tag is `dash_renamed_stack`.
- (BOOL)isDashRenamedStack;
/// Returns whether the tag is `dash_shared_link_to_stack`.
- (BOOL)isDashSharedLinkToStack;
/// Returns whether the tag is `dash_unarchived_stack`.
- (BOOL)isDashUnarchivedStack;
/// Returns whether the tag is `dash_viewed_company_stack`.
- (BOOL)isDashViewedCompanyStack;
/// Returns whether the tag is `dash_viewed_external_ai_activity_report`.
- (BOOL)isDashViewedExternalAiActivityReport;
/// Returns whether the tag is `dash_external_sharing_policy_changed`.
- (BOOL)isDashExternalSharingPolicyChanged;
@end

NS_ASSUME_NONNULL_END
