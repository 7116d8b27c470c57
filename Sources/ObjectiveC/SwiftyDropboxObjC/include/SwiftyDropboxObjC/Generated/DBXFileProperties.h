// Generated from API/file_properties.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>

@class DBXFilePropertiesAddPropertiesErrorDoesNotFitTemplate,
    DBXFilePropertiesAddPropertiesErrorDuplicatePropertyGroups, DBXFilePropertiesAddPropertiesErrorOther,
    DBXFilePropertiesAddPropertiesErrorPath, DBXFilePropertiesAddPropertiesErrorPropertyFieldTooLarge,
    DBXFilePropertiesAddPropertiesErrorPropertyGroupAlreadyExists, DBXFilePropertiesAddPropertiesErrorRestrictedContent,
    DBXFilePropertiesAddPropertiesErrorTemplateNotFound, DBXFilePropertiesAddPropertiesErrorUnsupportedFolder,
    DBXFilePropertiesInvalidPropertyGroupErrorDoesNotFitTemplate,
    DBXFilePropertiesInvalidPropertyGroupErrorDuplicatePropertyGroups, DBXFilePropertiesInvalidPropertyGroupErrorOther,
    DBXFilePropertiesInvalidPropertyGroupErrorPath, DBXFilePropertiesInvalidPropertyGroupErrorPropertyFieldTooLarge,
    DBXFilePropertiesInvalidPropertyGroupErrorRestrictedContent,
    DBXFilePropertiesInvalidPropertyGroupErrorTemplateNotFound,
    DBXFilePropertiesInvalidPropertyGroupErrorUnsupportedFolder, DBXFilePropertiesLogicalOperatorOrOperator,
    DBXFilePropertiesLogicalOperatorOther, DBXFilePropertiesLookUpPropertiesErrorOther,
    DBXFilePropertiesLookUpPropertiesErrorPropertyGroupNotFound, DBXFilePropertiesLookupError,
    DBXFilePropertiesLookupErrorMalformedPath, DBXFilePropertiesLookupErrorNotFile,
    DBXFilePropertiesLookupErrorNotFolder, DBXFilePropertiesLookupErrorNotFound, DBXFilePropertiesLookupErrorOther,
    DBXFilePropertiesLookupErrorRestrictedContent, DBXFilePropertiesModifyTemplateErrorConflictingPropertyNames,
    DBXFilePropertiesModifyTemplateErrorOther, DBXFilePropertiesModifyTemplateErrorRestrictedContent,
    DBXFilePropertiesModifyTemplateErrorTemplateAttributeTooLarge, DBXFilePropertiesModifyTemplateErrorTemplateNotFound,
    DBXFilePropertiesModifyTemplateErrorTooManyProperties, DBXFilePropertiesModifyTemplateErrorTooManyTemplates,
    DBXFilePropertiesPropertiesErrorOther, DBXFilePropertiesPropertiesErrorPath,
    DBXFilePropertiesPropertiesErrorRestrictedContent, DBXFilePropertiesPropertiesErrorTemplateNotFound,
    DBXFilePropertiesPropertiesErrorUnsupportedFolder, DBXFilePropertiesPropertiesSearchContinueErrorOther,
    DBXFilePropertiesPropertiesSearchContinueErrorReset, DBXFilePropertiesPropertiesSearchErrorOther,
    DBXFilePropertiesPropertiesSearchErrorPropertyGroupLookup, DBXFilePropertiesPropertiesSearchModeFieldName,
    DBXFilePropertiesPropertiesSearchModeOther, DBXFilePropertiesPropertiesSearchQuery,
    DBXFilePropertiesPropertyFieldTemplate, DBXFilePropertiesPropertyGroup, DBXFilePropertiesPropertyType,
    DBXFilePropertiesPropertyTypeOther, DBXFilePropertiesPropertyTypeString_,
    DBXFilePropertiesRemovePropertiesErrorOther, DBXFilePropertiesRemovePropertiesErrorPath,
    DBXFilePropertiesRemovePropertiesErrorPropertyGroupLookup, DBXFilePropertiesRemovePropertiesErrorRestrictedContent,
    DBXFilePropertiesRemovePropertiesErrorTemplateNotFound, DBXFilePropertiesRemovePropertiesErrorUnsupportedFolder,
    DBXFilePropertiesTemplateErrorOther, DBXFilePropertiesTemplateErrorRestrictedContent,
    DBXFilePropertiesTemplateErrorTemplateNotFound, DBXFilePropertiesTemplateFilter,
    DBXFilePropertiesTemplateFilterBaseFilterSome, DBXFilePropertiesTemplateFilterBaseOther,
    DBXFilePropertiesTemplateFilterFilterNone, DBXFilePropertiesTemplateFilterFilterSome,
    DBXFilePropertiesTemplateFilterOther, DBXFilePropertiesTemplateOwnerTypeOther,
    DBXFilePropertiesTemplateOwnerTypeTeam, DBXFilePropertiesTemplateOwnerTypeUser,
    DBXFilePropertiesUpdatePropertiesErrorDoesNotFitTemplate,
    DBXFilePropertiesUpdatePropertiesErrorDuplicatePropertyGroups, DBXFilePropertiesUpdatePropertiesErrorOther,
    DBXFilePropertiesUpdatePropertiesErrorPath, DBXFilePropertiesUpdatePropertiesErrorPropertyFieldTooLarge,
    DBXFilePropertiesUpdatePropertiesErrorPropertyGroupLookup, DBXFilePropertiesUpdatePropertiesErrorRestrictedContent,
    DBXFilePropertiesUpdatePropertiesErrorTemplateNotFound, DBXFilePropertiesUpdatePropertiesErrorUnsupportedFolder;

