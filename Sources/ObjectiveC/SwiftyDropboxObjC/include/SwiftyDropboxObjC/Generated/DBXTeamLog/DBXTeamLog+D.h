// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Base.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamDesktopPlatform, DBXTeamLogDefaultLinkExpirationDaysPolicyDay1,
    DBXTeamLogDefaultLinkExpirationDaysPolicyDay180, DBXTeamLogDefaultLinkExpirationDaysPolicyDay3,
    DBXTeamLogDefaultLinkExpirationDaysPolicyDay30, DBXTeamLogDefaultLinkExpirationDaysPolicyDay7,
    DBXTeamLogDefaultLinkExpirationDaysPolicyDay90, DBXTeamLogDefaultLinkExpirationDaysPolicyNone,
    DBXTeamLogDefaultLinkExpirationDaysPolicyOther, DBXTeamLogDefaultLinkExpirationDaysPolicyYear1,
    DBXTeamLogDesktopSessionLogInfo, DBXTeamLogDispositionActionTypeAutomaticDelete,
    DBXTeamLogDispositionActionTypeAutomaticPermanentlyDelete, DBXTeamLogDispositionActionTypeOther,
    DBXTeamLogDownloadPolicyTypeAllow, DBXTeamLogDownloadPolicyTypeDisallow, DBXTeamLogDownloadPolicyTypeOther,
    DBXTeamLogDropboxPasswordsPolicyDefault_, DBXTeamLogDropboxPasswordsPolicyDisabled,
    DBXTeamLogDropboxPasswordsPolicyEnabled, DBXTeamLogDropboxPasswordsPolicyOther,
    DBXTeamLogEventDetailsDataPlacementRestrictionChangePolicyDetails,
    DBXTeamLogEventDetailsDataPlacementRestrictionSatisfyPolicyDetails,
    DBXTeamLogEventDetailsDataResidencyMigrationRequestSuccessfulDetails,
    DBXTeamLogEventDetailsDataResidencyMigrationRequestUnsuccessfulDetails,
    DBXTeamLogEventDetailsDeleteTeamInviteLinkDetails, DBXTeamLogEventDetailsDirectoryRestrictionsAddMembersDetails,
    DBXTeamLogEventDetailsDirectoryRestrictionsRemoveMembersDetails, DBXTeamLogEventDetailsDisabledDomainInvitesDetails,
    DBXTeamLogEventDetailsDropboxPasswordsExportedDetails,
    DBXTeamLogEventDetailsDropboxPasswordsNewDeviceEnrolledDetails,
    DBXTeamLogEventDetailsDropboxPasswordsPolicyChangedDetails,
    DBXTeamLogEventTypeArgDataPlacementRestrictionChangePolicy,
    DBXTeamLogEventTypeArgDataPlacementRestrictionSatisfyPolicy,
    DBXTeamLogEventTypeArgDataResidencyMigrationRequestSuccessful,
    DBXTeamLogEventTypeArgDataResidencyMigrationRequestUnsuccessful, DBXTeamLogEventTypeArgDeleteTeamInviteLink,
    DBXTeamLogEventTypeArgDirectoryRestrictionsAddMembers, DBXTeamLogEventTypeArgDirectoryRestrictionsRemoveMembers,
    DBXTeamLogEventTypeArgDisabledDomainInvites, DBXTeamLogEventTypeArgDropboxPasswordsExported,
    DBXTeamLogEventTypeArgDropboxPasswordsNewDeviceEnrolled, DBXTeamLogEventTypeArgDropboxPasswordsPolicyChanged,
    DBXTeamLogEventTypeDataPlacementRestrictionChangePolicy, DBXTeamLogEventTypeDataPlacementRestrictionSatisfyPolicy,
    DBXTeamLogEventTypeDataResidencyMigrationRequestSuccessful,
    DBXTeamLogEventTypeDataResidencyMigrationRequestUnsuccessful, DBXTeamLogEventTypeDeleteTeamInviteLink,
    DBXTeamLogEventTypeDirectoryRestrictionsAddMembers, DBXTeamLogEventTypeDirectoryRestrictionsRemoveMembers,
    DBXTeamLogEventTypeDisabledDomainInvites, DBXTeamLogEventTypeDropboxPasswordsExported,
    DBXTeamLogEventTypeDropboxPasswordsNewDeviceEnrolled, DBXTeamLogEventTypeDropboxPasswordsPolicyChanged,
    DBXTeamLogPlacementRestriction, DBXTeamLogTimeUnit;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which the location of the data centers for the team's data was restricted.
