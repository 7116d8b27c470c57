// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogContentPermanentDeletePolicy, DBXTeamLogEventDetailsPasskeyAddDetails,
    DBXTeamLogEventDetailsPasskeyLoginPolicyChangedDetails, DBXTeamLogEventDetailsPasskeyRemoveDetails,
    DBXTeamLogEventDetailsPasswordChangeDetails, DBXTeamLogEventDetailsPasswordResetAllDetails,
    DBXTeamLogEventDetailsPasswordResetDetails, DBXTeamLogEventDetailsPasswordStrengthRequirementsChangePolicyDetails,
    DBXTeamLogEventDetailsPendingSecondaryEmailAddedDetails, DBXTeamLogEventDetailsPermanentDeleteChangePolicyDetails,
    DBXTeamLogEventDetailsPreviewsAiPolicyChangedDetails, DBXTeamLogEventDetailsProductAssignedToMemberDetails,
    DBXTeamLogEventDetailsProductRemovedFromMemberDetails, DBXTeamLogEventTypeArgPasskeyAdd,
    DBXTeamLogEventTypeArgPasskeyLoginPolicyChanged, DBXTeamLogEventTypeArgPasskeyRemove,
    DBXTeamLogEventTypeArgPasswordChange, DBXTeamLogEventTypeArgPasswordReset, DBXTeamLogEventTypeArgPasswordResetAll,
    DBXTeamLogEventTypeArgPasswordStrengthRequirementsChangePolicy, DBXTeamLogEventTypeArgPendingSecondaryEmailAdded,
    DBXTeamLogEventTypeArgPermanentDeleteChangePolicy, DBXTeamLogEventTypeArgPreviewsAiPolicyChanged,
    DBXTeamLogEventTypeArgProductAssignedToMember, DBXTeamLogEventTypeArgProductRemovedFromMember,
    DBXTeamLogEventTypePasskeyAdd, DBXTeamLogEventTypePasskeyLoginPolicyChanged, DBXTeamLogEventTypePasskeyRemove,
    DBXTeamLogEventTypePasswordChange, DBXTeamLogEventTypePasswordReset, DBXTeamLogEventTypePasswordResetAll,
    DBXTeamLogEventTypePasswordStrengthRequirementsChangePolicy, DBXTeamLogEventTypePendingSecondaryEmailAdded,
    DBXTeamLogEventTypePermanentDeleteChangePolicy, DBXTeamLogEventTypePreviewsAiPolicyChanged,
    DBXTeamLogEventTypeProductAssignedToMember, DBXTeamLogEventTypeProductRemovedFromMember, DBXTeamLogGroupLogInfo,
    DBXTeamLogNamespaceRelativePathLogInfo, DBXTeamLogParticipantLogInfoGroup, DBXTeamLogParticipantLogInfoOther,
    DBXTeamLogParticipantLogInfoUser, DBXTeamLogPassPolicyAllow, DBXTeamLogPassPolicyDisabled,
    DBXTeamLogPassPolicyEnabled, DBXTeamLogPassPolicyOther, DBXTeamLogPasskeyAddDetails, DBXTeamLogPasskeyAddType,
    DBXTeamLogPasskeyLoginPolicyChangedDetails, DBXTeamLogPasskeyLoginPolicyChangedType,
    DBXTeamLogPasskeyLoginPolicyDefault_, DBXTeamLogPasskeyLoginPolicyDisabled, DBXTeamLogPasskeyLoginPolicyEnabled,
    DBXTeamLogPasskeyLoginPolicyOther, DBXTeamLogPasskeyRemoveDetails, DBXTeamLogPasskeyRemoveType,
    DBXTeamLogPasswordChangeDetails, DBXTeamLogPasswordChangeType, DBXTeamLogPasswordResetAllDetails,
    DBXTeamLogPasswordResetAllType, DBXTeamLogPasswordResetDetails, DBXTeamLogPasswordResetType,
    DBXTeamLogPasswordStrengthRequirementsChangePolicyDetails, DBXTeamLogPasswordStrengthRequirementsChangePolicyType,
    DBXTeamLogPendingSecondaryEmailAddedDetails, DBXTeamLogPendingSecondaryEmailAddedType,
    DBXTeamLogPermanentDeleteChangePolicyDetails, DBXTeamLogPermanentDeleteChangePolicyType,
    DBXTeamLogPlacementRestrictionAustraliaOnly, DBXTeamLogPlacementRestrictionCanadaOnly,
    DBXTeamLogPlacementRestrictionEuropeOnly, DBXTeamLogPlacementRestrictionJapanOnly,
    DBXTeamLogPlacementRestrictionNone, DBXTeamLogPlacementRestrictionOther, DBXTeamLogPlacementRestrictionUkOnly,
    DBXTeamLogPlacementRestrictionUsS3Only, DBXTeamLogPolicyTypeDisposition, DBXTeamLogPolicyTypeOther,
    DBXTeamLogPolicyTypeRetention, DBXTeamLogPreviewsAiPolicyChangedDetails, DBXTeamLogPreviewsAiPolicyChangedType,
    DBXTeamLogPreviewsAiPolicyDefault_, DBXTeamLogPreviewsAiPolicyDisabled, DBXTeamLogPreviewsAiPolicyEnabled,
    DBXTeamLogPreviewsAiPolicyOther, DBXTeamLogProductAssignedToMemberDetails, DBXTeamLogProductAssignedToMemberType,
    DBXTeamLogProductLogInfo, DBXTeamLogProductRemovedFromMemberDetails, DBXTeamLogProductRemovedFromMemberType,
    DBXTeamLogQuickActionTypeDeleteSharedLink, DBXTeamLogQuickActionTypeOther, DBXTeamLogQuickActionTypeResetPassword,
    DBXTeamLogQuickActionTypeRestoreFileOrFolder, DBXTeamLogQuickActionTypeUnlinkApp,
    DBXTeamLogQuickActionTypeUnlinkDevice, DBXTeamLogQuickActionTypeUnlinkSession, DBXTeamLogUserLogInfo,
    DBXTeamLogUserNameLogInfo, DBXTeamPoliciesPasswordStrengthPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (PToQMembers)