NS_ASSUME_NONNULL_BEGIN

/// The property groups to add to a file or folder.
@interface DBXFilePropertiesAddPropertiesArg : DBXObject
/// The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;
/// The property groups to add, at most one for each template.
@property (nonatomic, readonly, copy) NSArray<DBXFilePropertiesPropertyGroup *> *propertyGroups;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyGroups: The property groups to add, at most one for each template.
- (instancetype)initWithPath:(NSString *)path
    propertyGroups:(NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that properties weren't added.
@interface DBXFilePropertiesAddPropertiesError : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesAddPropertiesError (Members)
/// The object if its tag is `template_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesAddPropertiesErrorTemplateNotFound *asTemplateNotFound;
/// The object if its tag is `restricted_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesAddPropertiesErrorRestrictedContent *asRestrictedContent;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesAddPropertiesErrorOther *asOther;
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesAddPropertiesErrorPath *asPath;
/// The object if its tag is `unsupported_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesAddPropertiesErrorUnsupportedFolder *asUnsupportedFolder;

/// The object if its tag is `property_field_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesAddPropertiesErrorPropertyFieldTooLarge *asPropertyFieldTooLarge;

/// The object if its tag is `does_not_fit_template`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesAddPropertiesErrorDoesNotFitTemplate *asDoesNotFitTemplate;

/// The object if its tag is `duplicate_property_groups`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesAddPropertiesErrorDuplicatePropertyGroups *asDuplicatePropertyGroups;

/// The object if its tag is `property_group_already_exists`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesAddPropertiesErrorPropertyGroupAlreadyExists *asPropertyGroupAlreadyExists;
@end

/// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
@interface DBXFilePropertiesAddPropertiesErrorTemplateNotFound : DBXFilePropertiesAddPropertiesError
/// The value of `template_not_found`.
@property (nonatomic, copy) NSString *templateNotFound;
/// Creates an object with the tag `template_not_found`.
- (instancetype)init:(NSString *)templateNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The user can't access the template.
@interface DBXFilePropertiesAddPropertiesErrorRestrictedContent : DBXFilePropertiesAddPropertiesError
/// Creates an object with the tag `restricted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesAddPropertiesErrorOther : DBXFilePropertiesAddPropertiesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item can't be found.
@interface DBXFilePropertiesAddPropertiesErrorPath : DBXFilePropertiesAddPropertiesError
/// The value of `path`.
@property (nonatomic, strong) DBXFilePropertiesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilePropertiesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// Folders can't have properties of a team's template.
@interface DBXFilePropertiesAddPropertiesErrorUnsupportedFolder : DBXFilePropertiesAddPropertiesError
/// Creates an object with the tag `unsupported_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A name is longer than 256 bytes, or a value is longer than 1,024 bytes.
@interface DBXFilePropertiesAddPropertiesErrorPropertyFieldTooLarge : DBXFilePropertiesAddPropertiesError
/// Creates an object with the tag `property_field_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A field isn't part of the template.
@interface DBXFilePropertiesAddPropertiesErrorDoesNotFitTemplate : DBXFilePropertiesAddPropertiesError
/// Creates an object with the tag `does_not_fit_template`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Two of the property groups belong to the same template.
@interface DBXFilePropertiesAddPropertiesErrorDuplicatePropertyGroups : DBXFilePropertiesAddPropertiesError
/// Creates an object with the tag `duplicate_property_groups`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item already has a property group for this template. Use `propertiesUpdate` or `propertiesOverwrite` instead.
@interface DBXFilePropertiesAddPropertiesErrorPropertyGroupAlreadyExists : DBXFilePropertiesAddPropertiesError
/// Creates an object with the tag `property_group_already_exists`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The definition of a property group: its name, purpose, and fields.
@interface DBXFilePropertiesPropertyGroupTemplate : DBXObject
/// The display name, at most 256 bytes.
@property (nonatomic, readonly, copy) NSString *name;
/// The purpose of the template, at most 1,024 bytes.
@property (nonatomic, readonly, copy) NSString *description_;
/// The fields, at most 32.
@property (nonatomic, readonly, copy) NSArray<DBXFilePropertiesPropertyFieldTemplate *> *fields;

/// Creates an object.
///
/// - Parameters:
///   - name: The display name, at most 256 bytes.
///   - description_: The purpose of the template, at most 1,024 bytes.
///   - fields: The fields, at most 32.
- (instancetype)initWithName:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBXFilePropertiesPropertyFieldTemplate *> *)fields
    NS_DESIGNATED_INITIALIZER;
@end

/// A new template.
@interface DBXFilePropertiesAddTemplateArg : DBXFilePropertiesPropertyGroupTemplate
- (instancetype)initWithName:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBXFilePropertiesPropertyFieldTemplate *> *)fields
    DB_UNAVAILABLE;
@end

/// The result of adding a template.
@interface DBXFilePropertiesAddTemplateResult : DBXObject
/// The identifier of the new template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSString *templateId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTemplateId:(NSString *)templateId NS_DESIGNATED_INITIALIZER;
@end

/// The template to get.
@interface DBXFilePropertiesGetTemplateArg : DBXObject
/// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSString *templateId;

