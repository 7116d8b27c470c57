// Generated from API/team_policies.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXTeamPoliciesCameraUploadsPolicyStateDisabled, DBXTeamPoliciesCameraUploadsPolicyStateEnabled,
    DBXTeamPoliciesCameraUploadsPolicyStateOther, DBXTeamPoliciesComputerBackupPolicyStateDefault_,
    DBXTeamPoliciesComputerBackupPolicyStateDisabled, DBXTeamPoliciesComputerBackupPolicyStateEnabled,
    DBXTeamPoliciesComputerBackupPolicyStateOther, DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay1,
    DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay180, DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay3,
    DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay30, DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay7,
    DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay90, DBXTeamPoliciesDefaultLinkExpirationDaysPolicyNone,
    DBXTeamPoliciesDefaultLinkExpirationDaysPolicyOther, DBXTeamPoliciesDefaultLinkExpirationDaysPolicyYear1,
    DBXTeamPoliciesEmmStateDisabled, DBXTeamPoliciesEmmStateOptional, DBXTeamPoliciesEmmStateOther,
    DBXTeamPoliciesEmmStateRequired, DBXTeamPoliciesEnforceLinkPasswordPolicyOptional,
    DBXTeamPoliciesEnforceLinkPasswordPolicyOther, DBXTeamPoliciesEnforceLinkPasswordPolicyRequired,
    DBXTeamPoliciesExternalDriveBackupPolicyStateDefault_, DBXTeamPoliciesExternalDriveBackupPolicyStateDisabled,
    DBXTeamPoliciesExternalDriveBackupPolicyStateEnabled, DBXTeamPoliciesExternalDriveBackupPolicyStateOther,
    DBXTeamPoliciesFileLockingPolicyStateDisabled, DBXTeamPoliciesFileLockingPolicyStateEnabled,
    DBXTeamPoliciesFileLockingPolicyStateOther, DBXTeamPoliciesFileProviderMigrationPolicyStateDefault_,
    DBXTeamPoliciesFileProviderMigrationPolicyStateDisabled, DBXTeamPoliciesFileProviderMigrationPolicyStateEnabled,
    DBXTeamPoliciesFileProviderMigrationPolicyStateImmediate, DBXTeamPoliciesFileProviderMigrationPolicyStateOther,
    DBXTeamPoliciesGroupCreationAdminsAndMembers, DBXTeamPoliciesGroupCreationAdminsOnly,
    DBXTeamPoliciesOfficeAddInPolicyDisabled, DBXTeamPoliciesOfficeAddInPolicyEnabled,
    DBXTeamPoliciesOfficeAddInPolicyOther, DBXTeamPoliciesPaperDefaultFolderPolicyEveryoneInTeam,
    DBXTeamPoliciesPaperDefaultFolderPolicyInviteOnly, DBXTeamPoliciesPaperDefaultFolderPolicyOther,
    DBXTeamPoliciesPaperDeploymentPolicyFull, DBXTeamPoliciesPaperDeploymentPolicyOther,
    DBXTeamPoliciesPaperDeploymentPolicyPartial, DBXTeamPoliciesPaperDesktopPolicyDisabled,
    DBXTeamPoliciesPaperDesktopPolicyEnabled, DBXTeamPoliciesPaperDesktopPolicyOther,
    DBXTeamPoliciesPaperEnabledPolicyDisabled, DBXTeamPoliciesPaperEnabledPolicyEnabled,
    DBXTeamPoliciesPaperEnabledPolicyOther, DBXTeamPoliciesPaperEnabledPolicyUnspecified,
    DBXTeamPoliciesPasswordControlModeDisabled, DBXTeamPoliciesPasswordControlModeEnabled,
    DBXTeamPoliciesPasswordControlModeOther, DBXTeamPoliciesPasswordStrengthPolicyMinimalRequirements,
    DBXTeamPoliciesPasswordStrengthPolicyModeratePassword, DBXTeamPoliciesPasswordStrengthPolicyOther,
    DBXTeamPoliciesPasswordStrengthPolicyStrongPassword, DBXTeamPoliciesRolloutMethodAddMemberToExceptions,
    DBXTeamPoliciesRolloutMethodUnlinkAll, DBXTeamPoliciesRolloutMethodUnlinkMostInactive,
    DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyAnyone,
    DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyMembers,
    DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyOther, DBXTeamPoliciesSharedFolderJoinPolicyFromAnyone,
    DBXTeamPoliciesSharedFolderJoinPolicyFromTeamOnly, DBXTeamPoliciesSharedFolderJoinPolicyOther,
    DBXTeamPoliciesSharedFolderMemberPolicyAnyone, DBXTeamPoliciesSharedFolderMemberPolicyOther,
    DBXTeamPoliciesSharedFolderMemberPolicyTeam, DBXTeamPoliciesSharedFolderMemberPolicyTeamAndApproved,
    DBXTeamPoliciesSharedLinkCreatePolicyDefaultNoOne, DBXTeamPoliciesSharedLinkCreatePolicyDefaultPublic,
    DBXTeamPoliciesSharedLinkCreatePolicyDefaultTeamOnly, DBXTeamPoliciesSharedLinkCreatePolicyOther,
    DBXTeamPoliciesSharedLinkCreatePolicyTeamOnly, DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyDefault_,
    DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyEdit, DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyOther,
    DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyView, DBXTeamPoliciesShowcaseDownloadPolicyDisabled,
    DBXTeamPoliciesShowcaseDownloadPolicyEnabled, DBXTeamPoliciesShowcaseDownloadPolicyOther,
    DBXTeamPoliciesShowcaseEnabledPolicyDisabled, DBXTeamPoliciesShowcaseEnabledPolicyEnabled,
    DBXTeamPoliciesShowcaseEnabledPolicyOther, DBXTeamPoliciesShowcaseExternalSharingPolicyDisabled,
    DBXTeamPoliciesShowcaseExternalSharingPolicyEnabled, DBXTeamPoliciesShowcaseExternalSharingPolicyOther,
    DBXTeamPoliciesSmartSyncPolicyLocal, DBXTeamPoliciesSmartSyncPolicyOnDemand, DBXTeamPoliciesSmartSyncPolicyOther,
    DBXTeamPoliciesSmarterSmartSyncPolicyStateDisabled, DBXTeamPoliciesSmarterSmartSyncPolicyStateEnabled,
    DBXTeamPoliciesSmarterSmartSyncPolicyStateOther, DBXTeamPoliciesSsoPolicyDisabled, DBXTeamPoliciesSsoPolicyOptional,
    DBXTeamPoliciesSsoPolicyOther, DBXTeamPoliciesSsoPolicyRequired, DBXTeamPoliciesSuggestMembersPolicyDisabled,
    DBXTeamPoliciesSuggestMembersPolicyEnabled, DBXTeamPoliciesSuggestMembersPolicyOther,
    DBXTeamPoliciesTeamSharingPolicies, DBXTeamPoliciesTopLevelContentPolicy,
    DBXTeamPoliciesTopLevelContentPolicyAdminOnly, DBXTeamPoliciesTopLevelContentPolicyEveryone,
    DBXTeamPoliciesTopLevelContentPolicyOther, DBXTeamPoliciesTwoStepVerificationPolicyOther,
    DBXTeamPoliciesTwoStepVerificationPolicyRequireTfaDisable, DBXTeamPoliciesTwoStepVerificationPolicyRequireTfaEnable,
    DBXTeamPoliciesTwoStepVerificationStateDisabled, DBXTeamPoliciesTwoStepVerificationStateOptional,
    DBXTeamPoliciesTwoStepVerificationStateOther, DBXTeamPoliciesTwoStepVerificationStateRequired;

