#import <DropboxSyncObjC/DBError.h>
#import <DropboxSyncObjC/DBException.h>

NSString *const DBErrorDomain = @"DBErrorDomain";
NSString *const DBExceptionName = @"DBException";

@implementation DBError

- (DBErrorCode)dbErrorCode {
    return (DBErrorCode)[self code];
}

@end

/// Whether methods raise fatal errors.
static _Atomic(BOOL) raisesFatalErrors = YES;

@implementation DBException

+ (BOOL)raisesFatalErrors {
    return raisesFatalErrors;
}

+ (void)setRaisesFatalErrors:(BOOL)value {
    raisesFatalErrors = value;
}

- (DBError *)error {
    id error = [[self userInfo] objectForKey:NSUnderlyingErrorKey];
    return [error isKindOfClass:[DBError class]] ? error : nil;
}

@end
