#import <ObjectiveDropboxOfficialFiles/DBUserClient.h>
