// Generated from API/file_properties.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBFILEPROPERTIESLookupError, DBFILEPROPERTIESPropertiesSearchQuery, DBFILEPROPERTIESPropertyFieldTemplate,
    DBFILEPROPERTIESPropertyGroup, DBFILEPROPERTIESPropertyType, DBFILEPROPERTIESTemplateFilter;

NS_ASSUME_NONNULL_BEGIN

/// The property groups to add to a file or folder.
@interface DBFILEPROPERTIESAddPropertiesArg : DBStoneObject
/// The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;
/// The property groups to add, at most one for each template.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertyGroup *> *propertyGroups;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyGroups: The property groups to add, at most one for each template.
- (instancetype)initWithPath:(NSString *)path propertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups;
@end

/// Converts `DBFILEPROPERTIESAddPropertiesArg` from and to JSON.
@interface DBFILEPROPERTIESAddPropertiesArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESAddPropertiesArg *)instance;
+ (DBFILEPROPERTIESAddPropertiesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESAddPropertiesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESAddPropertiesErrorTag) {
    /// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
    DBFILEPROPERTIESAddPropertiesErrorTemplateNotFound,
    /// The user can't access the template.
    DBFILEPROPERTIESAddPropertiesErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESAddPropertiesErrorOther,
    /// The item can't be found.
    DBFILEPROPERTIESAddPropertiesErrorPath,
    /// Folders can't have properties of a team's template.
    DBFILEPROPERTIESAddPropertiesErrorUnsupportedFolder,
    /// A name is longer than 256 bytes, or a value is longer than 1,024 bytes.
    DBFILEPROPERTIESAddPropertiesErrorPropertyFieldTooLarge,
    /// A field isn't part of the template.
    DBFILEPROPERTIESAddPropertiesErrorDoesNotFitTemplate,
    /// Two of the property groups belong to the same template.
    DBFILEPROPERTIESAddPropertiesErrorDuplicatePropertyGroups,
    /// The item already has a property group for this template. Use `propertiesUpdate` or `propertiesOverwrite`
    /// instead.
    DBFILEPROPERTIESAddPropertiesErrorPropertyGroupAlreadyExists,
};

/// The reason that properties weren't added.
@interface DBFILEPROPERTIESAddPropertiesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESAddPropertiesErrorTag tag;

/// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`. Has a value only if
/// `isTemplateNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *templateNotFound;

/// The item can't be found. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESLookupError *path;
/// Creates an object with the tag `template_not_found`.
- (instancetype)initWithTemplateNotFound:(NSString *)templateNotFound;
/// Creates an object with the tag `restricted_content`.
- (instancetype)initWithRestrictedContent;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILEPROPERTIESLookupError *)path;
/// Creates an object with the tag `unsupported_folder`.
- (instancetype)initWithUnsupportedFolder;
/// Creates an object with the tag `property_field_too_large`.
- (instancetype)initWithPropertyFieldTooLarge;
/// Creates an object with the tag `does_not_fit_template`.
- (instancetype)initWithDoesNotFitTemplate;
/// Creates an object with the tag `duplicate_property_groups`.
- (instancetype)initWithDuplicatePropertyGroups;
/// Creates an object with the tag `property_group_already_exists`.
- (instancetype)initWithPropertyGroupAlreadyExists;
/// Returns whether the tag is `template_not_found`.
- (BOOL)isTemplateNotFound;
/// Returns whether the tag is `restricted_content`.
- (BOOL)isRestrictedContent;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `unsupported_folder`.
- (BOOL)isUnsupportedFolder;
/// Returns whether the tag is `property_field_too_large`.
- (BOOL)isPropertyFieldTooLarge;
/// Returns whether the tag is `does_not_fit_template`.
- (BOOL)isDoesNotFitTemplate;
/// Returns whether the tag is `duplicate_property_groups`.
- (BOOL)isDuplicatePropertyGroups;
/// Returns whether the tag is `property_group_already_exists`.
- (BOOL)isPropertyGroupAlreadyExists;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESAddPropertiesError` from and to JSON.
@interface DBFILEPROPERTIESAddPropertiesErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESAddPropertiesError *)instance;
+ (DBFILEPROPERTIESAddPropertiesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The definition of a property group: its name, purpose, and fields.
@interface DBFILEPROPERTIESPropertyGroupTemplate : DBStoneObject
/// The display name, at most 256 bytes.
@property (nonatomic, readonly, copy) NSString *name;
/// The purpose of the template, at most 1,024 bytes.
@property (nonatomic, readonly, copy) NSString *description_;
/// The fields, at most 32.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *fields;

/// Creates an object.
///
/// - Parameters:
///   - name: The display name, at most 256 bytes.
///   - description_: The purpose of the template, at most 1,024 bytes.
///   - fields: The fields, at most 32.
- (instancetype)initWithName:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *)fields;
@end

/// Converts `DBFILEPROPERTIESPropertyGroupTemplate` from and to JSON.
@interface DBFILEPROPERTIESPropertyGroupTemplateSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertyGroupTemplate *)instance;
+ (DBFILEPROPERTIESPropertyGroupTemplate *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A new template.
@interface DBFILEPROPERTIESAddTemplateArg : DBFILEPROPERTIESPropertyGroupTemplate
/// Creates an object.
///
/// - Parameters:
///   - name: The display name, at most 256 bytes.
///   - description_: The purpose of the template, at most 1,024 bytes.
///   - fields: The fields, at most 32.
- (instancetype)initWithName:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *)fields;
@end

/// Converts `DBFILEPROPERTIESAddTemplateArg` from and to JSON.
@interface DBFILEPROPERTIESAddTemplateArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESAddTemplateArg *)instance;
+ (DBFILEPROPERTIESAddTemplateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The result of adding a template.
@interface DBFILEPROPERTIESAddTemplateResult : DBStoneObject
/// The identifier of the new template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSString *templateId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTemplateId:(NSString *)templateId;
@end

/// Converts `DBFILEPROPERTIESAddTemplateResult` from and to JSON.
@interface DBFILEPROPERTIESAddTemplateResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESAddTemplateResult *)instance;
+ (DBFILEPROPERTIESAddTemplateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The template to get.
@interface DBFILEPROPERTIESGetTemplateArg : DBStoneObject
/// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSString *templateId;

/// Creates an object.
///
/// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
- (instancetype)initWithTemplateId:(NSString *)templateId;
@end

/// Converts `DBFILEPROPERTIESGetTemplateArg` from and to JSON.
@interface DBFILEPROPERTIESGetTemplateArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESGetTemplateArg *)instance;
+ (DBFILEPROPERTIESGetTemplateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A template.
@interface DBFILEPROPERTIESGetTemplateResult : DBFILEPROPERTIESPropertyGroupTemplate
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithName:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *)fields;
@end

/// Converts `DBFILEPROPERTIESGetTemplateResult` from and to JSON.
@interface DBFILEPROPERTIESGetTemplateResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESGetTemplateResult *)instance;
+ (DBFILEPROPERTIESGetTemplateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESInvalidPropertyGroupError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESInvalidPropertyGroupErrorTag) {
    /// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
    DBFILEPROPERTIESInvalidPropertyGroupErrorTemplateNotFound,
    /// The user can't access the template.
    DBFILEPROPERTIESInvalidPropertyGroupErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESInvalidPropertyGroupErrorOther,
    /// The item can't be found.
    DBFILEPROPERTIESInvalidPropertyGroupErrorPath,
    /// Folders can't have properties of a team's template.
    DBFILEPROPERTIESInvalidPropertyGroupErrorUnsupportedFolder,
    /// A name is longer than 256 bytes, or a value is longer than 1,024 bytes.
    DBFILEPROPERTIESInvalidPropertyGroupErrorPropertyFieldTooLarge,
    /// A field isn't part of the template.
    DBFILEPROPERTIESInvalidPropertyGroupErrorDoesNotFitTemplate,
    /// Two of the property groups belong to the same template.
    DBFILEPROPERTIESInvalidPropertyGroupErrorDuplicatePropertyGroups,
};

/// The reason that property groups weren't accepted.
@interface DBFILEPROPERTIESInvalidPropertyGroupError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESInvalidPropertyGroupErrorTag tag;

/// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`. Has a value only if
/// `isTemplateNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *templateNotFound;

