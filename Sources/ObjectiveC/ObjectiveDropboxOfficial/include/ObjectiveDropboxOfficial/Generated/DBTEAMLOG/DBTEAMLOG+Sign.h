// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGSignExternalSharingPolicyChangedDetails, DBTEAMLOGSignExternalSharingPolicyChangedType,
    DBTEAMLOGSignInAsSessionEndDetails, DBTEAMLOGSignInAsSessionEndType, DBTEAMLOGSignInAsSessionStartDetails,
    DBTEAMLOGSignInAsSessionStartType, DBTEAMLOGSignSignatureRequestCanceledDetails,
    DBTEAMLOGSignSignatureRequestCanceledType, DBTEAMLOGSignSignatureRequestCompletedDetails,
    DBTEAMLOGSignSignatureRequestCompletedType, DBTEAMLOGSignSignatureRequestDeclinedDetails,
    DBTEAMLOGSignSignatureRequestDeclinedType, DBTEAMLOGSignSignatureRequestOpenedDetails,
    DBTEAMLOGSignSignatureRequestOpenedType, DBTEAMLOGSignSignatureRequestReminderSentDetails,
    DBTEAMLOGSignSignatureRequestReminderSentType, DBTEAMLOGSignSignatureRequestSentDetails,
    DBTEAMLOGSignSignatureRequestSentType, DBTEAMLOGSignTemplateCreatedDetails, DBTEAMLOGSignTemplateCreatedType,
    DBTEAMLOGSignTemplateCreationPermissionChangedDetails, DBTEAMLOGSignTemplateCreationPermissionChangedType,
    DBTEAMLOGSignTemplateCreationPermissionPolicy, DBTEAMLOGSignTemplateSharedDetails, DBTEAMLOGSignTemplateSharedType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `Sign`.
@interface DBTEAMLOGEventDetails (Sign)
/// Details of an event in which an admin ended a session in which they were signed in as a member. Has a value only if
/// `isSignInAsSessionEndDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignInAsSessionEndDetails *signInAsSessionEndDetails;

/// Details of an event in which an admin started a session in which they are signed in as a member. Has a value only if
/// `isSignInAsSessionStartDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignInAsSessionStartDetails *signInAsSessionStartDetails;

/// Details of an event in which a signature request was canceled. Has a value only if
/// `isSignSignatureRequestCanceledDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignSignatureRequestCanceledDetails *signSignatureRequestCanceledDetails;

/// Details of an event in which a signature request was completed. Has a value only if
/// `isSignSignatureRequestCompletedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignSignatureRequestCompletedDetails *signSignatureRequestCompletedDetails;

/// Details of an event in which a signature request was declined. Has a value only if
/// `isSignSignatureRequestDeclinedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignSignatureRequestDeclinedDetails *signSignatureRequestDeclinedDetails;

/// Details of an event in which a signature request was opened. Has a value only if
/// `isSignSignatureRequestOpenedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignSignatureRequestOpenedDetails *signSignatureRequestOpenedDetails;

/// Details of an event in which a reminder of a signature request was sent. Has a value only if
/// `isSignSignatureRequestReminderSentDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSignSignatureRequestReminderSentDetails *signSignatureRequestReminderSentDetails;

/// Details of an event in which a signature request was sent. Has a value only if `isSignSignatureRequestSentDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignSignatureRequestSentDetails *signSignatureRequestSentDetails;

/// Details of an event in which a template for signature requests was created. Has a value only if
/// `isSignTemplateCreatedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignTemplateCreatedDetails *signTemplateCreatedDetails;

/// Details of an event in which a template for signature requests was shared. Has a value only if
/// `isSignTemplateSharedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignTemplateSharedDetails *signTemplateSharedDetails;

/// Details of an event in which the team's policy for sharing signature requests externally was changed. Has a value
/// only if `isSignExternalSharingPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSignExternalSharingPolicyChangedDetails *signExternalSharingPolicyChangedDetails;

/// Details of an event in which the permission to create templates for signature requests was changed. Has a value only
/// if `isSignTemplateCreationPermissionChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSignTemplateCreationPermissionChangedDetails *signTemplateCreationPermissionChangedDetails;

