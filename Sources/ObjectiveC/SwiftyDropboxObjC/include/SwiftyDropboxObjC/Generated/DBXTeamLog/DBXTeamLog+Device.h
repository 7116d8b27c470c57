// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogBackupStatus, DBXTeamLogDesktopDeviceSessionLogInfo, DBXTeamLogDeviceApprovalsPolicy,
    DBXTeamLogDeviceApprovalsPolicyLimited, DBXTeamLogDeviceApprovalsPolicyOther,
    DBXTeamLogDeviceApprovalsPolicyUnlimited, DBXTeamLogDeviceSessionLogInfo, DBXTeamLogDeviceType,
    DBXTeamLogDeviceTypeDesktop, DBXTeamLogDeviceTypeMobile, DBXTeamLogDeviceTypeOther, DBXTeamLogDeviceUnlinkPolicy,
    DBXTeamLogDeviceUnlinkPolicyKeep, DBXTeamLogDeviceUnlinkPolicyOther, DBXTeamLogDeviceUnlinkPolicyRemove,
    DBXTeamLogEventDetailsDeviceApprovalsAddExceptionDetails,
    DBXTeamLogEventDetailsDeviceApprovalsChangeDesktopPolicyDetails,
    DBXTeamLogEventDetailsDeviceApprovalsChangeMobilePolicyDetails,
    DBXTeamLogEventDetailsDeviceApprovalsChangeOverageActionDetails,
    DBXTeamLogEventDetailsDeviceApprovalsChangeUnlinkActionDetails,
    DBXTeamLogEventDetailsDeviceApprovalsRemoveExceptionDetails, DBXTeamLogEventDetailsDeviceChangeIpDesktopDetails,
    DBXTeamLogEventDetailsDeviceChangeIpMobileDetails, DBXTeamLogEventDetailsDeviceChangeIpWebDetails,
    DBXTeamLogEventDetailsDeviceDeleteOnUnlinkFailDetails, DBXTeamLogEventDetailsDeviceDeleteOnUnlinkSuccessDetails,
    DBXTeamLogEventDetailsDeviceLinkFailDetails, DBXTeamLogEventDetailsDeviceLinkSuccessDetails,
    DBXTeamLogEventDetailsDeviceManagementDisabledDetails, DBXTeamLogEventDetailsDeviceManagementEnabledDetails,
    DBXTeamLogEventDetailsDeviceSyncBackupStatusChangedDetails, DBXTeamLogEventDetailsDeviceUnlinkDetails,
    DBXTeamLogEventTypeArgDeviceApprovalsAddException, DBXTeamLogEventTypeArgDeviceApprovalsChangeDesktopPolicy,
    DBXTeamLogEventTypeArgDeviceApprovalsChangeMobilePolicy, DBXTeamLogEventTypeArgDeviceApprovalsChangeOverageAction,
    DBXTeamLogEventTypeArgDeviceApprovalsChangeUnlinkAction, DBXTeamLogEventTypeArgDeviceApprovalsRemoveException,
    DBXTeamLogEventTypeArgDeviceChangeIpDesktop, DBXTeamLogEventTypeArgDeviceChangeIpMobile,
    DBXTeamLogEventTypeArgDeviceChangeIpWeb, DBXTeamLogEventTypeArgDeviceDeleteOnUnlinkFail,
    DBXTeamLogEventTypeArgDeviceDeleteOnUnlinkSuccess, DBXTeamLogEventTypeArgDeviceLinkFail,
    DBXTeamLogEventTypeArgDeviceLinkSuccess, DBXTeamLogEventTypeArgDeviceManagementDisabled,
    DBXTeamLogEventTypeArgDeviceManagementEnabled, DBXTeamLogEventTypeArgDeviceSyncBackupStatusChanged,
    DBXTeamLogEventTypeArgDeviceUnlink, DBXTeamLogEventTypeDeviceApprovalsAddException,
    DBXTeamLogEventTypeDeviceApprovalsChangeDesktopPolicy, DBXTeamLogEventTypeDeviceApprovalsChangeMobilePolicy,
    DBXTeamLogEventTypeDeviceApprovalsChangeOverageAction, DBXTeamLogEventTypeDeviceApprovalsChangeUnlinkAction,
    DBXTeamLogEventTypeDeviceApprovalsRemoveException, DBXTeamLogEventTypeDeviceChangeIpDesktop,
    DBXTeamLogEventTypeDeviceChangeIpMobile, DBXTeamLogEventTypeDeviceChangeIpWeb,
    DBXTeamLogEventTypeDeviceDeleteOnUnlinkFail, DBXTeamLogEventTypeDeviceDeleteOnUnlinkSuccess,
    DBXTeamLogEventTypeDeviceLinkFail, DBXTeamLogEventTypeDeviceLinkSuccess,
    DBXTeamLogEventTypeDeviceManagementDisabled, DBXTeamLogEventTypeDeviceManagementEnabled,
    DBXTeamLogEventTypeDeviceSyncBackupStatusChanged, DBXTeamLogEventTypeDeviceUnlink, DBXTeamLogSessionLogInfo,
    DBXTeamPoliciesRolloutMethod;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which members were exempted from device approvals.
@interface DBXTeamLogDeviceApprovalsAddExceptionDetails : DBXObject
@end

