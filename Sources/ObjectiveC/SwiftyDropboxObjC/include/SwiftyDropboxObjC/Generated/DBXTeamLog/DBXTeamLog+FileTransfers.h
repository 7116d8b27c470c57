// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsFileTransfersFileAddDetails, DBXTeamLogEventDetailsFileTransfersPolicyChangedDetails,
    DBXTeamLogEventDetailsFileTransfersTransferDeleteDetails,
    DBXTeamLogEventDetailsFileTransfersTransferDownloadDetails, DBXTeamLogEventDetailsFileTransfersTransferSendDetails,
    DBXTeamLogEventDetailsFileTransfersTransferViewDetails, DBXTeamLogEventTypeArgFileTransfersFileAdd,
    DBXTeamLogEventTypeArgFileTransfersPolicyChanged, DBXTeamLogEventTypeArgFileTransfersTransferDelete,
    DBXTeamLogEventTypeArgFileTransfersTransferDownload, DBXTeamLogEventTypeArgFileTransfersTransferSend,
    DBXTeamLogEventTypeArgFileTransfersTransferView, DBXTeamLogEventTypeFileTransfersFileAdd,
    DBXTeamLogEventTypeFileTransfersPolicyChanged, DBXTeamLogEventTypeFileTransfersTransferDelete,
    DBXTeamLogEventTypeFileTransfersTransferDownload, DBXTeamLogEventTypeFileTransfersTransferSend,
    DBXTeamLogEventTypeFileTransfersTransferView, DBXTeamLogFileTransfersFileAddDetails,
    DBXTeamLogFileTransfersFileAddType, DBXTeamLogFileTransfersPolicyChangedDetails,
    DBXTeamLogFileTransfersPolicyChangedType, DBXTeamLogFileTransfersPolicyDisabled,
    DBXTeamLogFileTransfersPolicyEnabled, DBXTeamLogFileTransfersPolicyOther,
    DBXTeamLogFileTransfersTransferDeleteDetails, DBXTeamLogFileTransfersTransferDeleteType,
    DBXTeamLogFileTransfersTransferDownloadDetails, DBXTeamLogFileTransfersTransferDownloadType,
    DBXTeamLogFileTransfersTransferSendDetails, DBXTeamLogFileTransfersTransferSendType,
    DBXTeamLogFileTransfersTransferViewDetails, DBXTeamLogFileTransfersTransferViewType;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (FileTransfersMembers)
/// The object if its tag is `file_transfers_file_add_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileTransfersFileAddDetails *asFileTransfersFileAddDetails;

/// The object if its tag is `file_transfers_transfer_delete_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileTransfersTransferDeleteDetails *asFileTransfersTransferDeleteDetails;

/// The object if its tag is `file_transfers_transfer_download_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileTransfersTransferDownloadDetails *asFileTransfersTransferDownloadDetails;

/// The object if its tag is `file_transfers_transfer_send_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileTransfersTransferSendDetails *asFileTransfersTransferSendDetails;

/// The object if its tag is `file_transfers_transfer_view_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileTransfersTransferViewDetails *asFileTransfersTransferViewDetails;

/// The object if its tag is `file_transfers_policy_changed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsFileTransfersPolicyChangedDetails *asFileTransfersPolicyChangedDetails;
@end

/// Details of an event in which files were added to a transfer.
@interface DBXTeamLogEventDetailsFileTransfersFileAddDetails : DBXTeamLogEventDetails
/// The value of `file_transfers_file_add_details`.
@property (nonatomic, strong) DBXTeamLogFileTransfersFileAddDetails *fileTransfersFileAddDetails;
/// Creates an object with the tag `file_transfers_file_add_details`.
- (instancetype)init:(DBXTeamLogFileTransfersFileAddDetails *)fileTransfersFileAddDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a transfer was deleted.
@interface DBXTeamLogEventDetailsFileTransfersTransferDeleteDetails : DBXTeamLogEventDetails
/// The value of `file_transfers_transfer_delete_details`.
@property (nonatomic, strong) DBXTeamLogFileTransfersTransferDeleteDetails *fileTransfersTransferDeleteDetails;

