// Generated from API/file_properties.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILEPROPERTIESRoutes.h>

@class DBFILEPROPERTIESModifyTemplateError, DBFILEPROPERTIESUpdateTemplateResult;

NS_ASSUME_NONNULL_BEGIN

/// Methods with fewer arguments than routes have today. The others have their defaults.
@interface DBFILEPROPERTIESUserAuthRoutes (Earlier)
/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBFILEPROPERTIESUpdateTemplateResult *, DBFILEPROPERTIESModifyTemplateError *> *)
    templatesUpdateForUser:(NSString *)templateId
    name:(nullable NSString *)name
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBFILEPROPERTIESUpdateTemplateResult *, DBFILEPROPERTIESModifyTemplateError *> *)
    templatesUpdateForUser:(NSString *)templateId
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    __deprecated_msg("Use the method with all arguments.");
@end

/// Methods with fewer arguments than routes have today. The others have their defaults.
@interface DBFILEPROPERTIESTeamAuthRoutes (Earlier)
/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBFILEPROPERTIESUpdateTemplateResult *, DBFILEPROPERTIESModifyTemplateError *> *)
    templatesUpdateForTeam:(NSString *)templateId
    name:(nullable NSString *)name
    __deprecated_msg("Use the method with all arguments.");

/// Calls the route with defaults for its other arguments.
- (DBRpcTask<DBFILEPROPERTIESUpdateTemplateResult *, DBFILEPROPERTIESModifyTemplateError *> *)
    templatesUpdateForTeam:(NSString *)templateId
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    __deprecated_msg("Use the method with all arguments.");
@end

NS_ASSUME_NONNULL_END
