import './EventLosingGigs.ts';
import './moveLocation.ts';
import './OrganizationRemap.ts';
import './remapFields.ts';
