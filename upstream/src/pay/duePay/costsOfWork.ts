import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Services } from '../../platform/server/services.ts';
import { lastOwedFor, owedFor } from '../ledger/owed.ts';
import { type PayableWork, readPayableWork } from '../payments/payableWork.ts';
import { entriesToPay } from './entriesToPay.ts';

/** What the business owes for these works, or will owe if they are paid as they are, in cents by application. */
export async function costsOfWork(
  services: Pick<Services, 'database' | 'settings'>,
  applicationIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { database } = services;
  const works = (await readPayableWork(database, cardNetworkName(services), applicationIds)).filter(isPaid);
  const ids = works.map(({ id }) => id);
  const owed = await owedFor(database, ids);
  const earlier = await lastOwedFor(database, ids);
  return new Map(
    works.map((work) => {
      const entries = entriesToPay(work, { owed: owed.get(work.id), earlier: earlier.get(work.id) });
      return [work.id, entries.BUSINESS_RECEIVABLE ?? 0];
    }),
  );
}

/** As `isOwedPay` says it of rows. */
function isPaid({ is_confirmed, is_cancelled, guaranteed_minutes }: PayableWork): boolean {
  return is_confirmed && (!is_cancelled || guaranteed_minutes !== null);
}
