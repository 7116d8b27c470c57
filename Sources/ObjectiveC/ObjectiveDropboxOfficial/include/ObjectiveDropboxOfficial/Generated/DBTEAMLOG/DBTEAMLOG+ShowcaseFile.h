// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

@class DBTEAMLOGShowcaseFileAddedDetails, DBTEAMLOGShowcaseFileAddedType, DBTEAMLOGShowcaseFileDownloadDetails,
    DBTEAMLOGShowcaseFileDownloadType, DBTEAMLOGShowcaseFileRemovedDetails, DBTEAMLOGShowcaseFileRemovedType,
    DBTEAMLOGShowcaseFileViewDetails, DBTEAMLOGShowcaseFileViewType;

NS_ASSUME_NONNULL_BEGIN

/// The members whose names start with `ShowcaseFile`.
@interface DBTEAMLOGEventDetails (ShowcaseFile)
/// Details of an event in which a file was added to a showcase. Has a value only if `isShowcaseFileAddedDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseFileAddedDetails *showcaseFileAddedDetails;

/// Details of an event in which a file was downloaded from a showcase. Has a value only if
/// `isShowcaseFileDownloadDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseFileDownloadDetails *showcaseFileDownloadDetails;

/// Details of an event in which a file was removed from a showcase. Has a value only if `isShowcaseFileRemovedDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseFileRemovedDetails *showcaseFileRemovedDetails;

/// Details of an event in which a file in a showcase was viewed. Has a value only if `isShowcaseFileViewDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseFileViewDetails *showcaseFileViewDetails;

/// Creates an object with the tag `showcase_file_added_details`.
- (instancetype)initWithShowcaseFileAddedDetails:(DBTEAMLOGShowcaseFileAddedDetails *)showcaseFileAddedDetails;
/// Creates an object with the tag `showcase_file_download_details`.
- (instancetype)initWithShowcaseFileDownloadDetails:(DBTEAMLOGShowcaseFileDownloadDetails *)showcaseFileDownloadDetails;
/// Creates an object with the tag `showcase_file_removed_details`.
- (instancetype)initWithShowcaseFileRemovedDetails:(DBTEAMLOGShowcaseFileRemovedDetails *)showcaseFileRemovedDetails;
/// Creates an object with the tag `showcase_file_view_details`.
- (instancetype)initWithShowcaseFileViewDetails:(DBTEAMLOGShowcaseFileViewDetails *)showcaseFileViewDetails;
/// Returns whether the tag is `showcase_file_added_details`.
- (BOOL)isShowcaseFileAddedDetails;
/// Returns whether the tag is `showcase_file_download_details`.
- (BOOL)isShowcaseFileDownloadDetails;
/// Returns whether the tag is `showcase_file_removed_details`.
- (BOOL)isShowcaseFileRemovedDetails;
/// Returns whether the tag is `showcase_file_view_details`.
- (BOOL)isShowcaseFileViewDetails;
@end

/// The members whose names start with `ShowcaseFile`.
@interface DBTEAMLOGEventType (ShowcaseFile)
/// A file was added to a showcase. Has a value only if `isShowcaseFileAdded` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseFileAddedType *showcaseFileAdded;
/// A file was downloaded from a showcase. Has a value only if `isShowcaseFileDownload` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseFileDownloadType *showcaseFileDownload;
/// A file was removed from a showcase. Has a value only if `isShowcaseFileRemoved` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseFileRemovedType *showcaseFileRemoved;
/// A file in a showcase was viewed. Has a value only if `isShowcaseFileView` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGShowcaseFileViewType *showcaseFileView;
/// Creates an object with the tag `showcase_file_added`.
- (instancetype)initWithShowcaseFileAdded:(DBTEAMLOGShowcaseFileAddedType *)showcaseFileAdded;
/// Creates an object with the tag `showcase_file_download`.
- (instancetype)initWithShowcaseFileDownload:(DBTEAMLOGShowcaseFileDownloadType *)showcaseFileDownload;
/// Creates an object with the tag `showcase_file_removed`.
- (instancetype)initWithShowcaseFileRemoved:(DBTEAMLOGShowcaseFileRemovedType *)showcaseFileRemoved;
/// Creates an object with the tag `showcase_file_view`.
- (instancetype)initWithShowcaseFileView:(DBTEAMLOGShowcaseFileViewType *)showcaseFileView;
/// Returns whether the tag is `showcase_file_added`.
- (BOOL)isShowcaseFileAdded;
/// Returns whether the tag is `showcase_file_download`.
- (BOOL)isShowcaseFileDownload;
/// Returns whether the tag is `showcase_file_removed`.
- (BOOL)isShowcaseFileRemoved;
/// Returns whether the tag is `showcase_file_view`.
- (BOOL)isShowcaseFileView;
@end