/// The item can't be found. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESLookupError *path;
/// Creates an object with the tag `template_not_found`.
- (instancetype)initWithTemplateNotFound:(NSString *)templateNotFound;
/// Creates an object with the tag `restricted_content`.
- (instancetype)initWithRestrictedContent;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILEPROPERTIESLookupError *)path;
/// Creates an object with the tag `unsupported_folder`.
- (instancetype)initWithUnsupportedFolder;
/// Creates an object with the tag `property_field_too_large`.
- (instancetype)initWithPropertyFieldTooLarge;
/// Creates an object with the tag `does_not_fit_template`.
- (instancetype)initWithDoesNotFitTemplate;
/// Creates an object with the tag `duplicate_property_groups`.
- (instancetype)initWithDuplicatePropertyGroups;
/// Returns whether the tag is `template_not_found`.
- (BOOL)isTemplateNotFound;
/// Returns whether the tag is `restricted_content`.
- (BOOL)isRestrictedContent;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `unsupported_folder`.
- (BOOL)isUnsupportedFolder;
/// Returns whether the tag is `property_field_too_large`.
- (BOOL)isPropertyFieldTooLarge;
/// Returns whether the tag is `does_not_fit_template`.
- (BOOL)isDoesNotFitTemplate;
/// Returns whether the tag is `duplicate_property_groups`.
- (BOOL)isDuplicatePropertyGroups;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESInvalidPropertyGroupError` from and to JSON.
@interface DBFILEPROPERTIESInvalidPropertyGroupErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESInvalidPropertyGroupError *)instance;
+ (DBFILEPROPERTIESInvalidPropertyGroupError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The available templates.
@interface DBFILEPROPERTIESListTemplateResult : DBStoneObject
/// The identifiers of the templates, `ptid:…`. Each item has at least 1 character. Each item starts with `/` or
/// `ptid:`.
@property (nonatomic, readonly) NSArray<NSString *> *templateIds;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTemplateIds:(NSArray<NSString *> *)templateIds;
@end

/// Converts `DBFILEPROPERTIESListTemplateResult` from and to JSON.
@interface DBFILEPROPERTIESListTemplateResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESListTemplateResult *)instance;
+ (DBFILEPROPERTIESListTemplateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESLogicalOperator`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESLogicalOperatorTag) {
    /// Combines queries with OR: an item matches if one query matches.
    DBFILEPROPERTIESLogicalOperatorOrOperator,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESLogicalOperatorOther,
};

