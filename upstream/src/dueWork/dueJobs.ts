import { autoSelect } from '../autoSelect/autoSelect.ts';
import { boostReopened } from '../boosts/boostReopened.ts';
import { carryOutOffers } from '../operations/carryOutOffers.ts';
import type { DueJob } from './dueJob.ts';
import { endGigs } from './endGigs.ts';
import { expireOffers } from './expireOffers.ts';
import { expireSelections } from './expireSelections.ts';
import { forgetFeed } from './forgetFeed.ts';
import { forgetOperations } from './forgetOperations.ts';
import { forgetWrites } from './forgetWrites.ts';
import { moveToMarketplace } from './moveToMarketplace.ts';
import { openToNetwork } from './openToNetwork.ts';
import { meetSituations } from '../sandbox/script/meetSituations.ts';
import { performActs } from '../sandbox/script/performActs.ts';
import { settleGigs } from './settleGigs.ts';
import { startGigs } from './startGigs.ts';

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
