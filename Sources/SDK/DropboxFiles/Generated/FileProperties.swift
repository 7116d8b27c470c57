// Generated from API/file_properties.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

/// Custom properties: names and values that an app attaches to files and folders. Templates define them. Only the app
/// that created a template can access it and its properties.
public enum FileProperties: StoneNamespace {
    /// The schema of the `file_properties` namespace.
    public static let _schema = StoneSchema(
        "file_properties",
        #"""
alias Id String(min_length=1)
alias PathOrId String(pattern="/(.|[\\r\\n])*|id:.*|(ns:[0-9]+(/.*)?)")
alias PropertiesSearchCursor String(min_length=1)
alias TemplateId String(min_length=1,pattern="(/|ptid:).*")
struct AddPropertiesArg;path PathOrId;property_groups List(PropertyGroup)
union AddPropertiesError : InvalidPropertyGroupError;property_group_already_exists
struct AddTemplateArg : PropertyGroupTemplate
struct AddTemplateResult;template_id TemplateId
struct GetTemplateArg;template_id TemplateId
struct GetTemplateResult : PropertyGroupTemplate
union InvalidPropertyGroupError : PropertiesError;property_field_too_large;does_not_fit_template;duplicate_property_groups
struct ListTemplateResult;template_ids List(TemplateId)
union LogicalOperator open=other;or_operator;other
union LookUpPropertiesError open=other;property_group_not_found;other
union LookupError open=other;malformed_path String;not_found;not_file;not_folder;restricted_content;other
union ModifyTemplateError : TemplateError;conflicting_property_names;too_many_properties;too_many_templates;template_attribute_too_large
struct OverwritePropertyGroupArg;path PathOrId;property_groups List(PropertyGroup,min_items=1)
union PropertiesError : TemplateError;path LookupError;unsupported_folder
struct PropertiesSearchArg;queries List(PropertiesSearchQuery,min_items=1);template_filter TemplateFilter = filter_none
struct PropertiesSearchContinueArg;cursor PropertiesSearchCursor
union PropertiesSearchContinueError open=other;reset;other
union PropertiesSearchError open=other;property_group_lookup LookUpPropertiesError;other
struct PropertiesSearchMatch;id Id;path String;is_deleted Boolean;property_groups List(PropertyGroup)
union PropertiesSearchMode open=other;field_name String;other
struct PropertiesSearchQuery;query String;mode PropertiesSearchMode;logical_operator LogicalOperator = or_operator
struct PropertiesSearchResult;matches List(PropertiesSearchMatch);cursor PropertiesSearchCursor?
struct PropertyField;name String;value String
struct PropertyFieldTemplate;name String;description String;type PropertyType
struct PropertyGroup;template_id TemplateId;fields List(PropertyField)
struct PropertyGroupTemplate;name String;description String;fields List(PropertyFieldTemplate)
struct PropertyGroupUpdate;template_id TemplateId;add_or_update_fields List(PropertyField)?;remove_fields List(String)?
union PropertyType open=other;string;other
struct RemovePropertiesArg;path PathOrId;property_template_ids List(TemplateId)
union RemovePropertiesError : PropertiesError;property_group_lookup LookUpPropertiesError
struct RemoveTemplateArg;template_id TemplateId
union TemplateError open=other;template_not_found TemplateId;restricted_content;other
union TemplateFilter : TemplateFilterBase;filter_none
union TemplateFilterBase open=other;filter_some List(TemplateId,min_items=1);other
union TemplateOwnerType open=other;user;team;other
struct UpdatePropertiesArg;path PathOrId;update_property_groups List(PropertyGroupUpdate)
union UpdatePropertiesError : InvalidPropertyGroupError;property_group_lookup LookUpPropertiesError
struct UpdateTemplateArg;template_id TemplateId;name String?;description String?;add_fields List(PropertyFieldTemplate)?
struct UpdateTemplateResult;template_id TemplateId
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
}

extension FileProperties {
    /// The property groups to add to a file or folder.
    public struct AddPropertiesArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
        ///   - propertyGroups: The property groups to add, at most one for each template.
        @export(implementation)
        public init(path: String, propertyGroups: [FileProperties.PropertyGroup]) {
            var builder = RecordBuilder(FileProperties._type(0))
            builder.string(0, path)
            builder.list(1, propertyGroups)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The property groups to add, at most one for each template.
        @export(implementation) public var propertyGroups: [FileProperties.PropertyGroup] { _plainRecord.list(1) }
    }

