import DropboxCore
import DropboxFiles
import DropboxStone
import DropboxTeam
import Foundation

/// Custom properties of files and folders. Some routes also have an older name in the namespace `files`.
enum PropertyRoutes {
    static func add(to table: inout RouteTable) {
        table.on(FileProperties.propertiesAdd) { try add($0, $1) }
        table.on(Files.propertiesAdd) { try add($0, $1) }
        table.on(FileProperties.propertiesOverwrite) { try overwrite($0, $1) }
        table.on(Files.propertiesOverwrite) { try overwrite($0, $1) }
        table.on(FileProperties.propertiesUpdate) { try update($0, $1) }
        table.on(Files.propertiesUpdate) { try update($0, $1) }
        table.on(FileProperties.propertiesRemove) { try remove($0, $1) }
        table.on(
            FileProperties.propertiesSearch,
            fidelity: .simplified("a query matches only the entire value, ignoring case"), search)
        table.on(FileProperties.propertiesSearchContinue, continueSearch)
    }

    private static func add(_ argument: FileProperties.AddPropertiesArg, _ call: Call) throws {
        try mappingFailure({ (failure: PropertyError) in try failure.additionError }) {
            try call.store.writeProperties(
                .add, argument.propertyGroups.map(PropertyGroup.init), of: try reference(argument.path), call.view,
                call.templateOwners)
        }
    }

    private static func overwrite(_ argument: FileProperties.OverwritePropertyGroupArg, _ call: Call) throws {
        try mappingFailure({ (failure: PropertyError) in failure.groupError }) {
            try call.store.writeProperties(
                .overwrite, argument.propertyGroups.map(PropertyGroup.init), of: try reference(argument.path),
                call.view, call.templateOwners)
        }
    }

    private static func update(_ argument: FileProperties.UpdatePropertiesArg, _ call: Call) throws {
        try mappingFailure({ (failure: PropertyError) in try failure.updateError }) {
            let changes = argument.updatePropertyGroups.map { group in
                Store.PropertyChange(
                    template: group.templateId, fields: (group.addOrUpdateFields ?? []).map(PropertyField.init),
                    removedFields: group.removeFields ?? [])
            }
            try call.store.updateProperties(
                changes, of: try reference(argument.path), call.view, call.templateOwners)
        }
    }

    private static func remove(_ argument: FileProperties.RemovePropertiesArg, _ call: Call) throws {
        try mappingFailure({ (failure: PropertyError) in failure.removalError }) {
            try call.store.removeProperties(
                argument.propertyTemplateIds, of: try reference(argument.path), call.view, call.templateOwners)
        }
    }

    private static func reference(_ path: String) throws(PropertyError) -> PathReference {
        do throws(LookupError) { return try PathReference.forLookup(path) } catch { throw .lookup(error) }
    }

    // MARK: - Search

    /// The search that a cursor contains.
    private struct Search: Codable {
        var queries: [Store.PropertyQuery]
        var templates: [String]?
    }

    private static let list = "properties"

    private static func search(
        _ argument: FileProperties.PropertiesSearchArg, _ call: Call
    ) async throws -> FileProperties.PropertiesSearchResult {
        var search = Search(queries: [])
        for query in argument.queries {
            guard case .fieldName(let field) = query.mode else { continue }
            search.queries.append(.init(field: field, value: query.query))
        }
        if case .filterSome(let templates) = argument.templateFilter { search.templates = templates }
        do {
            return try page(of: search, from: 0, call)
        } catch is PropertyError {
            throw RouteRejection(FileProperties.PropertiesSearchError.propertyGroupLookup(.propertyGroupNotFound))
        }
    }

    private static func continueSearch(
        _ argument: FileProperties.PropertiesSearchContinueArg, _ call: Call
    ) async throws -> FileProperties.PropertiesSearchResult {
        guard let cursor = ListCursor(argument.cursor, list, try call.account) else {
            throw RouteRejection(FileProperties.PropertiesSearchContinueError.reset)
        }
        do {
            let search = try JSONDecoder().decode(Search.self, from: Data(cursor.extra.utf8))
            return try page(of: search, from: Int(cursor.position), call)
        } catch is DecodingError {
            throw RouteRejection(FileProperties.PropertiesSearchContinueError.reset)
        } catch is PropertyError {
            throw RouteRejection(FileProperties.PropertiesSearchContinueError.reset)
        }
    }