/// The object if its tag is `pending_secondary_email_added_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPendingSecondaryEmailAddedDetails *asPendingSecondaryEmailAddedDetails;

/// The object if its tag is `product_assigned_to_member_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsProductAssignedToMemberDetails *asProductAssignedToMemberDetails;

/// The object if its tag is `product_removed_from_member_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsProductRemovedFromMemberDetails *asProductRemovedFromMemberDetails;

/// The object if its tag is `password_change_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPasswordChangeDetails *asPasswordChangeDetails;
/// The object if its tag is `password_reset_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPasswordResetDetails *asPasswordResetDetails;
/// The object if its tag is `password_reset_all_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPasswordResetAllDetails *asPasswordResetAllDetails;

/// The object if its tag is `passkey_login_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPasskeyLoginPolicyChangedDetails *asPasskeyLoginPolicyChangedDetails;

/// The object if its tag is `password_strength_requirements_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPasswordStrengthRequirementsChangePolicyDetails *asPasswordStrengthRequirementsChangePolicyDetails;

/// The object if its tag is `permanent_delete_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPermanentDeleteChangePolicyDetails *asPermanentDeleteChangePolicyDetails;

/// The object if its tag is `previews_ai_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsPreviewsAiPolicyChangedDetails *asPreviewsAiPolicyChangedDetails;

/// The object if its tag is `passkey_add_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPasskeyAddDetails *asPasskeyAddDetails;
/// The object if its tag is `passkey_remove_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsPasskeyRemoveDetails *asPasskeyRemoveDetails;
@end

/// Details of an event in which a secondary email address that awaits verification was added.
@interface DBXTeamLogEventDetailsPendingSecondaryEmailAddedDetails : DBXTeamLogEventDetails
/// The value of `pending_secondary_email_added_details`.
@property (nonatomic, strong) DBXTeamLogPendingSecondaryEmailAddedDetails *pendingSecondaryEmailAddedDetails;

/// Creates an object with the tag `pending_secondary_email_added_details`.
- (instancetype)init:(DBXTeamLogPendingSecondaryEmailAddedDetails *)pendingSecondaryEmailAddedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a product was assigned to a team member.
@interface DBXTeamLogEventDetailsProductAssignedToMemberDetails : DBXTeamLogEventDetails
/// The value of `product_assigned_to_member_details`.
@property (nonatomic, strong) DBXTeamLogProductAssignedToMemberDetails *productAssignedToMemberDetails;

/// Creates an object with the tag `product_assigned_to_member_details`.
- (instancetype)init:(DBXTeamLogProductAssignedToMemberDetails *)productAssignedToMemberDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a product was taken from a team member.
@interface DBXTeamLogEventDetailsProductRemovedFromMemberDetails : DBXTeamLogEventDetails
/// The value of `product_removed_from_member_details`.
@property (nonatomic, strong) DBXTeamLogProductRemovedFromMemberDetails *productRemovedFromMemberDetails;

