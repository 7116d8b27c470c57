// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGFileRequestAutoCloseDetails, DBTEAMLOGFileRequestAutoCloseType, DBTEAMLOGFileRequestChangeDetails,
    DBTEAMLOGFileRequestChangeType, DBTEAMLOGFileRequestCloseDetails, DBTEAMLOGFileRequestCloseType,
    DBTEAMLOGFileRequestCreateDetails, DBTEAMLOGFileRequestCreateType, DBTEAMLOGFileRequestDeleteDetails,
    DBTEAMLOGFileRequestDeleteType, DBTEAMLOGFileRequestDetails, DBTEAMLOGFileRequestReceiveFileDetails,
    DBTEAMLOGFileRequestReceiveFileType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `FileRequest`.
@interface DBTEAMLOGEventDetails (FileRequest)
/// Details of an event in which a file request was closed automatically. Has a value only if
/// `isFileRequestAutoCloseDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestAutoCloseDetails *fileRequestAutoCloseDetails;

/// Details of an event in which a file request was changed. Has a value only if `isFileRequestChangeDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestChangeDetails *fileRequestChangeDetails;

/// Details of an event in which a file request was closed. Has a value only if `isFileRequestCloseDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestCloseDetails *fileRequestCloseDetails;

/// Details of an event in which a file request was created. Has a value only if `isFileRequestCreateDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestCreateDetails *fileRequestCreateDetails;

/// Details of an event in which a file request was deleted. Has a value only if `isFileRequestDeleteDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestDeleteDetails *fileRequestDeleteDetails;

/// Details of an event in which files were submitted to a file request. Has a value only if
/// `isFileRequestReceiveFileDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestReceiveFileDetails *fileRequestReceiveFileDetails;

/// Creates an object with the tag `file_request_auto_close_details`.
- (instancetype)initWithFileRequestAutoCloseDetails:(DBTEAMLOGFileRequestAutoCloseDetails *)fileRequestAutoCloseDetails;
/// Creates an object with the tag `file_request_change_details`.
- (instancetype)initWithFileRequestChangeDetails:(DBTEAMLOGFileRequestChangeDetails *)fileRequestChangeDetails;
/// Creates an object with the tag `file_request_close_details`.
- (instancetype)initWithFileRequestCloseDetails:(DBTEAMLOGFileRequestCloseDetails *)fileRequestCloseDetails;
/// Creates an object with the tag `file_request_create_details`.
- (instancetype)initWithFileRequestCreateDetails:(DBTEAMLOGFileRequestCreateDetails *)fileRequestCreateDetails;
/// Creates an object with the tag `file_request_delete_details`.
- (instancetype)initWithFileRequestDeleteDetails:(DBTEAMLOGFileRequestDeleteDetails *)fileRequestDeleteDetails;

/// Creates an object with the tag `file_request_receive_file_details`.
- (instancetype)
    initWithFileRequestReceiveFileDetails:(DBTEAMLOGFileRequestReceiveFileDetails *)fileRequestReceiveFileDetails;

/// Returns whether the tag is `file_request_auto_close_details`.
- (BOOL)isFileRequestAutoCloseDetails;
/// Returns whether the tag is `file_request_change_details`.
- (BOOL)isFileRequestChangeDetails;
/// Returns whether the tag is `file_request_close_details`.
- (BOOL)isFileRequestCloseDetails;
/// Returns whether the tag is `file_request_create_details`.
- (BOOL)isFileRequestCreateDetails;
/// Returns whether the tag is `file_request_delete_details`.
- (BOOL)isFileRequestDeleteDetails;
/// Returns whether the tag is `file_request_receive_file_details`.
- (BOOL)isFileRequestReceiveFileDetails;
@end

