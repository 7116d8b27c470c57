#import <ObjectiveDropboxOfficialFiles/DBTransportDefaultClient.h>
