/// A code block of a document, and its counterparts: functions in `Snippets/`, or in `Apple/` if they need an
/// app.
struct DocumentedSnippet {
    let section: String
    let counterparts: [String]

    init(_ section: String, _ counterparts: String...) {
        self.section = section
        self.counterparts = counterparts
    }
}

/// The code blocks of each document, in document order.
enum SnippetTable {
    static let documents: [String: [DocumentedSnippet]] = ["000": seed000, "001": seed001, "002": seed002]

    /// The README of the Objective-C SDK.
    private static let seed000 = [
        DocumentedSnippet("Initialize, iOS", "Seed000OnIOS.initialize"),
        DocumentedSnippet("Initialize, macOS", "Seed000OnMacOS.initialize"),
        DocumentedSnippet("Begin the authorization flow, iOS", "Seed000OnIOS.beginTheAuthorizationFlow"),
        DocumentedSnippet("Begin the authorization flow, macOS", "Seed000OnMacOS.beginTheAuthorizationFlow"),
        DocumentedSnippet("Handle redirect, iOS", "Seed000OnIOS.handleRedirect"),
        DocumentedSnippet("Handle redirect, macOS", "Seed000OnMacOS.handleRedirect"),
        DocumentedSnippet("Client instance", "Seed000.dropboxClientInstance"),
        DocumentedSnippet("Client instance, by token", "Seed000.dropboxClientInstanceWithToken"),
        DocumentedSnippet("RPC-style request", "Seed000.rpcStyleRequest"),
        DocumentedSnippet(
            "RPC-style request, listing", "Seed000.listFolder", "Seed000.listFolderContinue", "Seed000.printEntries"),
        DocumentedSnippet("Upload-style request", "Seed000.uploadStyleRequest"),
        DocumentedSnippet("Upload-style request, batch", "Seed000.batchUpload"),
        DocumentedSnippet("Download-style request, file", "Seed000.downloadToFile"),
        DocumentedSnippet("Download-style request, memory", "Seed000.downloadToMemory"),
        DocumentedSnippet("Route-specific errors", "Seed000.routeSpecificErrors"),
        DocumentedSnippet("Generic network request errors", "Seed000.genericNetworkRequestErrors"),
        DocumentedSnippet("Response handling edge cases", "Seed000.responseHandlingEdgeCases"),
        DocumentedSnippet("Consistent global error handling", "Seed000.consistentGlobalErrorHandling"),
        DocumentedSnippet("Configure network client, iOS", "Seed000.configureNetworkClientOnIOS"),
        DocumentedSnippet("Configure network client, macOS", "Seed000.configureNetworkClientOnMacOS"),
        DocumentedSnippet("Response queue", "Seed000.specifyAPICallResponseQueue"),
        DocumentedSnippet("Migrating OAuth tokens", "Seed000.migrateTokensOfEarlierSDKs"),
    ]

