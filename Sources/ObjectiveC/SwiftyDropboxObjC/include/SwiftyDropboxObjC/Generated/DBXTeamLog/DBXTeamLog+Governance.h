// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogDispositionActionType, DBXTeamLogDurationLogInfo,
    DBXTeamLogEventDetailsGovernancePolicyAddFolderFailedDetails,
    DBXTeamLogEventDetailsGovernancePolicyAddFoldersDetails,
    DBXTeamLogEventDetailsGovernancePolicyContentDisposedDetails, DBXTeamLogEventDetailsGovernancePolicyCreateDetails,
    DBXTeamLogEventDetailsGovernancePolicyDeleteDetails, DBXTeamLogEventDetailsGovernancePolicyEditDetailsDetails,
    DBXTeamLogEventDetailsGovernancePolicyEditDurationDetails,
    DBXTeamLogEventDetailsGovernancePolicyExportCreatedDetails,
    DBXTeamLogEventDetailsGovernancePolicyExportRemovedDetails,
    DBXTeamLogEventDetailsGovernancePolicyRemoveFoldersDetails,
    DBXTeamLogEventDetailsGovernancePolicyReportCreatedDetails,
    DBXTeamLogEventDetailsGovernancePolicyZipPartDownloadedDetails,
    DBXTeamLogEventTypeArgGovernancePolicyAddFolderFailed, DBXTeamLogEventTypeArgGovernancePolicyAddFolders,
    DBXTeamLogEventTypeArgGovernancePolicyContentDisposed, DBXTeamLogEventTypeArgGovernancePolicyCreate,
    DBXTeamLogEventTypeArgGovernancePolicyDelete, DBXTeamLogEventTypeArgGovernancePolicyEditDetails,
    DBXTeamLogEventTypeArgGovernancePolicyEditDuration, DBXTeamLogEventTypeArgGovernancePolicyExportCreated,
    DBXTeamLogEventTypeArgGovernancePolicyExportRemoved, DBXTeamLogEventTypeArgGovernancePolicyRemoveFolders,
    DBXTeamLogEventTypeArgGovernancePolicyReportCreated, DBXTeamLogEventTypeArgGovernancePolicyZipPartDownloaded,
    DBXTeamLogEventTypeGovernancePolicyAddFolderFailed, DBXTeamLogEventTypeGovernancePolicyAddFolders,
    DBXTeamLogEventTypeGovernancePolicyContentDisposed, DBXTeamLogEventTypeGovernancePolicyCreate,
    DBXTeamLogEventTypeGovernancePolicyDelete, DBXTeamLogEventTypeGovernancePolicyEditDetails,
    DBXTeamLogEventTypeGovernancePolicyEditDuration, DBXTeamLogEventTypeGovernancePolicyExportCreated,
    DBXTeamLogEventTypeGovernancePolicyExportRemoved, DBXTeamLogEventTypeGovernancePolicyRemoveFolders,
    DBXTeamLogEventTypeGovernancePolicyReportCreated, DBXTeamLogEventTypeGovernancePolicyZipPartDownloaded,
    DBXTeamLogGovernancePolicyAddFolderFailedDetails, DBXTeamLogGovernancePolicyAddFolderFailedType,
    DBXTeamLogGovernancePolicyAddFoldersDetails, DBXTeamLogGovernancePolicyAddFoldersType,
    DBXTeamLogGovernancePolicyContentDisposedDetails, DBXTeamLogGovernancePolicyContentDisposedType,
    DBXTeamLogGovernancePolicyCreateDetails, DBXTeamLogGovernancePolicyCreateType,
    DBXTeamLogGovernancePolicyDeleteDetails, DBXTeamLogGovernancePolicyDeleteType,
    DBXTeamLogGovernancePolicyEditDetailsDetails, DBXTeamLogGovernancePolicyEditDetailsType,
    DBXTeamLogGovernancePolicyEditDurationDetails, DBXTeamLogGovernancePolicyEditDurationType,
    DBXTeamLogGovernancePolicyExportCreatedDetails, DBXTeamLogGovernancePolicyExportCreatedType,
    DBXTeamLogGovernancePolicyExportRemovedDetails, DBXTeamLogGovernancePolicyExportRemovedType,
    DBXTeamLogGovernancePolicyRemoveFoldersDetails, DBXTeamLogGovernancePolicyRemoveFoldersType,
    DBXTeamLogGovernancePolicyReportCreatedDetails, DBXTeamLogGovernancePolicyReportCreatedType,
    DBXTeamLogGovernancePolicyZipPartDownloadedDetails, DBXTeamLogGovernancePolicyZipPartDownloadedType,
    DBXTeamLogPolicyType;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (GovernanceMembers)
