// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsEncryptedFolderCancelTeamKeyRotationDetails,
    DBXTeamLogEventDetailsEncryptedFolderEnrollBackupKeyDetails,
    DBXTeamLogEventDetailsEncryptedFolderEnrollClientDetails, DBXTeamLogEventDetailsEncryptedFolderEnrollTeamDetails,
    DBXTeamLogEventDetailsEncryptedFolderFinishTeamUnenrollmentDetails,
    DBXTeamLogEventDetailsEncryptedFolderInitTeamKeyRotationDetails,
    DBXTeamLogEventDetailsEncryptedFolderInitTeamUnenrollmentDetails,
    DBXTeamLogEventDetailsEncryptedFolderRemoveBackupKeyDetails,
    DBXTeamLogEventDetailsEncryptedFolderRotateTeamKeyDetails,
    DBXTeamLogEventDetailsEncryptedFolderUnenrollClientDetails,
    DBXTeamLogEventTypeArgEncryptedFolderCancelTeamKeyRotation, DBXTeamLogEventTypeArgEncryptedFolderEnrollBackupKey,
    DBXTeamLogEventTypeArgEncryptedFolderEnrollClient, DBXTeamLogEventTypeArgEncryptedFolderEnrollTeam,
    DBXTeamLogEventTypeArgEncryptedFolderFinishTeamUnenrollment,
    DBXTeamLogEventTypeArgEncryptedFolderInitTeamKeyRotation, DBXTeamLogEventTypeArgEncryptedFolderInitTeamUnenrollment,
    DBXTeamLogEventTypeArgEncryptedFolderRemoveBackupKey, DBXTeamLogEventTypeArgEncryptedFolderRotateTeamKey,
    DBXTeamLogEventTypeArgEncryptedFolderUnenrollClient, DBXTeamLogEventTypeEncryptedFolderCancelTeamKeyRotation,
    DBXTeamLogEventTypeEncryptedFolderEnrollBackupKey, DBXTeamLogEventTypeEncryptedFolderEnrollClient,
    DBXTeamLogEventTypeEncryptedFolderEnrollTeam, DBXTeamLogEventTypeEncryptedFolderFinishTeamUnenrollment,
    DBXTeamLogEventTypeEncryptedFolderInitTeamKeyRotation, DBXTeamLogEventTypeEncryptedFolderInitTeamUnenrollment,
    DBXTeamLogEventTypeEncryptedFolderRemoveBackupKey, DBXTeamLogEventTypeEncryptedFolderRotateTeamKey,
    DBXTeamLogEventTypeEncryptedFolderUnenrollClient;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which the rotation of the team key for folder encryption was canceled.
@interface DBXTeamLogEncryptedFolderCancelTeamKeyRotationDetails : DBXObject
/// The identifier of the team key.
@property (nonatomic, readonly, copy) NSString *teamKeyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamKeyId:(NSString *)teamKeyId NS_DESIGNATED_INITIALIZER;
@end

/// The rotation of the team key for folder encryption was canceled.
@interface DBXTeamLogEncryptedFolderCancelTeamKeyRotationType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a recovery key for folder encryption was added.
@interface DBXTeamLogEncryptedFolderEnrollBackupKeyDetails : DBXObject
/// The identifier of the recovery key.
@property (nonatomic, readonly, copy) NSString *backupKeyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithBackupKeyId:(NSString *)backupKeyId NS_DESIGNATED_INITIALIZER;
@end

/// A recovery key for folder encryption was added.
@interface DBXTeamLogEncryptedFolderEnrollBackupKeyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a device was enrolled in folder encryption.
@interface DBXTeamLogEncryptedFolderEnrollClientDetails : DBXObject
/// The identifier of the device's key.
@property (nonatomic, readonly, copy) NSString *clientKeyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithClientKeyId:(NSString *)clientKeyId NS_DESIGNATED_INITIALIZER;
@end

/// A device was enrolled in folder encryption.
@interface DBXTeamLogEncryptedFolderEnrollClientType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which team folder encryption was activated.
@interface DBXTeamLogEncryptedFolderEnrollTeamDetails : DBXObject
@end

/// Team folder encryption was activated.
@interface DBXTeamLogEncryptedFolderEnrollTeamType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which team folder encryption was deactivated.
@interface DBXTeamLogEncryptedFolderFinishTeamUnenrollmentDetails : DBXObject
@end

