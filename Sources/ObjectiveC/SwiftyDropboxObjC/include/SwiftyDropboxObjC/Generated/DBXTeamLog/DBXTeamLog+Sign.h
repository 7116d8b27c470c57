// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsSignExternalSharingPolicyChangedDetails, DBXTeamLogEventDetailsSignInAsSessionEndDetails,
    DBXTeamLogEventDetailsSignInAsSessionStartDetails, DBXTeamLogEventDetailsSignSignatureRequestCanceledDetails,
    DBXTeamLogEventDetailsSignSignatureRequestCompletedDetails,
    DBXTeamLogEventDetailsSignSignatureRequestDeclinedDetails, DBXTeamLogEventDetailsSignSignatureRequestOpenedDetails,
    DBXTeamLogEventDetailsSignSignatureRequestReminderSentDetails,
    DBXTeamLogEventDetailsSignSignatureRequestSentDetails, DBXTeamLogEventDetailsSignTemplateCreatedDetails,
    DBXTeamLogEventDetailsSignTemplateCreationPermissionChangedDetails, DBXTeamLogEventDetailsSignTemplateSharedDetails,
    DBXTeamLogEventTypeArgSignExternalSharingPolicyChanged, DBXTeamLogEventTypeArgSignInAsSessionEnd,
    DBXTeamLogEventTypeArgSignInAsSessionStart, DBXTeamLogEventTypeArgSignSignatureRequestCanceled,
    DBXTeamLogEventTypeArgSignSignatureRequestCompleted, DBXTeamLogEventTypeArgSignSignatureRequestDeclined,
    DBXTeamLogEventTypeArgSignSignatureRequestOpened, DBXTeamLogEventTypeArgSignSignatureRequestReminderSent,
    DBXTeamLogEventTypeArgSignSignatureRequestSent, DBXTeamLogEventTypeArgSignTemplateCreated,
    DBXTeamLogEventTypeArgSignTemplateCreationPermissionChanged, DBXTeamLogEventTypeArgSignTemplateShared,
    DBXTeamLogEventTypeSignExternalSharingPolicyChanged, DBXTeamLogEventTypeSignInAsSessionEnd,
    DBXTeamLogEventTypeSignInAsSessionStart, DBXTeamLogEventTypeSignSignatureRequestCanceled,
    DBXTeamLogEventTypeSignSignatureRequestCompleted, DBXTeamLogEventTypeSignSignatureRequestDeclined,
    DBXTeamLogEventTypeSignSignatureRequestOpened, DBXTeamLogEventTypeSignSignatureRequestReminderSent,
    DBXTeamLogEventTypeSignSignatureRequestSent, DBXTeamLogEventTypeSignTemplateCreated,
    DBXTeamLogEventTypeSignTemplateCreationPermissionChanged, DBXTeamLogEventTypeSignTemplateShared,
    DBXTeamLogSignExternalSharingPolicyChangedDetails, DBXTeamLogSignExternalSharingPolicyChangedType,
    DBXTeamLogSignExternalSharingPolicyDefault_, DBXTeamLogSignExternalSharingPolicyDisabled,
    DBXTeamLogSignExternalSharingPolicyEnabled, DBXTeamLogSignExternalSharingPolicyOther,
    DBXTeamLogSignInAsSessionEndDetails, DBXTeamLogSignInAsSessionEndType, DBXTeamLogSignInAsSessionStartDetails,
    DBXTeamLogSignInAsSessionStartType, DBXTeamLogSignSignatureRequestCanceledDetails,
    DBXTeamLogSignSignatureRequestCanceledType, DBXTeamLogSignSignatureRequestCompletedDetails,
    DBXTeamLogSignSignatureRequestCompletedType, DBXTeamLogSignSignatureRequestDeclinedDetails,
    DBXTeamLogSignSignatureRequestDeclinedType, DBXTeamLogSignSignatureRequestOpenedDetails,
    DBXTeamLogSignSignatureRequestOpenedType, DBXTeamLogSignSignatureRequestReminderSentDetails,
    DBXTeamLogSignSignatureRequestReminderSentType, DBXTeamLogSignSignatureRequestSentDetails,
    DBXTeamLogSignSignatureRequestSentType, DBXTeamLogSignTemplateCreatedDetails, DBXTeamLogSignTemplateCreatedType,
    DBXTeamLogSignTemplateCreationPermissionChangedDetails, DBXTeamLogSignTemplateCreationPermissionChangedType,
    DBXTeamLogSignTemplateCreationPermissionPolicy, DBXTeamLogSignTemplateCreationPermissionPolicyDisabled,
    DBXTeamLogSignTemplateCreationPermissionPolicyEnabled, DBXTeamLogSignTemplateCreationPermissionPolicyOther,
    DBXTeamLogSignTemplateSharedDetails, DBXTeamLogSignTemplateSharedType;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (SignMembers)
