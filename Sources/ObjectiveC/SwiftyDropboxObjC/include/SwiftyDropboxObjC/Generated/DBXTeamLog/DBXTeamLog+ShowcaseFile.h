// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsShowcaseFileAddedDetails, DBXTeamLogEventDetailsShowcaseFileDownloadDetails,
    DBXTeamLogEventDetailsShowcaseFileRemovedDetails, DBXTeamLogEventDetailsShowcaseFileViewDetails,
    DBXTeamLogEventTypeArgShowcaseFileAdded, DBXTeamLogEventTypeArgShowcaseFileDownload,
    DBXTeamLogEventTypeArgShowcaseFileRemoved, DBXTeamLogEventTypeArgShowcaseFileView,
    DBXTeamLogEventTypeShowcaseFileAdded, DBXTeamLogEventTypeShowcaseFileDownload,
    DBXTeamLogEventTypeShowcaseFileRemoved, DBXTeamLogEventTypeShowcaseFileView, DBXTeamLogShowcaseFileAddedDetails,
    DBXTeamLogShowcaseFileAddedType, DBXTeamLogShowcaseFileDownloadDetails, DBXTeamLogShowcaseFileDownloadType,
    DBXTeamLogShowcaseFileRemovedDetails, DBXTeamLogShowcaseFileRemovedType, DBXTeamLogShowcaseFileViewDetails,
    DBXTeamLogShowcaseFileViewType;

NS_ASSUME_NONNULL_BEGIN

/// The members of the union.
@interface DBXTeamLogEventDetails (ShowcaseFileMembers)
/// The object if its tag is `showcase_file_added_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsShowcaseFileAddedDetails *asShowcaseFileAddedDetails;

/// The object if its tag is `showcase_file_download_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcaseFileDownloadDetails *asShowcaseFileDownloadDetails;

/// The object if its tag is `showcase_file_removed_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsShowcaseFileRemovedDetails *asShowcaseFileRemovedDetails;

/// The object if its tag is `showcase_file_view_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsShowcaseFileViewDetails *asShowcaseFileViewDetails;
@end

/// Details of an event in which a file was added to a showcase.
@interface DBXTeamLogEventDetailsShowcaseFileAddedDetails : DBXTeamLogEventDetails
/// The value of `showcase_file_added_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseFileAddedDetails *showcaseFileAddedDetails;
/// Creates an object with the tag `showcase_file_added_details`.
- (instancetype)init:(DBXTeamLogShowcaseFileAddedDetails *)showcaseFileAddedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file was downloaded from a showcase.
@interface DBXTeamLogEventDetailsShowcaseFileDownloadDetails : DBXTeamLogEventDetails
/// The value of `showcase_file_download_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseFileDownloadDetails *showcaseFileDownloadDetails;
/// Creates an object with the tag `showcase_file_download_details`.
- (instancetype)init:(DBXTeamLogShowcaseFileDownloadDetails *)showcaseFileDownloadDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file was removed from a showcase.
@interface DBXTeamLogEventDetailsShowcaseFileRemovedDetails : DBXTeamLogEventDetails
/// The value of `showcase_file_removed_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseFileRemovedDetails *showcaseFileRemovedDetails;
/// Creates an object with the tag `showcase_file_removed_details`.
- (instancetype)init:(DBXTeamLogShowcaseFileRemovedDetails *)showcaseFileRemovedDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file in a showcase was viewed.
@interface DBXTeamLogEventDetailsShowcaseFileViewDetails : DBXTeamLogEventDetails
/// The value of `showcase_file_view_details`.
@property (nonatomic, strong) DBXTeamLogShowcaseFileViewDetails *showcaseFileViewDetails;
/// Creates an object with the tag `showcase_file_view_details`.
- (instancetype)init:(DBXTeamLogShowcaseFileViewDetails *)showcaseFileViewDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (ShowcaseFileMembers)
/// The object if its tag is `showcase_file_added`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseFileAdded *asShowcaseFileAdded;
/// The object if its tag is `showcase_file_download`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseFileDownload *asShowcaseFileDownload;
/// The object if its tag is `showcase_file_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseFileRemoved *asShowcaseFileRemoved;
/// The object if its tag is `showcase_file_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeShowcaseFileView *asShowcaseFileView;
@end

