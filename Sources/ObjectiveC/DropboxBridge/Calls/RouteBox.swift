// swift-format-ignore-file: AlwaysUseLowerCamelCase
import CDropboxBridge
import DropboxConcurrency
import DropboxCore
import DropboxStone
import Foundation

/// A route for code in C. It is never released.
final class RouteBox: Sendable {
    let schema: StoneSchema
    let position: Int
    let info: RouteInfo
    let shapes: RouteShapes
    let style: DropboxStyle
    /// The name with the version, such as `delete_v2`.
    let name: PermanentString
    let namespace: PermanentString

    init(_ schema: StoneSchema, _ position: Int, _ info: RouteInfo, _ shapes: RouteShapes) {
        self.schema = schema
        self.position = position
        self.info = info
        self.shapes = shapes
        style =
            switch info.attributes["style"] {
            case "upload": DropboxStyleUpload
            case "download": DropboxStyleDownload
            default: DropboxStyleRpc
            }
        name = PermanentString(info.version == 1 ? info.name : "\(info.name)_v\(info.version)")
        namespace = PermanentString(schema.name)
    }

    var pointer: DropboxRouteRef { OpaquePointer(Unmanaged.passUnretained(self).toOpaque()) }

    /// The kinds of authentication that the route accepts, such as `app, user`.
    var authentications: String { info.attributes["auth"] ?? "user" }

    /// The path of the route, such as `files/delete_v2`.
    var path: String { "\(schema.name)/\(String(cString: name.pointer))" }

    /// The route, as far as names depend on it.
    var names: ObjectiveCRoute {
        ObjectiveCRoute(
            name: info.name, version: info.version,
            style: ObjectiveCRoute.Style(rawValue: info.attributes["style"] ?? "rpc") ?? .rpc, argument: argument)
    }

    /// Returns why the route can't be called with an argument, or `nil` if it can.
    func problem(with argument: DynamicValue?) -> String? {
        let expected = shapes.argument
        guard let type = expected.type else {
            return argument == nil || !expected.isVoid ? nil : "the route has no argument: pass nil"
        }
        if argument == nil, expected.isNullable { return nil }
        if let found = argument?.type, found.isKind(of: type) { return nil }
        let found = argument?.type.map { "\($0.namespace).\($0.name)" } ?? "nothing"
        return "the argument is invalid: expected \(type.namespace).\(type.name), but found \(found)"
    }

    /// Returns why the route can't transfer content, or `nil` if it can.
    func problem(with content: CallTransfer.Content) -> String? {
        let isExpected =
            switch content {
            case .none: style == DropboxStyleRpc
            case .upload: style == DropboxStyleUpload
            case .downloadFile, .downloadData: style == DropboxStyleDownload
            }
        return isExpected ? nil : "the route has the style \(info.attributes["style"] ?? "rpc"): call another method"
    }

    private var argument: ObjectiveCRoute.Argument {
        guard let type = shapes.argument.type else { return .none }
        if type.isUnion { return .value(type.name) }
        return .fields(type.objectiveCFields)
    }
}

/// The routes of the program, and the methods that call them.
final class ObjectiveCRoutes: Sendable {
    static let shared = ObjectiveCRoutes()

    /// A method of a class with routes.
    struct Method: Sendable {
        let route: RouteBox
        let task: DropboxTaskKind
        let arguments: [Int]
    }

    private struct State {
        /// The routes by the names of their namespaces, in order.
        var routes: [String: [RouteBox]] = [:]
        /// The methods by the names of classes and by selectors. Names of classes differ between families.
        var methods: [String: [String: Method]] = [:]
        /// The names of classes of requests.
        var requestClasses: [RequestKey: PermanentString] = [:]
    }

    private struct RequestKey: Hashable {
        let route: ObjectIdentifier
        let task: UInt32
    }

    private let state = Locked(State())