/// Creates an object with the tag `file_transfers_transfer_delete_details`.
- (instancetype)init:(DBXTeamLogFileTransfersTransferDeleteDetails *)fileTransfersTransferDeleteDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a transfer was downloaded.
@interface DBXTeamLogEventDetailsFileTransfersTransferDownloadDetails : DBXTeamLogEventDetails
/// The value of `file_transfers_transfer_download_details`.
@property (nonatomic, strong) DBXTeamLogFileTransfersTransferDownloadDetails *fileTransfersTransferDownloadDetails;

/// Creates an object with the tag `file_transfers_transfer_download_details`.
- (instancetype)init:(DBXTeamLogFileTransfersTransferDownloadDetails *)fileTransfersTransferDownloadDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a transfer was sent.
@interface DBXTeamLogEventDetailsFileTransfersTransferSendDetails : DBXTeamLogEventDetails
/// The value of `file_transfers_transfer_send_details`.
@property (nonatomic, strong) DBXTeamLogFileTransfersTransferSendDetails *fileTransfersTransferSendDetails;

/// Creates an object with the tag `file_transfers_transfer_send_details`.
- (instancetype)init:(DBXTeamLogFileTransfersTransferSendDetails *)fileTransfersTransferSendDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a transfer was viewed.
@interface DBXTeamLogEventDetailsFileTransfersTransferViewDetails : DBXTeamLogEventDetails
/// The value of `file_transfers_transfer_view_details`.
@property (nonatomic, strong) DBXTeamLogFileTransfersTransferViewDetails *fileTransfersTransferViewDetails;

/// Creates an object with the tag `file_transfers_transfer_view_details`.
- (instancetype)init:(DBXTeamLogFileTransfersTransferViewDetails *)fileTransfersTransferViewDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the team's file transfer policy was changed.
@interface DBXTeamLogEventDetailsFileTransfersPolicyChangedDetails : DBXTeamLogEventDetails
/// The value of `file_transfers_policy_changed_details`.
@property (nonatomic, strong) DBXTeamLogFileTransfersPolicyChangedDetails *fileTransfersPolicyChangedDetails;

/// Creates an object with the tag `file_transfers_policy_changed_details`.
- (instancetype)init:(DBXTeamLogFileTransfersPolicyChangedDetails *)fileTransfersPolicyChangedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (FileTransfersMembers)
/// The object if its tag is `file_transfers_file_add`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileTransfersFileAdd *asFileTransfersFileAdd;
/// The object if its tag is `file_transfers_transfer_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileTransfersTransferDelete *asFileTransfersTransferDelete;

/// The object if its tag is `file_transfers_transfer_download`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeFileTransfersTransferDownload *asFileTransfersTransferDownload;

/// The object if its tag is `file_transfers_transfer_send`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileTransfersTransferSend *asFileTransfersTransferSend;
/// The object if its tag is `file_transfers_transfer_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileTransfersTransferView *asFileTransfersTransferView;
/// The object if its tag is `file_transfers_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeFileTransfersPolicyChanged *asFileTransfersPolicyChanged;
@end

/// Files were added to a transfer.
@interface DBXTeamLogEventTypeFileTransfersFileAdd : DBXTeamLogEventType
/// The value of `file_transfers_file_add`.
@property (nonatomic, strong) DBXTeamLogFileTransfersFileAddType *fileTransfersFileAdd;
/// Creates an object with the tag `file_transfers_file_add`.
- (instancetype)init:(DBXTeamLogFileTransfersFileAddType *)fileTransfersFileAdd NS_DESIGNATED_INITIALIZER;
@end

