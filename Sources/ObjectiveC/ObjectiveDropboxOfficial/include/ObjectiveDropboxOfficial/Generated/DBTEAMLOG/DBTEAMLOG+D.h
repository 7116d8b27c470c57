// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Base.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMDesktopPlatform, DBTEAMLOGDesktopSessionLogInfo, DBTEAMLOGPlacementRestriction, DBTEAMLOGTimeUnit;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which the location of the data centers for the team's data was restricted.
@interface DBTEAMLOGDataPlacementRestrictionChangePolicyDetails : DBStoneObject
/// The placement restriction before the change.
@property (nonatomic, readonly) DBTEAMLOGPlacementRestriction *previousValue;
/// The placement restriction after the change.
@property (nonatomic, readonly) DBTEAMLOGPlacementRestriction *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBTEAMLOGPlacementRestriction *)previousValue
    dNewValue:(DBTEAMLOGPlacementRestriction *)dNewValue;
@end

/// Converts `DBTEAMLOGDataPlacementRestrictionChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGDataPlacementRestrictionChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDataPlacementRestrictionChangePolicyDetails *)instance;
+ (DBTEAMLOGDataPlacementRestrictionChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The location of the data centers for the team's data was restricted.
@interface DBTEAMLOGDataPlacementRestrictionChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDataPlacementRestrictionChangePolicyType` from and to JSON.
@interface DBTEAMLOGDataPlacementRestrictionChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDataPlacementRestrictionChangePolicyType *)instance;
+ (DBTEAMLOGDataPlacementRestrictionChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the restriction of the data centers for the team's data was fulfilled.
@interface DBTEAMLOGDataPlacementRestrictionSatisfyPolicyDetails : DBStoneObject
/// The placement restriction.
@property (nonatomic, readonly) DBTEAMLOGPlacementRestriction *placementRestriction;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPlacementRestriction:(DBTEAMLOGPlacementRestriction *)placementRestriction;
@end

/// Converts `DBTEAMLOGDataPlacementRestrictionSatisfyPolicyDetails` from and to JSON.
@interface DBTEAMLOGDataPlacementRestrictionSatisfyPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDataPlacementRestrictionSatisfyPolicyDetails *)instance;
+ (DBTEAMLOGDataPlacementRestrictionSatisfyPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The restriction of the data centers for the team's data was fulfilled.
@interface DBTEAMLOGDataPlacementRestrictionSatisfyPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDataPlacementRestrictionSatisfyPolicyType` from and to JSON.
@interface DBTEAMLOGDataPlacementRestrictionSatisfyPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDataPlacementRestrictionSatisfyPolicyType *)instance;
+ (DBTEAMLOGDataPlacementRestrictionSatisfyPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the migration of the team's data to another data residency was requested.
@interface DBTEAMLOGDataResidencyMigrationRequestSuccessfulDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDataResidencyMigrationRequestSuccessfulDetails` from and to JSON.
@interface DBTEAMLOGDataResidencyMigrationRequestSuccessfulDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDataResidencyMigrationRequestSuccessfulDetails *)instance;
+ (DBTEAMLOGDataResidencyMigrationRequestSuccessfulDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The migration of the team's data to another data residency was requested.
@interface DBTEAMLOGDataResidencyMigrationRequestSuccessfulType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDataResidencyMigrationRequestSuccessfulType` from and to JSON.
@interface DBTEAMLOGDataResidencyMigrationRequestSuccessfulTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDataResidencyMigrationRequestSuccessfulType *)instance;
+ (DBTEAMLOGDataResidencyMigrationRequestSuccessfulType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a request to migrate the team's data to another data residency failed.
@interface DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulDetails` from and to JSON.
@interface DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)
    serialize:(DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulDetails *)instance;
+ (DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A request to migrate the team's data to another data residency failed.
@interface DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulType` from and to JSON.
@interface DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulType *)instance;
+ (DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGDefaultLinkExpirationDaysPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGDefaultLinkExpirationDaysPolicyTag) {
    /// 1 day.
    DBTEAMLOGDefaultLinkExpirationDaysPolicyDay1,
    /// 180 days.
    DBTEAMLOGDefaultLinkExpirationDaysPolicyDay180,
    /// 3 days.
    DBTEAMLOGDefaultLinkExpirationDaysPolicyDay3,
    /// 30 days.
    DBTEAMLOGDefaultLinkExpirationDaysPolicyDay30,
    /// 7 days.
    DBTEAMLOGDefaultLinkExpirationDaysPolicyDay7,
    /// 90 days.
    DBTEAMLOGDefaultLinkExpirationDaysPolicyDay90,
    /// Links don't expire.
    DBTEAMLOGDefaultLinkExpirationDaysPolicyNone,
    /// 1 year.
    DBTEAMLOGDefaultLinkExpirationDaysPolicyYear1,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGDefaultLinkExpirationDaysPolicyOther,
};

