// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsMemberSpaceLimitsAddCustomQuotaDetails,
    DBXTeamLogEventDetailsMemberSpaceLimitsAddExceptionDetails,
    DBXTeamLogEventDetailsMemberSpaceLimitsChangeCapsTypePolicyDetails,
    DBXTeamLogEventDetailsMemberSpaceLimitsChangeCustomQuotaDetails,
    DBXTeamLogEventDetailsMemberSpaceLimitsChangePolicyDetails,
    DBXTeamLogEventDetailsMemberSpaceLimitsChangeStatusDetails,
    DBXTeamLogEventDetailsMemberSpaceLimitsRemoveCustomQuotaDetails,
    DBXTeamLogEventDetailsMemberSpaceLimitsRemoveExceptionDetails,
    DBXTeamLogEventTypeArgMemberSpaceLimitsAddCustomQuota, DBXTeamLogEventTypeArgMemberSpaceLimitsAddException,
    DBXTeamLogEventTypeArgMemberSpaceLimitsChangeCapsTypePolicy,
    DBXTeamLogEventTypeArgMemberSpaceLimitsChangeCustomQuota, DBXTeamLogEventTypeArgMemberSpaceLimitsChangePolicy,
    DBXTeamLogEventTypeArgMemberSpaceLimitsChangeStatus, DBXTeamLogEventTypeArgMemberSpaceLimitsRemoveCustomQuota,
    DBXTeamLogEventTypeArgMemberSpaceLimitsRemoveException, DBXTeamLogEventTypeMemberSpaceLimitsAddCustomQuota,
    DBXTeamLogEventTypeMemberSpaceLimitsAddException, DBXTeamLogEventTypeMemberSpaceLimitsChangeCapsTypePolicy,
    DBXTeamLogEventTypeMemberSpaceLimitsChangeCustomQuota, DBXTeamLogEventTypeMemberSpaceLimitsChangePolicy,
    DBXTeamLogEventTypeMemberSpaceLimitsChangeStatus, DBXTeamLogEventTypeMemberSpaceLimitsRemoveCustomQuota,
    DBXTeamLogEventTypeMemberSpaceLimitsRemoveException, DBXTeamLogMemberSpaceLimitsAddCustomQuotaDetails,
    DBXTeamLogMemberSpaceLimitsAddCustomQuotaType, DBXTeamLogMemberSpaceLimitsAddExceptionDetails,
    DBXTeamLogMemberSpaceLimitsAddExceptionType, DBXTeamLogMemberSpaceLimitsChangeCapsTypePolicyDetails,
    DBXTeamLogMemberSpaceLimitsChangeCapsTypePolicyType, DBXTeamLogMemberSpaceLimitsChangeCustomQuotaDetails,
    DBXTeamLogMemberSpaceLimitsChangeCustomQuotaType, DBXTeamLogMemberSpaceLimitsChangePolicyDetails,
    DBXTeamLogMemberSpaceLimitsChangePolicyType, DBXTeamLogMemberSpaceLimitsChangeStatusDetails,
    DBXTeamLogMemberSpaceLimitsChangeStatusType, DBXTeamLogMemberSpaceLimitsRemoveCustomQuotaDetails,
    DBXTeamLogMemberSpaceLimitsRemoveCustomQuotaType, DBXTeamLogMemberSpaceLimitsRemoveExceptionDetails,
    DBXTeamLogMemberSpaceLimitsRemoveExceptionType, DBXTeamLogSpaceCapsType, DBXTeamLogSpaceLimitsStatus;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (MemberSpaceMembers)
/// The object if its tag is `member_space_limits_add_custom_quota_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberSpaceLimitsAddCustomQuotaDetails *asMemberSpaceLimitsAddCustomQuotaDetails;

/// The object if its tag is `member_space_limits_change_custom_quota_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberSpaceLimitsChangeCustomQuotaDetails *asMemberSpaceLimitsChangeCustomQuotaDetails;

/// The object if its tag is `member_space_limits_change_status_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberSpaceLimitsChangeStatusDetails *asMemberSpaceLimitsChangeStatusDetails;

/// The object if its tag is `member_space_limits_remove_custom_quota_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberSpaceLimitsRemoveCustomQuotaDetails *asMemberSpaceLimitsRemoveCustomQuotaDetails;

/// The object if its tag is `member_space_limits_add_exception_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberSpaceLimitsAddExceptionDetails *asMemberSpaceLimitsAddExceptionDetails;

