/// The pages of a listing, each asked for when it is wanted: an asynchronous sequence of the results of a route.
///
///     for try await page in client.files.entries(in: "/pictures").pages {
///         remember(page.cursor)
///     }
///
/// A page may be empty although more follow. No page is asked for before the one before it has been taken, so no more
/// than one is in memory. Each iteration begins anew. What the calls throw, an error of the cursor such as `reset`
/// included, ends the iteration.
public struct PageSequence<Page: Sendable>: AsyncSequence, Sendable {
    public typealias Element = Page

    private let page: @Sendable (String?) async throws -> Page
    private let next: @Sendable (Page) -> String?
    private let start: String?

    /// Pages of any route.
    ///
    /// - Parameters:
    ///   - page: Asks for the page that a cursor stands for; without a cursor for the first one.
    ///   - next: Gives the cursor of the page that follows a page; `nil` after the last one.
    public init(page: @escaping @Sendable (String?) async throws -> Page, next: @escaping @Sendable (Page) -> String?) {
        self.init(page: page, next: next, start: nil)
    }

    private init(
        page: @escaping @Sendable (String?) async throws -> Page, next: @escaping @Sendable (Page) -> String?,
        start: String?
    ) {
        self.page = page
        self.next = next
        self.start = start
    }

    /// The pages that follow the one that had this cursor.
    public func resuming(from cursor: String) -> PageSequence {
        PageSequence(page: page, next: next, start: cursor)
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(page: page, next: next, state: .at(start))
    }

    /// Gives the pages in order.
    public struct AsyncIterator: AsyncIteratorProtocol {
        enum State {
            /// The next page is that of a cursor, or the first one.
            case at(String?)
            case over
        }

        let page: @Sendable (String?) async throws -> Page
        let next: @Sendable (Page) -> String?
        var state: State

        /// The next page, `nil` after the last one.
        public mutating func next() async throws -> Page? {
            guard case .at(let cursor) = state else { return nil }
            state = .over
            let page = try await page(cursor)
            if let cursor = next(page) { state = .at(cursor) }
            return page
        }
    }
}

/// Everything in a listing, page after page: an asynchronous sequence.
///
///     for try await entry in client.files.entries(in: "/", recursive: true) {
///         print(entry.pathDisplay ?? entry.name)
///     }
///
/// At most a page is in memory. `pages` gives the pages instead, with the cursors from which `after(_:)` goes on.
public struct PaginatedSequence<Page: Sendable, Element: Sendable>: AsyncSequence, Sendable {
    /// The same, page by page.
    public let pages: PageSequence<Page>

    private let elements: @Sendable (Page) -> [Element]

    /// A listing of any route.
    ///
    /// - Parameters:
    ///   - pages: The pages.
    ///   - elements: What a page lists.
    public init(_ pages: PageSequence<Page>, elements: @escaping @Sendable (Page) -> [Element]) {
        self.pages = pages
        self.elements = elements
    }

    /// What follows the page that had this cursor.
    public func resuming(from cursor: String) -> PaginatedSequence {
        PaginatedSequence(pages.resuming(from: cursor), elements: elements)
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(pages: pages.makeAsyncIterator(), elements: elements)
    }

    /// Gives the elements in the order of the server.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var pages: PageSequence<Page>.AsyncIterator
        let elements: @Sendable (Page) -> [Element]
        var waiting: ArraySlice<Element> = []

        /// The next element, `nil` at the end.
        public mutating func next() async throws -> Element? {
            while waiting.isEmpty {
                guard let page = try await pages.next() else { return nil }
                waiting = elements(page)[...]
            }
            return waiting.popFirst()
        }
    }
}