/// Team folder encryption was deactivated.
@interface DBXTeamLogEncryptedFolderFinishTeamUnenrollmentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the rotation of the team key for folder encryption was started.
@interface DBXTeamLogEncryptedFolderInitTeamKeyRotationDetails : DBXObject
/// The identifier of the team key.
@property (nonatomic, readonly, copy) NSString *teamKeyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamKeyId:(NSString *)teamKeyId NS_DESIGNATED_INITIALIZER;
@end

/// The rotation of the team key for folder encryption was started.
@interface DBXTeamLogEncryptedFolderInitTeamKeyRotationType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the deactivation of team folder encryption was started.
@interface DBXTeamLogEncryptedFolderInitTeamUnenrollmentDetails : DBXObject
@end

/// The deactivation of team folder encryption was started.
@interface DBXTeamLogEncryptedFolderInitTeamUnenrollmentType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a recovery key for folder encryption was removed.
@interface DBXTeamLogEncryptedFolderRemoveBackupKeyDetails : DBXObject
/// The identifier of the recovery key.
@property (nonatomic, readonly, copy) NSString *backupKeyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithBackupKeyId:(NSString *)backupKeyId NS_DESIGNATED_INITIALIZER;
@end

/// A recovery key for folder encryption was removed.
@interface DBXTeamLogEncryptedFolderRemoveBackupKeyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team key for folder encryption was rotated.
@interface DBXTeamLogEncryptedFolderRotateTeamKeyDetails : DBXObject
/// The identifier of the team key.
@property (nonatomic, readonly, copy) NSString *teamKeyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTeamKeyId:(NSString *)teamKeyId NS_DESIGNATED_INITIALIZER;
@end

/// The team key for folder encryption was rotated.
@interface DBXTeamLogEncryptedFolderRotateTeamKeyType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a device was removed from folder encryption.
@interface DBXTeamLogEncryptedFolderUnenrollClientDetails : DBXObject
/// The identifier of the device's key.
@property (nonatomic, readonly, copy) NSString *clientKeyId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithClientKeyId:(NSString *)clientKeyId NS_DESIGNATED_INITIALIZER;
@end

/// A device was removed from folder encryption.
@interface DBXTeamLogEncryptedFolderUnenrollClientType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventDetails (EncryptedMembers)
/// The object if its tag is `encrypted_folder_cancel_team_key_rotation_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEncryptedFolderCancelTeamKeyRotationDetails *asEncryptedFolderCancelTeamKeyRotationDetails;

/// The object if its tag is `encrypted_folder_enroll_backup_key_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEncryptedFolderEnrollBackupKeyDetails *asEncryptedFolderEnrollBackupKeyDetails;

/// The object if its tag is `encrypted_folder_enroll_client_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEncryptedFolderEnrollClientDetails *asEncryptedFolderEnrollClientDetails;

/// The object if its tag is `encrypted_folder_enroll_team_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEncryptedFolderEnrollTeamDetails *asEncryptedFolderEnrollTeamDetails;

/// The object if its tag is `encrypted_folder_finish_team_unenrollment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEncryptedFolderFinishTeamUnenrollmentDetails *asEncryptedFolderFinishTeamUnenrollmentDetails;

/// The object if its tag is `encrypted_folder_init_team_key_rotation_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEncryptedFolderInitTeamKeyRotationDetails *asEncryptedFolderInitTeamKeyRotationDetails;

/// The object if its tag is `encrypted_folder_init_team_unenrollment_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEncryptedFolderInitTeamUnenrollmentDetails *asEncryptedFolderInitTeamUnenrollmentDetails;

/// The object if its tag is `encrypted_folder_remove_backup_key_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEncryptedFolderRemoveBackupKeyDetails *asEncryptedFolderRemoveBackupKeyDetails;

/// The object if its tag is `encrypted_folder_rotate_team_key_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEncryptedFolderRotateTeamKeyDetails *asEncryptedFolderRotateTeamKeyDetails;

/// The object if its tag is `encrypted_folder_unenroll_client_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsEncryptedFolderUnenrollClientDetails *asEncryptedFolderUnenrollClientDetails;
@end

