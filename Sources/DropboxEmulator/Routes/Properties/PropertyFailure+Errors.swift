import DropboxFiles
import DropboxStone

// The failures of properties as the unions of the API. Each union has the members of the one that it extends, and more.

extension PropertyFailure {
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

extension LookupFailure {
    fileprivate var propertiesError: FileProperties.LookupError {
        switch self {
        // Here the specification demands a value.
        case .malformedPath: .malformedPath("")
        case .notFound: .notFound
        case .notFile: .notFile
        case .notFolder: .notFolder
        default: .other
        }
    }
}
