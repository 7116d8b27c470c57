/// The names that the generated headers of all families use but don't declare.
enum RuntimeSymbol {
    static let target = "DropboxObjectiveCRuntime"
    static let objectHeader = "\(target)/DBStoneObject.h"

    // Attributes
    static let designatedInitializer = "NS_DESIGNATED_INITIALIZER"
    static let unavailable = "DB_UNAVAILABLE"
    static let noMethodFamily = "DB_NO_METHOD_FAMILY"
}
