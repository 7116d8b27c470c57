/// The names that dropbox-sdk-obj-c gives to the types, fields, and routes of the API.
package enum ObjectiveCName {
    /// Splits a name of the API into words, at separators and before capital letters: `PathROError` is `Path`, `RO`,
    /// and `Error`.
    package static func words(of name: String) -> [Substring] {
        let text = name.utf8
        var words: [Substring] = []
        var start = text.startIndex
        var position = start
        func finish(before end: String.Index) {
            if start < end { words.append(name[start..<end]) }
            start = end
        }
        while position < text.endIndex {
            let next = text.index(after: position)
            if isSeparator(text[position]) {
                finish(before: position)
                start = next
            } else if isCapital(text[position]), position > start {
                // A capital starts a word after a small letter, and after a capital if a small letter follows.
                let followsCapital = isCapital(text[text.index(before: position)])
                let precedesSmall = next < text.endIndex && !isCapital(text[next]) && !isSeparator(text[next])
                if !followsCapital || precedesSmall { finish(before: position) }
            }
            position = next
        }
        finish(before: text.endIndex)
        return words
    }

    /// Returns a name in camel case with a capital first letter, for types and members of unions: `copy_batch` is
    /// `DCopyBatch`.
    package static func upperCamelCase(_ name: String) -> String {
        escaped(words(of: name).map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }.joined(), prefix: "D")
    }

    /// Returns a name in camel case with a small first letter, for properties, arguments, and routes: `path_lower` is
    /// `pathLower`, and `id` is `id_`.
    package static func lowerCamelCase(_ name: String) -> String {
        let words = words(of: name)
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst().lowercased() }
        return escaped((words.first?.lowercased() ?? "") + rest.joined(), prefix: "d")
    }

    /// Changes names with a meaning in C or Objective-C. The memory rules of Objective-C give a meaning to all methods
    /// whose names start with `copy` or `new`, so the names of types do the same for uniformity.
    private static func escaped(_ name: String, prefix: String) -> String {
        let lowercase = name.lowercased()
        let name = reserved.contains(lowercase) ? name + "_" : name
        guard lowercase.hasPrefix("copy") || lowercase.hasPrefix("new") else { return name }
        return prefix + name.prefix(1).uppercased() + name.dropFirst()
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "-")
    }

    private static func isCapital(_ byte: UInt8) -> Bool { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte }

    /// The names, in lowercase, that get an underscore.
    private static let reserved: Set<String> = [
        // Keywords of C
        "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum", "extern",
        "float", "for", "goto", "if", "int", "long", "register", "return", "short", "signed", "sizeof", "static",
        "struct", "switch", "typedef", "union", "unsigned", "void", "volatile", "while", "_packed",
        // Words of Objective-C and methods of every object
        "boolvalue", "cgfloat", "delete", "description", "floatvalue", "hash", "id", "implementation", "interface",
        "intvalue", "nonatomic", "nsinteger", "nsnumber", "nsobject", "property", "protocol", "readwrite", "retain",
        "strong", "unsafe_unretained", "weak",
    ]
}

// MARK: - Types

extension ObjectiveCName {
    /// Returns the part of class names that stands for a namespace: `file_properties` is `FILEPROPERTIES`.
    package static func namespace(_ name: String) -> String { upperCamelCase(name).uppercased() }

    /// Returns the class of a struct or union: `Metadata` in `files` is `DBFILESMetadata`.
    package static func type(_ name: String, in namespace: String) -> String {
        "DB\(self.namespace(namespace))\(upperCamelCase(name))"
    }

    /// Returns the class that converts objects of a class from and to JSON.
    package static func serializer(of type: String) -> String { type + "Serializer" }

    /// Returns the enum with a case for each member of a union.
    package static func tag(of type: String) -> String { type + "Tag" }

    /// Returns the case of the tag enum for a member of a union: `DBFILESWriteModeAdd`. It is what `tagName` returns.
    package static func tagCase(_ member: String, of type: String) -> String { type + upperCamelCase(member) }

    /// Returns the method that tells whether a union has a tag: `isAdd`.
    package static func predicate(_ member: String) -> String { "is" + upperCamelCase(member) }

    /// Returns the initializer of a union for a member: `initWithAdd`, or `initWithUpdate:` if the member has a value.
    package static func initializer(_ member: String, hasValue: Bool) -> ObjectiveCMethod {
        let name = initializerPrefix + upperCamelCase(member)
        guard hasValue else { return ObjectiveCMethod(name) }
        return ObjectiveCMethod(name, [.init(label: name, name: lowerCamelCase(member), argument: .value)])
    }

    /// Returns the initializers of a struct: the one with all fields, then the one with the required fields if there
    /// are others.
    ///
    /// - Parameter fields: All fields in the order of a record: those of the farthest ancestor come first.
    package static func initializers(of fields: [ObjectiveCField]) -> [ObjectiveCMethod] {
        ObjectiveCField.forms(of: fields).filter { $0.form != .earlier }.map(\.indices).reversed().map {
            initializer(with: $0, of: fields)
        }
    }

