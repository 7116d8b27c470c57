#import <DropboxSyncObjC/DBError.h>

NS_ASSUME_NONNULL_BEGIN

/// The name of all instances of `DBException`.
extern NSString *const DBExceptionName;

/// The exception that the original SDK raised for mistakes in a program.
///
/// This SDK never raises it: the methods return the error. The class exists so that apps that handle it compile.
@interface DBException : NSException

/// The error that the exception was raised for: the value for `NSUnderlyingErrorKey` in `userInfo`.
@property (nonatomic, readonly, nullable) DBError *error;

@end

NS_ASSUME_NONNULL_END
