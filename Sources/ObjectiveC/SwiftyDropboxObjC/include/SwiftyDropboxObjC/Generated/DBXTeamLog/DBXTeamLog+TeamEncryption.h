// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsTeamEncryptionKeyActivateKeyDetails,
    DBXTeamLogEventDetailsTeamEncryptionKeyCancelKeyDeletionDetails,
    DBXTeamLogEventDetailsTeamEncryptionKeyCreateKeyDetails,
    DBXTeamLogEventDetailsTeamEncryptionKeyDeactivateKeyDetails,
    DBXTeamLogEventDetailsTeamEncryptionKeyDeleteKeyDetails, DBXTeamLogEventDetailsTeamEncryptionKeyDisableKeyDetails,
    DBXTeamLogEventDetailsTeamEncryptionKeyEnableKeyDetails, DBXTeamLogEventDetailsTeamEncryptionKeyRotateKeyDetails,
    DBXTeamLogEventDetailsTeamEncryptionKeyScheduleKeyDeletionDetails,
    DBXTeamLogEventTypeArgTeamEncryptionKeyActivateKey, DBXTeamLogEventTypeArgTeamEncryptionKeyCancelKeyDeletion,
    DBXTeamLogEventTypeArgTeamEncryptionKeyCreateKey, DBXTeamLogEventTypeArgTeamEncryptionKeyDeactivateKey,
    DBXTeamLogEventTypeArgTeamEncryptionKeyDeleteKey, DBXTeamLogEventTypeArgTeamEncryptionKeyDisableKey,
    DBXTeamLogEventTypeArgTeamEncryptionKeyEnableKey, DBXTeamLogEventTypeArgTeamEncryptionKeyRotateKey,
    DBXTeamLogEventTypeArgTeamEncryptionKeyScheduleKeyDeletion, DBXTeamLogEventTypeTeamEncryptionKeyActivateKey,
    DBXTeamLogEventTypeTeamEncryptionKeyCancelKeyDeletion, DBXTeamLogEventTypeTeamEncryptionKeyCreateKey,
    DBXTeamLogEventTypeTeamEncryptionKeyDeactivateKey, DBXTeamLogEventTypeTeamEncryptionKeyDeleteKey,
    DBXTeamLogEventTypeTeamEncryptionKeyDisableKey, DBXTeamLogEventTypeTeamEncryptionKeyEnableKey,
    DBXTeamLogEventTypeTeamEncryptionKeyRotateKey, DBXTeamLogEventTypeTeamEncryptionKeyScheduleKeyDeletion,
    DBXTeamLogTeamEncryptionKeyActivateKeyDetails, DBXTeamLogTeamEncryptionKeyActivateKeyType,
    DBXTeamLogTeamEncryptionKeyCancelKeyDeletionDetails, DBXTeamLogTeamEncryptionKeyCancelKeyDeletionType,
    DBXTeamLogTeamEncryptionKeyCreateKeyDetails, DBXTeamLogTeamEncryptionKeyCreateKeyType,
    DBXTeamLogTeamEncryptionKeyDeactivateKeyDetails, DBXTeamLogTeamEncryptionKeyDeactivateKeyType,
    DBXTeamLogTeamEncryptionKeyDeleteKeyDetails, DBXTeamLogTeamEncryptionKeyDeleteKeyType,
    DBXTeamLogTeamEncryptionKeyDisableKeyDetails, DBXTeamLogTeamEncryptionKeyDisableKeyType,
    DBXTeamLogTeamEncryptionKeyEnableKeyDetails, DBXTeamLogTeamEncryptionKeyEnableKeyType,
    DBXTeamLogTeamEncryptionKeyRotateKeyDetails, DBXTeamLogTeamEncryptionKeyRotateKeyType,
    DBXTeamLogTeamEncryptionKeyScheduleKeyDeletionDetails, DBXTeamLogTeamEncryptionKeyScheduleKeyDeletionType;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (TeamEncryptionMembers)
/// The object if its tag is `team_encryption_key_activate_key_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamEncryptionKeyActivateKeyDetails *asTeamEncryptionKeyActivateKeyDetails;

/// The object if its tag is `team_encryption_key_cancel_key_deletion_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamEncryptionKeyCancelKeyDeletionDetails *asTeamEncryptionKeyCancelKeyDeletionDetails;