NS_ASSUME_NONNULL_BEGIN

/// The policy for background camera uploads.
@interface DBXTeamPoliciesCameraUploadsPolicyState : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesCameraUploadsPolicyState (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesCameraUploadsPolicyStateDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesCameraUploadsPolicyStateEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesCameraUploadsPolicyStateOther *asOther;
@end

/// Camera uploads are disabled.
@interface DBXTeamPoliciesCameraUploadsPolicyStateDisabled : DBXTeamPoliciesCameraUploadsPolicyState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Camera uploads are enabled.
@interface DBXTeamPoliciesCameraUploadsPolicyStateEnabled : DBXTeamPoliciesCameraUploadsPolicyState
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesCameraUploadsPolicyStateOther : DBXTeamPoliciesCameraUploadsPolicyState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for the backup of members' computers.
@interface DBXTeamPoliciesComputerBackupPolicyState : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesComputerBackupPolicyState (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesComputerBackupPolicyStateDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesComputerBackupPolicyStateEnabled *asEnabled;
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesComputerBackupPolicyStateDefault_ *asDefault_;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesComputerBackupPolicyStateOther *asOther;
@end

/// Computer backup is disabled.
@interface DBXTeamPoliciesComputerBackupPolicyStateDisabled : DBXTeamPoliciesComputerBackupPolicyState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Computer backup is enabled.
@interface DBXTeamPoliciesComputerBackupPolicyStateEnabled : DBXTeamPoliciesComputerBackupPolicyState
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The default of the team's plan applies.
@interface DBXTeamPoliciesComputerBackupPolicyStateDefault_ : DBXTeamPoliciesComputerBackupPolicyState
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesComputerBackupPolicyStateOther : DBXTeamPoliciesComputerBackupPolicyState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The time after which links shared outside the team expire by default.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicy (Members)
/// The object if its tag is `none`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesDefaultLinkExpirationDaysPolicyNone *asNone;
/// The object if its tag is `day_1`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay1 *asDay1;
/// The object if its tag is `day_3`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay3 *asDay3;
/// The object if its tag is `day_7`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay7 *asDay7;
/// The object if its tag is `day_30`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay30 *asDay30;
/// The object if its tag is `day_90`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay90 *asDay90;
/// The object if its tag is `day_180`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay180 *asDay180;
/// The object if its tag is `year_1`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesDefaultLinkExpirationDaysPolicyYear1 *asYear1;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesDefaultLinkExpirationDaysPolicyOther *asOther;
@end

/// Links don't expire.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyNone : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `none`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// After 1 day.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay1 : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_1`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// After 3 days.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay3 : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_3`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// After 7 days.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay7 : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_7`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// After 30 days.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay30 : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_30`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// After 90 days.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay90 : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_90`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// After 180 days.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay180 : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_180`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// After 365 days.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyYear1 : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `year_1`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyOther : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for the management of mobile devices (enterprise mobility management, EMM).
@interface DBXTeamPoliciesEmmState : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesEmmState (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesEmmStateDisabled *asDisabled;
/// The object if its tag is `optional`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesEmmStateOptional *asOptional;
/// The object if its tag is `required`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesEmmStateRequired *asRequired;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesEmmStateOther *asOther;
@end

/// EMM is disabled.
@interface DBXTeamPoliciesEmmStateDisabled : DBXTeamPoliciesEmmState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// EMM is optional.
@interface DBXTeamPoliciesEmmStateOptional : DBXTeamPoliciesEmmState
/// Creates an object with the tag `optional`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// EMM is required.
@interface DBXTeamPoliciesEmmStateRequired : DBXTeamPoliciesEmmState
/// Creates an object with the tag `required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesEmmStateOther : DBXTeamPoliciesEmmState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for passwords of links shared outside the team.
@interface DBXTeamPoliciesEnforceLinkPasswordPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesEnforceLinkPasswordPolicy (Members)
/// The object if its tag is `optional`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesEnforceLinkPasswordPolicyOptional *asOptional;
/// The object if its tag is `required`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesEnforceLinkPasswordPolicyRequired *asRequired;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesEnforceLinkPasswordPolicyOther *asOther;
@end

/// A password is optional.
@interface DBXTeamPoliciesEnforceLinkPasswordPolicyOptional : DBXTeamPoliciesEnforceLinkPasswordPolicy
/// Creates an object with the tag `optional`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A password is required.
@interface DBXTeamPoliciesEnforceLinkPasswordPolicyRequired : DBXTeamPoliciesEnforceLinkPasswordPolicy
/// Creates an object with the tag `required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesEnforceLinkPasswordPolicyOther : DBXTeamPoliciesEnforceLinkPasswordPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for the backup of external drives.
@interface DBXTeamPoliciesExternalDriveBackupPolicyState : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesExternalDriveBackupPolicyState (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesExternalDriveBackupPolicyStateDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesExternalDriveBackupPolicyStateEnabled *asEnabled;
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesExternalDriveBackupPolicyStateDefault_ *asDefault_;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesExternalDriveBackupPolicyStateOther *asOther;
@end

/// External drive backup is disabled.
@interface DBXTeamPoliciesExternalDriveBackupPolicyStateDisabled : DBXTeamPoliciesExternalDriveBackupPolicyState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// External drive backup is enabled.
@interface DBXTeamPoliciesExternalDriveBackupPolicyStateEnabled : DBXTeamPoliciesExternalDriveBackupPolicyState
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The default of the team's plan applies.
@interface DBXTeamPoliciesExternalDriveBackupPolicyStateDefault_ : DBXTeamPoliciesExternalDriveBackupPolicyState
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesExternalDriveBackupPolicyStateOther : DBXTeamPoliciesExternalDriveBackupPolicyState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for file locking.
@interface DBXTeamPoliciesFileLockingPolicyState : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesFileLockingPolicyState (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesFileLockingPolicyStateDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesFileLockingPolicyStateEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesFileLockingPolicyStateOther *asOther;
@end

/// Members can't lock files.
@interface DBXTeamPoliciesFileLockingPolicyStateDisabled : DBXTeamPoliciesFileLockingPolicyState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can lock files.
@interface DBXTeamPoliciesFileLockingPolicyStateEnabled : DBXTeamPoliciesFileLockingPolicyState
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesFileLockingPolicyStateOther : DBXTeamPoliciesFileLockingPolicyState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for the migration of members' Macs to the File Provider.
@interface DBXTeamPoliciesFileProviderMigrationPolicyState : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesFileProviderMigrationPolicyState (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesFileProviderMigrationPolicyStateDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesFileProviderMigrationPolicyStateEnabled *asEnabled;
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesFileProviderMigrationPolicyStateDefault_ *asDefault_;
/// The object if its tag is `immediate`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesFileProviderMigrationPolicyStateImmediate *asImmediate;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesFileProviderMigrationPolicyStateOther *asOther;
@end

/// The team opted out of the migration.
@interface DBXTeamPoliciesFileProviderMigrationPolicyStateDisabled : DBXTeamPoliciesFileProviderMigrationPolicyState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team didn't opt out of the migration.
@interface DBXTeamPoliciesFileProviderMigrationPolicyStateEnabled : DBXTeamPoliciesFileProviderMigrationPolicyState
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The default of the team's plan applies.
@interface DBXTeamPoliciesFileProviderMigrationPolicyStateDefault_ : DBXTeamPoliciesFileProviderMigrationPolicyState
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team chose an immediate migration.
@interface DBXTeamPoliciesFileProviderMigrationPolicyStateImmediate : DBXTeamPoliciesFileProviderMigrationPolicyState
/// Creates an object with the tag `immediate`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesFileProviderMigrationPolicyStateOther : DBXTeamPoliciesFileProviderMigrationPolicyState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The people who can create groups.
@interface DBXTeamPoliciesGroupCreation : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesGroupCreation (Members)
/// The object if its tag is `admins_and_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesGroupCreationAdminsAndMembers *asAdminsAndMembers;
/// The object if its tag is `admins_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesGroupCreationAdminsOnly *asAdminsOnly;
@end

/// All members.
@interface DBXTeamPoliciesGroupCreationAdminsAndMembers : DBXTeamPoliciesGroupCreation
/// Creates an object with the tag `admins_and_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Admins only.
@interface DBXTeamPoliciesGroupCreationAdminsOnly : DBXTeamPoliciesGroupCreation
/// Creates an object with the tag `admins_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for the Office add-in.
@interface DBXTeamPoliciesOfficeAddInPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesOfficeAddInPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesOfficeAddInPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesOfficeAddInPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesOfficeAddInPolicyOther *asOther;
@end

/// Members can't use the add-in.
@interface DBXTeamPoliciesOfficeAddInPolicyDisabled : DBXTeamPoliciesOfficeAddInPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can use the add-in.
@interface DBXTeamPoliciesOfficeAddInPolicyEnabled : DBXTeamPoliciesOfficeAddInPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesOfficeAddInPolicyOther : DBXTeamPoliciesOfficeAddInPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The default access to new Paper folders.
@interface DBXTeamPoliciesPaperDefaultFolderPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesPaperDefaultFolderPolicy (Members)
/// The object if its tag is `everyone_in_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperDefaultFolderPolicyEveryoneInTeam *asEveryoneInTeam;
/// The object if its tag is `invite_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperDefaultFolderPolicyInviteOnly *asInviteOnly;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperDefaultFolderPolicyOther *asOther;
@end

/// The entire team has access.
@interface DBXTeamPoliciesPaperDefaultFolderPolicyEveryoneInTeam : DBXTeamPoliciesPaperDefaultFolderPolicy
/// Creates an object with the tag `everyone_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Only invited people have access.
@interface DBXTeamPoliciesPaperDefaultFolderPolicyInviteOnly : DBXTeamPoliciesPaperDefaultFolderPolicy
/// Creates an object with the tag `invite_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesPaperDefaultFolderPolicyOther : DBXTeamPoliciesPaperDefaultFolderPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The members who can use Paper.
@interface DBXTeamPoliciesPaperDeploymentPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesPaperDeploymentPolicy (Members)
/// The object if its tag is `full`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperDeploymentPolicyFull *asFull;
/// The object if its tag is `partial`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperDeploymentPolicyPartial *asPartial;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperDeploymentPolicyOther *asOther;
@end

/// All members.
@interface DBXTeamPoliciesPaperDeploymentPolicyFull : DBXTeamPoliciesPaperDeploymentPolicy
/// Creates an object with the tag `full`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members that the admins selected.
@interface DBXTeamPoliciesPaperDeploymentPolicyPartial : DBXTeamPoliciesPaperDeploymentPolicy
/// Creates an object with the tag `partial`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesPaperDeploymentPolicyOther : DBXTeamPoliciesPaperDeploymentPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for the Paper desktop app.
@interface DBXTeamPoliciesPaperDesktopPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesPaperDesktopPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperDesktopPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperDesktopPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperDesktopPolicyOther *asOther;
@end

/// Members can't use the app.
@interface DBXTeamPoliciesPaperDesktopPolicyDisabled : DBXTeamPoliciesPaperDesktopPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can use the app.
@interface DBXTeamPoliciesPaperDesktopPolicyEnabled : DBXTeamPoliciesPaperDesktopPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesPaperDesktopPolicyOther : DBXTeamPoliciesPaperDesktopPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for Paper.
@interface DBXTeamPoliciesPaperEnabledPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesPaperEnabledPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperEnabledPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperEnabledPolicyEnabled *asEnabled;
/// The object if its tag is `unspecified`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperEnabledPolicyUnspecified *asUnspecified;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPaperEnabledPolicyOther *asOther;
@end

/// Paper is disabled.
@interface DBXTeamPoliciesPaperEnabledPolicyDisabled : DBXTeamPoliciesPaperEnabledPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Paper is enabled.
@interface DBXTeamPoliciesPaperEnabledPolicyEnabled : DBXTeamPoliciesPaperEnabledPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The team has made no choice.
@interface DBXTeamPoliciesPaperEnabledPolicyUnspecified : DBXTeamPoliciesPaperEnabledPolicy
/// Creates an object with the tag `unspecified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesPaperEnabledPolicyOther : DBXTeamPoliciesPaperEnabledPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for sign-in with a password.
@interface DBXTeamPoliciesPasswordControlMode : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesPasswordControlMode (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPasswordControlModeDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPasswordControlModeEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPasswordControlModeOther *asOther;
@end

/// Members can't sign in with a password.
@interface DBXTeamPoliciesPasswordControlModeDisabled : DBXTeamPoliciesPasswordControlMode
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can sign in with a password.
@interface DBXTeamPoliciesPasswordControlModeEnabled : DBXTeamPoliciesPasswordControlMode
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesPasswordControlModeOther : DBXTeamPoliciesPasswordControlMode
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The required strength of members' passwords.
@interface DBXTeamPoliciesPasswordStrengthPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesPasswordStrengthPolicy (Members)
/// The object if its tag is `minimal_requirements`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamPoliciesPasswordStrengthPolicyMinimalRequirements *asMinimalRequirements;

/// The object if its tag is `moderate_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPasswordStrengthPolicyModeratePassword *asModeratePassword;
/// The object if its tag is `strong_password`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPasswordStrengthPolicyStrongPassword *asStrongPassword;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesPasswordStrengthPolicyOther *asOther;
@end

/// No password strength policy applies.
@interface DBXTeamPoliciesPasswordStrengthPolicyMinimalRequirements : DBXTeamPoliciesPasswordStrengthPolicy
/// Creates an object with the tag `minimal_requirements`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A moderate strength, shown as strong in the admin console.
@interface DBXTeamPoliciesPasswordStrengthPolicyModeratePassword : DBXTeamPoliciesPasswordStrengthPolicy
/// Creates an object with the tag `moderate_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A strong password, shown as very strong in the admin console.
@interface DBXTeamPoliciesPasswordStrengthPolicyStrongPassword : DBXTeamPoliciesPasswordStrengthPolicy
/// Creates an object with the tag `strong_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesPasswordStrengthPolicyOther : DBXTeamPoliciesPasswordStrengthPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The effect of a new device limit on members who exceed it.
@interface DBXTeamPoliciesRolloutMethod : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesRolloutMethod (Members)
/// The object if its tag is `unlink_all`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesRolloutMethodUnlinkAll *asUnlinkAll;
/// The object if its tag is `unlink_most_inactive`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesRolloutMethodUnlinkMostInactive *asUnlinkMostInactive;
/// The object if its tag is `add_member_to_exceptions`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesRolloutMethodAddMemberToExceptions *asAddMemberToExceptions;
@end

/// All devices of the member are unlinked.
@interface DBXTeamPoliciesRolloutMethodUnlinkAll : DBXTeamPoliciesRolloutMethod
/// Creates an object with the tag `unlink_all`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The devices that have been inactive the longest are unlinked.
@interface DBXTeamPoliciesRolloutMethodUnlinkMostInactive : DBXTeamPoliciesRolloutMethod
/// Creates an object with the tag `unlink_most_inactive`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The member is exempted from the limit.
@interface DBXTeamPoliciesRolloutMethodAddMemberToExceptions : DBXTeamPoliciesRolloutMethod
/// Creates an object with the tag `add_member_to_exceptions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The people who can use links to content in shared folders.
@interface DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicy (Members)
/// The object if its tag is `members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyMembers *asMembers;
/// The object if its tag is `anyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyAnyone *asAnyone;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyOther *asOther;
@end

/// Members of the folder only.
@interface DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyMembers : DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicy
/// Creates an object with the tag `members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Anyone.
@interface DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyAnyone : DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicy
/// Creates an object with the tag `anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyOther : DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The shared folders that members can join.
@interface DBXTeamPoliciesSharedFolderJoinPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesSharedFolderJoinPolicy (Members)
/// The object if its tag is `from_team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedFolderJoinPolicyFromTeamOnly *asFromTeamOnly;
/// The object if its tag is `from_anyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedFolderJoinPolicyFromAnyone *asFromAnyone;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedFolderJoinPolicyOther *asOther;
@end

/// Only shared folders of team members.
@interface DBXTeamPoliciesSharedFolderJoinPolicyFromTeamOnly : DBXTeamPoliciesSharedFolderJoinPolicy
/// Creates an object with the tag `from_team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// All shared folders, including those owned outside the team.
@interface DBXTeamPoliciesSharedFolderJoinPolicyFromAnyone : DBXTeamPoliciesSharedFolderJoinPolicy
/// Creates an object with the tag `from_anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSharedFolderJoinPolicyOther : DBXTeamPoliciesSharedFolderJoinPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The people who can join the shared folders of members.
@interface DBXTeamPoliciesSharedFolderMemberPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesSharedFolderMemberPolicy (Members)
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedFolderMemberPolicyTeam *asTeam;
/// The object if its tag is `anyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedFolderMemberPolicyAnyone *asAnyone;
/// The object if its tag is `team_and_approved`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedFolderMemberPolicyTeamAndApproved *asTeamAndApproved;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedFolderMemberPolicyOther *asOther;
@end

/// Team members only.
@interface DBXTeamPoliciesSharedFolderMemberPolicyTeam : DBXTeamPoliciesSharedFolderMemberPolicy
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Anyone.
@interface DBXTeamPoliciesSharedFolderMemberPolicyAnyone : DBXTeamPoliciesSharedFolderMemberPolicy
/// Creates an object with the tag `anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members, and people that the admins approved.
@interface DBXTeamPoliciesSharedFolderMemberPolicyTeamAndApproved : DBXTeamPoliciesSharedFolderMemberPolicy
/// Creates an object with the tag `team_and_approved`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSharedFolderMemberPolicyOther : DBXTeamPoliciesSharedFolderMemberPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The people who can use the links of members.
@interface DBXTeamPoliciesSharedLinkCreatePolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesSharedLinkCreatePolicy (Members)
/// The object if its tag is `default_public`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedLinkCreatePolicyDefaultPublic *asDefaultPublic;
/// The object if its tag is `default_team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedLinkCreatePolicyDefaultTeamOnly *asDefaultTeamOnly;
/// The object if its tag is `team_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedLinkCreatePolicyTeamOnly *asTeamOnly;
/// The object if its tag is `default_no_one`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedLinkCreatePolicyDefaultNoOne *asDefaultNoOne;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedLinkCreatePolicyOther *asOther;
@end

/// Anyone by default. Members can restrict a link.
@interface DBXTeamPoliciesSharedLinkCreatePolicyDefaultPublic : DBXTeamPoliciesSharedLinkCreatePolicy
/// Creates an object with the tag `default_public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members by default. Members can open a link to anyone.
@interface DBXTeamPoliciesSharedLinkCreatePolicyDefaultTeamOnly : DBXTeamPoliciesSharedLinkCreatePolicy
/// Creates an object with the tag `default_team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Team members only.
@interface DBXTeamPoliciesSharedLinkCreatePolicyTeamOnly : DBXTeamPoliciesSharedLinkCreatePolicy
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Invited people by default. Members can extend the audience of a link.
@interface DBXTeamPoliciesSharedLinkCreatePolicyDefaultNoOne : DBXTeamPoliciesSharedLinkCreatePolicy
/// Creates an object with the tag `default_no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSharedLinkCreatePolicyOther : DBXTeamPoliciesSharedLinkCreatePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The default permissions of new links.
@interface DBXTeamPoliciesSharedLinkDefaultPermissionsPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesSharedLinkDefaultPermissionsPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyDefault_ *asDefault_;
/// The object if its tag is `edit`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyEdit *asEdit;
/// The object if its tag is `view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyView *asView;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyOther *asOther;
@end

/// The choice of each member.
@interface DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyDefault_ : DBXTeamPoliciesSharedLinkDefaultPermissionsPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// People with the link can edit.
@interface DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyEdit : DBXTeamPoliciesSharedLinkDefaultPermissionsPolicy
/// Creates an object with the tag `edit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// People with the link can view.
@interface DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyView : DBXTeamPoliciesSharedLinkDefaultPermissionsPolicy
/// Creates an object with the tag `view`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyOther : DBXTeamPoliciesSharedLinkDefaultPermissionsPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for downloads from showcases.
@interface DBXTeamPoliciesShowcaseDownloadPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesShowcaseDownloadPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesShowcaseDownloadPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesShowcaseDownloadPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesShowcaseDownloadPolicyOther *asOther;
@end

/// Files can't be downloaded from showcases.
@interface DBXTeamPoliciesShowcaseDownloadPolicyDisabled : DBXTeamPoliciesShowcaseDownloadPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Files can be downloaded from showcases.
@interface DBXTeamPoliciesShowcaseDownloadPolicyEnabled : DBXTeamPoliciesShowcaseDownloadPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesShowcaseDownloadPolicyOther : DBXTeamPoliciesShowcaseDownloadPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for Dropbox Showcase.
@interface DBXTeamPoliciesShowcaseEnabledPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesShowcaseEnabledPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesShowcaseEnabledPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesShowcaseEnabledPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesShowcaseEnabledPolicyOther *asOther;
@end

/// Members can't use Showcase.
@interface DBXTeamPoliciesShowcaseEnabledPolicyDisabled : DBXTeamPoliciesShowcaseEnabledPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can use Showcase.
@interface DBXTeamPoliciesShowcaseEnabledPolicyEnabled : DBXTeamPoliciesShowcaseEnabledPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesShowcaseEnabledPolicyOther : DBXTeamPoliciesShowcaseEnabledPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for sharing showcases outside the team.
@interface DBXTeamPoliciesShowcaseExternalSharingPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesShowcaseExternalSharingPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesShowcaseExternalSharingPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesShowcaseExternalSharingPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesShowcaseExternalSharingPolicyOther *asOther;
@end

/// Showcases can't be shared outside the team.
@interface DBXTeamPoliciesShowcaseExternalSharingPolicyDisabled : DBXTeamPoliciesShowcaseExternalSharingPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Showcases can be shared outside the team.
@interface DBXTeamPoliciesShowcaseExternalSharingPolicyEnabled : DBXTeamPoliciesShowcaseExternalSharingPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesShowcaseExternalSharingPolicyOther : DBXTeamPoliciesShowcaseExternalSharingPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The default sync state of files on members' computers.
@interface DBXTeamPoliciesSmartSyncPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesSmartSyncPolicy (Members)
/// The object if its tag is `local`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSmartSyncPolicyLocal *asLocal;
/// The object if its tag is `on_demand`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSmartSyncPolicyOnDemand *asOnDemand;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSmartSyncPolicyOther *asOther;
@end

/// Files are stored on the computer.
@interface DBXTeamPoliciesSmartSyncPolicyLocal : DBXTeamPoliciesSmartSyncPolicy
/// Creates an object with the tag `local`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Files are online-only. Their content is downloaded when they are opened.
@interface DBXTeamPoliciesSmartSyncPolicyOnDemand : DBXTeamPoliciesSmartSyncPolicy
/// Creates an object with the tag `on_demand`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSmartSyncPolicyOther : DBXTeamPoliciesSmartSyncPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for automatically making unused files online-only.
@interface DBXTeamPoliciesSmarterSmartSyncPolicyState : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesSmarterSmartSyncPolicyState (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSmarterSmartSyncPolicyStateDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSmarterSmartSyncPolicyStateEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSmarterSmartSyncPolicyStateOther *asOther;
@end

/// Unused files keep their local content.
@interface DBXTeamPoliciesSmarterSmartSyncPolicyStateDisabled : DBXTeamPoliciesSmarterSmartSyncPolicyState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Unused files lose their local content.
@interface DBXTeamPoliciesSmarterSmartSyncPolicyStateEnabled : DBXTeamPoliciesSmarterSmartSyncPolicyState
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSmarterSmartSyncPolicyStateOther : DBXTeamPoliciesSmarterSmartSyncPolicyState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for single sign-on (SSO).
@interface DBXTeamPoliciesSsoPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesSsoPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSsoPolicyDisabled *asDisabled;
/// The object if its tag is `optional`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSsoPolicyOptional *asOptional;
/// The object if its tag is `required`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSsoPolicyRequired *asRequired;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSsoPolicyOther *asOther;
@end

/// Members sign in with their Dropbox password.
@interface DBXTeamPoliciesSsoPolicyDisabled : DBXTeamPoliciesSsoPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can sign in with SSO or their Dropbox password.
@interface DBXTeamPoliciesSsoPolicyOptional : DBXTeamPoliciesSsoPolicy
/// Creates an object with the tag `optional`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members must sign in with SSO.
@interface DBXTeamPoliciesSsoPolicyRequired : DBXTeamPoliciesSsoPolicy
/// Creates an object with the tag `required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSsoPolicyOther : DBXTeamPoliciesSsoPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for suggestions of new members by members.
@interface DBXTeamPoliciesSuggestMembersPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesSuggestMembersPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSuggestMembersPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSuggestMembersPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesSuggestMembersPolicyOther *asOther;
@end

/// Members can't suggest people to admins.
@interface DBXTeamPoliciesSuggestMembersPolicyDisabled : DBXTeamPoliciesSuggestMembersPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can suggest people to admins.
@interface DBXTeamPoliciesSuggestMembersPolicyEnabled : DBXTeamPoliciesSuggestMembersPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSuggestMembersPolicyOther : DBXTeamPoliciesSuggestMembersPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policies that apply to the members of a team.
@interface DBXTeamPoliciesTeamMemberPolicies : DBXObject
/// The policies for sharing.
@property (nonatomic, readonly) DBXTeamPoliciesTeamSharingPolicies *sharing;
/// The policy for the management of mobile devices.
@property (nonatomic, readonly) DBXTeamPoliciesEmmState *emmState;
/// The policy for the Office add-in.
@property (nonatomic, readonly) DBXTeamPoliciesOfficeAddInPolicy *officeAddin;
/// The policy for suggestions of new members.
@property (nonatomic, readonly) DBXTeamPoliciesSuggestMembersPolicy *suggestMembersPolicy;
/// The policy for changes at the top level of the team space.
@property (nonatomic, readonly) DBXTeamPoliciesTopLevelContentPolicy *topLevelContentPolicy;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharing:(DBXTeamPoliciesTeamSharingPolicies *)sharing
    emmState:(DBXTeamPoliciesEmmState *)emmState
    officeAddin:(DBXTeamPoliciesOfficeAddInPolicy *)officeAddin
    suggestMembersPolicy:(DBXTeamPoliciesSuggestMembersPolicy *)suggestMembersPolicy
    topLevelContentPolicy:(DBXTeamPoliciesTopLevelContentPolicy *)topLevelContentPolicy
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithSharing:(DBXTeamPoliciesTeamSharingPolicies *)sharing
    emmState:(DBXTeamPoliciesEmmState *)emmState
    officeAddin:(DBXTeamPoliciesOfficeAddInPolicy *)officeAddin
    suggestMembersPolicy:(DBXTeamPoliciesSuggestMembersPolicy *)suggestMembersPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The policies for sharing of a team.
@interface DBXTeamPoliciesTeamSharingPolicies : DBXObject
/// The people who can join the shared folders of members.
@property (nonatomic, readonly) DBXTeamPoliciesSharedFolderMemberPolicy *sharedFolderMemberPolicy;
/// The shared folders that members can join.
@property (nonatomic, readonly) DBXTeamPoliciesSharedFolderJoinPolicy *sharedFolderJoinPolicy;
/// The people who can use the links of members.
@property (nonatomic, readonly) DBXTeamPoliciesSharedLinkCreatePolicy *sharedLinkCreatePolicy;
/// The people who can create groups.
@property (nonatomic, readonly) DBXTeamPoliciesGroupCreation *groupCreationPolicy;

/// The people who can use links to content in shared folders.
@property (nonatomic, readonly)
    DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicy *sharedFolderLinkRestrictionPolicy;

/// The policy for passwords of links shared outside the team.
@property (nonatomic, readonly) DBXTeamPoliciesEnforceLinkPasswordPolicy *enforceLinkPasswordPolicy;
/// The time after which links shared outside the team expire by default.
@property (nonatomic, readonly) DBXTeamPoliciesDefaultLinkExpirationDaysPolicy *defaultLinkExpirationDaysPolicy;
/// The default permissions of new links.
@property (nonatomic, readonly) DBXTeamPoliciesSharedLinkDefaultPermissionsPolicy *sharedLinkDefaultPermissionsPolicy;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharedFolderMemberPolicy:(DBXTeamPoliciesSharedFolderMemberPolicy *)sharedFolderMemberPolicy
    sharedFolderJoinPolicy:(DBXTeamPoliciesSharedFolderJoinPolicy *)sharedFolderJoinPolicy
    sharedLinkCreatePolicy:(DBXTeamPoliciesSharedLinkCreatePolicy *)sharedLinkCreatePolicy
    groupCreationPolicy:(DBXTeamPoliciesGroupCreation *)groupCreationPolicy
    sharedFolderLinkRestrictionPolicy:(DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicy *)sharedFolderLinkRestrictionPolicy
    enforceLinkPasswordPolicy:(DBXTeamPoliciesEnforceLinkPasswordPolicy *)enforceLinkPasswordPolicy
    defaultLinkExpirationDaysPolicy:(DBXTeamPoliciesDefaultLinkExpirationDaysPolicy *)defaultLinkExpirationDaysPolicy
    sharedLinkDefaultPermissionsPolicy:(DBXTeamPoliciesSharedLinkDefaultPermissionsPolicy *)sharedLinkDefaultPermissionsPolicy
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithSharedFolderMemberPolicy:(DBXTeamPoliciesSharedFolderMemberPolicy *)sharedFolderMemberPolicy
    sharedFolderJoinPolicy:(DBXTeamPoliciesSharedFolderJoinPolicy *)sharedFolderJoinPolicy
    sharedLinkCreatePolicy:(DBXTeamPoliciesSharedLinkCreatePolicy *)sharedLinkCreatePolicy
    groupCreationPolicy:(DBXTeamPoliciesGroupCreation *)groupCreationPolicy
    sharedFolderLinkRestrictionPolicy:(DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicy *)sharedFolderLinkRestrictionPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The people who can make changes at the top level of the team space.
@interface DBXTeamPoliciesTopLevelContentPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesTopLevelContentPolicy (Members)
/// The object if its tag is `admin_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesTopLevelContentPolicyAdminOnly *asAdminOnly;
/// The object if its tag is `everyone`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesTopLevelContentPolicyEveryone *asEveryone;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesTopLevelContentPolicyOther *asOther;
@end

/// Admins only.
@interface DBXTeamPoliciesTopLevelContentPolicyAdminOnly : DBXTeamPoliciesTopLevelContentPolicy
/// Creates an object with the tag `admin_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// All members.
@interface DBXTeamPoliciesTopLevelContentPolicyEveryone : DBXTeamPoliciesTopLevelContentPolicy
/// Creates an object with the tag `everyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesTopLevelContentPolicyOther : DBXTeamPoliciesTopLevelContentPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for two-step verification.
@interface DBXTeamPoliciesTwoStepVerificationPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesTwoStepVerificationPolicy (Members)
/// The object if its tag is `require_tfa_enable`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesTwoStepVerificationPolicyRequireTfaEnable *asRequireTfaEnable;

/// The object if its tag is `require_tfa_disable`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamPoliciesTwoStepVerificationPolicyRequireTfaDisable *asRequireTfaDisable;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesTwoStepVerificationPolicyOther *asOther;
@end

/// Members must use two-step verification.
@interface DBXTeamPoliciesTwoStepVerificationPolicyRequireTfaEnable : DBXTeamPoliciesTwoStepVerificationPolicy
/// Creates an object with the tag `require_tfa_enable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members don't need to use two-step verification.
@interface DBXTeamPoliciesTwoStepVerificationPolicyRequireTfaDisable : DBXTeamPoliciesTwoStepVerificationPolicy
/// Creates an object with the tag `require_tfa_disable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesTwoStepVerificationPolicyOther : DBXTeamPoliciesTwoStepVerificationPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The state of two-step verification.
@interface DBXTeamPoliciesTwoStepVerificationState : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesTwoStepVerificationState (Members)
/// The object if its tag is `required`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesTwoStepVerificationStateRequired *asRequired;
/// The object if its tag is `optional`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesTwoStepVerificationStateOptional *asOptional;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesTwoStepVerificationStateDisabled *asDisabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesTwoStepVerificationStateOther *asOther;
@end

/// Two-step verification is required.
@interface DBXTeamPoliciesTwoStepVerificationStateRequired : DBXTeamPoliciesTwoStepVerificationState
/// Creates an object with the tag `required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Two-step verification is optional.
@interface DBXTeamPoliciesTwoStepVerificationStateOptional : DBXTeamPoliciesTwoStepVerificationState
/// Creates an object with the tag `optional`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Two-step verification is disabled.
@interface DBXTeamPoliciesTwoStepVerificationStateDisabled : DBXTeamPoliciesTwoStepVerificationState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesTwoStepVerificationStateOther : DBXTeamPoliciesTwoStepVerificationState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
