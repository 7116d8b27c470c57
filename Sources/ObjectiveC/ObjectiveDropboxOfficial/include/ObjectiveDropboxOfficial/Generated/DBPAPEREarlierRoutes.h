// Generated from API/paper.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBPAPERRoutes.h>

@class DBNilObject, DBPAPERAddMember, DBPAPERAddPaperDocUserMemberResult, DBPAPERDocLookupError,
    DBPAPERListPaperDocsFilterBy, DBPAPERListPaperDocsResponse, DBPAPERListPaperDocsSortBy,
    DBPAPERListPaperDocsSortOrder, DBPAPERListUsersOnPaperDocResponse, DBPAPERPaperDocGetMetadataResult,
    DBPAPERPaperFolderCreateError, DBPAPERPaperFolderCreateResult;

NS_ASSUME_NONNULL_BEGIN

/// Methods with fewer arguments than routes have today. The others have their defaults.
@interface DBPAPERUserAuthRoutes (Earlier)
/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBPAPERPaperDocGetMetadataResult *, DBPAPERDocLookupError *> *)docsGetMetadata:(nullable NSString *)docId
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBPAPERListPaperDocsResponse *, DBNilObject *> *)docsList:(nullable DBPAPERListPaperDocsFilterBy *)filterBy
    __deprecated_msg("Dropbox deprecated the route.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBPAPERListPaperDocsResponse *, DBNilObject *> *)docsList:(nullable DBPAPERListPaperDocsFilterBy *)filterBy
    sortBy:(nullable DBPAPERListPaperDocsSortBy *)sortBy
    __deprecated_msg("Dropbox deprecated the route.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBPAPERListPaperDocsResponse *, DBNilObject *> *)docsList:(nullable DBPAPERListPaperDocsFilterBy *)filterBy
    sortBy:(nullable DBPAPERListPaperDocsSortBy *)sortBy
    sortOrder:(nullable DBPAPERListPaperDocsSortOrder *)sortOrder
    __deprecated_msg("Dropbox deprecated the route.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBPAPERListPaperDocsResponse *, DBNilObject *> *)docsList:(nullable DBPAPERListPaperDocsFilterBy *)filterBy
    sortBy:(nullable DBPAPERListPaperDocsSortBy *)sortBy
    sortOrder:(nullable DBPAPERListPaperDocsSortOrder *)sortOrder
    limit:(nullable NSNumber *)limit
    __deprecated_msg("Dropbox deprecated the route.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<NSArray<DBPAPERAddPaperDocUserMemberResult *> *, DBPAPERDocLookupError *> *)docsUsersAdd:(NSString *)docId
    members:(NSArray<DBPAPERAddMember *> *)members
    customMessage:(nullable NSString *)customMessage
    __deprecated_msg("Dropbox deprecated the route.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBPAPERListUsersOnPaperDocResponse *, DBPAPERDocLookupError *> *)docsUsersList:(NSString *)docId
    limit:(nullable NSNumber *)limit
    __deprecated_msg("Dropbox deprecated the route.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBPAPERPaperFolderCreateResult *, DBPAPERPaperFolderCreateError *> *)foldersCreate:(NSString *)name
    parentFolderId:(nullable NSString *)parentFolderId
    __deprecated_msg("Dropbox deprecated the route.");
@end

NS_ASSUME_NONNULL_END
