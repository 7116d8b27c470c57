#import "../Private/DBTaskCreation.h"
#import "../Private/DBRequestErrors+Private.h"
#import "../Private/DBTask+Private.h"
#import "../Private/DBTransportClient+Private.h"
#import <DropboxObjectiveCRuntime/DBRouteMethods.h>
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBRoute.h>

/// Returns the object of an argument, or `NULL`. An argument of another kind than the API's is ignored.
static DropboxObjectRef DBObjectOfArgument(id argument) {
    return [argument isKindOfClass:[DBStoneObject class]] ? [(DBStoneObject *)argument dropboxObject] : NULL;
}

/// Creates a task of a class, and starts it.
static id DBMakeTask(
    Class taskClass, DBTransportDefaultClient *client, DBRoute *route, id argument, const DropboxTransfer *transfer) {
    DBTask *task = DB_AUTORELEASE([[taskClass alloc] initWithRoute:route tokenUid:client.tokenUid ?: @""]);
    [task startWithClient:[client dropboxClient] argument:DBObjectOfArgument(argument) transfer:transfer];
    return task;
}

/// Sets the range of a download.
static void DBSetRange(DropboxTransfer *transfer, NSNumber *start, NSNumber *end) {
    if (start == nil && end == nil) return;
    transfer->hasRange = true;
    transfer->rangeStart = [start longLongValue];
    // Servers return the bytes that exist.
    transfer->rangeEnd = end == nil ? INT64_MAX - 1 : [end longLongValue];
}

// MARK: Tasks

DBRpcTask *DBMakeRpcTask(DBTransportDefaultClient *client, DBRoute *route, id<DBSerializable> argument) {
    DropboxTransfer transfer = {.task = DropboxTaskRpc};
    return DBMakeTask([DBRpcTask class], client, route, argument, &transfer);
}

DBUploadTask *DBMakeUploadTask(
    DBTransportDefaultClient *client, DBRoute *route, id<DBSerializable> argument, NSString *inputURL,
    NSData *inputData, NSInputStream *inputStream) {
    // Apps pass paths, and some pass the text of a URL.
    BOOL isURL = [inputURL hasPrefix:@"file://"];
    DropboxTransfer transfer = {.task = DropboxTaskUpload};
    DBSetInput(&transfer, isURL ? [[NSURL URLWithString:inputURL] path] : inputURL, inputData, inputStream);
    return DBMakeTask([DBUploadTask class], client, route, argument, &transfer);
}

DBDownloadUrlTask *DBMakeDownloadUrlTask(
    DBTransportDefaultClient *client, DBRoute *route, id<DBSerializable> argument, BOOL overwrite, NSURL *destination,
    NSNumber *byteOffsetStart, NSNumber *byteOffsetEnd) {
    DropboxTransfer transfer = {.task = DropboxTaskDownloadURL, .overwrite = overwrite};
    transfer.path = [destination isFileURL] ? [[destination path] UTF8String] : NULL;
    DBSetRange(&transfer, byteOffsetStart, byteOffsetEnd);
    return DBMakeTask([DBDownloadUrlTask class], client, route, argument, &transfer);
}

DBDownloadDataTask *DBMakeDownloadDataTask(
    DBTransportDefaultClient *client, DBRoute *route, id<DBSerializable> argument, NSNumber *byteOffsetStart,
    NSNumber *byteOffsetEnd) {
    DropboxTransfer transfer = {.task = DropboxTaskDownloadData};
    DBSetRange(&transfer, byteOffsetStart, byteOffsetEnd);
    return DBMakeTask([DBDownloadDataTask class], client, route, argument, &transfer);
}
