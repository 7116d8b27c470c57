// Generated from API/team_policies.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBTEAMPOLICIESCameraUploadsPolicyState;
@class DBTEAMPOLICIESComputerBackupPolicyState;
@class DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy;
@class DBTEAMPOLICIESEmmState;
@class DBTEAMPOLICIESEnforceLinkPasswordPolicy;
@class DBTEAMPOLICIESExternalDriveBackupPolicyState;
@class DBTEAMPOLICIESFileLockingPolicyState;
@class DBTEAMPOLICIESFileProviderMigrationPolicyState;
@class DBTEAMPOLICIESGroupCreation;
@class DBTEAMPOLICIESOfficeAddInPolicy;
@class DBTEAMPOLICIESPaperDefaultFolderPolicy;
@class DBTEAMPOLICIESPaperDeploymentPolicy;
@class DBTEAMPOLICIESPaperDesktopPolicy;
@class DBTEAMPOLICIESPaperEnabledPolicy;
@class DBTEAMPOLICIESPasswordControlMode;
@class DBTEAMPOLICIESPasswordStrengthPolicy;
@class DBTEAMPOLICIESRolloutMethod;
@class DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicy;
@class DBTEAMPOLICIESSharedFolderJoinPolicy;
@class DBTEAMPOLICIESSharedFolderMemberPolicy;
@class DBTEAMPOLICIESSharedLinkCreatePolicy;
@class DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicy;
@class DBTEAMPOLICIESShowcaseDownloadPolicy;
@class DBTEAMPOLICIESShowcaseEnabledPolicy;
@class DBTEAMPOLICIESShowcaseExternalSharingPolicy;
@class DBTEAMPOLICIESSmartSyncPolicy;
@class DBTEAMPOLICIESSmarterSmartSyncPolicyState;
@class DBTEAMPOLICIESSsoPolicy;
@class DBTEAMPOLICIESSuggestMembersPolicy;
@class DBTEAMPOLICIESTeamMemberPolicies;
@class DBTEAMPOLICIESTeamSharingPolicies;
@class DBTEAMPOLICIESTopLevelContentPolicy;
@class DBTEAMPOLICIESTwoStepVerificationPolicy;
@class DBTEAMPOLICIESTwoStepVerificationState;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBTEAMPOLICIESCameraUploadsPolicyState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESCameraUploadsPolicyStateTag) {
    /// Off.
    DBTEAMPOLICIESCameraUploadsPolicyStateDisabled,
    /// On.
    DBTEAMPOLICIESCameraUploadsPolicyStateEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESCameraUploadsPolicyStateOther,
};

/// Whether the apps may upload photos of the camera in the background.
@interface DBTEAMPOLICIESCameraUploadsPolicyState : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESCameraUploadsPolicyStateTag tag;
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

/// Converts `DBTEAMPOLICIESCameraUploadsPolicyState` from and to JSON.
@interface DBTEAMPOLICIESCameraUploadsPolicyStateSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESCameraUploadsPolicyState *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESCameraUploadsPolicyState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESComputerBackupPolicyState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESComputerBackupPolicyStateTag) {
    /// Off.
    DBTEAMPOLICIESComputerBackupPolicyStateDisabled,
    /// On.
    DBTEAMPOLICIESComputerBackupPolicyStateEnabled,
    /// As the plan of the team has it.
    DBTEAMPOLICIESComputerBackupPolicyStateDefault_,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESComputerBackupPolicyStateOther,
};

