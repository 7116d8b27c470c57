// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsFileRequestAutoCloseDetails, DBXTeamLogEventDetailsFileRequestChangeDetails,
    DBXTeamLogEventDetailsFileRequestCloseDetails, DBXTeamLogEventDetailsFileRequestCreateDetails,
    DBXTeamLogEventDetailsFileRequestDeleteDetails, DBXTeamLogEventDetailsFileRequestReceiveFileDetails,
    DBXTeamLogEventTypeArgFileRequestAutoClose, DBXTeamLogEventTypeArgFileRequestChange,
    DBXTeamLogEventTypeArgFileRequestClose, DBXTeamLogEventTypeArgFileRequestCreate,
    DBXTeamLogEventTypeArgFileRequestDelete, DBXTeamLogEventTypeArgFileRequestReceiveFile,
    DBXTeamLogEventTypeFileRequestAutoClose, DBXTeamLogEventTypeFileRequestChange, DBXTeamLogEventTypeFileRequestClose,
    DBXTeamLogEventTypeFileRequestCreate, DBXTeamLogEventTypeFileRequestDelete,
    DBXTeamLogEventTypeFileRequestReceiveFile, DBXTeamLogFileRequestAutoCloseDetails,
    DBXTeamLogFileRequestAutoCloseType, DBXTeamLogFileRequestChangeDetails, DBXTeamLogFileRequestChangeType,
    DBXTeamLogFileRequestCloseDetails, DBXTeamLogFileRequestCloseType, DBXTeamLogFileRequestCreateDetails,
    DBXTeamLogFileRequestCreateType, DBXTeamLogFileRequestDeleteDetails, DBXTeamLogFileRequestDeleteType,
    DBXTeamLogFileRequestDetails, DBXTeamLogFileRequestReceiveFileDetails, DBXTeamLogFileRequestReceiveFileType;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (FileRequestMembers)
/// The object if its tag is `file_request_auto_close_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileRequestAutoCloseDetails *asFileRequestAutoCloseDetails;

/// The object if its tag is `file_request_change_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileRequestChangeDetails *asFileRequestChangeDetails;
/// The object if its tag is `file_request_close_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileRequestCloseDetails *asFileRequestCloseDetails;
/// The object if its tag is `file_request_create_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileRequestCreateDetails *asFileRequestCreateDetails;
/// The object if its tag is `file_request_delete_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsFileRequestDeleteDetails *asFileRequestDeleteDetails;

/// The object if its tag is `file_request_receive_file_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileRequestReceiveFileDetails *asFileRequestReceiveFileDetails;
@end

