#import <DropboxSyncObjCInternal/DBSyncBridge.h>
#import <DropboxSyncObjCInternal/DBSyncMemory.h>
#import <DropboxSyncObjC/DBException.h>

// MARK: Objects

id DBSyncObjectForReference(Class objectClass, void *reference, DropboxSyncErrorRef failure, DBError **error) {
    DBSyncReport(reference != NULL, failure, error);
    if (reference == NULL) return nil;
    return DB_AUTORELEASE([(DBSyncObject *)[objectClass alloc] initWithReference:reference]);
}

void *DBSyncReferenceOfObject(DBSyncObject *object, Class objectClass) {
    return [object isKindOfClass:objectClass] ? [object reference] : NULL;
}

// MARK: Errors

DBError *DBSyncErrorForReference(DropboxSyncErrorRef reference) {
    if (reference == NULL) return nil;
    NSMutableDictionary *userInfo = [NSMutableDictionary dictionary];
    NSString *message = DBSyncStringFromBuffer(dropboxSyncErrorCopyMessage(reference));
    NSString *reason = DBSyncStringFromBuffer(dropboxSyncErrorCopyReason(reference));
    if (message != nil) [userInfo setObject:message forKey:NSLocalizedDescriptionKey];
    if (reason != nil) [userInfo setObject:reason forKey:NSLocalizedFailureReasonErrorKey];
    NSInteger code = (NSInteger)dropboxSyncErrorGetCode(reference);
    dropboxSyncRelease(reference);
    return DB_AUTORELEASE([[DBError alloc] initWithDomain:DBErrorDomain code:code userInfo:userInfo]);
}

_Static_assert((int)DBErrorInternal == (int)DropboxSyncErrorInternal, "the codes have the same numbers");
_Static_assert((int)DBErrorSystem == (int)DropboxSyncErrorSystem, "the codes have the same numbers");
_Static_assert((int)DBErrorNotCached == (int)DropboxSyncErrorNotCached, "the codes have the same numbers");
_Static_assert((int)DBErrorReadOnly == (int)DropboxSyncErrorReadOnly, "the codes have the same numbers");
_Static_assert((int)DBErrorRetryLater == (int)DropboxSyncErrorRetryLater, "the codes have the same numbers");
_Static_assert((int)DBErrorParamsNoThumb == (int)DropboxSyncErrorNoThumbnail, "the codes have the same numbers");

/// Raises an exception for an error.
static void raiseError(DBError *error) {
    NSDictionary *userInfo = [NSDictionary dictionaryWithObject:error forKey:NSUnderlyingErrorKey];
    @throw DB_AUTORELEASE([[DBException alloc] initWithName:DBExceptionName
                                                     reason:[error localizedDescription]
                                                   userInfo:userInfo]);
}

BOOL DBSyncReport(bool succeeded, DropboxSyncErrorRef failure, DBError **error) {
    BOOL isFatal = failure != NULL && dropboxSyncErrorIsFatal(failure);
    DBError *converted = DBSyncErrorForReference(failure);
    if (succeeded) return YES;
    if (error != NULL) *error = converted;
    if (isFatal && [DBException raisesFatalErrors]) raiseError(converted);
    return NO;
}

/// Writes an error to the log.
static void logError(NSString *method, DBError *error) {
    NSString *reason = [error localizedFailureReason];
    NSLog(@"%@: %@%@%@", method, [error localizedDescription], reason == nil ? @"" : @": ", reason == nil ? @"" : reason);
}

void DBSyncLog(NSString *method, DropboxSyncErrorRef failure) {
    DBError *error = DBSyncErrorForReference(failure);
    if (error != nil) logError(method, error);
}

void DBSyncRaise(NSString *method, DropboxSyncErrorRef failure) {
    DBError *error = DBSyncErrorForReference(failure);
    if (error == nil) return;
    if ([DBException raisesFatalErrors]) raiseError(error);
    logError(method, error);
}

// MARK: Strings and data

DropboxSyncBytes DBSyncBytesOfString(NSString *string) {
    if (![string isKindOfClass:[NSString class]]) return (DropboxSyncBytes){NULL, 0, false};
    // Half of a surrogate pair has no UTF-8. This byte isn't UTF-8 either, and leads to the same error.
    if (![string canBeConvertedToEncoding:NSUTF8StringEncoding]) return (DropboxSyncBytes){"\xFF", 1, true};
    return (DropboxSyncBytes){[string UTF8String], [string lengthOfBytesUsingEncoding:NSUTF8StringEncoding], false};
}

DropboxSyncBytes DBSyncBytesOfData(NSData *data) {
    if (![data isKindOfClass:[NSData class]]) return (DropboxSyncBytes){NULL, 0, false};
    // Empty data can lack an address.
    return (DropboxSyncBytes){[data length] == 0 ? "" : [data bytes], [data length], false};
}

NSString *DBSyncStringFromBuffer(DropboxSyncBuffer buffer) {
    if (buffer.start == NULL) return nil;
    NSString *string = [[NSString alloc] initWithBytes:buffer.start
                                                length:buffer.length
                                              encoding:NSUTF8StringEncoding];
    free(buffer.start);
    return DB_AUTORELEASE(string);
}

NSData *DBSyncDataFromBuffer(DropboxSyncBuffer buffer) {
    if (buffer.start == NULL) return nil;
    return [NSData dataWithBytesNoCopy:buffer.start length:buffer.length freeWhenDone:YES];
}

// MARK: Observers

uintptr_t DBSyncObserverNumber(id observer) { return (uintptr_t)DB_ADDRESS(observer); }

static void callBlock(void *context, void *subject) {
    (void)subject;
    @autoreleasepool {
        ((DBObserver)DB_OBJECT(context))();
    }
}

static void releaseBlock(void *context) { DB_RELEASE_BLOCK_ADDRESS(context); }

DropboxSyncCallback DBSyncCallbackForBlock(DBObserver block) {
    return (DropboxSyncCallback){DB_COPIED_BLOCK_ADDRESS(block), callBlock, releaseBlock};
}
