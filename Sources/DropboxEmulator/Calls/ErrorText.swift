import DropboxCore
import Foundation
import StoneRuntime

/// The words of the service's errors.
enum ErrorText {
    /// What a 400 says about an argument that could not be read.
    static func of(_ error: StoneError) -> String {
        let place = error.path.isEmpty ? "" : error.path + ": "
        switch error.kind {
        case .syntax, .unexpectedEnd, .trailingData, .invalidUnicode, .tooDeep:
            return "could not decode input as JSON"
        case .missingValue(let tag):
            return place + "expected object for '\(tag)', got symbol"
        default:
            return place + error.kind.description
        }
    }

    /// What `error_summary` says: the tags of the error from the outermost on, and dots that nobody should rely on.
    ///
    /// - Parameter depth: how many tags to tell at most; what is deeper may be the tag of a subtype, which is no part of
    ///   the summary.
    static func summary(of error: Data, depth: Int = .max, dots: Int) throws -> String {
        var tags: [String] = []
        var value = try JSONSerialization.jsonObject(with: error) as? [String: Any]
        while tags.count < depth, let object = value {
            let tag = object[".tag"] as? String
            if let tag { tags.append(tag) }
            // The value of a member stands under its tag; the fields of a struct stand beside it.
            let inlined = object.values.lazy.compactMap { $0 as? [String: Any] }.first { $0[".tag"] != nil }
            value = tag.flatMap { object[$0] as? [String: Any] } ?? inlined
        }
        return tags.joined(separator: "/") + "/" + String(repeating: ".", count: dots)
    }
}
