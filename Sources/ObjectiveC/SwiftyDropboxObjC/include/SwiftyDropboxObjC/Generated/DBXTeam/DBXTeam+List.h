// Generated from API/team.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamCommon.h>

@class DBXTeamActiveWebSession, DBXTeamApiApp, DBXTeamDesktopClientSession, DBXTeamListMemberAppsErrorMemberNotFound,
    DBXTeamListMemberAppsErrorOther, DBXTeamListMemberDevicesErrorMemberNotFound, DBXTeamListMemberDevicesErrorOther,
    DBXTeamListMembersAppsErrorOther, DBXTeamListMembersAppsErrorReset, DBXTeamListMembersDevicesErrorOther,
    DBXTeamListMembersDevicesErrorReset, DBXTeamListTeamAppsErrorOther, DBXTeamListTeamAppsErrorReset,
    DBXTeamListTeamDevicesErrorOther, DBXTeamListTeamDevicesErrorReset, DBXTeamMemberDevices, DBXTeamMemberLinkedApps,
    DBXTeamMobileClientSession;

NS_ASSUME_NONNULL_BEGIN

/// The member whose apps to list.
@interface DBXTeamListMemberAppsArg : DBXObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;

/// Creates an object.
///
/// - Parameter teamMemberId: The identifier of the member, `dbmid:…`.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId NS_DESIGNATED_INITIALIZER;
@end

/// The reason that apps weren't listed.
@interface DBXTeamListMemberAppsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamListMemberAppsError (Members)
/// The object if its tag is `member_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMemberAppsErrorMemberNotFound *asMemberNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMemberAppsErrorOther *asOther;
@end

/// No member has this identifier.
@interface DBXTeamListMemberAppsErrorMemberNotFound : DBXTeamListMemberAppsError
/// Creates an object with the tag `member_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamListMemberAppsErrorOther : DBXTeamListMemberAppsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The apps that a member has linked.
@interface DBXTeamListMemberAppsResult : DBXObject
/// The apps.
@property (nonatomic, readonly, copy) NSArray<DBXTeamApiApp *> *linkedApiApps;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithLinkedApiApps:(NSArray<DBXTeamApiApp *> *)linkedApiApps NS_DESIGNATED_INITIALIZER;
@end

/// The member whose devices to list, and the kinds of devices.
@interface DBXTeamListMemberDevicesArg : DBXObject
/// The identifier of the member, `dbmid:…`.
@property (nonatomic, readonly, copy) NSString *teamMemberId;
/// A Boolean value that indicates whether to include web sessions. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// A Boolean value that indicates whether to include computers. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object.
///
/// - Parameters:
///   - teamMemberId: The identifier of the member, `dbmid:…`.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (instancetype)initWithTeamMemberId:(NSString *)teamMemberId
    includeWebSessions:(NSNumber *)includeWebSessions
    includeDesktopClients:(NSNumber *)includeDesktopClients
    includeMobileClients:(NSNumber *)includeMobileClients
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that devices weren't listed.
@interface DBXTeamListMemberDevicesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamListMemberDevicesError (Members)
/// The object if its tag is `member_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMemberDevicesErrorMemberNotFound *asMemberNotFound;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMemberDevicesErrorOther *asOther;
@end

