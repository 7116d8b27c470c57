// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGContentPermanentDeletePolicy, DBTEAMLOGGroupLogInfo, DBTEAMLOGNamespaceRelativePathLogInfo,
    DBTEAMLOGPasskeyAddDetails, DBTEAMLOGPasskeyAddType, DBTEAMLOGPasskeyLoginPolicyChangedDetails,
    DBTEAMLOGPasskeyLoginPolicyChangedType, DBTEAMLOGPasskeyRemoveDetails, DBTEAMLOGPasskeyRemoveType,
    DBTEAMLOGPasswordChangeDetails, DBTEAMLOGPasswordChangeType, DBTEAMLOGPasswordResetAllDetails,
    DBTEAMLOGPasswordResetAllType, DBTEAMLOGPasswordResetDetails, DBTEAMLOGPasswordResetType,
    DBTEAMLOGPasswordStrengthRequirementsChangePolicyDetails, DBTEAMLOGPasswordStrengthRequirementsChangePolicyType,
    DBTEAMLOGPendingSecondaryEmailAddedDetails, DBTEAMLOGPendingSecondaryEmailAddedType,
    DBTEAMLOGPermanentDeleteChangePolicyDetails, DBTEAMLOGPermanentDeleteChangePolicyType,
    DBTEAMLOGPreviewsAiPolicyChangedDetails, DBTEAMLOGPreviewsAiPolicyChangedType,
    DBTEAMLOGProductAssignedToMemberDetails, DBTEAMLOGProductAssignedToMemberType, DBTEAMLOGProductLogInfo,
    DBTEAMLOGProductRemovedFromMemberDetails, DBTEAMLOGProductRemovedFromMemberType, DBTEAMLOGUserLogInfo,
    DBTEAMLOGUserNameLogInfo, DBTEAMPOLICIESPasswordStrengthPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `PToQ`.
@interface DBTEAMLOGEventDetails (PToQ)
/// Details of an event in which a secondary email address that awaits verification was added. Has a value only if
/// `isPendingSecondaryEmailAddedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPendingSecondaryEmailAddedDetails *pendingSecondaryEmailAddedDetails;

/// Details of an event in which a product was assigned to a team member. Has a value only if
/// `isProductAssignedToMemberDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProductAssignedToMemberDetails *productAssignedToMemberDetails;

/// Details of an event in which a product was taken from a team member. Has a value only if
/// `isProductRemovedFromMemberDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProductRemovedFromMemberDetails *productRemovedFromMemberDetails;

/// Details of an event in which a user changed their password. Has a value only if `isPasswordChangeDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGPasswordChangeDetails *passwordChangeDetails;

/// Details of an event in which a user's password was reset. Has a value only if `isPasswordResetDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGPasswordResetDetails *passwordResetDetails;

/// Details of an event in which the passwords of all team members were reset. Has a value only if
/// `isPasswordResetAllDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPasswordResetAllDetails *passwordResetAllDetails;

/// Details of an event in which the team's policy for sign-in with passkeys was changed. Has a value only if
/// `isPasskeyLoginPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPasskeyLoginPolicyChangedDetails *passkeyLoginPolicyChangedDetails;

/// Details of an event in which the team's password strength requirements were changed. Has a value only if
/// `isPasswordStrengthRequirementsChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGPasswordStrengthRequirementsChangePolicyDetails *passwordStrengthRequirementsChangePolicyDetails;

/// Details of an event in which the members' ability to permanently delete content was enabled or disabled. Has a value
/// only if `isPermanentDeleteChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPermanentDeleteChangePolicyDetails *permanentDeleteChangePolicyDetails;

/// Details of an event in which the team's Dropbox AI policy was changed. Has a value only if
/// `isPreviewsAiPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPreviewsAiPolicyChangedDetails *previewsAiPolicyChangedDetails;

/// Details of an event in which a passkey for sign-in was added. Has a value only if `isPasskeyAddDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGPasskeyAddDetails *passkeyAddDetails;

/// Details of an event in which a passkey for sign-in was removed. Has a value only if `isPasskeyRemoveDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGPasskeyRemoveDetails *passkeyRemoveDetails;

/// Creates an object with the tag `pending_secondary_email_added_details`.
- (instancetype)
    initWithPendingSecondaryEmailAddedDetails:(DBTEAMLOGPendingSecondaryEmailAddedDetails *)pendingSecondaryEmailAddedDetails;

/// Creates an object with the tag `product_assigned_to_member_details`.
- (instancetype)
    initWithProductAssignedToMemberDetails:(DBTEAMLOGProductAssignedToMemberDetails *)productAssignedToMemberDetails;

/// Creates an object with the tag `product_removed_from_member_details`.
- (instancetype)
    initWithProductRemovedFromMemberDetails:(DBTEAMLOGProductRemovedFromMemberDetails *)productRemovedFromMemberDetails;

