// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGTeamEncryptionKeyActivateKeyDetails, DBTEAMLOGTeamEncryptionKeyActivateKeyType,
    DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionDetails, DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionType,
    DBTEAMLOGTeamEncryptionKeyCreateKeyDetails, DBTEAMLOGTeamEncryptionKeyCreateKeyType,
    DBTEAMLOGTeamEncryptionKeyDeactivateKeyDetails, DBTEAMLOGTeamEncryptionKeyDeactivateKeyType,
    DBTEAMLOGTeamEncryptionKeyDeleteKeyDetails, DBTEAMLOGTeamEncryptionKeyDeleteKeyType,
    DBTEAMLOGTeamEncryptionKeyDisableKeyDetails, DBTEAMLOGTeamEncryptionKeyDisableKeyType,
    DBTEAMLOGTeamEncryptionKeyEnableKeyDetails, DBTEAMLOGTeamEncryptionKeyEnableKeyType,
    DBTEAMLOGTeamEncryptionKeyRotateKeyDetails, DBTEAMLOGTeamEncryptionKeyRotateKeyType,
    DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionDetails, DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `TeamEncryption`.
@interface DBTEAMLOGEventDetails (TeamEncryption)
/// Details of an event in which a team encryption key was activated. Has a value only if
/// `isTeamEncryptionKeyActivateKeyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyActivateKeyDetails *teamEncryptionKeyActivateKeyDetails;

/// Details of an event in which the scheduled deletion of a team encryption key was canceled. Has a value only if
/// `isTeamEncryptionKeyCancelKeyDeletionDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionDetails *teamEncryptionKeyCancelKeyDeletionDetails;

/// Details of an event in which a team encryption key was created. Has a value only if
/// `isTeamEncryptionKeyCreateKeyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyCreateKeyDetails *teamEncryptionKeyCreateKeyDetails;

/// Details of an event in which a team encryption key was deactivated. Has a value only if
/// `isTeamEncryptionKeyDeactivateKeyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyDeactivateKeyDetails *teamEncryptionKeyDeactivateKeyDetails;

/// Details of an event in which a team encryption key was deleted. Has a value only if
/// `isTeamEncryptionKeyDeleteKeyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyDeleteKeyDetails *teamEncryptionKeyDeleteKeyDetails;

/// Details of an event in which a team encryption key was disabled. Has a value only if
/// `isTeamEncryptionKeyDisableKeyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyDisableKeyDetails *teamEncryptionKeyDisableKeyDetails;

/// Details of an event in which a team encryption key was enabled. Has a value only if
/// `isTeamEncryptionKeyEnableKeyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyEnableKeyDetails *teamEncryptionKeyEnableKeyDetails;

/// Details of an event in which a team encryption key was rotated. Has a value only if
/// `isTeamEncryptionKeyRotateKeyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyRotateKeyDetails *teamEncryptionKeyRotateKeyDetails;

/// Details of an event in which the deletion of a team encryption key was scheduled. Has a value only if
/// `isTeamEncryptionKeyScheduleKeyDeletionDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionDetails *teamEncryptionKeyScheduleKeyDeletionDetails;

/// Creates an object with the tag `team_encryption_key_activate_key_details`.
- (instancetype)
    initWithTeamEncryptionKeyActivateKeyDetails:(DBTEAMLOGTeamEncryptionKeyActivateKeyDetails *)teamEncryptionKeyActivateKeyDetails;

/// Creates an object with the tag `team_encryption_key_cancel_key_deletion_details`.
- (instancetype)
    initWithTeamEncryptionKeyCancelKeyDeletionDetails:(DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionDetails *)teamEncryptionKeyCancelKeyDeletionDetails;

/// Creates an object with the tag `team_encryption_key_create_key_details`.
- (instancetype)
    initWithTeamEncryptionKeyCreateKeyDetails:(DBTEAMLOGTeamEncryptionKeyCreateKeyDetails *)teamEncryptionKeyCreateKeyDetails;