/// The object if its tag is `member_space_limits_change_caps_type_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberSpaceLimitsChangeCapsTypePolicyDetails *asMemberSpaceLimitsChangeCapsTypePolicyDetails;

/// The object if its tag is `member_space_limits_change_policy_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberSpaceLimitsChangePolicyDetails *asMemberSpaceLimitsChangePolicyDetails;

/// The object if its tag is `member_space_limits_remove_exception_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsMemberSpaceLimitsRemoveExceptionDetails *asMemberSpaceLimitsRemoveExceptionDetails;
@end

/// Details of an event in which a custom space limit was set for a member.
@interface DBXTeamLogEventDetailsMemberSpaceLimitsAddCustomQuotaDetails : DBXTeamLogEventDetails
/// The value of `member_space_limits_add_custom_quota_details`.
@property (nonatomic, strong) DBXTeamLogMemberSpaceLimitsAddCustomQuotaDetails *memberSpaceLimitsAddCustomQuotaDetails;

/// Creates an object with the tag `member_space_limits_add_custom_quota_details`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsAddCustomQuotaDetails *)memberSpaceLimitsAddCustomQuotaDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the custom space limit of a member was changed.
@interface DBXTeamLogEventDetailsMemberSpaceLimitsChangeCustomQuotaDetails : DBXTeamLogEventDetails
/// The value of `member_space_limits_change_custom_quota_details`.
@property (nonatomic, strong)
    DBXTeamLogMemberSpaceLimitsChangeCustomQuotaDetails *memberSpaceLimitsChangeCustomQuotaDetails;

/// Creates an object with the tag `member_space_limits_change_custom_quota_details`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsChangeCustomQuotaDetails *)memberSpaceLimitsChangeCustomQuotaDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member's usage reached another level of their space limit.
@interface DBXTeamLogEventDetailsMemberSpaceLimitsChangeStatusDetails : DBXTeamLogEventDetails
/// The value of `member_space_limits_change_status_details`.
@property (nonatomic, strong) DBXTeamLogMemberSpaceLimitsChangeStatusDetails *memberSpaceLimitsChangeStatusDetails;

/// Creates an object with the tag `member_space_limits_change_status_details`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsChangeStatusDetails *)memberSpaceLimitsChangeStatusDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the custom space limit of a member was removed.
@interface DBXTeamLogEventDetailsMemberSpaceLimitsRemoveCustomQuotaDetails : DBXTeamLogEventDetails
/// The value of `member_space_limits_remove_custom_quota_details`.
@property (nonatomic, strong)
    DBXTeamLogMemberSpaceLimitsRemoveCustomQuotaDetails *memberSpaceLimitsRemoveCustomQuotaDetails;

/// Creates an object with the tag `member_space_limits_remove_custom_quota_details`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsRemoveCustomQuotaDetails *)memberSpaceLimitsRemoveCustomQuotaDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were exempted from member space limits.
@interface DBXTeamLogEventDetailsMemberSpaceLimitsAddExceptionDetails : DBXTeamLogEventDetails
/// The value of `member_space_limits_add_exception_details`.
@property (nonatomic, strong) DBXTeamLogMemberSpaceLimitsAddExceptionDetails *memberSpaceLimitsAddExceptionDetails;

/// Creates an object with the tag `member_space_limits_add_exception_details`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsAddExceptionDetails *)memberSpaceLimitsAddExceptionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's type of member space limits was changed.
@interface DBXTeamLogEventDetailsMemberSpaceLimitsChangeCapsTypePolicyDetails : DBXTeamLogEventDetails
/// The value of `member_space_limits_change_caps_type_policy_details`.
@property (nonatomic, strong)
    DBXTeamLogMemberSpaceLimitsChangeCapsTypePolicyDetails *memberSpaceLimitsChangeCapsTypePolicyDetails;

/// Creates an object with the tag `member_space_limits_change_caps_type_policy_details`.
- (instancetype)
    init:(DBXTeamLogMemberSpaceLimitsChangeCapsTypePolicyDetails *)memberSpaceLimitsChangeCapsTypePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's default member space limit was changed.
@interface DBXTeamLogEventDetailsMemberSpaceLimitsChangePolicyDetails : DBXTeamLogEventDetails
/// The value of `member_space_limits_change_policy_details`.
@property (nonatomic, strong) DBXTeamLogMemberSpaceLimitsChangePolicyDetails *memberSpaceLimitsChangePolicyDetails;

