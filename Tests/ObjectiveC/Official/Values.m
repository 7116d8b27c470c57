// Objects of the API as an app uses them: creating, reading, comparing, copying, and converting them.
//
// The environment variable ROUNDS is the number of times to do it all, to see whether memory is released.
#import "../Checks.h"
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBUSERS.h>
#import <stdlib.h>

static void testStructs(void) {
    DBFILESListFolderArg *brief = DB_AUTORELEASE([[DBFILESListFolderArg alloc] initWithPath:@"/Photos"]);
    CHECK_EQUAL(brief.path, @"/Photos");
    CHECK_EQUAL([brief valueForKey:@"path"], @"/Photos");
    CHECK(brief.limit == nil);
    DBFILESListFolderArg *same = DB_AUTORELEASE([[DBFILESListFolderArg alloc] initWithPath:@"/Photos"]);
    CHECK_EQUAL(brief, same);
    CHECK([brief hash] == [same hash]);
    CHECK_EQUAL(DB_AUTORELEASE([brief copy]), brief);
    CHECK(![brief isEqual:DB_AUTORELEASE([[DBFILESListFolderArg alloc] initWithPath:@""])]);
    CHECK([[brief description] rangeOfString:@"/Photos"].location != NSNotFound);
    CHECK([brief respondsToSelector:@selector(recursive)]);
    CHECK(![brief respondsToSelector:@selector(cursor)]);
}

/// Behavior: the property of a wrong tag.
static void testUnions(void) {
    DBFILESWriteMode *add = DB_AUTORELEASE([[DBFILESWriteMode alloc] initWithAdd]);
    CHECK([add isAdd] && ![add isUpdate] && add.tag == DBFILESWriteModeAdd);
    CHECK_EQUAL([add tagName], @"DBFILESWriteModeAdd");
    CHECK(add.update == nil);
    DBFILESWriteMode *update = DB_AUTORELEASE([[DBFILESWriteMode alloc] initWithUpdate:@"a1c10ce0dd78"]);
    CHECK([update isUpdate] && update.tag == DBFILESWriteModeUpdate);
    CHECK_EQUAL(update.update, @"a1c10ce0dd78");
    CHECK(![add isEqual:update]);
    DBFILESDeleteError *error = DB_AUTORELEASE([[DBFILESDeleteError alloc]
        initWithPathLookup:DB_AUTORELEASE([[DBFILESLookupError alloc] initWithNotFound])]);
    CHECK([error isPathLookup] && [error.pathLookup isNotFound]);
}

static void testFamilies(void) {
    NSDictionary *file = [NSDictionary dictionaryWithObjectsAndKeys:
        @"file", @".tag", @"a.txt", @"name", @"id:a4ayc_80_OEAAAAAAAAAXw", @"id", @"2015-05-12T15:50:38Z", @"client_modified",
        @"2015-05-12T15:50:38Z", @"server_modified", @"a1c10ce0dd78", @"rev", [NSNumber numberWithInt:7212], @"size", nil];
    DBFILESMetadata *metadata = [DBFILESMetadataSerializer deserialize:file];
    CHECK([metadata isKindOfClass:[DBFILESFileMetadata class]]);
    DBFILESFileMetadata *fileMetadata = (DBFILESFileMetadata *)metadata;
    CHECK_EQUAL(fileMetadata.name, @"a.txt");
    CHECK_EQUAL(fileMetadata.id_, @"id:a4ayc_80_OEAAAAAAAAAXw");
    CHECK_EQUAL(fileMetadata.size, [NSNumber numberWithInt:7212]);
    CHECK([fileMetadata.clientModified timeIntervalSince1970] == 1431445838);
    NSDictionary *json = [DBFILESMetadataSerializer serialize:metadata];
    CHECK_EQUAL([json objectForKey:@".tag"], @"file");
    CHECK_EQUAL([DBFILESMetadataSerializer deserialize:json], metadata);
    CHECK_EQUAL([DBFILESFileMetadata deserialize:[DBFILESFileMetadata serialize:metadata]], metadata);
    DBFILESListFolderResult *result = DB_AUTORELEASE([[DBFILESListFolderResult alloc]
        initWithEntries:[NSArray arrayWithObject:metadata] cursor:@"c" hasMore:[NSNumber numberWithBool:NO]]);
    CHECK([result.entries count] == 1);
    CHECK_EQUAL([result.entries objectAtIndex:0], metadata);
    CHECK([result.entries objectAtIndex:0] == [result.entries objectAtIndex:0]);
    for (DBFILESMetadata *entry in result.entries) CHECK([entry isKindOfClass:[DBFILESFileMetadata class]]);
    CHECK_EQUAL(result.hasMore, [NSNumber numberWithBool:NO]);
}

