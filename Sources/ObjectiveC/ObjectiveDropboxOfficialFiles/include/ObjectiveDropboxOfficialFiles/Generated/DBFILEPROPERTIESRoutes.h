// Generated from API/file_properties.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/DBAuthRoutes.h>
#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
#import <ObjectiveDropboxOfficialFiles/DBTasks.h>

@class DBFILEPROPERTIESAddPropertiesError, DBFILEPROPERTIESAddTemplateResult, DBFILEPROPERTIESGetTemplateResult,
    DBFILEPROPERTIESInvalidPropertyGroupError, DBFILEPROPERTIESListTemplateResult, DBFILEPROPERTIESModifyTemplateError,
    DBFILEPROPERTIESPropertiesSearchContinueError, DBFILEPROPERTIESPropertiesSearchError,
    DBFILEPROPERTIESPropertiesSearchQuery, DBFILEPROPERTIESPropertiesSearchResult,
    DBFILEPROPERTIESPropertyFieldTemplate, DBFILEPROPERTIESPropertyGroup, DBFILEPROPERTIESPropertyGroupUpdate,
    DBFILEPROPERTIESRemovePropertiesError, DBFILEPROPERTIESTemplateError, DBFILEPROPERTIESTemplateFilter,
    DBFILEPROPERTIESUpdatePropertiesError, DBFILEPROPERTIESUpdateTemplateResult, DBNilObject, DBRoute;

NS_ASSUME_NONNULL_BEGIN

/// The routes of `file_properties`, called on behalf of a user.
@interface DBFILEPROPERTIESUserAuthRoutes : DBAuthRoutes
/// Adds property groups to a file or folder. The template of each group must exist.
///
/// Route `file_properties/properties/add`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILEPROPERTIESAddPropertiesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-add>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyGroups: The property groups to add, at most one for each template.
- (DBRpcTask<DBNilObject *, DBFILEPROPERTIESAddPropertiesError *> *)propertiesAdd:(NSString *)path
    propertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups;

/// Replaces property groups of a file or folder. Fields that you don't specify are removed.
///
/// Route `file_properties/properties/overwrite`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILEPROPERTIESInvalidPropertyGroupError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-overwrite>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyGroups: The new property groups, at most one for each template. At least 1 item.
- (DBRpcTask<DBNilObject *, DBFILEPROPERTIESInvalidPropertyGroupError *> *)propertiesOverwrite:(NSString *)path
    propertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups;

/// Removes entire property groups from a file or folder. To remove single fields, use `propertiesUpdate`.
///
/// Route `file_properties/properties/remove`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILEPROPERTIESRemovePropertiesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-remove>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyTemplateIds: The identifiers of the templates whose property groups to remove. Each item has at least 1
///     character. Each item starts with `/` or `ptid:`.
- (DBRpcTask<DBNilObject *, DBFILEPROPERTIESRemovePropertiesError *> *)propertiesRemove:(NSString *)path
    propertyTemplateIds:(NSArray<NSString *> *)propertyTemplateIds;

/// Finds files and folders by the values of their properties. The optional arguments have their defaults.
- (DBRpcTask<DBFILEPROPERTIESPropertiesSearchResult *, DBFILEPROPERTIESPropertiesSearchError *> *)
    propertiesSearch:(NSArray<DBFILEPROPERTIESPropertiesSearchQuery *> *)queries;

/// Finds files and folders by the values of their properties.
///
/// Route `file_properties/properties/search`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILEPROPERTIESPropertiesSearchError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-search>
///
/// - Parameters:
///   - queries: The queries. At least 1 item.
///   - templateFilter: The templates to search. The default is `filter_none`.
- (DBRpcTask<DBFILEPROPERTIESPropertiesSearchResult *, DBFILEPROPERTIESPropertiesSearchError *> *)
    propertiesSearch:(NSArray<DBFILEPROPERTIESPropertiesSearchQuery *> *)queries
    templateFilter:(nullable DBFILEPROPERTIESTemplateFilter *)templateFilter;

/// Returns the next page of results of `propertiesSearch`.
///
/// Route `file_properties/properties/search/continue`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILEPROPERTIESPropertiesSearchContinueError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-search-continue>
///
/// - Parameter cursor: The cursor of the most recent page. At least 1 character.
- (DBRpcTask<DBFILEPROPERTIESPropertiesSearchResult *, DBFILEPROPERTIESPropertiesSearchContinueError *> *)
    propertiesSearchContinue:(NSString *)cursor;

