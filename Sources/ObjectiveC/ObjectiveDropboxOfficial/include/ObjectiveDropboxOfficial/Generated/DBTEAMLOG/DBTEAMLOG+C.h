// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGClassificationPolicyEnumWrapper, DBTEAMLOGClassificationType, DBTEAMLOGContentDeletionProtectionPolicy,
    DBTEAMLOGFedAdminRole, DBTEAMLOGFedHandshakeAction, DBTEAMLOGFederationStatusChangeAdditionalInfo,
    DBTEAMLOGNonTeamMemberLogInfo, DBTEAMLOGTeamLogInfo, DBTEAMLOGTeamMemberLogInfo,
    DBTEAMLOGTrustedNonTeamMemberLogInfo, DBTEAMLOGTrustedTeamsRequestState, DBTEAMTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBTEAMLOGCameraUploadsPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGCameraUploadsPolicyTag) {
    /// Members can't activate camera uploads.
    DBTEAMLOGCameraUploadsPolicyDisabled,
    /// Members can activate camera uploads.
    DBTEAMLOGCameraUploadsPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGCameraUploadsPolicyOther,
};

/// The policy for camera uploads by members.
@interface DBTEAMLOGCameraUploadsPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGCameraUploadsPolicyTag tag;
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

/// Converts `DBTEAMLOGCameraUploadsPolicy` from and to JSON.
@interface DBTEAMLOGCameraUploadsPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCameraUploadsPolicy *)instance;
+ (DBTEAMLOGCameraUploadsPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's camera upload policy was changed.
@interface DBTEAMLOGCameraUploadsPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGCameraUploadsPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGCameraUploadsPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGCameraUploadsPolicy *)dNewValue
    previousValue:(DBTEAMLOGCameraUploadsPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGCameraUploadsPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGCameraUploadsPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCameraUploadsPolicyChangedDetails *)instance;
+ (DBTEAMLOGCameraUploadsPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's camera upload policy was changed.
@interface DBTEAMLOGCameraUploadsPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGCameraUploadsPolicyChangedType` from and to JSON.
@interface DBTEAMLOGCameraUploadsPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCameraUploadsPolicyChangedType *)instance;
+ (DBTEAMLOGCameraUploadsPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGCaptureTeamSpacePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGCaptureTeamSpacePolicyTag) {
    /// Members don't have access to the team space in Capture.
    DBTEAMLOGCaptureTeamSpacePolicyDisabled,
    /// Members have access to the team space in Capture.
    DBTEAMLOGCaptureTeamSpacePolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGCaptureTeamSpacePolicyOther,
};

/// The policy for access to the team space in Capture.
@interface DBTEAMLOGCaptureTeamSpacePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGCaptureTeamSpacePolicyTag tag;
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

/// Converts `DBTEAMLOGCaptureTeamSpacePolicy` from and to JSON.
@interface DBTEAMLOGCaptureTeamSpacePolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCaptureTeamSpacePolicy *)instance;
+ (DBTEAMLOGCaptureTeamSpacePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for the team space in Capture was changed.
@interface DBTEAMLOGCaptureTeamSpacePolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGCaptureTeamSpacePolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGCaptureTeamSpacePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGCaptureTeamSpacePolicy *)dNewValue
    previousValue:(DBTEAMLOGCaptureTeamSpacePolicy *)previousValue;
@end

/// Converts `DBTEAMLOGCaptureTeamSpacePolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGCaptureTeamSpacePolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCaptureTeamSpacePolicyChangedDetails *)instance;
+ (DBTEAMLOGCaptureTeamSpacePolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for the team space in Capture was changed.
@interface DBTEAMLOGCaptureTeamSpacePolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGCaptureTeamSpacePolicyChangedType` from and to JSON.
@interface DBTEAMLOGCaptureTeamSpacePolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCaptureTeamSpacePolicyChangedType *)instance;
+ (DBTEAMLOGCaptureTeamSpacePolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGCaptureTranscriptPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGCaptureTranscriptPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGCaptureTranscriptPolicyDefault_,
    /// Members can't use transcription in Capture.
    DBTEAMLOGCaptureTranscriptPolicyDisabled,
    /// Members can use transcription in Capture.
    DBTEAMLOGCaptureTranscriptPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGCaptureTranscriptPolicyOther,
};

/// The policy for transcription in Capture.
@interface DBTEAMLOGCaptureTranscriptPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGCaptureTranscriptPolicyTag tag;
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

/// Converts `DBTEAMLOGCaptureTranscriptPolicy` from and to JSON.
@interface DBTEAMLOGCaptureTranscriptPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCaptureTranscriptPolicy *)instance;
+ (DBTEAMLOGCaptureTranscriptPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for transcripts in Capture was changed.
@interface DBTEAMLOGCaptureTranscriptPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGCaptureTranscriptPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGCaptureTranscriptPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGCaptureTranscriptPolicy *)dNewValue
    previousValue:(DBTEAMLOGCaptureTranscriptPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGCaptureTranscriptPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGCaptureTranscriptPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCaptureTranscriptPolicyChangedDetails *)instance;
+ (DBTEAMLOGCaptureTranscriptPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for transcripts in Capture was changed.
@interface DBTEAMLOGCaptureTranscriptPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGCaptureTranscriptPolicyChangedType` from and to JSON.
@interface DBTEAMLOGCaptureTranscriptPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCaptureTranscriptPolicyChangedType *)instance;
+ (DBTEAMLOGCaptureTranscriptPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An X.509 certificate for single sign-on (SSO).
@interface DBTEAMLOGCertificate : DBStoneObject
/// The subject of the certificate.
@property (nonatomic, readonly, copy) NSString *subject;
/// The issuer of the certificate.
@property (nonatomic, readonly, copy) NSString *issuer;
/// The date of issue.
@property (nonatomic, readonly, copy) NSString *issueDate;
/// The date on which the certificate expires.
@property (nonatomic, readonly, copy) NSString *expirationDate;
/// The serial number.
@property (nonatomic, readonly, copy) NSString *serialNumber;
/// The SHA-1 fingerprint.
@property (nonatomic, readonly, copy) NSString *sha1Fingerprint;
/// The common name.
@property (nonatomic, readonly, copy, nullable) NSString *commonName;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSubject:(NSString *)subject
    issuer:(NSString *)issuer
    issueDate:(NSString *)issueDate
    expirationDate:(NSString *)expirationDate
    serialNumber:(NSString *)serialNumber
    sha1Fingerprint:(NSString *)sha1Fingerprint
    commonName:(nullable NSString *)commonName;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSubject:(NSString *)subject
    issuer:(NSString *)issuer
    issueDate:(NSString *)issueDate
    expirationDate:(NSString *)expirationDate
    serialNumber:(NSString *)serialNumber
    sha1Fingerprint:(NSString *)sha1Fingerprint;
@end

/// Converts `DBTEAMLOGCertificate` from and to JSON.
@interface DBTEAMLOGCertificateSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCertificate *)instance;
+ (DBTEAMLOGCertificate *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGChangeLinkExpirationPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGChangeLinkExpirationPolicyTag) {
    /// Members can change or remove the expiration.
    DBTEAMLOGChangeLinkExpirationPolicyAllowed,
    /// The default expiration is enforced.
    DBTEAMLOGChangeLinkExpirationPolicyNotAllowed,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGChangeLinkExpirationPolicyOther,
};

