#import "../Private/DBBatchUploadTask+Private.h"
#import "../Private/DBTransportClient+Private.h"
#import <ObjectiveDropboxOfficialFiles/DBBatchUploadData.h>
#import <ObjectiveDropboxOfficialFiles/DBCustomRoutes.h>

@implementation DBFILESUserAuthRoutes (DBCustomRoutes)

- (DBBatchUploadTask *)batchUploadFiles:(NSDictionary<NSURL *, DBFILESCommitInfo *> *)fileUrlsToCommitInfo
                                  queue:(NSOperationQueue *)queue
                          progressBlock:(DBProgressBlock)progressBlock
                          responseBlock:(DBBatchUploadResponseBlock)responseBlock {
    DBBatchUploadData *uploadData =
        DB_AUTORELEASE([[DBBatchUploadData alloc] initWithFileCommitInfo:fileUrlsToCommitInfo
                                                           progressBlock:progressBlock
                                                           responseBlock:responseBlock
                                                                   queue:queue ?: [NSOperationQueue mainQueue]]);
    DBBatchUploadTask *task = DB_AUTORELEASE([[DBBatchUploadTask alloc] initWithUploadData:uploadData]);
    id client = self.client;
    BOOL hasBridgeClient = [client isKindOfClass:[DBTransportDefaultClient class]];
    [task startWithClient:hasBridgeClient ? [(DBTransportDefaultClient *)client dropboxClient] : NULL];
    return task;
}

@end
