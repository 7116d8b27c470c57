#import <ObjectiveDropboxOfficialFiles/DBBatchUploadTask.h>
