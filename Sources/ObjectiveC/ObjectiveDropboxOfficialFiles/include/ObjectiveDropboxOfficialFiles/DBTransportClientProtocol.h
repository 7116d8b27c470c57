#import <Foundation/Foundation.h>

@class DBDownloadDataTask;
@class DBDownloadUrlTask;
@class DBRoute;
@class DBRpcTask;
@class DBUploadTask;
@protocol DBAccessTokenProvider;
@protocol DBSerializable;

NS_ASSUME_NONNULL_BEGIN

/// A client that creates the requests of routes. `DBTransportDefaultClient` implements it. Apps and tests can provide
/// their own.
///
/// Each method starts a request and returns its task. Add blocks to the task to receive the result and the progress.
@protocol DBTransportClient <NSObject>

/// The provider of access tokens, or `nil` for a client that authenticates as an app.
@property (nonatomic, strong, nullable) id<DBAccessTokenProvider> accessTokenProvider;

/// Calls a route with an argument and a result.
- (DBRpcTask *)requestRpc:(DBRoute *)route arg:(nullable id<DBSerializable>)arg;

/// Uploads a file.
///
/// - Parameters:
///   - route: The route.
///   - arg: The argument.
///   - inputUrl: The path of the file.
- (DBUploadTask *)requestUpload:(DBRoute *)route arg:(nullable id<DBSerializable>)arg inputUrl:(NSString *)inputUrl;

/// Uploads data.
- (DBUploadTask *)requestUpload:(DBRoute *)route arg:(nullable id<DBSerializable>)arg inputData:(NSData *)inputData;

/// Uploads the content of a stream.
- (DBUploadTask *)requestUpload:(DBRoute *)route
                            arg:(nullable id<DBSerializable>)arg
                    inputStream:(NSInputStream *)inputStream;

/// Downloads to a file.
///
/// - Parameters:
///   - route: The route.
///   - arg: The argument.
///   - overwrite: Whether to replace a file at the destination. Otherwise, the request fails if there is one.
///   - destination: The URL of the file.
- (DBDownloadUrlTask *)requestDownload:(DBRoute *)route
                                   arg:(nullable id<DBSerializable>)arg
                             overwrite:(BOOL)overwrite
                           destination:(NSURL *)destination;

/// Downloads a range of bytes to a file.
///
/// - Parameters:
///   - route: The route.
///   - arg: The argument.
///   - overwrite: Whether to replace a file at the destination. Otherwise, the request fails if there is one.
///   - destination: The URL of the file.
///   - byteOffsetStart: The offset of the first byte, or `nil` for the start.
///   - byteOffsetEnd: The offset of the last byte, or `nil` for the end.
- (DBDownloadUrlTask *)requestDownload:(DBRoute *)route
                                   arg:(nullable id<DBSerializable>)arg
                             overwrite:(BOOL)overwrite
                           destination:(NSURL *)destination
                       byteOffsetStart:(nullable NSNumber *)byteOffsetStart
                         byteOffsetEnd:(nullable NSNumber *)byteOffsetEnd;

/// Downloads to memory.
- (DBDownloadDataTask *)requestDownload:(DBRoute *)route arg:(nullable id<DBSerializable>)arg;

/// Downloads a range of bytes to memory.
///
/// - Parameters:
///   - route: The route.
///   - arg: The argument.
///   - byteOffsetStart: The offset of the first byte, or `nil` for the start.
///   - byteOffsetEnd: The offset of the last byte, or `nil` for the end.
- (DBDownloadDataTask *)requestDownload:(DBRoute *)route
                                    arg:(nullable id<DBSerializable>)arg
                        byteOffsetStart:(nullable NSNumber *)byteOffsetStart
                          byteOffsetEnd:(nullable NSNumber *)byteOffsetEnd;

@end

NS_ASSUME_NONNULL_END
