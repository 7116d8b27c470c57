#import <DropboxObjectiveCRuntime/DBMemory.h>
#import <Foundation/Foundation.h>

@class DBXDropboxTransportClient;
@class DBXNetworkSessionConfiguration;

NS_ASSUME_NONNULL_BEGIN

/// The identifiers of an app extension's background session.
@interface DBXDefaultBackgroundExtensionSessionCreationInfo : NSObject {
@private
    NSString *_backgroundSessionIdentifier;
    NSString *_sharedContainerIdentifier;
}

/// Creates the information about a session.
///
/// @param backgroundSessionIdentifier The identifier of the session.
/// @param sharedContainerIdentifier The container that the app and the extension share.
- (instancetype)initWithBackgroundSessionIdentifier:(NSString *)backgroundSessionIdentifier
                          sharedContainerIdentifier:(NSString *)sharedContainerIdentifier NS_DESIGNATED_INITIALIZER;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// An app extension's background session with a configuration or a client of the app.
@interface DBXCustomBackgroundExtensionSessionCreationInfo : NSObject {
@private
    DBXDropboxTransportClient *_backgroundTransportClient;
    DBXNetworkSessionConfiguration *_backgroundSessionConfiguration;
}

/// Creates the information about a session that has a client.
- (instancetype)initWithBackgroundTransportClient:(DBXDropboxTransportClient *)backgroundTransportClient
    NS_DESIGNATED_INITIALIZER;

/// Creates the information about a session that has a configuration.
- (instancetype)initWithBackgroundSessionConfiguration:(DBXNetworkSessionConfiguration *)backgroundSessionConfiguration
    NS_DESIGNATED_INITIALIZER;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

/// What the app needs to handle the events of an app extension's background session.
@interface DBXBackgroundExtensionSessionCreationInfo : NSObject {
@private
    DBXDefaultBackgroundExtensionSessionCreationInfo *_defaultInfo;
    DBXCustomBackgroundExtensionSessionCreationInfo *_customInfo;
}

/// Creates the information for a session with identifiers.
- (instancetype)initWithDefaultInfo:(DBXDefaultBackgroundExtensionSessionCreationInfo *)defaultInfo
    NS_DESIGNATED_INITIALIZER;

/// Creates the information for a session with a configuration or a client of the app.
- (instancetype)initWithCustomInfo:(DBXCustomBackgroundExtensionSessionCreationInfo *)customInfo
    NS_DESIGNATED_INITIALIZER;

- (instancetype)init DB_UNAVAILABLE;
+ (instancetype)new DB_UNAVAILABLE;

@end

NS_ASSUME_NONNULL_END
