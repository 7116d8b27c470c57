/// The names that generated headers of dropbox-sdk-obj-c's interface use but don't declare.
enum DBSymbol {
    // Targets
    /// The target of the namespaces that most apps use, and of everything that is written by hand.
    static let coreTarget = "ObjectiveDropboxOfficialFiles"
    /// The target of all other namespaces.
    static let completeTarget = "ObjectiveDropboxOfficial"

    // Headers
    static let taskHeader = "\(coreTarget)/DBTasks.h"
    static let routesHeader = "\(coreTarget)/DBAuthRoutes.h"
    static let clientsHeader = "\(coreTarget)/DBBaseClients.h"

    // Types
    static let object = "DBStoneObject"
    static let serializer = "DBStoneSerializer"
    static let serialize = "serialize"
    static let deserialize = "deserialize"
    static let tag = "tag"
    static let tagName = "tagName"

    // Routes
    static let routes = "DBAuthRoutes"
    static let routeObjects = "DBRouteObjects"
    static let route = "DBRoute"
    static let noValue = "DBNilObject"
}
