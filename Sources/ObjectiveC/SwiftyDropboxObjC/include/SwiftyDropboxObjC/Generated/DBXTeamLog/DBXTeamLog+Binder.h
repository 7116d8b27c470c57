// Generated from API/team_log.json by `make generate`. Do not edit.

#import <SwiftyDropboxObjC/DBXObject.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+Event.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventType.h>
#import <SwiftyDropboxObjC/Generated/DBXTeamLog/DBXTeamLog+EventTypeArg.h>

@class DBXTeamLogEventDetailsBinderAddPageDetails, DBXTeamLogEventDetailsBinderAddSectionDetails,
    DBXTeamLogEventDetailsBinderRemovePageDetails, DBXTeamLogEventDetailsBinderRemoveSectionDetails,
    DBXTeamLogEventDetailsBinderRenamePageDetails, DBXTeamLogEventDetailsBinderRenameSectionDetails,
    DBXTeamLogEventDetailsBinderReorderPageDetails, DBXTeamLogEventDetailsBinderReorderSectionDetails,
    DBXTeamLogEventTypeArgBinderAddPage, DBXTeamLogEventTypeArgBinderAddSection, DBXTeamLogEventTypeArgBinderRemovePage,
    DBXTeamLogEventTypeArgBinderRemoveSection, DBXTeamLogEventTypeArgBinderRenamePage,
    DBXTeamLogEventTypeArgBinderRenameSection, DBXTeamLogEventTypeArgBinderReorderPage,
    DBXTeamLogEventTypeArgBinderReorderSection, DBXTeamLogEventTypeBinderAddPage, DBXTeamLogEventTypeBinderAddSection,
    DBXTeamLogEventTypeBinderRemovePage, DBXTeamLogEventTypeBinderRemoveSection, DBXTeamLogEventTypeBinderRenamePage,
    DBXTeamLogEventTypeBinderRenameSection, DBXTeamLogEventTypeBinderReorderPage,
    DBXTeamLogEventTypeBinderReorderSection;

NS_ASSUME_NONNULL_BEGIN

/// Details of an event in which a page was added to a Paper binder.
@interface DBXTeamLogBinderAddPageDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the page or section.
@property (nonatomic, readonly, copy) NSString *binderItemName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName
    NS_DESIGNATED_INITIALIZER;
@end

/// A page was added to a Paper binder. Replaced by `fileEdit`.
@interface DBXTeamLogBinderAddPageType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a section was added to a Paper binder.
@interface DBXTeamLogBinderAddSectionDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the page or section.
@property (nonatomic, readonly, copy) NSString *binderItemName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName
    NS_DESIGNATED_INITIALIZER;
@end

/// A section was added to a Paper binder. Replaced by `fileEdit`.
@interface DBXTeamLogBinderAddSectionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a page was removed from a Paper binder.
@interface DBXTeamLogBinderRemovePageDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the page or section.
@property (nonatomic, readonly, copy) NSString *binderItemName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName
    NS_DESIGNATED_INITIALIZER;
@end

/// A page was removed from a Paper binder. Replaced by `fileEdit`.
@interface DBXTeamLogBinderRemovePageType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a section was removed from a Paper binder.
@interface DBXTeamLogBinderRemoveSectionDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the page or section.
@property (nonatomic, readonly, copy) NSString *binderItemName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName
    NS_DESIGNATED_INITIALIZER;
@end

/// A section was removed from a Paper binder. Replaced by `fileEdit`.
@interface DBXTeamLogBinderRemoveSectionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a page of a Paper binder was renamed.
@interface DBXTeamLogBinderRenamePageDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the page after the change.
@property (nonatomic, readonly, copy) NSString *binderItemName;
/// The name before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousBinderItemName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName
    previousBinderItemName:(nullable NSString *)previousBinderItemName
    NS_DESIGNATED_INITIALIZER;
@end

/// A page of a Paper binder was renamed. Replaced by `fileEdit`.
@interface DBXTeamLogBinderRenamePageType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a section of a Paper binder was renamed.
@interface DBXTeamLogBinderRenameSectionDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the section after the change.
@property (nonatomic, readonly, copy) NSString *binderItemName;
/// The name before the change.
@property (nonatomic, readonly, copy, nullable) NSString *previousBinderItemName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName
    previousBinderItemName:(nullable NSString *)previousBinderItemName
    NS_DESIGNATED_INITIALIZER;
@end

/// A section of a Paper binder was renamed. Replaced by `fileEdit`.
@interface DBXTeamLogBinderRenameSectionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a page of a Paper binder was moved to another position.
@interface DBXTeamLogBinderReorderPageDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the page or section.
@property (nonatomic, readonly, copy) NSString *binderItemName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName
    NS_DESIGNATED_INITIALIZER;