    /// Returns the initializers that a struct had when it had fewer optional fields: for each number of them, the one
    /// with the first ones.
    package static func earlierInitializers(of fields: [ObjectiveCField]) -> [ObjectiveCMethod] {
        ObjectiveCField.forms(of: fields).filter { $0.form == .earlier }.map {
            initializer(with: $0.indices, of: fields)
        }
    }

    /// Returns the initializer of a struct that sets the fields with these indices.
    package static func initializer(with indices: [Int], of fields: [ObjectiveCField]) -> ObjectiveCMethod {
        guard let first = indices.first else { return ObjectiveCMethod("initDefault") }
        return ObjectiveCMethod(
            initializerPrefix + upperCamelCase(fields[first].name), indices.map { .field($0, of: fields) })
    }

    /// Returns the fields that an initializer of a struct sets, in the order of its arguments, or `nil` if the selector
    /// is another one.
    ///
    /// The initializers that programs know from earlier versions have the required fields and any choice of the others,
    /// in any order.
    package static func fields(ofInitializer selector: String, of fields: [ObjectiveCField]) -> [Int]? {
        guard selector.hasPrefix(initializerPrefix), selector.hasSuffix(":") else { return nil }
        let pieces = selector.dropFirst(initializerPrefix.count).dropLast().split(
            separator: ":", omittingEmptySubsequences: false)
        var indices: [Int] = []
        for (position, piece) in pieces.enumerated() {
            let index = fields.firstIndex { field in
                piece == (position == 0 ? upperCamelCase(field.name) : lowerCamelCase(field.name))
            }
            guard let index, !indices.contains(index) else { return nil }
            indices.append(index)
        }
        let isComplete = fields.indices.allSatisfy { fields[$0].isOptional || indices.contains($0) }
        return isComplete ? indices : nil
    }

    private static let initializerPrefix = "initWith"
}

/// A field of a struct, as far as names depend on it.
package struct ObjectiveCField: Hashable, Sendable {
    /// The name on the wire.
    package var name: String
    /// A Boolean value that indicates whether the field has a default value or is nullable.
    package var isOptional: Bool

    package init(name: String, isOptional: Bool) {
        self.name = name
        self.isOptional = isOptional
    }
}

/// A selector and the meaning of its arguments.
package struct ObjectiveCMethod: Hashable, Sendable {
    /// What the program passes for an argument.
    package enum Argument: Hashable, Sendable {
        /// The field of a struct with this index.
        case field(Int)
        /// The value of a union's member, or the whole argument of a route.
        case value
        /// What an upload sends: the path of a file, data, or a stream.
        case inputURL, inputData, inputStream
        /// Where a download goes: a Boolean value and the URL of a file.
        case overwrite, destination
        /// The range of bytes to download.
        case byteOffsetStart, byteOffsetEnd
    }

    package struct Parameter: Hashable, Sendable {
        /// The piece of the selector before the colon.
        package var label: String
        /// The name of the variable.
        package var name: String
        package var argument: Argument

        package init(label: String, name: String, argument: Argument) {
            self.label = label
            self.name = name
            self.argument = argument
        }

        static func field(_ index: Int, of fields: [ObjectiveCField]) -> Parameter {
            let name = ObjectiveCName.lowerCamelCase(fields[index].name)
            return Parameter(label: name, name: name, argument: .field(index))
        }
    }

    /// The selector up to the first colon.
    package let name: String
    /// The parameters. The label of the first one is `name`.
    package let parameters: [Parameter]

    package init(_ name: String, _ parameters: [Parameter] = []) {
        self.name = name
        var parameters = parameters
        if !parameters.isEmpty { parameters[0].label = name }
        self.parameters = parameters
    }

    /// The selector, such as `uploadUrl:inputUrl:`.
    package var selector: String {
        parameters.isEmpty ? name : parameters.map { $0.label + ":" }.joined()
    }
}

// MARK: - Routes

/// A route, as far as names depend on it.
package struct ObjectiveCRoute: Hashable, Sendable {
    package enum Style: String, Hashable, Sendable {
        case rpc, upload, download
    }

    package enum Argument: Hashable, Sendable {
        case none
        /// A struct with these fields, in the order of a record. Each is an argument of the method.
        case fields([ObjectiveCField])
        /// A union with this name on the wire. It is one argument of the method.
        case value(String)
    }

    /// The name without the version, such as `list_folder/continue`.
    package var name: String
    package var version: Int
    package var style: Style
    package var argument: Argument

    package init(name: String, version: Int = 1, style: Style = .rpc, argument: Argument = .none) {
        self.name = name
        self.version = version
        self.style = style
        self.argument = argument
    }
}

/// A method that calls a route.
package struct ObjectiveCRouteMethod: Hashable, Sendable {
    /// The kind of task that the method returns.
    package enum Task: Hashable, Sendable {
        case rpc, upload, downloadURL, downloadData
    }

    /// Which of the optional fields are arguments of a method.
    package enum Form: Hashable, Sendable {
        /// None of them.
        case short
        /// The first few of them: the method has more today, because fields were appended to the route.
        case earlier
        /// All, or there are none.
        case full
    }

    package var task: Task
    package var form: Form
    package var method: ObjectiveCMethod
}

