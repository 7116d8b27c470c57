#import "../Private/DBXClientsManager+Private.h"
#import "../Private/DBXPrivate.h"
#import "../Private/DBXSession.h"
#import "../Private/DBXSignIn.h"
#import <DropboxObjectiveCRuntime/DBRuntime.h>
#import <DropboxObjectiveCRuntime/DBBlocks.h>

@implementation DBXSetup

+ (DBXSetup *)setupWithAppKey:(NSString *)appKey isTeam:(BOOL)isTeam {
    DBXSetup *setup = DB_AUTORELEASE([[DBXSetup alloc] init]);
    setup->_appKey = [DBStringOrNil(appKey) copy];
    setup->_isTeam = isTeam;
    return setup;
}

- (void)dealloc {
    DB_RELEASE(_appKey);
    DB_RELEASE(_tokenUid);
    DB_RELEASE(_transportClient);
    DB_RELEASE(_backgroundTransportClient);
    DB_RELEASE(_session);
    DB_RELEASE(_backgroundSession);
    DB_RELEASE((NSObject *)_storage);
    DB_RELEASE(_manager);
    DB_SUPER_DEALLOC;
}

// A setup sets each option at most once.

- (void)setTokenUid:(NSString *)tokenUid {
    _isMultiUser = YES;
    _tokenUid = [DBStringOrNil(tokenUid) copy];
}

- (void)setTransportClient:(DBXDropboxTransportClient *)client {
    _transportClient = DB_RETAIN(client);
}

- (void)setSession:(DBXNetworkSessionConfiguration *)session {
    _session = DB_RETAIN(session);
}

- (void)setStorage:(id<DBXSecureStorageAccess>)storage {
    _storage = DB_RETAIN((id)storage);
}

- (void)setManager:(DBXDropboxOAuthManager *)manager {
    _manager = DB_RETAIN(manager);
}

- (void)includeBackgroundClient:(DBXDropboxTransportClient *)client session:(DBXNetworkSessionConfiguration *)session {
    _includesBackgroundClient = YES;
    _backgroundTransportClient = DB_RETAIN(client);
    _backgroundSession = DB_RETAIN(session);
}

- (void)performWithRequestsToReconnect:(void (^)(NSArray<DBXReconnectionResult *> *))block {
    DropboxTokenStoreRef store = DBXCreateTokenStore(_storage);
    DropboxSessionOptions session = [_session ?: [DBXNetworkSessionConfiguration default] dropboxOptions];
    DropboxSessionOptions backgroundSession = {0};
    if (_backgroundSession != nil) backgroundSession = [_backgroundSession dropboxOptions];
    DropboxManagerSetup setup = {
        .appKey = DBRequiredCString(_appKey),
        .isTeam = _isTeam,
        .isMultiUser = _isMultiUser,
        .uid = DBCString(_tokenUid),
        .client = [_transportClient dropboxClient],
        .backgroundClient = [_backgroundTransportClient dropboxClient],
        .session = &session,
        .includesBackgroundClient = _includesBackgroundClient,
        .backgroundSession = _backgroundSession == nil ? NULL : &backgroundSession,
        .tokenStore = store,
        .manager = [_manager dropboxManager],
    };
    void *context = block == nil ? NULL : DBXReconnectionContext(block);
    if (!DropboxManagerSetUp(&setup, context, context == NULL ? NULL : DBXReconnectTransfers)) {
        DBReleaseBlockContext(context);
    }
    DropboxRelease(store);
}

@end
