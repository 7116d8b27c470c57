#import <ObjectiveDropboxOfficialFiles/DBClientsManager+Desktop.h>
