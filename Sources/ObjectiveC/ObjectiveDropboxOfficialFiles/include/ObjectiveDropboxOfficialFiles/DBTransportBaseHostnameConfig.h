#import <Foundation/Foundation.h>

@class DBRoute;

NS_ASSUME_NONNULL_BEGIN

/// The servers of a client.
///
/// A host is a name (`api.dropboxapi.com`), a name with a port (`localhost:8443`), or a URL with a scheme
/// (`http://127.0.0.1:8080`, for example for an emulator). The default scheme is `https`. Requests to a host in another
/// form fail and are not sent.
@interface DBTransportBaseHostnameConfig : NSObject {
@private
    NSString *_meta;
    NSString *_api;
    NSString *_content;
    NSString *_downloadContent;
    NSString *_notify;
}

/// The host of the sign-in page. The default is `www.dropbox.com`.
@property (nonatomic, readonly, copy) NSString *meta;

/// The host of most routes, and of access tokens. The default is `api.dropboxapi.com`.
@property (nonatomic, readonly, copy) NSString *api;

/// The host of uploads. The default is `content.dropboxapi.com`.
@property (nonatomic, readonly, copy) NSString *content;

/// The host of downloads. The default is `content.dropboxapi.com`.
@property (nonatomic, readonly, copy) NSString *downloadContent;

/// The host of long polls. The default is `notify.dropboxapi.com`.
@property (nonatomic, readonly, copy) NSString *notify;

/// Creates the servers of Dropbox.
- (instancetype)init;

/// Creates servers with one host for uploads and downloads.
///
/// - Parameters:
///   - meta: The host of the sign-in page.
///   - api: The host of most routes, and of access tokens.
///   - content: The host of uploads and downloads.
///   - notify: The host of long polls.
- (instancetype)initWithMeta:(NSString *)meta
                         api:(NSString *)api
                     content:(NSString *)content
                      notify:(NSString *)notify;

/// Creates servers with different hosts for uploads and downloads.
///
/// - Parameters:
///   - meta: The host of the sign-in page.
///   - api: The host of most routes, and of access tokens.
///   - content: The host of uploads.
///   - downloadContent: The host of downloads.
///   - notify: The host of long polls.
- (instancetype)initWithMeta:(NSString *)meta
                         api:(NSString *)api
                     content:(NSString *)content
             downloadContent:(NSString *)downloadContent
                      notify:(NSString *)notify NS_DESIGNATED_INITIALIZER;

/// Returns the start of the URL of a route, such as `https://api.dropboxapi.com/2`, or `nil` if the host of the route
/// is unknown.
- (nullable NSString *)apiV2PrefixWithRoute:(DBRoute *)route;

@end

NS_ASSUME_NONNULL_END