/// Creates an object with the tag `product_removed_from_member_details`.
- (instancetype)init:(DBXTeamLogProductRemovedFromMemberDetails *)productRemovedFromMemberDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user changed their password.
@interface DBXTeamLogEventDetailsPasswordChangeDetails : DBXTeamLogEventDetails
/// The value of `password_change_details`.
@property (nonatomic, strong) DBXTeamLogPasswordChangeDetails *passwordChangeDetails;
/// Creates an object with the tag `password_change_details`.
- (instancetype)init:(DBXTeamLogPasswordChangeDetails *)passwordChangeDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user's password was reset.
@interface DBXTeamLogEventDetailsPasswordResetDetails : DBXTeamLogEventDetails
/// The value of `password_reset_details`.
@property (nonatomic, strong) DBXTeamLogPasswordResetDetails *passwordResetDetails;
/// Creates an object with the tag `password_reset_details`.
- (instancetype)init:(DBXTeamLogPasswordResetDetails *)passwordResetDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the passwords of all team members were reset.
@interface DBXTeamLogEventDetailsPasswordResetAllDetails : DBXTeamLogEventDetails
/// The value of `password_reset_all_details`.
@property (nonatomic, strong) DBXTeamLogPasswordResetAllDetails *passwordResetAllDetails;
/// Creates an object with the tag `password_reset_all_details`.
- (instancetype)init:(DBXTeamLogPasswordResetAllDetails *)passwordResetAllDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for sign-in with passkeys was changed.
@interface DBXTeamLogEventDetailsPasskeyLoginPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `passkey_login_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogPasskeyLoginPolicyChangedDetails *passkeyLoginPolicyChangedDetails;

/// Creates an object with the tag `passkey_login_policy_changed_details`.
- (instancetype)init:(DBXTeamLogPasskeyLoginPolicyChangedDetails *)passkeyLoginPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's password strength requirements were changed.
@interface DBXTeamLogEventDetailsPasswordStrengthRequirementsChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `password_strength_requirements_change_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogPasswordStrengthRequirementsChangePolicyDetails *passwordStrengthRequirementsChangePolicyDetails;

/// Creates an object with the tag `password_strength_requirements_change_policy_details`.
- (instancetype)
    init:(DBXTeamLogPasswordStrengthRequirementsChangePolicyDetails *)passwordStrengthRequirementsChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the members' ability to permanently delete content was enabled or disabled.
@interface DBXTeamLogEventDetailsPermanentDeleteChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `permanent_delete_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogPermanentDeleteChangePolicyDetails *permanentDeleteChangePolicyDetails;

/// Creates an object with the tag `permanent_delete_change_policy_details`.
- (instancetype)init:(DBXTeamLogPermanentDeleteChangePolicyDetails *)permanentDeleteChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's Dropbox AI policy was changed.
@interface DBXTeamLogEventDetailsPreviewsAiPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `previews_ai_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogPreviewsAiPolicyChangedDetails *previewsAiPolicyChangedDetails;

/// Creates an object with the tag `previews_ai_policy_changed_details`.
- (instancetype)init:(DBXTeamLogPreviewsAiPolicyChangedDetails *)previewsAiPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a passkey for sign-in was added.
@interface DBXTeamLogEventDetailsPasskeyAddDetails : DBXTeamLogEventDetails
/// The value of `passkey_add_details`.
@property (nonatomic, strong) DBXTeamLogPasskeyAddDetails *passkeyAddDetails;
/// Creates an object with the tag `passkey_add_details`.
- (instancetype)init:(DBXTeamLogPasskeyAddDetails *)passkeyAddDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a passkey for sign-in was removed.
@interface DBXTeamLogEventDetailsPasskeyRemoveDetails : DBXTeamLogEventDetails
/// The value of `passkey_remove_details`.
@property (nonatomic, strong) DBXTeamLogPasskeyRemoveDetails *passkeyRemoveDetails;
/// Creates an object with the tag `passkey_remove_details`.
- (instancetype)init:(DBXTeamLogPasskeyRemoveDetails *)passkeyRemoveDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (PToQMembers)
/// The object if its tag is `pending_secondary_email_added`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePendingSecondaryEmailAdded *asPendingSecondaryEmailAdded;
/// The object if its tag is `product_assigned_to_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeProductAssignedToMember *asProductAssignedToMember;
/// The object if its tag is `product_removed_from_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeProductRemovedFromMember *asProductRemovedFromMember;
/// The object if its tag is `password_change`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePasswordChange *asPasswordChange;
/// The object if its tag is `password_reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePasswordReset *asPasswordReset;
/// The object if its tag is `password_reset_all`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePasswordResetAll *asPasswordResetAll;
/// The object if its tag is `passkey_login_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePasskeyLoginPolicyChanged *asPasskeyLoginPolicyChanged;

/// The object if its tag is `password_strength_requirements_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypePasswordStrengthRequirementsChangePolicy *asPasswordStrengthRequirementsChangePolicy;

