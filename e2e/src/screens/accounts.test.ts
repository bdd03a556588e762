import { inject } from 'vitest';
import { sharedStack } from '../stack/sharedStack.ts';
import { accountScreens } from './accountScreens.ts';
import { candidateScreens } from './candidateScreens.ts';
import { checkScreens } from './checkScreens.ts';
import { invitationScreens } from './invitationScreens.ts';
import { publicScreens } from './publicScreens.ts';

checkScreens({
  ...publicScreens,
  ...accountScreens,
  ...(await invitationScreens(sharedStack.url, inject('tokens').owner)),
  ...candidateScreens,
  outbox: { path: `${sharedStack.upstreamUrl}/outbox`, shows: 'Every email and text', viewer: null },
});
