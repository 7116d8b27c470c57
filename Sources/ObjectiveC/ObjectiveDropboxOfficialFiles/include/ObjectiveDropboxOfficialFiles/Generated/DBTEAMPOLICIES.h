// Generated from API/team_policies.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBTEAMPOLICIESTeamSharingPolicies, DBTEAMPOLICIESTopLevelContentPolicy;

NS_ASSUME_NONNULL_BEGIN

/// The tags of `DBTEAMPOLICIESCameraUploadsPolicyState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESCameraUploadsPolicyStateTag) {
    /// Camera uploads are disabled.
    DBTEAMPOLICIESCameraUploadsPolicyStateDisabled,
    /// Camera uploads are enabled.
    DBTEAMPOLICIESCameraUploadsPolicyStateEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESCameraUploadsPolicyStateOther,
};

/// The policy for background camera uploads.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESCameraUploadsPolicyState *)instance;
+ (DBTEAMPOLICIESCameraUploadsPolicyState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESComputerBackupPolicyState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESComputerBackupPolicyStateTag) {
    /// Computer backup is disabled.
    DBTEAMPOLICIESComputerBackupPolicyStateDisabled,
    /// Computer backup is enabled.
    DBTEAMPOLICIESComputerBackupPolicyStateEnabled,
    /// The default of the team's plan applies.
    DBTEAMPOLICIESComputerBackupPolicyStateDefault_,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESComputerBackupPolicyStateOther,
};

/// The policy for the backup of members' computers.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESComputerBackupPolicyState *)instance;
+ (DBTEAMPOLICIESComputerBackupPolicyState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESDefaultLinkExpirationDaysPolicyTag) {
    /// Links don't expire.
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

/// The time after which links shared outside the team expire by default.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy *)instance;
+ (DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESEmmState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESEmmStateTag) {
    /// EMM is disabled.
    DBTEAMPOLICIESEmmStateDisabled,
    /// EMM is optional.
    DBTEAMPOLICIESEmmStateOptional,
    /// EMM is required.
    DBTEAMPOLICIESEmmStateRequired,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESEmmStateOther,
};

/// The policy for the management of mobile devices (enterprise mobility management, EMM).
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESEmmState *)instance;
+ (DBTEAMPOLICIESEmmState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESEnforceLinkPasswordPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESEnforceLinkPasswordPolicyTag) {
    /// A password is optional.
    DBTEAMPOLICIESEnforceLinkPasswordPolicyOptional,
    /// A password is required.
    DBTEAMPOLICIESEnforceLinkPasswordPolicyRequired,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESEnforceLinkPasswordPolicyOther,
};

/// The policy for passwords of links shared outside the team.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESEnforceLinkPasswordPolicy *)instance;
+ (DBTEAMPOLICIESEnforceLinkPasswordPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESExternalDriveBackupPolicyState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESExternalDriveBackupPolicyStateTag) {
    /// External drive backup is disabled.
    DBTEAMPOLICIESExternalDriveBackupPolicyStateDisabled,
    /// External drive backup is enabled.
    DBTEAMPOLICIESExternalDriveBackupPolicyStateEnabled,
    /// The default of the team's plan applies.
    DBTEAMPOLICIESExternalDriveBackupPolicyStateDefault_,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESExternalDriveBackupPolicyStateOther,
};

/// The policy for the backup of external drives.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESExternalDriveBackupPolicyState *)instance;
+ (DBTEAMPOLICIESExternalDriveBackupPolicyState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESFileLockingPolicyState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESFileLockingPolicyStateTag) {
    /// Members can't lock files.
    DBTEAMPOLICIESFileLockingPolicyStateDisabled,
    /// Members can lock files.
    DBTEAMPOLICIESFileLockingPolicyStateEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESFileLockingPolicyStateOther,
};

