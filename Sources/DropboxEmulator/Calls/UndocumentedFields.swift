import Foundation
import DropboxStone

/// Fields that newer clients send and that the specification this package was made from does not have yet.
///
/// The service knows them, so a request with one is not refused as one with an unknown field. They have no effect here.
enum UndocumentedFields {
    private static let names: [String: Set<String>] = [
        "files/get_thumbnail_v2": ["preserve_transparency"]
    ]

    /// The argument without such fields, if it was refused for one of them.
    static func removed(from argument: Data, of route: String, refusedFor error: StoneError) -> Data? {
        guard case .unknownField(let name) = error.kind, let later = names[route], later.contains(name),
            let object = try? JSONSerialization.jsonObject(with: argument) as? [String: Any], object[name] != nil
        else { return nil }
        return try? JSONSerialization.data(withJSONObject: object.filter { !later.contains($0.key) })
    }
}