/// Creates an object with the tag `team_encryption_key_deactivate_key_details`.
- (instancetype)
    initWithTeamEncryptionKeyDeactivateKeyDetails:(DBTEAMLOGTeamEncryptionKeyDeactivateKeyDetails *)teamEncryptionKeyDeactivateKeyDetails;

/// Creates an object with the tag `team_encryption_key_delete_key_details`.
- (instancetype)
    initWithTeamEncryptionKeyDeleteKeyDetails:(DBTEAMLOGTeamEncryptionKeyDeleteKeyDetails *)teamEncryptionKeyDeleteKeyDetails;

/// Creates an object with the tag `team_encryption_key_disable_key_details`.
- (instancetype)
    initWithTeamEncryptionKeyDisableKeyDetails:(DBTEAMLOGTeamEncryptionKeyDisableKeyDetails *)teamEncryptionKeyDisableKeyDetails;

/// Creates an object with the tag `team_encryption_key_enable_key_details`.
- (instancetype)
    initWithTeamEncryptionKeyEnableKeyDetails:(DBTEAMLOGTeamEncryptionKeyEnableKeyDetails *)teamEncryptionKeyEnableKeyDetails;

/// Creates an object with the tag `team_encryption_key_rotate_key_details`.
- (instancetype)
    initWithTeamEncryptionKeyRotateKeyDetails:(DBTEAMLOGTeamEncryptionKeyRotateKeyDetails *)teamEncryptionKeyRotateKeyDetails;

/// Creates an object with the tag `team_encryption_key_schedule_key_deletion_details`.
- (instancetype)
    initWithTeamEncryptionKeyScheduleKeyDeletionDetails:(DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionDetails *)teamEncryptionKeyScheduleKeyDeletionDetails;

/// Returns whether the tag is `team_encryption_key_activate_key_details`.
- (BOOL)isTeamEncryptionKeyActivateKeyDetails;
/// Returns whether the tag is `team_encryption_key_cancel_key_deletion_details`.
- (BOOL)isTeamEncryptionKeyCancelKeyDeletionDetails;
/// Returns whether the tag is `team_encryption_key_create_key_details`.
- (BOOL)isTeamEncryptionKeyCreateKeyDetails;
/// Returns whether the tag is `team_encryption_key_deactivate_key_details`.
- (BOOL)isTeamEncryptionKeyDeactivateKeyDetails;
/// Returns whether the tag is `team_encryption_key_delete_key_details`.
- (BOOL)isTeamEncryptionKeyDeleteKeyDetails;
/// Returns whether the tag is `team_encryption_key_disable_key_details`.
- (BOOL)isTeamEncryptionKeyDisableKeyDetails;
/// Returns whether the tag is `team_encryption_key_enable_key_details`.
- (BOOL)isTeamEncryptionKeyEnableKeyDetails;
/// Returns whether the tag is `team_encryption_key_rotate_key_details`.
- (BOOL)isTeamEncryptionKeyRotateKeyDetails;
/// Returns whether the tag is `team_encryption_key_schedule_key_deletion_details`.
- (BOOL)isTeamEncryptionKeyScheduleKeyDeletionDetails;
@end

/// The members whose names start with `TeamEncryption`.
@interface DBTEAMLOGEventType (TeamEncryption)
/// A team encryption key was activated. Has a value only if `isTeamEncryptionKeyActivateKey` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyActivateKeyType *teamEncryptionKeyActivateKey;

/// The scheduled deletion of a team encryption key was canceled. Has a value only if
/// `isTeamEncryptionKeyCancelKeyDeletion` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionType *teamEncryptionKeyCancelKeyDeletion;

