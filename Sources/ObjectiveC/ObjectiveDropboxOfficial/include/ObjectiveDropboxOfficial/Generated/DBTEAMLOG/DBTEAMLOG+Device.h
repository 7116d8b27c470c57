// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGBackupStatus, DBTEAMLOGDesktopDeviceSessionLogInfo, DBTEAMLOGDeviceApprovalsPolicy,
    DBTEAMLOGDeviceSessionLogInfo, DBTEAMLOGDeviceType, DBTEAMLOGDeviceUnlinkPolicy, DBTEAMLOGSessionLogInfo,
    DBTEAMPOLICIESRolloutMethod;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which members were exempted from device approvals.
@interface DBTEAMLOGDeviceApprovalsAddExceptionDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDeviceApprovalsAddExceptionDetails` from and to JSON.
@interface DBTEAMLOGDeviceApprovalsAddExceptionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceApprovalsAddExceptionDetails *)instance;
+ (DBTEAMLOGDeviceApprovalsAddExceptionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Members were exempted from device approvals.
@interface DBTEAMLOGDeviceApprovalsAddExceptionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceApprovalsAddExceptionType` from and to JSON.
@interface DBTEAMLOGDeviceApprovalsAddExceptionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceApprovalsAddExceptionType *)instance;
+ (DBTEAMLOGDeviceApprovalsAddExceptionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the limit on the number of computers a member can link was set or removed.
@interface DBTEAMLOGDeviceApprovalsChangeDesktopPolicyDetails : DBStoneObject
/// The policy after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGDeviceApprovalsPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGDeviceApprovalsPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(nullable DBTEAMLOGDeviceApprovalsPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGDeviceApprovalsPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDeviceApprovalsChangeDesktopPolicyDetails` from and to JSON.
@interface DBTEAMLOGDeviceApprovalsChangeDesktopPolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceApprovalsChangeDesktopPolicyDetails *)instance;
+ (DBTEAMLOGDeviceApprovalsChangeDesktopPolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The limit on the number of computers a member can link was set or removed.
@interface DBTEAMLOGDeviceApprovalsChangeDesktopPolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceApprovalsChangeDesktopPolicyType` from and to JSON.
@interface DBTEAMLOGDeviceApprovalsChangeDesktopPolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceApprovalsChangeDesktopPolicyType *)instance;
+ (DBTEAMLOGDeviceApprovalsChangeDesktopPolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the limit on the number of mobile devices a member can link was set or removed.
@interface DBTEAMLOGDeviceApprovalsChangeMobilePolicyDetails : DBStoneObject
/// The policy after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGDeviceApprovalsPolicy *dNewValue;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGDeviceApprovalsPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(nullable DBTEAMLOGDeviceApprovalsPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGDeviceApprovalsPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDeviceApprovalsChangeMobilePolicyDetails` from and to JSON.
@interface DBTEAMLOGDeviceApprovalsChangeMobilePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceApprovalsChangeMobilePolicyDetails *)instance;
+ (DBTEAMLOGDeviceApprovalsChangeMobilePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The limit on the number of mobile devices a member can link was set or removed.
@interface DBTEAMLOGDeviceApprovalsChangeMobilePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceApprovalsChangeMobilePolicyType` from and to JSON.
@interface DBTEAMLOGDeviceApprovalsChangeMobilePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceApprovalsChangeMobilePolicyType *)instance;
+ (DBTEAMLOGDeviceApprovalsChangeMobilePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the handling of members who exceed the limit on devices was changed.
@interface DBTEAMLOGDeviceApprovalsChangeOverageActionDetails : DBStoneObject
/// The policy for devices beyond the limit after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMPOLICIESRolloutMethod *dNewValue;
/// The policy for devices beyond the limit before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMPOLICIESRolloutMethod *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(nullable DBTEAMPOLICIESRolloutMethod *)dNewValue
    previousValue:(nullable DBTEAMPOLICIESRolloutMethod *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDeviceApprovalsChangeOverageActionDetails` from and to JSON.
@interface DBTEAMLOGDeviceApprovalsChangeOverageActionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceApprovalsChangeOverageActionDetails *)instance;
+ (DBTEAMLOGDeviceApprovalsChangeOverageActionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The handling of members who exceed the limit on devices was changed.
@interface DBTEAMLOGDeviceApprovalsChangeOverageActionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceApprovalsChangeOverageActionType` from and to JSON.
@interface DBTEAMLOGDeviceApprovalsChangeOverageActionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceApprovalsChangeOverageActionType *)instance;
+ (DBTEAMLOGDeviceApprovalsChangeOverageActionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the handling of approved devices that a member unlinks was changed.
@interface DBTEAMLOGDeviceApprovalsChangeUnlinkActionDetails : DBStoneObject
/// The policy for unlinked devices after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGDeviceUnlinkPolicy *dNewValue;
/// The policy for unlinked devices before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGDeviceUnlinkPolicy *previousValue;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewValue:(nullable DBTEAMLOGDeviceUnlinkPolicy *)dNewValue
    previousValue:(nullable DBTEAMLOGDeviceUnlinkPolicy *)previousValue;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDeviceApprovalsChangeUnlinkActionDetails` from and to JSON.
@interface DBTEAMLOGDeviceApprovalsChangeUnlinkActionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceApprovalsChangeUnlinkActionDetails *)instance;
+ (DBTEAMLOGDeviceApprovalsChangeUnlinkActionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The handling of approved devices that a member unlinks was changed.
@interface DBTEAMLOGDeviceApprovalsChangeUnlinkActionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceApprovalsChangeUnlinkActionType` from and to JSON.
@interface DBTEAMLOGDeviceApprovalsChangeUnlinkActionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceApprovalsChangeUnlinkActionType *)instance;
+ (DBTEAMLOGDeviceApprovalsChangeUnlinkActionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGDeviceApprovalsPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGDeviceApprovalsPolicyTag) {
    /// The number is limited.
    DBTEAMLOGDeviceApprovalsPolicyLimited,
    /// The number isn't limited.
    DBTEAMLOGDeviceApprovalsPolicyUnlimited,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGDeviceApprovalsPolicyOther,
};

/// The policy for the number of devices that a member can link.
@interface DBTEAMLOGDeviceApprovalsPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGDeviceApprovalsPolicyTag tag;
/// Creates an object with the tag `limited`.
- (instancetype)initWithLimited;
/// Creates an object with the tag `unlimited`.
- (instancetype)initWithUnlimited;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `limited`.
- (BOOL)isLimited;
/// Returns whether the tag is `unlimited`.
- (BOOL)isUnlimited;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGDeviceApprovalsPolicy` from and to JSON.
@interface DBTEAMLOGDeviceApprovalsPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceApprovalsPolicy *)instance;
+ (DBTEAMLOGDeviceApprovalsPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the exemption of members from device approvals was removed.
@interface DBTEAMLOGDeviceApprovalsRemoveExceptionDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDeviceApprovalsRemoveExceptionDetails` from and to JSON.
@interface DBTEAMLOGDeviceApprovalsRemoveExceptionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceApprovalsRemoveExceptionDetails *)instance;
+ (DBTEAMLOGDeviceApprovalsRemoveExceptionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The exemption of members from device approvals was removed.
@interface DBTEAMLOGDeviceApprovalsRemoveExceptionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceApprovalsRemoveExceptionType` from and to JSON.
@interface DBTEAMLOGDeviceApprovalsRemoveExceptionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceApprovalsRemoveExceptionType *)instance;
+ (DBTEAMLOGDeviceApprovalsRemoveExceptionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the IP address of an active desktop session changed.
@interface DBTEAMLOGDeviceChangeIpDesktopDetails : DBStoneObject
/// The session of the device.
@property (nonatomic, readonly) DBTEAMLOGDeviceSessionLogInfo *deviceSessionInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDeviceSessionInfo:(DBTEAMLOGDeviceSessionLogInfo *)deviceSessionInfo;
@end

/// Converts `DBTEAMLOGDeviceChangeIpDesktopDetails` from and to JSON.
@interface DBTEAMLOGDeviceChangeIpDesktopDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceChangeIpDesktopDetails *)instance;
+ (DBTEAMLOGDeviceChangeIpDesktopDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The IP address of an active desktop session changed.
@interface DBTEAMLOGDeviceChangeIpDesktopType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceChangeIpDesktopType` from and to JSON.
@interface DBTEAMLOGDeviceChangeIpDesktopTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceChangeIpDesktopType *)instance;
+ (DBTEAMLOGDeviceChangeIpDesktopType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the IP address of an active mobile session changed.
@interface DBTEAMLOGDeviceChangeIpMobileDetails : DBStoneObject
/// The session of the device.
@property (nonatomic, readonly, nullable) DBTEAMLOGDeviceSessionLogInfo *deviceSessionInfo;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDeviceSessionInfo:(nullable DBTEAMLOGDeviceSessionLogInfo *)deviceSessionInfo;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDeviceChangeIpMobileDetails` from and to JSON.
@interface DBTEAMLOGDeviceChangeIpMobileDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceChangeIpMobileDetails *)instance;
+ (DBTEAMLOGDeviceChangeIpMobileDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The IP address of an active mobile session changed.
@interface DBTEAMLOGDeviceChangeIpMobileType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceChangeIpMobileType` from and to JSON.
@interface DBTEAMLOGDeviceChangeIpMobileTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceChangeIpMobileType *)instance;
+ (DBTEAMLOGDeviceChangeIpMobileType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the IP address of an active web session changed.
@interface DBTEAMLOGDeviceChangeIpWebDetails : DBStoneObject
/// The name of the web browser.
@property (nonatomic, readonly, copy) NSString *userAgent;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUserAgent:(NSString *)userAgent;
@end

/// Converts `DBTEAMLOGDeviceChangeIpWebDetails` from and to JSON.
@interface DBTEAMLOGDeviceChangeIpWebDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceChangeIpWebDetails *)instance;
+ (DBTEAMLOGDeviceChangeIpWebDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The IP address of an active web session changed.
@interface DBTEAMLOGDeviceChangeIpWebType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceChangeIpWebType` from and to JSON.
@interface DBTEAMLOGDeviceChangeIpWebTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceChangeIpWebType *)instance;
+ (DBTEAMLOGDeviceChangeIpWebType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which some files couldn't be deleted from an unlinked device.
@interface DBTEAMLOGDeviceDeleteOnUnlinkFailDetails : DBStoneObject
/// The session of the device.
@property (nonatomic, readonly, nullable) DBTEAMLOGSessionLogInfo *sessionInfo;
/// The name of the device. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *displayName;
/// The number of failures to delete files remotely.
@property (nonatomic, readonly) NSNumber *numFailures;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithNumFailures:(NSNumber *)numFailures
    sessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithNumFailures:(NSNumber *)numFailures;
@end

/// Converts `DBTEAMLOGDeviceDeleteOnUnlinkFailDetails` from and to JSON.
@interface DBTEAMLOGDeviceDeleteOnUnlinkFailDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceDeleteOnUnlinkFailDetails *)instance;
+ (DBTEAMLOGDeviceDeleteOnUnlinkFailDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Some files couldn't be deleted from an unlinked device.
@interface DBTEAMLOGDeviceDeleteOnUnlinkFailType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceDeleteOnUnlinkFailType` from and to JSON.
@interface DBTEAMLOGDeviceDeleteOnUnlinkFailTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceDeleteOnUnlinkFailType *)instance;
+ (DBTEAMLOGDeviceDeleteOnUnlinkFailType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which all files were deleted from an unlinked device.
@interface DBTEAMLOGDeviceDeleteOnUnlinkSuccessDetails : DBStoneObject
/// The session of the device.
@property (nonatomic, readonly, nullable) DBTEAMLOGSessionLogInfo *sessionInfo;
/// The name of the device. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *displayName;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDeviceDeleteOnUnlinkSuccessDetails` from and to JSON.
@interface DBTEAMLOGDeviceDeleteOnUnlinkSuccessDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceDeleteOnUnlinkSuccessDetails *)instance;
+ (DBTEAMLOGDeviceDeleteOnUnlinkSuccessDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// All files were deleted from an unlinked device.
@interface DBTEAMLOGDeviceDeleteOnUnlinkSuccessType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceDeleteOnUnlinkSuccessType` from and to JSON.
@interface DBTEAMLOGDeviceDeleteOnUnlinkSuccessTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceDeleteOnUnlinkSuccessType *)instance;
+ (DBTEAMLOGDeviceDeleteOnUnlinkSuccessType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a device couldn't be linked.
@interface DBTEAMLOGDeviceLinkFailDetails : DBStoneObject
/// The IP address. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *ipAddress;
/// The type of the device.
@property (nonatomic, readonly) DBTEAMLOGDeviceType *deviceType;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDeviceType:(DBTEAMLOGDeviceType *)deviceType ipAddress:(nullable NSString *)ipAddress;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDeviceType:(DBTEAMLOGDeviceType *)deviceType;
@end

/// Converts `DBTEAMLOGDeviceLinkFailDetails` from and to JSON.
@interface DBTEAMLOGDeviceLinkFailDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceLinkFailDetails *)instance;
+ (DBTEAMLOGDeviceLinkFailDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A device couldn't be linked.
@interface DBTEAMLOGDeviceLinkFailType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceLinkFailType` from and to JSON.
@interface DBTEAMLOGDeviceLinkFailTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceLinkFailType *)instance;
+ (DBTEAMLOGDeviceLinkFailType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a device was linked.
@interface DBTEAMLOGDeviceLinkSuccessDetails : DBStoneObject
/// The session of the device.
@property (nonatomic, readonly, nullable) DBTEAMLOGDeviceSessionLogInfo *deviceSessionInfo;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDeviceSessionInfo:(nullable DBTEAMLOGDeviceSessionLogInfo *)deviceSessionInfo;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDeviceLinkSuccessDetails` from and to JSON.
@interface DBTEAMLOGDeviceLinkSuccessDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceLinkSuccessDetails *)instance;
+ (DBTEAMLOGDeviceLinkSuccessDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A device was linked.
@interface DBTEAMLOGDeviceLinkSuccessType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceLinkSuccessType` from and to JSON.
@interface DBTEAMLOGDeviceLinkSuccessTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceLinkSuccessType *)instance;
+ (DBTEAMLOGDeviceLinkSuccessType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which device management was disabled.
@interface DBTEAMLOGDeviceManagementDisabledDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDeviceManagementDisabledDetails` from and to JSON.
@interface DBTEAMLOGDeviceManagementDisabledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceManagementDisabledDetails *)instance;
+ (DBTEAMLOGDeviceManagementDisabledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Device management was disabled. Dropbox no longer records this event.
@interface DBTEAMLOGDeviceManagementDisabledType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceManagementDisabledType` from and to JSON.
@interface DBTEAMLOGDeviceManagementDisabledTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceManagementDisabledType *)instance;
+ (DBTEAMLOGDeviceManagementDisabledType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which device management was enabled.
@interface DBTEAMLOGDeviceManagementEnabledDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDeviceManagementEnabledDetails` from and to JSON.
@interface DBTEAMLOGDeviceManagementEnabledDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceManagementEnabledDetails *)instance;
+ (DBTEAMLOGDeviceManagementEnabledDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Device management was enabled. Dropbox no longer records this event.
@interface DBTEAMLOGDeviceManagementEnabledType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceManagementEnabledType` from and to JSON.
@interface DBTEAMLOGDeviceManagementEnabledTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceManagementEnabledType *)instance;
+ (DBTEAMLOGDeviceManagementEnabledType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which backup was enabled or disabled for a computer.
@interface DBTEAMLOGDeviceSyncBackupStatusChangedDetails : DBStoneObject
/// The session of the computer.
@property (nonatomic, readonly) DBTEAMLOGDesktopDeviceSessionLogInfo *desktopDeviceSessionInfo;
/// The status of the backup before the change.
@property (nonatomic, readonly) DBTEAMLOGBackupStatus *previousValue;
/// The status of the backup after the change.
@property (nonatomic, readonly) DBTEAMLOGBackupStatus *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDesktopDeviceSessionInfo:(DBTEAMLOGDesktopDeviceSessionLogInfo *)desktopDeviceSessionInfo
    previousValue:(DBTEAMLOGBackupStatus *)previousValue
    dNewValue:(DBTEAMLOGBackupStatus *)dNewValue;
@end

/// Converts `DBTEAMLOGDeviceSyncBackupStatusChangedDetails` from and to JSON.
@interface DBTEAMLOGDeviceSyncBackupStatusChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceSyncBackupStatusChangedDetails *)instance;
+ (DBTEAMLOGDeviceSyncBackupStatusChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Backup was enabled or disabled for a computer.
@interface DBTEAMLOGDeviceSyncBackupStatusChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceSyncBackupStatusChangedType` from and to JSON.
@interface DBTEAMLOGDeviceSyncBackupStatusChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceSyncBackupStatusChangedType *)instance;
+ (DBTEAMLOGDeviceSyncBackupStatusChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGDeviceType`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGDeviceTypeTag) {
    /// A computer.
    DBTEAMLOGDeviceTypeDesktop,
    /// A mobile device.
    DBTEAMLOGDeviceTypeMobile,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGDeviceTypeOther,
};

