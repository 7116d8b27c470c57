#import <ObjectiveDropboxOfficialFiles/DBAppClient.h>
