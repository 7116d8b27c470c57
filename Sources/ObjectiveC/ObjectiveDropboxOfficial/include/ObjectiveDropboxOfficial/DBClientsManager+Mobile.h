#import <ObjectiveDropboxOfficialFiles/DBClientsManager+Mobile.h>
