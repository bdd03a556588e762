import { inject } from 'vitest';
import { sharedStack } from '../stack/sharedStack.ts';
import { checkScreens } from './checkScreens.ts';
import { homeScreens } from './homeScreens.ts';
import { payScreens } from './payScreens.ts';

checkScreens({ ...homeScreens, ...(await payScreens(sharedStack.url, inject('tokens').owner)) });