/// Whether members may back up their computers.
@interface DBTEAMPOLICIESComputerBackupPolicyState : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESComputerBackupPolicyStateTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESComputerBackupPolicyState` from and to JSON.
@interface DBTEAMPOLICIESComputerBackupPolicyStateSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESComputerBackupPolicyState *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESComputerBackupPolicyState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESDefaultLinkExpirationDaysPolicyTag) {
    /// Never.
    DBTEAMPOLICIESDefaultLinkExpirationDaysPolicyNone,
    /// After 1 day.
    DBTEAMPOLICIESDefaultLinkExpirationDaysPolicyDay1,
    /// After 3 days.
    DBTEAMPOLICIESDefaultLinkExpirationDaysPolicyDay3,
    /// After 7 days.
    DBTEAMPOLICIESDefaultLinkExpirationDaysPolicyDay7,
    /// After 30 days.
    DBTEAMPOLICIESDefaultLinkExpirationDaysPolicyDay30,
    /// After 90 days.
    DBTEAMPOLICIESDefaultLinkExpirationDaysPolicyDay90,
    /// After 180 days.
    DBTEAMPOLICIESDefaultLinkExpirationDaysPolicyDay180,
    /// After 365 days.
    DBTEAMPOLICIESDefaultLinkExpirationDaysPolicyYear1,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESDefaultLinkExpirationDaysPolicyOther,
};

/// When new links that lead out of the team expire by default.
@interface DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESDefaultLinkExpirationDaysPolicyTag tag;
/// Creates an object with the tag `none`.
- (instancetype)initWithNone;
/// Creates an object with the tag `day_1`.
- (instancetype)initWithDay1;
/// Creates an object with the tag `day_3`.
- (instancetype)initWithDay3;
/// Creates an object with the tag `day_7`.
- (instancetype)initWithDay7;
/// Creates an object with the tag `day_30`.
- (instancetype)initWithDay30;
/// Creates an object with the tag `day_90`.
- (instancetype)initWithDay90;
/// Creates an object with the tag `day_180`.
- (instancetype)initWithDay180;
/// Creates an object with the tag `year_1`.
- (instancetype)initWithYear1;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `none`.
- (BOOL)isNone;
/// Returns whether the tag is `day_1`.
- (BOOL)isDay1;
/// Returns whether the tag is `day_3`.
- (BOOL)isDay3;
/// Returns whether the tag is `day_7`.
- (BOOL)isDay7;
/// Returns whether the tag is `day_30`.
- (BOOL)isDay30;
/// Returns whether the tag is `day_90`.
- (BOOL)isDay90;
/// Returns whether the tag is `day_180`.
- (BOOL)isDay180;
/// Returns whether the tag is `year_1`.
- (BOOL)isYear1;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy` from and to JSON.
@interface DBTEAMPOLICIESDefaultLinkExpirationDaysPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESEmmState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESEmmStateTag) {
    /// Off.
    DBTEAMPOLICIESEmmStateDisabled,
    /// They may be.
    DBTEAMPOLICIESEmmStateOptional,
    /// They must be.
    DBTEAMPOLICIESEmmStateRequired,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESEmmStateOther,
};

/// Whether mobile devices must be managed by the team (enterprise mobility management).
@interface DBTEAMPOLICIESEmmState : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESEmmStateTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `optional`.
- (instancetype)initWithOptional;
/// Creates an object with the tag `required`.
- (instancetype)initWithRequired;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `optional`.
- (BOOL)isOptional;
/// Returns whether the tag is `required`.
- (BOOL)isRequired;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESEmmState` from and to JSON.
@interface DBTEAMPOLICIESEmmStateSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESEmmState *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESEmmState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESEnforceLinkPasswordPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESEnforceLinkPasswordPolicyTag) {
    /// They may have one.
    DBTEAMPOLICIESEnforceLinkPasswordPolicyOptional,
    /// They must have one.
    DBTEAMPOLICIESEnforceLinkPasswordPolicyRequired,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESEnforceLinkPasswordPolicyOther,
};

/// Whether new links that lead out of the team must have a password.
@interface DBTEAMPOLICIESEnforceLinkPasswordPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESEnforceLinkPasswordPolicyTag tag;
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

/// Converts `DBTEAMPOLICIESEnforceLinkPasswordPolicy` from and to JSON.
@interface DBTEAMPOLICIESEnforceLinkPasswordPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESEnforceLinkPasswordPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESEnforceLinkPasswordPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESExternalDriveBackupPolicyState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESExternalDriveBackupPolicyStateTag) {
    /// Off.
    DBTEAMPOLICIESExternalDriveBackupPolicyStateDisabled,
    /// On.
    DBTEAMPOLICIESExternalDriveBackupPolicyStateEnabled,
    /// As the plan of the team has it.
    DBTEAMPOLICIESExternalDriveBackupPolicyStateDefault_,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESExternalDriveBackupPolicyStateOther,
};

/// Whether members may back up external drives.
@interface DBTEAMPOLICIESExternalDriveBackupPolicyState : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESExternalDriveBackupPolicyStateTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESExternalDriveBackupPolicyState` from and to JSON.
@interface DBTEAMPOLICIESExternalDriveBackupPolicyStateSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESExternalDriveBackupPolicyState *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESExternalDriveBackupPolicyState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESFileLockingPolicyState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESFileLockingPolicyStateTag) {
    /// Off.
    DBTEAMPOLICIESFileLockingPolicyStateDisabled,
    /// On.
    DBTEAMPOLICIESFileLockingPolicyStateEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESFileLockingPolicyStateOther,
};

/// Whether members may lock files.
@interface DBTEAMPOLICIESFileLockingPolicyState : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESFileLockingPolicyStateTag tag;
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

