import APIModel

/// The fields of the API that differ from those of SwiftyDropbox 10.2.4, the interface that programs were written for.
///
/// In Swift, an argument with a default can be added to a function. In Objective-C, it changes the selector, so that
/// the one without the new arguments must be declared, too. Add a field here if Dropbox adds it to a struct that programs
/// know.
enum PublishedFields {
    /// Returns the fields that were added, as indices of `fields`.
    ///
    /// - Parameters:
    ///   - fields: All fields of the struct, including inherited ones.
    ///   - structure: The struct.
    static func added(_ fields: [Field], of structure: TypeName, in api: API) -> Set<Int> {
        let types = [structure] + api.ancestors(of: structure)
        return Set(
            fields.indices.filter { index in
                types.contains { added.contains("\($0.namespace).\($0.name).\(fields[index].name)") }
            })
    }

    /// Returns whether a field that can be `nil` today had a value in each object.
    static func wasNeverNil(_ field: Field, of type: TypeName) -> Bool {
        neverNil.contains("\(type.namespace).\(type.name).\(field.name)")
    }

    private static let added: Set<String> = [
        "common.UserRootInfo.home_path", "file_requests.CreateFileRequestArgs.video_project_id",
        "file_requests.FileRequest.video_project_id", "files.DeletedMetadata.is_restorable",
        "files.FileMetadata.is_restorable", "files.ListFolderArg.include_restorable_info",
        "files.ListRevisionsArg.before_rev", "files.ListRevisionsArg.include_restorable_info",
        "files.ListRevisionsResult.has_more", "files.ThumbnailArg.exclude_media_info", "files.ThumbnailArg.quality",
        "files.ThumbnailV2Arg.exclude_media_info", "files.ThumbnailV2Arg.quality",
        "paper.ListPaperDocsArgs.stop_at_date", "paper.PaperDocExport.include_comments",
        "sharing.AddFileMemberArgs.fp_sealed_result", "sharing.AddFolderMemberArg.fp_sealed_result",
        "sharing.LinkPermissions.can_request_access", "sharing.LinkPermissions.can_sync",
        "sharing.LinkPermissions.change_shared_link_expiration_policy",
        "sharing.LinkPermissions.days_to_expire_policy",
        "sharing.LinkPermissions.enforce_shared_link_password_policy", "sharing.ListFolderMembersArgs.path",
        "sharing.SharedFolderMetadata.folder_id", "team.MembersRemoveArg.permanently_delete_files",
        "team.NamespaceMetadata.quota_limit", "team.TeamFolderMetadata.quota_limit",
        "team.TeamMemberProfile.root_folder_id", "team_log.AdminAlertingAlertConfiguration.malware_exclusion_state",
        "team_log.FileRequestDetails.has_password", "team_log.SharedLinkAddExpiryDetails.is_consolidation_action",
        "team_log.SharedLinkChangeExpiryDetails.is_consolidation_action",
        "team_log.SharedLinkChangeVisibilityDetails.is_consolidation_action",
        "team_policies.TeamMemberPolicies.top_level_content_policy",
        "team_policies.TeamSharingPolicies.default_link_expiration_days_policy",
        "team_policies.TeamSharingPolicies.enforce_link_password_policy",
        "team_policies.TeamSharingPolicies.shared_link_default_permissions_policy",
        "users.FullTeam.top_level_content_policy",
    ]

    private static let neverNil: Set<String> = [
        "sharing.AddFileMemberArgs.access_level", "sharing.AddMember.access_level",
    ]
}
