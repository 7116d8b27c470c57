#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// The domain of all instances of `DBError`.
extern NSString *const DBErrorDomain;

/// The kinds of errors.
///
/// Fatal errors are mistakes in the program or failures of the SDK. The original SDK raised most of them as exceptions;
/// this one returns them like all others.
typedef enum {
    /// The SDK has an inconsistent state; report it as a bug. Fatal.
    DBErrorInternal,
    /// The local cache can't be read or written. Fatal.
    DBErrorCache,
    /// The filesystem is shut down. Fatal.
    DBErrorShutdown,
    /// The file is closed. Fatal.
    DBErrorClosed,
    /// The file was deleted by a call on this device. Fatal.
    DBErrorDeleted,
    /// A value has another type, such as a file that isn't UTF-8 text. Fatal.
    DBErrorBadType,
    /// Something exceeds a fixed limit. The space of an account has another code: `DBErrorQuota`. Fatal.
    DBErrorSizeLimit,
    /// An index is beyond the end of a list. Only datastores used it. Fatal.
    DBErrorBadIndex,
    /// An argument is invalid, or `nil`. Fatal.
    DBErrorIllegalArgument,
    /// A key isn't in a table. Only datastores used it. Fatal.
    DBErrorBadKey,
    /// The object is in the wrong state for this call. Fatal.
    DBErrorBadState,
    /// There isn't enough memory. Fatal.
    DBErrorMemory,
    /// The operating system denied something, such as access to the app's own files. Fatal.
    DBErrorSystem,
    /// The content isn't in the cache. Fatal.
    DBErrorNotCached,
    /// The operation is invalid, such as opening a folder as a file, or deleting the root.
    DBErrorInvalidOperation,
    /// The file or folder doesn't exist.
    DBErrorNotFound,
    /// An item exists at the target.
    DBErrorExists,
    /// The file is already open.
    DBErrorAlreadyOpen,
    /// A parent folder doesn't exist, or is a file.
    DBErrorParent,
    /// The disk of this device is full. The space of an account has another code: `DBErrorQuota`.
    DBErrorDiskSpace,
    /// The app or the user isn't allowed to do this.
    DBErrorDisallowed,
    /// A file outside of the cache can't be read or moved.
    DBErrorFileIO,
    /// The operation was canceled.
    DBErrorCancelled,
    /// The file or folder can't be written.
    DBErrorReadOnly,
    /// The network failed.
    DBErrorNetwork,
    /// The network timed out.
    DBErrorTimeout,
    /// There is no connection.
    DBErrorNoConnection,
    /// The connection can't be made secure. A wrong clock is a common cause.
    DBErrorSSL,
    /// The server failed.
    DBErrorServer,
    /// The user hasn't linked this app, or has unlinked it.
    DBErrorAuth,
    /// The user's Dropbox is full.
    DBErrorQuota,
    /// The server rejects the request.
    DBErrorRequest,
    /// The response of the server is invalid.
    DBErrorResponse,
    /// The server asks to repeat the request later.
    DBErrorRetryLater,
    /// The file has no thumbnail.
    DBErrorParamsNoThumb,
} DBErrorCode;

/// The name of `DBErrorNotFound` in earlier versions of the SDK.
#define DBErrorParamsNotFound DBErrorNotFound

/// An error of the Sync API. Its domain is always `DBErrorDomain`.
///
/// `localizedDescription` says what happened and where, and `localizedFailureReason` has the underlying error, if any.
/// Both are for logs.
@interface DBError : NSError

/// The code of the error, which is the same as `code`.
- (DBErrorCode)dbErrorCode;

@end

NS_ASSUME_NONNULL_END
