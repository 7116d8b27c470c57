// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogCameraUploadsPolicyDisabled, DBXTeamLogCameraUploadsPolicyEnabled, DBXTeamLogCameraUploadsPolicyOther,
    DBXTeamLogCaptureTeamSpacePolicyDisabled, DBXTeamLogCaptureTeamSpacePolicyEnabled,
    DBXTeamLogCaptureTeamSpacePolicyOther, DBXTeamLogCaptureTranscriptPolicyDefault_,
    DBXTeamLogCaptureTranscriptPolicyDisabled, DBXTeamLogCaptureTranscriptPolicyEnabled,
    DBXTeamLogCaptureTranscriptPolicyOther, DBXTeamLogChangeLinkExpirationPolicyAllowed,
    DBXTeamLogChangeLinkExpirationPolicyNotAllowed, DBXTeamLogChangeLinkExpirationPolicyOther,
    DBXTeamLogClassificationPolicyEnumWrapper, DBXTeamLogClassificationPolicyEnumWrapperDisabled,
    DBXTeamLogClassificationPolicyEnumWrapperEnabled, DBXTeamLogClassificationPolicyEnumWrapperMemberAndTeamFolders,
    DBXTeamLogClassificationPolicyEnumWrapperOther, DBXTeamLogClassificationPolicyEnumWrapperTeamFolders,
    DBXTeamLogClassificationType, DBXTeamLogClassificationTypeOther, DBXTeamLogClassificationTypePersonalInformation,
    DBXTeamLogClassificationTypePii, DBXTeamLogComputerBackupPolicyDefault_, DBXTeamLogComputerBackupPolicyDisabled,
    DBXTeamLogComputerBackupPolicyEnabled, DBXTeamLogComputerBackupPolicyOther,
    DBXTeamLogContentDeletionProtectionPolicy, DBXTeamLogContentDeletionProtectionPolicyOff,
    DBXTeamLogContentDeletionProtectionPolicyOnAboveThreshold, DBXTeamLogContentDeletionProtectionPolicyOnAllFiles,
    DBXTeamLogContentDeletionProtectionPolicyOther, DBXTeamLogContentPermanentDeletePolicyDisabled,
    DBXTeamLogContentPermanentDeletePolicyEnabled, DBXTeamLogContentPermanentDeletePolicyOther,
    DBXTeamLogContextLogInfoAnonymous, DBXTeamLogContextLogInfoNonTeamMember, DBXTeamLogContextLogInfoOrganizationTeam,
    DBXTeamLogContextLogInfoOther, DBXTeamLogContextLogInfoTeam, DBXTeamLogContextLogInfoTeamMember,
    DBXTeamLogContextLogInfoTrustedNonTeamMember, DBXTeamLogEventDetailsCameraUploadsPolicyChangedDetails,
    DBXTeamLogEventDetailsCaptureTeamSpacePolicyChangedDetails,
    DBXTeamLogEventDetailsCaptureTranscriptPolicyChangedDetails,
    DBXTeamLogEventDetailsChangedEnterpriseAdminRoleDetails,
    DBXTeamLogEventDetailsChangedEnterpriseConnectedTeamStatusDetails,
    DBXTeamLogEventDetailsClassificationChangePolicyDetails, DBXTeamLogEventDetailsClassificationCreateReportDetails,
    DBXTeamLogEventDetailsClassificationCreateReportFailDetails, DBXTeamLogEventDetailsCollectionShareDetails,
    DBXTeamLogEventDetailsComputerBackupPolicyChangedDetails,
    DBXTeamLogEventDetailsContentAdministrationPolicyChangedDetails,
    DBXTeamLogEventDetailsContentDeletionProtectionChangePolicyDetails, DBXTeamLogEventDetailsCreateFolderDetails,
    DBXTeamLogEventDetailsCreateTeamInviteLinkDetails, DBXTeamLogEventTypeArgCameraUploadsPolicyChanged,
    DBXTeamLogEventTypeArgCaptureTeamSpacePolicyChanged, DBXTeamLogEventTypeArgCaptureTranscriptPolicyChanged,
    DBXTeamLogEventTypeArgChangedEnterpriseAdminRole, DBXTeamLogEventTypeArgChangedEnterpriseConnectedTeamStatus,
    DBXTeamLogEventTypeArgClassificationChangePolicy, DBXTeamLogEventTypeArgClassificationCreateReport,
    DBXTeamLogEventTypeArgClassificationCreateReportFail, DBXTeamLogEventTypeArgCollectionShare,
    DBXTeamLogEventTypeArgComputerBackupPolicyChanged, DBXTeamLogEventTypeArgContentAdministrationPolicyChanged,
    DBXTeamLogEventTypeArgContentDeletionProtectionChangePolicy, DBXTeamLogEventTypeArgCreateFolder,
    DBXTeamLogEventTypeArgCreateTeamInviteLink, DBXTeamLogEventTypeCameraUploadsPolicyChanged,
    DBXTeamLogEventTypeCaptureTeamSpacePolicyChanged, DBXTeamLogEventTypeCaptureTranscriptPolicyChanged,
    DBXTeamLogEventTypeChangedEnterpriseAdminRole, DBXTeamLogEventTypeChangedEnterpriseConnectedTeamStatus,
    DBXTeamLogEventTypeClassificationChangePolicy, DBXTeamLogEventTypeClassificationCreateReport,
    DBXTeamLogEventTypeClassificationCreateReportFail, DBXTeamLogEventTypeCollectionShare,
    DBXTeamLogEventTypeComputerBackupPolicyChanged, DBXTeamLogEventTypeContentAdministrationPolicyChanged,
    DBXTeamLogEventTypeContentDeletionProtectionChangePolicy, DBXTeamLogEventTypeCreateFolder,
    DBXTeamLogEventTypeCreateTeamInviteLink, DBXTeamLogFedAdminRole, DBXTeamLogFedHandshakeAction,
    DBXTeamLogFederationStatusChangeAdditionalInfo, DBXTeamLogNonTeamMemberLogInfo, DBXTeamLogTeamLogInfo,
    DBXTeamLogTeamMemberLogInfo, DBXTeamLogTrustedNonTeamMemberLogInfo, DBXTeamLogTrustedTeamsRequestState,
    DBXTeamTeamReportFailureReason;

