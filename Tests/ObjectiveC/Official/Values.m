// Objects of the API as an app uses them: creating, reading, comparing, copying, and converting them.
//
// The environment variable ROUNDS is the number of times to do it all, to see whether memory is released.
#import "../Checks.h"
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILEPROPERTIES.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBFILESEarlierTypes.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING.h>
#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARINGEarlierTypes.h>
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

/// Behavior: an argument that is `nil`. The property has the default of the field.
static void testDefaults(void) {
    DBFILESCommitInfo *brief = DB_AUTORELEASE([[DBFILESCommitInfo alloc] initWithPath:@"/a.txt"]);
    CHECK([brief.mode isAdd]);
    CHECK_EQUAL(brief.mute, @NO);
    CHECK(brief.clientModified == nil);
    DBFILESCommitInfo *full =
        DB_AUTORELEASE([[DBFILESCommitInfo alloc] initWithPath:@"/a.txt"
                                                          mode:DB_AUTORELEASE([[DBFILESWriteMode alloc] initWithAdd])
                                                    autorename:@NO
                                                clientModified:nil
                                                          mute:@NO
                                                propertyGroups:nil
                                                strictConflict:@NO]);
    CHECK_EQUAL(brief, full);
    DBFILESListFolderArg *folder = DB_AUTORELEASE([[DBFILESListFolderArg alloc] initWithPath:@""]);
    CHECK_EQUAL(folder.includeMountedFolders, @YES);
    // JSON without the field
    DBFILESListFolderArg *read = [DBFILESListFolderArgSerializer deserialize:@{@"path" : @""}];
    CHECK_EQUAL(read.includeMountedFolders, @YES);
    DBFILESListRevisionsArg *revisions = DB_AUTORELEASE([[DBFILESListRevisionsArg alloc] initWithPath:@"/a.txt"]);
    CHECK_EQUAL(revisions.limit, @10);
    CHECK([revisions.mode isPath]);
    // The default of another namespace's string
    DBFILEPROPERTIESPropertiesSearchArg *search = [DBFILEPROPERTIESPropertiesSearchArgSerializer
        deserialize:@{@"queries" : @[ @{@"query" : @"x", @"mode" : @{@".tag" : @"field_name", @"field_name" : @"y"}} ]}];
    CHECK([search.templateFilter isFilterNone]);
}

/// The initializers of earlier versions: structs had fewer fields, or had them in another order.
static void testEarlierInitializers(void) {
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wdeprecated-declarations"
    DBFILESWriteMode *overwrite = DB_AUTORELEASE([[DBFILESWriteMode alloc] initWithOverwrite]);
    DBFILESCommitInfo *info = DB_AUTORELEASE([[DBFILESCommitInfo alloc] initWithPath:@"/a.txt"
                                                                                mode:overwrite
                                                                          autorename:@YES
                                                                      clientModified:nil
                                                                                mute:nil]);
    CHECK([info.mode isOverwrite]);
    CHECK_EQUAL(info.autorename, @YES);
    CHECK_EQUAL(info.mute, @NO);
    CHECK_EQUAL(info.strictConflict, @NO);
    DBSHARINGRequestedVisibility *visibility = DB_AUTORELEASE([[DBSHARINGRequestedVisibility alloc] initWithPublic]);
    NSDate *date = [NSDate dateWithTimeIntervalSince1970:1431445838];
    DBSHARINGSharedLinkSettings *settings =
        DB_AUTORELEASE([[DBSHARINGSharedLinkSettings alloc] initWithRequestedVisibility:visibility
                                                                           linkPassword:@"secret"
                                                                                expires:date]);
    CHECK_EQUAL(settings.requestedVisibility, visibility);
    CHECK_EQUAL(settings.linkPassword, @"secret");
    CHECK_EQUAL(settings.expires, date);
    CHECK(settings.audience == nil);
#pragma clang diagnostic pop
    // Initializers that no version had
    CHECK(![DBFILESCommitInfo instancesRespondToSelector:NSSelectorFromString(@"initWithMode:")]);
    CHECK(![DBFILESCommitInfo instancesRespondToSelector:NSSelectorFromString(@"initWithPath:path:")]);
    CHECK(![DBFILESCommitInfo instancesRespondToSelector:NSSelectorFromString(@"initWithPath:other:")]);
    CHECK(![DBFILESCommitInfo instancesRespondToSelector:NSSelectorFromString(@"initWith:")]);
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
            testDefaults();
            testEarlierInitializers();
            testUnions();
            testFamilies();
            testUnknownTags();
            testInvalidData();
        }
    }
    return DBFinish("Values");
}