@end

/// A page of a Paper binder was moved to another position. Replaced by `fileEdit`.
@interface DBXTeamLogBinderReorderPageType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a section of a Paper binder was moved to another position.
@interface DBXTeamLogBinderReorderSectionDetails : DBXObject
/// The unique identifier of the event.
@property (nonatomic, readonly, copy) NSString *eventUuid;
/// The title of the binder document.
@property (nonatomic, readonly, copy) NSString *docTitle;
/// The name of the page or section.
@property (nonatomic, readonly, copy) NSString *binderItemName;

/// Creates an object. The properties describe the parameters.
- (instancetype)initWithEventUuid:(NSString *)eventUuid
    docTitle:(NSString *)docTitle
    binderItemName:(NSString *)binderItemName
    NS_DESIGNATED_INITIALIZER;
@end

/// A section of a Paper binder was moved to another position. Replaced by `fileEdit`.
@interface DBXTeamLogBinderReorderSectionType : DBXObject
/// The category and description of the event, such as `(logins) Signed in`.
@property (nonatomic, readonly, copy) NSString *description_;
/// Creates an object. The properties describe the parameters.
- (instancetype)initWithDescription_:(NSString *)description_ NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventDetails (BinderMembers)
/// The object if its tag is `binder_add_page_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsBinderAddPageDetails *asBinderAddPageDetails;
/// The object if its tag is `binder_add_section_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsBinderAddSectionDetails *asBinderAddSectionDetails;
/// The object if its tag is `binder_remove_page_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsBinderRemovePageDetails *asBinderRemovePageDetails;

/// The object if its tag is `binder_remove_section_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsBinderRemoveSectionDetails *asBinderRemoveSectionDetails;

/// The object if its tag is `binder_rename_page_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsBinderRenamePageDetails *asBinderRenamePageDetails;

/// The object if its tag is `binder_rename_section_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsBinderRenameSectionDetails *asBinderRenameSectionDetails;

/// The object if its tag is `binder_reorder_page_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventDetailsBinderReorderPageDetails *asBinderReorderPageDetails;

/// The object if its tag is `binder_reorder_section_details`, otherwise `nil`.
@property (nonatomic, readonly, nullable)
    DBXTeamLogEventDetailsBinderReorderSectionDetails *asBinderReorderSectionDetails;
@end

/// Details of an event in which a page was added to a Paper binder.
@interface DBXTeamLogEventDetailsBinderAddPageDetails : DBXTeamLogEventDetails
/// The value of `binder_add_page_details`.
@property (nonatomic, strong) DBXTeamLogBinderAddPageDetails *binderAddPageDetails;
/// Creates an object with the tag `binder_add_page_details`.
- (instancetype)init:(DBXTeamLogBinderAddPageDetails *)binderAddPageDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a section was added to a Paper binder.
@interface DBXTeamLogEventDetailsBinderAddSectionDetails : DBXTeamLogEventDetails
/// The value of `binder_add_section_details`.
@property (nonatomic, strong) DBXTeamLogBinderAddSectionDetails *binderAddSectionDetails;
/// Creates an object with the tag `binder_add_section_details`.
- (instancetype)init:(DBXTeamLogBinderAddSectionDetails *)binderAddSectionDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a page was removed from a Paper binder.
@interface DBXTeamLogEventDetailsBinderRemovePageDetails : DBXTeamLogEventDetails
/// The value of `binder_remove_page_details`.
@property (nonatomic, strong) DBXTeamLogBinderRemovePageDetails *binderRemovePageDetails;
/// Creates an object with the tag `binder_remove_page_details`.
- (instancetype)init:(DBXTeamLogBinderRemovePageDetails *)binderRemovePageDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a section was removed from a Paper binder.
@interface DBXTeamLogEventDetailsBinderRemoveSectionDetails : DBXTeamLogEventDetails
/// The value of `binder_remove_section_details`.
@property (nonatomic, strong) DBXTeamLogBinderRemoveSectionDetails *binderRemoveSectionDetails;
/// Creates an object with the tag `binder_remove_section_details`.
- (instancetype)init:(DBXTeamLogBinderRemoveSectionDetails *)binderRemoveSectionDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a page of a Paper binder was renamed.
@interface DBXTeamLogEventDetailsBinderRenamePageDetails : DBXTeamLogEventDetails
/// The value of `binder_rename_page_details`.
@property (nonatomic, strong) DBXTeamLogBinderRenamePageDetails *binderRenamePageDetails;
/// Creates an object with the tag `binder_rename_page_details`.
- (instancetype)init:(DBXTeamLogBinderRenamePageDetails *)binderRenamePageDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a section of a Paper binder was renamed.
@interface DBXTeamLogEventDetailsBinderRenameSectionDetails : DBXTeamLogEventDetails
/// The value of `binder_rename_section_details`.
@property (nonatomic, strong) DBXTeamLogBinderRenameSectionDetails *binderRenameSectionDetails;
/// Creates an object with the tag `binder_rename_section_details`.
- (instancetype)init:(DBXTeamLogBinderRenameSectionDetails *)binderRenameSectionDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a page of a Paper binder was moved to another position.
@interface DBXTeamLogEventDetailsBinderReorderPageDetails : DBXTeamLogEventDetails
/// The value of `binder_reorder_page_details`.
@property (nonatomic, strong) DBXTeamLogBinderReorderPageDetails *binderReorderPageDetails;
/// Creates an object with the tag `binder_reorder_page_details`.
- (instancetype)init:(DBXTeamLogBinderReorderPageDetails *)binderReorderPageDetails NS_DESIGNATED_INITIALIZER;
@end

