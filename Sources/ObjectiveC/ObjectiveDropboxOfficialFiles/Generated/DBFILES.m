// Generated from API/files.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILESAddTagArg
@dynamic path;
@dynamic tagText;
@end
@implementation DBFILESAddTagArgSerializer @end
@implementation DBFILESAddTagError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESAddTagErrorSerializer @end
@implementation DBFILESGetMetadataArg
@dynamic path;
@dynamic includeMediaInfo;
@dynamic includeDeleted;
@dynamic includeHasExplicitSharedMembers;
@dynamic includePropertyGroups;
@end
@implementation DBFILESGetMetadataArgSerializer @end
@implementation DBFILESAlphaGetMetadataArg
@dynamic includePropertyTemplates;
@end
@implementation DBFILESAlphaGetMetadataArgSerializer @end
@implementation DBFILESAlphaGetMetadataError
@dynamic tag;
@dynamic path;
@dynamic propertiesError;
@end
@implementation DBFILESAlphaGetMetadataErrorSerializer @end
@implementation DBFILESBaseTagError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESBaseTagErrorSerializer @end
@implementation DBFILESCommitInfo
@dynamic path;
@dynamic mode;
@dynamic autorename;
@dynamic clientModified;
@dynamic mute;
@dynamic propertyGroups;
@dynamic strictConflict;
@end
@implementation DBFILESCommitInfoSerializer @end
@implementation DBFILESContentSyncSetting
@dynamic id_;
@dynamic syncSetting;
@end
@implementation DBFILESContentSyncSettingSerializer @end
@implementation DBFILESContentSyncSettingArg
@dynamic id_;
@dynamic syncSetting;
@end
@implementation DBFILESContentSyncSettingArgSerializer @end
@implementation DBFILESCreateFolderArg
@dynamic path;
@dynamic autorename;
@end
@implementation DBFILESCreateFolderArgSerializer @end
@implementation DBFILESCreateFolderBatchArg
@dynamic paths;
@dynamic autorename;
@dynamic forceAsync;
@end
@implementation DBFILESCreateFolderBatchArgSerializer @end
@implementation DBFILESCreateFolderBatchError
@dynamic tag;
@end
@implementation DBFILESCreateFolderBatchErrorSerializer @end
@implementation DBFILESCreateFolderBatchJobStatus
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBFILESCreateFolderBatchJobStatusSerializer @end
@implementation DBFILESCreateFolderBatchLaunch
@dynamic tag;
@dynamic asyncJobId;
@dynamic complete;
@end
@implementation DBFILESCreateFolderBatchLaunchSerializer @end
@implementation DBFILESFileOpsResult @end
@implementation DBFILESFileOpsResultSerializer @end
@implementation DBFILESCreateFolderBatchResult
@dynamic entries;
@end
@implementation DBFILESCreateFolderBatchResultSerializer @end
@implementation DBFILESCreateFolderBatchResultEntry
@dynamic tag;
@dynamic success;
@dynamic failure;
@end
@implementation DBFILESCreateFolderBatchResultEntrySerializer @end
@implementation DBFILESCreateFolderEntryError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESCreateFolderEntryErrorSerializer @end
@implementation DBFILESCreateFolderEntryResult
@dynamic metadata;
@end
@implementation DBFILESCreateFolderEntryResultSerializer @end
@implementation DBFILESCreateFolderError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESCreateFolderErrorSerializer @end
@implementation DBFILESCreateFolderResult
@dynamic metadata;
@end
@implementation DBFILESCreateFolderResultSerializer @end
@implementation DBFILESDeleteArg
@dynamic path;
@dynamic parentRev;
@end
@implementation DBFILESDeleteArgSerializer @end
@implementation DBFILESDeleteBatchArg
@dynamic entries;
@end
@implementation DBFILESDeleteBatchArgSerializer @end
@implementation DBFILESDeleteBatchError
@dynamic tag;
@end
@implementation DBFILESDeleteBatchErrorSerializer @end
@implementation DBFILESDeleteBatchJobStatus
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBFILESDeleteBatchJobStatusSerializer @end
@implementation DBFILESDeleteBatchLaunch
@dynamic tag;
@dynamic asyncJobId;
@dynamic complete;
@end
@implementation DBFILESDeleteBatchLaunchSerializer @end
@implementation DBFILESDeleteBatchResult
@dynamic entries;
@end
@implementation DBFILESDeleteBatchResultSerializer @end
@implementation DBFILESDeleteBatchResultData
@dynamic metadata;
@end
@implementation DBFILESDeleteBatchResultDataSerializer @end
@implementation DBFILESDeleteBatchResultEntry
@dynamic tag;
@dynamic success;
@dynamic failure;
@end
@implementation DBFILESDeleteBatchResultEntrySerializer @end
@implementation DBFILESDeleteError
@dynamic tag;
@dynamic pathLookup;
@dynamic pathWrite;
@end
@implementation DBFILESDeleteErrorSerializer @end
@implementation DBFILESDeleteResult
@dynamic metadata;
@end
@implementation DBFILESDeleteResultSerializer @end
@implementation DBFILESMetadata
@dynamic name;
@dynamic pathLower;
@dynamic pathDisplay;
@dynamic parentSharedFolderId;
@dynamic previewUrl;
@end
@implementation DBFILESMetadataSerializer @end
@implementation DBFILESDeletedMetadata
@dynamic isRestorable;
@end
@implementation DBFILESDeletedMetadataSerializer @end
@implementation DBFILESDimensions
@dynamic height;
@dynamic width;
@end
@implementation DBFILESDimensionsSerializer @end
@implementation DBFILESDownloadArg
@dynamic path;
@dynamic rev;
@end
@implementation DBFILESDownloadArgSerializer @end
@implementation DBFILESDownloadError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESDownloadErrorSerializer @end
@implementation DBFILESDownloadZipArg
@dynamic path;
@end
@implementation DBFILESDownloadZipArgSerializer @end
@implementation DBFILESDownloadZipError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESDownloadZipErrorSerializer @end
@implementation DBFILESDownloadZipResult
@dynamic metadata;
@end
@implementation DBFILESDownloadZipResultSerializer @end
@implementation DBFILESExportArg
@dynamic path;
@dynamic exportFormat;
@end
@implementation DBFILESExportArgSerializer @end
@implementation DBFILESExportError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESExportErrorSerializer @end
@implementation DBFILESExportInfo
@dynamic exportAs;
@dynamic exportOptions;
@end
@implementation DBFILESExportInfoSerializer @end
@implementation DBFILESExportMetadata
@dynamic name;
@dynamic size;
@dynamic exportHash;
@dynamic paperRevision;
@end
@implementation DBFILESExportMetadataSerializer @end
@implementation DBFILESExportResult
@dynamic exportMetadata;
@dynamic fileMetadata;
@end
@implementation DBFILESExportResultSerializer @end
@implementation DBFILESFileCategory
@dynamic tag;
@end
@implementation DBFILESFileCategorySerializer @end
@implementation DBFILESFileLock
@dynamic content;
@end
@implementation DBFILESFileLockSerializer @end
@implementation DBFILESFileLockContent
@dynamic tag;
@dynamic singleUser;
@end
@implementation DBFILESFileLockContentSerializer @end
@implementation DBFILESFileLockMetadata
@dynamic isLockholder;
@dynamic lockholderName;
@dynamic lockholderAccountId;
@dynamic created;
@end
@implementation DBFILESFileLockMetadataSerializer @end
@implementation DBFILESFileMetadata
@dynamic id_;
@dynamic clientModified;
@dynamic serverModified;
@dynamic rev;
@dynamic size;
@dynamic mediaInfo;
@dynamic symlinkInfo;
@dynamic sharingInfo;
@dynamic isDownloadable;
@dynamic exportInfo;
@dynamic propertyGroups;
@dynamic hasExplicitSharedMembers;
@dynamic contentHash;
@dynamic fileLockInfo;
@dynamic isRestorable;
@end
@implementation DBFILESFileMetadataSerializer @end
@implementation DBFILESSharingInfo
@dynamic readOnly;
@end
@implementation DBFILESSharingInfoSerializer @end
@implementation DBFILESFileSharingInfo
@dynamic parentSharedFolderId;
@dynamic modifiedBy;
@end
@implementation DBFILESFileSharingInfoSerializer @end
@implementation DBFILESFileStatus
@dynamic tag;
@end
@implementation DBFILESFileStatusSerializer @end
@implementation DBFILESFolderMetadata
@dynamic id_;
@dynamic sharedFolderId;
@dynamic sharingInfo;
@dynamic propertyGroups;
@end
@implementation DBFILESFolderMetadataSerializer @end
@implementation DBFILESFolderSharingInfo
@dynamic parentSharedFolderId;
@dynamic sharedFolderId;
@dynamic traverseOnly;
@dynamic noAccess;
@end
@implementation DBFILESFolderSharingInfoSerializer @end
@implementation DBFILESGetCopyReferenceArg
@dynamic path;
@end
@implementation DBFILESGetCopyReferenceArgSerializer @end
@implementation DBFILESGetCopyReferenceError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESGetCopyReferenceErrorSerializer @end
@implementation DBFILESGetCopyReferenceResult
@dynamic metadata;
@dynamic dCopyReference;
@dynamic expires;
@end
@implementation DBFILESGetCopyReferenceResultSerializer @end
@implementation DBFILESGetMetadataError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESGetMetadataErrorSerializer @end
@implementation DBFILESGetTagsArg
@dynamic paths;
@end
@implementation DBFILESGetTagsArgSerializer @end
@implementation DBFILESGetTagsResult
@dynamic pathsToTags;
@end
@implementation DBFILESGetTagsResultSerializer @end
@implementation DBFILESGetTemporaryLinkArg
@dynamic path;
@end
@implementation DBFILESGetTemporaryLinkArgSerializer @end
@implementation DBFILESGetTemporaryLinkError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESGetTemporaryLinkErrorSerializer @end
@implementation DBFILESGetTemporaryLinkResult
@dynamic metadata;
@dynamic link;
@end
@implementation DBFILESGetTemporaryLinkResultSerializer @end
@implementation DBFILESGetTemporaryUploadLinkArg
@dynamic commitInfo;
@dynamic duration;
@end
@implementation DBFILESGetTemporaryUploadLinkArgSerializer @end
@implementation DBFILESGetTemporaryUploadLinkResult
@dynamic link;
@end
@implementation DBFILESGetTemporaryUploadLinkResultSerializer @end
@implementation DBFILESGetThumbnailBatchArg
@dynamic entries;
@end
@implementation DBFILESGetThumbnailBatchArgSerializer @end
@implementation DBFILESGetThumbnailBatchError
@dynamic tag;
@end
@implementation DBFILESGetThumbnailBatchErrorSerializer @end
@implementation DBFILESGetThumbnailBatchResult
@dynamic entries;
@end
@implementation DBFILESGetThumbnailBatchResultSerializer @end
@implementation DBFILESGetThumbnailBatchResultData
@dynamic metadata;
@dynamic thumbnail;
@end
@implementation DBFILESGetThumbnailBatchResultDataSerializer @end
@implementation DBFILESGetThumbnailBatchResultEntry
@dynamic tag;
@dynamic success;
@dynamic failure;
@end
@implementation DBFILESGetThumbnailBatchResultEntrySerializer @end
@implementation DBFILESGpsCoordinates
@dynamic latitude;
@dynamic longitude;
@end
@implementation DBFILESGpsCoordinatesSerializer @end
@implementation DBFILESHighlightSpan
@dynamic highlightStr;
@dynamic isHighlighted;
@end
@implementation DBFILESHighlightSpanSerializer @end
@implementation DBFILESImportFormat
@dynamic tag;
@end
@implementation DBFILESImportFormatSerializer @end
@implementation DBFILESListFolderArg
@dynamic path;
@dynamic recursive;
@dynamic includeMediaInfo;
@dynamic includeDeleted;
@dynamic includeHasExplicitSharedMembers;
@dynamic includeMountedFolders;
@dynamic limit;
@dynamic sharedLink;
@dynamic includePropertyGroups;
@dynamic includeNonDownloadableFiles;
@dynamic includeRestorableInfo;
@end
@implementation DBFILESListFolderArgSerializer @end
@implementation DBFILESListFolderContinueArg
@dynamic cursor;
@end
@implementation DBFILESListFolderContinueArgSerializer @end
@implementation DBFILESListFolderContinueError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESListFolderContinueErrorSerializer @end
@implementation DBFILESListFolderError
@dynamic tag;
@dynamic path;
@dynamic templateError;
@end
@implementation DBFILESListFolderErrorSerializer @end
@implementation DBFILESListFolderGetLatestCursorResult
@dynamic cursor;
@end
@implementation DBFILESListFolderGetLatestCursorResultSerializer @end
@implementation DBFILESListFolderLongpollArg
@dynamic cursor;
@dynamic timeout;
@end
@implementation DBFILESListFolderLongpollArgSerializer @end
@implementation DBFILESListFolderLongpollError
@dynamic tag;
@end
@implementation DBFILESListFolderLongpollErrorSerializer @end
@implementation DBFILESListFolderLongpollResult
@dynamic changes;
@dynamic backoff;
@end
@implementation DBFILESListFolderLongpollResultSerializer @end
@implementation DBFILESListFolderResult
@dynamic entries;
@dynamic cursor;
@dynamic hasMore;
@end
@implementation DBFILESListFolderResultSerializer @end
@implementation DBFILESListRevisionsArg
@dynamic path;
@dynamic mode;
@dynamic limit;
@dynamic beforeRev;
@dynamic includeRestorableInfo;
@end
@implementation DBFILESListRevisionsArgSerializer @end
@implementation DBFILESListRevisionsError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESListRevisionsErrorSerializer @end
@implementation DBFILESListRevisionsMode
@dynamic tag;
@end
@implementation DBFILESListRevisionsModeSerializer @end
@implementation DBFILESListRevisionsResult
@dynamic isDeleted;
@dynamic serverDeleted;
@dynamic entries;
@dynamic hasMore;
@end
@implementation DBFILESListRevisionsResultSerializer @end
@implementation DBFILESLockConflictError
@dynamic lock;
@end
@implementation DBFILESLockConflictErrorSerializer @end
@implementation DBFILESLockFileArg
@dynamic path;
@end
@implementation DBFILESLockFileArgSerializer @end
@implementation DBFILESLockFileBatchArg
@dynamic entries;
@end
@implementation DBFILESLockFileBatchArgSerializer @end
@implementation DBFILESLockFileBatchResult
@dynamic entries;
@end
@implementation DBFILESLockFileBatchResultSerializer @end
@implementation DBFILESLockFileError
@dynamic tag;
@dynamic pathLookup;
@dynamic lockConflict;
@end
@implementation DBFILESLockFileErrorSerializer @end
@implementation DBFILESLockFileResult
@dynamic metadata;
@dynamic lock;
@end
@implementation DBFILESLockFileResultSerializer @end
@implementation DBFILESLockFileResultEntry
@dynamic tag;
@dynamic success;
@dynamic failure;
@end
@implementation DBFILESLockFileResultEntrySerializer @end
@implementation DBFILESLookupError
@dynamic tag;
@dynamic malformedPath;
@end
@implementation DBFILESLookupErrorSerializer @end
@implementation DBFILESMediaInfo
@dynamic tag;
@dynamic metadata;
@end
@implementation DBFILESMediaInfoSerializer @end
@implementation DBFILESMediaMetadata
@dynamic dimensions;
@dynamic location;
@dynamic timeTaken;
@end
@implementation DBFILESMediaMetadataSerializer @end
@implementation DBFILESMetadataV2
@dynamic tag;
@dynamic metadata;
@end
@implementation DBFILESMetadataV2Serializer @end
@implementation DBFILESMinimalFileLinkMetadata
@dynamic url;
@dynamic id_;
@dynamic path;
@dynamic rev;
@end
@implementation DBFILESMinimalFileLinkMetadataSerializer @end
@implementation DBFILESRelocationBatchArgBase
@dynamic entries;
@dynamic autorename;
@end
@implementation DBFILESRelocationBatchArgBaseSerializer @end
@implementation DBFILESMoveBatchArg
@dynamic allowOwnershipTransfer;
@end
@implementation DBFILESMoveBatchArgSerializer @end
@implementation DBFILESMoveIntoFamilyError
@dynamic tag;
@end
@implementation DBFILESMoveIntoFamilyErrorSerializer @end
@implementation DBFILESMoveIntoVaultError
@dynamic tag;
@end
@implementation DBFILESMoveIntoVaultErrorSerializer @end
@implementation DBFILESPaperContentError
@dynamic tag;
@end
@implementation DBFILESPaperContentErrorSerializer @end
@implementation DBFILESPaperCreateArg
@dynamic path;
@dynamic importFormat;
@end
@implementation DBFILESPaperCreateArgSerializer @end
@implementation DBFILESPaperCreateError
@dynamic tag;
@end
@implementation DBFILESPaperCreateErrorSerializer @end
@implementation DBFILESPaperCreateResult
@dynamic url;
@dynamic resultPath;
@dynamic fileId;
@dynamic paperRevision;
@end
@implementation DBFILESPaperCreateResultSerializer @end
@implementation DBFILESPaperDocUpdatePolicy
@dynamic tag;
@end
@implementation DBFILESPaperDocUpdatePolicySerializer @end
@implementation DBFILESPaperUpdateArg
@dynamic path;
@dynamic importFormat;
@dynamic docUpdatePolicy;
@dynamic paperRevision;
@end
@implementation DBFILESPaperUpdateArgSerializer @end
@implementation DBFILESPaperUpdateError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESPaperUpdateErrorSerializer @end
@implementation DBFILESPaperUpdateResult
@dynamic paperRevision;
@end
@implementation DBFILESPaperUpdateResultSerializer @end
@implementation DBFILESPathOrLink
@dynamic tag;
@dynamic path;
@dynamic link;
@end
@implementation DBFILESPathOrLinkSerializer @end
@implementation DBFILESPathToTags
@dynamic path;
@dynamic tags;
@end
@implementation DBFILESPathToTagsSerializer @end
@implementation DBFILESPhotoMetadata @end
@implementation DBFILESPhotoMetadataSerializer @end
@implementation DBFILESPreviewArg
@dynamic path;
@dynamic rev;
@end
@implementation DBFILESPreviewArgSerializer @end
@implementation DBFILESPreviewError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESPreviewErrorSerializer @end
@implementation DBFILESPreviewResult
@dynamic fileMetadata;
@dynamic linkMetadata;
@end
@implementation DBFILESPreviewResultSerializer @end
@implementation DBFILESRelocationPath
@dynamic fromPath;
@dynamic toPath;
@end
@implementation DBFILESRelocationPathSerializer @end
@implementation DBFILESRelocationArg
@dynamic allowSharedFolder;
@dynamic autorename;
@dynamic allowOwnershipTransfer;
@end
@implementation DBFILESRelocationArgSerializer @end
@implementation DBFILESRelocationBatchArg
@dynamic allowSharedFolder;
@dynamic allowOwnershipTransfer;
@end
@implementation DBFILESRelocationBatchArgSerializer @end
@implementation DBFILESRelocationBatchError
@dynamic tag;
@dynamic fromLookup;
@dynamic fromWrite;
@dynamic to;
@dynamic cantMoveIntoVault;
@dynamic cantMoveIntoFamily;
@end
@implementation DBFILESRelocationBatchErrorSerializer @end
@implementation DBFILESRelocationBatchErrorEntry
@dynamic tag;
@dynamic relocationError;
@end
@implementation DBFILESRelocationBatchErrorEntrySerializer @end
@implementation DBFILESRelocationBatchJobStatus
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBFILESRelocationBatchJobStatusSerializer @end
@implementation DBFILESRelocationBatchLaunch
@dynamic tag;
@dynamic asyncJobId;
@dynamic complete;
@end
@implementation DBFILESRelocationBatchLaunchSerializer @end
@implementation DBFILESRelocationBatchResult
@dynamic entries;
@end
@implementation DBFILESRelocationBatchResultSerializer @end
@implementation DBFILESRelocationBatchResultData
@dynamic metadata;
@end
@implementation DBFILESRelocationBatchResultDataSerializer @end
@implementation DBFILESRelocationBatchResultEntry
@dynamic tag;
@dynamic success;
@dynamic failure;
@end
@implementation DBFILESRelocationBatchResultEntrySerializer @end
@implementation DBFILESRelocationBatchV2JobStatus
@dynamic tag;
@dynamic complete;
@end
@implementation DBFILESRelocationBatchV2JobStatusSerializer @end
@implementation DBFILESRelocationBatchV2Launch
@dynamic tag;
@dynamic asyncJobId;
@dynamic complete;
@end
@implementation DBFILESRelocationBatchV2LaunchSerializer @end
@implementation DBFILESRelocationBatchV2Result
@dynamic entries;
@end
@implementation DBFILESRelocationBatchV2ResultSerializer @end
@implementation DBFILESRelocationError
@dynamic tag;
@dynamic fromLookup;
@dynamic fromWrite;
@dynamic to;
@dynamic cantMoveIntoVault;
@dynamic cantMoveIntoFamily;
@end
@implementation DBFILESRelocationErrorSerializer @end
@implementation DBFILESRelocationResult
@dynamic metadata;
@end
@implementation DBFILESRelocationResultSerializer @end
@implementation DBFILESRemoveTagArg
@dynamic path;
@dynamic tagText;
@end
@implementation DBFILESRemoveTagArgSerializer @end
@implementation DBFILESRemoveTagError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESRemoveTagErrorSerializer @end
@implementation DBFILESRestoreArg
@dynamic path;
@dynamic rev;
@end
@implementation DBFILESRestoreArgSerializer @end
@implementation DBFILESRestoreError
@dynamic tag;
@dynamic pathLookup;
@dynamic pathWrite;
@end
@implementation DBFILESRestoreErrorSerializer @end
@implementation DBFILESSaveCopyReferenceArg
@dynamic dCopyReference;
@dynamic path;
@end
@implementation DBFILESSaveCopyReferenceArgSerializer @end
@implementation DBFILESSaveCopyReferenceError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESSaveCopyReferenceErrorSerializer @end
@implementation DBFILESSaveCopyReferenceResult
@dynamic metadata;
@end
@implementation DBFILESSaveCopyReferenceResultSerializer @end
@implementation DBFILESSaveUrlArg
@dynamic path;
@dynamic url;
@end
@implementation DBFILESSaveUrlArgSerializer @end
@implementation DBFILESSaveUrlError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESSaveUrlErrorSerializer @end
@implementation DBFILESSaveUrlJobStatus
@dynamic tag;
@dynamic complete;
@dynamic failed;
@end
@implementation DBFILESSaveUrlJobStatusSerializer @end
@implementation DBFILESSaveUrlResult
@dynamic tag;
@dynamic asyncJobId;
@dynamic complete;
@end
@implementation DBFILESSaveUrlResultSerializer @end
@implementation DBFILESSearchArg
@dynamic path;
@dynamic query;
@dynamic start;
@dynamic maxResults;
@dynamic mode;
@end
@implementation DBFILESSearchArgSerializer @end
@implementation DBFILESSearchError
@dynamic tag;
@dynamic path;
@dynamic invalidArgument;
@end
@implementation DBFILESSearchErrorSerializer @end
@implementation DBFILESSearchMatch
@dynamic matchType;
@dynamic metadata;
@end
@implementation DBFILESSearchMatchSerializer @end
@implementation DBFILESSearchMatchFieldOptions
@dynamic includeHighlights;
@end
@implementation DBFILESSearchMatchFieldOptionsSerializer @end
@implementation DBFILESSearchMatchType
@dynamic tag;
@end
@implementation DBFILESSearchMatchTypeSerializer @end
@implementation DBFILESSearchMatchTypeV2
@dynamic tag;
@end
@implementation DBFILESSearchMatchTypeV2Serializer @end
@implementation DBFILESSearchMatchV2
@dynamic metadata;
@dynamic matchType;
@dynamic highlightSpans;
@end
@implementation DBFILESSearchMatchV2Serializer @end
@implementation DBFILESSearchMode
@dynamic tag;
@end
@implementation DBFILESSearchModeSerializer @end
@implementation DBFILESSearchOptions
@dynamic path;
@dynamic maxResults;
@dynamic orderBy;
@dynamic fileStatus;
@dynamic filenameOnly;
@dynamic fileExtensions;
@dynamic fileCategories;
@dynamic accountId;
@end
@implementation DBFILESSearchOptionsSerializer @end
@implementation DBFILESSearchOrderBy
@dynamic tag;
@end
@implementation DBFILESSearchOrderBySerializer @end
@implementation DBFILESSearchResult
@dynamic matches;
@dynamic more;
@dynamic start;
@end
@implementation DBFILESSearchResultSerializer @end
@implementation DBFILESSearchV2Arg
@dynamic query;
@dynamic options;
@dynamic matchFieldOptions;
@dynamic includeHighlights;
@end
@implementation DBFILESSearchV2ArgSerializer @end
@implementation DBFILESSearchV2ContinueArg
@dynamic cursor;
@end
@implementation DBFILESSearchV2ContinueArgSerializer @end
@implementation DBFILESSearchV2Result
@dynamic matches;
@dynamic hasMore;
@dynamic cursor;
@end
@implementation DBFILESSearchV2ResultSerializer @end
@implementation DBFILESSharedLink
@dynamic url;
@dynamic password;
@end
@implementation DBFILESSharedLinkSerializer @end
@implementation DBFILESSharedLinkFileInfo
@dynamic url;
@dynamic path;
@dynamic password;
@end
@implementation DBFILESSharedLinkFileInfoSerializer @end
@implementation DBFILESSingleUserLock
@dynamic created;
@dynamic lockHolderAccountId;
@dynamic lockHolderTeamId;
@end
@implementation DBFILESSingleUserLockSerializer @end
@implementation DBFILESSymlinkInfo
@dynamic target;
@end
@implementation DBFILESSymlinkInfoSerializer @end
@implementation DBFILESSyncSetting
@dynamic tag;
@end
@implementation DBFILESSyncSettingSerializer @end
@implementation DBFILESSyncSettingArg
@dynamic tag;
@end
@implementation DBFILESSyncSettingArgSerializer @end
@implementation DBFILESSyncSettingsError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESSyncSettingsErrorSerializer @end
@implementation DBFILESTag
@dynamic tag;
@dynamic userGeneratedTag;
@end
@implementation DBFILESTagSerializer @end
@implementation DBFILESThumbnailArg
@dynamic path;
@dynamic format;
@dynamic size;
@dynamic mode;
@dynamic quality;
@dynamic excludeMediaInfo;
@end
@implementation DBFILESThumbnailArgSerializer @end
@implementation DBFILESThumbnailError
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESThumbnailErrorSerializer @end
@implementation DBFILESThumbnailFormat
@dynamic tag;
@end
@implementation DBFILESThumbnailFormatSerializer @end
@implementation DBFILESThumbnailMode
@dynamic tag;
@end
@implementation DBFILESThumbnailModeSerializer @end
@implementation DBFILESThumbnailQuality
@dynamic tag;
@end
@implementation DBFILESThumbnailQualitySerializer @end
@implementation DBFILESThumbnailSize
@dynamic tag;
@end
@implementation DBFILESThumbnailSizeSerializer @end
@implementation DBFILESThumbnailV2Arg
@dynamic resource;
@dynamic format;
@dynamic size;
@dynamic mode;
@dynamic quality;
@dynamic excludeMediaInfo;
@end
@implementation DBFILESThumbnailV2ArgSerializer @end
@implementation DBFILESThumbnailV2Error
@dynamic tag;
@dynamic path;
@end
@implementation DBFILESThumbnailV2ErrorSerializer @end
@implementation DBFILESUnlockFileArg
@dynamic path;
@end
@implementation DBFILESUnlockFileArgSerializer @end
@implementation DBFILESUnlockFileBatchArg
@dynamic entries;
@end
@implementation DBFILESUnlockFileBatchArgSerializer @end
@implementation DBFILESUploadArg
@dynamic contentHash;
@end
@implementation DBFILESUploadArgSerializer @end
@implementation DBFILESUploadError
@dynamic tag;
@dynamic path;
@dynamic propertiesError;
@end
@implementation DBFILESUploadErrorSerializer @end
@implementation DBFILESUploadSessionAppendArg
@dynamic cursor;
@dynamic close;
@dynamic contentHash;
@end
@implementation DBFILESUploadSessionAppendArgSerializer @end
@implementation DBFILESUploadSessionAppendBatchArg
@dynamic entries;
@dynamic contentHash;
@end
@implementation DBFILESUploadSessionAppendBatchArgSerializer @end
@implementation DBFILESUploadSessionAppendBatchArgEntry
@dynamic cursor;
@dynamic length;
@dynamic close;
@end
@implementation DBFILESUploadSessionAppendBatchArgEntrySerializer @end
@implementation DBFILESUploadSessionAppendBatchEntryError
@dynamic tag;
@dynamic incorrectOffset;
@end
@implementation DBFILESUploadSessionAppendBatchEntryErrorSerializer @end
@implementation DBFILESUploadSessionAppendBatchError
@dynamic tag;
@end
@implementation DBFILESUploadSessionAppendBatchErrorSerializer @end
@implementation DBFILESUploadSessionAppendBatchResult
@dynamic entries;
@end
@implementation DBFILESUploadSessionAppendBatchResultSerializer @end
@implementation DBFILESUploadSessionAppendBatchResultEntry
@dynamic tag;
@dynamic failure;
@end
@implementation DBFILESUploadSessionAppendBatchResultEntrySerializer @end
@implementation DBFILESUploadSessionAppendError
@dynamic tag;
@dynamic incorrectOffset;
@end
@implementation DBFILESUploadSessionAppendErrorSerializer @end
@implementation DBFILESUploadSessionCursor
@dynamic sessionId;
@dynamic offset;
@end
@implementation DBFILESUploadSessionCursorSerializer @end
@implementation DBFILESUploadSessionFinishArg
@dynamic cursor;
@dynamic commit;
@dynamic contentHash;
@end
@implementation DBFILESUploadSessionFinishArgSerializer @end
@implementation DBFILESUploadSessionFinishBatchArg
@dynamic entries;
@end
@implementation DBFILESUploadSessionFinishBatchArgSerializer @end
@implementation DBFILESUploadSessionFinishBatchJobStatus
@dynamic tag;
@dynamic complete;
@end
@implementation DBFILESUploadSessionFinishBatchJobStatusSerializer @end
@implementation DBFILESUploadSessionFinishBatchLaunch
@dynamic tag;
@dynamic asyncJobId;
@dynamic complete;
@end
@implementation DBFILESUploadSessionFinishBatchLaunchSerializer @end
@implementation DBFILESUploadSessionFinishBatchResult
@dynamic entries;
@end
@implementation DBFILESUploadSessionFinishBatchResultSerializer @end
@implementation DBFILESUploadSessionFinishBatchResultEntry
@dynamic tag;
@dynamic success;
@dynamic failure;
@end
@implementation DBFILESUploadSessionFinishBatchResultEntrySerializer @end
@implementation DBFILESUploadSessionFinishError
@dynamic tag;
@dynamic lookupFailed;
@dynamic path;
@dynamic propertiesError;
@end
@implementation DBFILESUploadSessionFinishErrorSerializer @end
@implementation DBFILESUploadSessionLookupError
@dynamic tag;
@dynamic incorrectOffset;
@end
@implementation DBFILESUploadSessionLookupErrorSerializer @end
@implementation DBFILESUploadSessionOffsetError
@dynamic correctOffset;
@end
@implementation DBFILESUploadSessionOffsetErrorSerializer @end
@implementation DBFILESUploadSessionStartArg
@dynamic close;
@dynamic sessionType;
@dynamic contentHash;
@end
@implementation DBFILESUploadSessionStartArgSerializer @end
@implementation DBFILESUploadSessionStartBatchArg
@dynamic sessionType;
@dynamic numSessions;
@end
@implementation DBFILESUploadSessionStartBatchArgSerializer @end
@implementation DBFILESUploadSessionStartBatchResult
@dynamic sessionIds;
@end
@implementation DBFILESUploadSessionStartBatchResultSerializer @end
@implementation DBFILESUploadSessionStartError
@dynamic tag;
@end
@implementation DBFILESUploadSessionStartErrorSerializer @end
@implementation DBFILESUploadSessionStartResult
@dynamic sessionId;
@end
@implementation DBFILESUploadSessionStartResultSerializer @end
@implementation DBFILESUploadSessionType
@dynamic tag;
@end
@implementation DBFILESUploadSessionTypeSerializer @end
@implementation DBFILESUploadWriteFailed
@dynamic reason;
@dynamic uploadSessionId;
@end
@implementation DBFILESUploadWriteFailedSerializer @end
@implementation DBFILESUserGeneratedTag
@dynamic tagText;
@end
@implementation DBFILESUserGeneratedTagSerializer @end
@implementation DBFILESVideoMetadata
@dynamic duration;
@end
@implementation DBFILESVideoMetadataSerializer @end
@implementation DBFILESWriteConflictError
@dynamic tag;
@end
@implementation DBFILESWriteConflictErrorSerializer @end
@implementation DBFILESWriteError
@dynamic tag;
@dynamic malformedPath;
@dynamic conflict;
@end
@implementation DBFILESWriteErrorSerializer @end
@implementation DBFILESWriteMode
@dynamic tag;
@dynamic update;
@end
@implementation DBFILESWriteModeSerializer @end
