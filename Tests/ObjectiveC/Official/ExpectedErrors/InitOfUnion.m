// A union is initialized with one of its tags.
// error: 'init' is unavailable
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

DBFILESWriteMode *makeMode(void);
DBFILESWriteMode *makeMode(void) {
#ifdef EXPECT_ERROR
    return [[DBFILESWriteMode alloc] init];
#else
    return [[DBFILESWriteMode alloc] initWithAdd];
#endif
}