/// A team encryption key was created. Has a value only if `isTeamEncryptionKeyCreateKey` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyCreateKeyType *teamEncryptionKeyCreateKey;
/// A team encryption key was deactivated. Has a value only if `isTeamEncryptionKeyDeactivateKey` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyDeactivateKeyType *teamEncryptionKeyDeactivateKey;
/// A team encryption key was deleted. Has a value only if `isTeamEncryptionKeyDeleteKey` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyDeleteKeyType *teamEncryptionKeyDeleteKey;
/// A team encryption key was disabled. Has a value only if `isTeamEncryptionKeyDisableKey` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyDisableKeyType *teamEncryptionKeyDisableKey;
/// A team encryption key was enabled. Has a value only if `isTeamEncryptionKeyEnableKey` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyEnableKeyType *teamEncryptionKeyEnableKey;

/// A team encryption key was rotated. Dropbox no longer records this event. Has a value only if
/// `isTeamEncryptionKeyRotateKey` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyRotateKeyType *teamEncryptionKeyRotateKey;

/// The deletion of a team encryption key was scheduled. Has a value only if `isTeamEncryptionKeyScheduleKeyDeletion`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionType *teamEncryptionKeyScheduleKeyDeletion;

/// Creates an object with the tag `team_encryption_key_activate_key`.
- (instancetype)
    initWithTeamEncryptionKeyActivateKey:(DBTEAMLOGTeamEncryptionKeyActivateKeyType *)teamEncryptionKeyActivateKey;

/// Creates an object with the tag `team_encryption_key_cancel_key_deletion`.
- (instancetype)
    initWithTeamEncryptionKeyCancelKeyDeletion:(DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionType *)teamEncryptionKeyCancelKeyDeletion;

/// Creates an object with the tag `team_encryption_key_create_key`.
- (instancetype)initWithTeamEncryptionKeyCreateKey:(DBTEAMLOGTeamEncryptionKeyCreateKeyType *)teamEncryptionKeyCreateKey;

/// Creates an object with the tag `team_encryption_key_deactivate_key`.
- (instancetype)
    initWithTeamEncryptionKeyDeactivateKey:(DBTEAMLOGTeamEncryptionKeyDeactivateKeyType *)teamEncryptionKeyDeactivateKey;

/// Creates an object with the tag `team_encryption_key_delete_key`.
- (instancetype)initWithTeamEncryptionKeyDeleteKey:(DBTEAMLOGTeamEncryptionKeyDeleteKeyType *)teamEncryptionKeyDeleteKey;

/// Creates an object with the tag `team_encryption_key_disable_key`.
- (instancetype)
    initWithTeamEncryptionKeyDisableKey:(DBTEAMLOGTeamEncryptionKeyDisableKeyType *)teamEncryptionKeyDisableKey;

/// Creates an object with the tag `team_encryption_key_enable_key`.
- (instancetype)initWithTeamEncryptionKeyEnableKey:(DBTEAMLOGTeamEncryptionKeyEnableKeyType *)teamEncryptionKeyEnableKey;
/// Creates an object with the tag `team_encryption_key_rotate_key`.
- (instancetype)initWithTeamEncryptionKeyRotateKey:(DBTEAMLOGTeamEncryptionKeyRotateKeyType *)teamEncryptionKeyRotateKey;

/// Creates an object with the tag `team_encryption_key_schedule_key_deletion`.
- (instancetype)
    initWithTeamEncryptionKeyScheduleKeyDeletion:(DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionType *)teamEncryptionKeyScheduleKeyDeletion;

/// Returns whether the tag is `team_encryption_key_activate_key`.
- (BOOL)isTeamEncryptionKeyActivateKey;
/// Returns whether the tag is `team_encryption_key_cancel_key_deletion`.
- (BOOL)isTeamEncryptionKeyCancelKeyDeletion;
/// Returns whether the tag is `team_encryption_key_create_key`.
- (BOOL)isTeamEncryptionKeyCreateKey;
/// Returns whether the tag is `team_encryption_key_deactivate_key`.
- (BOOL)isTeamEncryptionKeyDeactivateKey;
/// Returns whether the tag is `team_encryption_key_delete_key`.
- (BOOL)isTeamEncryptionKeyDeleteKey;
/// Returns whether the tag is `team_encryption_key_disable_key`.
- (BOOL)isTeamEncryptionKeyDisableKey;
/// Returns whether the tag is `team_encryption_key_enable_key`.
- (BOOL)isTeamEncryptionKeyEnableKey;
/// Returns whether the tag is `team_encryption_key_rotate_key`.
- (BOOL)isTeamEncryptionKeyRotateKey;
/// Returns whether the tag is `team_encryption_key_schedule_key_deletion`.
- (BOOL)isTeamEncryptionKeyScheduleKeyDeletion;
@end