    /// Returns the routes of a namespace.
    func routes(of schema: StoneSchema) -> [RouteBox] {
        if let routes = state.withLock({ $0.routes[schema.name] }) { return routes }
        let routes = schema.routes.enumerated().compactMap { position, info in
            schema.shapes(ofRoute: position).map { RouteBox(schema, position, info, $0) }
        }
        return state.change { state in
            // Routes are never released, so another thread's must win.
            if let known = state.routes[schema.name] { return known }
            state.routes[schema.name] = routes
            return routes
        }
    }

    func route(_ namespace: String, _ name: String) -> RouteBox? {
        ObjectiveCSchemas.shared.schema(named: namespace).flatMap { schema in
            routes(of: schema).first { String(cString: $0.name.pointer) == name }
        }
    }

    /// Returns the method of a class such as `DBFILESUserAuthRoutes` or `DBXFilesRoutes`.
    func method(_ selector: String, ofClass name: String, _ family: ObjectiveCFamily) -> Method? {
        switch family {
        case .official: officialMethod(selector, ofClass: name)
        case .swifty: swiftyMethod(selector, ofClass: name)
        }
    }

    private func officialMethod(_ selector: String, ofClass name: String) -> Method? {
        if let methods = state.withLock({ $0.methods[name] }) { return methods[selector] }
        guard let (schema, audience) = routesClass(name) else { return nil }
        var methods: [String: Method] = [:]
        for route in routes(of: schema) where audience.includes(route.authentications) {
            for method in ObjectiveCName.methods(of: route.names) {
                methods[method.method.selector] = Method(route, method)
            }
        }
        let found = methods[selector]
        state.change { [methods] in $0.methods[name] = methods }
        return found
    }

    /// The methods have any choice of a route's fields, so each selector is parsed when it's used for the first time.
    private func swiftyMethod(_ selector: String, ofClass name: String) -> Method? {
        if let method = state.withLock({ $0.methods[name]?[selector] }) { return method }
        for schema in ObjectiveCSchemas.shared.all where name.hasPrefix(DBXName.namespace(schema.name)) {
            let isForApps = name == DBXName.routes(of: schema.name, forApps: true)
            guard isForApps || name == DBXName.routes(of: schema.name, forApps: false) else { continue }
            let audiences: [ObjectiveCAudience] = isForApps ? [.app] : [.user, .team]
            for route in routes(of: schema) where audiences.contains(where: { $0.includes(route.authentications) }) {
                guard let call = DBXName.call(selector, of: route.names) else { continue }
                let method = Method(route, call)
                state.change { $0.methods[name, default: [:]][selector] = method }
                return method
            }
        }
        return nil
    }

    /// Returns the class of the requests that call a route: `DBXFilesDeleteRpcRequestV2`.
    func requestClass(of route: RouteBox, _ task: DropboxTaskKind) -> PermanentString {
        let key = RequestKey(route: ObjectIdentifier(route), task: UInt32(task.rawValue))
        if let name = state.withLock({ $0.requestClasses[key] }) { return name }
        let name = DBXName.request(route.names, ObjectiveCRouteMethod.Task(task), in: route.schema.name)
        return state.change { state in
            if let known = state.requestClasses[key] { return known }
            let permanent = PermanentString(name)
            state.requestClasses[key] = permanent
            return permanent
        }
    }

    /// Returns the route of a class method such as `DBFILESDelete_V2` of `DBFILESRouteObjects`.
    func route(ofMethod selector: String, ofClass name: String) -> RouteBox? {
        for schema in ObjectiveCSchemas.shared.all where ObjectiveCName.routeObjects(of: schema.name) == name {
            return routes(of: schema).first {
                ObjectiveCName.routeObject($0.info.name, version: $0.info.version, in: schema.name) == selector
            }
        }
        return nil
    }

    private func routesClass(_ name: String) -> (StoneSchema, ObjectiveCAudience)? {
        for schema in ObjectiveCSchemas.shared.all {
            for audience in ObjectiveCAudience.allCases
            where ObjectiveCName.routes(of: schema.name, for: audience) == name {
                return (schema, audience)
            }
        }
        return nil
    }
}

