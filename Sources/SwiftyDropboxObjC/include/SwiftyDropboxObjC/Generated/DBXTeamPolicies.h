// Generated from API/team_policies.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXTeamPoliciesCameraUploadsPolicyStateDisabled;
@class DBXTeamPoliciesCameraUploadsPolicyStateEnabled;
@class DBXTeamPoliciesCameraUploadsPolicyStateOther;
@class DBXTeamPoliciesComputerBackupPolicyStateDefault_;
@class DBXTeamPoliciesComputerBackupPolicyStateDisabled;
@class DBXTeamPoliciesComputerBackupPolicyStateEnabled;
@class DBXTeamPoliciesComputerBackupPolicyStateOther;
@class DBXTeamPoliciesDefaultLinkExpirationDaysPolicy;
@class DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay1;
@class DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay180;
@class DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay3;
@class DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay30;
@class DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay7;
@class DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay90;
@class DBXTeamPoliciesDefaultLinkExpirationDaysPolicyNone;
@class DBXTeamPoliciesDefaultLinkExpirationDaysPolicyOther;
@class DBXTeamPoliciesDefaultLinkExpirationDaysPolicyYear1;
@class DBXTeamPoliciesEmmState;
@class DBXTeamPoliciesEmmStateDisabled;
@class DBXTeamPoliciesEmmStateOptional;
@class DBXTeamPoliciesEmmStateOther;
@class DBXTeamPoliciesEmmStateRequired;
@class DBXTeamPoliciesEnforceLinkPasswordPolicy;
@class DBXTeamPoliciesEnforceLinkPasswordPolicyOptional;
@class DBXTeamPoliciesEnforceLinkPasswordPolicyOther;
@class DBXTeamPoliciesEnforceLinkPasswordPolicyRequired;
@class DBXTeamPoliciesExternalDriveBackupPolicyStateDefault_;
@class DBXTeamPoliciesExternalDriveBackupPolicyStateDisabled;
@class DBXTeamPoliciesExternalDriveBackupPolicyStateEnabled;
@class DBXTeamPoliciesExternalDriveBackupPolicyStateOther;
@class DBXTeamPoliciesFileLockingPolicyStateDisabled;
@class DBXTeamPoliciesFileLockingPolicyStateEnabled;
@class DBXTeamPoliciesFileLockingPolicyStateOther;
@class DBXTeamPoliciesFileProviderMigrationPolicyStateDefault_;
@class DBXTeamPoliciesFileProviderMigrationPolicyStateDisabled;
@class DBXTeamPoliciesFileProviderMigrationPolicyStateEnabled;
@class DBXTeamPoliciesFileProviderMigrationPolicyStateImmediate;
@class DBXTeamPoliciesFileProviderMigrationPolicyStateOther;
@class DBXTeamPoliciesGroupCreation;
@class DBXTeamPoliciesGroupCreationAdminsAndMembers;
@class DBXTeamPoliciesGroupCreationAdminsOnly;
@class DBXTeamPoliciesOfficeAddInPolicy;
@class DBXTeamPoliciesOfficeAddInPolicyDisabled;
@class DBXTeamPoliciesOfficeAddInPolicyEnabled;
@class DBXTeamPoliciesOfficeAddInPolicyOther;
@class DBXTeamPoliciesPaperDefaultFolderPolicyEveryoneInTeam;
@class DBXTeamPoliciesPaperDefaultFolderPolicyInviteOnly;
@class DBXTeamPoliciesPaperDefaultFolderPolicyOther;
@class DBXTeamPoliciesPaperDeploymentPolicyFull;
@class DBXTeamPoliciesPaperDeploymentPolicyOther;
@class DBXTeamPoliciesPaperDeploymentPolicyPartial;
@class DBXTeamPoliciesPaperDesktopPolicyDisabled;
@class DBXTeamPoliciesPaperDesktopPolicyEnabled;
@class DBXTeamPoliciesPaperDesktopPolicyOther;
@class DBXTeamPoliciesPaperEnabledPolicyDisabled;
@class DBXTeamPoliciesPaperEnabledPolicyEnabled;
@class DBXTeamPoliciesPaperEnabledPolicyOther;
@class DBXTeamPoliciesPaperEnabledPolicyUnspecified;
@class DBXTeamPoliciesPasswordControlModeDisabled;
@class DBXTeamPoliciesPasswordControlModeEnabled;
@class DBXTeamPoliciesPasswordControlModeOther;
@class DBXTeamPoliciesPasswordStrengthPolicyMinimalRequirements;
@class DBXTeamPoliciesPasswordStrengthPolicyModeratePassword;
@class DBXTeamPoliciesPasswordStrengthPolicyOther;
@class DBXTeamPoliciesPasswordStrengthPolicyStrongPassword;
@class DBXTeamPoliciesRolloutMethodAddMemberToExceptions;
@class DBXTeamPoliciesRolloutMethodUnlinkAll;
@class DBXTeamPoliciesRolloutMethodUnlinkMostInactive;
@class DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicy;
@class DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyAnyone;
@class DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyMembers;
@class DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyOther;
@class DBXTeamPoliciesSharedFolderJoinPolicy;
@class DBXTeamPoliciesSharedFolderJoinPolicyFromAnyone;
@class DBXTeamPoliciesSharedFolderJoinPolicyFromTeamOnly;
@class DBXTeamPoliciesSharedFolderJoinPolicyOther;
@class DBXTeamPoliciesSharedFolderMemberPolicy;
@class DBXTeamPoliciesSharedFolderMemberPolicyAnyone;
@class DBXTeamPoliciesSharedFolderMemberPolicyOther;
@class DBXTeamPoliciesSharedFolderMemberPolicyTeam;
@class DBXTeamPoliciesSharedFolderMemberPolicyTeamAndApproved;
@class DBXTeamPoliciesSharedLinkCreatePolicy;
@class DBXTeamPoliciesSharedLinkCreatePolicyDefaultNoOne;
@class DBXTeamPoliciesSharedLinkCreatePolicyDefaultPublic;
@class DBXTeamPoliciesSharedLinkCreatePolicyDefaultTeamOnly;
@class DBXTeamPoliciesSharedLinkCreatePolicyOther;
@class DBXTeamPoliciesSharedLinkCreatePolicyTeamOnly;
@class DBXTeamPoliciesSharedLinkDefaultPermissionsPolicy;
@class DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyDefault_;
@class DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyEdit;
@class DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyOther;
@class DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyView;
@class DBXTeamPoliciesShowcaseDownloadPolicyDisabled;
@class DBXTeamPoliciesShowcaseDownloadPolicyEnabled;
@class DBXTeamPoliciesShowcaseDownloadPolicyOther;
@class DBXTeamPoliciesShowcaseEnabledPolicyDisabled;
@class DBXTeamPoliciesShowcaseEnabledPolicyEnabled;
@class DBXTeamPoliciesShowcaseEnabledPolicyOther;
@class DBXTeamPoliciesShowcaseExternalSharingPolicyDisabled;
@class DBXTeamPoliciesShowcaseExternalSharingPolicyEnabled;
@class DBXTeamPoliciesShowcaseExternalSharingPolicyOther;
@class DBXTeamPoliciesSmartSyncPolicyLocal;
@class DBXTeamPoliciesSmartSyncPolicyOnDemand;
@class DBXTeamPoliciesSmartSyncPolicyOther;
@class DBXTeamPoliciesSmarterSmartSyncPolicyStateDisabled;
@class DBXTeamPoliciesSmarterSmartSyncPolicyStateEnabled;
@class DBXTeamPoliciesSmarterSmartSyncPolicyStateOther;
@class DBXTeamPoliciesSsoPolicyDisabled;
@class DBXTeamPoliciesSsoPolicyOptional;
@class DBXTeamPoliciesSsoPolicyOther;
@class DBXTeamPoliciesSsoPolicyRequired;
@class DBXTeamPoliciesSuggestMembersPolicy;
@class DBXTeamPoliciesSuggestMembersPolicyDisabled;
@class DBXTeamPoliciesSuggestMembersPolicyEnabled;
@class DBXTeamPoliciesSuggestMembersPolicyOther;
@class DBXTeamPoliciesTeamSharingPolicies;
@class DBXTeamPoliciesTopLevelContentPolicy;
@class DBXTeamPoliciesTopLevelContentPolicyAdminOnly;
@class DBXTeamPoliciesTopLevelContentPolicyEveryone;
@class DBXTeamPoliciesTopLevelContentPolicyOther;
@class DBXTeamPoliciesTwoStepVerificationPolicyOther;
@class DBXTeamPoliciesTwoStepVerificationPolicyRequireTfaDisable;
@class DBXTeamPoliciesTwoStepVerificationPolicyRequireTfaEnable;
@class DBXTeamPoliciesTwoStepVerificationStateDisabled;
@class DBXTeamPoliciesTwoStepVerificationStateOptional;
@class DBXTeamPoliciesTwoStepVerificationStateOther;
@class DBXTeamPoliciesTwoStepVerificationStateRequired;

