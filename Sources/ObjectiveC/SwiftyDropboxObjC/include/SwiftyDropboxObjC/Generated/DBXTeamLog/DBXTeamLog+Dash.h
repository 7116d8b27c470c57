// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogDashConnectorStatusFail, DBXTeamLogDashConnectorStatusOther, DBXTeamLogDashConnectorStatusSuccess,
    DBXTeamLogDashExternalSharingPolicyDefault_, DBXTeamLogDashExternalSharingPolicyDisabled,
    DBXTeamLogDashExternalSharingPolicyEnabled, DBXTeamLogDashExternalSharingPolicyOther,
    DBXTeamLogDashPreviewOptOutStatusOptedIn, DBXTeamLogDashPreviewOptOutStatusOptedOut,
    DBXTeamLogDashPreviewOptOutStatusOther, DBXTeamLogDashStackSharingScope, DBXTeamLogDashStackSharingScopeInvited,
    DBXTeamLogDashStackSharingScopeOther, DBXTeamLogDashStackSharingScopePublic_, DBXTeamLogDashStackSharingScopeTeam,
    DBXTeamLogDashStackSharingScopeUnknown, DBXTeamLogDashStackType, DBXTeamLogDashStackTypeCypress,
    DBXTeamLogDashStackTypeOther, DBXTeamLogDashStackTypeReferenceContainer, DBXTeamLogDashStackTypeUnknown,
    DBXTeamLogEventDetailsDashArchivedStackDetails, DBXTeamLogEventDetailsDashChangedAudienceOfSharedLinkToStackDetails,
    DBXTeamLogEventDetailsDashClonedStackDetails, DBXTeamLogEventDetailsDashConnectorToolsCallDetails,
    DBXTeamLogEventDetailsDashCreatedStackDetails, DBXTeamLogEventDetailsDashDeletedCommentFromStackDetails,
    DBXTeamLogEventDetailsDashDeletedStackDetails, DBXTeamLogEventDetailsDashEditedCommentInStackDetails,
    DBXTeamLogEventDetailsDashExternalSharingPolicyChangedDetails,
    DBXTeamLogEventDetailsDashExternalUserOpenedStackDetails, DBXTeamLogEventDetailsDashFirstLaunchedDesktopDetails,
    DBXTeamLogEventDetailsDashFirstLaunchedExtensionDetails, DBXTeamLogEventDetailsDashFirstLaunchedWebStartPageDetails,
    DBXTeamLogEventDetailsDashOpenedSharedLinkToStackDetails, DBXTeamLogEventDetailsDashOpenedStackDetails,
    DBXTeamLogEventDetailsDashPreviewOptOutStatusChangedDetails, DBXTeamLogEventDetailsDashRenamedStackDetails,
    DBXTeamLogEventDetailsDashSharedLinkToStackDetails, DBXTeamLogEventDetailsDashUnarchivedStackDetails,
    DBXTeamLogEventDetailsDashViewedCompanyStackDetails,
    DBXTeamLogEventDetailsDashViewedExternalAiActivityReportDetails, DBXTeamLogEventTypeArgDashArchivedStack,
    DBXTeamLogEventTypeArgDashChangedAudienceOfSharedLinkToStack, DBXTeamLogEventTypeArgDashClonedStack,
    DBXTeamLogEventTypeArgDashConnectorToolsCall, DBXTeamLogEventTypeArgDashCreatedStack,
    DBXTeamLogEventTypeArgDashDeletedCommentFromStack, DBXTeamLogEventTypeArgDashDeletedStack,
    DBXTeamLogEventTypeArgDashEditedCommentInStack, DBXTeamLogEventTypeArgDashExternalSharingPolicyChanged,
    DBXTeamLogEventTypeArgDashExternalUserOpenedStack, DBXTeamLogEventTypeArgDashFirstLaunchedDesktop,
    DBXTeamLogEventTypeArgDashFirstLaunchedExtension, DBXTeamLogEventTypeArgDashFirstLaunchedWebStartPage,
    DBXTeamLogEventTypeArgDashOpenedSharedLinkToStack, DBXTeamLogEventTypeArgDashOpenedStack,
    DBXTeamLogEventTypeArgDashPreviewOptOutStatusChanged, DBXTeamLogEventTypeArgDashRenamedStack,
    DBXTeamLogEventTypeArgDashSharedLinkToStack, DBXTeamLogEventTypeArgDashUnarchivedStack,
    DBXTeamLogEventTypeArgDashViewedCompanyStack, DBXTeamLogEventTypeArgDashViewedExternalAiActivityReport,
    DBXTeamLogEventTypeDashArchivedStack, DBXTeamLogEventTypeDashChangedAudienceOfSharedLinkToStack,
    DBXTeamLogEventTypeDashClonedStack, DBXTeamLogEventTypeDashConnectorToolsCall, DBXTeamLogEventTypeDashCreatedStack,
    DBXTeamLogEventTypeDashDeletedCommentFromStack, DBXTeamLogEventTypeDashDeletedStack,
    DBXTeamLogEventTypeDashEditedCommentInStack, DBXTeamLogEventTypeDashExternalSharingPolicyChanged,
    DBXTeamLogEventTypeDashExternalUserOpenedStack, DBXTeamLogEventTypeDashFirstLaunchedDesktop,
    DBXTeamLogEventTypeDashFirstLaunchedExtension, DBXTeamLogEventTypeDashFirstLaunchedWebStartPage,
    DBXTeamLogEventTypeDashOpenedSharedLinkToStack, DBXTeamLogEventTypeDashOpenedStack,
    DBXTeamLogEventTypeDashPreviewOptOutStatusChanged, DBXTeamLogEventTypeDashRenamedStack,
    DBXTeamLogEventTypeDashSharedLinkToStack, DBXTeamLogEventTypeDashUnarchivedStack,
    DBXTeamLogEventTypeDashViewedCompanyStack, DBXTeamLogEventTypeDashViewedExternalAiActivityReport;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which a Dash stack was archived.
@interface DBXTeamLogDashArchivedStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A Dash stack was archived.
@interface DBXTeamLogDashArchivedStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the audience of a shared link to a Dash stack was changed.
@interface DBXTeamLogDashChangedAudienceOfSharedLinkToStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// The audience of a shared link to a Dash stack was changed.
@interface DBXTeamLogDashChangedAudienceOfSharedLinkToStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dash stack was duplicated.
@interface DBXTeamLogDashClonedStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The email address of the person who duplicated the stack.
@property (nonatomic, readonly, copy) NSString *actorEmail;
/// The name of the duplicate.
@property (nonatomic, readonly, copy) NSString *newClonedStackName;
/// The name of the duplicate.
- (NSString *)newClonedStackName DB_NO_METHOD_FAMILY;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    actorEmail:(NSString *)actorEmail
    newClonedStackName:(NSString *)newClonedStackName
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A Dash stack was duplicated.
@interface DBXTeamLogDashClonedStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The status of a Dash connector.
@interface DBXTeamLogDashConnectorStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogDashConnectorStatus (Members)
/// The object if its tag is `fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashConnectorStatusFail *asFail;
/// The object if its tag is `success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashConnectorStatusSuccess *asSuccess;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashConnectorStatusOther *asOther;
@end

/// Failure.
@interface DBXTeamLogDashConnectorStatusFail : DBXTeamLogDashConnectorStatus
/// Creates an object with the tag `fail`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Success.
@interface DBXTeamLogDashConnectorStatusSuccess : DBXTeamLogDashConnectorStatus
/// Creates an object with the tag `success`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogDashConnectorStatusOther : DBXTeamLogDashConnectorStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a tool of a Dash connector was called.
@interface DBXTeamLogDashConnectorToolsCallDetails : DBXObject
/// The name of the connector.
@property (nonatomic, readonly, copy) NSString *connectorName;
/// The name of the tool.
@property (nonatomic, readonly, copy) NSString *toolName;
/// The place from which the tool was called.
@property (nonatomic, readonly, copy, nullable) NSString *surface;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithConnectorName:(NSString *)connectorName
    toolName:(NSString *)toolName
    surface:(nullable NSString *)surface
    NS_DESIGNATED_INITIALIZER;
@end

