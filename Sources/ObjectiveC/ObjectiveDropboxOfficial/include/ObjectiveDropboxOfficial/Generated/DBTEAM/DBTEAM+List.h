// Generated from API/team.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h>

@class DBTEAMActiveWebSession, DBTEAMApiApp, DBTEAMDesktopClientSession, DBTEAMMemberDevices, DBTEAMMemberLinkedApps,
    DBTEAMMobileClientSession;

NS_ASSUME_NONNULL_BEGIN

/// The member whose apps to list.
@interface DBTEAMListMemberAppsArg : DBStoneObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;

/// Creates an object.
///
/// - Parameter teamMemberId: The identifier of the member, `dbmid:…`.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMListMemberAppsArg` from and to JSON.
@interface DBTEAMListMemberAppsArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMemberAppsArg *)instance;
+ (DBTEAMListMemberAppsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMListMemberAppsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMListMemberAppsErrorTag) {
    /// No member has this identifier.
    DBTEAMListMemberAppsErrorMemberNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMListMemberAppsErrorOther,
};

/// The reason that apps weren't listed.
@interface DBTEAMListMemberAppsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMListMemberAppsErrorTag tag;
/// Creates an object with the tag `member_not_found`.
- (instancetype)initWithMemberNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `member_not_found`.
- (BOOL)isMemberNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMListMemberAppsError` from and to JSON.
@interface DBTEAMListMemberAppsErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMemberAppsError *)instance;
+ (DBTEAMListMemberAppsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The apps that a member has linked.
@interface DBTEAMListMemberAppsResult : DBStoneObject
/// The apps.
@property (nonatomic, readonly) NSArray<DBTEAMApiApp *> *linkedApiApps;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLinkedApiApps:(NSArray<DBTEAMApiApp *> *)linkedApiApps;
@end

/// Converts `DBTEAMListMemberAppsResult` from and to JSON.
@interface DBTEAMListMemberAppsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMemberAppsResult *)instance;
+ (DBTEAMListMemberAppsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The member whose devices to list, and the kinds of devices.
@interface DBTEAMListMemberDevicesArg : DBStoneObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// A Boolean value that indicates whether to include web sessions. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// A Boolean value that indicates whether to include computers. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    includeDesktopClients:(nullable NSNumber *)includeDesktopClients
    includeMobileClients:(nullable NSNumber *)includeMobileClients;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId;
@end

/// Converts `DBTEAMListMemberDevicesArg` from and to JSON.
@interface DBTEAMListMemberDevicesArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMemberDevicesArg *)instance;
+ (DBTEAMListMemberDevicesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMListMemberDevicesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMListMemberDevicesErrorTag) {
    /// No member has this identifier.
    DBTEAMListMemberDevicesErrorMemberNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMListMemberDevicesErrorOther,
};

/// The reason that devices weren't listed.
@interface DBTEAMListMemberDevicesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMListMemberDevicesErrorTag tag;
/// Creates an object with the tag `member_not_found`.
- (instancetype)initWithMemberNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `member_not_found`.
- (BOOL)isMemberNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMListMemberDevicesError` from and to JSON.
@interface DBTEAMListMemberDevicesErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMemberDevicesError *)instance;
+ (DBTEAMListMemberDevicesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The sessions and devices of a member.
@interface DBTEAMListMemberDevicesResult : DBStoneObject
/// The web sessions.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMActiveWebSession *> *activeWebSessions;
/// The computers.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMDesktopClientSession *> *desktopClientSessions;
/// The mobile devices.
@property (nonatomic, readonly, nullable) NSArray<DBTEAMMobileClientSession *> *mobileClientSessions;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithActiveWebSessions:(nullable NSArray<DBTEAMActiveWebSession *> *)activeWebSessions
    desktopClientSessions:(nullable NSArray<DBTEAMDesktopClientSession *> *)desktopClientSessions
    mobileClientSessions:(nullable NSArray<DBTEAMMobileClientSession *> *)mobileClientSessions;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMListMemberDevicesResult` from and to JSON.
@interface DBTEAMListMemberDevicesResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMemberDevicesResult *)instance;
+ (DBTEAMListMemberDevicesResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMListMembersAppsArg : DBStoneObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter cursor: The cursor of the most recent page. `nil` for the first page.
- (instancetype)initWithCursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMListMembersAppsArg` from and to JSON.
@interface DBTEAMListMembersAppsArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMembersAppsArg *)instance;
+ (DBTEAMListMembersAppsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMListMembersAppsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMListMembersAppsErrorTag) {
    /// The cursor has expired. List from the start.
    DBTEAMListMembersAppsErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMListMembersAppsErrorOther,
};