    /// The reason that properties weren't added.
    public enum AddPropertiesError: StoneUnion, CustomStringConvertible {
        /// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
        case templateNotFound(String)
        /// The user can't access the template.
        case restrictedContent
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The item can't be found.
        case path(FileProperties.LookupError)
        /// Folders can't have properties of a team's template.
        case unsupportedFolder
        /// A name is longer than 256 bytes, or a value is longer than 1,024 bytes.
        case propertyFieldTooLarge
        /// A field isn't part of the template.
        case doesNotFitTemplate
        /// Two of the property groups belong to the same template.
        case duplicatePropertyGroups
        /// The item already has a property group for this template. Use `propertiesUpdate` or `propertiesOverwrite`
        /// instead.
        case propertyGroupAlreadyExists

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .templateNotFound(_value.string())
            case 1: self = .restrictedContent
            case 3: self = .path(_value.union())
            case 4: self = .unsupportedFolder
            case 5: self = .propertyFieldTooLarge
            case 6: self = .doesNotFitTemplate
            case 7: self = .duplicatePropertyGroups
            case 8: self = .propertyGroupAlreadyExists
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .templateNotFound(let value): .boxedValue(0, string: value)
            case .restrictedContent: .tag(1)
            case .other: .tag(2)
            case .path(let value): .boxedValue(3, union: value._value)
            case .unsupportedFolder: .tag(4)
            case .propertyFieldTooLarge: .tag(5)
            case .doesNotFitTemplate: .tag(6)
            case .duplicatePropertyGroups: .tag(7)
            case .propertyGroupAlreadyExists: .tag(8)
            }
        }
    }

    /// A new template.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class AddTemplateArg: FileProperties.PropertyGroupTemplate, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The display name, at most 256 bytes.
        ///   - description_: The purpose of the template, at most 1,024 bytes.
        ///   - fields: The fields, at most 32.
        @export(implementation)
        public override init(name: String, description_: String, fields: [FileProperties.PropertyFieldTemplate]) {
            var builder = RecordBuilder(FileProperties._type(2))
            builder.string(0, name)
            builder.string(1, description_)
            builder.list(2, fields)
            super.init(_record: builder.record())
        }
    }

    /// The result of adding a template.
    public struct AddTemplateResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(templateId: String) {
            var builder = RecordBuilder(FileProperties._type(3))
            builder.string(0, templateId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the new template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
        @export(implementation) public var templateId: String { _plainRecord.string(0) }
    }

    /// The template to get.
    public struct GetTemplateArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or
        ///   `ptid:`.
        @export(implementation)
        public init(templateId: String) {
            var builder = RecordBuilder(FileProperties._type(4))
            builder.string(0, templateId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
        @export(implementation) public var templateId: String { _plainRecord.string(0) }
    }

    /// A template.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class GetTemplateResult: FileProperties.PropertyGroupTemplate, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public override init(name: String, description_: String, fields: [FileProperties.PropertyFieldTemplate]) {
            var builder = RecordBuilder(FileProperties._type(5))
            builder.string(0, name)
            builder.string(1, description_)
            builder.list(2, fields)
            super.init(_record: builder.record())
        }
    }

    /// The reason that property groups weren't accepted.
    public enum InvalidPropertyGroupError: StoneUnion, CustomStringConvertible {
        /// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
        case templateNotFound(String)
        /// The user can't access the template.
        case restrictedContent
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The item can't be found.
        case path(FileProperties.LookupError)
        /// Folders can't have properties of a team's template.
        case unsupportedFolder
        /// A name is longer than 256 bytes, or a value is longer than 1,024 bytes.
        case propertyFieldTooLarge
        /// A field isn't part of the template.
        case doesNotFitTemplate
        /// Two of the property groups belong to the same template.
        case duplicatePropertyGroups

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .templateNotFound(_value.string())
            case 1: self = .restrictedContent
            case 3: self = .path(_value.union())
            case 4: self = .unsupportedFolder
            case 5: self = .propertyFieldTooLarge
            case 6: self = .doesNotFitTemplate
            case 7: self = .duplicatePropertyGroups
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .templateNotFound(let value): .boxedValue(0, string: value)
            case .restrictedContent: .tag(1)
            case .other: .tag(2)
            case .path(let value): .boxedValue(3, union: value._value)
            case .unsupportedFolder: .tag(4)
            case .propertyFieldTooLarge: .tag(5)
            case .doesNotFitTemplate: .tag(6)
            case .duplicatePropertyGroups: .tag(7)
            }
        }
    }

    /// The available templates.
    public struct ListTemplateResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(templateIds: [String]) {
            var builder = RecordBuilder(FileProperties._type(7))
            builder.strings(0, templateIds)
            self.init(_plainRecord: builder.record())
        }

        /// The identifiers of the templates, `ptid:…`. Each item has at least 1 character. Each item starts with `/` or
        /// `ptid:`.
        @export(implementation) public var templateIds: [String] { _plainRecord.strings(0) }
    }

    /// The operator that combines queries.
    public enum LogicalOperator: StoneUnion, CustomStringConvertible {
        /// Combines queries with OR: an item matches if one query matches.
        case orOperator
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .orOperator
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .orOperator: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The reason that properties weren't found.
    public enum LookUpPropertiesError: StoneUnion, CustomStringConvertible {
        /// The item has no property group for the template.
        case propertyGroupNotFound
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .propertyGroupNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .propertyGroupNotFound: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The reason that an item couldn't be found.
    public enum LookupError: StoneUnion, CustomStringConvertible {
        /// The path has an invalid format. The associated value may describe the problem.
        case malformedPath(String)
        /// No item exists at this path.
        case notFound
        /// The item at this path is a folder, but the call requires a file.
        case notFile
        /// The item at this path is a file, but the call requires a folder.
        case notFolder
        /// The content of the file is restricted, for example for legal reasons.
        case restrictedContent
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .malformedPath(_value.string())
            case 1: self = .notFound
            case 2: self = .notFile
            case 3: self = .notFolder
            case 4: self = .restrictedContent
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .malformedPath(let value): .boxedValue(0, string: value)
            case .notFound: .tag(1)
            case .notFile: .tag(2)
            case .notFolder: .tag(3)
            case .restrictedContent: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// The reason that a template wasn't created or changed.
    public enum ModifyTemplateError: StoneUnion, CustomStringConvertible {
        /// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
        case templateNotFound(String)
        /// The user can't access the template.
        case restrictedContent
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The template already has a field with this name.
        case conflictingPropertyNames
        /// The template would have more than 32 fields.
        case tooManyProperties
        /// The account has too many templates. Remove one.
        case tooManyTemplates
        /// A name is longer than 256 bytes, or a description is longer than 1,024 bytes.
        case templateAttributeTooLarge

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .templateNotFound(_value.string())
            case 1: self = .restrictedContent
            case 3: self = .conflictingPropertyNames
            case 4: self = .tooManyProperties
            case 5: self = .tooManyTemplates
            case 6: self = .templateAttributeTooLarge
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .templateNotFound(let value): .boxedValue(0, string: value)
            case .restrictedContent: .tag(1)
            case .other: .tag(2)
            case .conflictingPropertyNames: .tag(3)
            case .tooManyProperties: .tag(4)
            case .tooManyTemplates: .tag(5)
            case .templateAttributeTooLarge: .tag(6)
            }
        }
    }

    /// The property groups to replace on a file or folder.
    public struct OverwritePropertyGroupArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
        ///   - propertyGroups: The new property groups, at most one for each template. At least 1 item.
        @export(implementation)
        public init(path: String, propertyGroups: [FileProperties.PropertyGroup]) {
            var builder = RecordBuilder(FileProperties._type(12))
            builder.string(0, path)
            builder.list(1, propertyGroups)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The new property groups, at most one for each template. At least 1 item.
        @export(implementation) public var propertyGroups: [FileProperties.PropertyGroup] { _plainRecord.list(1) }
    }

    /// The reason that properties weren't changed.
    public enum PropertiesError: StoneUnion, CustomStringConvertible {
        /// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
        case templateNotFound(String)
        /// The user can't access the template.
        case restrictedContent
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The item can't be found.
        case path(FileProperties.LookupError)
        /// Folders can't have properties of a team's template.
        case unsupportedFolder

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .templateNotFound(_value.string())
            case 1: self = .restrictedContent
            case 3: self = .path(_value.union())
            case 4: self = .unsupportedFolder
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .templateNotFound(let value): .boxedValue(0, string: value)
            case .restrictedContent: .tag(1)
            case .other: .tag(2)
            case .path(let value): .boxedValue(3, union: value._value)
            case .unsupportedFolder: .tag(4)
            }
        }
    }

    /// The queries of a search, and the templates to search.
    public struct PropertiesSearchArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - queries: The queries. At least 1 item.
        ///   - templateFilter: The templates to search. The default is `.filterNone`.
        @export(implementation)
        public init(
            queries: [FileProperties.PropertiesSearchQuery],
            templateFilter: FileProperties.TemplateFilter = .filterNone
        ) {
            var builder = RecordBuilder(FileProperties._type(14))
            builder.list(0, queries)
            builder.union(1, templateFilter._value)
            self.init(_plainRecord: builder.record())
        }

        /// The queries. At least 1 item.
        @export(implementation) public var queries: [FileProperties.PropertiesSearchQuery] { _plainRecord.list(0) }
        /// The templates to search. The default is `.filterNone`.
        @export(implementation)
        public var templateFilter: FileProperties.TemplateFilter { _plainRecord.union(1, .filterNone) }
    }

    /// The position at which a search continues.
    public struct PropertiesSearchContinueArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter cursor: The cursor of the most recent page. At least 1 character.
        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(FileProperties._type(15))
            builder.string(0, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The cursor of the most recent page. At least 1 character.
        @export(implementation) public var cursor: String { _plainRecord.string(0) }
    }

    /// The reason that the next page wasn't returned.
    public enum PropertiesSearchContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. Start a new search.
        case reset
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .reset
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .reset: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The reason that a search failed.
    public enum PropertiesSearchError: StoneUnion, CustomStringConvertible {
        /// The item has no property group for the template.
        case propertyGroupLookup(FileProperties.LookUpPropertiesError)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .propertyGroupLookup(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .propertyGroupLookup(let value): .boxedValue(0, union: value._value)
            case .other: .tag(1)
            }
        }
    }

    /// A file or folder that matches a search.
    public struct PropertiesSearchMatch: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(id: String, path: String, isDeleted: Bool, propertyGroups: [FileProperties.PropertyGroup]) {
            var builder = RecordBuilder(FileProperties._type(18))
            builder.string(0, id)
            builder.string(1, path)
            builder.bool(2, isDeleted)
            builder.list(3, propertyGroups)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the file or folder. At least 1 character.
        @export(implementation) public var id: String { _plainRecord.string(0) }
        /// The path of the file or folder.
        @export(implementation) public var path: String { _plainRecord.string(1) }
        /// A Boolean value that indicates whether the file or folder has been deleted.
        @export(implementation) public var isDeleted: Bool { _plainRecord.bool(2) }
        /// The property groups of the file or folder.
        @export(implementation) public var propertyGroups: [FileProperties.PropertyGroup] { _plainRecord.list(3) }
    }

    /// The fields in which a query searches.
    public enum PropertiesSearchMode: StoneUnion, CustomStringConvertible {
        /// Searches the fields with this name.
        case fieldName(String)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .fieldName(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .fieldName(let value): .boxedValue(0, string: value)
            case .other: .tag(1)
            }
        }
    }

    /// A query for the value of a property.
    public struct PropertiesSearchQuery: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - query: The value to search for.
        ///   - mode: The fields in which to search.
        ///   - logicalOperator: The operator that combines the query with the other queries. The default is
        ///     `.orOperator`.
        @export(implementation)
        public init(
            query: String,
            mode: FileProperties.PropertiesSearchMode,
            logicalOperator: FileProperties.LogicalOperator = .orOperator
        ) {
            var builder = RecordBuilder(FileProperties._type(20))
            builder.string(0, query)
            builder.union(1, mode._value)
            builder.union(2, logicalOperator._value)
            self.init(_plainRecord: builder.record())
        }

        /// The value to search for.
        @export(implementation) public var query: String { _plainRecord.string(0) }
        /// The fields in which to search.
        @export(implementation) public var mode: FileProperties.PropertiesSearchMode { _plainRecord.union(1) }
        /// The operator that combines the query with the other queries. The default is `.orOperator`.
        @export(implementation)
        public var logicalOperator: FileProperties.LogicalOperator { _plainRecord.union(2, .orOperator) }
    }

    /// A page of search results.
    public struct PropertiesSearchResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(matches: [FileProperties.PropertiesSearchMatch], cursor: String? = nil) {
            var builder = RecordBuilder(FileProperties._type(21))
            builder.list(0, matches)
            builder.string(1, cursor)
            self.init(_plainRecord: builder.record())
        }

        /// The matches. The list may be empty.
        @export(implementation) public var matches: [FileProperties.PropertiesSearchMatch] { _plainRecord.list(0) }
        /// The cursor of the next page. `nil` if this is the last page. At least 1 character.
        @export(implementation) public var cursor: String? { _plainRecord.stringOpt(1) }
    }

    /// A property: a name and its value.
    public struct PropertyField: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The name, at most 256 bytes. The template must have a field with this name.
        ///   - value: The value, at most 1,024 bytes.
        @export(implementation)
        public init(name: String, value: String) {
            var builder = RecordBuilder(FileProperties._type(22))
            builder.string(0, name)
            builder.string(1, value)
            self.init(_plainRecord: builder.record())
        }

        /// The name, at most 256 bytes. The template must have a field with this name.
        @export(implementation) public var name: String { _plainRecord.string(0) }
        /// The value, at most 1,024 bytes.
        @export(implementation) public var value: String { _plainRecord.string(1) }
    }

    /// A field of a template.
    public struct PropertyFieldTemplate: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The name, at most 256 bytes.
        ///   - description_: The purpose of the field, at most 1,024 bytes.
        ///   - type: The type of the field's values.
        @export(implementation)
        public init(name: String, description_: String, type: FileProperties.PropertyType) {
            var builder = RecordBuilder(FileProperties._type(23))
            builder.string(0, name)
            builder.string(1, description_)
            builder.union(2, type._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name, at most 256 bytes.
        @export(implementation) public var name: String { _plainRecord.string(0) }
        /// The purpose of the field, at most 1,024 bytes.
        @export(implementation) public var description_: String { _plainRecord.string(1) }
        /// The type of the field's values.
        @export(implementation) public var type: FileProperties.PropertyType { _plainRecord.union(2) }
    }

    /// Properties of one template on a file or folder.
    public struct PropertyGroup: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
        ///   - fields: The properties, at most 32.
        @export(implementation)
        public init(templateId: String, fields: [FileProperties.PropertyField]) {
            var builder = RecordBuilder(FileProperties._type(24))
            builder.string(0, templateId)
            builder.list(1, fields)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
        @export(implementation) public var templateId: String { _plainRecord.string(0) }
        /// The properties, at most 32.
        @export(implementation) public var fields: [FileProperties.PropertyField] { _plainRecord.list(1) }
    }

    /// The definition of a property group: its name, purpose, and fields.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class PropertyGroupTemplate: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - name: The display name, at most 256 bytes.
        ///   - description_: The purpose of the template, at most 1,024 bytes.
        ///   - fields: The fields, at most 32.
        @export(implementation)
        public init(name: String, description_: String, fields: [FileProperties.PropertyFieldTemplate]) {
            var builder = RecordBuilder(FileProperties._type(25))
            builder.string(0, name)
            builder.string(1, description_)
            builder.list(2, fields)
            super.init(_record: builder.record())
        }

        /// The display name, at most 256 bytes.
        @export(implementation) public final var name: String { _record.string(0) }
        /// The purpose of the template, at most 1,024 bytes.
        @export(implementation) public final var description_: String { _record.string(1) }
        /// The fields, at most 32.
        @export(implementation) public final var fields: [FileProperties.PropertyFieldTemplate] { _record.list(2) }
    }

    /// Changes to a property group.
    public struct PropertyGroupUpdate: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
        ///   - addOrUpdateFields: The fields to add or change. The property group must exist.
        ///   - removeFields: The names of the fields to remove.
        @export(implementation)
        public init(
            templateId: String,
            addOrUpdateFields: [FileProperties.PropertyField]? = nil,
            removeFields: [String]? = nil
        ) {
            var builder = RecordBuilder(FileProperties._type(26))
            builder.string(0, templateId)
            builder.list(1, addOrUpdateFields)
            builder.strings(2, removeFields)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
        @export(implementation) public var templateId: String { _plainRecord.string(0) }
        /// The fields to add or change. The property group must exist.
        @export(implementation)
        public var addOrUpdateFields: [FileProperties.PropertyField]? { _plainRecord.listOpt(1) }
        /// The names of the fields to remove.
        @export(implementation) public var removeFields: [String]? { _plainRecord.stringsOpt(2) }
    }

    /// The type of a property's values.
    public enum PropertyType: StoneUnion, CustomStringConvertible {
        /// Text.
        case string_
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .string_
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .string_: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The property groups to remove from a file or folder.
    public struct RemovePropertiesArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
        ///   - propertyTemplateIds: The identifiers of the templates whose property groups to remove. Each item has at
        ///     least 1 character. Each item starts with `/` or `ptid:`.
        @export(implementation)
        public init(path: String, propertyTemplateIds: [String]) {
            var builder = RecordBuilder(FileProperties._type(28))
            builder.string(0, path)
            builder.strings(1, propertyTemplateIds)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The identifiers of the templates whose property groups to remove. Each item has at least 1 character. Each
        /// item starts with `/` or `ptid:`.
        @export(implementation) public var propertyTemplateIds: [String] { _plainRecord.strings(1) }
    }

    /// The reason that properties weren't removed.
    public enum RemovePropertiesError: StoneUnion, CustomStringConvertible {
        /// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
        case templateNotFound(String)
        /// The user can't access the template.
        case restrictedContent
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The item can't be found.
        case path(FileProperties.LookupError)
        /// Folders can't have properties of a team's template.
        case unsupportedFolder
        /// The item has no property group for the template.
        case propertyGroupLookup(FileProperties.LookUpPropertiesError)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .templateNotFound(_value.string())
            case 1: self = .restrictedContent
            case 3: self = .path(_value.union())
            case 4: self = .unsupportedFolder
            case 5: self = .propertyGroupLookup(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .templateNotFound(let value): .boxedValue(0, string: value)
            case .restrictedContent: .tag(1)
            case .other: .tag(2)
            case .path(let value): .boxedValue(3, union: value._value)
            case .unsupportedFolder: .tag(4)
            case .propertyGroupLookup(let value): .boxedValue(5, union: value._value)
            }
        }
    }

    /// The template to remove.
    public struct RemoveTemplateArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameter templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or
        ///   `ptid:`.
        @export(implementation)
        public init(templateId: String) {
            var builder = RecordBuilder(FileProperties._type(30))
            builder.string(0, templateId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
        @export(implementation) public var templateId: String { _plainRecord.string(0) }
    }

    /// The reason that a template can't be used.
    public enum TemplateError: StoneUnion, CustomStringConvertible {
        /// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
        case templateNotFound(String)
        /// The user can't access the template.
        case restrictedContent
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .templateNotFound(_value.string())
            case 1: self = .restrictedContent
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .templateNotFound(let value): .boxedValue(0, string: value)
            case .restrictedContent: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The templates whose properties to include.
    public enum TemplateFilter: StoneUnion, CustomStringConvertible {
        /// Includes only the properties of these templates. At least 1 item. Each item has at least 1 character. Each
        /// item starts with `/` or `ptid:`.
        case filterSome([String])
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// Includes the properties of all templates.
        case filterNone

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .filterSome(_value.strings())
            case 2: self = .filterNone
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .filterSome(let value): .boxedValue(0, strings: value)
            case .other: .tag(1)
            case .filterNone: .tag(2)
            }
        }
    }

    /// The templates whose properties to include.
    public enum TemplateFilterBase: StoneUnion, CustomStringConvertible {
        /// Includes only the properties of these templates. At least 1 item. Each item has at least 1 character. Each
        /// item starts with `/` or `ptid:`.
        case filterSome([String])
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .filterSome(_value.strings())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .filterSome(let value): .boxedValue(0, strings: value)
            case .other: .tag(1)
            }
        }
    }

    /// The owner of a template.
    public enum TemplateOwnerType: StoneUnion, CustomStringConvertible {
        /// A user owns the template.
        case user
        /// A team owns the template.
        case team
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .user
            case 1: self = .team
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .user: .tag(0)
            case .team: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The properties to change on a file or folder.
    public struct UpdatePropertiesArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - path: The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
        ///   - updatePropertyGroups: The changes for each template.
        @export(implementation)
        public init(path: String, updatePropertyGroups: [FileProperties.PropertyGroupUpdate]) {
            var builder = RecordBuilder(FileProperties._type(35))
            builder.string(0, path)
            builder.list(1, updatePropertyGroups)
            self.init(_plainRecord: builder.record())
        }

        /// The path or `id:…` of the file or folder. Starts with `/`, `id:`, or `ns:`.
        @export(implementation) public var path: String { _plainRecord.string(0) }
        /// The changes for each template.
        @export(implementation)
        public var updatePropertyGroups: [FileProperties.PropertyGroupUpdate] { _plainRecord.list(1) }
    }

    /// The reason that properties weren't changed.
    public enum UpdatePropertiesError: StoneUnion, CustomStringConvertible {
        /// No template has this identifier. At least 1 character. Starts with `/` or `ptid:`.
        case templateNotFound(String)
        /// The user can't access the template.
        case restrictedContent
        /// A value that this version of the SDK doesn't recognize.
        case other
        /// The item can't be found.
        case path(FileProperties.LookupError)
        /// Folders can't have properties of a team's template.
        case unsupportedFolder
        /// A name is longer than 256 bytes, or a value is longer than 1,024 bytes.
        case propertyFieldTooLarge
        /// A field isn't part of the template.
        case doesNotFitTemplate
        /// Two of the property groups belong to the same template.
        case duplicatePropertyGroups
        /// The item has no property group for the template.
        case propertyGroupLookup(FileProperties.LookUpPropertiesError)

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .templateNotFound(_value.string())
            case 1: self = .restrictedContent
            case 3: self = .path(_value.union())
            case 4: self = .unsupportedFolder
            case 5: self = .propertyFieldTooLarge
            case 6: self = .doesNotFitTemplate
            case 7: self = .duplicatePropertyGroups
            case 8: self = .propertyGroupLookup(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .templateNotFound(let value): .boxedValue(0, string: value)
            case .restrictedContent: .tag(1)
            case .other: .tag(2)
            case .path(let value): .boxedValue(3, union: value._value)
            case .unsupportedFolder: .tag(4)
            case .propertyFieldTooLarge: .tag(5)
            case .doesNotFitTemplate: .tag(6)
            case .duplicatePropertyGroups: .tag(7)
            case .propertyGroupLookup(let value): .boxedValue(8, union: value._value)
            }
        }
    }

    /// The changes to a template. Fields that are `nil` don't change.
    public struct UpdateTemplateArg: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - templateId: The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
        ///   - name: The new name, at most 256 bytes.
        ///   - description_: The new description, at most 1,024 bytes.
        ///   - addFields: The fields to add. A template has at most 32 fields.
        @export(implementation)
        public init(
            templateId: String,
            name: String? = nil,
            description_: String? = nil,
            addFields: [FileProperties.PropertyFieldTemplate]? = nil
        ) {
            var builder = RecordBuilder(FileProperties._type(37))
            builder.string(0, templateId)
            builder.string(1, name)
            builder.string(2, description_)
            builder.list(3, addFields)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
        @export(implementation) public var templateId: String { _plainRecord.string(0) }
        /// The new name, at most 256 bytes.
        @export(implementation) public var name: String? { _plainRecord.stringOpt(1) }
        /// The new description, at most 1,024 bytes.
        @export(implementation) public var description_: String? { _plainRecord.stringOpt(2) }
        /// The fields to add. A template has at most 32 fields.
        @export(implementation)
        public var addFields: [FileProperties.PropertyFieldTemplate]? { _plainRecord.listOpt(3) }
    }

    /// The result of changing a template.
    public struct UpdateTemplateResult: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(templateId: String) {
            var builder = RecordBuilder(FileProperties._type(38))
            builder.string(0, templateId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the template, `ptid:…`. At least 1 character. Starts with `/` or `ptid:`.
        @export(implementation) public var templateId: String { _plainRecord.string(0) }
    }
}

