import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Adds a charge and a payout for each piece of `grown_work`, until there are enough payments. */
export async function growPayments(database: Database, count: number): Promise<void> {
  await sql`
    insert into payments (application_id, kind, status, amount_cents, submitted_ts)
    select work.id, kind, 'AVAILABLE', 8000 + work.place % 9000, work.work_end_time + interval '1 day'
    from generate_series(0, ${count}::int - 1) as n
      join grown_work as work on work.place = n / 2,
      lateral (select (array['CHARGE', 'PAYOUT'])[1 + n % 2] as kind) as alternating
  `.execute(database);
}