/// The members whose names start with `FileRequest`.
@interface DBTEAMLOGEventType (FileRequest)
/// A file request was closed automatically. Has a value only if `isFileRequestAutoClose` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestAutoCloseType *fileRequestAutoClose;
/// A file request was changed. Has a value only if `isFileRequestChange` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestChangeType *fileRequestChange;
/// A file request was closed. Has a value only if `isFileRequestClose` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestCloseType *fileRequestClose;
/// A file request was created. Has a value only if `isFileRequestCreate` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestCreateType *fileRequestCreate;
/// A file request was deleted. Has a value only if `isFileRequestDelete` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestDeleteType *fileRequestDelete;
/// Files were submitted to a file request. Has a value only if `isFileRequestReceiveFile` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileRequestReceiveFileType *fileRequestReceiveFile;
/// Creates an object with the tag `file_request_auto_close`.
- (instancetype)initWithFileRequestAutoClose:(DBTEAMLOGFileRequestAutoCloseType *)fileRequestAutoClose;
/// Creates an object with the tag `file_request_change`.
- (instancetype)initWithFileRequestChange:(DBTEAMLOGFileRequestChangeType *)fileRequestChange;
/// Creates an object with the tag `file_request_close`.
- (instancetype)initWithFileRequestClose:(DBTEAMLOGFileRequestCloseType *)fileRequestClose;
/// Creates an object with the tag `file_request_create`.
- (instancetype)initWithFileRequestCreate:(DBTEAMLOGFileRequestCreateType *)fileRequestCreate;
/// Creates an object with the tag `file_request_delete`.
- (instancetype)initWithFileRequestDelete:(DBTEAMLOGFileRequestDeleteType *)fileRequestDelete;
/// Creates an object with the tag `file_request_receive_file`.
- (instancetype)initWithFileRequestReceiveFile:(DBTEAMLOGFileRequestReceiveFileType *)fileRequestReceiveFile;
/// Returns whether the tag is `file_request_auto_close`.
- (BOOL)isFileRequestAutoClose;
/// Returns whether the tag is `file_request_change`.
- (BOOL)isFileRequestChange;
/// Returns whether the tag is `file_request_close`.
- (BOOL)isFileRequestClose;
/// Returns whether the tag is `file_request_create`.
- (BOOL)isFileRequestCreate;
/// Returns whether the tag is `file_request_delete`.
- (BOOL)isFileRequestDelete;
/// Returns whether the tag is `file_request_receive_file`.
- (BOOL)isFileRequestReceiveFile;
@end

/// The members whose names start with `FileRequest`.
@interface DBTEAMLOGEventTypeArg (FileRequest)
/// Creates an object with the tag `file_request_auto_close`.
- (instancetype)initWithFileRequestAutoClose;
/// Creates an object with the tag `file_request_change`.
- (instancetype)initWithFileRequestChange;
/// Creates an object with the tag `file_request_close`.
- (instancetype)initWithFileRequestClose;
/// Creates an object with the tag `file_request_create`.
- (instancetype)initWithFileRequestCreate;
/// Creates an object with the tag `file_request_delete`.
- (instancetype)initWithFileRequestDelete;
/// Creates an object with the tag `file_request_receive_file`.
- (instancetype)initWithFileRequestReceiveFile;
/// Returns whether the tag is `file_request_auto_close`.
- (BOOL)isFileRequestAutoClose;
/// Returns whether the tag is `file_request_change`.
- (BOOL)isFileRequestChange;
/// Returns whether the tag is `file_request_close`.
- (BOOL)isFileRequestClose;
/// Returns whether the tag is `file_request_create`.
- (BOOL)isFileRequestCreate;
/// Returns whether the tag is `file_request_delete`.
- (BOOL)isFileRequestDelete;
/// Returns whether the tag is `file_request_receive_file`.
- (BOOL)isFileRequestReceiveFile;
@end

/// Details of an event in which a file request was closed automatically.
@interface DBTEAMLOGFileRequestAutoCloseDetails : DBStoneObject
/// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of letters from
/// A to Z, digits, hyphens, and underscores.
@property (nonatomic, readonly, copy, nullable) NSString *fileRequestId;

