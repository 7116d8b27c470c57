// Generated from API/team_policies.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMPOLICIES.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMPOLICIESCameraUploadsPolicyState @dynamic tag; @end
@implementation DBTEAMPOLICIESCameraUploadsPolicyStateSerializer @end
@implementation DBTEAMPOLICIESComputerBackupPolicyState @dynamic tag; @end
@implementation DBTEAMPOLICIESComputerBackupPolicyStateSerializer @end
@implementation DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESDefaultLinkExpirationDaysPolicySerializer @end
@implementation DBTEAMPOLICIESEmmState @dynamic tag; @end
@implementation DBTEAMPOLICIESEmmStateSerializer @end
@implementation DBTEAMPOLICIESEnforceLinkPasswordPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESEnforceLinkPasswordPolicySerializer @end
@implementation DBTEAMPOLICIESExternalDriveBackupPolicyState @dynamic tag; @end
@implementation DBTEAMPOLICIESExternalDriveBackupPolicyStateSerializer @end
@implementation DBTEAMPOLICIESFileLockingPolicyState @dynamic tag; @end
@implementation DBTEAMPOLICIESFileLockingPolicyStateSerializer @end
@implementation DBTEAMPOLICIESFileProviderMigrationPolicyState @dynamic tag; @end
@implementation DBTEAMPOLICIESFileProviderMigrationPolicyStateSerializer @end
@implementation DBTEAMPOLICIESGroupCreation @dynamic tag; @end
@implementation DBTEAMPOLICIESGroupCreationSerializer @end
@implementation DBTEAMPOLICIESOfficeAddInPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESOfficeAddInPolicySerializer @end
@implementation DBTEAMPOLICIESPaperDefaultFolderPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESPaperDefaultFolderPolicySerializer @end
@implementation DBTEAMPOLICIESPaperDeploymentPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESPaperDeploymentPolicySerializer @end
@implementation DBTEAMPOLICIESPaperDesktopPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESPaperDesktopPolicySerializer @end
@implementation DBTEAMPOLICIESPaperEnabledPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESPaperEnabledPolicySerializer @end
@implementation DBTEAMPOLICIESPasswordControlMode @dynamic tag; @end
@implementation DBTEAMPOLICIESPasswordControlModeSerializer @end
@implementation DBTEAMPOLICIESPasswordStrengthPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESPasswordStrengthPolicySerializer @end
@implementation DBTEAMPOLICIESRolloutMethod @dynamic tag; @end
@implementation DBTEAMPOLICIESRolloutMethodSerializer @end
@implementation DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicySerializer @end
@implementation DBTEAMPOLICIESSharedFolderJoinPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESSharedFolderJoinPolicySerializer @end
@implementation DBTEAMPOLICIESSharedFolderMemberPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESSharedFolderMemberPolicySerializer @end
@implementation DBTEAMPOLICIESSharedLinkCreatePolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESSharedLinkCreatePolicySerializer @end
@implementation DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicySerializer @end
@implementation DBTEAMPOLICIESShowcaseDownloadPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESShowcaseDownloadPolicySerializer @end
@implementation DBTEAMPOLICIESShowcaseEnabledPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESShowcaseEnabledPolicySerializer @end
@implementation DBTEAMPOLICIESShowcaseExternalSharingPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESShowcaseExternalSharingPolicySerializer @end
@implementation DBTEAMPOLICIESSmartSyncPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESSmartSyncPolicySerializer @end
@implementation DBTEAMPOLICIESSmarterSmartSyncPolicyState @dynamic tag; @end
@implementation DBTEAMPOLICIESSmarterSmartSyncPolicyStateSerializer @end
@implementation DBTEAMPOLICIESSsoPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESSsoPolicySerializer @end
@implementation DBTEAMPOLICIESSuggestMembersPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESSuggestMembersPolicySerializer @end
@implementation DBTEAMPOLICIESTeamMemberPolicies @dynamic sharing, emmState, officeAddin, suggestMembersPolicy,
    topLevelContentPolicy; @end
@implementation DBTEAMPOLICIESTeamMemberPoliciesSerializer @end
@implementation DBTEAMPOLICIESTeamSharingPolicies @dynamic sharedFolderMemberPolicy, sharedFolderJoinPolicy,
    sharedLinkCreatePolicy, groupCreationPolicy, sharedFolderLinkRestrictionPolicy, enforceLinkPasswordPolicy,
    defaultLinkExpirationDaysPolicy, sharedLinkDefaultPermissionsPolicy; @end
@implementation DBTEAMPOLICIESTeamSharingPoliciesSerializer @end
@implementation DBTEAMPOLICIESTopLevelContentPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESTopLevelContentPolicySerializer @end
@implementation DBTEAMPOLICIESTwoStepVerificationPolicy @dynamic tag; @end
@implementation DBTEAMPOLICIESTwoStepVerificationPolicySerializer @end
@implementation DBTEAMPOLICIESTwoStepVerificationState @dynamic tag; @end
@implementation DBTEAMPOLICIESTwoStepVerificationStateSerializer @end