/// A transfer was deleted.
@interface DBXTeamLogEventTypeFileTransfersTransferDelete : DBXTeamLogEventType
/// The value of `file_transfers_transfer_delete`.
@property (nonatomic, strong) DBXTeamLogFileTransfersTransferDeleteType *fileTransfersTransferDelete;
/// Creates an object with the tag `file_transfers_transfer_delete`.
- (instancetype)init:(DBXTeamLogFileTransfersTransferDeleteType *)fileTransfersTransferDelete NS_DESIGNATED_INITIALIZER;
@end

/// A transfer was downloaded.
@interface DBXTeamLogEventTypeFileTransfersTransferDownload : DBXTeamLogEventType
/// The value of `file_transfers_transfer_download`.
@property (nonatomic, strong) DBXTeamLogFileTransfersTransferDownloadType *fileTransfersTransferDownload;

/// Creates an object with the tag `file_transfers_transfer_download`.
- (instancetype)init:(DBXTeamLogFileTransfersTransferDownloadType *)fileTransfersTransferDownload
    NS_DESIGNATED_INITIALIZER;
@end

/// A transfer was sent.
@interface DBXTeamLogEventTypeFileTransfersTransferSend : DBXTeamLogEventType
/// The value of `file_transfers_transfer_send`.
@property (nonatomic, strong) DBXTeamLogFileTransfersTransferSendType *fileTransfersTransferSend;
/// Creates an object with the tag `file_transfers_transfer_send`.
- (instancetype)init:(DBXTeamLogFileTransfersTransferSendType *)fileTransfersTransferSend NS_DESIGNATED_INITIALIZER;
@end

/// A transfer was viewed.
@interface DBXTeamLogEventTypeFileTransfersTransferView : DBXTeamLogEventType
/// The value of `file_transfers_transfer_view`.
@property (nonatomic, strong) DBXTeamLogFileTransfersTransferViewType *fileTransfersTransferView;
/// Creates an object with the tag `file_transfers_transfer_view`.
- (instancetype)init:(DBXTeamLogFileTransfersTransferViewType *)fileTransfersTransferView NS_DESIGNATED_INITIALIZER;
@end

/// The team's file transfer policy was changed.
@interface DBXTeamLogEventTypeFileTransfersPolicyChanged : DBXTeamLogEventType
/// The value of `file_transfers_policy_changed`.
@property (nonatomic, strong) DBXTeamLogFileTransfersPolicyChangedType *fileTransfersPolicyChanged;
/// Creates an object with the tag `file_transfers_policy_changed`.
- (instancetype)init:(DBXTeamLogFileTransfersPolicyChangedType *)fileTransfersPolicyChanged NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (FileTransfersMembers)
/// The object if its tag is `file_transfers_file_add`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileTransfersFileAdd *asFileTransfersFileAdd;

/// The object if its tag is `file_transfers_transfer_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgFileTransfersTransferDelete *asFileTransfersTransferDelete;

/// The object if its tag is `file_transfers_transfer_download`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgFileTransfersTransferDownload *asFileTransfersTransferDownload;

/// The object if its tag is `file_transfers_transfer_send`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileTransfersTransferSend *asFileTransfersTransferSend;
/// The object if its tag is `file_transfers_transfer_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgFileTransfersTransferView *asFileTransfersTransferView;

/// The object if its tag is `file_transfers_policy_changed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgFileTransfersPolicyChanged *asFileTransfersPolicyChanged;
@end

/// Events in which files were added to a transfer.
@interface DBXTeamLogEventTypeArgFileTransfersFileAdd : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_transfers_file_add`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a transfer was deleted.
@interface DBXTeamLogEventTypeArgFileTransfersTransferDelete : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_transfers_transfer_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a transfer was downloaded.
@interface DBXTeamLogEventTypeArgFileTransfersTransferDownload : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_transfers_transfer_download`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a transfer was sent.
@interface DBXTeamLogEventTypeArgFileTransfersTransferSend : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_transfers_transfer_send`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a transfer was viewed.
@interface DBXTeamLogEventTypeArgFileTransfersTransferView : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_transfers_transfer_view`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the team's file transfer policy was changed.
@interface DBXTeamLogEventTypeArgFileTransfersPolicyChanged : DBXTeamLogEventTypeArg
/// Creates an object with the tag `file_transfers_policy_changed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which files were added to a transfer.
@interface DBXTeamLogFileTransfersFileAddDetails : DBXObject
/// The identifier of the transfer.
@property (nonatomic, readonly, copy) NSString *fileTransferId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileTransferId:(NSString *)fileTransferId NS_DESIGNATED_INITIALIZER;
@end

