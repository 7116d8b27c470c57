// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGExportMembersReportDetails, DBTEAMLOGExportMembersReportFailDetails,
    DBTEAMLOGExportMembersReportFailType, DBTEAMLOGExportMembersReportType,
    DBTEAMLOGExtendedVersionHistoryChangePolicyDetails, DBTEAMLOGExtendedVersionHistoryChangePolicyType,
    DBTEAMLOGExtendedVersionHistoryPolicy, DBTEAMLOGFailureDetailsLogInfo, DBTEAMLOGFedExtraDetails,
    DBTEAMPOLICIESEmmState, DBTEAMTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBTEAMLOGEmailIngestPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGEmailIngestPolicyTag) {
    /// The team can't use Email to Dropbox.
    DBTEAMLOGEmailIngestPolicyDisabled,
    /// The team can use Email to Dropbox.
    DBTEAMLOGEmailIngestPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGEmailIngestPolicyOther,
};

/// The policy for Email to Dropbox.
@interface DBTEAMLOGEmailIngestPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGEmailIngestPolicyTag tag;
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

/// Converts `DBTEAMLOGEmailIngestPolicy` from and to JSON.
@interface DBTEAMLOGEmailIngestPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmailIngestPolicy *)instance;
+ (DBTEAMLOGEmailIngestPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's Email to Dropbox policy was changed.
@interface DBTEAMLOGEmailIngestPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGEmailIngestPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGEmailIngestPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGEmailIngestPolicy *)dNewValue
    previousValue:(DBTEAMLOGEmailIngestPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGEmailIngestPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGEmailIngestPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmailIngestPolicyChangedDetails *)instance;
+ (DBTEAMLOGEmailIngestPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's Email to Dropbox policy was changed.
@interface DBTEAMLOGEmailIngestPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEmailIngestPolicyChangedType` from and to JSON.
@interface DBTEAMLOGEmailIngestPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmailIngestPolicyChangedType *)instance;
+ (DBTEAMLOGEmailIngestPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files arrived by Email to Dropbox.
@interface DBTEAMLOGEmailIngestReceiveFileDetails : DBStoneObject
/// The name of the inbox.
@property (nonatomic, readonly, copy) NSString *inboxName;
/// The names of the received files.
@property (nonatomic, readonly) NSArray<NSString *> *attachmentNames;
/// The subject of the email.
@property (nonatomic, readonly, copy, nullable) NSString *subject;
/// The name that the sender gave.
@property (nonatomic, readonly, copy, nullable) NSString *fromName;
/// The email address that the sender gave. At most 255 characters.
@property (nonatomic, readonly, copy, nullable) NSString *fromEmail;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithInboxName:(NSString *)inboxName
    attachmentNames:(NSArray<NSString *> *)attachmentNames
    subject:(nullable NSString *)subject
    fromName:(nullable NSString *)fromName
    fromEmail:(nullable NSString *)fromEmail;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithInboxName:(NSString *)inboxName attachmentNames:(NSArray<NSString *> *)attachmentNames;
@end

/// Converts `DBTEAMLOGEmailIngestReceiveFileDetails` from and to JSON.
@interface DBTEAMLOGEmailIngestReceiveFileDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmailIngestReceiveFileDetails *)instance;
+ (DBTEAMLOGEmailIngestReceiveFileDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files arrived by Email to Dropbox.
@interface DBTEAMLOGEmailIngestReceiveFileType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEmailIngestReceiveFileType` from and to JSON.
@interface DBTEAMLOGEmailIngestReceiveFileTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmailIngestReceiveFileType *)instance;
+ (DBTEAMLOGEmailIngestReceiveFileType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which members were exempted from enterprise mobility management (EMM).
@interface DBTEAMLOGEmmAddExceptionDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGEmmAddExceptionDetails` from and to JSON.
@interface DBTEAMLOGEmmAddExceptionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmmAddExceptionDetails *)instance;
+ (DBTEAMLOGEmmAddExceptionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Members were exempted from enterprise mobility management (EMM).
@interface DBTEAMLOGEmmAddExceptionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEmmAddExceptionType` from and to JSON.
@interface DBTEAMLOGEmmAddExceptionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmmAddExceptionType *)instance;
+ (DBTEAMLOGEmmAddExceptionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which enterprise mobility management (EMM) was enabled or disabled for members.
@interface DBTEAMLOGEmmChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMPOLICIESEmmState *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMPOLICIESEmmState *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMPOLICIESEmmState *)dNewValue
    previousValue:(nullable DBTEAMPOLICIESEmmState *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMPOLICIESEmmState *)dNewValue;
@end

/// Converts `DBTEAMLOGEmmChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGEmmChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmmChangePolicyDetails *)instance;
+ (DBTEAMLOGEmmChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Enterprise mobility management (EMM) was enabled or disabled for members.
@interface DBTEAMLOGEmmChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEmmChangePolicyType` from and to JSON.
@interface DBTEAMLOGEmmChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmmChangePolicyType *)instance;
+ (DBTEAMLOGEmmChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on users excluded from enterprise mobility management (EMM) was created.
@interface DBTEAMLOGEmmCreateExceptionsReportDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGEmmCreateExceptionsReportDetails` from and to JSON.
@interface DBTEAMLOGEmmCreateExceptionsReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmmCreateExceptionsReportDetails *)instance;
+ (DBTEAMLOGEmmCreateExceptionsReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on users excluded from enterprise mobility management (EMM) was created.
@interface DBTEAMLOGEmmCreateExceptionsReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEmmCreateExceptionsReportType` from and to JSON.
@interface DBTEAMLOGEmmCreateExceptionsReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmmCreateExceptionsReportType *)instance;
+ (DBTEAMLOGEmmCreateExceptionsReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on the use of mobile apps under enterprise mobility management (EMM) was
/// created.
@interface DBTEAMLOGEmmCreateUsageReportDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGEmmCreateUsageReportDetails` from and to JSON.
@interface DBTEAMLOGEmmCreateUsageReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmmCreateUsageReportDetails *)instance;
+ (DBTEAMLOGEmmCreateUsageReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on the use of mobile apps under enterprise mobility management (EMM) was created.
@interface DBTEAMLOGEmmCreateUsageReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEmmCreateUsageReportType` from and to JSON.
@interface DBTEAMLOGEmmCreateUsageReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmmCreateUsageReportType *)instance;
+ (DBTEAMLOGEmmCreateUsageReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a sign-in with enterprise mobility management (EMM) failed.
@interface DBTEAMLOGEmmErrorDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMLOGFailureDetailsLogInfo *errorDetails;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithErrorDetails:(DBTEAMLOGFailureDetailsLogInfo *)errorDetails;
@end

/// Converts `DBTEAMLOGEmmErrorDetails` from and to JSON.
@interface DBTEAMLOGEmmErrorDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmmErrorDetails *)instance;
+ (DBTEAMLOGEmmErrorDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A sign-in with enterprise mobility management (EMM) failed. Replaced by `loginFail`.
@interface DBTEAMLOGEmmErrorType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEmmErrorType` from and to JSON.
@interface DBTEAMLOGEmmErrorTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmmErrorType *)instance;
+ (DBTEAMLOGEmmErrorType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the token for setting up enterprise mobility management (EMM) was refreshed.
@interface DBTEAMLOGEmmRefreshAuthTokenDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGEmmRefreshAuthTokenDetails` from and to JSON.
@interface DBTEAMLOGEmmRefreshAuthTokenDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmmRefreshAuthTokenDetails *)instance;
+ (DBTEAMLOGEmmRefreshAuthTokenDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The token for setting up enterprise mobility management (EMM) was refreshed.
@interface DBTEAMLOGEmmRefreshAuthTokenType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEmmRefreshAuthTokenType` from and to JSON.
@interface DBTEAMLOGEmmRefreshAuthTokenTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmmRefreshAuthTokenType *)instance;
+ (DBTEAMLOGEmmRefreshAuthTokenType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the exemption of members from enterprise mobility management (EMM) was removed.
@interface DBTEAMLOGEmmRemoveExceptionDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGEmmRemoveExceptionDetails` from and to JSON.
@interface DBTEAMLOGEmmRemoveExceptionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmmRemoveExceptionDetails *)instance;
+ (DBTEAMLOGEmmRemoveExceptionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The exemption of members from enterprise mobility management (EMM) was removed.
@interface DBTEAMLOGEmmRemoveExceptionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEmmRemoveExceptionType` from and to JSON.
@interface DBTEAMLOGEmmRemoveExceptionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEmmRemoveExceptionType *)instance;
+ (DBTEAMLOGEmmRemoveExceptionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which domain invitations were enabled.
@interface DBTEAMLOGEnabledDomainInvitesDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGEnabledDomainInvitesDetails` from and to JSON.
@interface DBTEAMLOGEnabledDomainInvitesDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEnabledDomainInvitesDetails *)instance;
+ (DBTEAMLOGEnabledDomainInvitesDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Domain invitations were enabled. Dropbox no longer records this event.
@interface DBTEAMLOGEnabledDomainInvitesType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEnabledDomainInvitesType` from and to JSON.
@interface DBTEAMLOGEnabledDomainInvitesTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEnabledDomainInvitesType *)instance;
+ (DBTEAMLOGEnabledDomainInvitesType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an enterprise admin session was ended.
@interface DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedDetails : DBStoneObject
/// Additional details about the organization or team.
@property (nonatomic, readonly) DBTEAMLOGFedExtraDetails *federationExtraDetails;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFederationExtraDetails:(DBTEAMLOGFedExtraDetails *)federationExtraDetails;
@end

/// Converts `DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedDetails` from and to JSON.
@interface DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedDetails *)instance;
+ (DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An enterprise admin session was ended. Replaced by `endedEnterpriseAdminSession`.
@interface DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedType` from and to JSON.
@interface DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedType *)instance;
+ (DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an enterprise admin session was ended.
@interface DBTEAMLOGEndedEnterpriseAdminSessionDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGEndedEnterpriseAdminSessionDetails` from and to JSON.
@interface DBTEAMLOGEndedEnterpriseAdminSessionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEndedEnterpriseAdminSessionDetails *)instance;
+ (DBTEAMLOGEndedEnterpriseAdminSessionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An enterprise admin session was ended.
@interface DBTEAMLOGEndedEnterpriseAdminSessionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEndedEnterpriseAdminSessionType` from and to JSON.
@interface DBTEAMLOGEndedEnterpriseAdminSessionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEndedEnterpriseAdminSessionType *)instance;
+ (DBTEAMLOGEndedEnterpriseAdminSessionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGEnforceLinkPasswordPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGEnforceLinkPasswordPolicyTag) {
    /// A password is optional.
    DBTEAMLOGEnforceLinkPasswordPolicyOptional,
    /// A password is required.
    DBTEAMLOGEnforceLinkPasswordPolicyRequired,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGEnforceLinkPasswordPolicyOther,
};

/// The policy for passwords of links shared outside the team.
@interface DBTEAMLOGEnforceLinkPasswordPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGEnforceLinkPasswordPolicyTag tag;
/// Creates an object with the tag `optional`.
- (instancetype)initWithOptional;
/// Creates an object with the tag `required`.
- (instancetype)initWithRequired;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `optional`.
- (BOOL)isOptional;
/// Returns whether the tag is `required`.
- (BOOL)isRequired;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGEnforceLinkPasswordPolicy` from and to JSON.
@interface DBTEAMLOGEnforceLinkPasswordPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEnforceLinkPasswordPolicy *)instance;
+ (DBTEAMLOGEnforceLinkPasswordPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the permission to change a setting was changed.
@interface DBTEAMLOGEnterpriseSettingsLockingDetails : DBStoneObject
/// The name of the secondary team.
@property (nonatomic, readonly, copy) NSString *teamName;
/// The name of the settings page.
@property (nonatomic, readonly, copy) NSString *settingsPageName;
/// The locking state of the settings page before the change.
@property (nonatomic, readonly, copy) NSString *previousSettingsPageLockingState;
/// The locking state of the settings page after the change.
@property (nonatomic, readonly, copy) NSString *dNewSettingsPageLockingState;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamName:(NSString *)teamName
    settingsPageName:(NSString *)settingsPageName
    previousSettingsPageLockingState:(NSString *)previousSettingsPageLockingState
    dNewSettingsPageLockingState:(NSString *)dNewSettingsPageLockingState;
@end

/// Converts `DBTEAMLOGEnterpriseSettingsLockingDetails` from and to JSON.
@interface DBTEAMLOGEnterpriseSettingsLockingDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEnterpriseSettingsLockingDetails *)instance;
+ (DBTEAMLOGEnterpriseSettingsLockingDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The permission to change a setting was changed.
@interface DBTEAMLOGEnterpriseSettingsLockingType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEnterpriseSettingsLockingType` from and to JSON.
@interface DBTEAMLOGEnterpriseSettingsLockingTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEnterpriseSettingsLockingType *)instance;
+ (DBTEAMLOGEnterpriseSettingsLockingType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose names start with `E`.
@interface DBTEAMLOGEventDetails (E)
/// Details of an event in which the token for setting up enterprise mobility management (EMM) was refreshed. Has a
/// value only if `isEmmRefreshAuthTokenDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmmRefreshAuthTokenDetails *emmRefreshAuthTokenDetails;

/// Details of an event in which domain invitations were enabled. Has a value only if `isEnabledDomainInvitesDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEnabledDomainInvitesDetails *enabledDomainInvitesDetails;

/// Details of an event in which files arrived by Email to Dropbox. Has a value only if
/// `isEmailIngestReceiveFileDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmailIngestReceiveFileDetails *emailIngestReceiveFileDetails;

/// Details of an event in which a sign-in with enterprise mobility management (EMM) failed. Has a value only if
/// `isEmmErrorDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmmErrorDetails *emmErrorDetails;

/// Details of an event in which a report on users excluded from enterprise mobility management (EMM) was created. Has a
/// value only if `isEmmCreateExceptionsReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmmCreateExceptionsReportDetails *emmCreateExceptionsReportDetails;

/// Details of an event in which a report on the use of mobile apps under enterprise mobility management (EMM) was
/// created. Has a value only if `isEmmCreateUsageReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmmCreateUsageReportDetails *emmCreateUsageReportDetails;

/// Details of an event in which a report on the team's members was created. Has a value only if
/// `isExportMembersReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGExportMembersReportDetails *exportMembersReportDetails;

/// Details of an event in which a report on the team's members couldn't be created. Has a value only if
/// `isExportMembersReportFailDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGExportMembersReportFailDetails *exportMembersReportFailDetails;

/// Details of an event in which the team's Email to Dropbox policy was changed. Has a value only if
/// `isEmailIngestPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmailIngestPolicyChangedDetails *emailIngestPolicyChangedDetails;

/// Details of an event in which members were exempted from enterprise mobility management (EMM). Has a value only if
/// `isEmmAddExceptionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmmAddExceptionDetails *emmAddExceptionDetails;

/// Details of an event in which enterprise mobility management (EMM) was enabled or disabled for members. Has a value
/// only if `isEmmChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmmChangePolicyDetails *emmChangePolicyDetails;

/// Details of an event in which the exemption of members from enterprise mobility management (EMM) was removed. Has a
/// value only if `isEmmRemoveExceptionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmmRemoveExceptionDetails *emmRemoveExceptionDetails;

/// Details of an event in which the team opted in to or out of extended version history. Has a value only if
/// `isExtendedVersionHistoryChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGExtendedVersionHistoryChangePolicyDetails *extendedVersionHistoryChangePolicyDetails;

/// Details of an event in which an enterprise admin session was ended. Has a value only if
/// `isEndedEnterpriseAdminSessionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEndedEnterpriseAdminSessionDetails *endedEnterpriseAdminSessionDetails;

/// Details of an event in which an enterprise admin session was ended. Has a value only if
/// `isEndedEnterpriseAdminSessionDeprecatedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedDetails *endedEnterpriseAdminSessionDeprecatedDetails;

/// Details of an event in which the permission to change a setting was changed. Has a value only if
/// `isEnterpriseSettingsLockingDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEnterpriseSettingsLockingDetails *enterpriseSettingsLockingDetails;

/// Creates an object with the tag `emm_refresh_auth_token_details`.
- (instancetype)initWithEmmRefreshAuthTokenDetails:(DBTEAMLOGEmmRefreshAuthTokenDetails *)emmRefreshAuthTokenDetails;
/// Creates an object with the tag `enabled_domain_invites_details`.
- (instancetype)initWithEnabledDomainInvitesDetails:(DBTEAMLOGEnabledDomainInvitesDetails *)enabledDomainInvitesDetails;

/// Creates an object with the tag `email_ingest_receive_file_details`.
- (instancetype)
    initWithEmailIngestReceiveFileDetails:(DBTEAMLOGEmailIngestReceiveFileDetails *)emailIngestReceiveFileDetails;

/// Creates an object with the tag `emm_error_details`.
- (instancetype)initWithEmmErrorDetails:(DBTEAMLOGEmmErrorDetails *)emmErrorDetails;

/// Creates an object with the tag `emm_create_exceptions_report_details`.
- (instancetype)
    initWithEmmCreateExceptionsReportDetails:(DBTEAMLOGEmmCreateExceptionsReportDetails *)emmCreateExceptionsReportDetails;

/// Creates an object with the tag `emm_create_usage_report_details`.
- (instancetype)initWithEmmCreateUsageReportDetails:(DBTEAMLOGEmmCreateUsageReportDetails *)emmCreateUsageReportDetails;
/// Creates an object with the tag `export_members_report_details`.
- (instancetype)initWithExportMembersReportDetails:(DBTEAMLOGExportMembersReportDetails *)exportMembersReportDetails;

/// Creates an object with the tag `export_members_report_fail_details`.
- (instancetype)
    initWithExportMembersReportFailDetails:(DBTEAMLOGExportMembersReportFailDetails *)exportMembersReportFailDetails;

/// Creates an object with the tag `email_ingest_policy_changed_details`.
- (instancetype)
    initWithEmailIngestPolicyChangedDetails:(DBTEAMLOGEmailIngestPolicyChangedDetails *)emailIngestPolicyChangedDetails;

/// Creates an object with the tag `emm_add_exception_details`.
- (instancetype)initWithEmmAddExceptionDetails:(DBTEAMLOGEmmAddExceptionDetails *)emmAddExceptionDetails;
/// Creates an object with the tag `emm_change_policy_details`.
- (instancetype)initWithEmmChangePolicyDetails:(DBTEAMLOGEmmChangePolicyDetails *)emmChangePolicyDetails;
/// Creates an object with the tag `emm_remove_exception_details`.
- (instancetype)initWithEmmRemoveExceptionDetails:(DBTEAMLOGEmmRemoveExceptionDetails *)emmRemoveExceptionDetails;

/// Creates an object with the tag `extended_version_history_change_policy_details`.
- (instancetype)
    initWithExtendedVersionHistoryChangePolicyDetails:(DBTEAMLOGExtendedVersionHistoryChangePolicyDetails *)extendedVersionHistoryChangePolicyDetails;

/// Creates an object with the tag `ended_enterprise_admin_session_details`.
- (instancetype)
    initWithEndedEnterpriseAdminSessionDetails:(DBTEAMLOGEndedEnterpriseAdminSessionDetails *)endedEnterpriseAdminSessionDetails;

/// Creates an object with the tag `ended_enterprise_admin_session_deprecated_details`.
- (instancetype)
    initWithEndedEnterpriseAdminSessionDeprecatedDetails:(DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedDetails *)endedEnterpriseAdminSessionDeprecatedDetails;

/// Creates an object with the tag `enterprise_settings_locking_details`.
- (instancetype)
    initWithEnterpriseSettingsLockingDetails:(DBTEAMLOGEnterpriseSettingsLockingDetails *)enterpriseSettingsLockingDetails;

/// Returns whether the tag is `emm_refresh_auth_token_details`.
- (BOOL)isEmmRefreshAuthTokenDetails;
/// Returns whether the tag is `enabled_domain_invites_details`.
- (BOOL)isEnabledDomainInvitesDetails;
/// Returns whether the tag is `email_ingest_receive_file_details`.
- (BOOL)isEmailIngestReceiveFileDetails;
/// Returns whether the tag is `emm_error_details`.
- (BOOL)isEmmErrorDetails;
/// Returns whether the tag is `emm_create_exceptions_report_details`.
- (BOOL)isEmmCreateExceptionsReportDetails;
/// Returns whether the tag is `emm_create_usage_report_details`.
- (BOOL)isEmmCreateUsageReportDetails;
/// Returns whether the tag is `export_members_report_details`.
- (BOOL)isExportMembersReportDetails;
/// Returns whether the tag is `export_members_report_fail_details`.
- (BOOL)isExportMembersReportFailDetails;
/// Returns whether the tag is `email_ingest_policy_changed_details`.
- (BOOL)isEmailIngestPolicyChangedDetails;
/// Returns whether the tag is `emm_add_exception_details`.
- (BOOL)isEmmAddExceptionDetails;
/// Returns whether the tag is `emm_change_policy_details`.
- (BOOL)isEmmChangePolicyDetails;
/// Returns whether the tag is `emm_remove_exception_details`.
- (BOOL)isEmmRemoveExceptionDetails;
/// Returns whether the tag is `extended_version_history_change_policy_details`.
- (BOOL)isExtendedVersionHistoryChangePolicyDetails;
/// Returns whether the tag is `ended_enterprise_admin_session_details`.
- (BOOL)isEndedEnterpriseAdminSessionDetails;
/// Returns whether the tag is `ended_enterprise_admin_session_deprecated_details`.
- (BOOL)isEndedEnterpriseAdminSessionDeprecatedDetails;
/// Returns whether the tag is `enterprise_settings_locking_details`.
- (BOOL)isEnterpriseSettingsLockingDetails;
@end

/// The members whose names start with `E`.
@interface DBTEAMLOGEventType (E)
/// The token for setting up enterprise mobility management (EMM) was refreshed. Has a value only if
/// `isEmmRefreshAuthToken` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmmRefreshAuthTokenType *emmRefreshAuthToken;

/// Domain invitations were enabled. Dropbox no longer records this event. Has a value only if `isEnabledDomainInvites`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEnabledDomainInvitesType *enabledDomainInvites;

/// Files arrived by Email to Dropbox. Has a value only if `isEmailIngestReceiveFile` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmailIngestReceiveFileType *emailIngestReceiveFile;

/// A sign-in with enterprise mobility management (EMM) failed. Replaced by `loginFail`. Has a value only if
/// `isEmmError` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmmErrorType *emmError;

/// A report on users excluded from enterprise mobility management (EMM) was created. Has a value only if
/// `isEmmCreateExceptionsReport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmmCreateExceptionsReportType *emmCreateExceptionsReport;

/// A report on the use of mobile apps under enterprise mobility management (EMM) was created. Has a value only if
/// `isEmmCreateUsageReport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmmCreateUsageReportType *emmCreateUsageReport;

/// A report on the team's members was created. Has a value only if `isExportMembersReport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGExportMembersReportType *exportMembersReport;
/// A report on the team's members couldn't be created. Has a value only if `isExportMembersReportFail` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGExportMembersReportFailType *exportMembersReportFail;
/// The team's Email to Dropbox policy was changed. Has a value only if `isEmailIngestPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmailIngestPolicyChangedType *emailIngestPolicyChanged;

/// Members were exempted from enterprise mobility management (EMM). Has a value only if `isEmmAddException` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmmAddExceptionType *emmAddException;

/// Enterprise mobility management (EMM) was enabled or disabled for members. Has a value only if `isEmmChangePolicy`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmmChangePolicyType *emmChangePolicy;

/// The exemption of members from enterprise mobility management (EMM) was removed. Has a value only if
/// `isEmmRemoveException` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEmmRemoveExceptionType *emmRemoveException;

/// The team opted in to or out of extended version history. Has a value only if `isExtendedVersionHistoryChangePolicy`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGExtendedVersionHistoryChangePolicyType *extendedVersionHistoryChangePolicy;

/// An enterprise admin session was ended. Has a value only if `isEndedEnterpriseAdminSession` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEndedEnterpriseAdminSessionType *endedEnterpriseAdminSession;

/// An enterprise admin session was ended. Replaced by `endedEnterpriseAdminSession`. Has a value only if
/// `isEndedEnterpriseAdminSessionDeprecated` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedType *endedEnterpriseAdminSessionDeprecated;

/// The permission to change a setting was changed. Has a value only if `isEnterpriseSettingsLocking` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEnterpriseSettingsLockingType *enterpriseSettingsLocking;
/// Creates an object with the tag `emm_refresh_auth_token`.
- (instancetype)initWithEmmRefreshAuthToken:(DBTEAMLOGEmmRefreshAuthTokenType *)emmRefreshAuthToken;
/// Creates an object with the tag `enabled_domain_invites`.
- (instancetype)initWithEnabledDomainInvites:(DBTEAMLOGEnabledDomainInvitesType *)enabledDomainInvites;
/// Creates an object with the tag `email_ingest_receive_file`.
- (instancetype)initWithEmailIngestReceiveFile:(DBTEAMLOGEmailIngestReceiveFileType *)emailIngestReceiveFile;
/// Creates an object with the tag `emm_error`.
- (instancetype)initWithEmmError:(DBTEAMLOGEmmErrorType *)emmError;
/// Creates an object with the tag `emm_create_exceptions_report`.
- (instancetype)initWithEmmCreateExceptionsReport:(DBTEAMLOGEmmCreateExceptionsReportType *)emmCreateExceptionsReport;
/// Creates an object with the tag `emm_create_usage_report`.
- (instancetype)initWithEmmCreateUsageReport:(DBTEAMLOGEmmCreateUsageReportType *)emmCreateUsageReport;
/// Creates an object with the tag `export_members_report`.
- (instancetype)initWithExportMembersReport:(DBTEAMLOGExportMembersReportType *)exportMembersReport;
/// Creates an object with the tag `export_members_report_fail`.
- (instancetype)initWithExportMembersReportFail:(DBTEAMLOGExportMembersReportFailType *)exportMembersReportFail;
/// Creates an object with the tag `email_ingest_policy_changed`.
- (instancetype)initWithEmailIngestPolicyChanged:(DBTEAMLOGEmailIngestPolicyChangedType *)emailIngestPolicyChanged;
/// Creates an object with the tag `emm_add_exception`.
- (instancetype)initWithEmmAddException:(DBTEAMLOGEmmAddExceptionType *)emmAddException;
/// Creates an object with the tag `emm_change_policy`.
- (instancetype)initWithEmmChangePolicy:(DBTEAMLOGEmmChangePolicyType *)emmChangePolicy;
/// Creates an object with the tag `emm_remove_exception`.
- (instancetype)initWithEmmRemoveException:(DBTEAMLOGEmmRemoveExceptionType *)emmRemoveException;

/// Creates an object with the tag `extended_version_history_change_policy`.
- (instancetype)
    initWithExtendedVersionHistoryChangePolicy:(DBTEAMLOGExtendedVersionHistoryChangePolicyType *)extendedVersionHistoryChangePolicy;

/// Creates an object with the tag `ended_enterprise_admin_session`.
- (instancetype)
    initWithEndedEnterpriseAdminSession:(DBTEAMLOGEndedEnterpriseAdminSessionType *)endedEnterpriseAdminSession;

/// Creates an object with the tag `ended_enterprise_admin_session_deprecated`.
- (instancetype)
    initWithEndedEnterpriseAdminSessionDeprecated:(DBTEAMLOGEndedEnterpriseAdminSessionDeprecatedType *)endedEnterpriseAdminSessionDeprecated;

/// Creates an object with the tag `enterprise_settings_locking`.
- (instancetype)initWithEnterpriseSettingsLocking:(DBTEAMLOGEnterpriseSettingsLockingType *)enterpriseSettingsLocking;
/// Returns whether the tag is `emm_refresh_auth_token`.
- (BOOL)isEmmRefreshAuthToken;
/// Returns whether the tag is `enabled_domain_invites`.
- (BOOL)isEnabledDomainInvites;
/// Returns whether the tag is `email_ingest_receive_file`.
- (BOOL)isEmailIngestReceiveFile;
/// Returns whether the tag is `emm_error`.
- (BOOL)isEmmError;
/// Returns whether the tag is `emm_create_exceptions_report`.
- (BOOL)isEmmCreateExceptionsReport;
/// Returns whether the tag is `emm_create_usage_report`.
- (BOOL)isEmmCreateUsageReport;
/// Returns whether the tag is `export_members_report`.
- (BOOL)isExportMembersReport;
/// Returns whether the tag is `export_members_report_fail`.
- (BOOL)isExportMembersReportFail;
/// Returns whether the tag is `email_ingest_policy_changed`.
- (BOOL)isEmailIngestPolicyChanged;
/// Returns whether the tag is `emm_add_exception`.
- (BOOL)isEmmAddException;
/// Returns whether the tag is `emm_change_policy`.
- (BOOL)isEmmChangePolicy;
/// Returns whether the tag is `emm_remove_exception`.
- (BOOL)isEmmRemoveException;
/// Returns whether the tag is `extended_version_history_change_policy`.
- (BOOL)isExtendedVersionHistoryChangePolicy;
/// Returns whether the tag is `ended_enterprise_admin_session`.
- (BOOL)isEndedEnterpriseAdminSession;
/// Returns whether the tag is `ended_enterprise_admin_session_deprecated`.
- (BOOL)isEndedEnterpriseAdminSessionDeprecated;
/// Returns whether the tag is `enterprise_settings_locking`.
- (BOOL)isEnterpriseSettingsLocking;
@end

/// The members whose names start with `E`.
@interface DBTEAMLOGEventTypeArg (E)
/// Creates an object with the tag `emm_refresh_auth_token`.
- (instancetype)initWithEmmRefreshAuthToken;
/// Creates an object with the tag `enabled_domain_invites`.
- (instancetype)initWithEnabledDomainInvites;
/// Creates an object with the tag `email_ingest_receive_file`.
- (instancetype)initWithEmailIngestReceiveFile;
/// Creates an object with the tag `emm_error`.
- (instancetype)initWithEmmError;
/// Creates an object with the tag `emm_create_exceptions_report`.
- (instancetype)initWithEmmCreateExceptionsReport;
/// Creates an object with the tag `emm_create_usage_report`.
- (instancetype)initWithEmmCreateUsageReport;
/// Creates an object with the tag `export_members_report`.
- (instancetype)initWithExportMembersReport;
/// Creates an object with the tag `export_members_report_fail`.
- (instancetype)initWithExportMembersReportFail;
/// Creates an object with the tag `email_ingest_policy_changed`.
- (instancetype)initWithEmailIngestPolicyChanged;
/// Creates an object with the tag `emm_add_exception`.
- (instancetype)initWithEmmAddException;
/// Creates an object with the tag `emm_change_policy`.
- (instancetype)initWithEmmChangePolicy;
/// Creates an object with the tag `emm_remove_exception`.
- (instancetype)initWithEmmRemoveException;
/// Creates an object with the tag `extended_version_history_change_policy`.
- (instancetype)initWithExtendedVersionHistoryChangePolicy;
/// Creates an object with the tag `ended_enterprise_admin_session`.
- (instancetype)initWithEndedEnterpriseAdminSession;
/// Creates an object with the tag `ended_enterprise_admin_session_deprecated`.
- (instancetype)initWithEndedEnterpriseAdminSessionDeprecated;
/// Creates an object with the tag `enterprise_settings_locking`.
- (instancetype)initWithEnterpriseSettingsLocking;
/// Returns whether the tag is `emm_refresh_auth_token`.
- (BOOL)isEmmRefreshAuthToken;
/// Returns whether the tag is `enabled_domain_invites`.
- (BOOL)isEnabledDomainInvites;
/// Returns whether the tag is `email_ingest_receive_file`.
- (BOOL)isEmailIngestReceiveFile;
/// Returns whether the tag is `emm_error`.
- (BOOL)isEmmError;
/// Returns whether the tag is `emm_create_exceptions_report`.
- (BOOL)isEmmCreateExceptionsReport;
/// Returns whether the tag is `emm_create_usage_report`.
- (BOOL)isEmmCreateUsageReport;
/// Returns whether the tag is `export_members_report`.
- (BOOL)isExportMembersReport;
/// Returns whether the tag is `export_members_report_fail`.
- (BOOL)isExportMembersReportFail;
/// Returns whether the tag is `email_ingest_policy_changed`.
- (BOOL)isEmailIngestPolicyChanged;
/// Returns whether the tag is `emm_add_exception`.
- (BOOL)isEmmAddException;
/// Returns whether the tag is `emm_change_policy`.
- (BOOL)isEmmChangePolicy;
/// Returns whether the tag is `emm_remove_exception`.
- (BOOL)isEmmRemoveException;
/// Returns whether the tag is `extended_version_history_change_policy`.
- (BOOL)isExtendedVersionHistoryChangePolicy;
/// Returns whether the tag is `ended_enterprise_admin_session`.
- (BOOL)isEndedEnterpriseAdminSession;
/// Returns whether the tag is `ended_enterprise_admin_session_deprecated`.
- (BOOL)isEndedEnterpriseAdminSessionDeprecated;
/// Returns whether the tag is `enterprise_settings_locking`.
- (BOOL)isEnterpriseSettingsLocking;
@end

/// Details of an event in which a report on the team's members was created.
@interface DBTEAMLOGExportMembersReportDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGExportMembersReportDetails` from and to JSON.
@interface DBTEAMLOGExportMembersReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExportMembersReportDetails *)instance;
+ (DBTEAMLOGExportMembersReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a report on the team's members couldn't be created.
@interface DBTEAMLOGExportMembersReportFailDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBTEAMTeamReportFailureReason *)failureReason;
@end

/// Converts `DBTEAMLOGExportMembersReportFailDetails` from and to JSON.
@interface DBTEAMLOGExportMembersReportFailDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExportMembersReportFailDetails *)instance;
+ (DBTEAMLOGExportMembersReportFailDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on the team's members couldn't be created.
@interface DBTEAMLOGExportMembersReportFailType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGExportMembersReportFailType` from and to JSON.
@interface DBTEAMLOGExportMembersReportFailTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExportMembersReportFailType *)instance;
+ (DBTEAMLOGExportMembersReportFailType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A report on the team's members was created.
@interface DBTEAMLOGExportMembersReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGExportMembersReportType` from and to JSON.
@interface DBTEAMLOGExportMembersReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExportMembersReportType *)instance;
+ (DBTEAMLOGExportMembersReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team opted in to or out of extended version history.
@interface DBTEAMLOGExtendedVersionHistoryChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGExtendedVersionHistoryPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGExtendedVersionHistoryPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGExtendedVersionHistoryPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGExtendedVersionHistoryPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGExtendedVersionHistoryPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGExtendedVersionHistoryChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGExtendedVersionHistoryChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExtendedVersionHistoryChangePolicyDetails *)instance;
+ (DBTEAMLOGExtendedVersionHistoryChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team opted in to or out of extended version history.
@interface DBTEAMLOGExtendedVersionHistoryChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGExtendedVersionHistoryChangePolicyType` from and to JSON.
@interface DBTEAMLOGExtendedVersionHistoryChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExtendedVersionHistoryChangePolicyType *)instance;
+ (DBTEAMLOGExtendedVersionHistoryChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGExtendedVersionHistoryPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGExtendedVersionHistoryPolicyTag) {
    /// The team chose limited version history.
    DBTEAMLOGExtendedVersionHistoryPolicyExplicitlyLimited,
    /// The team chose unlimited version history.
    DBTEAMLOGExtendedVersionHistoryPolicyExplicitlyUnlimited,
    /// Version history is limited, but not by an explicit choice.
    DBTEAMLOGExtendedVersionHistoryPolicyImplicitlyLimited,
    /// Version history is unlimited, but not by an explicit choice.
    DBTEAMLOGExtendedVersionHistoryPolicyImplicitlyUnlimited,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGExtendedVersionHistoryPolicyOther,
};

/// The policy for extended version history.
@interface DBTEAMLOGExtendedVersionHistoryPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGExtendedVersionHistoryPolicyTag tag;
/// Creates an object with the tag `explicitly_limited`.
- (instancetype)initWithExplicitlyLimited;
/// Creates an object with the tag `explicitly_unlimited`.
- (instancetype)initWithExplicitlyUnlimited;
/// Creates an object with the tag `implicitly_limited`.
- (instancetype)initWithImplicitlyLimited;
/// Creates an object with the tag `implicitly_unlimited`.
- (instancetype)initWithImplicitlyUnlimited;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `explicitly_limited`.
- (BOOL)isExplicitlyLimited;
/// Returns whether the tag is `explicitly_unlimited`.
- (BOOL)isExplicitlyUnlimited;
/// Returns whether the tag is `implicitly_limited`.
- (BOOL)isImplicitlyLimited;
/// Returns whether the tag is `implicitly_unlimited`.
- (BOOL)isImplicitlyUnlimited;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGExtendedVersionHistoryPolicy` from and to JSON.
@interface DBTEAMLOGExtendedVersionHistoryPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGExtendedVersionHistoryPolicy *)instance;
+ (DBTEAMLOGExtendedVersionHistoryPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