/// Adds, changes, and removes fields of property groups. Fields that you don't specify don't change.
///
/// Route `file_properties/properties/update`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILEPROPERTIESUpdatePropertiesError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-update>
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - updatePropertyGroups: The changes for each template.
- (DBRpcTask<DBNilObject *, DBFILEPROPERTIESUpdatePropertiesError *> *)propertiesUpdate:(NSString *)path
    updatePropertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroupUpdate *> *)updatePropertyGroups;

/// Creates a template that belongs to the user. You can't call it on behalf of another user.
///
/// Route `file_properties/templates/add_for_user`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILEPROPERTIESModifyTemplateError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-add_for_user>
///
/// - Parameters:
///   - name: The display name, at most 256 bytes.
///   - description_: The purpose of the template, at most 1,024 bytes.
///   - fields: The fields, at most 32.
- (DBRpcTask<DBFILEPROPERTIESAddTemplateResult *, DBFILEPROPERTIESModifyTemplateError *> *)
    templatesAddForUser:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *)fields;

/// Returns a template of the user. You can't call it on behalf of another user.
///
/// Route `file_properties/templates/get_for_user`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILEPROPERTIESTemplateError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-get_for_user>
///
/// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
- (DBRpcTask<DBFILEPROPERTIESGetTemplateResult *, DBFILEPROPERTIESTemplateError *> *)
    templatesGetForUser:(NSString *)templateId;

/// Returns the identifiers of the user's templates. You can't call it on behalf of another user.
///
/// Route `file_properties/templates/list_for_user`: style rpc, host api, auth user, scope `files.metadata.read`.
/// Error: `DBFILEPROPERTIESTemplateError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-list_for_user>
- (DBRpcTask<DBFILEPROPERTIESListTemplateResult *, DBFILEPROPERTIESTemplateError *> *)templatesListForUser;

/// Permanently removes a template of the user and all properties that use it.
///
/// Route `file_properties/templates/remove_for_user`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILEPROPERTIESTemplateError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-remove_for_user>
///
/// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
- (DBRpcTask<DBNilObject *, DBFILEPROPERTIESTemplateError *> *)templatesRemoveForUser:(NSString *)templateId;

/// Renames a template of the user, changes its description, or adds fields. You can't remove fields or call it on
/// behalf of another user. The optional arguments have their defaults.
- (DBRpcTask<DBFILEPROPERTIESUpdateTemplateResult *, DBFILEPROPERTIESModifyTemplateError *> *)
    templatesUpdateForUser:(NSString *)templateId;

/// Renames a template of the user, changes its description, or adds fields. You can't remove fields or call it on
/// behalf of another user.
///
/// Route `file_properties/templates/update_for_user`: style rpc, host api, auth user, scope `files.metadata.write`.
/// Error: `DBFILEPROPERTIESModifyTemplateError`.
/// Reference:
/// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-update_for_user>
///
/// - Parameters:
///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
///   - name: The new name, at most 256 bytes.
///   - description_: The new description, at most 1,024 bytes.
///   - addFields: The fields to add. A template has at most 32 fields.
- (DBRpcTask<DBFILEPROPERTIESUpdateTemplateResult *, DBFILEPROPERTIESModifyTemplateError *> *)
    templatesUpdateForUser:(NSString *)templateId
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    addFields:(nullable NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *)addFields;
@end

/// The routes of `file_properties`, called on behalf of a team.
@interface DBFILEPROPERTIESTeamAuthRoutes : DBAuthRoutes
/// Creates a template that belongs to the team.
///
/// Route `file_properties/templates/add_for_team`: style rpc, host api, auth team, scope `files.team_metadata.write`.
/// Error: `DBFILEPROPERTIESModifyTemplateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-add_for_team>
///
/// - Parameters:
///   - name: The display name, at most 256 bytes.
///   - description_: The purpose of the template, at most 1,024 bytes.
///   - fields: The fields, at most 32.
- (DBRpcTask<DBFILEPROPERTIESAddTemplateResult *, DBFILEPROPERTIESModifyTemplateError *> *)
    templatesAddForTeam:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *)fields;

/// Returns a template of the team.
///
/// Route `file_properties/templates/get_for_team`: style rpc, host api, auth team, scope `files.team_metadata.write`.
/// Error: `DBFILEPROPERTIESTemplateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-get_for_team>
///
/// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
- (DBRpcTask<DBFILEPROPERTIESGetTemplateResult *, DBFILEPROPERTIESTemplateError *> *)
    templatesGetForTeam:(NSString *)templateId;

/// Returns the identifiers of the team's templates.
///
/// Route `file_properties/templates/list_for_team`: style rpc, host api, auth team, scope `files.team_metadata.write`.
/// Error: `DBFILEPROPERTIESTemplateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-list_for_team>
- (DBRpcTask<DBFILEPROPERTIESListTemplateResult *, DBFILEPROPERTIESTemplateError *> *)templatesListForTeam;