/// Converts `DBTEAMPOLICIESFileLockingPolicyState` from and to JSON.
@interface DBTEAMPOLICIESFileLockingPolicyStateSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESFileLockingPolicyState *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESFileLockingPolicyState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESFileProviderMigrationPolicyState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESFileProviderMigrationPolicyStateTag) {
    /// They do not.
    DBTEAMPOLICIESFileProviderMigrationPolicyStateDisabled,
    /// They do when Dropbox gets to them.
    DBTEAMPOLICIESFileProviderMigrationPolicyStateEnabled,
    /// As the plan of the team has it.
    DBTEAMPOLICIESFileProviderMigrationPolicyStateDefault_,
    /// They do at once.
    DBTEAMPOLICIESFileProviderMigrationPolicyStateImmediate,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESFileProviderMigrationPolicyStateOther,
};

/// Whether members' Macs move on to the File Provider.
@interface DBTEAMPOLICIESFileProviderMigrationPolicyState : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESFileProviderMigrationPolicyStateTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `immediate`.
- (instancetype)initWithImmediate;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `immediate`.
- (BOOL)isImmediate;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESFileProviderMigrationPolicyState` from and to JSON.
@interface DBTEAMPOLICIESFileProviderMigrationPolicyStateSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESFileProviderMigrationPolicyState *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESFileProviderMigrationPolicyState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESGroupCreation`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESGroupCreationTag) {
    /// Every member.
    DBTEAMPOLICIESGroupCreationAdminsAndMembers,
    /// Admins only.
    DBTEAMPOLICIESGroupCreationAdminsOnly,
};

/// Who may create groups.
@interface DBTEAMPOLICIESGroupCreation : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESGroupCreationTag tag;
/// Creates an object with the tag `admins_and_members`.
- (instancetype)initWithAdminsAndMembers;
/// Creates an object with the tag `admins_only`.
- (instancetype)initWithAdminsOnly;
/// Returns whether the tag is `admins_and_members`.
- (BOOL)isAdminsAndMembers;
/// Returns whether the tag is `admins_only`.
- (BOOL)isAdminsOnly;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESGroupCreation` from and to JSON.
@interface DBTEAMPOLICIESGroupCreationSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESGroupCreation *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESGroupCreation *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESOfficeAddInPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESOfficeAddInPolicyTag) {
    /// Off.
    DBTEAMPOLICIESOfficeAddInPolicyDisabled,
    /// On.
    DBTEAMPOLICIESOfficeAddInPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESOfficeAddInPolicyOther,
};

/// Whether members may use the Office add-in.
@interface DBTEAMPOLICIESOfficeAddInPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESOfficeAddInPolicyTag tag;
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

/// Converts `DBTEAMPOLICIESOfficeAddInPolicy` from and to JSON.
@interface DBTEAMPOLICIESOfficeAddInPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESOfficeAddInPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESOfficeAddInPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESPaperDefaultFolderPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESPaperDefaultFolderPolicyTag) {
    /// The whole team.
    DBTEAMPOLICIESPaperDefaultFolderPolicyEveryoneInTeam,
    /// Those who are invited.
    DBTEAMPOLICIESPaperDefaultFolderPolicyInviteOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESPaperDefaultFolderPolicyOther,
};

/// Who sees a new Paper folder unless its creator chooses otherwise.
@interface DBTEAMPOLICIESPaperDefaultFolderPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESPaperDefaultFolderPolicyTag tag;
/// Creates an object with the tag `everyone_in_team`.
- (instancetype)initWithEveryoneInTeam;
/// Creates an object with the tag `invite_only`.
- (instancetype)initWithInviteOnly;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `everyone_in_team`.
- (BOOL)isEveryoneInTeam;
/// Returns whether the tag is `invite_only`.
- (BOOL)isInviteOnly;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESPaperDefaultFolderPolicy` from and to JSON.
@interface DBTEAMPOLICIESPaperDefaultFolderPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESPaperDefaultFolderPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESPaperDefaultFolderPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESPaperDeploymentPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESPaperDeploymentPolicyTag) {
    /// All.
    DBTEAMPOLICIESPaperDeploymentPolicyFull,
    /// Those whom the admins have chosen.
    DBTEAMPOLICIESPaperDeploymentPolicyPartial,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESPaperDeploymentPolicyOther,
};

