// Strings, blocks, and tokens between Objective-C and the bridge.
#import <CDropboxBridge.h>
#import <DropboxObjectiveCRuntime/DBBlocks.h>
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <ObjectiveDropboxOfficialFiles/DBOAuthResultCompletion.h>

@class DBAccessToken;
@class DBCOMMONPathRoot;

NS_ASSUME_NONNULL_BEGIN

/// Returns the object of a string in C, or `nil` for `NULL`.
NSString *_Nullable DBStringFromC(const char *_Nullable string);

/// Returns the object of a string that the bridge allocated, and releases the string.
NSString *DBStringByTaking(char *string);

/// Returns a path root as JSON, or `nil` for `nil`.
NSString *_Nullable DBPathRootJSON(DBCOMMONPathRoot *_Nullable pathRoot);

/// Returns a token for the bridge, whose strings are valid as long as `token`.
DropboxToken DBTokenForBridge(DBAccessToken *token);

/// Returns the object of a token of the bridge.
DBAccessToken *DBTokenFromBridge(const DropboxToken *token);

/// Returns the context of `DBCompletionCallback` for a block. The bridge's thread calls it.
void *DBContextOfCompletion(DBOAuthCompletion _Nullable completion);

/// Returns the object of a result of the bridge, or `nil` for `NULL`.
id _Nullable DBOAuthResultFromBridge(const DropboxOAuthResultValue *_Nullable value);

NS_ASSUME_NONNULL_END