NS_ASSUME_NONNULL_BEGIN

/// Whether the apps may upload photos of the camera in the background.
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

/// Off.
@interface DBXTeamPoliciesCameraUploadsPolicyStateDisabled : DBXTeamPoliciesCameraUploadsPolicyState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// On.
@interface DBXTeamPoliciesCameraUploadsPolicyStateEnabled : DBXTeamPoliciesCameraUploadsPolicyState
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesCameraUploadsPolicyStateOther : DBXTeamPoliciesCameraUploadsPolicyState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether members may back up their computers.
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

/// Off.
@interface DBXTeamPoliciesComputerBackupPolicyStateDisabled : DBXTeamPoliciesComputerBackupPolicyState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// On.
@interface DBXTeamPoliciesComputerBackupPolicyStateEnabled : DBXTeamPoliciesComputerBackupPolicyState
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// As the plan of the team has it.
@interface DBXTeamPoliciesComputerBackupPolicyStateDefault_ : DBXTeamPoliciesComputerBackupPolicyState
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `default`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesComputerBackupPolicyStateOther : DBXTeamPoliciesComputerBackupPolicyState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// When new links that lead out of the team expire by default.
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

/// Never.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyNone : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `none`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `none`.
+ (instancetype)new;
@end

/// After 1 day.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay1 : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_1`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `day_1`.
+ (instancetype)new;
@end