/// The reason that apps weren't listed.
@interface DBTEAMListMembersAppsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMListMembersAppsErrorTag tag;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMListMembersAppsError` from and to JSON.
@interface DBTEAMListMembersAppsErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMembersAppsError *)instance;
+ (DBTEAMListMembersAppsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members with the apps that they have linked.
@interface DBTEAMListMembersAppsResult : DBStoneObject
/// The members and their apps.
@property (nonatomic, readonly) NSArray<DBTEAMMemberLinkedApps *> *apps;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithApps:(NSArray<DBTEAMMemberLinkedApps *> *)apps
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithApps:(NSArray<DBTEAMMemberLinkedApps *> *)apps hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMListMembersAppsResult` from and to JSON.
@interface DBTEAMListMembersAppsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMembersAppsResult *)instance;
+ (DBTEAMListMembersAppsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The kinds of devices to list.
@interface DBTEAMListMembersDevicesArg : DBStoneObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether to include web sessions. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// A Boolean value that indicates whether to include computers. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (instancetype)initWithCursor:(nullable NSString *)cursor
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    includeDesktopClients:(nullable NSNumber *)includeDesktopClients
    includeMobileClients:(nullable NSNumber *)includeMobileClients;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMListMembersDevicesArg` from and to JSON.
@interface DBTEAMListMembersDevicesArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMembersDevicesArg *)instance;
+ (DBTEAMListMembersDevicesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMListMembersDevicesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMListMembersDevicesErrorTag) {
    /// The cursor has expired. List from the start.
    DBTEAMListMembersDevicesErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMListMembersDevicesErrorOther,
};

/// The reason that devices weren't listed.
@interface DBTEAMListMembersDevicesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMListMembersDevicesErrorTag tag;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMListMembersDevicesError` from and to JSON.
@interface DBTEAMListMembersDevicesErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMembersDevicesError *)instance;
+ (DBTEAMListMembersDevicesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members with their sessions and devices.
@interface DBTEAMListMembersDevicesResult : DBStoneObject
/// The members and their devices.
@property (nonatomic, readonly) NSArray<DBTEAMMemberDevices *> *devices;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDevices:(NSArray<DBTEAMMemberDevices *> *)devices
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDevices:(NSArray<DBTEAMMemberDevices *> *)devices hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMListMembersDevicesResult` from and to JSON.
@interface DBTEAMListMembersDevicesResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListMembersDevicesResult *)instance;
+ (DBTEAMListMembersDevicesResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a listing continues.
@interface DBTEAMListTeamAppsArg : DBStoneObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameter cursor: The cursor of the most recent page. `nil` for the first page.
- (instancetype)initWithCursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMListTeamAppsArg` from and to JSON.
@interface DBTEAMListTeamAppsArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListTeamAppsArg *)instance;
+ (DBTEAMListTeamAppsArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMListTeamAppsError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMListTeamAppsErrorTag) {
    /// The cursor has expired. List from the start.
    DBTEAMListTeamAppsErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMListTeamAppsErrorOther,
};

/// The reason that apps weren't listed.
@interface DBTEAMListTeamAppsError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMListTeamAppsErrorTag tag;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMListTeamAppsError` from and to JSON.
@interface DBTEAMListTeamAppsErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListTeamAppsError *)instance;
+ (DBTEAMListTeamAppsError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members with the apps that they have linked.
@interface DBTEAMListTeamAppsResult : DBStoneObject
/// The members and their apps.
@property (nonatomic, readonly) NSArray<DBTEAMMemberLinkedApps *> *apps;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithApps:(NSArray<DBTEAMMemberLinkedApps *> *)apps
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithApps:(NSArray<DBTEAMMemberLinkedApps *> *)apps hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMListTeamAppsResult` from and to JSON.
@interface DBTEAMListTeamAppsResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListTeamAppsResult *)instance;
+ (DBTEAMListTeamAppsResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The kinds of devices to list.
@interface DBTEAMListTeamDevicesArg : DBStoneObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether to include web sessions. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// A Boolean value that indicates whether to include computers. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (instancetype)initWithCursor:(nullable NSString *)cursor
    includeWebSessions:(nullable NSNumber *)includeWebSessions
    includeDesktopClients:(nullable NSNumber *)includeDesktopClients
    includeMobileClients:(nullable NSNumber *)includeMobileClients;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initDefault;
@end

/// Converts `DBTEAMListTeamDevicesArg` from and to JSON.
@interface DBTEAMListTeamDevicesArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListTeamDevicesArg *)instance;
+ (DBTEAMListTeamDevicesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBTEAMListTeamDevicesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBTEAMListTeamDevicesErrorTag) {
    /// The cursor has expired. List from the start.
    DBTEAMListTeamDevicesErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBTEAMListTeamDevicesErrorOther,
};

/// The reason that devices weren't listed.
@interface DBTEAMListTeamDevicesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBTEAMListTeamDevicesErrorTag tag;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBTEAMListTeamDevicesError` from and to JSON.
@interface DBTEAMListTeamDevicesErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListTeamDevicesError *)instance;
+ (DBTEAMListTeamDevicesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of members with their sessions and devices.
@interface DBTEAMListTeamDevicesResult : DBStoneObject
/// The members and their devices.
@property (nonatomic, readonly) NSArray<DBTEAMMemberDevices *> *devices;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithDevices:(NSArray<DBTEAMMemberDevices *> *)devices
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithDevices:(NSArray<DBTEAMMemberDevices *> *)devices hasMore:(NSNumber *)hasMore;
@end

/// Converts `DBTEAMListTeamDevicesResult` from and to JSON.
@interface DBTEAMListTeamDevicesResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMListTeamDevicesResult *)instance;
+ (DBTEAMListTeamDevicesResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
