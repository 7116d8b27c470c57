// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGMemberSpaceLimitsAddCustomQuotaDetails, DBTEAMLOGMemberSpaceLimitsAddCustomQuotaType,
    DBTEAMLOGMemberSpaceLimitsAddExceptionDetails, DBTEAMLOGMemberSpaceLimitsAddExceptionType,
    DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyDetails, DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyType,
    DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaDetails, DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaType,
    DBTEAMLOGMemberSpaceLimitsChangePolicyDetails, DBTEAMLOGMemberSpaceLimitsChangePolicyType,
    DBTEAMLOGMemberSpaceLimitsChangeStatusDetails, DBTEAMLOGMemberSpaceLimitsChangeStatusType,
    DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaDetails, DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaType,
    DBTEAMLOGMemberSpaceLimitsRemoveExceptionDetails, DBTEAMLOGMemberSpaceLimitsRemoveExceptionType,
    DBTEAMLOGSpaceCapsType, DBTEAMLOGSpaceLimitsStatus;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `MemberSpace`.
@interface DBTEAMLOGEventDetails (MemberSpace)
/// Details of an event in which a custom space limit was set for a member. Has a value only if
/// `isMemberSpaceLimitsAddCustomQuotaDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSpaceLimitsAddCustomQuotaDetails *memberSpaceLimitsAddCustomQuotaDetails;

/// Details of an event in which the custom space limit of a member was changed. Has a value only if
/// `isMemberSpaceLimitsChangeCustomQuotaDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaDetails *memberSpaceLimitsChangeCustomQuotaDetails;

/// Details of an event in which a member's usage reached another level of their space limit. Has a value only if
/// `isMemberSpaceLimitsChangeStatusDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSpaceLimitsChangeStatusDetails *memberSpaceLimitsChangeStatusDetails;

/// Details of an event in which the custom space limit of a member was removed. Has a value only if
/// `isMemberSpaceLimitsRemoveCustomQuotaDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaDetails *memberSpaceLimitsRemoveCustomQuotaDetails;

/// Details of an event in which members were exempted from member space limits. Has a value only if
/// `isMemberSpaceLimitsAddExceptionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSpaceLimitsAddExceptionDetails *memberSpaceLimitsAddExceptionDetails;

/// Details of an event in which the team's type of member space limits was changed. Has a value only if
/// `isMemberSpaceLimitsChangeCapsTypePolicyDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyDetails *memberSpaceLimitsChangeCapsTypePolicyDetails;

/// Details of an event in which the team's default member space limit was changed. Has a value only if
/// `isMemberSpaceLimitsChangePolicyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSpaceLimitsChangePolicyDetails *memberSpaceLimitsChangePolicyDetails;

/// Details of an event in which the exemption of members from member space limits was removed. Has a value only if
/// `isMemberSpaceLimitsRemoveExceptionDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMemberSpaceLimitsRemoveExceptionDetails *memberSpaceLimitsRemoveExceptionDetails;

/// Creates an object with the tag `member_space_limits_add_custom_quota_details`.
- (instancetype)
    initWithMemberSpaceLimitsAddCustomQuotaDetails:(DBTEAMLOGMemberSpaceLimitsAddCustomQuotaDetails *)memberSpaceLimitsAddCustomQuotaDetails;

/// Creates an object with the tag `member_space_limits_change_custom_quota_details`.
- (instancetype)
    initWithMemberSpaceLimitsChangeCustomQuotaDetails:(DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaDetails *)memberSpaceLimitsChangeCustomQuotaDetails;

/// Creates an object with the tag `member_space_limits_change_status_details`.
- (instancetype)
    initWithMemberSpaceLimitsChangeStatusDetails:(DBTEAMLOGMemberSpaceLimitsChangeStatusDetails *)memberSpaceLimitsChangeStatusDetails;

/// Creates an object with the tag `member_space_limits_remove_custom_quota_details`.
- (instancetype)
    initWithMemberSpaceLimitsRemoveCustomQuotaDetails:(DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaDetails *)memberSpaceLimitsRemoveCustomQuotaDetails;

/// Creates an object with the tag `member_space_limits_add_exception_details`.
- (instancetype)
    initWithMemberSpaceLimitsAddExceptionDetails:(DBTEAMLOGMemberSpaceLimitsAddExceptionDetails *)memberSpaceLimitsAddExceptionDetails;

/// Creates an object with the tag `member_space_limits_change_caps_type_policy_details`.
- (instancetype)
    initWithMemberSpaceLimitsChangeCapsTypePolicyDetails:(DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyDetails *)memberSpaceLimitsChangeCapsTypePolicyDetails;

/// Creates an object with the tag `member_space_limits_change_policy_details`.
- (instancetype)
    initWithMemberSpaceLimitsChangePolicyDetails:(DBTEAMLOGMemberSpaceLimitsChangePolicyDetails *)memberSpaceLimitsChangePolicyDetails;

