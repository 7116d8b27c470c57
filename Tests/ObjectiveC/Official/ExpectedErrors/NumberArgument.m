// Booleans of the API are numbers, because they can be nil.
// error: 'NSNumber * _Nullable'
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

void upload(DBUserClient *client, NSData *content);
void upload(DBUserClient *client, NSData *content) {
#ifdef EXPECT_ERROR
    BOOL autorename = YES;
#else
    NSNumber *autorename = @YES;
#endif
    [client.filesRoutes uploadData:@"/file"
                              mode:nil
                        autorename:autorename
                    clientModified:nil
                              mute:nil
                    propertyGroups:nil
                    strictConflict:nil
                       contentHash:nil
                         inputData:content];
}