/// The object if its tag is `sign_in_as_session_end_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSignInAsSessionEndDetails *asSignInAsSessionEndDetails;

/// The object if its tag is `sign_in_as_session_start_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSignInAsSessionStartDetails *asSignInAsSessionStartDetails;

/// The object if its tag is `sign_signature_request_canceled_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSignSignatureRequestCanceledDetails *asSignSignatureRequestCanceledDetails;

/// The object if its tag is `sign_signature_request_completed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSignSignatureRequestCompletedDetails *asSignSignatureRequestCompletedDetails;

/// The object if its tag is `sign_signature_request_declined_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSignSignatureRequestDeclinedDetails *asSignSignatureRequestDeclinedDetails;

/// The object if its tag is `sign_signature_request_opened_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSignSignatureRequestOpenedDetails *asSignSignatureRequestOpenedDetails;

/// The object if its tag is `sign_signature_request_reminder_sent_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSignSignatureRequestReminderSentDetails *asSignSignatureRequestReminderSentDetails;

/// The object if its tag is `sign_signature_request_sent_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSignSignatureRequestSentDetails *asSignSignatureRequestSentDetails;

/// The object if its tag is `sign_template_created_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSignTemplateCreatedDetails *asSignTemplateCreatedDetails;

/// The object if its tag is `sign_template_shared_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsSignTemplateSharedDetails *asSignTemplateSharedDetails;

/// The object if its tag is `sign_external_sharing_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSignExternalSharingPolicyChangedDetails *asSignExternalSharingPolicyChangedDetails;

/// The object if its tag is `sign_template_creation_permission_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsSignTemplateCreationPermissionChangedDetails *asSignTemplateCreationPermissionChangedDetails;
@end

/// Details of an event in which an admin ended a session in which they were signed in as a member.
@interface DBXTeamLogEventDetailsSignInAsSessionEndDetails : DBXTeamLogEventDetails
/// The value of `sign_in_as_session_end_details`.
@property (nonatomic, strong) DBXTeamLogSignInAsSessionEndDetails *signInAsSessionEndDetails;
/// Creates an object with the tag `sign_in_as_session_end_details`.
- (instancetype)init:(DBXTeamLogSignInAsSessionEndDetails *)signInAsSessionEndDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin started a session in which they are signed in as a member.
@interface DBXTeamLogEventDetailsSignInAsSessionStartDetails : DBXTeamLogEventDetails
/// The value of `sign_in_as_session_start_details`.
@property (nonatomic, strong) DBXTeamLogSignInAsSessionStartDetails *signInAsSessionStartDetails;
/// Creates an object with the tag `sign_in_as_session_start_details`.
- (instancetype)init:(DBXTeamLogSignInAsSessionStartDetails *)signInAsSessionStartDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a signature request was canceled.
@interface DBXTeamLogEventDetailsSignSignatureRequestCanceledDetails : DBXTeamLogEventDetails
/// The value of `sign_signature_request_canceled_details`.
@property (nonatomic, strong) DBXTeamLogSignSignatureRequestCanceledDetails *signSignatureRequestCanceledDetails;

/// Creates an object with the tag `sign_signature_request_canceled_details`.
- (instancetype)init:(DBXTeamLogSignSignatureRequestCanceledDetails *)signSignatureRequestCanceledDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a signature request was completed.
@interface DBXTeamLogEventDetailsSignSignatureRequestCompletedDetails : DBXTeamLogEventDetails
/// The value of `sign_signature_request_completed_details`.
@property (nonatomic, strong) DBXTeamLogSignSignatureRequestCompletedDetails *signSignatureRequestCompletedDetails;

