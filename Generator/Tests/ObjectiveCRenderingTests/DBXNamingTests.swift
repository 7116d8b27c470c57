import DropboxNames
import Testing

@testable import ObjectiveCRendering

@Suite struct DBXNamingTests {
    private let fields = [
        ObjectiveCField(name: "from_path", isOptional: false), ObjectiveCField(name: "to_path", isOptional: false),
        ObjectiveCField(name: "description", isOptional: true), ObjectiveCField(name: "limit", isOptional: true),
    ]

    @Test func namesAreThoseOfSwiftWithAPrefix() {
        #expect(DBXName.type("MetadataV2", in: "file_properties") == "DBXFilePropertiesMetadataV2")
        #expect(DBXName.field("timestamp") == "timestamp_")
        #expect(DBXName.field("id") == "id")
        #expect(DBXName.field("new_value") == "newValue")
        #expect(DBXName.routes(of: "team_log", forApps: false) == "DBXTeamLogRoutes")
        #expect(DBXName.routes(of: "files", forApps: true) == "DBXFilesAppAuthRoutes")
        #expect(DBXName.routesProperty(of: "file_requests") == "fileRequests")
    }

    @Test func membersOfUnionsAreSubclasses() {
        #expect(DBXName.member("add", of: "DBXFilesWriteMode") == "DBXFilesWriteModeAdd")
        #expect(DBXName.member("default", of: "DBXFilesSyncSetting") == "DBXFilesSyncSettingDefault_")
        #expect(DBXName.cast("file_content") == "asFileContent")
        #expect(DBXName.cast("public") == "asPublic_")
        #expect(DBXName.memberInitializer("add", hasValue: false).selector == "init")
        let method = DBXName.memberInitializer("update", hasValue: true)
        #expect(method.selector == "init:")
        #expect(method.parameters == [.init(label: "init", name: "update", argument: .value)])
        #expect(DBXName.setter("update") == "setUpdate:")
    }

    @Test func initializersHaveAllFieldsAndThoseOfEarlierRevisions() {
        #expect(DBXName.initializers(of: []).isEmpty)
        #expect(
            DBXName.initializers(of: fields).map(\.selector) == ["initFromPath:toPath:description_:limit:"])
        #expect(
            DBXName.initializers(of: fields, former: [[0, 1, 2, 3], [1, 2], [1], []]).map(\.selector)
                == ["initFromPath:toPath:description_:limit:", "initToPath:description_:", "initToPath:"])
        let given = [ObjectiveCField(name: "given_name", isOptional: false)]
        #expect(DBXName.initializers(of: given)[0].selector == "initGivenName:")
        let format = [ObjectiveCField(name: "format", isOptional: false)]
        #expect(DBXName.initializers(of: format)[0].selector == "initWithFormat:")
    }

    @Test func fieldsOfInitializersAreFound() {
        func found(_ selector: String) -> [Int]? { DBXName.fields(ofInitializer: selector, of: fields) }
        #expect(found("initFromPath:toPath:description_:limit:") == [0, 1, 2, 3])
        #expect(found("initWithLimit:toPath:") == [3, 1])
        #expect(found("init") == [])
        for selector in [
            "initWithFromPath:", "initFromPath:toPath", "initFromPath:fromPath:", "initFromPath:size:", "init:",
            "initFromPath::", "copyFromPath:", "",
        ] {
            #expect(found(selector) == nil, "\(selector)")
        }
    }

    @Test func requestsHaveAClassForEachKindOfTransfer() {
        func classes(_ name: String, version: Int = 1, _ style: ObjectiveCRoute.Style) -> [String] {
            let route = ObjectiveCRoute(name: name, version: version, style: style)
            return DBXName.tasks(of: route).map { DBXName.request(route, $0, in: "files") }
        }
        #expect(classes("list_folder/continue", .rpc) == ["DBXFilesListFolderContinueRpcRequest"])
        #expect(classes("list", version: 2, .rpc) == ["DBXFilesList_RpcRequestV2"])
        #expect(classes("upload", .upload) == ["DBXFilesUploadUploadRequest"])
        #expect(
            classes("get", version: 2, .download)
                == ["DBXFilesGetDownloadRequestFileV2", "DBXFilesGetDownloadRequestMemoryV2"])
    }

    @Test func methodsNameTheirFirstArgument() {
        func selectors(
            _ name: String, version: Int = 1, _ style: ObjectiveCRoute.Style,
            _ argument: ObjectiveCRoute.Argument, former: [[Int]] = []
        ) -> [String] {
            let route = ObjectiveCRoute(name: name, version: version, style: style, argument: argument)
            return DBXName.methods(of: route, former: former).map(\.method.selector)
        }
        #expect(selectors("list", .rpc, .none) == ["list_"])
        #expect(selectors("list", version: 2, .rpc, .fields([])) == ["listV2"])
        #expect(
            selectors("copy", version: 2, .rpc, .fields(fields), former: [[0, 1, 2], [0, 1, 2, 3], [0, 1]]) == [
                "copyV2FromPath:toPath:description_:limit:", "copyV2FromPath:toPath:description_:",
                "copyV2FromPath:toPath:",
            ])
        #expect(
            selectors("groups/delete", .rpc, .value("GroupSelector")) == ["groupsDeleteWithGroupSelector:"])
        #expect(
            selectors("put", .upload, .fields([ObjectiveCField(name: "close", isOptional: true)])) == [
                "putDataWithClose:input:", "putDataWithInput:", "putURLWithClose:input:", "putURLWithInput:",
                "putInputStreamWithClose:input:", "putInputStreamWithInput:",
            ])
        #expect(
            selectors("get", .download, .fields([ObjectiveCField(name: "path", isOptional: false)]))
                == ["getURLWithPath:overwrite:destination:", "getWithPath:"])
    }

    @Test func callsAreFoundWithAnyChoiceOfFields() {
        let route = ObjectiveCRoute(name: "get", style: .download, argument: .fields(fields))
        func call(_ selector: String) -> ObjectiveCRouteMethod? { DBXName.call(selector, of: route) }
        #expect(call("getURLFromPath:limit:overwrite:destination:")?.task == .downloadURL)
        #expect(
            call("getURLFromPath:limit:overwrite:destination:")?.method.parameters.map(\.argument)
                == [.field(0), .field(3), .overwrite, .destination])
        #expect(call("getFromPath:toPath:description_:limit:")?.form == .full)
        #expect(call("get")?.task == .downloadData)
        for selector in ["getURLFromPath:", "getURLFromPath:destination:overwrite:", "getV2FromPath:", "getURL"] {
            #expect(call(selector) == nil, "\(selector)")
        }
    }

    @Test func changedErrorsKeepTheirTypes() {
        #expect(DBXName.publishedError(of: "check/user") == DBXName.PublishedError.none)
        #expect(DBXName.publishedError(of: "sharing/get_shared_link_metadata") == .union("SharedLinkError"))
        #expect(DBXName.publishedError(of: "files/delete:2") == nil)
    }
}
