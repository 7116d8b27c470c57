import DropboxNames
import Testing

@testable import ObjectiveCRendering

@Suite struct NamingTests {
    @Test(arguments: [
        ("path_lower", ["path", "lower"]), ("list_folder/continue", ["list", "folder", "continue"]),
        ("PathROError", ["Path", "RO", "Error"]), ("HTTPFoo", ["HTTP", "Foo"]), ("w64h64", ["w64h64"]),
        ("TeamLogID", ["Team", "Log", "ID"]), ("from_oauth1", ["from", "oauth1"]), ("a-b", ["a", "b"]),
        ("ABC", ["ABC"]), ("_a__b_", ["a", "b"]), ("", []),
    ])
    func namesAreSplitIntoWords(name: String, expected: [String]) {
        #expect(ObjectiveCName.words(of: name).map(String.init) == expected)
    }

    @Test(arguments: [
        ("path_lower", "pathLower", "PathLower"), ("id", "id_", "Id_"), ("delete", "delete_", "Delete_"),
        ("description", "description_", "Description_"), ("default", "default_", "Default_"),
        ("HTTPFoo", "httpFoo", "HttpFoo"), ("copy_batch", "dCopyBatch", "DCopyBatch"), ("new", "dNew", "DNew"),
        ("newsletter", "dNewsletter", "DNewsletter"), ("delete_batch", "deleteBatch", "DeleteBatch"),
        ("bool_value", "boolValue_", "BoolValue_"), ("", "", ""),
    ])
    func namesAreCamelCaseAndAvoidReservedWords(name: String, lower: String, upper: String) {
        #expect(ObjectiveCName.lowerCamelCase(name) == lower)
        #expect(ObjectiveCName.upperCamelCase(name) == upper)
    }

    @Test func classesHaveTheNamespaceInCapitals() {
        #expect(ObjectiveCName.type("Metadata", in: "files") == "DBFILESMetadata")
        #expect(ObjectiveCName.type("CopyArg", in: "file_properties") == "DBFILEPROPERTIESDCopyArg")
        #expect(ObjectiveCName.serializer(of: "DBFILESMetadata") == "DBFILESMetadataSerializer")
        #expect(ObjectiveCName.tag(of: "DBFILESWriteMode") == "DBFILESWriteModeTag")
        #expect(ObjectiveCName.tagCase("add", of: "DBFILESWriteMode") == "DBFILESWriteModeAdd")
        #expect(ObjectiveCName.routeObjects(of: "team_log") == "DBTEAMLOGRouteObjects")
        #expect(ObjectiveCName.routesProperty(of: "file_properties") == "filePropertiesRoutes")
        #expect(ObjectiveCName.routeObject("delete", version: 2, in: "files") == "DBFILESDelete_V2")
    }

    @Test func unionsHaveAnInitializerAndAPredicateForEachMember() {
        #expect(ObjectiveCName.predicate("copy") == "isDCopy")
        #expect(ObjectiveCName.initializer("add", hasValue: false).selector == "initWithAdd")
        let method = ObjectiveCName.initializer("id", hasValue: true)
        #expect(method.selector == "initWithId_:")
        #expect(method.parameters == [.init(label: "initWithId_", name: "id_", argument: .value)])
    }

