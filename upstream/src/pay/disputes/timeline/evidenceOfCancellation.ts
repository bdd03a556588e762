import { sql } from 'kysely';

/** Whether the pro lost the place because the gig was cancelled. With `exists`, a plan may read all gigs. */
export const isCalledOff = sql`coalesce(
  (select gigs.cancelled_ts from gigs where gigs.id = work.gig_id) = work.cancelled_ts, false
)`;

/**
 * The cancellation of the gig: who did it, why, and what it guaranteed the pro. A dispute may have raised that since, and
 * the log knows what it was. The log has no entries of data that was loaded in bulk.
 */
export const evidenceOfCancellation = sql`
  select 'SHIFT_CANCELLED', gigs.cancelled_ts, 4, gigs.id,
    coalesce(
      case when gigs.cancelled_ts = work.cancelled_ts then work.cancelled_by_user_id end,
      (
        select actor_user_id from log where subject = 'gigs' and log.after ->> 'status' = 'CANCELLED'
        order by id desc limit 1
      )
    ),
    jsonb_build_object(
      'note', gigs.cancellation_explanation,
      'reason', gigs.cancellation_reason,
      'minutes', case when loss.id is null then work.guaranteed_minutes
        else (loss.after ->> 'guaranteed_minutes')::integer end
    )
  from work
  join gigs on gigs.id = work.gig_id
  left join lateral (
    select id, after from log
    where subject = 'gig_applications' and log.after ->> 'is_cancelled' = 'true'
    order by id desc limit 1
  ) as loss on true
  where gigs.cancelled_ts is not null
`;