/// Creates an object with the tag `sign_signature_request_completed_details`.
- (instancetype)init:(DBXTeamLogSignSignatureRequestCompletedDetails *)signSignatureRequestCompletedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a signature request was declined.
@interface DBXTeamLogEventDetailsSignSignatureRequestDeclinedDetails : DBXTeamLogEventDetails
/// The value of `sign_signature_request_declined_details`.
@property (nonatomic, strong) DBXTeamLogSignSignatureRequestDeclinedDetails *signSignatureRequestDeclinedDetails;

/// Creates an object with the tag `sign_signature_request_declined_details`.
- (instancetype)init:(DBXTeamLogSignSignatureRequestDeclinedDetails *)signSignatureRequestDeclinedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a signature request was opened.
@interface DBXTeamLogEventDetailsSignSignatureRequestOpenedDetails : DBXTeamLogEventDetails
/// The value of `sign_signature_request_opened_details`.
@property (nonatomic, strong) DBXTeamLogSignSignatureRequestOpenedDetails *signSignatureRequestOpenedDetails;

/// Creates an object with the tag `sign_signature_request_opened_details`.
- (instancetype)init:(DBXTeamLogSignSignatureRequestOpenedDetails *)signSignatureRequestOpenedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a reminder of a signature request was sent.
@interface DBXTeamLogEventDetailsSignSignatureRequestReminderSentDetails : DBXTeamLogEventDetails
/// The value of `sign_signature_request_reminder_sent_details`.
@property (nonatomic, strong)
    DBXTeamLogSignSignatureRequestReminderSentDetails *signSignatureRequestReminderSentDetails;

/// Creates an object with the tag `sign_signature_request_reminder_sent_details`.
- (instancetype)init:(DBXTeamLogSignSignatureRequestReminderSentDetails *)signSignatureRequestReminderSentDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a signature request was sent.
@interface DBXTeamLogEventDetailsSignSignatureRequestSentDetails : DBXTeamLogEventDetails
/// The value of `sign_signature_request_sent_details`.
@property (nonatomic, strong) DBXTeamLogSignSignatureRequestSentDetails *signSignatureRequestSentDetails;

/// Creates an object with the tag `sign_signature_request_sent_details`.
- (instancetype)init:(DBXTeamLogSignSignatureRequestSentDetails *)signSignatureRequestSentDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a template for signature requests was created.
@interface DBXTeamLogEventDetailsSignTemplateCreatedDetails : DBXTeamLogEventDetails
/// The value of `sign_template_created_details`.
@property (nonatomic, strong) DBXTeamLogSignTemplateCreatedDetails *signTemplateCreatedDetails;
/// Creates an object with the tag `sign_template_created_details`.
- (instancetype)init:(DBXTeamLogSignTemplateCreatedDetails *)signTemplateCreatedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a template for signature requests was shared.
@interface DBXTeamLogEventDetailsSignTemplateSharedDetails : DBXTeamLogEventDetails
/// The value of `sign_template_shared_details`.
@property (nonatomic, strong) DBXTeamLogSignTemplateSharedDetails *signTemplateSharedDetails;
/// Creates an object with the tag `sign_template_shared_details`.
- (instancetype)init:(DBXTeamLogSignTemplateSharedDetails *)signTemplateSharedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for sharing signature requests externally was changed.
@interface DBXTeamLogEventDetailsSignExternalSharingPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `sign_external_sharing_policy_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogSignExternalSharingPolicyChangedDetails *signExternalSharingPolicyChangedDetails;

/// Creates an object with the tag `sign_external_sharing_policy_changed_details`.
- (instancetype)init:(DBXTeamLogSignExternalSharingPolicyChangedDetails *)signExternalSharingPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the permission to create templates for signature requests was changed.
@interface DBXTeamLogEventDetailsSignTemplateCreationPermissionChangedDetails : DBXTeamLogEventDetails
/// The value of `sign_template_creation_permission_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogSignTemplateCreationPermissionChangedDetails *signTemplateCreationPermissionChangedDetails;

/// Creates an object with the tag `sign_template_creation_permission_changed_details`.
- (instancetype)
    init:(DBXTeamLogSignTemplateCreationPermissionChangedDetails *)signTemplateCreationPermissionChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (SignMembers)
