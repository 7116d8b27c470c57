import DropboxCore
import DropboxFiles
import Foundation

/// Custom properties of files and folders; the routes of the namespace `files` are older names of some.
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
            fidelity: .simplified("a value matches as a whole, whatever its case"), search)
        table.on(FileProperties.propertiesSearchContinue, continueSearch)
    }

    private static func add(_ argument: FileProperties.AddPropertiesArg, _ call: Call) throws {
        try refusing({ (failure: PropertyFailure) in try failure.additionError }) {
            try call.store.writeProperties(
                .add, argument.propertyGroups.map(PropertyGroup.init), of: try reference(argument.path), call.view,
                call.templateOwners)
        }
    }

    private static func overwrite(_ argument: FileProperties.OverwritePropertyGroupArg, _ call: Call) throws {
        try refusing({ (failure: PropertyFailure) in failure.groupError }) {
            try call.store.writeProperties(
                .overwrite, argument.propertyGroups.map(PropertyGroup.init), of: try reference(argument.path),
                call.view, call.templateOwners)
        }
    }

    private static func update(_ argument: FileProperties.UpdatePropertiesArg, _ call: Call) throws {
        try refusing({ (failure: PropertyFailure) in try failure.updateError }) {
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
        try refusing({ (failure: PropertyFailure) in failure.removalError }) {
            try call.store.removeProperties(
                argument.propertyTemplateIds, of: try reference(argument.path), call.view, call.templateOwners)
        }
    }

    private static func reference(_ path: String) throws(PropertyFailure) -> PathReference {
        do throws(LookupFailure) { return try PathReference.lookup(path) } catch { throw .lookup(error) }
    }

    // MARK: Search

    /// What a cursor carries from page to page.
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
        } catch is PropertyFailure {
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
        } catch is PropertyFailure {
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
                    propertyGroups: match.groups.map(\.shown))
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

    var shown: FileProperties.PropertyGroup {
        FileProperties.PropertyGroup(
            templateId: template, fields: fields.map { .init(name: $0.name, value: $0.value) })
    }
}

extension Call {
    /// Puts properties on a file that was just written. The file stays when they are refused.
    func attach(_ groups: [FileProperties.PropertyGroup]?, to entry: Entry) throws -> Entry {
        guard let groups = groups?.map(PropertyGroup.init), !groups.isEmpty else { return entry }
        try store.writeProperties(.overwrite, groups, of: .id(entry.id, []), view, templateOwners)
        var entry = entry
        entry.details.properties = groups
        return entry
    }
}