/// Creates an object with the tag `password_change_details`.
- (instancetype)initWithPasswordChangeDetails:(DBTEAMLOGPasswordChangeDetails *)passwordChangeDetails;
/// Creates an object with the tag `password_reset_details`.
- (instancetype)initWithPasswordResetDetails:(DBTEAMLOGPasswordResetDetails *)passwordResetDetails;
/// Creates an object with the tag `password_reset_all_details`.
- (instancetype)initWithPasswordResetAllDetails:(DBTEAMLOGPasswordResetAllDetails *)passwordResetAllDetails;

/// Creates an object with the tag `passkey_login_policy_changed_details`.
- (instancetype)
    initWithPasskeyLoginPolicyChangedDetails:(DBTEAMLOGPasskeyLoginPolicyChangedDetails *)passkeyLoginPolicyChangedDetails;

/// Creates an object with the tag `password_strength_requirements_change_policy_details`.
- (instancetype)
    initWithPasswordStrengthRequirementsChangePolicyDetails:(DBTEAMLOGPasswordStrengthRequirementsChangePolicyDetails *)passwordStrengthRequirementsChangePolicyDetails;

/// Creates an object with the tag `permanent_delete_change_policy_details`.
- (instancetype)
    initWithPermanentDeleteChangePolicyDetails:(DBTEAMLOGPermanentDeleteChangePolicyDetails *)permanentDeleteChangePolicyDetails;

/// Creates an object with the tag `previews_ai_policy_changed_details`.
- (instancetype)
    initWithPreviewsAiPolicyChangedDetails:(DBTEAMLOGPreviewsAiPolicyChangedDetails *)previewsAiPolicyChangedDetails;

/// Creates an object with the tag `passkey_add_details`.
- (instancetype)initWithPasskeyAddDetails:(DBTEAMLOGPasskeyAddDetails *)passkeyAddDetails;
/// Creates an object with the tag `passkey_remove_details`.
- (instancetype)initWithPasskeyRemoveDetails:(DBTEAMLOGPasskeyRemoveDetails *)passkeyRemoveDetails;
/// Returns whether the tag is `pending_secondary_email_added_details`.
- (BOOL)isPendingSecondaryEmailAddedDetails;
/// Returns whether the tag is `product_assigned_to_member_details`.
- (BOOL)isProductAssignedToMemberDetails;
/// Returns whether the tag is `product_removed_from_member_details`.
- (BOOL)isProductRemovedFromMemberDetails;
/// Returns whether the tag is `password_change_details`.
- (BOOL)isPasswordChangeDetails;
/// Returns whether the tag is `password_reset_details`.
- (BOOL)isPasswordResetDetails;
/// Returns whether the tag is `password_reset_all_details`.
- (BOOL)isPasswordResetAllDetails;
/// Returns whether the tag is `passkey_login_policy_changed_details`.
- (BOOL)isPasskeyLoginPolicyChangedDetails;
/// Returns whether the tag is `password_strength_requirements_change_policy_details`.
- (BOOL)isPasswordStrengthRequirementsChangePolicyDetails;
/// Returns whether the tag is `permanent_delete_change_policy_details`.
- (BOOL)isPermanentDeleteChangePolicyDetails;
/// Returns whether the tag is `previews_ai_policy_changed_details`.
- (BOOL)isPreviewsAiPolicyChangedDetails;
/// Returns whether the tag is `passkey_add_details`.
- (BOOL)isPasskeyAddDetails;
/// Returns whether the tag is `passkey_remove_details`.
- (BOOL)isPasskeyRemoveDetails;
@end

/// The members whose names start with `PToQ`.
@interface DBTEAMLOGEventType (PToQ)
/// A secondary email address that awaits verification was added. Has a value only if `isPendingSecondaryEmailAdded`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPendingSecondaryEmailAddedType *pendingSecondaryEmailAdded;

/// A product was assigned to a team member. Has a value only if `isProductAssignedToMember` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProductAssignedToMemberType *productAssignedToMember;
/// A product was taken from a team member. Has a value only if `isProductRemovedFromMember` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGProductRemovedFromMemberType *productRemovedFromMember;
/// A user changed their password. Has a value only if `isPasswordChange` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPasswordChangeType *passwordChange;
/// A user's password was reset. Has a value only if `isPasswordReset` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPasswordResetType *passwordReset;
/// The passwords of all team members were reset. Has a value only if `isPasswordResetAll` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPasswordResetAllType *passwordResetAll;

/// The team's policy for sign-in with passkeys was changed. Has a value only if `isPasskeyLoginPolicyChanged` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGPasskeyLoginPolicyChangedType *passkeyLoginPolicyChanged;

