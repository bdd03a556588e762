import type { DueJob } from '../../dueWork/dueJob.ts';
import { readState } from '../state.ts';
import { meetConfirmed } from './findConfirmedPros.ts';
import { meetInvites } from './findInvites.ts';
import { meetOffers } from './findPendingOffers.ts';
import { meetOpenGigs } from './findOpenGigs.ts';
import { meetSelections } from './findSelections.ts';
import type { Meet } from './situation.ts';

const kinds: readonly Meet[] = [meetOffers, meetSelections, meetConfirmed, meetInvites, meetOpenGigs];

/** The pros of the sandbox look at what is new and decide what to do about it, as long as the script is on. */
export const meetSituations: DueJob = {
  name: 'meetSituations',
  work: async ({ settings }, trx, now) => {
    if (settings.isProduction) return 0;
    const { script_is_on: isOn, script_seed: seed } = await readState(trx);
    if (!isOn) return 0;
    let met = 0;
    for (const meet of kinds) {
      const situations = await meet({ trx, seed, now });
      if (situations.length === 0) continue;
      await trx
        .insertInto('sandbox_situations')
        .values(situations.map(({ name }) => ({ name })))
        .execute();
      const acts = situations.flatMap((situation) => situation.acts);
      if (acts.length > 0) await trx.insertInto('sandbox_acts').values(acts).execute();
      met += situations.length;
    }
    return met;
  },
};
