#import "../Private/DBBaseClient+Private.h"
#import "../Private/DBTaskCreation.h"
#import "../Private/DBRequestErrors+Private.h"
#import "../Private/DBTask+Private.h"
#import <DropboxObjectiveCRuntime/DBRouteMethods.h>
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBRoute.h>

/// Returns the object of an argument, or `NULL`. An argument of another kind than the API's is ignored.
static DropboxObjectRef DBObjectOfArgument(id argument) {
    return [argument isKindOfClass:[DBStoneObject class]] ? [(DBStoneObject *)argument dropboxObject] : NULL;
}

/// Returns the path of a file to upload. Apps pass paths, and some pass a URL or the text of one.
static NSString *DBPathOfInput(id input) {
    if ([input isKindOfClass:[NSURL class]]) return [input isFileURL] ? [input path] : nil;
    NSString *text = DBObjectOfClass(input, [NSString class]);
    if (![text hasPrefix:@"file://"]) return text;
    // A text that isn't a valid URL usually has characters that aren't escaped.
    return [[NSURL URLWithString:text] path] ?: [text substringFromIndex:[@"file://" length]];
}

/// Creates a task of a class, and starts it.
static id DBMakeTask(
    Class taskClass, DBTransportDefaultClient *client, DBRoute *route, id argument, const DropboxTransfer *transfer) {
    DBTask *task = DB_AUTORELEASE([[taskClass alloc] initWithRoute:route tokenUid:client.tokenUid ?: @""]);
    [task setDefaultQueue:client.delegateQueue];
    [task startWithClient:[client dropboxClient] argument:DBObjectOfArgument(argument) transfer:transfer];
    return task;
}

/// The offset of the last byte that a range can have. Servers return the bytes that exist.
static const int64_t DBMaximumOffset = INT64_MAX - 1;

/// Returns an offset in a file. One that no file has is the maximum, and what isn't an offset is -1, which no call accepts.
static int64_t DBOffset(NSNumber *number) {
    if (![number isKindOfClass:[NSNumber class]]) return -1;
    double value = [number doubleValue];
    if (!(value >= 0)) return -1;
    return value >= (double)DBMaximumOffset ? DBMaximumOffset : [number longLongValue];
}

/// Sets the range of a download.
static void DBSetRange(DropboxTransfer *transfer, NSNumber *start, NSNumber *end) {
    if (start == nil && end == nil) return;
    transfer->hasRange = true;
    transfer->rangeStart = start == nil ? 0 : DBOffset(start);
    transfer->rangeEnd = end == nil ? DBMaximumOffset : DBOffset(end);
}

// MARK: Tasks

DBRpcTask *DBMakeRpcTask(DBTransportDefaultClient *client, DBRoute *route, id<DBSerializable> argument) {
    DropboxTransfer transfer = {.task = DropboxTaskRpc};
    return DBMakeTask([DBRpcTask class], client, route, argument, &transfer);
}

DBUploadTask *DBMakeUploadTask(
    DBTransportDefaultClient *client, DBRoute *route, id<DBSerializable> argument, NSString *inputURL,
    NSData *inputData, NSInputStream *inputStream) {
    DropboxTransfer transfer = {.task = DropboxTaskUpload};
    DBSetInput(
        &transfer, DBPathOfInput(inputURL), DBObjectOfClass(inputData, [NSData class]),
        DBObjectOfClass(inputStream, [NSInputStream class]));
    return DBMakeTask([DBUploadTask class], client, route, argument, &transfer);
}

DBDownloadUrlTask *DBMakeDownloadUrlTask(
    DBTransportDefaultClient *client, DBRoute *route, id<DBSerializable> argument, BOOL overwrite, NSURL *destination,
    NSNumber *byteOffsetStart, NSNumber *byteOffsetEnd) {
    DropboxTransfer transfer = {.task = DropboxTaskDownloadURL, .overwrite = overwrite};
    NSURL *file = DBObjectOfClass(destination, [NSURL class]);
    transfer.path = [file isFileURL] ? DBCString([file path]) : NULL;
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
