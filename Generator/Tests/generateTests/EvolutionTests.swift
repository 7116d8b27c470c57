import Foundation
import Testing

/// Imports and generates a specification with the changes of `Tests/Evolution`, as Dropbox makes them: a new namespace, a
/// route, a parameter, members of unions, a subtype, fields, and a deprecation. `Scripts/check-evolution` also builds the result.
@Suite(.enabled(if: Folder.hasSpecification, "the published specification is not at ../shared/api-spec"))
final class EvolutionTests {
    private struct Edit: Decodable {
        let file: String
        let from: String?
        let to: String?
        let append: String?
    }

    private let directory = FileManager.default.temporaryDirectory.appending(path: "evolution-\(UUID().uuidString)")

    deinit {
        do {
            try FileManager.default.removeItem(at: directory)
        } catch {
            Issue.record("cannot remove the temporary directory: \(error)")
        }
    }

    /// Writes the changed specification, and the model before the changes.
    private func prepare() throws {
        let spec = directory.appending(path: "spec")
        try FileManager.default.createDirectory(at: spec, withIntermediateDirectories: true)
        for name in try FileManager.default.contentsOfDirectory(atPath: Folder.specification.path)
        where name.hasSuffix(".stone") {
            try Data(contentsOf: Folder.specification.appending(path: name)).write(to: spec.appending(path: name))
        }
        for edit in try JSONDecoder().decode(
            [Edit].self, from: Data(contentsOf: Folder.changes.appending(path: "edits.json")))
        {
            let file = spec.appending(path: edit.file)
            var text = try String(contentsOf: file, encoding: .utf8)
            if let from = edit.from, let to = edit.to {
                #expect(text.ranges(of: from).count == 1, "\(edit)")
                text = text.replacing(from, with: to)
            }
            text += edit.append.map { "\n" + $0 } ?? ""
            try Data(text.utf8).write(to: file)
        }
        let fresh = try Data(contentsOf: Folder.changes.appending(path: "fresh.stone"))
        try fresh.write(to: spec.appending(path: "fresh.stone"))
        try FileManager.default.copyItem(
            at: Folder.package.appending(path: "API"), to: directory.appending(path: "API"))
    }

    private func generate(_ arguments: String...) throws {
        let process = Process()
        process.executableURL = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
            .appending(path: "generate")
        process.arguments = arguments
        process.currentDirectoryURL = directory
        let errors = Pipe()
        process.standardOutput = FileHandle.nullDevice
        process.standardError = errors
        try process.run()
        let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        #expect(process.terminationStatus == 0, "\(text)")
    }

    private func text(of path: String) throws -> String {
        try String(contentsOf: directory.appending(path: path), encoding: .utf8)
    }

    @Test func changedSpecificationNeedsNoEdit() throws {
        try prepare()
        try generate("import", "--spec", "spec", "--api", "API")
        try generate("swift", "--api", "API", "--output", "Sources")
        try generate("objective-c", "--api", "API", "--output", "Sources")

        let fresh = try text(of: "Sources/DropboxTeamLog/Generated/Fresh.swift")
        #expect(fresh.contains("public struct SharedPage: ") || fresh.contains("class SharedPage: "))
        for target in ["DropboxEmulator", "DropboxTeamBridge"] {
            #expect(try text(of: "Sources/\(target)/Generated/Namespaces.swift").contains(".Fresh._schema"))
        }
        let files = try text(of: "Sources/DropboxFiles/Generated/Files.swift")
        #expect(files.contains("class ShortcutMetadata: Files.Metadata"))
        #expect(files.contains("        case shortcut\n"))
        #expect(try text(of: "Sources/DropboxFiles/Generated/FilesRoutes.swift").contains("public func evolve("))
        let link = try text(of: "Sources/DropboxTeamLog/Generated/TeamLog/TeamLog+AToB.swift")
        #expect(link.contains("public var appInfo: TeamLog.AppLogInfo? "))
        let account = try text(of: "Sources/DropboxTeamLog/Generated/TeamLog/TeamLog+Account.swift")
        #expect(account.contains("public init(domain: String) {"))
        #expect(
            try text(of: "Sources/DropboxAccount/Generated/ContactsRoutes.swift").contains(
                "@available(*, deprecated, message: \"Use `deleteManualContactsBatch` instead.\")"))
        let headers = "Sources/ObjectiveDropboxOfficial/include/ObjectiveDropboxOfficial/Generated"
        #expect(try text(of: "\(headers)/DBFRESH.h").contains("@interface DBFRESHSharedPage : DBFRESHPage"))
        #expect(try text(of: "\(headers)/DBGeneratedImports.h").contains("/DBFRESHRoutes.h>"))
    }

    /// Protocols and function values of programs repeat the parameters of a route, and Objective-C has them in selectors.
    @Test func grownRouteKeepsItsSignatures() throws {
        try prepare()
        // The second import finds no new change.
        for _ in 0..<2 { try generate("import", "--spec", "spec", "--api", "API") }
        try generate("swift", "--api", "API", "--output", "Sources")
        try generate("objective-c", "--api", "API", "--output", "Sources")

        let routes = try text(of: "Sources/DropboxFiles/Generated/FilesRoutes.swift")
        for parameters in [
            ["includeNonDownloadableFiles: Bool"],
            ["includeNonDownloadableFiles: Bool", "includeRestorableInfo: Bool"],
            ["includeRestorableInfo: Bool = false", "includeEvolved: Bool = false"],
        ] {
            let last = parameters.joined(separator: ",\n        ")
            let end = "\(last)\n    ) -> RpcRequest<Files.ListFolderResultSerializer, "
            // The routes of users and those of apps.
            #expect(routes.ranges(of: end).count == 2, "\(parameters)")
        }
        let header = "Sources/SwiftyDropboxObjC/include/SwiftyDropboxObjC/Generated/DBXFilesRoutes.h"
        let methods = try text(of: header).split(separator: "- (DBXFilesListFolderRpcRequest *)").dropFirst()
            .map { $0.prefix { $0 != ";" } }
        for (label, count) in [
            ("includeNonDownloadableFiles:", 6), ("includeRestorableInfo:", 4), ("includeEvolved:", 2),
        ] {
            #expect(methods.count { $0.contains(label) } == count, "\(label)")
        }
        let field = #"{"name": "include_evolved", "type": "Boolean", "default": false, "since": 2}"#
        #expect(try text(of: "API/files.json").contains(field))
    }
}

/// The folders that the tests read.
private enum Folder {
    static let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")
        .standardizedFileURL
    static let specification = package.appending(path: "../shared/api-spec").standardizedFileURL
    static let changes = package.appending(path: "Generator/Tests/Evolution")

    static let hasSpecification = FileManager.default.fileExists(atPath: specification.path)
}