/// The time after which links shared outside the team expire by default.
@interface DBTEAMLOGDefaultLinkExpirationDaysPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGDefaultLinkExpirationDaysPolicyTag tag;
/// Creates an object with the tag `day_1`.
- (instancetype)initWithDay1;
/// Creates an object with the tag `day_180`.
- (instancetype)initWithDay180;
/// Creates an object with the tag `day_3`.
- (instancetype)initWithDay3;
/// Creates an object with the tag `day_30`.
- (instancetype)initWithDay30;
/// Creates an object with the tag `day_7`.
- (instancetype)initWithDay7;
/// Creates an object with the tag `day_90`.
- (instancetype)initWithDay90;
/// Creates an object with the tag `none`.
- (instancetype)initWithNone;
/// Creates an object with the tag `year_1`.
- (instancetype)initWithYear1;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `day_1`.
- (BOOL)isDay1;
/// Returns whether the tag is `day_180`.
- (BOOL)isDay180;
/// Returns whether the tag is `day_3`.
- (BOOL)isDay3;
/// Returns whether the tag is `day_30`.
- (BOOL)isDay30;
/// Returns whether the tag is `day_7`.
- (BOOL)isDay7;
/// Returns whether the tag is `day_90`.
- (BOOL)isDay90;
/// Returns whether the tag is `none`.
- (BOOL)isNone;
/// Returns whether the tag is `year_1`.
- (BOOL)isYear1;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGDefaultLinkExpirationDaysPolicy` from and to JSON.
@interface DBTEAMLOGDefaultLinkExpirationDaysPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDefaultLinkExpirationDaysPolicy *)instance;
+ (DBTEAMLOGDefaultLinkExpirationDaysPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which an invitation link for the team was deleted.
@interface DBTEAMLOGDeleteTeamInviteLinkDetails : DBStoneObject
/// The URL of the invitation link.
@property (nonatomic, readonly, copy) NSString *linkUrl;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLinkUrl:(NSString *)linkUrl;
@end

/// Converts `DBTEAMLOGDeleteTeamInviteLinkDetails` from and to JSON.
@interface DBTEAMLOGDeleteTeamInviteLinkDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeleteTeamInviteLinkDetails *)instance;
+ (DBTEAMLOGDeleteTeamInviteLinkDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// An invitation link for the team was deleted.
@interface DBTEAMLOGDeleteTeamInviteLinkType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeleteTeamInviteLinkType` from and to JSON.
@interface DBTEAMLOGDeleteTeamInviteLinkTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeleteTeamInviteLinkType *)instance;
+ (DBTEAMLOGDeleteTeamInviteLinkType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A computer that a user has linked.
@interface DBTEAMLOGDesktopDeviceSessionLogInfo : DBTEAMLOGDeviceSessionLogInfo
/// The session.
@property (nonatomic, readonly, nullable) DBTEAMLOGDesktopSessionLogInfo *sessionInfo;
/// The name of the computer.
@property (nonatomic, readonly, copy) NSString *hostName;
/// The type of the computer.
@property (nonatomic, readonly) DBTEAMDesktopPlatform *clientType;
/// The version of the Dropbox app.
@property (nonatomic, readonly, copy, nullable) NSString *clientVersion;
/// The operating system.
@property (nonatomic, readonly, copy) NSString *platform;
/// A Boolean value that indicates whether its files can be deleted when the computer is unlinked.
@property (nonatomic, readonly) NSNumber *isDeleteOnUnlinkSupported;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithHostName:(NSString *)hostName
    clientType:(DBTEAMDesktopPlatform *)clientType
    platform:(NSString *)platform
    isDeleteOnUnlinkSupported:(NSNumber *)isDeleteOnUnlinkSupported
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBTEAMLOGDesktopSessionLogInfo *)sessionInfo
    clientVersion:(nullable NSString *)clientVersion;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithHostName:(NSString *)hostName
    clientType:(DBTEAMDesktopPlatform *)clientType
    platform:(NSString *)platform
    isDeleteOnUnlinkSupported:(NSNumber *)isDeleteOnUnlinkSupported;