extension ObjectiveCRoutes.Method {
    fileprivate init(_ route: RouteBox, _ method: ObjectiveCRouteMethod) {
        self.init(
            route: route, task: method.task.kind, arguments: method.method.parameters.map { $0.argument.code })
    }
}

extension ObjectiveCMethod.Argument {
    /// The number that represents the argument in C.
    fileprivate var code: Int {
        switch self {
        case .field(let index): index
        case .value: Int(DropboxArgumentValue)
        case .inputURL: Int(DropboxArgumentInputURL)
        case .inputData: Int(DropboxArgumentInputData)
        case .inputStream: Int(DropboxArgumentInputStream)
        case .overwrite: Int(DropboxArgumentOverwrite)
        case .destination: Int(DropboxArgumentDestination)
        case .byteOffsetStart: Int(DropboxArgumentByteOffsetStart)
        case .byteOffsetEnd: Int(DropboxArgumentByteOffsetEnd)
        }
    }
}

extension ObjectiveCRouteMethod.Task {
    fileprivate var kind: DropboxTaskKind {
        switch self {
        case .rpc: DropboxTaskRpc
        case .upload: DropboxTaskUpload
        case .downloadURL: DropboxTaskDownloadURL
        case .downloadData: DropboxTaskDownloadData
        }
    }

    fileprivate init(_ kind: DropboxTaskKind) {
        self =
            switch kind {
            case DropboxTaskUpload: .upload
            case DropboxTaskDownloadURL: .downloadURL
            case DropboxTaskDownloadData: .downloadData
            default: .rpc
            }
    }
}

// MARK: - Published errors

extension RouteBox {
    /// The type of the error in SwiftyDropbox's interface, or `nil` if its completion handlers have no such argument.
    private var publishedErrorType: DynamicType? {
        switch DBXName.publishedError(of: path) {
        case DBXName.PublishedError.none?: nil
        case .union(let name)?:
            schema.typeNames.firstIndex(of: name).map { schema.dynamicType($0) } ?? shapes.error.type
        case nil: shapes.error.type
        }
    }

    /// What the block receives that handles the response in SwiftyDropbox's interface.
    fileprivate func responseArguments(_ task: DropboxTaskKind) -> DropboxResponseArguments {
        DropboxResponseArguments(
            hasResult: !shapes.result.isVoid,
            hasContent: task == DropboxTaskDownloadURL || task == DropboxTaskDownloadData,
            hasRouteError: publishedErrorType != nil)
    }

    /// Returns an error with its type in SwiftyDropbox's interface.
    fileprivate func publishedError(_ routeError: DynamicValue) -> DynamicValue {
        guard let type = publishedErrorType, type != routeError.type else { return routeError }
        do throws(StoneError) {
            return try DynamicValue(json: try routeError.json(), as: DynamicShape(type))
        } catch {
            return routeError
        }
    }
}

// MARK: - C

private func route(_ pointer: DropboxRouteRef) -> RouteBox { box(pointer) }

@c @implementation
public func DropboxRouteNamed(_ routeNamespace: UnsafePointer<CChar>, _ name: UnsafePointer<CChar>) -> DropboxRouteRef?
{
    ObjectiveCRoutes.shared.route(String(cString: routeNamespace), String(cString: name))?.pointer
}

@c @implementation
public func DropboxRouteOfMethod(_ className: UnsafePointer<CChar>, _ selector: UnsafePointer<CChar>)
    -> DropboxRouteRef?
{
    ObjectiveCRoutes.shared.route(ofMethod: String(cString: selector), ofClass: String(cString: className))?.pointer
}

@c @implementation
public func DropboxRouteGetStyle(_ pointer: DropboxRouteRef) -> DropboxStyle { route(pointer).style }

@c @implementation
public func DropboxRouteGetName(_ pointer: DropboxRouteRef) -> UnsafePointer<CChar> { route(pointer).name.pointer }