/// The object if its tag is `governance_policy_add_folders_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGovernancePolicyAddFoldersDetails *asGovernancePolicyAddFoldersDetails;

/// The object if its tag is `governance_policy_add_folder_failed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGovernancePolicyAddFolderFailedDetails *asGovernancePolicyAddFolderFailedDetails;

/// The object if its tag is `governance_policy_content_disposed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGovernancePolicyContentDisposedDetails *asGovernancePolicyContentDisposedDetails;

/// The object if its tag is `governance_policy_create_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGovernancePolicyCreateDetails *asGovernancePolicyCreateDetails;

/// The object if its tag is `governance_policy_delete_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGovernancePolicyDeleteDetails *asGovernancePolicyDeleteDetails;

/// The object if its tag is `governance_policy_edit_details_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGovernancePolicyEditDetailsDetails *asGovernancePolicyEditDetailsDetails;

/// The object if its tag is `governance_policy_edit_duration_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGovernancePolicyEditDurationDetails *asGovernancePolicyEditDurationDetails;

/// The object if its tag is `governance_policy_export_created_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGovernancePolicyExportCreatedDetails *asGovernancePolicyExportCreatedDetails;

/// The object if its tag is `governance_policy_export_removed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGovernancePolicyExportRemovedDetails *asGovernancePolicyExportRemovedDetails;

/// The object if its tag is `governance_policy_remove_folders_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGovernancePolicyRemoveFoldersDetails *asGovernancePolicyRemoveFoldersDetails;

/// The object if its tag is `governance_policy_report_created_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGovernancePolicyReportCreatedDetails *asGovernancePolicyReportCreatedDetails;

/// The object if its tag is `governance_policy_zip_part_downloaded_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsGovernancePolicyZipPartDownloadedDetails *asGovernancePolicyZipPartDownloadedDetails;
@end

/// Details of an event in which folders were added to a data governance policy.
@interface DBXTeamLogEventDetailsGovernancePolicyAddFoldersDetails : DBXTeamLogEventDetails
/// The value of `governance_policy_add_folders_details`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyAddFoldersDetails *governancePolicyAddFoldersDetails;

/// Creates an object with the tag `governance_policy_add_folders_details`.
- (instancetype)init:(DBXTeamLogGovernancePolicyAddFoldersDetails *)governancePolicyAddFoldersDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a folder couldn't be added to a data governance policy.
@interface DBXTeamLogEventDetailsGovernancePolicyAddFolderFailedDetails : DBXTeamLogEventDetails
/// The value of `governance_policy_add_folder_failed_details`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyAddFolderFailedDetails *governancePolicyAddFolderFailedDetails;

/// Creates an object with the tag `governance_policy_add_folder_failed_details`.
- (instancetype)init:(DBXTeamLogGovernancePolicyAddFolderFailedDetails *)governancePolicyAddFolderFailedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which content was disposed of under a data governance policy.
@interface DBXTeamLogEventDetailsGovernancePolicyContentDisposedDetails : DBXTeamLogEventDetails
/// The value of `governance_policy_content_disposed_details`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyContentDisposedDetails *governancePolicyContentDisposedDetails;

