// What the classes of this target know about each other.
#import <CDropboxBridge.h>
#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>
#import <SwiftyDropboxObjC/DBXCallError.h>
#import <SwiftyDropboxObjC/DBXReconnection.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXTransportClient.h>

NS_ASSUME_NONNULL_BEGIN

/// Creates the error of a failed call. Takes over the failure's objects.
DBXCallError *DBXCallErrorFromFailure(const DropboxFailure *failure);

@interface DBXBaseRoutes ()
- (instancetype)initWithTransportClient:(DBXDropboxTransportClient *)client;
@end

@interface DBXDropboxTransportClient ()

/// Creates a client that takes over a client of the bridge.
- (instancetype)initWithDropboxClient:(DropboxClientRef)client;

/// The client of the bridge. It's valid as long as this object.
- (DropboxClientRef)dropboxClient;

/// Returns a client for another team member or root of paths, which shares connections with this one.
- (DBXDropboxTransportClient *)clientWithMember:(nullable NSString *)member pathRoot:(nullable DBXCommonPathRoot *)pathRoot;

@end

@interface DBXBaseRequest ()

/// Creates a request.
///
/// @param argument The argument of the route, which is borrowed.
- (instancetype)initWithClient:(DBXDropboxTransportClient *)client
                         route:(DropboxRouteRef)route
                      argument:(nullable DropboxObjectRef)argument
                      transfer:(const DropboxTransfer *)transfer;

/// Creates the request of a transfer that a background session has found again.
- (instancetype)initWithTransferInfo:(const DropboxTransferInfo *)info;

@end

/// Returns the context of `DBXReconnectTransfers` for a block that receives requests.
void *DBXReconnectionContext(void (^block)(NSArray<DBXReconnectionResult *> *requests));

/// Passes the requests of transfers to a block, and releases the context.
void DBXReconnectTransfers(void *_Nullable context, const DropboxTransferInfo *_Nullable transfers, long count);

@interface DBXDropboxBase ()
- (DBXDropboxTransportClient *)transportClient;
@end
@interface DBXDropboxTeamBase ()
- (DBXDropboxTransportClient *)transportClient;
@end

NS_ASSUME_NONNULL_END
