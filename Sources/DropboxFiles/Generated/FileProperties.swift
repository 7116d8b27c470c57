// Generated from API/file_properties.json by `make generate`. Do not edit.

import StoneRuntime

/// Custom properties: names and values that an app attaches to files and folders, grouped by templates. Only the app
/// that made a template sees it and its properties.
public enum FileProperties {
    /// The types and routes of `file_properties`, as facts.
    public static let _schema = StoneSchema(
        "file_properties",
        #"""
alias Id String(min_length=1)
alias PathOrId String(pattern="/(.|[\\r\\n])*|id:.*|(ns:[0-9]+(/.*)?)")
alias PropertiesSearchCursor String(min_length=1)
alias TemplateId String(min_length=1,pattern="(/|ptid:).*")
struct AddPropertiesArg
 path PathOrId
 property_groups List(PropertyGroup)
union AddPropertiesError : InvalidPropertyGroupError
 property_group_already_exists
struct AddTemplateArg : PropertyGroupTemplate
struct AddTemplateResult
 template_id TemplateId
struct GetTemplateArg
 template_id TemplateId
struct GetTemplateResult : PropertyGroupTemplate
union InvalidPropertyGroupError : PropertiesError
 property_field_too_large
 does_not_fit_template
 duplicate_property_groups
struct ListTemplateResult
 template_ids List(TemplateId)
union LogicalOperator open=other
 or_operator
 other
union LookUpPropertiesError open=other
 property_group_not_found
 other
union LookupError open=other
 malformed_path String
 not_found
 not_file
 not_folder
 restricted_content
 other
union ModifyTemplateError : TemplateError
 conflicting_property_names
 too_many_properties
 too_many_templates
 template_attribute_too_large
struct OverwritePropertyGroupArg
 path PathOrId
 property_groups List(PropertyGroup,min_items=1)
union PropertiesError : TemplateError
 path LookupError
 unsupported_folder
struct PropertiesSearchArg
 queries List(PropertiesSearchQuery,min_items=1)
 template_filter TemplateFilter = filter_none
struct PropertiesSearchContinueArg
 cursor PropertiesSearchCursor
union PropertiesSearchContinueError open=other
 reset
 other
union PropertiesSearchError open=other
 property_group_lookup LookUpPropertiesError
 other
struct PropertiesSearchMatch
 id Id
 path String
 is_deleted Boolean
 property_groups List(PropertyGroup)
union PropertiesSearchMode open=other
 field_name String
 other
struct PropertiesSearchQuery
 query String
 mode PropertiesSearchMode
 logical_operator LogicalOperator = or_operator
struct PropertiesSearchResult
 matches List(PropertiesSearchMatch)
 cursor PropertiesSearchCursor?
struct PropertyField
 name String
 value String
struct PropertyFieldTemplate
 name String
 description String
 type PropertyType
struct PropertyGroup
 template_id TemplateId
 fields List(PropertyField)
struct PropertyGroupTemplate
 name String
 description String
 fields List(PropertyFieldTemplate)
struct PropertyGroupUpdate
 template_id TemplateId
 add_or_update_fields List(PropertyField)?
 remove_fields List(String)?
union PropertyType open=other
 string
 other
struct RemovePropertiesArg
 path PathOrId
 property_template_ids List(TemplateId)
union RemovePropertiesError : PropertiesError
 property_group_lookup LookUpPropertiesError
struct RemoveTemplateArg
 template_id TemplateId
union TemplateError open=other
 template_not_found TemplateId
 restricted_content
 other
union TemplateFilter : TemplateFilterBase
 filter_none
union TemplateFilterBase open=other
 filter_some List(TemplateId,min_items=1)
 other
union TemplateOwnerType open=other
 user
 team
 other
struct UpdatePropertiesArg
 path PathOrId
 update_property_groups List(PropertyGroupUpdate)
union UpdatePropertiesError : InvalidPropertyGroupError
 property_group_lookup LookUpPropertiesError
struct UpdateTemplateArg
 template_id TemplateId
 name String?
 description String?
 add_fields List(PropertyFieldTemplate)?
struct UpdateTemplateResult
 template_id TemplateId
route properties/add AddPropertiesArg Void AddPropertiesError auth=user host=api scope=files.metadata.write style=rpc
route properties/overwrite OverwritePropertyGroupArg Void InvalidPropertyGroupError auth=user host=api scope=files.metadata.write style=rpc
route properties/remove RemovePropertiesArg Void RemovePropertiesError auth=user host=api scope=files.metadata.write style=rpc
route properties/search PropertiesSearchArg PropertiesSearchResult PropertiesSearchError auth=user host=api scope=files.metadata.read style=rpc
route properties/search/continue PropertiesSearchContinueArg PropertiesSearchResult PropertiesSearchContinueError auth=user host=api scope=files.metadata.read style=rpc
route properties/update UpdatePropertiesArg Void UpdatePropertiesError auth=user host=api scope=files.metadata.write style=rpc
route templates/add_for_team AddTemplateArg AddTemplateResult ModifyTemplateError auth=team host=api scope=files.team_metadata.write style=rpc
route templates/add_for_user AddTemplateArg AddTemplateResult ModifyTemplateError auth=user host=api scope=files.metadata.write style=rpc
route templates/get_for_team GetTemplateArg GetTemplateResult TemplateError auth=team host=api scope=files.team_metadata.write style=rpc
route templates/get_for_user GetTemplateArg GetTemplateResult TemplateError auth=user host=api scope=files.metadata.read style=rpc
route templates/list_for_team Void ListTemplateResult TemplateError auth=team host=api scope=files.team_metadata.write style=rpc
route templates/list_for_user Void ListTemplateResult TemplateError auth=user host=api scope=files.metadata.read style=rpc
route templates/remove_for_team RemoveTemplateArg Void TemplateError auth=team host=api scope=files.team_metadata.write style=rpc
route templates/remove_for_user RemoveTemplateArg Void TemplateError auth=user host=api scope=files.metadata.write style=rpc
route templates/update_for_team UpdateTemplateArg UpdateTemplateResult ModifyTemplateError auth=team host=api scope=files.team_metadata.write style=rpc
route templates/update_for_user UpdateTemplateArg UpdateTemplateResult ModifyTemplateError auth=user host=api scope=files.metadata.write style=rpc
"""#
    )

    /// The type at `position` among those of the schema.
    @inline(never)
    public static func _type(_ position: Int) -> TypeRef { TypeRef(_schema, position) }
}
