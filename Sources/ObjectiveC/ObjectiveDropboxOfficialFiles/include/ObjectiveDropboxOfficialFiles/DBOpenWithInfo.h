#import <Foundation/Foundation.h>
#import <ObjectiveDropboxOfficialFiles/DBPlatform.h>

#if TARGET_OS_IOS

NS_ASSUME_NONNULL_BEGIN

/// The file that a user of the Dropbox app opened with this app.
@interface DBOpenWithInfo : NSObject <NSCoding>

/// The user of the Dropbox app.
@property (nonatomic, readonly, copy) NSString *userId;

/// The revision of the file.
@property (nonatomic, readonly, copy) NSString *rev;

/// The path of the file in Dropbox.
@property (nonatomic, readonly, copy) NSString *path;

/// The time of the last change.
@property (nonatomic, readonly, copy, nullable) NSDate *modifiedTime;

/// A Boolean value that indicates whether the user can't change the file.
@property (nonatomic, readonly) BOOL readOnly;

/// The action that the user chose, such as `EDIT`.
@property (nonatomic, readonly, copy) NSString *verb;

/// The identifier of the request of the Dropbox app.
@property (nonatomic, readonly, copy, nullable) NSString *sessionId;

/// The identifier of the file.
@property (nonatomic, readonly, copy, nullable) NSString *fileId;

/// The content of the file.
@property (nonatomic, readonly, copy, nullable) NSData *fileData;

/// The app from which the user came.
@property (nonatomic, readonly, copy, nullable) NSString *sourceApp;

/// Creates the description of an opened file.
- (id)initWithUserId:(NSString *)userId
                 rev:(NSString *)rev
                path:(NSString *)path
        modifiedTime:(nullable NSDate *)modifiedTime
            readOnly:(BOOL)readOnly
                verb:(NSString *)verb
           sessionId:(nullable NSString *)sessionId
              fileId:(nullable NSString *)fileId
            fileData:(nullable NSData *)fileData
           sourceApp:(nullable NSString *)sourceApp;

/// Stores the description in the user defaults, so that it's available after a sign-in or a restart.
///
/// - Parameter sessionId: The identifier of the request, or `nil` for the identifier of the description.
- (void)writeToStorageForSession:(nullable NSString *)sessionId;

/// Returns the stored description of a request, and removes it from the user defaults.
+ (nullable DBOpenWithInfo *)popFromStorageForSession:(NSString *)sessionId;

@end

NS_ASSUME_NONNULL_END

#endif
