import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

// Protocols of an app that repeat the parameters of SwiftyDropbox 10. Dropbox has added parameters to these routes since.

private protocol FileRequestsCalls {
    func create(
        title: String, destination: String, deadline: FileRequests.FileRequestDeadline?, open: Bool,
        description_: String?
    ) -> RpcRequest<FileRequests.FileRequestSerializer, FileRequests.CreateFileRequestErrorSerializer>
}

private protocol FilesAppAuthCalls {
    func getThumbnailV2(
        resource: Files.PathOrLink, format: Files.ThumbnailFormat, size: Files.ThumbnailSize, mode: Files.ThumbnailMode
    ) -> DownloadRequestMemory<Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer>
    func getThumbnailV2(
        resource: Files.PathOrLink, format: Files.ThumbnailFormat, size: Files.ThumbnailSize,
        mode: Files.ThumbnailMode, overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer>
    func listFolder(
        path: String, recursive: Bool, includeMediaInfo: Bool, includeDeleted: Bool,
        includeHasExplicitSharedMembers: Bool, includeMountedFolders: Bool, limit: UInt32?,
        sharedLink: Files.SharedLink?, includePropertyGroups: FileProperties.TemplateFilterBase?,
        includeNonDownloadableFiles: Bool
    ) -> RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderErrorSerializer>
}

private protocol FilesCalls {
    func getThumbnail(
        path: String, format: Files.ThumbnailFormat, size: Files.ThumbnailSize, mode: Files.ThumbnailMode
    ) -> DownloadRequestMemory<Files.FileMetadataSerializer, Files.ThumbnailErrorSerializer>
    func getThumbnail(
        path: String, format: Files.ThumbnailFormat, size: Files.ThumbnailSize, mode: Files.ThumbnailMode,
        overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<Files.FileMetadataSerializer, Files.ThumbnailErrorSerializer>
    func getThumbnailV2(
        resource: Files.PathOrLink, format: Files.ThumbnailFormat, size: Files.ThumbnailSize, mode: Files.ThumbnailMode
    ) -> DownloadRequestMemory<Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer>
    func getThumbnailV2(
        resource: Files.PathOrLink, format: Files.ThumbnailFormat, size: Files.ThumbnailSize,
        mode: Files.ThumbnailMode, overwrite: Bool, destination: URL
    ) -> DownloadRequestFile<Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer>
    func listFolder(
        path: String, recursive: Bool, includeMediaInfo: Bool, includeDeleted: Bool,
        includeHasExplicitSharedMembers: Bool, includeMountedFolders: Bool, limit: UInt32?,
        sharedLink: Files.SharedLink?, includePropertyGroups: FileProperties.TemplateFilterBase?,
        includeNonDownloadableFiles: Bool
    ) -> RpcRequest<Files.ListFolderResultSerializer, Files.ListFolderErrorSerializer>
    func listFolderGetLatestCursor(
        path: String, recursive: Bool, includeMediaInfo: Bool, includeDeleted: Bool,
        includeHasExplicitSharedMembers: Bool, includeMountedFolders: Bool, limit: UInt32?,
        sharedLink: Files.SharedLink?, includePropertyGroups: FileProperties.TemplateFilterBase?,
        includeNonDownloadableFiles: Bool
    ) -> RpcRequest<Files.ListFolderGetLatestCursorResultSerializer, Files.ListFolderErrorSerializer>
    func listRevisions(
        path: String, mode: Files.ListRevisionsMode, limit: UInt64
    ) -> RpcRequest<Files.ListRevisionsResultSerializer, Files.ListRevisionsErrorSerializer>
}

private protocol SharingCalls {
    func addFileMember(
        file: String, members: [Sharing.MemberSelector], customMessage: String?, quiet: Bool,
        accessLevel: Sharing.AccessLevel, addMessageAsComment: Bool
    ) -> RpcRequest<ArraySerializer<Sharing.FileMemberActionResultSerializer>, Sharing.AddFileMemberErrorSerializer>
    func addFolderMember(
        sharedFolderId: String, members: [Sharing.AddMember], quiet: Bool, customMessage: String?
    ) -> RpcRequest<VoidSerializer, Sharing.AddFolderMemberErrorSerializer>
    func listFolderMembers(
        sharedFolderId: String, actions: [Sharing.MemberAction]?, limit: UInt32
    ) -> RpcRequest<Sharing.SharedFolderMembersSerializer, Sharing.SharedFolderAccessErrorSerializer>
}

private protocol TeamCalls {
    func membersRemove(
        user: Team.UserSelectorArg, wipeData: Bool, transferDestId: Team.UserSelectorArg?,
        transferAdminId: Team.UserSelectorArg?, keepAccount: Bool, retainTeamShares: Bool
    ) -> RpcRequest<Async.LaunchEmptyResultSerializer, Team.MembersRemoveErrorSerializer>
}

extension FileRequestsRoutes: FileRequestsCalls {}
extension FilesAppAuthRoutes: FilesAppAuthCalls {}
extension FilesRoutes: FilesCalls {}
extension SharingRoutes: SharingCalls {}
extension TeamRoutes: TeamCalls {}

/// Routes that have more parameters than in SwiftyDropbox 10.
@Suite(.timeLimit(.minutes(5))) struct EarlierSignatureTests {
    @Test func protocolsCallTheRoutes() async throws {
        try await SnippetFixture.with { fixture in
            for name in ["a", "b"] { try fixture.ada.put("/\(name)", name) }
            let files: any FilesCalls = fixture.client.files
            let listed = try await files.listFolder(
                path: "", recursive: false, includeMediaInfo: false, includeDeleted: false,
                includeHasExplicitSharedMembers: false, includeMountedFolders: true, limit: 1, sharedLink: nil,
                includePropertyGroups: nil, includeNonDownloadableFiles: true
            ).response()
            #expect(listed.entries.map(\.name) == ["a"] && listed.hasMore)
            let revisions = try await files.listRevisions(path: "/a", mode: .path, limit: 1).response()
            #expect(revisions.entries.map(\.name) == ["a"])

            let sharing: any SharingCalls = fixture.client.sharing
            let added = try await sharing.addFileMember(
                file: "/a", members: [.email("bob@example.com")], customMessage: nil, quiet: true,
                accessLevel: .viewer, addMessageAsComment: false
            ).response()
            #expect(added.count == 1)
        }
    }

    @Test func functionValuesCallTheRoutes() async throws {
        try await SnippetFixture.with { fixture in
            try fixture.ada.put("/a", "a")
            let list = fixture.client.files.listFolder(
                path:recursive:includeMediaInfo:includeDeleted:includeHasExplicitSharedMembers:includeMountedFolders:
                limit:sharedLink:includePropertyGroups:includeNonDownloadableFiles:)
            let listed = try await list("", true, false, false, false, true, nil, nil, nil, true).response()
            #expect(listed.entries.map(\.name) == ["a"])
            let revisions:
                (String, Files.ListRevisionsMode, UInt64) -> RpcRequest<
                    Files.ListRevisionsResultSerializer, Files.ListRevisionsErrorSerializer
                > = fixture.client.files.listRevisions
            #expect(try await revisions("/a", .path, 10).response().entries.count == 1)
        }
    }
}
