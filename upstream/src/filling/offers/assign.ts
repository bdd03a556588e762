import type { Caller } from '../../platform/access/caller.ts';
import { confirm } from '../applications/transitions/confirm.ts';
import { readFacts } from '../applications/transitions/readFacts.ts';
import { recountGigs } from '../../schedule/gigs/recountGigs.ts';
import { select } from '../applications/transitions/select.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Database } from '../../database/database.ts';
import type { DueUpstream } from '../../dueWork/dueJob.ts';

type Assignment = { applicationId: number; gigId: number; is_confirmed: boolean };

/**
 * Gives an application a place as its location's own decision, and confirms it where that is wanted.
 *
 * @throws ApiError as `select` and `confirm` do
 */
export async function assign(
  upstream: DueUpstream,
  trx: Database,
  caller: Caller,
  { applicationId, gigId, is_confirmed: isConfirmed }: Assignment,
): Promise<void> {
  const steps = isConfirmed ? [select, confirm] : [select];
  for (const step of steps) {
    const facts = await readFacts(
      trx,
      { gigId, applicationId },
      { caller, network: cardNetworkName(upstream), now: () => upstream.clock.now() },
    );
    await trx
      .updateTable('gig_applications')
      .set({ ...step(facts), last_updated_ts: facts.now })
      .where('id', '=', applicationId)
      .execute();
    await recountGigs(trx, [gigId], facts.now);
  }
}
