// Generated from API/common.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXCommonPathRootErrorInvalidRoot;
@class DBXCommonPathRootErrorNoPermission;
@class DBXCommonPathRootErrorOther;
@class DBXCommonPathRootHome;
@class DBXCommonPathRootNamespaceId;
@class DBXCommonPathRootOther;
@class DBXCommonPathRootRoot;
@class DBXCommonRootInfo;

NS_ASSUME_NONNULL_BEGIN

/// A length of time.
@interface DBXCommonDropboxDuration : DBXObject
/// Whole seconds.
@property (nonatomic, readonly) NSNumber *seconds;
/// Nanoseconds beyond them.
@property (nonatomic, readonly) NSNumber *nanos;

/// Creates an object.
///
/// - Parameters:
///   - seconds: Whole seconds.
///   - nanos: Nanoseconds beyond them.
- (instancetype)initWithSeconds:(NSNumber *)seconds nanos:(NSNumber *)nanos NS_DESIGNATED_INITIALIZER;
@end

/// The place that paths are relative to.
@interface DBXCommonPathRoot : DBXObject
@end

/// The members of the union.
@interface DBXCommonPathRoot (Members)
/// The object if its tag is `home`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXCommonPathRootHome *asHome;
/// The object if its tag is `root`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXCommonPathRootRoot *asRoot;
/// The object if its tag is `namespace_id`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXCommonPathRootNamespaceId *asNamespaceId;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXCommonPathRootOther *asOther;
@end

/// The user's home folder, which is the default. In a team it may lie within the team space.
@interface DBXCommonPathRootHome : DBXCommonPathRoot
/// Creates an object with the tag `home`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `home`.
+ (instancetype)new;
@end

/// The user's root. Fails with `PathRootError.invalidRoot` if this is not the user's root any more. Pattern:
/// `[-_0-9a-zA-Z:]+`.
@interface DBXCommonPathRootRoot : DBXCommonPathRoot
/// The value of `root`.
@property (nonatomic, copy) NSString *root;
/// Creates an object with the tag `root`.
- (instancetype)init:(NSString *)root NS_DESIGNATED_INITIALIZER;
@end

/// Any namespace that the user can open, such as a shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
@interface DBXCommonPathRootNamespaceId : DBXCommonPathRoot
/// The value of `namespace_id`.
@property (nonatomic, copy) NSString *namespaceId;
/// Creates an object with the tag `namespace_id`.
- (instancetype)init:(NSString *)namespaceId NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXCommonPathRootOther : DBXCommonPathRoot
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// Why a path root was not accepted (status 422).
@interface DBXCommonPathRootError : DBXObject
@end

/// The members of the union.
@interface DBXCommonPathRootError (Members)
/// The object if its tag is `invalid_root`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXCommonPathRootErrorInvalidRoot *asInvalidRoot;
/// The object if its tag is `no_permission`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXCommonPathRootErrorNoPermission *asNoPermission;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXCommonPathRootErrorOther *asOther;
@end

/// The user's root is another one by now: the value tells which. Make a new path root from it and list from the start.
@interface DBXCommonPathRootErrorInvalidRoot : DBXCommonPathRootError
/// The value of `invalid_root`.
@property (nonatomic, strong) DBXCommonRootInfo *invalidRoot;
/// Creates an object with the tag `invalid_root`.
- (instancetype)init:(DBXCommonRootInfo *)invalidRoot NS_DESIGNATED_INITIALIZER;
@end

/// The user may not open this namespace.
@interface DBXCommonPathRootErrorNoPermission : DBXCommonPathRootError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `no_permission`.
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXCommonPathRootErrorOther : DBXCommonPathRootError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
/// Creates an object with the tag `other`.
+ (instancetype)new;
@end

/// The namespaces of a user. Cast it to `Common.TeamRootInfo` or `Common.UserRootInfo`.
@interface DBXCommonRootInfo : DBXObject
/// The root: the team space if the user belongs to a team that has one, otherwise the same as home. Pattern:
/// `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *rootNamespaceId;

/// The home folder. Pattern: `[-_0-9a-zA-Z:]+`.
@property (nonatomic, readonly, copy) NSString *homeNamespaceId;

/// Creates an object.
///
/// - Parameters:
///   - rootNamespaceId: The root: the team space if the user belongs to a team that has one, otherwise the same as
///     home. Pattern: `[-_0-9a-zA-Z:]+`.
///   - homeNamespaceId: The home folder. Pattern: `[-_0-9a-zA-Z:]+`.
- (instancetype)initWithRootNamespaceId:(NSString *)rootNamespaceId
    homeNamespaceId:(NSString *)homeNamespaceId
    NS_DESIGNATED_INITIALIZER;
@end

/// The namespaces of a user whose team has a team space.
@interface DBXCommonTeamRootInfo : DBXCommonRootInfo
/// The path of the home folder within the team space.
@property (nonatomic, readonly, copy) NSString *homePath;

/// Creates an object.
///
/// - Parameters:
///   - rootNamespaceId: The root: the team space if the user belongs to a team that has one, otherwise the same as
///     home. Pattern: `[-_0-9a-zA-Z:]+`.
///   - homeNamespaceId: The home folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - homePath: The path of the home folder within the team space.
- (instancetype)initWithRootNamespaceId:(NSString *)rootNamespaceId
    homeNamespaceId:(NSString *)homeNamespaceId
    homePath:(NSString *)homePath
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithRootNamespaceId:(NSString *)rootNamespaceId
    homeNamespaceId:(NSString *)homeNamespaceId
    DB_UNAVAILABLE;
@end

/// The namespaces of a user without a team space.
@interface DBXCommonUserRootInfo : DBXCommonRootInfo
/// The path of the home folder within the root, if they differ.
@property (nonatomic, readonly, copy, nullable) NSString *homePath;

/// Creates an object.
///
/// - Parameters:
///   - rootNamespaceId: The root: the team space if the user belongs to a team that has one, otherwise the same as
///     home. Pattern: `[-_0-9a-zA-Z:]+`.
///   - homeNamespaceId: The home folder. Pattern: `[-_0-9a-zA-Z:]+`.
///   - homePath: The path of the home folder within the root, if they differ.
- (instancetype)initWithRootNamespaceId:(NSString *)rootNamespaceId
    homeNamespaceId:(NSString *)homeNamespaceId
    homePath:(nullable NSString *)homePath
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithRootNamespaceId:(NSString *)rootNamespaceId
    homeNamespaceId:(NSString *)homeNamespaceId
    DB_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
