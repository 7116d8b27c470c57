/// The names of SwiftyDropbox's interface for Objective-C: the names of Swift with a prefix, and selectors as the Swift
/// compiler derives them from the labels of parameters.
package enum DBXName {
    package static let prefix = "DBX"

    /// Returns the class of a struct or union: `Metadata` in `files` is `DBXFilesMetadata`.
    package static func type(_ name: String, in namespace: String) -> String {
        self.namespace(namespace) + SwiftName.type(name)
    }

    /// Returns the start of the names of all classes of a namespace: `file_properties` is `DBXFileProperties`.
    package static func namespace(_ name: String) -> String { prefix + SwiftName.namespace(name) }

    /// Returns the property or argument for a field: `path_lower` is `pathLower`, and `description` is `description_`.
    package static func field(_ name: String) -> String { SwiftName.member(name) }

    /// Returns the subclass of a union's class that represents a member: `DBXFilesWriteModeAdd`.
    package static func member(_ name: String, of type: String) -> String { type + capitalized(SwiftName.member(name)) }

    /// Returns the property of a union's class with the object as an object of a member's class: `asAdd`.
    package static func cast(_ member: String) -> String { "as" + capitalized(SwiftName.member(member)) }

    /// Returns the initializer of a member's class: `init`, or `init:` if the member has a value.
    package static func memberInitializer(_ member: String, hasValue: Bool) -> ObjectiveCMethod {
        let name = "init"
        return ObjectiveCMethod(
            name, hasValue ? [.init(label: name, name: field(member), argument: .value)] : [])
    }

    /// Returns the method that changes a property: `setUpdate:`.
    package static func setter(_ property: String) -> String { "set" + capitalized(property) + ":" }

    /// Returns the initializers of a struct: the one with all fields, then those that it had in earlier revisions.
    ///
    /// - Parameters:
    ///   - fields: All fields in the order of a record: those of the farthest ancestor come first.
    ///   - former: The indices of the fields in each earlier revision, in the order of arguments.
    package static func initializers(of fields: [ObjectiveCField], former: [[Int]] = []) -> [ObjectiveCMethod] {
        distinct([argumentOrder(of: fields)] + former).filter { !$0.isEmpty }
            .map { method("init", parameters($0, of: fields)) }
    }

    /// Returns the fields that an initializer of a struct sets, or `nil` if the selector is another one.
    ///
    /// The initializers that programs know from earlier versions have any choice of fields.
    package static func fields(ofInitializer selector: String, of fields: [ObjectiveCField]) -> [Int]? {
        let all = parameters(argumentOrder(of: fields), of: fields)
        return parameters(of: selector, after: "init", among: all)?.compactMap { parameter in
            if case .field(let index) = parameter.argument { index } else { nil }
        }
    }

    private static func capitalized(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    /// Returns the indices of fields in the order of arguments: the required ones come first.
    private static func argumentOrder(of fields: [ObjectiveCField]) -> [Int] {
        fields.indices.filter { !fields[$0].isOptional } + fields.indices.filter { fields[$0].isOptional }
    }

    /// Returns the choices of fields without repetitions. A revision that changed only a type has the same selectors.
    private static func distinct(_ choices: [[Int]]) -> [[Int]] {
        choices.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
    }

    private static func parameters(_ indices: [Int], of fields: [ObjectiveCField]) -> [ObjectiveCMethod.Parameter] {
        indices.map { index in
            let name = field(fields[index].name)
            return .init(label: name, name: name, argument: .field(index))
        }
    }
}

// MARK: - Selectors

extension DBXName {
    /// Returns the method for a function of Swift: `copyV2` with the labels `fromPath` and `toPath` is
    /// `copyV2FromPath:toPath:`, and `getMetadata` with the label `path` is `getMetadataWithPath:`.
    private static func method(_ name: String, _ parameters: [ObjectiveCMethod.Parameter]) -> ObjectiveCMethod {
        ObjectiveCMethod(parameters.first.map { name + firstPiece($0.label) } ?? name, parameters)
    }

    /// Returns what the first label adds to the name of a function. A preposition stands for itself.
    private static func firstPiece(_ label: String) -> String {
        let word = ObjectiveCName.words(of: label).first.map(String.init) ?? ""
        return (prepositions.contains(word) ? "" : "With") + capitalized(label)
    }

    /// Returns the parameters of a selector, or `nil` if it isn't one of a function with that name and some of the
    /// parameters.
    private static func parameters(
        of selector: String, after name: String, among parameters: [ObjectiveCMethod.Parameter]
    ) -> [ObjectiveCMethod.Parameter]? {
        guard selector.hasPrefix(name) else { return nil }
        let rest = selector.dropFirst(name.count)
        if rest.isEmpty { return [] }
        guard rest.last == ":" else { return nil }
        var result: [ObjectiveCMethod.Parameter] = []
        for piece in rest.dropLast().split(separator: ":", omittingEmptySubsequences: false) {
            let isFirst = result.isEmpty
            guard
                let found = parameters.first(where: { piece == (isFirst ? firstPiece($0.label) : $0.label) }),
                !result.contains(found)
            else { return nil }
            result.append(found)
        }
        return result
    }

    /// The words at the start of a first label that make the Swift compiler omit the word `With`.
    private static let prepositions: Set<String> = [
        "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from",
        "given", "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to",
        "until", "using", "via", "when", "with", "within",
    ]
}

// MARK: - Routes

extension DBXName {
    /// Returns the class with the routes of a namespace: `DBXFilesRoutes`, or `DBXFilesAppAuthRoutes` for those that
    /// are called with the key and secret of an app.
    package static func routes(of namespace: String, forApps isForApps: Bool) -> String {
        prefix + SwiftName.routes(of: namespace, forApps: isForApps)
    }

    /// Returns the property of a client with the routes of a namespace: `fileProperties`.
    package static func routesProperty(of namespace: String) -> String { SwiftName.member(namespace) }

    /// Returns the class of the requests that call a route: `DBXFilesDeleteRpcRequestV2`.
    package static func request(_ route: ObjectiveCRoute, _ task: ObjectiveCRouteMethod.Task, in namespace: String)
        -> String
    {
        let kind =
            switch task {
            case .rpc: "RpcRequest"
            case .upload: "UploadRequest"
            case .downloadURL: "DownloadRequestFile"
            case .downloadData: "DownloadRequestMemory"
            }
        let version = route.version == 1 ? "" : "V\(route.version)"
        return self.namespace(namespace) + capitalized(SwiftName.member(route.name)) + kind + version
    }

    /// Returns the tasks of a route, each of which has a class of requests.
    package static func tasks(of route: ObjectiveCRoute) -> [ObjectiveCRouteMethod.Task] {
        switch route.style {
        case .rpc: [.rpc]
        case .upload: [.upload]
        case .download: [.downloadURL, .downloadData]
        }
    }

    /// The type of a route's error, if it isn't the one that the API has today.
    package enum PublishedError: Hashable {
        /// The completion handler has no argument for it. The error is the one of the call.
        case none
        /// A union in the namespace of the route. It has all members of today's.
        case union(String)
    }

    /// Returns the type of a route's error in completion handlers if Dropbox has changed it after the interface was
    /// published, otherwise `nil`.
    ///
    /// - Parameter path: The route, such as `check/user`.
    package static func publishedError(of path: String) -> PublishedError? {
        switch path {
        case "check/app", "check/user": PublishedError.none
        case "sharing/get_shared_link_metadata": .union("SharedLinkError")
        default: nil
        }
    }

    /// Returns the methods that call a route: for each kind of body or destination, the one with all arguments, those
    /// that it had in earlier revisions, and the one with the required arguments.
    ///
    /// - Parameter former: The indices of the fields in each earlier revision, in the order of arguments.
    package static func methods(of route: ObjectiveCRoute, former: [[Int]] = []) -> [ObjectiveCRouteMethod] {
        let forms = forms(of: route.argument, former: former)
        return variants(of: route).flatMap { variant in
            forms.map { form, parameters in
                ObjectiveCRouteMethod(
                    task: variant.task, form: form, method: method(variant.name, parameters + variant.parameters))
            }
        }
    }

    /// Returns how a selector calls a route, or `nil` if it doesn't.
    ///
    /// The methods that programs know from earlier versions have any choice of fields.
    package static func call(_ selector: String, of route: ObjectiveCRoute) -> ObjectiveCRouteMethod? {
        let all = forms(of: route.argument, former: [])[0].parameters
        for variant in variants(of: route) {
            guard
                let found = parameters(of: selector, after: variant.name, among: all + variant.parameters),
                found.suffix(variant.parameters.count).map(\.argument) == variant.parameters.map(\.argument)
            else { continue }
            let fieldCount = found.count - variant.parameters.count
            return ObjectiveCRouteMethod(
                task: variant.task, form: fieldCount == all.count ? .full : .earlier,
                method: method(variant.name, found))
        }
        return nil
    }

    private static func forms(
        of argument: ObjectiveCRoute.Argument, former: [[Int]]
    ) -> [(form: ObjectiveCRouteMethod.Form, parameters: [ObjectiveCMethod.Parameter])] {
        switch argument {
        case .none: return [(.full, [])]
        case .value(let type):
            let name = SwiftName.member(type)
            return [(.full, [.init(label: name, name: name, argument: .value)])]
        case .fields(let fields):
            let all = argumentOrder(of: fields)
            let required = all.filter { !fields[$0].isOptional }
            return distinct([all] + former + [required]).map { indices in
                let form: ObjectiveCRouteMethod.Form =
                    indices == all ? .full : indices == required ? .short : .earlier
                return (form, parameters(indices, of: fields))
            }
        }
    }

    /// The name of a method, and the arguments that follow those of the route.
    private struct Variant {
        var task: ObjectiveCRouteMethod.Task
        var name: String
        var parameters: [ObjectiveCMethod.Parameter] = []
    }

    private static func variants(of route: ObjectiveCRoute) -> [Variant] {
        let name = SwiftName.route(route.name, version: route.version)
        func upload(_ suffix: String, _ argument: ObjectiveCMethod.Argument) -> Variant {
            Variant(
                task: .upload, name: name + suffix,
                parameters: [.init(label: "input", name: "input", argument: argument)])
        }
        return switch route.style {
        case .rpc: [Variant(task: .rpc, name: name)]
        case .upload:
            [upload("Data", .inputData), upload("URL", .inputURL), upload("InputStream", .inputStream)]
        case .download:
            [
                Variant(
                    task: .downloadURL, name: name + "URL",
                    parameters: [
                        .init(label: "overwrite", name: "overwrite", argument: .overwrite),
                        .init(label: "destination", name: "destination", argument: .destination),
                    ]),
                Variant(task: .downloadData, name: name),
            ]
        }
    }
}
