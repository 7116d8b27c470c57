// Generated from API/file_properties.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILEPROPERTIES.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILEPROPERTIESAddPropertiesArg
@dynamic path;
@dynamic propertyGroups;
@end
@implementation DBFILEPROPERTIESAddPropertiesArgSerializer @end
@implementation DBFILEPROPERTIESAddPropertiesError
@dynamic tag;
@dynamic templateNotFound;
@dynamic path;
@end
@implementation DBFILEPROPERTIESAddPropertiesErrorSerializer @end
@implementation DBFILEPROPERTIESPropertyGroupTemplate
@dynamic name;
@dynamic description_;
@dynamic fields;
@end
@implementation DBFILEPROPERTIESPropertyGroupTemplateSerializer @end
@implementation DBFILEPROPERTIESAddTemplateArg @end
@implementation DBFILEPROPERTIESAddTemplateArgSerializer @end
@implementation DBFILEPROPERTIESAddTemplateResult
@dynamic templateId;
@end
@implementation DBFILEPROPERTIESAddTemplateResultSerializer @end
@implementation DBFILEPROPERTIESGetTemplateArg
@dynamic templateId;
@end
@implementation DBFILEPROPERTIESGetTemplateArgSerializer @end
@implementation DBFILEPROPERTIESGetTemplateResult @end
@implementation DBFILEPROPERTIESGetTemplateResultSerializer @end
@implementation DBFILEPROPERTIESInvalidPropertyGroupError
@dynamic tag;
@dynamic templateNotFound;
@dynamic path;
@end
@implementation DBFILEPROPERTIESInvalidPropertyGroupErrorSerializer @end
@implementation DBFILEPROPERTIESListTemplateResult
@dynamic templateIds;
@end
@implementation DBFILEPROPERTIESListTemplateResultSerializer @end
@implementation DBFILEPROPERTIESLogicalOperator
@dynamic tag;
@end
@implementation DBFILEPROPERTIESLogicalOperatorSerializer @end
@implementation DBFILEPROPERTIESLookUpPropertiesError
@dynamic tag;
@end
@implementation DBFILEPROPERTIESLookUpPropertiesErrorSerializer @end
@implementation DBFILEPROPERTIESLookupError
@dynamic tag;
@dynamic malformedPath;
@end
@implementation DBFILEPROPERTIESLookupErrorSerializer @end
@implementation DBFILEPROPERTIESModifyTemplateError
@dynamic tag;
@dynamic templateNotFound;
@end
@implementation DBFILEPROPERTIESModifyTemplateErrorSerializer @end
@implementation DBFILEPROPERTIESOverwritePropertyGroupArg
@dynamic path;
@dynamic propertyGroups;
@end
@implementation DBFILEPROPERTIESOverwritePropertyGroupArgSerializer @end
@implementation DBFILEPROPERTIESPropertiesError
@dynamic tag;
@dynamic templateNotFound;
@dynamic path;
@end
@implementation DBFILEPROPERTIESPropertiesErrorSerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchArg
@dynamic queries;
@dynamic templateFilter;
@end
@implementation DBFILEPROPERTIESPropertiesSearchArgSerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchContinueArg
@dynamic cursor;
@end
@implementation DBFILEPROPERTIESPropertiesSearchContinueArgSerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchContinueError
@dynamic tag;
@end
@implementation DBFILEPROPERTIESPropertiesSearchContinueErrorSerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchError
@dynamic tag;
@dynamic propertyGroupLookup;
@end
@implementation DBFILEPROPERTIESPropertiesSearchErrorSerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchMatch
@dynamic id_;
@dynamic path;
@dynamic isDeleted;
@dynamic propertyGroups;
@end
@implementation DBFILEPROPERTIESPropertiesSearchMatchSerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchMode
@dynamic tag;
@dynamic fieldName;
@end
@implementation DBFILEPROPERTIESPropertiesSearchModeSerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchQuery
@dynamic query;
@dynamic mode;
@dynamic logicalOperator;
@end
@implementation DBFILEPROPERTIESPropertiesSearchQuerySerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchResult
@dynamic matches;
@dynamic cursor;
@end
@implementation DBFILEPROPERTIESPropertiesSearchResultSerializer @end
@implementation DBFILEPROPERTIESPropertyField
@dynamic name;
@dynamic value;
@end
@implementation DBFILEPROPERTIESPropertyFieldSerializer @end
@implementation DBFILEPROPERTIESPropertyFieldTemplate
@dynamic name;
@dynamic description_;
@dynamic type;
@end
@implementation DBFILEPROPERTIESPropertyFieldTemplateSerializer @end
@implementation DBFILEPROPERTIESPropertyGroup
@dynamic templateId;
@dynamic fields;
@end
@implementation DBFILEPROPERTIESPropertyGroupSerializer @end
@implementation DBFILEPROPERTIESPropertyGroupUpdate
@dynamic templateId;
@dynamic addOrUpdateFields;
@dynamic removeFields;
@end
@implementation DBFILEPROPERTIESPropertyGroupUpdateSerializer @end
@implementation DBFILEPROPERTIESPropertyType
@dynamic tag;
@end
@implementation DBFILEPROPERTIESPropertyTypeSerializer @end
@implementation DBFILEPROPERTIESRemovePropertiesArg
@dynamic path;
@dynamic propertyTemplateIds;
@end
@implementation DBFILEPROPERTIESRemovePropertiesArgSerializer @end
@implementation DBFILEPROPERTIESRemovePropertiesError
@dynamic tag;
@dynamic templateNotFound;
@dynamic path;
@dynamic propertyGroupLookup;
@end
@implementation DBFILEPROPERTIESRemovePropertiesErrorSerializer @end
@implementation DBFILEPROPERTIESRemoveTemplateArg
@dynamic templateId;
@end
@implementation DBFILEPROPERTIESRemoveTemplateArgSerializer @end
@implementation DBFILEPROPERTIESTemplateError
@dynamic tag;
@dynamic templateNotFound;
@end
@implementation DBFILEPROPERTIESTemplateErrorSerializer @end
@implementation DBFILEPROPERTIESTemplateFilter
@dynamic tag;
@dynamic filterSome;
@end
@implementation DBFILEPROPERTIESTemplateFilterSerializer @end
@implementation DBFILEPROPERTIESTemplateFilterBase
@dynamic tag;
@dynamic filterSome;
@end
@implementation DBFILEPROPERTIESTemplateFilterBaseSerializer @end
@implementation DBFILEPROPERTIESTemplateOwnerType
@dynamic tag;
@end
@implementation DBFILEPROPERTIESTemplateOwnerTypeSerializer @end
@implementation DBFILEPROPERTIESUpdatePropertiesArg
@dynamic path;
@dynamic updatePropertyGroups;
@end
@implementation DBFILEPROPERTIESUpdatePropertiesArgSerializer @end
@implementation DBFILEPROPERTIESUpdatePropertiesError
@dynamic tag;
@dynamic templateNotFound;
@dynamic path;
@dynamic propertyGroupLookup;
@end
@implementation DBFILEPROPERTIESUpdatePropertiesErrorSerializer @end
@implementation DBFILEPROPERTIESUpdateTemplateArg
@dynamic templateId;
@dynamic name;
@dynamic description_;
@dynamic addFields;
@end
@implementation DBFILEPROPERTIESUpdateTemplateArgSerializer @end
@implementation DBFILEPROPERTIESUpdateTemplateResult
@dynamic templateId;
@end
@implementation DBFILEPROPERTIESUpdateTemplateResultSerializer @end