/// The operator that combines queries.
@interface DBFILEPROPERTIESLogicalOperator : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESLogicalOperatorTag tag;
/// Creates an object with the tag `or_operator`.
- (instancetype)initWithOrOperator;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `or_operator`.
- (BOOL)isOrOperator;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESLogicalOperator` from and to JSON.
@interface DBFILEPROPERTIESLogicalOperatorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESLogicalOperator *)instance;
+ (DBFILEPROPERTIESLogicalOperator *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESLookUpPropertiesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESLookUpPropertiesErrorTag) {
    /// The item has no property group for the template.
    DBFILEPROPERTIESLookUpPropertiesErrorPropertyGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESLookUpPropertiesErrorOther,
};

/// The reason that properties weren't found.
@interface DBFILEPROPERTIESLookUpPropertiesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESLookUpPropertiesErrorTag tag;
/// Creates an object with the tag `property_group_not_found`.
- (instancetype)initWithPropertyGroupNotFound;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `property_group_not_found`.
- (BOOL)isPropertyGroupNotFound;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESLookUpPropertiesError` from and to JSON.
@interface DBFILEPROPERTIESLookUpPropertiesErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESLookUpPropertiesError *)instance;
+ (DBFILEPROPERTIESLookUpPropertiesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESLookupError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESLookupErrorTag) {
    /// The path has an invalid format. The associated value may describe the problem.
    DBFILEPROPERTIESLookupErrorMalformedPath,
    /// No item exists at this path.
    DBFILEPROPERTIESLookupErrorNotFound,
    /// The item at this path is a folder, but the call requires a file.
    DBFILEPROPERTIESLookupErrorNotFile,
    /// The item at this path is a file, but the call requires a folder.
    DBFILEPROPERTIESLookupErrorNotFolder,
    /// The content of the file is restricted, for example for legal reasons.
    DBFILEPROPERTIESLookupErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESLookupErrorOther,
};

/// The reason that an item couldn't be found.
@interface DBFILEPROPERTIESLookupError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESLookupErrorTag tag;

/// The path has an invalid format. The associated value may describe the problem. Has a value only if `isMalformedPath`
/// returns `YES`.
@property (nonatomic, readonly, copy) NSString *malformedPath;

/// Creates an object with the tag `malformed_path`.
- (instancetype)initWithMalformedPath:(NSString *)malformedPath;
/// Creates an object with the tag `not_found`.
- (instancetype)initWithNotFound;
/// Creates an object with the tag `not_file`.
- (instancetype)initWithNotFile;
/// Creates an object with the tag `not_folder`.
- (instancetype)initWithNotFolder;
/// Creates an object with the tag `restricted_content`.
- (instancetype)initWithRestrictedContent;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `malformed_path`.
- (BOOL)isMalformedPath;
/// Returns whether the tag is `not_found`.
- (BOOL)isNotFound;
/// Returns whether the tag is `not_file`.
- (BOOL)isNotFile;
/// Returns whether the tag is `not_folder`.
- (BOOL)isNotFolder;
/// Returns whether the tag is `restricted_content`.
- (BOOL)isRestrictedContent;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESLookupError` from and to JSON.
@interface DBFILEPROPERTIESLookupErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESLookupError *)instance;
+ (DBFILEPROPERTIESLookupError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESModifyTemplateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESModifyTemplateErrorTag) {
    /// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
    DBFILEPROPERTIESModifyTemplateErrorTemplateNotFound,
    /// The user can't access the template.
    DBFILEPROPERTIESModifyTemplateErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESModifyTemplateErrorOther,
    /// The template already has a field with this name.
    DBFILEPROPERTIESModifyTemplateErrorConflictingPropertyNames,
    /// The template would have more than 32 fields.
    DBFILEPROPERTIESModifyTemplateErrorTooManyProperties,
    /// The account has too many templates. Remove one.
    DBFILEPROPERTIESModifyTemplateErrorTooManyTemplates,
    /// A name is longer than 256 bytes, or a description is longer than 1,024 bytes.
    DBFILEPROPERTIESModifyTemplateErrorTemplateAttributeTooLarge,
};

/// The reason that a template wasn't created or changed.
@interface DBFILEPROPERTIESModifyTemplateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESModifyTemplateErrorTag tag;

/// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`. Has a value only if
/// `isTemplateNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *templateNotFound;

