#import <Foundation/Foundation.h>

@class DBBatchUploadData;
@class DBRequestError;

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
    const void *_batch;
    BOOL _isInProgress;
}

/// Creates an upload that doesn't start.
- (instancetype)initWithUploadData:(DBBatchUploadData *)uploadData;

/// Cancels the upload. The response block still runs: it receives the files that were uploaded before, and for each other
/// file a client error whose `nsError` has the code `NSURLErrorCancelled`. Has no effect on a finished upload.
- (void)cancel;

/// Whether the upload has started and hasn't finished.
- (BOOL)uploadsInProgress;

@end

NS_ASSUME_NONNULL_END
