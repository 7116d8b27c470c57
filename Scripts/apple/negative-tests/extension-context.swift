// want: argument type 'String' does not conform to expected type 'Error'
import Foundation
func f(_ context: NSExtensionContext) { context.cancelRequest(withError: "no") }