/// A tool of a Dash connector was called.
@interface DBXTeamLogDashConnectorToolsCallType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dash stack was created.
@interface DBXTeamLogDashCreatedStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A Dash stack was created.
@interface DBXTeamLogDashCreatedStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment was deleted from a Dash stack.
@interface DBXTeamLogDashDeletedCommentFromStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The name of the stack's item to which the comment belongs.
@property (nonatomic, readonly, copy) NSString *stackItemName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackItemName:(NSString *)stackItemName
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A comment was deleted from a Dash stack.
@interface DBXTeamLogDashDeletedCommentFromStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dash stack was deleted.
@interface DBXTeamLogDashDeletedStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A Dash stack was deleted.
@interface DBXTeamLogDashDeletedStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment in a Dash stack was edited.
@interface DBXTeamLogDashEditedCommentInStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The name of the stack's item to which the comment belongs.
@property (nonatomic, readonly, copy) NSString *stackItemName;
/// The text of the comment.
@property (nonatomic, readonly, copy) NSString *commentText;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackItemName:(NSString *)stackItemName
    commentText:(NSString *)commentText
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A comment in a Dash stack was edited.
@interface DBXTeamLogDashEditedCommentInStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for sharing Dash content outside the team.
@interface DBXTeamLogDashExternalSharingPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogDashExternalSharingPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashExternalSharingPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashExternalSharingPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashExternalSharingPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashExternalSharingPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogDashExternalSharingPolicyDefault_ : DBXTeamLogDashExternalSharingPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can't share Dash content outside the team.
@interface DBXTeamLogDashExternalSharingPolicyDisabled : DBXTeamLogDashExternalSharingPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can share Dash content outside the team.
@interface DBXTeamLogDashExternalSharingPolicyEnabled : DBXTeamLogDashExternalSharingPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogDashExternalSharingPolicyOther : DBXTeamLogDashExternalSharingPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for external sharing in Dash was changed.
@interface DBXTeamLogDashExternalSharingPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogDashExternalSharingPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogDashExternalSharingPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogDashExternalSharingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogDashExternalSharingPolicy *)newValue
    previousValue:(DBXTeamLogDashExternalSharingPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for external sharing in Dash was changed.
@interface DBXTeamLogDashExternalSharingPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a person from outside the team opened a Dash stack.
@interface DBXTeamLogDashExternalUserOpenedStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The scope in which the stack is shared.
@property (nonatomic, readonly) DBXTeamLogDashStackSharingScope *stackSharingScope;
/// A Boolean value that indicates whether the person was invited to the stack.
@property (nonatomic, readonly) NSNumber *isInvited;
/// A Boolean value that indicates whether the person has verified their email address.
@property (nonatomic, readonly) NSNumber *isVerified;
/// The identifier of the team that owns the stack.
@property (nonatomic, readonly, nullable) NSNumber *stackOwnerTeamId;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackSharingScope:(DBXTeamLogDashStackSharingScope *)stackSharingScope
    isInvited:(NSNumber *)isInvited
    isVerified:(NSNumber *)isVerified
    stackOwnerTeamId:(nullable NSNumber *)stackOwnerTeamId
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A person from outside the team opened a Dash stack.
@interface DBXTeamLogDashExternalUserOpenedStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member opened the Dash desktop app for the first time.
@interface DBXTeamLogDashFirstLaunchedDesktopDetails : DBXObject
/// The name of the operating system.
@property (nonatomic, readonly, copy) NSString *osName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithOsName:(NSString *)osName NS_DESIGNATED_INITIALIZER;
@end

/// A member opened the Dash desktop app for the first time.
@interface DBXTeamLogDashFirstLaunchedDesktopType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member opened the Dash browser extension for the first time.
@interface DBXTeamLogDashFirstLaunchedExtensionDetails : DBXObject
/// The name of the web browser.
@property (nonatomic, readonly, copy) NSString *browserName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithBrowserName:(NSString *)browserName NS_DESIGNATED_INITIALIZER;
@end

/// A member opened the Dash browser extension for the first time.
@interface DBXTeamLogDashFirstLaunchedExtensionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member opened the Dash start page on the web for the first time.
@interface DBXTeamLogDashFirstLaunchedWebStartPageDetails : DBXObject
/// The name of the web browser.
@property (nonatomic, readonly, copy) NSString *browserName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithBrowserName:(NSString *)browserName NS_DESIGNATED_INITIALIZER;
@end

/// A member opened the Dash start page on the web for the first time.
@interface DBXTeamLogDashFirstLaunchedWebStartPageType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which access permissions to a Dash stack were checked for an opened shared link.
@interface DBXTeamLogDashOpenedSharedLinkToStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// Access permissions to a Dash stack were checked for an opened shared link.
@interface DBXTeamLogDashOpenedSharedLinkToStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dash stack was opened.
@interface DBXTeamLogDashOpenedStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A Dash stack was opened.
@interface DBXTeamLogDashOpenedStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A value that indicates whether previews are opted out of in Dash.
@interface DBXTeamLogDashPreviewOptOutStatus : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogDashPreviewOptOutStatus (Members)
/// The object if its tag is `opted_in`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashPreviewOptOutStatusOptedIn *asOptedIn;
/// The object if its tag is `opted_out`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashPreviewOptOutStatusOptedOut *asOptedOut;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashPreviewOptOutStatusOther *asOther;
@end

/// Previews are opted in to.
@interface DBXTeamLogDashPreviewOptOutStatusOptedIn : DBXTeamLogDashPreviewOptOutStatus
/// Creates an object with the tag `opted_in`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Previews are opted out of.
@interface DBXTeamLogDashPreviewOptOutStatusOptedOut : DBXTeamLogDashPreviewOptOutStatus
/// Creates an object with the tag `opted_out`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogDashPreviewOptOutStatusOther : DBXTeamLogDashPreviewOptOutStatus
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the preview opt-out status in Dash was changed.
@interface DBXTeamLogDashPreviewOptOutStatusChangedDetails : DBXObject
/// The status after the change.
@property (nonatomic, readonly) DBXTeamLogDashPreviewOptOutStatus *optOutStatus;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithOptOutStatus:(DBXTeamLogDashPreviewOptOutStatus *)optOutStatus NS_DESIGNATED_INITIALIZER;
@end

/// The preview opt-out status in Dash was changed.
@interface DBXTeamLogDashPreviewOptOutStatusChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dash stack was renamed.
@interface DBXTeamLogDashRenamedStackDetails : DBXObject
/// The name of the stack before the change.
@property (nonatomic, readonly, copy) NSString *oldName;
/// The name of the stack after the change.
@property (nonatomic, readonly, copy) NSString *newName;
/// The name of the stack after the change.
- (NSString *)newName DB_NO_METHOD_FAMILY;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithOldName:(NSString *)oldName
    newName:(NSString *)newName
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A Dash stack was renamed.
@interface DBXTeamLogDashRenamedStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a link to a Dash stack was shared.
@interface DBXTeamLogDashSharedLinkToStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A link to a Dash stack was shared.
@interface DBXTeamLogDashSharedLinkToStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The scope in which a Dash stack is shared.
@interface DBXTeamLogDashStackSharingScope : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogDashStackSharingScope (Members)
/// The object if its tag is `invited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackSharingScopeInvited *asInvited;
/// The object if its tag is `public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackSharingScopePublic_ *asPublic_;
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackSharingScopeTeam *asTeam;
/// The object if its tag is `unknown`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackSharingScopeUnknown *asUnknown;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackSharingScopeOther *asOther;
@end

/// The stack is shared with invited people.
@interface DBXTeamLogDashStackSharingScopeInvited : DBXTeamLogDashStackSharingScope
/// Creates an object with the tag `invited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The stack is public.
@interface DBXTeamLogDashStackSharingScopePublic_ : DBXTeamLogDashStackSharingScope
/// Creates an object with the tag `public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The stack is shared with the team.
@interface DBXTeamLogDashStackSharingScopeTeam : DBXTeamLogDashStackSharingScope
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The scope isn't known.
@interface DBXTeamLogDashStackSharingScopeUnknown : DBXTeamLogDashStackSharingScope
/// Creates an object with the tag `unknown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogDashStackSharingScopeOther : DBXTeamLogDashStackSharingScope
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The type of backend that stores a Dash stack.
@interface DBXTeamLogDashStackType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogDashStackType (Members)
/// The object if its tag is `cypress`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackTypeCypress *asCypress;
/// The object if its tag is `reference_container`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackTypeReferenceContainer *asReferenceContainer;
/// The object if its tag is `unknown`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackTypeUnknown *asUnknown;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackTypeOther *asOther;
@end

/// The Cypress backend.
@interface DBXTeamLogDashStackTypeCypress : DBXTeamLogDashStackType
/// Creates an object with the tag `cypress`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A reference container.
@interface DBXTeamLogDashStackTypeReferenceContainer : DBXTeamLogDashStackType
/// Creates an object with the tag `reference_container`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The backend isn't known.
@interface DBXTeamLogDashStackTypeUnknown : DBXTeamLogDashStackType
/// Creates an object with the tag `unknown`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogDashStackTypeOther : DBXTeamLogDashStackType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a Dash stack was restored from the archive.
@interface DBXTeamLogDashUnarchivedStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A Dash stack was restored from the archive.
@interface DBXTeamLogDashUnarchivedStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member viewed a company stack in Dash.
@interface DBXTeamLogDashViewedCompanyStackDetails : DBXObject
/// The name of the stack.
@property (nonatomic, readonly, copy) NSString *stackName;
/// The type of backend that stores the stack.
@property (nonatomic, readonly, nullable) DBXTeamLogDashStackType *stackType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithStackName:(NSString *)stackName
    stackType:(nullable DBXTeamLogDashStackType *)stackType
    NS_DESIGNATED_INITIALIZER;
@end

/// A member viewed a company stack in Dash.
@interface DBXTeamLogDashViewedCompanyStackType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin viewed the Dash report on external AI activity.
@interface DBXTeamLogDashViewedExternalAiActivityReportDetails : DBXObject
@end

/// An admin viewed the Dash report on external AI activity.
@interface DBXTeamLogDashViewedExternalAiActivityReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventDetails (DashMembers)
/// The object if its tag is `dash_archived_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsDashArchivedStackDetails *asDashArchivedStackDetails;

/// The object if its tag is `dash_changed_audience_of_shared_link_to_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashChangedAudienceOfSharedLinkToStackDetails *asDashChangedAudienceOfSharedLinkToStackDetails;

/// The object if its tag is `dash_cloned_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsDashClonedStackDetails *asDashClonedStackDetails;

/// The object if its tag is `dash_connector_tools_call_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashConnectorToolsCallDetails *asDashConnectorToolsCallDetails;

/// The object if its tag is `dash_created_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsDashCreatedStackDetails *asDashCreatedStackDetails;

/// The object if its tag is `dash_deleted_comment_from_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashDeletedCommentFromStackDetails *asDashDeletedCommentFromStackDetails;

/// The object if its tag is `dash_deleted_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsDashDeletedStackDetails *asDashDeletedStackDetails;

/// The object if its tag is `dash_edited_comment_in_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashEditedCommentInStackDetails *asDashEditedCommentInStackDetails;

/// The object if its tag is `dash_external_user_opened_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashExternalUserOpenedStackDetails *asDashExternalUserOpenedStackDetails;

/// The object if its tag is `dash_first_launched_desktop_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashFirstLaunchedDesktopDetails *asDashFirstLaunchedDesktopDetails;

/// The object if its tag is `dash_first_launched_extension_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashFirstLaunchedExtensionDetails *asDashFirstLaunchedExtensionDetails;

/// The object if its tag is `dash_first_launched_web_start_page_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashFirstLaunchedWebStartPageDetails *asDashFirstLaunchedWebStartPageDetails;

/// The object if its tag is `dash_opened_shared_link_to_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashOpenedSharedLinkToStackDetails *asDashOpenedSharedLinkToStackDetails;

/// The object if its tag is `dash_opened_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsDashOpenedStackDetails *asDashOpenedStackDetails;

/// The object if its tag is `dash_preview_opt_out_status_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashPreviewOptOutStatusChangedDetails *asDashPreviewOptOutStatusChangedDetails;

/// The object if its tag is `dash_renamed_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsDashRenamedStackDetails *asDashRenamedStackDetails;

/// The object if its tag is `dash_shared_link_to_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashSharedLinkToStackDetails *asDashSharedLinkToStackDetails;

/// The object if its tag is `dash_unarchived_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashUnarchivedStackDetails *asDashUnarchivedStackDetails;

/// The object if its tag is `dash_viewed_company_stack_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashViewedCompanyStackDetails *asDashViewedCompanyStackDetails;

/// The object if its tag is `dash_viewed_external_ai_activity_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashViewedExternalAiActivityReportDetails *asDashViewedExternalAiActivityReportDetails;

/// The object if its tag is `dash_external_sharing_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDashExternalSharingPolicyChangedDetails *asDashExternalSharingPolicyChangedDetails;
@end

/// Details of an event in which a Dash stack was archived.
@interface DBXTeamLogEventDetailsDashArchivedStackDetails : DBXTeamLogEventDetails
/// The value of `dash_archived_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashArchivedStackDetails *dashArchivedStackDetails;
/// Creates an object with the tag `dash_archived_stack_details`.
- (instancetype)init:(DBXTeamLogDashArchivedStackDetails *)dashArchivedStackDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the audience of a shared link to a Dash stack was changed.
@interface DBXTeamLogEventDetailsDashChangedAudienceOfSharedLinkToStackDetails : DBXTeamLogEventDetails
/// The value of `dash_changed_audience_of_shared_link_to_stack_details`.
@property (nonatomic, strong)
    DBXTeamLogDashChangedAudienceOfSharedLinkToStackDetails *dashChangedAudienceOfSharedLinkToStackDetails;

/// Creates an object with the tag `dash_changed_audience_of_shared_link_to_stack_details`.
- (instancetype)
    init:(DBXTeamLogDashChangedAudienceOfSharedLinkToStackDetails *)dashChangedAudienceOfSharedLinkToStackDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dash stack was duplicated.
@interface DBXTeamLogEventDetailsDashClonedStackDetails : DBXTeamLogEventDetails
/// The value of `dash_cloned_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashClonedStackDetails *dashClonedStackDetails;
/// Creates an object with the tag `dash_cloned_stack_details`.
- (instancetype)init:(DBXTeamLogDashClonedStackDetails *)dashClonedStackDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a tool of a Dash connector was called.
@interface DBXTeamLogEventDetailsDashConnectorToolsCallDetails : DBXTeamLogEventDetails
/// The value of `dash_connector_tools_call_details`.
@property (nonatomic, strong) DBXTeamLogDashConnectorToolsCallDetails *dashConnectorToolsCallDetails;
/// Creates an object with the tag `dash_connector_tools_call_details`.
- (instancetype)init:(DBXTeamLogDashConnectorToolsCallDetails *)dashConnectorToolsCallDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dash stack was created.
@interface DBXTeamLogEventDetailsDashCreatedStackDetails : DBXTeamLogEventDetails
/// The value of `dash_created_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashCreatedStackDetails *dashCreatedStackDetails;
/// Creates an object with the tag `dash_created_stack_details`.
- (instancetype)init:(DBXTeamLogDashCreatedStackDetails *)dashCreatedStackDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment was deleted from a Dash stack.
@interface DBXTeamLogEventDetailsDashDeletedCommentFromStackDetails : DBXTeamLogEventDetails
/// The value of `dash_deleted_comment_from_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashDeletedCommentFromStackDetails *dashDeletedCommentFromStackDetails;

/// Creates an object with the tag `dash_deleted_comment_from_stack_details`.
- (instancetype)init:(DBXTeamLogDashDeletedCommentFromStackDetails *)dashDeletedCommentFromStackDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dash stack was deleted.
@interface DBXTeamLogEventDetailsDashDeletedStackDetails : DBXTeamLogEventDetails
/// The value of `dash_deleted_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashDeletedStackDetails *dashDeletedStackDetails;
/// Creates an object with the tag `dash_deleted_stack_details`.
- (instancetype)init:(DBXTeamLogDashDeletedStackDetails *)dashDeletedStackDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a comment in a Dash stack was edited.
@interface DBXTeamLogEventDetailsDashEditedCommentInStackDetails : DBXTeamLogEventDetails
/// The value of `dash_edited_comment_in_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashEditedCommentInStackDetails *dashEditedCommentInStackDetails;

/// Creates an object with the tag `dash_edited_comment_in_stack_details`.
- (instancetype)init:(DBXTeamLogDashEditedCommentInStackDetails *)dashEditedCommentInStackDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a person from outside the team opened a Dash stack.
@interface DBXTeamLogEventDetailsDashExternalUserOpenedStackDetails : DBXTeamLogEventDetails
/// The value of `dash_external_user_opened_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashExternalUserOpenedStackDetails *dashExternalUserOpenedStackDetails;

/// Creates an object with the tag `dash_external_user_opened_stack_details`.
- (instancetype)init:(DBXTeamLogDashExternalUserOpenedStackDetails *)dashExternalUserOpenedStackDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member opened the Dash desktop app for the first time.
@interface DBXTeamLogEventDetailsDashFirstLaunchedDesktopDetails : DBXTeamLogEventDetails
/// The value of `dash_first_launched_desktop_details`.
@property (nonatomic, strong) DBXTeamLogDashFirstLaunchedDesktopDetails *dashFirstLaunchedDesktopDetails;

/// Creates an object with the tag `dash_first_launched_desktop_details`.
- (instancetype)init:(DBXTeamLogDashFirstLaunchedDesktopDetails *)dashFirstLaunchedDesktopDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member opened the Dash browser extension for the first time.
@interface DBXTeamLogEventDetailsDashFirstLaunchedExtensionDetails : DBXTeamLogEventDetails
/// The value of `dash_first_launched_extension_details`.
@property (nonatomic, strong) DBXTeamLogDashFirstLaunchedExtensionDetails *dashFirstLaunchedExtensionDetails;

/// Creates an object with the tag `dash_first_launched_extension_details`.
- (instancetype)init:(DBXTeamLogDashFirstLaunchedExtensionDetails *)dashFirstLaunchedExtensionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member opened the Dash start page on the web for the first time.
@interface DBXTeamLogEventDetailsDashFirstLaunchedWebStartPageDetails : DBXTeamLogEventDetails
/// The value of `dash_first_launched_web_start_page_details`.
@property (nonatomic, strong) DBXTeamLogDashFirstLaunchedWebStartPageDetails *dashFirstLaunchedWebStartPageDetails;

/// Creates an object with the tag `dash_first_launched_web_start_page_details`.
- (instancetype)init:(DBXTeamLogDashFirstLaunchedWebStartPageDetails *)dashFirstLaunchedWebStartPageDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which access permissions to a Dash stack were checked for an opened shared link.
@interface DBXTeamLogEventDetailsDashOpenedSharedLinkToStackDetails : DBXTeamLogEventDetails
/// The value of `dash_opened_shared_link_to_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashOpenedSharedLinkToStackDetails *dashOpenedSharedLinkToStackDetails;

/// Creates an object with the tag `dash_opened_shared_link_to_stack_details`.
- (instancetype)init:(DBXTeamLogDashOpenedSharedLinkToStackDetails *)dashOpenedSharedLinkToStackDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dash stack was opened.
@interface DBXTeamLogEventDetailsDashOpenedStackDetails : DBXTeamLogEventDetails
/// The value of `dash_opened_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashOpenedStackDetails *dashOpenedStackDetails;
/// Creates an object with the tag `dash_opened_stack_details`.
- (instancetype)init:(DBXTeamLogDashOpenedStackDetails *)dashOpenedStackDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the preview opt-out status in Dash was changed.
@interface DBXTeamLogEventDetailsDashPreviewOptOutStatusChangedDetails : DBXTeamLogEventDetails
/// The value of `dash_preview_opt_out_status_changed_details`.
@property (nonatomic, strong) DBXTeamLogDashPreviewOptOutStatusChangedDetails *dashPreviewOptOutStatusChangedDetails;

/// Creates an object with the tag `dash_preview_opt_out_status_changed_details`.
- (instancetype)init:(DBXTeamLogDashPreviewOptOutStatusChangedDetails *)dashPreviewOptOutStatusChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dash stack was renamed.
@interface DBXTeamLogEventDetailsDashRenamedStackDetails : DBXTeamLogEventDetails
/// The value of `dash_renamed_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashRenamedStackDetails *dashRenamedStackDetails;
/// Creates an object with the tag `dash_renamed_stack_details`.
- (instancetype)init:(DBXTeamLogDashRenamedStackDetails *)dashRenamedStackDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a link to a Dash stack was shared.
@interface DBXTeamLogEventDetailsDashSharedLinkToStackDetails : DBXTeamLogEventDetails
/// The value of `dash_shared_link_to_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashSharedLinkToStackDetails *dashSharedLinkToStackDetails;
/// Creates an object with the tag `dash_shared_link_to_stack_details`.
- (instancetype)init:(DBXTeamLogDashSharedLinkToStackDetails *)dashSharedLinkToStackDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a Dash stack was restored from the archive.
@interface DBXTeamLogEventDetailsDashUnarchivedStackDetails : DBXTeamLogEventDetails
/// The value of `dash_unarchived_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashUnarchivedStackDetails *dashUnarchivedStackDetails;
/// Creates an object with the tag `dash_unarchived_stack_details`.
- (instancetype)init:(DBXTeamLogDashUnarchivedStackDetails *)dashUnarchivedStackDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member viewed a company stack in Dash.
@interface DBXTeamLogEventDetailsDashViewedCompanyStackDetails : DBXTeamLogEventDetails
/// The value of `dash_viewed_company_stack_details`.
@property (nonatomic, strong) DBXTeamLogDashViewedCompanyStackDetails *dashViewedCompanyStackDetails;
/// Creates an object with the tag `dash_viewed_company_stack_details`.
- (instancetype)init:(DBXTeamLogDashViewedCompanyStackDetails *)dashViewedCompanyStackDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin viewed the Dash report on external AI activity.
@interface DBXTeamLogEventDetailsDashViewedExternalAiActivityReportDetails : DBXTeamLogEventDetails
/// The value of `dash_viewed_external_ai_activity_report_details`.
@property (nonatomic, strong)
    DBXTeamLogDashViewedExternalAiActivityReportDetails *dashViewedExternalAiActivityReportDetails;

/// Creates an object with the tag `dash_viewed_external_ai_activity_report_details`.
- (instancetype)init:(DBXTeamLogDashViewedExternalAiActivityReportDetails *)dashViewedExternalAiActivityReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for external sharing in Dash was changed.
@interface DBXTeamLogEventDetailsDashExternalSharingPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `dash_external_sharing_policy_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogDashExternalSharingPolicyChangedDetails *dashExternalSharingPolicyChangedDetails;

/// Creates an object with the tag `dash_external_sharing_policy_changed_details`.
- (instancetype)init:(DBXTeamLogDashExternalSharingPolicyChangedDetails *)dashExternalSharingPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (DashMembers)
/// The object if its tag is `dash_archived_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashArchivedStack *asDashArchivedStack;

/// The object if its tag is `dash_changed_audience_of_shared_link_to_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDashChangedAudienceOfSharedLinkToStack *asDashChangedAudienceOfSharedLinkToStack;

/// The object if its tag is `dash_cloned_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashClonedStack *asDashClonedStack;
/// The object if its tag is `dash_connector_tools_call`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashConnectorToolsCall *asDashConnectorToolsCall;
/// The object if its tag is `dash_created_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashCreatedStack *asDashCreatedStack;
/// The object if its tag is `dash_deleted_comment_from_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashDeletedCommentFromStack *asDashDeletedCommentFromStack;
/// The object if its tag is `dash_deleted_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashDeletedStack *asDashDeletedStack;
/// The object if its tag is `dash_edited_comment_in_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashEditedCommentInStack *asDashEditedCommentInStack;
/// The object if its tag is `dash_external_user_opened_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashExternalUserOpenedStack *asDashExternalUserOpenedStack;
/// The object if its tag is `dash_first_launched_desktop`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashFirstLaunchedDesktop *asDashFirstLaunchedDesktop;
/// The object if its tag is `dash_first_launched_extension`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashFirstLaunchedExtension *asDashFirstLaunchedExtension;

/// The object if its tag is `dash_first_launched_web_start_page`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDashFirstLaunchedWebStartPage *asDashFirstLaunchedWebStartPage;

/// The object if its tag is `dash_opened_shared_link_to_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashOpenedSharedLinkToStack *asDashOpenedSharedLinkToStack;
/// The object if its tag is `dash_opened_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashOpenedStack *asDashOpenedStack;

/// The object if its tag is `dash_preview_opt_out_status_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDashPreviewOptOutStatusChanged *asDashPreviewOptOutStatusChanged;

/// The object if its tag is `dash_renamed_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashRenamedStack *asDashRenamedStack;
/// The object if its tag is `dash_shared_link_to_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashSharedLinkToStack *asDashSharedLinkToStack;
/// The object if its tag is `dash_unarchived_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashUnarchivedStack *asDashUnarchivedStack;
/// The object if its tag is `dash_viewed_company_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDashViewedCompanyStack *asDashViewedCompanyStack;

/// The object if its tag is `dash_viewed_external_ai_activity_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDashViewedExternalAiActivityReport *asDashViewedExternalAiActivityReport;

/// The object if its tag is `dash_external_sharing_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDashExternalSharingPolicyChanged *asDashExternalSharingPolicyChanged;
@end

/// A Dash stack was archived.
@interface DBXTeamLogEventTypeDashArchivedStack : DBXTeamLogEventType
/// The value of `dash_archived_stack`.
@property (nonatomic, strong) DBXTeamLogDashArchivedStackType *dashArchivedStack;
/// Creates an object with the tag `dash_archived_stack`.
- (instancetype)init:(DBXTeamLogDashArchivedStackType *)dashArchivedStack NS_DESIGNATED_INITIALIZER;
@end

/// The audience of a shared link to a Dash stack was changed.
@interface DBXTeamLogEventTypeDashChangedAudienceOfSharedLinkToStack : DBXTeamLogEventType
/// The value of `dash_changed_audience_of_shared_link_to_stack`.
@property (nonatomic, strong)
    DBXTeamLogDashChangedAudienceOfSharedLinkToStackType *dashChangedAudienceOfSharedLinkToStack;

/// Creates an object with the tag `dash_changed_audience_of_shared_link_to_stack`.
- (instancetype)init:(DBXTeamLogDashChangedAudienceOfSharedLinkToStackType *)dashChangedAudienceOfSharedLinkToStack
    NS_DESIGNATED_INITIALIZER;
@end

/// A Dash stack was duplicated.
@interface DBXTeamLogEventTypeDashClonedStack : DBXTeamLogEventType
/// The value of `dash_cloned_stack`.
@property (nonatomic, strong) DBXTeamLogDashClonedStackType *dashClonedStack;
/// Creates an object with the tag `dash_cloned_stack`.
- (instancetype)init:(DBXTeamLogDashClonedStackType *)dashClonedStack NS_DESIGNATED_INITIALIZER;
@end

/// A tool of a Dash connector was called.
@interface DBXTeamLogEventTypeDashConnectorToolsCall : DBXTeamLogEventType
/// The value of `dash_connector_tools_call`.
@property (nonatomic, strong) DBXTeamLogDashConnectorToolsCallType *dashConnectorToolsCall;
/// Creates an object with the tag `dash_connector_tools_call`.
- (instancetype)init:(DBXTeamLogDashConnectorToolsCallType *)dashConnectorToolsCall NS_DESIGNATED_INITIALIZER;
@end

/// A Dash stack was created.
@interface DBXTeamLogEventTypeDashCreatedStack : DBXTeamLogEventType
/// The value of `dash_created_stack`.
@property (nonatomic, strong) DBXTeamLogDashCreatedStackType *dashCreatedStack;
/// Creates an object with the tag `dash_created_stack`.
- (instancetype)init:(DBXTeamLogDashCreatedStackType *)dashCreatedStack NS_DESIGNATED_INITIALIZER;
@end

/// A comment was deleted from a Dash stack.
@interface DBXTeamLogEventTypeDashDeletedCommentFromStack : DBXTeamLogEventType
/// The value of `dash_deleted_comment_from_stack`.
@property (nonatomic, strong) DBXTeamLogDashDeletedCommentFromStackType *dashDeletedCommentFromStack;
/// Creates an object with the tag `dash_deleted_comment_from_stack`.
- (instancetype)init:(DBXTeamLogDashDeletedCommentFromStackType *)dashDeletedCommentFromStack NS_DESIGNATED_INITIALIZER;
@end

/// A Dash stack was deleted.
@interface DBXTeamLogEventTypeDashDeletedStack : DBXTeamLogEventType
/// The value of `dash_deleted_stack`.
@property (nonatomic, strong) DBXTeamLogDashDeletedStackType *dashDeletedStack;
/// Creates an object with the tag `dash_deleted_stack`.
- (instancetype)init:(DBXTeamLogDashDeletedStackType *)dashDeletedStack NS_DESIGNATED_INITIALIZER;
@end

/// A comment in a Dash stack was edited.
@interface DBXTeamLogEventTypeDashEditedCommentInStack : DBXTeamLogEventType
/// The value of `dash_edited_comment_in_stack`.
@property (nonatomic, strong) DBXTeamLogDashEditedCommentInStackType *dashEditedCommentInStack;
/// Creates an object with the tag `dash_edited_comment_in_stack`.
- (instancetype)init:(DBXTeamLogDashEditedCommentInStackType *)dashEditedCommentInStack NS_DESIGNATED_INITIALIZER;
@end

/// A person from outside the team opened a Dash stack.
@interface DBXTeamLogEventTypeDashExternalUserOpenedStack : DBXTeamLogEventType
/// The value of `dash_external_user_opened_stack`.
@property (nonatomic, strong) DBXTeamLogDashExternalUserOpenedStackType *dashExternalUserOpenedStack;
/// Creates an object with the tag `dash_external_user_opened_stack`.
- (instancetype)init:(DBXTeamLogDashExternalUserOpenedStackType *)dashExternalUserOpenedStack NS_DESIGNATED_INITIALIZER;
@end

/// A member opened the Dash desktop app for the first time.
@interface DBXTeamLogEventTypeDashFirstLaunchedDesktop : DBXTeamLogEventType
/// The value of `dash_first_launched_desktop`.
@property (nonatomic, strong) DBXTeamLogDashFirstLaunchedDesktopType *dashFirstLaunchedDesktop;
/// Creates an object with the tag `dash_first_launched_desktop`.
- (instancetype)init:(DBXTeamLogDashFirstLaunchedDesktopType *)dashFirstLaunchedDesktop NS_DESIGNATED_INITIALIZER;
@end

/// A member opened the Dash browser extension for the first time.
@interface DBXTeamLogEventTypeDashFirstLaunchedExtension : DBXTeamLogEventType
/// The value of `dash_first_launched_extension`.
@property (nonatomic, strong) DBXTeamLogDashFirstLaunchedExtensionType *dashFirstLaunchedExtension;
/// Creates an object with the tag `dash_first_launched_extension`.
- (instancetype)init:(DBXTeamLogDashFirstLaunchedExtensionType *)dashFirstLaunchedExtension NS_DESIGNATED_INITIALIZER;
@end

/// A member opened the Dash start page on the web for the first time.
@interface DBXTeamLogEventTypeDashFirstLaunchedWebStartPage : DBXTeamLogEventType
/// The value of `dash_first_launched_web_start_page`.
@property (nonatomic, strong) DBXTeamLogDashFirstLaunchedWebStartPageType *dashFirstLaunchedWebStartPage;

/// Creates an object with the tag `dash_first_launched_web_start_page`.
- (instancetype)init:(DBXTeamLogDashFirstLaunchedWebStartPageType *)dashFirstLaunchedWebStartPage
    NS_DESIGNATED_INITIALIZER;
@end

/// Access permissions to a Dash stack were checked for an opened shared link.
@interface DBXTeamLogEventTypeDashOpenedSharedLinkToStack : DBXTeamLogEventType
/// The value of `dash_opened_shared_link_to_stack`.
@property (nonatomic, strong) DBXTeamLogDashOpenedSharedLinkToStackType *dashOpenedSharedLinkToStack;
/// Creates an object with the tag `dash_opened_shared_link_to_stack`.
- (instancetype)init:(DBXTeamLogDashOpenedSharedLinkToStackType *)dashOpenedSharedLinkToStack NS_DESIGNATED_INITIALIZER;
@end

/// A Dash stack was opened.
@interface DBXTeamLogEventTypeDashOpenedStack : DBXTeamLogEventType
/// The value of `dash_opened_stack`.
@property (nonatomic, strong) DBXTeamLogDashOpenedStackType *dashOpenedStack;
/// Creates an object with the tag `dash_opened_stack`.
- (instancetype)init:(DBXTeamLogDashOpenedStackType *)dashOpenedStack NS_DESIGNATED_INITIALIZER;
@end

/// The preview opt-out status in Dash was changed.
@interface DBXTeamLogEventTypeDashPreviewOptOutStatusChanged : DBXTeamLogEventType
/// The value of `dash_preview_opt_out_status_changed`.
@property (nonatomic, strong) DBXTeamLogDashPreviewOptOutStatusChangedType *dashPreviewOptOutStatusChanged;

/// Creates an object with the tag `dash_preview_opt_out_status_changed`.
- (instancetype)init:(DBXTeamLogDashPreviewOptOutStatusChangedType *)dashPreviewOptOutStatusChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// A Dash stack was renamed.
@interface DBXTeamLogEventTypeDashRenamedStack : DBXTeamLogEventType
/// The value of `dash_renamed_stack`.
@property (nonatomic, strong) DBXTeamLogDashRenamedStackType *dashRenamedStack;
/// Creates an object with the tag `dash_renamed_stack`.
- (instancetype)init:(DBXTeamLogDashRenamedStackType *)dashRenamedStack NS_DESIGNATED_INITIALIZER;
@end

/// A link to a Dash stack was shared.
@interface DBXTeamLogEventTypeDashSharedLinkToStack : DBXTeamLogEventType
/// The value of `dash_shared_link_to_stack`.
@property (nonatomic, strong) DBXTeamLogDashSharedLinkToStackType *dashSharedLinkToStack;
/// Creates an object with the tag `dash_shared_link_to_stack`.
- (instancetype)init:(DBXTeamLogDashSharedLinkToStackType *)dashSharedLinkToStack NS_DESIGNATED_INITIALIZER;
@end

/// A Dash stack was restored from the archive.
@interface DBXTeamLogEventTypeDashUnarchivedStack : DBXTeamLogEventType
/// The value of `dash_unarchived_stack`.
@property (nonatomic, strong) DBXTeamLogDashUnarchivedStackType *dashUnarchivedStack;
/// Creates an object with the tag `dash_unarchived_stack`.
- (instancetype)init:(DBXTeamLogDashUnarchivedStackType *)dashUnarchivedStack NS_DESIGNATED_INITIALIZER;
@end

/// A member viewed a company stack in Dash.
@interface DBXTeamLogEventTypeDashViewedCompanyStack : DBXTeamLogEventType
/// The value of `dash_viewed_company_stack`.
@property (nonatomic, strong) DBXTeamLogDashViewedCompanyStackType *dashViewedCompanyStack;
/// Creates an object with the tag `dash_viewed_company_stack`.
- (instancetype)init:(DBXTeamLogDashViewedCompanyStackType *)dashViewedCompanyStack NS_DESIGNATED_INITIALIZER;
@end

/// An admin viewed the Dash report on external AI activity.
@interface DBXTeamLogEventTypeDashViewedExternalAiActivityReport : DBXTeamLogEventType
/// The value of `dash_viewed_external_ai_activity_report`.
@property (nonatomic, strong) DBXTeamLogDashViewedExternalAiActivityReportType *dashViewedExternalAiActivityReport;

/// Creates an object with the tag `dash_viewed_external_ai_activity_report`.
- (instancetype)init:(DBXTeamLogDashViewedExternalAiActivityReportType *)dashViewedExternalAiActivityReport
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for external sharing in Dash was changed.
@interface DBXTeamLogEventTypeDashExternalSharingPolicyChanged : DBXTeamLogEventType
/// The value of `dash_external_sharing_policy_changed`.
@property (nonatomic, strong) DBXTeamLogDashExternalSharingPolicyChangedType *dashExternalSharingPolicyChanged;

/// Creates an object with the tag `dash_external_sharing_policy_changed`.
- (instancetype)init:(DBXTeamLogDashExternalSharingPolicyChangedType *)dashExternalSharingPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (DashMembers)
/// The object if its tag is `dash_archived_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashArchivedStack *asDashArchivedStack;

/// The object if its tag is `dash_changed_audience_of_shared_link_to_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashChangedAudienceOfSharedLinkToStack *asDashChangedAudienceOfSharedLinkToStack;

/// The object if its tag is `dash_cloned_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashClonedStack *asDashClonedStack;
/// The object if its tag is `dash_connector_tools_call`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashConnectorToolsCall *asDashConnectorToolsCall;
/// The object if its tag is `dash_created_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashCreatedStack *asDashCreatedStack;

/// The object if its tag is `dash_deleted_comment_from_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashDeletedCommentFromStack *asDashDeletedCommentFromStack;

/// The object if its tag is `dash_deleted_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashDeletedStack *asDashDeletedStack;
/// The object if its tag is `dash_edited_comment_in_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashEditedCommentInStack *asDashEditedCommentInStack;

/// The object if its tag is `dash_external_user_opened_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashExternalUserOpenedStack *asDashExternalUserOpenedStack;

/// The object if its tag is `dash_first_launched_desktop`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashFirstLaunchedDesktop *asDashFirstLaunchedDesktop;

/// The object if its tag is `dash_first_launched_extension`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashFirstLaunchedExtension *asDashFirstLaunchedExtension;

/// The object if its tag is `dash_first_launched_web_start_page`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashFirstLaunchedWebStartPage *asDashFirstLaunchedWebStartPage;

/// The object if its tag is `dash_opened_shared_link_to_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashOpenedSharedLinkToStack *asDashOpenedSharedLinkToStack;

/// The object if its tag is `dash_opened_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashOpenedStack *asDashOpenedStack;

/// The object if its tag is `dash_preview_opt_out_status_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashPreviewOptOutStatusChanged *asDashPreviewOptOutStatusChanged;

/// The object if its tag is `dash_renamed_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashRenamedStack *asDashRenamedStack;
/// The object if its tag is `dash_shared_link_to_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashSharedLinkToStack *asDashSharedLinkToStack;
/// The object if its tag is `dash_unarchived_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashUnarchivedStack *asDashUnarchivedStack;
/// The object if its tag is `dash_viewed_company_stack`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDashViewedCompanyStack *asDashViewedCompanyStack;

/// The object if its tag is `dash_viewed_external_ai_activity_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashViewedExternalAiActivityReport *asDashViewedExternalAiActivityReport;

/// The object if its tag is `dash_external_sharing_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDashExternalSharingPolicyChanged *asDashExternalSharingPolicyChanged;
@end

/// Events in which a Dash stack was archived.
@interface DBXTeamLogEventTypeArgDashArchivedStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_archived_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the audience of a shared link to a Dash stack was changed.
@interface DBXTeamLogEventTypeArgDashChangedAudienceOfSharedLinkToStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_changed_audience_of_shared_link_to_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Dash stack was duplicated.
@interface DBXTeamLogEventTypeArgDashClonedStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_cloned_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a tool of a Dash connector was called.
@interface DBXTeamLogEventTypeArgDashConnectorToolsCall : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_connector_tools_call`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Dash stack was created.
@interface DBXTeamLogEventTypeArgDashCreatedStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_created_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a comment was deleted from a Dash stack.
@interface DBXTeamLogEventTypeArgDashDeletedCommentFromStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_deleted_comment_from_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Dash stack was deleted.
@interface DBXTeamLogEventTypeArgDashDeletedStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_deleted_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a comment in a Dash stack was edited.
@interface DBXTeamLogEventTypeArgDashEditedCommentInStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_edited_comment_in_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a person from outside the team opened a Dash stack.
@interface DBXTeamLogEventTypeArgDashExternalUserOpenedStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_external_user_opened_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member opened the Dash desktop app for the first time.
@interface DBXTeamLogEventTypeArgDashFirstLaunchedDesktop : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_first_launched_desktop`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member opened the Dash browser extension for the first time.
@interface DBXTeamLogEventTypeArgDashFirstLaunchedExtension : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_first_launched_extension`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member opened the Dash start page on the web for the first time.
@interface DBXTeamLogEventTypeArgDashFirstLaunchedWebStartPage : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_first_launched_web_start_page`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which access permissions to a Dash stack were checked for an opened shared link.
@interface DBXTeamLogEventTypeArgDashOpenedSharedLinkToStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_opened_shared_link_to_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Dash stack was opened.
@interface DBXTeamLogEventTypeArgDashOpenedStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_opened_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the preview opt-out status in Dash was changed.
@interface DBXTeamLogEventTypeArgDashPreviewOptOutStatusChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_preview_opt_out_status_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Dash stack was renamed.
@interface DBXTeamLogEventTypeArgDashRenamedStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_renamed_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a link to a Dash stack was shared.
@interface DBXTeamLogEventTypeArgDashSharedLinkToStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_shared_link_to_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a Dash stack was restored from the archive.
@interface DBXTeamLogEventTypeArgDashUnarchivedStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_unarchived_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member viewed a company stack in Dash.
@interface DBXTeamLogEventTypeArgDashViewedCompanyStack : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_viewed_company_stack`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an admin viewed the Dash report on external AI activity.
@interface DBXTeamLogEventTypeArgDashViewedExternalAiActivityReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_viewed_external_ai_activity_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for external sharing in Dash was changed.
@interface DBXTeamLogEventTypeArgDashExternalSharingPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dash_external_sharing_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
