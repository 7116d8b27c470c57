// Generated from API/file_properties.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>

@class DBFILEPROPERTIESAddPropertiesArg;
@class DBFILEPROPERTIESAddPropertiesError;
@class DBFILEPROPERTIESAddTemplateArg;
@class DBFILEPROPERTIESAddTemplateResult;
@class DBFILEPROPERTIESGetTemplateArg;
@class DBFILEPROPERTIESGetTemplateResult;
@class DBFILEPROPERTIESInvalidPropertyGroupError;
@class DBFILEPROPERTIESListTemplateResult;
@class DBFILEPROPERTIESLogicalOperator;
@class DBFILEPROPERTIESLookUpPropertiesError;
@class DBFILEPROPERTIESLookupError;
@class DBFILEPROPERTIESModifyTemplateError;
@class DBFILEPROPERTIESOverwritePropertyGroupArg;
@class DBFILEPROPERTIESPropertiesError;
@class DBFILEPROPERTIESPropertiesSearchArg;
@class DBFILEPROPERTIESPropertiesSearchContinueArg;
@class DBFILEPROPERTIESPropertiesSearchContinueError;
@class DBFILEPROPERTIESPropertiesSearchError;
@class DBFILEPROPERTIESPropertiesSearchMatch;
@class DBFILEPROPERTIESPropertiesSearchMode;
@class DBFILEPROPERTIESPropertiesSearchQuery;
@class DBFILEPROPERTIESPropertiesSearchResult;
@class DBFILEPROPERTIESPropertyField;
@class DBFILEPROPERTIESPropertyFieldTemplate;
@class DBFILEPROPERTIESPropertyGroup;
@class DBFILEPROPERTIESPropertyGroupTemplate;
@class DBFILEPROPERTIESPropertyGroupUpdate;
@class DBFILEPROPERTIESPropertyType;
@class DBFILEPROPERTIESRemovePropertiesArg;
@class DBFILEPROPERTIESRemovePropertiesError;
@class DBFILEPROPERTIESRemoveTemplateArg;
@class DBFILEPROPERTIESTemplateError;
@class DBFILEPROPERTIESTemplateFilter;
@class DBFILEPROPERTIESTemplateFilterBase;
@class DBFILEPROPERTIESTemplateOwnerType;
@class DBFILEPROPERTIESUpdatePropertiesArg;
@class DBFILEPROPERTIESUpdatePropertiesError;
@class DBFILEPROPERTIESUpdateTemplateArg;
@class DBFILEPROPERTIESUpdateTemplateResult;

NS_ASSUME_NONNULL_BEGIN

/// Which properties to add to what.
@interface DBFILEPROPERTIESAddPropertiesArg : DBStoneObject
/// The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
@property (nonatomic, readonly, copy) NSString *path;
/// The groups to add, at most one for each template.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertyGroup *> *propertyGroups;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
///   - propertyGroups: The groups to add, at most one for each template.
- (instancetype)initWithPath:(NSString *)path propertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups;
@end

/// Converts `DBFILEPROPERTIESAddPropertiesArg` from and to JSON.
@interface DBFILEPROPERTIESAddPropertiesArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESAddPropertiesArg *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESAddPropertiesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESAddPropertiesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESAddPropertiesErrorTag) {
    /// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`.
    DBFILEPROPERTIESAddPropertiesErrorTemplateNotFound,
    /// The user may not use this template.
    DBFILEPROPERTIESAddPropertiesErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESAddPropertiesErrorOther,
    /// The item cannot be found.
    DBFILEPROPERTIESAddPropertiesErrorPath,
    /// Folders cannot carry properties of a team's template.
    DBFILEPROPERTIESAddPropertiesErrorUnsupportedFolder,
    /// A name is longer than 256 bytes, or a value longer than 1,024.
    DBFILEPROPERTIESAddPropertiesErrorPropertyFieldTooLarge,
    /// A field is not in the template.
    DBFILEPROPERTIESAddPropertiesErrorDoesNotFitTemplate,
    /// Two of the groups have the same template.
    DBFILEPROPERTIESAddPropertiesErrorDuplicatePropertyGroups,
    /// The item has a group of this template already. Use `propertiesUpdate` or `propertiesOverwrite`.
    DBFILEPROPERTIESAddPropertiesErrorPropertyGroupAlreadyExists,
};

