#import <CDropboxBridge.h>
#import <ObjectiveDropboxOfficialFiles/DBBatchUploadTask.h>

NS_ASSUME_NONNULL_BEGIN

@interface DBBatchUploadTask (Private)

/// Creates an upload that continues a transfer of a background session.
- (instancetype)initWithTransfer:(DropboxTransferRef)transfer;

/// Starts the upload. Call it once.
///
/// - Parameter client: The client, or `NULL` to fail.
- (void)startWithClient:(nullable DropboxClientRef)client;

@end

NS_ASSUME_NONNULL_END
