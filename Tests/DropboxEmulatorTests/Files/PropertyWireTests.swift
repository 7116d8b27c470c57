import DropboxSQLite
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of custom properties over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct PropertyWireTests {
    private let security = #"""
        {"name":"Security","description":"Who may read","fields":[
        {"name":"level","description":"How secret","type":"string"},
        {"name":"owner","description":"Whose","type":{".tag":"string"}}]}
        """#

    private func add(_ template: String, _ wire: Wire) async throws -> String {
        let response = try await wire.rpc("file_properties/templates/add_for_user", template)
        let id = try #require(response.json["template_id"] as? String)
        #expect(id.hasPrefix("ptid:"))
        return id
    }

    private func group(_ template: String, _ level: String) -> String {
        #"{"template_id":"\#(template)","fields":[{"name":"level","value":"\#(level)"}]}"#
    }

    private func groups(of path: String, _ template: String, _ wire: Wire) async throws -> String? {
        let argument =
            #"{"path":"\#(path)","include_property_groups":{".tag":"filter_some","filter_some":["\#(template)"]}}"#
        let text = try await wire.rpc("files/get_metadata", argument).text
        guard let start = text.range(of: #""property_groups":"#)?.upperBound else { return nil }
        return text[start...].firstIndex(of: "]").map { _ in String(text[start...]) }
    }

    // MARK: Templates

    @Test func templatesCanBeAddedReadUpdatedAndRemoved() async throws {
        try await Wire.run { wire in
            let id = try await add(security, wire)
            let argument = #"{"template_id":"\#(id)"}"#
            let got = try await wire.rpc("file_properties/templates/get_for_user", argument)
            #expect(
                got.text
                    == #"{"name":"Security","description":"Who may read","fields":[{"name":"level","description":"How secret","type":{".tag":"string"}},{"name":"owner","description":"Whose","type":{".tag":"string"}}]}"#
            )
            let change =
                #"{"template_id":"\#(id)","name":"Secrecy","add_fields":[{"name":"until","description":"","type":"string"}]}"#
            let changed = try await wire.rpc("file_properties/templates/update_for_user", change)
            #expect(changed.text == #"{"template_id":"\#(id)"}"#)
            let again = try await wire.rpc("file_properties/templates/get_for_user", argument)
            #expect(again.json["name"] as? String == "Secrecy")
            #expect((again.json["fields"] as? [Any])?.count == 3)
            let conflict = try await wire.rpc("file_properties/templates/update_for_user", change)
            #expect(conflict.summary == "conflicting_property_names/")
            let listed = try await wire.rpc("file_properties/templates/list_for_user", "null")
            #expect(listed.text == #"{"template_ids":["\#(id)"]}"#)
            #expect(try await wire.rpc("file_properties/templates/remove_for_user", argument).text == "null")
            let removed = try await wire.rpc("file_properties/templates/get_for_user", argument)
            #expect(removed.status == 409)
            #expect(removed.text.hasSuffix(#""error": {".tag":"template_not_found","template_not_found":"\#(id)"}}"#))
        }
    }

    @Test func templatesHaveLimits() async throws {
        try await Wire.run { wire in
            let fields = (1...33).map { #"{"name":"f\#($0)","description":"","type":"string"}"# }.joined(separator: ",")
            let many = #"{"name":"x","description":"","fields":[\#(fields)]}"#
            let route = "file_properties/templates/add_for_user"
            let tooMany = try await wire.rpc(route, many).summary
            #expect(tooMany == "too_many_properties/")
            let long = String(repeating: "x", count: 257)
            let large = #"{"name":"\#(long)","description":"","fields":[]}"#
            let tooLarge = try await wire.rpc(route, large).summary
            #expect(tooLarge == "template_attribute_too_large/")
        }
    }

    @Test func templateIsInvisibleToOtherApps() async throws {
        try await Wire.run { wire in
            let id = try await add(security, wire)
            try wire.emulator.store.database.write {
                try $0.execute("UPDATE property_templates SET owner = replace(owner, ' emulatorappkey', ' other')")
            }
            let got = try await wire.rpc("file_properties/templates/get_for_user", #"{"template_id":"\#(id)"}"#)
            #expect(got.summary == "template_not_found/")
        }
    }

    // MARK: Properties

    @Test func propertiesCanBeAddedUpdatedAndRemoved() async throws {
        try await Wire.run { wire in
            let id = try await add(security, wire)
            _ = try await wire.upload(#"{"path":"/a"}"#, "x")
            let add = #"{"path":"/a","property_groups":[\#(group(id, "high"))]}"#
            #expect(try await wire.rpc("file_properties/properties/add", add).text == "null")
            #expect(
                try await wire.rpc("file_properties/properties/add", add).summary == "property_group_already_exists/")
            let shown = try await groups(of: "/a", id, wire)
            #expect(
                shown?.hasPrefix(#"[{"template_id":"\#(id)","fields":[{"name":"level","value":"high"}]}]"#) == true)
            let update = #"""
                {"path":"/a","update_property_groups":[{"template_id":"\#(id)",
                "add_or_update_fields":[{"name":"owner","value":"Ada"}],"remove_fields":["level"]}]}
                """#
            #expect(try await wire.rpc("file_properties/properties/update", update).text == "null")
            let updated = try await groups(of: "/a", id, wire)
            #expect(updated?.contains(#""fields":[{"name":"owner","value":"Ada"}]"#) == true)
            let overwrite = #"{"path":"/a","property_groups":[\#(group(id, "low"))]}"#
            #expect(try await wire.rpc("files/properties/overwrite", overwrite).text == "null")
            let overwritten = try await groups(of: "/a", id, wire)
            #expect(overwritten?.contains(#""fields":[{"name":"level","value":"low"}]"#) == true)
            let remove = #"{"path":"/a","property_template_ids":["\#(id)"]}"#
            #expect(try await wire.rpc("file_properties/properties/remove", remove).text == "null")
            let twice = try await wire.rpc("file_properties/properties/remove", remove)
            #expect(twice.summary == "property_group_lookup/property_group_not_found/")
            #expect(try await groups(of: "/a", id, wire) == nil)
        }
    }

    @Test func invalidPropertiesAreRejected() async throws {
        try await Wire.run { wire in
            let id = try await add(security, wire)
            _ = try await wire.upload(#"{"path":"/a"}"#, "x")
            func errorSummary(of groups: String, to path: String = "/a") async throws -> String {
                let argument = #"{"path":"\#(path)","property_groups":[\#(groups)]}"#
                return try await wire.rpc("file_properties/properties/add", argument).summary
            }
            #expect(try await errorSummary(of: group("ptid:none", "x")) == "template_not_found/")
            #expect(try await errorSummary(of: group(id, "x"), to: "/none") == "path/not_found/")
            #expect(
                try await errorSummary(of: group(id, String(repeating: "x", count: 1025)))
                    == "property_field_too_large/")
            let odd = #"{"template_id":"\#(id)","fields":[{"name":"odd","value":""}]}"#
            #expect(try await errorSummary(of: odd) == "does_not_fit_template/")
            #expect(try await errorSummary(of: group(id, "x") + "," + group(id, "y")) == "duplicate_property_groups/")
        }
    }

    @Test func uploadsSetPropertiesAndListingsIncludeThem() async throws {
        try await Wire.run { wire in
            let id = try await add(security, wire)
            let upload = try await wire.upload(
                #"{"path":"/a","mute":true,"property_groups":[\#(group(id, "x"))]}"#, "x")
            #expect(upload.text.contains(#""property_groups":[{"template_id":"\#(id)","#))
            _ = try await wire.upload(#"{"path":"/b"}"#, "x")
            let filter = #"{".tag":"filter_some","filter_some":["\#(id)"]}"#
            let argument = #"{"path":"","limit":1,"include_property_groups":\#(filter)}"#
            let page = try await wire.rpc("files/list_folder", argument)
            #expect(page.text.contains(#""property_groups":[{"template_id":"\#(id)","#))
            let cursor = try #require(page.json["cursor"] as? String)
            _ = try await wire.rpc(
                "file_properties/properties/add", #"{"path":"/b","property_groups":[\#(group(id, "y"))]}"#)
            let next = try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#)
            #expect(next.text.contains(#"{"name":"level","value":"y"}"#))
            let wrong = #"{"path":"","include_property_groups":{".tag":"filter_some","filter_some":["ptid:x"]}}"#
            #expect(try await wire.rpc("files/list_folder", wrong).summary == "template_error/template_not_found/")
            // The file was written although its properties were rejected.
            let bad = try await wire.upload(#"{"path":"/c","property_groups":[\#(group("ptid:x", "x"))]}"#, "x")
            #expect(bad.summary == "properties_error/template_not_found/")
            #expect(try await wire.download("/c").status == 200)
            let alpha = #"{"path":"/a","include_property_templates":["\#(id)"]}"#
            #expect(try await wire.rpc("files/alpha/get_metadata", alpha).text.contains(#""value":"x""#))
            let alphaWrong = #"{"path":"/a","include_property_templates":["ptid:x"]}"#
            let refused = try await wire.rpc("files/alpha/get_metadata", alphaWrong)
            #expect(refused.summary == "properties_error/property_group_not_found/")
        }
    }

    // MARK: Search

    @Test func propertySearchReturnsItemsInPages() async throws {
        try await Wire.run({ $0.limits.pageSize = 2 }) { wire in
            let id = try await add(security, wire)
            for (name, level) in [("a", "High"), ("b", "low"), ("c", "high"), ("d", "high")] {
                _ = try await wire.upload(#"{"path":"/\#(name)","property_groups":[\#(group(id, level))]}"#, name)
            }
            _ = try await wire.rpc("files/delete_v2", #"{"path":"/d"}"#)
            let query = #"{"queries":[{"query":"high","mode":{".tag":"field_name","field_name":"level"}}]}"#
            let first = try await wire.rpc("file_properties/properties/search", query)
            let matches = try #require(first.json["matches"] as? [[String: Any]])
            #expect(matches.map { $0["path"] as? String } == ["/a", "/c"])
            #expect(matches.map { $0["is_deleted"] as? Bool } == [false, false])
            let cursor = try #require(first.json["cursor"] as? String)
            let route = "file_properties/properties/search/continue"
            let nextPage = try await wire.rpc(route, #"{"cursor":"\#(cursor)"}"#)
            let last = try #require(nextPage.json["matches"] as? [[String: Any]])
            #expect(last.map { $0["path"] as? String } == ["/d"])
            #expect(last.map { $0["is_deleted"] as? Bool } == [true])
            #expect(nextPage.json["cursor"] == nil)
            #expect(try await wire.rpc(route, #"{"cursor":"nonsense"}"#).summary == "reset/")
            let other = #"{"queries":[{"query":"high","mode":{".tag":"field_name","field_name":"owner"}}]}"#
            #expect(try await wire.rpc("file_properties/properties/search", other).text == #"{"matches":[]}"#)
        }
    }
}