/// Why properties were not added.
@interface DBFILEPROPERTIESAddPropertiesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESAddPropertiesErrorTag tag;

/// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`. Has a value only if
/// `isTemplateNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *templateNotFound;

/// The item cannot be found. Has a value only if `isPath` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESAddPropertiesError *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESAddPropertiesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The fields that a property group may have.
@interface DBFILEPROPERTIESPropertyGroupTemplate : DBStoneObject
/// The name for people, at most 256 bytes.
@property (nonatomic, readonly, copy) NSString *name;
/// What the template is for, at most 1,024 bytes.
@property (nonatomic, readonly, copy) NSString *description_;
/// The fields, at most 32.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *fields;

/// Creates an object.
///
/// - Parameters:
///   - name: The name for people, at most 256 bytes.
///   - description_: What the template is for, at most 1,024 bytes.
///   - fields: The fields, at most 32.
- (instancetype)initWithName:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *)fields;
@end

/// Converts `DBFILEPROPERTIESPropertyGroupTemplate` from and to JSON.
@interface DBFILEPROPERTIESPropertyGroupTemplateSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertyGroupTemplate *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESPropertyGroupTemplate *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A new template.
@interface DBFILEPROPERTIESAddTemplateArg : DBFILEPROPERTIESPropertyGroupTemplate
/// Creates an object.
///
/// - Parameters:
///   - name: The name for people, at most 256 bytes.
///   - description_: What the template is for, at most 1,024 bytes.
///   - fields: The fields, at most 32.
- (instancetype)initWithName:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *)fields;
@end

/// Converts `DBFILEPROPERTIESAddTemplateArg` from and to JSON.
@interface DBFILEPROPERTIESAddTemplateArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESAddTemplateArg *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESAddTemplateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The new template.
@interface DBFILEPROPERTIESAddTemplateResult : DBStoneObject
/// The id to refer to it, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
@property (nonatomic, readonly, copy) NSString *templateId;

/// Creates an object.
///
/// - Parameters:
///   - templateId: The id to refer to it, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
- (instancetype)initWithTemplateId:(NSString *)templateId;
@end

/// Converts `DBFILEPROPERTIESAddTemplateResult` from and to JSON.
@interface DBFILEPROPERTIESAddTemplateResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESAddTemplateResult *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESAddTemplateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which template to read.
@interface DBFILEPROPERTIESGetTemplateArg : DBStoneObject
/// The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
@property (nonatomic, readonly, copy) NSString *templateId;

/// Creates an object.
///
/// - Parameters:
///   - templateId: The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
- (instancetype)initWithTemplateId:(NSString *)templateId;
@end

/// Converts `DBFILEPROPERTIESGetTemplateArg` from and to JSON.
@interface DBFILEPROPERTIESGetTemplateArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESGetTemplateArg *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESGetTemplateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A template.
@interface DBFILEPROPERTIESGetTemplateResult : DBFILEPROPERTIESPropertyGroupTemplate
/// Creates an object.
///
/// - Parameters:
///   - name: The name for people, at most 256 bytes.
///   - description_: What the template is for, at most 1,024 bytes.
///   - fields: The fields, at most 32.
- (instancetype)initWithName:(NSString *)name
    description_:(NSString *)description_
    fields:(NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *)fields;
@end

/// Converts `DBFILEPROPERTIESGetTemplateResult` from and to JSON.
@interface DBFILEPROPERTIESGetTemplateResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESGetTemplateResult *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESGetTemplateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESInvalidPropertyGroupError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESInvalidPropertyGroupErrorTag) {
    /// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`.
    DBFILEPROPERTIESInvalidPropertyGroupErrorTemplateNotFound,
    /// The user may not use this template.
    DBFILEPROPERTIESInvalidPropertyGroupErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESInvalidPropertyGroupErrorOther,
    /// The item cannot be found.
    DBFILEPROPERTIESInvalidPropertyGroupErrorPath,
    /// Folders cannot carry properties of a team's template.
    DBFILEPROPERTIESInvalidPropertyGroupErrorUnsupportedFolder,
    /// A name is longer than 256 bytes, or a value longer than 1,024.
    DBFILEPROPERTIESInvalidPropertyGroupErrorPropertyFieldTooLarge,
    /// A field is not in the template.
    DBFILEPROPERTIESInvalidPropertyGroupErrorDoesNotFitTemplate,
    /// Two of the groups have the same template.
    DBFILEPROPERTIESInvalidPropertyGroupErrorDuplicatePropertyGroups,
};