/// Creates an object with the tag `governance_policy_content_disposed_details`.
- (instancetype)init:(DBXTeamLogGovernancePolicyContentDisposedDetails *)governancePolicyContentDisposedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a data governance policy was activated.
@interface DBXTeamLogEventDetailsGovernancePolicyCreateDetails : DBXTeamLogEventDetails
/// The value of `governance_policy_create_details`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyCreateDetails *governancePolicyCreateDetails;
/// Creates an object with the tag `governance_policy_create_details`.
- (instancetype)init:(DBXTeamLogGovernancePolicyCreateDetails *)governancePolicyCreateDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a data governance policy was deleted.
@interface DBXTeamLogEventDetailsGovernancePolicyDeleteDetails : DBXTeamLogEventDetails
/// The value of `governance_policy_delete_details`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyDeleteDetails *governancePolicyDeleteDetails;
/// Creates an object with the tag `governance_policy_delete_details`.
- (instancetype)init:(DBXTeamLogGovernancePolicyDeleteDetails *)governancePolicyDeleteDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the details of a data governance policy were edited.
@interface DBXTeamLogEventDetailsGovernancePolicyEditDetailsDetails : DBXTeamLogEventDetails
/// The value of `governance_policy_edit_details_details`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyEditDetailsDetails *governancePolicyEditDetailsDetails;

/// Creates an object with the tag `governance_policy_edit_details_details`.
- (instancetype)init:(DBXTeamLogGovernancePolicyEditDetailsDetails *)governancePolicyEditDetailsDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the duration of a data governance policy was changed.
@interface DBXTeamLogEventDetailsGovernancePolicyEditDurationDetails : DBXTeamLogEventDetails
/// The value of `governance_policy_edit_duration_details`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyEditDurationDetails *governancePolicyEditDurationDetails;

/// Creates an object with the tag `governance_policy_edit_duration_details`.
- (instancetype)init:(DBXTeamLogGovernancePolicyEditDurationDetails *)governancePolicyEditDurationDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a download of the content of a data governance policy was created.
@interface DBXTeamLogEventDetailsGovernancePolicyExportCreatedDetails : DBXTeamLogEventDetails
/// The value of `governance_policy_export_created_details`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyExportCreatedDetails *governancePolicyExportCreatedDetails;

/// Creates an object with the tag `governance_policy_export_created_details`.
- (instancetype)init:(DBXTeamLogGovernancePolicyExportCreatedDetails *)governancePolicyExportCreatedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a download of the content of a data governance policy was removed.
@interface DBXTeamLogEventDetailsGovernancePolicyExportRemovedDetails : DBXTeamLogEventDetails
/// The value of `governance_policy_export_removed_details`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyExportRemovedDetails *governancePolicyExportRemovedDetails;

/// Creates an object with the tag `governance_policy_export_removed_details`.
- (instancetype)init:(DBXTeamLogGovernancePolicyExportRemovedDetails *)governancePolicyExportRemovedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which folders were removed from a data governance policy.
@interface DBXTeamLogEventDetailsGovernancePolicyRemoveFoldersDetails : DBXTeamLogEventDetails
/// The value of `governance_policy_remove_folders_details`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyRemoveFoldersDetails *governancePolicyRemoveFoldersDetails;

/// Creates an object with the tag `governance_policy_remove_folders_details`.
- (instancetype)init:(DBXTeamLogGovernancePolicyRemoveFoldersDetails *)governancePolicyRemoveFoldersDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a summary report of a data governance policy was created.
@interface DBXTeamLogEventDetailsGovernancePolicyReportCreatedDetails : DBXTeamLogEventDetails
/// The value of `governance_policy_report_created_details`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyReportCreatedDetails *governancePolicyReportCreatedDetails;

/// Creates an object with the tag `governance_policy_report_created_details`.
- (instancetype)init:(DBXTeamLogGovernancePolicyReportCreatedDetails *)governancePolicyReportCreatedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a part of a data governance policy's content was downloaded.
@interface DBXTeamLogEventDetailsGovernancePolicyZipPartDownloadedDetails : DBXTeamLogEventDetails
/// The value of `governance_policy_zip_part_downloaded_details`.
@property (nonatomic, strong)
    DBXTeamLogGovernancePolicyZipPartDownloadedDetails *governancePolicyZipPartDownloadedDetails;

