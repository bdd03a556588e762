import { inject } from 'vitest';
import { findGig } from '../filling/applications/findGig.ts';
import { sharedStack } from '../stack/sharedStack.ts';
import { checkScreens } from './checkScreens.ts';
import { gigScreens } from './gigScreens.ts';
import { postingScreens } from './postingScreens.ts';
import { scheduleScreens } from './scheduleScreens.ts';

const { url } = sharedStack;
const { manager } = inject('tokens');
const gig = await findGig(url, manager, 2, ({ openApplications }) => openApplications >= 8);

checkScreens({
  ...gigScreens(gig.databaseId),
  ...(await scheduleScreens(url, manager)),
  ...postingScreens(gig.databaseId),
});
