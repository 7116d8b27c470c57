// Generated from API/file_properties.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXBaseClients.h>
#import <SwiftyDropboxObjC/DBXRequest.h>
#import <SwiftyDropboxObjC/DBXBaseRoutes.h>

@class DBXCallError, DBXFilePropertiesAddPropertiesError, DBXFilePropertiesAddTemplateResult,
    DBXFilePropertiesGetTemplateResult, DBXFilePropertiesInvalidPropertyGroupError, DBXFilePropertiesListTemplateResult,
    DBXFilePropertiesModifyTemplateError, DBXFilePropertiesPropertiesSearchContinueError,
    DBXFilePropertiesPropertiesSearchError, DBXFilePropertiesPropertiesSearchQuery,
    DBXFilePropertiesPropertiesSearchResult, DBXFilePropertiesPropertyFieldTemplate, DBXFilePropertiesPropertyGroup,
    DBXFilePropertiesPropertyGroupUpdate, DBXFilePropertiesRemovePropertiesError, DBXFilePropertiesTemplateError,
    DBXFilePropertiesTemplateFilter, DBXFilePropertiesUpdatePropertiesError, DBXFilePropertiesUpdateTemplateResult;

NS_ASSUME_NONNULL_BEGIN

/// A request of `file_properties/properties/add`.
@interface DBXFilePropertiesPropertiesAddRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesAddPropertiesError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesAddPropertiesError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/properties/overwrite`.
@interface DBXFilePropertiesPropertiesOverwriteRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesInvalidPropertyGroupError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesInvalidPropertyGroupError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/properties/remove`.
@interface DBXFilePropertiesPropertiesRemoveRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesRemovePropertiesError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesRemovePropertiesError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/properties/search`.
@interface DBXFilePropertiesPropertiesSearchRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesPropertiesSearchResult *_Nullable result,
        DBXFilePropertiesPropertiesSearchError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesPropertiesSearchResult *_Nullable result,
            DBXFilePropertiesPropertiesSearchError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/properties/search/continue`.
@interface DBXFilePropertiesPropertiesSearchContinueRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesPropertiesSearchResult *_Nullable result,
        DBXFilePropertiesPropertiesSearchContinueError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesPropertiesSearchResult *_Nullable result,
            DBXFilePropertiesPropertiesSearchContinueError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/properties/update`.
@interface DBXFilePropertiesPropertiesUpdateRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesUpdatePropertiesError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesUpdatePropertiesError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/templates/add_for_team`.
@interface DBXFilePropertiesTemplatesAddForTeamRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesAddTemplateResult *_Nullable result,
        DBXFilePropertiesModifyTemplateError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesAddTemplateResult *_Nullable result,
            DBXFilePropertiesModifyTemplateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/templates/add_for_user`.
@interface DBXFilePropertiesTemplatesAddForUserRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesAddTemplateResult *_Nullable result,
        DBXFilePropertiesModifyTemplateError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesAddTemplateResult *_Nullable result,
            DBXFilePropertiesModifyTemplateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/templates/get_for_team`.
@interface DBXFilePropertiesTemplatesGetForTeamRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesGetTemplateResult *_Nullable result, DBXFilePropertiesTemplateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesGetTemplateResult *_Nullable result, DBXFilePropertiesTemplateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/templates/get_for_user`.
@interface DBXFilePropertiesTemplatesGetForUserRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesGetTemplateResult *_Nullable result, DBXFilePropertiesTemplateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesGetTemplateResult *_Nullable result, DBXFilePropertiesTemplateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/templates/list_for_team`.
@interface DBXFilePropertiesTemplatesListForTeamRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesListTemplateResult *_Nullable result, DBXFilePropertiesTemplateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesListTemplateResult *_Nullable result,
            DBXFilePropertiesTemplateError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/templates/list_for_user`.
@interface DBXFilePropertiesTemplatesListForUserRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesListTemplateResult *_Nullable result, DBXFilePropertiesTemplateError *_Nullable routeError,
        DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesListTemplateResult *_Nullable result,
            DBXFilePropertiesTemplateError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/templates/remove_for_team`.
@interface DBXFilePropertiesTemplatesRemoveForTeamRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesTemplateError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesTemplateError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/templates/remove_for_user`.
@interface DBXFilePropertiesTemplatesRemoveForUserRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesTemplateError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesTemplateError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/templates/update_for_team`.
@interface DBXFilePropertiesTemplatesUpdateForTeamRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesUpdateTemplateResult *_Nullable result,
        DBXFilePropertiesModifyTemplateError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesUpdateTemplateResult *_Nullable result,
            DBXFilePropertiesModifyTemplateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// A request of `file_properties/templates/update_for_user`.
