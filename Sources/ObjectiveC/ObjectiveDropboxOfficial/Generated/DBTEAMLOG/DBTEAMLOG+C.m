// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+C.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGCameraUploadsPolicy @dynamic tag; @end
@implementation DBTEAMLOGCameraUploadsPolicySerializer @end
@implementation DBTEAMLOGCameraUploadsPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGCameraUploadsPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGCameraUploadsPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGCameraUploadsPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGCaptureTeamSpacePolicy @dynamic tag; @end
@implementation DBTEAMLOGCaptureTeamSpacePolicySerializer @end
@implementation DBTEAMLOGCaptureTeamSpacePolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGCaptureTeamSpacePolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGCaptureTeamSpacePolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGCaptureTeamSpacePolicyChangedTypeSerializer @end
@implementation DBTEAMLOGCaptureTranscriptPolicy @dynamic tag; @end
@implementation DBTEAMLOGCaptureTranscriptPolicySerializer @end
@implementation DBTEAMLOGCaptureTranscriptPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGCaptureTranscriptPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGCaptureTranscriptPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGCaptureTranscriptPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGCertificate @dynamic subject, issuer, issueDate, expirationDate, serialNumber, sha1Fingerprint,
    commonName; @end
@implementation DBTEAMLOGCertificateSerializer @end
@implementation DBTEAMLOGChangeLinkExpirationPolicy @dynamic tag; @end
@implementation DBTEAMLOGChangeLinkExpirationPolicySerializer @end
@implementation DBTEAMLOGChangedEnterpriseAdminRoleDetails @dynamic previousValue, dNewValue, teamName; @end
@implementation DBTEAMLOGChangedEnterpriseAdminRoleDetailsSerializer @end
@implementation DBTEAMLOGChangedEnterpriseAdminRoleType @dynamic description_; @end
@implementation DBTEAMLOGChangedEnterpriseAdminRoleTypeSerializer @end
@implementation DBTEAMLOGChangedEnterpriseConnectedTeamStatusDetails @dynamic action, additionalInfo, previousValue,
    dNewValue; @end
@implementation DBTEAMLOGChangedEnterpriseConnectedTeamStatusDetailsSerializer @end
@implementation DBTEAMLOGChangedEnterpriseConnectedTeamStatusType @dynamic description_; @end
@implementation DBTEAMLOGChangedEnterpriseConnectedTeamStatusTypeSerializer @end
@implementation DBTEAMLOGClassificationChangePolicyDetails @dynamic previousValue, dNewValue, classificationType; @end
@implementation DBTEAMLOGClassificationChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGClassificationChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGClassificationChangePolicyTypeSerializer @end
@implementation DBTEAMLOGClassificationCreateReportDetails @end
@implementation DBTEAMLOGClassificationCreateReportDetailsSerializer @end
@implementation DBTEAMLOGClassificationCreateReportFailDetails @dynamic failureReason; @end
@implementation DBTEAMLOGClassificationCreateReportFailDetailsSerializer @end
@implementation DBTEAMLOGClassificationCreateReportFailType @dynamic description_; @end
@implementation DBTEAMLOGClassificationCreateReportFailTypeSerializer @end
@implementation DBTEAMLOGClassificationCreateReportType @dynamic description_; @end
@implementation DBTEAMLOGClassificationCreateReportTypeSerializer @end
@implementation DBTEAMLOGClassificationPolicyEnumWrapper @dynamic tag; @end
@implementation DBTEAMLOGClassificationPolicyEnumWrapperSerializer @end
@implementation DBTEAMLOGClassificationType @dynamic tag; @end
@implementation DBTEAMLOGClassificationTypeSerializer @end
@implementation DBTEAMLOGCollectionShareDetails @dynamic albumName; @end
@implementation DBTEAMLOGCollectionShareDetailsSerializer @end
@implementation DBTEAMLOGCollectionShareType @dynamic description_; @end
@implementation DBTEAMLOGCollectionShareTypeSerializer @end
@implementation DBTEAMLOGComputerBackupPolicy @dynamic tag; @end
@implementation DBTEAMLOGComputerBackupPolicySerializer @end
@implementation DBTEAMLOGComputerBackupPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGComputerBackupPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGComputerBackupPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGComputerBackupPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGConnectedTeamName @dynamic team; @end
@implementation DBTEAMLOGConnectedTeamNameSerializer @end
@implementation DBTEAMLOGContentAdministrationPolicyChangedDetails @dynamic dNewValue, previousValue; @end
@implementation DBTEAMLOGContentAdministrationPolicyChangedDetailsSerializer @end
@implementation DBTEAMLOGContentAdministrationPolicyChangedType @dynamic description_; @end
@implementation DBTEAMLOGContentAdministrationPolicyChangedTypeSerializer @end
@implementation DBTEAMLOGContentDeletionProtectionChangePolicyDetails @dynamic dNewValue, dNewThresholdBytes,
    previousValue, previousThresholdBytes; @end
@implementation DBTEAMLOGContentDeletionProtectionChangePolicyDetailsSerializer @end
@implementation DBTEAMLOGContentDeletionProtectionChangePolicyType @dynamic description_; @end
@implementation DBTEAMLOGContentDeletionProtectionChangePolicyTypeSerializer @end
@implementation DBTEAMLOGContentDeletionProtectionPolicy @dynamic tag; @end
@implementation DBTEAMLOGContentDeletionProtectionPolicySerializer @end
@implementation DBTEAMLOGContentPermanentDeletePolicy @dynamic tag; @end
@implementation DBTEAMLOGContentPermanentDeletePolicySerializer @end
@implementation DBTEAMLOGContextLogInfo @dynamic tag, nonTeamMember, organizationTeam, teamMember,
    trustedNonTeamMember; @end
@implementation DBTEAMLOGContextLogInfoSerializer @end
@implementation DBTEAMLOGCreateFolderDetails @end
@implementation DBTEAMLOGCreateFolderDetailsSerializer @end
@implementation DBTEAMLOGCreateFolderType @dynamic description_; @end
@implementation DBTEAMLOGCreateFolderTypeSerializer @end
@implementation DBTEAMLOGCreateTeamInviteLinkDetails @dynamic linkUrl, expiryDate; @end
@implementation DBTEAMLOGCreateTeamInviteLinkDetailsSerializer @end
@implementation DBTEAMLOGCreateTeamInviteLinkType @dynamic description_; @end
@implementation DBTEAMLOGCreateTeamInviteLinkTypeSerializer @end