NS_ASSUME_NONNULL_BEGIN

/// The policy for camera uploads by members.
@interface DBXTeamLogCameraUploadsPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogCameraUploadsPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogCameraUploadsPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogCameraUploadsPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogCameraUploadsPolicyOther *asOther;
@end

/// Members can't activate camera uploads.
@interface DBXTeamLogCameraUploadsPolicyDisabled : DBXTeamLogCameraUploadsPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can activate camera uploads.
@interface DBXTeamLogCameraUploadsPolicyEnabled : DBXTeamLogCameraUploadsPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogCameraUploadsPolicyOther : DBXTeamLogCameraUploadsPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's camera upload policy was changed.
@interface DBXTeamLogCameraUploadsPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogCameraUploadsPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogCameraUploadsPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogCameraUploadsPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogCameraUploadsPolicy *)newValue
    previousValue:(DBXTeamLogCameraUploadsPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's camera upload policy was changed.
@interface DBXTeamLogCameraUploadsPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for access to the team space in Capture.
@interface DBXTeamLogCaptureTeamSpacePolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogCaptureTeamSpacePolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogCaptureTeamSpacePolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogCaptureTeamSpacePolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogCaptureTeamSpacePolicyOther *asOther;
@end

/// Members don't have access to the team space in Capture.
@interface DBXTeamLogCaptureTeamSpacePolicyDisabled : DBXTeamLogCaptureTeamSpacePolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members have access to the team space in Capture.
@interface DBXTeamLogCaptureTeamSpacePolicyEnabled : DBXTeamLogCaptureTeamSpacePolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogCaptureTeamSpacePolicyOther : DBXTeamLogCaptureTeamSpacePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for the team space in Capture was changed.
@interface DBXTeamLogCaptureTeamSpacePolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogCaptureTeamSpacePolicy *newValue;
/// The policy after the change.
- (DBXTeamLogCaptureTeamSpacePolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogCaptureTeamSpacePolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogCaptureTeamSpacePolicy *)newValue
    previousValue:(DBXTeamLogCaptureTeamSpacePolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for the team space in Capture was changed.
@interface DBXTeamLogCaptureTeamSpacePolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for transcription in Capture.
@interface DBXTeamLogCaptureTranscriptPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogCaptureTranscriptPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogCaptureTranscriptPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogCaptureTranscriptPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogCaptureTranscriptPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogCaptureTranscriptPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogCaptureTranscriptPolicyDefault_ : DBXTeamLogCaptureTranscriptPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can't use transcription in Capture.
@interface DBXTeamLogCaptureTranscriptPolicyDisabled : DBXTeamLogCaptureTranscriptPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can use transcription in Capture.
@interface DBXTeamLogCaptureTranscriptPolicyEnabled : DBXTeamLogCaptureTranscriptPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogCaptureTranscriptPolicyOther : DBXTeamLogCaptureTranscriptPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's policy for transcripts in Capture was changed.
@interface DBXTeamLogCaptureTranscriptPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogCaptureTranscriptPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogCaptureTranscriptPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogCaptureTranscriptPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogCaptureTranscriptPolicy *)newValue
    previousValue:(DBXTeamLogCaptureTranscriptPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for transcripts in Capture was changed.
@interface DBXTeamLogCaptureTranscriptPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// An X.509 certificate for single sign-on (SSO).
@interface DBXTeamLogCertificate : DBXObject
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

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSubject:(NSString *)subject
    issuer:(NSString *)issuer
    issueDate:(NSString *)issueDate
    expirationDate:(NSString *)expirationDate
    serialNumber:(NSString *)serialNumber
    sha1Fingerprint:(NSString *)sha1Fingerprint
    commonName:(nullable NSString *)commonName
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy that determines whether members can change the default expiration of links shared outside the team.
@interface DBXTeamLogChangeLinkExpirationPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogChangeLinkExpirationPolicy (Members)
/// The object if its tag is `allowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogChangeLinkExpirationPolicyAllowed *asAllowed;
/// The object if its tag is `not_allowed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogChangeLinkExpirationPolicyNotAllowed *asNotAllowed;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogChangeLinkExpirationPolicyOther *asOther;
@end

/// Members can change or remove the expiration.
@interface DBXTeamLogChangeLinkExpirationPolicyAllowed : DBXTeamLogChangeLinkExpirationPolicy
/// Creates an object with the tag `allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The default expiration is enforced.
@interface DBXTeamLogChangeLinkExpirationPolicyNotAllowed : DBXTeamLogChangeLinkExpirationPolicy
/// Creates an object with the tag `not_allowed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogChangeLinkExpirationPolicyOther : DBXTeamLogChangeLinkExpirationPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the role of an enterprise admin was changed.
@interface DBXTeamLogChangedEnterpriseAdminRoleDetails : DBXObject
/// The role of the admin before the change.
@property (nonatomic, readonly) DBXTeamLogFedAdminRole *previousValue;
/// The role of the admin after the change.
@property (nonatomic, readonly) DBXTeamLogFedAdminRole *newValue;
/// The role of the admin after the change.
- (DBXTeamLogFedAdminRole *)newValue DB_NO_METHOD_FAMILY;
/// The name of the admin's team.
@property (nonatomic, readonly, copy) NSString *teamName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXTeamLogFedAdminRole *)previousValue
    newValue:(DBXTeamLogFedAdminRole *)newValue
    teamName:(NSString *)teamName
    NS_DESIGNATED_INITIALIZER;
@end

/// The role of an enterprise admin was changed.
@interface DBXTeamLogChangedEnterpriseAdminRoleType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the status of a team connected to the enterprise was changed.
@interface DBXTeamLogChangedEnterpriseConnectedTeamStatusDetails : DBXObject
/// The change of the team's connection.
@property (nonatomic, readonly) DBXTeamLogFedHandshakeAction *action;
/// Information about the organization or connected team.
@property (nonatomic, readonly) DBXTeamLogFederationStatusChangeAdditionalInfo *additionalInfo;
/// The state of the request before the change.
@property (nonatomic, readonly) DBXTeamLogTrustedTeamsRequestState *previousValue;
/// The state of the request after the change.
@property (nonatomic, readonly) DBXTeamLogTrustedTeamsRequestState *newValue;
/// The state of the request after the change.
- (DBXTeamLogTrustedTeamsRequestState *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAction:(DBXTeamLogFedHandshakeAction *)action
    additionalInfo:(DBXTeamLogFederationStatusChangeAdditionalInfo *)additionalInfo
    previousValue:(DBXTeamLogTrustedTeamsRequestState *)previousValue
    newValue:(DBXTeamLogTrustedTeamsRequestState *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The status of a team connected to the enterprise was changed.
@interface DBXTeamLogChangedEnterpriseConnectedTeamStatusType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's data classification policy was changed.
@interface DBXTeamLogClassificationChangePolicyDetails : DBXObject
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogClassificationPolicyEnumWrapper *previousValue;
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogClassificationPolicyEnumWrapper *newValue;
/// The policy after the change.
- (DBXTeamLogClassificationPolicyEnumWrapper *)newValue DB_NO_METHOD_FAMILY;
/// The type of data classification.
@property (nonatomic, readonly) DBXTeamLogClassificationType *classificationType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXTeamLogClassificationPolicyEnumWrapper *)previousValue
    newValue:(DBXTeamLogClassificationPolicyEnumWrapper *)newValue
    classificationType:(DBXTeamLogClassificationType *)classificationType
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's data classification policy was changed.
@interface DBXTeamLogClassificationChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a classification report was created.
@interface DBXTeamLogClassificationCreateReportDetails : DBXObject
@end

/// Details of an event in which a classification report couldn't be created.
@interface DBXTeamLogClassificationCreateReportFailDetails : DBXObject
/// The reason for the failure.
@property (nonatomic, readonly) DBXTeamTeamReportFailureReason *failureReason;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFailureReason:(DBXTeamTeamReportFailureReason *)failureReason NS_DESIGNATED_INITIALIZER;
@end

/// A classification report couldn't be created.
@interface DBXTeamLogClassificationCreateReportFailType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A classification report was created.
@interface DBXTeamLogClassificationCreateReportType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for data classification.
@interface DBXTeamLogClassificationPolicyEnumWrapper : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogClassificationPolicyEnumWrapper (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogClassificationPolicyEnumWrapperDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogClassificationPolicyEnumWrapperEnabled *asEnabled;

/// The object if its tag is `member_and_team_folders`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogClassificationPolicyEnumWrapperMemberAndTeamFolders *asMemberAndTeamFolders;

/// The object if its tag is `team_folders`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogClassificationPolicyEnumWrapperTeamFolders *asTeamFolders;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogClassificationPolicyEnumWrapperOther *asOther;
@end

/// Data classification is disabled.
@interface DBXTeamLogClassificationPolicyEnumWrapperDisabled : DBXTeamLogClassificationPolicyEnumWrapper
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Data classification is enabled.
@interface DBXTeamLogClassificationPolicyEnumWrapperEnabled : DBXTeamLogClassificationPolicyEnumWrapper
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Data classification covers the folders of members and the team.
@interface DBXTeamLogClassificationPolicyEnumWrapperMemberAndTeamFolders : DBXTeamLogClassificationPolicyEnumWrapper
/// Creates an object with the tag `member_and_team_folders`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Data classification covers team folders.
@interface DBXTeamLogClassificationPolicyEnumWrapperTeamFolders : DBXTeamLogClassificationPolicyEnumWrapper
/// Creates an object with the tag `team_folders`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogClassificationPolicyEnumWrapperOther : DBXTeamLogClassificationPolicyEnumWrapper
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A type of data classification.
@interface DBXTeamLogClassificationType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogClassificationType (Members)
/// The object if its tag is `personal_information`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogClassificationTypePersonalInformation *asPersonalInformation;
/// The object if its tag is `pii`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogClassificationTypePii *asPii;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogClassificationTypeOther *asOther;
@end

/// Personal information.
@interface DBXTeamLogClassificationTypePersonalInformation : DBXTeamLogClassificationType
/// Creates an object with the tag `personal_information`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Personally identifiable information.
@interface DBXTeamLogClassificationTypePii : DBXTeamLogClassificationType
/// Creates an object with the tag `pii`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogClassificationTypeOther : DBXTeamLogClassificationType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which an album was shared.
@interface DBXTeamLogCollectionShareDetails : DBXObject
/// The name of the album.
@property (nonatomic, readonly, copy) NSString *albumName;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAlbumName:(NSString *)albumName NS_DESIGNATED_INITIALIZER;
@end

/// An album was shared.
@interface DBXTeamLogCollectionShareType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for computer backup.
@interface DBXTeamLogComputerBackupPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogComputerBackupPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogComputerBackupPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogComputerBackupPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogComputerBackupPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogComputerBackupPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogComputerBackupPolicyDefault_ : DBXTeamLogComputerBackupPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can't back up computers.
@interface DBXTeamLogComputerBackupPolicyDisabled : DBXTeamLogComputerBackupPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can back up computers.
@interface DBXTeamLogComputerBackupPolicyEnabled : DBXTeamLogComputerBackupPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogComputerBackupPolicyOther : DBXTeamLogComputerBackupPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's computer backup policy was changed.
@interface DBXTeamLogComputerBackupPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogComputerBackupPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogComputerBackupPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogComputerBackupPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogComputerBackupPolicy *)newValue
    previousValue:(DBXTeamLogComputerBackupPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's computer backup policy was changed.
@interface DBXTeamLogComputerBackupPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The name of a team that is connected to an organization.
@interface DBXTeamLogConnectedTeamName : DBXObject
/// The name of the team.
@property (nonatomic, readonly, copy) NSString *team;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeam:(NSString *)team NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's content management policy was changed.
@interface DBXTeamLogContentAdministrationPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly, copy) NSString *newValue;
/// The policy after the change.
- (NSString *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(NSString *)newValue previousValue:(NSString *)previousValue NS_DESIGNATED_INITIALIZER;
@end

/// The team's content management policy was changed.
@interface DBXTeamLogContentAdministrationPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for protection against content deletion was changed.
@interface DBXTeamLogContentDeletionProtectionChangePolicyDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogContentDeletionProtectionPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogContentDeletionProtectionPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The threshold in bytes after the change. `nil` unless the new policy is `onAboveThreshold`.
@property (nonatomic, readonly, nullable) NSNumber *newThresholdBytes;
/// The threshold in bytes after the change. `nil` unless the new policy is `onAboveThreshold`.
- (nullable NSNumber *)newThresholdBytes DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogContentDeletionProtectionPolicy *previousValue;
/// The threshold in bytes before the change. `nil` unless the previous policy was `onAboveThreshold`.
@property (nonatomic, readonly, nullable) NSNumber *previousThresholdBytes;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogContentDeletionProtectionPolicy *)newValue
    newThresholdBytes:(nullable NSNumber *)newThresholdBytes
    previousValue:(nullable DBXTeamLogContentDeletionProtectionPolicy *)previousValue
    previousThresholdBytes:(nullable NSNumber *)previousThresholdBytes
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for protection against content deletion was changed.
@interface DBXTeamLogContentDeletionProtectionChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for protection against the deletion of content.
@interface DBXTeamLogContentDeletionProtectionPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogContentDeletionProtectionPolicy (Members)
/// The object if its tag is `off`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogContentDeletionProtectionPolicyOff *asOff;
/// The object if its tag is `on_above_threshold`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogContentDeletionProtectionPolicyOnAboveThreshold *asOnAboveThreshold;
/// The object if its tag is `on_all_files`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogContentDeletionProtectionPolicyOnAllFiles *asOnAllFiles;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogContentDeletionProtectionPolicyOther *asOther;
@end

/// The protection is off.
@interface DBXTeamLogContentDeletionProtectionPolicyOff : DBXTeamLogContentDeletionProtectionPolicy
/// Creates an object with the tag `off`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The protection applies above a threshold in bytes.
@interface DBXTeamLogContentDeletionProtectionPolicyOnAboveThreshold : DBXTeamLogContentDeletionProtectionPolicy
/// Creates an object with the tag `on_above_threshold`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The protection applies to all files.
@interface DBXTeamLogContentDeletionProtectionPolicyOnAllFiles : DBXTeamLogContentDeletionProtectionPolicy
/// Creates an object with the tag `on_all_files`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogContentDeletionProtectionPolicyOther : DBXTeamLogContentDeletionProtectionPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for the permanent deletion of content by members.
@interface DBXTeamLogContentPermanentDeletePolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogContentPermanentDeletePolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogContentPermanentDeletePolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogContentPermanentDeletePolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogContentPermanentDeletePolicyOther *asOther;
@end

/// Members can't permanently delete content.
@interface DBXTeamLogContentPermanentDeletePolicyDisabled : DBXTeamLogContentPermanentDeletePolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can permanently delete content.
@interface DBXTeamLogContentPermanentDeletePolicyEnabled : DBXTeamLogContentPermanentDeletePolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogContentPermanentDeletePolicyOther : DBXTeamLogContentPermanentDeletePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The context of an event: the person or team on whose behalf the action was taken.
@interface DBXTeamLogContextLogInfo : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogContextLogInfo (Members)
/// The object if its tag is `anonymous`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogContextLogInfoAnonymous *asAnonymous;
/// The object if its tag is `non_team_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogContextLogInfoNonTeamMember *asNonTeamMember;
/// The object if its tag is `organization_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogContextLogInfoOrganizationTeam *asOrganizationTeam;
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogContextLogInfoTeam *asTeam;
/// The object if its tag is `team_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogContextLogInfoTeamMember *asTeamMember;
/// The object if its tag is `trusted_non_team_member`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogContextLogInfoTrustedNonTeamMember *asTrustedNonTeamMember;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogContextLogInfoOther *asOther;
@end

/// A person who isn't known.
@interface DBXTeamLogContextLogInfoAnonymous : DBXTeamLogContextLogInfo
/// Creates an object with the tag `anonymous`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A person outside the team.
@interface DBXTeamLogContextLogInfoNonTeamMember : DBXTeamLogContextLogInfo
/// The value of `non_team_member`.
@property (nonatomic, strong) DBXTeamLogNonTeamMemberLogInfo *nonTeamMember;
/// Creates an object with the tag `non_team_member`.
- (instancetype)init:(DBXTeamLogNonTeamMemberLogInfo *)nonTeamMember NS_DESIGNATED_INITIALIZER;
@end

/// A team of the same organization.
@interface DBXTeamLogContextLogInfoOrganizationTeam : DBXTeamLogContextLogInfo
/// The value of `organization_team`.
@property (nonatomic, strong) DBXTeamLogTeamLogInfo *organizationTeam;
/// Creates an object with the tag `organization_team`.
- (instancetype)init:(DBXTeamLogTeamLogInfo *)organizationTeam NS_DESIGNATED_INITIALIZER;
@end

/// The team.
@interface DBXTeamLogContextLogInfoTeam : DBXTeamLogContextLogInfo
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A team member.
@interface DBXTeamLogContextLogInfoTeamMember : DBXTeamLogContextLogInfo
/// The value of `team_member`.
@property (nonatomic, strong) DBXTeamLogTeamMemberLogInfo *teamMember;
/// Creates an object with the tag `team_member`.
- (instancetype)init:(DBXTeamLogTeamMemberLogInfo *)teamMember NS_DESIGNATED_INITIALIZER;
@end

/// A trusted person outside the team.
@interface DBXTeamLogContextLogInfoTrustedNonTeamMember : DBXTeamLogContextLogInfo
/// The value of `trusted_non_team_member`.
@property (nonatomic, strong) DBXTeamLogTrustedNonTeamMemberLogInfo *trustedNonTeamMember;
/// Creates an object with the tag `trusted_non_team_member`.
- (instancetype)init:(DBXTeamLogTrustedNonTeamMemberLogInfo *)trustedNonTeamMember NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogContextLogInfoOther : DBXTeamLogContextLogInfo
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which folders were created.
@interface DBXTeamLogCreateFolderDetails : DBXObject
@end

/// Folders were created. Dropbox no longer records this event.
@interface DBXTeamLogCreateFolderType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an invitation link for the team was created.
@interface DBXTeamLogCreateTeamInviteLinkDetails : DBXObject
/// The URL of the invitation link.
@property (nonatomic, readonly, copy) NSString *linkUrl;
/// The date on which the invitation link expires.
@property (nonatomic, readonly, copy) NSString *expiryDate;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLinkUrl:(NSString *)linkUrl expiryDate:(NSString *)expiryDate NS_DESIGNATED_INITIALIZER;
@end

/// An invitation link for the team was created.
@interface DBXTeamLogCreateTeamInviteLinkType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventDetails (CMembers)
/// The object if its tag is `create_folder_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsCreateFolderDetails *asCreateFolderDetails;

/// The object if its tag is `create_team_invite_link_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsCreateTeamInviteLinkDetails *asCreateTeamInviteLinkDetails;

/// The object if its tag is `classification_create_report_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsClassificationCreateReportDetails *asClassificationCreateReportDetails;

/// The object if its tag is `classification_create_report_fail_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsClassificationCreateReportFailDetails *asClassificationCreateReportFailDetails;

/// The object if its tag is `collection_share_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsCollectionShareDetails *asCollectionShareDetails;

/// The object if its tag is `camera_uploads_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsCameraUploadsPolicyChangedDetails *asCameraUploadsPolicyChangedDetails;

/// The object if its tag is `capture_team_space_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsCaptureTeamSpacePolicyChangedDetails *asCaptureTeamSpacePolicyChangedDetails;

/// The object if its tag is `capture_transcript_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsCaptureTranscriptPolicyChangedDetails *asCaptureTranscriptPolicyChangedDetails;

/// The object if its tag is `classification_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsClassificationChangePolicyDetails *asClassificationChangePolicyDetails;

/// The object if its tag is `computer_backup_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsComputerBackupPolicyChangedDetails *asComputerBackupPolicyChangedDetails;

/// The object if its tag is `content_administration_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsContentAdministrationPolicyChangedDetails *asContentAdministrationPolicyChangedDetails;

/// The object if its tag is `content_deletion_protection_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsContentDeletionProtectionChangePolicyDetails *asContentDeletionProtectionChangePolicyDetails;

/// The object if its tag is `changed_enterprise_admin_role_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsChangedEnterpriseAdminRoleDetails *asChangedEnterpriseAdminRoleDetails;

/// The object if its tag is `changed_enterprise_connected_team_status_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsChangedEnterpriseConnectedTeamStatusDetails *asChangedEnterpriseConnectedTeamStatusDetails;
@end

/// Details of an event in which folders were created.
@interface DBXTeamLogEventDetailsCreateFolderDetails : DBXTeamLogEventDetails
/// The value of `create_folder_details`.
@property (nonatomic, strong) DBXTeamLogCreateFolderDetails *createFolderDetails;
/// Creates an object with the tag `create_folder_details`.
- (instancetype)init:(DBXTeamLogCreateFolderDetails *)createFolderDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an invitation link for the team was created.
@interface DBXTeamLogEventDetailsCreateTeamInviteLinkDetails : DBXTeamLogEventDetails
/// The value of `create_team_invite_link_details`.
@property (nonatomic, strong) DBXTeamLogCreateTeamInviteLinkDetails *createTeamInviteLinkDetails;
/// Creates an object with the tag `create_team_invite_link_details`.
- (instancetype)init:(DBXTeamLogCreateTeamInviteLinkDetails *)createTeamInviteLinkDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a classification report was created.
@interface DBXTeamLogEventDetailsClassificationCreateReportDetails : DBXTeamLogEventDetails
/// The value of `classification_create_report_details`.
@property (nonatomic, strong) DBXTeamLogClassificationCreateReportDetails *classificationCreateReportDetails;

/// Creates an object with the tag `classification_create_report_details`.
- (instancetype)init:(DBXTeamLogClassificationCreateReportDetails *)classificationCreateReportDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a classification report couldn't be created.
@interface DBXTeamLogEventDetailsClassificationCreateReportFailDetails : DBXTeamLogEventDetails
/// The value of `classification_create_report_fail_details`.
@property (nonatomic, strong) DBXTeamLogClassificationCreateReportFailDetails *classificationCreateReportFailDetails;

/// Creates an object with the tag `classification_create_report_fail_details`.
- (instancetype)init:(DBXTeamLogClassificationCreateReportFailDetails *)classificationCreateReportFailDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an album was shared.
@interface DBXTeamLogEventDetailsCollectionShareDetails : DBXTeamLogEventDetails
/// The value of `collection_share_details`.
@property (nonatomic, strong) DBXTeamLogCollectionShareDetails *collectionShareDetails;
/// Creates an object with the tag `collection_share_details`.
- (instancetype)init:(DBXTeamLogCollectionShareDetails *)collectionShareDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's camera upload policy was changed.
@interface DBXTeamLogEventDetailsCameraUploadsPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `camera_uploads_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogCameraUploadsPolicyChangedDetails *cameraUploadsPolicyChangedDetails;

/// Creates an object with the tag `camera_uploads_policy_changed_details`.
- (instancetype)init:(DBXTeamLogCameraUploadsPolicyChangedDetails *)cameraUploadsPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for the team space in Capture was changed.
@interface DBXTeamLogEventDetailsCaptureTeamSpacePolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `capture_team_space_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogCaptureTeamSpacePolicyChangedDetails *captureTeamSpacePolicyChangedDetails;

/// Creates an object with the tag `capture_team_space_policy_changed_details`.
- (instancetype)init:(DBXTeamLogCaptureTeamSpacePolicyChangedDetails *)captureTeamSpacePolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for transcripts in Capture was changed.
@interface DBXTeamLogEventDetailsCaptureTranscriptPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `capture_transcript_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogCaptureTranscriptPolicyChangedDetails *captureTranscriptPolicyChangedDetails;

/// Creates an object with the tag `capture_transcript_policy_changed_details`.
- (instancetype)init:(DBXTeamLogCaptureTranscriptPolicyChangedDetails *)captureTranscriptPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's data classification policy was changed.
@interface DBXTeamLogEventDetailsClassificationChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `classification_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogClassificationChangePolicyDetails *classificationChangePolicyDetails;

/// Creates an object with the tag `classification_change_policy_details`.
- (instancetype)init:(DBXTeamLogClassificationChangePolicyDetails *)classificationChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's computer backup policy was changed.
@interface DBXTeamLogEventDetailsComputerBackupPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `computer_backup_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogComputerBackupPolicyChangedDetails *computerBackupPolicyChangedDetails;

/// Creates an object with the tag `computer_backup_policy_changed_details`.
- (instancetype)init:(DBXTeamLogComputerBackupPolicyChangedDetails *)computerBackupPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's content management policy was changed.
@interface DBXTeamLogEventDetailsContentAdministrationPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `content_administration_policy_changed_details`.
@property (nonatomic, strong)
    DBXTeamLogContentAdministrationPolicyChangedDetails *contentAdministrationPolicyChangedDetails;

/// Creates an object with the tag `content_administration_policy_changed_details`.
- (instancetype)init:(DBXTeamLogContentAdministrationPolicyChangedDetails *)contentAdministrationPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's policy for protection against content deletion was changed.
@interface DBXTeamLogEventDetailsContentDeletionProtectionChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `content_deletion_protection_change_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogContentDeletionProtectionChangePolicyDetails *contentDeletionProtectionChangePolicyDetails;

/// Creates an object with the tag `content_deletion_protection_change_policy_details`.
- (instancetype)
    init:(DBXTeamLogContentDeletionProtectionChangePolicyDetails *)contentDeletionProtectionChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the role of an enterprise admin was changed.
@interface DBXTeamLogEventDetailsChangedEnterpriseAdminRoleDetails : DBXTeamLogEventDetails
/// The value of `changed_enterprise_admin_role_details`.
@property (nonatomic, strong) DBXTeamLogChangedEnterpriseAdminRoleDetails *changedEnterpriseAdminRoleDetails;

/// Creates an object with the tag `changed_enterprise_admin_role_details`.
- (instancetype)init:(DBXTeamLogChangedEnterpriseAdminRoleDetails *)changedEnterpriseAdminRoleDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the status of a team connected to the enterprise was changed.
@interface DBXTeamLogEventDetailsChangedEnterpriseConnectedTeamStatusDetails : DBXTeamLogEventDetails
/// The value of `changed_enterprise_connected_team_status_details`.
@property (nonatomic, strong)
    DBXTeamLogChangedEnterpriseConnectedTeamStatusDetails *changedEnterpriseConnectedTeamStatusDetails;

/// Creates an object with the tag `changed_enterprise_connected_team_status_details`.
- (instancetype)
    init:(DBXTeamLogChangedEnterpriseConnectedTeamStatusDetails *)changedEnterpriseConnectedTeamStatusDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (CMembers)
/// The object if its tag is `create_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeCreateFolder *asCreateFolder;
/// The object if its tag is `create_team_invite_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeCreateTeamInviteLink *asCreateTeamInviteLink;
/// The object if its tag is `classification_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeClassificationCreateReport *asClassificationCreateReport;

/// The object if its tag is `classification_create_report_fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeClassificationCreateReportFail *asClassificationCreateReportFail;

/// The object if its tag is `collection_share`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeCollectionShare *asCollectionShare;
/// The object if its tag is `camera_uploads_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeCameraUploadsPolicyChanged *asCameraUploadsPolicyChanged;

/// The object if its tag is `capture_team_space_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeCaptureTeamSpacePolicyChanged *asCaptureTeamSpacePolicyChanged;

/// The object if its tag is `capture_transcript_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeCaptureTranscriptPolicyChanged *asCaptureTranscriptPolicyChanged;

/// The object if its tag is `classification_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeClassificationChangePolicy *asClassificationChangePolicy;
/// The object if its tag is `computer_backup_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeComputerBackupPolicyChanged *asComputerBackupPolicyChanged;

/// The object if its tag is `content_administration_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeContentAdministrationPolicyChanged *asContentAdministrationPolicyChanged;

/// The object if its tag is `content_deletion_protection_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeContentDeletionProtectionChangePolicy *asContentDeletionProtectionChangePolicy;

/// The object if its tag is `changed_enterprise_admin_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeChangedEnterpriseAdminRole *asChangedEnterpriseAdminRole;

/// The object if its tag is `changed_enterprise_connected_team_status`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeChangedEnterpriseConnectedTeamStatus *asChangedEnterpriseConnectedTeamStatus;
@end

/// Folders were created. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeCreateFolder : DBXTeamLogEventType
/// The value of `create_folder`.
@property (nonatomic, strong) DBXTeamLogCreateFolderType *createFolder;
/// Creates an object with the tag `create_folder`.
- (instancetype)init:(DBXTeamLogCreateFolderType *)createFolder NS_DESIGNATED_INITIALIZER;
@end

/// An invitation link for the team was created.
@interface DBXTeamLogEventTypeCreateTeamInviteLink : DBXTeamLogEventType
/// The value of `create_team_invite_link`.
@property (nonatomic, strong) DBXTeamLogCreateTeamInviteLinkType *createTeamInviteLink;
/// Creates an object with the tag `create_team_invite_link`.
- (instancetype)init:(DBXTeamLogCreateTeamInviteLinkType *)createTeamInviteLink NS_DESIGNATED_INITIALIZER;
@end

/// A classification report was created.
@interface DBXTeamLogEventTypeClassificationCreateReport : DBXTeamLogEventType
/// The value of `classification_create_report`.
@property (nonatomic, strong) DBXTeamLogClassificationCreateReportType *classificationCreateReport;
/// Creates an object with the tag `classification_create_report`.
- (instancetype)init:(DBXTeamLogClassificationCreateReportType *)classificationCreateReport NS_DESIGNATED_INITIALIZER;
@end

/// A classification report couldn't be created.
@interface DBXTeamLogEventTypeClassificationCreateReportFail : DBXTeamLogEventType
/// The value of `classification_create_report_fail`.
@property (nonatomic, strong) DBXTeamLogClassificationCreateReportFailType *classificationCreateReportFail;

/// Creates an object with the tag `classification_create_report_fail`.
- (instancetype)init:(DBXTeamLogClassificationCreateReportFailType *)classificationCreateReportFail
    NS_DESIGNATED_INITIALIZER;
@end

/// An album was shared.
@interface DBXTeamLogEventTypeCollectionShare : DBXTeamLogEventType
/// The value of `collection_share`.
@property (nonatomic, strong) DBXTeamLogCollectionShareType *collectionShare;
/// Creates an object with the tag `collection_share`.
- (instancetype)init:(DBXTeamLogCollectionShareType *)collectionShare NS_DESIGNATED_INITIALIZER;
@end

/// The team's camera upload policy was changed.
@interface DBXTeamLogEventTypeCameraUploadsPolicyChanged : DBXTeamLogEventType
/// The value of `camera_uploads_policy_changed`.
@property (nonatomic, strong) DBXTeamLogCameraUploadsPolicyChangedType *cameraUploadsPolicyChanged;
/// Creates an object with the tag `camera_uploads_policy_changed`.
- (instancetype)init:(DBXTeamLogCameraUploadsPolicyChangedType *)cameraUploadsPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for the team space in Capture was changed.
@interface DBXTeamLogEventTypeCaptureTeamSpacePolicyChanged : DBXTeamLogEventType
/// The value of `capture_team_space_policy_changed`.
@property (nonatomic, strong) DBXTeamLogCaptureTeamSpacePolicyChangedType *captureTeamSpacePolicyChanged;

/// Creates an object with the tag `capture_team_space_policy_changed`.
- (instancetype)init:(DBXTeamLogCaptureTeamSpacePolicyChangedType *)captureTeamSpacePolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for transcripts in Capture was changed.
@interface DBXTeamLogEventTypeCaptureTranscriptPolicyChanged : DBXTeamLogEventType
/// The value of `capture_transcript_policy_changed`.
@property (nonatomic, strong) DBXTeamLogCaptureTranscriptPolicyChangedType *captureTranscriptPolicyChanged;

/// Creates an object with the tag `capture_transcript_policy_changed`.
- (instancetype)init:(DBXTeamLogCaptureTranscriptPolicyChangedType *)captureTranscriptPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's data classification policy was changed.
@interface DBXTeamLogEventTypeClassificationChangePolicy : DBXTeamLogEventType
/// The value of `classification_change_policy`.
@property (nonatomic, strong) DBXTeamLogClassificationChangePolicyType *classificationChangePolicy;
/// Creates an object with the tag `classification_change_policy`.
- (instancetype)init:(DBXTeamLogClassificationChangePolicyType *)classificationChangePolicy NS_DESIGNATED_INITIALIZER;
@end

/// The team's computer backup policy was changed.
@interface DBXTeamLogEventTypeComputerBackupPolicyChanged : DBXTeamLogEventType
/// The value of `computer_backup_policy_changed`.
@property (nonatomic, strong) DBXTeamLogComputerBackupPolicyChangedType *computerBackupPolicyChanged;
/// Creates an object with the tag `computer_backup_policy_changed`.
- (instancetype)init:(DBXTeamLogComputerBackupPolicyChangedType *)computerBackupPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// The team's content management policy was changed.
@interface DBXTeamLogEventTypeContentAdministrationPolicyChanged : DBXTeamLogEventType
/// The value of `content_administration_policy_changed`.
@property (nonatomic, strong) DBXTeamLogContentAdministrationPolicyChangedType *contentAdministrationPolicyChanged;

/// Creates an object with the tag `content_administration_policy_changed`.
- (instancetype)init:(DBXTeamLogContentAdministrationPolicyChangedType *)contentAdministrationPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's policy for protection against content deletion was changed.
@interface DBXTeamLogEventTypeContentDeletionProtectionChangePolicy : DBXTeamLogEventType
/// The value of `content_deletion_protection_change_policy`.
@property (nonatomic, strong)
    DBXTeamLogContentDeletionProtectionChangePolicyType *contentDeletionProtectionChangePolicy;

/// Creates an object with the tag `content_deletion_protection_change_policy`.
- (instancetype)init:(DBXTeamLogContentDeletionProtectionChangePolicyType *)contentDeletionProtectionChangePolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The role of an enterprise admin was changed.
@interface DBXTeamLogEventTypeChangedEnterpriseAdminRole : DBXTeamLogEventType
/// The value of `changed_enterprise_admin_role`.
@property (nonatomic, strong) DBXTeamLogChangedEnterpriseAdminRoleType *changedEnterpriseAdminRole;
/// Creates an object with the tag `changed_enterprise_admin_role`.
- (instancetype)init:(DBXTeamLogChangedEnterpriseAdminRoleType *)changedEnterpriseAdminRole NS_DESIGNATED_INITIALIZER;
@end

/// The status of a team connected to the enterprise was changed.
@interface DBXTeamLogEventTypeChangedEnterpriseConnectedTeamStatus : DBXTeamLogEventType
/// The value of `changed_enterprise_connected_team_status`.
@property (nonatomic, strong) DBXTeamLogChangedEnterpriseConnectedTeamStatusType *changedEnterpriseConnectedTeamStatus;

/// Creates an object with the tag `changed_enterprise_connected_team_status`.
- (instancetype)init:(DBXTeamLogChangedEnterpriseConnectedTeamStatusType *)changedEnterpriseConnectedTeamStatus
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (CMembers)
/// The object if its tag is `create_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgCreateFolder *asCreateFolder;
/// The object if its tag is `create_team_invite_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgCreateTeamInviteLink *asCreateTeamInviteLink;

/// The object if its tag is `classification_create_report`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgClassificationCreateReport *asClassificationCreateReport;

/// The object if its tag is `classification_create_report_fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgClassificationCreateReportFail *asClassificationCreateReportFail;

/// The object if its tag is `collection_share`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgCollectionShare *asCollectionShare;

/// The object if its tag is `camera_uploads_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgCameraUploadsPolicyChanged *asCameraUploadsPolicyChanged;

/// The object if its tag is `capture_team_space_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgCaptureTeamSpacePolicyChanged *asCaptureTeamSpacePolicyChanged;

/// The object if its tag is `capture_transcript_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgCaptureTranscriptPolicyChanged *asCaptureTranscriptPolicyChanged;

/// The object if its tag is `classification_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgClassificationChangePolicy *asClassificationChangePolicy;

/// The object if its tag is `computer_backup_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgComputerBackupPolicyChanged *asComputerBackupPolicyChanged;

/// The object if its tag is `content_administration_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgContentAdministrationPolicyChanged *asContentAdministrationPolicyChanged;

/// The object if its tag is `content_deletion_protection_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgContentDeletionProtectionChangePolicy *asContentDeletionProtectionChangePolicy;

/// The object if its tag is `changed_enterprise_admin_role`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgChangedEnterpriseAdminRole *asChangedEnterpriseAdminRole;

/// The object if its tag is `changed_enterprise_connected_team_status`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgChangedEnterpriseConnectedTeamStatus *asChangedEnterpriseConnectedTeamStatus;
@end

/// Events in which folders were created.
@interface DBXTeamLogEventTypeArgCreateFolder : DBXTeamLogEventTypeArg
/// Creates an object with the tag `create_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an invitation link for the team was created.
@interface DBXTeamLogEventTypeArgCreateTeamInviteLink : DBXTeamLogEventTypeArg
/// Creates an object with the tag `create_team_invite_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a classification report was created.
@interface DBXTeamLogEventTypeArgClassificationCreateReport : DBXTeamLogEventTypeArg
/// Creates an object with the tag `classification_create_report`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a classification report couldn't be created.
@interface DBXTeamLogEventTypeArgClassificationCreateReportFail : DBXTeamLogEventTypeArg
/// Creates an object with the tag `classification_create_report_fail`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an album was shared.
@interface DBXTeamLogEventTypeArgCollectionShare : DBXTeamLogEventTypeArg
/// Creates an object with the tag `collection_share`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's camera upload policy was changed.
@interface DBXTeamLogEventTypeArgCameraUploadsPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `camera_uploads_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for the team space in Capture was changed.
@interface DBXTeamLogEventTypeArgCaptureTeamSpacePolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `capture_team_space_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for transcripts in Capture was changed.
@interface DBXTeamLogEventTypeArgCaptureTranscriptPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `capture_transcript_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's data classification policy was changed.
@interface DBXTeamLogEventTypeArgClassificationChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `classification_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's computer backup policy was changed.
@interface DBXTeamLogEventTypeArgComputerBackupPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `computer_backup_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's content management policy was changed.
@interface DBXTeamLogEventTypeArgContentAdministrationPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `content_administration_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's policy for protection against content deletion was changed.
@interface DBXTeamLogEventTypeArgContentDeletionProtectionChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `content_deletion_protection_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the role of an enterprise admin was changed.
@interface DBXTeamLogEventTypeArgChangedEnterpriseAdminRole : DBXTeamLogEventTypeArg
/// Creates an object with the tag `changed_enterprise_admin_role`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the status of a team connected to the enterprise was changed.
@interface DBXTeamLogEventTypeArgChangedEnterpriseConnectedTeamStatus : DBXTeamLogEventTypeArg
/// Creates an object with the tag `changed_enterprise_connected_team_status`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
