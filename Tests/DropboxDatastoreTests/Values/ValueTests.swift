import Foundation
import Testing

@testable import DropboxDatastore

@Suite struct ValueTests {
    private static let values: [(DatastoreValue, String)] = [
        (.bool(true), "true"), (.bool(false), "false"), (.int(1), #"{"I":"1"}"#),
        (.int(.min), #"{"I":"-9223372036854775808"}"#), (.double(1.5), "1.5"), (.double(.nan), #"{"N":"nan"}"#),
        (.double(.infinity), #"{"N":"+inf"}"#), (.double(-.infinity), #"{"N":"-inf"}"#), (.string("a/é"), #""a/é""#),
        (.date(milliseconds: -1), #"{"T":"-1"}"#), (.bytes(Data([0, 255])), #"{"B":"AP8="}"#),
        (.list([.int(1), .string("x")]), #"[{"I":"1"},"x"]"#), (.list([]), "[]"),
    ]

    @Test(arguments: values) func jsonIsTheDocumentedForm(_ value: DatastoreValue, _ json: String) throws {
        let encoded = try FileCoding.encode(value)
        #expect(String(decoding: encoded, as: UTF8.self) == json)
        #expect(try FileCoding.decode(DatastoreValue.self, from: encoded) == value)
    }

    @Test(arguments: [
        "null", "{}", #"{"I":1}"#, #"{"I":"9223372036854775808"}"#, #"{"I":"1","N":"nan"}"#, #"{"N":"inf"}"#,
        #"{"T":"1.5"}"#, #"{"B":"*"}"#, #"{"X":"1"}"#, "[[1]]", "[null]", #"{"I":"99999999999999999999999999999"}"#,
    ])
    func invalidJSONIsRejected(_ json: String) {
        #expect(throws: DecodingError.self) { try FileCoding.decode(DatastoreValue.self, from: Data(json.utf8)) }
    }

    /// In ascending order.
    private static let ascending: [DatastoreValue] = [
        .bool(false), .bool(true), .double(.nan), .double(-.infinity), .int(.min), .double(-1.5), .int(-1), .double(0),
        .double(0.5), .int(1), .double(9_007_199_254_740_992), .int(9_007_199_254_740_993), .int(.max),
        .double(9.3e18), .double(.infinity), .string(""), .string("Z"), .string("a"), .string("ab"), .string("é"),
        .bytes(Data()), .bytes(Data([0])), .bytes(Data([255])), .date(milliseconds: -5), .date(milliseconds: 3),
        .list([]), .list([.int(1)]), .list([.int(1), .bool(false)]), .list([.int(2)]),
    ]

    @Test func orderIsTotal() {
        for (one, value) in Self.ascending.enumerated() {
            for (other, otherValue) in Self.ascending.enumerated() {
                #expect(value.comparison(with: otherValue).signum() == (one - other).signum(), "\(value) \(otherValue)")
            }
        }
    }

    @Test func equalNumbersOfDifferentTypesAreOrderedAlike() {
        #expect(DatastoreValue.int(1).comparison(with: .double(1)) == 0)
        #expect(DatastoreValue.int(1) != .double(1))
        #expect(Set([DatastoreValue.double(.nan), .double(-.nan), .double(0), .double(-0.0)]).count == 2)
    }

    @Test func sumsWrapAround() {
        #expect(DatastoreValue.int(.max).adding(.int(1)) == .int(.min))
        #expect(DatastoreValue.int(.min).subtracting(.int(1)) == .int(.max))
        #expect(DatastoreValue.int(1).adding(.double(0.5)) == .double(1.5))
        #expect(DatastoreValue.int(1).adding(.string("1")) == nil)
    }

    @Test func datesOutOfRangeAreRejected() throws {
        #expect(try DatastoreValue.date(Date(timeIntervalSince1970: 1.0004)) == .date(milliseconds: 1000))
        #expect(DatastoreValue.date(milliseconds: .max).date != nil)
        for seconds in [1e300, -1e300, .infinity, .nan] {
            #expect(throws: DatastoreError.self) { try DatastoreValue.date(Date(timeIntervalSince1970: seconds)) }
        }
    }

    @Test func sizesAreTheDocumentedOnes() {
        #expect(DatastoreValue.string("aé").size == 3)
        #expect(DatastoreValue.bytes(Data(count: 5)).size == 5)
        #expect(DatastoreValue.int(.max).size == 0)
        #expect(DatastoreValue.list([.int(1), .string("ab")]).size == 42)
        #expect(DatastoreValue.recordSize(["a": .string("x"), "b": .int(1)]) == 301)
    }

    @Test(arguments: ["", ":info", "a b", "é", String(repeating: "a", count: 65)])
    func invalidIDsAreRejected(_ id: String) {
        #expect(throws: DatastoreError.self) { try Identifier.check(id, "record") }
    }

    @Test(arguments: ["", ".", "..a", "a.", "A", "a/b", "ä", String(repeating: "a", count: 65)])
    func invalidDatastoreIDsAreRejected(_ id: String) {
        #expect(throws: DatastoreError.self) { try Identifier.checkDatastore(id) }
    }

    @Test func validIDsAreAccepted() throws {
        try Identifier.check("aZ09_.+/=-", "record")
        try Identifier.check(String(repeating: "a", count: 64), "record")
        try Identifier.checkDatastore("default")
        try Identifier.checkDatastore("a.b_c-9")
    }
}
