// Generated from API/file_properties.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILEPROPERTIES.h>

@class DBFILEPROPERTIESPropertyField;

NS_ASSUME_NONNULL_BEGIN

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBFILEPROPERTIESPropertyGroupUpdate (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithTemplateId:(NSString *)templateId
    addOrUpdateFields:(nullable NSArray<DBFILEPROPERTIESPropertyField *> *)addOrUpdateFields
    __deprecated_msg("Use the initializer with all fields.");
@end

/// Initializers with fewer arguments than the struct has fields. The others have their defaults.
@interface DBFILEPROPERTIESUpdateTemplateArg (Earlier)
/// Creates an object with defaults for its other fields.
- (instancetype)initWithTemplateId:(NSString *)templateId
    name:(nullable NSString *)name
    __deprecated_msg("Use the initializer with all fields.");

/// Creates an object with defaults for its other fields.
- (instancetype)initWithTemplateId:(NSString *)templateId
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    __deprecated_msg("Use the initializer with all fields.");
@end

NS_ASSUME_NONNULL_END