/// The policy that determines whether members can change the default expiration of links shared outside the team.
@interface DBTEAMLOGChangeLinkExpirationPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGChangeLinkExpirationPolicyTag tag;
/// Creates an object with the tag `allowed`.
- (instancetype)initWithAllowed;
/// Creates an object with the tag `not_allowed`.
- (instancetype)initWithNotAllowed;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `allowed`.
- (BOOL)isAllowed;
/// Returns whether the tag is `not_allowed`.
- (BOOL)isNotAllowed;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGChangeLinkExpirationPolicy` from and to JSON.
@interface DBTEAMLOGChangeLinkExpirationPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGChangeLinkExpirationPolicy *)instance;
+ (DBTEAMLOGChangeLinkExpirationPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the role of an enterprise admin was changed.
@interface DBTEAMLOGChangedEnterpriseAdminRoleDetails : DBStoneObject
/// The role of the admin before the change.
@property (nonatomic, readonly) DBTEAMLOGFedAdminRole *previousValue;
/// The role of the admin after the change.
@property (nonatomic, readonly) DBTEAMLOGFedAdminRole *dNewValue;
/// The name of the admin's team.
@property (nonatomic, readonly, copy) NSString *teamName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBTEAMLOGFedAdminRole *)previousValue
    dNewValue:(DBTEAMLOGFedAdminRole *)dNewValue
    teamName:(NSString *)teamName;
@end

/// Converts `DBTEAMLOGChangedEnterpriseAdminRoleDetails` from and to JSON.
@interface DBTEAMLOGChangedEnterpriseAdminRoleDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGChangedEnterpriseAdminRoleDetails *)instance;
+ (DBTEAMLOGChangedEnterpriseAdminRoleDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The role of an enterprise admin was changed.
@interface DBTEAMLOGChangedEnterpriseAdminRoleType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGChangedEnterpriseAdminRoleType` from and to JSON.
@interface DBTEAMLOGChangedEnterpriseAdminRoleTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGChangedEnterpriseAdminRoleType *)instance;
+ (DBTEAMLOGChangedEnterpriseAdminRoleType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the status of a team connected to the enterprise was changed.
@interface DBTEAMLOGChangedEnterpriseConnectedTeamStatusDetails : DBStoneObject
/// The change of the team's connection.
@property (nonatomic, readonly) DBTEAMLOGFedHandshakeAction *action;
/// Information about the organization or connected team.
@property (nonatomic, readonly) DBTEAMLOGFederationStatusChangeAdditionalInfo *additionalInfo;
/// The state of the request before the change.
@property (nonatomic, readonly) DBTEAMLOGTrustedTeamsRequestState *previousValue;
/// The state of the request after the change.
@property (nonatomic, readonly) DBTEAMLOGTrustedTeamsRequestState *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAction:(DBTEAMLOGFedHandshakeAction *)action
    additionalInfo:(DBTEAMLOGFederationStatusChangeAdditionalInfo *)additionalInfo
    previousValue:(DBTEAMLOGTrustedTeamsRequestState *)previousValue
    dNewValue:(DBTEAMLOGTrustedTeamsRequestState *)dNewValue;
@end

/// Converts `DBTEAMLOGChangedEnterpriseConnectedTeamStatusDetails` from and to JSON.
@interface DBTEAMLOGChangedEnterpriseConnectedTeamStatusDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGChangedEnterpriseConnectedTeamStatusDetails *)instance;
+ (DBTEAMLOGChangedEnterpriseConnectedTeamStatusDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The status of a team connected to the enterprise was changed.
@interface DBTEAMLOGChangedEnterpriseConnectedTeamStatusType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGChangedEnterpriseConnectedTeamStatusType` from and to JSON.
@interface DBTEAMLOGChangedEnterpriseConnectedTeamStatusTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGChangedEnterpriseConnectedTeamStatusType *)instance;
+ (DBTEAMLOGChangedEnterpriseConnectedTeamStatusType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's data classification policy was changed.
@interface DBTEAMLOGClassificationChangePolicyDetails : DBStoneObject
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGClassificationPolicyEnumWrapper *previousValue;
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGClassificationPolicyEnumWrapper *dNewValue;
/// The type of data classification.
@property (nonatomic, readonly) DBTEAMLOGClassificationType *classificationType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBTEAMLOGClassificationPolicyEnumWrapper *)previousValue
    dNewValue:(DBTEAMLOGClassificationPolicyEnumWrapper *)dNewValue
    classificationType:(DBTEAMLOGClassificationType *)classificationType;
@end

/// Converts `DBTEAMLOGClassificationChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGClassificationChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGClassificationChangePolicyDetails *)instance;
+ (DBTEAMLOGClassificationChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's data classification policy was changed.
@interface DBTEAMLOGClassificationChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGClassificationChangePolicyType` from and to JSON.
@interface DBTEAMLOGClassificationChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGClassificationChangePolicyType *)instance;
+ (DBTEAMLOGClassificationChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a classification report was created.
@interface DBTEAMLOGClassificationCreateReportDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGClassificationCreateReportDetails` from and to JSON.
@interface DBTEAMLOGClassificationCreateReportDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGClassificationCreateReportDetails *)instance;
+ (DBTEAMLOGClassificationCreateReportDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a classification report couldn't be created.
@interface DBTEAMLOGClassificationCreateReportFailDetails : DBStoneObject
/// The reason for the failure.
@property (nonatomic, readonly) DBTEAMTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBTEAMTeamReportFailureReason *)failureReason;
@end

