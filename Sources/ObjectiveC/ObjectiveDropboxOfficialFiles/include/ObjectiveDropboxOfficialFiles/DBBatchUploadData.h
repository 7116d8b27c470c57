#import <DropboxObjectiveCRuntime/DBDispatch.h>
#import <ObjectiveDropboxOfficialFiles/DBHandlerTypes.h>

@class DBFILESCommitInfo;
@class DBFILESUploadSessionFinishArg;
@class DBTasksStorage;

NS_ASSUME_NONNULL_BEGIN

/// The files and the blocks of a batch upload, and its progress.
///
/// `-batchUploadFiles:queue:progressBlock:responseBlock:` creates this object. Apps don't need it.
@interface DBBatchUploadData : NSObject {
@private
    NSOperationQueue *_queue;
    NSOperationQueue *_pollingQueue;
    dispatch_group_t _uploadGroup;
    NSDictionary<NSURL *, DBFILESCommitInfo *> *_fileUrlsToCommitInfo;
    NSMutableDictionary<NSURL *, DBRequestError *> *_fileUrlsToRequestErrors;
    NSMutableArray<DBFILESUploadSessionFinishArg *> *_finishArgs;
    DBProgressBlock _progressBlock;
    DBBatchUploadResponseBlock _responseBlock;
    NSUInteger _totalUploadSize;
    NSUInteger _totalUploadedSoFar;
    BOOL _cancel;
    DBTasksStorage *_taskStorage;
}

/// The queue of the blocks.
@property (nonatomic, readonly) NSOperationQueue *queue;

/// A queue for the use of the app. The upload doesn't poll.
@property (nonatomic, readonly) NSOperationQueue *pollingQueue;

/// A group that contains the upload from its start until its response block has run.
@property (nonatomic, readonly) dispatch_group_t uploadGroup;

/// The files, and the destination and options of each.
@property (nonatomic, readonly) NSDictionary<NSURL *, DBFILESCommitInfo *> *fileUrlsToCommitInfo;

/// The errors of files that failed before the server responded for them. Complete when the response block runs.
@property (nonatomic, readonly) NSMutableDictionary<NSURL *, DBRequestError *> *fileUrlsToRequestErrors;

/// Arguments for the use of the app. The upload doesn't use them.
@property (nonatomic, strong) NSMutableArray<DBFILESUploadSessionFinishArg *> *finishArgs;

/// The block that receives the progress.
@property (nonatomic, readonly, nullable) DBProgressBlock progressBlock;

/// The block that receives the outcome.
@property (nonatomic, readonly) DBBatchUploadResponseBlock responseBlock;

/// The number of bytes of all files, or 0 before the first progress.
@property (nonatomic) NSUInteger totalUploadSize;

/// The number of bytes that have been sent.
@property (nonatomic) NSUInteger totalUploadedSoFar;

/// Whether the upload was canceled. To cancel it, call `-[DBBatchUploadTask cancel]`.
@property (nonatomic) BOOL cancel;

/// Tasks that `-[DBBatchUploadTask cancel]` cancels as well. The upload adds none.
@property (nonatomic, strong) DBTasksStorage *taskStorage;

/// Creates the data of an upload, without starting it.
///
/// @param fileUrlsToCommitInfo The URLs of local files, and the destination and options of each.
/// @param progressBlock Receives the progress of all files together.
/// @param responseBlock Receives the outcome.
/// @param queue The queue of the blocks.
- (instancetype)initWithFileCommitInfo:(NSDictionary<NSURL *, DBFILESCommitInfo *> *)fileUrlsToCommitInfo
                         progressBlock:(nullable DBProgressBlock)progressBlock
                         responseBlock:(DBBatchUploadResponseBlock)responseBlock
                                 queue:(NSOperationQueue *)queue;

@end

NS_ASSUME_NONNULL_END