/// A file was added to a showcase.
@interface DBXTeamLogEventTypeShowcaseFileAdded : DBXTeamLogEventType
/// The value of `showcase_file_added`.
@property (nonatomic, strong) DBXTeamLogShowcaseFileAddedType *showcaseFileAdded;
/// Creates an object with the tag `showcase_file_added`.
- (instancetype)init:(DBXTeamLogShowcaseFileAddedType *)showcaseFileAdded NS_DESIGNATED_INITIALIZER;
@end

/// A file was downloaded from a showcase.
@interface DBXTeamLogEventTypeShowcaseFileDownload : DBXTeamLogEventType
/// The value of `showcase_file_download`.
@property (nonatomic, strong) DBXTeamLogShowcaseFileDownloadType *showcaseFileDownload;
/// Creates an object with the tag `showcase_file_download`.
- (instancetype)init:(DBXTeamLogShowcaseFileDownloadType *)showcaseFileDownload NS_DESIGNATED_INITIALIZER;
@end

/// A file was removed from a showcase.
@interface DBXTeamLogEventTypeShowcaseFileRemoved : DBXTeamLogEventType
/// The value of `showcase_file_removed`.
@property (nonatomic, strong) DBXTeamLogShowcaseFileRemovedType *showcaseFileRemoved;
/// Creates an object with the tag `showcase_file_removed`.
- (instancetype)init:(DBXTeamLogShowcaseFileRemovedType *)showcaseFileRemoved NS_DESIGNATED_INITIALIZER;
@end

/// A file in a showcase was viewed.
@interface DBXTeamLogEventTypeShowcaseFileView : DBXTeamLogEventType
/// The value of `showcase_file_view`.
@property (nonatomic, strong) DBXTeamLogShowcaseFileViewType *showcaseFileView;
/// Creates an object with the tag `showcase_file_view`.
- (instancetype)init:(DBXTeamLogShowcaseFileViewType *)showcaseFileView NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (ShowcaseFileMembers)
/// The object if its tag is `showcase_file_added`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseFileAdded *asShowcaseFileAdded;
/// The object if its tag is `showcase_file_download`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseFileDownload *asShowcaseFileDownload;
/// The object if its tag is `showcase_file_removed`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseFileRemoved *asShowcaseFileRemoved;
/// The object if its tag is `showcase_file_view`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgShowcaseFileView *asShowcaseFileView;
@end

/// Events in which a file was added to a showcase.
@interface DBXTeamLogEventTypeArgShowcaseFileAdded : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_file_added`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a file was downloaded from a showcase.
@interface DBXTeamLogEventTypeArgShowcaseFileDownload : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_file_download`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a file was removed from a showcase.
@interface DBXTeamLogEventTypeArgShowcaseFileRemoved : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_file_removed`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a file in a showcase was viewed.
@interface DBXTeamLogEventTypeArgShowcaseFileView : DBXTeamLogEventTypeArg
/// Creates an object with the tag `showcase_file_view`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Details of an event in which a file was added to a showcase.
@interface DBXTeamLogShowcaseFileAddedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A file was added to a showcase.
@interface DBXTeamLogShowcaseFileAddedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file was downloaded from a showcase.
@interface DBXTeamLogShowcaseFileDownloadDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The type of download.
@property (nonatomic, readonly, copy) NSString *downloadType;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid downloadType:(NSString *)downloadType NS_DESIGNATED_INITIALIZER;
@end

/// A file was downloaded from a showcase.
@interface DBXTeamLogShowcaseFileDownloadType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file was removed from a showcase.
@interface DBXTeamLogShowcaseFileRemovedDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A file was removed from a showcase.
@interface DBXTeamLogShowcaseFileRemovedType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a file in a showcase was viewed.
@interface DBXTeamLogShowcaseFileViewDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid NS_DESIGNATED_INITIALIZER;
@end

/// A file in a showcase was viewed.
@interface DBXTeamLogShowcaseFileViewType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

NS_ASSUME_NONNULL_END