/// The members whose names start with `TeamEncryption`.
@interface DBTEAMLOGEventTypeArg (TeamEncryption)
/// Creates an object with the tag `team_encryption_key_activate_key`.
- (instancetype)initWithTeamEncryptionKeyActivateKey;
/// Creates an object with the tag `team_encryption_key_cancel_key_deletion`.
- (instancetype)initWithTeamEncryptionKeyCancelKeyDeletion;
/// Creates an object with the tag `team_encryption_key_create_key`.
- (instancetype)initWithTeamEncryptionKeyCreateKey;
/// Creates an object with the tag `team_encryption_key_deactivate_key`.
- (instancetype)initWithTeamEncryptionKeyDeactivateKey;
/// Creates an object with the tag `team_encryption_key_delete_key`.
- (instancetype)initWithTeamEncryptionKeyDeleteKey;
/// Creates an object with the tag `team_encryption_key_disable_key`.
- (instancetype)initWithTeamEncryptionKeyDisableKey;
/// Creates an object with the tag `team_encryption_key_enable_key`.
- (instancetype)initWithTeamEncryptionKeyEnableKey;
/// Creates an object with the tag `team_encryption_key_rotate_key`.
- (instancetype)initWithTeamEncryptionKeyRotateKey;
/// Creates an object with the tag `team_encryption_key_schedule_key_deletion`.
- (instancetype)initWithTeamEncryptionKeyScheduleKeyDeletion;
/// Returns whether the tag is `team_encryption_key_activate_key`.
- (BOOL)isTeamEncryptionKeyActivateKey;
/// Returns whether the tag is `team_encryption_key_cancel_key_deletion`.
- (BOOL)isTeamEncryptionKeyCancelKeyDeletion;
/// Returns whether the tag is `team_encryption_key_create_key`.
- (BOOL)isTeamEncryptionKeyCreateKey;
/// Returns whether the tag is `team_encryption_key_deactivate_key`.
- (BOOL)isTeamEncryptionKeyDeactivateKey;
/// Returns whether the tag is `team_encryption_key_delete_key`.
- (BOOL)isTeamEncryptionKeyDeleteKey;
/// Returns whether the tag is `team_encryption_key_disable_key`.
- (BOOL)isTeamEncryptionKeyDisableKey;
/// Returns whether the tag is `team_encryption_key_enable_key`.
- (BOOL)isTeamEncryptionKeyEnableKey;
/// Returns whether the tag is `team_encryption_key_rotate_key`.
- (BOOL)isTeamEncryptionKeyRotateKey;
/// Returns whether the tag is `team_encryption_key_schedule_key_deletion`.
- (BOOL)isTeamEncryptionKeyScheduleKeyDeletion;
@end