/// Creates an object with the tag `member_space_limits_remove_exception_details`.
- (instancetype)
    initWithMemberSpaceLimitsRemoveExceptionDetails:(DBTEAMLOGMemberSpaceLimitsRemoveExceptionDetails *)memberSpaceLimitsRemoveExceptionDetails;

/// Returns whether the tag is `member_space_limits_add_custom_quota_details`.
- (BOOL)isMemberSpaceLimitsAddCustomQuotaDetails;
/// Returns whether the tag is `member_space_limits_change_custom_quota_details`.
- (BOOL)isMemberSpaceLimitsChangeCustomQuotaDetails;
/// Returns whether the tag is `member_space_limits_change_status_details`.
- (BOOL)isMemberSpaceLimitsChangeStatusDetails;
/// Returns whether the tag is `member_space_limits_remove_custom_quota_details`.
- (BOOL)isMemberSpaceLimitsRemoveCustomQuotaDetails;
/// Returns whether the tag is `member_space_limits_add_exception_details`.
- (BOOL)isMemberSpaceLimitsAddExceptionDetails;
/// Returns whether the tag is `member_space_limits_change_caps_type_policy_details`.
- (BOOL)isMemberSpaceLimitsChangeCapsTypePolicyDetails;
/// Returns whether the tag is `member_space_limits_change_policy_details`.
- (BOOL)isMemberSpaceLimitsChangePolicyDetails;
/// Returns whether the tag is `member_space_limits_remove_exception_details`.
- (BOOL)isMemberSpaceLimitsRemoveExceptionDetails;
@end

/// The members whose names start with `MemberSpace`.
@interface DBTEAMLOGEventType (MemberSpace)
/// A custom space limit was set for a member. Has a value only if `isMemberSpaceLimitsAddCustomQuota` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSpaceLimitsAddCustomQuotaType *memberSpaceLimitsAddCustomQuota;

/// The custom space limit of a member was changed. Has a value only if `isMemberSpaceLimitsChangeCustomQuota` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaType *memberSpaceLimitsChangeCustomQuota;

/// A member's usage reached another level of their space limit. Has a value only if `isMemberSpaceLimitsChangeStatus`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSpaceLimitsChangeStatusType *memberSpaceLimitsChangeStatus;

/// The custom space limit of a member was removed. Has a value only if `isMemberSpaceLimitsRemoveCustomQuota` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaType *memberSpaceLimitsRemoveCustomQuota;

/// Members were exempted from member space limits. Has a value only if `isMemberSpaceLimitsAddException` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSpaceLimitsAddExceptionType *memberSpaceLimitsAddException;

/// The team's type of member space limits was changed. Has a value only if `isMemberSpaceLimitsChangeCapsTypePolicy`
/// returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyType *memberSpaceLimitsChangeCapsTypePolicy;

/// The team's default member space limit was changed. Has a value only if `isMemberSpaceLimitsChangePolicy` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSpaceLimitsChangePolicyType *memberSpaceLimitsChangePolicy;

/// The exemption of members from member space limits was removed. Has a value only if
/// `isMemberSpaceLimitsRemoveException` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGMemberSpaceLimitsRemoveExceptionType *memberSpaceLimitsRemoveException;

/// Creates an object with the tag `member_space_limits_add_custom_quota`.
- (instancetype)
    initWithMemberSpaceLimitsAddCustomQuota:(DBTEAMLOGMemberSpaceLimitsAddCustomQuotaType *)memberSpaceLimitsAddCustomQuota;

/// Creates an object with the tag `member_space_limits_change_custom_quota`.
- (instancetype)
    initWithMemberSpaceLimitsChangeCustomQuota:(DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaType *)memberSpaceLimitsChangeCustomQuota;

/// Creates an object with the tag `member_space_limits_change_status`.
- (instancetype)
    initWithMemberSpaceLimitsChangeStatus:(DBTEAMLOGMemberSpaceLimitsChangeStatusType *)memberSpaceLimitsChangeStatus;

/// Creates an object with the tag `member_space_limits_remove_custom_quota`.
- (instancetype)
    initWithMemberSpaceLimitsRemoveCustomQuota:(DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaType *)memberSpaceLimitsRemoveCustomQuota;

/// Creates an object with the tag `member_space_limits_add_exception`.
- (instancetype)
    initWithMemberSpaceLimitsAddException:(DBTEAMLOGMemberSpaceLimitsAddExceptionType *)memberSpaceLimitsAddException;

/// Creates an object with the tag `member_space_limits_change_caps_type_policy`.
- (instancetype)
    initWithMemberSpaceLimitsChangeCapsTypePolicy:(DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyType *)memberSpaceLimitsChangeCapsTypePolicy;

