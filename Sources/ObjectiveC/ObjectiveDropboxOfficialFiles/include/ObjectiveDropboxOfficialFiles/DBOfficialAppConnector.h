#import <ObjectiveDropboxOfficialFiles/DBOpenWithInfo.h>

#if TARGET_OS_IOS

NS_ASSUME_NONNULL_BEGIN

/// Exchanges files with the Dropbox app: its users can open a file with this app, and return to the Dropbox app.
///
/// Dropbox offers this to selected apps, and does not document it. This class was not tested with the Dropbox app.
@interface DBOfficialAppConnector : NSObject

/// Creates a connector.
///
/// - Parameters:
///   - appKey: The app key from the App Console.
///   - canOpenURLWrapper: Returns a Boolean value that indicates whether an app handles a URL.
///   - openURLWrapper: Opens a URL in the app that handles it.
- (instancetype)initWithAppKey:(NSString *)appKey
             canOpenURLWrapper:(BOOL (^)(NSURL *))canOpenURLWrapper
                openURLWrapper:(void (^)(NSURL *))openURLWrapper;

/// Returns to the Dropbox app.
///
/// - Parameters:
///   - openWithInfo: The file that the user opened.
///   - changesPending: Whether the app has changes that are not uploaded yet.
- (void)returnToDropboxApp:(DBOpenWithInfo *)openWithInfo changesPending:(BOOL)changesPending;

/// Returns to the Dropbox app, and reports an error.
///
/// - Parameters:
///   - openWithInfo: The file that the user opened.
///   - changesPending: Whether the app has changes that are not uploaded yet.
///   - errorName: The name of the error, or `nil` if there was none.
///   - extras: Additional values for the Dropbox app.
- (void)returnToDropboxApp:(DBOpenWithInfo *)openWithInfo
            changesPending:(BOOL)changesPending
                 errorName:(nullable NSString *)errorName
                    extras:(nullable NSDictionary *)extras;

/// Returns the file of a URL with which the Dropbox app opened this app, or `nil` for other URLs.
- (nullable DBOpenWithInfo *)openWithInfoFromURL:(NSURL *)url;

/// Returns a Boolean value that indicates whether the Dropbox app is installed in a version that supports this.
- (BOOL)isRequiredDropboxAppInstalled;

/// Returns the file with which the Dropbox app installed this app, or `nil` if it didn't.
+ (nullable DBOpenWithInfo *)retriveOfficialDropboxAppOpenWithInfo;

@end

NS_ASSUME_NONNULL_END

#endif