/// Why property groups were not accepted.
@interface DBFILEPROPERTIESInvalidPropertyGroupError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESInvalidPropertyGroupErrorTag tag;

/// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`. Has a value only if
/// `isTemplateNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *templateNotFound;

/// The item cannot be found. Has a value only if `isPath` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESInvalidPropertyGroupError *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESInvalidPropertyGroupError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The templates that there are.
@interface DBFILEPROPERTIESListTemplateResult : DBStoneObject
/// The templates, `ptid:…`. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`.
@property (nonatomic, readonly) NSArray<NSString *> *templateIds;

/// Creates an object.
///
/// - Parameters:
///   - templateIds: The templates, `ptid:…`. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`.
- (instancetype)initWithTemplateIds:(NSArray<NSString *> *)templateIds;
@end

/// Converts `DBFILEPROPERTIESListTemplateResult` from and to JSON.
@interface DBFILEPROPERTIESListTemplateResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESListTemplateResult *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESListTemplateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESLogicalOperator`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESLogicalOperatorTag) {
    /// One match is enough.
    DBFILEPROPERTIESLogicalOperatorOrOperator,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESLogicalOperatorOther,
};

/// How queries go together.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESLogicalOperator *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESLogicalOperator *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESLookUpPropertiesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESLookUpPropertiesErrorTag) {
    /// There is no such property group.
    DBFILEPROPERTIESLookUpPropertiesErrorPropertyGroupNotFound,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESLookUpPropertiesErrorOther,
};

/// Why properties were not found.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESLookUpPropertiesError *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESLookUpPropertiesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESLookupError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESLookupErrorTag) {
    /// The path has the wrong form. The value may say more.
    DBFILEPROPERTIESLookupErrorMalformedPath,
    /// There is nothing at this path.
    DBFILEPROPERTIESLookupErrorNotFound,
    /// There is a folder at this path, and the call needs a file.
    DBFILEPROPERTIESLookupErrorNotFile,
    /// There is a file at this path, and the call needs a folder.
    DBFILEPROPERTIESLookupErrorNotFolder,
    /// The file is blocked, for instance for legal reasons.
    DBFILEPROPERTIESLookupErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESLookupErrorOther,
};

/// Why an item could not be found.
@interface DBFILEPROPERTIESLookupError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESLookupErrorTag tag;
/// The path has the wrong form. The value may say more. Has a value only if `isMalformedPath` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESLookupError *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESLookupError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESModifyTemplateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESModifyTemplateErrorTag) {
    /// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`.
    DBFILEPROPERTIESModifyTemplateErrorTemplateNotFound,
    /// The user may not use this template.
    DBFILEPROPERTIESModifyTemplateErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESModifyTemplateErrorOther,
    /// The template has a field of this name already.
    DBFILEPROPERTIESModifyTemplateErrorConflictingPropertyNames,
    /// The template would have more than 32 fields.
    DBFILEPROPERTIESModifyTemplateErrorTooManyProperties,
    /// There are too many templates. Remove one.
    DBFILEPROPERTIESModifyTemplateErrorTooManyTemplates,
    /// A name is longer than 256 bytes, or a description longer than 1,024.
    DBFILEPROPERTIESModifyTemplateErrorTemplateAttributeTooLarge,
};

/// Why a template was not made or changed.
@interface DBFILEPROPERTIESModifyTemplateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESModifyTemplateErrorTag tag;

/// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`. Has a value only if
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESModifyTemplateError *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESModifyTemplateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which properties to replace on what.
@interface DBFILEPROPERTIESOverwritePropertyGroupArg : DBStoneObject
/// The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
@property (nonatomic, readonly, copy) NSString *path;
/// The groups as they are to be from now on, at most one for each template. At least 1 item.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertyGroup *> *propertyGroups;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
///   - propertyGroups: The groups as they are to be from now on, at most one for each template. At least 1 item.
- (instancetype)initWithPath:(NSString *)path propertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups;
@end

/// Converts `DBFILEPROPERTIESOverwritePropertyGroupArg` from and to JSON.
@interface DBFILEPROPERTIESOverwritePropertyGroupArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESOverwritePropertyGroupArg *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESOverwritePropertyGroupArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESPropertiesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESPropertiesErrorTag) {
    /// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`.
    DBFILEPROPERTIESPropertiesErrorTemplateNotFound,
    /// The user may not use this template.
    DBFILEPROPERTIESPropertiesErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESPropertiesErrorOther,
    /// The item cannot be found.
    DBFILEPROPERTIESPropertiesErrorPath,
    /// Folders cannot carry properties of a team's template.
    DBFILEPROPERTIESPropertiesErrorUnsupportedFolder,
};

/// Why properties were not changed.
@interface DBFILEPROPERTIESPropertiesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESPropertiesErrorTag tag;

/// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`. Has a value only if
/// `isTemplateNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *templateNotFound;

/// The item cannot be found. Has a value only if `isPath` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesError *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESPropertiesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to search for, and where.
@interface DBFILEPROPERTIESPropertiesSearchArg : DBStoneObject
/// What to search for. At least 1 item.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertiesSearchQuery *> *queries;
/// Which templates to search. Default: `filter_none`.
@property (nonatomic, readonly) DBFILEPROPERTIESTemplateFilter *templateFilter;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - queries: What to search for. At least 1 item.
///   - templateFilter: Which templates to search. Default: `filter_none`.
- (instancetype)initWithQueries:(NSArray<DBFILEPROPERTIESPropertiesSearchQuery *> *)queries
    templateFilter:(nullable DBFILEPROPERTIESTemplateFilter *)templateFilter;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithQueries:(NSArray<DBFILEPROPERTIESPropertiesSearchQuery *> *)queries;
@end

/// Converts `DBFILEPROPERTIESPropertiesSearchArg` from and to JSON.
@interface DBFILEPROPERTIESPropertiesSearchArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchArg *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESPropertiesSearchArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Where a search goes on.
@interface DBFILEPROPERTIESPropertiesSearchContinueArg : DBStoneObject
/// The cursor of the latest page. At least 1 character.
@property (nonatomic, readonly, copy) NSString *cursor;

/// Creates an object.
///
/// - Parameters:
///   - cursor: The cursor of the latest page. At least 1 character.
- (instancetype)initWithCursor:(NSString *)cursor;
@end

/// Converts `DBFILEPROPERTIESPropertiesSearchContinueArg` from and to JSON.
@interface DBFILEPROPERTIESPropertiesSearchContinueArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchContinueArg *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESPropertiesSearchContinueArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESPropertiesSearchContinueError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESPropertiesSearchContinueErrorTag) {
    /// The cursor has expired. Search from the start.
    DBFILEPROPERTIESPropertiesSearchContinueErrorReset,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESPropertiesSearchContinueErrorOther,
};

/// Why the next page was not returned.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchContinueError *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESPropertiesSearchContinueError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESPropertiesSearchError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESPropertiesSearchErrorTag) {
    /// The item has no such property group.
    DBFILEPROPERTIESPropertiesSearchErrorPropertyGroupLookup,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESPropertiesSearchErrorOther,
};

/// Why a search failed.
@interface DBFILEPROPERTIESPropertiesSearchError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESPropertiesSearchErrorTag tag;
/// The item has no such property group. Has a value only if `isPropertyGroupLookup` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchError *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESPropertiesSearchError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file or folder that was found.
@interface DBFILEPROPERTIESPropertiesSearchMatch : DBStoneObject
/// The identity of the file or folder. At least 1 character.
@property (nonatomic, readonly, copy) NSString *id_;
/// Its path.
@property (nonatomic, readonly, copy) NSString *path;
/// Whether it has been deleted.
@property (nonatomic, readonly) NSNumber *isDeleted;
/// Its properties.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertyGroup *> *propertyGroups;