/// The team's password strength requirements were changed. Has a value only if
/// `isPasswordStrengthRequirementsChangePolicy` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGPasswordStrengthRequirementsChangePolicyType *passwordStrengthRequirementsChangePolicy;

/// The members' ability to permanently delete content was enabled or disabled. Has a value only if
/// `isPermanentDeleteChangePolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPermanentDeleteChangePolicyType *permanentDeleteChangePolicy;

/// The team's Dropbox AI policy was changed. Has a value only if `isPreviewsAiPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPreviewsAiPolicyChangedType *previewsAiPolicyChanged;
/// A passkey for sign-in was added. Has a value only if `isPasskeyAdd` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPasskeyAddType *passkeyAdd;
/// A passkey for sign-in was removed. Has a value only if `isPasskeyRemove` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGPasskeyRemoveType *passkeyRemove;
/// Creates an object with the tag `pending_secondary_email_added`.
- (instancetype)initWithPendingSecondaryEmailAdded:(DBTEAMLOGPendingSecondaryEmailAddedType *)pendingSecondaryEmailAdded;
/// Creates an object with the tag `product_assigned_to_member`.
- (instancetype)initWithProductAssignedToMember:(DBTEAMLOGProductAssignedToMemberType *)productAssignedToMember;
/// Creates an object with the tag `product_removed_from_member`.
- (instancetype)initWithProductRemovedFromMember:(DBTEAMLOGProductRemovedFromMemberType *)productRemovedFromMember;
/// Creates an object with the tag `password_change`.
- (instancetype)initWithPasswordChange:(DBTEAMLOGPasswordChangeType *)passwordChange;
/// Creates an object with the tag `password_reset`.
- (instancetype)initWithPasswordReset:(DBTEAMLOGPasswordResetType *)passwordReset;
/// Creates an object with the tag `password_reset_all`.
- (instancetype)initWithPasswordResetAll:(DBTEAMLOGPasswordResetAllType *)passwordResetAll;
/// Creates an object with the tag `passkey_login_policy_changed`.
- (instancetype)initWithPasskeyLoginPolicyChanged:(DBTEAMLOGPasskeyLoginPolicyChangedType *)passkeyLoginPolicyChanged;

/// Creates an object with the tag `password_strength_requirements_change_policy`.
- (instancetype)
    initWithPasswordStrengthRequirementsChangePolicy:(DBTEAMLOGPasswordStrengthRequirementsChangePolicyType *)passwordStrengthRequirementsChangePolicy;

/// Creates an object with the tag `permanent_delete_change_policy`.
- (instancetype)
    initWithPermanentDeleteChangePolicy:(DBTEAMLOGPermanentDeleteChangePolicyType *)permanentDeleteChangePolicy;

/// Creates an object with the tag `previews_ai_policy_changed`.
- (instancetype)initWithPreviewsAiPolicyChanged:(DBTEAMLOGPreviewsAiPolicyChangedType *)previewsAiPolicyChanged;
/// Creates an object with the tag `passkey_add`.
- (instancetype)initWithPasskeyAdd:(DBTEAMLOGPasskeyAddType *)passkeyAdd;
/// Creates an object with the tag `passkey_remove`.
- (instancetype)initWithPasskeyRemove:(DBTEAMLOGPasskeyRemoveType *)passkeyRemove;
/// Returns whether the tag is `pending_secondary_email_added`.
- (BOOL)isPendingSecondaryEmailAdded;
/// Returns whether the tag is `product_assigned_to_member`.
- (BOOL)isProductAssignedToMember;
/// Returns whether the tag is `product_removed_from_member`.
- (BOOL)isProductRemovedFromMember;
/// Returns whether the tag is `password_change`.
- (BOOL)isPasswordChange;
/// Returns whether the tag is `password_reset`.
- (BOOL)isPasswordReset;
/// Returns whether the tag is `password_reset_all`.
- (BOOL)isPasswordResetAll;
/// Returns whether the tag is `passkey_login_policy_changed`.
- (BOOL)isPasskeyLoginPolicyChanged;
/// Returns whether the tag is `password_strength_requirements_change_policy`.
- (BOOL)isPasswordStrengthRequirementsChangePolicy;
/// Returns whether the tag is `permanent_delete_change_policy`.
- (BOOL)isPermanentDeleteChangePolicy;
/// Returns whether the tag is `previews_ai_policy_changed`.
- (BOOL)isPreviewsAiPolicyChanged;
/// Returns whether the tag is `passkey_add`.
- (BOOL)isPasskeyAdd;
/// Returns whether the tag is `passkey_remove`.
- (BOOL)isPasskeyRemove;
@end