@interface DBXFilePropertiesTemplatesUpdateForUserRpcRequest : DBXBaseRequest
/// Sets the block that is called once with the response, on the main queue.
- (instancetype)responseWithCompletionHandler:(void (^_Nonnull)(
        DBXFilePropertiesUpdateTemplateResult *_Nullable result,
        DBXFilePropertiesModifyTemplateError *_Nullable routeError, DBXCallError *_Nullable error))completionHandler;

/// Sets the block that is called once with the response, and its queue; `nil` is the main queue.
- (instancetype)responseWithQueue:(nullable dispatch_queue_t)queue
    completionHandler:(void (^_Nonnull)(
            DBXFilePropertiesUpdateTemplateResult *_Nullable result,
            DBXFilePropertiesModifyTemplateError *_Nullable routeError,
            DBXCallError *_Nullable error))completionHandler;
@end

/// The routes of `file_properties`, called on behalf of a user or a team.
@interface DBXFilePropertiesRoutes : DBXBaseRoutes
/// Adds property groups to a file or folder. The template of each group must exist.
///
/// Route `file_properties/properties/add`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilePropertiesAddPropertiesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-add>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyGroups: The property groups to add, at most one for each template.
- (DBXFilePropertiesPropertiesAddRpcRequest *)propertiesAddWithPath:(NSString *)path
    propertyGroups:(NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups;

/// Replaces property groups of a file or folder. Fields that you don't specify are removed.
///
/// Route `file_properties/properties/overwrite`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilePropertiesInvalidPropertyGroupError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-overwrite>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyGroups: The new property groups, at most one for each template. At least 1 item.
- (DBXFilePropertiesPropertiesOverwriteRpcRequest *)propertiesOverwriteWithPath:(NSString *)path
    propertyGroups:(NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups;

/// Removes entire property groups from a file or folder. To remove single fields, use `propertiesUpdate`.
///
/// Route `file_properties/properties/remove`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilePropertiesRemovePropertiesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-remove>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyTemplateIds: The identifiers of the templates whose property groups to remove. Each item has at least 1
///     character. Each item starts with `/` or `ptid:`.
- (DBXFilePropertiesPropertiesRemoveRpcRequest *)propertiesRemoveWithPath:(NSString *)path
    propertyTemplateIds:(NSArray<NSString *> *)propertyTemplateIds;

/// Finds files and folders by the values of their properties.
///
/// Route `file_properties/properties/search`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilePropertiesPropertiesSearchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-search>
///
/// - Parameters:
///   - queries: The queries. At least 1 item.
///   - templateFilter: The templates to search. The default is `filter_none`.
- (DBXFilePropertiesPropertiesSearchRpcRequest *)
    propertiesSearchWithQueries:(NSArray<DBXFilePropertiesPropertiesSearchQuery *> *)queries
    templateFilter:(DBXFilePropertiesTemplateFilter *)templateFilter;

/// Finds files and folders by the values of their properties. The optional arguments have their defaults.
- (DBXFilePropertiesPropertiesSearchRpcRequest *)
    propertiesSearchWithQueries:(NSArray<DBXFilePropertiesPropertiesSearchQuery *> *)queries;

/// Returns the next page of results of `propertiesSearch`.
///
/// Route `file_properties/properties/search/continue`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilePropertiesPropertiesSearchContinueError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-search-continue>
///
/// - Parameter cursor: The cursor of the most recent page. At least 1 character.
- (DBXFilePropertiesPropertiesSearchContinueRpcRequest *)propertiesSearchContinueWithCursor:(NSString *)cursor;

/// Adds, changes, and removes fields of property groups. Fields that you don't specify don't change.
///
/// Route `file_properties/properties/update`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilePropertiesUpdatePropertiesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-update>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - updatePropertyGroups: The changes for each template.
- (DBXFilePropertiesPropertiesUpdateRpcRequest *)propertiesUpdateWithPath:(NSString *)path
    updatePropertyGroups:(NSArray<DBXFilePropertiesPropertyGroupUpdate *> *)updatePropertyGroups;

/// Creates a template that belongs to the team.
///
/// Route `file_properties/templates/add_for_team`: style rpc, host api, auth team, scope `files.team_metadata.write`.
/// Error: `DBXFilePropertiesModifyTemplateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-add_for_team>
///
/// - Parameters:
///   - name: The display name, at most 256 bytes.
///   - description_: The purpose of the template, at most 1,024 bytes.
///   - fields: The fields, at most 32.
- (DBXFilePropertiesTemplatesAddForTeamRpcRequest *)templatesAddForTeamWithName:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBXFilePropertiesPropertyFieldTemplate *> *)fields;

/// Creates a template that belongs to the user. You can't call it on behalf of another user.
///
/// Route `file_properties/templates/add_for_user`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilePropertiesModifyTemplateError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-add_for_user>
///
/// - Parameters:
///   - name: The display name, at most 256 bytes.
///   - description_: The purpose of the template, at most 1,024 bytes.
///   - fields: The fields, at most 32.
- (DBXFilePropertiesTemplatesAddForUserRpcRequest *)templatesAddForUserWithName:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBXFilePropertiesPropertyFieldTemplate *> *)fields;

