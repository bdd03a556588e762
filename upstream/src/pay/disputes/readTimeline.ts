import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { gigHistoryFields } from '../../schedule/changes/historyFields.ts';
import type { timelineKinds } from './timelineKinds.ts';

/** One piece of evidence. */
export type TimelineRow = {
  kind: (typeof timelineKinds)[number];
  at: Date;
  actor_name: string | null;
  note: string | null;
  /** The hours that a change set. */
  start_time: Date | null;
  end_time: Date | null;
  /** Money that moved. */
  cents: number | null;
  /** A value of the dispute. */
  value: number | null;
  /** The fields that an edit of the shift changed. */
  fields: string[] | null;
};

/** More than any work has; what exceeds it is left out, the latest first. */
const most = 300;

/** The columns of an edit that say something about the work; the status follows from other acts. */
const editedFields = gigHistoryFields.filter((field) => field !== 'status');

/**
 * Everything that is known about the work of a dispute, in order. The log of changes has no entries of data that was
 * loaded in bulk: then the columns of the application, or what the first entry replaced, show the change before.
 */
export async function readTimeline(database: Database, disputeId: number): Promise<TimelineRow[]> {
  const { rows } = await sql<TimelineRow>`
    with work as materialized (
      select gig_applications.*, pros.user_id as pro_user_id, disputes.id as dispute_id
      from disputes
      join gig_applications on gig_applications.id = disputes.application_id
      join pros on pros.id = gig_applications.pro_id
      where disputes.id = ${disputeId}
    ),
    log as materialized (
      select changes.* from changes, work
      where changes.gig_id = work.gig_id
        and (changes.subject = 'gigs' or (changes.subject = 'gig_applications' and changes.subject_id = work.id))
    ),
    evidence (kind, at, rank, actor_user_id, note, start_time, end_time, cents, value, fields) as (
      select 'POSTED', gigs.created_ts, 0, (select actor_user_id from log where subject = 'gigs' and action = 'created' limit 1),
        null::text, null::timestamptz, null::timestamptz, null::integer, null::integer, null::text[]
      from gigs, work where gigs.id = work.gig_id
      union all
      select 'SHIFT_EDITED', log.created_ts, 1, log.actor_user_id, null, null, null, null, null,
        array(select key from jsonb_object_keys(log.before) as key where key = any (${editedFields}) order by key)
      from log
      where subject = 'gigs' and action = 'changed' and jsonb_exists_any(log.before, ${editedFields}::text[])
      union all
      select 'APPLIED', created_ts, 2, pro_user_id, null, null, null, null, null, null from work
      union all
      select 'SELECTED', log.created_ts, 3, log.actor_user_id, null, null, null, null, null, null
      from log where subject = 'gig_applications' and after ->> 'is_selected' = 'true'
      union all
      select 'CONFIRMED', log.created_ts, 4, log.actor_user_id, null, null, null, null, null, null
      from log where subject = 'gig_applications' and after ->> 'is_confirmed' = 'true'
      union all
      select case punch_type when 'CLOCK_IN' then 'CLOCKED_IN' else 'CLOCKED_OUT' end, time, 5,
        case when is_automatic then null else coalesce(recorded_by_user_id, work.pro_user_id) end, time_punches.note,
        null, null, null, null, null
      from time_punches, work where application_id = work.id
      union all
      select 'BREAK_STARTED', start_time, 6, coalesce(recorded_by_user_id, work.pro_user_id), shift_breaks.note,
        null, null, null, null, null
      from shift_breaks, work where application_id = work.id
      union all
      select 'BREAK_ENDED', end_time, 6, coalesce(recorded_by_user_id, work.pro_user_id), null,
        null, null, null, null, null
      from shift_breaks, work where application_id = work.id and end_time is not null
      union all
      select case action when 'GEO_FENCE_ENTERED' then 'RETURNED_TO_SITE' else 'LEFT_SITE' end, geo_logs.created_ts, 6,
        work.pro_user_id, review_note, null, null, null, null, null
      from geo_logs, work where application_id = work.id and punch_type is null and action <> 'UNKNOWN'
      union all
      select 'SENT_HOME', sent_home_ts, 7, null, null, null, null, null, null, null
      from work where sent_home_ts is not null
      union all
      select 'HOURS_CHANGED', log.created_ts, 8, log.actor_user_id, log.after ->> 'hours_reason',
        coalesce((log.after ->> 'work_start_time')::timestamptz, work.work_start_time),
        coalesce((log.after ->> 'work_end_time')::timestamptz, work.work_end_time), null, null, null
      from log, work
      where subject = 'gig_applications' and action = 'changed' and jsonb_exists(log.before, 'hours_updated_ts')
        and not jsonb_exists(log.before, 'sent_home_ts')
      union all
      select 'HOURS_CHANGED', hours_updated_ts, 8, hours_updated_by_user_id, hours_reason,
        work_start_time, work_end_time, null, null, null
      from work
      where hours_updated_ts is distinct from sent_home_ts and hours_updated_ts is not null
        and not exists (
          select from log
          where subject = 'gig_applications' and action = 'changed' and jsonb_exists(log.before, 'hours_updated_ts')
        )
      union all
      select 'HOURS_CHANGED', (first.before ->> 'hours_updated_ts')::timestamptz, 8,
        (first.before ->> 'hours_updated_by_user_id')::integer, first.before ->> 'hours_reason',
        coalesce((first.before ->> 'work_start_time')::timestamptz, work.work_start_time),
        coalesce((first.before ->> 'work_end_time')::timestamptz, work.work_end_time), null, null, null
      from work, lateral (
        select before from log
        where subject = 'gig_applications' and action = 'changed' and jsonb_exists(before, 'hours_updated_ts')
        order by id limit 1
      ) as first
      where (first.before ->> 'hours_updated_ts')::timestamptz is distinct from work.sent_home_ts
        and first.before ->> 'hours_updated_ts' is not null
      union all
      select case event
          when 'OWED' then 'PAYMENT_SUBMITTED' when 'REVERSED' then 'PAYMENT_FAILED'
          when 'CHARGED' then 'BUSINESS_CHARGED' else 'PRO_PAID' end,
        ledger_postings.created_ts, 10, null, null, null, null, abs(moved.cents), null, null
      from work
      join ledger_postings on ledger_postings.application_id = work.id
        and event in ('OWED', 'REVERSED', 'CHARGED', 'PAID_OUT')
      join ledger_entries as moved on moved.posting_id = ledger_postings.id
        and moved.account = case event when 'PAID_OUT' then 'PROCESSOR' else 'BUSINESS_RECEIVABLE' end
      union all
      select 'REFUND_SUBMITTED', refunds.created_ts, 11, refunds.created_by_user_id, refunds.reason, null, null,
        amount_cents, null, null
      from refunds, work where refunds.application_id = work.id and adhoc_payment_id is null
      union all
      select case refunds.status when 'FAILED' then 'REFUND_FAILED' else 'BUSINESS_REFUNDED' end, settled_ts, 12, null, null,
        null, null, amount_cents, null, null
      from refunds, work
      where refunds.application_id = work.id and adhoc_payment_id is null and settled_ts is not null
      union all
      select 'DISPUTE_' || kind, dispute_events.created_ts, 9, actor_user_id, note, null, null, null, value, null
      from dispute_events, work where dispute_events.dispute_id = work.dispute_id
    )
    select kind, at, note, start_time, end_time, cents, value, fields,
      coalesce(pros.display_name, nullif(trim(users.first_name || ' ' || users.last_name), '')) as actor_name
    from evidence
    left join users on users.id = evidence.actor_user_id
    left join pros on pros.user_id = users.id
    order by at, rank, kind, cents desc nulls last
    limit ${most}
  `.execute(database);
  return rows;
}
