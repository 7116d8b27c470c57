// Generated from API/team_log.json by `make generate`. Do not edit.

#import <DropboxObjectiveCRuntime/DBStoneObject.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Event.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventType.h>
#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+EventTypeArg.h>

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which a page was added to a Paper binder.
@interface DBTEAMLOGBinderAddPageDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the page or section.
@property (nonatomic, readonly, copy) NSString *binderItemName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName;
@end

/// Converts `DBTEAMLOGBinderAddPageDetails` from and to JSON.
@interface DBTEAMLOGBinderAddPageDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderAddPageDetails *)instance;
+ (DBTEAMLOGBinderAddPageDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page was added to a Paper binder. Replaced by `fileEdit`.
@interface DBTEAMLOGBinderAddPageType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGBinderAddPageType` from and to JSON.
@interface DBTEAMLOGBinderAddPageTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderAddPageType *)instance;
+ (DBTEAMLOGBinderAddPageType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a section was added to a Paper binder.
@interface DBTEAMLOGBinderAddSectionDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the page or section.
@property (nonatomic, readonly, copy) NSString *binderItemName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName;
@end

/// Converts `DBTEAMLOGBinderAddSectionDetails` from and to JSON.
@interface DBTEAMLOGBinderAddSectionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderAddSectionDetails *)instance;
+ (DBTEAMLOGBinderAddSectionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A section was added to a Paper binder. Replaced by `fileEdit`.
@interface DBTEAMLOGBinderAddSectionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGBinderAddSectionType` from and to JSON.
@interface DBTEAMLOGBinderAddSectionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderAddSectionType *)instance;
+ (DBTEAMLOGBinderAddSectionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a page was removed from a Paper binder.
@interface DBTEAMLOGBinderRemovePageDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the page or section.
@property (nonatomic, readonly, copy) NSString *binderItemName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName;
@end

/// Converts `DBTEAMLOGBinderRemovePageDetails` from and to JSON.
@interface DBTEAMLOGBinderRemovePageDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderRemovePageDetails *)instance;
+ (DBTEAMLOGBinderRemovePageDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page was removed from a Paper binder. Replaced by `fileEdit`.
@interface DBTEAMLOGBinderRemovePageType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGBinderRemovePageType` from and to JSON.
@interface DBTEAMLOGBinderRemovePageTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderRemovePageType *)instance;
+ (DBTEAMLOGBinderRemovePageType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a section was removed from a Paper binder.
@interface DBTEAMLOGBinderRemoveSectionDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the page or section.
@property (nonatomic, readonly, copy) NSString *binderItemName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName;
@end

/// Converts `DBTEAMLOGBinderRemoveSectionDetails` from and to JSON.
@interface DBTEAMLOGBinderRemoveSectionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderRemoveSectionDetails *)instance;
+ (DBTEAMLOGBinderRemoveSectionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A section was removed from a Paper binder. Replaced by `fileEdit`.
@interface DBTEAMLOGBinderRemoveSectionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGBinderRemoveSectionType` from and to JSON.
@interface DBTEAMLOGBinderRemoveSectionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderRemoveSectionType *)instance;
+ (DBTEAMLOGBinderRemoveSectionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a page of a Paper binder was renamed.
@interface DBTEAMLOGBinderRenamePageDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the page after the change.
@property (nonatomic, readonly, copy) NSString *binderItemName;
/// The name before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousBinderItemName;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName
    previousBinderItemName:(nullable NSString *)previousBinderItemName;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName;
@end

/// Converts `DBTEAMLOGBinderRenamePageDetails` from and to JSON.
@interface DBTEAMLOGBinderRenamePageDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderRenamePageDetails *)instance;
+ (DBTEAMLOGBinderRenamePageDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of a Paper binder was renamed. Replaced by `fileEdit`.
@interface DBTEAMLOGBinderRenamePageType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGBinderRenamePageType` from and to JSON.
@interface DBTEAMLOGBinderRenamePageTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderRenamePageType *)instance;
+ (DBTEAMLOGBinderRenamePageType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a section of a Paper binder was renamed.
@interface DBTEAMLOGBinderRenameSectionDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the section after the change.
@property (nonatomic, readonly, copy) NSString *binderItemName;
/// The name before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousBinderItemName;

/// Creates an object with all fields. `nil` stands for the default. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName
    previousBinderItemName:(nullable NSString *)previousBinderItemName;

/// Creates an object with the required fields. The others have their defaults.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName;
@end

/// Converts `DBTEAMLOGBinderRenameSectionDetails` from and to JSON.
@interface DBTEAMLOGBinderRenameSectionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderRenameSectionDetails *)instance;
+ (DBTEAMLOGBinderRenameSectionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A section of a Paper binder was renamed. Replaced by `fileEdit`.
@interface DBTEAMLOGBinderRenameSectionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGBinderRenameSectionType` from and to JSON.
@interface DBTEAMLOGBinderRenameSectionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderRenameSectionType *)instance;
+ (DBTEAMLOGBinderRenameSectionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a page of a Paper binder was moved to another position.
@interface DBTEAMLOGBinderReorderPageDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the page or section.
@property (nonatomic, readonly, copy) NSString *binderItemName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName;
@end

/// Converts `DBTEAMLOGBinderReorderPageDetails` from and to JSON.
@interface DBTEAMLOGBinderReorderPageDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderReorderPageDetails *)instance;
+ (DBTEAMLOGBinderReorderPageDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A page of a Paper binder was moved to another position. Replaced by `fileEdit`.
@interface DBTEAMLOGBinderReorderPageType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGBinderReorderPageType` from and to JSON.
@interface DBTEAMLOGBinderReorderPageTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderReorderPageType *)instance;
+ (DBTEAMLOGBinderReorderPageType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// Details of an event in which a section of a Paper binder was moved to another position.
@interface DBTEAMLOGBinderReorderSectionDetails : DBStoneObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the page or section.
@property (nonatomic, readonly, copy) NSString *binderItemName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName;
@end

/// Converts `DBTEAMLOGBinderReorderSectionDetails` from and to JSON.
@interface DBTEAMLOGBinderReorderSectionDetailsSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderReorderSectionDetails *)instance;
+ (DBTEAMLOGBinderReorderSectionDetails *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// A section of a Paper binder was moved to another position. Replaced by `fileEdit`.
@interface DBTEAMLOGBinderReorderSectionType : DBStoneObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_;
@end

/// Converts `DBTEAMLOGBinderReorderSectionType` from and to JSON.
@interface DBTEAMLOGBinderReorderSectionTypeSerializer : DBStoneSerializer
+ (nullable NSDictionary<NSString *, id> *)serialize:(DBTEAMLOGBinderReorderSectionType *)instance;
+ (DBTEAMLOGBinderReorderSectionType *)deserialize:(NSDictionary<NSString *, id> *)dict;
@end

/// The members whose names start with `Binder`.
@interface DBTEAMLOGEventDetails (Binder)
/// Details of an event in which a page was added to a Paper binder. Has a value only if `isBinderAddPageDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderAddPageDetails *binderAddPageDetails;

/// Details of an event in which a section was added to a Paper binder. Has a value only if `isBinderAddSectionDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderAddSectionDetails *binderAddSectionDetails;

/// Details of an event in which a page was removed from a Paper binder. Has a value only if `isBinderRemovePageDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderRemovePageDetails *binderRemovePageDetails;

/// Details of an event in which a section was removed from a Paper binder. Has a value only if
/// `isBinderRemoveSectionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderRemoveSectionDetails *binderRemoveSectionDetails;

/// Details of an event in which a page of a Paper binder was renamed. Has a value only if `isBinderRenamePageDetails`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderRenamePageDetails *binderRenamePageDetails;

/// Details of an event in which a section of a Paper binder was renamed. Has a value only if
/// `isBinderRenameSectionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderRenameSectionDetails *binderRenameSectionDetails;

/// Details of an event in which a page of a Paper binder was moved to another position. Has a value only if
/// `isBinderReorderPageDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderReorderPageDetails *binderReorderPageDetails;

/// Details of an event in which a section of a Paper binder was moved to another position. Has a value only if
/// `isBinderReorderSectionDetails` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderReorderSectionDetails *binderReorderSectionDetails;

/// Creates an object with the tag `binder_add_page_details`.
- (instancetype)initWithBinderAddPageDetails:(DBTEAMLOGBinderAddPageDetails *)binderAddPageDetails;
/// Creates an object with the tag `binder_add_section_details`.
- (instancetype)initWithBinderAddSectionDetails:(DBTEAMLOGBinderAddSectionDetails *)binderAddSectionDetails;
/// Creates an object with the tag `binder_remove_page_details`.
- (instancetype)initWithBinderRemovePageDetails:(DBTEAMLOGBinderRemovePageDetails *)binderRemovePageDetails;
/// Creates an object with the tag `binder_remove_section_details`.
- (instancetype)initWithBinderRemoveSectionDetails:(DBTEAMLOGBinderRemoveSectionDetails *)binderRemoveSectionDetails;
/// Creates an object with the tag `binder_rename_page_details`.
- (instancetype)initWithBinderRenamePageDetails:(DBTEAMLOGBinderRenamePageDetails *)binderRenamePageDetails;
/// Creates an object with the tag `binder_rename_section_details`.
- (instancetype)initWithBinderRenameSectionDetails:(DBTEAMLOGBinderRenameSectionDetails *)binderRenameSectionDetails;
/// Creates an object with the tag `binder_reorder_page_details`.
- (instancetype)initWithBinderReorderPageDetails:(DBTEAMLOGBinderReorderPageDetails *)binderReorderPageDetails;
/// Creates an object with the tag `binder_reorder_section_details`.
- (instancetype)initWithBinderReorderSectionDetails:(DBTEAMLOGBinderReorderSectionDetails *)binderReorderSectionDetails;
/// Returns whether the tag is `binder_add_page_details`.
- (BOOL)isBinderAddPageDetails;
/// Returns whether the tag is `binder_add_section_details`.
- (BOOL)isBinderAddSectionDetails;
/// Returns whether the tag is `binder_remove_page_details`.
- (BOOL)isBinderRemovePageDetails;
/// Returns whether the tag is `binder_remove_section_details`.
- (BOOL)isBinderRemoveSectionDetails;
/// Returns whether the tag is `binder_rename_page_details`.
- (BOOL)isBinderRenamePageDetails;
/// Returns whether the tag is `binder_rename_section_details`.
- (BOOL)isBinderRenameSectionDetails;
/// Returns whether the tag is `binder_reorder_page_details`.
- (BOOL)isBinderReorderPageDetails;
/// Returns whether the tag is `binder_reorder_section_details`.
- (BOOL)isBinderReorderSectionDetails;
@end

/// The members whose names start with `Binder`.
@interface DBTEAMLOGEventType (Binder)
/// A page was added to a Paper binder. Replaced by `fileEdit`. Has a value only if `isBinderAddPage` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderAddPageType *binderAddPage;

/// A section was added to a Paper binder. Replaced by `fileEdit`. Has a value only if `isBinderAddSection` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderAddSectionType *binderAddSection;

/// A page was removed from a Paper binder. Replaced by `fileEdit`. Has a value only if `isBinderRemovePage` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderRemovePageType *binderRemovePage;

/// A section was removed from a Paper binder. Replaced by `fileEdit`. Has a value only if `isBinderRemoveSection`
/// returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderRemoveSectionType *binderRemoveSection;

/// A page of a Paper binder was renamed. Replaced by `fileEdit`. Has a value only if `isBinderRenamePage` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderRenamePageType *binderRenamePage;

/// A section of a Paper binder was renamed. Replaced by `fileEdit`. Has a value only if `isBinderRenameSection` returns
/// `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderRenameSectionType *binderRenameSection;

/// A page of a Paper binder was moved to another position. Replaced by `fileEdit`. Has a value only if
/// `isBinderReorderPage` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderReorderPageType *binderReorderPage;

/// A section of a Paper binder was moved to another position. Replaced by `fileEdit`. Has a value only if
/// `isBinderReorderSection` returns `YES`.
@property (nonatomic, readonly) DBTEAMLOGBinderReorderSectionType *binderReorderSection;

/// Creates an object with the tag `binder_add_page`.
- (instancetype)initWithBinderAddPage:(DBTEAMLOGBinderAddPageType *)binderAddPage;
/// Creates an object with the tag `binder_add_section`.
- (instancetype)initWithBinderAddSection:(DBTEAMLOGBinderAddSectionType *)binderAddSection;
/// Creates an object with the tag `binder_remove_page`.
- (instancetype)initWithBinderRemovePage:(DBTEAMLOGBinderRemovePageType *)binderRemovePage;
/// Creates an object with the tag `binder_remove_section`.
- (instancetype)initWithBinderRemoveSection:(DBTEAMLOGBinderRemoveSectionType *)binderRemoveSection;
/// Creates an object with the tag `binder_rename_page`.
- (instancetype)initWithBinderRenamePage:(DBTEAMLOGBinderRenamePageType *)binderRenamePage;
/// Creates an object with the tag `binder_rename_section`.
- (instancetype)initWithBinderRenameSection:(DBTEAMLOGBinderRenameSectionType *)binderRenameSection;
/// Creates an object with the tag `binder_reorder_page`.
- (instancetype)initWithBinderReorderPage:(DBTEAMLOGBinderReorderPageType *)binderReorderPage;
/// Creates an object with the tag `binder_reorder_section`.
- (instancetype)initWithBinderReorderSection:(DBTEAMLOGBinderReorderSectionType *)binderReorderSection;
/// Returns whether the tag is `binder_add_page`.
- (BOOL)isBinderAddPage;
/// Returns whether the tag is `binder_add_section`.
- (BOOL)isBinderAddSection;
/// Returns whether the tag is `binder_remove_page`.
- (BOOL)isBinderRemovePage;
/// Returns whether the tag is `binder_remove_section`.
- (BOOL)isBinderRemoveSection;
/// Returns whether the tag is `binder_rename_page`.
- (BOOL)isBinderRenamePage;
/// Returns whether the tag is `binder_rename_section`.
- (BOOL)isBinderRenameSection;
/// Returns whether the tag is `binder_reorder_page`.
- (BOOL)isBinderReorderPage;
/// Returns whether the tag is `binder_reorder_section`.
- (BOOL)isBinderReorderSection;
@end

/// The members whose names start with `Binder`.
@interface DBTEAMLOGEventTypeArg (Binder)
/// Creates an object with the tag `binder_add_page`.
- (instancetype)initWithBinderAddPage;
/// Creates an object with the tag `binder_add_section`.
- (instancetype)initWithBinderAddSection;
/// Creates an object with the tag `binder_remove_page`.
- (instancetype)initWithBinderRemovePage;
/// Creates an object with the tag `binder_remove_section`.
- (instancetype)initWithBinderRemoveSection;
/// Creates an object with the tag `binder_rename_page`.
- (instancetype)initWithBinderRenamePage;
/// Creates an object with the tag `binder_rename_section`.
- (instancetype)initWithBinderRenameSection;
/// Creates an object with the tag `binder_reorder_page`.
- (instancetype)initWithBinderReorderPage;
/// Creates an object with the tag `binder_reorder_section`.
- (instancetype)initWithBinderReorderSection;
/// Returns whether the tag is `binder_add_page`.
- (BOOL)isBinderAddPage;
/// Returns whether the tag is `binder_add_section`.
- (BOOL)isBinderAddSection;
/// Returns whether the tag is `binder_remove_page`.
- (BOOL)isBinderRemovePage;
/// Returns whether the tag is `binder_remove_section`.
- (BOOL)isBinderRemoveSection;
/// Returns whether the tag is `binder_rename_page`.
- (BOOL)isBinderRenamePage;
/// Returns whether the tag is `binder_rename_section`.
- (BOOL)isBinderRenameSection;
/// Returns whether the tag is `binder_reorder_page`.
- (BOOL)isBinderReorderPage;
/// Returns whether the tag is `binder_reorder_section`.
- (BOOL)isBinderReorderSection;
@end

NS_ASSUME_NONNULL_END