/// The object if its tag is `team_encryption_key_create_key_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamEncryptionKeyCreateKeyDetails *asTeamEncryptionKeyCreateKeyDetails;

/// The object if its tag is `team_encryption_key_deactivate_key_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamEncryptionKeyDeactivateKeyDetails *asTeamEncryptionKeyDeactivateKeyDetails;

/// The object if its tag is `team_encryption_key_delete_key_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamEncryptionKeyDeleteKeyDetails *asTeamEncryptionKeyDeleteKeyDetails;

/// The object if its tag is `team_encryption_key_disable_key_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamEncryptionKeyDisableKeyDetails *asTeamEncryptionKeyDisableKeyDetails;

/// The object if its tag is `team_encryption_key_enable_key_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamEncryptionKeyEnableKeyDetails *asTeamEncryptionKeyEnableKeyDetails;

/// The object if its tag is `team_encryption_key_rotate_key_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamEncryptionKeyRotateKeyDetails *asTeamEncryptionKeyRotateKeyDetails;

/// The object if its tag is `team_encryption_key_schedule_key_deletion_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsTeamEncryptionKeyScheduleKeyDeletionDetails *asTeamEncryptionKeyScheduleKeyDeletionDetails;
@end

/// Details of an event in which a team encryption key was activated.
@interface DBXTeamLogEventDetailsTeamEncryptionKeyActivateKeyDetails : DBXTeamLogEventDetails
/// The value of `team_encryption_key_activate_key_details`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyActivateKeyDetails *teamEncryptionKeyActivateKeyDetails;

/// Creates an object with the tag `team_encryption_key_activate_key_details`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyActivateKeyDetails *)teamEncryptionKeyActivateKeyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the scheduled deletion of a team encryption key was canceled.
@interface DBXTeamLogEventDetailsTeamEncryptionKeyCancelKeyDeletionDetails : DBXTeamLogEventDetails
/// The value of `team_encryption_key_cancel_key_deletion_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamEncryptionKeyCancelKeyDeletionDetails *teamEncryptionKeyCancelKeyDeletionDetails;

/// Creates an object with the tag `team_encryption_key_cancel_key_deletion_details`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyCancelKeyDeletionDetails *)teamEncryptionKeyCancelKeyDeletionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team encryption key was created.
@interface DBXTeamLogEventDetailsTeamEncryptionKeyCreateKeyDetails : DBXTeamLogEventDetails
/// The value of `team_encryption_key_create_key_details`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyCreateKeyDetails *teamEncryptionKeyCreateKeyDetails;

/// Creates an object with the tag `team_encryption_key_create_key_details`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyCreateKeyDetails *)teamEncryptionKeyCreateKeyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team encryption key was deactivated.
@interface DBXTeamLogEventDetailsTeamEncryptionKeyDeactivateKeyDetails : DBXTeamLogEventDetails
/// The value of `team_encryption_key_deactivate_key_details`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyDeactivateKeyDetails *teamEncryptionKeyDeactivateKeyDetails;

/// Creates an object with the tag `team_encryption_key_deactivate_key_details`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyDeactivateKeyDetails *)teamEncryptionKeyDeactivateKeyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team encryption key was deleted.
@interface DBXTeamLogEventDetailsTeamEncryptionKeyDeleteKeyDetails : DBXTeamLogEventDetails
/// The value of `team_encryption_key_delete_key_details`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyDeleteKeyDetails *teamEncryptionKeyDeleteKeyDetails;

/// Creates an object with the tag `team_encryption_key_delete_key_details`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyDeleteKeyDetails *)teamEncryptionKeyDeleteKeyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team encryption key was disabled.
@interface DBXTeamLogEventDetailsTeamEncryptionKeyDisableKeyDetails : DBXTeamLogEventDetails
/// The value of `team_encryption_key_disable_key_details`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyDisableKeyDetails *teamEncryptionKeyDisableKeyDetails;

/// Creates an object with the tag `team_encryption_key_disable_key_details`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyDisableKeyDetails *)teamEncryptionKeyDisableKeyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team encryption key was enabled.
@interface DBXTeamLogEventDetailsTeamEncryptionKeyEnableKeyDetails : DBXTeamLogEventDetails
/// The value of `team_encryption_key_enable_key_details`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyEnableKeyDetails *teamEncryptionKeyEnableKeyDetails;

