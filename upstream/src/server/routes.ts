import { logOut } from '../auth/logOut.ts';
import { requestEmailCode } from '../auth/requestEmailCode.ts';
import { requestPhoneCode } from '../auth/requestPhoneCode.ts';
import { verifyEmailCode } from '../auth/verifyEmailCode.ts';
import { verifyPhoneCode } from '../auth/verifyPhoneCode.ts';
import { getLocation } from '../locations/getLocation.ts';
import { listLocations } from '../locations/listLocations.ts';
import { listOutbox } from '../outbox/listOutbox.ts';
import { getTermsAcceptance } from '../terms/getTermsAcceptance.ts';
import { listActiveLocations } from '../users/listActiveLocations.ts';
import { getHealth, getReadiness } from './health.ts';
import { getGig } from '../gigs/getGig.ts';
import { listGigs } from '../gigs/listGigs.ts';
import { listSkills } from '../skills/listSkills.ts';
import { getMe } from '../users/getMe.ts';
import type { RouteFactory } from './route.ts';

/** Every route of the API, in the order of the documentation. */
export const routes: readonly RouteFactory[] = [
  getHealth,
  getReadiness,
  requestEmailCode,
  verifyEmailCode,
  requestPhoneCode,
  verifyPhoneCode,
  logOut,
  listOutbox,
  getMe,
  listActiveLocations,
  getTermsAcceptance,
  listLocations,
  getLocation,
  listSkills,
  listGigs,
  getGig,
];