/// The reason that the file request was closed.
@property (nonatomic, readonly, copy, nullable) NSString *reason;
/// The properties of the file request before the event. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGFileRequestDetails *previousDetails;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithFileRequestId:(nullable NSString *)fileRequestId
    reason:(nullable NSString *)reason
    previousDetails:(nullable DBTEAMLOGFileRequestDetails *)previousDetails;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileRequestAutoCloseDetails` from and to JSON.
@interface DBTEAMLOGFileRequestAutoCloseDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestAutoCloseDetails *)instance;
+ (DBTEAMLOGFileRequestAutoCloseDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file request was closed automatically.
@interface DBTEAMLOGFileRequestAutoCloseType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileRequestAutoCloseType` from and to JSON.
@interface DBTEAMLOGFileRequestAutoCloseTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestAutoCloseType *)instance;
+ (DBTEAMLOGFileRequestAutoCloseType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a file request was changed.
@interface DBTEAMLOGFileRequestChangeDetails : DBStoneObject
/// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of letters from
/// A to Z, digits, hyphens, and underscores.
@property (nonatomic, readonly, copy, nullable) NSString *fileRequestId;

/// The properties of the file request before the event. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGFileRequestDetails *previousDetails;
/// The properties of the file request after the change.
@property (nonatomic, readonly) DBTEAMLOGFileRequestDetails *dNewDetails;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDNewDetails:(DBTEAMLOGFileRequestDetails *)dNewDetails
    fileRequestId:(nullable NSString *)fileRequestId
    previousDetails:(nullable DBTEAMLOGFileRequestDetails *)previousDetails;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDNewDetails:(DBTEAMLOGFileRequestDetails *)dNewDetails;
@end

/// Converts `DBTEAMLOGFileRequestChangeDetails` from and to JSON.
@interface DBTEAMLOGFileRequestChangeDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestChangeDetails *)instance;
+ (DBTEAMLOGFileRequestChangeDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file request was changed.
@interface DBTEAMLOGFileRequestChangeType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileRequestChangeType` from and to JSON.
@interface DBTEAMLOGFileRequestChangeTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestChangeType *)instance;
+ (DBTEAMLOGFileRequestChangeType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a file request was closed.
@interface DBTEAMLOGFileRequestCloseDetails : DBStoneObject
/// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of letters from
/// A to Z, digits, hyphens, and underscores.
@property (nonatomic, readonly, copy, nullable) NSString *fileRequestId;

/// The properties of the file request before the event. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGFileRequestDetails *previousDetails;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithFileRequestId:(nullable NSString *)fileRequestId
    previousDetails:(nullable DBTEAMLOGFileRequestDetails *)previousDetails;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileRequestCloseDetails` from and to JSON.
@interface DBTEAMLOGFileRequestCloseDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestCloseDetails *)instance;
+ (DBTEAMLOGFileRequestCloseDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file request was closed.
@interface DBTEAMLOGFileRequestCloseType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileRequestCloseType` from and to JSON.
@interface DBTEAMLOGFileRequestCloseTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestCloseType *)instance;
+ (DBTEAMLOGFileRequestCloseType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a file request was created.
@interface DBTEAMLOGFileRequestCreateDetails : DBStoneObject
/// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of letters from
/// A to Z, digits, hyphens, and underscores.
@property (nonatomic, readonly, copy, nullable) NSString *fileRequestId;

/// The properties of the file request. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGFileRequestDetails *requestDetails;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithFileRequestId:(nullable NSString *)fileRequestId
    requestDetails:(nullable DBTEAMLOGFileRequestDetails *)requestDetails;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileRequestCreateDetails` from and to JSON.
@interface DBTEAMLOGFileRequestCreateDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestCreateDetails *)instance;
+ (DBTEAMLOGFileRequestCreateDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file request was created.
@interface DBTEAMLOGFileRequestCreateType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileRequestCreateType` from and to JSON.
@interface DBTEAMLOGFileRequestCreateTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestCreateType *)instance;
+ (DBTEAMLOGFileRequestCreateType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The deadline of a file request.
@interface DBTEAMLOGFileRequestDeadline : DBStoneObject
/// The deadline. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) NSDate *deadline;
/// The permission for uploads after the deadline. `nil` if they aren't accepted.
@property (nonatomic, readonly, copy, nullable) NSString *allowLateUploads;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDeadline:(nullable NSDate *)deadline allowLateUploads:(nullable NSString *)allowLateUploads;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileRequestDeadline` from and to JSON.
@interface DBTEAMLOGFileRequestDeadlineSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestDeadline *)instance;
+ (DBTEAMLOGFileRequestDeadline *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a file request was deleted.
@interface DBTEAMLOGFileRequestDeleteDetails : DBStoneObject
/// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of letters from
/// A to Z, digits, hyphens, and underscores.
@property (nonatomic, readonly, copy, nullable) NSString *fileRequestId;

/// The properties of the file request before the event. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGFileRequestDetails *previousDetails;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithFileRequestId:(nullable NSString *)fileRequestId
    previousDetails:(nullable DBTEAMLOGFileRequestDetails *)previousDetails;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGFileRequestDeleteDetails` from and to JSON.
@interface DBTEAMLOGFileRequestDeleteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestDeleteDetails *)instance;
+ (DBTEAMLOGFileRequestDeleteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file request was deleted.
@interface DBTEAMLOGFileRequestDeleteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileRequestDeleteType` from and to JSON.
@interface DBTEAMLOGFileRequestDeleteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestDeleteType *)instance;
+ (DBTEAMLOGFileRequestDeleteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties of a file request.
@interface DBTEAMLOGFileRequestDetails : DBStoneObject
/// The index of the file request's asset in the `assets` of the event.
@property (nonatomic, readonly) NSNumber *assetIndex;
/// The deadline of the file request. `nil` if there is none.
@property (nonatomic, readonly, nullable) DBTEAMLOGFileRequestDeadline *deadline;
/// A Boolean value that indicates whether the file request has a password.
@property (nonatomic, readonly, nullable) NSNumber *hasPassword;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAssetIndex:(NSNumber *)assetIndex
    deadline:(nullable DBTEAMLOGFileRequestDeadline *)deadline
    hasPassword:(nullable NSNumber *)hasPassword;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithAssetIndex:(NSNumber *)assetIndex;
@end

/// Converts `DBTEAMLOGFileRequestDetails` from and to JSON.
@interface DBTEAMLOGFileRequestDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestDetails *)instance;
+ (DBTEAMLOGFileRequestDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which files were submitted to a file request.
@interface DBTEAMLOGFileRequestReceiveFileDetails : DBStoneObject
/// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of letters from
/// A to Z, digits, hyphens, and underscores.
@property (nonatomic, readonly, copy, nullable) NSString *fileRequestId;

/// The properties of the file request. `nil` if an older event lacks it.
@property (nonatomic, readonly, nullable) DBTEAMLOGFileRequestDetails *fileRequestDetails;
/// The names of the submitted files.
@property (nonatomic, readonly) NSArray<NSString *> *submittedFileNames;
/// The name that the submitter gave.
@property (nonatomic, readonly, copy, nullable) NSString *submitterName;
/// The email address that the submitter gave. At most 255 characters.
@property (nonatomic, readonly, copy, nullable) NSString *submitterEmail;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSubmittedFileNames:(NSArray<NSString *> *)submittedFileNames
    fileRequestId:(nullable NSString *)fileRequestId
    fileRequestDetails:(nullable DBTEAMLOGFileRequestDetails *)fileRequestDetails
    submitterName:(nullable NSString *)submitterName
    submitterEmail:(nullable NSString *)submitterEmail;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithSubmittedFileNames:(NSArray<NSString *> *)submittedFileNames;
@end

/// Converts `DBTEAMLOGFileRequestReceiveFileDetails` from and to JSON.
@interface DBTEAMLOGFileRequestReceiveFileDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestReceiveFileDetails *)instance;
+ (DBTEAMLOGFileRequestReceiveFileDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files were submitted to a file request.
@interface DBTEAMLOGFileRequestReceiveFileType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileRequestReceiveFileType` from and to JSON.
@interface DBTEAMLOGFileRequestReceiveFileTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileRequestReceiveFileType *)instance;
+ (DBTEAMLOGFileRequestReceiveFileType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