/// No member has this identifier.
@interface DBXTeamListMemberDevicesErrorMemberNotFound : DBXTeamListMemberDevicesError
/// Creates an object with the tag `member_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamListMemberDevicesErrorOther : DBXTeamListMemberDevicesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The sessions and devices of a member.
@interface DBXTeamListMemberDevicesResult : DBXObject
/// The web sessions.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamActiveWebSession *> *activeWebSessions;
/// The computers.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamDesktopClientSession *> *desktopClientSessions;
/// The mobile devices.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXTeamMobileClientSession *> *mobileClientSessions;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithActiveWebSessions:(nullable NSArray<DBXTeamActiveWebSession *> *)activeWebSessions
    desktopClientSessions:(nullable NSArray<DBXTeamDesktopClientSession *> *)desktopClientSessions
    mobileClientSessions:(nullable NSArray<DBXTeamMobileClientSession *> *)mobileClientSessions
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamListMembersAppsArg : DBXObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page. `nil` for the first page.
- (instancetype)initWithCursor:(nullable NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that apps weren't listed.
@interface DBXTeamListMembersAppsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamListMembersAppsError (Members)
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMembersAppsErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMembersAppsErrorOther *asOther;
@end

/// The cursor has expired. List from the start.
@interface DBXTeamListMembersAppsErrorReset : DBXTeamListMembersAppsError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamListMembersAppsErrorOther : DBXTeamListMembersAppsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of members with the apps that they have linked.
@interface DBXTeamListMembersAppsResult : DBXObject
/// The members and their apps.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberLinkedApps *> *apps;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithApps:(NSArray<DBXTeamMemberLinkedApps *> *)apps
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The kinds of devices to list.
@interface DBXTeamListMembersDevicesArg : DBXObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether to include web sessions. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// A Boolean value that indicates whether to include computers. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (instancetype)initWithCursor:(nullable NSString *)cursor
    includeWebSessions:(NSNumber *)includeWebSessions
    includeDesktopClients:(NSNumber *)includeDesktopClients
    includeMobileClients:(NSNumber *)includeMobileClients
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that devices weren't listed.
@interface DBXTeamListMembersDevicesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamListMembersDevicesError (Members)
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMembersDevicesErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListMembersDevicesErrorOther *asOther;
@end

/// The cursor has expired. List from the start.
@interface DBXTeamListMembersDevicesErrorReset : DBXTeamListMembersDevicesError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamListMembersDevicesErrorOther : DBXTeamListMembersDevicesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of members with their sessions and devices.
@interface DBXTeamListMembersDevicesResult : DBXObject
/// The members and their devices.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberDevices *> *devices;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDevices:(NSArray<DBXTeamMemberDevices *> *)devices
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a listing continues.
@interface DBXTeamListTeamAppsArg : DBXObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page. `nil` for the first page.
- (instancetype)initWithCursor:(nullable NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that apps weren't listed.
@interface DBXTeamListTeamAppsError : DBXObject
@end

/// The members of the union.
@interface DBXTeamListTeamAppsError (Members)
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListTeamAppsErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListTeamAppsErrorOther *asOther;
@end

/// The cursor has expired. List from the start.
@interface DBXTeamListTeamAppsErrorReset : DBXTeamListTeamAppsError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamListTeamAppsErrorOther : DBXTeamListTeamAppsError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of members with the apps that they have linked.
@interface DBXTeamListTeamAppsResult : DBXObject
/// The members and their apps.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberLinkedApps *> *apps;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithApps:(NSArray<DBXTeamMemberLinkedApps *> *)apps
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// The kinds of devices to list.
@interface DBXTeamListTeamDevicesArg : DBXObject
/// The cursor of the most recent page. `nil` for the first page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;
/// A Boolean value that indicates whether to include web sessions. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeWebSessions;
/// A Boolean value that indicates whether to include computers. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeDesktopClients;
/// A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
@property (nonatomic, readonly) NSNumber *includeMobileClients;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the most recent page. `nil` for the first page.
///   - includeWebSessions: A Boolean value that indicates whether to include web sessions. The default is `@YES`.
///   - includeDesktopClients: A Boolean value that indicates whether to include computers. The default is `@YES`.
///   - includeMobileClients: A Boolean value that indicates whether to include mobile devices. The default is `@YES`.
- (instancetype)initWithCursor:(nullable NSString *)cursor
    includeWebSessions:(NSNumber *)includeWebSessions
    includeDesktopClients:(NSNumber *)includeDesktopClients
    includeMobileClients:(NSNumber *)includeMobileClients
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that devices weren't listed.
@interface DBXTeamListTeamDevicesError : DBXObject
@end

/// The members of the union.
@interface DBXTeamListTeamDevicesError (Members)
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListTeamDevicesErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamListTeamDevicesErrorOther *asOther;
@end

/// The cursor has expired. List from the start.
@interface DBXTeamListTeamDevicesErrorReset : DBXTeamListTeamDevicesError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXTeamListTeamDevicesErrorOther : DBXTeamListTeamDevicesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A page of members with their sessions and devices.
@interface DBXTeamListTeamDevicesResult : DBXObject
/// The members and their devices.
@property (nonatomic, readonly, copy) NSArray<DBXTeamMemberDevices *> *devices;
/// A Boolean value that indicates whether there is another page.
@property (nonatomic, readonly) NSNumber *hasMore;
/// The cursor of the next page.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDevices:(NSArray<DBXTeamMemberDevices *> *)devices
    hasMore:(NSNumber *)hasMore
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