/// After 3 days.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay3 : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_3`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `day_3`.
+ (instancetype)new;
@end

/// After 7 days.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay7 : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_7`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `day_7`.
+ (instancetype)new;
@end

/// After 30 days.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay30 : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_30`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `day_30`.
+ (instancetype)new;
@end

/// After 90 days.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay90 : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_90`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `day_90`.
+ (instancetype)new;
@end

/// After 180 days.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyDay180 : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_180`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `day_180`.
+ (instancetype)new;
@end

/// After 365 days.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyYear1 : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `year_1`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `year_1`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesDefaultLinkExpirationDaysPolicyOther : DBXTeamPoliciesDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether mobile devices must be managed by the team (enterprise mobility management).
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

/// Off.
@interface DBXTeamPoliciesEmmStateDisabled : DBXTeamPoliciesEmmState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// They may be.
@interface DBXTeamPoliciesEmmStateOptional : DBXTeamPoliciesEmmState
/// Creates an object with the tag `optional`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `optional`.
+ (instancetype)new;
@end

/// They must be.
@interface DBXTeamPoliciesEmmStateRequired : DBXTeamPoliciesEmmState
/// Creates an object with the tag `required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `required`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesEmmStateOther : DBXTeamPoliciesEmmState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether new links that lead out of the team must have a password.
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

/// They may have one.
@interface DBXTeamPoliciesEnforceLinkPasswordPolicyOptional : DBXTeamPoliciesEnforceLinkPasswordPolicy
/// Creates an object with the tag `optional`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `optional`.
+ (instancetype)new;
@end

/// They must have one.
@interface DBXTeamPoliciesEnforceLinkPasswordPolicyRequired : DBXTeamPoliciesEnforceLinkPasswordPolicy
/// Creates an object with the tag `required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `required`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesEnforceLinkPasswordPolicyOther : DBXTeamPoliciesEnforceLinkPasswordPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether members may back up external drives.
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

