// The type of a task contains its result.
// error: incompatible pointer types
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *upload(DBUserClient *client, NSData *content);
DBUploadTask<DBFILESFileMetadata *, DBFILESUploadError *> *upload(DBUserClient *client, NSData *content) {
#ifdef EXPECT_ERROR
    return [client.filesRoutes uploadSessionStartData:content];
#else
    return [client.filesRoutes uploadData:@"/file" inputData:content];
#endif
}
