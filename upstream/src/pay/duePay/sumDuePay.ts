import { cardNetwork } from '../../platform/cardNetwork/cardNetwork.ts';
import { inParts } from '../../platform/paging/inParts.ts';
import type { Services } from '../../platform/server/services.ts';
import { unpaidWork } from '../../schedule/gigs/unpaidWork.ts';
import { lastOwedFor, owedFor } from '../ledger/owed.ts';
import { readPayableWork } from '../payments/payableWork.ts';
import { isPayable } from '../payments/requirePayable.ts';
import { entriesToPay } from './entriesToPay.ts';

type Known = Pick<Services, 'database' | 'clock' | 'settings'>;

/** Work that is summed at once, so that other requests take their turn. */
const worksAtOnce = 100;

/**
 * What paying everything that is due at a location charges, in cents, and how many shifts and pros that is. The amounts
 * follow from hours, punches and fees, which change until the payment: unpaid work is found by its index and summed.
 */
export async function sumDuePay(services: Known, locationId: number) {
  const { database, clock } = services;
  const network = cardNetwork(services);
  const unpaid = await unpaidWork(database)
    .select('gig_applications.id')
    .where('gigs.location_id', '=', locationId)
    .execute();
  const now = clock.now();
  const due = await inParts(unpaid, worksAtOnce, async (rows) => {
    const ids = rows.map(({ id }) => id);
    const [works, owed, earlier] = await Promise.all([
      readPayableWork(database, network.name, ids),
      owedFor(database, ids),
      lastOwedFor(database, ids),
    ]);
    return works
      .filter((work) => isPayable(work, now))
      .map((work) => {
        const { id, gig_id, pro_id } = work;
        const entries = entriesToPay(work, { owed: owed.get(id), earlier: earlier.get(id) });
        return { gig_id, pro_id, cents: work.missing_cents ?? entries.BUSINESS_RECEIVABLE ?? 0 };
      });
  });
  return {
    cents: due.reduce((sum, { cents }) => sum + cents, 0),
    shifts: new Set(due.map(({ gig_id }) => gig_id)).size,
    pros: new Set(due.map(({ pro_id }) => pro_id)).size,
  };
}
