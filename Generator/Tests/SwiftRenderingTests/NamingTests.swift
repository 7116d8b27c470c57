import DropboxNames
import Testing

@testable import SwiftRendering

@Suite struct NamingTests {
    @Test(arguments: [
        ("path_lower", "pathLower"), ("token/from_oauth1", "tokenFromOauth1"), ("id", "id"), ("w64h64", "w64h64"),
        ("description", "description_"), ("default", "default_"), ("list", "list_"), ("public", "public_"),
        ("open", "open"), ("type", "type"), ("actor", "actor"),
    ])
    func membersAreCamelCaseAndAvoidReservedNames(name: String, expected: String) {
        #expect(SwiftName.member(name) == expected)
    }

    @Test func routeNamesEndWithTheVersion() {
        #expect(SwiftName.route("list_folder/continue", version: 1) == "listFolderContinue")
        #expect(SwiftName.route("copy_batch/check", version: 2) == "copyBatchCheckV2")
        #expect(SwiftName.route("list", version: 1) == "list_")
        #expect(SwiftName.route("list", version: 2) == "listV2")
    }

    @Test func namespacesAndTypesArePascalCase() {
        #expect(SwiftName.namespace("file_properties") == "FileProperties")
        #expect(SwiftName.type("metadata_union") == "MetadataUnion")
        #expect(SwiftName.type(namespace: "team_log", "SsoAddCertType") == "TeamLog.SsoAddCertType")
    }
}
