#import <ObjectiveDropboxOfficialFiles/DBOpenWithInfo.h>
