// Generated from API/files.json by `make generate`. Do not edit.

#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES/DBFILES+Search.h>

#pragma clang diagnostic ignored "-Wincomplete-implementation"
#pragma clang diagnostic ignored "-Wobjc-property-implementation"

@implementation DBFILESSearchArg @dynamic path, query, start, maxResults, mode; @end
@implementation DBFILESSearchArgSerializer @end
@implementation DBFILESSearchError @dynamic tag, path, invalidArgument; @end
@implementation DBFILESSearchErrorSerializer @end
@implementation DBFILESSearchMatch @dynamic matchType, metadata; @end
@implementation DBFILESSearchMatchSerializer @end
@implementation DBFILESSearchMatchFieldOptions @dynamic includeHighlights; @end
@implementation DBFILESSearchMatchFieldOptionsSerializer @end
@implementation DBFILESSearchMatchType @dynamic tag; @end
@implementation DBFILESSearchMatchTypeSerializer @end
@implementation DBFILESSearchMatchTypeV2 @dynamic tag; @end
@implementation DBFILESSearchMatchTypeV2Serializer @end
@implementation DBFILESSearchMatchV2 @dynamic metadata, matchType, highlightSpans; @end
@implementation DBFILESSearchMatchV2Serializer @end
@implementation DBFILESSearchMode @dynamic tag; @end
@implementation DBFILESSearchModeSerializer @end
@implementation DBFILESSearchOptions @dynamic path, maxResults, orderBy, fileStatus, filenameOnly, fileExtensions,
    fileCategories, accountId; @end
@implementation DBFILESSearchOptionsSerializer @end
@implementation DBFILESSearchOrderBy @dynamic tag; @end
@implementation DBFILESSearchOrderBySerializer @end
@implementation DBFILESSearchResult @dynamic matches, more, start; @end
@implementation DBFILESSearchResultSerializer @end
@implementation DBFILESSearchV2Arg @dynamic query, options, matchFieldOptions, includeHighlights; @end
@implementation DBFILESSearchV2ArgSerializer @end
@implementation DBFILESSearchV2ContinueArg @dynamic cursor; @end
@implementation DBFILESSearchV2ContinueArgSerializer @end
@implementation DBFILESSearchV2Result @dynamic matches, hasMore, cursor; @end
@implementation DBFILESSearchV2ResultSerializer @end