/// Creates an object with the tag `team_encryption_key_enable_key_details`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyEnableKeyDetails *)teamEncryptionKeyEnableKeyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team encryption key was rotated.
@interface DBXTeamLogEventDetailsTeamEncryptionKeyRotateKeyDetails : DBXTeamLogEventDetails
/// The value of `team_encryption_key_rotate_key_details`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyRotateKeyDetails *teamEncryptionKeyRotateKeyDetails;

/// Creates an object with the tag `team_encryption_key_rotate_key_details`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyRotateKeyDetails *)teamEncryptionKeyRotateKeyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the deletion of a team encryption key was scheduled.
@interface DBXTeamLogEventDetailsTeamEncryptionKeyScheduleKeyDeletionDetails : DBXTeamLogEventDetails
/// The value of `team_encryption_key_schedule_key_deletion_details`.
@property (nonatomic, strong)
    DBXTeamLogTeamEncryptionKeyScheduleKeyDeletionDetails *teamEncryptionKeyScheduleKeyDeletionDetails;

/// Creates an object with the tag `team_encryption_key_schedule_key_deletion_details`.
- (instancetype)
    init:(DBXTeamLogTeamEncryptionKeyScheduleKeyDeletionDetails *)teamEncryptionKeyScheduleKeyDeletionDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (TeamEncryptionMembers)
/// The object if its tag is `team_encryption_key_activate_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamEncryptionKeyActivateKey *asTeamEncryptionKeyActivateKey;

/// The object if its tag is `team_encryption_key_cancel_key_deletion`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamEncryptionKeyCancelKeyDeletion *asTeamEncryptionKeyCancelKeyDeletion;

/// The object if its tag is `team_encryption_key_create_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamEncryptionKeyCreateKey *asTeamEncryptionKeyCreateKey;

/// The object if its tag is `team_encryption_key_deactivate_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamEncryptionKeyDeactivateKey *asTeamEncryptionKeyDeactivateKey;

/// The object if its tag is `team_encryption_key_delete_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamEncryptionKeyDeleteKey *asTeamEncryptionKeyDeleteKey;
/// The object if its tag is `team_encryption_key_disable_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamEncryptionKeyDisableKey *asTeamEncryptionKeyDisableKey;
/// The object if its tag is `team_encryption_key_enable_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamEncryptionKeyEnableKey *asTeamEncryptionKeyEnableKey;
/// The object if its tag is `team_encryption_key_rotate_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeTeamEncryptionKeyRotateKey *asTeamEncryptionKeyRotateKey;

/// The object if its tag is `team_encryption_key_schedule_key_deletion`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeTeamEncryptionKeyScheduleKeyDeletion *asTeamEncryptionKeyScheduleKeyDeletion;
@end

/// A team encryption key was activated.
@interface DBXTeamLogEventTypeTeamEncryptionKeyActivateKey : DBXTeamLogEventType
/// The value of `team_encryption_key_activate_key`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyActivateKeyType *teamEncryptionKeyActivateKey;

/// Creates an object with the tag `team_encryption_key_activate_key`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyActivateKeyType *)teamEncryptionKeyActivateKey
    NS_DESIGNATED_INITIALIZER;
@end

/// The scheduled deletion of a team encryption key was canceled.
@interface DBXTeamLogEventTypeTeamEncryptionKeyCancelKeyDeletion : DBXTeamLogEventType
/// The value of `team_encryption_key_cancel_key_deletion`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyCancelKeyDeletionType *teamEncryptionKeyCancelKeyDeletion;

/// Creates an object with the tag `team_encryption_key_cancel_key_deletion`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyCancelKeyDeletionType *)teamEncryptionKeyCancelKeyDeletion
    NS_DESIGNATED_INITIALIZER;
@end

/// A team encryption key was created.
@interface DBXTeamLogEventTypeTeamEncryptionKeyCreateKey : DBXTeamLogEventType
/// The value of `team_encryption_key_create_key`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyCreateKeyType *teamEncryptionKeyCreateKey;
/// Creates an object with the tag `team_encryption_key_create_key`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyCreateKeyType *)teamEncryptionKeyCreateKey NS_DESIGNATED_INITIALIZER;
@end