@end

/// Converts `DBTEAMLOGDesktopDeviceSessionLogInfo` from and to JSON.
@interface DBTEAMLOGDesktopDeviceSessionLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDesktopDeviceSessionLogInfo *)instance;
+ (DBTEAMLOGDesktopDeviceSessionLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A session on a computer.
@interface DBTEAMLOGDesktopSessionLogInfo : DBTEAMLOGSessionLogInfo
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSessionId:(nullable NSString *)sessionId;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDesktopSessionLogInfo` from and to JSON.
@interface DBTEAMLOGDesktopSessionLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDesktopSessionLogInfo *)instance;
+ (DBTEAMLOGDesktopSessionLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which members were added to the directory restrictions list.
@interface DBTEAMLOGDirectoryRestrictionsAddMembersDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDirectoryRestrictionsAddMembersDetails` from and to JSON.
@interface DBTEAMLOGDirectoryRestrictionsAddMembersDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDirectoryRestrictionsAddMembersDetails *)instance;
+ (DBTEAMLOGDirectoryRestrictionsAddMembersDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Members were added to the directory restrictions list.
@interface DBTEAMLOGDirectoryRestrictionsAddMembersType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDirectoryRestrictionsAddMembersType` from and to JSON.
@interface DBTEAMLOGDirectoryRestrictionsAddMembersTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDirectoryRestrictionsAddMembersType *)instance;
+ (DBTEAMLOGDirectoryRestrictionsAddMembersType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which members were removed from the directory restrictions list.
@interface DBTEAMLOGDirectoryRestrictionsRemoveMembersDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDirectoryRestrictionsRemoveMembersDetails` from and to JSON.
@interface DBTEAMLOGDirectoryRestrictionsRemoveMembersDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDirectoryRestrictionsRemoveMembersDetails *)instance;
+ (DBTEAMLOGDirectoryRestrictionsRemoveMembersDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Members were removed from the directory restrictions list.
@interface DBTEAMLOGDirectoryRestrictionsRemoveMembersType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDirectoryRestrictionsRemoveMembersType` from and to JSON.
@interface DBTEAMLOGDirectoryRestrictionsRemoveMembersTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDirectoryRestrictionsRemoveMembersType *)instance;
+ (DBTEAMLOGDirectoryRestrictionsRemoveMembersType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which domain invitations were disabled.
@interface DBTEAMLOGDisabledDomainInvitesDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDisabledDomainInvitesDetails` from and to JSON.
@interface DBTEAMLOGDisabledDomainInvitesDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDisabledDomainInvitesDetails *)instance;
+ (DBTEAMLOGDisabledDomainInvitesDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Domain invitations were disabled. Dropbox no longer records this event.
@interface DBTEAMLOGDisabledDomainInvitesType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDisabledDomainInvitesType` from and to JSON.
@interface DBTEAMLOGDisabledDomainInvitesTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDisabledDomainInvitesType *)instance;
+ (DBTEAMLOGDisabledDomainInvitesType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGDispositionActionType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGDispositionActionTypeTag) {
    /// The content is deleted automatically.
    DBTEAMLOGDispositionActionTypeAutomaticDelete,
    /// The content is permanently deleted automatically.
    DBTEAMLOGDispositionActionTypeAutomaticPermanentlyDelete,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGDispositionActionTypeOther,
};

/// The action that disposes of content.
@interface DBTEAMLOGDispositionActionType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGDispositionActionTypeTag tag;
/// Creates an object with the tag `automatic_delete`.
- (instancetype)initWithAutomaticDelete;
/// Creates an object with the tag `automatic_permanently_delete`.
- (instancetype)initWithAutomaticPermanentlyDelete;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `automatic_delete`.
- (BOOL)isAutomaticDelete;
/// Returns whether the tag is `automatic_permanently_delete`.
- (BOOL)isAutomaticPermanentlyDelete;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGDispositionActionType` from and to JSON.
@interface DBTEAMLOGDispositionActionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDispositionActionType *)instance;
+ (DBTEAMLOGDispositionActionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGDownloadPolicyType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGDownloadPolicyTypeTag) {
    /// Downloads are allowed.
    DBTEAMLOGDownloadPolicyTypeAllow,
    /// Downloads aren't allowed.
    DBTEAMLOGDownloadPolicyTypeDisallow,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGDownloadPolicyTypeOther,
};

