#import <ObjectiveDropboxOfficialFiles/Generated/DBSHARING.h>
