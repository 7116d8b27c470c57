// Generated from API/paper.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension Paper {
    /// `paper/docs/archive`
    @export(implementation)
    public static var docsArchive: Route<Paper.RefPaperDoc, Void, Paper.DocLookupError> {
        Route(_schema, 0)
    }
    /// `paper/docs/create`
    @export(implementation)
    public static var docsCreate: Route<Paper.PaperDocCreateArgs, Paper.PaperDocCreateUpdateResult, Paper.PaperDocCreateError> {
        Route(_schema, 1)
    }
    /// `paper/docs/download`
    @export(implementation)
    public static var docsDownload: Route<Paper.PaperDocExport, Paper.PaperDocExportResult, Paper.DocLookupError> {
        Route(_schema, 2)
    }
    /// `paper/docs/folder_users/list`
    @export(implementation)
    public static var docsFolderUsersList: Route<Paper.ListUsersOnFolderArgs, Paper.ListUsersOnFolderResponse, Paper.DocLookupError> {
        Route(_schema, 3)
    }
    /// `paper/docs/folder_users/list/continue`
    @export(implementation)
    public static var docsFolderUsersListContinue: Route<Paper.ListUsersOnFolderContinueArgs, Paper.ListUsersOnFolderResponse, Paper.ListUsersCursorError> {
        Route(_schema, 4)
    }
    /// `paper/docs/get_folder_info`
    @export(implementation)
    public static var docsGetFolderInfo: Route<Paper.RefPaperDoc, Paper.FoldersContainingPaperDoc, Paper.DocLookupError> {
        Route(_schema, 5)
    }
    /// `paper/docs/get_metadata`
    @export(implementation)
    public static var docsGetMetadata: Route<Paper.GetDocMetadataArg, Paper.PaperDocGetMetadataResult, Paper.DocLookupError> {
        Route(_schema, 6)
    }
    /// `paper/docs/list`
    @export(implementation)
    public static var docsList: Route<Paper.ListPaperDocsArgs, Paper.ListPaperDocsResponse, Void> {
        Route(_schema, 7)
    }
    /// `paper/docs/list/continue`
    @export(implementation)
    public static var docsListContinue: Route<Paper.ListPaperDocsContinueArgs, Paper.ListPaperDocsResponse, Paper.ListDocsCursorError> {
        Route(_schema, 8)
    }
    /// `paper/docs/permanently_delete`
    @export(implementation)
    public static var docsPermanentlyDelete: Route<Paper.RefPaperDoc, Void, Paper.DocLookupError> {
        Route(_schema, 9)
    }
    /// `paper/docs/sharing_policy/get`
    @export(implementation)
    public static var docsSharingPolicyGet: Route<Paper.RefPaperDoc, Paper.SharingPolicy, Paper.DocLookupError> {
        Route(_schema, 10)
    }
    /// `paper/docs/sharing_policy/set`
    @export(implementation)
    public static var docsSharingPolicySet: Route<Paper.PaperDocSharingPolicy, Void, Paper.DocLookupError> {
        Route(_schema, 11)
    }
    /// `paper/docs/update`
    @export(implementation)
    public static var docsUpdate: Route<Paper.PaperDocUpdateArgs, Paper.PaperDocCreateUpdateResult, Paper.PaperDocUpdateError> {
        Route(_schema, 12)
    }
    /// `paper/docs/users/add`
    @export(implementation)
    public static var docsUsersAdd: Route<Paper.AddPaperDocUser, [Paper.AddPaperDocUserMemberResult], Paper.DocLookupError> {
        Route(_schema, 13)
    }
    /// `paper/docs/users/list`
    @export(implementation)
    public static var docsUsersList: Route<Paper.ListUsersOnPaperDocArgs, Paper.ListUsersOnPaperDocResponse, Paper.DocLookupError> {
        Route(_schema, 14)
    }
    /// `paper/docs/users/list/continue`
    @export(implementation)
    public static var docsUsersListContinue: Route<Paper.ListUsersOnPaperDocContinueArgs, Paper.ListUsersOnPaperDocResponse, Paper.ListUsersCursorError> {
        Route(_schema, 15)
    }
    /// `paper/docs/users/remove`
    @export(implementation)
    public static var docsUsersRemove: Route<Paper.RemovePaperDocUser, Void, Paper.DocLookupError> {
        Route(_schema, 16)
    }
    /// `paper/folders/create`
    @export(implementation)
    public static var foldersCreate: Route<Paper.PaperFolderCreateArg, Paper.PaperFolderCreateResult, Paper.PaperFolderCreateError> {
        Route(_schema, 17)
    }
}
