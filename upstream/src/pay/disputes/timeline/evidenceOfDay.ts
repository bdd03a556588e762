import { sql } from 'kysely';

/** Punches and breaks with what was changed of them, where the phone was, and who sent the pro home. */
export const evidenceOfDay = sql`
  select case punch_type when 'CLOCK_IN' then 'CLOCKED_IN' else 'CLOCKED_OUT' end, time, 5, time_punches.id,
    case when is_automatic then null else coalesce(recorded_by_user_id, work.pro_user_id) end,
    jsonb_build_object(
      'note', time_punches.note,
      'reason', case when is_automatic then 'AUTOMATIC_CLOCK_OUT' when is_check_in then 'CHECK_IN_CODE' end
    )
  from time_punches, work where application_id = work.id
  union all
  select 'BREAK_STARTED', start_time, 6, shift_breaks.id, coalesce(recorded_by_user_id, work.pro_user_id),
    jsonb_build_object('note', shift_breaks.note)
  from shift_breaks, work where application_id = work.id
  union all
  select 'BREAK_ENDED', end_time, 6, shift_breaks.id, coalesce(recorded_by_user_id, work.pro_user_id), '{}'
  from shift_breaks, work where application_id = work.id and end_time is not null
  union all
  select case field when 'time_punches' then 'PUNCHES_CHANGED' else 'BREAKS_CHANGED' end, log.created_ts, 8, log.id,
    log.actor_user_id, jsonb_build_object('before', log.before, 'after', log.after)
  from log, unnest(array['time_punches', 'shift_breaks']) as field
  where subject = 'gig_applications' and action = 'changed' and jsonb_exists(log.before, field)
  union all
  select
    case
      when punch_type = 'CLOCK_IN' then 'LOCATED_AT_CLOCK_IN'
      when punch_type = 'CLOCK_OUT' then 'LOCATED_AT_CLOCK_OUT'
      when action = 'GEO_FENCE_ENTERED' then 'RETURNED_TO_SITE'
      else 'LEFT_SITE'
    end,
    geo_logs.created_ts, 6, geo_logs.id, work.pro_user_id, jsonb_build_object('geo_log', to_jsonb(geo_logs))
  from geo_logs, work
  where application_id = work.id and (punch_type is not null or action <> 'UNKNOWN')
  union all
  select 'LOCATION_REVIEWED', reviewed_ts, 8, geo_logs.id, reviewed_by_user_id,
    jsonb_build_object('note', review_note, 'geo_log', to_jsonb(geo_logs))
  from geo_logs, work
  where application_id = work.id and reviewed_ts is not null
  union all
  select 'SENT_HOME', sent_home_ts, 7, work.id,
    coalesce(
      sending.actor_user_id,
      case when hours_updated_ts = sent_home_ts then hours_updated_by_user_id end
    ),
    jsonb_build_object('reason', sent_home_reason, 'before', sending.before, 'after', sending.after)
  from work
  left join lateral (
    select actor_user_id, before, after from log
    where subject = 'gig_applications' and log.after ->> 'sent_home_ts' is not null
    order by log.id desc limit 1
  ) as sending on true
  where sent_home_ts is not null
`;
