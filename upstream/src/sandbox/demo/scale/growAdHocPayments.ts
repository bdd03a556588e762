import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** Adds ad-hoc payments to the worked part of `grown_work` in turn: most of them tips, one of fifty failed. */
export async function growAdHocPayments(database: Database, count: number): Promise<void> {
  await sql`
    insert into adhoc_payments (
      id, application_id, gig_id, location_id, pro_id, reason, employment_type, status, amount_cents, charge_cents,
      charged_to_business, error_code, submitted_by_user_id, created_ts, last_updated_ts
    )
    select
      base + n + 1, work.id, work.gig_id, work.location_id, work.pro_id,
      (array['TIP', 'TIP', 'PRO_BONUS', 'REIMBURSEMENT', 'OTHER'])[1 + n % 5], 'F1099',
      case when n % 50 = 0 then 'FAILED' else 'AVAILABLE' end, 500 + n % 4000, 500 + n % 4000, true,
      case when n % 50 = 0 then 'CARD_DECLINED' end, submitter, ended, ended + interval '2 days'
    from generate_series(0, ${count}::int - 1) as n
      join grown_work as work on work.place = n % (select worked from grown_work limit 1),
      lateral (select work.work_end_time + interval '1 hour' as ended) as of_work,
      (select coalesce(max(id), 0) as base from adhoc_payments) as existing,
      (select min(id) as submitter from users) as user_of_all
  `.execute(database);
  await sql`
    select setval(pg_get_serial_sequence('adhoc_payments', 'id'), (select max(id) from adhoc_payments))
  `.execute(database);
}