/// Creates an object with the tag `member_space_limits_change_policy_details`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsChangePolicyDetails *)memberSpaceLimitsChangePolicyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the exemption of members from member space limits was removed.
@interface DBXTeamLogEventDetailsMemberSpaceLimitsRemoveExceptionDetails : DBXTeamLogEventDetails
/// The value of `member_space_limits_remove_exception_details`.
@property (nonatomic, strong)
    DBXTeamLogMemberSpaceLimitsRemoveExceptionDetails *memberSpaceLimitsRemoveExceptionDetails;

/// Creates an object with the tag `member_space_limits_remove_exception_details`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsRemoveExceptionDetails *)memberSpaceLimitsRemoveExceptionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (MemberSpaceMembers)
/// The object if its tag is `member_space_limits_add_custom_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberSpaceLimitsAddCustomQuota *asMemberSpaceLimitsAddCustomQuota;

/// The object if its tag is `member_space_limits_change_custom_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberSpaceLimitsChangeCustomQuota *asMemberSpaceLimitsChangeCustomQuota;

/// The object if its tag is `member_space_limits_change_status`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberSpaceLimitsChangeStatus *asMemberSpaceLimitsChangeStatus;

/// The object if its tag is `member_space_limits_remove_custom_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberSpaceLimitsRemoveCustomQuota *asMemberSpaceLimitsRemoveCustomQuota;

/// The object if its tag is `member_space_limits_add_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberSpaceLimitsAddException *asMemberSpaceLimitsAddException;

/// The object if its tag is `member_space_limits_change_caps_type_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberSpaceLimitsChangeCapsTypePolicy *asMemberSpaceLimitsChangeCapsTypePolicy;

/// The object if its tag is `member_space_limits_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberSpaceLimitsChangePolicy *asMemberSpaceLimitsChangePolicy;

/// The object if its tag is `member_space_limits_remove_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeMemberSpaceLimitsRemoveException *asMemberSpaceLimitsRemoveException;
@end

/// A custom space limit was set for a member.
@interface DBXTeamLogEventTypeMemberSpaceLimitsAddCustomQuota : DBXTeamLogEventType
/// The value of `member_space_limits_add_custom_quota`.
@property (nonatomic, strong) DBXTeamLogMemberSpaceLimitsAddCustomQuotaType *memberSpaceLimitsAddCustomQuota;

/// Creates an object with the tag `member_space_limits_add_custom_quota`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsAddCustomQuotaType *)memberSpaceLimitsAddCustomQuota
    NS_DESIGNATED_INITIALIZER;
@end

/// The custom space limit of a member was changed.
@interface DBXTeamLogEventTypeMemberSpaceLimitsChangeCustomQuota : DBXTeamLogEventType
/// The value of `member_space_limits_change_custom_quota`.
@property (nonatomic, strong) DBXTeamLogMemberSpaceLimitsChangeCustomQuotaType *memberSpaceLimitsChangeCustomQuota;

/// Creates an object with the tag `member_space_limits_change_custom_quota`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsChangeCustomQuotaType *)memberSpaceLimitsChangeCustomQuota
    NS_DESIGNATED_INITIALIZER;
@end

/// A member's usage reached another level of their space limit.
@interface DBXTeamLogEventTypeMemberSpaceLimitsChangeStatus : DBXTeamLogEventType
/// The value of `member_space_limits_change_status`.
@property (nonatomic, strong) DBXTeamLogMemberSpaceLimitsChangeStatusType *memberSpaceLimitsChangeStatus;

/// Creates an object with the tag `member_space_limits_change_status`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsChangeStatusType *)memberSpaceLimitsChangeStatus
    NS_DESIGNATED_INITIALIZER;
@end

/// The custom space limit of a member was removed.
@interface DBXTeamLogEventTypeMemberSpaceLimitsRemoveCustomQuota : DBXTeamLogEventType
/// The value of `member_space_limits_remove_custom_quota`.
@property (nonatomic, strong) DBXTeamLogMemberSpaceLimitsRemoveCustomQuotaType *memberSpaceLimitsRemoveCustomQuota;

/// Creates an object with the tag `member_space_limits_remove_custom_quota`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsRemoveCustomQuotaType *)memberSpaceLimitsRemoveCustomQuota
    NS_DESIGNATED_INITIALIZER;
@end