/// Details of an event in which a section of a Paper binder was moved to another position.
@interface DBXTeamLogEventDetailsBinderReorderSectionDetails : DBXTeamLogEventDetails
/// The value of `binder_reorder_section_details`.
@property (nonatomic, strong) DBXTeamLogBinderReorderSectionDetails *binderReorderSectionDetails;
/// Creates an object with the tag `binder_reorder_section_details`.
- (instancetype)init:(DBXTeamLogBinderReorderSectionDetails *)binderReorderSectionDetails NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventType (BinderMembers)
/// The object if its tag is `binder_add_page`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeBinderAddPage *asBinderAddPage;
/// The object if its tag is `binder_add_section`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeBinderAddSection *asBinderAddSection;
/// The object if its tag is `binder_remove_page`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeBinderRemovePage *asBinderRemovePage;
/// The object if its tag is `binder_remove_section`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeBinderRemoveSection *asBinderRemoveSection;
/// The object if its tag is `binder_rename_page`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeBinderRenamePage *asBinderRenamePage;
/// The object if its tag is `binder_rename_section`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeBinderRenameSection *asBinderRenameSection;
/// The object if its tag is `binder_reorder_page`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeBinderReorderPage *asBinderReorderPage;
/// The object if its tag is `binder_reorder_section`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeBinderReorderSection *asBinderReorderSection;
@end

/// A page was added to a Paper binder. Replaced by `fileEdit`.
@interface DBXTeamLogEventTypeBinderAddPage : DBXTeamLogEventType
/// The value of `binder_add_page`.
@property (nonatomic, strong) DBXTeamLogBinderAddPageType *binderAddPage;
/// Creates an object with the tag `binder_add_page`.
- (instancetype)init:(DBXTeamLogBinderAddPageType *)binderAddPage NS_DESIGNATED_INITIALIZER;
@end

/// A section was added to a Paper binder. Replaced by `fileEdit`.
@interface DBXTeamLogEventTypeBinderAddSection : DBXTeamLogEventType
/// The value of `binder_add_section`.
@property (nonatomic, strong) DBXTeamLogBinderAddSectionType *binderAddSection;
/// Creates an object with the tag `binder_add_section`.
- (instancetype)init:(DBXTeamLogBinderAddSectionType *)binderAddSection NS_DESIGNATED_INITIALIZER;
@end

/// A page was removed from a Paper binder. Replaced by `fileEdit`.
@interface DBXTeamLogEventTypeBinderRemovePage : DBXTeamLogEventType
/// The value of `binder_remove_page`.
@property (nonatomic, strong) DBXTeamLogBinderRemovePageType *binderRemovePage;
/// Creates an object with the tag `binder_remove_page`.
- (instancetype)init:(DBXTeamLogBinderRemovePageType *)binderRemovePage NS_DESIGNATED_INITIALIZER;
@end

/// A section was removed from a Paper binder. Replaced by `fileEdit`.
@interface DBXTeamLogEventTypeBinderRemoveSection : DBXTeamLogEventType
/// The value of `binder_remove_section`.
@property (nonatomic, strong) DBXTeamLogBinderRemoveSectionType *binderRemoveSection;
/// Creates an object with the tag `binder_remove_section`.
- (instancetype)init:(DBXTeamLogBinderRemoveSectionType *)binderRemoveSection NS_DESIGNATED_INITIALIZER;
@end