/// Members were exempted from device approvals.
@interface DBXTeamLogDeviceApprovalsAddExceptionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the limit on the number of computers a member can link was set or removed.
@interface DBXTeamLogDeviceApprovalsChangeDesktopPolicyDetails : DBXObject
/// The policy after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceApprovalsPolicy *newValue;
/// The policy after the change. `nil` if an older event lacks it.
- (nullable DBXTeamLogDeviceApprovalsPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceApprovalsPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(nullable DBXTeamLogDeviceApprovalsPolicy *)newValue
    previousValue:(nullable DBXTeamLogDeviceApprovalsPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The limit on the number of computers a member can link was set or removed.
@interface DBXTeamLogDeviceApprovalsChangeDesktopPolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the limit on the number of mobile devices a member can link was set or removed.
@interface DBXTeamLogDeviceApprovalsChangeMobilePolicyDetails : DBXObject
/// The policy after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceApprovalsPolicy *newValue;
/// The policy after the change. `nil` if an older event lacks it.
- (nullable DBXTeamLogDeviceApprovalsPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceApprovalsPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(nullable DBXTeamLogDeviceApprovalsPolicy *)newValue
    previousValue:(nullable DBXTeamLogDeviceApprovalsPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The limit on the number of mobile devices a member can link was set or removed.
@interface DBXTeamLogDeviceApprovalsChangeMobilePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the handling of members who exceed the limit on devices was changed.
@interface DBXTeamLogDeviceApprovalsChangeOverageActionDetails : DBXObject
/// The policy for devices beyond the limit after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesRolloutMethod *newValue;
/// The policy for devices beyond the limit after the change. `nil` if an older event lacks it.
- (nullable DBXTeamPoliciesRolloutMethod *)newValue DB_NO_METHOD_FAMILY;
/// The policy for devices beyond the limit before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamPoliciesRolloutMethod *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(nullable DBXTeamPoliciesRolloutMethod *)newValue
    previousValue:(nullable DBXTeamPoliciesRolloutMethod *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The handling of members who exceed the limit on devices was changed.
@interface DBXTeamLogDeviceApprovalsChangeOverageActionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the handling of approved devices that a member unlinks was changed.
@interface DBXTeamLogDeviceApprovalsChangeUnlinkActionDetails : DBXObject
/// The policy for unlinked devices after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceUnlinkPolicy *newValue;
/// The policy for unlinked devices after the change. `nil` if an older event lacks it.
- (nullable DBXTeamLogDeviceUnlinkPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy for unlinked devices before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceUnlinkPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(nullable DBXTeamLogDeviceUnlinkPolicy *)newValue
    previousValue:(nullable DBXTeamLogDeviceUnlinkPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The handling of approved devices that a member unlinks was changed.
@interface DBXTeamLogDeviceApprovalsChangeUnlinkActionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for the number of devices that a member can link.
@interface DBXTeamLogDeviceApprovalsPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogDeviceApprovalsPolicy (Members)
/// The object if its tag is `limited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceApprovalsPolicyLimited *asLimited;
/// The object if its tag is `unlimited`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceApprovalsPolicyUnlimited *asUnlimited;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceApprovalsPolicyOther *asOther;
@end

/// The number is limited.
@interface DBXTeamLogDeviceApprovalsPolicyLimited : DBXTeamLogDeviceApprovalsPolicy
/// Creates an object with the tag `limited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The number isn't limited.
@interface DBXTeamLogDeviceApprovalsPolicyUnlimited : DBXTeamLogDeviceApprovalsPolicy
/// Creates an object with the tag `unlimited`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogDeviceApprovalsPolicyOther : DBXTeamLogDeviceApprovalsPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the exemption of members from device approvals was removed.
@interface DBXTeamLogDeviceApprovalsRemoveExceptionDetails : DBXObject
@end

/// The exemption of members from device approvals was removed.
@interface DBXTeamLogDeviceApprovalsRemoveExceptionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the IP address of an active desktop session changed.
@interface DBXTeamLogDeviceChangeIpDesktopDetails : DBXObject
/// The session of the device.
@property (nonatomic, readonly) DBXTeamLogDeviceSessionLogInfo *deviceSessionInfo;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDeviceSessionInfo:(DBXTeamLogDeviceSessionLogInfo *)deviceSessionInfo NS_DESIGNATED_INITIALIZER;
@end

/// The IP address of an active desktop session changed.
@interface DBXTeamLogDeviceChangeIpDesktopType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the IP address of an active mobile session changed.
@interface DBXTeamLogDeviceChangeIpMobileDetails : DBXObject
/// The session of the device.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceSessionLogInfo *deviceSessionInfo;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDeviceSessionInfo:(nullable DBXTeamLogDeviceSessionLogInfo *)deviceSessionInfo
    NS_DESIGNATED_INITIALIZER;
@end

/// The IP address of an active mobile session changed.
@interface DBXTeamLogDeviceChangeIpMobileType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the IP address of an active web session changed.
@interface DBXTeamLogDeviceChangeIpWebDetails : DBXObject
/// The name of the web browser.
@property (nonatomic, readonly, copy) NSString *userAgent;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithUserAgent:(NSString *)userAgent NS_DESIGNATED_INITIALIZER;
@end

/// The IP address of an active web session changed.
@interface DBXTeamLogDeviceChangeIpWebType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which some files couldn't be deleted from an unlinked device.
@interface DBXTeamLogDeviceDeleteOnUnlinkFailDetails : DBXObject
/// The session of the device.
@property (nonatomic, readonly, nullable) DBXTeamLogSessionLogInfo *sessionInfo;
/// The name of the device. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *displayName;
/// The number of failures to delete files remotely.
@property (nonatomic, readonly) NSNumber *numFailures;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNumFailures:(NSNumber *)numFailures
    sessionInfo:(nullable DBXTeamLogSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName
    NS_DESIGNATED_INITIALIZER;
@end

/// Some files couldn't be deleted from an unlinked device.
@interface DBXTeamLogDeviceDeleteOnUnlinkFailType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which all files were deleted from an unlinked device.
@interface DBXTeamLogDeviceDeleteOnUnlinkSuccessDetails : DBXObject
/// The session of the device.
@property (nonatomic, readonly, nullable) DBXTeamLogSessionLogInfo *sessionInfo;
/// The name of the device. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *displayName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSessionInfo:(nullable DBXTeamLogSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName
    NS_DESIGNATED_INITIALIZER;
@end

/// All files were deleted from an unlinked device.
@interface DBXTeamLogDeviceDeleteOnUnlinkSuccessType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a device couldn't be linked.
@interface DBXTeamLogDeviceLinkFailDetails : DBXObject
/// The IP address. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *ipAddress;
/// The type of the device.
@property (nonatomic, readonly) DBXTeamLogDeviceType *deviceType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDeviceType:(DBXTeamLogDeviceType *)deviceType
    ipAddress:(nullable NSString *)ipAddress
    NS_DESIGNATED_INITIALIZER;
@end

/// A device couldn't be linked.
@interface DBXTeamLogDeviceLinkFailType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a device was linked.
@interface DBXTeamLogDeviceLinkSuccessDetails : DBXObject
/// The session of the device.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceSessionLogInfo *deviceSessionInfo;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDeviceSessionInfo:(nullable DBXTeamLogDeviceSessionLogInfo *)deviceSessionInfo
    NS_DESIGNATED_INITIALIZER;
@end

/// A device was linked.
@interface DBXTeamLogDeviceLinkSuccessType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which device management was disabled.
@interface DBXTeamLogDeviceManagementDisabledDetails : DBXObject
@end

/// Device management was disabled. Dropbox no longer records this event.
@interface DBXTeamLogDeviceManagementDisabledType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which device management was enabled.
@interface DBXTeamLogDeviceManagementEnabledDetails : DBXObject
@end

/// Device management was enabled. Dropbox no longer records this event.
@interface DBXTeamLogDeviceManagementEnabledType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which backup was enabled or disabled for a computer.
@interface DBXTeamLogDeviceSyncBackupStatusChangedDetails : DBXObject
/// The session of the computer.
@property (nonatomic, readonly) DBXTeamLogDesktopDeviceSessionLogInfo *desktopDeviceSessionInfo;
/// The status of the backup before the change.
@property (nonatomic, readonly) DBXTeamLogBackupStatus *previousValue;
/// The status of the backup after the change.
@property (nonatomic, readonly) DBXTeamLogBackupStatus *newValue;
/// The status of the backup after the change.
- (DBXTeamLogBackupStatus *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDesktopDeviceSessionInfo:(DBXTeamLogDesktopDeviceSessionLogInfo *)desktopDeviceSessionInfo
    previousValue:(DBXTeamLogBackupStatus *)previousValue
    newValue:(DBXTeamLogBackupStatus *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// Backup was enabled or disabled for a computer.
@interface DBXTeamLogDeviceSyncBackupStatusChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The type of a device.
@interface DBXTeamLogDeviceType : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogDeviceType (Members)
/// The object if its tag is `desktop`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceTypeDesktop *asDesktop;
/// The object if its tag is `mobile`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceTypeMobile *asMobile;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceTypeOther *asOther;
@end

/// A computer.
@interface DBXTeamLogDeviceTypeDesktop : DBXTeamLogDeviceType
/// Creates an object with the tag `desktop`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A mobile device.
@interface DBXTeamLogDeviceTypeMobile : DBXTeamLogDeviceType
/// Creates an object with the tag `mobile`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogDeviceTypeOther : DBXTeamLogDeviceType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a device was disconnected.
@interface DBXTeamLogDeviceUnlinkDetails : DBXObject
/// The session of the device.
@property (nonatomic, readonly, nullable) DBXTeamLogSessionLogInfo *sessionInfo;
/// The name of the device. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSString *displayName;
/// A Boolean value that indicates whether the user asked to delete the data on the device.
@property (nonatomic, readonly) NSNumber *deleteData;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDeleteData:(NSNumber *)deleteData
    sessionInfo:(nullable DBXTeamLogSessionLogInfo *)sessionInfo
    displayName:(nullable NSString *)displayName
    NS_DESIGNATED_INITIALIZER;
@end

/// The policy for approved devices that a member unlinks.
@interface DBXTeamLogDeviceUnlinkPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogDeviceUnlinkPolicy (Members)
/// The object if its tag is `keep`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceUnlinkPolicyKeep *asKeep;
/// The object if its tag is `remove`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceUnlinkPolicyRemove *asRemove;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogDeviceUnlinkPolicyOther *asOther;
@end

/// The device stays approved.
@interface DBXTeamLogDeviceUnlinkPolicyKeep : DBXTeamLogDeviceUnlinkPolicy
/// Creates an object with the tag `keep`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The approval of the device is removed.
@interface DBXTeamLogDeviceUnlinkPolicyRemove : DBXTeamLogDeviceUnlinkPolicy
/// Creates an object with the tag `remove`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogDeviceUnlinkPolicyOther : DBXTeamLogDeviceUnlinkPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A device was disconnected.
@interface DBXTeamLogDeviceUnlinkType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventDetails (DeviceMembers)
/// The object if its tag is `device_change_ip_desktop_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDeviceChangeIpDesktopDetails *asDeviceChangeIpDesktopDetails;

/// The object if its tag is `device_change_ip_mobile_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDeviceChangeIpMobileDetails *asDeviceChangeIpMobileDetails;

/// The object if its tag is `device_change_ip_web_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsDeviceChangeIpWebDetails *asDeviceChangeIpWebDetails;

/// The object if its tag is `device_delete_on_unlink_fail_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDeviceDeleteOnUnlinkFailDetails *asDeviceDeleteOnUnlinkFailDetails;

/// The object if its tag is `device_delete_on_unlink_success_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDeviceDeleteOnUnlinkSuccessDetails *asDeviceDeleteOnUnlinkSuccessDetails;

/// The object if its tag is `device_link_fail_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsDeviceLinkFailDetails *asDeviceLinkFailDetails;
/// The object if its tag is `device_link_success_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsDeviceLinkSuccessDetails *asDeviceLinkSuccessDetails;

/// The object if its tag is `device_management_disabled_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDeviceManagementDisabledDetails *asDeviceManagementDisabledDetails;

/// The object if its tag is `device_management_enabled_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDeviceManagementEnabledDetails *asDeviceManagementEnabledDetails;

/// The object if its tag is `device_sync_backup_status_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDeviceSyncBackupStatusChangedDetails *asDeviceSyncBackupStatusChangedDetails;

/// The object if its tag is `device_unlink_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsDeviceUnlinkDetails *asDeviceUnlinkDetails;

/// The object if its tag is `device_approvals_add_exception_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDeviceApprovalsAddExceptionDetails *asDeviceApprovalsAddExceptionDetails;

/// The object if its tag is `device_approvals_change_desktop_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDeviceApprovalsChangeDesktopPolicyDetails *asDeviceApprovalsChangeDesktopPolicyDetails;

/// The object if its tag is `device_approvals_change_mobile_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDeviceApprovalsChangeMobilePolicyDetails *asDeviceApprovalsChangeMobilePolicyDetails;

/// The object if its tag is `device_approvals_change_overage_action_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDeviceApprovalsChangeOverageActionDetails *asDeviceApprovalsChangeOverageActionDetails;

/// The object if its tag is `device_approvals_change_unlink_action_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDeviceApprovalsChangeUnlinkActionDetails *asDeviceApprovalsChangeUnlinkActionDetails;

/// The object if its tag is `device_approvals_remove_exception_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsDeviceApprovalsRemoveExceptionDetails *asDeviceApprovalsRemoveExceptionDetails;
@end

/// Details of an event in which the IP address of an active desktop session changed.
@interface DBXTeamLogEventDetailsDeviceChangeIpDesktopDetails : DBXTeamLogEventDetails
/// The value of `device_change_ip_desktop_details`.
@property (nonatomic, strong) DBXTeamLogDeviceChangeIpDesktopDetails *deviceChangeIpDesktopDetails;
/// Creates an object with the tag `device_change_ip_desktop_details`.
- (instancetype)init:(DBXTeamLogDeviceChangeIpDesktopDetails *)deviceChangeIpDesktopDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the IP address of an active mobile session changed.
@interface DBXTeamLogEventDetailsDeviceChangeIpMobileDetails : DBXTeamLogEventDetails
/// The value of `device_change_ip_mobile_details`.
@property (nonatomic, strong) DBXTeamLogDeviceChangeIpMobileDetails *deviceChangeIpMobileDetails;
/// Creates an object with the tag `device_change_ip_mobile_details`.
- (instancetype)init:(DBXTeamLogDeviceChangeIpMobileDetails *)deviceChangeIpMobileDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the IP address of an active web session changed.
@interface DBXTeamLogEventDetailsDeviceChangeIpWebDetails : DBXTeamLogEventDetails
/// The value of `device_change_ip_web_details`.
@property (nonatomic, strong) DBXTeamLogDeviceChangeIpWebDetails *deviceChangeIpWebDetails;
/// Creates an object with the tag `device_change_ip_web_details`.
- (instancetype)init:(DBXTeamLogDeviceChangeIpWebDetails *)deviceChangeIpWebDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which some files couldn't be deleted from an unlinked device.
@interface DBXTeamLogEventDetailsDeviceDeleteOnUnlinkFailDetails : DBXTeamLogEventDetails
/// The value of `device_delete_on_unlink_fail_details`.
@property (nonatomic, strong) DBXTeamLogDeviceDeleteOnUnlinkFailDetails *deviceDeleteOnUnlinkFailDetails;

/// Creates an object with the tag `device_delete_on_unlink_fail_details`.
- (instancetype)init:(DBXTeamLogDeviceDeleteOnUnlinkFailDetails *)deviceDeleteOnUnlinkFailDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which all files were deleted from an unlinked device.
@interface DBXTeamLogEventDetailsDeviceDeleteOnUnlinkSuccessDetails : DBXTeamLogEventDetails
/// The value of `device_delete_on_unlink_success_details`.
@property (nonatomic, strong) DBXTeamLogDeviceDeleteOnUnlinkSuccessDetails *deviceDeleteOnUnlinkSuccessDetails;

/// Creates an object with the tag `device_delete_on_unlink_success_details`.
- (instancetype)init:(DBXTeamLogDeviceDeleteOnUnlinkSuccessDetails *)deviceDeleteOnUnlinkSuccessDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a device couldn't be linked.
@interface DBXTeamLogEventDetailsDeviceLinkFailDetails : DBXTeamLogEventDetails
/// The value of `device_link_fail_details`.
@property (nonatomic, strong) DBXTeamLogDeviceLinkFailDetails *deviceLinkFailDetails;
/// Creates an object with the tag `device_link_fail_details`.
- (instancetype)init:(DBXTeamLogDeviceLinkFailDetails *)deviceLinkFailDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a device was linked.
@interface DBXTeamLogEventDetailsDeviceLinkSuccessDetails : DBXTeamLogEventDetails
/// The value of `device_link_success_details`.
@property (nonatomic, strong) DBXTeamLogDeviceLinkSuccessDetails *deviceLinkSuccessDetails;
/// Creates an object with the tag `device_link_success_details`.
- (instancetype)init:(DBXTeamLogDeviceLinkSuccessDetails *)deviceLinkSuccessDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which device management was disabled.
@interface DBXTeamLogEventDetailsDeviceManagementDisabledDetails : DBXTeamLogEventDetails
/// The value of `device_management_disabled_details`.
@property (nonatomic, strong) DBXTeamLogDeviceManagementDisabledDetails *deviceManagementDisabledDetails;

/// Creates an object with the tag `device_management_disabled_details`.
- (instancetype)init:(DBXTeamLogDeviceManagementDisabledDetails *)deviceManagementDisabledDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which device management was enabled.
@interface DBXTeamLogEventDetailsDeviceManagementEnabledDetails : DBXTeamLogEventDetails
/// The value of `device_management_enabled_details`.
@property (nonatomic, strong) DBXTeamLogDeviceManagementEnabledDetails *deviceManagementEnabledDetails;

/// Creates an object with the tag `device_management_enabled_details`.
- (instancetype)init:(DBXTeamLogDeviceManagementEnabledDetails *)deviceManagementEnabledDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which backup was enabled or disabled for a computer.
@interface DBXTeamLogEventDetailsDeviceSyncBackupStatusChangedDetails : DBXTeamLogEventDetails
/// The value of `device_sync_backup_status_changed_details`.
@property (nonatomic, strong) DBXTeamLogDeviceSyncBackupStatusChangedDetails *deviceSyncBackupStatusChangedDetails;

/// Creates an object with the tag `device_sync_backup_status_changed_details`.
- (instancetype)init:(DBXTeamLogDeviceSyncBackupStatusChangedDetails *)deviceSyncBackupStatusChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a device was disconnected.
@interface DBXTeamLogEventDetailsDeviceUnlinkDetails : DBXTeamLogEventDetails
/// The value of `device_unlink_details`.
@property (nonatomic, strong) DBXTeamLogDeviceUnlinkDetails *deviceUnlinkDetails;
/// Creates an object with the tag `device_unlink_details`.
- (instancetype)init:(DBXTeamLogDeviceUnlinkDetails *)deviceUnlinkDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were exempted from device approvals.
@interface DBXTeamLogEventDetailsDeviceApprovalsAddExceptionDetails : DBXTeamLogEventDetails
/// The value of `device_approvals_add_exception_details`.
@property (nonatomic, strong) DBXTeamLogDeviceApprovalsAddExceptionDetails *deviceApprovalsAddExceptionDetails;

/// Creates an object with the tag `device_approvals_add_exception_details`.
- (instancetype)init:(DBXTeamLogDeviceApprovalsAddExceptionDetails *)deviceApprovalsAddExceptionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the limit on the number of computers a member can link was set or removed.
@interface DBXTeamLogEventDetailsDeviceApprovalsChangeDesktopPolicyDetails : DBXTeamLogEventDetails
/// The value of `device_approvals_change_desktop_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogDeviceApprovalsChangeDesktopPolicyDetails *deviceApprovalsChangeDesktopPolicyDetails;

/// Creates an object with the tag `device_approvals_change_desktop_policy_details`.
- (instancetype)init:(DBXTeamLogDeviceApprovalsChangeDesktopPolicyDetails *)deviceApprovalsChangeDesktopPolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the limit on the number of mobile devices a member can link was set or removed.
@interface DBXTeamLogEventDetailsDeviceApprovalsChangeMobilePolicyDetails : DBXTeamLogEventDetails
/// The value of `device_approvals_change_mobile_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogDeviceApprovalsChangeMobilePolicyDetails *deviceApprovalsChangeMobilePolicyDetails;

/// Creates an object with the tag `device_approvals_change_mobile_policy_details`.
- (instancetype)init:(DBXTeamLogDeviceApprovalsChangeMobilePolicyDetails *)deviceApprovalsChangeMobilePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the handling of members who exceed the limit on devices was changed.
@interface DBXTeamLogEventDetailsDeviceApprovalsChangeOverageActionDetails : DBXTeamLogEventDetails
/// The value of `device_approvals_change_overage_action_details`.
@property (nonatomic, strong)
    DBXTeamLogDeviceApprovalsChangeOverageActionDetails *deviceApprovalsChangeOverageActionDetails;

/// Creates an object with the tag `device_approvals_change_overage_action_details`.
- (instancetype)init:(DBXTeamLogDeviceApprovalsChangeOverageActionDetails *)deviceApprovalsChangeOverageActionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the handling of approved devices that a member unlinks was changed.
@interface DBXTeamLogEventDetailsDeviceApprovalsChangeUnlinkActionDetails : DBXTeamLogEventDetails
/// The value of `device_approvals_change_unlink_action_details`.
@property (nonatomic, strong)
    DBXTeamLogDeviceApprovalsChangeUnlinkActionDetails *deviceApprovalsChangeUnlinkActionDetails;

/// Creates an object with the tag `device_approvals_change_unlink_action_details`.
- (instancetype)init:(DBXTeamLogDeviceApprovalsChangeUnlinkActionDetails *)deviceApprovalsChangeUnlinkActionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the exemption of members from device approvals was removed.
@interface DBXTeamLogEventDetailsDeviceApprovalsRemoveExceptionDetails : DBXTeamLogEventDetails
/// The value of `device_approvals_remove_exception_details`.
@property (nonatomic, strong) DBXTeamLogDeviceApprovalsRemoveExceptionDetails *deviceApprovalsRemoveExceptionDetails;

/// Creates an object with the tag `device_approvals_remove_exception_details`.
- (instancetype)init:(DBXTeamLogDeviceApprovalsRemoveExceptionDetails *)deviceApprovalsRemoveExceptionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (DeviceMembers)
/// The object if its tag is `device_change_ip_desktop`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDeviceChangeIpDesktop *asDeviceChangeIpDesktop;
/// The object if its tag is `device_change_ip_mobile`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDeviceChangeIpMobile *asDeviceChangeIpMobile;
/// The object if its tag is `device_change_ip_web`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDeviceChangeIpWeb *asDeviceChangeIpWeb;
/// The object if its tag is `device_delete_on_unlink_fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDeviceDeleteOnUnlinkFail *asDeviceDeleteOnUnlinkFail;
/// The object if its tag is `device_delete_on_unlink_success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDeviceDeleteOnUnlinkSuccess *asDeviceDeleteOnUnlinkSuccess;
/// The object if its tag is `device_link_fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDeviceLinkFail *asDeviceLinkFail;
/// The object if its tag is `device_link_success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDeviceLinkSuccess *asDeviceLinkSuccess;
/// The object if its tag is `device_management_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDeviceManagementDisabled *asDeviceManagementDisabled;
/// The object if its tag is `device_management_enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDeviceManagementEnabled *asDeviceManagementEnabled;

/// The object if its tag is `device_sync_backup_status_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDeviceSyncBackupStatusChanged *asDeviceSyncBackupStatusChanged;

/// The object if its tag is `device_unlink`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDeviceUnlink *asDeviceUnlink;
/// The object if its tag is `device_approvals_add_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeDeviceApprovalsAddException *asDeviceApprovalsAddException;

/// The object if its tag is `device_approvals_change_desktop_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDeviceApprovalsChangeDesktopPolicy *asDeviceApprovalsChangeDesktopPolicy;

/// The object if its tag is `device_approvals_change_mobile_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDeviceApprovalsChangeMobilePolicy *asDeviceApprovalsChangeMobilePolicy;

/// The object if its tag is `device_approvals_change_overage_action`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDeviceApprovalsChangeOverageAction *asDeviceApprovalsChangeOverageAction;

/// The object if its tag is `device_approvals_change_unlink_action`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDeviceApprovalsChangeUnlinkAction *asDeviceApprovalsChangeUnlinkAction;

/// The object if its tag is `device_approvals_remove_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeDeviceApprovalsRemoveException *asDeviceApprovalsRemoveException;
@end

/// The IP address of an active desktop session changed.
@interface DBXTeamLogEventTypeDeviceChangeIpDesktop : DBXTeamLogEventType
/// The value of `device_change_ip_desktop`.
@property (nonatomic, strong) DBXTeamLogDeviceChangeIpDesktopType *deviceChangeIpDesktop;
/// Creates an object with the tag `device_change_ip_desktop`.
- (instancetype)init:(DBXTeamLogDeviceChangeIpDesktopType *)deviceChangeIpDesktop NS_DESIGNATED_INITIALIZER;
@end

/// The IP address of an active mobile session changed.
@interface DBXTeamLogEventTypeDeviceChangeIpMobile : DBXTeamLogEventType
/// The value of `device_change_ip_mobile`.
@property (nonatomic, strong) DBXTeamLogDeviceChangeIpMobileType *deviceChangeIpMobile;
/// Creates an object with the tag `device_change_ip_mobile`.
- (instancetype)init:(DBXTeamLogDeviceChangeIpMobileType *)deviceChangeIpMobile NS_DESIGNATED_INITIALIZER;
@end

/// The IP address of an active web session changed.
@interface DBXTeamLogEventTypeDeviceChangeIpWeb : DBXTeamLogEventType
/// The value of `device_change_ip_web`.
@property (nonatomic, strong) DBXTeamLogDeviceChangeIpWebType *deviceChangeIpWeb;
/// Creates an object with the tag `device_change_ip_web`.
- (instancetype)init:(DBXTeamLogDeviceChangeIpWebType *)deviceChangeIpWeb NS_DESIGNATED_INITIALIZER;
@end

/// Some files couldn't be deleted from an unlinked device.
@interface DBXTeamLogEventTypeDeviceDeleteOnUnlinkFail : DBXTeamLogEventType
/// The value of `device_delete_on_unlink_fail`.
@property (nonatomic, strong) DBXTeamLogDeviceDeleteOnUnlinkFailType *deviceDeleteOnUnlinkFail;
/// Creates an object with the tag `device_delete_on_unlink_fail`.
- (instancetype)init:(DBXTeamLogDeviceDeleteOnUnlinkFailType *)deviceDeleteOnUnlinkFail NS_DESIGNATED_INITIALIZER;
@end

/// All files were deleted from an unlinked device.
@interface DBXTeamLogEventTypeDeviceDeleteOnUnlinkSuccess : DBXTeamLogEventType
/// The value of `device_delete_on_unlink_success`.
@property (nonatomic, strong) DBXTeamLogDeviceDeleteOnUnlinkSuccessType *deviceDeleteOnUnlinkSuccess;
/// Creates an object with the tag `device_delete_on_unlink_success`.
- (instancetype)init:(DBXTeamLogDeviceDeleteOnUnlinkSuccessType *)deviceDeleteOnUnlinkSuccess NS_DESIGNATED_INITIALIZER;
@end

/// A device couldn't be linked.
@interface DBXTeamLogEventTypeDeviceLinkFail : DBXTeamLogEventType
/// The value of `device_link_fail`.
@property (nonatomic, strong) DBXTeamLogDeviceLinkFailType *deviceLinkFail;
/// Creates an object with the tag `device_link_fail`.
- (instancetype)init:(DBXTeamLogDeviceLinkFailType *)deviceLinkFail NS_DESIGNATED_INITIALIZER;
@end

/// A device was linked.
@interface DBXTeamLogEventTypeDeviceLinkSuccess : DBXTeamLogEventType
/// The value of `device_link_success`.
@property (nonatomic, strong) DBXTeamLogDeviceLinkSuccessType *deviceLinkSuccess;
/// Creates an object with the tag `device_link_success`.
- (instancetype)init:(DBXTeamLogDeviceLinkSuccessType *)deviceLinkSuccess NS_DESIGNATED_INITIALIZER;
@end

/// Device management was disabled. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeDeviceManagementDisabled : DBXTeamLogEventType
/// The value of `device_management_disabled`.
@property (nonatomic, strong) DBXTeamLogDeviceManagementDisabledType *deviceManagementDisabled;
/// Creates an object with the tag `device_management_disabled`.
- (instancetype)init:(DBXTeamLogDeviceManagementDisabledType *)deviceManagementDisabled NS_DESIGNATED_INITIALIZER;
@end

/// Device management was enabled. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeDeviceManagementEnabled : DBXTeamLogEventType
/// The value of `device_management_enabled`.
@property (nonatomic, strong) DBXTeamLogDeviceManagementEnabledType *deviceManagementEnabled;
/// Creates an object with the tag `device_management_enabled`.
- (instancetype)init:(DBXTeamLogDeviceManagementEnabledType *)deviceManagementEnabled NS_DESIGNATED_INITIALIZER;
@end

/// Backup was enabled or disabled for a computer.
@interface DBXTeamLogEventTypeDeviceSyncBackupStatusChanged : DBXTeamLogEventType
/// The value of `device_sync_backup_status_changed`.
@property (nonatomic, strong) DBXTeamLogDeviceSyncBackupStatusChangedType *deviceSyncBackupStatusChanged;

/// Creates an object with the tag `device_sync_backup_status_changed`.
- (instancetype)init:(DBXTeamLogDeviceSyncBackupStatusChangedType *)deviceSyncBackupStatusChanged
    NS_DESIGNATED_INITIALIZER;
@end

/// A device was disconnected.
@interface DBXTeamLogEventTypeDeviceUnlink : DBXTeamLogEventType
/// The value of `device_unlink`.
@property (nonatomic, strong) DBXTeamLogDeviceUnlinkType *deviceUnlink;
/// Creates an object with the tag `device_unlink`.
- (instancetype)init:(DBXTeamLogDeviceUnlinkType *)deviceUnlink NS_DESIGNATED_INITIALIZER;
@end

/// Members were exempted from device approvals.
@interface DBXTeamLogEventTypeDeviceApprovalsAddException : DBXTeamLogEventType
/// The value of `device_approvals_add_exception`.
@property (nonatomic, strong) DBXTeamLogDeviceApprovalsAddExceptionType *deviceApprovalsAddException;
/// Creates an object with the tag `device_approvals_add_exception`.
- (instancetype)init:(DBXTeamLogDeviceApprovalsAddExceptionType *)deviceApprovalsAddException NS_DESIGNATED_INITIALIZER;
@end

/// The limit on the number of computers a member can link was set or removed.
@interface DBXTeamLogEventTypeDeviceApprovalsChangeDesktopPolicy : DBXTeamLogEventType
/// The value of `device_approvals_change_desktop_policy`.
@property (nonatomic, strong) DBXTeamLogDeviceApprovalsChangeDesktopPolicyType *deviceApprovalsChangeDesktopPolicy;

/// Creates an object with the tag `device_approvals_change_desktop_policy`.
- (instancetype)init:(DBXTeamLogDeviceApprovalsChangeDesktopPolicyType *)deviceApprovalsChangeDesktopPolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The limit on the number of mobile devices a member can link was set or removed.
@interface DBXTeamLogEventTypeDeviceApprovalsChangeMobilePolicy : DBXTeamLogEventType
/// The value of `device_approvals_change_mobile_policy`.
@property (nonatomic, strong) DBXTeamLogDeviceApprovalsChangeMobilePolicyType *deviceApprovalsChangeMobilePolicy;

/// Creates an object with the tag `device_approvals_change_mobile_policy`.
- (instancetype)init:(DBXTeamLogDeviceApprovalsChangeMobilePolicyType *)deviceApprovalsChangeMobilePolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The handling of members who exceed the limit on devices was changed.
@interface DBXTeamLogEventTypeDeviceApprovalsChangeOverageAction : DBXTeamLogEventType
/// The value of `device_approvals_change_overage_action`.
@property (nonatomic, strong) DBXTeamLogDeviceApprovalsChangeOverageActionType *deviceApprovalsChangeOverageAction;

/// Creates an object with the tag `device_approvals_change_overage_action`.
- (instancetype)init:(DBXTeamLogDeviceApprovalsChangeOverageActionType *)deviceApprovalsChangeOverageAction
    NS_DESIGNATED_INITIALIZER;
@end

/// The handling of approved devices that a member unlinks was changed.
@interface DBXTeamLogEventTypeDeviceApprovalsChangeUnlinkAction : DBXTeamLogEventType
/// The value of `device_approvals_change_unlink_action`.
@property (nonatomic, strong) DBXTeamLogDeviceApprovalsChangeUnlinkActionType *deviceApprovalsChangeUnlinkAction;

/// Creates an object with the tag `device_approvals_change_unlink_action`.
- (instancetype)init:(DBXTeamLogDeviceApprovalsChangeUnlinkActionType *)deviceApprovalsChangeUnlinkAction
    NS_DESIGNATED_INITIALIZER;
@end

/// The exemption of members from device approvals was removed.
@interface DBXTeamLogEventTypeDeviceApprovalsRemoveException : DBXTeamLogEventType
/// The value of `device_approvals_remove_exception`.
@property (nonatomic, strong) DBXTeamLogDeviceApprovalsRemoveExceptionType *deviceApprovalsRemoveException;

/// Creates an object with the tag `device_approvals_remove_exception`.
- (instancetype)init:(DBXTeamLogDeviceApprovalsRemoveExceptionType *)deviceApprovalsRemoveException
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (DeviceMembers)
/// The object if its tag is `device_change_ip_desktop`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDeviceChangeIpDesktop *asDeviceChangeIpDesktop;
/// The object if its tag is `device_change_ip_mobile`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDeviceChangeIpMobile *asDeviceChangeIpMobile;
/// The object if its tag is `device_change_ip_web`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDeviceChangeIpWeb *asDeviceChangeIpWeb;
/// The object if its tag is `device_delete_on_unlink_fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDeviceDeleteOnUnlinkFail *asDeviceDeleteOnUnlinkFail;

/// The object if its tag is `device_delete_on_unlink_success`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDeviceDeleteOnUnlinkSuccess *asDeviceDeleteOnUnlinkSuccess;

/// The object if its tag is `device_link_fail`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDeviceLinkFail *asDeviceLinkFail;
/// The object if its tag is `device_link_success`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDeviceLinkSuccess *asDeviceLinkSuccess;
/// The object if its tag is `device_management_disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDeviceManagementDisabled *asDeviceManagementDisabled;
/// The object if its tag is `device_management_enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDeviceManagementEnabled *asDeviceManagementEnabled;

/// The object if its tag is `device_sync_backup_status_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDeviceSyncBackupStatusChanged *asDeviceSyncBackupStatusChanged;

/// The object if its tag is `device_unlink`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgDeviceUnlink *asDeviceUnlink;

/// The object if its tag is `device_approvals_add_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDeviceApprovalsAddException *asDeviceApprovalsAddException;

/// The object if its tag is `device_approvals_change_desktop_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDeviceApprovalsChangeDesktopPolicy *asDeviceApprovalsChangeDesktopPolicy;

/// The object if its tag is `device_approvals_change_mobile_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDeviceApprovalsChangeMobilePolicy *asDeviceApprovalsChangeMobilePolicy;

/// The object if its tag is `device_approvals_change_overage_action`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDeviceApprovalsChangeOverageAction *asDeviceApprovalsChangeOverageAction;

/// The object if its tag is `device_approvals_change_unlink_action`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDeviceApprovalsChangeUnlinkAction *asDeviceApprovalsChangeUnlinkAction;

/// The object if its tag is `device_approvals_remove_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgDeviceApprovalsRemoveException *asDeviceApprovalsRemoveException;
@end

/// Events in which the IP address of an active desktop session changed.
@interface DBXTeamLogEventTypeArgDeviceChangeIpDesktop : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_change_ip_desktop`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the IP address of an active mobile session changed.
@interface DBXTeamLogEventTypeArgDeviceChangeIpMobile : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_change_ip_mobile`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the IP address of an active web session changed.
@interface DBXTeamLogEventTypeArgDeviceChangeIpWeb : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_change_ip_web`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which some files couldn't be deleted from an unlinked device.
@interface DBXTeamLogEventTypeArgDeviceDeleteOnUnlinkFail : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_delete_on_unlink_fail`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which all files were deleted from an unlinked device.
@interface DBXTeamLogEventTypeArgDeviceDeleteOnUnlinkSuccess : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_delete_on_unlink_success`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a device couldn't be linked.
@interface DBXTeamLogEventTypeArgDeviceLinkFail : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_link_fail`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a device was linked.
@interface DBXTeamLogEventTypeArgDeviceLinkSuccess : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_link_success`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which device management was disabled.
@interface DBXTeamLogEventTypeArgDeviceManagementDisabled : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_management_disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which device management was enabled.
@interface DBXTeamLogEventTypeArgDeviceManagementEnabled : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_management_enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which backup was enabled or disabled for a computer.
@interface DBXTeamLogEventTypeArgDeviceSyncBackupStatusChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_sync_backup_status_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a device was disconnected.
@interface DBXTeamLogEventTypeArgDeviceUnlink : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_unlink`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which members were exempted from device approvals.
@interface DBXTeamLogEventTypeArgDeviceApprovalsAddException : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_approvals_add_exception`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the limit on the number of computers a member can link was set or removed.
@interface DBXTeamLogEventTypeArgDeviceApprovalsChangeDesktopPolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_approvals_change_desktop_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the limit on the number of mobile devices a member can link was set or removed.
@interface DBXTeamLogEventTypeArgDeviceApprovalsChangeMobilePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_approvals_change_mobile_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the handling of members who exceed the limit on devices was changed.
@interface DBXTeamLogEventTypeArgDeviceApprovalsChangeOverageAction : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_approvals_change_overage_action`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the handling of approved devices that a member unlinks was changed.
@interface DBXTeamLogEventTypeArgDeviceApprovalsChangeUnlinkAction : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_approvals_change_unlink_action`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the exemption of members from device approvals was removed.
@interface DBXTeamLogEventTypeArgDeviceApprovalsRemoveException : DBXTeamLogEventTypeArg
/// Creates an object with the tag `device_approvals_remove_exception`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