/// Creates an object with the tag `template_not_found`.
- (instancetype)initWithTemplateNotFound:(NSString *)templateNotFound;
/// Creates an object with the tag `restricted_content`.
- (instancetype)initWithRestrictedContent;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `conflicting_property_names`.
- (instancetype)initWithConflictingPropertyNames;
/// Creates an object with the tag `too_many_properties`.
- (instancetype)initWithTooManyProperties;
/// Creates an object with the tag `too_many_templates`.
- (instancetype)initWithTooManyTemplates;
/// Creates an object with the tag `template_attribute_too_large`.
- (instancetype)initWithTemplateAttributeTooLarge;
/// Returns whether the tag is `template_not_found`.
- (BOOL)isTemplateNotFound;
/// Returns whether the tag is `restricted_content`.
- (BOOL)isRestrictedContent;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `conflicting_property_names`.
- (BOOL)isConflictingPropertyNames;
/// Returns whether the tag is `too_many_properties`.
- (BOOL)isTooManyProperties;
/// Returns whether the tag is `too_many_templates`.
- (BOOL)isTooManyTemplates;
/// Returns whether the tag is `template_attribute_too_large`.
- (BOOL)isTemplateAttributeTooLarge;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESModifyTemplateError` from and to JSON.
@interface DBFILEPROPERTIESModifyTemplateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESModifyTemplateError *)instance;
+ (DBFILEPROPERTIESModifyTemplateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The property groups to replace on a file or folder.
@interface DBFILEPROPERTIESOverwritePropertyGroupArg : DBStoneObject
/// The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;
/// The new property groups, at most one for each template. At least 1 item.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertyGroup *> *propertyGroups;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyGroups: The new property groups, at most one for each template. At least 1 item.
- (instancetype)initWithPath:(NSString *)path propertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups;
@end

/// Converts `DBFILEPROPERTIESOverwritePropertyGroupArg` from and to JSON.
@interface DBFILEPROPERTIESOverwritePropertyGroupArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESOverwritePropertyGroupArg *)instance;
+ (DBFILEPROPERTIESOverwritePropertyGroupArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESPropertiesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESPropertiesErrorTag) {
    /// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
    DBFILEPROPERTIESPropertiesErrorTemplateNotFound,
    /// The user can't access the template.
    DBFILEPROPERTIESPropertiesErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESPropertiesErrorOther,
    /// The item can't be found.
    DBFILEPROPERTIESPropertiesErrorPath,
    /// Folders can't have properties of a team's template.
    DBFILEPROPERTIESPropertiesErrorUnsupportedFolder,
};

/// The reason that properties weren't changed.
@interface DBFILEPROPERTIESPropertiesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESPropertiesErrorTag tag;

/// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`. Has a value only if
/// `isTemplateNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *templateNotFound;

/// The item can't be found. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESLookupError *path;
/// Creates an object with the tag `template_not_found`.
- (instancetype)initWithTemplateNotFound:(NSString *)templateNotFound;
/// Creates an object with the tag `restricted_content`.
- (instancetype)initWithRestrictedContent;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILEPROPERTIESLookupError *)path;
/// Creates an object with the tag `unsupported_folder`.
- (instancetype)initWithUnsupportedFolder;
/// Returns whether the tag is `template_not_found`.
- (BOOL)isTemplateNotFound;
/// Returns whether the tag is `restricted_content`.
- (BOOL)isRestrictedContent;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `unsupported_folder`.
- (BOOL)isUnsupportedFolder;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESPropertiesError` from and to JSON.
@interface DBFILEPROPERTIESPropertiesErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesError *)instance;
+ (DBFILEPROPERTIESPropertiesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The queries of a search, and the templates to search.
@interface DBFILEPROPERTIESPropertiesSearchArg : DBStoneObject
/// The queries. At least 1 item.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertiesSearchQuery *> *queries;
/// The templates to search. The default is `filter_none`.
@property (nonatomic, readonly) DBFILEPROPERTIESTemplateFilter *templateFilter;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - queries: The queries. At least 1 item.
///   - templateFilter: The templates to search. The default is `filter_none`.
- (instancetype)initWithQueries:(NSArray<DBFILEPROPERTIESPropertiesSearchQuery *> *)queries
    templateFilter:(nullable DBFILEPROPERTIESTemplateFilter *)templateFilter;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithQueries:(NSArray<DBFILEPROPERTIESPropertiesSearchQuery *> *)queries;
@end

/// Converts `DBFILEPROPERTIESPropertiesSearchArg` from and to JSON.
@interface DBFILEPROPERTIESPropertiesSearchArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchArg *)instance;
+ (DBFILEPROPERTIESPropertiesSearchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The position at which a search continues.
@interface DBFILEPROPERTIESPropertiesSearchContinueArg : DBStoneObject
/// The cursor of the most recent page. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page. At least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBFILEPROPERTIESPropertiesSearchContinueArg` from and to JSON.
@interface DBFILEPROPERTIESPropertiesSearchContinueArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchContinueArg *)instance;
+ (DBFILEPROPERTIESPropertiesSearchContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESPropertiesSearchContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESPropertiesSearchContinueErrorTag) {
    /// The cursor has expired. Start a new search.
    DBFILEPROPERTIESPropertiesSearchContinueErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESPropertiesSearchContinueErrorOther,
};