/// The type of a device.
@interface DBTEAMLOGDeviceType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGDeviceTypeTag tag;
/// Creates an object with the tag `desktop`.
- (instancetype)initWithDesktop;
/// Creates an object with the tag `mobile`.
- (instancetype)initWithMobile;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `desktop`.
- (BOOL)isDesktop;
/// Returns whether the tag is `mobile`.
- (BOOL)isMobile;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGDeviceType` from and to JSON.
@interface DBTEAMLOGDeviceTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceType *)instance;
+ (DBTEAMLOGDeviceType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a device was disconnected.
@interface DBTEAMLOGDeviceUnlinkDetails : DBStoneObject
/// The session of the device.
@property (nonatomic, readonly, nullable) DBTEAMLOGSessionLogInfo *sessionInfo;
/// The name of the device. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *displayName;
/// A Boolean value that indicates whether the user asked to delete the data on the device.
@property (nonatomic, readonly) NSNumber *deleteData;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDeleteData:(NSNumber *)deleteData
    sessionInfo:(nullable DBTEAMLOGSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDeleteData:(NSNumber *)deleteData;
@end

/// Converts `DBTEAMLOGDeviceUnlinkDetails` from and to JSON.
@interface DBTEAMLOGDeviceUnlinkDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceUnlinkDetails *)instance;
+ (DBTEAMLOGDeviceUnlinkDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGDeviceUnlinkPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGDeviceUnlinkPolicyTag) {
    /// The device stays approved.
    DBTEAMLOGDeviceUnlinkPolicyKeep,
    /// The approval of the device is removed.
    DBTEAMLOGDeviceUnlinkPolicyRemove,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGDeviceUnlinkPolicyOther,
};

/// The policy for approved devices that a member unlinks.
@interface DBTEAMLOGDeviceUnlinkPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGDeviceUnlinkPolicyTag tag;
/// Creates an object with the tag `keep`.
- (instancetype)initWithKeep;
/// Creates an object with the tag `remove`.
- (instancetype)initWithRemove;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `keep`.
- (BOOL)isKeep;
/// Returns whether the tag is `remove`.
- (BOOL)isRemove;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGDeviceUnlinkPolicy` from and to JSON.
@interface DBTEAMLOGDeviceUnlinkPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceUnlinkPolicy *)instance;
+ (DBTEAMLOGDeviceUnlinkPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A device was disconnected.
@interface DBTEAMLOGDeviceUnlinkType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGDeviceUnlinkType` from and to JSON.
@interface DBTEAMLOGDeviceUnlinkTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceUnlinkType *)instance;
+ (DBTEAMLOGDeviceUnlinkType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose names start with `Device`.
@interface DBTEAMLOGEventDetails (Device)
/// Details of an event in which the IP address of an active desktop session changed. Has a value only if
/// `isDeviceChangeIpDesktopDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceChangeIpDesktopDetails *deviceChangeIpDesktopDetails;

/// Details of an event in which the IP address of an active mobile session changed. Has a value only if
/// `isDeviceChangeIpMobileDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceChangeIpMobileDetails *deviceChangeIpMobileDetails;

/// Details of an event in which the IP address of an active web session changed. Has a value only if
/// `isDeviceChangeIpWebDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceChangeIpWebDetails *deviceChangeIpWebDetails;

/// Details of an event in which some files couldn't be deleted from an unlinked device. Has a value only if
/// `isDeviceDeleteOnUnlinkFailDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceDeleteOnUnlinkFailDetails *deviceDeleteOnUnlinkFailDetails;

/// Details of an event in which all files were deleted from an unlinked device. Has a value only if
/// `isDeviceDeleteOnUnlinkSuccessDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceDeleteOnUnlinkSuccessDetails *deviceDeleteOnUnlinkSuccessDetails;

/// Details of an event in which a device couldn't be linked. Has a value only if `isDeviceLinkFailDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceLinkFailDetails *deviceLinkFailDetails;

/// Details of an event in which a device was linked. Has a value only if `isDeviceLinkSuccessDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceLinkSuccessDetails *deviceLinkSuccessDetails;

/// Details of an event in which device management was disabled. Has a value only if `isDeviceManagementDisabledDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceManagementDisabledDetails *deviceManagementDisabledDetails;

/// Details of an event in which device management was enabled. Has a value only if `isDeviceManagementEnabledDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceManagementEnabledDetails *deviceManagementEnabledDetails;

/// Details of an event in which backup was enabled or disabled for a computer. Has a value only if
/// `isDeviceSyncBackupStatusChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceSyncBackupStatusChangedDetails *deviceSyncBackupStatusChangedDetails;

/// Details of an event in which a device was disconnected. Has a value only if `isDeviceUnlinkDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceUnlinkDetails *deviceUnlinkDetails;

/// Details of an event in which members were exempted from device approvals. Has a value only if
/// `isDeviceApprovalsAddExceptionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceApprovalsAddExceptionDetails *deviceApprovalsAddExceptionDetails;

/// Details of an event in which the limit on the number of computers a member can link was set or removed. Has a value
/// only if `isDeviceApprovalsChangeDesktopPolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDeviceApprovalsChangeDesktopPolicyDetails *deviceApprovalsChangeDesktopPolicyDetails;

/// Details of an event in which the limit on the number of mobile devices a member can link was set or removed. Has a
/// value only if `isDeviceApprovalsChangeMobilePolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDeviceApprovalsChangeMobilePolicyDetails *deviceApprovalsChangeMobilePolicyDetails;

/// Details of an event in which the handling of members who exceed the limit on devices was changed. Has a value only
/// if `isDeviceApprovalsChangeOverageActionDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDeviceApprovalsChangeOverageActionDetails *deviceApprovalsChangeOverageActionDetails;

/// Details of an event in which the handling of approved devices that a member unlinks was changed. Has a value only if
/// `isDeviceApprovalsChangeUnlinkActionDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGDeviceApprovalsChangeUnlinkActionDetails *deviceApprovalsChangeUnlinkActionDetails;

/// Details of an event in which the exemption of members from device approvals was removed. Has a value only if
/// `isDeviceApprovalsRemoveExceptionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceApprovalsRemoveExceptionDetails *deviceApprovalsRemoveExceptionDetails;

/// Creates an object with the tag `device_change_ip_desktop_details`.
- (instancetype)
    initWithDeviceChangeIpDesktopDetails:(DBTEAMLOGDeviceChangeIpDesktopDetails *)deviceChangeIpDesktopDetails;

/// Creates an object with the tag `device_change_ip_mobile_details`.
- (instancetype)initWithDeviceChangeIpMobileDetails:(DBTEAMLOGDeviceChangeIpMobileDetails *)deviceChangeIpMobileDetails;
/// Creates an object with the tag `device_change_ip_web_details`.
- (instancetype)initWithDeviceChangeIpWebDetails:(DBTEAMLOGDeviceChangeIpWebDetails *)deviceChangeIpWebDetails;

/// Creates an object with the tag `device_delete_on_unlink_fail_details`.
- (instancetype)
    initWithDeviceDeleteOnUnlinkFailDetails:(DBTEAMLOGDeviceDeleteOnUnlinkFailDetails *)deviceDeleteOnUnlinkFailDetails;

/// Creates an object with the tag `device_delete_on_unlink_success_details`.
- (instancetype)
    initWithDeviceDeleteOnUnlinkSuccessDetails:(DBTEAMLOGDeviceDeleteOnUnlinkSuccessDetails *)deviceDeleteOnUnlinkSuccessDetails;

/// Creates an object with the tag `device_link_fail_details`.
- (instancetype)initWithDeviceLinkFailDetails:(DBTEAMLOGDeviceLinkFailDetails *)deviceLinkFailDetails;
/// Creates an object with the tag `device_link_success_details`.
- (instancetype)initWithDeviceLinkSuccessDetails:(DBTEAMLOGDeviceLinkSuccessDetails *)deviceLinkSuccessDetails;

/// Creates an object with the tag `device_management_disabled_details`.
- (instancetype)
    initWithDeviceManagementDisabledDetails:(DBTEAMLOGDeviceManagementDisabledDetails *)deviceManagementDisabledDetails;

/// Creates an object with the tag `device_management_enabled_details`.
- (instancetype)
    initWithDeviceManagementEnabledDetails:(DBTEAMLOGDeviceManagementEnabledDetails *)deviceManagementEnabledDetails;

/// Creates an object with the tag `device_sync_backup_status_changed_details`.
- (instancetype)
    initWithDeviceSyncBackupStatusChangedDetails:(DBTEAMLOGDeviceSyncBackupStatusChangedDetails *)deviceSyncBackupStatusChangedDetails;

/// Creates an object with the tag `device_unlink_details`.
- (instancetype)initWithDeviceUnlinkDetails:(DBTEAMLOGDeviceUnlinkDetails *)deviceUnlinkDetails;

/// Creates an object with the tag `device_approvals_add_exception_details`.
- (instancetype)
    initWithDeviceApprovalsAddExceptionDetails:(DBTEAMLOGDeviceApprovalsAddExceptionDetails *)deviceApprovalsAddExceptionDetails;

/// Creates an object with the tag `device_approvals_change_desktop_policy_details`.
- (instancetype)
    initWithDeviceApprovalsChangeDesktopPolicyDetails:(DBTEAMLOGDeviceApprovalsChangeDesktopPolicyDetails *)deviceApprovalsChangeDesktopPolicyDetails;

/// Creates an object with the tag `device_approvals_change_mobile_policy_details`.
- (instancetype)
    initWithDeviceApprovalsChangeMobilePolicyDetails:(DBTEAMLOGDeviceApprovalsChangeMobilePolicyDetails *)deviceApprovalsChangeMobilePolicyDetails;

/// Creates an object with the tag `device_approvals_change_overage_action_details`.
- (instancetype)
    initWithDeviceApprovalsChangeOverageActionDetails:(DBTEAMLOGDeviceApprovalsChangeOverageActionDetails *)deviceApprovalsChangeOverageActionDetails;

/// Creates an object with the tag `device_approvals_change_unlink_action_details`.
- (instancetype)
    initWithDeviceApprovalsChangeUnlinkActionDetails:(DBTEAMLOGDeviceApprovalsChangeUnlinkActionDetails *)deviceApprovalsChangeUnlinkActionDetails;

/// Creates an object with the tag `device_approvals_remove_exception_details`.
- (instancetype)
    initWithDeviceApprovalsRemoveExceptionDetails:(DBTEAMLOGDeviceApprovalsRemoveExceptionDetails *)deviceApprovalsRemoveExceptionDetails;

/// Returns whether the tag is `device_change_ip_desktop_details`.
- (BOOL)isDeviceChangeIpDesktopDetails;
/// Returns whether the tag is `device_change_ip_mobile_details`.
- (BOOL)isDeviceChangeIpMobileDetails;
/// Returns whether the tag is `device_change_ip_web_details`.
- (BOOL)isDeviceChangeIpWebDetails;
/// Returns whether the tag is `device_delete_on_unlink_fail_details`.
- (BOOL)isDeviceDeleteOnUnlinkFailDetails;
/// Returns whether the tag is `device_delete_on_unlink_success_details`.
- (BOOL)isDeviceDeleteOnUnlinkSuccessDetails;
/// Returns whether the tag is `device_link_fail_details`.
- (BOOL)isDeviceLinkFailDetails;
/// Returns whether the tag is `device_link_success_details`.
- (BOOL)isDeviceLinkSuccessDetails;
/// Returns whether the tag is `device_management_disabled_details`.
- (BOOL)isDeviceManagementDisabledDetails;
/// Returns whether the tag is `device_management_enabled_details`.
- (BOOL)isDeviceManagementEnabledDetails;
/// Returns whether the tag is `device_sync_backup_status_changed_details`.
- (BOOL)isDeviceSyncBackupStatusChangedDetails;
/// Returns whether the tag is `device_unlink_details`.
- (BOOL)isDeviceUnlinkDetails;
/// Returns whether the tag is `device_approvals_add_exception_details`.
- (BOOL)isDeviceApprovalsAddExceptionDetails;
/// Returns whether the tag is `device_approvals_change_desktop_policy_details`.
- (BOOL)isDeviceApprovalsChangeDesktopPolicyDetails;
/// Returns whether the tag is `device_approvals_change_mobile_policy_details`.
- (BOOL)isDeviceApprovalsChangeMobilePolicyDetails;
/// Returns whether the tag is `device_approvals_change_overage_action_details`.
- (BOOL)isDeviceApprovalsChangeOverageActionDetails;
/// Returns whether the tag is `device_approvals_change_unlink_action_details`.
- (BOOL)isDeviceApprovalsChangeUnlinkActionDetails;
/// Returns whether the tag is `device_approvals_remove_exception_details`.
- (BOOL)isDeviceApprovalsRemoveExceptionDetails;
@end

/// The members whose names start with `Device`.
@interface DBTEAMLOGEventType (Device)
/// The IP address of an active desktop session changed. Has a value only if `isDeviceChangeIpDesktop` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceChangeIpDesktopType *deviceChangeIpDesktop;
/// The IP address of an active mobile session changed. Has a value only if `isDeviceChangeIpMobile` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceChangeIpMobileType *deviceChangeIpMobile;
/// The IP address of an active web session changed. Has a value only if `isDeviceChangeIpWeb` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceChangeIpWebType *deviceChangeIpWeb;

/// Some files couldn't be deleted from an unlinked device. Has a value only if `isDeviceDeleteOnUnlinkFail` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceDeleteOnUnlinkFailType *deviceDeleteOnUnlinkFail;

/// All files were deleted from an unlinked device. Has a value only if `isDeviceDeleteOnUnlinkSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceDeleteOnUnlinkSuccessType *deviceDeleteOnUnlinkSuccess;
/// A device couldn't be linked. Has a value only if `isDeviceLinkFail` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceLinkFailType *deviceLinkFail;
/// A device was linked. Has a value only if `isDeviceLinkSuccess` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceLinkSuccessType *deviceLinkSuccess;

/// Device management was disabled. Dropbox no longer records this event. Has a value only if
/// `isDeviceManagementDisabled` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceManagementDisabledType *deviceManagementDisabled;

/// Device management was enabled. Dropbox no longer records this event. Has a value only if `isDeviceManagementEnabled`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceManagementEnabledType *deviceManagementEnabled;

/// Backup was enabled or disabled for a computer. Has a value only if `isDeviceSyncBackupStatusChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceSyncBackupStatusChangedType *deviceSyncBackupStatusChanged;
/// A device was disconnected. Has a value only if `isDeviceUnlink` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceUnlinkType *deviceUnlink;
/// Members were exempted from device approvals. Has a value only if `isDeviceApprovalsAddException` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceApprovalsAddExceptionType *deviceApprovalsAddException;

/// The limit on the number of computers a member can link was set or removed. Has a value only if
/// `isDeviceApprovalsChangeDesktopPolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceApprovalsChangeDesktopPolicyType *deviceApprovalsChangeDesktopPolicy;

/// The limit on the number of mobile devices a member can link was set or removed. Has a value only if
/// `isDeviceApprovalsChangeMobilePolicy` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceApprovalsChangeMobilePolicyType *deviceApprovalsChangeMobilePolicy;

/// The handling of members who exceed the limit on devices was changed. Has a value only if
/// `isDeviceApprovalsChangeOverageAction` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceApprovalsChangeOverageActionType *deviceApprovalsChangeOverageAction;

/// The handling of approved devices that a member unlinks was changed. Has a value only if
/// `isDeviceApprovalsChangeUnlinkAction` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceApprovalsChangeUnlinkActionType *deviceApprovalsChangeUnlinkAction;

/// The exemption of members from device approvals was removed. Has a value only if `isDeviceApprovalsRemoveException`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGDeviceApprovalsRemoveExceptionType *deviceApprovalsRemoveException;

/// Creates an object with the tag `device_change_ip_desktop`.
- (instancetype)initWithDeviceChangeIpDesktop:(DBTEAMLOGDeviceChangeIpDesktopType *)deviceChangeIpDesktop;
/// Creates an object with the tag `device_change_ip_mobile`.
- (instancetype)initWithDeviceChangeIpMobile:(DBTEAMLOGDeviceChangeIpMobileType *)deviceChangeIpMobile;
/// Creates an object with the tag `device_change_ip_web`.
- (instancetype)initWithDeviceChangeIpWeb:(DBTEAMLOGDeviceChangeIpWebType *)deviceChangeIpWeb;
/// Creates an object with the tag `device_delete_on_unlink_fail`.
- (instancetype)initWithDeviceDeleteOnUnlinkFail:(DBTEAMLOGDeviceDeleteOnUnlinkFailType *)deviceDeleteOnUnlinkFail;

/// Creates an object with the tag `device_delete_on_unlink_success`.
- (instancetype)
    initWithDeviceDeleteOnUnlinkSuccess:(DBTEAMLOGDeviceDeleteOnUnlinkSuccessType *)deviceDeleteOnUnlinkSuccess;

/// Creates an object with the tag `device_link_fail`.
- (instancetype)initWithDeviceLinkFail:(DBTEAMLOGDeviceLinkFailType *)deviceLinkFail;
/// Creates an object with the tag `device_link_success`.
- (instancetype)initWithDeviceLinkSuccess:(DBTEAMLOGDeviceLinkSuccessType *)deviceLinkSuccess;
/// Creates an object with the tag `device_management_disabled`.
- (instancetype)initWithDeviceManagementDisabled:(DBTEAMLOGDeviceManagementDisabledType *)deviceManagementDisabled;
/// Creates an object with the tag `device_management_enabled`.
- (instancetype)initWithDeviceManagementEnabled:(DBTEAMLOGDeviceManagementEnabledType *)deviceManagementEnabled;

/// Creates an object with the tag `device_sync_backup_status_changed`.
- (instancetype)
    initWithDeviceSyncBackupStatusChanged:(DBTEAMLOGDeviceSyncBackupStatusChangedType *)deviceSyncBackupStatusChanged;

/// Creates an object with the tag `device_unlink`.
- (instancetype)initWithDeviceUnlink:(DBTEAMLOGDeviceUnlinkType *)deviceUnlink;

/// Creates an object with the tag `device_approvals_add_exception`.
- (instancetype)
    initWithDeviceApprovalsAddException:(DBTEAMLOGDeviceApprovalsAddExceptionType *)deviceApprovalsAddException;

/// Creates an object with the tag `device_approvals_change_desktop_policy`.
- (instancetype)
    initWithDeviceApprovalsChangeDesktopPolicy:(DBTEAMLOGDeviceApprovalsChangeDesktopPolicyType *)deviceApprovalsChangeDesktopPolicy;

/// Creates an object with the tag `device_approvals_change_mobile_policy`.
- (instancetype)
    initWithDeviceApprovalsChangeMobilePolicy:(DBTEAMLOGDeviceApprovalsChangeMobilePolicyType *)deviceApprovalsChangeMobilePolicy;

/// Creates an object with the tag `device_approvals_change_overage_action`.
- (instancetype)
    initWithDeviceApprovalsChangeOverageAction:(DBTEAMLOGDeviceApprovalsChangeOverageActionType *)deviceApprovalsChangeOverageAction;

/// Creates an object with the tag `device_approvals_change_unlink_action`.
- (instancetype)
    initWithDeviceApprovalsChangeUnlinkAction:(DBTEAMLOGDeviceApprovalsChangeUnlinkActionType *)deviceApprovalsChangeUnlinkAction;

/// Creates an object with the tag `device_approvals_remove_exception`.
- (instancetype)
    initWithDeviceApprovalsRemoveException:(DBTEAMLOGDeviceApprovalsRemoveExceptionType *)deviceApprovalsRemoveException;

/// Returns whether the tag is `device_change_ip_desktop`.
- (BOOL)isDeviceChangeIpDesktop;
/// Returns whether the tag is `device_change_ip_mobile`.
- (BOOL)isDeviceChangeIpMobile;
/// Returns whether the tag is `device_change_ip_web`.
- (BOOL)isDeviceChangeIpWeb;
/// Returns whether the tag is `device_delete_on_unlink_fail`.
- (BOOL)isDeviceDeleteOnUnlinkFail;
/// Returns whether the tag is `device_delete_on_unlink_success`.
- (BOOL)isDeviceDeleteOnUnlinkSuccess;
/// Returns whether the tag is `device_link_fail`.
- (BOOL)isDeviceLinkFail;
/// Returns whether the tag is `device_link_success`.
- (BOOL)isDeviceLinkSuccess;
/// Returns whether the tag is `device_management_disabled`.
- (BOOL)isDeviceManagementDisabled;
/// Returns whether the tag is `device_management_enabled`.
- (BOOL)isDeviceManagementEnabled;
/// Returns whether the tag is `device_sync_backup_status_changed`.
- (BOOL)isDeviceSyncBackupStatusChanged;
/// Returns whether the tag is `device_unlink`.
- (BOOL)isDeviceUnlink;
/// Returns whether the tag is `device_approvals_add_exception`.
- (BOOL)isDeviceApprovalsAddException;
/// Returns whether the tag is `device_approvals_change_desktop_policy`.
- (BOOL)isDeviceApprovalsChangeDesktopPolicy;
/// Returns whether the tag is `device_approvals_change_mobile_policy`.
- (BOOL)isDeviceApprovalsChangeMobilePolicy;
/// Returns whether the tag is `device_approvals_change_overage_action`.
- (BOOL)isDeviceApprovalsChangeOverageAction;
/// Returns whether the tag is `device_approvals_change_unlink_action`.
- (BOOL)isDeviceApprovalsChangeUnlinkAction;
/// Returns whether the tag is `device_approvals_remove_exception`.
- (BOOL)isDeviceApprovalsRemoveException;
@end

/// The members whose names start with `Device`.
@interface DBTEAMLOGEventTypeArg (Device)
/// Creates an object with the tag `device_change_ip_desktop`.
- (instancetype)initWithDeviceChangeIpDesktop;
/// Creates an object with the tag `device_change_ip_mobile`.
- (instancetype)initWithDeviceChangeIpMobile;
/// Creates an object with the tag `device_change_ip_web`.
- (instancetype)initWithDeviceChangeIpWeb;
/// Creates an object with the tag `device_delete_on_unlink_fail`.
- (instancetype)initWithDeviceDeleteOnUnlinkFail;
/// Creates an object with the tag `device_delete_on_unlink_success`.
- (instancetype)initWithDeviceDeleteOnUnlinkSuccess;
/// Creates an object with the tag `device_link_fail`.
- (instancetype)initWithDeviceLinkFail;
/// Creates an object with the tag `device_link_success`.
- (instancetype)initWithDeviceLinkSuccess;
/// Creates an object with the tag `device_management_disabled`.
- (instancetype)initWithDeviceManagementDisabled;
/// Creates an object with the tag `device_management_enabled`.
- (instancetype)initWithDeviceManagementEnabled;
/// Creates an object with the tag `device_sync_backup_status_changed`.
- (instancetype)initWithDeviceSyncBackupStatusChanged;
/// Creates an object with the tag `device_unlink`.
- (instancetype)initWithDeviceUnlink;
/// Creates an object with the tag `device_approvals_add_exception`.
- (instancetype)initWithDeviceApprovalsAddException;
/// Creates an object with the tag `device_approvals_change_desktop_policy`.
- (instancetype)initWithDeviceApprovalsChangeDesktopPolicy;
/// Creates an object with the tag `device_approvals_change_mobile_policy`.
- (instancetype)initWithDeviceApprovalsChangeMobilePolicy;
/// Creates an object with the tag `device_approvals_change_overage_action`.
- (instancetype)initWithDeviceApprovalsChangeOverageAction;
/// Creates an object with the tag `device_approvals_change_unlink_action`.
- (instancetype)initWithDeviceApprovalsChangeUnlinkAction;
/// Creates an object with the tag `device_approvals_remove_exception`.
- (instancetype)initWithDeviceApprovalsRemoveException;
/// Returns whether the tag is `device_change_ip_desktop`.
- (BOOL)isDeviceChangeIpDesktop;
/// Returns whether the tag is `device_change_ip_mobile`.
- (BOOL)isDeviceChangeIpMobile;
/// Returns whether the tag is `device_change_ip_web`.
- (BOOL)isDeviceChangeIpWeb;
/// Returns whether the tag is `device_delete_on_unlink_fail`.
- (BOOL)isDeviceDeleteOnUnlinkFail;
/// Returns whether the tag is `device_delete_on_unlink_success`.
- (BOOL)isDeviceDeleteOnUnlinkSuccess;
/// Returns whether the tag is `device_link_fail`.
- (BOOL)isDeviceLinkFail;
/// Returns whether the tag is `device_link_success`.
- (BOOL)isDeviceLinkSuccess;
/// Returns whether the tag is `device_management_disabled`.
- (BOOL)isDeviceManagementDisabled;
/// Returns whether the tag is `device_management_enabled`.
- (BOOL)isDeviceManagementEnabled;
/// Returns whether the tag is `device_sync_backup_status_changed`.
- (BOOL)isDeviceSyncBackupStatusChanged;
/// Returns whether the tag is `device_unlink`.
- (BOOL)isDeviceUnlink;
/// Returns whether the tag is `device_approvals_add_exception`.
- (BOOL)isDeviceApprovalsAddException;
/// Returns whether the tag is `device_approvals_change_desktop_policy`.
- (BOOL)isDeviceApprovalsChangeDesktopPolicy;
/// Returns whether the tag is `device_approvals_change_mobile_policy`.
- (BOOL)isDeviceApprovalsChangeMobilePolicy;
/// Returns whether the tag is `device_approvals_change_overage_action`.
- (BOOL)isDeviceApprovalsChangeOverageAction;
/// Returns whether the tag is `device_approvals_change_unlink_action`.
- (BOOL)isDeviceApprovalsChangeUnlinkAction;
/// Returns whether the tag is `device_approvals_remove_exception`.
- (BOOL)isDeviceApprovalsRemoveException;
@end

NS_ASSUME_NONNULL_END
