import type { RouteFactory } from '../platform/server/route.ts';
import { getClock } from './getClock.ts';
import { getScript } from './getScript.ts';
import { listActs } from './listActs.ts';
import { patchScript } from './patchScript.ts';
import { postClock } from './postClock.ts';
import { putPayoutAccount } from './putPayoutAccount.ts';

/** The routes for the clock, the pros and the payout accounts of the sandbox, in the order of the documentation. */
export const sandboxRoutes: readonly RouteFactory[] = [
  getClock,
  postClock,
  getScript,
  patchScript,
  listActs,
  putPayoutAccount,
];