/// A team encryption key was deactivated.
@interface DBXTeamLogEventTypeTeamEncryptionKeyDeactivateKey : DBXTeamLogEventType
/// The value of `team_encryption_key_deactivate_key`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyDeactivateKeyType *teamEncryptionKeyDeactivateKey;

/// Creates an object with the tag `team_encryption_key_deactivate_key`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyDeactivateKeyType *)teamEncryptionKeyDeactivateKey
    NS_DESIGNATED_INITIALIZER;
@end

/// A team encryption key was deleted.
@interface DBXTeamLogEventTypeTeamEncryptionKeyDeleteKey : DBXTeamLogEventType
/// The value of `team_encryption_key_delete_key`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyDeleteKeyType *teamEncryptionKeyDeleteKey;
/// Creates an object with the tag `team_encryption_key_delete_key`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyDeleteKeyType *)teamEncryptionKeyDeleteKey NS_DESIGNATED_INITIALIZER;
@end

/// A team encryption key was disabled.
@interface DBXTeamLogEventTypeTeamEncryptionKeyDisableKey : DBXTeamLogEventType
/// The value of `team_encryption_key_disable_key`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyDisableKeyType *teamEncryptionKeyDisableKey;
/// Creates an object with the tag `team_encryption_key_disable_key`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyDisableKeyType *)teamEncryptionKeyDisableKey NS_DESIGNATED_INITIALIZER;
@end

/// A team encryption key was enabled.
@interface DBXTeamLogEventTypeTeamEncryptionKeyEnableKey : DBXTeamLogEventType
/// The value of `team_encryption_key_enable_key`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyEnableKeyType *teamEncryptionKeyEnableKey;
/// Creates an object with the tag `team_encryption_key_enable_key`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyEnableKeyType *)teamEncryptionKeyEnableKey NS_DESIGNATED_INITIALIZER;
@end

/// A team encryption key was rotated. Dropbox no longer records this event.
@interface DBXTeamLogEventTypeTeamEncryptionKeyRotateKey : DBXTeamLogEventType
/// The value of `team_encryption_key_rotate_key`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyRotateKeyType *teamEncryptionKeyRotateKey;
/// Creates an object with the tag `team_encryption_key_rotate_key`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyRotateKeyType *)teamEncryptionKeyRotateKey NS_DESIGNATED_INITIALIZER;
@end

/// The deletion of a team encryption key was scheduled.
@interface DBXTeamLogEventTypeTeamEncryptionKeyScheduleKeyDeletion : DBXTeamLogEventType
/// The value of `team_encryption_key_schedule_key_deletion`.
@property (nonatomic, strong) DBXTeamLogTeamEncryptionKeyScheduleKeyDeletionType *teamEncryptionKeyScheduleKeyDeletion;

/// Creates an object with the tag `team_encryption_key_schedule_key_deletion`.
- (instancetype)init:(DBXTeamLogTeamEncryptionKeyScheduleKeyDeletionType *)teamEncryptionKeyScheduleKeyDeletion
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (TeamEncryptionMembers)
/// The object if its tag is `team_encryption_key_activate_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamEncryptionKeyActivateKey *asTeamEncryptionKeyActivateKey;

/// The object if its tag is `team_encryption_key_cancel_key_deletion`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamEncryptionKeyCancelKeyDeletion *asTeamEncryptionKeyCancelKeyDeletion;

/// The object if its tag is `team_encryption_key_create_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamEncryptionKeyCreateKey *asTeamEncryptionKeyCreateKey;

/// The object if its tag is `team_encryption_key_deactivate_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamEncryptionKeyDeactivateKey *asTeamEncryptionKeyDeactivateKey;

/// The object if its tag is `team_encryption_key_delete_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamEncryptionKeyDeleteKey *asTeamEncryptionKeyDeleteKey;

/// The object if its tag is `team_encryption_key_disable_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamEncryptionKeyDisableKey *asTeamEncryptionKeyDisableKey;

/// The object if its tag is `team_encryption_key_enable_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamEncryptionKeyEnableKey *asTeamEncryptionKeyEnableKey;

/// The object if its tag is `team_encryption_key_rotate_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamEncryptionKeyRotateKey *asTeamEncryptionKeyRotateKey;

