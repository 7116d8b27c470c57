// Generated from API/*.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxFiles
import DropboxPaper
import DropboxSharing
import DropboxTransfer

/// A request of a background session, after a relaunch of the app. It has a case for each route that transfers content,
/// called on behalf of a user or a team.
public enum DropboxBaseRequestBox: Sendable {
    /// A request of `account/get_photo`.
    case account_getPhoto(DownloadRequestFile<Account.AccountPhotoGetResultSerializer, Account.AccountPhotoGetErrorSerializer>)
    /// A request of `files/alpha/upload`.
    case files_alphaUpload(UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer>)
    /// A request of `files/download`.
    case files_download(DownloadRequestFile<Files.FileMetadataSerializer, Files.DownloadErrorSerializer>)
    /// A request of `files/download_zip`.
    case files_downloadZip(DownloadRequestFile<Files.DownloadZipResultSerializer, Files.DownloadZipErrorSerializer>)
    /// A request of `files/export`.
    case files_export(DownloadRequestFile<Files.ExportResultSerializer, Files.ExportErrorSerializer>)
    /// A request of `files/get_preview`.
    case files_getPreview(DownloadRequestFile<Files.FileMetadataSerializer, Files.PreviewErrorSerializer>)
    /// A request of `files/get_thumbnail`.
    case files_getThumbnail(DownloadRequestFile<Files.FileMetadataSerializer, Files.ThumbnailErrorSerializer>)
    /// A request of `files/get_thumbnail_v2`.
    case files_getThumbnailV2(DownloadRequestFile<Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer>)
    /// A request of `files/paper/create`.
    case files_paperCreate(UploadRequest<Files.PaperCreateResultSerializer, Files.PaperCreateErrorSerializer>)
    /// A request of `files/paper/update`.
    case files_paperUpdate(UploadRequest<Files.PaperUpdateResultSerializer, Files.PaperUpdateErrorSerializer>)
    /// A request of `files/upload`.
    case files_upload(UploadRequest<Files.FileMetadataSerializer, Files.UploadErrorSerializer>)
    /// A request of `files/upload_session/append`.
    case files_uploadSessionAppend(UploadRequest<VoidSerializer, Files.UploadSessionAppendErrorSerializer>)
    /// A request of `files/upload_session/append_v2`.
    case files_uploadSessionAppendV2(UploadRequest<VoidSerializer, Files.UploadSessionAppendErrorSerializer>)
    /// A request of `files/upload_session/append_batch`.
    case files_uploadSessionAppendBatch(UploadRequest<Files.UploadSessionAppendBatchResultSerializer, Files.UploadSessionAppendBatchErrorSerializer>)
    /// A request of `files/upload_session/finish`.
    case files_uploadSessionFinish(UploadRequest<Files.FileMetadataSerializer, Files.UploadSessionFinishErrorSerializer>)
    /// A request of `files/upload_session/start`.
    case files_uploadSessionStart(UploadRequest<Files.UploadSessionStartResultSerializer, Files.UploadSessionStartErrorSerializer>)
    /// A request of `paper/docs/create`.
    case paper_docsCreate(UploadRequest<Paper.PaperDocCreateUpdateResultSerializer, Paper.PaperDocCreateErrorSerializer>)
    /// A request of `paper/docs/download`.
    case paper_docsDownload(DownloadRequestFile<Paper.PaperDocExportResultSerializer, Paper.DocLookupErrorSerializer>)
    /// A request of `paper/docs/update`.
    case paper_docsUpdate(UploadRequest<Paper.PaperDocCreateUpdateResultSerializer, Paper.PaperDocUpdateErrorSerializer>)
    /// A request of `sharing/get_shared_link_file`.
    case sharing_getSharedLinkFile(DownloadRequestFile<Sharing.SharedLinkMetadataSerializer, Sharing.GetSharedLinkFileErrorSerializer>)
    /// A request of `batchUpload` or `batchUploadFiles`.
    case files_batchUpload(BatchUploadTask)
}

extension DropboxBaseRequestBox {
    /// Returns the request of a transfer, or `nil` if there is no case for its route. For internal use only.
    public static func reconnecting(_ transfer: BackgroundTransfer) -> DropboxBaseRequestBox? {
        switch transfer.route {
        case "account/get_photo": .account_getPhoto(transfer.download(Account.getPhoto))
        case "files/alpha/upload": .files_alphaUpload(transfer.upload(Files.alphaUpload))
        case "files/download": .files_download(transfer.download(Files.download))
        case "files/download_zip": .files_downloadZip(transfer.download(Files.downloadZip))
        case "files/export": .files_export(transfer.download(Files.export))
        case "files/get_preview": .files_getPreview(transfer.download(Files.getPreview))
        case "files/get_thumbnail": .files_getThumbnail(transfer.download(Files.getThumbnail))
        case "files/get_thumbnail_v2": .files_getThumbnailV2(transfer.download(Files.getThumbnailV2))
        case "files/paper/create": .files_paperCreate(transfer.upload(Files.paperCreate))
        case "files/paper/update": .files_paperUpdate(transfer.upload(Files.paperUpdate))
        case "files/upload": .files_upload(transfer.upload(Files.upload))
        case "files/upload_session/append": .files_uploadSessionAppend(transfer.upload(Files.uploadSessionAppend))
        case "files/upload_session/append_v2": .files_uploadSessionAppendV2(
            transfer.upload(Files.uploadSessionAppendV2)
        )
        case "files/upload_session/append_batch": .files_uploadSessionAppendBatch(
            transfer.upload(Files.uploadSessionAppendBatch)
        )
        case "files/upload_session/finish": .files_uploadSessionFinish(transfer.upload(Files.uploadSessionFinish))
        case "files/upload_session/start": .files_uploadSessionStart(transfer.upload(Files.uploadSessionStart))
        case "paper/docs/create": .paper_docsCreate(transfer.upload(Paper.docsCreate))
        case "paper/docs/download": .paper_docsDownload(transfer.download(Paper.docsDownload))
        case "paper/docs/update": .paper_docsUpdate(transfer.upload(Paper.docsUpdate))
        case "sharing/get_shared_link_file": .sharing_getSharedLinkFile(transfer.download(Sharing.getSharedLinkFile))
        case "files/batch_upload": .files_batchUpload(transfer.batchUpload())
        default: nil
        }
    }
}

/// A request of a background session, after a relaunch of the app. It has a case for each route that transfers content,
/// called with the key and secret of an app.
public enum DropboxAppBaseRequestBox: Sendable {
    /// A request of `files/get_thumbnail_v2`.
    case files_getThumbnailV2(DownloadRequestFile<Files.PreviewResultSerializer, Files.ThumbnailV2ErrorSerializer>)
    /// A request of `sharing/get_shared_link_file`.
    case sharing_getSharedLinkFile(DownloadRequestFile<Sharing.SharedLinkMetadataSerializer, Sharing.GetSharedLinkFileErrorSerializer>)
}

extension DropboxAppBaseRequestBox {
    /// Returns the request of a transfer, or `nil` if there is no case for its route. For internal use only.
    public static func reconnecting(_ transfer: BackgroundTransfer) -> DropboxAppBaseRequestBox? {
        switch transfer.route {
        case "files/get_thumbnail_v2": .files_getThumbnailV2(transfer.download(Files.getThumbnailV2))
        case "sharing/get_shared_link_file": .sharing_getSharedLinkFile(transfer.download(Sharing.getSharedLinkFile))
        default: nil
        }
    }
}
