import DropboxCore
import DropboxStone
import Foundation

/// The fields of arguments and results whose texts a recording can contain. The texts of all other fields are replaced, so
/// a field that the specification adds is safe until somebody reviews it.
enum RecordedFields {
    /// The kinds of values by the names of their fields.
    static let kinds: [String: String] = {
        let fields: [String: [String]] = [
            "cursor": ["cursor"], "job": ["async_job_id"], "session": ["session_id", "upload_session_id"],
            "rev": ["rev", "parent_rev", "before_rev", "original_revision_id", "update"],
            "hash": ["content_hash", "export_hash"], "ns": ["root"],
            "url": [
                "url", "link", "preview_url", "profile_photo_url", "referral_link", "redirect_uri", "thumbnail_url",
                "upsell_url", "publisher_url",
            ],
            "name": [
                "given_name", "surname", "familiar_name", "family_name", "display_name",
                "owner_display_names", "requester_name", "user_name", "group_name", "team_name", "host_name",
                "display_name_legacy", "device_name", "lockholder_name", "member_given_name", "member_surname",
                "new_given_name", "new_surname", "new_group_name", "external_id", "member_external_id",
                "new_external_id", "group_external_id", "new_group_external_id", "persistent_id",
                "member_persistent_id", "new_persistent_id", "client_item_id", "creator", "artist", "company",
                "copyright",
            ],
            "email": [
                "email", "user_email", "requester_email", "secondary_email", "new_email", "member_email",
                "author_email", "invalid_email",
            ],
            "domain": ["domains", "entries_already_exist", "entries_do_not_exist", "malformed_entry"],
            "token": [
                "access_token", "refresh_token", "id_token", "client_secret", "app_secret", "code", "code_verifier",
                "token", "authorization", "password", "link_password", "set_password", "oauth1_token",
                "oauth1_token_secret", "oauth2_token", "secret", "copy_reference", "ip_address", "phone",
            ],
        ]
        return Dictionary(
            fields.flatMap { kind, names in names.map { ($0, kind) } }, uniquingKeysWith: { first, _ in first })
    }()

    /// The fields that have paths, names of files, and other texts that neither identify a person nor give access. Patterns
    /// replace tokens, addresses, and known names in their texts.
    static let plain: Set<String> = [
        // Paths and names.
        "path", "from_path", "to_path", "destination", "path_lower", "path_display", "home_path", "result_path",
        "malformed_path", "original_file_path", "target", "name", "folder_name", "parent_folder_name", "file",
        "files", "paths", "filename", "new_filename", "query", "file_extensions", "paths_or_ids",
        // Texts that users write about files.
        "title", "description", "tag_text", "field_name", "value", "highlight_str", "text", "markdown", "hocr",
        // Values with a small range.
        "type", "format", "export_as", "export_format", "export_formats", "export_options", "mime_type",
        "content_type", "file_type", "country", "locale", "scope", "scopes", "required_scope", "reason", "message",
        "user_message", "error", "error_description", "error_summary", "result", "platform", "os", "os_version",
        "browser", "client_version", "user_agent", "app_name", "start_date", "end_date", "size", "altitude",
        "audio_language", "transcript_locale", "channel_layout", "codec_name", "codec_type", "creation_time",
        "date_time_original", "datestamp", "display_aspect_ratio", "exposure_time", "focal_length",
        "language_iso_639", "lens_model", "camera_make", "camera_model", "offset_time_original", "revision_number",
        "timestamp", "role_id", "iss", "invalid_argument", "server_error", "user_error", "warning", "failed",
    ]

    /// The tags of unions that a request can have as a text, by the names of the fields.
    private static let tags: [String: Set<String>] = {
        var tags: [String: Set<String>] = [:]
        var visited: Set<UnsafePointer<TypeInfo>> = []
        func visit(_ shape: ResolvedType, _ name: String) {
            if let element = shape.element { return visit(element.pointee, name) }
            guard let type = shape.type else { return }
            let fields = (0..<type.pointee.count).map { type.pointee.fields[$0] }
            if shape.wireType == .union { tags[name, default: []].formUnion(fields.map(\.name.string)) }
            guard visited.insert(type).inserted else { return }
            for field in fields { visit(field.shape, field.name.string) }
        }
        for schema in AllRoutes.namespaces {
            for index in schema.routes.indices {
                if let argument = schema.types(ofRoute: index)?.first { visit(argument, "") }
            }
        }
        return tags
    }()

    /// Returns whether a recording can contain the text of a field.
    static func isPlain(_ text: String, _ name: String) -> Bool {
        name.isEmpty || plain.contains(name) || tags[name]?.contains(text) ?? false
    }

    /// Returns the name of a field for the tables above. The name of a team or of a member's folder isn't one of a file.
    static func name(_ name: String, in fields: [String: JSONValue], parent: String) -> String {
        guard name == "name" else { return name }
        if ["team", "team_info"].contains(parent) || fields["team_id"] != nil { return "team_name" }
        if fields["id"]?.string?.hasPrefix("dbtid:") == true { return "team_name" }
        return fields["team_member_id"] == nil ? name : "display_name"
    }
}
