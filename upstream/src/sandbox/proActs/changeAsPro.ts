import { updateProCounters } from '../../filling/applications/transitions/updateProCounters.ts';
import { readFacts } from '../../filling/applications/transitions/readFacts.ts';
import { recountGigs } from '../../schedule/gigs/recountGigs.ts';
import type { Transition } from '../../filling/applications/transitions/transition.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Database } from '../../platform/database/database.ts';
import { notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { proCaller } from './proCaller.ts';

/**
 * Applies a transition to an application on behalf of its pro, after locking the gig.
 *
 * @throws ApiError not_found, or what the transition throws
 */
export async function changeAsPro(
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  trx: Database,
  applicationId: number,
  transition: Transition,
): Promise<void> {
  const found = await trx
    .selectFrom('gig_applications')
    .innerJoin('pros', 'pros.id', 'gig_applications.pro_id')
    .select(['gig_applications.gig_id', 'pros.user_id'])
    .where('gig_applications.id', '=', applicationId)
    .executeTakeFirst();
  if (!found) throw notFound('application');
  const facts = await readFacts(
    trx,
    { gigId: found.gig_id, applicationId },
    {
      caller: proCaller(found.user_id),
      network: cardNetworkName({ settings }),
      now: () => clock.now(),
    },
  );
  const change = transition(facts);
  await trx
    .updateTable('gig_applications')
    .set({ ...change, last_updated_ts: facts.now })
    .where('id', '=', applicationId)
    .execute();
  await recountGigs(trx, [found.gig_id], facts.now);
  await updateProCounters(trx, facts, change);
}
