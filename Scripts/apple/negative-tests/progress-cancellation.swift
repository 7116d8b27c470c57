// want: cannot assign value of type '\(Progress\) -> \(\)' to type
import Foundation
func wrong(_ progress: Progress) { progress.cancellationHandler = { (_: Progress) in } }
