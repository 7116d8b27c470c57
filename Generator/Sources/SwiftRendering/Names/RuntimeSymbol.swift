/// The names that generated code uses but doesn't declare.
enum RuntimeSymbol {
    // Modules
    static let runtimeModule = "DropboxStone"
    static let coreModule = "DropboxCore"
    static let foundationModule = "Foundation"
    /// The types of Foundation that generated signatures use.
    static let foundationTypes: Set<String> = ["Data", "Date", "InputStream", "URL"]

    // Schemas
    static let schema = "_schema"
    static let schemaType = "StoneSchema"
    static let imports = "imports"
    static let families = "families"
    static let type = "_type"
    static let namespace = "StoneNamespace"

    // Structs and classes
    static let structure = "StoneStruct"
    static let object = "StoneObject"
    static let record = "_record"
    /// The record of a struct outside of any family of subtypes. `_record` would check first whether it is in one.
    static let plainRecord = "_plainRecord"
    /// The property that stores the record of a struct. It is the name that a mirror shows.
    static let fields = "_fields"
    static let recordType = "Record"
    static let builderType = "RecordBuilder"
    static let finishRecord = "record"
    static let emptyRecord = "empty"
    static let sendable = "Sendable"
    /// Declared by each struct and union, because the conformance to a protocol that inherits from it would be
    /// instantiated at run time and need four times the code.
    static let describable = "CustomStringConvertible"
    static let uncheckedSendable = "@unchecked Sendable"

    // Unions
    static let union = "StoneUnion"
    static let value = "_value"
    static let valueType = "Value"
    static let borrowedValueType = "borrowing Value"
    static let tag = "tag"
    static let variant = "variant"
    static let optionalVariant = "variantOpt"
    static let boxedValue = "boxedValue"
    static let payload = "payload"

    // Accessors
    static let optionalSuffix = "Opt"
    static let objectAccessor = "object"

    // Routes and clients
    static let route = "Route"
    static let transportClient = "DropboxTransportClient"
    static let client = "client"
    /// `DropboxClientRoutes` is the protocol with the routes of `DropboxClient` as implicitly unwrapped optionals.
    static let routeProviderSuffix = "Routes"
    static let request = "request"
    static let serverArguments = "serverArgs"
    static let rpcRequest = "RpcRequest"
    static let uploadRequest = "UploadRequest"
    static let downloadToMemory = "DownloadRequestMemory"
    static let downloadToFile = "DownloadRequestFile"
    static let input = "input"
    static let overwrite = "overwrite"
    static let destination = "destination"
    static let url = "URL"
    /// The three kinds of body: the case of `UploadBody`, the parameter type, and what the method does. The first method
    /// has the documentation of the route.
    static let uploadBodies: [(member: String, type: String, description: String)] = [
        ("data", "Data", "Uploads `input`."),
        ("file", "URL", "Uploads the file at the URL `input`."),
        ("stream", "InputStream", "Uploads the stream `input`, which is read once."),
    ]
    static let inputDocumentation = "The content to upload."
    /// What the other methods say about the first one.
    static let uploadReference = "The method that uploads `Data`"
    /// What the method says that stores the downloaded content in a file.
    static let downloadToFileDescription =
        "Stores the content in the file at `destination`, which must not exist unless `overwrite` is `true`."
    static let downloadReference = "The method that returns the content in memory"
    /// What a method with the parameters of an earlier revision says about itself and about today's.
    static let formerDescription = "This overload has the parameters of an earlier version of the API."
    static let formerReference = "The method with all parameters"

    // Serializers
    static let serializer = "StoneSerializer"
    static let voidSerializer = "VoidSerializer"
    static let arraySerializer = "ArraySerializer"
    static let dictionarySerializer = "DictionarySerializer"
    static let nullableSerializer = "NullableSerializer"

    // Request boxes
    static let backgroundTransfer = "BackgroundTransfer"
    /// The task that uploads many files with many calls and is one case of a box, and the module that declares it.
    static let batchUpload = "BatchUploadTask"
    static let batchUploadModule = "DropboxTransfer"
    static let batchUploadRoute = "files/batch_upload"
    static let batchUploadCase = "files_batchUpload"
    static let reconnecting = "reconnecting"
    static let transfer = "transfer"
    static let transferRoute = "route"
    static let uploadTransfer = "upload"
    static let batchTransfer = "batchUpload"
    static let downloadTransfer = "download"

    /// The types of the core module that generated code uses.
    static let coreTypes: Set<String> = [
        route, transportClient, serializer, rpcRequest, uploadRequest, downloadToMemory, downloadToFile,
        backgroundTransfer,
        "DropboxClient", "DropboxTeamClient", "DropboxAppClient", "DropboxClientRoutes", "DropboxTeamClientRoutes",
        "DropboxAppClientRoutes",
    ]
}
