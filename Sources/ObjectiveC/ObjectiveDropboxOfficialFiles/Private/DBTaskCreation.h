#import <ObjectiveDropboxOfficialFiles/DBTasks.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportClientProtocol.h>

@class DBTransportDefaultClient;

NS_ASSUME_NONNULL_BEGIN

// Tasks of a transport client. They start immediately.

DBRpcTask *DBMakeRpcTask(DBTransportDefaultClient *client, DBRoute *route, id<DBSerializable> _Nullable argument);

/// Creates a task that uploads a file, data, or a stream: whichever isn't `nil`.
DBUploadTask *DBMakeUploadTask(
    DBTransportDefaultClient *client, DBRoute *route, id<DBSerializable> _Nullable argument, NSString *_Nullable inputURL,
    NSData *_Nullable inputData, NSInputStream *_Nullable inputStream);

DBDownloadUrlTask *DBMakeDownloadUrlTask(
    DBTransportDefaultClient *client, DBRoute *route, id<DBSerializable> _Nullable argument, BOOL overwrite,
    NSURL *destination, NSNumber *_Nullable byteOffsetStart, NSNumber *_Nullable byteOffsetEnd);

DBDownloadDataTask *DBMakeDownloadDataTask(
    DBTransportDefaultClient *client, DBRoute *route, id<DBSerializable> _Nullable argument,
    NSNumber *_Nullable byteOffsetStart, NSNumber *_Nullable byteOffsetEnd);

NS_ASSUME_NONNULL_END
