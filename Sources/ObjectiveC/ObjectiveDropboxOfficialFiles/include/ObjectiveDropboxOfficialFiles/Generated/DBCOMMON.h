// Generated from API/common.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBCOMMONRootInfo;

NS_ASSUME_NONNULL_BEGIN

/// A length of time.
@interface DBCOMMONDropboxDuration : DBStoneObject
/// The whole seconds.
@property (nonatomic, readonly) NSNumber *seconds;
/// The nanoseconds in addition to the seconds.
@property (nonatomic, readonly) NSNumber *nanos;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithSeconds:(NSNumber *)seconds nanos:(NSNumber *)nanos;
@end

/// Converts `DBCOMMONDropboxDuration` from and to JSON.
@interface DBCOMMONDropboxDurationSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBCOMMONDropboxDuration *)instance;
+ (DBCOMMONDropboxDuration *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBCOMMONPathRoot`.
typedef NS_CLOSED_ENUM(NSInteger, DBCOMMONPathRootTag) {
    /// The user's home folder, which is the default. For a member of a team with a team space, it lies within the team
    /// space.
    DBCOMMONPathRootHome,
    /// The user's root, by its namespace identifier. Fails with `PathRootError.invalidRoot` if the user's root has
    /// changed. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
    DBCOMMONPathRootRoot,
    /// Any namespace that the user can access, such as a shared folder, by its identifier. Consists of letters from A
    /// to Z, digits, hyphens, underscores, and colons.
    DBCOMMONPathRootNamespaceId,
    /// A value that this version of the SDK doesn't recognize.
    DBCOMMONPathRootOther,
};

/// The folder to which paths are relative.
@interface DBCOMMONPathRoot : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBCOMMONPathRootTag tag;

/// The user's root, by its namespace identifier. Fails with `PathRootError.invalidRoot` if the user's root has changed.
/// Consists of letters from A to Z, digits, hyphens, underscores, and colons. Has a value only if `isRoot` returns
/// `YES`.
@property (nonatomic, readonly, copy) NSString *root;

/// Any namespace that the user can access, such as a shared folder, by its identifier. Consists of letters from A to Z,
/// digits, hyphens, underscores, and colons. Has a value only if `isNamespaceId` returns `YES`.
@property (nonatomic, readonly, copy) NSString *namespaceId;

/// Creates an object with the tag `home`.
- (instancetype)initWithHome;
/// Creates an object with the tag `root`.
- (instancetype)initWithRoot:(NSString *)root;
/// Creates an object with the tag `namespace_id`.
- (instancetype)initWithNamespaceId:(NSString *)namespaceId;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `home`.
- (BOOL)isHome;
/// Returns whether the tag is `root`.
- (BOOL)isRoot;
/// Returns whether the tag is `namespace_id`.
- (BOOL)isNamespaceId;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBCOMMONPathRoot` from and to JSON.
@interface DBCOMMONPathRootSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBCOMMONPathRoot *)instance;
+ (DBCOMMONPathRoot *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBCOMMONPathRootError`.
typedef NS_CLOSED_ENUM(NSInteger, DBCOMMONPathRootErrorTag) {
    /// The user's root has changed. Create a path root from the associated value, and list folders from the start.
    DBCOMMONPathRootErrorInvalidRoot,
    /// The user doesn't have access to the namespace.
    DBCOMMONPathRootErrorNoPermission,
    /// A value that this version of the SDK doesn't recognize.
    DBCOMMONPathRootErrorOther,
};

/// The reason that a path root wasn't accepted (HTTP status 422).
@interface DBCOMMONPathRootError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBCOMMONPathRootErrorTag tag;

/// The user's root has changed. Create a path root from the associated value, and list folders from the start. Has a
/// value only if `isInvalidRoot` returns `YES`.
@property (nonatomic, readonly) DBCOMMONRootInfo *invalidRoot;

/// Creates an object with the tag `invalid_root`.
- (instancetype)initWithInvalidRoot:(DBCOMMONRootInfo *)invalidRoot;
/// Creates an object with the tag `no_permission`.
- (instancetype)initWithNoPermission;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `invalid_root`.
- (BOOL)isInvalidRoot;
/// Returns whether the tag is `no_permission`.
- (BOOL)isNoPermission;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBCOMMONPathRootError` from and to JSON.
@interface DBCOMMONPathRootErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBCOMMONPathRootError *)instance;
+ (DBCOMMONPathRootError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The root and home namespaces of a user. Cast it to `Common.TeamRootInfo` or `Common.UserRootInfo`.
@interface DBCOMMONRootInfo : DBStoneObject
/// The identifier of the root namespace: the team space if the user's team has one, otherwise the home folder. Consists
/// of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *rootNamespaceId;

/// The identifier of the home namespace. Consists of letters from A to Z, digits, hyphens, underscores, and colons.
@property (nonatomic, readonly, copy) NSString *homeNamespaceId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRootNamespaceId:(NSString *)rootNamespaceId homeNamespaceId:(NSString *)homeNamespaceId;
@end

/// Converts `DBCOMMONRootInfo` from and to JSON.
@interface DBCOMMONRootInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBCOMMONRootInfo *)instance;
+ (DBCOMMONRootInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The root and home namespaces of a user whose team has a team space.
@interface DBCOMMONTeamRootInfo : DBCOMMONRootInfo
/// The path of the home folder in the team space.
@property (nonatomic, readonly, copy) NSString *homePath;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithRootNamespaceId:(NSString *)rootNamespaceId
    homeNamespaceId:(NSString *)homeNamespaceId
    homePath:(NSString *)homePath;
@end

/// Converts `DBCOMMONTeamRootInfo` from and to JSON.
@interface DBCOMMONTeamRootInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBCOMMONTeamRootInfo *)instance;
+ (DBCOMMONTeamRootInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The root and home namespaces of a user without a team space.
@interface DBCOMMONUserRootInfo : DBCOMMONRootInfo
/// The path of the home folder in the root. `nil` if they are the same.
@property (nonatomic, readonly, copy, nullable) NSString *homePath;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithRootNamespaceId:(NSString *)rootNamespaceId
    homeNamespaceId:(NSString *)homeNamespaceId
    homePath:(nullable NSString *)homePath;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithRootNamespaceId:(NSString *)rootNamespaceId homeNamespaceId:(NSString *)homeNamespaceId;
@end

/// Converts `DBCOMMONUserRootInfo` from and to JSON.
@interface DBCOMMONUserRootInfoSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBCOMMONUserRootInfo *)instance;
+ (DBCOMMONUserRootInfo *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
