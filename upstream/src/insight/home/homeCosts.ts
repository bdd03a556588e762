import { sql } from 'kysely';
import type { CardNetworkName } from '../../platform/cardNetwork/networkPaymentMethod.ts';
import type { Database } from '../../platform/database/database.ts';
import { hoursToPay } from '../../pay/hours/hoursToPay.ts';
import { readPayableWork } from '../../pay/payments/payableWork.ts';
import { paymentAmounts } from '../../pay/payments/paymentAmounts.ts';

type Span = { network: CardNetworkName; now: Date; weeks: number };

const nothingAdded = { tip: 0, bonus: 0 };

/**
 * What the confirmed work of each week costs in cents, by location and the Sunday of the week. What is charged counts as
 * charged, and other work as paying it now would cost.
 */
export async function readWeekCosts(
  database: Database,
  locationIds: readonly number[],
  { network, now, weeks }: Span,
): Promise<Map<number, Map<string, number>>> {
  if (locationIds.length === 0) return new Map();
  const rows = await selectWork(database, locationIds, now, weeks);
  const uncharged = rows.filter(({ business_payment_amount }) => business_payment_amount === null);
  const works = await readPayableWork(
    database,
    network,
    uncharged.map(({ id }) => id),
  );
  const estimates = new Map(
    works.map((work) => [work.id, paymentAmounts(work, hoursToPay(work), nothingAdded).charge]),
  );
  const costs = new Map<number, Map<string, number>>();
  for (const { id, location_id, week, business_payment_amount } of rows) {
    const cents =
      business_payment_amount === null ? (estimates.get(id) ?? 0) : Math.round(business_payment_amount * 100);
    const ofLocation = costs.get(location_id) ?? new Map<string, number>();
    ofLocation.set(week, (ofLocation.get(week) ?? 0) + cents);
    costs.set(location_id, ofLocation);
  }
  return costs;
}

function selectWork(database: Database, locationIds: readonly number[], now: Date, weeks: number) {
  const days = 24 * 60 * 60 * 1000;
  return database
    .selectFrom('gig_applications')
    .innerJoin('locations', 'locations.id', 'gig_applications.location_id')
    .select([
      'gig_applications.id',
      'gig_applications.location_id',
      'gig_applications.business_payment_amount',
    ])
    .select(weekOf(sql.ref('gig_applications.gig_start_time')).as('week'))
    .where('gig_applications.location_id', 'in', locationIds)
    .where('gig_applications.gig_start_time', '>', new Date(now.getTime() - (weeks * 7 + 1) * days))
    .where('gig_applications.gig_start_time', '<', new Date(now.getTime() + 8 * days))
    .where('gig_applications.is_confirmed', '=', true)
    .where('gig_applications.is_cancelled', '=', false)
    .where('gig_applications.is_gig_cancelled', '=', false)
    .execute();
}

/** The Sunday of the week of an instant at `locations`. */
function weekOf(instant: ReturnType<typeof sql.ref>) {
  return sql<string>`to_char(
    date_trunc('week', ${instant} at time zone locations.timezone + interval '1 day') - interval '1 day', 'YYYY-MM-DD')`;
}

/** The Sundays of this week and the ones before it, the oldest first. */
export function weeksUntil(today: string, weeks: number): string[] {
  const day = new Date(`${today}T00:00:00Z`);
  const sunday = day.getTime() - day.getUTCDay() * 86_400_000;
  return Array.from({ length: weeks }, (_, index) =>
    new Date(sunday - (weeks - 1 - index) * 7 * 86_400_000).toISOString().slice(0, 10),
  );
}