/// Creates an object with the tag `governance_policy_zip_part_downloaded_details`.
- (instancetype)init:(DBXTeamLogGovernancePolicyZipPartDownloadedDetails *)governancePolicyZipPartDownloadedDetails
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (GovernanceMembers)
/// The object if its tag is `governance_policy_add_folders`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGovernancePolicyAddFolders *asGovernancePolicyAddFolders;

/// The object if its tag is `governance_policy_add_folder_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeGovernancePolicyAddFolderFailed *asGovernancePolicyAddFolderFailed;

/// The object if its tag is `governance_policy_content_disposed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeGovernancePolicyContentDisposed *asGovernancePolicyContentDisposed;

/// The object if its tag is `governance_policy_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGovernancePolicyCreate *asGovernancePolicyCreate;
/// The object if its tag is `governance_policy_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGovernancePolicyDelete *asGovernancePolicyDelete;
/// The object if its tag is `governance_policy_edit_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeGovernancePolicyEditDetails *asGovernancePolicyEditDetails;

/// The object if its tag is `governance_policy_edit_duration`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeGovernancePolicyEditDuration *asGovernancePolicyEditDuration;

/// The object if its tag is `governance_policy_export_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeGovernancePolicyExportCreated *asGovernancePolicyExportCreated;

/// The object if its tag is `governance_policy_export_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeGovernancePolicyExportRemoved *asGovernancePolicyExportRemoved;

/// The object if its tag is `governance_policy_remove_folders`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeGovernancePolicyRemoveFolders *asGovernancePolicyRemoveFolders;

/// The object if its tag is `governance_policy_report_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeGovernancePolicyReportCreated *asGovernancePolicyReportCreated;

/// The object if its tag is `governance_policy_zip_part_downloaded`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeGovernancePolicyZipPartDownloaded *asGovernancePolicyZipPartDownloaded;
@end

/// Folders were added to a data governance policy.
@interface DBXTeamLogEventTypeGovernancePolicyAddFolders : DBXTeamLogEventType
/// The value of `governance_policy_add_folders`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyAddFoldersType *governancePolicyAddFolders;
/// Creates an object with the tag `governance_policy_add_folders`.
- (instancetype)init:(DBXTeamLogGovernancePolicyAddFoldersType *)governancePolicyAddFolders NS_DESIGNATED_INITIALIZER;
@end

/// A folder couldn't be added to a data governance policy.
@interface DBXTeamLogEventTypeGovernancePolicyAddFolderFailed : DBXTeamLogEventType
/// The value of `governance_policy_add_folder_failed`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyAddFolderFailedType *governancePolicyAddFolderFailed;

/// Creates an object with the tag `governance_policy_add_folder_failed`.
- (instancetype)init:(DBXTeamLogGovernancePolicyAddFolderFailedType *)governancePolicyAddFolderFailed
    NS_DESIGNATED_INITIALIZER;
@end

/// Content was disposed of under a data governance policy.
@interface DBXTeamLogEventTypeGovernancePolicyContentDisposed : DBXTeamLogEventType
/// The value of `governance_policy_content_disposed`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyContentDisposedType *governancePolicyContentDisposed;

/// Creates an object with the tag `governance_policy_content_disposed`.
- (instancetype)init:(DBXTeamLogGovernancePolicyContentDisposedType *)governancePolicyContentDisposed
    NS_DESIGNATED_INITIALIZER;
@end

/// A data governance policy was activated.
@interface DBXTeamLogEventTypeGovernancePolicyCreate : DBXTeamLogEventType
/// The value of `governance_policy_create`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyCreateType *governancePolicyCreate;
/// Creates an object with the tag `governance_policy_create`.
- (instancetype)init:(DBXTeamLogGovernancePolicyCreateType *)governancePolicyCreate NS_DESIGNATED_INITIALIZER;
@end

