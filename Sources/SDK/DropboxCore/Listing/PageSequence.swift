/// An asynchronous sequence of the pages of a listing. Each page is requested on demand.
///
///     for try await page in client.files.entries(in: "/pictures").pages {
///         remember(page.cursor)
///     }
///
/// A page can be empty even if more pages follow. A page is requested only after the previous one was consumed, so at
/// most one is in memory. Each iteration starts at the first page. An error of a request, including a cursor error such
/// as `reset`, ends the iteration.
public struct PageSequence<Page: Sendable>: AsyncSequence, Sendable {
    public typealias Element = Page

    private let page: @Sendable (String?) async throws -> Page
    private let next: @Sendable (Page) -> String?
    private let start: String?

    /// Creates a sequence for any route.
    ///
    /// - Parameters:
    ///   - page: Requests the page for a cursor, or the first page if the cursor is `nil`. An error that it throws ends
    ///     the iteration.
    ///   - next: Returns the cursor for the page after a page, or `nil` after the last page.
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

    /// Returns the pages that follow the page with this cursor.
    public func resuming(from cursor: String) -> PageSequence {
        PageSequence(page: page, next: next, start: cursor)
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(page: page, next: next, state: .nextPage(start))
    }

    /// Returns the pages in order.
    public struct AsyncIterator: AsyncIteratorProtocol {
        enum State {
            /// The cursor of the next page, or `nil` for the first page.
            case nextPage(String?)
            case finished
        }

        let page: @Sendable (String?) async throws -> Page
        let next: @Sendable (Page) -> String?
        var state: State
        var repeatedCursors = FruitlessPages()

        /// Returns the next page, or `nil` after the last one.
        ///
        /// - Throws: The error of the request: for a route, a ``CallError``. The next call returns `nil`. If 1,000 pages in
        ///   a row have the cursor of the page before, ``EndlessListingError``.
        public mutating func next() async throws -> Page? {
            guard case .nextPage(let cursor) = state else { return nil }
            state = .finished
            let page = try await page(cursor)
            if let next = next(page) {
                try repeatedCursors.record(hasProgress: next != cursor)
                state = .nextPage(next)
            }
            return page
        }
    }
}

/// An asynchronous sequence of the elements of a listing, which is requested page by page.
///
///     for try await entry in client.files.entries(in: "/", recursive: true) {
///         print(entry.pathDisplay ?? entry.name)
///     }
///
/// At most one page is in memory. Use ``pages`` to get the pages with their cursors, and ``resuming(from:)`` to
/// continue from a cursor.
public struct PaginatedSequence<Page: Sendable, Element: Sendable>: AsyncSequence, Sendable {
    /// The pages of the listing.
    public let pages: PageSequence<Page>

    private let elements: @Sendable (Page) -> [Element]

    /// Creates a sequence for any route.
    ///
    /// - Parameters:
    ///   - pages: The pages.
    ///   - elements: Returns the elements of a page.
    public init(_ pages: PageSequence<Page>, elements: @escaping @Sendable (Page) -> [Element]) {
        self.pages = pages
        self.elements = elements
    }

    /// Returns the elements after the page with this cursor.
    public func resuming(from cursor: String) -> PaginatedSequence {
        PaginatedSequence(pages.resuming(from: cursor), elements: elements)
    }

    public func makeAsyncIterator() -> AsyncIterator {
        AsyncIterator(pages: pages.makeAsyncIterator(), elements: elements)
    }

    /// Returns the elements in the order of the server.
    public struct AsyncIterator: AsyncIteratorProtocol {
        var pages: PageSequence<Page>.AsyncIterator
        let elements: @Sendable (Page) -> [Element]
        var buffer: ArraySlice<Element> = []
        private var emptyPages = FruitlessPages()

        init(pages: PageSequence<Page>.AsyncIterator, elements: @escaping @Sendable (Page) -> [Element]) {
            (self.pages, self.elements) = (pages, elements)
        }

        /// Returns the next element, or `nil` at the end.
        ///
        /// - Throws: The error of the request for the next page: for a route, a ``CallError``. The next call returns
        ///   `nil`. After 1,000 empty pages in a row, ``EndlessListingError``.
        public mutating func next() async throws -> Element? {
            while buffer.isEmpty {
                guard let page = try await pages.next() else { return nil }
                buffer = elements(page)[...]
                try emptyPages.record(hasProgress: !buffer.isEmpty)
            }
            return buffer.popFirst()
        }
    }
}