/// The object if its tag is `sign_in_as_session_end`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSignInAsSessionEnd *asSignInAsSessionEnd;
/// The object if its tag is `sign_in_as_session_start`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSignInAsSessionStart *asSignInAsSessionStart;

/// The object if its tag is `sign_signature_request_canceled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSignSignatureRequestCanceled *asSignSignatureRequestCanceled;

/// The object if its tag is `sign_signature_request_completed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSignSignatureRequestCompleted *asSignSignatureRequestCompleted;

/// The object if its tag is `sign_signature_request_declined`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSignSignatureRequestDeclined *asSignSignatureRequestDeclined;

/// The object if its tag is `sign_signature_request_opened`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSignSignatureRequestOpened *asSignSignatureRequestOpened;

/// The object if its tag is `sign_signature_request_reminder_sent`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSignSignatureRequestReminderSent *asSignSignatureRequestReminderSent;

/// The object if its tag is `sign_signature_request_sent`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSignSignatureRequestSent *asSignSignatureRequestSent;
/// The object if its tag is `sign_template_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSignTemplateCreated *asSignTemplateCreated;
/// The object if its tag is `sign_template_shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeSignTemplateShared *asSignTemplateShared;

/// The object if its tag is `sign_external_sharing_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSignExternalSharingPolicyChanged *asSignExternalSharingPolicyChanged;

/// The object if its tag is `sign_template_creation_permission_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeSignTemplateCreationPermissionChanged *asSignTemplateCreationPermissionChanged;
@end

/// An admin ended a session in which they were signed in as a member.
@interface DBXTeamLogEventTypeSignInAsSessionEnd : DBXTeamLogEventType
/// The value of `sign_in_as_session_end`.
@property (nonatomic, strong) DBXTeamLogSignInAsSessionEndType *signInAsSessionEnd;
/// Creates an object with the tag `sign_in_as_session_end`.
- (instancetype)init:(DBXTeamLogSignInAsSessionEndType *)signInAsSessionEnd NS_DESIGNATED_INITIALIZER;
@end

/// An admin started a session in which they are signed in as a member.
@interface DBXTeamLogEventTypeSignInAsSessionStart : DBXTeamLogEventType
/// The value of `sign_in_as_session_start`.
@property (nonatomic, strong) DBXTeamLogSignInAsSessionStartType *signInAsSessionStart;
/// Creates an object with the tag `sign_in_as_session_start`.
- (instancetype)init:(DBXTeamLogSignInAsSessionStartType *)signInAsSessionStart NS_DESIGNATED_INITIALIZER;
@end

/// A signature request was canceled.
@interface DBXTeamLogEventTypeSignSignatureRequestCanceled : DBXTeamLogEventType
/// The value of `sign_signature_request_canceled`.
@property (nonatomic, strong) DBXTeamLogSignSignatureRequestCanceledType *signSignatureRequestCanceled;

/// Creates an object with the tag `sign_signature_request_canceled`.
- (instancetype)init:(DBXTeamLogSignSignatureRequestCanceledType *)signSignatureRequestCanceled
    NS_DESIGNATED_INITIALIZER;
@end

/// A signature request was completed.
@interface DBXTeamLogEventTypeSignSignatureRequestCompleted : DBXTeamLogEventType
/// The value of `sign_signature_request_completed`.
@property (nonatomic, strong) DBXTeamLogSignSignatureRequestCompletedType *signSignatureRequestCompleted;

/// Creates an object with the tag `sign_signature_request_completed`.
- (instancetype)init:(DBXTeamLogSignSignatureRequestCompletedType *)signSignatureRequestCompleted
    NS_DESIGNATED_INITIALIZER;
@end

/// A signature request was declined.
@interface DBXTeamLogEventTypeSignSignatureRequestDeclined : DBXTeamLogEventType
/// The value of `sign_signature_request_declined`.
@property (nonatomic, strong) DBXTeamLogSignSignatureRequestDeclinedType *signSignatureRequestDeclined;

/// Creates an object with the tag `sign_signature_request_declined`.
- (instancetype)init:(DBXTeamLogSignSignatureRequestDeclinedType *)signSignatureRequestDeclined
    NS_DESIGNATED_INITIALIZER;
@end