/// A page of a Paper binder was renamed. Replaced by `fileEdit`.
@interface DBXTeamLogEventTypeBinderRenamePage : DBXTeamLogEventType
/// The value of `binder_rename_page`.
@property (nonatomic, strong) DBXTeamLogBinderRenamePageType *binderRenamePage;
/// Creates an object with the tag `binder_rename_page`.
- (instancetype)init:(DBXTeamLogBinderRenamePageType *)binderRenamePage NS_DESIGNATED_INITIALIZER;
@end

/// A section of a Paper binder was renamed. Replaced by `fileEdit`.
@interface DBXTeamLogEventTypeBinderRenameSection : DBXTeamLogEventType
/// The value of `binder_rename_section`.
@property (nonatomic, strong) DBXTeamLogBinderRenameSectionType *binderRenameSection;
/// Creates an object with the tag `binder_rename_section`.
- (instancetype)init:(DBXTeamLogBinderRenameSectionType *)binderRenameSection NS_DESIGNATED_INITIALIZER;
@end

/// A page of a Paper binder was moved to another position. Replaced by `fileEdit`.
@interface DBXTeamLogEventTypeBinderReorderPage : DBXTeamLogEventType
/// The value of `binder_reorder_page`.
@property (nonatomic, strong) DBXTeamLogBinderReorderPageType *binderReorderPage;
/// Creates an object with the tag `binder_reorder_page`.
- (instancetype)init:(DBXTeamLogBinderReorderPageType *)binderReorderPage NS_DESIGNATED_INITIALIZER;
@end

/// A section of a Paper binder was moved to another position. Replaced by `fileEdit`.
@interface DBXTeamLogEventTypeBinderReorderSection : DBXTeamLogEventType
/// The value of `binder_reorder_section`.
@property (nonatomic, strong) DBXTeamLogBinderReorderSectionType *binderReorderSection;
/// Creates an object with the tag `binder_reorder_section`.
- (instancetype)init:(DBXTeamLogBinderReorderSectionType *)binderReorderSection NS_DESIGNATED_INITIALIZER;
@end

/// The members of the union.
@interface DBXTeamLogEventTypeArg (BinderMembers)
/// The object if its tag is `binder_add_page`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgBinderAddPage *asBinderAddPage;
/// The object if its tag is `binder_add_section`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgBinderAddSection *asBinderAddSection;
/// The object if its tag is `binder_remove_page`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgBinderRemovePage *asBinderRemovePage;
/// The object if its tag is `binder_remove_section`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgBinderRemoveSection *asBinderRemoveSection;
/// The object if its tag is `binder_rename_page`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgBinderRenamePage *asBinderRenamePage;
/// The object if its tag is `binder_rename_section`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgBinderRenameSection *asBinderRenameSection;
/// The object if its tag is `binder_reorder_page`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgBinderReorderPage *asBinderReorderPage;
/// The object if its tag is `binder_reorder_section`, otherwise `nil`.
@property (nonatomic, readonly, nullable) DBXTeamLogEventTypeArgBinderReorderSection *asBinderReorderSection;
@end

/// Events in which a page was added to a Paper binder.
@interface DBXTeamLogEventTypeArgBinderAddPage : DBXTeamLogEventTypeArg
/// Creates an object with the tag `binder_add_page`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a section was added to a Paper binder.
@interface DBXTeamLogEventTypeArgBinderAddSection : DBXTeamLogEventTypeArg
/// Creates an object with the tag `binder_add_section`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a page was removed from a Paper binder.
@interface DBXTeamLogEventTypeArgBinderRemovePage : DBXTeamLogEventTypeArg
/// Creates an object with the tag `binder_remove_page`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a section was removed from a Paper binder.
@interface DBXTeamLogEventTypeArgBinderRemoveSection : DBXTeamLogEventTypeArg
/// Creates an object with the tag `binder_remove_section`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a page of a Paper binder was renamed.
@interface DBXTeamLogEventTypeArgBinderRenamePage : DBXTeamLogEventTypeArg
/// Creates an object with the tag `binder_rename_page`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a section of a Paper binder was renamed.
@interface DBXTeamLogEventTypeArgBinderRenameSection : DBXTeamLogEventTypeArg
/// Creates an object with the tag `binder_rename_section`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a page of a Paper binder was moved to another position.
@interface DBXTeamLogEventTypeArgBinderReorderPage : DBXTeamLogEventTypeArg
/// Creates an object with the tag `binder_reorder_page`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

/// Events in which a section of a Paper binder was moved to another position.
@interface DBXTeamLogEventTypeArgBinderReorderSection : DBXTeamLogEventTypeArg
/// Creates an object with the tag `binder_reorder_section`.
- (instancetype)init NS_DESIGNATED_INITIALIZER;
+ (instancetype)new;
@end

NS_ASSUME_NONNULL_END
