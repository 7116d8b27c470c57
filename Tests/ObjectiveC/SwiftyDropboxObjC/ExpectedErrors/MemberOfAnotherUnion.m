// A member of a union is of the union's class.
// error: incompatible pointer types
#import <SwiftyDropboxObjC/SwiftyDropboxObjC.h>

void upload(DBXDropboxClient *client, NSData *content);
void upload(DBXDropboxClient *client, NSData *content) {
#ifdef EXPECT_ERROR
    DBXFilesListFolderError *mode = [[DBXFilesWriteModeOverwrite alloc] init];
#else
    DBXFilesWriteMode *mode = [[DBXFilesWriteModeOverwrite alloc] init];
#endif
    (void)mode;
    [client.files uploadDataWithPath:@"/file" input:content];
}