/// Off.
@interface DBXTeamPoliciesExternalDriveBackupPolicyStateDisabled : DBXTeamPoliciesExternalDriveBackupPolicyState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// On.
@interface DBXTeamPoliciesExternalDriveBackupPolicyStateEnabled : DBXTeamPoliciesExternalDriveBackupPolicyState
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// As the plan of the team has it.
@interface DBXTeamPoliciesExternalDriveBackupPolicyStateDefault_ : DBXTeamPoliciesExternalDriveBackupPolicyState
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `default`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesExternalDriveBackupPolicyStateOther : DBXTeamPoliciesExternalDriveBackupPolicyState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether members may lock files.
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

/// Off.
@interface DBXTeamPoliciesFileLockingPolicyStateDisabled : DBXTeamPoliciesFileLockingPolicyState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// On.
@interface DBXTeamPoliciesFileLockingPolicyStateEnabled : DBXTeamPoliciesFileLockingPolicyState
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesFileLockingPolicyStateOther : DBXTeamPoliciesFileLockingPolicyState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether members' Macs move on to the File Provider.
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

/// They do not.
@interface DBXTeamPoliciesFileProviderMigrationPolicyStateDisabled : DBXTeamPoliciesFileProviderMigrationPolicyState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// They do when Dropbox gets to them.
@interface DBXTeamPoliciesFileProviderMigrationPolicyStateEnabled : DBXTeamPoliciesFileProviderMigrationPolicyState
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// As the plan of the team has it.
@interface DBXTeamPoliciesFileProviderMigrationPolicyStateDefault_ : DBXTeamPoliciesFileProviderMigrationPolicyState
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `default`.
+ (instancetype)new;
@end

/// They do at once.
@interface DBXTeamPoliciesFileProviderMigrationPolicyStateImmediate : DBXTeamPoliciesFileProviderMigrationPolicyState
/// Creates an object with the tag `immediate`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `immediate`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesFileProviderMigrationPolicyStateOther : DBXTeamPoliciesFileProviderMigrationPolicyState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Who may create groups.
@interface DBXTeamPoliciesGroupCreation : DBXObject
@end

/// The members of the union.
@interface DBXTeamPoliciesGroupCreation (Members)
/// The object if its tag is `admins_and_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesGroupCreationAdminsAndMembers *asAdminsAndMembers;
/// The object if its tag is `admins_only`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesGroupCreationAdminsOnly *asAdminsOnly;
@end

/// Every member.
@interface DBXTeamPoliciesGroupCreationAdminsAndMembers : DBXTeamPoliciesGroupCreation
/// Creates an object with the tag `admins_and_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `admins_and_members`.
+ (instancetype)new;
@end

/// Admins only.
@interface DBXTeamPoliciesGroupCreationAdminsOnly : DBXTeamPoliciesGroupCreation
/// Creates an object with the tag `admins_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `admins_only`.
+ (instancetype)new;
@end

/// Whether members may use the Office add-in.
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

/// Off.
@interface DBXTeamPoliciesOfficeAddInPolicyDisabled : DBXTeamPoliciesOfficeAddInPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// On.
@interface DBXTeamPoliciesOfficeAddInPolicyEnabled : DBXTeamPoliciesOfficeAddInPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesOfficeAddInPolicyOther : DBXTeamPoliciesOfficeAddInPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Who sees a new Paper folder unless its creator chooses otherwise.
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

/// The whole team.
@interface DBXTeamPoliciesPaperDefaultFolderPolicyEveryoneInTeam : DBXTeamPoliciesPaperDefaultFolderPolicy
/// Creates an object with the tag `everyone_in_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `everyone_in_team`.
+ (instancetype)new;
@end

/// Those who are invited.
@interface DBXTeamPoliciesPaperDefaultFolderPolicyInviteOnly : DBXTeamPoliciesPaperDefaultFolderPolicy
/// Creates an object with the tag `invite_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `invite_only`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesPaperDefaultFolderPolicyOther : DBXTeamPoliciesPaperDefaultFolderPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Which members may use Paper.
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