    @Test func structsHaveAnInitializerWithAllFieldsAndOneWithTheRequiredOnes() {
        func selectors(_ fields: (String, Bool)...) -> [String] {
            let fields = fields.map { ObjectiveCField(name: $0.0, isOptional: $0.1) }
            return ObjectiveCName.initializers(of: fields).map(\.selector)
        }
        #expect(selectors() == ["initDefault"])
        #expect(selectors(("a", false)) == ["initWithA:"])
        #expect(selectors(("a", true)) == ["initWithA:", "initDefault"])
        #expect(
            selectors(("a", true), ("b", false), ("c", true), ("new_d", false))
                == ["initWithB:dNewD:a:c:", "initWithB:dNewD:"])
    }

    @Test func earlierInitializersHaveFewerOptionalFields() {
        let fields = [("a", true), ("b", false), ("new_c", true), ("d", true)].map {
            ObjectiveCField(name: $0.0, isOptional: $0.1)
        }
        #expect(
            ObjectiveCName.earlierInitializers(of: fields).map(\.selector) == ["initWithB:a:", "initWithB:a:dNewC:"])
        #expect(ObjectiveCName.earlierInitializers(of: Array(fields.prefix(2))).isEmpty)
    }

    @Test func initializersOfEarlierVersionsHaveAnyChoiceOfFields() {
        let fields = [("a", true), ("b", false), ("new_c", true)].map {
            ObjectiveCField(name: $0.0, isOptional: $0.1)
        }
        func indices(_ selector: String) -> [Int]? { ObjectiveCName.fields(ofInitializer: selector, of: fields) }
        #expect(indices("initWithB:a:") == [1, 0])
        #expect(indices("initWithDNewC:b:") == [2, 1])
        #expect(indices("initWithA:b:dNewC:") == [0, 1, 2])
        // Without a required field, with an unknown one, or with one twice
        #expect(indices("initWithA:") == nil)
        #expect(indices("initWithB:x:") == nil)
        #expect(indices("initWithB:b:") == nil)
        // Other selectors
        for selector in ["initWithB", "initB:", "initWith:", "initWithB::", ":", "", "initDefault", "initWithb:"] {
            #expect(indices(selector) == nil)
        }
    }

    @Test func argumentsReferToFields() {
        let fields = [ObjectiveCField(name: "a", isOptional: true), ObjectiveCField(name: "b", isOptional: false)]
        #expect(ObjectiveCName.initializers(of: fields)[0].parameters.map(\.argument) == [.field(1), .field(0)])
    }

    // MARK: Routes

    private func selectors(
        _ name: String, version: Int = 1, _ style: ObjectiveCRoute.Style, _ argument: ObjectiveCRoute.Argument
    ) -> [String] {
        ObjectiveCName.methods(of: ObjectiveCRoute(name: name, version: version, style: style, argument: argument))
            .map(\.method.selector)
    }

    private let fields = [
        ObjectiveCField(name: "path", isOptional: false), ObjectiveCField(name: "rev", isOptional: true),
        ObjectiveCField(name: "size", isOptional: true),
    ]

    @Test func routesHaveAMethodForEachNumberOfOptionalArguments() {
        let route = ObjectiveCRoute(name: "delete", version: 2, argument: .fields(fields))
        let methods = ObjectiveCName.methods(of: route)
        #expect(methods.map(\.method.selector) == ["delete_V2:", "delete_V2:rev:", "delete_V2:rev:size:"])
        #expect(methods.map(\.form) == [.short, .earlier, .full])
        #expect(selectors("get", .rpc, .none) == ["get"])
        #expect(selectors("get", .rpc, .fields([])) == ["get"])
        #expect(selectors("groups/delete", .rpc, .value("GroupSelector")) == ["groupsDelete:"])
        let value = ObjectiveCRoute(name: "a", argument: .value("GroupSelector"))
        #expect(ObjectiveCName.methods(of: value)[0].method.parameters.map(\.name) == ["groupSelector"])
    }

    @Test func uploadsHaveAMethodForEachKindOfBody() {
        #expect(
            selectors("upload", .upload, .fields(Array(fields.prefix(2)))) == [
                "uploadUrl:inputUrl:", "uploadUrl:rev:inputUrl:", "uploadData:inputData:",
                "uploadData:rev:inputData:", "uploadStream:inputStream:", "uploadStream:rev:inputStream:",
            ])
        #expect(selectors("put", .upload, .none) == ["putUrl:", "putData:", "putStream:"])
    }

    @Test func downloadsHaveMethodsForFilesDataAndRanges() {
        #expect(
            selectors("download", .download, .fields(Array(fields.prefix(1)))) == [
                "downloadUrl:overwrite:destination:",
                "downloadUrl:overwrite:destination:byteOffsetStart:byteOffsetEnd:", "downloadData:",
                "downloadData:byteOffsetStart:byteOffsetEnd:",
            ])
        let methods = ObjectiveCName.methods(of: ObjectiveCRoute(name: "get", style: .download))
        #expect(methods.map(\.task) == [.downloadURL, .downloadURL, .downloadData, .downloadData])
    }

    @Test func clientsCallTheRoutesOfTheirAuthentication() {
        func audiences(_ authentications: String) -> [ObjectiveCAudience] {
            ObjectiveCAudience.allCases.filter { $0.includes(authentications) }
        }
        #expect(audiences("app, user") == [.user, .app])
        #expect(audiences("noauth") == [.user])
        #expect(audiences("team") == [.team])
        #expect(ObjectiveCAudience.team.client == "DBTeamBaseClient")
        #expect(ObjectiveCName.routes(of: "files", for: .app) == "DBFILESAppAuthRoutes")
    }
}
