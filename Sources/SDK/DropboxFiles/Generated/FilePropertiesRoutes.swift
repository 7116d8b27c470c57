// Generated from API/file_properties.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension FileProperties {
    /// The descriptor of `file_properties/properties/add`.
    @export(implementation)
    public static var propertiesAdd: Route<FileProperties.AddPropertiesArgSerializer, VoidSerializer, FileProperties.AddPropertiesErrorSerializer> {
        Route(_schema, 0)
    }
    /// The descriptor of `file_properties/properties/overwrite`.
    @export(implementation)
    public static var propertiesOverwrite: Route<FileProperties.OverwritePropertyGroupArgSerializer, VoidSerializer, FileProperties.InvalidPropertyGroupErrorSerializer> {
        Route(_schema, 1)
    }
    /// The descriptor of `file_properties/properties/remove`.
    @export(implementation)
    public static var propertiesRemove: Route<FileProperties.RemovePropertiesArgSerializer, VoidSerializer, FileProperties.RemovePropertiesErrorSerializer> {
        Route(_schema, 2)
    }
    /// The descriptor of `file_properties/properties/search`.
    @export(implementation)
    public static var propertiesSearch: Route<FileProperties.PropertiesSearchArgSerializer, FileProperties.PropertiesSearchResultSerializer, FileProperties.PropertiesSearchErrorSerializer> {
        Route(_schema, 3)
    }
    /// The descriptor of `file_properties/properties/search/continue`.
    @export(implementation)
    public static var propertiesSearchContinue: Route<FileProperties.PropertiesSearchContinueArgSerializer, FileProperties.PropertiesSearchResultSerializer, FileProperties.PropertiesSearchContinueErrorSerializer> {
        Route(_schema, 4)
    }
    /// The descriptor of `file_properties/properties/update`.
    @export(implementation)
    public static var propertiesUpdate: Route<FileProperties.UpdatePropertiesArgSerializer, VoidSerializer, FileProperties.UpdatePropertiesErrorSerializer> {
        Route(_schema, 5)
    }
    /// The descriptor of `file_properties/templates/add_for_team`.
    @export(implementation)
    public static var templatesAddForTeam: Route<FileProperties.AddTemplateArgSerializer, FileProperties.AddTemplateResultSerializer, FileProperties.ModifyTemplateErrorSerializer> {
        Route(_schema, 6)
    }
    /// The descriptor of `file_properties/templates/add_for_user`.
    @export(implementation)
    public static var templatesAddForUser: Route<FileProperties.AddTemplateArgSerializer, FileProperties.AddTemplateResultSerializer, FileProperties.ModifyTemplateErrorSerializer> {
        Route(_schema, 7)
    }
    /// The descriptor of `file_properties/templates/get_for_team`.
    @export(implementation)
    public static var templatesGetForTeam: Route<FileProperties.GetTemplateArgSerializer, FileProperties.GetTemplateResultSerializer, FileProperties.TemplateErrorSerializer> {
        Route(_schema, 8)
    }
    /// The descriptor of `file_properties/templates/get_for_user`.
    @export(implementation)
    public static var templatesGetForUser: Route<FileProperties.GetTemplateArgSerializer, FileProperties.GetTemplateResultSerializer, FileProperties.TemplateErrorSerializer> {
        Route(_schema, 9)
    }
    /// The descriptor of `file_properties/templates/list_for_team`.
    @export(implementation)
    public static var templatesListForTeam: Route<VoidSerializer, FileProperties.ListTemplateResultSerializer, FileProperties.TemplateErrorSerializer> {
        Route(_schema, 10)
    }
    /// The descriptor of `file_properties/templates/list_for_user`.
    @export(implementation)
    public static var templatesListForUser: Route<VoidSerializer, FileProperties.ListTemplateResultSerializer, FileProperties.TemplateErrorSerializer> {
        Route(_schema, 11)
    }
    /// The descriptor of `file_properties/templates/remove_for_team`.
    @export(implementation)
    public static var templatesRemoveForTeam: Route<FileProperties.RemoveTemplateArgSerializer, VoidSerializer, FileProperties.TemplateErrorSerializer> {
        Route(_schema, 12)
    }
    /// The descriptor of `file_properties/templates/remove_for_user`.
    @export(implementation)
    public static var templatesRemoveForUser: Route<FileProperties.RemoveTemplateArgSerializer, VoidSerializer, FileProperties.TemplateErrorSerializer> {
        Route(_schema, 13)
    }
    /// The descriptor of `file_properties/templates/update_for_team`.
    @export(implementation)
    public static var templatesUpdateForTeam: Route<FileProperties.UpdateTemplateArgSerializer, FileProperties.UpdateTemplateResultSerializer, FileProperties.ModifyTemplateErrorSerializer> {
        Route(_schema, 14)
    }
    /// The descriptor of `file_properties/templates/update_for_user`.
    @export(implementation)
    public static var templatesUpdateForUser: Route<FileProperties.UpdateTemplateArgSerializer, FileProperties.UpdateTemplateResultSerializer, FileProperties.ModifyTemplateErrorSerializer> {
        Route(_schema, 15)
    }
}