/// The members whose names start with `PToQ`.
@interface DBTEAMLOGEventTypeArg (PToQ)
/// Creates an object with the tag `pending_secondary_email_added`.
- (instancetype)initWithPendingSecondaryEmailAdded;
/// Creates an object with the tag `product_assigned_to_member`.
- (instancetype)initWithProductAssignedToMember;
/// Creates an object with the tag `product_removed_from_member`.
- (instancetype)initWithProductRemovedFromMember;
/// Creates an object with the tag `password_change`.
- (instancetype)initWithPasswordChange;
/// Creates an object with the tag `password_reset`.
- (instancetype)initWithPasswordReset;
/// Creates an object with the tag `password_reset_all`.
- (instancetype)initWithPasswordResetAll;
/// Creates an object with the tag `passkey_login_policy_changed`.
- (instancetype)initWithPasskeyLoginPolicyChanged;
/// Creates an object with the tag `password_strength_requirements_change_policy`.
- (instancetype)initWithPasswordStrengthRequirementsChangePolicy;
/// Creates an object with the tag `permanent_delete_change_policy`.
- (instancetype)initWithPermanentDeleteChangePolicy;
/// Creates an object with the tag `previews_ai_policy_changed`.
- (instancetype)initWithPreviewsAiPolicyChanged;
/// Creates an object with the tag `passkey_add`.
- (instancetype)initWithPasskeyAdd;
/// Creates an object with the tag `passkey_remove`.
- (instancetype)initWithPasskeyRemove;
/// Returns whether the tag is `pending_secondary_email_added`.
- (BOOL)isPendingSecondaryEmailAdded;
/// Returns whether the tag is `product_assigned_to_member`.
- (BOOL)isProductAssignedToMember;
/// Returns whether the tag is `product_removed_from_member`.
- (BOOL)isProductRemovedFromMember;
/// Returns whether the tag is `password_change`.
- (BOOL)isPasswordChange;
/// Returns whether the tag is `password_reset`.
- (BOOL)isPasswordReset;
/// Returns whether the tag is `password_reset_all`.
- (BOOL)isPasswordResetAll;
/// Returns whether the tag is `passkey_login_policy_changed`.
- (BOOL)isPasskeyLoginPolicyChanged;
/// Returns whether the tag is `password_strength_requirements_change_policy`.
- (BOOL)isPasswordStrengthRequirementsChangePolicy;
/// Returns whether the tag is `permanent_delete_change_policy`.
- (BOOL)isPermanentDeleteChangePolicy;
/// Returns whether the tag is `previews_ai_policy_changed`.
- (BOOL)isPreviewsAiPolicyChanged;
/// Returns whether the tag is `passkey_add`.
- (BOOL)isPasskeyAdd;
/// Returns whether the tag is `passkey_remove`.
- (BOOL)isPasskeyRemove;
@end

/// The tags of `DBTEAMLOGParticipantLogInfo`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGParticipantLogInfoTag) {
    /// A group.
    DBTEAMLOGParticipantLogInfoGroup,
    /// A user.
    DBTEAMLOGParticipantLogInfoUser,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGParticipantLogInfoOther,
};

/// A participant of an event.
@interface DBTEAMLOGParticipantLogInfo : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGParticipantLogInfoTag tag;
/// A group. Has a value only if `isGroup` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGGroupLogInfo *group;
/// A user. Has a value only if `isUser` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGUserLogInfo *user;
/// Creates an object with the tag `group`.
- (instancetype)initWithGroup:(DBTEAMLOGGroupLogInfo *)group;
/// Creates an object with the tag `user`.
- (instancetype)initWithUser:(DBTEAMLOGUserLogInfo *)user;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `group`.
- (BOOL)isGroup;
/// Returns whether the tag is `user`.
- (BOOL)isUser;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGParticipantLogInfo` from and to JSON.
@interface DBTEAMLOGParticipantLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGParticipantLogInfo *)instance;
+ (DBTEAMLOGParticipantLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGPassPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGPassPolicyTag) {
    /// The feature is allowed.
    DBTEAMLOGPassPolicyAllow,
    /// The feature is disabled.
    DBTEAMLOGPassPolicyDisabled,
    /// The feature is enabled.
    DBTEAMLOGPassPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGPassPolicyOther,
};

/// A policy that allows a feature or doesn't.
@interface DBTEAMLOGPassPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGPassPolicyTag tag;
/// Creates an object with the tag `allow`.
- (instancetype)initWithAllow;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `allow`.
- (BOOL)isAllow;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGPassPolicy` from and to JSON.
@interface DBTEAMLOGPassPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPassPolicy *)instance;
+ (DBTEAMLOGPassPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a passkey for sign-in was added.
@interface DBTEAMLOGPasskeyAddDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGPasskeyAddDetails` from and to JSON.
@interface DBTEAMLOGPasskeyAddDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPasskeyAddDetails *)instance;
+ (DBTEAMLOGPasskeyAddDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A passkey for sign-in was added.
@interface DBTEAMLOGPasskeyAddType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPasskeyAddType` from and to JSON.
@interface DBTEAMLOGPasskeyAddTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPasskeyAddType *)instance;
+ (DBTEAMLOGPasskeyAddType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGPasskeyLoginPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGPasskeyLoginPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGPasskeyLoginPolicyDefault_,
    /// Members can't sign in with passkeys.
    DBTEAMLOGPasskeyLoginPolicyDisabled,
    /// Members can sign in with passkeys.
    DBTEAMLOGPasskeyLoginPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGPasskeyLoginPolicyOther,
};