/// The reason that the next page wasn't returned.
@interface DBFILEPROPERTIESPropertiesSearchContinueError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESPropertiesSearchContinueErrorTag tag;
/// Creates an object with the tag `reset`.
- (instancetype)initWithReset;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `reset`.
- (BOOL)isReset;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESPropertiesSearchContinueError` from and to JSON.
@interface DBFILEPROPERTIESPropertiesSearchContinueErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchContinueError *)instance;
+ (DBFILEPROPERTIESPropertiesSearchContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESPropertiesSearchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESPropertiesSearchErrorTag) {
    /// The item has no property group for the template.
    DBFILEPROPERTIESPropertiesSearchErrorPropertyGroupLookup,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESPropertiesSearchErrorOther,
};

/// The reason that a search failed.
@interface DBFILEPROPERTIESPropertiesSearchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESPropertiesSearchErrorTag tag;
/// The item has no property group for the template. Has a value only if `isPropertyGroupLookup` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESLookUpPropertiesError *propertyGroupLookup;
/// Creates an object with the tag `property_group_lookup`.
- (instancetype)initWithPropertyGroupLookup:(DBFILEPROPERTIESLookUpPropertiesError *)propertyGroupLookup;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `property_group_lookup`.
- (BOOL)isPropertyGroupLookup;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESPropertiesSearchError` from and to JSON.
@interface DBFILEPROPERTIESPropertiesSearchErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchError *)instance;
+ (DBFILEPROPERTIESPropertiesSearchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file or folder that matches a search.
@interface DBFILEPROPERTIESPropertiesSearchMatch : DBStoneObject
/// The identifier of the file or folder. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id_;
/// The path of the file or folder.
@property (nonatomic, readonly, copy) NSString *path;
/// A Boolean value that indicates whether the file or folder has been deleted.
@property (nonatomic, readonly) NSNumber *isDeleted;
/// The property groups of the file or folder.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertyGroup *> *propertyGroups;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithId_:(NSString *)id_
    path:(NSString *)path
    isDeleted:(NSNumber *)isDeleted
    propertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups;
@end

/// Converts `DBFILEPROPERTIESPropertiesSearchMatch` from and to JSON.
@interface DBFILEPROPERTIESPropertiesSearchMatchSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchMatch *)instance;
+ (DBFILEPROPERTIESPropertiesSearchMatch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESPropertiesSearchMode`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESPropertiesSearchModeTag) {
    /// Searches the fields with this name.
    DBFILEPROPERTIESPropertiesSearchModeFieldName,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESPropertiesSearchModeOther,
};

/// The fields in which a query searches.
@interface DBFILEPROPERTIESPropertiesSearchMode : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESPropertiesSearchModeTag tag;
/// Searches the fields with this name. Has a value only if `isFieldName` returns `YES`.
@property (nonatomic, readonly, copy) NSString *fieldName;
/// Creates an object with the tag `field_name`.
- (instancetype)initWithFieldName:(NSString *)fieldName;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `field_name`.
- (BOOL)isFieldName;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESPropertiesSearchMode` from and to JSON.
@interface DBFILEPROPERTIESPropertiesSearchModeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchMode *)instance;
+ (DBFILEPROPERTIESPropertiesSearchMode *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A query for the value of a property.
@interface DBFILEPROPERTIESPropertiesSearchQuery : DBStoneObject
/// The value to search for.
@property (nonatomic, readonly, copy) NSString *query;
/// The fields in which to search.
@property (nonatomic, readonly) DBFILEPROPERTIESPropertiesSearchMode *mode;
/// The operator that combines the query with the other queries. The default is `or_operator`.
@property (nonatomic, readonly) DBFILEPROPERTIESLogicalOperator *logicalOperator;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - query: The value to search for.
///   - mode: The fields in which to search.
///   - logicalOperator: The operator that combines the query with the other queries. The default is `or_operator`.
- (instancetype)initWithQuery:(NSString *)query
    mode:(DBFILEPROPERTIESPropertiesSearchMode *)mode
    logicalOperator:(nullable DBFILEPROPERTIESLogicalOperator *)logicalOperator;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithQuery:(NSString *)query mode:(DBFILEPROPERTIESPropertiesSearchMode *)mode;
@end

/// Converts `DBFILEPROPERTIESPropertiesSearchQuery` from and to JSON.
@interface DBFILEPROPERTIESPropertiesSearchQuerySerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchQuery *)instance;
+ (DBFILEPROPERTIESPropertiesSearchQuery *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of search results.
@interface DBFILEPROPERTIESPropertiesSearchResult : DBStoneObject
/// The matches. The list may be empty.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertiesSearchMatch *> *matches;
/// The cursor of the next page. `nil` if this is the last page. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithMatches:(NSArray<DBFILEPROPERTIESPropertiesSearchMatch *> *)matches
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMatches:(NSArray<DBFILEPROPERTIESPropertiesSearchMatch *> *)matches;
@end

/// Converts `DBFILEPROPERTIESPropertiesSearchResult` from and to JSON.
@interface DBFILEPROPERTIESPropertiesSearchResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchResult *)instance;
+ (DBFILEPROPERTIESPropertiesSearchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A property: a name and its value.
@interface DBFILEPROPERTIESPropertyField : DBStoneObject
/// The name, at most 256 bytes. The template must have a field with this name.
@property (nonatomic, readonly, copy) NSString *name;
/// The value, at most 1,024 bytes.
@property (nonatomic, readonly, copy) NSString *value;

/// Creates an object.
///
/// - Parameters:
///   - name: The name, at most 256 bytes. The template must have a field with this name.
///   - value: The value, at most 1,024 bytes.
- (instancetype)initWithName:(NSString *)name value:(NSString *)value;
@end

/// Converts `DBFILEPROPERTIESPropertyField` from and to JSON.
@interface DBFILEPROPERTIESPropertyFieldSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertyField *)instance;
+ (DBFILEPROPERTIESPropertyField *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A field of a template.
@interface DBFILEPROPERTIESPropertyFieldTemplate : DBStoneObject
/// The name, at most 256 bytes.
@property (nonatomic, readonly, copy) NSString *name;
/// The purpose of the field, at most 1,024 bytes.
@property (nonatomic, readonly, copy) NSString *description_;
/// The type of the field's values.
@property (nonatomic, readonly) DBFILEPROPERTIESPropertyType *type;

/// Creates an object.
///
/// - Parameters:
///   - name: The name, at most 256 bytes.
///   - description_: The purpose of the field, at most 1,024 bytes.
///   - type: The type of the field's values.
- (instancetype)initWithName:(NSString *)name
    description_:(NSString *)description_
    type:(DBFILEPROPERTIESPropertyType *)type;
@end

/// Converts `DBFILEPROPERTIESPropertyFieldTemplate` from and to JSON.
@interface DBFILEPROPERTIESPropertyFieldTemplateSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertyFieldTemplate *)instance;
+ (DBFILEPROPERTIESPropertyFieldTemplate *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Properties of one template on a file or folder.
@interface DBFILEPROPERTIESPropertyGroup : DBStoneObject
/// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSString *templateId;
/// The properties, at most 32.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertyField *> *fields;

/// Creates an object.
///
/// - Parameters:
///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
///   - fields: The properties, at most 32.
- (instancetype)initWithTemplateId:(NSString *)templateId fields:(NSArray<DBFILEPROPERTIESPropertyField *> *)fields;
@end

/// Converts `DBFILEPROPERTIESPropertyGroup` from and to JSON.
@interface DBFILEPROPERTIESPropertyGroupSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertyGroup *)instance;
+ (DBFILEPROPERTIESPropertyGroup *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Changes to a property group.
@interface DBFILEPROPERTIESPropertyGroupUpdate : DBStoneObject
/// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSString *templateId;
/// The fields to add or change. The property group must exist.
@property (nonatomic, readonly, nullable) NSArray<DBFILEPROPERTIESPropertyField *> *addOrUpdateFields;
/// The names of the fields to remove.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *removeFields;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
///   - addOrUpdateFields: The fields to add or change. The property group must exist.
///   - removeFields: The names of the fields to remove.
- (instancetype)initWithTemplateId:(NSString *)templateId
    addOrUpdateFields:(nullable NSArray<DBFILEPROPERTIESPropertyField *> *)addOrUpdateFields
    removeFields:(nullable NSArray<NSString *> *)removeFields;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTemplateId:(NSString *)templateId;
@end

/// Converts `DBFILEPROPERTIESPropertyGroupUpdate` from and to JSON.
@interface DBFILEPROPERTIESPropertyGroupUpdateSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertyGroupUpdate *)instance;
+ (DBFILEPROPERTIESPropertyGroupUpdate *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESPropertyType`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESPropertyTypeTag) {
    /// Text.
    DBFILEPROPERTIESPropertyTypeString,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESPropertyTypeOther,
};

/// The type of a property's values.
@interface DBFILEPROPERTIESPropertyType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESPropertyTypeTag tag;
/// Creates an object with the tag `string`.
- (instancetype)initWithString;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `string`.
- (BOOL)isString;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESPropertyType` from and to JSON.
@interface DBFILEPROPERTIESPropertyTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertyType *)instance;
+ (DBFILEPROPERTIESPropertyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The property groups to remove from a file or folder.
@interface DBFILEPROPERTIESRemovePropertiesArg : DBStoneObject
/// The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// The identifiers of the templates whose property groups to remove. Each item has at least 1 character. Each item
/// starts with `/` or `ptid:`.
@property (nonatomic, readonly) NSArray<NSString *> *propertyTemplateIds;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyTemplateIds: The identifiers of the templates whose property groups to remove. Each item has at least 1
///     character. Each item starts with `/` or `ptid:`.
- (instancetype)initWithPath:(NSString *)path propertyTemplateIds:(NSArray<NSString *> *)propertyTemplateIds;
@end

/// Converts `DBFILEPROPERTIESRemovePropertiesArg` from and to JSON.
@interface DBFILEPROPERTIESRemovePropertiesArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESRemovePropertiesArg *)instance;
+ (DBFILEPROPERTIESRemovePropertiesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESRemovePropertiesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESRemovePropertiesErrorTag) {
    /// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
    DBFILEPROPERTIESRemovePropertiesErrorTemplateNotFound,
    /// The user can't access the template.
    DBFILEPROPERTIESRemovePropertiesErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESRemovePropertiesErrorOther,
    /// The item can't be found.
    DBFILEPROPERTIESRemovePropertiesErrorPath,
    /// Folders can't have properties of a team's template.
    DBFILEPROPERTIESRemovePropertiesErrorUnsupportedFolder,
    /// The item has no property group for the template.
    DBFILEPROPERTIESRemovePropertiesErrorPropertyGroupLookup,
};