/// Files were added to a transfer.
@interface DBXTeamLogFileTransfersFileAddType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The policy for file transfers.
@interface DBXTeamLogFileTransfersPolicy : DBXObject
@end

/// The members of the union.
@interface DBXTeamLogFileTransfersPolicy (Members)
/// The object if its tag is `disabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFileTransfersPolicyDisabled *asDisabled;
/// The object if its tag is `enabled`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFileTransfersPolicyEnabled *asEnabled;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogFileTransfersPolicyOther *asOther;
@end

/// File transfers are disabled.
@interface DBXTeamLogFileTransfersPolicyDisabled : DBXTeamLogFileTransfersPolicy
/// Creates an object with the tag `disabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// File transfers are enabled.
@interface DBXTeamLogFileTransfersPolicyEnabled : DBXTeamLogFileTransfersPolicy
/// Creates an object with the tag `enabled`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamLogFileTransfersPolicyOther : DBXTeamLogFileTransfersPolicy
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which the team's file transfer policy was changed.
@interface DBXTeamLogFileTransfersPolicyChangedDetails : DBXObject
/// The policy after the change.
@property (nonatomic, readonly) DBXTeamLogFileTransfersPolicy *newValue;
/// The policy after the change.
- (DBXTeamLogFileTransfersPolicy *)newValue DB_NO_METHOD_FAMILY;
/// The policy before the change.
@property (nonatomic, readonly) DBXTeamLogFileTransfersPolicy *previousValue;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithNewValue:(DBXTeamLogFileTransfersPolicy *)newValue
    previousValue:(DBXTeamLogFileTransfersPolicy *)previousValue
    NS_DESIGNATED_INITIALIZER;
@end

/// The team's file transfer policy was changed.
@interface DBXTeamLogFileTransfersPolicyChangedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a transfer was deleted.
@interface DBXTeamLogFileTransfersTransferDeleteDetails : DBXObject
/// The identifier of the transfer.
@property (nonatomic, readonly, copy) NSString *fileTransferId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileTransferId:(NSString *)fileTransferId NS_DESIGNATED_INITIALIZER;
@end

/// A transfer was deleted.
@interface DBXTeamLogFileTransfersTransferDeleteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a transfer was downloaded.
@interface DBXTeamLogFileTransfersTransferDownloadDetails : DBXObject
/// The identifier of the transfer.
@property (nonatomic, readonly, copy) NSString *fileTransferId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileTransferId:(NSString *)fileTransferId NS_DESIGNATED_INITIALIZER;
@end

/// A transfer was downloaded.
@interface DBXTeamLogFileTransfersTransferDownloadType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a transfer was sent.
@interface DBXTeamLogFileTransfersTransferSendDetails : DBXObject
/// The identifier of the transfer.
@property (nonatomic, readonly, copy) NSString *fileTransferId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileTransferId:(NSString *)fileTransferId NS_DESIGNATED_INITIALIZER;
@end

/// A transfer was sent.
@interface DBXTeamLogFileTransfersTransferSendType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a transfer was viewed.
@interface DBXTeamLogFileTransfersTransferViewDetails : DBXObject
/// The identifier of the transfer.
@property (nonatomic, readonly, copy) NSString *fileTransferId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithFileTransferId:(NSString *)fileTransferId NS_DESIGNATED_INITIALIZER;
@end

/// A transfer was viewed.
@interface DBXTeamLogFileTransfersTransferViewType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
