import type { DueJob } from '../../platform/dueWork/dueJob.ts';
import { readState } from '../state.ts';
import { findConfirmedPros } from './findConfirmedPros.ts';
import { findCounters } from './findCounters.ts';
import { findInvites } from './findInvites.ts';
import { findLateCancellations } from './findLateCancellations.ts';
import { findMissingPay, nextMissingPay } from './findMissingPay.ts';
import { findPendingOffers } from './findPendingOffers.ts';
import { findOpenGigs } from './findOpenGigs.ts';
import { findSelections } from './findSelections.ts';
import { findShortenedHours } from './findShortenedHours.ts';
import type { FindSituations } from './situation.ts';

const finders: readonly FindSituations[] = [
  findPendingOffers,
  findSelections,
  findConfirmedPros,
  findInvites,
  findOpenGigs,
  findShortenedHours,
  findMissingPay,
  findLateCancellations,
  findCounters,
];

/** Plans how the simulated pros respond to new situations, while the script is on. */
export const planActs: DueJob = {
  name: 'planActs',
  work: async ({ settings }, trx, now) => {
    if (settings.isProduction) return 0;
    const { script_is_on: isOn, script_seed: seed } = await readState(trx);
    if (!isOn) return 0;
    let handled = 0;
    for (const findSituations of finders) {
      const situations = await findSituations({ trx, seed, now });
      if (situations.length === 0) continue;
      await trx
        .insertInto('sandbox_situations')
        .values(situations.map(({ name }) => ({ name })))
        .execute();
      const acts = situations.flatMap((situation) => situation.acts);
      if (acts.length > 0) await trx.insertInto('sandbox_acts').values(acts).execute();
      handled += situations.length;
    }
    return handled;
  },
  // All other situations begin with an act of someone.
  next: nextMissingPay,
};
