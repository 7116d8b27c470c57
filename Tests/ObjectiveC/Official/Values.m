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

static void testInvalidData(void) {
    DBFILESMetadata *nothing = [DBFILESMetadataSerializer deserialize:[NSDictionary dictionaryWithObject:@"x" forKey:@"y"]];
    CHECK([nothing isKindOfClass:[DBFILESMetadata class]] && nothing.name == nil);
    CHECK([DBFILESMetadataSerializer serialize:(id)@"text"] == nil);
    DBFILESListFolderArg *wrong = DB_AUTORELEASE([[DBFILESListFolderArg alloc] initWithPath:(id)[NSNumber numberWithInt:1]]);
    CHECK(wrong != nil && wrong.path == nil);
    NSDictionary *add = [DBFILESWriteModeSerializer serialize:DB_AUTORELEASE([[DBFILESWriteMode alloc] initWithAdd])];
    CHECK_EQUAL(add, [NSDictionary dictionaryWithObject:@"add" forKey:@".tag"]);
    DBFILESWriteMode *unknown = [DBFILESWriteModeSerializer deserialize:[NSDictionary dictionaryWithObject:@"new" forKey:@".tag"]];
    CHECK([unknown isKindOfClass:[DBFILESWriteMode class]]);
}

int main(void) {
    const char *rounds = getenv("ROUNDS");
    for (int round = 0; round < (rounds == NULL ? 1 : atoi(rounds)); round++) {
        @autoreleasepool {
            testStructs();
            testUnions();
            testFamilies();
            testInvalidData();
        }
    }
    return DBFinish("Values");
}