/// All.
@interface DBXTeamPoliciesPaperDeploymentPolicyFull : DBXTeamPoliciesPaperDeploymentPolicy
/// Creates an object with the tag `full`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `full`.
+ (instancetype)new;
@end

/// Those whom the admins have chosen.
@interface DBXTeamPoliciesPaperDeploymentPolicyPartial : DBXTeamPoliciesPaperDeploymentPolicy
/// Creates an object with the tag `partial`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `partial`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesPaperDeploymentPolicyOther : DBXTeamPoliciesPaperDeploymentPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether members may use the Paper desktop app.
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

/// Off.
@interface DBXTeamPoliciesPaperDesktopPolicyDisabled : DBXTeamPoliciesPaperDesktopPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// On.
@interface DBXTeamPoliciesPaperDesktopPolicyEnabled : DBXTeamPoliciesPaperDesktopPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesPaperDesktopPolicyOther : DBXTeamPoliciesPaperDesktopPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether the team uses Paper.
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

/// Off.
@interface DBXTeamPoliciesPaperEnabledPolicyDisabled : DBXTeamPoliciesPaperEnabledPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// On.
@interface DBXTeamPoliciesPaperEnabledPolicyEnabled : DBXTeamPoliciesPaperEnabledPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// The team has not decided.
@interface DBXTeamPoliciesPaperEnabledPolicyUnspecified : DBXTeamPoliciesPaperEnabledPolicy
/// Creates an object with the tag `unspecified`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unspecified`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesPaperEnabledPolicyOther : DBXTeamPoliciesPaperEnabledPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether members may sign in with a password.
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

/// Off.
@interface DBXTeamPoliciesPasswordControlModeDisabled : DBXTeamPoliciesPasswordControlMode
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// On.
@interface DBXTeamPoliciesPasswordControlModeEnabled : DBXTeamPoliciesPasswordControlMode
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesPasswordControlModeOther : DBXTeamPoliciesPasswordControlMode
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// How strong members' passwords must be.
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

/// Nothing is asked of them.
@interface DBXTeamPoliciesPasswordStrengthPolicyMinimalRequirements : DBXTeamPoliciesPasswordStrengthPolicy
/// Creates an object with the tag `minimal_requirements`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `minimal_requirements`.
+ (instancetype)new;
@end

/// Strong, in the words of the admin console.
@interface DBXTeamPoliciesPasswordStrengthPolicyModeratePassword : DBXTeamPoliciesPasswordStrengthPolicy
/// Creates an object with the tag `moderate_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `moderate_password`.
+ (instancetype)new;
@end

/// Very strong, in the words of the admin console.
@interface DBXTeamPoliciesPasswordStrengthPolicyStrongPassword : DBXTeamPoliciesPasswordStrengthPolicy
/// Creates an object with the tag `strong_password`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `strong_password`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesPasswordStrengthPolicyOther : DBXTeamPoliciesPasswordStrengthPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What happens to devices beyond a new limit.
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

/// All devices are unlinked.
@interface DBXTeamPoliciesRolloutMethodUnlinkAll : DBXTeamPoliciesRolloutMethod
/// Creates an object with the tag `unlink_all`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unlink_all`.
+ (instancetype)new;
@end

/// Those that have been idle for longest are unlinked.
@interface DBXTeamPoliciesRolloutMethodUnlinkMostInactive : DBXTeamPoliciesRolloutMethod
/// Creates an object with the tag `unlink_most_inactive`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `unlink_most_inactive`.
+ (instancetype)new;
@end

/// The member is exempted from the limit.
@interface DBXTeamPoliciesRolloutMethodAddMemberToExceptions : DBXTeamPoliciesRolloutMethod
/// Creates an object with the tag `add_member_to_exceptions`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `add_member_to_exceptions`.
+ (instancetype)new;
@end

/// Who may use links to what lies in shared folders.
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

/// Members of the folder.
@interface DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyMembers : DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicy
/// Creates an object with the tag `members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `members`.
+ (instancetype)new;
@end

/// Anybody.
@interface DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyAnyone : DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicy
/// Creates an object with the tag `anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `anyone`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicyOther : DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Which shared folders members may join.
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