/// The object if its tag is `team_encryption_key_schedule_key_deletion`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgTeamEncryptionKeyScheduleKeyDeletion *asTeamEncryptionKeyScheduleKeyDeletion;
@end

/// Events in which a team encryption key was activated.
@interface DBXTeamLogEventTypeArgTeamEncryptionKeyActivateKey : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_encryption_key_activate_key`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the scheduled deletion of a team encryption key was canceled.
@interface DBXTeamLogEventTypeArgTeamEncryptionKeyCancelKeyDeletion : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_encryption_key_cancel_key_deletion`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team encryption key was created.
@interface DBXTeamLogEventTypeArgTeamEncryptionKeyCreateKey : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_encryption_key_create_key`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team encryption key was deactivated.
@interface DBXTeamLogEventTypeArgTeamEncryptionKeyDeactivateKey : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_encryption_key_deactivate_key`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team encryption key was deleted.
@interface DBXTeamLogEventTypeArgTeamEncryptionKeyDeleteKey : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_encryption_key_delete_key`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team encryption key was disabled.
@interface DBXTeamLogEventTypeArgTeamEncryptionKeyDisableKey : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_encryption_key_disable_key`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team encryption key was enabled.
@interface DBXTeamLogEventTypeArgTeamEncryptionKeyEnableKey : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_encryption_key_enable_key`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a team encryption key was rotated.
@interface DBXTeamLogEventTypeArgTeamEncryptionKeyRotateKey : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_encryption_key_rotate_key`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the deletion of a team encryption key was scheduled.
@interface DBXTeamLogEventTypeArgTeamEncryptionKeyScheduleKeyDeletion : DBXTeamLogEventTypeArg
/// Creates an object with the tag `team_encryption_key_schedule_key_deletion`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a team encryption key was activated.
@interface DBXTeamLogTeamEncryptionKeyActivateKeyDetails : DBXObject
/// The type of key management.
@property (nonatomic, readonly, copy) NSString *keyManagementType;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithKeyManagementType:(NSString *)keyManagementType NS_DESIGNATED_INITIALIZER;
@end

/// A team encryption key was activated.
@interface DBXTeamLogTeamEncryptionKeyActivateKeyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the scheduled deletion of a team encryption key was canceled.
@interface DBXTeamLogTeamEncryptionKeyCancelKeyDeletionDetails : DBXObject
@end

/// The scheduled deletion of a team encryption key was canceled.
@interface DBXTeamLogTeamEncryptionKeyCancelKeyDeletionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team encryption key was created.
@interface DBXTeamLogTeamEncryptionKeyCreateKeyDetails : DBXObject
@end

/// A team encryption key was created.
@interface DBXTeamLogTeamEncryptionKeyCreateKeyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team encryption key was deactivated.
@interface DBXTeamLogTeamEncryptionKeyDeactivateKeyDetails : DBXObject
@end

/// A team encryption key was deactivated.
@interface DBXTeamLogTeamEncryptionKeyDeactivateKeyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team encryption key was deleted.
@interface DBXTeamLogTeamEncryptionKeyDeleteKeyDetails : DBXObject
@end

/// A team encryption key was deleted.
@interface DBXTeamLogTeamEncryptionKeyDeleteKeyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team encryption key was disabled.
@interface DBXTeamLogTeamEncryptionKeyDisableKeyDetails : DBXObject
@end

/// A team encryption key was disabled.
@interface DBXTeamLogTeamEncryptionKeyDisableKeyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team encryption key was enabled.
@interface DBXTeamLogTeamEncryptionKeyEnableKeyDetails : DBXObject
@end

/// A team encryption key was enabled.
@interface DBXTeamLogTeamEncryptionKeyEnableKeyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a team encryption key was rotated.
@interface DBXTeamLogTeamEncryptionKeyRotateKeyDetails : DBXObject
@end

/// A team encryption key was rotated. Dropbox no longer records this event.
@interface DBXTeamLogTeamEncryptionKeyRotateKeyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the deletion of a team encryption key was scheduled.
@interface DBXTeamLogTeamEncryptionKeyScheduleKeyDeletionDetails : DBXObject
@end

/// The deletion of a team encryption key was scheduled.
@interface DBXTeamLogTeamEncryptionKeyScheduleKeyDeletionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
