// A field has a name.
// error: null passed to a callee that requires a non-null argument
#import <DropboxDatastoreObjC/DropboxDatastoreObjC.h>

id titleOfNote(DBRecord *note);
id titleOfNote(DBRecord *note) {
#ifdef EXPECT_ERROR
    return [note objectForKey:nil];
#else
    return [note objectForKey:@"title"];
#endif
}
