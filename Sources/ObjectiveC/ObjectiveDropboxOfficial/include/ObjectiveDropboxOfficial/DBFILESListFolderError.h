#import <ObjectiveDropboxOfficialFiles/Generated/DBFILES.h>