/// Creates an object with the tag `member_space_limits_change_policy`.
- (instancetype)
    initWithMemberSpaceLimitsChangePolicy:(DBTEAMLOGMemberSpaceLimitsChangePolicyType *)memberSpaceLimitsChangePolicy;

/// Creates an object with the tag `member_space_limits_remove_exception`.
- (instancetype)
    initWithMemberSpaceLimitsRemoveException:(DBTEAMLOGMemberSpaceLimitsRemoveExceptionType *)memberSpaceLimitsRemoveException;

/// Returns whether the tag is `member_space_limits_add_custom_quota`.
- (BOOL)isMemberSpaceLimitsAddCustomQuota;
/// Returns whether the tag is `member_space_limits_change_custom_quota`.
- (BOOL)isMemberSpaceLimitsChangeCustomQuota;
/// Returns whether the tag is `member_space_limits_change_status`.
- (BOOL)isMemberSpaceLimitsChangeStatus;
/// Returns whether the tag is `member_space_limits_remove_custom_quota`.
- (BOOL)isMemberSpaceLimitsRemoveCustomQuota;
/// Returns whether the tag is `member_space_limits_add_exception`.
- (BOOL)isMemberSpaceLimitsAddException;
/// Returns whether the tag is `member_space_limits_change_caps_type_policy`.
- (BOOL)isMemberSpaceLimitsChangeCapsTypePolicy;
/// Returns whether the tag is `member_space_limits_change_policy`.
- (BOOL)isMemberSpaceLimitsChangePolicy;
/// Returns whether the tag is `member_space_limits_remove_exception`.
- (BOOL)isMemberSpaceLimitsRemoveException;
@end

/// The members whose names start with `MemberSpace`.
@interface DBTEAMLOGEventTypeArg (MemberSpace)
/// Creates an object with the tag `member_space_limits_add_custom_quota`.
- (instancetype)initWithMemberSpaceLimitsAddCustomQuota;
/// Creates an object with the tag `member_space_limits_change_custom_quota`.
- (instancetype)initWithMemberSpaceLimitsChangeCustomQuota;
/// Creates an object with the tag `member_space_limits_change_status`.
- (instancetype)initWithMemberSpaceLimitsChangeStatus;
/// Creates an object with the tag `member_space_limits_remove_custom_quota`.
- (instancetype)initWithMemberSpaceLimitsRemoveCustomQuota;
/// Creates an object with the tag `member_space_limits_add_exception`.
- (instancetype)initWithMemberSpaceLimitsAddException;
/// Creates an object with the tag `member_space_limits_change_caps_type_policy`.
- (instancetype)initWithMemberSpaceLimitsChangeCapsTypePolicy;
/// Creates an object with the tag `member_space_limits_change_policy`.
- (instancetype)initWithMemberSpaceLimitsChangePolicy;
/// Creates an object with the tag `member_space_limits_remove_exception`.
- (instancetype)initWithMemberSpaceLimitsRemoveException;
/// Returns whether the tag is `member_space_limits_add_custom_quota`.
- (BOOL)isMemberSpaceLimitsAddCustomQuota;
/// Returns whether the tag is `member_space_limits_change_custom_quota`.
- (BOOL)isMemberSpaceLimitsChangeCustomQuota;
/// Returns whether the tag is `member_space_limits_change_status`.
- (BOOL)isMemberSpaceLimitsChangeStatus;
/// Returns whether the tag is `member_space_limits_remove_custom_quota`.
- (BOOL)isMemberSpaceLimitsRemoveCustomQuota;
/// Returns whether the tag is `member_space_limits_add_exception`.
- (BOOL)isMemberSpaceLimitsAddException;
/// Returns whether the tag is `member_space_limits_change_caps_type_policy`.
- (BOOL)isMemberSpaceLimitsChangeCapsTypePolicy;
/// Returns whether the tag is `member_space_limits_change_policy`.
- (BOOL)isMemberSpaceLimitsChangePolicy;
/// Returns whether the tag is `member_space_limits_remove_exception`.
- (BOOL)isMemberSpaceLimitsRemoveException;
@end

