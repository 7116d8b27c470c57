// Generated from API/team.json by `make generate`. Do not edit.

import DropboxCore
import DropboxFiles
import StoneRuntime

extension TeamRoutes {
    /// Creates a template for properties that belongs to the team. Use `templatesAddForTeam` of `FileProperties`.
    ///
    /// Route `team/properties/template/add`: style rpc, host api, auth team, scope `files.team_metadata.write`.
    /// Error: `FileProperties.ModifyTemplateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-properties-template-add>
    ///
    /// - Parameters:
    ///   - name: The name for people, at most 256 bytes.
    ///   - description_: What the template is for, at most 1,024 bytes.
    ///   - fields: The fields, at most 32.
    @available(*, deprecated)
    @discardableResult
    public func propertiesTemplateAdd(
        name: String,
        description_: String,
        fields: [FileProperties.PropertyFieldTemplate]
    ) -> RpcRequest<FileProperties.AddTemplateResult, FileProperties.ModifyTemplateError> {
        client.request(
            Team.propertiesTemplateAdd,
            serverArgs: FileProperties.AddTemplateArg(name: name, description_: description_, fields: fields)
        )
    }

    /// Reads a template of the team. Use `templatesGetForTeam` of `FileProperties`.
    ///
    /// Route `team/properties/template/get`: style rpc, host api, auth team, scope `files.team_metadata.write`.
    /// Error: `FileProperties.TemplateError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-properties-template-get>
    ///
    /// - Parameters:
    ///   - templateId: The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
    @available(*, deprecated)
    @discardableResult
    public func propertiesTemplateGet(
        templateId: String
    ) -> RpcRequest<FileProperties.GetTemplateResult, FileProperties.TemplateError> {
        client.request(Team.propertiesTemplateGet, serverArgs: FileProperties.GetTemplateArg(templateId: templateId))
    }
}