/// Details of an event in which the rotation of the team key for folder encryption was canceled.
@interface DBXTeamLogEventDetailsEncryptedFolderCancelTeamKeyRotationDetails : DBXTeamLogEventDetails
/// The value of `encrypted_folder_cancel_team_key_rotation_details`.
@property (nonatomic, strong)
    DBXTeamLogEncryptedFolderCancelTeamKeyRotationDetails *encryptedFolderCancelTeamKeyRotationDetails;

/// Creates an object with the tag `encrypted_folder_cancel_team_key_rotation_details`.
- (instancetype)
    init:(DBXTeamLogEncryptedFolderCancelTeamKeyRotationDetails *)encryptedFolderCancelTeamKeyRotationDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a recovery key for folder encryption was added.
@interface DBXTeamLogEventDetailsEncryptedFolderEnrollBackupKeyDetails : DBXTeamLogEventDetails
/// The value of `encrypted_folder_enroll_backup_key_details`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderEnrollBackupKeyDetails *encryptedFolderEnrollBackupKeyDetails;

/// Creates an object with the tag `encrypted_folder_enroll_backup_key_details`.
- (instancetype)init:(DBXTeamLogEncryptedFolderEnrollBackupKeyDetails *)encryptedFolderEnrollBackupKeyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a device was enrolled in folder encryption.
@interface DBXTeamLogEventDetailsEncryptedFolderEnrollClientDetails : DBXTeamLogEventDetails
/// The value of `encrypted_folder_enroll_client_details`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderEnrollClientDetails *encryptedFolderEnrollClientDetails;

/// Creates an object with the tag `encrypted_folder_enroll_client_details`.
- (instancetype)init:(DBXTeamLogEncryptedFolderEnrollClientDetails *)encryptedFolderEnrollClientDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which team folder encryption was activated.
@interface DBXTeamLogEventDetailsEncryptedFolderEnrollTeamDetails : DBXTeamLogEventDetails
/// The value of `encrypted_folder_enroll_team_details`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderEnrollTeamDetails *encryptedFolderEnrollTeamDetails;

/// Creates an object with the tag `encrypted_folder_enroll_team_details`.
- (instancetype)init:(DBXTeamLogEncryptedFolderEnrollTeamDetails *)encryptedFolderEnrollTeamDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which team folder encryption was deactivated.
@interface DBXTeamLogEventDetailsEncryptedFolderFinishTeamUnenrollmentDetails : DBXTeamLogEventDetails
/// The value of `encrypted_folder_finish_team_unenrollment_details`.
@property (nonatomic, strong)
    DBXTeamLogEncryptedFolderFinishTeamUnenrollmentDetails *encryptedFolderFinishTeamUnenrollmentDetails;

/// Creates an object with the tag `encrypted_folder_finish_team_unenrollment_details`.
- (instancetype)
    init:(DBXTeamLogEncryptedFolderFinishTeamUnenrollmentDetails *)encryptedFolderFinishTeamUnenrollmentDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the rotation of the team key for folder encryption was started.
@interface DBXTeamLogEventDetailsEncryptedFolderInitTeamKeyRotationDetails : DBXTeamLogEventDetails
/// The value of `encrypted_folder_init_team_key_rotation_details`.
@property (nonatomic, strong)
    DBXTeamLogEncryptedFolderInitTeamKeyRotationDetails *encryptedFolderInitTeamKeyRotationDetails;

/// Creates an object with the tag `encrypted_folder_init_team_key_rotation_details`.
- (instancetype)init:(DBXTeamLogEncryptedFolderInitTeamKeyRotationDetails *)encryptedFolderInitTeamKeyRotationDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the deactivation of team folder encryption was started.
@interface DBXTeamLogEventDetailsEncryptedFolderInitTeamUnenrollmentDetails : DBXTeamLogEventDetails
/// The value of `encrypted_folder_init_team_unenrollment_details`.
@property (nonatomic, strong)
    DBXTeamLogEncryptedFolderInitTeamUnenrollmentDetails *encryptedFolderInitTeamUnenrollmentDetails;

/// Creates an object with the tag `encrypted_folder_init_team_unenrollment_details`.
- (instancetype)init:(DBXTeamLogEncryptedFolderInitTeamUnenrollmentDetails *)encryptedFolderInitTeamUnenrollmentDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a recovery key for folder encryption was removed.
@interface DBXTeamLogEventDetailsEncryptedFolderRemoveBackupKeyDetails : DBXTeamLogEventDetails
/// The value of `encrypted_folder_remove_backup_key_details`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderRemoveBackupKeyDetails *encryptedFolderRemoveBackupKeyDetails;

