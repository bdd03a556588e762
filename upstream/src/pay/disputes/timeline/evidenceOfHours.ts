import { type RawBuilder, sql } from 'kysely';

type Column = 'work_start_time' | 'work_end_time' | 'hours_reason' | 'hours_updated_by_user_id';

/**
 * A column after a change of the log, or before it. What a change leaves as it is comes from the next one that replaces
 * it, or from the application.
 */
function known(column: Column, side: 'before' | 'after'): RawBuilder<string | null> {
  const name = sql.lit(column);
  const values = sql.ref(`log.${side}`);
  return sql`(
    select state ->> ${name} from (
      select ${values} as state, log.id as place where jsonb_exists(${values}, ${name})
      union all
      select later.before, later.id from log as later
      where later.subject = 'gig_applications' and later.id > log.id and jsonb_exists(later.before, ${name})
      union all
      select to_jsonb(work), null
    ) as states
    order by place nulls last limit 1
  )`;
}

const hours = (side: 'before' | 'after') => sql`
  'note', ${known('hours_reason', side)},
  'start_time', ${known('work_start_time', side)}, 'end_time', ${known('work_end_time', side)}`;

/**
 * Changed hours. The log has no entries of data that was loaded in bulk: then the columns of the application, or what the
 * first entry replaced, show the change before.
 */
export const evidenceOfHours = sql`
  select 'HOURS_CHANGED', log.created_ts, 8, log.id, log.actor_user_id,
    jsonb_build_object(${hours('after')}, 'before', log.before, 'after', log.after)
  from log, work
  where subject = 'gig_applications' and action = 'changed' and jsonb_exists(log.before, 'hours_updated_ts')
    and not jsonb_exists(log.before, 'sent_home_ts')
  union all
  select 'HOURS_CHANGED', hours_updated_ts, 8, 0, hours_updated_by_user_id,
    jsonb_build_object('note', hours_reason, 'start_time', work_start_time, 'end_time', work_end_time)
  from work
  where hours_updated_ts is distinct from sent_home_ts and hours_updated_ts is not null
    and not exists (
      select from log
      where subject = 'gig_applications' and action = 'changed' and jsonb_exists(log.before, 'hours_updated_ts')
    )
  union all
  select 'HOURS_CHANGED', (log.before ->> 'hours_updated_ts')::timestamptz, 8, 0,
    ${known('hours_updated_by_user_id', 'before')}::bigint, jsonb_build_object(${hours('before')})
  from work, lateral (
    select * from log
    where subject = 'gig_applications' and action = 'changed' and jsonb_exists(before, 'hours_updated_ts')
    order by id limit 1
  ) as log
  where (log.before ->> 'hours_updated_ts')::timestamptz is distinct from work.sent_home_ts
    and log.before ->> 'hours_updated_ts' is not null
`;
