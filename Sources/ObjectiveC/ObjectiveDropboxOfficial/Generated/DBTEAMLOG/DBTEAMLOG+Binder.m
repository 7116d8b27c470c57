// Generated from API/team_log.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficial/Generated/DBTEAMLOG/DBTEAMLOG+Binder.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBTEAMLOGBinderAddPageDetails @dynamic eventUuid, docTitle, binderItemName; @end
@implementation DBTEAMLOGBinderAddPageDetailsSerializer @end
@implementation DBTEAMLOGBinderAddPageType @dynamic description_; @end
@implementation DBTEAMLOGBinderAddPageTypeSerializer @end
@implementation DBTEAMLOGBinderAddSectionDetails @dynamic eventUuid, docTitle, binderItemName; @end
@implementation DBTEAMLOGBinderAddSectionDetailsSerializer @end
@implementation DBTEAMLOGBinderAddSectionType @dynamic description_; @end
@implementation DBTEAMLOGBinderAddSectionTypeSerializer @end
@implementation DBTEAMLOGBinderRemovePageDetails @dynamic eventUuid, docTitle, binderItemName; @end
@implementation DBTEAMLOGBinderRemovePageDetailsSerializer @end
@implementation DBTEAMLOGBinderRemovePageType @dynamic description_; @end
@implementation DBTEAMLOGBinderRemovePageTypeSerializer @end
@implementation DBTEAMLOGBinderRemoveSectionDetails @dynamic eventUuid, docTitle, binderItemName; @end
@implementation DBTEAMLOGBinderRemoveSectionDetailsSerializer @end
@implementation DBTEAMLOGBinderRemoveSectionType @dynamic description_; @end
@implementation DBTEAMLOGBinderRemoveSectionTypeSerializer @end
@implementation DBTEAMLOGBinderRenamePageDetails @dynamic eventUuid, docTitle, binderItemName,
    previousBinderItemName; @end
@implementation DBTEAMLOGBinderRenamePageDetailsSerializer @end
@implementation DBTEAMLOGBinderRenamePageType @dynamic description_; @end
@implementation DBTEAMLOGBinderRenamePageTypeSerializer @end
@implementation DBTEAMLOGBinderRenameSectionDetails @dynamic eventUuid, docTitle, binderItemName,
    previousBinderItemName; @end
@implementation DBTEAMLOGBinderRenameSectionDetailsSerializer @end
@implementation DBTEAMLOGBinderRenameSectionType @dynamic description_; @end
@implementation DBTEAMLOGBinderRenameSectionTypeSerializer @end
@implementation DBTEAMLOGBinderReorderPageDetails @dynamic eventUuid, docTitle, binderItemName; @end
@implementation DBTEAMLOGBinderReorderPageDetailsSerializer @end
@implementation DBTEAMLOGBinderReorderPageType @dynamic description_; @end
@implementation DBTEAMLOGBinderReorderPageTypeSerializer @end
@implementation DBTEAMLOGBinderReorderSectionDetails @dynamic eventUuid, docTitle, binderItemName; @end
@implementation DBTEAMLOGBinderReorderSectionDetailsSerializer @end
@implementation DBTEAMLOGBinderReorderSectionType @dynamic description_; @end
@implementation DBTEAMLOGBinderReorderSectionTypeSerializer @end