/// Creates an object with the tag `encrypted_folder_remove_backup_key_details`.
- (instancetype)init:(DBXTeamLogEncryptedFolderRemoveBackupKeyDetails *)encryptedFolderRemoveBackupKeyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team key for folder encryption was rotated.
@interface DBXTeamLogEventDetailsEncryptedFolderRotateTeamKeyDetails : DBXTeamLogEventDetails
/// The value of `encrypted_folder_rotate_team_key_details`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderRotateTeamKeyDetails *encryptedFolderRotateTeamKeyDetails;

/// Creates an object with the tag `encrypted_folder_rotate_team_key_details`.
- (instancetype)init:(DBXTeamLogEncryptedFolderRotateTeamKeyDetails *)encryptedFolderRotateTeamKeyDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a device was removed from folder encryption.
@interface DBXTeamLogEventDetailsEncryptedFolderUnenrollClientDetails : DBXTeamLogEventDetails
/// The value of `encrypted_folder_unenroll_client_details`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderUnenrollClientDetails *encryptedFolderUnenrollClientDetails;

/// Creates an object with the tag `encrypted_folder_unenroll_client_details`.
- (instancetype)init:(DBXTeamLogEncryptedFolderUnenrollClientDetails *)encryptedFolderUnenrollClientDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (EncryptedMembers)
/// The object if its tag is `encrypted_folder_cancel_team_key_rotation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeEncryptedFolderCancelTeamKeyRotation *asEncryptedFolderCancelTeamKeyRotation;

/// The object if its tag is `encrypted_folder_enroll_backup_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeEncryptedFolderEnrollBackupKey *asEncryptedFolderEnrollBackupKey;

/// The object if its tag is `encrypted_folder_enroll_client`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeEncryptedFolderEnrollClient *asEncryptedFolderEnrollClient;
/// The object if its tag is `encrypted_folder_enroll_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeEncryptedFolderEnrollTeam *asEncryptedFolderEnrollTeam;

/// The object if its tag is `encrypted_folder_finish_team_unenrollment`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeEncryptedFolderFinishTeamUnenrollment *asEncryptedFolderFinishTeamUnenrollment;

/// The object if its tag is `encrypted_folder_init_team_key_rotation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeEncryptedFolderInitTeamKeyRotation *asEncryptedFolderInitTeamKeyRotation;

/// The object if its tag is `encrypted_folder_init_team_unenrollment`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeEncryptedFolderInitTeamUnenrollment *asEncryptedFolderInitTeamUnenrollment;

/// The object if its tag is `encrypted_folder_remove_backup_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeEncryptedFolderRemoveBackupKey *asEncryptedFolderRemoveBackupKey;

/// The object if its tag is `encrypted_folder_rotate_team_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeEncryptedFolderRotateTeamKey *asEncryptedFolderRotateTeamKey;

/// The object if its tag is `encrypted_folder_unenroll_client`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeEncryptedFolderUnenrollClient *asEncryptedFolderUnenrollClient;
@end

/// The rotation of the team key for folder encryption was canceled.
@interface DBXTeamLogEventTypeEncryptedFolderCancelTeamKeyRotation : DBXTeamLogEventType
/// The value of `encrypted_folder_cancel_team_key_rotation`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderCancelTeamKeyRotationType *encryptedFolderCancelTeamKeyRotation;

/// Creates an object with the tag `encrypted_folder_cancel_team_key_rotation`.
- (instancetype)init:(DBXTeamLogEncryptedFolderCancelTeamKeyRotationType *)encryptedFolderCancelTeamKeyRotation
    NS_DESIGNATED_INITIALIZER;
@end

/// A recovery key for folder encryption was added.
@interface DBXTeamLogEventTypeEncryptedFolderEnrollBackupKey : DBXTeamLogEventType
/// The value of `encrypted_folder_enroll_backup_key`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderEnrollBackupKeyType *encryptedFolderEnrollBackupKey;

/// Creates an object with the tag `encrypted_folder_enroll_backup_key`.
- (instancetype)init:(DBXTeamLogEncryptedFolderEnrollBackupKeyType *)encryptedFolderEnrollBackupKey
    NS_DESIGNATED_INITIALIZER;
@end