/// Creates an object with the tag `sign_in_as_session_end_details`.
- (instancetype)initWithSignInAsSessionEndDetails:(DBTEAMLOGSignInAsSessionEndDetails *)signInAsSessionEndDetails;
/// Creates an object with the tag `sign_in_as_session_start_details`.
- (instancetype)initWithSignInAsSessionStartDetails:(DBTEAMLOGSignInAsSessionStartDetails *)signInAsSessionStartDetails;

/// Creates an object with the tag `sign_signature_request_canceled_details`.
- (instancetype)
    initWithSignSignatureRequestCanceledDetails:(DBTEAMLOGSignSignatureRequestCanceledDetails *)signSignatureRequestCanceledDetails;

/// Creates an object with the tag `sign_signature_request_completed_details`.
- (instancetype)
    initWithSignSignatureRequestCompletedDetails:(DBTEAMLOGSignSignatureRequestCompletedDetails *)signSignatureRequestCompletedDetails;

/// Creates an object with the tag `sign_signature_request_declined_details`.
- (instancetype)
    initWithSignSignatureRequestDeclinedDetails:(DBTEAMLOGSignSignatureRequestDeclinedDetails *)signSignatureRequestDeclinedDetails;

/// Creates an object with the tag `sign_signature_request_opened_details`.
- (instancetype)
    initWithSignSignatureRequestOpenedDetails:(DBTEAMLOGSignSignatureRequestOpenedDetails *)signSignatureRequestOpenedDetails;

/// Creates an object with the tag `sign_signature_request_reminder_sent_details`.
- (instancetype)
    initWithSignSignatureRequestReminderSentDetails:(DBTEAMLOGSignSignatureRequestReminderSentDetails *)signSignatureRequestReminderSentDetails;

/// Creates an object with the tag `sign_signature_request_sent_details`.
- (instancetype)
    initWithSignSignatureRequestSentDetails:(DBTEAMLOGSignSignatureRequestSentDetails *)signSignatureRequestSentDetails;

/// Creates an object with the tag `sign_template_created_details`.
- (instancetype)initWithSignTemplateCreatedDetails:(DBTEAMLOGSignTemplateCreatedDetails *)signTemplateCreatedDetails;
/// Creates an object with the tag `sign_template_shared_details`.
- (instancetype)initWithSignTemplateSharedDetails:(DBTEAMLOGSignTemplateSharedDetails *)signTemplateSharedDetails;

/// Creates an object with the tag `sign_external_sharing_policy_changed_details`.
- (instancetype)
    initWithSignExternalSharingPolicyChangedDetails:(DBTEAMLOGSignExternalSharingPolicyChangedDetails *)signExternalSharingPolicyChangedDetails;

/// Creates an object with the tag `sign_template_creation_permission_changed_details`.
- (instancetype)
    initWithSignTemplateCreationPermissionChangedDetails:(DBTEAMLOGSignTemplateCreationPermissionChangedDetails *)signTemplateCreationPermissionChangedDetails;

/// Returns whether the tag is `sign_in_as_session_end_details`.
- (BOOL)isSignInAsSessionEndDetails;
/// Returns whether the tag is `sign_in_as_session_start_details`.
- (BOOL)isSignInAsSessionStartDetails;
/// Returns whether the tag is `sign_signature_request_canceled_details`.
- (BOOL)isSignSignatureRequestCanceledDetails;
/// Returns whether the tag is `sign_signature_request_completed_details`.
- (BOOL)isSignSignatureRequestCompletedDetails;
/// Returns whether the tag is `sign_signature_request_declined_details`.
- (BOOL)isSignSignatureRequestDeclinedDetails;
/// Returns whether the tag is `sign_signature_request_opened_details`.
- (BOOL)isSignSignatureRequestOpenedDetails;
/// Returns whether the tag is `sign_signature_request_reminder_sent_details`.
- (BOOL)isSignSignatureRequestReminderSentDetails;
/// Returns whether the tag is `sign_signature_request_sent_details`.
- (BOOL)isSignSignatureRequestSentDetails;
/// Returns whether the tag is `sign_template_created_details`.
- (BOOL)isSignTemplateCreatedDetails;
/// Returns whether the tag is `sign_template_shared_details`.
- (BOOL)isSignTemplateSharedDetails;
/// Returns whether the tag is `sign_external_sharing_policy_changed_details`.
- (BOOL)isSignExternalSharingPolicyChangedDetails;
/// Returns whether the tag is `sign_template_creation_permission_changed_details`.
- (BOOL)isSignTemplateCreationPermissionChangedDetails;
@end