/// The kinds of clients that call a route.
package enum ObjectiveCAudience: String, CaseIterable, Hashable, Sendable {
    case user = "User"
    case team = "Team"
    case app = "App"

    /// Returns whether these clients can call a route.
    ///
    /// - Parameter authentications: The kinds of authentication that the route accepts, such as `app, user`.
    package func includes(_ authentications: String) -> Bool {
        authentications.split { $0 == "," || $0 == " " }.contains { kind in
            kind == rawValue.lowercased() || (self == .user && kind == "noauth")
        }
    }

    /// The class of these clients: `DBUserBaseClient`.
    package var client: String { "DB\(rawValue)BaseClient" }
}

extension ObjectiveCName {
    /// Returns the class with the routes of a namespace for one kind of client: `DBFILESUserAuthRoutes`.
    package static func routes(of namespace: String, for audience: ObjectiveCAudience) -> String {
        "DB\(self.namespace(namespace))\(audience.rawValue)AuthRoutes"
    }

    /// Returns the property of a client with the routes of a namespace: `filePropertiesRoutes`.
    package static func routesProperty(of namespace: String) -> String { lowerCamelCase(namespace) + "Routes" }

    /// Returns the class with a descriptor for each route of a namespace: `DBFILESRouteObjects`.
    package static func routeObjects(of namespace: String) -> String { "DB\(self.namespace(namespace))RouteObjects" }

    /// Returns the method that returns the descriptor of a route: `DBFILESDelete_V2`.
    package static func routeObject(_ name: String, version: Int, in namespace: String) -> String {
        type(name, in: namespace) + versionSuffix(version)
    }

    /// Returns the name of a route: `delete:2` is `delete_V2`.
    package static func route(_ name: String, version: Int) -> String { lowerCamelCase(name) + versionSuffix(version) }

    private static func versionSuffix(_ version: Int) -> String { version == 1 ? "" : "V\(version)" }

    /// Returns all methods that call a route: for each kind of body or destination, and for each number of optional
    /// arguments.
    package static func methods(of route: ObjectiveCRoute) -> [ObjectiveCRouteMethod] {
        let name = self.route(route.name, version: route.version)
        return variants(of: route.style).flatMap { variant in
            forms(of: route.argument).map { form, parameters in
                ObjectiveCRouteMethod(
                    task: variant.task, form: form,
                    method: ObjectiveCMethod(name + variant.suffix, parameters + variant.parameters))
            }
        }
    }

    private static func forms(
        of argument: ObjectiveCRoute.Argument
    ) -> [(form: ObjectiveCRouteMethod.Form, parameters: [ObjectiveCMethod.Parameter])] {
        switch argument {
        case .none: return [(.full, [])]
        case .value(let type):
            let name = lowerCamelCase(type)
            return [(.full, [.init(label: name, name: name, argument: .value)])]
        case .fields(let fields):
            return ObjectiveCField.forms(of: fields).map { form, indices in
                (form, indices.map { .field($0, of: fields) })
            }
        }
    }

    /// A name's ending, and the arguments that follow those of the route.
    private struct Variant {
        var task: ObjectiveCRouteMethod.Task
        var suffix: String
        var parameters: [ObjectiveCMethod.Parameter]

        init(_ task: ObjectiveCRouteMethod.Task, _ suffix: String, _ parameters: [(String, ObjectiveCMethod.Argument)])
        {
            self.task = task
            self.suffix = suffix
            self.parameters = parameters.map { .init(label: $0, name: $0, argument: $1) }
        }
    }

    private static func variants(of style: ObjectiveCRoute.Style) -> [Variant] {
        let file: [(String, ObjectiveCMethod.Argument)] = [("overwrite", .overwrite), ("destination", .destination)]
        let range: [(String, ObjectiveCMethod.Argument)] = [
            ("byteOffsetStart", .byteOffsetStart), ("byteOffsetEnd", .byteOffsetEnd),
        ]
        return switch style {
        case .rpc: [Variant(.rpc, "", [])]
        case .upload:
            [
                Variant(.upload, "Url", [("inputUrl", .inputURL)]),
                Variant(.upload, "Data", [("inputData", .inputData)]),
                Variant(.upload, "Stream", [("inputStream", .inputStream)]),
            ]
        case .download:
            [
                Variant(.downloadURL, "Url", file), Variant(.downloadURL, "Url", file + range),
                Variant(.downloadData, "Data", []), Variant(.downloadData, "Data", range),
            ]
        }
    }
}

extension ObjectiveCField {
    /// Returns the choices of fields that methods have as arguments, from the required ones to all: indices of
    /// `fields`, required ones first.
    fileprivate static func forms(
        of fields: [ObjectiveCField]
    ) -> [(form: ObjectiveCRouteMethod.Form, indices: [Int])] {
        let required = fields.indices.filter { !fields[$0].isOptional }
        let optional = fields.indices.filter { fields[$0].isOptional }
        return (0...optional.count).map { count in
            let form: ObjectiveCRouteMethod.Form = count == optional.count ? .full : count == 0 ? .short : .earlier
            return (form, required + optional.prefix(count))
        }
    }
}
