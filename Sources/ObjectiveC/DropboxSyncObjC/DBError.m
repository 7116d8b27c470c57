#import <DropboxSyncObjC/DBError.h>
#import <DropboxSyncObjC/DBException.h>

#import "CDropboxSyncBridge.h"

NSString *const DBErrorDomain = @"DBErrorDomain";
NSString *const DBExceptionName = @"DBException";

_Static_assert((int)DBErrorClosed == (int)DropboxSyncErrorClosed, "the codes have the same numbers");
_Static_assert((int)DBErrorNotFound == (int)DropboxSyncErrorNotFound, "the codes have the same numbers");
_Static_assert((int)DBErrorAuth == (int)DropboxSyncErrorAuth, "the codes have the same numbers");
_Static_assert((int)DBErrorParamsNoThumb == (int)DropboxSyncErrorNoThumbnail, "the codes have the same numbers");

@implementation DBError

- (DBErrorCode)dbErrorCode {
    return (DBErrorCode)[self code];
}

@end

@implementation DBException

- (DBError *)error {
    id error = [[self userInfo] objectForKey:NSUnderlyingErrorKey];
    return [error isKindOfClass:[DBError class]] ? error : nil;
}

@end
