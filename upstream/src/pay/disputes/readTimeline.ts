import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { evidenceOfCancellation } from './timeline/evidenceOfCancellation.ts';
import { evidenceOfDay } from './timeline/evidenceOfDay.ts';
import { evidenceOfFilling } from './timeline/evidenceOfFilling.ts';
import { evidenceOfHours } from './timeline/evidenceOfHours.ts';
import { evidenceOfPay, postingsOfWork } from './timeline/evidenceOfPay.ts';
import { mostTimelineEntries } from './timeline/toTimelineEntries.ts';
import type { TimelineRow } from './timeline/timelineRow.ts';

/**
 * Everything that is known about the work of a dispute, by time, and more of it than a timeline shows. One statement reads
 * it by the application, its gig and its pro, each by an index.
 */
export async function readTimeline(database: Database, disputeId: number): Promise<TimelineRow[]> {
  const { rows } = await timelineQuery(disputeId).execute(database);
  return rows;
}

/** The query of {@link readTimeline}. */
export function timelineQuery(disputeId: number) {
  return sql<TimelineRow>`
    with work as materialized (
      select gig_applications.*, pros.user_id as pro_user_id, disputes.id as dispute_id
      from disputes
      join gig_applications on gig_applications.id = disputes.application_id
      join pros on pros.id = gig_applications.pro_id
      where disputes.id = ${disputeId}
    ),
    log as materialized (
      select changes.* from work join changes on changes.gig_id = work.gig_id
      where changes.subject = 'gigs' or (changes.subject = 'gig_applications' and changes.subject_id = work.id)
    ),
    offers as materialized (
      select direct_offers.* from work
      join direct_offers on direct_offers.gig_id = work.gig_id and direct_offers.pro_id = work.pro_id
    ),
    postings as materialized (${postingsOfWork}),
    evidence as (
      ${evidenceOfFilling} union all ${evidenceOfCancellation} union all ${evidenceOfDay} union all ${evidenceOfHours} union all ${evidenceOfPay}
    ),
    shown as (
      select * from (
        select evidence.*, row_number() over (partition by kind order by at desc, id desc)::integer as recency from evidence
        where at is not null
      ) as numbered
      order by recency, at desc limit ${2 * mostTimelineEntries}
    )
    select kind, at, shown.id, details, recency,
      coalesce(pros.display_name, nullif(trim(users.first_name || ' ' || users.last_name), '')) as actor_name
    from shown
    left join users on users.id = shown.actor_user_id
    left join pros on pros.user_id = users.id
    order by at, rank, kind, shown.id
  `;
}