/// The object if its tag is `permanent_delete_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePermanentDeleteChangePolicy *asPermanentDeleteChangePolicy;
/// The object if its tag is `previews_ai_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePreviewsAiPolicyChanged *asPreviewsAiPolicyChanged;
/// The object if its tag is `passkey_add`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePasskeyAdd *asPasskeyAdd;
/// The object if its tag is `passkey_remove`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypePasskeyRemove *asPasskeyRemove;
@end

/// A secondary email address that awaits verification was added.
@interface DBXTeamLogEventTypePendingSecondaryEmailAdded : DBXTeamLogEventType
/// The value of `pending_secondary_email_added`.
@property (nonatomic, strong) DBXTeamLogPendingSecondaryEmailAddedType *pendingSecondaryEmailAdded;
/// Creates an object with the tag `pending_secondary_email_added`.
- (instancetype)init:(DBXTeamLogPendingSecondaryEmailAddedType *)pendingSecondaryEmailAdded NS_DESIGNATED_INITIALIZER;
@end

/// A product was assigned to a team member.
@interface DBXTeamLogEventTypeProductAssignedToMember : DBXTeamLogEventType
/// The value of `product_assigned_to_member`.
@property (nonatomic, strong) DBXTeamLogProductAssignedToMemberType *productAssignedToMember;
/// Creates an object with the tag `product_assigned_to_member`.
- (instancetype)init:(DBXTeamLogProductAssignedToMemberType *)productAssignedToMember NS_DESIGNATED_INITIALIZER;
@end

/// A product was taken from a team member.
@interface DBXTeamLogEventTypeProductRemovedFromMember : DBXTeamLogEventType
/// The value of `product_removed_from_member`.
@property (nonatomic, strong) DBXTeamLogProductRemovedFromMemberType *productRemovedFromMember;
/// Creates an object with the tag `product_removed_from_member`.
- (instancetype)init:(DBXTeamLogProductRemovedFromMemberType *)productRemovedFromMember NS_DESIGNATED_INITIALIZER;
@end

/// A user changed their password.
@interface DBXTeamLogEventTypePasswordChange : DBXTeamLogEventType
/// The value of `password_change`.
@property (nonatomic, strong) DBXTeamLogPasswordChangeType *passwordChange;
/// Creates an object with the tag `password_change`.
- (instancetype)init:(DBXTeamLogPasswordChangeType *)passwordChange NS_DESIGNATED_INITIALIZER;
@end

/// A user's password was reset.
@interface DBXTeamLogEventTypePasswordReset : DBXTeamLogEventType
/// The value of `password_reset`.
@property (nonatomic, strong) DBXTeamLogPasswordResetType *passwordReset;
/// Creates an object with the tag `password_reset`.
- (instancetype)init:(DBXTeamLogPasswordResetType *)passwordReset NS_DESIGNATED_INITIALIZER;
@end

/// The passwords of all team members were reset.
@interface DBXTeamLogEventTypePasswordResetAll : DBXTeamLogEventType
/// The value of `password_reset_all`.
@property (nonatomic, strong) DBXTeamLogPasswordResetAllType *passwordResetAll;
/// Creates an object with the tag `password_reset_all`.
- (instancetype)init:(DBXTeamLogPasswordResetAllType *)passwordResetAll NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for sign-in with passkeys was changed.
@interface DBXTeamLogEventTypePasskeyLoginPolicyChanged : DBXTeamLogEventType
/// The value of `passkey_login_policy_changed`.
@property (nonatomic, strong) DBXTeamLogPasskeyLoginPolicyChangedType *passkeyLoginPolicyChanged;
/// Creates an object with the tag `passkey_login_policy_changed`.
- (instancetype)init:(DBXTeamLogPasskeyLoginPolicyChangedType *)passkeyLoginPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// The team's password strength requirements were changed.
@interface DBXTeamLogEventTypePasswordStrengthRequirementsChangePolicy : DBXTeamLogEventType
/// The value of `password_strength_requirements_change_policy`.
@property (nonatomic, strong)
    DBXTeamLogPasswordStrengthRequirementsChangePolicyType *passwordStrengthRequirementsChangePolicy;

