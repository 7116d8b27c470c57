// Generated from API/common.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXCommonPathRootErrorInvalidRoot, DBXCommonPathRootErrorNoPermission, DBXCommonPathRootErrorOther,
    DBXCommonPathRootHome, DBXCommonPathRootNamespaceId, DBXCommonPathRootOther, DBXCommonPathRootRoot,
    DBXCommonRootInfo;

NS_ASSUME_NONNULL_BEGIN

/// A length of time.
@interface DBXCommonDropboxDuration : DBXObject
/// The whole seconds.
@property (nonatomic, readonly) NSNumber *seconds;
/// The nanoseconds in addition to the seconds.
@property (nonatomic, readonly) NSNumber *nanos;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSeconds:(NSNumber *)seconds nanos:(NSNumber *)nanos NS_DESIGNATED_INITIALIZER;
@end

/// The folder to which paths are relative.
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

/// The user's home folder, which is the default. For a member of a team with a team space, it lies within the team
/// space.
@interface DBXCommonPathRootHome : DBXCommonPathRoot
/// Creates an object with the tag `home`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The user's root, by its namespace identifier. Fails with `PathRootError.invalidRoot` if the user's root has changed.
/// Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@interface DBXCommonPathRootRoot : DBXCommonPathRoot
/// The value of `root`.
@property (nonatomic, copy) NSString *root;
/// Creates an object with the tag `root`.
- (instancetype)init:(NSString *)root NS_DESIGNATED_INITIALIZER;
@end

/// Any namespace that the user can access, such as a shared folder, by its identifier. Consists of letters from A to Z,
/// digits, hyphens, underscores, and colons.
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
+ (instancetype)new;
@end

/// The reason that a path root wasn't accepted (HTTP status 422).
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

/// The user's root has changed. Create a path root from the associated value, and list folders from the start.
@interface DBXCommonPathRootErrorInvalidRoot : DBXCommonPathRootError
/// The value of `invalid_root`.
@property (nonatomic, strong) DBXCommonRootInfo *invalidRoot;
/// Creates an object with the tag `invalid_root`.
- (instancetype)init:(DBXCommonRootInfo *)invalidRoot NS_DESIGNATED_INITIALIZER;
@end

/// The user doesn't have access to the namespace.
@interface DBXCommonPathRootErrorNoPermission : DBXCommonPathRootError
/// Creates an object with the tag `no_permission`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXCommonPathRootErrorOther : DBXCommonPathRootError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The root and home namespaces of a user. Cast it to `Common.TeamRootInfo` or `Common.UserRootInfo`.
@interface DBXCommonRootInfo : DBXObject
/// The identifier of the root namespace: the team space if the user's team has one, otherwise the home folder. Consists
/// of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *rootNamespaceId;

/// The identifier of the home namespace. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *homeNamespaceId;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRootNamespaceId:(NSString *)rootNamespaceId
    homeNamespaceId:(NSString *)homeNamespaceId
    NS_DESIGNATED_INITIALIZER;
@end

/// The root and home namespaces of a user whose team has a team space.
@interface DBXCommonTeamRootInfo : DBXCommonRootInfo
/// The path of the home folder in the team space.
@property (nonatomic, readonly, copy) NSString *homePath;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRootNamespaceId:(NSString *)rootNamespaceId
    homeNamespaceId:(NSString *)homeNamespaceId
    homePath:(NSString *)homePath
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithRootNamespaceId:(NSString *)rootNamespaceId
    homeNamespaceId:(NSString *)homeNamespaceId
    DB_UNAVAILABLE;
@end

/// The root and home namespaces of a user without a team space.
@interface DBXCommonUserRootInfo : DBXCommonRootInfo
/// The path of the home folder in the root. `nil` if they are the same.
@property (nonatomic, readonly, copy, nullable) NSString *homePath;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRootNamespaceId:(NSString *)rootNamespaceId
    homeNamespaceId:(NSString *)homeNamespaceId
    homePath:(nullable NSString *)homePath
    NS_DESIGNATED_INITIALIZER;

- (instancetype)initWithRootNamespaceId:(NSString *)rootNamespaceId
    homeNamespaceId:(NSString *)homeNamespaceId
    DB_UNAVAILABLE;
@end

NS_ASSUME_NONNULL_END
