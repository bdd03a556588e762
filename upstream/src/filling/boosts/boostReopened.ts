import { batchSize, type DueJob } from '../../platform/dueWork/dueJob.ts';
import { boostGig } from './boostGig.ts';
import { suggestedBoost } from './suggestedBoost.ts';

/**
 * Boosts gigs that lost a pro shortly before their start, at locations that enable it. Reopened places of gigs that have
 * started are discarded.
 */
export const boostReopened: DueJob = {
  name: 'boostReopened',
  work: async (_upstream, trx, now) => {
    const gigs = await trx
      .selectFrom('gigs')
      .innerJoin('reopened_places', 'reopened_places.gig_id', 'gigs.id')
      .innerJoin('locations', 'locations.id', 'gigs.location_id')
      .innerJoin('skills', 'skills.id', 'gigs.skill_id')
      .select(['gigs.id', 'gigs.status', 'gigs.start_time'])
      .select(suggestedBoost.as('bonus'))
      .where((eb) => eb.or([eb('locations.auto_boost_enabled', '=', true), eb('gigs.start_time', '<=', now)]))
      .orderBy('gigs.id')
      .limit(batchSize)
      .forNoKeyUpdate('gigs')
      .skipLocked()
      .execute();
    for (const { id: gigId, status, start_time, bonus } of gigs) {
      if (status === 'POSTED' && start_time > now && bonus !== null) {
        await boostGig(trx, { gigId, bonus, now });
      } else {
        await trx.deleteFrom('reopened_places').where('gig_id', '=', gigId).execute();
      }
    }
    return gigs.length;
  },
};
