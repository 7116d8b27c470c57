// Objects of the API don't change.
// error: assignment to readonly property
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

void renameFile(DBFILESFileMetadata *metadata);
void renameFile(DBFILESFileMetadata *metadata) {
#ifdef EXPECT_ERROR
    metadata.name = @"b";
#else
    (void)metadata.name;
#endif
}