/// The policy for sign-in with passkeys.
@interface DBTEAMLOGPasskeyLoginPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGPasskeyLoginPolicyTag tag;
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

/// Converts `DBTEAMLOGPasskeyLoginPolicy` from and to JSON.
@interface DBTEAMLOGPasskeyLoginPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPasskeyLoginPolicy *)instance;
+ (DBTEAMLOGPasskeyLoginPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for sign-in with passkeys was changed.
@interface DBTEAMLOGPasskeyLoginPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGPasskeyLoginPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGPasskeyLoginPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGPasskeyLoginPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGPasskeyLoginPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGPasskeyLoginPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGPasskeyLoginPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGPasskeyLoginPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPasskeyLoginPolicyChangedDetails *)instance;
+ (DBTEAMLOGPasskeyLoginPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for sign-in with passkeys was changed.
@interface DBTEAMLOGPasskeyLoginPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPasskeyLoginPolicyChangedType` from and to JSON.
@interface DBTEAMLOGPasskeyLoginPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPasskeyLoginPolicyChangedType *)instance;
+ (DBTEAMLOGPasskeyLoginPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a passkey for sign-in was removed.
@interface DBTEAMLOGPasskeyRemoveDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGPasskeyRemoveDetails` from and to JSON.
@interface DBTEAMLOGPasskeyRemoveDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPasskeyRemoveDetails *)instance;
+ (DBTEAMLOGPasskeyRemoveDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A passkey for sign-in was removed.
@interface DBTEAMLOGPasskeyRemoveType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPasskeyRemoveType` from and to JSON.
@interface DBTEAMLOGPasskeyRemoveTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPasskeyRemoveType *)instance;
+ (DBTEAMLOGPasskeyRemoveType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user changed their password.
@interface DBTEAMLOGPasswordChangeDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGPasswordChangeDetails` from and to JSON.
@interface DBTEAMLOGPasswordChangeDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPasswordChangeDetails *)instance;
+ (DBTEAMLOGPasswordChangeDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user changed their password.
@interface DBTEAMLOGPasswordChangeType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPasswordChangeType` from and to JSON.
@interface DBTEAMLOGPasswordChangeTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPasswordChangeType *)instance;
+ (DBTEAMLOGPasswordChangeType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the passwords of all team members were reset.
@interface DBTEAMLOGPasswordResetAllDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGPasswordResetAllDetails` from and to JSON.
@interface DBTEAMLOGPasswordResetAllDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPasswordResetAllDetails *)instance;
+ (DBTEAMLOGPasswordResetAllDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The passwords of all team members were reset.
@interface DBTEAMLOGPasswordResetAllType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPasswordResetAllType` from and to JSON.
@interface DBTEAMLOGPasswordResetAllTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPasswordResetAllType *)instance;
+ (DBTEAMLOGPasswordResetAllType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a user's password was reset.
@interface DBTEAMLOGPasswordResetDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGPasswordResetDetails` from and to JSON.
@interface DBTEAMLOGPasswordResetDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPasswordResetDetails *)instance;
+ (DBTEAMLOGPasswordResetDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user's password was reset.
@interface DBTEAMLOGPasswordResetType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPasswordResetType` from and to JSON.
@interface DBTEAMLOGPasswordResetTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPasswordResetType *)instance;
+ (DBTEAMLOGPasswordResetType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's password strength requirements were changed.
@interface DBTEAMLOGPasswordStrengthRequirementsChangePolicyDetails : DBStoneObject
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMPOLICIESPasswordStrengthPolicy *previousValue;
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMPOLICIESPasswordStrengthPolicy *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBTEAMPOLICIESPasswordStrengthPolicy *)previousValue
    dNewValue:(DBTEAMPOLICIESPasswordStrengthPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGPasswordStrengthRequirementsChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGPasswordStrengthRequirementsChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGPasswordStrengthRequirementsChangePolicyDetails *)instance;
+ (DBTEAMLOGPasswordStrengthRequirementsChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's password strength requirements were changed.
@interface DBTEAMLOGPasswordStrengthRequirementsChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPasswordStrengthRequirementsChangePolicyType` from and to JSON.
@interface DBTEAMLOGPasswordStrengthRequirementsChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPasswordStrengthRequirementsChangePolicyType *)instance;
+ (DBTEAMLOGPasswordStrengthRequirementsChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A path from two perspectives.
@interface DBTEAMLOGPathLogInfo : DBStoneObject
/// The path as the actor sees it.
@property (nonatomic, readonly, copy, nullable) NSString *contextual;
/// The path in the namespace that contains the item.
@property (nonatomic, readonly) DBTEAMLOGNamespaceRelativePathLogInfo *namespaceRelative;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithNamespaceRelative:(DBTEAMLOGNamespaceRelativePathLogInfo *)namespaceRelative
    contextual:(nullable NSString *)contextual;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithNamespaceRelative:(DBTEAMLOGNamespaceRelativePathLogInfo *)namespaceRelative;
@end

/// Converts `DBTEAMLOGPathLogInfo` from and to JSON.
@interface DBTEAMLOGPathLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPathLogInfo *)instance;
+ (DBTEAMLOGPathLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a secondary email address that awaits verification was added.
@interface DBTEAMLOGPendingSecondaryEmailAddedDetails : DBStoneObject
/// The secondary email address. At most 255 characters.
@property (nonatomic, readonly, copy) NSString *secondaryEmail;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryEmail:(NSString *)secondaryEmail;
@end

/// Converts `DBTEAMLOGPendingSecondaryEmailAddedDetails` from and to JSON.
@interface DBTEAMLOGPendingSecondaryEmailAddedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPendingSecondaryEmailAddedDetails *)instance;
+ (DBTEAMLOGPendingSecondaryEmailAddedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A secondary email address that awaits verification was added.
@interface DBTEAMLOGPendingSecondaryEmailAddedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPendingSecondaryEmailAddedType` from and to JSON.
@interface DBTEAMLOGPendingSecondaryEmailAddedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPendingSecondaryEmailAddedType *)instance;
+ (DBTEAMLOGPendingSecondaryEmailAddedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the members' ability to permanently delete content was enabled or disabled.
@interface DBTEAMLOGPermanentDeleteChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGContentPermanentDeletePolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGContentPermanentDeletePolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGContentPermanentDeletePolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGContentPermanentDeletePolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGContentPermanentDeletePolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGPermanentDeleteChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGPermanentDeleteChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPermanentDeleteChangePolicyDetails *)instance;
+ (DBTEAMLOGPermanentDeleteChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members' ability to permanently delete content was enabled or disabled.
@interface DBTEAMLOGPermanentDeleteChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPermanentDeleteChangePolicyType` from and to JSON.
@interface DBTEAMLOGPermanentDeleteChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPermanentDeleteChangePolicyType *)instance;
+ (DBTEAMLOGPermanentDeleteChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGPlacementRestriction`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGPlacementRestrictionTag) {
    /// Only Australia.
    DBTEAMLOGPlacementRestrictionAustraliaOnly,
    /// Only Canada.
    DBTEAMLOGPlacementRestrictionCanadaOnly,
    /// Only Europe.
    DBTEAMLOGPlacementRestrictionEuropeOnly,
    /// Only Japan.
    DBTEAMLOGPlacementRestrictionJapanOnly,
    /// No restriction.
    DBTEAMLOGPlacementRestrictionNone,
    /// Only the United Kingdom.
    DBTEAMLOGPlacementRestrictionUkOnly,
    /// Only the United States, on S3.
    DBTEAMLOGPlacementRestrictionUsS3Only,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGPlacementRestrictionOther,
};

/// A restriction on the location of the data centers for the team's data.
@interface DBTEAMLOGPlacementRestriction : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGPlacementRestrictionTag tag;
/// Creates an object with the tag `australia_only`.
- (instancetype)initWithAustraliaOnly;
/// Creates an object with the tag `canada_only`.
- (instancetype)initWithCanadaOnly;
/// Creates an object with the tag `europe_only`.
- (instancetype)initWithEuropeOnly;
/// Creates an object with the tag `japan_only`.
- (instancetype)initWithJapanOnly;
/// Creates an object with the tag `none`.
- (instancetype)initWithNone;
/// Creates an object with the tag `uk_only`.
- (instancetype)initWithUkOnly;
/// Creates an object with the tag `us_s3_only`.
- (instancetype)initWithUsS3Only;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `australia_only`.
- (BOOL)isAustraliaOnly;
/// Returns whether the tag is `canada_only`.
- (BOOL)isCanadaOnly;
/// Returns whether the tag is `europe_only`.
- (BOOL)isEuropeOnly;
/// Returns whether the tag is `japan_only`.
- (BOOL)isJapanOnly;
/// Returns whether the tag is `none`.
- (BOOL)isNone;
/// Returns whether the tag is `uk_only`.
- (BOOL)isUkOnly;
/// Returns whether the tag is `us_s3_only`.
- (BOOL)isUsS3Only;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGPlacementRestriction` from and to JSON.
@interface DBTEAMLOGPlacementRestrictionSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPlacementRestriction *)instance;
+ (DBTEAMLOGPlacementRestriction *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGPolicyType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGPolicyTypeTag) {
    /// A policy that disposes of content.
    DBTEAMLOGPolicyTypeDisposition,
    /// A policy that retains content.
    DBTEAMLOGPolicyTypeRetention,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGPolicyTypeOther,
};

