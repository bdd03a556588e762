import './Organization.ts';
import './organizationConnection.ts';
import './organizationField.ts';
import './organizationImage.ts';
import './organizationLocations.ts';
import './organizationPermissions.ts';
import './organizationTokens.ts';
import './updateOrganization.ts';
