#import <ObjectiveDropboxOfficialFiles/DBOfficialAppConnector.h>
