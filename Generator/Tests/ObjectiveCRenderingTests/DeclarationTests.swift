import APIModel
import DropboxNames
import Foundation
import Testing

@testable import ObjectiveCRendering

/// Compares selections of the declarations of the original SDKs with those that are generated from `API/*.json`.
@Suite struct DeclarationTests {
    private static let here = URL(filePath: #filePath).deletingLastPathComponent()

    private static let api = Result {
        try API.load(directory: here.appending(path: "../../../API").standardizedFileURL)
    }

    /// The headers of the package. Rendering them takes time, so all tests share them.
    private static let result = Result {
        let api = try DeclarationTests.api.get()
        return try ObjectiveCRendering.families.reduce(into: [String: [HeaderFile]]()) { headers, family in
            headers[family.umbrella] = try api.namespaces.flatMap {
                try NamespaceFiles(api, $0, family, .package).headers
            }
        }
    }

    private static func headers(of family: any Family = DBFamily()) throws -> [HeaderFile] {
        try result.get()[family.umbrella] ?? []
    }

    @Test func declarationsAreThoseOfDropboxSDK() throws {
        let declared = Set(try Self.headers().flatMap(\.declarations).flatMap { $0.rows(withAttributes: false) })
        let expected = try Self.rows("declarations-DB.tsv")
        #expect(expected.count > 600)
        #expect(expected.filter { !declared.contains($0) } == [])
    }

    @Test func declarationsAreThoseOfSwiftyDropbox() throws {
        let declared = Set(
            try Self.headers(of: DBXFamily()).flatMap(\.declarations).flatMap { $0.rows(withAttributes: true) })
        let expected = try Self.rows("declarations-DBX.tsv")
        #expect(expected.count > 500)
        #expect(expected.filter { !declared.contains($0) } == [])
    }

    private static func rows(_ file: String) throws -> [String] {
        let table = try String(contentsOf: here.appending(path: file), encoding: .utf8)
        return table.split(separator: "\n").filter { !$0.hasPrefix("#") }.map(String.init)
    }

    @Test func selectorsAreUniqueInTheirClass() throws {
        for family in ObjectiveCRendering.families {
            let rows = try Self.headers(of: family).flatMap(\.declarations).flatMap { $0.rows(withAttributes: false) }
            let names = rows.map { $0.split(separator: "\t", omittingEmptySubsequences: false).prefix(3) }
            let counts = Dictionary(names.map { ($0.joined(separator: " "), 1) }, uniquingKeysWith: +)
            #expect(counts.filter { $0.value > 1 } == [:])
        }
    }

    /// The runtime must find the route and the arguments of each selector, without the histories of fields.
    @Test func selectorsOfSwiftyDropboxCallOneRoute() throws {
        let api = try Self.api.get()
        let translation = Translation(api: api, family: DBXFamily())
        let interfaces = try Self.headers(of: DBXFamily()).flatMap(\.declarations).compactMap(\.interface)
        for namespace in api.namespaces {
            let names = [true, false].map { DBXName.routes(of: namespace.name, forApps: $0) }
            let methods = interfaces.filter { names.contains($0.name) }.flatMap(\.methods)
            let routes = namespace.routes.map { translation.description(of: $0).route }
            for method in methods {
                let calls = routes.flatMap { route in
                    DBXName.call(method.selector, of: route).map { [(route, $0)] } ?? []
                }
                #expect(calls.count == 1, "\(method.selector)")
                guard let (route, call) = calls.first else { continue }
                #expect(call.method.selector == method.selector)
                #expect(method.result == .object(DBXName.request(route, call.task, in: namespace.name)))
            }
        }
    }

    @Test func initializersOfSwiftyDropboxSetFields() throws {
        let api = try Self.api.get()
        let interfaces = try Self.headers(of: DBXFamily()).flatMap(\.declarations).compactMap(\.interface)
        let methods = Dictionary(
            interfaces.filter { $0.category == nil }.map { ($0.name, $0.methods.filter { $0.result == .instance }) },
            uniquingKeysWith: { first, _ in first })
        for namespace in api.namespaces {
            for type in namespace.types where type.structure != nil {
                let fields = api.allFields(of: TypeName(namespace.name, type.name)).map { $0.objectiveCField(in: api) }
                for method in methods[DBXName.type(type.name, in: namespace.name)] ?? [] {
                    let found = DBXName.fields(ofInitializer: method.selector, of: fields)
                    #expect(found?.map { DBXName.field(fields[$0].name) } == method.parameters.map(\.name))
                }
            }
        }
    }

    @Test(arguments: [
        "uploadData:mode:autorename:clientModified:mute:inputData:",
        "uploadUrl:mode:autorename:clientModified:mute:propertyGroups:strictConflict:inputUrl:",
        "alphaUploadUrl:mode:autorename:clientModified:mute:propertyGroups:strictConflict:inputUrl:",
        "listRevisions:mode:limit:", "getThumbnailV2Data:format:size:mode:",
        "listFolder:recursive:includeMediaInfo:includeDeleted:includeHasExplicitSharedMembers:",
    ])
    func earlierSelectorsAreDeprecated(selector: String) throws {
        let header = try #require(try Self.headers().first { $0.path.hasSuffix("/DBFILESEarlierRoutes.h") })
        let methods = header.declarations.flatMap(\.methods).filter { $0.selector == selector }
        #expect(!methods.isEmpty)
        #expect(methods.allSatisfy { $0.deprecation != nil })
    }

    @Test func headersImportTheSuperclassesOfTheirTypes() throws {
        let headers = try Self.headers()
        for headers in try [headers, Self.headers(of: DBXFamily())] {
            let paths = Dictionary(
                headers.flatMap { header in header.classes.map { ($0.name, header.importPath) } },
                uniquingKeysWith: { first, _ in first })
            for header in headers where !header.isOfRoutes {
                var declared: Set<String> = []
                for interface in header.declarations.compactMap(\.interface) {
                    let needed = interface.category == nil ? interface.superclass : interface.name
                    // The other superclasses are written by hand.
                    if let needed, let path = paths[needed], !declared.contains(needed) {
                        #expect(header.imports.contains(path) || header.imports.contains(umbrella(of: path)))
                    }
                    declared.insert(interface.name)
                }
            }
        }
        let group = try #require(headers.first { $0.importPath.hasSuffix("/DBTEAM+Group.h") })
        #expect(group.imports.contains("DropboxObjectiveCRuntime/DBStoneObject.h"))
        #expect(group.imports.contains("ObjectiveDropboxOfficialFiles/Generated/DBTEAMCOMMON.h"))
    }

    /// Returns the header that imports those of the families of a namespace: `DBTEAM.h` for `DBTEAM/DBTEAM+Group.h`.
    private func umbrella(of path: String) -> String {
        path.split(separator: "/").dropLast().joined(separator: "/") + ".h"
    }

    /// Apps import the header of a namespace, and see the members of the union of all events with the class.
    @Test func headersOfLargeNamespacesImportThoseOfFamilies() throws {
        let headers = try Self.headers()
        let umbrella = try #require(headers.first { $0.importPath == "ObjectiveDropboxOfficial/Generated/DBTEAMLOG.h" })
        let families = headers.filter { $0.importPath.contains("/DBTEAMLOG/") }
        #expect(Set(umbrella.imports) == Set(families.map(\.importPath)))
        #expect(umbrella.declarations.isEmpty)
        let link = try #require(families.first { $0.importPath.hasSuffix("/DBTEAMLOG+SharedLink.h") })
        let interfaces = link.declarations.compactMap(\.interface)
        #expect(interfaces.contains { $0.name == "DBTEAMLOGSharedLinkViewDetails" })
        let members = interfaces.filter { $0.name == "DBTEAMLOGEventDetails" && $0.category == "SharedLink" }
        #expect(members.flatMap(\.methods).contains { $0.selector == "initWithSharedLinkViewDetails:" })
    }
}

extension Declaration {
    /// What the declaration declares, in the format of the table.
    fileprivate func rows(withAttributes: Bool) -> [String] {
        switch self {
        case .tags(let tags):
            ["enum\t\t\(tags.name)\tNSInteger"]
                + tags.cases.enumerated().map { "case\t\(tags.name)\t\($1.name)\t\($0)" }
        case .interface(let interface):
            (interface.category == nil ? ["class\t\t\(interface.name)\t\(interface.originalSuperclass)"] : [])
                + interface.members.map { $0.row(in: interface.name, withAttributes: withAttributes) }
        }
    }