/// Creates an object.
///
/// - Parameters:
///   - id_: The identity of the file or folder. At least 1 character.
///   - path: Its path.
///   - isDeleted: Whether it has been deleted.
///   - propertyGroups: Its properties.
- (instancetype)initWithId_:(NSString *)id_
    path:(NSString *)path
    isDeleted:(NSNumber *)isDeleted
    propertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroup *> *)propertyGroups;
@end

/// Converts `DBFILEPROPERTIESPropertiesSearchMatch` from and to JSON.
@interface DBFILEPROPERTIESPropertiesSearchMatchSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchMatch *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESPropertiesSearchMatch *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESPropertiesSearchMode`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESPropertiesSearchModeTag) {
    /// In the fields of this name.
    DBFILEPROPERTIESPropertiesSearchModeFieldName,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESPropertiesSearchModeOther,
};

/// Where a search looks.
@interface DBFILEPROPERTIESPropertiesSearchMode : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESPropertiesSearchModeTag tag;
/// In the fields of this name. Has a value only if `isFieldName` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchMode *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESPropertiesSearchMode *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A value to search for.
@interface DBFILEPROPERTIESPropertiesSearchQuery : DBStoneObject
/// The value.
@property (nonatomic, readonly, copy) NSString *query;
/// Where to look for it.
@property (nonatomic, readonly) DBFILEPROPERTIESPropertiesSearchMode *mode;
/// How it goes together with the other queries. Default: `or_operator`.
@property (nonatomic, readonly) DBFILEPROPERTIESLogicalOperator *logicalOperator;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - query: The value.
///   - mode: Where to look for it.
///   - logicalOperator: How it goes together with the other queries. Default: `or_operator`.
- (instancetype)initWithQuery:(NSString *)query
    mode:(DBFILEPROPERTIESPropertiesSearchMode *)mode
    logicalOperator:(nullable DBFILEPROPERTIESLogicalOperator *)logicalOperator;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithQuery:(NSString *)query mode:(DBFILEPROPERTIESPropertiesSearchMode *)mode;
@end

/// Converts `DBFILEPROPERTIESPropertiesSearchQuery` from and to JSON.
@interface DBFILEPROPERTIESPropertiesSearchQuerySerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchQuery *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESPropertiesSearchQuery *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of matches.
@interface DBFILEPROPERTIESPropertiesSearchResult : DBStoneObject
/// The matches, perhaps none.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertiesSearchMatch *> *matches;
/// Where the next page begins. Nil at the end. At least 1 character.
@property (nonatomic, readonly, copy, nullable) NSString *cursor;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - matches: The matches, perhaps none.
///   - cursor: Where the next page begins. Nil at the end. At least 1 character.
- (instancetype)initWithMatches:(NSArray<DBFILEPROPERTIESPropertiesSearchMatch *> *)matches
    cursor:(nullable NSString *)cursor;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithMatches:(NSArray<DBFILEPROPERTIESPropertiesSearchMatch *> *)matches;
@end

/// Converts `DBFILEPROPERTIESPropertiesSearchResult` from and to JSON.
@interface DBFILEPROPERTIESPropertiesSearchResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertiesSearchResult *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESPropertiesSearchResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A name and a value.
@interface DBFILEPROPERTIESPropertyField : DBStoneObject
/// The name, at most 256 bytes. It must be in the template.
@property (nonatomic, readonly, copy) NSString *name;
/// The value, at most 1,024 bytes.
@property (nonatomic, readonly, copy) NSString *value;

/// Creates an object.
///
/// - Parameters:
///   - name: The name, at most 256 bytes. It must be in the template.
///   - value: The value, at most 1,024 bytes.
- (instancetype)initWithName:(NSString *)name value:(NSString *)value;
@end

/// Converts `DBFILEPROPERTIESPropertyField` from and to JSON.
@interface DBFILEPROPERTIESPropertyFieldSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertyField *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESPropertyField *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A field that a template allows.
@interface DBFILEPROPERTIESPropertyFieldTemplate : DBStoneObject
/// The name, at most 256 bytes.
@property (nonatomic, readonly, copy) NSString *name;
/// What the field is for, at most 1,024 bytes.
@property (nonatomic, readonly, copy) NSString *description_;
/// The type of its values.
@property (nonatomic, readonly) DBFILEPROPERTIESPropertyType *type;

/// Creates an object.
///
/// - Parameters:
///   - name: The name, at most 256 bytes.
///   - description_: What the field is for, at most 1,024 bytes.
///   - type: The type of its values.
- (instancetype)initWithName:(NSString *)name
    description_:(NSString *)description_
    type:(DBFILEPROPERTIESPropertyType *)type;
@end

/// Converts `DBFILEPROPERTIESPropertyFieldTemplate` from and to JSON.
@interface DBFILEPROPERTIESPropertyFieldTemplateSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertyFieldTemplate *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESPropertyFieldTemplate *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Properties of one template on one file or folder.
@interface DBFILEPROPERTIESPropertyGroup : DBStoneObject
/// The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
@property (nonatomic, readonly, copy) NSString *templateId;
/// The properties, at most 32.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertyField *> *fields;

/// Creates an object.
///
/// - Parameters:
///   - templateId: The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
///   - fields: The properties, at most 32.
- (instancetype)initWithTemplateId:(NSString *)templateId fields:(NSArray<DBFILEPROPERTIESPropertyField *> *)fields;
@end

/// Converts `DBFILEPROPERTIESPropertyGroup` from and to JSON.
@interface DBFILEPROPERTIESPropertyGroupSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertyGroup *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESPropertyGroup *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to change in a property group.
@interface DBFILEPROPERTIESPropertyGroupUpdate : DBStoneObject
/// The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
@property (nonatomic, readonly, copy) NSString *templateId;
/// The fields to add or change. The group must exist.
@property (nonatomic, readonly, nullable) NSArray<DBFILEPROPERTIESPropertyField *> *addOrUpdateFields;
/// The names of the fields to remove.
@property (nonatomic, readonly, nullable) NSArray<NSString *> *removeFields;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - templateId: The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
///   - addOrUpdateFields: The fields to add or change. The group must exist.
///   - removeFields: The names of the fields to remove.
- (instancetype)initWithTemplateId:(NSString *)templateId
    addOrUpdateFields:(nullable NSArray<DBFILEPROPERTIESPropertyField *> *)addOrUpdateFields
    removeFields:(nullable NSArray<NSString *> *)removeFields;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTemplateId:(NSString *)templateId;
@end

/// Converts `DBFILEPROPERTIESPropertyGroupUpdate` from and to JSON.
@interface DBFILEPROPERTIESPropertyGroupUpdateSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertyGroupUpdate *)instance;
/// Returns the object for JSON.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESPropertyType *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESPropertyType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which properties to remove from what.
@interface DBFILEPROPERTIESRemovePropertiesArg : DBStoneObject
/// The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
@property (nonatomic, readonly, copy) NSString *path;
/// The templates whose groups to remove. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`.
@property (nonatomic, readonly) NSArray<NSString *> *propertyTemplateIds;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
///   - propertyTemplateIds: The templates whose groups to remove. Each: At least 1 character. Each: Pattern:
///     `(/|ptid:).*`.
- (instancetype)initWithPath:(NSString *)path propertyTemplateIds:(NSArray<NSString *> *)propertyTemplateIds;
@end

