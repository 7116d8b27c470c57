// Strings, blocks, and tokens between Objective-C and the bridge.
#import <CDropboxBridge.h>
#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthResultCompletion.h>

@class DBAccessToken;
@class DBCOMMONPathRoot;

NS_ASSUME_NONNULL_BEGIN

/// Returns the object of a string in C, or `nil` for `NULL`.
NSString *_Nullable DBStringFromC(const char *_Nullable string);

/// Returns the object of a string that the bridge allocated, and releases the string.
NSString *DBStringByTaking(char *string);

/// Returns a string in C that is valid as long as `string`, or `NULL` for `nil`.
const char *_Nullable DBCString(NSString *_Nullable string);

/// Returns a path root as JSON, or `nil` for `nil`.
NSString *_Nullable DBPathRootJSON(DBCOMMONPathRoot *_Nullable pathRoot);

/// Returns a token for the bridge, whose strings are valid as long as `token`.
DropboxToken DBTokenForBridge(DBAccessToken *token);

/// Returns the object of a token of the bridge.
DBAccessToken *DBTokenFromBridge(const DropboxToken *token);

/// A block that the bridge calls once.
@interface DBCompletionHolder : NSObject {
@private
    DBOAuthCompletion _completion;
}

/// Returns the address of a retained holder, which `DBCompletionCallback` releases.
+ (void *)retainedPointerWithCompletion:(nullable DBOAuthCompletion)completion;

/// Calls the block.
- (void)completeWithResult:(const DropboxOAuthResultValue *_Nullable)result;

@end

/// Calls the block of the holder that `context` points to, and releases the holder.
void DBCompletionCallback(void *_Nullable context, const DropboxOAuthResultValue *_Nullable result);

NS_ASSUME_NONNULL_END