/// Which members may use Paper.
@interface DBTEAMPOLICIESPaperDeploymentPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESPaperDeploymentPolicyTag tag;
/// Creates an object with the tag `full`.
- (instancetype)initWithFull;
/// Creates an object with the tag `partial`.
- (instancetype)initWithPartial;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `full`.
- (BOOL)isFull;
/// Returns whether the tag is `partial`.
- (BOOL)isPartial;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESPaperDeploymentPolicy` from and to JSON.
@interface DBTEAMPOLICIESPaperDeploymentPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESPaperDeploymentPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESPaperDeploymentPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESPaperDesktopPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESPaperDesktopPolicyTag) {
    /// Off.
    DBTEAMPOLICIESPaperDesktopPolicyDisabled,
    /// On.
    DBTEAMPOLICIESPaperDesktopPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESPaperDesktopPolicyOther,
};

/// Whether members may use the Paper desktop app.
@interface DBTEAMPOLICIESPaperDesktopPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESPaperDesktopPolicyTag tag;
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

/// Converts `DBTEAMPOLICIESPaperDesktopPolicy` from and to JSON.
@interface DBTEAMPOLICIESPaperDesktopPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESPaperDesktopPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESPaperDesktopPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESPaperEnabledPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESPaperEnabledPolicyTag) {
    /// Off.
    DBTEAMPOLICIESPaperEnabledPolicyDisabled,
    /// On.
    DBTEAMPOLICIESPaperEnabledPolicyEnabled,
    /// The team has not decided.
    DBTEAMPOLICIESPaperEnabledPolicyUnspecified,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESPaperEnabledPolicyOther,
};

/// Whether the team uses Paper.
@interface DBTEAMPOLICIESPaperEnabledPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESPaperEnabledPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `unspecified`.
- (instancetype)initWithUnspecified;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `unspecified`.
- (BOOL)isUnspecified;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESPaperEnabledPolicy` from and to JSON.
@interface DBTEAMPOLICIESPaperEnabledPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESPaperEnabledPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESPaperEnabledPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESPasswordControlMode`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESPasswordControlModeTag) {
    /// Off.
    DBTEAMPOLICIESPasswordControlModeDisabled,
    /// On.
    DBTEAMPOLICIESPasswordControlModeEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESPasswordControlModeOther,
};

/// Whether members may sign in with a password.
@interface DBTEAMPOLICIESPasswordControlMode : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESPasswordControlModeTag tag;
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

/// Converts `DBTEAMPOLICIESPasswordControlMode` from and to JSON.
@interface DBTEAMPOLICIESPasswordControlModeSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESPasswordControlMode *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESPasswordControlMode *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESPasswordStrengthPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESPasswordStrengthPolicyTag) {
    /// Nothing is asked of them.
    DBTEAMPOLICIESPasswordStrengthPolicyMinimalRequirements,
    /// Strong, in the words of the admin console.
    DBTEAMPOLICIESPasswordStrengthPolicyModeratePassword,
    /// Very strong, in the words of the admin console.
    DBTEAMPOLICIESPasswordStrengthPolicyStrongPassword,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESPasswordStrengthPolicyOther,
};

/// How strong members' passwords must be.
@interface DBTEAMPOLICIESPasswordStrengthPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESPasswordStrengthPolicyTag tag;
/// Creates an object with the tag `minimal_requirements`.
- (instancetype)initWithMinimalRequirements;
/// Creates an object with the tag `moderate_password`.
- (instancetype)initWithModeratePassword;
/// Creates an object with the tag `strong_password`.
- (instancetype)initWithStrongPassword;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `minimal_requirements`.
- (BOOL)isMinimalRequirements;
/// Returns whether the tag is `moderate_password`.
- (BOOL)isModeratePassword;
/// Returns whether the tag is `strong_password`.
- (BOOL)isStrongPassword;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESPasswordStrengthPolicy` from and to JSON.
@interface DBTEAMPOLICIESPasswordStrengthPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESPasswordStrengthPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESPasswordStrengthPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESRolloutMethod`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESRolloutMethodTag) {
    /// All devices are unlinked.
    DBTEAMPOLICIESRolloutMethodUnlinkAll,
    /// Those that have been idle for longest are unlinked.
    DBTEAMPOLICIESRolloutMethodUnlinkMostInactive,
    /// The member is exempted from the limit.
    DBTEAMPOLICIESRolloutMethodAddMemberToExceptions,
};

/// What happens to devices beyond a new limit.
@interface DBTEAMPOLICIESRolloutMethod : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESRolloutMethodTag tag;
/// Creates an object with the tag `unlink_all`.
- (instancetype)initWithUnlinkAll;
/// Creates an object with the tag `unlink_most_inactive`.
- (instancetype)initWithUnlinkMostInactive;
/// Creates an object with the tag `add_member_to_exceptions`.
- (instancetype)initWithAddMemberToExceptions;
/// Returns whether the tag is `unlink_all`.
- (BOOL)isUnlinkAll;
/// Returns whether the tag is `unlink_most_inactive`.
- (BOOL)isUnlinkMostInactive;
/// Returns whether the tag is `add_member_to_exceptions`.
- (BOOL)isAddMemberToExceptions;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESRolloutMethod` from and to JSON.
@interface DBTEAMPOLICIESRolloutMethodSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESRolloutMethod *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESRolloutMethod *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicyTag) {
    /// Members of the folder.
    DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicyMembers,
    /// Anybody.
    DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicyAnyone,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicyOther,
};