/// Those of teammates.
@interface DBXTeamPoliciesSharedFolderJoinPolicyFromTeamOnly : DBXTeamPoliciesSharedFolderJoinPolicy
/// Creates an object with the tag `from_team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `from_team_only`.
+ (instancetype)new;
@end

/// All, also those from outside of the team.
@interface DBXTeamPoliciesSharedFolderJoinPolicyFromAnyone : DBXTeamPoliciesSharedFolderJoinPolicy
/// Creates an object with the tag `from_anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `from_anyone`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSharedFolderJoinPolicyOther : DBXTeamPoliciesSharedFolderJoinPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Who may join the shared folders of members.
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

/// Teammates.
@interface DBXTeamPoliciesSharedFolderMemberPolicyTeam : DBXTeamPoliciesSharedFolderMemberPolicy
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team`.
+ (instancetype)new;
@end

/// Anybody.
@interface DBXTeamPoliciesSharedFolderMemberPolicyAnyone : DBXTeamPoliciesSharedFolderMemberPolicy
/// Creates an object with the tag `anyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `anyone`.
+ (instancetype)new;
@end

/// Teammates, and others whom the admins have approved.
@interface DBXTeamPoliciesSharedFolderMemberPolicyTeamAndApproved : DBXTeamPoliciesSharedFolderMemberPolicy
/// Creates an object with the tag `team_and_approved`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_and_approved`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSharedFolderMemberPolicyOther : DBXTeamPoliciesSharedFolderMemberPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Who may use the links of members.
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

/// Anybody, unless the link says otherwise.
@interface DBXTeamPoliciesSharedLinkCreatePolicyDefaultPublic : DBXTeamPoliciesSharedLinkCreatePolicy
/// Creates an object with the tag `default_public`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `default_public`.
+ (instancetype)new;
@end

/// Teammates, unless the link says otherwise.
@interface DBXTeamPoliciesSharedLinkCreatePolicyDefaultTeamOnly : DBXTeamPoliciesSharedLinkCreatePolicy
/// Creates an object with the tag `default_team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `default_team_only`.
+ (instancetype)new;
@end

/// Teammates, whatever the link says.
@interface DBXTeamPoliciesSharedLinkCreatePolicyTeamOnly : DBXTeamPoliciesSharedLinkCreatePolicy
/// Creates an object with the tag `team_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `team_only`.
+ (instancetype)new;
@end

/// Those who are invited, unless the link says otherwise.
@interface DBXTeamPoliciesSharedLinkCreatePolicyDefaultNoOne : DBXTeamPoliciesSharedLinkCreatePolicy
/// Creates an object with the tag `default_no_one`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `default_no_one`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSharedLinkCreatePolicyOther : DBXTeamPoliciesSharedLinkCreatePolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What new links allow by default.
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

/// What each member has chosen.
@interface DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyDefault_ : DBXTeamPoliciesSharedLinkDefaultPermissionsPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `default`.
+ (instancetype)new;
@end

/// Editing.
@interface DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyEdit : DBXTeamPoliciesSharedLinkDefaultPermissionsPolicy
/// Creates an object with the tag `edit`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `edit`.
+ (instancetype)new;
@end

/// Viewing.
@interface DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyView : DBXTeamPoliciesSharedLinkDefaultPermissionsPolicy
/// Creates an object with the tag `view`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `view`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSharedLinkDefaultPermissionsPolicyOther : DBXTeamPoliciesSharedLinkDefaultPermissionsPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether files may be downloaded from showcases.
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

/// Off.
@interface DBXTeamPoliciesShowcaseDownloadPolicyDisabled : DBXTeamPoliciesShowcaseDownloadPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// On.
@interface DBXTeamPoliciesShowcaseDownloadPolicyEnabled : DBXTeamPoliciesShowcaseDownloadPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesShowcaseDownloadPolicyOther : DBXTeamPoliciesShowcaseDownloadPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether members may use showcases.
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