/// Creates an object.
///
/// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
- (instancetype)initWithTemplateId:(NSString *)templateId NS_DESIGNATED_INITIALIZER;
@end

/// A template.
@interface DBXFilePropertiesGetTemplateResult : DBXFilePropertiesPropertyGroupTemplate
- (instancetype)initWithName:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBXFilePropertiesPropertyFieldTemplate *> *)fields
    DB_UNAVAILABLE;
@end

/// The reason that property groups weren't accepted.
@interface DBXFilePropertiesInvalidPropertyGroupError : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesInvalidPropertyGroupError (Members)
/// The object if its tag is `template_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesInvalidPropertyGroupErrorTemplateNotFound *asTemplateNotFound;

/// The object if its tag is `restricted_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesInvalidPropertyGroupErrorRestrictedContent *asRestrictedContent;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesInvalidPropertyGroupErrorOther *asOther;
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesInvalidPropertyGroupErrorPath *asPath;

/// The object if its tag is `unsupported_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesInvalidPropertyGroupErrorUnsupportedFolder *asUnsupportedFolder;

/// The object if its tag is `property_field_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesInvalidPropertyGroupErrorPropertyFieldTooLarge *asPropertyFieldTooLarge;

/// The object if its tag is `does_not_fit_template`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesInvalidPropertyGroupErrorDoesNotFitTemplate *asDoesNotFitTemplate;

/// The object if its tag is `duplicate_property_groups`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesInvalidPropertyGroupErrorDuplicatePropertyGroups *asDuplicatePropertyGroups;
@end

/// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
@interface DBXFilePropertiesInvalidPropertyGroupErrorTemplateNotFound : DBXFilePropertiesInvalidPropertyGroupError
/// The value of `template_not_found`.
@property (nonatomic, copy) NSString *templateNotFound;
/// Creates an object with the tag `template_not_found`.
- (instancetype)init:(NSString *)templateNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The user can't access the template.
@interface DBXFilePropertiesInvalidPropertyGroupErrorRestrictedContent : DBXFilePropertiesInvalidPropertyGroupError
/// Creates an object with the tag `restricted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesInvalidPropertyGroupErrorOther : DBXFilePropertiesInvalidPropertyGroupError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item can't be found.
@interface DBXFilePropertiesInvalidPropertyGroupErrorPath : DBXFilePropertiesInvalidPropertyGroupError
/// The value of `path`.
@property (nonatomic, strong) DBXFilePropertiesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilePropertiesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// Folders can't have properties of a team's template.
@interface DBXFilePropertiesInvalidPropertyGroupErrorUnsupportedFolder : DBXFilePropertiesInvalidPropertyGroupError
/// Creates an object with the tag `unsupported_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A name is longer than 256 bytes, or a value is longer than 1,024 bytes.
@interface DBXFilePropertiesInvalidPropertyGroupErrorPropertyFieldTooLarge : DBXFilePropertiesInvalidPropertyGroupError
/// Creates an object with the tag `property_field_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A field isn't part of the template.
@interface DBXFilePropertiesInvalidPropertyGroupErrorDoesNotFitTemplate : DBXFilePropertiesInvalidPropertyGroupError
/// Creates an object with the tag `does_not_fit_template`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Two of the property groups belong to the same template.
@interface DBXFilePropertiesInvalidPropertyGroupErrorDuplicatePropertyGroups : DBXFilePropertiesInvalidPropertyGroupError
/// Creates an object with the tag `duplicate_property_groups`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The available templates.
@interface DBXFilePropertiesListTemplateResult : DBXObject
/// The identifiers of the templates, `ptid:…`. Each item has at least 1 character. Each item starts with `/` or
/// `ptid:`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *templateIds;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTemplateIds:(NSArray<NSString *> *)templateIds NS_DESIGNATED_INITIALIZER;
@end

/// The operator that combines queries.
@interface DBXFilePropertiesLogicalOperator : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesLogicalOperator (Members)
/// The object if its tag is `or_operator`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesLogicalOperatorOrOperator *asOrOperator;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesLogicalOperatorOther *asOther;
@end

/// Combines queries with OR: an item matches if one query matches.
@interface DBXFilePropertiesLogicalOperatorOrOperator : DBXFilePropertiesLogicalOperator
/// Creates an object with the tag `or_operator`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesLogicalOperatorOther : DBXFilePropertiesLogicalOperator
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that properties weren't found.
@interface DBXFilePropertiesLookUpPropertiesError : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesLookUpPropertiesError (Members)
/// The object if its tag is `property_group_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesLookUpPropertiesErrorPropertyGroupNotFound *asPropertyGroupNotFound;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesLookUpPropertiesErrorOther *asOther;
@end

/// The item has no property group for the template.
@interface DBXFilePropertiesLookUpPropertiesErrorPropertyGroupNotFound : DBXFilePropertiesLookUpPropertiesError
/// Creates an object with the tag `property_group_not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesLookUpPropertiesErrorOther : DBXFilePropertiesLookUpPropertiesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that an item couldn't be found.
@interface DBXFilePropertiesLookupError : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesLookupError (Members)
/// The object if its tag is `malformed_path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesLookupErrorMalformedPath *asMalformedPath;
/// The object if its tag is `not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesLookupErrorNotFound *asNotFound;
/// The object if its tag is `not_file`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesLookupErrorNotFile *asNotFile;
/// The object if its tag is `not_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesLookupErrorNotFolder *asNotFolder;
/// The object if its tag is `restricted_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesLookupErrorRestrictedContent *asRestrictedContent;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesLookupErrorOther *asOther;
@end

