import APIModel
import DropboxNames
import RenderingSupport

extension DocumentationText {
    /// Creates the text of doc comments in Swift.
    init(_ api: API) {
        self.init(
            api,
            Vocabulary(
                boolean: { "\($0)" }, tag: { ".\(SwiftName.member($0))" },
                type: { api.resolvedType(of: $0).swiftType.text }))
    }
}