/// The reason that properties weren't removed.
@interface DBFILEPROPERTIESRemovePropertiesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESRemovePropertiesErrorTag tag;

/// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`. Has a value only if
/// `isTemplateNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *templateNotFound;

/// The item can't be found. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESLookupError *path;
/// The item has no property group for the template. Has a value only if `isPropertyGroupLookup` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESLookUpPropertiesError *propertyGroupLookup;
/// Creates an object with the tag `template_not_found`.
- (instancetype)initWithTemplateNotFound:(NSString *)templateNotFound;
/// Creates an object with the tag `restricted_content`.
- (instancetype)initWithRestrictedContent;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILEPROPERTIESLookupError *)path;
/// Creates an object with the tag `unsupported_folder`.
- (instancetype)initWithUnsupportedFolder;
/// Creates an object with the tag `property_group_lookup`.
- (instancetype)initWithPropertyGroupLookup:(DBFILEPROPERTIESLookUpPropertiesError *)propertyGroupLookup;
/// Returns whether the tag is `template_not_found`.
- (BOOL)isTemplateNotFound;
/// Returns whether the tag is `restricted_content`.
- (BOOL)isRestrictedContent;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `unsupported_folder`.
- (BOOL)isUnsupportedFolder;
/// Returns whether the tag is `property_group_lookup`.
- (BOOL)isPropertyGroupLookup;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESRemovePropertiesError` from and to JSON.
@interface DBFILEPROPERTIESRemovePropertiesErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESRemovePropertiesError *)instance;
+ (DBFILEPROPERTIESRemovePropertiesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The template to remove.
@interface DBFILEPROPERTIESRemoveTemplateArg : DBStoneObject
/// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSString *templateId;

/// Creates an object.
///
/// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
- (instancetype)initWithTemplateId:(NSString *)templateId;
@end

/// Converts `DBFILEPROPERTIESRemoveTemplateArg` from and to JSON.
@interface DBFILEPROPERTIESRemoveTemplateArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESRemoveTemplateArg *)instance;
+ (DBFILEPROPERTIESRemoveTemplateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESTemplateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESTemplateErrorTag) {
    /// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
    DBFILEPROPERTIESTemplateErrorTemplateNotFound,
    /// The user can't access the template.
    DBFILEPROPERTIESTemplateErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESTemplateErrorOther,
};

/// The reason that a template can't be used.
@interface DBFILEPROPERTIESTemplateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESTemplateErrorTag tag;

/// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`. Has a value only if
/// `isTemplateNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *templateNotFound;