/// The type of a data governance policy.
@interface DBTEAMLOGPolicyType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGPolicyTypeTag tag;
/// Creates an object with the tag `disposition`.
- (instancetype)initWithDisposition;
/// Creates an object with the tag `retention`.
- (instancetype)initWithRetention;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disposition`.
- (BOOL)isDisposition;
/// Returns whether the tag is `retention`.
- (BOOL)isRetention;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGPolicyType` from and to JSON.
@interface DBTEAMLOGPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPolicyType *)instance;
+ (DBTEAMLOGPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGPreviewsAiPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGPreviewsAiPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGPreviewsAiPolicyDefault_,
    /// Members can't use Dropbox AI.
    DBTEAMLOGPreviewsAiPolicyDisabled,
    /// Members can use Dropbox AI.
    DBTEAMLOGPreviewsAiPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGPreviewsAiPolicyOther,
};

/// The policy for Dropbox AI in previews.
@interface DBTEAMLOGPreviewsAiPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGPreviewsAiPolicyTag tag;
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

/// Converts `DBTEAMLOGPreviewsAiPolicy` from and to JSON.
@interface DBTEAMLOGPreviewsAiPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPreviewsAiPolicy *)instance;
+ (DBTEAMLOGPreviewsAiPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's Dropbox AI policy was changed.
@interface DBTEAMLOGPreviewsAiPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGPreviewsAiPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGPreviewsAiPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGPreviewsAiPolicy *)dNewValue
    previousValue:(DBTEAMLOGPreviewsAiPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGPreviewsAiPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGPreviewsAiPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPreviewsAiPolicyChangedDetails *)instance;
+ (DBTEAMLOGPreviewsAiPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's Dropbox AI policy was changed.
@interface DBTEAMLOGPreviewsAiPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGPreviewsAiPolicyChangedType` from and to JSON.
@interface DBTEAMLOGPreviewsAiPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPreviewsAiPolicyChangedType *)instance;
+ (DBTEAMLOGPreviewsAiPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The acceptance of a team merge request, as the primary team sees it.
@interface DBTEAMLOGPrimaryTeamRequestAcceptedDetails : DBStoneObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentBy:(NSString *)sentBy;
@end

/// Converts `DBTEAMLOGPrimaryTeamRequestAcceptedDetails` from and to JSON.
@interface DBTEAMLOGPrimaryTeamRequestAcceptedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPrimaryTeamRequestAcceptedDetails *)instance;
+ (DBTEAMLOGPrimaryTeamRequestAcceptedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The cancellation of a team merge request, as the primary team sees it.
@interface DBTEAMLOGPrimaryTeamRequestCanceledDetails : DBStoneObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentBy:(NSString *)sentBy;
@end

/// Converts `DBTEAMLOGPrimaryTeamRequestCanceledDetails` from and to JSON.
@interface DBTEAMLOGPrimaryTeamRequestCanceledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPrimaryTeamRequestCanceledDetails *)instance;
+ (DBTEAMLOGPrimaryTeamRequestCanceledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The expiration of a team merge request, as the primary team sees it.
@interface DBTEAMLOGPrimaryTeamRequestExpiredDetails : DBStoneObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the secondary team's admin who sent the request.
@property (nonatomic, readonly, copy) NSString *sentBy;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentBy:(NSString *)sentBy;
@end

/// Converts `DBTEAMLOGPrimaryTeamRequestExpiredDetails` from and to JSON.
@interface DBTEAMLOGPrimaryTeamRequestExpiredDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPrimaryTeamRequestExpiredDetails *)instance;
+ (DBTEAMLOGPrimaryTeamRequestExpiredDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A reminder of a team merge request, as the primary team sees it.
@interface DBTEAMLOGPrimaryTeamRequestReminderDetails : DBStoneObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *secondaryTeam;
/// The name of the primary team's admin who received the request.
@property (nonatomic, readonly, copy) NSString *sentTo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSecondaryTeam:(NSString *)secondaryTeam sentTo:(NSString *)sentTo;
@end

/// Converts `DBTEAMLOGPrimaryTeamRequestReminderDetails` from and to JSON.
@interface DBTEAMLOGPrimaryTeamRequestReminderDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGPrimaryTeamRequestReminderDetails *)instance;
+ (DBTEAMLOGPrimaryTeamRequestReminderDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a product was assigned to a team member.
@interface DBTEAMLOGProductAssignedToMemberDetails : DBStoneObject
/// The name of the user.
@property (nonatomic, readonly) DBTEAMLOGUserNameLogInfo *userName;
/// The product.
@property (nonatomic, readonly) DBTEAMLOGProductLogInfo *productName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUserName:(DBTEAMLOGUserNameLogInfo *)userName
    productName:(DBTEAMLOGProductLogInfo *)productName;
@end

/// Converts `DBTEAMLOGProductAssignedToMemberDetails` from and to JSON.
@interface DBTEAMLOGProductAssignedToMemberDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProductAssignedToMemberDetails *)instance;
+ (DBTEAMLOGProductAssignedToMemberDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A product was assigned to a team member.
@interface DBTEAMLOGProductAssignedToMemberType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProductAssignedToMemberType` from and to JSON.
@interface DBTEAMLOGProductAssignedToMemberTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProductAssignedToMemberType *)instance;
+ (DBTEAMLOGProductAssignedToMemberType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A Dropbox product.
@interface DBTEAMLOGProductLogInfo : DBStoneObject
/// The name of the product.
@property (nonatomic, readonly, copy) NSString *productName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithProductName:(NSString *)productName;
@end

/// Converts `DBTEAMLOGProductLogInfo` from and to JSON.
@interface DBTEAMLOGProductLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProductLogInfo *)instance;
+ (DBTEAMLOGProductLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a product was taken from a team member.
@interface DBTEAMLOGProductRemovedFromMemberDetails : DBStoneObject
/// The name of the user.
@property (nonatomic, readonly) DBTEAMLOGUserNameLogInfo *userName;
/// The product.
@property (nonatomic, readonly) DBTEAMLOGProductLogInfo *productName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUserName:(DBTEAMLOGUserNameLogInfo *)userName
    productName:(DBTEAMLOGProductLogInfo *)productName;
@end

/// Converts `DBTEAMLOGProductRemovedFromMemberDetails` from and to JSON.
@interface DBTEAMLOGProductRemovedFromMemberDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProductRemovedFromMemberDetails *)instance;
+ (DBTEAMLOGProductRemovedFromMemberDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A product was taken from a team member.
@interface DBTEAMLOGProductRemovedFromMemberType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGProductRemovedFromMemberType` from and to JSON.
@interface DBTEAMLOGProductRemovedFromMemberTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGProductRemovedFromMemberType *)instance;
+ (DBTEAMLOGProductRemovedFromMemberType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGQuickActionType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGQuickActionTypeTag) {
    /// Deletes the shared link.
    DBTEAMLOGQuickActionTypeDeleteSharedLink,
    /// Resets the password.
    DBTEAMLOGQuickActionTypeResetPassword,
    /// Restores the file or folder.
    DBTEAMLOGQuickActionTypeRestoreFileOrFolder,
    /// Unlinks the app.
    DBTEAMLOGQuickActionTypeUnlinkApp,
    /// Unlinks the device.
    DBTEAMLOGQuickActionTypeUnlinkDevice,
    /// Ends the web session.
    DBTEAMLOGQuickActionTypeUnlinkSession,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGQuickActionTypeOther,
};

/// The type of a quick action.
@interface DBTEAMLOGQuickActionType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGQuickActionTypeTag tag;
/// Creates an object with the tag `delete_shared_link`.
- (instancetype)initWithDeleteSharedLink;
/// Creates an object with the tag `reset_password`.
- (instancetype)initWithResetPassword;
/// Creates an object with the tag `restore_file_or_folder`.
- (instancetype)initWithRestoreFileOrFolder;
/// Creates an object with the tag `unlink_app`.
- (instancetype)initWithUnlinkApp;
/// Creates an object with the tag `unlink_device`.
- (instancetype)initWithUnlinkDevice;
/// Creates an object with the tag `unlink_session`.
- (instancetype)initWithUnlinkSession;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `delete_shared_link`.
- (BOOL)isDeleteSharedLink;
/// Returns whether the tag is `reset_password`.
- (BOOL)isResetPassword;
/// Returns whether the tag is `restore_file_or_folder`.
- (BOOL)isRestoreFileOrFolder;
/// Returns whether the tag is `unlink_app`.
- (BOOL)isUnlinkApp;
/// Returns whether the tag is `unlink_device`.
- (BOOL)isUnlinkDevice;
/// Returns whether the tag is `unlink_session`.
- (BOOL)isUnlinkSession;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGQuickActionType` from and to JSON.
@interface DBTEAMLOGQuickActionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGQuickActionType *)instance;
+ (DBTEAMLOGQuickActionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