/// Who may use links to what lies in shared folders.
@interface DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicyTag tag;
/// Creates an object with the tag `members`.
- (instancetype)initWithMembers;
/// Creates an object with the tag `anyone`.
- (instancetype)initWithAnyone;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `members`.
- (BOOL)isMembers;
/// Returns whether the tag is `anyone`.
- (BOOL)isAnyone;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicy` from and to JSON.
@interface DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSharedFolderJoinPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSharedFolderJoinPolicyTag) {
    /// Those of teammates.
    DBTEAMPOLICIESSharedFolderJoinPolicyFromTeamOnly,
    /// All, also those from outside of the team.
    DBTEAMPOLICIESSharedFolderJoinPolicyFromAnyone,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSharedFolderJoinPolicyOther,
};

/// Which shared folders members may join.
@interface DBTEAMPOLICIESSharedFolderJoinPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESSharedFolderJoinPolicyTag tag;
/// Creates an object with the tag `from_team_only`.
- (instancetype)initWithFromTeamOnly;
/// Creates an object with the tag `from_anyone`.
- (instancetype)initWithFromAnyone;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `from_team_only`.
- (BOOL)isFromTeamOnly;
/// Returns whether the tag is `from_anyone`.
- (BOOL)isFromAnyone;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESSharedFolderJoinPolicy` from and to JSON.
@interface DBTEAMPOLICIESSharedFolderJoinPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSharedFolderJoinPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESSharedFolderJoinPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSharedFolderMemberPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSharedFolderMemberPolicyTag) {
    /// Teammates.
    DBTEAMPOLICIESSharedFolderMemberPolicyTeam,
    /// Anybody.
    DBTEAMPOLICIESSharedFolderMemberPolicyAnyone,
    /// Teammates, and others whom the admins have approved.
    DBTEAMPOLICIESSharedFolderMemberPolicyTeamAndApproved,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSharedFolderMemberPolicyOther,
};

/// Who may join the shared folders of members.
@interface DBTEAMPOLICIESSharedFolderMemberPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESSharedFolderMemberPolicyTag tag;
/// Creates an object with the tag `team`.
- (instancetype)initWithTeam;
/// Creates an object with the tag `anyone`.
- (instancetype)initWithAnyone;
/// Creates an object with the tag `team_and_approved`.
- (instancetype)initWithTeamAndApproved;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `team`.
- (BOOL)isTeam;
/// Returns whether the tag is `anyone`.
- (BOOL)isAnyone;
/// Returns whether the tag is `team_and_approved`.
- (BOOL)isTeamAndApproved;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESSharedFolderMemberPolicy` from and to JSON.
@interface DBTEAMPOLICIESSharedFolderMemberPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSharedFolderMemberPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESSharedFolderMemberPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSharedLinkCreatePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSharedLinkCreatePolicyTag) {
    /// Anybody, unless the link says otherwise.
    DBTEAMPOLICIESSharedLinkCreatePolicyDefaultPublic,
    /// Teammates, unless the link says otherwise.
    DBTEAMPOLICIESSharedLinkCreatePolicyDefaultTeamOnly,
    /// Teammates, whatever the link says.
    DBTEAMPOLICIESSharedLinkCreatePolicyTeamOnly,
    /// Those who are invited, unless the link says otherwise.
    DBTEAMPOLICIESSharedLinkCreatePolicyDefaultNoOne,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSharedLinkCreatePolicyOther,
};

/// Who may use the links of members.
@interface DBTEAMPOLICIESSharedLinkCreatePolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESSharedLinkCreatePolicyTag tag;
/// Creates an object with the tag `default_public`.
- (instancetype)initWithDefaultPublic;
/// Creates an object with the tag `default_team_only`.
- (instancetype)initWithDefaultTeamOnly;
/// Creates an object with the tag `team_only`.
- (instancetype)initWithTeamOnly;
/// Creates an object with the tag `default_no_one`.
- (instancetype)initWithDefaultNoOne;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default_public`.
- (BOOL)isDefaultPublic;
/// Returns whether the tag is `default_team_only`.
- (BOOL)isDefaultTeamOnly;
/// Returns whether the tag is `team_only`.
- (BOOL)isTeamOnly;
/// Returns whether the tag is `default_no_one`.
- (BOOL)isDefaultNoOne;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESSharedLinkCreatePolicy` from and to JSON.
@interface DBTEAMPOLICIESSharedLinkCreatePolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSharedLinkCreatePolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESSharedLinkCreatePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicyTag) {
    /// What each member has chosen.
    DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicyDefault_,
    /// Editing.
    DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicyEdit,
    /// Viewing.
    DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicyView,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicyOther,
};

/// What new links allow by default.
@interface DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicyTag tag;
/// Creates an object with the tag `default`.
- (instancetype)initWithDefault_;
/// Creates an object with the tag `edit`.
- (instancetype)initWithEdit;
/// Creates an object with the tag `view`.
- (instancetype)initWithView;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `default`.
- (BOOL)isDefault_;
/// Returns whether the tag is `edit`.
- (BOOL)isEdit;
/// Returns whether the tag is `view`.
- (BOOL)isView;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicy` from and to JSON.
@interface DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESShowcaseDownloadPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESShowcaseDownloadPolicyTag) {
    /// Off.
    DBTEAMPOLICIESShowcaseDownloadPolicyDisabled,
    /// On.
    DBTEAMPOLICIESShowcaseDownloadPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESShowcaseDownloadPolicyOther,
};

