import { hoursToPay } from '../../pay/hours/hoursToPay.ts';
import { readPayableWork } from '../../pay/payments/payableWork.ts';
import { paymentAmounts } from '../../pay/payments/paymentAmounts.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';

const nothingAdded = { tip: 0, bonus: 0 };

/** What paying the work of each of these applications now would cost, in cents. */
export async function readEstimates(
  database: Database,
  network: CardNetworkName,
  applicationIds: readonly number[],
): Promise<Map<number, number>> {
  const works = await readPayableWork(database, network, applicationIds);
  return new Map(works.map((work) => [work.id, paymentAmounts(work, hoursToPay(work), nothingAdded).charge]));
}
