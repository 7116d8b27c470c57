// Generated from API/file_properties.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension FileProperties {
    /// `file_properties/properties/add`
    @export(implementation)
    public static var propertiesAdd: Route<FileProperties.AddPropertiesArg, Void, FileProperties.AddPropertiesError> {
        Route(_schema, 0)
    }
    /// `file_properties/properties/overwrite`
    @export(implementation)
    public static var propertiesOverwrite: Route<FileProperties.OverwritePropertyGroupArg, Void, FileProperties.InvalidPropertyGroupError> {
        Route(_schema, 1)
    }
    /// `file_properties/properties/remove`
    @export(implementation)
    public static var propertiesRemove: Route<FileProperties.RemovePropertiesArg, Void, FileProperties.RemovePropertiesError> {
        Route(_schema, 2)
    }
    /// `file_properties/properties/search`
    @export(implementation)
    public static var propertiesSearch: Route<FileProperties.PropertiesSearchArg, FileProperties.PropertiesSearchResult, FileProperties.PropertiesSearchError> {
        Route(_schema, 3)
    }
    /// `file_properties/properties/search/continue`
    @export(implementation)
    public static var propertiesSearchContinue: Route<FileProperties.PropertiesSearchContinueArg, FileProperties.PropertiesSearchResult, FileProperties.PropertiesSearchContinueError> {
        Route(_schema, 4)
    }
    /// `file_properties/properties/update`
    @export(implementation)
    public static var propertiesUpdate: Route<FileProperties.UpdatePropertiesArg, Void, FileProperties.UpdatePropertiesError> {
        Route(_schema, 5)
    }
    /// `file_properties/templates/add_for_team`
    @export(implementation)
    public static var templatesAddForTeam: Route<FileProperties.AddTemplateArg, FileProperties.AddTemplateResult, FileProperties.ModifyTemplateError> {
        Route(_schema, 6)
    }
    /// `file_properties/templates/add_for_user`
    @export(implementation)
    public static var templatesAddForUser: Route<FileProperties.AddTemplateArg, FileProperties.AddTemplateResult, FileProperties.ModifyTemplateError> {
        Route(_schema, 7)
    }
    /// `file_properties/templates/get_for_team`
    @export(implementation)
    public static var templatesGetForTeam: Route<FileProperties.GetTemplateArg, FileProperties.GetTemplateResult, FileProperties.TemplateError> {
        Route(_schema, 8)
    }
    /// `file_properties/templates/get_for_user`
    @export(implementation)
    public static var templatesGetForUser: Route<FileProperties.GetTemplateArg, FileProperties.GetTemplateResult, FileProperties.TemplateError> {
        Route(_schema, 9)
    }
    /// `file_properties/templates/list_for_team`
    @export(implementation)
    public static var templatesListForTeam: Route<Void, FileProperties.ListTemplateResult, FileProperties.TemplateError> {
        Route(_schema, 10)
    }
    /// `file_properties/templates/list_for_user`
    @export(implementation)
    public static var templatesListForUser: Route<Void, FileProperties.ListTemplateResult, FileProperties.TemplateError> {
        Route(_schema, 11)
    }
    /// `file_properties/templates/remove_for_team`
    @export(implementation)
    public static var templatesRemoveForTeam: Route<FileProperties.RemoveTemplateArg, Void, FileProperties.TemplateError> {
        Route(_schema, 12)
    }
    /// `file_properties/templates/remove_for_user`
    @export(implementation)
    public static var templatesRemoveForUser: Route<FileProperties.RemoveTemplateArg, Void, FileProperties.TemplateError> {
        Route(_schema, 13)
    }
    /// `file_properties/templates/update_for_team`
    @export(implementation)
    public static var templatesUpdateForTeam: Route<FileProperties.UpdateTemplateArg, FileProperties.UpdateTemplateResult, FileProperties.ModifyTemplateError> {
        Route(_schema, 14)
    }
    /// `file_properties/templates/update_for_user`
    @export(implementation)
    public static var templatesUpdateForUser: Route<FileProperties.UpdateTemplateArg, FileProperties.UpdateTemplateResult, FileProperties.ModifyTemplateError> {
        Route(_schema, 15)
    }
}