/// Converts `DBFILEPROPERTIESRemovePropertiesArg` from and to JSON.
@interface DBFILEPROPERTIESRemovePropertiesArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESRemovePropertiesArg *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESRemovePropertiesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESRemovePropertiesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESRemovePropertiesErrorTag) {
    /// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`.
    DBFILEPROPERTIESRemovePropertiesErrorTemplateNotFound,
    /// The user may not use this template.
    DBFILEPROPERTIESRemovePropertiesErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESRemovePropertiesErrorOther,
    /// The item cannot be found.
    DBFILEPROPERTIESRemovePropertiesErrorPath,
    /// Folders cannot carry properties of a team's template.
    DBFILEPROPERTIESRemovePropertiesErrorUnsupportedFolder,
    /// The item has no such property group.
    DBFILEPROPERTIESRemovePropertiesErrorPropertyGroupLookup,
};

/// Why properties were not removed.
@interface DBFILEPROPERTIESRemovePropertiesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESRemovePropertiesErrorTag tag;

/// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`. Has a value only if
/// `isTemplateNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *templateNotFound;

/// The item cannot be found. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESLookupError *path;
/// The item has no such property group. Has a value only if `isPropertyGroupLookup` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESRemovePropertiesError *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESRemovePropertiesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which template to delete.
@interface DBFILEPROPERTIESRemoveTemplateArg : DBStoneObject
/// The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
@property (nonatomic, readonly, copy) NSString *templateId;

