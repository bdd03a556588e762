-- A break that satisfies the rule makes the shift compliant, even if the pro took a longer one besides.
create or replace function break_compliance_of(
  work_id bigint, work_location_id bigint, work_start timestamptz, work_end timestamptz
) returns text language plpgsql stable as $$
declare
  rules_market_id bigint;
  clock_in timestamptz;
  last_punch record;
  is_clocked_out boolean;
  minutes numeric;
  rule record;
  taken record;
begin
  select locations.market_id into rules_market_id from locations
    where locations.id = work_location_id
      and exists (select from suggested_breaks where suggested_breaks.market_id = locations.market_id);
  if not exists (select from suggested_breaks where market_id is not distinct from rules_market_id) then
    return 'NOT_APPLICABLE';
  end if;

  select min(time) into clock_in from time_punches where application_id = work_id and punch_type = 'CLOCK_IN';
  select time, punch_type, is_automatic into last_punch from time_punches
    where application_id = work_id order by time desc, id desc limit 1;
  is_clocked_out := coalesce(last_punch.punch_type = 'CLOCK_OUT', false);
  -- The posted time counts as long as the worked time is not known.
  minutes := extract(epoch from case
    when clock_in is not null and is_clocked_out and not last_punch.is_automatic then last_punch.time - clock_in
    else work_end - work_start
  end) / 60;
  -- Breaks do not add up: the rule of the longest shifts counts.
  select break_trigger_minutes, break_length_minutes into rule from suggested_breaks
    where market_id is not distinct from rules_market_id and break_trigger_minutes < minutes
    order by break_trigger_minutes desc limit 1;
  if not found then return 'SHORT_SHIFT'; end if;
  if clock_in is null then return 'NO_START_END_TIME'; end if;

  -- One break that satisfies the rule is enough. Without it, the longest says what was wrong.
  if exists (
    select from shift_breaks where application_id = work_id
      and start_time <= clock_in + make_interval(mins => rule.break_trigger_minutes)
      and extract(epoch from end_time - start_time) / 60
        between rule.break_length_minutes - 5 and rule.break_length_minutes + 5
  ) then return 'COMPLIANT'; end if;
  select start_time, end_time into taken from shift_breaks where application_id = work_id
    order by end_time is null desc, end_time - start_time desc, start_time, id limit 1;
  if not found then
    return case
      when not is_clocked_out then 'UNKNOWN'
      when last_punch.is_automatic then 'NO_START_END_TIME'
      else 'SKIPPED'
    end;
  end if;
  minutes := extract(epoch from taken.end_time - taken.start_time) / 60;
  return case
    when taken.end_time is null then 'UNKNOWN'
    when taken.start_time > clock_in + make_interval(mins => rule.break_trigger_minutes) then 'TOO_LATE'
    when minutes < rule.break_length_minutes - 5 then 'TOO_SHORT'
    else 'TOO_LONG'
  end;
end $$;

select set_config('change.recording', 'off', true);
update gig_applications
  set break_compliance = break_compliance_of(id, location_id, work_start_time, work_end_time)
  where break_compliance in ('TOO_LATE', 'TOO_SHORT', 'TOO_LONG', 'UNKNOWN')
    and (select count(*) from shift_breaks where application_id = gig_applications.id) > 1;
select set_config('change.recording', '', true);