/// Creates an object with the tag `password_strength_requirements_change_policy`.
- (instancetype)init:(DBXTeamLogPasswordStrengthRequirementsChangePolicyType *)passwordStrengthRequirementsChangePolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The members' ability to permanently delete content was enabled or disabled.
@interface DBXTeamLogEventTypePermanentDeleteChangePolicy : DBXTeamLogEventType
/// The value of `permanent_delete_change_policy`.
@property (nonatomic, strong) DBXTeamLogPermanentDeleteChangePolicyType *permanentDeleteChangePolicy;
/// Creates an object with the tag `permanent_delete_change_policy`.
- (instancetype)init:(DBXTeamLogPermanentDeleteChangePolicyType *)permanentDeleteChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// The team's Dropbox AI policy was changed.
@interface DBXTeamLogEventTypePreviewsAiPolicyChanged : DBXTeamLogEventType
/// The value of `previews_ai_policy_changed`.
@property (nonatomic, strong) DBXTeamLogPreviewsAiPolicyChangedType *previewsAiPolicyChanged;
/// Creates an object with the tag `previews_ai_policy_changed`.
- (instancetype)init:(DBXTeamLogPreviewsAiPolicyChangedType *)previewsAiPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// A passkey for sign-in was added.
@interface DBXTeamLogEventTypePasskeyAdd : DBXTeamLogEventType
/// The value of `passkey_add`.
@property (nonatomic, strong) DBXTeamLogPasskeyAddType *passkeyAdd;
/// Creates an object with the tag `passkey_add`.
- (instancetype)init:(DBXTeamLogPasskeyAddType *)passkeyAdd NS_DESIGNATED_INITIALIZER;
@end

/// A passkey for sign-in was removed.
@interface DBXTeamLogEventTypePasskeyRemove : DBXTeamLogEventType
/// The value of `passkey_remove`.
@property (nonatomic, strong) DBXTeamLogPasskeyRemoveType *passkeyRemove;
/// Creates an object with the tag `passkey_remove`.
- (instancetype)init:(DBXTeamLogPasskeyRemoveType *)passkeyRemove NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (PToQMembers)
/// The object if its tag is `pending_secondary_email_added`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPendingSecondaryEmailAdded *asPendingSecondaryEmailAdded;

/// The object if its tag is `product_assigned_to_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgProductAssignedToMember *asProductAssignedToMember;
/// The object if its tag is `product_removed_from_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgProductRemovedFromMember *asProductRemovedFromMember;
/// The object if its tag is `password_change`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPasswordChange *asPasswordChange;
/// The object if its tag is `password_reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPasswordReset *asPasswordReset;
/// The object if its tag is `password_reset_all`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPasswordResetAll *asPasswordResetAll;
/// The object if its tag is `passkey_login_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPasskeyLoginPolicyChanged *asPasskeyLoginPolicyChanged;

/// The object if its tag is `password_strength_requirements_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPasswordStrengthRequirementsChangePolicy *asPasswordStrengthRequirementsChangePolicy;

/// The object if its tag is `permanent_delete_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgPermanentDeleteChangePolicy *asPermanentDeleteChangePolicy;

/// The object if its tag is `previews_ai_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPreviewsAiPolicyChanged *asPreviewsAiPolicyChanged;
/// The object if its tag is `passkey_add`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPasskeyAdd *asPasskeyAdd;
/// The object if its tag is `passkey_remove`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgPasskeyRemove *asPasskeyRemove;
@end

/// Events in which a secondary email address that awaits verification was added.
@interface DBXTeamLogEventTypeArgPendingSecondaryEmailAdded : DBXTeamLogEventTypeArg
/// Creates an object with the tag `pending_secondary_email_added`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a product was assigned to a team member.
@interface DBXTeamLogEventTypeArgProductAssignedToMember : DBXTeamLogEventTypeArg
/// Creates an object with the tag `product_assigned_to_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a product was taken from a team member.
@interface DBXTeamLogEventTypeArgProductRemovedFromMember : DBXTeamLogEventTypeArg
/// Creates an object with the tag `product_removed_from_member`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user changed their password.
@interface DBXTeamLogEventTypeArgPasswordChange : DBXTeamLogEventTypeArg
/// Creates an object with the tag `password_change`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a user's password was reset.
@interface DBXTeamLogEventTypeArgPasswordReset : DBXTeamLogEventTypeArg
/// Creates an object with the tag `password_reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the passwords of all team members were reset.
@interface DBXTeamLogEventTypeArgPasswordResetAll : DBXTeamLogEventTypeArg
/// Creates an object with the tag `password_reset_all`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for sign-in with passkeys was changed.
@interface DBXTeamLogEventTypeArgPasskeyLoginPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `passkey_login_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's password strength requirements were changed.
@interface DBXTeamLogEventTypeArgPasswordStrengthRequirementsChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `password_strength_requirements_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the members' ability to permanently delete content was enabled or disabled.
@interface DBXTeamLogEventTypeArgPermanentDeleteChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `permanent_delete_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's Dropbox AI policy was changed.
@interface DBXTeamLogEventTypeArgPreviewsAiPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `previews_ai_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a passkey for sign-in was added.
@interface DBXTeamLogEventTypeArgPasskeyAdd : DBXTeamLogEventTypeArg
/// Creates an object with the tag `passkey_add`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a passkey for sign-in was removed.
@interface DBXTeamLogEventTypeArgPasskeyRemove : DBXTeamLogEventTypeArg
/// Creates an object with the tag `passkey_remove`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A participant of an event.
@interface DBXTeamLogParticipantLogInfo : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogParticipantLogInfo (Members)
/// The object if its tag is `group`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogParticipantLogInfoGroup *asGroup;
/// The object if its tag is `user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogParticipantLogInfoUser *asUser;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogParticipantLogInfoOther *asOther;
@end

