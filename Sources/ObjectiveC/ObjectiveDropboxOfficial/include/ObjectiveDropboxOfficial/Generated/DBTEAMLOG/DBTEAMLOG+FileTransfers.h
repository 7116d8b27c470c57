// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGFileTransfersFileAddDetails, DBTEAMLOGFileTransfersFileAddType,
    DBTEAMLOGFileTransfersPolicyChangedDetails, DBTEAMLOGFileTransfersPolicyChangedType,
    DBTEAMLOGFileTransfersTransferDeleteDetails, DBTEAMLOGFileTransfersTransferDeleteType,
    DBTEAMLOGFileTransfersTransferDownloadDetails, DBTEAMLOGFileTransfersTransferDownloadType,
    DBTEAMLOGFileTransfersTransferSendDetails, DBTEAMLOGFileTransfersTransferSendType,
    DBTEAMLOGFileTransfersTransferViewDetails, DBTEAMLOGFileTransfersTransferViewType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `FileTransfers`.
@interface DBTEAMLOGEventDetails (FileTransfers)
/// Details of an event in which files were added to a transfer. Has a value only if `isFileTransfersFileAddDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersFileAddDetails *fileTransfersFileAddDetails;

/// Details of an event in which a transfer was deleted. Has a value only if `isFileTransfersTransferDeleteDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersTransferDeleteDetails *fileTransfersTransferDeleteDetails;

/// Details of an event in which a transfer was downloaded. Has a value only if `isFileTransfersTransferDownloadDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersTransferDownloadDetails *fileTransfersTransferDownloadDetails;

/// Details of an event in which a transfer was sent. Has a value only if `isFileTransfersTransferSendDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersTransferSendDetails *fileTransfersTransferSendDetails;

/// Details of an event in which a transfer was viewed. Has a value only if `isFileTransfersTransferViewDetails` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersTransferViewDetails *fileTransfersTransferViewDetails;

/// Details of an event in which the team's file transfer policy was changed. Has a value only if
/// `isFileTransfersPolicyChangedDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersPolicyChangedDetails *fileTransfersPolicyChangedDetails;

/// Creates an object with the tag `file_transfers_file_add_details`.
- (instancetype)initWithFileTransfersFileAddDetails:(DBTEAMLOGFileTransfersFileAddDetails *)fileTransfersFileAddDetails;

/// Creates an object with the tag `file_transfers_transfer_delete_details`.
- (instancetype)
    initWithFileTransfersTransferDeleteDetails:(DBTEAMLOGFileTransfersTransferDeleteDetails *)fileTransfersTransferDeleteDetails;

/// Creates an object with the tag `file_transfers_transfer_download_details`.
- (instancetype)
    initWithFileTransfersTransferDownloadDetails:(DBTEAMLOGFileTransfersTransferDownloadDetails *)fileTransfersTransferDownloadDetails;

/// Creates an object with the tag `file_transfers_transfer_send_details`.
- (instancetype)
    initWithFileTransfersTransferSendDetails:(DBTEAMLOGFileTransfersTransferSendDetails *)fileTransfersTransferSendDetails;

/// Creates an object with the tag `file_transfers_transfer_view_details`.
- (instancetype)
    initWithFileTransfersTransferViewDetails:(DBTEAMLOGFileTransfersTransferViewDetails *)fileTransfersTransferViewDetails;

/// Creates an object with the tag `file_transfers_policy_changed_details`.
- (instancetype)
    initWithFileTransfersPolicyChangedDetails:(DBTEAMLOGFileTransfersPolicyChangedDetails *)fileTransfersPolicyChangedDetails;

/// Returns whether the tag is `file_transfers_file_add_details`.
- (BOOL)isFileTransfersFileAddDetails;
/// Returns whether the tag is `file_transfers_transfer_delete_details`.
- (BOOL)isFileTransfersTransferDeleteDetails;
/// Returns whether the tag is `file_transfers_transfer_download_details`.
- (BOOL)isFileTransfersTransferDownloadDetails;
/// Returns whether the tag is `file_transfers_transfer_send_details`.
- (BOOL)isFileTransfersTransferSendDetails;
/// Returns whether the tag is `file_transfers_transfer_view_details`.
- (BOOL)isFileTransfersTransferViewDetails;
/// Returns whether the tag is `file_transfers_policy_changed_details`.
- (BOOL)isFileTransfersPolicyChangedDetails;
@end

/// The members whose names start with `FileTransfers`.
@interface DBTEAMLOGEventType (FileTransfers)
/// Files were added to a transfer. Has a value only if `isFileTransfersFileAdd` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersFileAddType *fileTransfersFileAdd;
/// A transfer was deleted. Has a value only if `isFileTransfersTransferDelete` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersTransferDeleteType *fileTransfersTransferDelete;
/// A transfer was downloaded. Has a value only if `isFileTransfersTransferDownload` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersTransferDownloadType *fileTransfersTransferDownload;
/// A transfer was sent. Has a value only if `isFileTransfersTransferSend` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersTransferSendType *fileTransfersTransferSend;
/// A transfer was viewed. Has a value only if `isFileTransfersTransferView` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersTransferViewType *fileTransfersTransferView;
/// The team's file transfer policy was changed. Has a value only if `isFileTransfersPolicyChanged` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersPolicyChangedType *fileTransfersPolicyChanged;
/// Creates an object with the tag `file_transfers_file_add`.
- (instancetype)initWithFileTransfersFileAdd:(DBTEAMLOGFileTransfersFileAddType *)fileTransfersFileAdd;