    private static func page(
        of search: Search, from position: Int, _ call: Call
    ) throws -> FileProperties.PropertiesSearchResult {
        let limit = call.service.limits.pageSize
        let (matches, hasMore) = try call.store.searchProperties(
            search.queries, templates: search.templates, from: position, limit: limit, call.view,
            call.templateOwners)
        var cursor: String?
        if hasMore {
            let extra = String(decoding: try JSONEncoder().encode(search), as: UTF8.self)
            cursor = ListCursor(list, try call.account, position: Int64(position + limit), extra: extra).text
        }
        return FileProperties.PropertiesSearchResult(
            matches: matches.map { match in
                FileProperties.PropertiesSearchMatch(
                    id: match.id, path: match.display, isDeleted: match.isDeleted,
                    propertyGroups: match.groups.map(\.apiValue))
            },
            cursor: cursor)
    }
}

extension PropertyField {
    init(_ field: FileProperties.PropertyField) { self.init(name: field.name, value: field.value) }
}

extension PropertyGroup {
    init(_ group: FileProperties.PropertyGroup) {
        self.init(template: group.templateId, fields: group.fields.map(PropertyField.init))
    }

    var apiValue: FileProperties.PropertyGroup {
        FileProperties.PropertyGroup(
            templateId: template, fields: fields.map { .init(name: $0.name, value: $0.value) })
    }
}

extension Call {
    /// Adds properties to a file that was just written. If the properties are rejected, the file remains.
    func attachProperties(_ groups: [FileProperties.PropertyGroup]?, to entry: Entry) throws -> Entry {
        guard let groups = groups?.map(PropertyGroup.init), !groups.isEmpty else { return entry }
        try store.writeProperties(.overwrite, groups, of: .id(entry.id, []), view, templateOwners)
        var entry = entry
        entry.details.properties = groups
        return entry
    }
}

/// Property templates of users and teams.
enum TemplateRoutes {
    static func add(to table: inout RouteTable) {
        table.on(FileProperties.templatesAddForUser) { try add($0, try $1.userTemplates, $1) }
        table.on(FileProperties.templatesAddForTeam) { try add($0, try $1.teamTemplates, $1) }
        table.on(FileProperties.templatesGetForUser) { try get($0, try $1.userTemplates, $1) }
        table.on(FileProperties.templatesGetForTeam) { try get($0, try $1.teamTemplates, $1) }
        table.on(FileProperties.templatesListForUser) { try list(try $1.userTemplates, $1) }
        table.on(FileProperties.templatesListForTeam) { try list(try $1.teamTemplates, $1) }
        // The same routes under their former names.
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
        try mappingFailure({ (failure: PropertyError) in failure.modificationError }) {
            let id = try call.store.addTemplate(
                name: argument.name, description: argument.description_,
                fields: argument.fields.map(PropertyField.init), owner)
            return FileProperties.AddTemplateResult(templateId: id)
        }
    }

    private static func get(
        _ argument: FileProperties.GetTemplateArg, _ owner: TemplateOwner, _ call: Call
    ) throws -> FileProperties.GetTemplateResult {
        try mappingFailure({ (failure: PropertyError) in failure.templateError }) {
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
        try mappingFailure({ (failure: PropertyError) in failure.templateError }) {
            try call.store.removeTemplate(argument.templateId, owner)
        }
    }

    private static func update(
        _ argument: FileProperties.UpdateTemplateArg, _ owner: TemplateOwner, _ call: Call
    ) throws -> FileProperties.UpdateTemplateResult {
        try mappingFailure({ (failure: PropertyError) in failure.modificationError }) {
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
    /// The calling user as an owner of templates. Team tokens can't act on behalf of a member here.
    fileprivate var userTemplates: TemplateOwner {
        get throws(RequestError) {
            guard case .user(let account, let token) = caller, token.team == nil else {
                throw .unauthorized(.routeAccessDenied)
            }
            return TemplateOwner(kind: .user(account.number), app: token.app)
        }
    }

    /// The calling team as an owner of templates.
    fileprivate var teamTemplates: TemplateOwner {
        get throws(RequestError) { TemplateOwner(kind: .team(try team.number), app: token?.app ?? "") }
    }

    /// The owners of the templates that the calling user can apply: the user and the user's team, with the same app.
    var templateOwners: [TemplateOwner] {
        get throws(RequestError) {
            let account = try account
            let app = token?.app ?? ""
            let team = account.membership.map { TemplateOwner(kind: .team($0.team), app: app) }
            return [TemplateOwner(kind: .user(account.number), app: app)] + [team].compactMap { $0 }
        }
    }
}

/// The tags of files and folders.
enum TagRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.tagsAdd, addTag)
        table.on(Files.tagsRemove, removeTag)
        table.on(Files.tagsGet, tags)
    }

