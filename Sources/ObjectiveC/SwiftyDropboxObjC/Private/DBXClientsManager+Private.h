#import <CDropboxBridge.h>
#import <SwiftyDropboxObjC/DBXClientsManager.h>
#import <SwiftyDropboxObjC/DBXSecureStorage.h>

NS_ASSUME_NONNULL_BEGIN

/// The options of the setup methods. `nil` and `NO` mean the default.
@interface DBXSetup : NSObject {
@public
    NSString *_appKey;
    BOOL _isTeam;
    BOOL _isMultiUser;
    NSString *_tokenUid;
    DBXDropboxTransportClient *_transportClient;
    DBXDropboxTransportClient *_backgroundTransportClient;
    DBXNetworkSessionConfiguration *_session;
    BOOL _includesBackgroundClient;
    DBXNetworkSessionConfiguration *_backgroundSession;
    id<DBXSecureStorageAccess> _storage;
    DBXDropboxOAuthManager *_manager;
}

/// Returns the options for an app of users, or of teams.
+ (DBXSetup *)setupWithAppKey:(NSString *)appKey isTeam:(BOOL)isTeam;

- (void)setTokenUid:(nullable NSString *)tokenUid;
- (void)setTransportClient:(nullable DBXDropboxTransportClient *)client;
- (void)setSession:(nullable DBXNetworkSessionConfiguration *)session;
- (void)setStorage:(nullable id<DBXSecureStorageAccess>)storage;
- (void)setManager:(DBXDropboxOAuthManager *)manager;

/// Adds a background client, with a client or a session of the app, or with the standard session.
- (void)includeBackgroundClient:(nullable DBXDropboxTransportClient *)client
                        session:(nullable DBXNetworkSessionConfiguration *)session;

/// Sets up the manager.
- (void)performWithRequestsToReconnect:(void (^_Nullable)(NSArray<DBXReconnectionResult *> *requests))block;

@end

NS_ASSUME_NONNULL_END