/// Creates an object with the tag `template_not_found`.
- (instancetype)initWithTemplateNotFound:(NSString *)templateNotFound;
/// Creates an object with the tag `restricted_content`.
- (instancetype)initWithRestrictedContent;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `template_not_found`.
- (BOOL)isTemplateNotFound;
/// Returns whether the tag is `restricted_content`.
- (BOOL)isRestrictedContent;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESTemplateError` from and to JSON.
@interface DBFILEPROPERTIESTemplateErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESTemplateError *)instance;
+ (DBFILEPROPERTIESTemplateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESTemplateFilter`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESTemplateFilterTag) {
    /// Includes only the properties of these templates. At least 1 item. Each item has at least 1 character. Each item
    /// starts with `/` or `ptid:`.
    DBFILEPROPERTIESTemplateFilterFilterSome,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESTemplateFilterOther,
    /// Includes the properties of all templates.
    DBFILEPROPERTIESTemplateFilterFilterNone,
};

/// The templates whose properties to include.
@interface DBFILEPROPERTIESTemplateFilter : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESTemplateFilterTag tag;

/// Includes only the properties of these templates. At least 1 item. Each item has at least 1 character. Each item
/// starts with `/` or `ptid:`. Has a value only if `isFilterSome` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *filterSome;

/// Creates an object with the tag `filter_some`.
- (instancetype)initWithFilterSome:(NSArray<NSString *> *)filterSome;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `filter_none`.
- (instancetype)initWithFilterNone;
/// Returns whether the tag is `filter_some`.
- (BOOL)isFilterSome;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `filter_none`.
- (BOOL)isFilterNone;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESTemplateFilter` from and to JSON.
@interface DBFILEPROPERTIESTemplateFilterSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESTemplateFilter *)instance;
+ (DBFILEPROPERTIESTemplateFilter *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESTemplateFilterBase`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESTemplateFilterBaseTag) {
    /// Includes only the properties of these templates. At least 1 item. Each item has at least 1 character. Each item
    /// starts with `/` or `ptid:`.
    DBFILEPROPERTIESTemplateFilterBaseFilterSome,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESTemplateFilterBaseOther,
};

/// The templates whose properties to include.
@interface DBFILEPROPERTIESTemplateFilterBase : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESTemplateFilterBaseTag tag;

/// Includes only the properties of these templates. At least 1 item. Each item has at least 1 character. Each item
/// starts with `/` or `ptid:`. Has a value only if `isFilterSome` returns `YES`.
@property (nonatomic, readonly) NSArray<NSString *> *filterSome;

/// Creates an object with the tag `filter_some`.
- (instancetype)initWithFilterSome:(NSArray<NSString *> *)filterSome;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `filter_some`.
- (BOOL)isFilterSome;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESTemplateFilterBase` from and to JSON.
@interface DBFILEPROPERTIESTemplateFilterBaseSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESTemplateFilterBase *)instance;
+ (DBFILEPROPERTIESTemplateFilterBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESTemplateOwnerType`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESTemplateOwnerTypeTag) {
    /// A user owns the template.
    DBFILEPROPERTIESTemplateOwnerTypeUser,
    /// A team owns the template.
    DBFILEPROPERTIESTemplateOwnerTypeTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESTemplateOwnerTypeOther,
};