extension FileProperties {
    /// Converts `AddPropertiesArg` from and to JSON.
    public typealias AddPropertiesArgSerializer = StoneSerializer<FileProperties.AddPropertiesArg>
    /// Converts `AddPropertiesError` from and to JSON.
    public typealias AddPropertiesErrorSerializer = StoneSerializer<FileProperties.AddPropertiesError>
    /// Converts `AddTemplateArg` from and to JSON.
    public typealias AddTemplateArgSerializer = StoneSerializer<FileProperties.AddTemplateArg>
    /// Converts `AddTemplateResult` from and to JSON.
    public typealias AddTemplateResultSerializer = StoneSerializer<FileProperties.AddTemplateResult>
    /// Converts `GetTemplateArg` from and to JSON.
    public typealias GetTemplateArgSerializer = StoneSerializer<FileProperties.GetTemplateArg>
    /// Converts `GetTemplateResult` from and to JSON.
    public typealias GetTemplateResultSerializer = StoneSerializer<FileProperties.GetTemplateResult>
    /// Converts `InvalidPropertyGroupError` from and to JSON.
    public typealias InvalidPropertyGroupErrorSerializer = StoneSerializer<FileProperties.InvalidPropertyGroupError>
    /// Converts `ListTemplateResult` from and to JSON.
    public typealias ListTemplateResultSerializer = StoneSerializer<FileProperties.ListTemplateResult>
    /// Converts `LogicalOperator` from and to JSON.
    public typealias LogicalOperatorSerializer = StoneSerializer<FileProperties.LogicalOperator>
    /// Converts `LookUpPropertiesError` from and to JSON.
    public typealias LookUpPropertiesErrorSerializer = StoneSerializer<FileProperties.LookUpPropertiesError>
    /// Converts `LookupError` from and to JSON.
    public typealias LookupErrorSerializer = StoneSerializer<FileProperties.LookupError>
    /// Converts `ModifyTemplateError` from and to JSON.
    public typealias ModifyTemplateErrorSerializer = StoneSerializer<FileProperties.ModifyTemplateError>
    /// Converts `OverwritePropertyGroupArg` from and to JSON.
    public typealias OverwritePropertyGroupArgSerializer = StoneSerializer<FileProperties.OverwritePropertyGroupArg>
    /// Converts `PropertiesError` from and to JSON.
    public typealias PropertiesErrorSerializer = StoneSerializer<FileProperties.PropertiesError>
    /// Converts `PropertiesSearchArg` from and to JSON.
    public typealias PropertiesSearchArgSerializer = StoneSerializer<FileProperties.PropertiesSearchArg>
    /// Converts `PropertiesSearchContinueArg` from and to JSON.
    public typealias PropertiesSearchContinueArgSerializer = StoneSerializer<FileProperties.PropertiesSearchContinueArg>
    /// Converts `PropertiesSearchContinueError` from and to JSON.
    public typealias PropertiesSearchContinueErrorSerializer = StoneSerializer<FileProperties.PropertiesSearchContinueError>
    /// Converts `PropertiesSearchError` from and to JSON.
    public typealias PropertiesSearchErrorSerializer = StoneSerializer<FileProperties.PropertiesSearchError>
    /// Converts `PropertiesSearchMatch` from and to JSON.
    public typealias PropertiesSearchMatchSerializer = StoneSerializer<FileProperties.PropertiesSearchMatch>
    /// Converts `PropertiesSearchMode` from and to JSON.
    public typealias PropertiesSearchModeSerializer = StoneSerializer<FileProperties.PropertiesSearchMode>
    /// Converts `PropertiesSearchQuery` from and to JSON.
    public typealias PropertiesSearchQuerySerializer = StoneSerializer<FileProperties.PropertiesSearchQuery>
    /// Converts `PropertiesSearchResult` from and to JSON.
    public typealias PropertiesSearchResultSerializer = StoneSerializer<FileProperties.PropertiesSearchResult>
    /// Converts `PropertyField` from and to JSON.
    public typealias PropertyFieldSerializer = StoneSerializer<FileProperties.PropertyField>
    /// Converts `PropertyFieldTemplate` from and to JSON.
    public typealias PropertyFieldTemplateSerializer = StoneSerializer<FileProperties.PropertyFieldTemplate>
    /// Converts `PropertyGroup` from and to JSON.
    public typealias PropertyGroupSerializer = StoneSerializer<FileProperties.PropertyGroup>
    /// Converts `PropertyGroupTemplate` from and to JSON.
    public typealias PropertyGroupTemplateSerializer = StoneSerializer<FileProperties.PropertyGroupTemplate>
    /// Converts `PropertyGroupUpdate` from and to JSON.
    public typealias PropertyGroupUpdateSerializer = StoneSerializer<FileProperties.PropertyGroupUpdate>
    /// Converts `PropertyType` from and to JSON.
    public typealias PropertyTypeSerializer = StoneSerializer<FileProperties.PropertyType>
    /// Converts `RemovePropertiesArg` from and to JSON.
    public typealias RemovePropertiesArgSerializer = StoneSerializer<FileProperties.RemovePropertiesArg>
    /// Converts `RemovePropertiesError` from and to JSON.
    public typealias RemovePropertiesErrorSerializer = StoneSerializer<FileProperties.RemovePropertiesError>
    /// Converts `RemoveTemplateArg` from and to JSON.
    public typealias RemoveTemplateArgSerializer = StoneSerializer<FileProperties.RemoveTemplateArg>
    /// Converts `TemplateError` from and to JSON.
    public typealias TemplateErrorSerializer = StoneSerializer<FileProperties.TemplateError>
    /// Converts `TemplateFilter` from and to JSON.
    public typealias TemplateFilterSerializer = StoneSerializer<FileProperties.TemplateFilter>
    /// Converts `TemplateFilterBase` from and to JSON.
    public typealias TemplateFilterBaseSerializer = StoneSerializer<FileProperties.TemplateFilterBase>
    /// Converts `TemplateOwnerType` from and to JSON.
    public typealias TemplateOwnerTypeSerializer = StoneSerializer<FileProperties.TemplateOwnerType>
    /// Converts `UpdatePropertiesArg` from and to JSON.
    public typealias UpdatePropertiesArgSerializer = StoneSerializer<FileProperties.UpdatePropertiesArg>
    /// Converts `UpdatePropertiesError` from and to JSON.
    public typealias UpdatePropertiesErrorSerializer = StoneSerializer<FileProperties.UpdatePropertiesError>
    /// Converts `UpdateTemplateArg` from and to JSON.
    public typealias UpdateTemplateArgSerializer = StoneSerializer<FileProperties.UpdateTemplateArg>
    /// Converts `UpdateTemplateResult` from and to JSON.
    public typealias UpdateTemplateResultSerializer = StoneSerializer<FileProperties.UpdateTemplateResult>
}
