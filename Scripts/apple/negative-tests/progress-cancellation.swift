// want: value of optional type .* must be unwrapped
import Foundation
func wrong(_ progress: Progress) { progress.cancellationHandler() }