/// Members were exempted from member space limits.
@interface DBXTeamLogEventTypeMemberSpaceLimitsAddException : DBXTeamLogEventType
/// The value of `member_space_limits_add_exception`.
@property (nonatomic, strong) DBXTeamLogMemberSpaceLimitsAddExceptionType *memberSpaceLimitsAddException;

/// Creates an object with the tag `member_space_limits_add_exception`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsAddExceptionType *)memberSpaceLimitsAddException
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's type of member space limits was changed.
@interface DBXTeamLogEventTypeMemberSpaceLimitsChangeCapsTypePolicy : DBXTeamLogEventType
/// The value of `member_space_limits_change_caps_type_policy`.
@property (nonatomic, strong)
    DBXTeamLogMemberSpaceLimitsChangeCapsTypePolicyType *memberSpaceLimitsChangeCapsTypePolicy;

/// Creates an object with the tag `member_space_limits_change_caps_type_policy`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsChangeCapsTypePolicyType *)memberSpaceLimitsChangeCapsTypePolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's default member space limit was changed.
@interface DBXTeamLogEventTypeMemberSpaceLimitsChangePolicy : DBXTeamLogEventType
/// The value of `member_space_limits_change_policy`.
@property (nonatomic, strong) DBXTeamLogMemberSpaceLimitsChangePolicyType *memberSpaceLimitsChangePolicy;

/// Creates an object with the tag `member_space_limits_change_policy`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsChangePolicyType *)memberSpaceLimitsChangePolicy
    NS_DESIGNATED_INITIALIZER;
@end

/// The exemption of members from member space limits was removed.
@interface DBXTeamLogEventTypeMemberSpaceLimitsRemoveException : DBXTeamLogEventType
/// The value of `member_space_limits_remove_exception`.
@property (nonatomic, strong) DBXTeamLogMemberSpaceLimitsRemoveExceptionType *memberSpaceLimitsRemoveException;

/// Creates an object with the tag `member_space_limits_remove_exception`.
- (instancetype)init:(DBXTeamLogMemberSpaceLimitsRemoveExceptionType *)memberSpaceLimitsRemoveException
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (MemberSpaceMembers)
/// The object if its tag is `member_space_limits_add_custom_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberSpaceLimitsAddCustomQuota *asMemberSpaceLimitsAddCustomQuota;

/// The object if its tag is `member_space_limits_change_custom_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberSpaceLimitsChangeCustomQuota *asMemberSpaceLimitsChangeCustomQuota;

/// The object if its tag is `member_space_limits_change_status`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberSpaceLimitsChangeStatus *asMemberSpaceLimitsChangeStatus;

/// The object if its tag is `member_space_limits_remove_custom_quota`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberSpaceLimitsRemoveCustomQuota *asMemberSpaceLimitsRemoveCustomQuota;

/// The object if its tag is `member_space_limits_add_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberSpaceLimitsAddException *asMemberSpaceLimitsAddException;

/// The object if its tag is `member_space_limits_change_caps_type_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberSpaceLimitsChangeCapsTypePolicy *asMemberSpaceLimitsChangeCapsTypePolicy;

/// The object if its tag is `member_space_limits_change_policy`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberSpaceLimitsChangePolicy *asMemberSpaceLimitsChangePolicy;

/// The object if its tag is `member_space_limits_remove_exception`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgMemberSpaceLimitsRemoveException *asMemberSpaceLimitsRemoveException;
@end

/// Events in which a custom space limit was set for a member.
@interface DBXTeamLogEventTypeArgMemberSpaceLimitsAddCustomQuota : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_space_limits_add_custom_quota`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the custom space limit of a member was changed.
@interface DBXTeamLogEventTypeArgMemberSpaceLimitsChangeCustomQuota : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_space_limits_change_custom_quota`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a member's usage reached another level of their space limit.
@interface DBXTeamLogEventTypeArgMemberSpaceLimitsChangeStatus : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_space_limits_change_status`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the custom space limit of a member was removed.
@interface DBXTeamLogEventTypeArgMemberSpaceLimitsRemoveCustomQuota : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_space_limits_remove_custom_quota`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which members were exempted from member space limits.
@interface DBXTeamLogEventTypeArgMemberSpaceLimitsAddException : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_space_limits_add_exception`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's type of member space limits was changed.
@interface DBXTeamLogEventTypeArgMemberSpaceLimitsChangeCapsTypePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_space_limits_change_caps_type_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's default member space limit was changed.
@interface DBXTeamLogEventTypeArgMemberSpaceLimitsChangePolicy : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_space_limits_change_policy`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the exemption of members from member space limits was removed.
@interface DBXTeamLogEventTypeArgMemberSpaceLimitsRemoveException : DBXTeamLogEventTypeArg
/// Creates an object with the tag `member_space_limits_remove_exception`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a custom space limit was set for a member.
@interface DBXTeamLogMemberSpaceLimitsAddCustomQuotaDetails : DBXObject
/// The space limit in bytes after the change.
@property (nonatomic, readonly) NSNumber *newValue;
/// The space limit in bytes after the change.
- (NSNumber *)newValue DB_NO_METHOD_FAMILY;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(NSNumber *)newValue NS_DESIGNATED_INITIALIZER;
@end

