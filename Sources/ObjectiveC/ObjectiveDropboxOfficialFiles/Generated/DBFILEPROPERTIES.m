// Generated from API/file_properties.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILEPROPERTIES.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILEPROPERTIESAddPropertiesArg @dynamic path, propertyGroups; @end
@implementation DBFILEPROPERTIESAddPropertiesArgSerializer @end
@implementation DBFILEPROPERTIESAddPropertiesError @dynamic tag, templateNotFound, path; @end
@implementation DBFILEPROPERTIESAddPropertiesErrorSerializer @end
@implementation DBFILEPROPERTIESPropertyGroupTemplate @dynamic name, description_, fields; @end
@implementation DBFILEPROPERTIESPropertyGroupTemplateSerializer @end
@implementation DBFILEPROPERTIESAddTemplateArg @end
@implementation DBFILEPROPERTIESAddTemplateArgSerializer @end
@implementation DBFILEPROPERTIESAddTemplateResult @dynamic templateId; @end
@implementation DBFILEPROPERTIESAddTemplateResultSerializer @end
@implementation DBFILEPROPERTIESGetTemplateArg @dynamic templateId; @end
@implementation DBFILEPROPERTIESGetTemplateArgSerializer @end
@implementation DBFILEPROPERTIESGetTemplateResult @end
@implementation DBFILEPROPERTIESGetTemplateResultSerializer @end
@implementation DBFILEPROPERTIESInvalidPropertyGroupError @dynamic tag, templateNotFound, path; @end
@implementation DBFILEPROPERTIESInvalidPropertyGroupErrorSerializer @end
@implementation DBFILEPROPERTIESListTemplateResult @dynamic templateIds; @end
@implementation DBFILEPROPERTIESListTemplateResultSerializer @end
@implementation DBFILEPROPERTIESLogicalOperator @dynamic tag; @end
@implementation DBFILEPROPERTIESLogicalOperatorSerializer @end
@implementation DBFILEPROPERTIESLookUpPropertiesError @dynamic tag; @end
@implementation DBFILEPROPERTIESLookUpPropertiesErrorSerializer @end
@implementation DBFILEPROPERTIESLookupError @dynamic tag, malformedPath; @end
@implementation DBFILEPROPERTIESLookupErrorSerializer @end
@implementation DBFILEPROPERTIESModifyTemplateError @dynamic tag, templateNotFound; @end
@implementation DBFILEPROPERTIESModifyTemplateErrorSerializer @end
@implementation DBFILEPROPERTIESOverwritePropertyGroupArg @dynamic path, propertyGroups; @end
@implementation DBFILEPROPERTIESOverwritePropertyGroupArgSerializer @end
@implementation DBFILEPROPERTIESPropertiesError @dynamic tag, templateNotFound, path; @end
@implementation DBFILEPROPERTIESPropertiesErrorSerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchArg @dynamic queries, templateFilter; @end
@implementation DBFILEPROPERTIESPropertiesSearchArgSerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchContinueArg @dynamic cursor; @end
@implementation DBFILEPROPERTIESPropertiesSearchContinueArgSerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchContinueError @dynamic tag; @end
@implementation DBFILEPROPERTIESPropertiesSearchContinueErrorSerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchError @dynamic tag, propertyGroupLookup; @end
@implementation DBFILEPROPERTIESPropertiesSearchErrorSerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchMatch @dynamic id_, path, isDeleted, propertyGroups; @end
@implementation DBFILEPROPERTIESPropertiesSearchMatchSerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchMode @dynamic tag, fieldName; @end
@implementation DBFILEPROPERTIESPropertiesSearchModeSerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchQuery @dynamic query, mode, logicalOperator; @end
@implementation DBFILEPROPERTIESPropertiesSearchQuerySerializer @end
@implementation DBFILEPROPERTIESPropertiesSearchResult @dynamic matches, cursor; @end
@implementation DBFILEPROPERTIESPropertiesSearchResultSerializer @end
@implementation DBFILEPROPERTIESPropertyField @dynamic name, value; @end
@implementation DBFILEPROPERTIESPropertyFieldSerializer @end
@implementation DBFILEPROPERTIESPropertyFieldTemplate @dynamic name, description_, type; @end
@implementation DBFILEPROPERTIESPropertyFieldTemplateSerializer @end
@implementation DBFILEPROPERTIESPropertyGroup @dynamic templateId, fields; @end
@implementation DBFILEPROPERTIESPropertyGroupSerializer @end
@implementation DBFILEPROPERTIESPropertyGroupUpdate @dynamic templateId, addOrUpdateFields, removeFields; @end
@implementation DBFILEPROPERTIESPropertyGroupUpdateSerializer @end
@implementation DBFILEPROPERTIESPropertyType @dynamic tag; @end
@implementation DBFILEPROPERTIESPropertyTypeSerializer @end
@implementation DBFILEPROPERTIESRemovePropertiesArg @dynamic path, propertyTemplateIds; @end
@implementation DBFILEPROPERTIESRemovePropertiesArgSerializer @end
@implementation DBFILEPROPERTIESRemovePropertiesError @dynamic tag, templateNotFound, path, propertyGroupLookup; @end
@implementation DBFILEPROPERTIESRemovePropertiesErrorSerializer @end
@implementation DBFILEPROPERTIESRemoveTemplateArg @dynamic templateId; @end
@implementation DBFILEPROPERTIESRemoveTemplateArgSerializer @end
@implementation DBFILEPROPERTIESTemplateError @dynamic tag, templateNotFound; @end
@implementation DBFILEPROPERTIESTemplateErrorSerializer @end
@implementation DBFILEPROPERTIESTemplateFilter @dynamic tag, filterSome; @end
@implementation DBFILEPROPERTIESTemplateFilterSerializer @end
@implementation DBFILEPROPERTIESTemplateFilterBase @dynamic tag, filterSome; @end
@implementation DBFILEPROPERTIESTemplateFilterBaseSerializer @end
@implementation DBFILEPROPERTIESTemplateOwnerType @dynamic tag; @end
@implementation DBFILEPROPERTIESTemplateOwnerTypeSerializer @end
@implementation DBFILEPROPERTIESUpdatePropertiesArg @dynamic path, updatePropertyGroups; @end
@implementation DBFILEPROPERTIESUpdatePropertiesArgSerializer @end
@implementation DBFILEPROPERTIESUpdatePropertiesError @dynamic tag, templateNotFound, path, propertyGroupLookup; @end
@implementation DBFILEPROPERTIESUpdatePropertiesErrorSerializer @end
@implementation DBFILEPROPERTIESUpdateTemplateArg @dynamic templateId, name, description_, addFields; @end
@implementation DBFILEPROPERTIESUpdateTemplateArgSerializer @end
@implementation DBFILEPROPERTIESUpdateTemplateResult @dynamic templateId; @end
@implementation DBFILEPROPERTIESUpdateTemplateResultSerializer @end