/// The policy for file locking.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESFileLockingPolicyState *)instance;
+ (DBTEAMPOLICIESFileLockingPolicyState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESFileProviderMigrationPolicyState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESFileProviderMigrationPolicyStateTag) {
    /// The team opted out of the migration.
    DBTEAMPOLICIESFileProviderMigrationPolicyStateDisabled,
    /// The team didn't opt out of the migration.
    DBTEAMPOLICIESFileProviderMigrationPolicyStateEnabled,
    /// The default of the team's plan applies.
    DBTEAMPOLICIESFileProviderMigrationPolicyStateDefault_,
    /// The team chose an immediate migration.
    DBTEAMPOLICIESFileProviderMigrationPolicyStateImmediate,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESFileProviderMigrationPolicyStateOther,
};

/// The policy for the migration of members' Macs to the File Provider.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESFileProviderMigrationPolicyState *)instance;
+ (DBTEAMPOLICIESFileProviderMigrationPolicyState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESGroupCreation`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESGroupCreationTag) {
    /// All members.
    DBTEAMPOLICIESGroupCreationAdminsAndMembers,
    /// Admins only.
    DBTEAMPOLICIESGroupCreationAdminsOnly,
};

/// The people who can create groups.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESGroupCreation *)instance;
+ (DBTEAMPOLICIESGroupCreation *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESOfficeAddInPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESOfficeAddInPolicyTag) {
    /// Members can't use the add-in.
    DBTEAMPOLICIESOfficeAddInPolicyDisabled,
    /// Members can use the add-in.
    DBTEAMPOLICIESOfficeAddInPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESOfficeAddInPolicyOther,
};

/// The policy for the Office add-in.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESOfficeAddInPolicy *)instance;
+ (DBTEAMPOLICIESOfficeAddInPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESPaperDefaultFolderPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESPaperDefaultFolderPolicyTag) {
    /// The entire team has access.
    DBTEAMPOLICIESPaperDefaultFolderPolicyEveryoneInTeam,
    /// Only invited people have access.
    DBTEAMPOLICIESPaperDefaultFolderPolicyInviteOnly,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESPaperDefaultFolderPolicyOther,
};

/// The default access to new Paper folders.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESPaperDefaultFolderPolicy *)instance;
+ (DBTEAMPOLICIESPaperDefaultFolderPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESPaperDeploymentPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESPaperDeploymentPolicyTag) {
    /// All members.
    DBTEAMPOLICIESPaperDeploymentPolicyFull,
    /// Members that the admins selected.
    DBTEAMPOLICIESPaperDeploymentPolicyPartial,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESPaperDeploymentPolicyOther,
};

/// The members who can use Paper.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESPaperDeploymentPolicy *)instance;
+ (DBTEAMPOLICIESPaperDeploymentPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESPaperDesktopPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESPaperDesktopPolicyTag) {
    /// Members can't use the app.
    DBTEAMPOLICIESPaperDesktopPolicyDisabled,
    /// Members can use the app.
    DBTEAMPOLICIESPaperDesktopPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESPaperDesktopPolicyOther,
};

/// The policy for the Paper desktop app.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESPaperDesktopPolicy *)instance;
+ (DBTEAMPOLICIESPaperDesktopPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESPaperEnabledPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESPaperEnabledPolicyTag) {
    /// Paper is disabled.
    DBTEAMPOLICIESPaperEnabledPolicyDisabled,
    /// Paper is enabled.
    DBTEAMPOLICIESPaperEnabledPolicyEnabled,
    /// The team has made no choice.
    DBTEAMPOLICIESPaperEnabledPolicyUnspecified,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESPaperEnabledPolicyOther,
};

/// The policy for Paper.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESPaperEnabledPolicy *)instance;
+ (DBTEAMPOLICIESPaperEnabledPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESPasswordControlMode`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESPasswordControlModeTag) {
    /// Members can't sign in with a password.
    DBTEAMPOLICIESPasswordControlModeDisabled,
    /// Members can sign in with a password.
    DBTEAMPOLICIESPasswordControlModeEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESPasswordControlModeOther,
};

