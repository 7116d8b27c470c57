// The tags of two unions aren't comparable.
// error: comparison of different enumeration types
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

BOOL isMissing(DBFILESLookupError *error);
BOOL isMissing(DBFILESLookupError *error) {
#ifdef EXPECT_ERROR
    return error.tag == DBFILESDeleteErrorPathLookup;
#else
    return error.tag == DBFILESLookupErrorNotFound;
#endif
}