/// A group.
@interface DBXTeamLogParticipantLogInfoGroup : DBXTeamLogParticipantLogInfo
/// The value of `group`.
@property (nonatomic, strong) DBXTeamLogGroupLogInfo *group;
/// Creates an object with the tag `group`.
- (instancetype)init:(DBXTeamLogGroupLogInfo *)group NS_DESIGNATED_INITIALIZER;
@end

/// A user.
@interface DBXTeamLogParticipantLogInfoUser : DBXTeamLogParticipantLogInfo
/// The value of `user`.
@property (nonatomic, strong) DBXTeamLogUserLogInfo *user;
/// Creates an object with the tag `user`.
- (instancetype)init:(DBXTeamLogUserLogInfo *)user NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogParticipantLogInfoOther : DBXTeamLogParticipantLogInfo
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A policy that allows a feature or doesn't.
@interface DBXTeamLogPassPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogPassPolicy (Members)
/// The object if its tag is `allow`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPassPolicyAllow *asAllow;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPassPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPassPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPassPolicyOther *asOther;
@end

/// The feature is allowed.
@interface DBXTeamLogPassPolicyAllow : DBXTeamLogPassPolicy
/// Creates an object with the tag `allow`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The feature is disabled.
@interface DBXTeamLogPassPolicyDisabled : DBXTeamLogPassPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The feature is enabled.
@interface DBXTeamLogPassPolicyEnabled : DBXTeamLogPassPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogPassPolicyOther : DBXTeamLogPassPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a passkey for sign-in was added.
@interface DBXTeamLogPasskeyAddDetails : DBXObject
@end

