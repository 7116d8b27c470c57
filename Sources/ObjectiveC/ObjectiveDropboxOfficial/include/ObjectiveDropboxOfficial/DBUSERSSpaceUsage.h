#import <ObjectiveDropboxOfficialFiles/Generated/DBUSERS.h>
