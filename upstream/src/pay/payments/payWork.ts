import type { Caller } from '../../platform/access/caller.ts';
import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { afterCommit } from '../../platform/database/joinedTransaction.ts';
import { inTransactionOf } from '../../platform/database/inTransactionOf.ts';
import { wakeDueWork } from '../../platform/dueWork/wakeDueWork.ts';
import { ApiError, notFound } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { readPayableWork, type PayableWork } from './payableWork.ts';
import { requireChargeable } from './requireChargeable.ts';
import { type ExtrasByApplication, requirePayable } from './requirePayable.ts';
import { submitPayments } from './submitPayments.ts';

type Payment = {
  gigId: number;
  /** Names each application, also those to which nothing is added. */
  extras: ExtrasByApplication;
};

/**
 * Submits the payments for the work of these applications to one gig, in one transaction. Locks the gig first: of two
 * requests for the same work, the second one is refused.
 *
 * @returns the refusals by application; the others were submitted
 */
export async function payWork(
  services: Services,
  caller: Caller,
  { gigId, extras }: Payment,
): Promise<Map<number, ApiError>> {
  const network = cardNetwork(services);
  const refusals = await inTransactionOf(services, caller, async (trx) => {
    await trx.selectFrom('gigs').select('id').where('id', '=', gigId).forUpdate().execute();
    const now = services.clock.now();
    const found = await readPayableWork(trx, network.name, [...extras.keys()]);
    const works = new Map(found.filter(({ gig_id }) => gig_id === gigId).map((work) => [work.id, work]));
    const refused = new Map<number, ApiError>();
    const payable: PayableWork[] = [];
    for (const [id, added] of extras) {
      const work = works.get(id);
      const refusal = refusalOf(() => {
        if (!work) throw notFound('application');
        requirePayable(work, added, now);
        requireChargeable(work, network, now);
        payable.push(work);
      });
      if (refusal) refused.set(id, refusal);
    }
    await submitPayments(trx, payable, extras, { userId: caller.userId, now });
    return refused;
  });
  afterCommit(() => wakeDueWork(services.database));
  return refusals;
}

function refusalOf(check: () => void): ApiError | null {
  try {
    check();
    return null;
  } catch (error) {
    if (error instanceof ApiError) return error;
    throw error;
  }
}
