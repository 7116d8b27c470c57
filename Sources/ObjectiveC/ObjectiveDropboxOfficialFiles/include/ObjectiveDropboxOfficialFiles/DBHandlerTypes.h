#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBASYNCPollError;
@class DBFILESUploadSessionFinishBatchResultEntry;
@class DBRequestError;

NS_ASSUME_NONNULL_BEGIN

/// Receives the outcome of a batch upload. Each file is in exactly one of the two dictionaries.
///
/// @param fileUrlsToBatchResultEntries The responses of the server for files: their metadata, or why they were rejected.
/// `nil` if the server responded for none of the files.
/// @param finishBatchRouteError Always `nil`. Failures of the commit are in `finishBatchRequestError`.
/// @param finishBatchRequestError Why a commit failed as a whole, or the upload stopped, or `nil`.
/// @param fileUrlsToRequestErrors The errors of files that failed before the server responded for them, for example because
/// the file doesn't exist, or because the upload was canceled.
typedef void (^DBBatchUploadResponseBlock)(
    NSDictionary<NSURL *, DBFILESUploadSessionFinishBatchResultEntry *> *_Nullable fileUrlsToBatchResultEntries,
    DBASYNCPollError *_Nullable finishBatchRouteError, DBRequestError *_Nullable finishBatchRequestError,
    NSDictionary<NSURL *, DBRequestError *> *_Nonnull fileUrlsToRequestErrors);

NS_ASSUME_NONNULL_END
