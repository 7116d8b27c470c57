// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which the rotation of the team key for folder encryption was canceled.
@interface DBTEAMLOGEncryptedFolderCancelTeamKeyRotationDetails : DBStoneObject
/// The identifier of the team key.
@property (nonatomic, readonly, copy) NSString *teamKeyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamKeyId:(NSString *)teamKeyId;
@end

/// Converts `DBTEAMLOGEncryptedFolderCancelTeamKeyRotationDetails` from and to JSON.
@interface DBTEAMLOGEncryptedFolderCancelTeamKeyRotationDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderCancelTeamKeyRotationDetails *)instance;
+ (DBTEAMLOGEncryptedFolderCancelTeamKeyRotationDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The rotation of the team key for folder encryption was canceled.
@interface DBTEAMLOGEncryptedFolderCancelTeamKeyRotationType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEncryptedFolderCancelTeamKeyRotationType` from and to JSON.
@interface DBTEAMLOGEncryptedFolderCancelTeamKeyRotationTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderCancelTeamKeyRotationType *)instance;
+ (DBTEAMLOGEncryptedFolderCancelTeamKeyRotationType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a recovery key for folder encryption was added.
@interface DBTEAMLOGEncryptedFolderEnrollBackupKeyDetails : DBStoneObject
/// The identifier of the recovery key.
@property (nonatomic, readonly, copy) NSString *backupKeyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithBackupKeyId:(NSString *)backupKeyId;
@end

/// Converts `DBTEAMLOGEncryptedFolderEnrollBackupKeyDetails` from and to JSON.
@interface DBTEAMLOGEncryptedFolderEnrollBackupKeyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderEnrollBackupKeyDetails *)instance;
+ (DBTEAMLOGEncryptedFolderEnrollBackupKeyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A recovery key for folder encryption was added.
@interface DBTEAMLOGEncryptedFolderEnrollBackupKeyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEncryptedFolderEnrollBackupKeyType` from and to JSON.
@interface DBTEAMLOGEncryptedFolderEnrollBackupKeyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderEnrollBackupKeyType *)instance;
+ (DBTEAMLOGEncryptedFolderEnrollBackupKeyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a device was enrolled in folder encryption.
@interface DBTEAMLOGEncryptedFolderEnrollClientDetails : DBStoneObject
/// The identifier of the device's key.
@property (nonatomic, readonly, copy) NSString *clientKeyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithClientKeyId:(NSString *)clientKeyId;
@end

/// Converts `DBTEAMLOGEncryptedFolderEnrollClientDetails` from and to JSON.
@interface DBTEAMLOGEncryptedFolderEnrollClientDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderEnrollClientDetails *)instance;
+ (DBTEAMLOGEncryptedFolderEnrollClientDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A device was enrolled in folder encryption.
@interface DBTEAMLOGEncryptedFolderEnrollClientType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEncryptedFolderEnrollClientType` from and to JSON.
@interface DBTEAMLOGEncryptedFolderEnrollClientTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderEnrollClientType *)instance;
+ (DBTEAMLOGEncryptedFolderEnrollClientType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which team folder encryption was activated.
@interface DBTEAMLOGEncryptedFolderEnrollTeamDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGEncryptedFolderEnrollTeamDetails` from and to JSON.
@interface DBTEAMLOGEncryptedFolderEnrollTeamDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderEnrollTeamDetails *)instance;
+ (DBTEAMLOGEncryptedFolderEnrollTeamDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Team folder encryption was activated.
@interface DBTEAMLOGEncryptedFolderEnrollTeamType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEncryptedFolderEnrollTeamType` from and to JSON.
@interface DBTEAMLOGEncryptedFolderEnrollTeamTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderEnrollTeamType *)instance;
+ (DBTEAMLOGEncryptedFolderEnrollTeamType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which team folder encryption was deactivated.
@interface DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentDetails` from and to JSON.
@interface DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentDetails *)instance;
+ (DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Team folder encryption was deactivated.
@interface DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentType` from and to JSON.
@interface DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentType *)instance;
+ (DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the rotation of the team key for folder encryption was started.
@interface DBTEAMLOGEncryptedFolderInitTeamKeyRotationDetails : DBStoneObject
/// The identifier of the team key.
@property (nonatomic, readonly, copy) NSString *teamKeyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamKeyId:(NSString *)teamKeyId;
@end

/// Converts `DBTEAMLOGEncryptedFolderInitTeamKeyRotationDetails` from and to JSON.
@interface DBTEAMLOGEncryptedFolderInitTeamKeyRotationDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderInitTeamKeyRotationDetails *)instance;
+ (DBTEAMLOGEncryptedFolderInitTeamKeyRotationDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The rotation of the team key for folder encryption was started.
@interface DBTEAMLOGEncryptedFolderInitTeamKeyRotationType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEncryptedFolderInitTeamKeyRotationType` from and to JSON.
@interface DBTEAMLOGEncryptedFolderInitTeamKeyRotationTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderInitTeamKeyRotationType *)instance;
+ (DBTEAMLOGEncryptedFolderInitTeamKeyRotationType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the deactivation of team folder encryption was started.
@interface DBTEAMLOGEncryptedFolderInitTeamUnenrollmentDetails : DBStoneObject
/// Creates an object.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGEncryptedFolderInitTeamUnenrollmentDetails` from and to JSON.
@interface DBTEAMLOGEncryptedFolderInitTeamUnenrollmentDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderInitTeamUnenrollmentDetails *)instance;
+ (DBTEAMLOGEncryptedFolderInitTeamUnenrollmentDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The deactivation of team folder encryption was started.
@interface DBTEAMLOGEncryptedFolderInitTeamUnenrollmentType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEncryptedFolderInitTeamUnenrollmentType` from and to JSON.
@interface DBTEAMLOGEncryptedFolderInitTeamUnenrollmentTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderInitTeamUnenrollmentType *)instance;
+ (DBTEAMLOGEncryptedFolderInitTeamUnenrollmentType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a recovery key for folder encryption was removed.
@interface DBTEAMLOGEncryptedFolderRemoveBackupKeyDetails : DBStoneObject
/// The identifier of the recovery key.
@property (nonatomic, readonly, copy) NSString *backupKeyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithBackupKeyId:(NSString *)backupKeyId;
@end

/// Converts `DBTEAMLOGEncryptedFolderRemoveBackupKeyDetails` from and to JSON.
@interface DBTEAMLOGEncryptedFolderRemoveBackupKeyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderRemoveBackupKeyDetails *)instance;
+ (DBTEAMLOGEncryptedFolderRemoveBackupKeyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A recovery key for folder encryption was removed.
@interface DBTEAMLOGEncryptedFolderRemoveBackupKeyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEncryptedFolderRemoveBackupKeyType` from and to JSON.
@interface DBTEAMLOGEncryptedFolderRemoveBackupKeyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderRemoveBackupKeyType *)instance;
+ (DBTEAMLOGEncryptedFolderRemoveBackupKeyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team key for folder encryption was rotated.
@interface DBTEAMLOGEncryptedFolderRotateTeamKeyDetails : DBStoneObject
/// The identifier of the team key.
@property (nonatomic, readonly, copy) NSString *teamKeyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamKeyId:(NSString *)teamKeyId;
@end

/// Converts `DBTEAMLOGEncryptedFolderRotateTeamKeyDetails` from and to JSON.
@interface DBTEAMLOGEncryptedFolderRotateTeamKeyDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderRotateTeamKeyDetails *)instance;
+ (DBTEAMLOGEncryptedFolderRotateTeamKeyDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team key for folder encryption was rotated.
@interface DBTEAMLOGEncryptedFolderRotateTeamKeyType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEncryptedFolderRotateTeamKeyType` from and to JSON.
@interface DBTEAMLOGEncryptedFolderRotateTeamKeyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderRotateTeamKeyType *)instance;
+ (DBTEAMLOGEncryptedFolderRotateTeamKeyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a device was removed from folder encryption.
@interface DBTEAMLOGEncryptedFolderUnenrollClientDetails : DBStoneObject
/// The identifier of the device's key.
@property (nonatomic, readonly, copy) NSString *clientKeyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithClientKeyId:(NSString *)clientKeyId;
@end

/// Converts `DBTEAMLOGEncryptedFolderUnenrollClientDetails` from and to JSON.
@interface DBTEAMLOGEncryptedFolderUnenrollClientDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderUnenrollClientDetails *)instance;
+ (DBTEAMLOGEncryptedFolderUnenrollClientDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A device was removed from folder encryption.
@interface DBTEAMLOGEncryptedFolderUnenrollClientType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGEncryptedFolderUnenrollClientType` from and to JSON.
@interface DBTEAMLOGEncryptedFolderUnenrollClientTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGEncryptedFolderUnenrollClientType *)instance;
+ (DBTEAMLOGEncryptedFolderUnenrollClientType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose names start with `Encrypted`.
@interface DBTEAMLOGEventDetails (Encrypted)
/// Details of an event in which the rotation of the team key for folder encryption was canceled. Has a value only if
/// `isEncryptedFolderCancelTeamKeyRotationDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGEncryptedFolderCancelTeamKeyRotationDetails *encryptedFolderCancelTeamKeyRotationDetails;

/// Details of an event in which a recovery key for folder encryption was added. Has a value only if
/// `isEncryptedFolderEnrollBackupKeyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderEnrollBackupKeyDetails *encryptedFolderEnrollBackupKeyDetails;

/// Details of an event in which a device was enrolled in folder encryption. Has a value only if
/// `isEncryptedFolderEnrollClientDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderEnrollClientDetails *encryptedFolderEnrollClientDetails;

/// Details of an event in which team folder encryption was activated. Has a value only if
/// `isEncryptedFolderEnrollTeamDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderEnrollTeamDetails *encryptedFolderEnrollTeamDetails;

/// Details of an event in which team folder encryption was deactivated. Has a value only if
/// `isEncryptedFolderFinishTeamUnenrollmentDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentDetails *encryptedFolderFinishTeamUnenrollmentDetails;

/// Details of an event in which the rotation of the team key for folder encryption was started. Has a value only if
/// `isEncryptedFolderInitTeamKeyRotationDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGEncryptedFolderInitTeamKeyRotationDetails *encryptedFolderInitTeamKeyRotationDetails;

/// Details of an event in which the deactivation of team folder encryption was started. Has a value only if
/// `isEncryptedFolderInitTeamUnenrollmentDetails` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGEncryptedFolderInitTeamUnenrollmentDetails *encryptedFolderInitTeamUnenrollmentDetails;

/// Details of an event in which a recovery key for folder encryption was removed. Has a value only if
/// `isEncryptedFolderRemoveBackupKeyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderRemoveBackupKeyDetails *encryptedFolderRemoveBackupKeyDetails;

/// Details of an event in which the team key for folder encryption was rotated. Has a value only if
/// `isEncryptedFolderRotateTeamKeyDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderRotateTeamKeyDetails *encryptedFolderRotateTeamKeyDetails;

/// Details of an event in which a device was removed from folder encryption. Has a value only if
/// `isEncryptedFolderUnenrollClientDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderUnenrollClientDetails *encryptedFolderUnenrollClientDetails;

/// Creates an object with the tag `encrypted_folder_cancel_team_key_rotation_details`.
- (instancetype)
    initWithEncryptedFolderCancelTeamKeyRotationDetails:(DBTEAMLOGEncryptedFolderCancelTeamKeyRotationDetails *)encryptedFolderCancelTeamKeyRotationDetails;

/// Creates an object with the tag `encrypted_folder_enroll_backup_key_details`.
- (instancetype)
    initWithEncryptedFolderEnrollBackupKeyDetails:(DBTEAMLOGEncryptedFolderEnrollBackupKeyDetails *)encryptedFolderEnrollBackupKeyDetails;

/// Creates an object with the tag `encrypted_folder_enroll_client_details`.
- (instancetype)
    initWithEncryptedFolderEnrollClientDetails:(DBTEAMLOGEncryptedFolderEnrollClientDetails *)encryptedFolderEnrollClientDetails;

/// Creates an object with the tag `encrypted_folder_enroll_team_details`.
- (instancetype)
    initWithEncryptedFolderEnrollTeamDetails:(DBTEAMLOGEncryptedFolderEnrollTeamDetails *)encryptedFolderEnrollTeamDetails;

/// Creates an object with the tag `encrypted_folder_finish_team_unenrollment_details`.
- (instancetype)
    initWithEncryptedFolderFinishTeamUnenrollmentDetails:(DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentDetails *)encryptedFolderFinishTeamUnenrollmentDetails;

/// Creates an object with the tag `encrypted_folder_init_team_key_rotation_details`.
- (instancetype)
    initWithEncryptedFolderInitTeamKeyRotationDetails:(DBTEAMLOGEncryptedFolderInitTeamKeyRotationDetails *)encryptedFolderInitTeamKeyRotationDetails;

/// Creates an object with the tag `encrypted_folder_init_team_unenrollment_details`.
- (instancetype)
    initWithEncryptedFolderInitTeamUnenrollmentDetails:(DBTEAMLOGEncryptedFolderInitTeamUnenrollmentDetails *)encryptedFolderInitTeamUnenrollmentDetails;

/// Creates an object with the tag `encrypted_folder_remove_backup_key_details`.
- (instancetype)
    initWithEncryptedFolderRemoveBackupKeyDetails:(DBTEAMLOGEncryptedFolderRemoveBackupKeyDetails *)encryptedFolderRemoveBackupKeyDetails;

/// Creates an object with the tag `encrypted_folder_rotate_team_key_details`.
- (instancetype)
    initWithEncryptedFolderRotateTeamKeyDetails:(DBTEAMLOGEncryptedFolderRotateTeamKeyDetails *)encryptedFolderRotateTeamKeyDetails;

/// Creates an object with the tag `encrypted_folder_unenroll_client_details`.
- (instancetype)
    initWithEncryptedFolderUnenrollClientDetails:(DBTEAMLOGEncryptedFolderUnenrollClientDetails *)encryptedFolderUnenrollClientDetails;

/// Returns whether the tag is `encrypted_folder_cancel_team_key_rotation_details`.
- (BOOL)isEncryptedFolderCancelTeamKeyRotationDetails;
/// Returns whether the tag is `encrypted_folder_enroll_backup_key_details`.
- (BOOL)isEncryptedFolderEnrollBackupKeyDetails;
/// Returns whether the tag is `encrypted_folder_enroll_client_details`.
- (BOOL)isEncryptedFolderEnrollClientDetails;
/// Returns whether the tag is `encrypted_folder_enroll_team_details`.
- (BOOL)isEncryptedFolderEnrollTeamDetails;
/// Returns whether the tag is `encrypted_folder_finish_team_unenrollment_details`.
- (BOOL)isEncryptedFolderFinishTeamUnenrollmentDetails;
/// Returns whether the tag is `encrypted_folder_init_team_key_rotation_details`.
- (BOOL)isEncryptedFolderInitTeamKeyRotationDetails;
/// Returns whether the tag is `encrypted_folder_init_team_unenrollment_details`.
- (BOOL)isEncryptedFolderInitTeamUnenrollmentDetails;
/// Returns whether the tag is `encrypted_folder_remove_backup_key_details`.
- (BOOL)isEncryptedFolderRemoveBackupKeyDetails;
/// Returns whether the tag is `encrypted_folder_rotate_team_key_details`.
- (BOOL)isEncryptedFolderRotateTeamKeyDetails;
/// Returns whether the tag is `encrypted_folder_unenroll_client_details`.
- (BOOL)isEncryptedFolderUnenrollClientDetails;
@end

/// The members whose names start with `Encrypted`.
@interface DBTEAMLOGEventType (Encrypted)
/// The rotation of the team key for folder encryption was canceled. Has a value only if
/// `isEncryptedFolderCancelTeamKeyRotation` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderCancelTeamKeyRotationType *encryptedFolderCancelTeamKeyRotation;

/// A recovery key for folder encryption was added. Has a value only if `isEncryptedFolderEnrollBackupKey` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderEnrollBackupKeyType *encryptedFolderEnrollBackupKey;

/// A device was enrolled in folder encryption. Has a value only if `isEncryptedFolderEnrollClient` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderEnrollClientType *encryptedFolderEnrollClient;
/// Team folder encryption was activated. Has a value only if `isEncryptedFolderEnrollTeam` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderEnrollTeamType *encryptedFolderEnrollTeam;

/// Team folder encryption was deactivated. Has a value only if `isEncryptedFolderFinishTeamUnenrollment` returns `YES`.
@property (nonatomic, readonly)
    DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentType *encryptedFolderFinishTeamUnenrollment;

/// The rotation of the team key for folder encryption was started. Has a value only if
/// `isEncryptedFolderInitTeamKeyRotation` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderInitTeamKeyRotationType *encryptedFolderInitTeamKeyRotation;

/// The deactivation of team folder encryption was started. Has a value only if `isEncryptedFolderInitTeamUnenrollment`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderInitTeamUnenrollmentType *encryptedFolderInitTeamUnenrollment;

/// A recovery key for folder encryption was removed. Has a value only if `isEncryptedFolderRemoveBackupKey` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderRemoveBackupKeyType *encryptedFolderRemoveBackupKey;

/// The team key for folder encryption was rotated. Has a value only if `isEncryptedFolderRotateTeamKey` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderRotateTeamKeyType *encryptedFolderRotateTeamKey;
/// A device was removed from folder encryption. Has a value only if `isEncryptedFolderUnenrollClient` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGEncryptedFolderUnenrollClientType *encryptedFolderUnenrollClient;

/// Creates an object with the tag `encrypted_folder_cancel_team_key_rotation`.
- (instancetype)
    initWithEncryptedFolderCancelTeamKeyRotation:(DBTEAMLOGEncryptedFolderCancelTeamKeyRotationType *)encryptedFolderCancelTeamKeyRotation;

/// Creates an object with the tag `encrypted_folder_enroll_backup_key`.
- (instancetype)
    initWithEncryptedFolderEnrollBackupKey:(DBTEAMLOGEncryptedFolderEnrollBackupKeyType *)encryptedFolderEnrollBackupKey;

/// Creates an object with the tag `encrypted_folder_enroll_client`.
- (instancetype)
    initWithEncryptedFolderEnrollClient:(DBTEAMLOGEncryptedFolderEnrollClientType *)encryptedFolderEnrollClient;

/// Creates an object with the tag `encrypted_folder_enroll_team`.
- (instancetype)initWithEncryptedFolderEnrollTeam:(DBTEAMLOGEncryptedFolderEnrollTeamType *)encryptedFolderEnrollTeam;

/// Creates an object with the tag `encrypted_folder_finish_team_unenrollment`.
- (instancetype)
    initWithEncryptedFolderFinishTeamUnenrollment:(DBTEAMLOGEncryptedFolderFinishTeamUnenrollmentType *)encryptedFolderFinishTeamUnenrollment;

/// Creates an object with the tag `encrypted_folder_init_team_key_rotation`.
- (instancetype)
    initWithEncryptedFolderInitTeamKeyRotation:(DBTEAMLOGEncryptedFolderInitTeamKeyRotationType *)encryptedFolderInitTeamKeyRotation;

/// Creates an object with the tag `encrypted_folder_init_team_unenrollment`.
- (instancetype)
    initWithEncryptedFolderInitTeamUnenrollment:(DBTEAMLOGEncryptedFolderInitTeamUnenrollmentType *)encryptedFolderInitTeamUnenrollment;

/// Creates an object with the tag `encrypted_folder_remove_backup_key`.
- (instancetype)
    initWithEncryptedFolderRemoveBackupKey:(DBTEAMLOGEncryptedFolderRemoveBackupKeyType *)encryptedFolderRemoveBackupKey;

/// Creates an object with the tag `encrypted_folder_rotate_team_key`.
- (instancetype)
    initWithEncryptedFolderRotateTeamKey:(DBTEAMLOGEncryptedFolderRotateTeamKeyType *)encryptedFolderRotateTeamKey;

/// Creates an object with the tag `encrypted_folder_unenroll_client`.
- (instancetype)
    initWithEncryptedFolderUnenrollClient:(DBTEAMLOGEncryptedFolderUnenrollClientType *)encryptedFolderUnenrollClient;

/// Returns whether the tag is `encrypted_folder_cancel_team_key_rotation`.
- (BOOL)isEncryptedFolderCancelTeamKeyRotation;
/// Returns whether the tag is `encrypted_folder_enroll_backup_key`.
- (BOOL)isEncryptedFolderEnrollBackupKey;
/// Returns whether the tag is `encrypted_folder_enroll_client`.
- (BOOL)isEncryptedFolderEnrollClient;
/// Returns whether the tag is `encrypted_folder_enroll_team`.
- (BOOL)isEncryptedFolderEnrollTeam;
/// Returns whether the tag is `encrypted_folder_finish_team_unenrollment`.
- (BOOL)isEncryptedFolderFinishTeamUnenrollment;
/// Returns whether the tag is `encrypted_folder_init_team_key_rotation`.
- (BOOL)isEncryptedFolderInitTeamKeyRotation;
/// Returns whether the tag is `encrypted_folder_init_team_unenrollment`.
- (BOOL)isEncryptedFolderInitTeamUnenrollment;
/// Returns whether the tag is `encrypted_folder_remove_backup_key`.
- (BOOL)isEncryptedFolderRemoveBackupKey;
/// Returns whether the tag is `encrypted_folder_rotate_team_key`.
- (BOOL)isEncryptedFolderRotateTeamKey;
/// Returns whether the tag is `encrypted_folder_unenroll_client`.
- (BOOL)isEncryptedFolderUnenrollClient;
@end

/// The members whose names start with `Encrypted`.
@interface DBTEAMLOGEventTypeArg (Encrypted)
/// Creates an object with the tag `encrypted_folder_cancel_team_key_rotation`.
- (instancetype)initWithEncryptedFolderCancelTeamKeyRotation;
/// Creates an object with the tag `encrypted_folder_enroll_backup_key`.
- (instancetype)initWithEncryptedFolderEnrollBackupKey;
/// Creates an object with the tag `encrypted_folder_enroll_client`.
- (instancetype)initWithEncryptedFolderEnrollClient;
/// Creates an object with the tag `encrypted_folder_enroll_team`.
- (instancetype)initWithEncryptedFolderEnrollTeam;
/// Creates an object with the tag `encrypted_folder_finish_team_unenrollment`.
- (instancetype)initWithEncryptedFolderFinishTeamUnenrollment;
/// Creates an object with the tag `encrypted_folder_init_team_key_rotation`.
- (instancetype)initWithEncryptedFolderInitTeamKeyRotation;
/// Creates an object with the tag `encrypted_folder_init_team_unenrollment`.
- (instancetype)initWithEncryptedFolderInitTeamUnenrollment;
/// Creates an object with the tag `encrypted_folder_remove_backup_key`.
- (instancetype)initWithEncryptedFolderRemoveBackupKey;
/// Creates an object with the tag `encrypted_folder_rotate_team_key`.
- (instancetype)initWithEncryptedFolderRotateTeamKey;
/// Creates an object with the tag `encrypted_folder_unenroll_client`.
- (instancetype)initWithEncryptedFolderUnenrollClient;
/// Returns whether the tag is `encrypted_folder_cancel_team_key_rotation`.
- (BOOL)isEncryptedFolderCancelTeamKeyRotation;
/// Returns whether the tag is `encrypted_folder_enroll_backup_key`.
- (BOOL)isEncryptedFolderEnrollBackupKey;
/// Returns whether the tag is `encrypted_folder_enroll_client`.
- (BOOL)isEncryptedFolderEnrollClient;
/// Returns whether the tag is `encrypted_folder_enroll_team`.
- (BOOL)isEncryptedFolderEnrollTeam;
/// Returns whether the tag is `encrypted_folder_finish_team_unenrollment`.
- (BOOL)isEncryptedFolderFinishTeamUnenrollment;
/// Returns whether the tag is `encrypted_folder_init_team_key_rotation`.
- (BOOL)isEncryptedFolderInitTeamKeyRotation;
/// Returns whether the tag is `encrypted_folder_init_team_unenrollment`.
- (BOOL)isEncryptedFolderInitTeamUnenrollment;
/// Returns whether the tag is `encrypted_folder_remove_backup_key`.
- (BOOL)isEncryptedFolderRemoveBackupKey;
/// Returns whether the tag is `encrypted_folder_rotate_team_key`.
- (BOOL)isEncryptedFolderRotateTeamKey;
/// Returns whether the tag is `encrypted_folder_unenroll_client`.
- (BOOL)isEncryptedFolderUnenrollClient;
@end

NS_ASSUME_NONNULL_END