/// A signature request was opened.
@interface DBXTeamLogEventTypeSignSignatureRequestOpened : DBXTeamLogEventType
/// The value of `sign_signature_request_opened`.
@property (nonatomic, strong) DBXTeamLogSignSignatureRequestOpenedType *signSignatureRequestOpened;
/// Creates an object with the tag `sign_signature_request_opened`.
- (instancetype)init:(DBXTeamLogSignSignatureRequestOpenedType *)signSignatureRequestOpened NS_DESIGNATED_INITIALIZER;
@end

/// A reminder of a signature request was sent.
@interface DBXTeamLogEventTypeSignSignatureRequestReminderSent : DBXTeamLogEventType
/// The value of `sign_signature_request_reminder_sent`.
@property (nonatomic, strong) DBXTeamLogSignSignatureRequestReminderSentType *signSignatureRequestReminderSent;

/// Creates an object with the tag `sign_signature_request_reminder_sent`.
- (instancetype)init:(DBXTeamLogSignSignatureRequestReminderSentType *)signSignatureRequestReminderSent
    NS_DESIGNATED_INITIALIZER;
@end

/// A signature request was sent.
@interface DBXTeamLogEventTypeSignSignatureRequestSent : DBXTeamLogEventType
/// The value of `sign_signature_request_sent`.
@property (nonatomic, strong) DBXTeamLogSignSignatureRequestSentType *signSignatureRequestSent;
/// Creates an object with the tag `sign_signature_request_sent`.
- (instancetype)init:(DBXTeamLogSignSignatureRequestSentType *)signSignatureRequestSent NS_DESIGNATED_INITIALIZER;
@end

/// A template for signature requests was created.
@interface DBXTeamLogEventTypeSignTemplateCreated : DBXTeamLogEventType
/// The value of `sign_template_created`.
@property (nonatomic, strong) DBXTeamLogSignTemplateCreatedType *signTemplateCreated;
/// Creates an object with the tag `sign_template_created`.
- (instancetype)init:(DBXTeamLogSignTemplateCreatedType *)signTemplateCreated NS_DESIGNATED_INITIALIZER;
@end

/// A template for signature requests was shared.
@interface DBXTeamLogEventTypeSignTemplateShared : DBXTeamLogEventType
/// The value of `sign_template_shared`.
@property (nonatomic, strong) DBXTeamLogSignTemplateSharedType *signTemplateShared;
/// Creates an object with the tag `sign_template_shared`.
- (instancetype)init:(DBXTeamLogSignTemplateSharedType *)signTemplateShared NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for sharing signature requests externally was changed.
@interface DBXTeamLogEventTypeSignExternalSharingPolicyChanged : DBXTeamLogEventType
/// The value of `sign_external_sharing_policy_changed`.
@property (nonatomic, strong) DBXTeamLogSignExternalSharingPolicyChangedType *signExternalSharingPolicyChanged;

/// Creates an object with the tag `sign_external_sharing_policy_changed`.
- (instancetype)init:(DBXTeamLogSignExternalSharingPolicyChangedType *)signExternalSharingPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The permission to create templates for signature requests was changed.
@interface DBXTeamLogEventTypeSignTemplateCreationPermissionChanged : DBXTeamLogEventType
/// The value of `sign_template_creation_permission_changed`.
@property (nonatomic, strong)
    DBXTeamLogSignTemplateCreationPermissionChangedType *signTemplateCreationPermissionChanged;

/// Creates an object with the tag `sign_template_creation_permission_changed`.
- (instancetype)init:(DBXTeamLogSignTemplateCreationPermissionChangedType *)signTemplateCreationPermissionChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (SignMembers)
/// The object if its tag is `sign_in_as_session_end`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSignInAsSessionEnd *asSignInAsSessionEnd;
/// The object if its tag is `sign_in_as_session_start`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSignInAsSessionStart *asSignInAsSessionStart;

/// The object if its tag is `sign_signature_request_canceled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSignSignatureRequestCanceled *asSignSignatureRequestCanceled;

/// The object if its tag is `sign_signature_request_completed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSignSignatureRequestCompleted *asSignSignatureRequestCompleted;

/// The object if its tag is `sign_signature_request_declined`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSignSignatureRequestDeclined *asSignSignatureRequestDeclined;

/// The object if its tag is `sign_signature_request_opened`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSignSignatureRequestOpened *asSignSignatureRequestOpened;

