// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBTEAMLOGPathLogInfo;

NS_ASSUME_NONNULL_BEGIN

/// An app. Cast it to `TeamLog.UserLinkedAppLogInfo` or another subclass.
@interface DBTEAMLOGAppLogInfo : DBStoneObject
/// The identifier of the app.
@property (nonatomic, readonly, copy, nullable) NSString *appId;
/// The name of the app.
@property (nonatomic, readonly, copy, nullable) NSString *displayName;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAppId:(nullable NSString *)appId displayName:(nullable NSString *)displayName;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGAppLogInfo` from and to JSON.
@interface DBTEAMLOGAppLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGAppLogInfo *)instance;
+ (DBTEAMLOGAppLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A device or browser.
@interface DBTEAMLOGDeviceSessionLogInfo : DBStoneObject
/// The IP address of the last activity.
@property (nonatomic, readonly, copy, nullable) NSString *ipAddress;
/// The time at which the session was created.
@property (nonatomic, readonly, nullable) NSDate *created;
/// The time of the last activity.
@property (nonatomic, readonly, nullable) NSDate *updated;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithIpAddress:(nullable NSString *)ipAddress
    created:(nullable NSDate *)created
    updated:(nullable NSDate *)updated;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGDeviceSessionLogInfo` from and to JSON.
@interface DBTEAMLOGDeviceSessionLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGDeviceSessionLogInfo *)instance;
+ (DBTEAMLOGDeviceSessionLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A session. Cast it to `TeamLog.WebSessionLogInfo` or another subclass.
@interface DBTEAMLOGSessionLogInfo : DBStoneObject
/// The identifier of the session.
@property (nonatomic, readonly, copy, nullable) NSString *sessionId;
/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithSessionId:(nullable NSString *)sessionId;
/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGSessionLogInfo` from and to JSON.
@interface DBTEAMLOGSessionLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGSessionLogInfo *)instance;
+ (DBTEAMLOGSessionLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file or folder.
@interface DBTEAMLOGFileOrFolderLogInfo : DBStoneObject
/// The path.
@property (nonatomic, readonly) DBTEAMLOGPathLogInfo *path;
/// The name.
@property (nonatomic, readonly, copy, nullable) NSString *displayName;
/// The identifier.
@property (nonatomic, readonly, copy, nullable) NSString *fileId;
/// The size in bytes.
@property (nonatomic, readonly, nullable) NSNumber *fileSize;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithPath:(DBTEAMLOGPathLogInfo *)path
    displayName:(nullable NSString *)displayName
    fileId:(nullable NSString *)fileId
    fileSize:(nullable NSNumber *)fileSize;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithPath:(DBTEAMLOGPathLogInfo *)path;
@end

/// Converts `DBTEAMLOGFileOrFolderLogInfo` from and to JSON.
@interface DBTEAMLOGFileOrFolderLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGFileOrFolderLogInfo *)instance;
+ (DBTEAMLOGFileOrFolderLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A user. Cast it to `TeamLog.TeamMemberLogInfo` or another subclass.
@interface DBTEAMLOGUserLogInfo : DBStoneObject
/// The account identifier, `dbid:…`. Exactly 40 characters.
@property (nonatomic, readonly, copy, nullable) NSString *accountId;
/// The name of the user.
@property (nonatomic, readonly, copy, nullable) NSString *displayName;
/// The email address. At most 255 characters.
@property (nonatomic, readonly, copy, nullable) NSString *email;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithAccountId:(nullable NSString *)accountId
    displayName:(nullable NSString *)displayName
    email:(nullable NSString *)email;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMLOGUserLogInfo` from and to JSON.
@interface DBTEAMLOGUserLogInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGUserLogInfo *)instance;
+ (DBTEAMLOGUserLogInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
