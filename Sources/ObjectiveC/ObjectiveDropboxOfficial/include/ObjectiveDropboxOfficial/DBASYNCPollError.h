#import <ObjectiveDropboxOfficialFiles/Generated/DBASYNC.h>