    fileprivate var interface: Interface? {
        if case .interface(let interface) = self { interface } else { nil }
    }

    fileprivate var methods: [Method] { interface?.methods ?? [] }
}

extension HeaderFile {
    /// The path by which the header is imported.
    fileprivate var importPath: String {
        path.split(separator: "/").dropFirst(2).joined(separator: "/")
    }

    fileprivate var isOfRoutes: Bool { path.hasSuffix("Routes.h") }
}

extension Interface {
    /// The superclass without the classes that only this package has.
    fileprivate var originalSuperclass: String {
        let requests = ["DBXBaseRequest", "DBXTransferRequest"]
        let added = [
            "DBStoneObject", "DBStoneSerializer", "DBAuthRoutes", "DBRouteObjects", "DBXObject", "DBXBaseRoutes",
        ]
        guard let superclass, !added.contains(superclass) else { return "NSObject" }
        return requests.contains(superclass) ? "NSObject <DBXRequest>" : superclass
    }

    fileprivate var methods: [Method] {
        members.compactMap { if case .method(let method) = $0 { method } else { nil } }
    }
}

extension Member {
    fileprivate func row(in owner: String, withAttributes: Bool) -> String {
        var columns: [String]
        let attributes: [String?]
        switch self {
        case .property(let property):
            let nullability = "\(property.nullability)".replacing("unspecified", with: "null_unspecified")
            columns = ["property", owner, property.name, property.type.row(nullability: nullability)]
            attributes = [property.isCopied ? "copy" : nil, property.isReadOnly ? "readonly" : nil]
        case .method(let method):
            let result = method.result.row(isNullable: method.isResultNullable)
            let parameters = method.parameters.map { $0.type.row(isNullable: $0.isNullable) }
            let types = [result] + (parameters.isEmpty ? [] : [parameters.joined(separator: " | ")])
            columns = [
                "method", owner, (method.isClassMethod ? "+" : "-") + method.selector, types.joined(separator: " <- "),
            ]
            attributes = [
                method.isDesignated ? "objc_designated_initializer" : nil, method.isUnavailable ? "unavailable" : nil,
            ]
        }
        let text = attributes.compactMap(\.self).joined(separator: ",")
        if withAttributes, !text.isEmpty { columns.append(text) }
        return columns.joined(separator: "\t")
    }
}

extension ObjectiveCType {
    fileprivate func row(isNullable: Bool) -> String { row(nullability: isNullable ? "nullable" : "nonnull") }

    fileprivate func row(nullability: String) -> String {
        switch self {
        case .plain("instancetype"): "\(nullability) instancetype"
        case .plain("dispatch_queue_t"): "\(nullability) dispatch_queue_t"
        case .plain(let name): name
        case .object: "\(nullability) \(text.filter { $0 != " " })"
        case .block(let arguments):
            "void(^_Nonnull)(\(arguments.map { $0.type.text.filter { $0 != " " } + "_Nullable" }.joined(separator: ",")))"
        }
    }
}