/// The policy for downloads of shared content.
@interface DBTEAMLOGDownloadPolicyType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGDownloadPolicyTypeTag tag;
/// Creates an object with the tag `allow`.
- (instancetype)initWithAllow;
/// Creates an object with the tag `disallow`.
- (instancetype)initWithDisallow;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `allow`.
- (BOOL)isAllow;
/// Returns whether the tag is `disallow`.
- (BOOL)isDisallow;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGDownloadPolicyType` from and to JSON.
@interface DBTEAMLOGDownloadPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDownloadPolicyType *)instance;
+ (DBTEAMLOGDownloadPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which passwords were exported from Dropbox Passwords.
@interface DBTEAMLOGDropboxPasswordsExportedDetails : DBStoneObject
/// The platform of the device.
@property (nonatomic, readonly, copy) NSString *platform;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPlatform:(NSString *)platform;
@end

/// Converts `DBTEAMLOGDropboxPasswordsExportedDetails` from and to JSON.
@interface DBTEAMLOGDropboxPasswordsExportedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDropboxPasswordsExportedDetails *)instance;
+ (DBTEAMLOGDropboxPasswordsExportedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Passwords were exported from Dropbox Passwords.
@interface DBTEAMLOGDropboxPasswordsExportedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDropboxPasswordsExportedType` from and to JSON.
@interface DBTEAMLOGDropboxPasswordsExportedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDropboxPasswordsExportedType *)instance;
+ (DBTEAMLOGDropboxPasswordsExportedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a device was enrolled in Dropbox Passwords.
@interface DBTEAMLOGDropboxPasswordsNewDeviceEnrolledDetails : DBStoneObject
/// A Boolean value that indicates whether this is the first enrolled device.
@property (nonatomic, readonly) NSNumber *isFirstDevice;
/// The platform of the device.
@property (nonatomic, readonly, copy) NSString *platform;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsFirstDevice:(NSNumber *)isFirstDevice platform:(NSString *)platform;
@end

/// Converts `DBTEAMLOGDropboxPasswordsNewDeviceEnrolledDetails` from and to JSON.
@interface DBTEAMLOGDropboxPasswordsNewDeviceEnrolledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDropboxPasswordsNewDeviceEnrolledDetails *)instance;
+ (DBTEAMLOGDropboxPasswordsNewDeviceEnrolledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A device was enrolled in Dropbox Passwords.
@interface DBTEAMLOGDropboxPasswordsNewDeviceEnrolledType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDropboxPasswordsNewDeviceEnrolledType` from and to JSON.
@interface DBTEAMLOGDropboxPasswordsNewDeviceEnrolledTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDropboxPasswordsNewDeviceEnrolledType *)instance;
+ (DBTEAMLOGDropboxPasswordsNewDeviceEnrolledType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGDropboxPasswordsPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGDropboxPasswordsPolicyTag) {
    /// The default policy applies.
    DBTEAMLOGDropboxPasswordsPolicyDefault_,
    /// Members can't use Dropbox Passwords.
    DBTEAMLOGDropboxPasswordsPolicyDisabled,
    /// Members can use Dropbox Passwords.
    DBTEAMLOGDropboxPasswordsPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGDropboxPasswordsPolicyOther,
};

/// The policy for Dropbox Passwords.
@interface DBTEAMLOGDropboxPasswordsPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGDropboxPasswordsPolicyTag tag;
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

/// Converts `DBTEAMLOGDropboxPasswordsPolicy` from and to JSON.
@interface DBTEAMLOGDropboxPasswordsPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDropboxPasswordsPolicy *)instance;
+ (DBTEAMLOGDropboxPasswordsPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's Dropbox Passwords policy was changed.
@interface DBTEAMLOGDropboxPasswordsPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGDropboxPasswordsPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGDropboxPasswordsPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGDropboxPasswordsPolicy *)dNewValue
    previousValue:(DBTEAMLOGDropboxPasswordsPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGDropboxPasswordsPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGDropboxPasswordsPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDropboxPasswordsPolicyChangedDetails *)instance;
+ (DBTEAMLOGDropboxPasswordsPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's Dropbox Passwords policy was changed.
@interface DBTEAMLOGDropboxPasswordsPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDropboxPasswordsPolicyChangedType` from and to JSON.
@interface DBTEAMLOGDropboxPasswordsPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDropboxPasswordsPolicyChangedType *)instance;
+ (DBTEAMLOGDropboxPasswordsPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A length of time.
@interface DBTEAMLOGDurationLogInfo : DBStoneObject
/// The unit of time.
@property (nonatomic, readonly) DBTEAMLOGTimeUnit *unit;
/// The number of units.
@property (nonatomic, readonly) NSNumber *amount;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUnit:(DBTEAMLOGTimeUnit *)unit amount:(NSNumber *)amount;
@end

/// Converts `DBTEAMLOGDurationLogInfo` from and to JSON.
@interface DBTEAMLOGDurationLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDurationLogInfo *)instance;
+ (DBTEAMLOGDurationLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose names start with `D`.
@interface DBTEAMLOGEventDetails (D)
/// Details of an event in which passwords were exported from Dropbox Passwords. Has a value only if
/// `isDropboxPasswordsExportedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDropboxPasswordsExportedDetails *dropboxPasswordsExportedDetails;

/// Details of an event in which a device was enrolled in Dropbox Passwords. Has a value only if
/// `isDropboxPasswordsNewDeviceEnrolledDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDropboxPasswordsNewDeviceEnrolledDetails *dropboxPasswordsNewDeviceEnrolledDetails;

/// Details of an event in which domain invitations were disabled. Has a value only if `isDisabledDomainInvitesDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDisabledDomainInvitesDetails *disabledDomainInvitesDetails;

/// Details of an event in which an invitation link for the team was deleted. Has a value only if
/// `isDeleteTeamInviteLinkDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeleteTeamInviteLinkDetails *deleteTeamInviteLinkDetails;

/// Details of an event in which the location of the data centers for the team's data was restricted. Has a value only
/// if `isDataPlacementRestrictionChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDataPlacementRestrictionChangePolicyDetails *dataPlacementRestrictionChangePolicyDetails;

/// Details of an event in which the restriction of the data centers for the team's data was fulfilled. Has a value only
/// if `isDataPlacementRestrictionSatisfyPolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDataPlacementRestrictionSatisfyPolicyDetails *dataPlacementRestrictionSatisfyPolicyDetails;

/// Details of an event in which members were added to the directory restrictions list. Has a value only if
/// `isDirectoryRestrictionsAddMembersDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDirectoryRestrictionsAddMembersDetails *directoryRestrictionsAddMembersDetails;

/// Details of an event in which members were removed from the directory restrictions list. Has a value only if
/// `isDirectoryRestrictionsRemoveMembersDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDirectoryRestrictionsRemoveMembersDetails *directoryRestrictionsRemoveMembersDetails;

/// Details of an event in which the team's Dropbox Passwords policy was changed. Has a value only if
/// `isDropboxPasswordsPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDropboxPasswordsPolicyChangedDetails *dropboxPasswordsPolicyChangedDetails;

/// Details of an event in which the migration of the team's data to another data residency was requested. Has a value
/// only if `isDataResidencyMigrationRequestSuccessfulDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDataResidencyMigrationRequestSuccessfulDetails *dataResidencyMigrationRequestSuccessfulDetails;

/// Details of an event in which a request to migrate the team's data to another data residency failed. Has a value only
/// if `isDataResidencyMigrationRequestUnsuccessfulDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulDetails *dataResidencyMigrationRequestUnsuccessfulDetails;

/// Creates an object with the tag `dropbox_passwords_exported_details`.
- (instancetype)
    initWithDropboxPasswordsExportedDetails:(DBTEAMLOGDropboxPasswordsExportedDetails *)dropboxPasswordsExportedDetails;

/// Creates an object with the tag `dropbox_passwords_new_device_enrolled_details`.
- (instancetype)
    initWithDropboxPasswordsNewDeviceEnrolledDetails:(DBTEAMLOGDropboxPasswordsNewDeviceEnrolledDetails *)dropboxPasswordsNewDeviceEnrolledDetails;

/// Creates an object with the tag `disabled_domain_invites_details`.
- (instancetype)
    initWithDisabledDomainInvitesDetails:(DBTEAMLOGDisabledDomainInvitesDetails *)disabledDomainInvitesDetails;

/// Creates an object with the tag `delete_team_invite_link_details`.
- (instancetype)initWithDeleteTeamInviteLinkDetails:(DBTEAMLOGDeleteTeamInviteLinkDetails *)deleteTeamInviteLinkDetails;

/// Creates an object with the tag `data_placement_restriction_change_policy_details`.
- (instancetype)
    initWithDataPlacementRestrictionChangePolicyDetails:(DBTEAMLOGDataPlacementRestrictionChangePolicyDetails *)dataPlacementRestrictionChangePolicyDetails;

/// Creates an object with the tag `data_placement_restriction_satisfy_policy_details`.
- (instancetype)
    initWithDataPlacementRestrictionSatisfyPolicyDetails:(DBTEAMLOGDataPlacementRestrictionSatisfyPolicyDetails *)dataPlacementRestrictionSatisfyPolicyDetails;

/// Creates an object with the tag `directory_restrictions_add_members_details`.
- (instancetype)
    initWithDirectoryRestrictionsAddMembersDetails:(DBTEAMLOGDirectoryRestrictionsAddMembersDetails *)directoryRestrictionsAddMembersDetails;

/// Creates an object with the tag `directory_restrictions_remove_members_details`.
- (instancetype)
    initWithDirectoryRestrictionsRemoveMembersDetails:(DBTEAMLOGDirectoryRestrictionsRemoveMembersDetails *)directoryRestrictionsRemoveMembersDetails;

/// Creates an object with the tag `dropbox_passwords_policy_changed_details`.
- (instancetype)
    initWithDropboxPasswordsPolicyChangedDetails:(DBTEAMLOGDropboxPasswordsPolicyChangedDetails *)dropboxPasswordsPolicyChangedDetails;

/// Creates an object with the tag `data_residency_migration_request_successful_details`.
- (instancetype)
    initWithDataResidencyMigrationRequestSuccessfulDetails:(DBTEAMLOGDataResidencyMigrationRequestSuccessfulDetails *)dataResidencyMigrationRequestSuccessfulDetails;

/// Creates an object with the tag `data_residency_migration_request_unsuccessful_details`.
- (instancetype)
    initWithDataResidencyMigrationRequestUnsuccessfulDetails:(DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulDetails *)dataResidencyMigrationRequestUnsuccessfulDetails;

/// Returns whether the tag is `dropbox_passwords_exported_details`.
- (BOOL)isDropboxPasswordsExportedDetails;
/// Returns whether the tag is `dropbox_passwords_new_device_enrolled_details`.
- (BOOL)isDropboxPasswordsNewDeviceEnrolledDetails;
/// Returns whether the tag is `disabled_domain_invites_details`.
- (BOOL)isDisabledDomainInvitesDetails;
/// Returns whether the tag is `delete_team_invite_link_details`.
- (BOOL)isDeleteTeamInviteLinkDetails;
/// Returns whether the tag is `data_placement_restriction_change_policy_details`.
- (BOOL)isDataPlacementRestrictionChangePolicyDetails;
/// Returns whether the tag is `data_placement_restriction_satisfy_policy_details`.
- (BOOL)isDataPlacementRestrictionSatisfyPolicyDetails;
/// Returns whether the tag is `directory_restrictions_add_members_details`.
- (BOOL)isDirectoryRestrictionsAddMembersDetails;
/// Returns whether the tag is `directory_restrictions_remove_members_details`.
- (BOOL)isDirectoryRestrictionsRemoveMembersDetails;
/// Returns whether the tag is `dropbox_passwords_policy_changed_details`.
- (BOOL)isDropboxPasswordsPolicyChangedDetails;
/// Returns whether the tag is `data_residency_migration_request_successful_details`.
- (BOOL)isDataResidencyMigrationRequestSuccessfulDetails;
/// Returns whether the tag is `data_residency_migration_request_unsuccessful_details`.
- (BOOL)isDataResidencyMigrationRequestUnsuccessfulDetails;
@end

/// The members whose names start with `D`.
@interface DBTEAMLOGEventType (D)
/// Passwords were exported from Dropbox Passwords. Has a value only if `isDropboxPasswordsExported` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDropboxPasswordsExportedType *dropboxPasswordsExported;
/// A device was enrolled in Dropbox Passwords. Has a value only if `isDropboxPasswordsNewDeviceEnrolled` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDropboxPasswordsNewDeviceEnrolledType *dropboxPasswordsNewDeviceEnrolled;

/// Domain invitations were disabled. Dropbox no longer records this event. Has a value only if
/// `isDisabledDomainInvites` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDisabledDomainInvitesType *disabledDomainInvites;

/// An invitation link for the team was deleted. Has a value only if `isDeleteTeamInviteLink` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeleteTeamInviteLinkType *deleteTeamInviteLink;

/// The location of the data centers for the team's data was restricted. Has a value only if
/// `isDataPlacementRestrictionChangePolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDataPlacementRestrictionChangePolicyType *dataPlacementRestrictionChangePolicy;

/// The restriction of the data centers for the team's data was fulfilled. Has a value only if
/// `isDataPlacementRestrictionSatisfyPolicy` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDataPlacementRestrictionSatisfyPolicyType *dataPlacementRestrictionSatisfyPolicy;

/// Members were added to the directory restrictions list. Has a value only if `isDirectoryRestrictionsAddMembers`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDirectoryRestrictionsAddMembersType *directoryRestrictionsAddMembers;

/// Members were removed from the directory restrictions list. Has a value only if
/// `isDirectoryRestrictionsRemoveMembers` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDirectoryRestrictionsRemoveMembersType *directoryRestrictionsRemoveMembers;

/// The team's Dropbox Passwords policy was changed. Has a value only if `isDropboxPasswordsPolicyChanged` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGDropboxPasswordsPolicyChangedType *dropboxPasswordsPolicyChanged;

/// The migration of the team's data to another data residency was requested. Has a value only if
/// `isDataResidencyMigrationRequestSuccessful` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDataResidencyMigrationRequestSuccessfulType *dataResidencyMigrationRequestSuccessful;

/// A request to migrate the team's data to another data residency failed. Has a value only if
/// `isDataResidencyMigrationRequestUnsuccessful` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulType *dataResidencyMigrationRequestUnsuccessful;

/// Creates an object with the tag `dropbox_passwords_exported`.
- (instancetype)initWithDropboxPasswordsExported:(DBTEAMLOGDropboxPasswordsExportedType *)dropboxPasswordsExported;

/// Creates an object with the tag `dropbox_passwords_new_device_enrolled`.
- (instancetype)
    initWithDropboxPasswordsNewDeviceEnrolled:(DBTEAMLOGDropboxPasswordsNewDeviceEnrolledType *)dropboxPasswordsNewDeviceEnrolled;

/// Creates an object with the tag `disabled_domain_invites`.
- (instancetype)initWithDisabledDomainInvites:(DBTEAMLOGDisabledDomainInvitesType *)disabledDomainInvites;
/// Creates an object with the tag `delete_team_invite_link`.
- (instancetype)initWithDeleteTeamInviteLink:(DBTEAMLOGDeleteTeamInviteLinkType *)deleteTeamInviteLink;

/// Creates an object with the tag `data_placement_restriction_change_policy`.
- (instancetype)
    initWithDataPlacementRestrictionChangePolicy:(DBTEAMLOGDataPlacementRestrictionChangePolicyType *)dataPlacementRestrictionChangePolicy;

/// Creates an object with the tag `data_placement_restriction_satisfy_policy`.
- (instancetype)
    initWithDataPlacementRestrictionSatisfyPolicy:(DBTEAMLOGDataPlacementRestrictionSatisfyPolicyType *)dataPlacementRestrictionSatisfyPolicy;

/// Creates an object with the tag `directory_restrictions_add_members`.
- (instancetype)
    initWithDirectoryRestrictionsAddMembers:(DBTEAMLOGDirectoryRestrictionsAddMembersType *)directoryRestrictionsAddMembers;

/// Creates an object with the tag `directory_restrictions_remove_members`.
- (instancetype)
    initWithDirectoryRestrictionsRemoveMembers:(DBTEAMLOGDirectoryRestrictionsRemoveMembersType *)directoryRestrictionsRemoveMembers;

/// Creates an object with the tag `dropbox_passwords_policy_changed`.
- (instancetype)
    initWithDropboxPasswordsPolicyChanged:(DBTEAMLOGDropboxPasswordsPolicyChangedType *)dropboxPasswordsPolicyChanged;

/// Creates an object with the tag `data_residency_migration_request_successful`.
- (instancetype)
    initWithDataResidencyMigrationRequestSuccessful:(DBTEAMLOGDataResidencyMigrationRequestSuccessfulType *)dataResidencyMigrationRequestSuccessful;

/// Creates an object with the tag `data_residency_migration_request_unsuccessful`.
- (instancetype)
    initWithDataResidencyMigrationRequestUnsuccessful:(DBTEAMLOGDataResidencyMigrationRequestUnsuccessfulType *)dataResidencyMigrationRequestUnsuccessful;

/// Returns whether the tag is `dropbox_passwords_exported`.
- (BOOL)isDropboxPasswordsExported;
/// Returns whether the tag is `dropbox_passwords_new_device_enrolled`.
- (BOOL)isDropboxPasswordsNewDeviceEnrolled;
/// Returns whether the tag is `disabled_domain_invites`.
- (BOOL)isDisabledDomainInvites;
/// Returns whether the tag is `delete_team_invite_link`.
- (BOOL)isDeleteTeamInviteLink;
/// Returns whether the tag is `data_placement_restriction_change_policy`.
- (BOOL)isDataPlacementRestrictionChangePolicy;
/// Returns whether the tag is `data_placement_restriction_satisfy_policy`.
- (BOOL)isDataPlacementRestrictionSatisfyPolicy;
/// Returns whether the tag is `directory_restrictions_add_members`.
- (BOOL)isDirectoryRestrictionsAddMembers;
/// Returns whether the tag is `directory_restrictions_remove_members`.
- (BOOL)isDirectoryRestrictionsRemoveMembers;
/// Returns whether the tag is `dropbox_passwords_policy_changed`.
- (BOOL)isDropboxPasswordsPolicyChanged;
/// Returns whether the tag is `data_residency_migration_request_successful`.
- (BOOL)isDataResidencyMigrationRequestSuccessful;
/// Returns whether the tag is `data_residency_migration_request_unsuccessful`.
- (BOOL)isDataResidencyMigrationRequestUnsuccessful;
@end

/// The members whose names start with `D`.
@interface DBTEAMLOGEventTypeArg (D)
/// Creates an object with the tag `dropbox_passwords_exported`.
- (instancetype)initWithDropboxPasswordsExported;
/// Creates an object with the tag `dropbox_passwords_new_device_enrolled`.
- (instancetype)initWithDropboxPasswordsNewDeviceEnrolled;
/// Creates an object with the tag `disabled_domain_invites`.
- (instancetype)initWithDisabledDomainInvites;
/// Creates an object with the tag `delete_team_invite_link`.
- (instancetype)initWithDeleteTeamInviteLink;
/// Creates an object with the tag `data_placement_restriction_change_policy`.
- (instancetype)initWithDataPlacementRestrictionChangePolicy;
/// Creates an object with the tag `data_placement_restriction_satisfy_policy`.
- (instancetype)initWithDataPlacementRestrictionSatisfyPolicy;
/// Creates an object with the tag `directory_restrictions_add_members`.
- (instancetype)initWithDirectoryRestrictionsAddMembers;
/// Creates an object with the tag `directory_restrictions_remove_members`.
- (instancetype)initWithDirectoryRestrictionsRemoveMembers;
/// Creates an object with the tag `dropbox_passwords_policy_changed`.
- (instancetype)initWithDropboxPasswordsPolicyChanged;
/// Creates an object with the tag `data_residency_migration_request_successful`.
- (instancetype)initWithDataResidencyMigrationRequestSuccessful;
/// Creates an object with the tag `data_residency_migration_request_unsuccessful`.
- (instancetype)initWithDataResidencyMigrationRequestUnsuccessful;
/// Returns whether the tag is `dropbox_passwords_exported`.
- (BOOL)isDropboxPasswordsExported;
/// Returns whether the tag is `dropbox_passwords_new_device_enrolled`.
- (BOOL)isDropboxPasswordsNewDeviceEnrolled;
/// Returns whether the tag is `disabled_domain_invites`.
- (BOOL)isDisabledDomainInvites;
/// Returns whether the tag is `delete_team_invite_link`.
- (BOOL)isDeleteTeamInviteLink;
/// Returns whether the tag is `data_placement_restriction_change_policy`.
- (BOOL)isDataPlacementRestrictionChangePolicy;
/// Returns whether the tag is `data_placement_restriction_satisfy_policy`.
- (BOOL)isDataPlacementRestrictionSatisfyPolicy;
/// Returns whether the tag is `directory_restrictions_add_members`.
- (BOOL)isDirectoryRestrictionsAddMembers;
/// Returns whether the tag is `directory_restrictions_remove_members`.
- (BOOL)isDirectoryRestrictionsRemoveMembers;
/// Returns whether the tag is `dropbox_passwords_policy_changed`.
- (BOOL)isDropboxPasswordsPolicyChanged;
/// Returns whether the tag is `data_residency_migration_request_successful`.
- (BOOL)isDataResidencyMigrationRequestSuccessful;
/// Returns whether the tag is `data_residency_migration_request_unsuccessful`.
- (BOOL)isDataResidencyMigrationRequestUnsuccessful;
@end

NS_ASSUME_NONNULL_END