/// Whether files may be downloaded from showcases.
@interface DBTEAMPOLICIESShowcaseDownloadPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESShowcaseDownloadPolicyTag tag;
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

/// Converts `DBTEAMPOLICIESShowcaseDownloadPolicy` from and to JSON.
@interface DBTEAMPOLICIESShowcaseDownloadPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESShowcaseDownloadPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESShowcaseDownloadPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESShowcaseEnabledPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESShowcaseEnabledPolicyTag) {
    /// Off.
    DBTEAMPOLICIESShowcaseEnabledPolicyDisabled,
    /// On.
    DBTEAMPOLICIESShowcaseEnabledPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESShowcaseEnabledPolicyOther,
};

/// Whether members may use showcases.
@interface DBTEAMPOLICIESShowcaseEnabledPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESShowcaseEnabledPolicyTag tag;
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

/// Converts `DBTEAMPOLICIESShowcaseEnabledPolicy` from and to JSON.
@interface DBTEAMPOLICIESShowcaseEnabledPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESShowcaseEnabledPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESShowcaseEnabledPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESShowcaseExternalSharingPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESShowcaseExternalSharingPolicyTag) {
    /// Off.
    DBTEAMPOLICIESShowcaseExternalSharingPolicyDisabled,
    /// On.
    DBTEAMPOLICIESShowcaseExternalSharingPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESShowcaseExternalSharingPolicyOther,
};

/// Whether showcases may be shared with people outside of the team.
@interface DBTEAMPOLICIESShowcaseExternalSharingPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESShowcaseExternalSharingPolicyTag tag;
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

/// Converts `DBTEAMPOLICIESShowcaseExternalSharingPolicy` from and to JSON.
@interface DBTEAMPOLICIESShowcaseExternalSharingPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESShowcaseExternalSharingPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESShowcaseExternalSharingPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSmartSyncPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSmartSyncPolicyTag) {
    /// With their content.
    DBTEAMPOLICIESSmartSyncPolicyLocal,
    /// Without content, which is fetched when a file is opened.
    DBTEAMPOLICIESSmartSyncPolicyOnDemand,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSmartSyncPolicyOther,
};

/// How files arrive on members' computers by default.
@interface DBTEAMPOLICIESSmartSyncPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESSmartSyncPolicyTag tag;
/// Creates an object with the tag `local`.
- (instancetype)initWithLocal;
/// Creates an object with the tag `on_demand`.
- (instancetype)initWithOnDemand;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `local`.
- (BOOL)isLocal;
/// Returns whether the tag is `on_demand`.
- (BOOL)isOnDemand;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESSmartSyncPolicy` from and to JSON.
@interface DBTEAMPOLICIESSmartSyncPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSmartSyncPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESSmartSyncPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSmarterSmartSyncPolicyState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSmarterSmartSyncPolicyStateTag) {
    /// Off.
    DBTEAMPOLICIESSmarterSmartSyncPolicyStateDisabled,
    /// On.
    DBTEAMPOLICIESSmarterSmartSyncPolicyStateEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSmarterSmartSyncPolicyStateOther,
};

/// Whether files that are not used lose their local content by themselves.
@interface DBTEAMPOLICIESSmarterSmartSyncPolicyState : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESSmarterSmartSyncPolicyStateTag tag;
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

/// Converts `DBTEAMPOLICIESSmarterSmartSyncPolicyState` from and to JSON.
@interface DBTEAMPOLICIESSmarterSmartSyncPolicyStateSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSmarterSmartSyncPolicyState *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESSmarterSmartSyncPolicyState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSsoPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSsoPolicyTag) {
    /// With their Dropbox password.
    DBTEAMPOLICIESSsoPolicyDisabled,
    /// With either, as they like.
    DBTEAMPOLICIESSsoPolicyOptional,
    /// By single sign-on.
    DBTEAMPOLICIESSsoPolicyRequired,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSsoPolicyOther,
};

/// How members sign in.
@interface DBTEAMPOLICIESSsoPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESSsoPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `optional`.
- (instancetype)initWithOptional;
/// Creates an object with the tag `required`.
- (instancetype)initWithRequired;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `optional`.
- (BOOL)isOptional;
/// Returns whether the tag is `required`.
- (BOOL)isRequired;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESSsoPolicy` from and to JSON.
@interface DBTEAMPOLICIESSsoPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSsoPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESSsoPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSuggestMembersPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSuggestMembersPolicyTag) {
    /// Off.
    DBTEAMPOLICIESSuggestMembersPolicyDisabled,
    /// On.
    DBTEAMPOLICIESSuggestMembersPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSuggestMembersPolicyOther,
};