/// The members whose names start with `ShowcaseFile`.
@interface DBTEAMLOGEventTypeArg (ShowcaseFile)
/// Creates an object with the tag `showcase_file_added`.
- (instancetype)initWithShowcaseFileAdded;
/// Creates an object with the tag `showcase_file_download`.
- (instancetype)initWithShowcaseFileDownload;
/// Creates an object with the tag `showcase_file_removed`.
- (instancetype)initWithShowcaseFileRemoved;
/// Creates an object with the tag `showcase_file_view`.
- (instancetype)initWithShowcaseFileView;
/// Returns whether the tag is `showcase_file_added`.
- (BOOL)isShowcaseFileAdded;
/// Returns whether the tag is `showcase_file_download`.
- (BOOL)isShowcaseFileDownload;
/// Returns whether the tag is `showcase_file_removed`.
- (BOOL)isShowcaseFileRemoved;
/// Returns whether the tag is `showcase_file_view`.
- (BOOL)isShowcaseFileView;
@end

/// Details of an event in which a file was added to a showcase.
@interface DBTEAMLOGShowcaseFileAddedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseFileAddedDetails` from and to JSON.
@interface DBTEAMLOGShowcaseFileAddedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseFileAddedDetails *)instance;
+ (DBTEAMLOGShowcaseFileAddedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file was added to a showcase.
@interface DBTEAMLOGShowcaseFileAddedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseFileAddedType` from and to JSON.
@interface DBTEAMLOGShowcaseFileAddedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseFileAddedType *)instance;
+ (DBTEAMLOGShowcaseFileAddedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a file was downloaded from a showcase.
@interface DBTEAMLOGShowcaseFileDownloadDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The type of download.
@property (nonatomic, readonly, copy) NSString *downloadType;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid downloadType:(NSString *)downloadType;
@end

/// Converts `DBTEAMLOGShowcaseFileDownloadDetails` from and to JSON.
@interface DBTEAMLOGShowcaseFileDownloadDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseFileDownloadDetails *)instance;
+ (DBTEAMLOGShowcaseFileDownloadDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file was downloaded from a showcase.
@interface DBTEAMLOGShowcaseFileDownloadType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseFileDownloadType` from and to JSON.
@interface DBTEAMLOGShowcaseFileDownloadTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseFileDownloadType *)instance;
+ (DBTEAMLOGShowcaseFileDownloadType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a file was removed from a showcase.
@interface DBTEAMLOGShowcaseFileRemovedDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseFileRemovedDetails` from and to JSON.
@interface DBTEAMLOGShowcaseFileRemovedDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseFileRemovedDetails *)instance;
+ (DBTEAMLOGShowcaseFileRemovedDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file was removed from a showcase.
@interface DBTEAMLOGShowcaseFileRemovedType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseFileRemovedType` from and to JSON.
@interface DBTEAMLOGShowcaseFileRemovedTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseFileRemovedType *)instance;
+ (DBTEAMLOGShowcaseFileRemovedType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a file in a showcase was viewed.
@interface DBTEAMLOGShowcaseFileViewDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid;
@end

/// Converts `DBTEAMLOGShowcaseFileViewDetails` from and to JSON.
@interface DBTEAMLOGShowcaseFileViewDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseFileViewDetails *)instance;
+ (DBTEAMLOGShowcaseFileViewDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A file in a showcase was viewed.
@interface DBTEAMLOGShowcaseFileViewType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGShowcaseFileViewType` from and to JSON.
@interface DBTEAMLOGShowcaseFileViewTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGShowcaseFileViewType *)instance;
+ (DBTEAMLOGShowcaseFileViewType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

NS_ASSUME_NONNULL_END