/// Off.
@interface DBXTeamPoliciesShowcaseEnabledPolicyDisabled : DBXTeamPoliciesShowcaseEnabledPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// On.
@interface DBXTeamPoliciesShowcaseEnabledPolicyEnabled : DBXTeamPoliciesShowcaseEnabledPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesShowcaseEnabledPolicyOther : DBXTeamPoliciesShowcaseEnabledPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether showcases may be shared with people outside of the team.
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

/// Off.
@interface DBXTeamPoliciesShowcaseExternalSharingPolicyDisabled : DBXTeamPoliciesShowcaseExternalSharingPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// On.
@interface DBXTeamPoliciesShowcaseExternalSharingPolicyEnabled : DBXTeamPoliciesShowcaseExternalSharingPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesShowcaseExternalSharingPolicyOther : DBXTeamPoliciesShowcaseExternalSharingPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// How files arrive on members' computers by default.
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

/// With their content.
@interface DBXTeamPoliciesSmartSyncPolicyLocal : DBXTeamPoliciesSmartSyncPolicy
/// Creates an object with the tag `local`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `local`.
+ (instancetype)new;
@end

/// Without content, which is fetched when a file is opened.
@interface DBXTeamPoliciesSmartSyncPolicyOnDemand : DBXTeamPoliciesSmartSyncPolicy
/// Creates an object with the tag `on_demand`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `on_demand`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSmartSyncPolicyOther : DBXTeamPoliciesSmartSyncPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether files that are not used lose their local content by themselves.
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

/// Off.
@interface DBXTeamPoliciesSmarterSmartSyncPolicyStateDisabled : DBXTeamPoliciesSmarterSmartSyncPolicyState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// On.
@interface DBXTeamPoliciesSmarterSmartSyncPolicyStateEnabled : DBXTeamPoliciesSmarterSmartSyncPolicyState
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSmarterSmartSyncPolicyStateOther : DBXTeamPoliciesSmarterSmartSyncPolicyState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// How members sign in.
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

/// With their Dropbox password.
@interface DBXTeamPoliciesSsoPolicyDisabled : DBXTeamPoliciesSsoPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// With either, as they like.
@interface DBXTeamPoliciesSsoPolicyOptional : DBXTeamPoliciesSsoPolicy
/// Creates an object with the tag `optional`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `optional`.
+ (instancetype)new;
@end

/// By single sign-on.
@interface DBXTeamPoliciesSsoPolicyRequired : DBXTeamPoliciesSsoPolicy
/// Creates an object with the tag `required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `required`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSsoPolicyOther : DBXTeamPoliciesSsoPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether members may propose to the admins whom to invite.
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

/// Off.
@interface DBXTeamPoliciesSuggestMembersPolicyDisabled : DBXTeamPoliciesSuggestMembersPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// On.
@interface DBXTeamPoliciesSuggestMembersPolicyEnabled : DBXTeamPoliciesSuggestMembersPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `enabled`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesSuggestMembersPolicyOther : DBXTeamPoliciesSuggestMembersPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// What members may do.
@interface DBXTeamPoliciesTeamMemberPolicies : DBXObject
/// What they may share.
@property (nonatomic, readonly) DBXTeamPoliciesTeamSharingPolicies *sharing;
/// Whether their mobile devices must be managed.
@property (nonatomic, readonly) DBXTeamPoliciesEmmState *emmState;
/// Whether they may use the Office add-in.
@property (nonatomic, readonly) DBXTeamPoliciesOfficeAddInPolicy *officeAddin;
/// Whether they may propose whom to invite.
@property (nonatomic, readonly) DBXTeamPoliciesSuggestMembersPolicy *suggestMembersPolicy;
/// Who may change the team space at its top level.
@property (nonatomic, readonly) DBXTeamPoliciesTopLevelContentPolicy *topLevelContentPolicy;

/// Creates an object.
///
/// - Parameters:
///   - sharing: What they may share.
///   - emmState: Whether their mobile devices must be managed.
///   - officeAddin: Whether they may use the Office add-in.
///   - suggestMembersPolicy: Whether they may propose whom to invite.
///   - topLevelContentPolicy: Who may change the team space at its top level.
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