/// A data governance policy was deleted.
@interface DBXTeamLogEventTypeGovernancePolicyDelete : DBXTeamLogEventType
/// The value of `governance_policy_delete`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyDeleteType *governancePolicyDelete;
/// Creates an object with the tag `governance_policy_delete`.
- (instancetype)init:(DBXTeamLogGovernancePolicyDeleteType *)governancePolicyDelete NS_DESIGNATED_INITIALIZER;
@end

/// The details of a data governance policy were edited.
@interface DBXTeamLogEventTypeGovernancePolicyEditDetails : DBXTeamLogEventType
/// The value of `governance_policy_edit_details`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyEditDetailsType *governancePolicyEditDetails;
/// Creates an object with the tag `governance_policy_edit_details`.
- (instancetype)init:(DBXTeamLogGovernancePolicyEditDetailsType *)governancePolicyEditDetails NS_DESIGNATED_INITIALIZER;
@end

/// The duration of a data governance policy was changed.
@interface DBXTeamLogEventTypeGovernancePolicyEditDuration : DBXTeamLogEventType
/// The value of `governance_policy_edit_duration`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyEditDurationType *governancePolicyEditDuration;

/// Creates an object with the tag `governance_policy_edit_duration`.
- (instancetype)init:(DBXTeamLogGovernancePolicyEditDurationType *)governancePolicyEditDuration
    NS_DESIGNATED_INITIALIZER;
@end

/// A download of the content of a data governance policy was created.
@interface DBXTeamLogEventTypeGovernancePolicyExportCreated : DBXTeamLogEventType
/// The value of `governance_policy_export_created`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyExportCreatedType *governancePolicyExportCreated;

/// Creates an object with the tag `governance_policy_export_created`.
- (instancetype)init:(DBXTeamLogGovernancePolicyExportCreatedType *)governancePolicyExportCreated
    NS_DESIGNATED_INITIALIZER;
@end

/// A download of the content of a data governance policy was removed.
@interface DBXTeamLogEventTypeGovernancePolicyExportRemoved : DBXTeamLogEventType
/// The value of `governance_policy_export_removed`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyExportRemovedType *governancePolicyExportRemoved;

/// Creates an object with the tag `governance_policy_export_removed`.
- (instancetype)init:(DBXTeamLogGovernancePolicyExportRemovedType *)governancePolicyExportRemoved
    NS_DESIGNATED_INITIALIZER;
@end

/// Folders were removed from a data governance policy.
@interface DBXTeamLogEventTypeGovernancePolicyRemoveFolders : DBXTeamLogEventType
/// The value of `governance_policy_remove_folders`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyRemoveFoldersType *governancePolicyRemoveFolders;

/// Creates an object with the tag `governance_policy_remove_folders`.
- (instancetype)init:(DBXTeamLogGovernancePolicyRemoveFoldersType *)governancePolicyRemoveFolders
    NS_DESIGNATED_INITIALIZER;
@end

/// A summary report of a data governance policy was created.
@interface DBXTeamLogEventTypeGovernancePolicyReportCreated : DBXTeamLogEventType
/// The value of `governance_policy_report_created`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyReportCreatedType *governancePolicyReportCreated;

/// Creates an object with the tag `governance_policy_report_created`.
- (instancetype)init:(DBXTeamLogGovernancePolicyReportCreatedType *)governancePolicyReportCreated
    NS_DESIGNATED_INITIALIZER;
@end

/// A part of a data governance policy's content was downloaded.
@interface DBXTeamLogEventTypeGovernancePolicyZipPartDownloaded : DBXTeamLogEventType
/// The value of `governance_policy_zip_part_downloaded`.
@property (nonatomic, strong) DBXTeamLogGovernancePolicyZipPartDownloadedType *governancePolicyZipPartDownloaded;

/// Creates an object with the tag `governance_policy_zip_part_downloaded`.
- (instancetype)init:(DBXTeamLogGovernancePolicyZipPartDownloadedType *)governancePolicyZipPartDownloaded
    NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (GovernanceMembers)