/// Permanently removes a template of the team and all properties that use it.
///
/// Route `file_properties/templates/remove_for_team`: style rpc, host api, auth team, scope
/// `files.team_metadata.write`.
/// Error: `DBFILEPROPERTIESTemplateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-remove_for_team>
///
/// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
- (DBRpcTask<DBNilObject *, DBFILEPROPERTIESTemplateError *> *)templatesRemoveForTeam:(NSString *)templateId;

/// Renames a template of the team, changes its description, or adds fields. You can't remove fields. The optional
/// arguments have their defaults.
- (DBRpcTask<DBFILEPROPERTIESUpdateTemplateResult *, DBFILEPROPERTIESModifyTemplateError *> *)
    templatesUpdateForTeam:(NSString *)templateId;

/// Renames a template of the team, changes its description, or adds fields. You can't remove fields.
///
/// Route `file_properties/templates/update_for_team`: style rpc, host api, auth team, scope
/// `files.team_metadata.write`.
/// Error: `DBFILEPROPERTIESModifyTemplateError`.
/// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-update_for_team>
///
/// - Parameters:
///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
///   - name: The new name, at most 256 bytes.
///   - description_: The new description, at most 1,024 bytes.
///   - addFields: The fields to add. A template has at most 32 fields.
- (DBRpcTask<DBFILEPROPERTIESUpdateTemplateResult *, DBFILEPROPERTIESModifyTemplateError *> *)
    templatesUpdateForTeam:(NSString *)templateId
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    addFields:(nullable NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *)addFields;
@end

/// The descriptors of the routes of `file_properties`.
@interface DBFILEPROPERTIESRouteObjects : DBRouteObjects
/// The descriptor of `file_properties/properties/add`.
+ (DBRoute *)DBFILEPROPERTIESPropertiesAdd;
/// The descriptor of `file_properties/properties/overwrite`.
+ (DBRoute *)DBFILEPROPERTIESPropertiesOverwrite;
/// The descriptor of `file_properties/properties/remove`.
+ (DBRoute *)DBFILEPROPERTIESPropertiesRemove;
/// The descriptor of `file_properties/properties/search`.
+ (DBRoute *)DBFILEPROPERTIESPropertiesSearch;
/// The descriptor of `file_properties/properties/search/continue`.
+ (DBRoute *)DBFILEPROPERTIESPropertiesSearchContinue;
/// The descriptor of `file_properties/properties/update`.
+ (DBRoute *)DBFILEPROPERTIESPropertiesUpdate;
/// The descriptor of `file_properties/templates/add_for_team`.
+ (DBRoute *)DBFILEPROPERTIESTemplatesAddForTeam;
/// The descriptor of `file_properties/templates/add_for_user`.
+ (DBRoute *)DBFILEPROPERTIESTemplatesAddForUser;
/// The descriptor of `file_properties/templates/get_for_team`.
+ (DBRoute *)DBFILEPROPERTIESTemplatesGetForTeam;
/// The descriptor of `file_properties/templates/get_for_user`.
+ (DBRoute *)DBFILEPROPERTIESTemplatesGetForUser;
/// The descriptor of `file_properties/templates/list_for_team`.
+ (DBRoute *)DBFILEPROPERTIESTemplatesListForTeam;
/// The descriptor of `file_properties/templates/list_for_user`.
+ (DBRoute *)DBFILEPROPERTIESTemplatesListForUser;
/// The descriptor of `file_properties/templates/remove_for_team`.
+ (DBRoute *)DBFILEPROPERTIESTemplatesRemoveForTeam;
/// The descriptor of `file_properties/templates/remove_for_user`.
+ (DBRoute *)DBFILEPROPERTIESTemplatesRemoveForUser;
/// The descriptor of `file_properties/templates/update_for_team`.
+ (DBRoute *)DBFILEPROPERTIESTemplatesUpdateForTeam;
/// The descriptor of `file_properties/templates/update_for_user`.
+ (DBRoute *)DBFILEPROPERTIESTemplatesUpdateForUser;
@end

/// The routes of `file_properties`, on behalf of a user.
@interface DBUserBaseClient (DBFILEPROPERTIES)
/// The routes of `file_properties`.
@property (nonatomic, readonly) DBFILEPROPERTIESUserAuthRoutes *filePropertiesRoutes;
@end

/// The routes of `file_properties`, on behalf of a team.
@interface DBTeamBaseClient (DBFILEPROPERTIES)
/// The routes of `file_properties`.
@property (nonatomic, readonly) DBFILEPROPERTIESTeamAuthRoutes *filePropertiesRoutes;
@end

NS_ASSUME_NONNULL_END
