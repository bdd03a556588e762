import { countOnPro } from '../applications/transitions/countOnPro.ts';
import { readFacts } from '../applications/transitions/readFacts.ts';
import { recountGigs } from '../applications/transitions/recountGigs.ts';
import type { Transition } from '../applications/transitions/transition.ts';
import { cardNetworkName } from '../cardNetwork/cardNetwork.ts';
import type { Database } from '../database/database.ts';
import { notFound } from '../errors.ts';
import type { Upstream } from '../server/upstream.ts';
import { proCaller } from './proCaller.ts';

/**
 * Takes an application one step on, as the pro whose it is. The gig is locked first.
 *
 * @throws ApiError not_found, or what the transition throws
 */
export async function changeAsPro(
  { clock, settings }: Pick<Upstream, 'clock' | 'settings'>,
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
  await countOnPro(trx, facts.application.pro_id, change);
}
