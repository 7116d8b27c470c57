#import <ObjectiveDropboxOfficialFiles/DBHandlerTypes.h>

@class DBBatchUploadData;
@class DBRequestError;
@class DBTaskBlocks;

NS_ASSUME_NONNULL_BEGIN

/// An upload of many files, which `-batchUploadFiles:queue:progressBlock:responseBlock:` returns.
///
/// The upload retains itself until its response block has run. All methods can be called from any thread.
@interface DBBatchUploadTask : NSObject {
@private
    DBBatchUploadData *_uploadData;
    NSArray<NSURL *> *_fileUrls;
    NSMutableDictionary *_entries;
    DBRequestError *_batchError;
    DBTaskBlocks *_blocks;
    const void *_batch;
    const void *_delivery;
    BOOL _isInProgress;
    BOOL _isFinished;
    BOOL _isDelivered;
    BOOL _isContinued;
}

/// The ID of the transfer in a background session, or `nil` for a batch that isn't persisted.
///
/// It's the same in each process that delivers the outcome, and no other transfer has it. If the process exits while a block
/// for the outcome runs, the next process delivers the outcome again: record the ID with the work of the block, and ignore an
/// outcome whose ID is recorded. The ID is known when the outcome is delivered, and from the start for a batch that a background
/// session found again.
@property (nonatomic, readonly, copy) NSString *_Nullable backgroundTransferID;

/// Creates an upload that doesn't start.
- (instancetype)initWithUploadData:(DBBatchUploadData *)uploadData;

/// Cancels the upload. The response block still runs: it receives the files that were uploaded before, and for each other
/// file a client error whose `nsError` has the code `NSURLErrorCancelled`. Has no effect on a finished upload.
- (void)cancel;

/// Whether the upload has started and hasn't finished.
- (BOOL)uploadsInProgress;

/// Sets the block that receives the outcome once, on a queue, or for `nil`, on the main queue. It is for uploads that an
/// earlier launch of the app has started: an upload of this launch has the block with which it was started.
- (DBBatchUploadTask *)setResponseBlock:(DBBatchUploadResponseBlock)responseBlock
                                  queue:(nullable NSOperationQueue *)queue;

/// Sets the block that receives the progress on a queue, or for `nil`, on the main queue.
- (DBBatchUploadTask *)setProgressBlock:(DBProgressBlock)progressBlock queue:(nullable NSOperationQueue *)queue;

@end

NS_ASSUME_NONNULL_END