/// Converts `DBTEAMLOGClassificationCreateReportFailDetails` from and to JSON.
@interface DBTEAMLOGClassificationCreateReportFailDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGClassificationCreateReportFailDetails *)instance;
+ (DBTEAMLOGClassificationCreateReportFailDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A classification report couldn't be created.
@interface DBTEAMLOGClassificationCreateReportFailType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGClassificationCreateReportFailType` from and to JSON.
@interface DBTEAMLOGClassificationCreateReportFailTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGClassificationCreateReportFailType *)instance;
+ (DBTEAMLOGClassificationCreateReportFailType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A classification report was created.
@interface DBTEAMLOGClassificationCreateReportType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGClassificationCreateReportType` from and to JSON.
@interface DBTEAMLOGClassificationCreateReportTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGClassificationCreateReportType *)instance;
+ (DBTEAMLOGClassificationCreateReportType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGClassificationPolicyEnumWrapper`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGClassificationPolicyEnumWrapperTag) {
    /// Data classification is disabled.
    DBTEAMLOGClassificationPolicyEnumWrapperDisabled,
    /// Data classification is enabled.
    DBTEAMLOGClassificationPolicyEnumWrapperEnabled,
    /// Data classification covers the folders of members and the team.
    DBTEAMLOGClassificationPolicyEnumWrapperMemberAndTeamFolders,
    /// Data classification covers team folders.
    DBTEAMLOGClassificationPolicyEnumWrapperTeamFolders,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGClassificationPolicyEnumWrapperOther,
};

/// The policy for data classification.
@interface DBTEAMLOGClassificationPolicyEnumWrapper : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGClassificationPolicyEnumWrapperTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `member_and_team_folders`.
- (instancetype)initWithMemberAndTeamFolders;
/// Creates an object with the tag `team_folders`.
- (instancetype)initWithTeamFolders;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `member_and_team_folders`.
- (BOOL)isMemberAndTeamFolders;
/// Returns whether the tag is `team_folders`.
- (BOOL)isTeamFolders;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGClassificationPolicyEnumWrapper` from and to JSON.
@interface DBTEAMLOGClassificationPolicyEnumWrapperSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGClassificationPolicyEnumWrapper *)instance;
+ (DBTEAMLOGClassificationPolicyEnumWrapper *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGClassificationType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGClassificationTypeTag) {
    /// Personal information.
    DBTEAMLOGClassificationTypePersonalInformation,
    /// Personally identifiable information.
    DBTEAMLOGClassificationTypePii,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGClassificationTypeOther,
};

/// A type of data classification.
@interface DBTEAMLOGClassificationType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGClassificationTypeTag tag;
/// Creates an object with the tag `personal_information`.
- (instancetype)initWithPersonalInformation;
/// Creates an object with the tag `pii`.
- (instancetype)initWithPii;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `personal_information`.
- (BOOL)isPersonalInformation;
/// Returns whether the tag is `pii`.
- (BOOL)isPii;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGClassificationType` from and to JSON.
@interface DBTEAMLOGClassificationTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGClassificationType *)instance;
+ (DBTEAMLOGClassificationType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an album was shared.
@interface DBTEAMLOGCollectionShareDetails : DBStoneObject
/// The name of the album.
@property (nonatomic, readonly, copy) NSString *albumName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAlbumName:(NSString *)albumName;
@end

/// Converts `DBTEAMLOGCollectionShareDetails` from and to JSON.
@interface DBTEAMLOGCollectionShareDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCollectionShareDetails *)instance;
+ (DBTEAMLOGCollectionShareDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An album was shared.
@interface DBTEAMLOGCollectionShareType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGCollectionShareType` from and to JSON.
@interface DBTEAMLOGCollectionShareTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCollectionShareType *)instance;
+ (DBTEAMLOGCollectionShareType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGComputerBackupPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGComputerBackupPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGComputerBackupPolicyDefault_,
    /// Members can't back up computers.
    DBTEAMLOGComputerBackupPolicyDisabled,
    /// Members can back up computers.
    DBTEAMLOGComputerBackupPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGComputerBackupPolicyOther,
};

/// The policy for computer backup.
@interface DBTEAMLOGComputerBackupPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGComputerBackupPolicyTag tag;
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