/// Details of an event in which a file request was closed automatically.
@interface DBXTeamLogEventDetailsFileRequestAutoCloseDetails : DBXTeamLogEventDetails
/// The value of `file_request_auto_close_details`.
@property (nonatomic, strong) DBXTeamLogFileRequestAutoCloseDetails *fileRequestAutoCloseDetails;
/// Creates an object with the tag `file_request_auto_close_details`.
- (instancetype)init:(DBXTeamLogFileRequestAutoCloseDetails *)fileRequestAutoCloseDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file request was changed.
@interface DBXTeamLogEventDetailsFileRequestChangeDetails : DBXTeamLogEventDetails
/// The value of `file_request_change_details`.
@property (nonatomic, strong) DBXTeamLogFileRequestChangeDetails *fileRequestChangeDetails;
/// Creates an object with the tag `file_request_change_details`.
- (instancetype)init:(DBXTeamLogFileRequestChangeDetails *)fileRequestChangeDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file request was closed.
@interface DBXTeamLogEventDetailsFileRequestCloseDetails : DBXTeamLogEventDetails
/// The value of `file_request_close_details`.
@property (nonatomic, strong) DBXTeamLogFileRequestCloseDetails *fileRequestCloseDetails;
/// Creates an object with the tag `file_request_close_details`.
- (instancetype)init:(DBXTeamLogFileRequestCloseDetails *)fileRequestCloseDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file request was created.
@interface DBXTeamLogEventDetailsFileRequestCreateDetails : DBXTeamLogEventDetails
/// The value of `file_request_create_details`.
@property (nonatomic, strong) DBXTeamLogFileRequestCreateDetails *fileRequestCreateDetails;
/// Creates an object with the tag `file_request_create_details`.
- (instancetype)init:(DBXTeamLogFileRequestCreateDetails *)fileRequestCreateDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file request was deleted.
@interface DBXTeamLogEventDetailsFileRequestDeleteDetails : DBXTeamLogEventDetails
/// The value of `file_request_delete_details`.
@property (nonatomic, strong) DBXTeamLogFileRequestDeleteDetails *fileRequestDeleteDetails;
/// Creates an object with the tag `file_request_delete_details`.
- (instancetype)init:(DBXTeamLogFileRequestDeleteDetails *)fileRequestDeleteDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files were submitted to a file request.
@interface DBXTeamLogEventDetailsFileRequestReceiveFileDetails : DBXTeamLogEventDetails
/// The value of `file_request_receive_file_details`.
@property (nonatomic, strong) DBXTeamLogFileRequestReceiveFileDetails *fileRequestReceiveFileDetails;
/// Creates an object with the tag `file_request_receive_file_details`.
- (instancetype)init:(DBXTeamLogFileRequestReceiveFileDetails *)fileRequestReceiveFileDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (FileRequestMembers)
/// The object if its tag is `file_request_auto_close`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileRequestAutoClose *asFileRequestAutoClose;
/// The object if its tag is `file_request_change`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileRequestChange *asFileRequestChange;
/// The object if its tag is `file_request_close`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileRequestClose *asFileRequestClose;
/// The object if its tag is `file_request_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileRequestCreate *asFileRequestCreate;
/// The object if its tag is `file_request_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileRequestDelete *asFileRequestDelete;
/// The object if its tag is `file_request_receive_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileRequestReceiveFile *asFileRequestReceiveFile;
@end

/// A file request was closed automatically.
@interface DBXTeamLogEventTypeFileRequestAutoClose : DBXTeamLogEventType
/// The value of `file_request_auto_close`.
@property (nonatomic, strong) DBXTeamLogFileRequestAutoCloseType *fileRequestAutoClose;
/// Creates an object with the tag `file_request_auto_close`.
- (instancetype)init:(DBXTeamLogFileRequestAutoCloseType *)fileRequestAutoClose NS_DESIGNATED_INITIALIZER;
@end

/// A file request was changed.
@interface DBXTeamLogEventTypeFileRequestChange : DBXTeamLogEventType
/// The value of `file_request_change`.
@property (nonatomic, strong) DBXTeamLogFileRequestChangeType *fileRequestChange;
/// Creates an object with the tag `file_request_change`.
- (instancetype)init:(DBXTeamLogFileRequestChangeType *)fileRequestChange NS_DESIGNATED_INITIALIZER;
@end

/// A file request was closed.
@interface DBXTeamLogEventTypeFileRequestClose : DBXTeamLogEventType
/// The value of `file_request_close`.
@property (nonatomic, strong) DBXTeamLogFileRequestCloseType *fileRequestClose;
/// Creates an object with the tag `file_request_close`.
- (instancetype)init:(DBXTeamLogFileRequestCloseType *)fileRequestClose NS_DESIGNATED_INITIALIZER;
@end

/// A file request was created.
@interface DBXTeamLogEventTypeFileRequestCreate : DBXTeamLogEventType
/// The value of `file_request_create`.
@property (nonatomic, strong) DBXTeamLogFileRequestCreateType *fileRequestCreate;
/// Creates an object with the tag `file_request_create`.
- (instancetype)init:(DBXTeamLogFileRequestCreateType *)fileRequestCreate NS_DESIGNATED_INITIALIZER;
@end