/// A device was enrolled in folder encryption.
@interface DBXTeamLogEventTypeEncryptedFolderEnrollClient : DBXTeamLogEventType
/// The value of `encrypted_folder_enroll_client`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderEnrollClientType *encryptedFolderEnrollClient;
/// Creates an object with the tag `encrypted_folder_enroll_client`.
- (instancetype)init:(DBXTeamLogEncryptedFolderEnrollClientType *)encryptedFolderEnrollClient NS_DESIGNATED_INITIALIZER;
@end

/// Team folder encryption was activated.
@interface DBXTeamLogEventTypeEncryptedFolderEnrollTeam : DBXTeamLogEventType
/// The value of `encrypted_folder_enroll_team`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderEnrollTeamType *encryptedFolderEnrollTeam;
/// Creates an object with the tag `encrypted_folder_enroll_team`.
- (instancetype)init:(DBXTeamLogEncryptedFolderEnrollTeamType *)encryptedFolderEnrollTeam NS_DESIGNATED_INITIALIZER;
@end

/// Team folder encryption was deactivated.
@interface DBXTeamLogEventTypeEncryptedFolderFinishTeamUnenrollment : DBXTeamLogEventType
/// The value of `encrypted_folder_finish_team_unenrollment`.
@property (nonatomic, strong)
    DBXTeamLogEncryptedFolderFinishTeamUnenrollmentType *encryptedFolderFinishTeamUnenrollment;

/// Creates an object with the tag `encrypted_folder_finish_team_unenrollment`.
- (instancetype)init:(DBXTeamLogEncryptedFolderFinishTeamUnenrollmentType *)encryptedFolderFinishTeamUnenrollment
    NS_DESIGNATED_INITIALIZER;
@end

/// The rotation of the team key for folder encryption was started.
@interface DBXTeamLogEventTypeEncryptedFolderInitTeamKeyRotation : DBXTeamLogEventType
/// The value of `encrypted_folder_init_team_key_rotation`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderInitTeamKeyRotationType *encryptedFolderInitTeamKeyRotation;

/// Creates an object with the tag `encrypted_folder_init_team_key_rotation`.
- (instancetype)init:(DBXTeamLogEncryptedFolderInitTeamKeyRotationType *)encryptedFolderInitTeamKeyRotation
    NS_DESIGNATED_INITIALIZER;
@end

/// The deactivation of team folder encryption was started.
@interface DBXTeamLogEventTypeEncryptedFolderInitTeamUnenrollment : DBXTeamLogEventType
/// The value of `encrypted_folder_init_team_unenrollment`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderInitTeamUnenrollmentType *encryptedFolderInitTeamUnenrollment;

/// Creates an object with the tag `encrypted_folder_init_team_unenrollment`.
- (instancetype)init:(DBXTeamLogEncryptedFolderInitTeamUnenrollmentType *)encryptedFolderInitTeamUnenrollment
    NS_DESIGNATED_INITIALIZER;
@end

/// A recovery key for folder encryption was removed.
@interface DBXTeamLogEventTypeEncryptedFolderRemoveBackupKey : DBXTeamLogEventType
/// The value of `encrypted_folder_remove_backup_key`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderRemoveBackupKeyType *encryptedFolderRemoveBackupKey;

/// Creates an object with the tag `encrypted_folder_remove_backup_key`.
- (instancetype)init:(DBXTeamLogEncryptedFolderRemoveBackupKeyType *)encryptedFolderRemoveBackupKey
    NS_DESIGNATED_INITIALIZER;
@end

/// The team key for folder encryption was rotated.
@interface DBXTeamLogEventTypeEncryptedFolderRotateTeamKey : DBXTeamLogEventType
/// The value of `encrypted_folder_rotate_team_key`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderRotateTeamKeyType *encryptedFolderRotateTeamKey;

/// Creates an object with the tag `encrypted_folder_rotate_team_key`.
- (instancetype)init:(DBXTeamLogEncryptedFolderRotateTeamKeyType *)encryptedFolderRotateTeamKey
    NS_DESIGNATED_INITIALIZER;
@end

/// A device was removed from folder encryption.
@interface DBXTeamLogEventTypeEncryptedFolderUnenrollClient : DBXTeamLogEventType
/// The value of `encrypted_folder_unenroll_client`.
@property (nonatomic, strong) DBXTeamLogEncryptedFolderUnenrollClientType *encryptedFolderUnenrollClient;

