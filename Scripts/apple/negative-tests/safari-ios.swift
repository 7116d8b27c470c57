// on: iOS
// want: cannot convert value of type 'String' to expected argument type 'URL'
import SafariServices
@MainActor func f() { _ = SFSafariViewController(url: "x") }
