import type { Caller } from '../../platform/access/caller.ts';
import { confirm } from '../applications/transitions/confirm.ts';
import { readFacts } from '../applications/transitions/readFacts.ts';
import { recountGigs } from '../../schedule/gigs/recountGigs.ts';
import { select } from '../applications/transitions/select.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';

type Assignment = {
  applicationId: number;
  gigId: number;
  is_confirmed: boolean;
  /** Dollars on top of the wage; none if null or 0. */
  bonus: number | null;
};

/**
 * Selects an application on behalf of its location, and optionally confirms it.
 *
 * @throws ApiError as `select` and `confirm` do
 */
export async function assign(
  services: DueServices,
  trx: Database,
  caller: Caller,
  { applicationId, gigId, is_confirmed: isConfirmed, bonus }: Assignment,
): Promise<void> {
  const steps = isConfirmed ? [select, confirm] : [select];
  for (const step of steps) {
    const facts = await readFacts(
      trx,
      { gigId, applicationId },
      { caller, network: cardNetworkName(services), now: () => services.clock.now() },
    );
    await trx
      .updateTable('gig_applications')
      .set({ ...step(facts), offer_bonus: bonus || null, last_updated_ts: facts.now })
      .where('id', '=', applicationId)
      .execute();
    await recountGigs(trx, [gigId], facts.now);
  }
}