/// The members whose names start with `Sign`.
@interface DBTEAMLOGEventType (Sign)
/// An admin ended a session in which they were signed in as a member. Has a value only if `isSignInAsSessionEnd`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignInAsSessionEndType *signInAsSessionEnd;

/// An admin started a session in which they are signed in as a member. Has a value only if `isSignInAsSessionStart`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignInAsSessionStartType *signInAsSessionStart;

/// A signature request was canceled. Has a value only if `isSignSignatureRequestCanceled` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignSignatureRequestCanceledType *signSignatureRequestCanceled;
/// A signature request was completed. Has a value only if `isSignSignatureRequestCompleted` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignSignatureRequestCompletedType *signSignatureRequestCompleted;
/// A signature request was declined. Has a value only if `isSignSignatureRequestDeclined` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignSignatureRequestDeclinedType *signSignatureRequestDeclined;
/// A signature request was opened. Has a value only if `isSignSignatureRequestOpened` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignSignatureRequestOpenedType *signSignatureRequestOpened;
/// A reminder of a signature request was sent. Has a value only if `isSignSignatureRequestReminderSent` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignSignatureRequestReminderSentType *signSignatureRequestReminderSent;
/// A signature request was sent. Has a value only if `isSignSignatureRequestSent` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignSignatureRequestSentType *signSignatureRequestSent;
/// A template for signature requests was created. Has a value only if `isSignTemplateCreated` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignTemplateCreatedType *signTemplateCreated;
/// A template for signature requests was shared. Has a value only if `isSignTemplateShared` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignTemplateSharedType *signTemplateShared;

/// The team's policy for sharing signature requests externally was changed. Has a value only if
/// `isSignExternalSharingPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGSignExternalSharingPolicyChangedType *signExternalSharingPolicyChanged;

/// The permission to create templates for signature requests was changed. Has a value only if
/// `isSignTemplateCreationPermissionChanged` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGSignTemplateCreationPermissionChangedType *signTemplateCreationPermissionChanged;

/// Creates an object with the tag `sign_in_as_session_end`.
- (instancetype)initWithSignInAsSessionEnd:(DBTEAMLOGSignInAsSessionEndType *)signInAsSessionEnd;
/// Creates an object with the tag `sign_in_as_session_start`.
- (instancetype)initWithSignInAsSessionStart:(DBTEAMLOGSignInAsSessionStartType *)signInAsSessionStart;

/// Creates an object with the tag `sign_signature_request_canceled`.
- (instancetype)
    initWithSignSignatureRequestCanceled:(DBTEAMLOGSignSignatureRequestCanceledType *)signSignatureRequestCanceled;

/// Creates an object with the tag `sign_signature_request_completed`.
- (instancetype)
    initWithSignSignatureRequestCompleted:(DBTEAMLOGSignSignatureRequestCompletedType *)signSignatureRequestCompleted;

/// Creates an object with the tag `sign_signature_request_declined`.
- (instancetype)
    initWithSignSignatureRequestDeclined:(DBTEAMLOGSignSignatureRequestDeclinedType *)signSignatureRequestDeclined;

/// Creates an object with the tag `sign_signature_request_opened`.
- (instancetype)initWithSignSignatureRequestOpened:(DBTEAMLOGSignSignatureRequestOpenedType *)signSignatureRequestOpened;

/// Creates an object with the tag `sign_signature_request_reminder_sent`.
- (instancetype)
    initWithSignSignatureRequestReminderSent:(DBTEAMLOGSignSignatureRequestReminderSentType *)signSignatureRequestReminderSent;

/// Creates an object with the tag `sign_signature_request_sent`.
- (instancetype)initWithSignSignatureRequestSent:(DBTEAMLOGSignSignatureRequestSentType *)signSignatureRequestSent;
/// Creates an object with the tag `sign_template_created`.
- (instancetype)initWithSignTemplateCreated:(DBTEAMLOGSignTemplateCreatedType *)signTemplateCreated;
/// Creates an object with the tag `sign_template_shared`.
- (instancetype)initWithSignTemplateShared:(DBTEAMLOGSignTemplateSharedType *)signTemplateShared;

