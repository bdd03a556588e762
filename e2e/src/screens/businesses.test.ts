import { checkScreens } from './checkScreens.ts';
import { locationScreens } from './locationScreens.ts';
import { organizationScreens } from './organizationScreens.ts';

checkScreens({ ...locationScreens, ...organizationScreens });