/// Details of an event in which a team encryption key was activated.
@interface DBTEAMLOGTeamEncryptionKeyActivateKeyDetails : DBStoneObject
/// The type of key management.
@property (nonatomic, readonly, copy) NSString *keyManagementType;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithKeyManagementType:(NSString *)keyManagementType;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyActivateKeyDetails` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyActivateKeyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyActivateKeyDetails *)instance;
+ (DBTEAMLOGTeamEncryptionKeyActivateKeyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team encryption key was activated.
@interface DBTEAMLOGTeamEncryptionKeyActivateKeyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyActivateKeyType` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyActivateKeyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyActivateKeyType *)instance;
+ (DBTEAMLOGTeamEncryptionKeyActivateKeyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the scheduled deletion of a team encryption key was canceled.
@interface DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionDetails` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionDetails *)instance;
+ (DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The scheduled deletion of a team encryption key was canceled.
@interface DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionType` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionType *)instance;
+ (DBTEAMLOGTeamEncryptionKeyCancelKeyDeletionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team encryption key was created.
@interface DBTEAMLOGTeamEncryptionKeyCreateKeyDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyCreateKeyDetails` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyCreateKeyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyCreateKeyDetails *)instance;
+ (DBTEAMLOGTeamEncryptionKeyCreateKeyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team encryption key was created.
@interface DBTEAMLOGTeamEncryptionKeyCreateKeyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyCreateKeyType` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyCreateKeyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyCreateKeyType *)instance;
+ (DBTEAMLOGTeamEncryptionKeyCreateKeyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team encryption key was deactivated.
@interface DBTEAMLOGTeamEncryptionKeyDeactivateKeyDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyDeactivateKeyDetails` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyDeactivateKeyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyDeactivateKeyDetails *)instance;
+ (DBTEAMLOGTeamEncryptionKeyDeactivateKeyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team encryption key was deactivated.
@interface DBTEAMLOGTeamEncryptionKeyDeactivateKeyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyDeactivateKeyType` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyDeactivateKeyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyDeactivateKeyType *)instance;
+ (DBTEAMLOGTeamEncryptionKeyDeactivateKeyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team encryption key was deleted.
@interface DBTEAMLOGTeamEncryptionKeyDeleteKeyDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyDeleteKeyDetails` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyDeleteKeyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyDeleteKeyDetails *)instance;
+ (DBTEAMLOGTeamEncryptionKeyDeleteKeyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team encryption key was deleted.
@interface DBTEAMLOGTeamEncryptionKeyDeleteKeyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyDeleteKeyType` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyDeleteKeyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyDeleteKeyType *)instance;
+ (DBTEAMLOGTeamEncryptionKeyDeleteKeyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team encryption key was disabled.
@interface DBTEAMLOGTeamEncryptionKeyDisableKeyDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyDisableKeyDetails` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyDisableKeyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyDisableKeyDetails *)instance;
+ (DBTEAMLOGTeamEncryptionKeyDisableKeyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team encryption key was disabled.
@interface DBTEAMLOGTeamEncryptionKeyDisableKeyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyDisableKeyType` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyDisableKeyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyDisableKeyType *)instance;
+ (DBTEAMLOGTeamEncryptionKeyDisableKeyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team encryption key was enabled.
@interface DBTEAMLOGTeamEncryptionKeyEnableKeyDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyEnableKeyDetails` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyEnableKeyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyEnableKeyDetails *)instance;
+ (DBTEAMLOGTeamEncryptionKeyEnableKeyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team encryption key was enabled.
@interface DBTEAMLOGTeamEncryptionKeyEnableKeyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyEnableKeyType` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyEnableKeyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyEnableKeyType *)instance;
+ (DBTEAMLOGTeamEncryptionKeyEnableKeyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a team encryption key was rotated.
@interface DBTEAMLOGTeamEncryptionKeyRotateKeyDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyRotateKeyDetails` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyRotateKeyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyRotateKeyDetails *)instance;
+ (DBTEAMLOGTeamEncryptionKeyRotateKeyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A team encryption key was rotated. Dropbox no longer records this event.
@interface DBTEAMLOGTeamEncryptionKeyRotateKeyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyRotateKeyType` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyRotateKeyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyRotateKeyType *)instance;
+ (DBTEAMLOGTeamEncryptionKeyRotateKeyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the deletion of a team encryption key was scheduled.
@interface DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionDetails` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionDetails *)instance;
+ (DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The deletion of a team encryption key was scheduled.
@interface DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionType` from and to JSON.
@interface DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionType *)instance;
+ (DBTEAMLOGTeamEncryptionKeyScheduleKeyDeletionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