/// Details of an event in which a custom space limit was set for a member.
@interface DBTEAMLOGMemberSpaceLimitsAddCustomQuotaDetails : DBStoneObject
/// The space limit in bytes after the change.
@property (nonatomic, readonly) NSNumber *dNewValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(NSNumber *)dNewValue;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsAddCustomQuotaDetails` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsAddCustomQuotaDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsAddCustomQuotaDetails *)instance;
+ (DBTEAMLOGMemberSpaceLimitsAddCustomQuotaDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A custom space limit was set for a member.
@interface DBTEAMLOGMemberSpaceLimitsAddCustomQuotaType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsAddCustomQuotaType` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsAddCustomQuotaTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsAddCustomQuotaType *)instance;
+ (DBTEAMLOGMemberSpaceLimitsAddCustomQuotaType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which members were exempted from member space limits.
@interface DBTEAMLOGMemberSpaceLimitsAddExceptionDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsAddExceptionDetails` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsAddExceptionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsAddExceptionDetails *)instance;
+ (DBTEAMLOGMemberSpaceLimitsAddExceptionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Members were exempted from member space limits.
@interface DBTEAMLOGMemberSpaceLimitsAddExceptionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsAddExceptionType` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsAddExceptionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsAddExceptionType *)instance;
+ (DBTEAMLOGMemberSpaceLimitsAddExceptionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's type of member space limits was changed.
@interface DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyDetails : DBStoneObject
/// The type of space limits before the change.
@property (nonatomic, readonly) DBTEAMLOGSpaceCapsType *previousValue;
/// The type of space limits after the change.
@property (nonatomic, readonly) DBTEAMLOGSpaceCapsType *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBTEAMLOGSpaceCapsType *)previousValue
    dNewValue:(DBTEAMLOGSpaceCapsType *)dNewValue;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyDetails` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyDetails *)instance;
+ (DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's type of member space limits was changed.
@interface DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyType` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyType *)instance;
+ (DBTEAMLOGMemberSpaceLimitsChangeCapsTypePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the custom space limit of a member was changed.
@interface DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaDetails : DBStoneObject
/// The space limit in bytes before the change.
@property (nonatomic, readonly) NSNumber *previousValue;
/// The space limit in bytes after the change.
@property (nonatomic, readonly) NSNumber *dNewValue;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(NSNumber *)previousValue dNewValue:(NSNumber *)dNewValue;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaDetails` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaDetails *)instance;
+ (DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The custom space limit of a member was changed.
@interface DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaType` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaType *)instance;
+ (DBTEAMLOGMemberSpaceLimitsChangeCustomQuotaType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's default member space limit was changed.
@interface DBTEAMLOGMemberSpaceLimitsChangePolicyDetails : DBStoneObject
/// The default space limit in bytes before the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSNumber *previousValue;
/// The default space limit in bytes after the change. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSNumber *dNewValue;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(nullable NSNumber *)previousValue dNewValue:(nullable NSNumber *)dNewValue;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsChangePolicyDetails` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsChangePolicyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsChangePolicyDetails *)instance;
+ (DBTEAMLOGMemberSpaceLimitsChangePolicyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's default member space limit was changed.
@interface DBTEAMLOGMemberSpaceLimitsChangePolicyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsChangePolicyType` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsChangePolicyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsChangePolicyType *)instance;
+ (DBTEAMLOGMemberSpaceLimitsChangePolicyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a member's usage reached another level of their space limit.
@interface DBTEAMLOGMemberSpaceLimitsChangeStatusDetails : DBStoneObject
/// The usage compared to the limit before the change.
@property (nonatomic, readonly) DBTEAMLOGSpaceLimitsStatus *previousValue;
/// The usage compared to the limit after the change.
@property (nonatomic, readonly) DBTEAMLOGSpaceLimitsStatus *dNewValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPreviousValue:(DBTEAMLOGSpaceLimitsStatus *)previousValue
    dNewValue:(DBTEAMLOGSpaceLimitsStatus *)dNewValue;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsChangeStatusDetails` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsChangeStatusDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsChangeStatusDetails *)instance;
+ (DBTEAMLOGMemberSpaceLimitsChangeStatusDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A member's usage reached another level of their space limit.
@interface DBTEAMLOGMemberSpaceLimitsChangeStatusType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsChangeStatusType` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsChangeStatusTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsChangeStatusType *)instance;
+ (DBTEAMLOGMemberSpaceLimitsChangeStatusType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the custom space limit of a member was removed.
@interface DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaDetails` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaDetails *)instance;
+ (DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The custom space limit of a member was removed.
@interface DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaType` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaType *)instance;
+ (DBTEAMLOGMemberSpaceLimitsRemoveCustomQuotaType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the exemption of members from member space limits was removed.
@interface DBTEAMLOGMemberSpaceLimitsRemoveExceptionDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsRemoveExceptionDetails` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsRemoveExceptionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsRemoveExceptionDetails *)instance;
+ (DBTEAMLOGMemberSpaceLimitsRemoveExceptionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The exemption of members from member space limits was removed.
@interface DBTEAMLOGMemberSpaceLimitsRemoveExceptionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGMemberSpaceLimitsRemoveExceptionType` from and to JSON.
@interface DBTEAMLOGMemberSpaceLimitsRemoveExceptionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGMemberSpaceLimitsRemoveExceptionType *)instance;
+ (DBTEAMLOGMemberSpaceLimitsRemoveExceptionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
