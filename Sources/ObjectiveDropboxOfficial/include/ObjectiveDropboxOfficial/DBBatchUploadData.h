#import <ObjectiveDropboxOfficialFiles/DBBatchUploadData.h>
