#import <ObjectiveDropboxOfficialFiles/DBBaseClients.h>
