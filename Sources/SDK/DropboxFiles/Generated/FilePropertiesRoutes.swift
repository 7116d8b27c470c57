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
    /// The error of the route is ``FileProperties/AddPropertiesError``, the reason that properties weren't added.
    ///
    /// - ``FileProperties/AddPropertiesError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/AddPropertiesError/restrictedContent``: The user can't access the template.
    /// - ``FileProperties/AddPropertiesError/path(_:)``: The item can't be found. See ``FileProperties/LookupError``.
    /// - ``FileProperties/AddPropertiesError/unsupportedFolder``: Folders can't have properties of a team's template.
    /// - ``FileProperties/AddPropertiesError/propertyFieldTooLarge``: A name is longer than 256 bytes, or a value is
    ///   longer than 1,024 bytes.
    /// - ``FileProperties/AddPropertiesError/doesNotFitTemplate``: A field isn't part of the template.
    /// - ``FileProperties/AddPropertiesError/duplicatePropertyGroups``: Two of the property groups belong to the same
    ///   template.
    /// - ``FileProperties/AddPropertiesError/propertyGroupAlreadyExists``: The item already has a property group for
    ///   this template. Use `propertiesUpdate` or `propertiesOverwrite` instead.
    ///
    /// Route `file_properties/properties/add`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-add>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
    ///   - propertyGroups: The property groups to add, at most one for each template.
    /// - Returns: A request without a result.
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
    /// The error of the route is ``FileProperties/InvalidPropertyGroupError``, the reason that property groups weren't
    /// accepted.
    ///
    /// - ``FileProperties/InvalidPropertyGroupError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/InvalidPropertyGroupError/restrictedContent``: The user can't access the template.
    /// - ``FileProperties/InvalidPropertyGroupError/path(_:)``: The item can't be found. See
    ///   ``FileProperties/LookupError``.
    /// - ``FileProperties/InvalidPropertyGroupError/unsupportedFolder``: Folders can't have properties of a team's
    ///   template.
    /// - ``FileProperties/InvalidPropertyGroupError/propertyFieldTooLarge``: A name is longer than 256 bytes, or a
    ///   value is longer than 1,024 bytes.
    /// - ``FileProperties/InvalidPropertyGroupError/doesNotFitTemplate``: A field isn't part of the template.
    /// - ``FileProperties/InvalidPropertyGroupError/duplicatePropertyGroups``: Two of the property groups belong to the
    ///   same template.
    ///
    /// Route `file_properties/properties/overwrite`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-overwrite>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
    ///   - propertyGroups: The new property groups, at most one for each template. At least 1 item.
    /// - Returns: A request without a result.
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
    /// The error of the route is ``FileProperties/RemovePropertiesError``, the reason that properties weren't removed.
    ///
    /// - ``FileProperties/RemovePropertiesError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/RemovePropertiesError/restrictedContent``: The user can't access the template.
    /// - ``FileProperties/RemovePropertiesError/path(_:)``: The item can't be found. See
    ///   ``FileProperties/LookupError``.
    /// - ``FileProperties/RemovePropertiesError/unsupportedFolder``: Folders can't have properties of a team's
    ///   template.
    /// - ``FileProperties/RemovePropertiesError/propertyGroupLookup(_:)``: The item has no property group for the
    ///   template. See ``FileProperties/LookUpPropertiesError``.
    ///
    /// Route `file_properties/properties/remove`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-remove>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
    ///   - propertyTemplateIds: The identifiers of the templates whose property groups to remove. Each item has at
    ///     least 1 character. Each item starts with `/` or `ptid:`.
    /// - Returns: A request without a result.
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
    /// The error of the route is ``FileProperties/PropertiesSearchError``, the reason that a search failed.
    ///
    /// - ``FileProperties/PropertiesSearchError/propertyGroupLookup(_:)``: The item has no property group for the
    ///   template. See ``FileProperties/LookUpPropertiesError``.
    ///
    /// Route `file_properties/properties/search`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-search>
    ///
    /// - Parameters:
    ///   - queries: The queries. At least 1 item.
    ///   - templateFilter: The templates to search. The default is `.filterNone`.
    /// - Returns: A request for ``FileProperties/PropertiesSearchResult``, a page of search results.
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
    /// The error of the route is ``FileProperties/PropertiesSearchContinueError``, the reason that the next page wasn't
    /// returned.
    ///
    /// - ``FileProperties/PropertiesSearchContinueError/reset``: The cursor has expired. Start a new search.
    ///
    /// Route `file_properties/properties/search/continue`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-search-continue>
    ///
    /// - Parameter cursor: The cursor of the most recent page. At least 1 character.
    /// - Returns: A request for ``FileProperties/PropertiesSearchResult``, a page of search results.
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
    /// The error of the route is ``FileProperties/UpdatePropertiesError``, the reason that properties weren't changed.
    ///
    /// - ``FileProperties/UpdatePropertiesError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/UpdatePropertiesError/restrictedContent``: The user can't access the template.
    /// - ``FileProperties/UpdatePropertiesError/path(_:)``: The item can't be found. See
    ///   ``FileProperties/LookupError``.
    /// - ``FileProperties/UpdatePropertiesError/unsupportedFolder``: Folders can't have properties of a team's
    ///   template.
    /// - ``FileProperties/UpdatePropertiesError/propertyFieldTooLarge``: A name is longer than 256 bytes, or a value is
    ///   longer than 1,024 bytes.
    /// - ``FileProperties/UpdatePropertiesError/doesNotFitTemplate``: A field isn't part of the template.
    /// - ``FileProperties/UpdatePropertiesError/duplicatePropertyGroups``: Two of the property groups belong to the
    ///   same template.
    /// - ``FileProperties/UpdatePropertiesError/propertyGroupLookup(_:)``: The item has no property group for the
    ///   template. See ``FileProperties/LookUpPropertiesError``.
    ///
    /// Route `file_properties/properties/update`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-properties-update>
    ///
    /// - Parameters:
    ///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
    ///   - updatePropertyGroups: The changes for each template.
    /// - Returns: A request without a result.
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
    /// The error of the route is ``FileProperties/ModifyTemplateError``, the reason that a template wasn't created or
    /// changed.
    ///
    /// - ``FileProperties/ModifyTemplateError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/ModifyTemplateError/restrictedContent``: The user can't access the template.
    /// - ``FileProperties/ModifyTemplateError/conflictingPropertyNames``: The template already has a field with this
    ///   name.
    /// - ``FileProperties/ModifyTemplateError/tooManyProperties``: The template would have more than 32 fields.
    /// - ``FileProperties/ModifyTemplateError/tooManyTemplates``: The account has too many templates. Remove one.
    /// - ``FileProperties/ModifyTemplateError/templateAttributeTooLarge``: A name is longer than 256 bytes, or a
    ///   description is longer than 1,024 bytes.
    ///
    /// Route `file_properties/templates/add_for_team`: style rpc, host api, auth team, scope
    /// `files.team_metadata.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-add_for_team>
    ///
    /// - Parameters:
    ///   - name: The display name, at most 256 bytes.
    ///   - description_: The purpose of the template, at most 1,024 bytes.
    ///   - fields: The fields, at most 32.
    /// - Returns: A request for ``FileProperties/AddTemplateResult``, the result of adding a template.
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
    /// The error of the route is ``FileProperties/ModifyTemplateError``, the reason that a template wasn't created or
    /// changed.
    ///
    /// - ``FileProperties/ModifyTemplateError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/ModifyTemplateError/restrictedContent``: The user can't access the template.
    /// - ``FileProperties/ModifyTemplateError/conflictingPropertyNames``: The template already has a field with this
    ///   name.
    /// - ``FileProperties/ModifyTemplateError/tooManyProperties``: The template would have more than 32 fields.
    /// - ``FileProperties/ModifyTemplateError/tooManyTemplates``: The account has too many templates. Remove one.
    /// - ``FileProperties/ModifyTemplateError/templateAttributeTooLarge``: A name is longer than 256 bytes, or a
    ///   description is longer than 1,024 bytes.
    ///
    /// Route `file_properties/templates/add_for_user`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-add_for_user>
    ///
    /// - Parameters:
    ///   - name: The display name, at most 256 bytes.
    ///   - description_: The purpose of the template, at most 1,024 bytes.
    ///   - fields: The fields, at most 32.
    /// - Returns: A request for ``FileProperties/AddTemplateResult``, the result of adding a template.
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
    /// The error of the route is ``FileProperties/TemplateError``, the reason that a template can't be used.
    ///
    /// - ``FileProperties/TemplateError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/TemplateError/restrictedContent``: The user can't access the template.
    ///
    /// Route `file_properties/templates/get_for_team`: style rpc, host api, auth team, scope
    /// `files.team_metadata.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-get_for_team>
    ///
    /// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or
    ///   `ptid:`.
    /// - Returns: A request for ``FileProperties/GetTemplateResult``, a template.
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
    /// The error of the route is ``FileProperties/TemplateError``, the reason that a template can't be used.
    ///
    /// - ``FileProperties/TemplateError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/TemplateError/restrictedContent``: The user can't access the template.
    ///
    /// Route `file_properties/templates/get_for_user`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-get_for_user>
    ///
    /// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or
    ///   `ptid:`.
    /// - Returns: A request for ``FileProperties/GetTemplateResult``, a template.
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
    /// The error of the route is ``FileProperties/TemplateError``, the reason that a template can't be used.
    ///
    /// - ``FileProperties/TemplateError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/TemplateError/restrictedContent``: The user can't access the template.
    ///
    /// Route `file_properties/templates/list_for_team`: style rpc, host api, auth team, scope
    /// `files.team_metadata.write`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-list_for_team>
    ///
    /// - Returns: A request for ``FileProperties/ListTemplateResult``, the available templates.
    @discardableResult
    @export(implementation)
    public func templatesListForTeam(
    ) -> RpcRequest<FileProperties.ListTemplateResultSerializer, FileProperties.TemplateErrorSerializer> {
        client.request(FileProperties.templatesListForTeam)
    }

    /// Returns the identifiers of the user's templates. You can't call it on behalf of another user.
    ///
    /// The error of the route is ``FileProperties/TemplateError``, the reason that a template can't be used.
    ///
    /// - ``FileProperties/TemplateError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/TemplateError/restrictedContent``: The user can't access the template.
    ///
    /// Route `file_properties/templates/list_for_user`: style rpc, host api, auth user, scope `files.metadata.read`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-list_for_user>
    ///
    /// - Returns: A request for ``FileProperties/ListTemplateResult``, the available templates.
    @discardableResult
    @export(implementation)
    public func templatesListForUser(
    ) -> RpcRequest<FileProperties.ListTemplateResultSerializer, FileProperties.TemplateErrorSerializer> {
        client.request(FileProperties.templatesListForUser)
    }

    /// Permanently removes a template of the team and all properties that use it.
    ///
    /// The error of the route is ``FileProperties/TemplateError``, the reason that a template can't be used.
    ///
    /// - ``FileProperties/TemplateError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/TemplateError/restrictedContent``: The user can't access the template.
    ///
    /// Route `file_properties/templates/remove_for_team`: style rpc, host api, auth team, scope
    /// `files.team_metadata.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-remove_for_team>
    ///
    /// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or
    ///   `ptid:`.
    /// - Returns: A request without a result.
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
    /// The error of the route is ``FileProperties/TemplateError``, the reason that a template can't be used.
    ///
    /// - ``FileProperties/TemplateError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/TemplateError/restrictedContent``: The user can't access the template.
    ///
    /// Route `file_properties/templates/remove_for_user`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-remove_for_user>
    ///
    /// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or
    ///   `ptid:`.
    /// - Returns: A request without a result.
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
    /// The error of the route is ``FileProperties/ModifyTemplateError``, the reason that a template wasn't created or
    /// changed.
    ///
    /// - ``FileProperties/ModifyTemplateError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/ModifyTemplateError/restrictedContent``: The user can't access the template.
    /// - ``FileProperties/ModifyTemplateError/conflictingPropertyNames``: The template already has a field with this
    ///   name.
    /// - ``FileProperties/ModifyTemplateError/tooManyProperties``: The template would have more than 32 fields.
    /// - ``FileProperties/ModifyTemplateError/tooManyTemplates``: The account has too many templates. Remove one.
    /// - ``FileProperties/ModifyTemplateError/templateAttributeTooLarge``: A name is longer than 256 bytes, or a
    ///   description is longer than 1,024 bytes.
    ///
    /// Route `file_properties/templates/update_for_team`: style rpc, host api, auth team, scope
    /// `files.team_metadata.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/teams#file_properties-templates-update_for_team>
    ///
    /// - Parameters:
    ///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
    ///   - name: The new name, at most 256 bytes.
    ///   - description_: The new description, at most 1,024 bytes.
    ///   - addFields: The fields to add. A template has at most 32 fields.
    /// - Returns: A request for ``FileProperties/UpdateTemplateResult``, the result of changing a template.
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
    /// The error of the route is ``FileProperties/ModifyTemplateError``, the reason that a template wasn't created or
    /// changed.
    ///
    /// - ``FileProperties/ModifyTemplateError/templateNotFound(_:)``: No template has this identifier.
    /// - ``FileProperties/ModifyTemplateError/restrictedContent``: The user can't access the template.
    /// - ``FileProperties/ModifyTemplateError/conflictingPropertyNames``: The template already has a field with this
    ///   name.
    /// - ``FileProperties/ModifyTemplateError/tooManyProperties``: The template would have more than 32 fields.
    /// - ``FileProperties/ModifyTemplateError/tooManyTemplates``: The account has too many templates. Remove one.
    /// - ``FileProperties/ModifyTemplateError/templateAttributeTooLarge``: A name is longer than 256 bytes, or a
    ///   description is longer than 1,024 bytes.
    ///
    /// Route `file_properties/templates/update_for_user`: style rpc, host api, auth user, scope `files.metadata.write`.
    /// Reference:
    /// <https://www.dropbox.com/developers/documentation/http/documentation#file_properties-templates-update_for_user>
    ///
    /// - Parameters:
    ///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
    ///   - name: The new name, at most 256 bytes.
    ///   - description_: The new description, at most 1,024 bytes.
    ///   - addFields: The fields to add. A template has at most 32 fields.
    /// - Returns: A request for ``FileProperties/UpdateTemplateResult``, the result of changing a template.
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