/// A file request was deleted.
@interface DBXTeamLogEventTypeFileRequestDelete : DBXTeamLogEventType
/// The value of `file_request_delete`.
@property (nonatomic, strong) DBXTeamLogFileRequestDeleteType *fileRequestDelete;
/// Creates an object with the tag `file_request_delete`.
- (instancetype)init:(DBXTeamLogFileRequestDeleteType *)fileRequestDelete NS_DESIGNATED_INITIALIZER;
@end

/// Files were submitted to a file request.
@interface DBXTeamLogEventTypeFileRequestReceiveFile : DBXTeamLogEventType
/// The value of `file_request_receive_file`.
@property (nonatomic, strong) DBXTeamLogFileRequestReceiveFileType *fileRequestReceiveFile;
/// Creates an object with the tag `file_request_receive_file`.
- (instancetype)init:(DBXTeamLogFileRequestReceiveFileType *)fileRequestReceiveFile NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (FileRequestMembers)
/// The object if its tag is `file_request_auto_close`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileRequestAutoClose *asFileRequestAutoClose;
/// The object if its tag is `file_request_change`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileRequestChange *asFileRequestChange;
/// The object if its tag is `file_request_close`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileRequestClose *asFileRequestClose;
/// The object if its tag is `file_request_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileRequestCreate *asFileRequestCreate;
/// The object if its tag is `file_request_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileRequestDelete *asFileRequestDelete;
/// The object if its tag is `file_request_receive_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileRequestReceiveFile *asFileRequestReceiveFile;
@end

/// Events in which a file request was closed automatically.
@interface DBXTeamLogEventTypeArgFileRequestAutoClose : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_request_auto_close`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a file request was changed.
@interface DBXTeamLogEventTypeArgFileRequestChange : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_request_change`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a file request was closed.
@interface DBXTeamLogEventTypeArgFileRequestClose : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_request_close`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a file request was created.
@interface DBXTeamLogEventTypeArgFileRequestCreate : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_request_create`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a file request was deleted.
@interface DBXTeamLogEventTypeArgFileRequestDelete : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_request_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which files were submitted to a file request.
@interface DBXTeamLogEventTypeArgFileRequestReceiveFile : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_request_receive_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a file request was closed automatically.
@interface DBXTeamLogFileRequestAutoCloseDetails : DBXObject
/// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of letters from
/// A to Z, digits, hyphens, and underscores.
@property (nonatomic, readonly, copy, nullable) NSString *fileRequestId;

/// The reason that the file request was closed.
@property (nonatomic, readonly, copy, nullable) NSString *reason;
/// The properties of the file request before the event. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogFileRequestDetails *previousDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileRequestId:(nullable NSString *)fileRequestId
    reason:(nullable NSString *)reason
    previousDetails:(nullable DBXTeamLogFileRequestDetails *)previousDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// A file request was closed automatically.
@interface DBXTeamLogFileRequestAutoCloseType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file request was changed.
@interface DBXTeamLogFileRequestChangeDetails : DBXObject
/// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of letters from
/// A to Z, digits, hyphens, and underscores.
@property (nonatomic, readonly, copy, nullable) NSString *fileRequestId;

/// The properties of the file request before the event. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogFileRequestDetails *previousDetails;
/// The properties of the file request after the change.
@property (nonatomic, readonly) DBXTeamLogFileRequestDetails *newDetails;
/// The properties of the file request after the change.
- (DBXTeamLogFileRequestDetails *)newDetails DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewDetails:(DBXTeamLogFileRequestDetails *)newDetails
    fileRequestId:(nullable NSString *)fileRequestId
    previousDetails:(nullable DBXTeamLogFileRequestDetails *)previousDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// A file request was changed.
@interface DBXTeamLogFileRequestChangeType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file request was closed.
@interface DBXTeamLogFileRequestCloseDetails : DBXObject
/// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of letters from
/// A to Z, digits, hyphens, and underscores.
@property (nonatomic, readonly, copy, nullable) NSString *fileRequestId;