/// The owner of a template.
@interface DBFILEPROPERTIESTemplateOwnerType : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESTemplateOwnerTypeTag tag;
/// Creates an object with the tag `user`.
- (instancetype)initWithUser;
/// Creates an object with the tag `team`.
- (instancetype)initWithTeam;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Returns whether the tag is `user`.
- (BOOL)isUser;
/// Returns whether the tag is `team`.
- (BOOL)isTeam;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESTemplateOwnerType` from and to JSON.
@interface DBFILEPROPERTIESTemplateOwnerTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESTemplateOwnerType *)instance;
+ (DBFILEPROPERTIESTemplateOwnerType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The properties to change on a file or folder.
@interface DBFILEPROPERTIESUpdatePropertiesArg : DBStoneObject
/// The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;
/// The changes for each template.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertyGroupUpdate *> *updatePropertyGroups;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - updatePropertyGroups: The changes for each template.
- (instancetype)initWithPath:(NSString *)path
    updatePropertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroupUpdate *> *)updatePropertyGroups;
@end

/// Converts `DBFILEPROPERTIESUpdatePropertiesArg` from and to JSON.
@interface DBFILEPROPERTIESUpdatePropertiesArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESUpdatePropertiesArg *)instance;
+ (DBFILEPROPERTIESUpdatePropertiesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESUpdatePropertiesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESUpdatePropertiesErrorTag) {
    /// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
    DBFILEPROPERTIESUpdatePropertiesErrorTemplateNotFound,
    /// The user can't access the template.
    DBFILEPROPERTIESUpdatePropertiesErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESUpdatePropertiesErrorOther,
    /// The item can't be found.
    DBFILEPROPERTIESUpdatePropertiesErrorPath,
    /// Folders can't have properties of a team's template.
    DBFILEPROPERTIESUpdatePropertiesErrorUnsupportedFolder,
    /// A name is longer than 256 bytes, or a value is longer than 1,024 bytes.
    DBFILEPROPERTIESUpdatePropertiesErrorPropertyFieldTooLarge,
    /// A field isn't part of the template.
    DBFILEPROPERTIESUpdatePropertiesErrorDoesNotFitTemplate,
    /// Two of the property groups belong to the same template.
    DBFILEPROPERTIESUpdatePropertiesErrorDuplicatePropertyGroups,
    /// The item has no property group for the template.
    DBFILEPROPERTIESUpdatePropertiesErrorPropertyGroupLookup,
};

/// The reason that properties weren't changed.
@interface DBFILEPROPERTIESUpdatePropertiesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESUpdatePropertiesErrorTag tag;

/// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`. Has a value only if
/// `isTemplateNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *templateNotFound;

/// The item can't be found. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESLookupError *path;
/// The item has no property group for the template. Has a value only if `isPropertyGroupLookup` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESLookUpPropertiesError *propertyGroupLookup;
/// Creates an object with the tag `template_not_found`.
- (instancetype)initWithTemplateNotFound:(NSString *)templateNotFound;
/// Creates an object with the tag `restricted_content`.
- (instancetype)initWithRestrictedContent;
/// Creates an object with the tag `other`.
- (instancetype)initWithOther;
/// Creates an object with the tag `path`.
- (instancetype)initWithPath:(DBFILEPROPERTIESLookupError *)path;
/// Creates an object with the tag `unsupported_folder`.
- (instancetype)initWithUnsupportedFolder;
/// Creates an object with the tag `property_field_too_large`.
- (instancetype)initWithPropertyFieldTooLarge;
/// Creates an object with the tag `does_not_fit_template`.
- (instancetype)initWithDoesNotFitTemplate;
/// Creates an object with the tag `duplicate_property_groups`.
- (instancetype)initWithDuplicatePropertyGroups;
/// Creates an object with the tag `property_group_lookup`.
- (instancetype)initWithPropertyGroupLookup:(DBFILEPROPERTIESLookUpPropertiesError *)propertyGroupLookup;
/// Returns whether the tag is `template_not_found`.
- (BOOL)isTemplateNotFound;
/// Returns whether the tag is `restricted_content`.
- (BOOL)isRestrictedContent;
/// Returns whether the tag is `other`.
- (BOOL)isOther;
/// Returns whether the tag is `path`.
- (BOOL)isPath;
/// Returns whether the tag is `unsupported_folder`.
- (BOOL)isUnsupportedFolder;
/// Returns whether the tag is `property_field_too_large`.
- (BOOL)isPropertyFieldTooLarge;
/// Returns whether the tag is `does_not_fit_template`.
- (BOOL)isDoesNotFitTemplate;
/// Returns whether the tag is `duplicate_property_groups`.
- (BOOL)isDuplicatePropertyGroups;
/// Returns whether the tag is `property_group_lookup`.
- (BOOL)isPropertyGroupLookup;
/// Returns the name of the tag's case.
- (NSString *)tagName;
@end

/// Converts `DBFILEPROPERTIESUpdatePropertiesError` from and to JSON.
@interface DBFILEPROPERTIESUpdatePropertiesErrorSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESUpdatePropertiesError *)instance;
+ (DBFILEPROPERTIESUpdatePropertiesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The changes to a template. Fields that are `nil` don't change.
@interface DBFILEPROPERTIESUpdateTemplateArg : DBStoneObject
/// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSString *templateId;
/// The new name, at most 256 bytes.
@property (nonatomic, readonly, copy, nullable) NSString *name;
/// The new description, at most 1,024 bytes.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The fields to add. A template has at most 32 fields.
@property (nonatomic, readonly, nullable) NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *addFields;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
///   - name: The new name, at most 256 bytes.
///   - description_: The new description, at most 1,024 bytes.
///   - addFields: The fields to add. A template has at most 32 fields.
- (instancetype)initWithTemplateId:(NSString *)templateId
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    addFields:(nullable NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *)addFields;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTemplateId:(NSString *)templateId;
@end

/// Converts `DBFILEPROPERTIESUpdateTemplateArg` from and to JSON.
@interface DBFILEPROPERTIESUpdateTemplateArgSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESUpdateTemplateArg *)instance;
+ (DBFILEPROPERTIESUpdateTemplateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The result of changing a template.
@interface DBFILEPROPERTIESUpdateTemplateResult : DBStoneObject
/// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSString *templateId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTemplateId:(NSString *)templateId;
@end

/// Converts `DBFILEPROPERTIESUpdateTemplateResult` from and to JSON.
@interface DBFILEPROPERTIESUpdateTemplateResultSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESUpdateTemplateResult *)instance;
+ (DBFILEPROPERTIESUpdateTemplateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