@c @implementation
public func DropboxRouteGetNamespace(_ pointer: DropboxRouteRef) -> UnsafePointer<CChar> {
    route(pointer).namespace.pointer
}

@c @implementation
public func DropboxRouteIsDeprecated(_ pointer: DropboxRouteRef) -> Bool { route(pointer).info.isDeprecated }

@c @implementation
public func DropboxRouteGetArgumentType(_ pointer: DropboxRouteRef) -> DropboxTypeRef? {
    route(pointer).shapes.argument.type.map { DropboxTypeRef($0.pointer) }
}

@c @implementation
public func DropboxRouteGetResultType(_ pointer: DropboxRouteRef) -> DropboxTypeRef? {
    route(pointer).shapes.result.type.map { DropboxTypeRef($0.pointer) }
}

@c @implementation
public func DropboxRouteGetErrorType(_ pointer: DropboxRouteRef) -> DropboxTypeRef? {
    route(pointer).shapes.error.type.map { DropboxTypeRef($0.pointer) }
}

@c @implementation
public func DropboxRouteHasListResult(_ pointer: DropboxRouteRef) -> Bool { route(pointer).shapes.result.isList }

@c @implementation
public func DropboxRouteCopyResult(
    _ pointer: DropboxRouteRef, _ bytes: UnsafePointer<CChar>, _ length: Int,
    _ error: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
) -> DropboxValue {
    error.pointee = nil
    do throws(StoneError) {
        let data = Data(UnsafeRawBufferPointer(start: bytes, count: length))
        return DropboxValue(try DynamicValue(json: data, as: route(pointer).shapes.result))
    } catch let problem {
        error.pointee = copied("\(problem)")
        return DropboxValue()
    }
}

@c @implementation
public func DropboxRouteCopyAttribute(
    _ pointer: DropboxRouteRef, _ name: UnsafePointer<CChar>
) -> UnsafeMutablePointer<CChar>? {
    route(pointer).info.attributes[String(cString: name)].map { copied($0) }
}

@c @implementation
public func DropboxRouteVisitAttributes(
    _ pointer: DropboxRouteRef, _ context: UnsafeMutableRawPointer,
    _ visit: @convention(c) (UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafePointer<CChar>) -> Void
) {
    for (name, value) in route(pointer).info.attributes { visit(context, name, value) }
}

@c @implementation
public func DropboxRoutesGetMethod(
    _ family: DropboxFamily, _ className: UnsafePointer<CChar>, _ selector: UnsafePointer<CChar>,
    _ method: UnsafeMutablePointer<DropboxRouteMethod>
) -> Bool {
    guard
        let found = ObjectiveCRoutes.shared.method(
            String(cString: selector), ofClass: String(cString: className), ObjectiveCFamily(family)),
        found.arguments.count <= Int(DropboxMaximumArgumentCount)
    else { return false }
    method.pointee.route = found.route.pointer
    method.pointee.task = found.task
    method.pointee.count = Int32(found.arguments.count)
    withUnsafeMutableBytes(of: &method.pointee.arguments) { bytes in
        let places = bytes.bindMemory(to: Int32.self)
        for (place, argument) in zip(places.indices, found.arguments) { places[place] = Int32(argument) }
    }
    return true
}

@c @implementation
public func DropboxRouteGetRequestClassName(_ pointer: DropboxRouteRef, _ task: DropboxTaskKind) -> UnsafePointer<CChar>
{
    ObjectiveCRoutes.shared.requestClass(of: route(pointer), task).pointer
}

@c @implementation
public func DropboxRouteGetResponseArguments(
    _ pointer: DropboxRouteRef, _ task: DropboxTaskKind
) -> DropboxResponseArguments {
    route(pointer).responseArguments(task)
}

@c @implementation
public func DropboxRouteCreatePublishedError(
    _ pointer: DropboxRouteRef, _ error: DropboxObjectRef
) -> DropboxObjectRef {
    let error = box(error, as: ObjectBox.self)
    return retained(ObjectBox(route(pointer).publishedError(error.value)))
}
