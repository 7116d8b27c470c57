// A type of the API has an initializer for its fields, so `+new` is unavailable.
// error: 'new' is unavailable
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

DBFILESListFolderArg *makeArgument(void);
DBFILESListFolderArg *makeArgument(void) {
#ifdef EXPECT_ERROR
    return [DBFILESListFolderArg new];
#else
    return [[DBFILESListFolderArg alloc] initWithPath:@""];
#endif
}
