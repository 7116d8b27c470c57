// The format of a thumbnail isn't its size.
// error: implicit conversion from enumeration type
#import <DropboxSyncObjC/DropboxSyncObjC.h>

DBFile *openThumbnail(DBFilesystem *filesystem, DBPath *path);
DBFile *openThumbnail(DBFilesystem *filesystem, DBPath *path) {
#ifdef EXPECT_ERROR
    DBThumbFormat format = DBThumbSizeL;
#else
    DBThumbFormat format = DBThumbFormatPNG;
#endif
    return [filesystem openThumbnail:path ofSize:DBThumbSizeL inFormat:format error:nil];
}
