// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXTeamLogPathLogInfo;

NS_ASSUME_NONNULL_BEGIN

/// An app. Cast it to `TeamLog.UserLinkedAppLogInfo` or another subclass.
@interface DBXTeamLogAppLogInfo : DBXObject
/// The identifier of the app.
@property (nonatomic, readonly, copy, nullable) NSString *appId;
/// The name of the app.
@property (nonatomic, readonly, copy, nullable) NSString *displayName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAppId:(nullable NSString *)appId
    displayName:(nullable NSString *)displayName
    NS_DESIGNATED_INITIALIZER;
@end

/// A device or browser.
@interface DBXTeamLogDeviceSessionLogInfo : DBXObject
/// The IP address of the last activity.
@property (nonatomic, readonly, copy, nullable) NSString *ipAddress;
/// The time at which the session was created.
@property (nonatomic, readonly, copy, nullable) NSDate *created;
/// The time of the last activity.
@property (nonatomic, readonly, copy, nullable) NSDate *updated;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated
    NS_DESIGNATED_INITIALIZER;
@end

/// A session. Cast it to `TeamLog.WebSessionLogInfo` or another subclass.
@interface DBXTeamLogSessionLogInfo : DBXObject
/// The identifier of the session.
@property (nonatomic, readonly, copy, nullable) NSString *sessionId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSessionId:(nullable NSString *)sessionId NS_DESIGNATED_INITIALIZER;
@end

/// A file or folder.
@interface DBXTeamLogFileOrFolderLogInfo : DBXObject
/// The path.
@property (nonatomic, readonly) DBXTeamLogPathLogInfo *path;
/// The name.
@property (nonatomic, readonly, copy, nullable) NSString *displayName;
/// The identifier.
@property (nonatomic, readonly, copy, nullable) NSString *fileId;
/// The size in bytes.
@property (nonatomic, readonly, nullable) NSNumber *fileSize;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithPath:(DBXTeamLogPathLogInfo *)path
    displayName:(nullable NSString *)displayName
    fileId:(nullable NSString *)fileId
    fileSize:(nullable NSNumber *)fileSize
    NS_DESIGNATED_INITIALIZER;
@end

/// A user. Cast it to `TeamLog.TeamMemberLogInfo` or another subclass.
@interface DBXTeamLogUserLogInfo : DBXObject
/// The account identifier, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *accountId;
/// The name of the user.
@property (nonatomic, readonly, copy, nullable) NSString *displayName;
/// The email address. At most 255 characters.
@property (nonatomic, readonly, copy, nullable) NSString *email;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    email:(nullable NSString *)email
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
