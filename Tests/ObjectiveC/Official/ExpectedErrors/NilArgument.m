// A path can't be nil. Arguments with a default can.
// error: null passed to a callee that requires a non-null argument
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

void upload(DBUserClient *client, NSData *content);
void upload(DBUserClient *client, NSData *content) {
#ifdef EXPECT_ERROR
    [client.filesRoutes uploadData:nil inputData:content];
#else
    [client.filesRoutes uploadData:@"/file"
                              mode:nil
                        autorename:nil
                    clientModified:nil
                              mute:nil
                    propertyGroups:nil
                    strictConflict:nil
                       contentHash:nil
                         inputData:content];
#endif
}
