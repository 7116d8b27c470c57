// The files of a batch are URLs with their commit infos.
// error: incompatible pointer types
#import <ObjectiveDropboxOfficial/ObjectiveDropboxOfficial.h>

void upload(DBUserClient *client, NSURL *file, DBFILESCommitInfo *info);
void upload(DBUserClient *client, NSURL *file, DBFILESCommitInfo *info) {
#ifdef EXPECT_ERROR
    NSDictionary<NSString *, DBFILESCommitInfo *> *files = [NSDictionary dictionaryWithObject:info forKey:file.path];
#else
    NSDictionary<NSURL *, DBFILESCommitInfo *> *files = [NSDictionary dictionaryWithObject:info forKey:file];
#endif
    [client.filesRoutes batchUploadFiles:files
                                   queue:nil
                           progressBlock:nil
                           responseBlock:^(NSDictionary<NSURL *, DBFILESUploadSessionFinishBatchResultEntry *> *entries,
                               DBASYNCPollError *pollError, DBRequestError *error, NSDictionary<NSURL *, DBRequestError *> *errors) {
                           }];
}
