import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/**
 * Adds the applications of `new_applications` in order of creation. The trigger that looks up for each
 * whether the gig is cancelled is disabled, since that is known.
 */
export async function growApplications(database: Database): Promise<void> {
  await sql`alter table gig_applications disable trigger copy_is_gig_cancelled`.execute(database);
  await sql`
    insert into gig_applications (
      id, gig_id, location_id, gig_start_time, pro_id, is_cancelled, is_selected, is_confirmed, is_gig_cancelled,
      match_score, selection_source, cancellation_reason, cancelled_ts, work_start_time, work_end_time, original_work_start_time,
      original_work_end_time, business_payment_id, business_payment_amount, business_payment_status, pro_payment_id,
      pro_payment_amount, pro_payment_status, created_ts, last_updated_ts
    )
    select
      base + place, gig_id, location_id, start_time, pro_id, is_cancelled, is_selected, is_confirmed, is_called_off,
      match_score, case when is_selected then case when outcome < 0.2 then 'AUTO_MATCH' else 'STAFFER' end end,
      case when is_cancelled then
        (array['CANCELLED_BY_PRO', 'STAFFER_DISMISSAL', 'FEWER_PROS_NEEDED', 'CANCELLED_BY_PRO'])[1 + floor(outcome * 40)::int]
      end,
      case when is_cancelled then created_ts + interval '5 minutes' end,
      start_time, end_time, start_time, end_time,
      case when charge is not null then (base + place) * 2 - 1 end,
      case when charge is not null then round(hours * skill.default_wage_amount * 1.2, 2) end, charge,
      case when payout is not null then (base + place) * 2 end,
      case when payout is not null then hours * skill.default_wage_amount end, payout,
      created_ts, created_ts + interval '5 minutes'
    from (
      select *, row_number() over (order by created_ts, gig_id, pro_id)::int as place from new_applications
    ) as application
      join skills as skill on skill.id = application.skill_id,
      (select max(id) as base from gig_applications) as existing
    order by place
  `.execute(database);
  await sql`alter table gig_applications enable trigger copy_is_gig_cancelled`.execute(database);
}