/// The object if its tag is `governance_policy_add_folders`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgGovernancePolicyAddFolders *asGovernancePolicyAddFolders;

/// The object if its tag is `governance_policy_add_folder_failed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgGovernancePolicyAddFolderFailed *asGovernancePolicyAddFolderFailed;

/// The object if its tag is `governance_policy_content_disposed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgGovernancePolicyContentDisposed *asGovernancePolicyContentDisposed;

/// The object if its tag is `governance_policy_create`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGovernancePolicyCreate *asGovernancePolicyCreate;
/// The object if its tag is `governance_policy_delete`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgGovernancePolicyDelete *asGovernancePolicyDelete;

/// The object if its tag is `governance_policy_edit_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgGovernancePolicyEditDetails *asGovernancePolicyEditDetails;

/// The object if its tag is `governance_policy_edit_duration`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgGovernancePolicyEditDuration *asGovernancePolicyEditDuration;

/// The object if its tag is `governance_policy_export_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgGovernancePolicyExportCreated *asGovernancePolicyExportCreated;

/// The object if its tag is `governance_policy_export_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgGovernancePolicyExportRemoved *asGovernancePolicyExportRemoved;

/// The object if its tag is `governance_policy_remove_folders`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgGovernancePolicyRemoveFolders *asGovernancePolicyRemoveFolders;

/// The object if its tag is `governance_policy_report_created`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgGovernancePolicyReportCreated *asGovernancePolicyReportCreated;

/// The object if its tag is `governance_policy_zip_part_downloaded`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventTypeArgGovernancePolicyZipPartDownloaded *asGovernancePolicyZipPartDownloaded;
@end

/// Events in which folders were added to a data governance policy.
@interface DBXTeamLogEventTypeArgGovernancePolicyAddFolders : DBXTeamLogEventTypeArg
/// Creates an object with the tag `governance_policy_add_folders`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a folder couldn't be added to a data governance policy.
@interface DBXTeamLogEventTypeArgGovernancePolicyAddFolderFailed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `governance_policy_add_folder_failed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which content was disposed of under a data governance policy.
@interface DBXTeamLogEventTypeArgGovernancePolicyContentDisposed : DBXTeamLogEventTypeArg
/// Creates an object with the tag `governance_policy_content_disposed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a data governance policy was activated.
@interface DBXTeamLogEventTypeArgGovernancePolicyCreate : DBXTeamLogEventTypeArg
/// Creates an object with the tag `governance_policy_create`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a data governance policy was deleted.
@interface DBXTeamLogEventTypeArgGovernancePolicyDelete : DBXTeamLogEventTypeArg
/// Creates an object with the tag `governance_policy_delete`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the details of a data governance policy were edited.
@interface DBXTeamLogEventTypeArgGovernancePolicyEditDetails : DBXTeamLogEventTypeArg
/// Creates an object with the tag `governance_policy_edit_details`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which the duration of a data governance policy was changed.
@interface DBXTeamLogEventTypeArgGovernancePolicyEditDuration : DBXTeamLogEventTypeArg
/// Creates an object with the tag `governance_policy_edit_duration`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a download of the content of a data governance policy was created.
@interface DBXTeamLogEventTypeArgGovernancePolicyExportCreated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `governance_policy_export_created`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a download of the content of a data governance policy was removed.
@interface DBXTeamLogEventTypeArgGovernancePolicyExportRemoved : DBXTeamLogEventTypeArg
/// Creates an object with the tag `governance_policy_export_removed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which folders were removed from a data governance policy.
@interface DBXTeamLogEventTypeArgGovernancePolicyRemoveFolders : DBXTeamLogEventTypeArg
/// Creates an object with the tag `governance_policy_remove_folders`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a summary report of a data governance policy was created.
@interface DBXTeamLogEventTypeArgGovernancePolicyReportCreated : DBXTeamLogEventTypeArg
/// Creates an object with the tag `governance_policy_report_created`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a part of a data governance policy's content was downloaded.
@interface DBXTeamLogEventTypeArgGovernancePolicyZipPartDownloaded : DBXTeamLogEventTypeArg
/// Creates an object with the tag `governance_policy_zip_part_downloaded`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a folder couldn't be added to a data governance policy.
@interface DBXTeamLogGovernancePolicyAddFolderFailedDetails : DBXObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyType *policyType;
/// The folder that couldn't be added.
@property (nonatomic, readonly, copy) NSString *folder;
/// The reason for the failure.
@property (nonatomic, readonly, copy, nullable) NSString *reason;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    folder:(NSString *)folder
    policyType:(nullable DBXTeamLogPolicyType *)policyType
    reason:(nullable NSString *)reason
    NS_DESIGNATED_INITIALIZER;
