import DropboxConcurrency
import Observation

/// The records of a table for views of SwiftUI, which are updated as long as they're followed.
///
///     struct NoteList: View {
///         @State var notes: ObservedTable<Note>
///
///         var body: some View {
///             List(notes.records) { Text($0.value.title) }
///                 .task { await notes.follow() }
///         }
///     }
///
/// Change records with the ``TypedTable``. Call ``Datastore/sync()`` to queue the changes, and to show those of other devices.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor @Observable public final class ObservedTable<Row: Codable & Sendable> {
    /// The table with the records.
    public nonisolated let table: TypedTable<Row>
    /// The values that the fields of the records have.
    public let filter: [String: DatastoreValue]
    /// The records; empty before they're read for the first time.
    public private(set) var records: [TypedRecord<Row>] = []
    /// The errors of the last read: of the records that don't fit the type, or of the datastore.
    public private(set) var errors: [DatastoreError] = []

    @ObservationIgnored private let order: (@Sendable (TypedRecord<Row>, TypedRecord<Row>) -> Bool)?

    /// Creates a collection without records.
    ///
    /// - Parameters:
    ///   - table: The table.
    ///   - filter: The values that the fields of the records have. By default, all records are in the collection.
    ///   - order: Returns whether a record precedes another one. By default, records are in the order of their IDs.
    public init(
        _ table: TypedTable<Row>, filter: [String: DatastoreValue] = [:],
        order: (@Sendable (TypedRecord<Row>, TypedRecord<Row>) -> Bool)? = nil
    ) {
        (self.table, self.filter, self.order) = (table, filter, order)
    }

    /// Reads the records, and reads them again after each change by this or another device, until the task is canceled or the
    /// manager is closed.
    public func follow() async {
        // Before the first read, so that no change is missed.
        let changes = table.table.datastore.changes
        await read()
        for await _ in changes { await read() }
    }

    /// Reads the records once.
    public func read() async {
        let (table, filter, order) = (table, filter, order)
        do {
            let (found, errors) = try await BlockingIO.disk.run { () throws(DatastoreError) in
                let (records, errors) = try table.fittingRecords(filter)
                return (order.map { records.sorted(by: $0) } ?? records, errors)
            }
            (records, self.errors) = (found, errors)
        } catch {
            errors = [DatastoreError(error)]
        }
    }
}
