import APIModel
import Foundation
import Testing

/// The directory API/ of this repository.
private let apiDirectory = URL(filePath: #filePath).appending(path: "../../../../API").standardized

@Suite struct ModelFileTests {
    @Test func decodingAndEncodingPreservesEveryFile() throws {
        let files = try API.namespaceFiles(in: apiDirectory)
        #expect(files.count == 22)
        for file in files {
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(try Namespace(json: JSONValue(parsing: text)).fileText == text, "\(file.lastPathComponent)")
        }
    }

    @Test func modelContainsTheWholeAPI() throws {
        let api = try API.load(directory: apiDirectory)
        let types = api.namespaces.flatMap(\.types)
        #expect(api.namespaces.count == 22)
        #expect(types.count { $0.structure != nil } == 1809)
        #expect(types.count { $0.union != nil } == 591)
        #expect(types.map(\.fields.count).reduce(0, +) == 7162)
        let routes = api.namespaces.flatMap(\.routes)
        #expect(routes.count == 276)
        #expect(routes.count { $0.deprecation != nil } == 45)
    }

    @Test func inheritedFieldsComeFirst() throws {
        let api = try API.load(directory: apiDirectory)
        let fields = api.allFields(of: TypeName("files", "FileMetadata")).map(\.name)
        #expect(fields.prefix(2) == ["name", "path_lower"])
        #expect(fields.contains("rev"))
        #expect(api.membership(of: TypeName("files", "FileMetadata"))?.tag == "file")
        #expect(api.membership(of: TypeName("files", "FileMetadata"))?.root == TypeName("files", "Metadata"))
        #expect(api.membership(of: TypeName("files", "Metadata")) == nil)
        #expect(api.isInFamily(TypeName("files", "Metadata")))
    }
}
