#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportBaseClient.h>
#import <ObjectiveDropboxOfficialFiles/DBTransportClientProtocol.h>

@class DBTransportDefaultConfig;
@class NSURLSession;

NS_ASSUME_NONNULL_BEGIN

/// The transport client of this SDK.
///
/// It authenticates requests, retries what is safe to retry, and decodes responses to results and errors. Use one
/// client for each account: connections and rate limits belong to it. Clients are safe to use from any thread.
@interface DBTransportDefaultClient : DBTransportBaseClient <DBTransportClient> {
@private
    const void *_client;
    NSURLSession *_session;
    NSURLSession *_secondarySession;
    NSURLSession *_longpollSession;
}

/// The queue on which the blocks of tasks are called, unless a block has its own queue.
@property (nonatomic, readonly) NSOperationQueue *delegateQueue;

/// A Boolean value that indicates whether all requests end with the process.
@property (nonatomic, readonly) BOOL forceForegroundSession;

/// A session for requests of your own. The SDK doesn't use it: its requests have their own connections.
@property (nonatomic, strong) NSURLSession *session;

/// A session for requests of your own. The SDK doesn't use it: its requests have their own connections.
@property (nonatomic, strong) NSURLSession *secondarySession;

/// A session for requests of your own. The SDK doesn't use it: its requests have their own connections.
@property (nonatomic, strong) NSURLSession *longpollSession;

/// Creates a client with a constant token.
///
/// - Parameters:
///   - accessToken: The token, or `nil` to authenticate with the key and the secret of the app.
///   - tokenUid: The account or the team of the token.
///   - transportConfig: The configuration, or `nil` for the default.
- (instancetype)initWithAccessToken:(nullable NSString *)accessToken
                           tokenUid:(nullable NSString *)tokenUid
                    transportConfig:(nullable DBTransportDefaultConfig *)transportConfig;

/// Returns the configuration of this client for another team member.
- (DBTransportDefaultConfig *)duplicateTransportConfigWithAsMemberId:(NSString *)asMemberId;

/// Returns the configuration of this client for another root of paths.
- (DBTransportDefaultConfig *)duplicateTransportConfigWithPathRoot:(DBCOMMONPathRoot *)pathRoot;

@end

NS_ASSUME_NONNULL_END
