/// The names that generated headers of SwiftyDropbox's interface use but don't declare.
enum DBXSymbol {
    static let target = "SwiftyDropboxObjC"

    // Headers
    static let objectHeader = "\(target)/DBXObject.h"
    static let requestHeader = "\(target)/DBXRequest.h"
    static let routesHeader = "\(target)/DBXBaseRoutes.h"
    static let clientsHeader = "\(target)/DBXBaseClients.h"

    // Types
    static let object = "DBXObject"
    static let new = "new"
    /// The category with the casts of a union.
    static let casts = "Members"

    // Requests
    static let request = "DBXBaseRequest"
    static let transferRequest = "DBXTransferRequest"
    static let response = "response"
    static let completionHandler = "completionHandler"
    static let queue = "queue"
    static let queueType = "dispatch_queue_t"
    static let callError = "DBXCallError"

    // Routes
    static let routes = "DBXBaseRoutes"
}