/// Creates an object with the tag `file_transfers_transfer_delete`.
- (instancetype)
    initWithFileTransfersTransferDelete:(DBTEAMLOGFileTransfersTransferDeleteType *)fileTransfersTransferDelete;

/// Creates an object with the tag `file_transfers_transfer_download`.
- (instancetype)
    initWithFileTransfersTransferDownload:(DBTEAMLOGFileTransfersTransferDownloadType *)fileTransfersTransferDownload;

/// Creates an object with the tag `file_transfers_transfer_send`.
- (instancetype)initWithFileTransfersTransferSend:(DBTEAMLOGFileTransfersTransferSendType *)fileTransfersTransferSend;
/// Creates an object with the tag `file_transfers_transfer_view`.
- (instancetype)initWithFileTransfersTransferView:(DBTEAMLOGFileTransfersTransferViewType *)fileTransfersTransferView;
/// Creates an object with the tag `file_transfers_policy_changed`.
- (instancetype)initWithFileTransfersPolicyChanged:(DBTEAMLOGFileTransfersPolicyChangedType *)fileTransfersPolicyChanged;
/// Returns whether the tag is `file_transfers_file_add`.
- (BOOL)isFileTransfersFileAdd;
/// Returns whether the tag is `file_transfers_transfer_delete`.
- (BOOL)isFileTransfersTransferDelete;
/// Returns whether the tag is `file_transfers_transfer_download`.
- (BOOL)isFileTransfersTransferDownload;
/// Returns whether the tag is `file_transfers_transfer_send`.
- (BOOL)isFileTransfersTransferSend;
/// Returns whether the tag is `file_transfers_transfer_view`.
- (BOOL)isFileTransfersTransferView;
/// Returns whether the tag is `file_transfers_policy_changed`.
- (BOOL)isFileTransfersPolicyChanged;
@end

/// The members whose names start with `FileTransfers`.
@interface DBTEAMLOGEventTypeArg (FileTransfers)
/// Creates an object with the tag `file_transfers_file_add`.
- (instancetype)initWithFileTransfersFileAdd;
/// Creates an object with the tag `file_transfers_transfer_delete`.
- (instancetype)initWithFileTransfersTransferDelete;
/// Creates an object with the tag `file_transfers_transfer_download`.
- (instancetype)initWithFileTransfersTransferDownload;
/// Creates an object with the tag `file_transfers_transfer_send`.
- (instancetype)initWithFileTransfersTransferSend;
/// Creates an object with the tag `file_transfers_transfer_view`.
- (instancetype)initWithFileTransfersTransferView;
/// Creates an object with the tag `file_transfers_policy_changed`.
- (instancetype)initWithFileTransfersPolicyChanged;
/// Returns whether the tag is `file_transfers_file_add`.
- (BOOL)isFileTransfersFileAdd;
/// Returns whether the tag is `file_transfers_transfer_delete`.
- (BOOL)isFileTransfersTransferDelete;
/// Returns whether the tag is `file_transfers_transfer_download`.
- (BOOL)isFileTransfersTransferDownload;
/// Returns whether the tag is `file_transfers_transfer_send`.
- (BOOL)isFileTransfersTransferSend;
/// Returns whether the tag is `file_transfers_transfer_view`.
- (BOOL)isFileTransfersTransferView;
/// Returns whether the tag is `file_transfers_policy_changed`.
- (BOOL)isFileTransfersPolicyChanged;
@end

/// Details of an event in which files were added to a transfer.
@interface DBTEAMLOGFileTransfersFileAddDetails : DBStoneObject
/// The identifier of the transfer.
@property (nonatomic, readonly, copy) NSString *fileTransferId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileTransferId:(NSString *)fileTransferId;
@end

/// Converts `DBTEAMLOGFileTransfersFileAddDetails` from and to JSON.
@interface DBTEAMLOGFileTransfersFileAddDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileTransfersFileAddDetails *)instance;
+ (DBTEAMLOGFileTransfersFileAddDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Files were added to a transfer.
@interface DBTEAMLOGFileTransfersFileAddType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileTransfersFileAddType` from and to JSON.
@interface DBTEAMLOGFileTransfersFileAddTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileTransfersFileAddType *)instance;
+ (DBTEAMLOGFileTransfersFileAddType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMLOGFileTransfersPolicy`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMLOGFileTransfersPolicyTag) {
    /// File transfers are disabled.
    DBTEAMLOGFileTransfersPolicyDisabled,
    /// File transfers are enabled.
    DBTEAMLOGFileTransfersPolicyEnabled,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMLOGFileTransfersPolicyOther,
};