    private static func addTag(_ argument: Files.AddTagArg, _ call: Call) async throws {
        try mappingFailure({ (failure: Store.TagError) in failure.addError }) {
            try call.store.addTag(argument.tagText, to: try reference(argument.path), call.view)
        }
    }

    private static func removeTag(_ argument: Files.RemoveTagArg, _ call: Call) async throws {
        try mappingFailure({ (failure: Store.TagError) in failure.removeError }) {
            try call.store.removeTag(argument.tagText, from: try reference(argument.path), call.view)
        }
    }

    private static func tags(_ argument: Files.GetTagsArg, _ call: Call) async throws -> Files.GetTagsResult {
        try mappingFailure({ (failure: Store.TagError) in failure.lookupError }) {
            let tags = try call.store.tags(of: try argument.paths.map(reference), call.view)
            return Files.GetTagsResult(
                pathsToTags: zip(argument.paths, tags).map { path, tags in
                    Files.PathToTags(path: path, tags: tags.map { .userGeneratedTag(.init(tagText: $0)) })
                })
        }
    }

    private static func reference(_ path: String) throws(Store.TagError) -> PathReference {
        do throws(LookupError) { return try PathReference.forLookup(path) } catch { throw .lookup(error) }
    }
}

extension Store.TagError {
    fileprivate var addError: Files.AddTagError {
        switch self {
        case .lookup(let failure): .path(failure.error)
        case .tooMany: .tooManyTags
        case .notPresent: .other
        }
    }

    fileprivate var removeError: Files.RemoveTagError {
        switch self {
        case .lookup(let failure): .path(failure.error)
        case .notPresent: .tagNotPresent
        case .tooMany: .other
        }
    }

    fileprivate var lookupError: Files.BaseTagError {
        if case .lookup(let failure) = self { .path(failure.error) } else { .other }
    }
}

// Conversions of property failures to the error unions of the API. Each union has the members of the one that it
// extends, and more.

extension PropertyError {
    var templateError: FileProperties.TemplateError {
        if case .templateNotFound(let id) = self { .templateNotFound(id) } else { .other }
    }

    var modificationError: FileProperties.ModifyTemplateError {
        switch self {
        case .templateNotFound(let id): .templateNotFound(id)
        case .conflictingNames: .conflictingPropertyNames
        case .tooManyProperties: .tooManyProperties
        case .tooManyTemplates: .tooManyTemplates
        case .attributeTooLarge: .templateAttributeTooLarge
        default: .other
        }
    }

    var groupError: FileProperties.InvalidPropertyGroupError {
        switch self {
        case .lookup(let failure): .path(failure.propertiesError)
        case .templateNotFound(let id): .templateNotFound(id)
        case .unsupportedFolder: .unsupportedFolder
        case .fieldTooLarge: .propertyFieldTooLarge
        case .doesNotFit: .doesNotFitTemplate
        case .duplicateGroups: .duplicatePropertyGroups
        default: .other
        }
    }

    var additionError: FileProperties.AddPropertiesError {
        get throws { self == .groupExists ? .propertyGroupAlreadyExists : try widened(groupError) }
    }

    var updateError: FileProperties.UpdatePropertiesError {
        get throws {
            self == .groupNotFound ? .propertyGroupLookup(.propertyGroupNotFound) : try widened(groupError)
        }
    }

    var removalError: FileProperties.RemovePropertiesError {
        switch self {
        case .lookup(let failure): .path(failure.propertiesError)
        case .templateNotFound(let id): .templateNotFound(id)
        case .unsupportedFolder: .unsupportedFolder
        case .groupNotFound: .propertyGroupLookup(.propertyGroupNotFound)
        default: .other
        }
    }
}

extension LookupError {
    fileprivate var propertiesError: FileProperties.LookupError {
        switch self {
        // In this union, the specification requires a value.
        case .malformedPath: .malformedPath("")
        case .notFound: .notFound
        case .notFile: .notFile
        case .notFolder: .notFolder
        default: .other
        }
    }
}