/// Creates an object.
///
/// - Parameters:
///   - templateId: The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
- (instancetype)initWithTemplateId:(NSString *)templateId;
@end

/// Converts `DBFILEPROPERTIESRemoveTemplateArg` from and to JSON.
@interface DBFILEPROPERTIESRemoveTemplateArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESRemoveTemplateArg *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESRemoveTemplateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESTemplateError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESTemplateErrorTag) {
    /// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`.
    DBFILEPROPERTIESTemplateErrorTemplateNotFound,
    /// The user may not use this template.
    DBFILEPROPERTIESTemplateErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESTemplateErrorOther,
};

/// Why a template cannot be used.
@interface DBFILEPROPERTIESTemplateError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESTemplateErrorTag tag;

/// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`. Has a value only if
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESTemplateError *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESTemplateError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESTemplateFilter`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESTemplateFilterTag) {
    /// Those of these templates only. At least 1 item. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`.
    DBFILEPROPERTIESTemplateFilterFilterSome,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESTemplateFilterOther,
    /// Those of all templates.
    DBFILEPROPERTIESTemplateFilterFilterNone,
};

/// Which templates' properties to include.
@interface DBFILEPROPERTIESTemplateFilter : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESTemplateFilterTag tag;

/// Those of these templates only. At least 1 item. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`. Has a
/// value only if `isFilterSome` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESTemplateFilter *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESTemplateFilter *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESTemplateFilterBase`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESTemplateFilterBaseTag) {
    /// Those of these templates only. At least 1 item. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`.
    DBFILEPROPERTIESTemplateFilterBaseFilterSome,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESTemplateFilterBaseOther,
};

/// Which templates' properties to include.
@interface DBFILEPROPERTIESTemplateFilterBase : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESTemplateFilterBaseTag tag;

/// Those of these templates only. At least 1 item. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`. Has a
/// value only if `isFilterSome` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESTemplateFilterBase *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESTemplateFilterBase *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESTemplateOwnerType`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESTemplateOwnerTypeTag) {
    /// To a user.
    DBFILEPROPERTIESTemplateOwnerTypeUser,
    /// To a team.
    DBFILEPROPERTIESTemplateOwnerTypeTeam,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESTemplateOwnerTypeOther,
};

/// To whom a template belongs.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESTemplateOwnerType *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESTemplateOwnerType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Which properties to change on what.
@interface DBFILEPROPERTIESUpdatePropertiesArg : DBStoneObject
/// The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
@property (nonatomic, readonly, copy) NSString *path;
/// What to change, for each template.
@property (nonatomic, readonly) NSArray<DBFILEPROPERTIESPropertyGroupUpdate *> *updatePropertyGroups;

/// Creates an object.
///
/// - Parameters:
///   - path: The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
///   - updatePropertyGroups: What to change, for each template.
- (instancetype)initWithPath:(NSString *)path
    updatePropertyGroups:(NSArray<DBFILEPROPERTIESPropertyGroupUpdate *> *)updatePropertyGroups;
@end