/// The properties of the file request before the event. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogFileRequestDetails *previousDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileRequestId:(nullable NSString *)fileRequestId
    previousDetails:(nullable DBXTeamLogFileRequestDetails *)previousDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// A file request was closed.
@interface DBXTeamLogFileRequestCloseType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file request was created.
@interface DBXTeamLogFileRequestCreateDetails : DBXObject
/// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of letters from
/// A to Z, digits, hyphens, and underscores.
@property (nonatomic, readonly, copy, nullable) NSString *fileRequestId;

/// The properties of the file request. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogFileRequestDetails *requestDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileRequestId:(nullable NSString *)fileRequestId
    requestDetails:(nullable DBXTeamLogFileRequestDetails *)requestDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// A file request was created.
@interface DBXTeamLogFileRequestCreateType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The deadline of a file request.
@interface DBXTeamLogFileRequestDeadline : DBXObject
/// The deadline. `nil` if an older event lacks it.
@property (nonatomic, readonly, copy, nullable) NSDate *deadline;
/// The permission for uploads after the deadline. `nil` if they aren't accepted.
@property (nonatomic, readonly, copy, nullable) NSString *allowLateUploads;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDeadline:(nullable NSDate *)deadline
    allowLateUploads:(nullable NSString *)allowLateUploads
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file request was deleted.
@interface DBXTeamLogFileRequestDeleteDetails : DBXObject
/// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of letters from
/// A to Z, digits, hyphens, and underscores.
@property (nonatomic, readonly, copy, nullable) NSString *fileRequestId;

/// The properties of the file request before the event. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogFileRequestDetails *previousDetails;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileRequestId:(nullable NSString *)fileRequestId
    previousDetails:(nullable DBXTeamLogFileRequestDetails *)previousDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// A file request was deleted.
@interface DBXTeamLogFileRequestDeleteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The properties of a file request.
@interface DBXTeamLogFileRequestDetails : DBXObject
/// The index of the file request's asset in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *assetIndex;
/// The deadline of the file request. `nil` if there is none.
@property (nonatomic, readonly, nullable) DBXTeamLogFileRequestDeadline *deadline;
/// A Boolean value that indicates whether the file request has a password.
@property (nonatomic, readonly, nullable) NSNumber *hasPassword;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAssetIndex:(NSNumber *)assetIndex
    deadline:(nullable DBXTeamLogFileRequestDeadline *)deadline
    hasPassword:(nullable NSNumber *)hasPassword
    NS_DESIGNATED_INITIALIZER;

/// Creates an object without the fields that were added later.
- (instancetype)initWithAssetIndex:(NSNumber *)assetIndex
    deadline:(nullable DBXTeamLogFileRequestDeadline *)deadline
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which files were submitted to a file request.
@interface DBXTeamLogFileRequestReceiveFileDetails : DBXObject
/// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of letters from
/// A to Z, digits, hyphens, and underscores.
@property (nonatomic, readonly, copy, nullable) NSString *fileRequestId;

/// The properties of the file request. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBXTeamLogFileRequestDetails *fileRequestDetails;
/// The names of the submitted files.
@property (nonatomic, readonly, copy) NSArray<NSString *> *submittedFileNames;
/// The name that the submitter gave.
@property (nonatomic, readonly, copy, nullable) NSString *submitterName;
/// The email address that the submitter gave. At most 255 characters.
@property (nonatomic, readonly, copy, nullable) NSString *submitterEmail;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSubmittedFileNames:(NSArray<NSString *> *)submittedFileNames
    fileRequestId:(nullable NSString *)fileRequestId
    fileRequestDetails:(nullable DBXTeamLogFileRequestDetails *)fileRequestDetails
    submitterName:(nullable NSString *)submitterName
    submitterEmail:(nullable NSString *)submitterEmail
    NS_DESIGNATED_INITIALIZER;
@end

/// Files were submitted to a file request.
@interface DBXTeamLogFileRequestReceiveFileType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
