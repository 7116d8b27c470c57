/// The names of everything that generated code uses but does not declare.
enum RuntimeSymbol {
    // Modules
    static let runtimeModule = "DropboxStone"
    static let coreModule = "DropboxCore"
    static let foundationModule = "Foundation"
    /// Types that generated signatures take from Foundation.
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
    /// The record of a struct that is in no family of subtypes: `_record` would look first whether it is in one.
    static let plainRecord = "_plainRecord"
    /// Where a struct keeps its record: the name that a mirror shows.
    static let fields = "_fields"
    static let recordType = "Record"
    static let builderType = "RecordBuilder"
    static let finishRecord = "record"
    static let emptyRecord = "empty"
    static let sendable = "Sendable"
    static let uncheckedSendable = "@unchecked Sendable"

    // Unions
    static let union = "StoneUnion"
    static let value = "_value"
    static let valueType = "Value"
    static let borrowedValueType = "borrowing Value"
    static let tag = "tag"
    static let variant = "variant"
    static let optionalVariant = "variantOpt"
    static let boxed = "boxed"
    static let payload = "payload"

    // Accessors
    static let optionalSuffix = "Opt"
    static let objectAccessor = "object"

    // Routes and clients
    static let route = "Route"
    static let transportClient = "DropboxTransportClient"
    static let client = "client"
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
    /// The three kinds of body: the case of `UploadBody`, the type that a caller passes, and what it is in words.
    static let uploadBodies: [(member: String, type: String, words: String)] = [
        ("data", "Data", "The content."),
        ("file", "URL", "The file whose content is sent."),
        ("stream", "InputStream", "The content, read once."),
    ]

    // Request boxes
    static let backgroundTransfer = "BackgroundTransfer"
    /// What uploads many files by many calls, which stands in a box as if it were one; and where it is declared.
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

    /// What generated code takes from the core.
    static let coreTypes: Set<String> = [
        route, transportClient, rpcRequest, uploadRequest, downloadToMemory, downloadToFile, backgroundTransfer,
        "DropboxClient", "DropboxTeamClient", "DropboxAppClient",
    ]
}