/// The policy for file transfers.
@interface DBTEAMLOGFileTransfersPolicy : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersPolicyTag tag;
/// Creates an object with the tag `disabled`.
- (instancetype)initWithDisabled;
/// Creates an object with the tag `enabled`.
- (instancetype)initWithEnabled;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `disabled`.
- (BOOL)isDisabled;
/// Returns whether the tag is `enabled`.
- (BOOL)isEnabled;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMLOGFileTransfersPolicy` from and to JSON.
@interface DBTEAMLOGFileTransfersPolicySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileTransfersPolicy *)instance;
+ (DBTEAMLOGFileTransfersPolicy *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which the team's file transfer policy was changed.
@interface DBTEAMLOGFileTransfersPolicyChangedDetails : DBStoneObject
/// The policy after the change.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersPolicy *dNewValue;
/// The policy before the change.
@property (nonatomic, readonly) DBTEAMLOGFileTransfersPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDNewValue:(DBTEAMLOGFileTransfersPolicy *)dNewValue
    previousValue:(DBTEAMLOGFileTransfersPolicy *)previousValue;
@end

/// Converts `DBTEAMLOGFileTransfersPolicyChangedDetails` from and to JSON.
@interface DBTEAMLOGFileTransfersPolicyChangedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileTransfersPolicyChangedDetails *)instance;
+ (DBTEAMLOGFileTransfersPolicyChangedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The team's file transfer policy was changed.
@interface DBTEAMLOGFileTransfersPolicyChangedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileTransfersPolicyChangedType` from and to JSON.
@interface DBTEAMLOGFileTransfersPolicyChangedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileTransfersPolicyChangedType *)instance;
+ (DBTEAMLOGFileTransfersPolicyChangedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a transfer was deleted.
@interface DBTEAMLOGFileTransfersTransferDeleteDetails : DBStoneObject
/// The identifier of the transfer.
@property (nonatomic, readonly, copy) NSString *fileTransferId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileTransferId:(NSString *)fileTransferId;
@end

/// Converts `DBTEAMLOGFileTransfersTransferDeleteDetails` from and to JSON.
@interface DBTEAMLOGFileTransfersTransferDeleteDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileTransfersTransferDeleteDetails *)instance;
+ (DBTEAMLOGFileTransfersTransferDeleteDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A transfer was deleted.
@interface DBTEAMLOGFileTransfersTransferDeleteType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileTransfersTransferDeleteType` from and to JSON.
@interface DBTEAMLOGFileTransfersTransferDeleteTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileTransfersTransferDeleteType *)instance;
+ (DBTEAMLOGFileTransfersTransferDeleteType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a transfer was downloaded.
@interface DBTEAMLOGFileTransfersTransferDownloadDetails : DBStoneObject
/// The identifier of the transfer.
@property (nonatomic, readonly, copy) NSString *fileTransferId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileTransferId:(NSString *)fileTransferId;
@end

/// Converts `DBTEAMLOGFileTransfersTransferDownloadDetails` from and to JSON.
@interface DBTEAMLOGFileTransfersTransferDownloadDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileTransfersTransferDownloadDetails *)instance;
+ (DBTEAMLOGFileTransfersTransferDownloadDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A transfer was downloaded.
@interface DBTEAMLOGFileTransfersTransferDownloadType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileTransfersTransferDownloadType` from and to JSON.
@interface DBTEAMLOGFileTransfersTransferDownloadTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileTransfersTransferDownloadType *)instance;
+ (DBTEAMLOGFileTransfersTransferDownloadType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a transfer was sent.
@interface DBTEAMLOGFileTransfersTransferSendDetails : DBStoneObject
/// The identifier of the transfer.
@property (nonatomic, readonly, copy) NSString *fileTransferId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileTransferId:(NSString *)fileTransferId;
@end

/// Converts `DBTEAMLOGFileTransfersTransferSendDetails` from and to JSON.
@interface DBTEAMLOGFileTransfersTransferSendDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileTransfersTransferSendDetails *)instance;
+ (DBTEAMLOGFileTransfersTransferSendDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A transfer was sent.
@interface DBTEAMLOGFileTransfersTransferSendType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileTransfersTransferSendType` from and to JSON.
@interface DBTEAMLOGFileTransfersTransferSendTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileTransfersTransferSendType *)instance;
+ (DBTEAMLOGFileTransfersTransferSendType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a transfer was viewed.
@interface DBTEAMLOGFileTransfersTransferViewDetails : DBStoneObject
/// The identifier of the transfer.
@property (nonatomic, readonly, copy) NSString *fileTransferId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileTransferId:(NSString *)fileTransferId;
@end

/// Converts `DBTEAMLOGFileTransfersTransferViewDetails` from and to JSON.
@interface DBTEAMLOGFileTransfersTransferViewDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileTransfersTransferViewDetails *)instance;
+ (DBTEAMLOGFileTransfersTransferViewDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A transfer was viewed.
@interface DBTEAMLOGFileTransfersTransferViewType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGFileTransfersTransferViewType` from and to JSON.
@interface DBTEAMLOGFileTransfersTransferViewTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileTransfersTransferViewType *)instance;
+ (DBTEAMLOGFileTransfersTransferViewType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
