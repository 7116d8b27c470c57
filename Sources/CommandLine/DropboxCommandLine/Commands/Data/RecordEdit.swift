import DropboxDatastore
import Foundation

/// What a line of `dbx data edit` does with a record.
struct RecordEdit: Decodable {
    private enum Action {
        /// The record shall have these fields.
        case replace([String: DatastoreValue])
        case update(set: [String: DatastoreValue], remove: [String])
        case delete
    }

    /// The ID of the datastore, if the line names it.
    let datastore: String?
    let table: String
    /// The ID of the record; `nil` for a new one.
    let record: String?
    private let action: Action
    /// The number of the line.
    private(set) var line = 0

    private enum Key: String, CodingKey, CaseIterable {
        case datastore, table, record, fields, set, remove, deleted, before, after, change, outcome
    }

    private struct AnyKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }
        init?(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private struct Failure: Error { let message: String }

    private static let reverseKey = CodingUserInfoKey(rawValue: "reverse")

    /// Parses a line.
    ///
    /// - Parameters:
    ///   - text: The JSON.
    ///   - line: The number of the line.
    ///   - isReverse: Whether the line is the output of an edit to take back.
    init(_ text: Data, line: Int, isReverse: Bool) throws {
        let decoder = JSONDecoder()
        if let key = Self.reverseKey { decoder.userInfo[key] = isReverse }
        do { self = try decoder.decode(Self.self, from: text) } catch let error as DecodingError {
            // The decoder takes some invalid numbers and strings for values of another type.
            try Self.checkSyntax(text)
            throw error
        }
        self.line = line
    }

    private static func checkSyntax(_ text: Data) throws(Failure) {
        do { _ = try JSONSerialization.jsonObject(with: text, options: .fragmentsAllowed) } catch {
            let details = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String
            throw Failure(message: "invalid JSON" + (details.map { ": \($0)" } ?? ""))
        }
    }

    init(from decoder: any Decoder) throws {
        let isReverse = Self.reverseKey.flatMap { decoder.userInfo[$0] as? Bool } ?? false
        let results: Set<Key> = [.before, .after, .change, .outcome]
        for key in try decoder.container(keyedBy: AnyKey.self).allKeys {
            guard let known = Key(rawValue: key.stringValue) else {
                throw Failure(message: "unknown key \(key.stringValue)")
            }
            if !isReverse, results.contains(known) {
                throw Failure(message: "\(key.stringValue) is the result of an edit; --reverse takes it back")
            }
        }
        let container = try decoder.container(keyedBy: Key.self)
        datastore = try container.decodeIfPresent(String.self, forKey: .datastore)
        table = try container.decode(String.self, forKey: .table)
        record = try container.decodeIfPresent(String.self, forKey: .record)
        let fields = try container.decodeIfPresent(
            [String: DatastoreValue].self, forKey: isReverse ? .before : .fields)
        let set = try container.decodeIfPresent([String: DatastoreValue].self, forKey: .set)
        let remove = try container.decodeIfPresent([String].self, forKey: .remove)
        let isDeleted = try container.decodeIfPresent(Bool.self, forKey: .deleted) ?? false
        switch (fields, set ?? remove.map { _ in [:] }, isDeleted) {
        case (let fields?, nil, false): action = .replace(fields)
        case (nil, let set?, false): action = .update(set: set, remove: remove ?? [])
        case (nil, nil, true) where record != nil: action = .delete
        case (nil, nil, false) where isReverse && record != nil: action = .delete
        default:
            throw Failure(
                message: #"expected one of "fields", "set" and "remove", and "deleted": true with a "record""#)
        }
    }

    /// Makes the edit, and returns the ID of the record.
    func apply(to table: DatastoreTable) throws(DatastoreError) -> String {
        switch action {
        case .delete:
            guard let record else { return "" }
            try table.record(record)?.delete()
            return record
        case .replace(let fields):
            let record = try existing(table)
            try record.change(from: record.fields, to: fields)
            return record.id
        case .update(let set, let remove):
            let record = try existing(table)
            let old = try record.fields
            var new = old.merging(set) { $1 }
            for field in remove { new[field] = nil }
            try record.change(from: old, to: new)
            return record.id
        }
    }

    private func existing(_ table: DatastoreTable) throws(DatastoreError) -> DatastoreRecord {
        if let record { try table.recordOrInsert(record) } else { try table.insert() }
    }

    /// Returns what is wrong with a line.
    static func message(for error: any Error) -> String {
        switch error {
        case let error as Failure: error.message
        case DecodingError.keyNotFound(let key, _): "\(key.stringValue) is missing"
        case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
            context.codingPath.isEmpty
                ? "no JSON object"
                : "\(context.codingPath.map(\.stringValue).joined(separator: ".")) has another type"
        case DecodingError.dataCorrupted(let context) where !context.codingPath.isEmpty:
            "\(context.codingPath.map(\.stringValue).joined(separator: ".")): \(context.debugDescription)"
        default: "no JSON object"
        }
    }
}