/// The object if its tag is `sign_signature_request_reminder_sent`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSignSignatureRequestReminderSent *asSignSignatureRequestReminderSent;

/// The object if its tag is `sign_signature_request_sent`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSignSignatureRequestSent *asSignSignatureRequestSent;
/// The object if its tag is `sign_template_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSignTemplateCreated *asSignTemplateCreated;
/// The object if its tag is `sign_template_shared`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgSignTemplateShared *asSignTemplateShared;

/// The object if its tag is `sign_external_sharing_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSignExternalSharingPolicyChanged *asSignExternalSharingPolicyChanged;

/// The object if its tag is `sign_template_creation_permission_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgSignTemplateCreationPermissionChanged *asSignTemplateCreationPermissionChanged;
@end

/// Events in which an admin ended a session in which they were signed in as a member.
@interface DBXTeamLogEventTypeArgSignInAsSessionEnd : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sign_in_as_session_end`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an admin started a session in which they are signed in as a member.
@interface DBXTeamLogEventTypeArgSignInAsSessionStart : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sign_in_as_session_start`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a signature request was canceled.
@interface DBXTeamLogEventTypeArgSignSignatureRequestCanceled : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sign_signature_request_canceled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a signature request was completed.
@interface DBXTeamLogEventTypeArgSignSignatureRequestCompleted : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sign_signature_request_completed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a signature request was declined.
@interface DBXTeamLogEventTypeArgSignSignatureRequestDeclined : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sign_signature_request_declined`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a signature request was opened.
@interface DBXTeamLogEventTypeArgSignSignatureRequestOpened : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sign_signature_request_opened`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a reminder of a signature request was sent.
@interface DBXTeamLogEventTypeArgSignSignatureRequestReminderSent : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sign_signature_request_reminder_sent`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a signature request was sent.
@interface DBXTeamLogEventTypeArgSignSignatureRequestSent : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sign_signature_request_sent`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a template for signature requests was created.
@interface DBXTeamLogEventTypeArgSignTemplateCreated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sign_template_created`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a template for signature requests was shared.
@interface DBXTeamLogEventTypeArgSignTemplateShared : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sign_template_shared`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for sharing signature requests externally was changed.
@interface DBXTeamLogEventTypeArgSignExternalSharingPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sign_external_sharing_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the permission to create templates for signature requests was changed.
@interface DBXTeamLogEventTypeArgSignTemplateCreationPermissionChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `sign_template_creation_permission_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for sharing signature requests outside the team.
@interface DBXTeamLogSignExternalSharingPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSignExternalSharingPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSignExternalSharingPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSignExternalSharingPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSignExternalSharingPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSignExternalSharingPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogSignExternalSharingPolicyDefault_ : DBXTeamLogSignExternalSharingPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can't share content outside the team.
@interface DBXTeamLogSignExternalSharingPolicyDisabled : DBXTeamLogSignExternalSharingPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can share content outside the team.
@interface DBXTeamLogSignExternalSharingPolicyEnabled : DBXTeamLogSignExternalSharingPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSignExternalSharingPolicyOther : DBXTeamLogSignExternalSharingPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for sharing signature requests externally was changed.
@interface DBXTeamLogSignExternalSharingPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogSignExternalSharingPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogSignExternalSharingPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogSignExternalSharingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogSignExternalSharingPolicy *)newValue
    previousValue:(DBXTeamLogSignExternalSharingPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for sharing signature requests externally was changed.
@interface DBXTeamLogSignExternalSharingPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin ended a session in which they were signed in as a member.
@interface DBXTeamLogSignInAsSessionEndDetails : DBXObject
@end

/// An admin ended a session in which they were signed in as a member.
@interface DBXTeamLogSignInAsSessionEndType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an admin started a session in which they are signed in as a member.
@interface DBXTeamLogSignInAsSessionStartDetails : DBXObject
@end

/// An admin started a session in which they are signed in as a member.
@interface DBXTeamLogSignInAsSessionStartType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a signature request was canceled.
@interface DBXTeamLogSignSignatureRequestCanceledDetails : DBXObject
/// The recipient of the signature request.
@property (nonatomic, readonly, copy) NSString *recipient;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRecipient:(NSString *)recipient fileName:(NSString *)fileName NS_DESIGNATED_INITIALIZER;
@end

/// A signature request was canceled.
@interface DBXTeamLogSignSignatureRequestCanceledType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a signature request was completed.
@interface DBXTeamLogSignSignatureRequestCompletedDetails : DBXObject
/// The recipient of the signature request.
@property (nonatomic, readonly, copy) NSString *recipient;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRecipient:(NSString *)recipient fileName:(NSString *)fileName NS_DESIGNATED_INITIALIZER;
@end

/// A signature request was completed.
@interface DBXTeamLogSignSignatureRequestCompletedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a signature request was declined.
@interface DBXTeamLogSignSignatureRequestDeclinedDetails : DBXObject
/// The recipient of the signature request.
@property (nonatomic, readonly, copy) NSString *recipient;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRecipient:(NSString *)recipient fileName:(NSString *)fileName NS_DESIGNATED_INITIALIZER;
@end

/// A signature request was declined.
@interface DBXTeamLogSignSignatureRequestDeclinedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a signature request was opened.
@interface DBXTeamLogSignSignatureRequestOpenedDetails : DBXObject
/// The recipient of the signature request.
@property (nonatomic, readonly, copy) NSString *recipient;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRecipient:(NSString *)recipient fileName:(NSString *)fileName NS_DESIGNATED_INITIALIZER;
@end

/// A signature request was opened.
@interface DBXTeamLogSignSignatureRequestOpenedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a reminder of a signature request was sent.
@interface DBXTeamLogSignSignatureRequestReminderSentDetails : DBXObject
/// The recipient of the signature request.
@property (nonatomic, readonly, copy) NSString *recipient;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRecipient:(NSString *)recipient fileName:(NSString *)fileName NS_DESIGNATED_INITIALIZER;
@end

/// A reminder of a signature request was sent.
@interface DBXTeamLogSignSignatureRequestReminderSentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a signature request was sent.
@interface DBXTeamLogSignSignatureRequestSentDetails : DBXObject
/// The recipient of the signature request.
@property (nonatomic, readonly, copy) NSString *recipient;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRecipient:(NSString *)recipient fileName:(NSString *)fileName NS_DESIGNATED_INITIALIZER;
@end

/// A signature request was sent.
@interface DBXTeamLogSignSignatureRequestSentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a template for signature requests was created.
@interface DBXTeamLogSignTemplateCreatedDetails : DBXObject
/// The access level of the template.
@property (nonatomic, readonly, copy) NSString *accessLevel;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessLevel:(NSString *)accessLevel fileName:(NSString *)fileName NS_DESIGNATED_INITIALIZER;
@end

/// A template for signature requests was created.
@interface DBXTeamLogSignTemplateCreatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the permission to create templates for signature requests was changed.
@interface DBXTeamLogSignTemplateCreationPermissionChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogSignTemplateCreationPermissionPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogSignTemplateCreationPermissionPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogSignTemplateCreationPermissionPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogSignTemplateCreationPermissionPolicy *)newValue
    previousValue:(DBXTeamLogSignTemplateCreationPermissionPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The permission to create templates for signature requests was changed.
@interface DBXTeamLogSignTemplateCreationPermissionChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for creating templates for signature requests.
@interface DBXTeamLogSignTemplateCreationPermissionPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogSignTemplateCreationPermissionPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSignTemplateCreationPermissionPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSignTemplateCreationPermissionPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogSignTemplateCreationPermissionPolicyOther *asOther;
@end

/// Members can't create templates.
@interface DBXTeamLogSignTemplateCreationPermissionPolicyDisabled : DBXTeamLogSignTemplateCreationPermissionPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can create templates.
@interface DBXTeamLogSignTemplateCreationPermissionPolicyEnabled : DBXTeamLogSignTemplateCreationPermissionPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogSignTemplateCreationPermissionPolicyOther : DBXTeamLogSignTemplateCreationPermissionPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a template for signature requests was shared.
@interface DBXTeamLogSignTemplateSharedDetails : DBXObject
/// The access level of the template.
@property (nonatomic, readonly, copy) NSString *accessLevel;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessLevel:(NSString *)accessLevel fileName:(NSString *)fileName NS_DESIGNATED_INITIALIZER;
@end

/// A template for signature requests was shared.
@interface DBXTeamLogSignTemplateSharedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