/// The policy for sign-in with a password.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESPasswordControlMode *)instance;
+ (DBTEAMPOLICIESPasswordControlMode *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESPasswordStrengthPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESPasswordStrengthPolicyTag) {
    /// No password strength policy applies.
    DBTEAMPOLICIESPasswordStrengthPolicyMinimalRequirements,
    /// A moderate strength, shown as strong in the admin console.
    DBTEAMPOLICIESPasswordStrengthPolicyModeratePassword,
    /// A strong password, shown as very strong in the admin console.
    DBTEAMPOLICIESPasswordStrengthPolicyStrongPassword,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESPasswordStrengthPolicyOther,
};

/// The required strength of members' passwords.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESPasswordStrengthPolicy *)instance;
+ (DBTEAMPOLICIESPasswordStrengthPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESRolloutMethod`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESRolloutMethodTag) {
    /// All devices of the member are unlinked.
    DBTEAMPOLICIESRolloutMethodUnlinkAll,
    /// The devices that have been inactive the longest are unlinked.
    DBTEAMPOLICIESRolloutMethodUnlinkMostInactive,
    /// The member is exempted from the limit.
    DBTEAMPOLICIESRolloutMethodAddMemberToExceptions,
};

/// The effect of a new device limit on members who exceed it.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESRolloutMethod *)instance;
+ (DBTEAMPOLICIESRolloutMethod *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicyTag) {
    /// Members of the folder only.
    DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicyMembers,
    /// Anyone.
    DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicyAnyone,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicyOther,
};

/// The people who can use links to content in shared folders.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicy *)instance;
+ (DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSharedFolderJoinPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSharedFolderJoinPolicyTag) {
    /// Only shared folders of team members.
    DBTEAMPOLICIESSharedFolderJoinPolicyFromTeamOnly,
    /// All shared folders, including those owned outside the team.
    DBTEAMPOLICIESSharedFolderJoinPolicyFromAnyone,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSharedFolderJoinPolicyOther,
};

/// The shared folders that members can join.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSharedFolderJoinPolicy *)instance;
+ (DBTEAMPOLICIESSharedFolderJoinPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSharedFolderMemberPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSharedFolderMemberPolicyTag) {
    /// Team members only.
    DBTEAMPOLICIESSharedFolderMemberPolicyTeam,
    /// Anyone.
    DBTEAMPOLICIESSharedFolderMemberPolicyAnyone,
    /// Team members, and people that the admins approved.
    DBTEAMPOLICIESSharedFolderMemberPolicyTeamAndApproved,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSharedFolderMemberPolicyOther,
};

/// The people who can join the shared folders of members.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSharedFolderMemberPolicy *)instance;
+ (DBTEAMPOLICIESSharedFolderMemberPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSharedLinkCreatePolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSharedLinkCreatePolicyTag) {
    /// Anyone by default. Members can restrict a link.
    DBTEAMPOLICIESSharedLinkCreatePolicyDefaultPublic,
    /// Team members by default. Members can open a link to anyone.
    DBTEAMPOLICIESSharedLinkCreatePolicyDefaultTeamOnly,
    /// Team members only.
    DBTEAMPOLICIESSharedLinkCreatePolicyTeamOnly,
    /// Invited people by default. Members can extend the audience of a link.
    DBTEAMPOLICIESSharedLinkCreatePolicyDefaultNoOne,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSharedLinkCreatePolicyOther,
};

/// The people who can use the links of members.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSharedLinkCreatePolicy *)instance;
+ (DBTEAMPOLICIESSharedLinkCreatePolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicyTag) {
    /// The choice of each member.
    DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicyDefault_,
    /// People with the link can edit.
    DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicyEdit,
    /// People with the link can view.
    DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicyView,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicyOther,
};

/// The default permissions of new links.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicy *)instance;
+ (DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESShowcaseDownloadPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESShowcaseDownloadPolicyTag) {
    /// Files can't be downloaded from showcases.
    DBTEAMPOLICIESShowcaseDownloadPolicyDisabled,
    /// Files can be downloaded from showcases.
    DBTEAMPOLICIESShowcaseDownloadPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESShowcaseDownloadPolicyOther,
};

/// The policy for downloads from showcases.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESShowcaseDownloadPolicy *)instance;
+ (DBTEAMPOLICIESShowcaseDownloadPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESShowcaseEnabledPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESShowcaseEnabledPolicyTag) {
    /// Members can't use Showcase.
    DBTEAMPOLICIESShowcaseEnabledPolicyDisabled,
    /// Members can use Showcase.
    DBTEAMPOLICIESShowcaseEnabledPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESShowcaseEnabledPolicyOther,
};

/// The policy for Dropbox Showcase.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESShowcaseEnabledPolicy *)instance;
+ (DBTEAMPOLICIESShowcaseEnabledPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESShowcaseExternalSharingPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESShowcaseExternalSharingPolicyTag) {
    /// Showcases can't be shared outside the team.
    DBTEAMPOLICIESShowcaseExternalSharingPolicyDisabled,
    /// Showcases can be shared outside the team.
    DBTEAMPOLICIESShowcaseExternalSharingPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESShowcaseExternalSharingPolicyOther,
};

/// The policy for sharing showcases outside the team.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESShowcaseExternalSharingPolicy *)instance;
+ (DBTEAMPOLICIESShowcaseExternalSharingPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSmartSyncPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSmartSyncPolicyTag) {
    /// Files are stored on the computer.
    DBTEAMPOLICIESSmartSyncPolicyLocal,
    /// Files are online-only. Their content is downloaded when they are opened.
    DBTEAMPOLICIESSmartSyncPolicyOnDemand,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSmartSyncPolicyOther,
};

/// The default sync state of files on members' computers.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSmartSyncPolicy *)instance;
+ (DBTEAMPOLICIESSmartSyncPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSmarterSmartSyncPolicyState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSmarterSmartSyncPolicyStateTag) {
    /// Unused files keep their local content.
    DBTEAMPOLICIESSmarterSmartSyncPolicyStateDisabled,
    /// Unused files lose their local content.
    DBTEAMPOLICIESSmarterSmartSyncPolicyStateEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSmarterSmartSyncPolicyStateOther,
};

/// The policy for automatically making unused files online-only.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSmarterSmartSyncPolicyState *)instance;
+ (DBTEAMPOLICIESSmarterSmartSyncPolicyState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSsoPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSsoPolicyTag) {
    /// Members sign in with their Dropbox password.
    DBTEAMPOLICIESSsoPolicyDisabled,
    /// Members can sign in with SSO or their Dropbox password.
    DBTEAMPOLICIESSsoPolicyOptional,
    /// Members must sign in with SSO.
    DBTEAMPOLICIESSsoPolicyRequired,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSsoPolicyOther,
};

/// The policy for single sign-on (SSO).
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSsoPolicy *)instance;
+ (DBTEAMPOLICIESSsoPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESSuggestMembersPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESSuggestMembersPolicyTag) {
    /// Members can't suggest people to admins.
    DBTEAMPOLICIESSuggestMembersPolicyDisabled,
    /// Members can suggest people to admins.
    DBTEAMPOLICIESSuggestMembersPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESSuggestMembersPolicyOther,
};

/// The policy for suggestions of new members by members.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESSuggestMembersPolicy *)instance;
+ (DBTEAMPOLICIESSuggestMembersPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The policies that apply to the members of a team.
@interface DBTEAMPOLICIESTeamMemberPolicies : DBStoneObject
/// The policies for sharing.
@property (nonatomic, readonly) DBTEAMPOLICIESTeamSharingPolicies *sharing;
/// The policy for the management of mobile devices.
@property (nonatomic, readonly) DBTEAMPOLICIESEmmState *emmState;
/// The policy for the Office add-in.
@property (nonatomic, readonly) DBTEAMPOLICIESOfficeAddInPolicy *officeAddin;
/// The policy for suggestions of new members.
@property (nonatomic, readonly) DBTEAMPOLICIESSuggestMembersPolicy *suggestMembersPolicy;
/// The policy for changes at the top level of the team space.
@property (nonatomic, readonly) DBTEAMPOLICIESTopLevelContentPolicy *topLevelContentPolicy;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSharing:(DBTEAMPOLICIESTeamSharingPolicies *)sharing
    emmState:(DBTEAMPOLICIESEmmState *)emmState
    officeAddin:(DBTEAMPOLICIESOfficeAddInPolicy *)officeAddin
    suggestMembersPolicy:(DBTEAMPOLICIESSuggestMembersPolicy *)suggestMembersPolicy
    topLevelContentPolicy:(DBTEAMPOLICIESTopLevelContentPolicy *)topLevelContentPolicy;
@end

/// Converts `DBTEAMPOLICIESTeamMemberPolicies` from and to JSON.
@interface DBTEAMPOLICIESTeamMemberPoliciesSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESTeamMemberPolicies *)instance;
+ (DBTEAMPOLICIESTeamMemberPolicies *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The policies for sharing of a team.
@interface DBTEAMPOLICIESTeamSharingPolicies : DBStoneObject
/// The people who can join the shared folders of members.
@property (nonatomic, readonly) DBTEAMPOLICIESSharedFolderMemberPolicy *sharedFolderMemberPolicy;
/// The shared folders that members can join.
@property (nonatomic, readonly) DBTEAMPOLICIESSharedFolderJoinPolicy *sharedFolderJoinPolicy;
/// The people who can use the links of members.
@property (nonatomic, readonly) DBTEAMPOLICIESSharedLinkCreatePolicy *sharedLinkCreatePolicy;
/// The people who can create groups.
@property (nonatomic, readonly) DBTEAMPOLICIESGroupCreation *groupCreationPolicy;

/// The people who can use links to content in shared folders.
@property (nonatomic, readonly)
    DBTEAMPOLICIESSharedFolderBlanketLinkRestrictionPolicy *sharedFolderLinkRestrictionPolicy;

/// The policy for passwords of links shared outside the team.
@property (nonatomic, readonly) DBTEAMPOLICIESEnforceLinkPasswordPolicy *enforceLinkPasswordPolicy;
/// The time after which links shared outside the team expire by default.
@property (nonatomic, readonly) DBTEAMPOLICIESDefaultLinkExpirationDaysPolicy *defaultLinkExpirationDaysPolicy;
/// The default permissions of new links.
@property (nonatomic, readonly) DBTEAMPOLICIESSharedLinkDefaultPermissionsPolicy *sharedLinkDefaultPermissionsPolicy;

/// Creates an object. The properties describe the parameters.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESTeamSharingPolicies *)instance;
+ (DBTEAMPOLICIESTeamSharingPolicies *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESTopLevelContentPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESTopLevelContentPolicyTag) {
    /// Admins only.
    DBTEAMPOLICIESTopLevelContentPolicyAdminOnly,
    /// All members.
    DBTEAMPOLICIESTopLevelContentPolicyEveryone,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESTopLevelContentPolicyOther,
};

/// The people who can make changes at the top level of the team space.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESTopLevelContentPolicy *)instance;
+ (DBTEAMPOLICIESTopLevelContentPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESTwoStepVerificationPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESTwoStepVerificationPolicyTag) {
    /// Members must use two-step verification.
    DBTEAMPOLICIESTwoStepVerificationPolicyRequireTfaEnable,
    /// Members don't need to use two-step verification.
    DBTEAMPOLICIESTwoStepVerificationPolicyRequireTfaDisable,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESTwoStepVerificationPolicyOther,
};

/// The policy for two-step verification.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESTwoStepVerificationPolicy *)instance;
+ (DBTEAMPOLICIESTwoStepVerificationPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMPOLICIESTwoStepVerificationState`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMPOLICIESTwoStepVerificationStateTag) {
    /// Two-step verification is required.
    DBTEAMPOLICIESTwoStepVerificationStateRequired,
    /// Two-step verification is optional.
    DBTEAMPOLICIESTwoStepVerificationStateOptional,
    /// Two-step verification is disabled.
    DBTEAMPOLICIESTwoStepVerificationStateDisabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMPOLICIESTwoStepVerificationStateOther,
};

/// The state of two-step verification.
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
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMPOLICIESTwoStepVerificationState *)instance;
+ (DBTEAMPOLICIESTwoStepVerificationState *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