/// The path has an invalid format. The associated value may describe the problem.
@interface DBXFilePropertiesLookupErrorMalformedPath : DBXFilePropertiesLookupError
/// The value of `malformed_path`.
@property (nonatomic, copy) NSString *malformedPath;
/// Creates an object with the tag `malformed_path`.
- (instancetype)init:(NSString *)malformedPath NS_DESIGNATED_INITIALIZER;
@end

/// No item exists at this path.
@interface DBXFilePropertiesLookupErrorNotFound : DBXFilePropertiesLookupError
/// Creates an object with the tag `not_found`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item at this path is a folder, but the call requires a file.
@interface DBXFilePropertiesLookupErrorNotFile : DBXFilePropertiesLookupError
/// Creates an object with the tag `not_file`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item at this path is a file, but the call requires a folder.
@interface DBXFilePropertiesLookupErrorNotFolder : DBXFilePropertiesLookupError
/// Creates an object with the tag `not_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The content of the file is restricted, for example for legal reasons.
@interface DBXFilePropertiesLookupErrorRestrictedContent : DBXFilePropertiesLookupError
/// Creates an object with the tag `restricted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesLookupErrorOther : DBXFilePropertiesLookupError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a template wasn't created or changed.
@interface DBXFilePropertiesModifyTemplateError : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesModifyTemplateError (Members)
/// The object if its tag is `template_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesModifyTemplateErrorTemplateNotFound *asTemplateNotFound;
/// The object if its tag is `restricted_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesModifyTemplateErrorRestrictedContent *asRestrictedContent;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesModifyTemplateErrorOther *asOther;

/// The object if its tag is `conflicting_property_names`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesModifyTemplateErrorConflictingPropertyNames *asConflictingPropertyNames;

/// The object if its tag is `too_many_properties`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesModifyTemplateErrorTooManyProperties *asTooManyProperties;
/// The object if its tag is `too_many_templates`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesModifyTemplateErrorTooManyTemplates *asTooManyTemplates;

/// The object if its tag is `template_attribute_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesModifyTemplateErrorTemplateAttributeTooLarge *asTemplateAttributeTooLarge;
@end

/// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
@interface DBXFilePropertiesModifyTemplateErrorTemplateNotFound : DBXFilePropertiesModifyTemplateError
/// The value of `template_not_found`.
@property (nonatomic, copy) NSString *templateNotFound;
/// Creates an object with the tag `template_not_found`.
- (instancetype)init:(NSString *)templateNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The user can't access the template.
@interface DBXFilePropertiesModifyTemplateErrorRestrictedContent : DBXFilePropertiesModifyTemplateError
/// Creates an object with the tag `restricted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesModifyTemplateErrorOther : DBXFilePropertiesModifyTemplateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The template already has a field with this name.
@interface DBXFilePropertiesModifyTemplateErrorConflictingPropertyNames : DBXFilePropertiesModifyTemplateError
/// Creates an object with the tag `conflicting_property_names`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The template would have more than 32 fields.
@interface DBXFilePropertiesModifyTemplateErrorTooManyProperties : DBXFilePropertiesModifyTemplateError
/// Creates an object with the tag `too_many_properties`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The account has too many templates. Remove one.
@interface DBXFilePropertiesModifyTemplateErrorTooManyTemplates : DBXFilePropertiesModifyTemplateError
/// Creates an object with the tag `too_many_templates`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A name is longer than 256 bytes, or a description is longer than 1,024 bytes.
@interface DBXFilePropertiesModifyTemplateErrorTemplateAttributeTooLarge : DBXFilePropertiesModifyTemplateError
/// Creates an object with the tag `template_attribute_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The property groups to replace on a file or folder.
@interface DBXFilePropertiesOverwritePropertyGroupArg : DBXObject
/// The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;
/// The new property groups, at most one for each template. At least 1 item.
@property (nonatomic, readonly, copy) NSArray<DBXFilePropertiesPropertyGroup *> *propertyGroups;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyGroups: The new property groups, at most one for each template. At least 1 item.
- (instancetype)initWithPath:(NSString *)path
    propertyGroups:(NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that properties weren't changed.
@interface DBXFilePropertiesPropertiesError : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesPropertiesError (Members)
/// The object if its tag is `template_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesPropertiesErrorTemplateNotFound *asTemplateNotFound;
/// The object if its tag is `restricted_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesPropertiesErrorRestrictedContent *asRestrictedContent;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesPropertiesErrorOther *asOther;
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesPropertiesErrorPath *asPath;
/// The object if its tag is `unsupported_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesPropertiesErrorUnsupportedFolder *asUnsupportedFolder;
@end

/// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
@interface DBXFilePropertiesPropertiesErrorTemplateNotFound : DBXFilePropertiesPropertiesError
/// The value of `template_not_found`.
@property (nonatomic, copy) NSString *templateNotFound;
/// Creates an object with the tag `template_not_found`.
- (instancetype)init:(NSString *)templateNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The user can't access the template.
@interface DBXFilePropertiesPropertiesErrorRestrictedContent : DBXFilePropertiesPropertiesError
/// Creates an object with the tag `restricted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesPropertiesErrorOther : DBXFilePropertiesPropertiesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item can't be found.
@interface DBXFilePropertiesPropertiesErrorPath : DBXFilePropertiesPropertiesError
/// The value of `path`.
@property (nonatomic, strong) DBXFilePropertiesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilePropertiesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// Folders can't have properties of a team's template.
@interface DBXFilePropertiesPropertiesErrorUnsupportedFolder : DBXFilePropertiesPropertiesError
/// Creates an object with the tag `unsupported_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The queries of a search, and the templates to search.
@interface DBXFilePropertiesPropertiesSearchArg : DBXObject
/// The queries. At least 1 item.
@property (nonatomic, readonly, copy) NSArray<DBXFilePropertiesPropertiesSearchQuery *> *queries;
/// The templates to search. The default is `filter_none`.
@property (nonatomic, readonly) DBXFilePropertiesTemplateFilter *templateFilter;

/// Creates an object.
///
/// - Parameters:
///   - queries: The queries. At least 1 item.
///   - templateFilter: The templates to search. The default is `filter_none`.
- (instancetype)initWithQueries:(NSArray<DBXFilePropertiesPropertiesSearchQuery *> *)queries
    templateFilter:(DBXFilePropertiesTemplateFilter *)templateFilter
    NS_DESIGNATED_INITIALIZER;
@end

/// The position at which a search continues.
@interface DBXFilePropertiesPropertiesSearchContinueArg : DBXObject
/// The cursor of the most recent page. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameter cursor: The cursor of the most recent page. At least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor NS_DESIGNATED_INITIALIZER;
@end

/// The reason that the next page wasn't returned.
@interface DBXFilePropertiesPropertiesSearchContinueError : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesPropertiesSearchContinueError (Members)
/// The object if its tag is `reset`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesPropertiesSearchContinueErrorReset *asReset;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesPropertiesSearchContinueErrorOther *asOther;
@end

/// The cursor has expired. Start a new search.
@interface DBXFilePropertiesPropertiesSearchContinueErrorReset : DBXFilePropertiesPropertiesSearchContinueError
/// Creates an object with the tag `reset`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesPropertiesSearchContinueErrorOther : DBXFilePropertiesPropertiesSearchContinueError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The reason that a search failed.
@interface DBXFilePropertiesPropertiesSearchError : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesPropertiesSearchError (Members)
/// The object if its tag is `property_group_lookup`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesPropertiesSearchErrorPropertyGroupLookup *asPropertyGroupLookup;

/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesPropertiesSearchErrorOther *asOther;
@end

/// The item has no property group for the template.
@interface DBXFilePropertiesPropertiesSearchErrorPropertyGroupLookup : DBXFilePropertiesPropertiesSearchError
/// The value of `property_group_lookup`.
@property (nonatomic, strong) DBXFilePropertiesLookUpPropertiesError *propertyGroupLookup;
/// Creates an object with the tag `property_group_lookup`.
- (instancetype)init:(DBXFilePropertiesLookUpPropertiesError *)propertyGroupLookup NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesPropertiesSearchErrorOther : DBXFilePropertiesPropertiesSearchError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A file or folder that matches a search.
@interface DBXFilePropertiesPropertiesSearchMatch : DBXObject
/// The identifier of the file or folder. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id;
/// The path of the file or folder.
@property (nonatomic, readonly, copy) NSString *path;
/// A Boolean value that indicates whether the file or folder has been deleted.
@property (nonatomic, readonly) NSNumber *isDeleted;
/// The property groups of the file or folder.
@property (nonatomic, readonly, copy) NSArray<DBXFilePropertiesPropertyGroup *> *propertyGroups;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithId:(NSString *)id
    path:(NSString *)path
    isDeleted:(NSNumber *)isDeleted
    propertyGroups:(NSArray<DBXFilePropertiesPropertyGroup *> *)propertyGroups
    NS_DESIGNATED_INITIALIZER;
@end

/// The fields in which a query searches.
@interface DBXFilePropertiesPropertiesSearchMode : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesPropertiesSearchMode (Members)
/// The object if its tag is `field_name`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesPropertiesSearchModeFieldName *asFieldName;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesPropertiesSearchModeOther *asOther;
@end

/// Searches the fields with this name.
@interface DBXFilePropertiesPropertiesSearchModeFieldName : DBXFilePropertiesPropertiesSearchMode
/// The value of `field_name`.
@property (nonatomic, copy) NSString *fieldName;
/// Creates an object with the tag `field_name`.
- (instancetype)init:(NSString *)fieldName NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesPropertiesSearchModeOther : DBXFilePropertiesPropertiesSearchMode
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A query for the value of a property.
@interface DBXFilePropertiesPropertiesSearchQuery : DBXObject
/// The value to search for.
@property (nonatomic, readonly, copy) NSString *query;
/// The fields in which to search.
@property (nonatomic, readonly) DBXFilePropertiesPropertiesSearchMode *mode;
/// The operator that combines the query with the other queries. The default is `or_operator`.
@property (nonatomic, readonly) DBXFilePropertiesLogicalOperator *logicalOperator;

/// Creates an object.
///
/// - Parameters:
///   - query: The value to search for.
///   - mode: The fields in which to search.
///   - logicalOperator: The operator that combines the query with the other queries. The default is `or_operator`.
- (instancetype)initWithQuery:(NSString *)query
    mode:(DBXFilePropertiesPropertiesSearchMode *)mode
    logicalOperator:(DBXFilePropertiesLogicalOperator *)logicalOperator
    NS_DESIGNATED_INITIALIZER;
@end

/// A page of search results.
@interface DBXFilePropertiesPropertiesSearchResult : DBXObject
/// The matches. The list may be empty.
@property (nonatomic, readonly, copy) NSArray<DBXFilePropertiesPropertiesSearchMatch *> *matches;
/// The cursor of the next page. `nil` if this is the last page. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithMatches:(NSArray<DBXFilePropertiesPropertiesSearchMatch *> *)matches
    cursor:(nullable NSString *)cursor
    NS_DESIGNATED_INITIALIZER;
@end

/// A property: a name and its value.
@interface DBXFilePropertiesPropertyField : DBXObject
/// The name, at most 256 bytes. The template must have a field with this name.
@property (nonatomic, readonly, copy) NSString *name;
/// The value, at most 1,024 bytes.
@property (nonatomic, readonly, copy) NSString *value;

/// Creates an object.
///
/// - Parameters:
///   - name: The name, at most 256 bytes. The template must have a field with this name.
///   - value: The value, at most 1,024 bytes.
- (instancetype)initWithName:(NSString *)name value:(NSString *)value NS_DESIGNATED_INITIALIZER;
@end

/// A field of a template.
@interface DBXFilePropertiesPropertyFieldTemplate : DBXObject
/// The name, at most 256 bytes.
@property (nonatomic, readonly, copy) NSString *name;
/// The purpose of the field, at most 1,024 bytes.
@property (nonatomic, readonly, copy) NSString *description_;
/// The type of the field's values.
@property (nonatomic, readonly) DBXFilePropertiesPropertyType *type;

/// Creates an object.
///
/// - Parameters:
///   - name: The name, at most 256 bytes.
///   - description_: The purpose of the field, at most 1,024 bytes.
///   - type: The type of the field's values.
- (instancetype)initWithName:(NSString *)name
    description_:(NSString *)description_
    type:(DBXFilePropertiesPropertyType *)type
    NS_DESIGNATED_INITIALIZER;
@end

/// Properties of one template on a file or folder.
@interface DBXFilePropertiesPropertyGroup : DBXObject
/// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSString *templateId;
/// The properties, at most 32.
@property (nonatomic, readonly, copy) NSArray<DBXFilePropertiesPropertyField *> *fields;

/// Creates an object.
///
/// - Parameters:
///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
///   - fields: The properties, at most 32.
- (instancetype)initWithTemplateId:(NSString *)templateId
    fields:(NSArray<DBXFilePropertiesPropertyField *> *)fields
    NS_DESIGNATED_INITIALIZER;
@end

/// Changes to a property group.
@interface DBXFilePropertiesPropertyGroupUpdate : DBXObject
/// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSString *templateId;
/// The fields to add or change. The property group must exist.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilePropertiesPropertyField *> *addOrUpdateFields;
/// The names of the fields to remove.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *removeFields;

/// Creates an object.
///
/// - Parameters:
///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
///   - addOrUpdateFields: The fields to add or change. The property group must exist.
///   - removeFields: The names of the fields to remove.
- (instancetype)initWithTemplateId:(NSString *)templateId
    addOrUpdateFields:(nullable NSArray<DBXFilePropertiesPropertyField *> *)addOrUpdateFields
    removeFields:(nullable NSArray<NSString *> *)removeFields
    NS_DESIGNATED_INITIALIZER;
@end

/// The type of a property's values.
@interface DBXFilePropertiesPropertyType : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesPropertyType (Members)
/// The object if its tag is `string`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesPropertyTypeString_ *asString_;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesPropertyTypeOther *asOther;
@end

/// Text.
@interface DBXFilePropertiesPropertyTypeString_ : DBXFilePropertiesPropertyType
/// Creates an object with the tag `string`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesPropertyTypeOther : DBXFilePropertiesPropertyType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The property groups to remove from a file or folder.
@interface DBXFilePropertiesRemovePropertiesArg : DBXObject
/// The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;

/// The identifiers of the templates whose property groups to remove. Each item has at least 1 character. Each item
/// starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSArray<NSString *> *propertyTemplateIds;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - propertyTemplateIds: The identifiers of the templates whose property groups to remove. Each item has at least 1
///     character. Each item starts with `/` or `ptid:`.
- (instancetype)initWithPath:(NSString *)path
    propertyTemplateIds:(NSArray<NSString *> *)propertyTemplateIds
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that properties weren't removed.
@interface DBXFilePropertiesRemovePropertiesError : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesRemovePropertiesError (Members)
/// The object if its tag is `template_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesRemovePropertiesErrorTemplateNotFound *asTemplateNotFound;
/// The object if its tag is `restricted_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesRemovePropertiesErrorRestrictedContent *asRestrictedContent;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesRemovePropertiesErrorOther *asOther;
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesRemovePropertiesErrorPath *asPath;
/// The object if its tag is `unsupported_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesRemovePropertiesErrorUnsupportedFolder *asUnsupportedFolder;

/// The object if its tag is `property_group_lookup`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesRemovePropertiesErrorPropertyGroupLookup *asPropertyGroupLookup;
@end

/// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
@interface DBXFilePropertiesRemovePropertiesErrorTemplateNotFound : DBXFilePropertiesRemovePropertiesError
/// The value of `template_not_found`.
@property (nonatomic, copy) NSString *templateNotFound;
/// Creates an object with the tag `template_not_found`.
- (instancetype)init:(NSString *)templateNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The user can't access the template.
@interface DBXFilePropertiesRemovePropertiesErrorRestrictedContent : DBXFilePropertiesRemovePropertiesError
/// Creates an object with the tag `restricted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesRemovePropertiesErrorOther : DBXFilePropertiesRemovePropertiesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item can't be found.
@interface DBXFilePropertiesRemovePropertiesErrorPath : DBXFilePropertiesRemovePropertiesError
/// The value of `path`.
@property (nonatomic, strong) DBXFilePropertiesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilePropertiesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// Folders can't have properties of a team's template.
@interface DBXFilePropertiesRemovePropertiesErrorUnsupportedFolder : DBXFilePropertiesRemovePropertiesError
/// Creates an object with the tag `unsupported_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item has no property group for the template.
@interface DBXFilePropertiesRemovePropertiesErrorPropertyGroupLookup : DBXFilePropertiesRemovePropertiesError
/// The value of `property_group_lookup`.
@property (nonatomic, strong) DBXFilePropertiesLookUpPropertiesError *propertyGroupLookup;
/// Creates an object with the tag `property_group_lookup`.
- (instancetype)init:(DBXFilePropertiesLookUpPropertiesError *)propertyGroupLookup NS_DESIGNATED_INITIALIZER;
@end

/// The template to remove.
@interface DBXFilePropertiesRemoveTemplateArg : DBXObject
/// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSString *templateId;

/// Creates an object.
///
/// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
- (instancetype)initWithTemplateId:(NSString *)templateId NS_DESIGNATED_INITIALIZER;
@end

/// The reason that a template can't be used.
@interface DBXFilePropertiesTemplateError : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesTemplateError (Members)
/// The object if its tag is `template_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateErrorTemplateNotFound *asTemplateNotFound;
/// The object if its tag is `restricted_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateErrorRestrictedContent *asRestrictedContent;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateErrorOther *asOther;
@end

/// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
@interface DBXFilePropertiesTemplateErrorTemplateNotFound : DBXFilePropertiesTemplateError
/// The value of `template_not_found`.
@property (nonatomic, copy) NSString *templateNotFound;
/// Creates an object with the tag `template_not_found`.
- (instancetype)init:(NSString *)templateNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The user can't access the template.
@interface DBXFilePropertiesTemplateErrorRestrictedContent : DBXFilePropertiesTemplateError
/// Creates an object with the tag `restricted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesTemplateErrorOther : DBXFilePropertiesTemplateError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The templates whose properties to include.
@interface DBXFilePropertiesTemplateFilter : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesTemplateFilter (Members)
/// The object if its tag is `filter_some`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateFilterFilterSome *asFilterSome;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateFilterOther *asOther;
/// The object if its tag is `filter_none`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateFilterFilterNone *asFilterNone;
@end

/// Includes only the properties of these templates. At least 1 item. Each item has at least 1 character. Each item
/// starts with `/` or `ptid:`.
@interface DBXFilePropertiesTemplateFilterFilterSome : DBXFilePropertiesTemplateFilter
/// The value of `filter_some`.
@property (nonatomic, copy) NSArray<NSString *> *filterSome;
/// Creates an object with the tag `filter_some`.
- (instancetype)init:(NSArray<NSString *> *)filterSome NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesTemplateFilterOther : DBXFilePropertiesTemplateFilter
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Includes the properties of all templates.
@interface DBXFilePropertiesTemplateFilterFilterNone : DBXFilePropertiesTemplateFilter
/// Creates an object with the tag `filter_none`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The templates whose properties to include.
@interface DBXFilePropertiesTemplateFilterBase : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesTemplateFilterBase (Members)
/// The object if its tag is `filter_some`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateFilterBaseFilterSome *asFilterSome;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateFilterBaseOther *asOther;
@end

/// Includes only the properties of these templates. At least 1 item. Each item has at least 1 character. Each item
/// starts with `/` or `ptid:`.
@interface DBXFilePropertiesTemplateFilterBaseFilterSome : DBXFilePropertiesTemplateFilterBase
/// The value of `filter_some`.
@property (nonatomic, copy) NSArray<NSString *> *filterSome;
/// Creates an object with the tag `filter_some`.
- (instancetype)init:(NSArray<NSString *> *)filterSome NS_DESIGNATED_INITIALIZER;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesTemplateFilterBaseOther : DBXFilePropertiesTemplateFilterBase
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The owner of a template.
@interface DBXFilePropertiesTemplateOwnerType : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesTemplateOwnerType (Members)
/// The object if its tag is `user`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateOwnerTypeUser *asUser;
/// The object if its tag is `team`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateOwnerTypeTeam *asTeam;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesTemplateOwnerTypeOther *asOther;
@end

/// A user owns the template.
@interface DBXFilePropertiesTemplateOwnerTypeUser : DBXFilePropertiesTemplateOwnerType
/// Creates an object with the tag `user`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A team owns the template.
@interface DBXFilePropertiesTemplateOwnerTypeTeam : DBXFilePropertiesTemplateOwnerType
/// Creates an object with the tag `team`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesTemplateOwnerTypeOther : DBXFilePropertiesTemplateOwnerType
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The properties to change on a file or folder.
@interface DBXFilePropertiesUpdatePropertiesArg : DBXObject
/// The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
@property (nonatomic, readonly, copy) NSString *path;
/// The changes for each template.
@property (nonatomic, readonly, copy) NSArray<DBXFilePropertiesPropertyGroupUpdate *> *updatePropertyGroups;

/// Creates an object.
///
/// - Parameters:
///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
///   - updatePropertyGroups: The changes for each template.
- (instancetype)initWithPath:(NSString *)path
    updatePropertyGroups:(NSArray<DBXFilePropertiesPropertyGroupUpdate *> *)updatePropertyGroups
    NS_DESIGNATED_INITIALIZER;
@end

/// The reason that properties weren't changed.
@interface DBXFilePropertiesUpdatePropertiesError : DBXObject
@end

/// The members of the union.
@interface DBXFilePropertiesUpdatePropertiesError (Members)
/// The object if its tag is `template_not_found`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesUpdatePropertiesErrorTemplateNotFound *asTemplateNotFound;
/// The object if its tag is `restricted_content`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesUpdatePropertiesErrorRestrictedContent *asRestrictedContent;
/// The object if its tag is `other`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesUpdatePropertiesErrorOther *asOther;
/// The object if its tag is `path`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesUpdatePropertiesErrorPath *asPath;
/// The object if its tag is `unsupported_folder`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXFilePropertiesUpdatePropertiesErrorUnsupportedFolder *asUnsupportedFolder;

/// The object if its tag is `property_field_too_large`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesUpdatePropertiesErrorPropertyFieldTooLarge *asPropertyFieldTooLarge;

/// The object if its tag is `does_not_fit_template`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesUpdatePropertiesErrorDoesNotFitTemplate *asDoesNotFitTemplate;

/// The object if its tag is `duplicate_property_groups`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesUpdatePropertiesErrorDuplicatePropertyGroups *asDuplicatePropertyGroups;

/// The object if its tag is `property_group_lookup`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXFilePropertiesUpdatePropertiesErrorPropertyGroupLookup *asPropertyGroupLookup;
@end

/// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
@interface DBXFilePropertiesUpdatePropertiesErrorTemplateNotFound : DBXFilePropertiesUpdatePropertiesError
/// The value of `template_not_found`.
@property (nonatomic, copy) NSString *templateNotFound;
/// Creates an object with the tag `template_not_found`.
- (instancetype)init:(NSString *)templateNotFound NS_DESIGNATED_INITIALIZER;
@end

/// The user can't access the template.
@interface DBXFilePropertiesUpdatePropertiesErrorRestrictedContent : DBXFilePropertiesUpdatePropertiesError
/// Creates an object with the tag `restricted_content`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A value that this version of the SDK doesn't recognize.
@interface DBXFilePropertiesUpdatePropertiesErrorOther : DBXFilePropertiesUpdatePropertiesError
/// Creates an object with the tag `other`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item can't be found.
@interface DBXFilePropertiesUpdatePropertiesErrorPath : DBXFilePropertiesUpdatePropertiesError
/// The value of `path`.
@property (nonatomic, strong) DBXFilePropertiesLookupError *path;
/// Creates an object with the tag `path`.
- (instancetype)init:(DBXFilePropertiesLookupError *)path NS_DESIGNATED_INITIALIZER;
@end

/// Folders can't have properties of a team's template.
@interface DBXFilePropertiesUpdatePropertiesErrorUnsupportedFolder : DBXFilePropertiesUpdatePropertiesError
/// Creates an object with the tag `unsupported_folder`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A name is longer than 256 bytes, or a value is longer than 1,024 bytes.
@interface DBXFilePropertiesUpdatePropertiesErrorPropertyFieldTooLarge : DBXFilePropertiesUpdatePropertiesError
/// Creates an object with the tag `property_field_too_large`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// A field isn't part of the template.
@interface DBXFilePropertiesUpdatePropertiesErrorDoesNotFitTemplate : DBXFilePropertiesUpdatePropertiesError
/// Creates an object with the tag `does_not_fit_template`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Two of the property groups belong to the same template.
@interface DBXFilePropertiesUpdatePropertiesErrorDuplicatePropertyGroups : DBXFilePropertiesUpdatePropertiesError
/// Creates an object with the tag `duplicate_property_groups`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// The item has no property group for the template.
@interface DBXFilePropertiesUpdatePropertiesErrorPropertyGroupLookup : DBXFilePropertiesUpdatePropertiesError
/// The value of `property_group_lookup`.
@property (nonatomic, strong) DBXFilePropertiesLookUpPropertiesError *propertyGroupLookup;
/// Creates an object with the tag `property_group_lookup`.
- (instancetype)init:(DBXFilePropertiesLookUpPropertiesError *)propertyGroupLookup NS_DESIGNATED_INITIALIZER;
@end

/// The changes to a template. Fields that are `nil` don't change.
@interface DBXFilePropertiesUpdateTemplateArg : DBXObject
/// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSString *templateId;
/// The new name, at most 256 bytes.
@property (nonatomic, readonly, copy, nullable) NSString *name;
/// The new description, at most 1,024 bytes.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The fields to add. A template has at most 32 fields.
@property (nonatomic, readonly, copy, nullable) NSArray<DBXFilePropertiesPropertyFieldTemplate *> *addFields;

/// Creates an object.
///
/// - Parameters:
///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
///   - name: The new name, at most 256 bytes.
///   - description_: The new description, at most 1,024 bytes.
///   - addFields: The fields to add. A template has at most 32 fields.
- (instancetype)initWithTemplateId:(NSString *)templateId
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    addFields:(nullable NSArray<DBXFilePropertiesPropertyFieldTemplate *> *)addFields
    NS_DESIGNATED_INITIALIZER;
@end

/// The result of changing a template.
@interface DBXFilePropertiesUpdateTemplateResult : DBXObject
/// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
@property (nonatomic, readonly, copy) NSString *templateId;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithTemplateId:(NSString *)templateId NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