/// Creates an object with the tag `encrypted_folder_unenroll_client`.
- (instancetype)init:(DBXTeamLogEncryptedFolderUnenrollClientType *)encryptedFolderUnenrollClient
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (EncryptedMembers)
/// The object if its tag is `encrypted_folder_cancel_team_key_rotation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgEncryptedFolderCancelTeamKeyRotation *asEncryptedFolderCancelTeamKeyRotation;

/// The object if its tag is `encrypted_folder_enroll_backup_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgEncryptedFolderEnrollBackupKey *asEncryptedFolderEnrollBackupKey;

/// The object if its tag is `encrypted_folder_enroll_client`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgEncryptedFolderEnrollClient *asEncryptedFolderEnrollClient;

/// The object if its tag is `encrypted_folder_enroll_team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgEncryptedFolderEnrollTeam *asEncryptedFolderEnrollTeam;

/// The object if its tag is `encrypted_folder_finish_team_unenrollment`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgEncryptedFolderFinishTeamUnenrollment *asEncryptedFolderFinishTeamUnenrollment;

/// The object if its tag is `encrypted_folder_init_team_key_rotation`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgEncryptedFolderInitTeamKeyRotation *asEncryptedFolderInitTeamKeyRotation;

/// The object if its tag is `encrypted_folder_init_team_unenrollment`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgEncryptedFolderInitTeamUnenrollment *asEncryptedFolderInitTeamUnenrollment;

/// The object if its tag is `encrypted_folder_remove_backup_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgEncryptedFolderRemoveBackupKey *asEncryptedFolderRemoveBackupKey;

/// The object if its tag is `encrypted_folder_rotate_team_key`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgEncryptedFolderRotateTeamKey *asEncryptedFolderRotateTeamKey;

/// The object if its tag is `encrypted_folder_unenroll_client`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgEncryptedFolderUnenrollClient *asEncryptedFolderUnenrollClient;
@end

/// Events in which the rotation of the team key for folder encryption was canceled.
@interface DBXTeamLogEventTypeArgEncryptedFolderCancelTeamKeyRotation : DBXTeamLogEventTypeArg
/// Creates an object with the tag `encrypted_folder_cancel_team_key_rotation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a recovery key for folder encryption was added.
@interface DBXTeamLogEventTypeArgEncryptedFolderEnrollBackupKey : DBXTeamLogEventTypeArg
/// Creates an object with the tag `encrypted_folder_enroll_backup_key`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a device was enrolled in folder encryption.
@interface DBXTeamLogEventTypeArgEncryptedFolderEnrollClient : DBXTeamLogEventTypeArg
/// Creates an object with the tag `encrypted_folder_enroll_client`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which team folder encryption was activated.
@interface DBXTeamLogEventTypeArgEncryptedFolderEnrollTeam : DBXTeamLogEventTypeArg
/// Creates an object with the tag `encrypted_folder_enroll_team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which team folder encryption was deactivated.
@interface DBXTeamLogEventTypeArgEncryptedFolderFinishTeamUnenrollment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `encrypted_folder_finish_team_unenrollment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the rotation of the team key for folder encryption was started.
@interface DBXTeamLogEventTypeArgEncryptedFolderInitTeamKeyRotation : DBXTeamLogEventTypeArg
/// Creates an object with the tag `encrypted_folder_init_team_key_rotation`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the deactivation of team folder encryption was started.
@interface DBXTeamLogEventTypeArgEncryptedFolderInitTeamUnenrollment : DBXTeamLogEventTypeArg
/// Creates an object with the tag `encrypted_folder_init_team_unenrollment`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a recovery key for folder encryption was removed.
@interface DBXTeamLogEventTypeArgEncryptedFolderRemoveBackupKey : DBXTeamLogEventTypeArg
/// Creates an object with the tag `encrypted_folder_remove_backup_key`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team key for folder encryption was rotated.
@interface DBXTeamLogEventTypeArgEncryptedFolderRotateTeamKey : DBXTeamLogEventTypeArg
/// Creates an object with the tag `encrypted_folder_rotate_team_key`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a device was removed from folder encryption.
@interface DBXTeamLogEventTypeArgEncryptedFolderUnenrollClient : DBXTeamLogEventTypeArg
/// Creates an object with the tag `encrypted_folder_unenroll_client`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