/// Creates an object with the tag `sign_external_sharing_policy_changed`.
- (instancetype)
    initWithSignExternalSharingPolicyChanged:(DBTEAMLOGSignExternalSharingPolicyChangedType *)signExternalSharingPolicyChanged;

/// Creates an object with the tag `sign_template_creation_permission_changed`.
- (instancetype)
    initWithSignTemplateCreationPermissionChanged:(DBTEAMLOGSignTemplateCreationPermissionChangedType *)signTemplateCreationPermissionChanged;

/// Returns whether the tag is `sign_in_as_session_end`.
- (BOOL)isSignInAsSessionEnd;
/// Returns whether the tag is `sign_in_as_session_start`.
- (BOOL)isSignInAsSessionStart;
/// Returns whether the tag is `sign_signature_request_canceled`.
- (BOOL)isSignSignatureRequestCanceled;
/// Returns whether the tag is `sign_signature_request_completed`.
- (BOOL)isSignSignatureRequestCompleted;
/// Returns whether the tag is `sign_signature_request_declined`.
- (BOOL)isSignSignatureRequestDeclined;
/// Returns whether the tag is `sign_signature_request_opened`.
- (BOOL)isSignSignatureRequestOpened;
/// Returns whether the tag is `sign_signature_request_reminder_sent`.
- (BOOL)isSignSignatureRequestReminderSent;
/// Returns whether the tag is `sign_signature_request_sent`.
- (BOOL)isSignSignatureRequestSent;
/// Returns whether the tag is `sign_template_created`.
- (BOOL)isSignTemplateCreated;
/// Returns whether the tag is `sign_template_shared`.
- (BOOL)isSignTemplateShared;
/// Returns whether the tag is `sign_external_sharing_policy_changed`.
- (BOOL)isSignExternalSharingPolicyChanged;
/// Returns whether the tag is `sign_template_creation_permission_changed`.
- (BOOL)isSignTemplateCreationPermissionChanged;
@end

/// The members whose names start with `Sign`.
@interface DBTEAMLOGEventTypeArg (Sign)
/// Creates an object with the tag `sign_in_as_session_end`.
- (instancetype)initWithSignInAsSessionEnd;
/// Creates an object with the tag `sign_in_as_session_start`.
- (instancetype)initWithSignInAsSessionStart;
/// Creates an object with the tag `sign_signature_request_canceled`.
- (instancetype)initWithSignSignatureRequestCanceled;
/// Creates an object with the tag `sign_signature_request_completed`.
- (instancetype)initWithSignSignatureRequestCompleted;
/// Creates an object with the tag `sign_signature_request_declined`.
- (instancetype)initWithSignSignatureRequestDeclined;
/// Creates an object with the tag `sign_signature_request_opened`.
- (instancetype)initWithSignSignatureRequestOpened;
/// Creates an object with the tag `sign_signature_request_reminder_sent`.
- (instancetype)initWithSignSignatureRequestReminderSent;
/// Creates an object with the tag `sign_signature_request_sent`.
- (instancetype)initWithSignSignatureRequestSent;
/// Creates an object with the tag `sign_template_created`.
- (instancetype)initWithSignTemplateCreated;
/// Creates an object with the tag `sign_template_shared`.
- (instancetype)initWithSignTemplateShared;
/// Creates an object with the tag `sign_external_sharing_policy_changed`.
- (instancetype)initWithSignExternalSharingPolicyChanged;
/// Creates an object with the tag `sign_template_creation_permission_changed`.
- (instancetype)initWithSignTemplateCreationPermissionChanged;
/// Returns whether the tag is `sign_in_as_session_end`.
- (BOOL)isSignInAsSessionEnd;
/// Returns whether the tag is `sign_in_as_session_start`.
- (BOOL)isSignInAsSessionStart;
/// Returns whether the tag is `sign_signature_request_canceled`.
- (BOOL)isSignSignatureRequestCanceled;
/// Returns whether the tag is `sign_signature_request_completed`.
- (BOOL)isSignSignatureRequestCompleted;
/// Returns whether the tag is `sign_signature_request_declined`.
- (BOOL)isSignSignatureRequestDeclined;
/// Returns whether the tag is `sign_signature_request_opened`.
- (BOOL)isSignSignatureRequestOpened;
/// Returns whether the tag is `sign_signature_request_reminder_sent`.
- (BOOL)isSignSignatureRequestReminderSent;
/// Returns whether the tag is `sign_signature_request_sent`.
- (BOOL)isSignSignatureRequestSent;
/// Returns whether the tag is `sign_template_created`.
- (BOOL)isSignTemplateCreated;
/// Returns whether the tag is `sign_template_shared`.
- (BOOL)isSignTemplateShared;
/// Returns whether the tag is `sign_external_sharing_policy_changed`.
- (BOOL)isSignExternalSharingPolicyChanged;
/// Returns whether the tag is `sign_template_creation_permission_changed`.
- (BOOL)isSignTemplateCreationPermissionChanged;
@end

