#import <ObjectiveDropboxOfficialFiles/DBHandlerTypes.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILESRoutes.h>

@class DBBatchUploadTask;
@class DBFILESCommitInfo;

NS_ASSUME_NONNULL_BEGIN

/// Routes that combine several calls.
@interface DBFILESUserAuthRoutes (DBCustomRoutes)

/// Uploads many files of any size.
///
/// Several files are sent at the same time, large ones in parts, and committed together, which is much faster than an upload
/// for each file. Transient errors are retried. A failure of one file doesn't affect the others.
///
/// The transport client must be a `DBTransportDefaultClient`. With another one, each file has a client error.
///
/// @param fileUrlsToCommitInfo The URLs of local files, and the destination and options of each.
/// @param queue The queue of the blocks, or `nil` for the main queue.
/// @param progressBlock Receives the progress of all files together. The number of bytes never decreases, and bytes that are
/// sent again don't count again.
/// @param responseBlock Receives the outcome of each file once at the end, even if the upload is canceled.
/// @return The upload, which has started.
- (DBBatchUploadTask *)batchUploadFiles:(NSDictionary<NSURL *, DBFILESCommitInfo *> *)fileUrlsToCommitInfo
                                  queue:(nullable NSOperationQueue *)queue
                          progressBlock:(nullable DBProgressBlock)progressBlock
                          responseBlock:(DBBatchUploadResponseBlock)responseBlock;

@end

NS_ASSUME_NONNULL_END
