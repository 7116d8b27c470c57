#import <ObjectiveDropboxOfficialFiles/DBClientsManager.h>
