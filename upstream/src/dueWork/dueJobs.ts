import { autoSelect } from '../filling/autoSelect/autoSelect.ts';
import { boostReopened } from '../filling/boosts/boostReopened.ts';
import { carryOutOffers } from '../filling/operations/processQueuedOffers.ts';
import type { DueJob } from './dueJob.ts';
import { endGigs } from '../schedule/lifecycle/endGigs.ts';
import { expireOffers } from '../filling/offers/expireOffers.ts';
import { expireSelections } from '../filling/applications/expireSelections.ts';
import { forgetFeed } from '../platform/live/deleteOldChanges.ts';
import { forgetOperations } from '../filling/operations/deleteOldOperations.ts';
import { forgetWrites } from '../platform/idempotency/deleteOldWrites.ts';
import { moveToMarketplace } from '../schedule/lifecycle/moveToMarketplace.ts';
import { openToNetwork } from '../schedule/lifecycle/openToNetwork.ts';
import { meetSituations } from '../sandbox/script/planActs.ts';
import { performActs } from '../sandbox/script/performActs.ts';
import { settleGigs } from '../schedule/lifecycle/settleGigs.ts';
import { startGigs } from '../schedule/lifecycle/startGigs.ts';

/** All that happens by itself, in the order in which one leads to the other. */
export const dueJobs: readonly DueJob[] = [
  carryOutOffers,
  expireOffers,
  expireSelections,
  performActs,
  boostReopened,
  openToNetwork,
  moveToMarketplace,
  startGigs,
  endGigs,
  settleGigs,
  autoSelect,
  meetSituations,
  forgetWrites,
  forgetFeed,
  forgetOperations,
];