/// What members may share, and with whom.
@interface DBXTeamPoliciesTeamSharingPolicies : DBXObject
/// Who may join their shared folders.
@property (nonatomic, readonly) DBXTeamPoliciesSharedFolderMemberPolicy *sharedFolderMemberPolicy;
/// Which shared folders they may join.
@property (nonatomic, readonly) DBXTeamPoliciesSharedFolderJoinPolicy *sharedFolderJoinPolicy;
/// Who may use their links.
@property (nonatomic, readonly) DBXTeamPoliciesSharedLinkCreatePolicy *sharedLinkCreatePolicy;
/// Who may create groups.
@property (nonatomic, readonly) DBXTeamPoliciesGroupCreation *groupCreationPolicy;

/// Who may use links to what lies in shared folders.
@property (nonatomic, readonly)
    DBXTeamPoliciesSharedFolderBlanketLinkRestrictionPolicy *sharedFolderLinkRestrictionPolicy;

/// Whether new links that lead out of the team must have a password.
@property (nonatomic, readonly) DBXTeamPoliciesEnforceLinkPasswordPolicy *enforceLinkPasswordPolicy;
/// When new links that lead out of the team expire by default.
@property (nonatomic, readonly) DBXTeamPoliciesDefaultLinkExpirationDaysPolicy *defaultLinkExpirationDaysPolicy;
/// What new links allow by default.
@property (nonatomic, readonly) DBXTeamPoliciesSharedLinkDefaultPermissionsPolicy *sharedLinkDefaultPermissionsPolicy;

/// Creates an object.
///
/// - Parameters:
///   - sharedFolderMemberPolicy: Who may join their shared folders.
///   - sharedFolderJoinPolicy: Which shared folders they may join.
///   - sharedLinkCreatePolicy: Who may use their links.
///   - groupCreationPolicy: Who may create groups.
///   - sharedFolderLinkRestrictionPolicy: Who may use links to what lies in shared folders.
///   - enforceLinkPasswordPolicy: Whether new links that lead out of the team must have a password.
///   - defaultLinkExpirationDaysPolicy: When new links that lead out of the team expire by default.
///   - sharedLinkDefaultPermissionsPolicy: What new links allow by default.
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

/// Who may change the team space at its top level.
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

/// Admins.
@interface DBXTeamPoliciesTopLevelContentPolicyAdminOnly : DBXTeamPoliciesTopLevelContentPolicy
/// Creates an object with the tag `admin_only`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `admin_only`.
+ (instancetype)new;
@end

/// Every member.
@interface DBXTeamPoliciesTopLevelContentPolicyEveryone : DBXTeamPoliciesTopLevelContentPolicy
/// Creates an object with the tag `everyone`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `everyone`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesTopLevelContentPolicyOther : DBXTeamPoliciesTopLevelContentPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether members must use two-step verification.
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

/// They must.
@interface DBXTeamPoliciesTwoStepVerificationPolicyRequireTfaEnable : DBXTeamPoliciesTwoStepVerificationPolicy
/// Creates an object with the tag `require_tfa_enable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `require_tfa_enable`.
+ (instancetype)new;
@end

/// They need not.
@interface DBXTeamPoliciesTwoStepVerificationPolicyRequireTfaDisable : DBXTeamPoliciesTwoStepVerificationPolicy
/// Creates an object with the tag `require_tfa_disable`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `require_tfa_disable`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesTwoStepVerificationPolicyOther : DBXTeamPoliciesTwoStepVerificationPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Whether members use two-step verification.
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

/// They must.
@interface DBXTeamPoliciesTwoStepVerificationStateRequired : DBXTeamPoliciesTwoStepVerificationState
/// Creates an object with the tag `required`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `required`.
+ (instancetype)new;
@end

/// They may.
@interface DBXTeamPoliciesTwoStepVerificationStateOptional : DBXTeamPoliciesTwoStepVerificationState
/// Creates an object with the tag `optional`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `optional`.
+ (instancetype)new;
@end

/// They cannot.
@interface DBXTeamPoliciesTwoStepVerificationStateDisabled : DBXTeamPoliciesTwoStepVerificationState
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `disabled`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamPoliciesTwoStepVerificationStateOther : DBXTeamPoliciesTwoStepVerificationState
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