/// Whether members may propose to the admins whom to invite.
@interface DBTEAMPOLICIESSuggestMembersPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESSuggestMembersPolicyTag tag;
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

/// Converts `DBTEAMPOLICIESSuggestMembersPolicy` from and to JSON.
@interface DBTEAMPOLICIESSuggestMembersPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSuggestMembersPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESSuggestMembersPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What members may do.
@interface DBTEAMPOLICIESTeamMemberPolicies : DBStoneObject
/// What they may share.
@property (nonatomic, readonly) DBTEAMPOLICIESTeamSharingPolicies *sharing;
/// Whether their mobile devices must be managed.
@property (nonatomic, readonly) DBTEAMPOLICIESEmmState *emmState;
/// Whether they may use the Office add-in.
@property (nonatomic, readonly) DBTEAMPOLICIESOfficeAddInPolicy *officeAddin;
/// Whether they may propose whom to invite.
@property (nonatomic, readonly) DBTEAMPOLICIESSuggestMembersPolicy *suggestMembersPolicy;
/// Who may change the team space at its top level.
@property (nonatomic, readonly) DBTEAMPOLICIESTopLevelContentPolicy *topLevelContentPolicy;

/// Creates an object.
///
/// - Parameters:
///   - sharing: What they may share.
///   - emmState: Whether their mobile devices must be managed.
///   - officeAddin: Whether they may use the Office add-in.
///   - suggestMembersPolicy: Whether they may propose whom to invite.
///   - topLevelContentPolicy: Who may change the team space at its top level.
- (instancetype)initWithSharing:(DBTEAMPOLICIESTeamSharingPolicies *)sharing
    emmState:(DBTEAMPOLICIESEmmState *)emmState
    officeAddin:(DBTEAMPOLICIESOfficeAddInPolicy *)officeAddin
    suggestMembersPolicy:(DBTEAMPOLICIESSuggestMembersPolicy *)suggestMembersPolicy
    topLevelContentPolicy:(DBTEAMPOLICIESTopLevelContentPolicy *)topLevelContentPolicy;
@end

/// Converts `DBTEAMPOLICIESTeamMemberPolicies` from and to JSON.
@interface DBTEAMPOLICIESTeamMemberPoliciesSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESTeamMemberPolicies *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESTeamMemberPolicies *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What members may share, and with whom.
@interface DBTEAMPOLICIESTeamSharingPolicies : DBStoneObject
/// Who may join their shared folders.
@property (nonatomic, readonly) DBTEAMPOLICIESSharedFolderMemberPolicy *sharedFolderMemberPolicy;
/// Which shared folders they may join.
@property (nonatomic, readonly) DBTEAMPOLICIESSharedFolderJoinPolicy *sharedFolderJoinPolicy;
/// Who may use their links.
@property (nonatomic, readonly) DBTEAMPOLICIESSharedLinkCreatePolicy *sharedLinkCreatePolicy;
/// Who may create groups.
@property (nonatomic, readonly) DBTEAMPOLICIESGroupCreation *groupCreationPolicy;

/// Who may use links to what lies in shared folders.
@property (nonatomic, readonly)
    DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicy *sharedFolderLinkRestrictionPolicy;

