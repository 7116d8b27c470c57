// Generated from API/paper.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBPAPER.h>

@class DBPAPERAddMember, DBPAPERFolderSharingPolicyType, DBPAPERListPaperDocsFilterBy, DBPAPERListPaperDocsSortBy,
    DBPAPERListPaperDocsSortOrder, DBPAPERSharingPublicPolicyType;

NS_ASSUME_NONNULL_BEGIN

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBPAPERAddPaperDocUser (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDocId:(NSString *)docId
    members:(NSArray<DBPAPERAddMember *> *)members
    customMessage:(nullable NSString *)customMessage
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBPAPERFoldersContainingPaperDoc (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithFolderSharingPolicyType:(nullable DBPAPERFolderSharingPolicyType *)folderSharingPolicyType
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBPAPERGetDocMetadataArg (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDocId:(nullable NSString *)docId __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBPAPERListPaperDocsArgs (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithFilterBy:(nullable DBPAPERListPaperDocsFilterBy *)filterBy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFilterBy:(nullable DBPAPERListPaperDocsFilterBy *)filterBy
    sortBy:(nullable DBPAPERListPaperDocsSortBy *)sortBy
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFilterBy:(nullable DBPAPERListPaperDocsFilterBy *)filterBy
    sortBy:(nullable DBPAPERListPaperDocsSortBy *)sortBy
    sortOrder:(nullable DBPAPERListPaperDocsSortOrder *)sortOrder
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithFilterBy:(nullable DBPAPERListPaperDocsFilterBy *)filterBy
    sortBy:(nullable DBPAPERListPaperDocsSortBy *)sortBy
    sortOrder:(nullable DBPAPERListPaperDocsSortOrder *)sortOrder
    limit:(nullable NSNumber *)limit
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBPAPERListUsersOnPaperDocArgs (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithDocId:(NSString *)docId
    limit:(nullable NSNumber *)limit
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBPAPERPaperFolderCreateArg (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithName:(NSString *)name
    parentFolderId:(nullable NSString *)parentFolderId
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBPAPERSharingPolicy (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithPublicSharingPolicy:(nullable DBPAPERSharingPublicPolicyType *)publicSharingPolicy
    __deprecated_msg("Use the initializer with all fields.");
@end

NS_ASSUME_NONNULL_END
