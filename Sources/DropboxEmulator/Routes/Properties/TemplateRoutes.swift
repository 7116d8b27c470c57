import DropboxCore
import DropboxFiles
import DropboxTeam
import Foundation

/// Templates of custom properties, of users and of teams.
enum TemplateRoutes {
    static func add(to table: inout RouteTable) {
        table.on(FileProperties.templatesAddForUser) { try add($0, try $1.userTemplates, $1) }
        table.on(FileProperties.templatesAddForTeam) { try add($0, try $1.teamTemplates, $1) }
        table.on(FileProperties.templatesGetForUser) { try get($0, try $1.userTemplates, $1) }
        table.on(FileProperties.templatesGetForTeam) { try get($0, try $1.teamTemplates, $1) }
        table.on(FileProperties.templatesListForUser) { try list(try $1.userTemplates, $1) }
        table.on(FileProperties.templatesListForTeam) { try list(try $1.teamTemplates, $1) }
        // The same under the names of before.
        table.on(Team.propertiesTemplateAdd) { try add($0, try $1.teamTemplates, $1) }
        table.on(Team.propertiesTemplateGet) { try get($0, try $1.teamTemplates, $1) }
        table.on(FileProperties.templatesRemoveForUser) { try remove($0, try $1.userTemplates, $1) }
        table.on(FileProperties.templatesRemoveForTeam) { try remove($0, try $1.teamTemplates, $1) }
        table.on(FileProperties.templatesUpdateForUser) { try update($0, try $1.userTemplates, $1) }
        table.on(FileProperties.templatesUpdateForTeam) { try update($0, try $1.teamTemplates, $1) }
    }

    private static func add(
        _ argument: FileProperties.AddTemplateArg, _ owner: TemplateOwner, _ call: Call
    ) throws -> FileProperties.AddTemplateResult {
        try refusing({ (failure: PropertyFailure) in failure.modificationError }) {
            let id = try call.store.addTemplate(
                name: argument.name, description: argument.description_,
                fields: argument.fields.map(PropertyField.init), owner)
            return FileProperties.AddTemplateResult(templateId: id)
        }
    }

    private static func get(
        _ argument: FileProperties.GetTemplateArg, _ owner: TemplateOwner, _ call: Call
    ) throws -> FileProperties.GetTemplateResult {
        try refusing({ (failure: PropertyFailure) in failure.templateError }) {
            let template = try call.store.template(argument.templateId, owner)
            return FileProperties.GetTemplateResult(
                name: template.name, description_: template.description,
                fields: template.fields.map { .init(name: $0.name, description_: $0.value, type: .string_) })
        }
    }

    private static func list(
        _ owner: TemplateOwner, _ call: Call
    ) throws -> FileProperties.ListTemplateResult {
        FileProperties.ListTemplateResult(templateIds: try call.store.templates(owner))
    }

    private static func remove(
        _ argument: FileProperties.RemoveTemplateArg, _ owner: TemplateOwner, _ call: Call
    ) throws {
        try refusing({ (failure: PropertyFailure) in failure.templateError }) {
            try call.store.removeTemplate(argument.templateId, owner)
        }
    }

    private static func update(
        _ argument: FileProperties.UpdateTemplateArg, _ owner: TemplateOwner, _ call: Call
    ) throws -> FileProperties.UpdateTemplateResult {
        try refusing({ (failure: PropertyFailure) in failure.modificationError }) {
            try call.store.updateTemplate(
                argument.templateId, name: argument.name, description: argument.description_,
                adding: (argument.addFields ?? []).map(PropertyField.init), owner)
            return FileProperties.UpdateTemplateResult(templateId: argument.templateId)
        }
    }
}

extension PropertyField {
    fileprivate init(_ field: FileProperties.PropertyFieldTemplate) {
        self.init(name: field.name, value: field.description_)
    }
}

extension Call {
    /// Whose templates a call for a user's templates is about. Nobody can act for a member here.
    fileprivate var userTemplates: TemplateOwner {
        get throws(RequestError) {
            guard case .user(let account, let token) = caller, token.team == nil else {
                throw .unauthorized(.routeAccessDenied)
            }
            return TemplateOwner(kind: .user(account.number), app: token.app)
        }
    }

    fileprivate var teamTemplates: TemplateOwner {
        get throws(RequestError) { TemplateOwner(kind: .team(try team.number), app: token?.app ?? "") }
    }

    /// Whose templates count for the files of the user who calls: his own and those of his team, by the same app.
    var templateOwners: [TemplateOwner] {
        get throws(RequestError) {
            let account = try account
            let app = token?.app ?? ""
            let team = account.membership.map { TemplateOwner(kind: .team($0.team), app: app) }
            return [TemplateOwner(kind: .user(account.number), app: app)] + [team].compactMap { $0 }
        }
    }
}
