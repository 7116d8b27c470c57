#import <DropboxSyncObjC/DBError.h>

NS_ASSUME_NONNULL_BEGIN

/// The name of all instances of `DBException`.
extern NSString *const DBExceptionName;

/// The exception that methods raise for fatal errors: mistakes in the program, and failures of the SDK.
///
/// Other errors, and errors in the background, such as `-[DBFileStatus error]`, are instances of `DBError`. Methods of
/// datastores that can't return an error, such as `-[DBRecord update:]`, raise all errors. Code in Swift can't catch
/// exceptions. Set `raisesFatalErrors` to `NO` there.
@interface DBException : NSException

/// Whether methods raise fatal errors. If not, they return them like other errors, or write them to the log if they
/// can't return them. The default is `YES`.
@property (class, nonatomic) BOOL raisesFatalErrors;

/// The error that the exception was raised for: the value for `NSUnderlyingErrorKey` in `userInfo`.
@property (nonatomic, readonly, nullable) DBError *error;

@end

NS_ASSUME_NONNULL_END