@interface DBXTeamLogDataPlacementRestrictionChangePolicyDetails : DBXObject
/// The placement restriction before the change.
@property (nonatomic, readonly) DBXTeamLogPlacementRestriction *previousValue;
/// The placement restriction after the change.
@property (nonatomic, readonly) DBXTeamLogPlacementRestriction *newValue;
/// The placement restriction after the change.
- (DBXTeamLogPlacementRestriction *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXTeamLogPlacementRestriction *)previousValue
    newValue:(DBXTeamLogPlacementRestriction *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The location of the data centers for the team's data was restricted.
@interface DBXTeamLogDataPlacementRestrictionChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the restriction of the data centers for the team's data was fulfilled.
@interface DBXTeamLogDataPlacementRestrictionSatisfyPolicyDetails : DBXObject
/// The placement restriction.
@property (nonatomic, readonly) DBXTeamLogPlacementRestriction *placementRestriction;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPlacementRestriction:(DBXTeamLogPlacementRestriction *)placementRestriction
    NS_DESIGNATED_INITIALIZER;
@end

/// The restriction of the data centers for the team's data was fulfilled.
@interface DBXTeamLogDataPlacementRestrictionSatisfyPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the migration of the team's data to another data residency was requested.
@interface DBXTeamLogDataResidencyMigrationRequestSuccessfulDetails : DBXObject
@end

/// The migration of the team's data to another data residency was requested.
@interface DBXTeamLogDataResidencyMigrationRequestSuccessfulType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a request to migrate the team's data to another data residency failed.
@interface DBXTeamLogDataResidencyMigrationRequestUnsuccessfulDetails : DBXObject
@end

/// A request to migrate the team's data to another data residency failed.
@interface DBXTeamLogDataResidencyMigrationRequestUnsuccessfulType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The time after which links shared outside the team expire by default.
@interface DBXTeamLogDefaultLinkExpirationDaysPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogDefaultLinkExpirationDaysPolicy (Members)
/// The object if its tag is `day_1`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDefaultLinkExpirationDaysPolicyDay1 *asDay1;
/// The object if its tag is `day_180`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDefaultLinkExpirationDaysPolicyDay180 *asDay180;
/// The object if its tag is `day_3`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDefaultLinkExpirationDaysPolicyDay3 *asDay3;
/// The object if its tag is `day_30`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDefaultLinkExpirationDaysPolicyDay30 *asDay30;
/// The object if its tag is `day_7`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDefaultLinkExpirationDaysPolicyDay7 *asDay7;
/// The object if its tag is `day_90`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDefaultLinkExpirationDaysPolicyDay90 *asDay90;
/// The object if its tag is `none`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDefaultLinkExpirationDaysPolicyNone *asNone;
/// The object if its tag is `year_1`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDefaultLinkExpirationDaysPolicyYear1 *asYear1;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDefaultLinkExpirationDaysPolicyOther *asOther;
@end

/// 1 day.
@interface DBXTeamLogDefaultLinkExpirationDaysPolicyDay1 : DBXTeamLogDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_1`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 180 days.
@interface DBXTeamLogDefaultLinkExpirationDaysPolicyDay180 : DBXTeamLogDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_180`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 3 days.
@interface DBXTeamLogDefaultLinkExpirationDaysPolicyDay3 : DBXTeamLogDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_3`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 30 days.
@interface DBXTeamLogDefaultLinkExpirationDaysPolicyDay30 : DBXTeamLogDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_30`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 7 days.
@interface DBXTeamLogDefaultLinkExpirationDaysPolicyDay7 : DBXTeamLogDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_7`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 90 days.
@interface DBXTeamLogDefaultLinkExpirationDaysPolicyDay90 : DBXTeamLogDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `day_90`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Links don't expire.
@interface DBXTeamLogDefaultLinkExpirationDaysPolicyNone : DBXTeamLogDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `none`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// 1 year.
@interface DBXTeamLogDefaultLinkExpirationDaysPolicyYear1 : DBXTeamLogDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `year_1`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogDefaultLinkExpirationDaysPolicyOther : DBXTeamLogDefaultLinkExpirationDaysPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which an invitation link for the team was deleted.
@interface DBXTeamLogDeleteTeamInviteLinkDetails : DBXObject
/// The URL of the invitation link.
@property (nonatomic, readonly, copy) NSString *linkUrl;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLinkUrl:(NSString *)linkUrl NS_DESIGNATED_INITIALIZER;
@end

/// An invitation link for the team was deleted.
@interface DBXTeamLogDeleteTeamInviteLinkType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A computer that a user has linked.
@interface DBXTeamLogDesktopDeviceSessionLogInfo : DBXTeamLogDeviceSessionLogInfo
/// The session.
@property (nonatomic, readonly, nullable) DBXTeamLogDesktopSessionLogInfo *sessionInfo;
/// The name of the computer.
@property (nonatomic, readonly, copy) NSString *hostName;
/// The type of the computer.
@property (nonatomic, readonly) DBXTeamDesktopPlatform *clientType;
/// The version of the Dropbox app.
@property (nonatomic, readonly, copy, nullable) NSString *clientVersion;
/// The operating system.
@property (nonatomic, readonly, copy) NSString *platform;
/// A Boolean value that indicates whether its files can be deleted when the computer is unlinked.
@property (nonatomic, readonly) NSNumber *isDeleteOnUnlinkSupported;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithHostName:(NSString *)hostName
    clientType:(DBXTeamDesktopPlatform *)clientType
    platform:(NSString *)platform
    isDeleteOnUnlinkSupported:(NSNumber *)isDeleteOnUnlinkSupported
    ipAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    sessionInfo:(nullable DBXTeamLogDesktopSessionLogInfo *)sessionInfo
    clientVersion:(nullable NSString *)clientVersion
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    DB_UNAVAILABLE;
@end

/// A session on a computer.
@interface DBXTeamLogDesktopSessionLogInfo : DBXTeamLogSessionLogInfo
- (instancetype)initWithSessionId:(nullable NSString *)sessionId DB_UNAVAILABLE;
@end

/// Details of an event in which members were added to the directory restrictions list.
@interface DBXTeamLogDirectoryRestrictionsAddMembersDetails : DBXObject
@end

/// Members were added to the directory restrictions list.
@interface DBXTeamLogDirectoryRestrictionsAddMembersType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were removed from the directory restrictions list.
@interface DBXTeamLogDirectoryRestrictionsRemoveMembersDetails : DBXObject
@end

/// Members were removed from the directory restrictions list.
@interface DBXTeamLogDirectoryRestrictionsRemoveMembersType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which domain invitations were disabled.
@interface DBXTeamLogDisabledDomainInvitesDetails : DBXObject
@end

/// Domain invitations were disabled. Dropbox no longer records this event.
@interface DBXTeamLogDisabledDomainInvitesType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The action that disposes of content.
@interface DBXTeamLogDispositionActionType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogDispositionActionType (Members)
/// The object if its tag is `automatic_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDispositionActionTypeAutomaticDelete *asAutomaticDelete;

/// The object if its tag is `automatic_permanently_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogDispositionActionTypeAutomaticPermanentlyDelete *asAutomaticPermanentlyDelete;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDispositionActionTypeOther *asOther;
@end

/// The content is deleted automatically.
@interface DBXTeamLogDispositionActionTypeAutomaticDelete : DBXTeamLogDispositionActionType
/// Creates an object with the tag `automatic_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The content is permanently deleted automatically.
@interface DBXTeamLogDispositionActionTypeAutomaticPermanentlyDelete : DBXTeamLogDispositionActionType
/// Creates an object with the tag `automatic_permanently_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogDispositionActionTypeOther : DBXTeamLogDispositionActionType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The policy for downloads of shared content.
@interface DBXTeamLogDownloadPolicyType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogDownloadPolicyType (Members)
/// The object if its tag is `allow`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDownloadPolicyTypeAllow *asAllow;
/// The object if its tag is `disallow`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDownloadPolicyTypeDisallow *asDisallow;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDownloadPolicyTypeOther *asOther;
@end

/// Downloads are allowed.
@interface DBXTeamLogDownloadPolicyTypeAllow : DBXTeamLogDownloadPolicyType
/// Creates an object with the tag `allow`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Downloads aren't allowed.
@interface DBXTeamLogDownloadPolicyTypeDisallow : DBXTeamLogDownloadPolicyType
/// Creates an object with the tag `disallow`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogDownloadPolicyTypeOther : DBXTeamLogDownloadPolicyType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which passwords were exported from Dropbox Passwords.
@interface DBXTeamLogDropboxPasswordsExportedDetails : DBXObject
/// The platform of the device.
@property (nonatomic, readonly, copy) NSString *platform;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPlatform:(NSString *)platform NS_DESIGNATED_INITIALIZER;
@end

/// Passwords were exported from Dropbox Passwords.
@interface DBXTeamLogDropboxPasswordsExportedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a device was enrolled in Dropbox Passwords.
@interface DBXTeamLogDropboxPasswordsNewDeviceEnrolledDetails : DBXObject
/// A Boolean value that indicates whether this is the first enrolled device.
@property (nonatomic, readonly) NSNumber *isFirstDevice;
/// The platform of the device.
@property (nonatomic, readonly, copy) NSString *platform;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIsFirstDevice:(NSNumber *)isFirstDevice platform:(NSString *)platform NS_DESIGNATED_INITIALIZER;
@end

/// A device was enrolled in Dropbox Passwords.
@interface DBXTeamLogDropboxPasswordsNewDeviceEnrolledType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for Dropbox Passwords.
@interface DBXTeamLogDropboxPasswordsPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogDropboxPasswordsPolicy (Members)
/// The object if its tag is `default`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDropboxPasswordsPolicyDefault_ *asDefault_;
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDropboxPasswordsPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDropboxPasswordsPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDropboxPasswordsPolicyOther *asOther;
@end

/// The default policy applies.
@interface DBXTeamLogDropboxPasswordsPolicyDefault_ : DBXTeamLogDropboxPasswordsPolicy
/// Creates an object with the tag `default`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can't use Dropbox Passwords.
@interface DBXTeamLogDropboxPasswordsPolicyDisabled : DBXTeamLogDropboxPasswordsPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Members can use Dropbox Passwords.
@interface DBXTeamLogDropboxPasswordsPolicyEnabled : DBXTeamLogDropboxPasswordsPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogDropboxPasswordsPolicyOther : DBXTeamLogDropboxPasswordsPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's Dropbox Passwords policy was changed.
@interface DBXTeamLogDropboxPasswordsPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogDropboxPasswordsPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogDropboxPasswordsPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogDropboxPasswordsPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogDropboxPasswordsPolicy *)newValue
    previousValue:(DBXTeamLogDropboxPasswordsPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's Dropbox Passwords policy was changed.
@interface DBXTeamLogDropboxPasswordsPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// A length of time.
@interface DBXTeamLogDurationLogInfo : DBXObject
/// The unit of time.
@property (nonatomic, readonly) DBXTeamLogTimeUnit *unit;
/// The number of units.
@property (nonatomic, readonly) NSNumber *amount;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUnit:(DBXTeamLogTimeUnit *)unit amount:(NSNumber *)amount NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventDetails (DMembers)
/// The object if its tag is `dropbox_passwords_exported_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDropboxPasswordsExportedDetails *asDropboxPasswordsExportedDetails;

/// The object if its tag is `dropbox_passwords_new_device_enrolled_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDropboxPasswordsNewDeviceEnrolledDetails *asDropboxPasswordsNewDeviceEnrolledDetails;

/// The object if its tag is `disabled_domain_invites_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDisabledDomainInvitesDetails *asDisabledDomainInvitesDetails;

/// The object if its tag is `delete_team_invite_link_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDeleteTeamInviteLinkDetails *asDeleteTeamInviteLinkDetails;

/// The object if its tag is `data_placement_restriction_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDataPlacementRestrictionChangePolicyDetails *asDataPlacementRestrictionChangePolicyDetails;

/// The object if its tag is `data_placement_restriction_satisfy_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDataPlacementRestrictionSatisfyPolicyDetails *asDataPlacementRestrictionSatisfyPolicyDetails;

/// The object if its tag is `directory_restrictions_add_members_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDirectoryRestrictionsAddMembersDetails *asDirectoryRestrictionsAddMembersDetails;

/// The object if its tag is `directory_restrictions_remove_members_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDirectoryRestrictionsRemoveMembersDetails *asDirectoryRestrictionsRemoveMembersDetails;

/// The object if its tag is `dropbox_passwords_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDropboxPasswordsPolicyChangedDetails *asDropboxPasswordsPolicyChangedDetails;

/// The object if its tag is `data_residency_migration_request_successful_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDataResidencyMigrationRequestSuccessfulDetails *asDataResidencyMigrationRequestSuccessfulDetails;

/// The object if its tag is `data_residency_migration_request_unsuccessful_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDataResidencyMigrationRequestUnsuccessfulDetails *asDataResidencyMigrationRequestUnsuccessfulDetails;
@end

/// Details of an event in which passwords were exported from Dropbox Passwords.
@interface DBXTeamLogEventDetailsDropboxPasswordsExportedDetails : DBXTeamLogEventDetails
/// The value of `dropbox_passwords_exported_details`.
@property (nonatomic, strong) DBXTeamLogDropboxPasswordsExportedDetails *dropboxPasswordsExportedDetails;

/// Creates an object with the tag `dropbox_passwords_exported_details`.
- (instancetype)init:(DBXTeamLogDropboxPasswordsExportedDetails *)dropboxPasswordsExportedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a device was enrolled in Dropbox Passwords.
@interface DBXTeamLogEventDetailsDropboxPasswordsNewDeviceEnrolledDetails : DBXTeamLogEventDetails
/// The value of `dropbox_passwords_new_device_enrolled_details`.
@property (nonatomic, strong)
    DBXTeamLogDropboxPasswordsNewDeviceEnrolledDetails *dropboxPasswordsNewDeviceEnrolledDetails;

/// Creates an object with the tag `dropbox_passwords_new_device_enrolled_details`.
- (instancetype)init:(DBXTeamLogDropboxPasswordsNewDeviceEnrolledDetails *)dropboxPasswordsNewDeviceEnrolledDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which domain invitations were disabled.
@interface DBXTeamLogEventDetailsDisabledDomainInvitesDetails : DBXTeamLogEventDetails
/// The value of `disabled_domain_invites_details`.
@property (nonatomic, strong) DBXTeamLogDisabledDomainInvitesDetails *disabledDomainInvitesDetails;
/// Creates an object with the tag `disabled_domain_invites_details`.
- (instancetype)init:(DBXTeamLogDisabledDomainInvitesDetails *)disabledDomainInvitesDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which an invitation link for the team was deleted.
@interface DBXTeamLogEventDetailsDeleteTeamInviteLinkDetails : DBXTeamLogEventDetails
/// The value of `delete_team_invite_link_details`.
@property (nonatomic, strong) DBXTeamLogDeleteTeamInviteLinkDetails *deleteTeamInviteLinkDetails;
/// Creates an object with the tag `delete_team_invite_link_details`.
- (instancetype)init:(DBXTeamLogDeleteTeamInviteLinkDetails *)deleteTeamInviteLinkDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the location of the data centers for the team's data was restricted.
@interface DBXTeamLogEventDetailsDataPlacementRestrictionChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `data_placement_restriction_change_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogDataPlacementRestrictionChangePolicyDetails *dataPlacementRestrictionChangePolicyDetails;

/// Creates an object with the tag `data_placement_restriction_change_policy_details`.
- (instancetype)
    init:(DBXTeamLogDataPlacementRestrictionChangePolicyDetails *)dataPlacementRestrictionChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the restriction of the data centers for the team's data was fulfilled.
@interface DBXTeamLogEventDetailsDataPlacementRestrictionSatisfyPolicyDetails : DBXTeamLogEventDetails
/// The value of `data_placement_restriction_satisfy_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogDataPlacementRestrictionSatisfyPolicyDetails *dataPlacementRestrictionSatisfyPolicyDetails;

/// Creates an object with the tag `data_placement_restriction_satisfy_policy_details`.
- (instancetype)
    init:(DBXTeamLogDataPlacementRestrictionSatisfyPolicyDetails *)dataPlacementRestrictionSatisfyPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were added to the directory restrictions list.
@interface DBXTeamLogEventDetailsDirectoryRestrictionsAddMembersDetails : DBXTeamLogEventDetails
/// The value of `directory_restrictions_add_members_details`.
@property (nonatomic, strong) DBXTeamLogDirectoryRestrictionsAddMembersDetails *directoryRestrictionsAddMembersDetails;

/// Creates an object with the tag `directory_restrictions_add_members_details`.
- (instancetype)init:(DBXTeamLogDirectoryRestrictionsAddMembersDetails *)directoryRestrictionsAddMembersDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were removed from the directory restrictions list.
@interface DBXTeamLogEventDetailsDirectoryRestrictionsRemoveMembersDetails : DBXTeamLogEventDetails
/// The value of `directory_restrictions_remove_members_details`.
@property (nonatomic, strong)
    DBXTeamLogDirectoryRestrictionsRemoveMembersDetails *directoryRestrictionsRemoveMembersDetails;

/// Creates an object with the tag `directory_restrictions_remove_members_details`.
- (instancetype)init:(DBXTeamLogDirectoryRestrictionsRemoveMembersDetails *)directoryRestrictionsRemoveMembersDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's Dropbox Passwords policy was changed.
@interface DBXTeamLogEventDetailsDropboxPasswordsPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `dropbox_passwords_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogDropboxPasswordsPolicyChangedDetails *dropboxPasswordsPolicyChangedDetails;

/// Creates an object with the tag `dropbox_passwords_policy_changed_details`.
- (instancetype)init:(DBXTeamLogDropboxPasswordsPolicyChangedDetails *)dropboxPasswordsPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the migration of the team's data to another data residency was requested.
@interface DBXTeamLogEventDetailsDataResidencyMigrationRequestSuccessfulDetails : DBXTeamLogEventDetails
/// The value of `data_residency_migration_request_successful_details`.
@property (nonatomic, strong)
    DBXTeamLogDataResidencyMigrationRequestSuccessfulDetails *dataResidencyMigrationRequestSuccessfulDetails;

/// Creates an object with the tag `data_residency_migration_request_successful_details`.
- (instancetype)
    init:(DBXTeamLogDataResidencyMigrationRequestSuccessfulDetails *)dataResidencyMigrationRequestSuccessfulDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a request to migrate the team's data to another data residency failed.
@interface DBXTeamLogEventDetailsDataResidencyMigrationRequestUnsuccessfulDetails : DBXTeamLogEventDetails
/// The value of `data_residency_migration_request_unsuccessful_details`.
@property (nonatomic, strong)
    DBXTeamLogDataResidencyMigrationRequestUnsuccessfulDetails *dataResidencyMigrationRequestUnsuccessfulDetails;

/// Creates an object with the tag `data_residency_migration_request_unsuccessful_details`.
- (instancetype)
    init:(DBXTeamLogDataResidencyMigrationRequestUnsuccessfulDetails *)dataResidencyMigrationRequestUnsuccessfulDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (DMembers)
/// The object if its tag is `dropbox_passwords_exported`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDropboxPasswordsExported *asDropboxPasswordsExported;

/// The object if its tag is `dropbox_passwords_new_device_enrolled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDropboxPasswordsNewDeviceEnrolled *asDropboxPasswordsNewDeviceEnrolled;

/// The object if its tag is `disabled_domain_invites`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDisabledDomainInvites *asDisabledDomainInvites;
/// The object if its tag is `delete_team_invite_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDeleteTeamInviteLink *asDeleteTeamInviteLink;

/// The object if its tag is `data_placement_restriction_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDataPlacementRestrictionChangePolicy *asDataPlacementRestrictionChangePolicy;

/// The object if its tag is `data_placement_restriction_satisfy_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDataPlacementRestrictionSatisfyPolicy *asDataPlacementRestrictionSatisfyPolicy;

/// The object if its tag is `directory_restrictions_add_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDirectoryRestrictionsAddMembers *asDirectoryRestrictionsAddMembers;

/// The object if its tag is `directory_restrictions_remove_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDirectoryRestrictionsRemoveMembers *asDirectoryRestrictionsRemoveMembers;

/// The object if its tag is `dropbox_passwords_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDropboxPasswordsPolicyChanged *asDropboxPasswordsPolicyChanged;

/// The object if its tag is `data_residency_migration_request_successful`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDataResidencyMigrationRequestSuccessful *asDataResidencyMigrationRequestSuccessful;

/// The object if its tag is `data_residency_migration_request_unsuccessful`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDataResidencyMigrationRequestUnsuccessful *asDataResidencyMigrationRequestUnsuccessful;
@end

/// Passwords were exported from Dropbox Passwords.
@interface DBXTeamLogEventTypeDropboxPasswordsExported : DBXTeamLogEventType
/// The value of `dropbox_passwords_exported`.
@property (nonatomic, strong) DBXTeamLogDropboxPasswordsExportedType *dropboxPasswordsExported;
/// Creates an object with the tag `dropbox_passwords_exported`.
- (instancetype)init:(DBXTeamLogDropboxPasswordsExportedType *)dropboxPasswordsExported NS_DESIGNATED_INITIALIZER;
@end

/// A device was enrolled in Dropbox Passwords.
@interface DBXTeamLogEventTypeDropboxPasswordsNewDeviceEnrolled : DBXTeamLogEventType
/// The value of `dropbox_passwords_new_device_enrolled`.
@property (nonatomic, strong) DBXTeamLogDropboxPasswordsNewDeviceEnrolledType *dropboxPasswordsNewDeviceEnrolled;

/// Creates an object with the tag `dropbox_passwords_new_device_enrolled`.
- (instancetype)init:(DBXTeamLogDropboxPasswordsNewDeviceEnrolledType *)dropboxPasswordsNewDeviceEnrolled
    NS_DESIGNATED_INITIALIZER;
@end

/// Domain invitations were disabled. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeDisabledDomainInvites : DBXTeamLogEventType
/// The value of `disabled_domain_invites`.
@property (nonatomic, strong) DBXTeamLogDisabledDomainInvitesType *disabledDomainInvites;
/// Creates an object with the tag `disabled_domain_invites`.
- (instancetype)init:(DBXTeamLogDisabledDomainInvitesType *)disabledDomainInvites NS_DESIGNATED_INITIALIZER;
@end

/// An invitation link for the team was deleted.
@interface DBXTeamLogEventTypeDeleteTeamInviteLink : DBXTeamLogEventType
/// The value of `delete_team_invite_link`.
@property (nonatomic, strong) DBXTeamLogDeleteTeamInviteLinkType *deleteTeamInviteLink;
/// Creates an object with the tag `delete_team_invite_link`.
- (instancetype)init:(DBXTeamLogDeleteTeamInviteLinkType *)deleteTeamInviteLink NS_DESIGNATED_INITIALIZER;
@end

/// The location of the data centers for the team's data was restricted.
@interface DBXTeamLogEventTypeDataPlacementRestrictionChangePolicy : DBXTeamLogEventType
/// The value of `data_placement_restriction_change_policy`.
@property (nonatomic, strong) DBXTeamLogDataPlacementRestrictionChangePolicyType *dataPlacementRestrictionChangePolicy;

/// Creates an object with the tag `data_placement_restriction_change_policy`.
- (instancetype)init:(DBXTeamLogDataPlacementRestrictionChangePolicyType *)dataPlacementRestrictionChangePolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The restriction of the data centers for the team's data was fulfilled.
@interface DBXTeamLogEventTypeDataPlacementRestrictionSatisfyPolicy : DBXTeamLogEventType
/// The value of `data_placement_restriction_satisfy_policy`.
@property (nonatomic, strong)
    DBXTeamLogDataPlacementRestrictionSatisfyPolicyType *dataPlacementRestrictionSatisfyPolicy;

/// Creates an object with the tag `data_placement_restriction_satisfy_policy`.
- (instancetype)init:(DBXTeamLogDataPlacementRestrictionSatisfyPolicyType *)dataPlacementRestrictionSatisfyPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// Members were added to the directory restrictions list.
@interface DBXTeamLogEventTypeDirectoryRestrictionsAddMembers : DBXTeamLogEventType
/// The value of `directory_restrictions_add_members`.
@property (nonatomic, strong) DBXTeamLogDirectoryRestrictionsAddMembersType *directoryRestrictionsAddMembers;

/// Creates an object with the tag `directory_restrictions_add_members`.
- (instancetype)init:(DBXTeamLogDirectoryRestrictionsAddMembersType *)directoryRestrictionsAddMembers
    NS_DESIGNATED_INITIALIZER;
@end

/// Members were removed from the directory restrictions list.
@interface DBXTeamLogEventTypeDirectoryRestrictionsRemoveMembers : DBXTeamLogEventType
/// The value of `directory_restrictions_remove_members`.
@property (nonatomic, strong) DBXTeamLogDirectoryRestrictionsRemoveMembersType *directoryRestrictionsRemoveMembers;

/// Creates an object with the tag `directory_restrictions_remove_members`.
- (instancetype)init:(DBXTeamLogDirectoryRestrictionsRemoveMembersType *)directoryRestrictionsRemoveMembers
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's Dropbox Passwords policy was changed.
@interface DBXTeamLogEventTypeDropboxPasswordsPolicyChanged : DBXTeamLogEventType
/// The value of `dropbox_passwords_policy_changed`.
@property (nonatomic, strong) DBXTeamLogDropboxPasswordsPolicyChangedType *dropboxPasswordsPolicyChanged;

/// Creates an object with the tag `dropbox_passwords_policy_changed`.
- (instancetype)init:(DBXTeamLogDropboxPasswordsPolicyChangedType *)dropboxPasswordsPolicyChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// The migration of the team's data to another data residency was requested.
@interface DBXTeamLogEventTypeDataResidencyMigrationRequestSuccessful : DBXTeamLogEventType
/// The value of `data_residency_migration_request_successful`.
@property (nonatomic, strong)
    DBXTeamLogDataResidencyMigrationRequestSuccessfulType *dataResidencyMigrationRequestSuccessful;

/// Creates an object with the tag `data_residency_migration_request_successful`.
- (instancetype)init:(DBXTeamLogDataResidencyMigrationRequestSuccessfulType *)dataResidencyMigrationRequestSuccessful
    NS_DESIGNATED_INITIALIZER;
@end

/// A request to migrate the team's data to another data residency failed.
@interface DBXTeamLogEventTypeDataResidencyMigrationRequestUnsuccessful : DBXTeamLogEventType
/// The value of `data_residency_migration_request_unsuccessful`.
@property (nonatomic, strong)
    DBXTeamLogDataResidencyMigrationRequestUnsuccessfulType *dataResidencyMigrationRequestUnsuccessful;

/// Creates an object with the tag `data_residency_migration_request_unsuccessful`.
- (instancetype)
    init:(DBXTeamLogDataResidencyMigrationRequestUnsuccessfulType *)dataResidencyMigrationRequestUnsuccessful
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (DMembers)
/// The object if its tag is `dropbox_passwords_exported`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDropboxPasswordsExported *asDropboxPasswordsExported;

/// The object if its tag is `dropbox_passwords_new_device_enrolled`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDropboxPasswordsNewDeviceEnrolled *asDropboxPasswordsNewDeviceEnrolled;

/// The object if its tag is `disabled_domain_invites`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDisabledDomainInvites *asDisabledDomainInvites;
/// The object if its tag is `delete_team_invite_link`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDeleteTeamInviteLink *asDeleteTeamInviteLink;

/// The object if its tag is `data_placement_restriction_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDataPlacementRestrictionChangePolicy *asDataPlacementRestrictionChangePolicy;

/// The object if its tag is `data_placement_restriction_satisfy_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDataPlacementRestrictionSatisfyPolicy *asDataPlacementRestrictionSatisfyPolicy;

/// The object if its tag is `directory_restrictions_add_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDirectoryRestrictionsAddMembers *asDirectoryRestrictionsAddMembers;

/// The object if its tag is `directory_restrictions_remove_members`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDirectoryRestrictionsRemoveMembers *asDirectoryRestrictionsRemoveMembers;

/// The object if its tag is `dropbox_passwords_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDropboxPasswordsPolicyChanged *asDropboxPasswordsPolicyChanged;

/// The object if its tag is `data_residency_migration_request_successful`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDataResidencyMigrationRequestSuccessful *asDataResidencyMigrationRequestSuccessful;

/// The object if its tag is `data_residency_migration_request_unsuccessful`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDataResidencyMigrationRequestUnsuccessful *asDataResidencyMigrationRequestUnsuccessful;
@end

/// Events in which passwords were exported from Dropbox Passwords.
@interface DBXTeamLogEventTypeArgDropboxPasswordsExported : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dropbox_passwords_exported`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a device was enrolled in Dropbox Passwords.
@interface DBXTeamLogEventTypeArgDropboxPasswordsNewDeviceEnrolled : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dropbox_passwords_new_device_enrolled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which domain invitations were disabled.
@interface DBXTeamLogEventTypeArgDisabledDomainInvites : DBXTeamLogEventTypeArg
/// Creates an object with the tag `disabled_domain_invites`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which an invitation link for the team was deleted.
@interface DBXTeamLogEventTypeArgDeleteTeamInviteLink : DBXTeamLogEventTypeArg
/// Creates an object with the tag `delete_team_invite_link`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the location of the data centers for the team's data was restricted.
@interface DBXTeamLogEventTypeArgDataPlacementRestrictionChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `data_placement_restriction_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the restriction of the data centers for the team's data was fulfilled.
@interface DBXTeamLogEventTypeArgDataPlacementRestrictionSatisfyPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `data_placement_restriction_satisfy_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which members were added to the directory restrictions list.
@interface DBXTeamLogEventTypeArgDirectoryRestrictionsAddMembers : DBXTeamLogEventTypeArg
/// Creates an object with the tag `directory_restrictions_add_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which members were removed from the directory restrictions list.
@interface DBXTeamLogEventTypeArgDirectoryRestrictionsRemoveMembers : DBXTeamLogEventTypeArg
/// Creates an object with the tag `directory_restrictions_remove_members`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's Dropbox Passwords policy was changed.
@interface DBXTeamLogEventTypeArgDropboxPasswordsPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `dropbox_passwords_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the migration of the team's data to another data residency was requested.
@interface DBXTeamLogEventTypeArgDataResidencyMigrationRequestSuccessful : DBXTeamLogEventTypeArg
/// Creates an object with the tag `data_residency_migration_request_successful`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a request to migrate the team's data to another data residency failed.
@interface DBXTeamLogEventTypeArgDataResidencyMigrationRequestUnsuccessful : DBXTeamLogEventTypeArg
/// Creates an object with the tag `data_residency_migration_request_unsuccessful`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