/// Converts `DBFILEPROPERTIESUpdatePropertiesArg` from and to JSON.
@interface DBFILEPROPERTIESUpdatePropertiesArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESUpdatePropertiesArg *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESUpdatePropertiesArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The tags of `DBFILEPROPERTIESUpdatePropertiesError`.
typedef NS_CLOSED_ENUM(NSInteger, DBFILEPROPERTIESUpdatePropertiesErrorTag) {
    /// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`.
    DBFILEPROPERTIESUpdatePropertiesErrorTemplateNotFound,
    /// The user may not use this template.
    DBFILEPROPERTIESUpdatePropertiesErrorRestrictedContent,
    /// A value that this version of the SDK doesn't recognize.
    DBFILEPROPERTIESUpdatePropertiesErrorOther,
    /// The item cannot be found.
    DBFILEPROPERTIESUpdatePropertiesErrorPath,
    /// Folders cannot carry properties of a team's template.
    DBFILEPROPERTIESUpdatePropertiesErrorUnsupportedFolder,
    /// A name is longer than 256 bytes, or a value longer than 1,024.
    DBFILEPROPERTIESUpdatePropertiesErrorPropertyFieldTooLarge,
    /// A field is not in the template.
    DBFILEPROPERTIESUpdatePropertiesErrorDoesNotFitTemplate,
    /// Two of the groups have the same template.
    DBFILEPROPERTIESUpdatePropertiesErrorDuplicatePropertyGroups,
    /// The item has no such property group.
    DBFILEPROPERTIESUpdatePropertiesErrorPropertyGroupLookup,
};

/// Why properties were not changed.
@interface DBFILEPROPERTIESUpdatePropertiesError : DBStoneObject
/// The tag, which identifies the member of the union.
@property (nonatomic, readonly) DBFILEPROPERTIESUpdatePropertiesErrorTag tag;

/// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`. Has a value only if
/// `isTemplateNotFound` returns `YES`.
@property (nonatomic, readonly, copy) NSString *templateNotFound;

/// The item cannot be found. Has a value only if `isPath` returns `YES`.
@property (nonatomic, readonly) DBFILEPROPERTIESLookupError *path;
/// The item has no such property group. Has a value only if `isPropertyGroupLookup` returns `YES`.
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
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESUpdatePropertiesError *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESUpdatePropertiesError *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// What to change in a template. What is nil stays as it is.
@interface DBFILEPROPERTIESUpdateTemplateArg : DBStoneObject
/// The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
@property (nonatomic, readonly, copy) NSString *templateId;
/// The new name, at most 256 bytes.
@property (nonatomic, readonly, copy, nullable) NSString *name;
/// The new description, at most 1,024 bytes.
@property (nonatomic, readonly, copy, nullable) NSString *description_;
/// The fields to add. No more than 32 altogether.
@property (nonatomic, readonly, nullable) NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *addFields;

/// Creates an object with all fields. `nil` stands for the default.
///
/// - Parameters:
///   - templateId: The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
///   - name: The new name, at most 256 bytes.
///   - description_: The new description, at most 1,024 bytes.
///   - addFields: The fields to add. No more than 32 altogether.
- (instancetype)initWithTemplateId:(NSString *)templateId
    name:(nullable NSString *)name
    description_:(nullable NSString *)description_
    addFields:(nullable NSArray<DBFILEPROPERTIESPropertyFieldTemplate *> *)addFields;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithTemplateId:(NSString *)templateId;
@end

/// Converts `DBFILEPROPERTIESUpdateTemplateArg` from and to JSON.
@interface DBFILEPROPERTIESUpdateTemplateArgSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESUpdateTemplateArg *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESUpdateTemplateArg *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The template that was changed.
@interface DBFILEPROPERTIESUpdateTemplateResult : DBStoneObject
/// Its id, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
@property (nonatomic, readonly, copy) NSString *templateId;

/// Creates an object.
///
/// - Parameters:
///   - templateId: Its id, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
- (instancetype)initWithTemplateId:(NSString *)templateId;
@end

/// Converts `DBFILEPROPERTIESUpdateTemplateResult` from and to JSON.
@interface DBFILEPROPERTIESUpdateTemplateResultSerializer : DBStoneSerializer
/// Returns an object as JSON.
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBFILEPROPERTIESUpdateTemplateResult *)instance;
/// Returns the object for JSON.
+ (DBFILEPROPERTIESUpdateTemplateResult *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
