import { inject } from 'vitest';
import { findGig } from '../filling/applications/findGig.ts';
import { sharedStack } from '../stack/sharedStack.ts';
import { checkScreens } from './checkScreens.ts';
import { fillingScreens } from './fillingScreens.ts';

const { url } = sharedStack;
const { manager } = inject('tokens');
const gig = await findGig(url, manager, 2, ({ openApplications }) => openApplications >= 8);

checkScreens(await fillingScreens(url, manager, gig.databaseId));
