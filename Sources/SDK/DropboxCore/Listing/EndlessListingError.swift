import Foundation

/// An error that indicates that the server announced more pages of a listing again and again, although the pages
/// contained nothing new.
///
/// The client stops after 1,000 such pages in a row. Start the listing again later.
public struct EndlessListingError: Error, CustomStringConvertible, LocalizedError {
    /// The number of consecutive pages without anything new.
    public let pageCount: Int

    /// A message with the number of pages.
    public var description: String {
        "the listing doesn't end: \(pageCount) pages in a row contained nothing new; list again later"
    }

    /// The ``description``.
    public var errorDescription: String? { description }
}

/// Limits the number of consecutive pages of a listing that contain nothing new, or nothing that a search looks for.
package struct FruitlessPages: Sendable {
    package static let maximum = 1_000

    private var count = 0

    package init() {}

    /// Records a page that more pages follow.
    ///
    /// - Throws: `EndlessListingError` if there were too many pages without progress.
    package mutating func record(hasProgress: Bool) throws(EndlessListingError) {
        count = hasProgress ? 0 : count + 1
        guard count < Self.maximum else { throw EndlessListingError(pageCount: count) }
    }
}
