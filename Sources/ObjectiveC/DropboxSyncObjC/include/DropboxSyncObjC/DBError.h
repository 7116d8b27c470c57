#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// The domain of all instances of `DBError`.
extern NSString *const DBErrorDomain;

/// The kinds of errors.
///
/// Fatal errors are mistakes in the program or failures of the SDK. Methods raise them as exceptions: see `DBException`.
///
/// The numbers are those of the original SDK.
typedef enum {
    /// Something else failed. No method of this SDK has this error.
    DBErrorUnknown = 0,
    /// The SDK has an inconsistent state; report it as a bug. Fatal.
    DBErrorInternal = -1000,
    /// The local cache or database can't be read or written. Fatal.
    DBErrorCache = -1001,
    /// The filesystem, or the manager of datastores, is shut down. Fatal.
    DBErrorShutdown = -1002,
    /// The file or datastore is closed. Fatal.
    DBErrorClosed = -1003,
    /// The file was deleted by a call on this device, or the record on any. Fatal.
    DBErrorDeleted = -1004,
    /// A value has another type, such as a file that isn't UTF-8 text, or a list in a list. Fatal.
    DBErrorBadType = -1007,
    /// Something exceeds a fixed limit. The space of an account has another code: `DBErrorQuota`. Fatal.
    DBErrorSizeLimit = -1008,
    /// An index is beyond the end of a list. Only datastores use it. Fatal.
    DBErrorBadIndex = -1009,
    /// An argument is invalid, or `nil`. Fatal.
    DBErrorIllegalArgument = -1010,
    /// A key isn't in a table. No method of this SDK has this error. Fatal.
    DBErrorBadKey = -1012,
    /// The object is in the wrong state for this call. Fatal.
    DBErrorBadState = -1011,
    /// There isn't enough memory. Fatal.
    DBErrorMemory = -1900,
    /// The operating system denied something, such as access to the app's own files. Fatal.
    DBErrorSystem = -1901,
    /// The content isn't in the cache. Fatal.
    DBErrorNotCached = -2000,
    /// The operation is invalid, such as opening a folder as a file, or deleting the root.
    DBErrorInvalidOperation = -10000,
    /// The file, folder, or datastore doesn't exist.
    DBErrorNotFound = -10001,
    /// An item exists at the target.
    DBErrorExists = -10002,
    /// The file or datastore is already open.
    DBErrorAlreadyOpen = -10003,
    /// A parent folder doesn't exist, or is a file.
    DBErrorParent = -10004,
    /// The disk of this device is full. The space of an account has another code: `DBErrorQuota`.
    DBErrorDiskSpace = -10006,
    /// The app or the user isn't allowed to do this.
    DBErrorDisallowed = -10007,
    /// A file outside of the cache can't be read or moved.
    DBErrorFileIO = -10008,
    /// The operation was canceled.
    DBErrorCancelled = -10009,
    /// The file, folder, or datastore can't be written.
    DBErrorReadOnly = -10010,
    /// The network failed.
    DBErrorNetwork = -11000,
    /// The network timed out.
    DBErrorTimeout = -11001,
    /// There is no connection.
    DBErrorNoConnection = -11002,
    /// The connection can't be made secure. A wrong clock is a common cause.
    DBErrorSSL = -11003,
    /// The server failed.
    DBErrorServer = -11004,
    /// The user hasn't linked this app, or has unlinked it.
    DBErrorAuth = -11005,
    /// The user's Dropbox is full.
    DBErrorQuota = -11006,
    /// The server rejects the request.
    DBErrorRequest = -11008,
    /// The response of the server is invalid.
    DBErrorResponse = -11009,
    /// The server asks to repeat the request later.
    DBErrorRetryLater = -11010,
    /// The file has no thumbnail.
    DBErrorParamsNoThumb = -12000,

    /// Another name of `DBErrorNoConnection`.
    DBErrorConnection = DBErrorNoConnection,
    /// Another name of `DBErrorSSL`.
    DBErrorSsl = DBErrorSSL,
} DBErrorCode;

/// The name of `DBErrorNotFound` in earlier versions of the SDK.
#define DBErrorParamsNotFound DBErrorNotFound

/// An error of the Sync API or the Datastore API. Its domain is always `DBErrorDomain`.
///
/// `localizedDescription` says what happened and where, and `localizedFailureReason` has the underlying error, if any.
/// Both are for logs.
@interface DBError : NSError

/// The code of the error, which is the same as `code`.
- (DBErrorCode)dbErrorCode;

@end

NS_ASSUME_NONNULL_END