/// A custom space limit was set for a member.
@interface DBXTeamLogMemberSpaceLimitsAddCustomQuotaType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which members were exempted from member space limits.
@interface DBXTeamLogMemberSpaceLimitsAddExceptionDetails : DBXObject
@end

/// Members were exempted from member space limits.
@interface DBXTeamLogMemberSpaceLimitsAddExceptionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's type of member space limits was changed.
@interface DBXTeamLogMemberSpaceLimitsChangeCapsTypePolicyDetails : DBXObject
/// The type of space limits before the change.
@property (nonatomic, readonly) DBXTeamLogSpaceCapsType *previousValue;
/// The type of space limits after the change.
@property (nonatomic, readonly) DBXTeamLogSpaceCapsType *newValue;
/// The type of space limits after the change.
- (DBXTeamLogSpaceCapsType *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXTeamLogSpaceCapsType *)previousValue
    newValue:(DBXTeamLogSpaceCapsType *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's type of member space limits was changed.
@interface DBXTeamLogMemberSpaceLimitsChangeCapsTypePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the custom space limit of a member was changed.
@interface DBXTeamLogMemberSpaceLimitsChangeCustomQuotaDetails : DBXObject
/// The space limit in bytes before the change.
@property (nonatomic, readonly) NSNumber *previousValue;
/// The space limit in bytes after the change.
@property (nonatomic, readonly) NSNumber *newValue;
/// The space limit in bytes after the change.
- (NSNumber *)newValue DB_NO_METHOD_FAMILY;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSNumber *)previousValue newValue:(NSNumber *)newValue NS_DESIGNATED_INITIALIZER;
@end

/// The custom space limit of a member was changed.
@interface DBXTeamLogMemberSpaceLimitsChangeCustomQuotaType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's default member space limit was changed.
@interface DBXTeamLogMemberSpaceLimitsChangePolicyDetails : DBXObject
/// The default space limit in bytes before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSNumber *previousValue;
/// The default space limit in bytes after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSNumber *newValue;
/// The default space limit in bytes after the change. `nil` if an older event lacks it.
- (nullable NSNumber *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(nullable NSNumber *)previousValue
    newValue:(nullable NSNumber *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's default member space limit was changed.
@interface DBXTeamLogMemberSpaceLimitsChangePolicyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a member's usage reached another level of their space limit.
@interface DBXTeamLogMemberSpaceLimitsChangeStatusDetails : DBXObject
/// The usage compared to the limit before the change.
@property (nonatomic, readonly) DBXTeamLogSpaceLimitsStatus *previousValue;
/// The usage compared to the limit after the change.
@property (nonatomic, readonly) DBXTeamLogSpaceLimitsStatus *newValue;
/// The usage compared to the limit after the change.
- (DBXTeamLogSpaceLimitsStatus *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBXTeamLogSpaceLimitsStatus *)previousValue
    newValue:(DBXTeamLogSpaceLimitsStatus *)newValue
    NS_DESIGNATED_INITIALIZER;
@end

/// A member's usage reached another level of their space limit.
@interface DBXTeamLogMemberSpaceLimitsChangeStatusType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the custom space limit of a member was removed.
@interface DBXTeamLogMemberSpaceLimitsRemoveCustomQuotaDetails : DBXObject
@end

/// The custom space limit of a member was removed.
@interface DBXTeamLogMemberSpaceLimitsRemoveCustomQuotaType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the exemption of members from member space limits was removed.
@interface DBXTeamLogMemberSpaceLimitsRemoveExceptionDetails : DBXObject
@end

/// The exemption of members from member space limits was removed.
@interface DBXTeamLogMemberSpaceLimitsRemoveExceptionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
