#import <Foundation/Foundation.h>

@class DBOAuthResult;

/// A block that receives the result of a sign-in or of the refresh of a token, or `nil` if there was nothing to do.
typedef void (^DBOAuthCompletion)(DBOAuthResult *_Nullable authResult);
