import DropboxFiles

/// Tags of files and folders.
enum TagRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Files.tagsAdd, addTag)
        table.on(Files.tagsRemove, removeTag)
        table.on(Files.tagsGet, tags)
    }

    private static func addTag(_ argument: Files.AddTagArg, _ call: Call) async throws {
        try refusing({ (failure: Store.TagFailure) in failure.addError }) {
            try call.store.addTag(argument.tagText, to: try reference(argument.path), call.view)
        }
    }

    private static func removeTag(_ argument: Files.RemoveTagArg, _ call: Call) async throws {
        try refusing({ (failure: Store.TagFailure) in failure.removeError }) {
            try call.store.removeTag(argument.tagText, from: try reference(argument.path), call.view)
        }
    }

    private static func tags(_ argument: Files.GetTagsArg, _ call: Call) async throws -> Files.GetTagsResult {
        try refusing({ (failure: Store.TagFailure) in failure.lookupError }) {
            let tags = try call.store.tags(of: try argument.paths.map(reference), call.view)
            return Files.GetTagsResult(
                pathsToTags: zip(argument.paths, tags).map { path, tags in
                    Files.PathToTags(path: path, tags: tags.map { .userGeneratedTag(.init(tagText: $0)) })
                })
        }
    }

    private static func reference(_ path: String) throws(Store.TagFailure) -> PathReference {
        do throws(LookupFailure) { return try PathReference.lookup(path) } catch { throw .lookup(error) }
    }
}

extension Store.TagFailure {
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