/// Converts `DBTEAMLOGComputerBackupPolicy` from and to JSON.
@interface DBTEAMLOGComputerBackupPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGComputerBackupPolicy *)instance;
+ (DBTEAMLOGComputerBackupPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's computer backup policy was changed.
@interface DBTEAMLOGComputerBackupPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGComputerBackupPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGComputerBackupPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGComputerBackupPolicy *)dNewValue
    previousValue:(DBTEAMLOGComputerBackupPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGComputerBackupPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGComputerBackupPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGComputerBackupPolicyChangedDetails *)instance;
+ (DBTEAMLOGComputerBackupPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's computer backup policy was changed.
@interface DBTEAMLOGComputerBackupPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGComputerBackupPolicyChangedType` from and to JSON.
@interface DBTEAMLOGComputerBackupPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGComputerBackupPolicyChangedType *)instance;
+ (DBTEAMLOGComputerBackupPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The name of a team that is connected to an organization.
@interface DBTEAMLOGConnectedTeamName : DBStoneObject
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *team;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeam:(NSString *)team;
@end

/// Converts `DBTEAMLOGConnectedTeamName` from and to JSON.
@interface DBTEAMLOGConnectedTeamNameSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGConnectedTeamName *)instance;
+ (DBTEAMLOGConnectedTeamName *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's content management policy was changed.
@interface DBTEAMLOGContentAdministrationPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly, copy) NSString *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(NSString *)dNewValue previousValue:(NSString *)previousValue;
@end

/// Converts `DBTEAMLOGContentAdministrationPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGContentAdministrationPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGContentAdministrationPolicyChangedDetails *)instance;
+ (DBTEAMLOGContentAdministrationPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's content management policy was changed.
@interface DBTEAMLOGContentAdministrationPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGContentAdministrationPolicyChangedType` from and to JSON.
@interface DBTEAMLOGContentAdministrationPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGContentAdministrationPolicyChangedType *)instance;
+ (DBTEAMLOGContentAdministrationPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's policy for protection against content deletion was changed.
@interface DBTEAMLOGContentDeletionProtectionChangePolicyDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGContentDeletionProtectionPolicy *dNewValue;
/// The threshold in bytes after the change. `nil` unless the new policy is `onAboveThreshold`.
@property (nonatomic, readonly, nullable) NSNumber *dNewThresholdBytes;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGContentDeletionProtectionPolicy *previousValue;
/// The threshold in bytes before the change. `nil` unless the previous policy was `onAboveThreshold`.
@property (nonatomic, readonly, nullable) NSNumber *previousThresholdBytes;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGContentDeletionProtectionPolicy *)dNewValue
    dNewThresholdBytes:(nullable NSNumber *)dNewThresholdBytes
    previousValue:(nullable DBTEAMLOGContentDeletionProtectionPolicy *)previousValue
    previousThresholdBytes:(nullable NSNumber *)previousThresholdBytes;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewValue:(DBTEAMLOGContentDeletionProtectionPolicy *)dNewValue;
@end

/// Converts `DBTEAMLOGContentDeletionProtectionChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGContentDeletionProtectionChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGContentDeletionProtectionChangePolicyDetails *)instance;
+ (DBTEAMLOGContentDeletionProtectionChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's policy for protection against content deletion was changed.
@interface DBTEAMLOGContentDeletionProtectionChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGContentDeletionProtectionChangePolicyType` from and to JSON.
@interface DBTEAMLOGContentDeletionProtectionChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGContentDeletionProtectionChangePolicyType *)instance;
+ (DBTEAMLOGContentDeletionProtectionChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGContentDeletionProtectionPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGContentDeletionProtectionPolicyTag) {
    /// The protection is off.
    DBTEAMLOGContentDeletionProtectionPolicyOff,
    /// The protection applies above a threshold in bytes.
    DBTEAMLOGContentDeletionProtectionPolicyOnAboveThreshold,
    /// The protection applies to all files.
    DBTEAMLOGContentDeletionProtectionPolicyOnAllFiles,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGContentDeletionProtectionPolicyOther,
};

/// The policy for protection against the deletion of content.
@interface DBTEAMLOGContentDeletionProtectionPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGContentDeletionProtectionPolicyTag tag;
/// Creates an object with the tag `off`.
- (instancetype)initWithOff;
/// Creates an object with the tag `on_above_threshold`.
- (instancetype)initWithOnAboveThreshold;
/// Creates an object with the tag `on_all_files`.
- (instancetype)initWithOnAllFiles;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `off`.
- (BOOL)isOff;
/// Returns whether the tag is `on_above_threshold`.
- (BOOL)isOnAboveThreshold;
/// Returns whether the tag is `on_all_files`.
- (BOOL)isOnAllFiles;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGContentDeletionProtectionPolicy` from and to JSON.
@interface DBTEAMLOGContentDeletionProtectionPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGContentDeletionProtectionPolicy *)instance;
+ (DBTEAMLOGContentDeletionProtectionPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGContentPermanentDeletePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGContentPermanentDeletePolicyTag) {
    /// Members can't permanently delete content.
    DBTEAMLOGContentPermanentDeletePolicyDisabled,
    /// Members can permanently delete content.
    DBTEAMLOGContentPermanentDeletePolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGContentPermanentDeletePolicyOther,
};

/// The policy for the permanent deletion of content by members.
@interface DBTEAMLOGContentPermanentDeletePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGContentPermanentDeletePolicyTag tag;
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

