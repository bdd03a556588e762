import { hoursToPay } from '../../pay/hours/hoursToPay.ts';
import { paymentAmounts } from '../../pay/payments/paymentAmounts.ts';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import { readPayRates } from './payRates.ts';
import { readUncharged, type UnchargedDays } from './unchargedWork.ts';

const nothingAdded = { tip: 0, bonus: 0 };

/** What paying a piece of work now would cost. */
export type Estimate = {
  location_id: number;
  skill_id: number;
  /** On which the gig starts, YYYY-MM-DD, in the time zone of the location. */
  day: string;
  cents: number;
};

/** What paying each piece of work of these days that is neither charged nor invoiced would cost now. */
export async function readEstimates(
  database: Database,
  network: CardNetworkName,
  days: UnchargedDays,
): Promise<Estimate[]> {
  const [works, ratesOf] = await Promise.all([
    readUncharged(database, days),
    readPayRates(database, network, days.locationIds),
  ]);
  return works.map(({ location_id, skill_id, day, ...work }) => {
    const rates = { ...work, ...ratesOf(location_id) };
    return {
      location_id,
      skill_id,
      day,
      cents: paymentAmounts(rates, hoursToPay(work), nothingAdded).charge,
    };
  });
}