/// The routes of `file_properties`, called on behalf of a user or a team.
public struct FilePropertiesRoutes: Sendable {
    /// The client that sends the requests.
    public let client: any DropboxTransportClient

    /// Creates the routes that `client` calls.
    public init(client: any DropboxTransportClient) { self.client = client }
}

extension DropboxClient {
    /// The routes of `file_properties`.
    @export(implementation) public var fileProperties: FilePropertiesRoutes { FilePropertiesRoutes(client: client) }
}

extension DropboxClientRoutes {
    /// The routes of `file_properties`. Never `nil`.
    @export(implementation) public var fileProperties: FilePropertiesRoutes! { FilePropertiesRoutes(client: client) }
}

extension DropboxTeamClient {
    /// The routes of `file_properties`.
    @export(implementation) public var fileProperties: FilePropertiesRoutes { FilePropertiesRoutes(client: client) }
}

extension DropboxTeamClientRoutes {
    /// The routes of `file_properties`. Never `nil`.
    @export(implementation) public var fileProperties: FilePropertiesRoutes! { FilePropertiesRoutes(client: client) }
}

extension FilePropertiesRoutes {
    /// Adds property groups to a file or folder. The template of each group must exist.
    ///
    /// Route `file_properties/properties/add`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.AddPropertiesError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-add>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Matches `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
    ///   - propertyGroups: The property groups to add, at most one for each template.
    @discardableResult
    @export(implementation)
    public func propertiesAdd(
        path: String,
        propertyGroups: [FileProperties.PropertyGroup]
    ) -> RpcRequest<VoidSerializer, FileProperties.AddPropertiesErrorSerializer> {
        client.request(
            FileProperties.propertiesAdd,
            serverArgs: FileProperties.AddPropertiesArg(path: path, propertyGroups: propertyGroups)
        )
    }

    /// Replaces property groups of a file or folder. Fields that you don't specify are removed.
    ///
    /// Route `file_properties/properties/overwrite`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.InvalidPropertyGroupError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-overwrite>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Matches `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
    ///   - propertyGroups: The new property groups, at most one for each template. At least 1 item.
    @discardableResult
    @export(implementation)
    public func propertiesOverwrite(
        path: String,
        propertyGroups: [FileProperties.PropertyGroup]
    ) -> RpcRequest<VoidSerializer, FileProperties.InvalidPropertyGroupErrorSerializer> {
        client.request(
            FileProperties.propertiesOverwrite,
            serverArgs: FileProperties.OverwritePropertyGroupArg(path: path, propertyGroups: propertyGroups)
        )
    }

    /// Removes entire property groups from a file or folder. To remove single fields, use `propertiesUpdate`.
    ///
    /// Route `file_properties/properties/remove`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.RemovePropertiesError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-remove>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Matches `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
    ///   - propertyTemplateIds: The identifiers of the templates whose property groups to remove. Each item has at
    ///     least 1 character. Each item matches `(/|ptid:).*`.
    @discardableResult
    @export(implementation)
    public func propertiesRemove(
        path: String,
        propertyTemplateIds: [String]
    ) -> RpcRequest<VoidSerializer, FileProperties.RemovePropertiesErrorSerializer> {
        client.request(
            FileProperties.propertiesRemove,
            serverArgs: FileProperties.RemovePropertiesArg(path: path, propertyTemplateIds: propertyTemplateIds)
        )
    }

    /// Finds files and folders by the values of their properties.
    ///
    /// Route `file_properties/properties/search`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `FileProperties.PropertiesSearchError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-search>
    ///
    /// - Parameters:
    ///   - queries: The queries. At least 1 item.
    ///   - templateFilter: The templates to search. The default is `.filterNone`.
    @discardableResult
    @export(implementation)
    public func propertiesSearch(
        queries: [FileProperties.PropertiesSearchQuery],
        templateFilter: FileProperties.TemplateFilter = .filterNone
    ) -> RpcRequest<FileProperties.PropertiesSearchResultSerializer, FileProperties.PropertiesSearchErrorSerializer> {
        client.request(
            FileProperties.propertiesSearch,
            serverArgs: FileProperties.PropertiesSearchArg(queries: queries, templateFilter: templateFilter)
        )
    }