/// Whether new links that lead out of the team must have a password.
@property (nonatomic, readonly) DBTEAMPOLICIESEnforceLinkPasswordPolicy *enforceLinkPasswordPolicy;
/// When new links that lead out of the team expire by default.
@property (nonatomic, readonly) DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy *defaultLinkExpirationDaysPolicy;
/// What new links allow by default.
@property (nonatomic, readonly) DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicy *sharedLinkDefaultPermissionsPolicy;

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
- (instancetype)initWithSharedFolderMemberPolicy:(DBTEAMPOLICIESSharedFolderMemberPolicy *)sharedFolderMemberPolicy
    sharedFolderJoinPolicy:(DBTEAMPOLICIESSharedFolderJoinPolicy *)sharedFolderJoinPolicy
    sharedLinkCreatePolicy:(DBTEAMPOLICIESSharedLinkCreatePolicy *)sharedLinkCreatePolicy
    groupCreationPolicy:(DBTEAMPOLICIESGroupCreation *)groupCreationPolicy
    sharedFolderLinkRestrictionPolicy:(DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicy *)sharedFolderLinkRestrictionPolicy
    enforceLinkPasswordPolicy:(DBTEAMPOLICIESEnforceLinkPasswordPolicy *)enforceLinkPasswordPolicy
    defaultLinkExpirationDaysPolicy:(DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy *)defaultLinkExpirationDaysPolicy
    sharedLinkDefaultPermissionsPolicy:(DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicy *)sharedLinkDefaultPermissionsPolicy;
@end

/// Converts `DBTEAMPOLICIESTeamSharingPolicies` from and to JSON.
@interface DBTEAMPOLICIESTeamSharingPoliciesSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESTeamSharingPolicies *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESTeamSharingPolicies *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESTopLevelContentPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESTopLevelContentPolicyTag) {
    /// Admins.
    DBTEAMPOLICIESTopLevelContentPolicyAdminOnly,
    /// Every member.
    DBTEAMPOLICIESTopLevelContentPolicyEveryone,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESTopLevelContentPolicyOther,
};

/// Who may change the team space at its top level.
@interface DBTEAMPOLICIESTopLevelContentPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESTopLevelContentPolicyTag tag;
/// Creates an object with the tag `admin_only`.
- (instancetype)initWithAdminOnly;
/// Creates an object with the tag `everyone`.
- (instancetype)initWithEveryone;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `admin_only`.
- (BOOL)isAdminOnly;
/// Returns whether the tag is `everyone`.
- (BOOL)isEveryone;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESTopLevelContentPolicy` from and to JSON.
@interface DBTEAMPOLICIESTopLevelContentPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESTopLevelContentPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESTopLevelContentPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESTwoStepVerificationPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESTwoStepVerificationPolicyTag) {
    /// They must.
    DBTEAMPOLICIESTwoStepVerificationPolicyRequireTfaEnable,
    /// They need not.
    DBTEAMPOLICIESTwoStepVerificationPolicyRequireTfaDisable,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESTwoStepVerificationPolicyOther,
};

/// Whether members must use two-step verification.
@interface DBTEAMPOLICIESTwoStepVerificationPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESTwoStepVerificationPolicyTag tag;
/// Creates an object with the tag `require_tfa_enable`.
- (instancetype)initWithRequireTfaEnable;
/// Creates an object with the tag `require_tfa_disable`.
- (instancetype)initWithRequireTfaDisable;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `require_tfa_enable`.
- (BOOL)isRequireTfaEnable;
/// Returns whether the tag is `require_tfa_disable`.
- (BOOL)isRequireTfaDisable;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESTwoStepVerificationPolicy` from and to JSON.
@interface DBTEAMPOLICIESTwoStepVerificationPolicySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESTwoStepVerificationPolicy *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESTwoStepVerificationPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESTwoStepVerificationState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESTwoStepVerificationStateTag) {
    /// They must.
    DBTEAMPOLICIESTwoStepVerificationStateRequired,
    /// They may.
    DBTEAMPOLICIESTwoStepVerificationStateOptional,
    /// They cannot.
    DBTEAMPOLICIESTwoStepVerificationStateDisabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESTwoStepVerificationStateOther,
};

/// Whether members use two-step verification.
@interface DBTEAMPOLICIESTwoStepVerificationState : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMPOLICIESTwoStepVerificationStateTag tag;
/// Creates an object with the tag `required`.
- (instancetype)initWithRequired;
/// Creates an object with the tag `optional`.
- (instancetype)initWithOptional;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `required`.
- (BOOL)isRequired;
/// Returns whether the tag is `optional`.
- (BOOL)isOptional;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMPOLICIESTwoStepVerificationState` from and to JSON.
@interface DBTEAMPOLICIESTwoStepVerificationStateSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESTwoStepVerificationState *)instance;
/// Returns the object for JSON.
+ (DBTEAMPOLICIESTwoStepVerificationState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