/// The tags of `DBTEAMLOGSignExternalSharingPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSignExternalSharingPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGSignExternalSharingPolicyDefault_,
    /// Members can't share content outside the team.
    DBTEAMLOGSignExternalSharingPolicyDisabled,
    /// Members can share content outside the team.
    DBTEAMLOGSignExternalSharingPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSignExternalSharingPolicyOther,
};

/// The policy for sharing signature requests outside the team.
@interface DBTEAMLOGSignExternalSharingPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSignExternalSharingPolicyTag tag;
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

/// Converts `DBTEAMLOGSignExternalSharingPolicy` from and to JSON.
@interface DBTEAMLOGSignExternalSharingPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignExternalSharingPolicy *)instance;
+ (DBTEAMLOGSignExternalSharingPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for sharing signature requests externally was changed.
@interface DBTEAMLOGSignExternalSharingPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGSignExternalSharingPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGSignExternalSharingPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGSignExternalSharingPolicy *)dNewValue
    previousValue:(DBTEAMLOGSignExternalSharingPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGSignExternalSharingPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGSignExternalSharingPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignExternalSharingPolicyChangedDetails *)instance;
+ (DBTEAMLOGSignExternalSharingPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for sharing signature requests externally was changed.
@interface DBTEAMLOGSignExternalSharingPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSignExternalSharingPolicyChangedType` from and to JSON.
@interface DBTEAMLOGSignExternalSharingPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignExternalSharingPolicyChangedType *)instance;
+ (DBTEAMLOGSignExternalSharingPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an admin ended a session in which they were signed in as a member.
@interface DBTEAMLOGSignInAsSessionEndDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSignInAsSessionEndDetails` from and to JSON.
@interface DBTEAMLOGSignInAsSessionEndDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignInAsSessionEndDetails *)instance;
+ (DBTEAMLOGSignInAsSessionEndDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An admin ended a session in which they were signed in as a member.
@interface DBTEAMLOGSignInAsSessionEndType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSignInAsSessionEndType` from and to JSON.
@interface DBTEAMLOGSignInAsSessionEndTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignInAsSessionEndType *)instance;
+ (DBTEAMLOGSignInAsSessionEndType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an admin started a session in which they are signed in as a member.
@interface DBTEAMLOGSignInAsSessionStartDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSignInAsSessionStartDetails` from and to JSON.
@interface DBTEAMLOGSignInAsSessionStartDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignInAsSessionStartDetails *)instance;
+ (DBTEAMLOGSignInAsSessionStartDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An admin started a session in which they are signed in as a member.
@interface DBTEAMLOGSignInAsSessionStartType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSignInAsSessionStartType` from and to JSON.
@interface DBTEAMLOGSignInAsSessionStartTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignInAsSessionStartType *)instance;
+ (DBTEAMLOGSignInAsSessionStartType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a signature request was canceled.
@interface DBTEAMLOGSignSignatureRequestCanceledDetails : DBStoneObject
/// The recipient of the signature request.
@property (nonatomic, readonly, copy) NSString *recipient;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRecipient:(NSString *)recipient fileName:(NSString *)fileName;
@end

/// Converts `DBTEAMLOGSignSignatureRequestCanceledDetails` from and to JSON.
@interface DBTEAMLOGSignSignatureRequestCanceledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignSignatureRequestCanceledDetails *)instance;
+ (DBTEAMLOGSignSignatureRequestCanceledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A signature request was canceled.
@interface DBTEAMLOGSignSignatureRequestCanceledType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSignSignatureRequestCanceledType` from and to JSON.
@interface DBTEAMLOGSignSignatureRequestCanceledTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignSignatureRequestCanceledType *)instance;
+ (DBTEAMLOGSignSignatureRequestCanceledType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a signature request was completed.
@interface DBTEAMLOGSignSignatureRequestCompletedDetails : DBStoneObject
/// The recipient of the signature request.
@property (nonatomic, readonly, copy) NSString *recipient;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRecipient:(NSString *)recipient fileName:(NSString *)fileName;
@end

/// Converts `DBTEAMLOGSignSignatureRequestCompletedDetails` from and to JSON.
@interface DBTEAMLOGSignSignatureRequestCompletedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignSignatureRequestCompletedDetails *)instance;
+ (DBTEAMLOGSignSignatureRequestCompletedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A signature request was completed.
@interface DBTEAMLOGSignSignatureRequestCompletedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSignSignatureRequestCompletedType` from and to JSON.
@interface DBTEAMLOGSignSignatureRequestCompletedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignSignatureRequestCompletedType *)instance;
+ (DBTEAMLOGSignSignatureRequestCompletedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a signature request was declined.
@interface DBTEAMLOGSignSignatureRequestDeclinedDetails : DBStoneObject
/// The recipient of the signature request.
@property (nonatomic, readonly, copy) NSString *recipient;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRecipient:(NSString *)recipient fileName:(NSString *)fileName;
@end

/// Converts `DBTEAMLOGSignSignatureRequestDeclinedDetails` from and to JSON.
@interface DBTEAMLOGSignSignatureRequestDeclinedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignSignatureRequestDeclinedDetails *)instance;
+ (DBTEAMLOGSignSignatureRequestDeclinedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A signature request was declined.
@interface DBTEAMLOGSignSignatureRequestDeclinedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSignSignatureRequestDeclinedType` from and to JSON.
@interface DBTEAMLOGSignSignatureRequestDeclinedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignSignatureRequestDeclinedType *)instance;
+ (DBTEAMLOGSignSignatureRequestDeclinedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a signature request was opened.
@interface DBTEAMLOGSignSignatureRequestOpenedDetails : DBStoneObject
/// The recipient of the signature request.
@property (nonatomic, readonly, copy) NSString *recipient;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRecipient:(NSString *)recipient fileName:(NSString *)fileName;
@end

/// Converts `DBTEAMLOGSignSignatureRequestOpenedDetails` from and to JSON.
@interface DBTEAMLOGSignSignatureRequestOpenedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignSignatureRequestOpenedDetails *)instance;
+ (DBTEAMLOGSignSignatureRequestOpenedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A signature request was opened.
@interface DBTEAMLOGSignSignatureRequestOpenedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSignSignatureRequestOpenedType` from and to JSON.
@interface DBTEAMLOGSignSignatureRequestOpenedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignSignatureRequestOpenedType *)instance;
+ (DBTEAMLOGSignSignatureRequestOpenedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a reminder of a signature request was sent.
@interface DBTEAMLOGSignSignatureRequestReminderSentDetails : DBStoneObject
/// The recipient of the signature request.
@property (nonatomic, readonly, copy) NSString *recipient;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRecipient:(NSString *)recipient fileName:(NSString *)fileName;
@end

/// Converts `DBTEAMLOGSignSignatureRequestReminderSentDetails` from and to JSON.
@interface DBTEAMLOGSignSignatureRequestReminderSentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignSignatureRequestReminderSentDetails *)instance;
+ (DBTEAMLOGSignSignatureRequestReminderSentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A reminder of a signature request was sent.
@interface DBTEAMLOGSignSignatureRequestReminderSentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSignSignatureRequestReminderSentType` from and to JSON.
@interface DBTEAMLOGSignSignatureRequestReminderSentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignSignatureRequestReminderSentType *)instance;
+ (DBTEAMLOGSignSignatureRequestReminderSentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a signature request was sent.
@interface DBTEAMLOGSignSignatureRequestSentDetails : DBStoneObject
/// The recipient of the signature request.
@property (nonatomic, readonly, copy) NSString *recipient;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRecipient:(NSString *)recipient fileName:(NSString *)fileName;
@end

/// Converts `DBTEAMLOGSignSignatureRequestSentDetails` from and to JSON.
@interface DBTEAMLOGSignSignatureRequestSentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignSignatureRequestSentDetails *)instance;
+ (DBTEAMLOGSignSignatureRequestSentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A signature request was sent.
@interface DBTEAMLOGSignSignatureRequestSentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSignSignatureRequestSentType` from and to JSON.
@interface DBTEAMLOGSignSignatureRequestSentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignSignatureRequestSentType *)instance;
+ (DBTEAMLOGSignSignatureRequestSentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a template for signature requests was created.
@interface DBTEAMLOGSignTemplateCreatedDetails : DBStoneObject
/// The access level of the template.
@property (nonatomic, readonly, copy) NSString *accessLevel;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessLevel:(NSString *)accessLevel fileName:(NSString *)fileName;
@end

/// Converts `DBTEAMLOGSignTemplateCreatedDetails` from and to JSON.
@interface DBTEAMLOGSignTemplateCreatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignTemplateCreatedDetails *)instance;
+ (DBTEAMLOGSignTemplateCreatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A template for signature requests was created.
@interface DBTEAMLOGSignTemplateCreatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSignTemplateCreatedType` from and to JSON.
@interface DBTEAMLOGSignTemplateCreatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignTemplateCreatedType *)instance;
+ (DBTEAMLOGSignTemplateCreatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the permission to create templates for signature requests was changed.
@interface DBTEAMLOGSignTemplateCreationPermissionChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGSignTemplateCreationPermissionPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGSignTemplateCreationPermissionPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGSignTemplateCreationPermissionPolicy *)dNewValue
    previousValue:(DBTEAMLOGSignTemplateCreationPermissionPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGSignTemplateCreationPermissionChangedDetails` from and to JSON.
@interface DBTEAMLOGSignTemplateCreationPermissionChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignTemplateCreationPermissionChangedDetails *)instance;
+ (DBTEAMLOGSignTemplateCreationPermissionChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The permission to create templates for signature requests was changed.
@interface DBTEAMLOGSignTemplateCreationPermissionChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSignTemplateCreationPermissionChangedType` from and to JSON.
@interface DBTEAMLOGSignTemplateCreationPermissionChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignTemplateCreationPermissionChangedType *)instance;
+ (DBTEAMLOGSignTemplateCreationPermissionChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGSignTemplateCreationPermissionPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGSignTemplateCreationPermissionPolicyTag) {
    /// Members can't create templates.
    DBTEAMLOGSignTemplateCreationPermissionPolicyDisabled,
    /// Members can create templates.
    DBTEAMLOGSignTemplateCreationPermissionPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGSignTemplateCreationPermissionPolicyOther,
};