    /// Returns the next page of results of `propertiesSearch`.
    ///
    /// Route `file_properties/properties/search/continue`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `FileProperties.PropertiesSearchContinueError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-search-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page. At least 1 character.
    @discardableResult
    @export(implementation)
    public func propertiesSearchContinue(
        cursor: String
    ) -> RpcRequest<FileProperties.PropertiesSearchResultSerializer, FileProperties.PropertiesSearchContinueErrorSerializer> {
        client.request(
            FileProperties.propertiesSearchContinue,
            serverArgs: FileProperties.PropertiesSearchContinueArg(cursor: cursor)
        )
    }

    /// Adds, changes, and removes fields of property groups. Fields that you don't specify don't change.
    ///
    /// Route `file_properties/properties/update`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.UpdatePropertiesError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-update>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Matches `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
    ///   - updatePropertyGroups: The changes for each template.
    @discardableResult
    @export(implementation)
    public func propertiesUpdate(
        path: String,
        updatePropertyGroups: [FileProperties.PropertyGroupUpdate]
    ) -> RpcRequest<VoidSerializer, FileProperties.UpdatePropertiesErrorSerializer> {
        client.request(
            FileProperties.propertiesUpdate,
            serverArgs: FileProperties.UpdatePropertiesArg(path: path, updatePropertyGroups: updatePropertyGroups)
        )
    }

    /// Creates a template that belongs to the team.
    ///
    /// Route `file_properties/templates/add_for_team`: style rpc, host api, auth team, scope
    /// `files.team_metadata.write`.
    /// Error: `FileProperties.ModifyTemplateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-add_for_team>
    ///
    /// - Parameters:
    ///   - name: The display name, at most 256 bytes.
    ///   - description_: The purpose of the template, at most 1,024 bytes.
    ///   - fields: The fields, at most 32.
    @discardableResult
    @export(implementation)
    public func templatesAddForTeam(
        name: String,
        description_: String,
        fields: [FileProperties.PropertyFieldTemplate]
    ) -> RpcRequest<FileProperties.AddTemplateResultSerializer, FileProperties.ModifyTemplateErrorSerializer> {
        client.request(
            FileProperties.templatesAddForTeam,
            serverArgs: FileProperties.AddTemplateArg(name: name, description_: description_, fields: fields)
        )
    }

    /// Creates a template that belongs to the user. You can't call it on behalf of another user.
    ///
    /// Route `file_properties/templates/add_for_user`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.ModifyTemplateError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-add_for_user>
    ///
    /// - Parameters:
    ///   - name: The display name, at most 256 bytes.
    ///   - description_: The purpose of the template, at most 1,024 bytes.
    ///   - fields: The fields, at most 32.
    @discardableResult
    @export(implementation)
    public func templatesAddForUser(
        name: String,
        description_: String,
        fields: [FileProperties.PropertyFieldTemplate]
    ) -> RpcRequest<FileProperties.AddTemplateResultSerializer, FileProperties.ModifyTemplateErrorSerializer> {
        client.request(
            FileProperties.templatesAddForUser,
            serverArgs: FileProperties.AddTemplateArg(name: name, description_: description_, fields: fields)
        )
    }

    /// Returns a template of the team.
    ///
    /// Route `file_properties/templates/get_for_team`: style rpc, host api, auth team, scope
    /// `files.team_metadata.write`.
    /// Error: `FileProperties.TemplateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-get_for_team>
    ///
    /// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Matches `(/|ptid:).*`.
    @discardableResult
    @export(implementation)
    public func templatesGetForTeam(
        templateId: String
    ) -> RpcRequest<FileProperties.GetTemplateResultSerializer, FileProperties.TemplateErrorSerializer> {
        client.request(
            FileProperties.templatesGetForTeam,
            serverArgs: FileProperties.GetTemplateArg(templateId: templateId)
        )
    }

    /// Returns a template of the user. You can't call it on behalf of another user.
    ///
    /// Route `file_properties/templates/get_for_user`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `FileProperties.TemplateError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-get_for_user>
    ///
    /// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Matches `(/|ptid:).*`.
    @discardableResult
    @export(implementation)
    public func templatesGetForUser(
        templateId: String
    ) -> RpcRequest<FileProperties.GetTemplateResultSerializer, FileProperties.TemplateErrorSerializer> {
        client.request(
            FileProperties.templatesGetForUser,
            serverArgs: FileProperties.GetTemplateArg(templateId: templateId)
        )
    }