/// Behavior: an unknown tag or subtype. JSON of such an object is valid, and makes an equal object.
static void testUnknownTags(void) {
    // A union with the member `other`
    DBFILESLookupError *open = [DBFILESLookupErrorSerializer deserialize:@{@".tag" : @"brand_new", @"reason" : @"new, too"}];
    CHECK([open isOther] && ![open isNotFound] && open.tag == DBFILESLookupErrorOther);
    CHECK_EQUAL([DBFILESLookupErrorSerializer serialize:open], @{@".tag" : @"other"});
    CHECK_EQUAL([DBFILESLookupErrorSerializer deserialize:@{@".tag" : @"other"}], open);
    // The same as the value of another union
    DBFILESDeleteError *outer =
        [DBFILESDeleteErrorSerializer deserialize:@{@".tag" : @"path_lookup", @"path_lookup" : @{@".tag" : @"brand_new"}}];
    CHECK([outer isPathLookup] && [outer.pathLookup isOther]);
    CHECK_EQUAL([DBFILESDeleteErrorSerializer deserialize:[DBFILESDeleteErrorSerializer serialize:outer]], outer);
    // A union without such a member: it becomes the last one, without a value.
    DBFILESWriteMode *closed = [DBFILESWriteModeSerializer deserialize:@{@".tag" : @"brand_new"}];
    CHECK([closed isUpdate] && closed.tag == DBFILESWriteModeUpdate && closed.update == nil);
    CHECK_EQUAL([DBFILESWriteModeSerializer deserialize:[DBFILESWriteModeSerializer serialize:closed]], closed);
    // A family of types that may grow: the object is one of its base.
    NSNumber *no = @(NO);
    DBSHARINGLinkPermissions *permissions = DB_AUTORELEASE([[DBSHARINGLinkPermissions alloc] initWithCanRevoke:no
                                                                                            visibilityPolicies:@[]
                                                                                                  canSetExpiry:no
                                                                                               canRemoveExpiry:no
                                                                                                 allowDownload:no
                                                                                              canAllowDownload:no
                                                                                           canDisallowDownload:no
                                                                                                 allowComments:no
                                                                                         teamRestrictsComments:no]);
    NSDictionary *album = @{
        @".tag" : @"album",
        @"url" : @"https://example.com/album",
        @"name" : @"Album",
        @"link_permissions" : [DBSHARINGLinkPermissionsSerializer serialize:permissions],
        @"songs" : @12
    };
    DBSHARINGSharedLinkMetadata *link = [DBSHARINGSharedLinkMetadataSerializer deserialize:album];
    CHECK([link class] == [DBSHARINGSharedLinkMetadata class]);
    CHECK_EQUAL(link.url, @"https://example.com/album");
    CHECK_EQUAL(link.linkPermissions, permissions);
    CHECK_EQUAL([DBSHARINGSharedLinkMetadataSerializer deserialize:[DBSHARINGSharedLinkMetadataSerializer serialize:link]], link);
    // A family that doesn't: there are no fields.
    DBFILESMetadata *shortcut = [DBFILESMetadataSerializer deserialize:@{@".tag" : @"shortcut", @"name" : @"a"}];
    CHECK([shortcut class] == [DBFILESMetadata class] && shortcut.name == nil);
}

/// Behavior: a bad argument of an initializer, and `+deserialize:` of something else.
static void testInvalidData(void) {
    DBFILESMetadata *nothing = [DBFILESMetadataSerializer deserialize:[NSDictionary dictionaryWithObject:@"x" forKey:@"y"]];
    CHECK([nothing isKindOfClass:[DBFILESMetadata class]] && nothing.name == nil);
    CHECK([DBFILESMetadataSerializer serialize:(id)@"text"] == nil);
    DBFILESListFolderArg *wrong = DB_AUTORELEASE([[DBFILESListFolderArg alloc] initWithPath:(id)[NSNumber numberWithInt:1]]);
    CHECK(wrong != nil && wrong.path == nil);
    NSDictionary *add = [DBFILESWriteModeSerializer serialize:DB_AUTORELEASE([[DBFILESWriteMode alloc] initWithAdd])];
    CHECK_EQUAL(add, [NSDictionary dictionaryWithObject:@"add" forKey:@".tag"]);
}

int main(void) {
    const char *rounds = getenv("ROUNDS");
    for (int round = 0; round < (rounds == NULL ? 1 : atoi(rounds)); round++) {
        @autoreleasepool {
            testStructs();
            testUnions();
            testFamilies();
            testUnknownTags();
            testInvalidData();
        }
    }
    return DBFinish("Values");
}