/// The policy for creating templates for signature requests.
@interface DBTEAMLOGSignTemplateCreationPermissionPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGSignTemplateCreationPermissionPolicyTag tag;
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

/// Converts `DBTEAMLOGSignTemplateCreationPermissionPolicy` from and to JSON.
@interface DBTEAMLOGSignTemplateCreationPermissionPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignTemplateCreationPermissionPolicy *)instance;
+ (DBTEAMLOGSignTemplateCreationPermissionPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a template for signature requests was shared.
@interface DBTEAMLOGSignTemplateSharedDetails : DBStoneObject
/// The access level of the template.
@property (nonatomic, readonly, copy) NSString *accessLevel;
/// The name of the file.
@property (nonatomic, readonly, copy) NSString *fileName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccessLevel:(NSString *)accessLevel fileName:(NSString *)fileName;
@end

/// Converts `DBTEAMLOGSignTemplateSharedDetails` from and to JSON.
@interface DBTEAMLOGSignTemplateSharedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignTemplateSharedDetails *)instance;
+ (DBTEAMLOGSignTemplateSharedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A template for signature requests was shared.
@interface DBTEAMLOGSignTemplateSharedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGSignTemplateSharedType` from and to JSON.
@interface DBTEAMLOGSignTemplateSharedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSignTemplateSharedType *)instance;
+ (DBTEAMLOGSignTemplateSharedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