    /// Returns the identifiers of the team's templates.
    ///
    /// Route `file_properties/templates/list_for_team`: style rpc, host api, auth team, scope
    /// `files.team_metadata.write`.
    /// Error: `FileProperties.TemplateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-list_for_team>
    @discardableResult
    @export(implementation)
    public func templatesListForTeam(
    ) -> RpcRequest<FileProperties.ListTemplateResultSerializer, FileProperties.TemplateErrorSerializer> {
        client.request(FileProperties.templatesListForTeam)
    }

    /// Returns the identifiers of the user's templates. You can't call it on behalf of another user.
    ///
    /// Route `file_properties/templates/list_for_user`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Error: `FileProperties.TemplateError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-list_for_user>
    @discardableResult
    @export(implementation)
    public func templatesListForUser(
    ) -> RpcRequest<FileProperties.ListTemplateResultSerializer, FileProperties.TemplateErrorSerializer> {
        client.request(FileProperties.templatesListForUser)
    }

    /// Permanently removes a template of the team and all properties that use it.
    ///
    /// Route `file_properties/templates/remove_for_team`: style rpc, host api, auth team, scope
    /// `files.team_metadata.write`.
    /// Error: `FileProperties.TemplateError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-remove_for_team>
    ///
    /// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Matches `(/|ptid:).*`.
    @discardableResult
    @export(implementation)
    public func templatesRemoveForTeam(
        templateId: String
    ) -> RpcRequest<VoidSerializer, FileProperties.TemplateErrorSerializer> {
        client.request(
            FileProperties.templatesRemoveForTeam,
            serverArgs: FileProperties.RemoveTemplateArg(templateId: templateId)
        )
    }

    /// Permanently removes a template of the user and all properties that use it.
    ///
    /// Route `file_properties/templates/remove_for_user`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.TemplateError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-remove_for_user>
    ///
    /// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Matches `(/|ptid:).*`.
    @discardableResult
    @export(implementation)
    public func templatesRemoveForUser(
        templateId: String
    ) -> RpcRequest<VoidSerializer, FileProperties.TemplateErrorSerializer> {
        client.request(
            FileProperties.templatesRemoveForUser,
            serverArgs: FileProperties.RemoveTemplateArg(templateId: templateId)
        )
    }

    /// Renames a template of the team, changes its description, or adds fields. You can't remove fields.
    ///
    /// Route `file_properties/templates/update_for_team`: style rpc, host api, auth team, scope
    /// `files.team_metadata.write`.
    /// Error: `FileProperties.ModifyTemplateError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-update_for_team>
    ///
    /// - Parameters:
    ///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Matches `(/|ptid:).*`.
    ///   - name: The new name, at most 256 bytes.
    ///   - description_: The new description, at most 1,024 bytes.
    ///   - addFields: The fields to add. A template has at most 32 fields.
    @discardableResult
    @export(implementation)
    public func templatesUpdateForTeam(
        templateId: String,
        name: String? = nil,
        description_: String? = nil,
        addFields: [FileProperties.PropertyFieldTemplate]? = nil
    ) -> RpcRequest<FileProperties.UpdateTemplateResultSerializer, FileProperties.ModifyTemplateErrorSerializer> {
        client.request(
            FileProperties.templatesUpdateForTeam,
            serverArgs: FileProperties.UpdateTemplateArg(
                templateId: templateId,
                name: name,
                description_: description_,
                addFields: addFields
            )
        )
    }

    /// Renames a template of the user, changes its description, or adds fields. You can't remove fields or call it on
    /// behalf of another user.
    ///
    /// Route `file_properties/templates/update_for_user`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Error: `FileProperties.ModifyTemplateError`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-update_for_user>
    ///
    /// - Parameters:
    ///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Matches `(/|ptid:).*`.
    ///   - name: The new name, at most 256 bytes.
    ///   - description_: The new description, at most 1,024 bytes.
    ///   - addFields: The fields to add. A template has at most 32 fields.
    @discardableResult
    @export(implementation)
    public func templatesUpdateForUser(
        templateId: String,
        name: String? = nil,
        description_: String? = nil,
        addFields: [FileProperties.PropertyFieldTemplate]? = nil
    ) -> RpcRequest<FileProperties.UpdateTemplateResultSerializer, FileProperties.ModifyTemplateErrorSerializer> {
        client.request(
            FileProperties.templatesUpdateForUser,
            serverArgs: FileProperties.UpdateTemplateArg(
                templateId: templateId,
                name: name,
                description_: description_,
                addFields: addFields
            )
        )
    }
}
