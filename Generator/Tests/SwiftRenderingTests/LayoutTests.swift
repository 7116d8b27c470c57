import APIModel
import Foundation
import RenderingSupport
import Testing

@testable import SwiftRendering

@Suite struct LayoutTests {
    @Test func everyNamespaceHasATarget() throws {
        for name in ["files", "users", "common", "riviera", "team_log"] {
            #expect(TargetLayout.package.targets(of: name) != nil)
        }
        #expect(TargetLayout.package.targets(of: "auth") == .init(types: "DropboxCore", routes: "DropboxAccount"))
    }

    /// A specification with a new namespace can be built before anyone chooses its target.
    @Test func newNamespacesHaveATarget() throws {
        let namespaces = [
            Namespace(name: "base"), Namespace(name: "files", imports: ["base", "fresh"]),
            Namespace(name: "fresh"), Namespace(name: "team", imports: ["fresh"]), Namespace(name: "unused"),
        ]
        let api = try API(namespaces: namespaces)
        let targets: KeyValuePairs = ["Core": ["base"], "Files": ["files"], "Team": ["team"]]
        let layout = TargetLayout(targets, routes: ["Files": "Team"], umbrella: "All", rest: "Team")
        #expect(layout.unassigned(in: api) == ["fresh", "unused"])
        let completed = try layout.completed(for: api)
        #expect(completed.targets(of: "fresh") == .init(types: "Files", routes: "Team"))
        #expect(completed.targets(of: "unused") == .init(types: "Team", routes: "Team"))
        #expect(throws: RenderingError.self) { try TargetLayout(targets, umbrella: "All").completed(for: api) }
    }

    /// Each target that uses all namespaces gets a new one without an edit.
    @Test func listsOfNamespacesAreGenerated() throws {
        let route = Route(name: "r", attributes: [Attribute("auth", .string("user"))])
        let api = try API(
            namespaces: Self.api.get().namespaces + [Namespace(name: "fresh"), Namespace(name: "zoo", routes: [route])])
        let files = try Dictionary(
            uniqueKeysWithValues: SwiftRendering.files(for: api).map { ($0.path, $0.text) })
        let emulator = try #require(files["DropboxEmulator/Generated/Namespaces.swift"])
        #expect(emulator.contains(".Zoo._schema") && !emulator.contains(".Fresh._schema"))
        let bridge = try #require(files["DropboxBridge/Generated/Namespaces.swift"])
        #expect(bridge.contains("DropboxFiles.Files._schema") && !bridge.contains(".Zoo._schema"))
        let team = try #require(files["DropboxTeamBridge/Generated/Namespaces.swift"])
        #expect(team.contains("DropboxTeamLog.Zoo._schema") && team.contains("DropboxTeamLog.Fresh._schema"))
        let exports = try #require(files["SwiftyDropbox/Generated/Exports.swift"])
        #expect(exports.contains("@_exported import DropboxPaper\n"))
    }

    private static let api = Result {
        try API.load(
            directory: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../../API")
                .standardizedFileURL)
    }

    @Test func eventsAreInTheFilesOfTheirFamilies() throws {
        let api = try Self.api.get()
        let files = try SwiftRendering.files(for: api).filter { $0.path.hasPrefix("DropboxTeamLog/") }
        #expect(files.filter { $0.text.split(separator: "\n").count >= 2000 }.map(\.path) == [])
        func file(_ declaration: String) -> String? { files.first { $0.text.contains(declaration) }?.path }
        let folder = "DropboxTeamLog/Generated/TeamLog"
        #expect(file("public struct SharedLinkViewDetails:") == "\(folder)/TeamLog+SharedLink.swift")
        #expect(file("public typealias SharedLinkViewDetailsSerializer ") == "\(folder)/TeamLog+SharedLink.swift")
        #expect(file("public enum EventTypeArg:") == "\(folder)/TeamLog+EventTypeArg.swift")
        #expect(file("extension TeamLog.EventTypeArg {") == "\(folder)/TeamLog+EventTypeArg+Value.swift")
        #expect(file("public enum TeamLog:") == "\(folder).swift")
    }

    @Test func familiesFollowFromNames() throws {
        func structure(_ name: String) -> DataType {
            let fields = (0..<10).map { Field(name: "f\($0)", type: .primitive(.boolean)) }
            return .structure(Structure(name: name, fields: fields))
        }
        let verbs = ["Add", "Bake", "Cut", "Drop", "Eat", "Fill", "Glaze", "Heat"]
        let small = verbs.map { structure("Pie\($0)") } + [structure("Apple"), structure("Zest")]
        let cakes = verbs.flatMap { verb in verbs.map { structure("Cake\(verb)\($0)") } }
        func families(_ types: [DataType]) throws -> TypeFamilies {
            let namespace = Namespace(name: "n", types: types)
            return TypeFamilies(of: namespace, in: try API(namespaces: [namespace]))
        }
        #expect(try families(small).names == [])
        let divided = try families(small + cakes)
        #expect(divided.family(of: "PieAdd") == "Pie")
        #expect(divided.family(of: "CakeHeatCut") == "Cake")
        #expect(divided.family(of: "CakeAddCut") == "CakeAdd")
        #expect(divided.family(of: "cake_add_cut") == "CakeAdd")
        #expect(divided.family(of: "Apple") == TypeFamilies.rest)
        #expect(divided.family(of: "Zest") == TypeFamilies.rest)
        #expect(!divided.hasLongUnions)
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ").map { structure("\($0)x") }
        #expect(try families(letters + cakes).names.filter { $0.contains("To") } == ["AToW", "XToZ"])
    }

    @Test func routesBelongToTheClientsThatCanCallThem() {
        func namespace(_ name: String, _ authentications: String...) -> Namespace {
            let routes = authentications.enumerated().map { index, auth in
                Route(name: "r\(index)", attributes: [Attribute("auth", .string(auth))])
            }
            return Namespace(name: name, routes: routes)
        }
        #expect(
            RouteAudience.account.clients(of: namespace("a", "user", "team")) == [.user, .team])
        #expect(RouteAudience.account.clients(of: namespace("a", "team")) == [.team])
        #expect(
            RouteAudience.account.clients(of: namespace("team_log", "team")) == [.user, .team])
        #expect(RouteAudience.account.clients(of: namespace("a", "app")) == [])
        #expect(RouteAudience.app.clients(of: namespace("a", "app, user")) == [.app])
    }
}