/// A passkey for sign-in was added.
@interface DBXTeamLogPasskeyAddType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for sign-in with passkeys.
@interface DBXTeamLogPasskeyLoginPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogPasskeyLoginPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPasskeyLoginPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPasskeyLoginPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPasskeyLoginPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPasskeyLoginPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogPasskeyLoginPolicyDefault_ : DBXTeamLogPasskeyLoginPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can't sign in with passkeys.
@interface DBXTeamLogPasskeyLoginPolicyDisabled : DBXTeamLogPasskeyLoginPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can sign in with passkeys.
@interface DBXTeamLogPasskeyLoginPolicyEnabled : DBXTeamLogPasskeyLoginPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogPasskeyLoginPolicyOther : DBXTeamLogPasskeyLoginPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for sign-in with passkeys was changed.
@interface DBXTeamLogPasskeyLoginPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogPasskeyLoginPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogPasskeyLoginPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogPasskeyLoginPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogPasskeyLoginPolicy *)newValue
    previousValue:(nullable DBXTeamLogPasskeyLoginPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for sign-in with passkeys was changed.
@interface DBXTeamLogPasskeyLoginPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a passkey for sign-in was removed.
@interface DBXTeamLogPasskeyRemoveDetails : DBXObject
@end

/// A passkey for sign-in was removed.
@interface DBXTeamLogPasskeyRemoveType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user changed their password.
@interface DBXTeamLogPasswordChangeDetails : DBXObject
@end

/// A user changed their password.
@interface DBXTeamLogPasswordChangeType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the passwords of all team members were reset.
@interface DBXTeamLogPasswordResetAllDetails : DBXObject
@end

/// The passwords of all team members were reset.
@interface DBXTeamLogPasswordResetAllType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a user's password was reset.
@interface DBXTeamLogPasswordResetDetails : DBXObject
@end

/// A user's password was reset.
@interface DBXTeamLogPasswordResetType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's password strength requirements were changed.
@interface DBXTeamLogPasswordStrengthRequirementsChangePolicyDetails : DBXObject
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamPoliciesPasswordStrengthPolicy *previousValue;
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamPoliciesPasswordStrengthPolicy *newValue;
/// The policy after the change.
- (DBXTeamPoliciesPasswordStrengthPolicy *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXTeamPoliciesPasswordStrengthPolicy *)previousValue
    newValue:(DBXTeamPoliciesPasswordStrengthPolicy *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's password strength requirements were changed.
@interface DBXTeamLogPasswordStrengthRequirementsChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A path from two perspectives.
@interface DBXTeamLogPathLogInfo : DBXObject
/// The path as the actor sees it.
@property (nonatomic, readonly, copy, nullable) NSString *contextual;
/// The path in the namespace that contains the item.
@property (nonatomic, readonly) DBXTeamLogNamespaceRelativePathLogInfo *namespaceRelative;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNamespaceRelative:(DBXTeamLogNamespaceRelativePathLogInfo *)namespaceRelative
    contextual:(nullable NSString *)contextual
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a secondary email address that awaits verification was added.
@interface DBXTeamLogPendingSecondaryEmailAddedDetails : DBXObject
/// The secondary email address. At most 255 characters.
@property (nonatomic, readonly, copy) NSString *secondaryEmail;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryEmail:(NSString *)secondaryEmail NS_DESIGNATED_INITIALIZER;
@end

/// A secondary email address that awaits verification was added.
@interface DBXTeamLogPendingSecondaryEmailAddedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the members' ability to permanently delete content was enabled or disabled.
@interface DBXTeamLogPermanentDeleteChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogContentPermanentDeletePolicy *newValue;
/// The policy after the change.
- (DBXTeamLogContentPermanentDeletePolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogContentPermanentDeletePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogContentPermanentDeletePolicy *)newValue
    previousValue:(nullable DBXTeamLogContentPermanentDeletePolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The members' ability to permanently delete content was enabled or disabled.
@interface DBXTeamLogPermanentDeleteChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A restriction on the location of the data centers for the team's data.
@interface DBXTeamLogPlacementRestriction : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogPlacementRestriction (Members)
/// The object if its tag is `australia_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPlacementRestrictionAustraliaOnly *asAustraliaOnly;
/// The object if its tag is `canada_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPlacementRestrictionCanadaOnly *asCanadaOnly;
/// The object if its tag is `europe_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPlacementRestrictionEuropeOnly *asEuropeOnly;
/// The object if its tag is `japan_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPlacementRestrictionJapanOnly *asJapanOnly;
/// The object if its tag is `none`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPlacementRestrictionNone *asNone;
/// The object if its tag is `uk_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPlacementRestrictionUkOnly *asUkOnly;
/// The object if its tag is `us_s3_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPlacementRestrictionUsS3Only *asUsS3Only;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPlacementRestrictionOther *asOther;
@end

/// Only Australia.
@interface DBXTeamLogPlacementRestrictionAustraliaOnly : DBXTeamLogPlacementRestriction
/// Creates an object with the tag `australia_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only Canada.
@interface DBXTeamLogPlacementRestrictionCanadaOnly : DBXTeamLogPlacementRestriction
/// Creates an object with the tag `canada_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only Europe.
@interface DBXTeamLogPlacementRestrictionEuropeOnly : DBXTeamLogPlacementRestriction
/// Creates an object with the tag `europe_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only Japan.
@interface DBXTeamLogPlacementRestrictionJapanOnly : DBXTeamLogPlacementRestriction
/// Creates an object with the tag `japan_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// No restriction.
@interface DBXTeamLogPlacementRestrictionNone : DBXTeamLogPlacementRestriction
/// Creates an object with the tag `none`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only the United Kingdom.
@interface DBXTeamLogPlacementRestrictionUkOnly : DBXTeamLogPlacementRestriction
/// Creates an object with the tag `uk_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only the United States, on S3.
@interface DBXTeamLogPlacementRestrictionUsS3Only : DBXTeamLogPlacementRestriction
/// Creates an object with the tag `us_s3_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogPlacementRestrictionOther : DBXTeamLogPlacementRestriction
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The type of a data governance policy.
@interface DBXTeamLogPolicyType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogPolicyType (Members)
/// The object if its tag is `disposition`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyTypeDisposition *asDisposition;
/// The object if its tag is `retention`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyTypeRetention *asRetention;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyTypeOther *asOther;
@end

/// A policy that disposes of content.
@interface DBXTeamLogPolicyTypeDisposition : DBXTeamLogPolicyType
/// Creates an object with the tag `disposition`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A policy that retains content.
@interface DBXTeamLogPolicyTypeRetention : DBXTeamLogPolicyType
/// Creates an object with the tag `retention`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogPolicyTypeOther : DBXTeamLogPolicyType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for Dropbox AI in previews.
@interface DBXTeamLogPreviewsAiPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogPreviewsAiPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPreviewsAiPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPreviewsAiPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPreviewsAiPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogPreviewsAiPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogPreviewsAiPolicyDefault_ : DBXTeamLogPreviewsAiPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can't use Dropbox AI.
@interface DBXTeamLogPreviewsAiPolicyDisabled : DBXTeamLogPreviewsAiPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can use Dropbox AI.
@interface DBXTeamLogPreviewsAiPolicyEnabled : DBXTeamLogPreviewsAiPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogPreviewsAiPolicyOther : DBXTeamLogPreviewsAiPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's Dropbox AI policy was changed.
@interface DBXTeamLogPreviewsAiPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogPreviewsAiPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogPreviewsAiPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogPreviewsAiPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogPreviewsAiPolicy *)newValue
    previousValue:(DBXTeamLogPreviewsAiPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's Dropbox AI policy was changed.
@interface DBXTeamLogPreviewsAiPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The acceptance of a team merge request, as the primary team sees it.
@interface DBXTeamLogPrimaryTeamRequestAcceptedDetails : DBXObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentBy:(NSString *)sentBy NS_DESIGNATED_INITIALIZER;
@end

/// The cancellation of a team merge request, as the primary team sees it.
@interface DBXTeamLogPrimaryTeamRequestCanceledDetails : DBXObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentBy:(NSString *)sentBy NS_DESIGNATED_INITIALIZER;
@end

/// The expiration of a team merge request, as the primary team sees it.
@interface DBXTeamLogPrimaryTeamRequestExpiredDetails : DBXObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentBy:(NSString *)sentBy NS_DESIGNATED_INITIALIZER;
@end

/// A reminder of a team merge request, as the primary team sees it.
@interface DBXTeamLogPrimaryTeamRequestReminderDetails : DBXObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentTo:(NSString *)sentTo NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a product was assigned to a team member.
@interface DBXTeamLogProductAssignedToMemberDetails : DBXObject
/// The name of the user.
@property (nonatomic, readonly) DBXTeamLogUserNameLogInfo *userName;
/// The product.
@property (nonatomic, readonly) DBXTeamLogProductLogInfo *productName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUserName:(DBXTeamLogUserNameLogInfo *)userName
    productName:(DBXTeamLogProductLogInfo *)productName
    NS_DESIGNATED_INITIALIZER;
@end

/// A product was assigned to a team member.
@interface DBXTeamLogProductAssignedToMemberType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A Dropbox product.
@interface DBXTeamLogProductLogInfo : DBXObject
/// The name of the product.
@property (nonatomic, readonly, copy) NSString *productName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithProductName:(NSString *)productName NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a product was taken from a team member.
@interface DBXTeamLogProductRemovedFromMemberDetails : DBXObject
/// The name of the user.
@property (nonatomic, readonly) DBXTeamLogUserNameLogInfo *userName;
/// The product.
@property (nonatomic, readonly) DBXTeamLogProductLogInfo *productName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUserName:(DBXTeamLogUserNameLogInfo *)userName
    productName:(DBXTeamLogProductLogInfo *)productName
    NS_DESIGNATED_INITIALIZER;
@end

/// A product was taken from a team member.
@interface DBXTeamLogProductRemovedFromMemberType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The type of a quick action.
@interface DBXTeamLogQuickActionType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogQuickActionType (Members)
/// The object if its tag is `delete_shared_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogQuickActionTypeDeleteSharedLink *asDeleteSharedLink;
/// The object if its tag is `reset_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogQuickActionTypeResetPassword *asResetPassword;
/// The object if its tag is `restore_file_or_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogQuickActionTypeRestoreFileOrFolder *asRestoreFileOrFolder;
/// The object if its tag is `unlink_app`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogQuickActionTypeUnlinkApp *asUnlinkApp;
/// The object if its tag is `unlink_device`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogQuickActionTypeUnlinkDevice *asUnlinkDevice;
/// The object if its tag is `unlink_session`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogQuickActionTypeUnlinkSession *asUnlinkSession;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogQuickActionTypeOther *asOther;
@end

/// Deletes the shared link.
@interface DBXTeamLogQuickActionTypeDeleteSharedLink : DBXTeamLogQuickActionType
/// Creates an object with the tag `delete_shared_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Resets the password.
@interface DBXTeamLogQuickActionTypeResetPassword : DBXTeamLogQuickActionType
/// Creates an object with the tag `reset_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Restores the file or folder.
@interface DBXTeamLogQuickActionTypeRestoreFileOrFolder : DBXTeamLogQuickActionType
/// Creates an object with the tag `restore_file_or_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Unlinks the app.
@interface DBXTeamLogQuickActionTypeUnlinkApp : DBXTeamLogQuickActionType
/// Creates an object with the tag `unlink_app`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Unlinks the device.
@interface DBXTeamLogQuickActionTypeUnlinkDevice : DBXTeamLogQuickActionType
/// Creates an object with the tag `unlink_device`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Ends the web session.
@interface DBXTeamLogQuickActionTypeUnlinkSession : DBXTeamLogQuickActionType
/// Creates an object with the tag `unlink_session`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogQuickActionTypeOther : DBXTeamLogQuickActionType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