/// Returns a template of the team.
///
/// Route `file_properties/templates/get_for_team`: style rpc, host api, auth team, scope `files.team_metadata.write`.
/// Error: `DBXFilePropertiesTemplateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-get_for_team>
///
/// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
- (DBXFilePropertiesTemplatesGetForTeamRpcRequest *)templatesGetForTeamWithTemplateId:(NSString *)templateId;

/// Returns a template of the user. You can't call it on behalf of another user.
///
/// Route `file_properties/templates/get_for_user`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilePropertiesTemplateError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-get_for_user>
///
/// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
- (DBXFilePropertiesTemplatesGetForUserRpcRequest *)templatesGetForUserWithTemplateId:(NSString *)templateId;

/// Returns the identifiers of the team's templates.
///
/// Route `file_properties/templates/list_for_team`: style rpc, host api, auth team, scope `files.team_metadata.write`.
/// Error: `DBXFilePropertiesTemplateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-list_for_team>
- (DBXFilePropertiesTemplatesListForTeamRpcRequest *)templatesListForTeam;

/// Returns the identifiers of the user's templates. You can't call it on behalf of another user.
///
/// Route `file_properties/templates/list_for_user`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBXFilePropertiesTemplateError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-list_for_user>
- (DBXFilePropertiesTemplatesListForUserRpcRequest *)templatesListForUser;

/// Permanently removes a template of the team and all properties that use it.
///
/// Route `file_properties/templates/remove_for_team`: style rpc, host api, auth team, scope
/// `files.team_metadata.write`.
/// Error: `DBXFilePropertiesTemplateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-remove_for_team>
///
/// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
- (DBXFilePropertiesTemplatesRemoveForTeamRpcRequest *)templatesRemoveForTeamWithTemplateId:(NSString *)templateId;

/// Permanently removes a template of the user and all properties that use it.
///
/// Route `file_properties/templates/remove_for_user`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilePropertiesTemplateError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-remove_for_user>
///
/// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
- (DBXFilePropertiesTemplatesRemoveForUserRpcRequest *)templatesRemoveForUserWithTemplateId:(NSString *)templateId;

/// Renames a template of the team, changes its description, or adds fields. You can't remove fields.
///
/// Route `file_properties/templates/update_for_team`: style rpc, host api, auth team, scope
/// `files.team_metadata.write`.
/// Error: `DBXFilePropertiesModifyTemplateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-update_for_team>
///
/// - Parameters:
///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
///   - name: The new name, at most 256 bytes.
///   - description_: The new description, at most 1,024 bytes.
///   - addFields: The fields to add. A template has at most 32 fields.
- (DBXFilePropertiesTemplatesUpdateForTeamRpcRequest *)templatesUpdateForTeamWithTemplateId:(NSString *)templateId
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    addFields:(nullable NSArray<DBXFilePropertiesPropertyFieldTemplate *> *)addFields;

/// Renames a template of the team, changes its description, or adds fields. You can't remove fields. The optional
/// arguments have their defaults.
- (DBXFilePropertiesTemplatesUpdateForTeamRpcRequest *)templatesUpdateForTeamWithTemplateId:(NSString *)templateId;

/// Renames a template of the user, changes its description, or adds fields. You can't remove fields or call it on
/// behalf of another user.
///
/// Route `file_properties/templates/update_for_user`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBXFilePropertiesModifyTemplateError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-update_for_user>
///
/// - Parameters:
///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
///   - name: The new name, at most 256 bytes.
///   - description_: The new description, at most 1,024 bytes.
///   - addFields: The fields to add. A template has at most 32 fields.
- (DBXFilePropertiesTemplatesUpdateForUserRpcRequest *)templatesUpdateForUserWithTemplateId:(NSString *)templateId
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    addFields:(nullable NSArray<DBXFilePropertiesPropertyFieldTemplate *> *)addFields;

/// Renames a template of the user, changes its description, or adds fields. You can't remove fields or call it on
/// behalf of another user. The optional arguments have their defaults.
- (DBXFilePropertiesTemplatesUpdateForUserRpcRequest *)templatesUpdateForUserWithTemplateId:(NSString *)templateId;
@end

/// The routes of `file_properties`, called on behalf of a user or a team.
@interface DBXDropboxBase (DBXFileProperties)
/// The routes of `file_properties`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXFilePropertiesRoutes *fileProperties;
@end

/// The routes of `file_properties`, called on behalf of a user or a team.
@interface DBXDropboxTeamBase (DBXFileProperties)
/// The routes of `file_properties`. Never `nil`.
@property (nonatomic, strong, null_unspecified) DBXFilePropertiesRoutes *fileProperties;
@end

NS_ASSUME_NONNULL_END
