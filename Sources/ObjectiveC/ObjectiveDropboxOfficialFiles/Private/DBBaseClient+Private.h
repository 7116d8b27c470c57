#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>

#import "DBTransportClient+Private.h"

@protocol DBAccessTokenProvider;

NS_ASSUME_NONNULL_BEGIN

@interface DBBaseClient ()

/// What the names of the routes call the owner of a client's token: `User`, `Team`, or `App`.
+ (nullable NSString *)dbRoutesOwner;

- (nullable id<DBTransportClient>)transportClient;

@end

/// The clients of users and teams, which have a token.
@interface DBBaseClient (Tokens)

/// The transport client, which is a default one.
- (DBTransportDefaultClient *)defaultClient;

@end

NS_ASSUME_NONNULL_END