/// Converts `DBTEAMLOGContentPermanentDeletePolicy` from and to JSON.
@interface DBTEAMLOGContentPermanentDeletePolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGContentPermanentDeletePolicy *)instance;
+ (DBTEAMLOGContentPermanentDeletePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGContextLogInfo`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGContextLogInfoTag) {
    /// A person who isn't known.
    DBTEAMLOGContextLogInfoAnonymous,
    /// A person outside the team.
    DBTEAMLOGContextLogInfoNonTeamMember,
    /// A team of the same organization.
    DBTEAMLOGContextLogInfoOrganizationTeam,
    /// The team.
    DBTEAMLOGContextLogInfoTeam,
    /// A team member.
    DBTEAMLOGContextLogInfoTeamMember,
    /// A trusted person outside the team.
    DBTEAMLOGContextLogInfoTrustedNonTeamMember,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGContextLogInfoOther,
};

/// The context of an event: the person or team on whose behalf the action was taken.
@interface DBTEAMLOGContextLogInfo : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGContextLogInfoTag tag;
/// A person outside the team. Has a value only if `isNonTeamMember` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGNonTeamMemberLogInfo *nonTeamMember;
/// A team of the same organization. Has a value only if `isOrganizationTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamLogInfo *organizationTeam;
/// A team member. Has a value only if `isTeamMember` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamMemberLogInfo *teamMember;
/// A trusted person outside the team. Has a value only if `isTrustedNonTeamMember` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTrustedNonTeamMemberLogInfo *trustedNonTeamMember;
/// Creates an object with the tag `anonymous`.
- (instancetype)initWithAnonymous;
/// Creates an object with the tag `non_team_member`.
- (instancetype)initWithNonTeamMember:(DBTEAMLOGNonTeamMemberLogInfo *)nonTeamMember;
/// Creates an object with the tag `organization_team`.
- (instancetype)initWithOrganizationTeam:(DBTEAMLOGTeamLogInfo *)organizationTeam;
/// Creates an object with the tag `team`.
- (instancetype)initWithTeam;
/// Creates an object with the tag `team_member`.
- (instancetype)initWithTeamMember:(DBTEAMLOGTeamMemberLogInfo *)teamMember;
/// Creates an object with the tag `trusted_non_team_member`.
- (instancetype)initWithTrustedNonTeamMember:(DBTEAMLOGTrustedNonTeamMemberLogInfo *)trustedNonTeamMember;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `anonymous`.
- (BOOL)isAnonymous;
/// Returns whether the tag is `non_team_member`.
- (BOOL)isNonTeamMember;
/// Returns whether the tag is `organization_team`.
- (BOOL)isOrganizationTeam;
/// Returns whether the tag is `team`.
- (BOOL)isTeam;
/// Returns whether the tag is `team_member`.
- (BOOL)isTeamMember;
/// Returns whether the tag is `trusted_non_team_member`.
- (BOOL)isTrustedNonTeamMember;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGContextLogInfo` from and to JSON.
@interface DBTEAMLOGContextLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGContextLogInfo *)instance;
+ (DBTEAMLOGContextLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which folders were created.
@interface DBTEAMLOGCreateFolderDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGCreateFolderDetails` from and to JSON.
@interface DBTEAMLOGCreateFolderDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCreateFolderDetails *)instance;
+ (DBTEAMLOGCreateFolderDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Folders were created. Dropbox no longer records this event.
@interface DBTEAMLOGCreateFolderType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGCreateFolderType` from and to JSON.
@interface DBTEAMLOGCreateFolderTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCreateFolderType *)instance;
+ (DBTEAMLOGCreateFolderType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an invitation link for the team was created.
@interface DBTEAMLOGCreateTeamInviteLinkDetails : DBStoneObject
/// The URL of the invitation link.
@property (nonatomic, readonly, copy) NSString *linkUrl;
/// The date on which the invitation link expires.
@property (nonatomic, readonly, copy) NSString *expiryDate;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLinkUrl:(NSString *)linkUrl expiryDate:(NSString *)expiryDate;
@end

/// Converts `DBTEAMLOGCreateTeamInviteLinkDetails` from and to JSON.
@interface DBTEAMLOGCreateTeamInviteLinkDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCreateTeamInviteLinkDetails *)instance;
+ (DBTEAMLOGCreateTeamInviteLinkDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An invitation link for the team was created.
@interface DBTEAMLOGCreateTeamInviteLinkType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGCreateTeamInviteLinkType` from and to JSON.
@interface DBTEAMLOGCreateTeamInviteLinkTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGCreateTeamInviteLinkType *)instance;
+ (DBTEAMLOGCreateTeamInviteLinkType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose names start with `C`.
@interface DBTEAMLOGEventDetails (C)
/// Details of an event in which folders were created. Has a value only if `isCreateFolderDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGCreateFolderDetails *createFolderDetails;

/// Details of an event in which an invitation link for the team was created. Has a value only if
/// `isCreateTeamInviteLinkDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGCreateTeamInviteLinkDetails *createTeamInviteLinkDetails;

/// Details of an event in which a classification report was created. Has a value only if
/// `isClassificationCreateReportDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGClassificationCreateReportDetails *classificationCreateReportDetails;

/// Details of an event in which a classification report couldn't be created. Has a value only if
/// `isClassificationCreateReportFailDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGClassificationCreateReportFailDetails *classificationCreateReportFailDetails;

/// Details of an event in which an album was shared. Has a value only if `isCollectionShareDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGCollectionShareDetails *collectionShareDetails;

/// Details of an event in which the team's camera upload policy was changed. Has a value only if
/// `isCameraUploadsPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGCameraUploadsPolicyChangedDetails *cameraUploadsPolicyChangedDetails;

/// Details of an event in which the team's policy for the team space in Capture was changed. Has a value only if
/// `isCaptureTeamSpacePolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGCaptureTeamSpacePolicyChangedDetails *captureTeamSpacePolicyChangedDetails;

/// Details of an event in which the team's policy for transcripts in Capture was changed. Has a value only if
/// `isCaptureTranscriptPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGCaptureTranscriptPolicyChangedDetails *captureTranscriptPolicyChangedDetails;

/// Details of an event in which the team's data classification policy was changed. Has a value only if
/// `isClassificationChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGClassificationChangePolicyDetails *classificationChangePolicyDetails;

/// Details of an event in which the team's computer backup policy was changed. Has a value only if
/// `isComputerBackupPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGComputerBackupPolicyChangedDetails *computerBackupPolicyChangedDetails;

/// Details of an event in which the team's content management policy was changed. Has a value only if
/// `isContentAdministrationPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGContentAdministrationPolicyChangedDetails *contentAdministrationPolicyChangedDetails;

/// Details of an event in which the team's policy for protection against content deletion was changed. Has a value only
/// if `isContentDeletionProtectionChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGContentDeletionProtectionChangePolicyDetails *contentDeletionProtectionChangePolicyDetails;

/// Details of an event in which the role of an enterprise admin was changed. Has a value only if
/// `isChangedEnterpriseAdminRoleDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGChangedEnterpriseAdminRoleDetails *changedEnterpriseAdminRoleDetails;

/// Details of an event in which the status of a team connected to the enterprise was changed. Has a value only if
/// `isChangedEnterpriseConnectedTeamStatusDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGChangedEnterpriseConnectedTeamStatusDetails *changedEnterpriseConnectedTeamStatusDetails;

/// Creates an object with the tag `create_folder_details`.
- (instancetype)initWithCreateFolderDetails:(DBTEAMLOGCreateFolderDetails *)createFolderDetails;
/// Creates an object with the tag `create_team_invite_link_details`.
- (instancetype)initWithCreateTeamInviteLinkDetails:(DBTEAMLOGCreateTeamInviteLinkDetails *)createTeamInviteLinkDetails;

/// Creates an object with the tag `classification_create_report_details`.
- (instancetype)
    initWithClassificationCreateReportDetails:(DBTEAMLOGClassificationCreateReportDetails *)classificationCreateReportDetails;

/// Creates an object with the tag `classification_create_report_fail_details`.
- (instancetype)
    initWithClassificationCreateReportFailDetails:(DBTEAMLOGClassificationCreateReportFailDetails *)classificationCreateReportFailDetails;

/// Creates an object with the tag `collection_share_details`.
- (instancetype)initWithCollectionShareDetails:(DBTEAMLOGCollectionShareDetails *)collectionShareDetails;

/// Creates an object with the tag `camera_uploads_policy_changed_details`.
- (instancetype)
    initWithCameraUploadsPolicyChangedDetails:(DBTEAMLOGCameraUploadsPolicyChangedDetails *)cameraUploadsPolicyChangedDetails;

/// Creates an object with the tag `capture_team_space_policy_changed_details`.
- (instancetype)
    initWithCaptureTeamSpacePolicyChangedDetails:(DBTEAMLOGCaptureTeamSpacePolicyChangedDetails *)captureTeamSpacePolicyChangedDetails;

/// Creates an object with the tag `capture_transcript_policy_changed_details`.
- (instancetype)
    initWithCaptureTranscriptPolicyChangedDetails:(DBTEAMLOGCaptureTranscriptPolicyChangedDetails *)captureTranscriptPolicyChangedDetails;

/// Creates an object with the tag `classification_change_policy_details`.
- (instancetype)
    initWithClassificationChangePolicyDetails:(DBTEAMLOGClassificationChangePolicyDetails *)classificationChangePolicyDetails;

/// Creates an object with the tag `computer_backup_policy_changed_details`.
- (instancetype)
    initWithComputerBackupPolicyChangedDetails:(DBTEAMLOGComputerBackupPolicyChangedDetails *)computerBackupPolicyChangedDetails;

/// Creates an object with the tag `content_administration_policy_changed_details`.
- (instancetype)
    initWithContentAdministrationPolicyChangedDetails:(DBTEAMLOGContentAdministrationPolicyChangedDetails *)contentAdministrationPolicyChangedDetails;

/// Creates an object with the tag `content_deletion_protection_change_policy_details`.
- (instancetype)
    initWithContentDeletionProtectionChangePolicyDetails:(DBTEAMLOGContentDeletionProtectionChangePolicyDetails *)contentDeletionProtectionChangePolicyDetails;

/// Creates an object with the tag `changed_enterprise_admin_role_details`.
- (instancetype)
    initWithChangedEnterpriseAdminRoleDetails:(DBTEAMLOGChangedEnterpriseAdminRoleDetails *)changedEnterpriseAdminRoleDetails;

/// Creates an object with the tag `changed_enterprise_connected_team_status_details`.
- (instancetype)
    initWithChangedEnterpriseConnectedTeamStatusDetails:(DBTEAMLOGChangedEnterpriseConnectedTeamStatusDetails *)changedEnterpriseConnectedTeamStatusDetails;

/// Returns whether the tag is `create_folder_details`.
- (BOOL)isCreateFolderDetails;
/// Returns whether the tag is `create_team_invite_link_details`.
- (BOOL)isCreateTeamInviteLinkDetails;
/// Returns whether the tag is `classification_create_report_details`.
- (BOOL)isClassificationCreateReportDetails;
/// Returns whether the tag is `classification_create_report_fail_details`.
- (BOOL)isClassificationCreateReportFailDetails;
/// Returns whether the tag is `collection_share_details`.
- (BOOL)isCollectionShareDetails;
/// Returns whether the tag is `camera_uploads_policy_changed_details`.
- (BOOL)isCameraUploadsPolicyChangedDetails;
/// Returns whether the tag is `capture_team_space_policy_changed_details`.
- (BOOL)isCaptureTeamSpacePolicyChangedDetails;
/// Returns whether the tag is `capture_transcript_policy_changed_details`.
- (BOOL)isCaptureTranscriptPolicyChangedDetails;
/// Returns whether the tag is `classification_change_policy_details`.
- (BOOL)isClassificationChangePolicyDetails;
/// Returns whether the tag is `computer_backup_policy_changed_details`.
- (BOOL)isComputerBackupPolicyChangedDetails;
/// Returns whether the tag is `content_administration_policy_changed_details`.
- (BOOL)isContentAdministrationPolicyChangedDetails;
/// Returns whether the tag is `content_deletion_protection_change_policy_details`.
- (BOOL)isContentDeletionProtectionChangePolicyDetails;
/// Returns whether the tag is `changed_enterprise_admin_role_details`.
- (BOOL)isChangedEnterpriseAdminRoleDetails;
/// Returns whether the tag is `changed_enterprise_connected_team_status_details`.
- (BOOL)isChangedEnterpriseConnectedTeamStatusDetails;
@end

/// The members whose names start with `C`.
@interface DBTEAMLOGEventType (C)
/// Folders were created. Dropbox no longer records this event. Has a value only if `isCreateFolder` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGCreateFolderType *createFolder;
/// An invitation link for the team was created. Has a value only if `isCreateTeamInviteLink` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGCreateTeamInviteLinkType *createTeamInviteLink;
/// A classification report was created. Has a value only if `isClassificationCreateReport` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGClassificationCreateReportType *classificationCreateReport;
/// A classification report couldn't be created. Has a value only if `isClassificationCreateReportFail` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGClassificationCreateReportFailType *classificationCreateReportFail;
/// An album was shared. Has a value only if `isCollectionShare` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGCollectionShareType *collectionShare;
/// The team's camera upload policy was changed. Has a value only if `isCameraUploadsPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGCameraUploadsPolicyChangedType *cameraUploadsPolicyChanged;

/// The team's policy for the team space in Capture was changed. Has a value only if `isCaptureTeamSpacePolicyChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGCaptureTeamSpacePolicyChangedType *captureTeamSpacePolicyChanged;

/// The team's policy for transcripts in Capture was changed. Has a value only if `isCaptureTranscriptPolicyChanged`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGCaptureTranscriptPolicyChangedType *captureTranscriptPolicyChanged;

/// The team's data classification policy was changed. Has a value only if `isClassificationChangePolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGClassificationChangePolicyType *classificationChangePolicy;
/// The team's computer backup policy was changed. Has a value only if `isComputerBackupPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGComputerBackupPolicyChangedType *computerBackupPolicyChanged;

/// The team's content management policy was changed. Has a value only if `isContentAdministrationPolicyChanged` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGContentAdministrationPolicyChangedType *contentAdministrationPolicyChanged;

/// The team's policy for protection against content deletion was changed. Has a value only if
/// `isContentDeletionProtectionChangePolicy` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGContentDeletionProtectionChangePolicyType *contentDeletionProtectionChangePolicy;

/// The role of an enterprise admin was changed. Has a value only if `isChangedEnterpriseAdminRole` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGChangedEnterpriseAdminRoleType *changedEnterpriseAdminRole;

/// The status of a team connected to the enterprise was changed. Has a value only if
/// `isChangedEnterpriseConnectedTeamStatus` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGChangedEnterpriseConnectedTeamStatusType *changedEnterpriseConnectedTeamStatus;

/// Creates an object with the tag `create_folder`.
- (instancetype)initWithCreateFolder:(DBTEAMLOGCreateFolderType *)createFolder;
/// Creates an object with the tag `create_team_invite_link`.
- (instancetype)initWithCreateTeamInviteLink:(DBTEAMLOGCreateTeamInviteLinkType *)createTeamInviteLink;
/// Creates an object with the tag `classification_create_report`.
- (instancetype)initWithClassificationCreateReport:(DBTEAMLOGClassificationCreateReportType *)classificationCreateReport;

/// Creates an object with the tag `classification_create_report_fail`.
- (instancetype)
    initWithClassificationCreateReportFail:(DBTEAMLOGClassificationCreateReportFailType *)classificationCreateReportFail;

/// Creates an object with the tag `collection_share`.
- (instancetype)initWithCollectionShare:(DBTEAMLOGCollectionShareType *)collectionShare;
/// Creates an object with the tag `camera_uploads_policy_changed`.
- (instancetype)initWithCameraUploadsPolicyChanged:(DBTEAMLOGCameraUploadsPolicyChangedType *)cameraUploadsPolicyChanged;

/// Creates an object with the tag `capture_team_space_policy_changed`.
- (instancetype)
    initWithCaptureTeamSpacePolicyChanged:(DBTEAMLOGCaptureTeamSpacePolicyChangedType *)captureTeamSpacePolicyChanged;

/// Creates an object with the tag `capture_transcript_policy_changed`.
- (instancetype)
    initWithCaptureTranscriptPolicyChanged:(DBTEAMLOGCaptureTranscriptPolicyChangedType *)captureTranscriptPolicyChanged;

/// Creates an object with the tag `classification_change_policy`.
- (instancetype)initWithClassificationChangePolicy:(DBTEAMLOGClassificationChangePolicyType *)classificationChangePolicy;

/// Creates an object with the tag `computer_backup_policy_changed`.
- (instancetype)
    initWithComputerBackupPolicyChanged:(DBTEAMLOGComputerBackupPolicyChangedType *)computerBackupPolicyChanged;

/// Creates an object with the tag `content_administration_policy_changed`.
- (instancetype)
    initWithContentAdministrationPolicyChanged:(DBTEAMLOGContentAdministrationPolicyChangedType *)contentAdministrationPolicyChanged;

/// Creates an object with the tag `content_deletion_protection_change_policy`.
- (instancetype)
    initWithContentDeletionProtectionChangePolicy:(DBTEAMLOGContentDeletionProtectionChangePolicyType *)contentDeletionProtectionChangePolicy;

/// Creates an object with the tag `changed_enterprise_admin_role`.
- (instancetype)initWithChangedEnterpriseAdminRole:(DBTEAMLOGChangedEnterpriseAdminRoleType *)changedEnterpriseAdminRole;

/// Creates an object with the tag `changed_enterprise_connected_team_status`.
- (instancetype)
    initWithChangedEnterpriseConnectedTeamStatus:(DBTEAMLOGChangedEnterpriseConnectedTeamStatusType *)changedEnterpriseConnectedTeamStatus;

/// Returns whether the tag is `create_folder`.
- (BOOL)isCreateFolder;
/// Returns whether the tag is `create_team_invite_link`.
- (BOOL)isCreateTeamInviteLink;
/// Returns whether the tag is `classification_create_report`.
- (BOOL)isClassificationCreateReport;
/// Returns whether the tag is `classification_create_report_fail`.
- (BOOL)isClassificationCreateReportFail;
/// Returns whether the tag is `collection_share`.
- (BOOL)isCollectionShare;
/// Returns whether the tag is `camera_uploads_policy_changed`.
- (BOOL)isCameraUploadsPolicyChanged;
/// Returns whether the tag is `capture_team_space_policy_changed`.
- (BOOL)isCaptureTeamSpacePolicyChanged;
/// Returns whether the tag is `capture_transcript_policy_changed`.
- (BOOL)isCaptureTranscriptPolicyChanged;
/// Returns whether the tag is `classification_change_policy`.
- (BOOL)isClassificationChangePolicy;
/// Returns whether the tag is `computer_backup_policy_changed`.
- (BOOL)isComputerBackupPolicyChanged;
/// Returns whether the tag is `content_administration_policy_changed`.
- (BOOL)isContentAdministrationPolicyChanged;
/// Returns whether the tag is `content_deletion_protection_change_policy`.
- (BOOL)isContentDeletionProtectionChangePolicy;
/// Returns whether the tag is `changed_enterprise_admin_role`.
- (BOOL)isChangedEnterpriseAdminRole;
/// Returns whether the tag is `changed_enterprise_connected_team_status`.
- (BOOL)isChangedEnterpriseConnectedTeamStatus;
@end

/// The members whose names start with `C`.
@interface DBTEAMLOGEventTypeArg (C)
/// Creates an object with the tag `create_folder`.
- (instancetype)initWithCreateFolder;
/// Creates an object with the tag `create_team_invite_link`.
- (instancetype)initWithCreateTeamInviteLink;
/// Creates an object with the tag `classification_create_report`.
- (instancetype)initWithClassificationCreateReport;
/// Creates an object with the tag `classification_create_report_fail`.
- (instancetype)initWithClassificationCreateReportFail;
/// Creates an object with the tag `collection_share`.
- (instancetype)initWithCollectionShare;
/// Creates an object with the tag `camera_uploads_policy_changed`.
- (instancetype)initWithCameraUploadsPolicyChanged;
/// Creates an object with the tag `capture_team_space_policy_changed`.
- (instancetype)initWithCaptureTeamSpacePolicyChanged;
/// Creates an object with the tag `capture_transcript_policy_changed`.
- (instancetype)initWithCaptureTranscriptPolicyChanged;
/// Creates an object with the tag `classification_change_policy`.
- (instancetype)initWithClassificationChangePolicy;
/// Creates an object with the tag `computer_backup_policy_changed`.
- (instancetype)initWithComputerBackupPolicyChanged;
/// Creates an object with the tag `content_administration_policy_changed`.
- (instancetype)initWithContentAdministrationPolicyChanged;
/// Creates an object with the tag `content_deletion_protection_change_policy`.
- (instancetype)initWithContentDeletionProtectionChangePolicy;
/// Creates an object with the tag `changed_enterprise_admin_role`.
- (instancetype)initWithChangedEnterpriseAdminRole;
/// Creates an object with the tag `changed_enterprise_connected_team_status`.
- (instancetype)initWithChangedEnterpriseConnectedTeamStatus;
/// Returns whether the tag is `create_folder`.
- (BOOL)isCreateFolder;
/// Returns whether the tag is `create_team_invite_link`.
- (BOOL)isCreateTeamInviteLink;
/// Returns whether the tag is `classification_create_report`.
- (BOOL)isClassificationCreateReport;
/// Returns whether the tag is `classification_create_report_fail`.
- (BOOL)isClassificationCreateReportFail;
/// Returns whether the tag is `collection_share`.
- (BOOL)isCollectionShare;
/// Returns whether the tag is `camera_uploads_policy_changed`.
- (BOOL)isCameraUploadsPolicyChanged;
/// Returns whether the tag is `capture_team_space_policy_changed`.
- (BOOL)isCaptureTeamSpacePolicyChanged;
/// Returns whether the tag is `capture_transcript_policy_changed`.
- (BOOL)isCaptureTranscriptPolicyChanged;
/// Returns whether the tag is `classification_change_policy`.
- (BOOL)isClassificationChangePolicy;
/// Returns whether the tag is `computer_backup_policy_changed`.
- (BOOL)isComputerBackupPolicyChanged;
/// Returns whether the tag is `content_administration_policy_changed`.
- (BOOL)isContentAdministrationPolicyChanged;
/// Returns whether the tag is `content_deletion_protection_change_policy`.
- (BOOL)isContentDeletionProtectionChangePolicy;
/// Returns whether the tag is `changed_enterprise_admin_role`.
- (BOOL)isChangedEnterpriseAdminRole;
/// Returns whether the tag is `changed_enterprise_connected_team_status`.
- (BOOL)isChangedEnterpriseConnectedTeamStatus;
@end

NS_ASSUME_NONNULL_END