@end

/// A folder couldn't be added to a data governance policy.
@interface DBXTeamLogGovernancePolicyAddFolderFailedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which folders were added to a data governance policy.
@interface DBXTeamLogGovernancePolicyAddFoldersDetails : DBXObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyType *policyType;
/// The folders that were added.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *folders;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    policyType:(nullable DBXTeamLogPolicyType *)policyType
    folders:(nullable NSArray<NSString *> *)folders
    NS_DESIGNATED_INITIALIZER;
@end

/// Folders were added to a data governance policy.
@interface DBXTeamLogGovernancePolicyAddFoldersType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which content was disposed of under a data governance policy.
@interface DBXTeamLogGovernancePolicyContentDisposedDetails : DBXObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyType *policyType;
/// The way in which the content was disposed of.
@property (nonatomic, readonly) DBXTeamLogDispositionActionType *dispositionType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    dispositionType:(DBXTeamLogDispositionActionType *)dispositionType
    policyType:(nullable DBXTeamLogPolicyType *)policyType
    NS_DESIGNATED_INITIALIZER;
@end

/// Content was disposed of under a data governance policy.
@interface DBXTeamLogGovernancePolicyContentDisposedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a data governance policy was activated.
@interface DBXTeamLogGovernancePolicyCreateDetails : DBXObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyType *policyType;
/// The duration of the policy in days.
@property (nonatomic, readonly) DBXTeamLogDurationLogInfo *duration;
/// The folders to which the policy applies.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *folders;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    duration:(DBXTeamLogDurationLogInfo *)duration
    policyType:(nullable DBXTeamLogPolicyType *)policyType
    folders:(nullable NSArray<NSString *> *)folders
    NS_DESIGNATED_INITIALIZER;
@end

/// A data governance policy was activated.
@interface DBXTeamLogGovernancePolicyCreateType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a data governance policy was deleted.
@interface DBXTeamLogGovernancePolicyDeleteDetails : DBXObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyType *policyType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    policyType:(nullable DBXTeamLogPolicyType *)policyType
    NS_DESIGNATED_INITIALIZER;
@end