    /// The README of the Swift SDK. Its last blocks are in Objective-C.
    private static let seed001 = [
        DocumentedSnippet("Initialize, iOS", "didFinishLaunchingWithOptions"),
        DocumentedSnippet("Initialize, macOS", "applicationDidFinishLaunching"),
        DocumentedSnippet("Begin the authorization flow, iOS", "myButtonInControllerPressed"),
        DocumentedSnippet("Begin the authorization flow, macOS", "myButtonInControllerPressed"),
        DocumentedSnippet("Handle redirect, iOS", "application"),
        DocumentedSnippet("Handle redirect, scenes", "scene"),
        DocumentedSnippet("Handle redirect, macOS", "applicationDidFinishLaunching", "handleGetURLEvent"),
        DocumentedSnippet("Client instance", "Seed001.dropboxClientInstance"),
        DocumentedSnippet("Client instance, by token", "Seed001.dropboxClientInstanceWithToken"),
        DocumentedSnippet("RPC-style request", "Seed001.rpcStyleRequest"),
        DocumentedSnippet("Upload-style request", "Seed001.uploadStyleRequest"),
        DocumentedSnippet("Download-style request", "Seed001.downloadStyleRequest"),
        DocumentedSnippet("Route-specific errors", "Seed001.routeSpecificErrors"),
        DocumentedSnippet("Generic network request errors", "Seed001.genericNetworkRequestErrors"),
        DocumentedSnippet("Response handling edge cases", "Seed001.responseHandlingEdgeCases"),
        DocumentedSnippet("Configure network client, iOS", "Seed001.configureNetworkClientOnIOS"),
        DocumentedSnippet("Configure network client, macOS", "Seed001.configureNetworkClientOnMacOS"),
        DocumentedSnippet("Response queue", "Seed001.specifyAPICallResponseQueue"),
        DocumentedSnippet("Mock API responses", "Seed001.mockAPIResponses"),
        DocumentedSnippet("Background, initialization", "Seed001.initialization"),
        DocumentedSnippet("Background, initialization in an extension", "Seed001.initializationInAnAppExtension"),
        DocumentedSnippet("Background, making requests", "Seed001.makingRequests"),
        DocumentedSnippet("Background, customizing requests", "Seed001.customizingRequests"),
        DocumentedSnippet("Background, reconnecting", "application", "Seed001.processReconnect"),
        DocumentedSnippet("Background, reconnecting those of an extension", "application"),
        DocumentedSnippet("Objective-C layer, Swift", "Seed001.usingTheObjectiveCLayer"),
        DocumentedSnippet("Objective-C layer, Objective-C", "Seed001.usingTheObjectiveCLayer"),
        DocumentedSnippet("Migrating, prefix before", "Seed001.initialization"),
        DocumentedSnippet("Migrating, prefix after", "Seed001.initialization"),
        DocumentedSnippet("Migrating, function names before", "Seed001.createFolderV2"),
        DocumentedSnippet("Migrating, function names after", "Seed001.createFolderV2"),
        DocumentedSnippet("Migrating, types of enums before", "Seed001.usingTheObjectiveCLayer"),
        DocumentedSnippet("Migrating, types of enums after", "Seed001.usingTheObjectiveCLayer"),
        DocumentedSnippet("Testing support", "Seed001.testingSupport"),
    ]

    /// The newer README of the Objective-C SDK. Its code blocks aren't marked; adjacent blocks count as one.
    private static let seed002 = [
        DocumentedSnippet("Initialize", "Seed000OnIOS.initialize", "Seed000OnMacOS.initialize"),
        DocumentedSnippet(
            "Begin the authorization flow", "Seed002OnIOS.beginTheAuthorizationFlow",
            "Seed002OnMacOS.beginTheAuthorizationFlow"),
        DocumentedSnippet("Handle redirect, iOS", "Seed000OnIOS.handleRedirect"),
        DocumentedSnippet(
            "Handle redirect, scenes and macOS", "Seed002OnIOS.handleRedirect", "Seed000OnMacOS.handleRedirect"),
        DocumentedSnippet("Client instance", "Seed000.dropboxClientInstance"),
        DocumentedSnippet("Client instance, by token", "Seed000.dropboxClientInstanceWithToken"),
        DocumentedSnippet("RPC-style request", "Seed000.rpcStyleRequest"),
        DocumentedSnippet(
            "RPC-style request, listing", "Seed000.listFolder", "Seed000.listFolderContinue", "Seed000.printEntries"),
        DocumentedSnippet("Upload-style request", "Seed000.uploadStyleRequest"),
        DocumentedSnippet("Upload-style request, batch", "Seed000.batchUpload"),
        DocumentedSnippet("Download-style request, file", "Seed000.downloadToFile"),
        DocumentedSnippet("Download-style request, memory", "Seed000.downloadToMemory"),
        DocumentedSnippet("Route-specific errors", "Seed000.routeSpecificErrors"),
        DocumentedSnippet("Generic network request errors", "Seed000.genericNetworkRequestErrors"),
        DocumentedSnippet("Response handling edge cases", "Seed000.responseHandlingEdgeCases"),
        DocumentedSnippet("Consistent global error handling", "Seed000.consistentGlobalErrorHandling"),
        DocumentedSnippet(
            "Configure network client", "Seed000.configureNetworkClientOnIOS", "Seed000.configureNetworkClientOnMacOS"),
        DocumentedSnippet("Response queue", "Seed000.specifyAPICallResponseQueue"),
        DocumentedSnippet("Migrating OAuth tokens", "Seed000.migrateTokensOfEarlierSDKs"),
    ]
}
