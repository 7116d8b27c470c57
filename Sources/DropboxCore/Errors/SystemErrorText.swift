import Foundation

/// What an error says, for people: of an error of the system the file, where it is known, and the reason; otherwise its
/// description.
package func message(for error: any Error) -> String {
    let told = error as NSError
    let isOfSystem = told.domain == NSPOSIXErrorDomain
    guard isOfSystem || told.domain == NSCocoaErrorDomain else { return "\(error)" }
    let origin = isOfSystem ? told : (told.userInfo[NSUnderlyingErrorKey] as? any Error).map { $0 as NSError }
    let reason =
        origin?.domain == NSPOSIXErrorDomain
        ? String(cString: strerror(Int32(truncatingIfNeeded: origin?.code ?? 0))) : told.localizedDescription
    let path = told.userInfo[NSFilePathErrorKey] as? String ?? (told.userInfo[NSURLErrorKey] as? URL)?.path
    return path.map { "\($0): \(reason)" } ?? reason
}