/// A data governance policy was deleted.
@interface DBXTeamLogGovernancePolicyDeleteType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the details of a data governance policy were edited.
@interface DBXTeamLogGovernancePolicyEditDetailsDetails : DBXObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyType *policyType;
/// The name of the attribute that was edited.
@property (nonatomic, readonly, copy) NSString *attribute;
/// The value of the attribute before the change.
@property (nonatomic, readonly, copy) NSString *previousValue;
/// The value of the attribute after the change.
@property (nonatomic, readonly, copy) NSString *newValue;
/// The value of the attribute after the change.
- (NSString *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    attribute:(NSString *)attribute
    previousValue:(NSString *)previousValue
    newValue:(NSString *)newValue
    policyType:(nullable DBXTeamLogPolicyType *)policyType
    NS_DESIGNATED_INITIALIZER;
@end

/// The details of a data governance policy were edited.
@interface DBXTeamLogGovernancePolicyEditDetailsType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which the duration of a data governance policy was changed.
@interface DBXTeamLogGovernancePolicyEditDurationDetails : DBXObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyType *policyType;
/// The duration before the change.
@property (nonatomic, readonly) DBXTeamLogDurationLogInfo *previousValue;
/// The duration after the change.
@property (nonatomic, readonly) DBXTeamLogDurationLogInfo *newValue;
/// The duration after the change.
- (DBXTeamLogDurationLogInfo *)newValue DB_NO_METHOD_FAMILY;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    previousValue:(DBXTeamLogDurationLogInfo *)previousValue
    newValue:(DBXTeamLogDurationLogInfo *)newValue
    policyType:(nullable DBXTeamLogPolicyType *)policyType
    NS_DESIGNATED_INITIALIZER;
@end

/// The duration of a data governance policy was changed.
@interface DBXTeamLogGovernancePolicyEditDurationType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a download of the content of a data governance policy was created.
@interface DBXTeamLogGovernancePolicyExportCreatedDetails : DBXObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyType *policyType;
/// The name of the export.
@property (nonatomic, readonly, copy) NSString *exportName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    exportName:(NSString *)exportName
    policyType:(nullable DBXTeamLogPolicyType *)policyType
    NS_DESIGNATED_INITIALIZER;
@end

/// A download of the content of a data governance policy was created.
@interface DBXTeamLogGovernancePolicyExportCreatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a download of the content of a data governance policy was removed.
@interface DBXTeamLogGovernancePolicyExportRemovedDetails : DBXObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyType *policyType;
/// The name of the export.
@property (nonatomic, readonly, copy) NSString *exportName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    exportName:(NSString *)exportName
    policyType:(nullable DBXTeamLogPolicyType *)policyType
    NS_DESIGNATED_INITIALIZER;
@end

/// A download of the content of a data governance policy was removed.
@interface DBXTeamLogGovernancePolicyExportRemovedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which folders were removed from a data governance policy.
@interface DBXTeamLogGovernancePolicyRemoveFoldersDetails : DBXObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyType *policyType;
/// The folders that were removed.
@property (nonatomic, readonly, copy, nullable) NSArray<NSString *> *folders;
/// The reason for the removal.
@property (nonatomic, readonly, copy, nullable) NSString *reason;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    policyType:(nullable DBXTeamLogPolicyType *)policyType
    folders:(nullable NSArray<NSString *> *)folders
    reason:(nullable NSString *)reason
    NS_DESIGNATED_INITIALIZER;
@end

/// Folders were removed from a data governance policy.
@interface DBXTeamLogGovernancePolicyRemoveFoldersType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a summary report of a data governance policy was created.
@interface DBXTeamLogGovernancePolicyReportCreatedDetails : DBXObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyType *policyType;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    policyType:(nullable DBXTeamLogPolicyType *)policyType
    NS_DESIGNATED_INITIALIZER;
@end

/// A summary report of a data governance policy was created.
@interface DBXTeamLogGovernancePolicyReportCreatedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a part of a data governance policy's content was downloaded.
@interface DBXTeamLogGovernancePolicyZipPartDownloadedDetails : DBXObject
/// The identifier of the policy.
@property (nonatomic, readonly, copy) NSString *governancePolicyId;
/// The name of the policy.
@property (nonatomic, readonly, copy) NSString *name;
/// The type of the policy.
@property (nonatomic, readonly, nullable) DBXTeamLogPolicyType *policyType;
/// The name of the export.
@property (nonatomic, readonly, copy) NSString *exportName;
/// The part that was downloaded.
@property (nonatomic, readonly, copy, nullable) NSString *part;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithGovernancePolicyId:(NSString *)governancePolicyId
    name:(NSString *)name
    exportName:(NSString *)exportName
    policyType:(nullable DBXTeamLogPolicyType *)policyType
    part:(nullable NSString *)part
    NS_DESIGNATED_INITIALIZER;
@end

/// A part of a data governance policy's content was downloaded.
@interface DBXTeamLogGovernancePolicyZipPartDownloadedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
