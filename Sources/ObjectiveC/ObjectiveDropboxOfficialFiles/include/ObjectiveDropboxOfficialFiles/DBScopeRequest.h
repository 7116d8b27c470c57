#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

/// The owners of scopes.
typedef NS_ENUM(NSUInteger, DBScopeType) {
    /// The scopes that the admins of a team grant.
    DBScopeTypeTeam,
    /// The scopes that a user grants.
    DBScopeTypeUser,
};

/// The scopes that an app requests in a sign-in.
@interface DBScopeRequest : NSObject {
@private
    DBScopeType _scopeType;
    NSArray<NSString *> *_scopes;
    BOOL _includeGrantedScopes;
}

/// Unavailable. Specify the scopes.
- (instancetype)init DB_UNAVAILABLE;

/// Creates a request.
///
/// - Parameters:
///   - scopeType: The owner of the scopes.
///   - scopes: The names of the scopes, such as `files.content.read`. If it's empty, the app requests all its scopes.
///   - includeGrantedScopes: Whether the token also has the scopes that the owner granted before. It has an effect only
///     if `scopes` isn't empty.
- (instancetype)initWithScopeType:(DBScopeType)scopeType
                           scopes:(NSArray<NSString *> *)scopes
             includeGrantedScopes:(BOOL)includeGrantedScopes NS_DESIGNATED_INITIALIZER;

@end

NS_ASSUME_NONNULL_END
