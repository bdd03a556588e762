-- How the break of confirmed work follows the break rules of its market; null for work that is not confirmed. Work without
-- a clock-in has NO_START_END_TIME from the beginning, which readers take as UNKNOWN before its end.
alter table gig_applications add column break_compliance text check (break_compliance in (
  'COMPLIANT', 'NOT_APPLICABLE', 'TOO_LONG', 'TOO_SHORT', 'TOO_LATE', 'SKIPPED', 'UNKNOWN', 'NO_START_END_TIME', 'SHORT_SHIFT'
));

create or replace function told_columns(told jsonb) returns jsonb language sql immutable as $$
  select told - array[
    'last_updated_ts', 'search_words', 'is_in_event', 'is_gig_cancelled', 'gig_start_time',
    'total_applications', 'selected_applications', 'confirmed_applications', 'confirmed_auto_matched_applications',
    'cancelled_applications', 'total_payments', 'failed_payments', 'error_payments', 'submitted_payments', 'paid_pros',
    'filled_ts', 'selection_expires_ts', 'move_to_marketplace_ts', 'missing_since_ts', 'break_compliance'
  ]
$$;

create function break_compliance_of(
  work_id integer, work_location_id integer, work_start timestamptz, work_end timestamptz
) returns text language plpgsql stable as $$
declare
  rules_market_id integer;
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
    when minutes > rule.break_length_minutes + 5 then 'TOO_LONG'
    else 'COMPLIANT'
  end;
end $$;

create function keep_break_compliance() returns trigger language plpgsql as $$
begin
  new.break_compliance := case when new.is_confirmed and not new.is_cancelled
    then break_compliance_of(new.id, new.location_id, new.work_start_time, new.work_end_time) end;
  return new;
end $$;

create trigger keep_break_compliance_of_new before insert on gig_applications
  for each row when (new.is_confirmed) execute function keep_break_compliance();
create trigger keep_break_compliance
  before update of is_confirmed, is_cancelled, work_start_time, work_end_time on gig_applications
  for each row when (new.is_confirmed or old.is_confirmed) execute function keep_break_compliance();

create function follow_break_compliance() returns trigger language plpgsql as $$
declare
  work_id integer := case tg_op when 'DELETE' then old.application_id else new.application_id end;
  compliance text;
begin
  select break_compliance_of(id, location_id, work_start_time, work_end_time) into compliance from gig_applications
    where id = work_id and is_confirmed and not is_cancelled;
  update gig_applications set break_compliance = compliance
    where id = work_id and compliance is not null and break_compliance is distinct from compliance;
  return null;
end $$;

create trigger follow_break_compliance after insert or update or delete on time_punches
  for each row execute function follow_break_compliance();
create trigger follow_break_compliance after insert or update or delete on shift_breaks
  for each row execute function follow_break_compliance();

select set_config('change.recording', 'off', true);
update gig_applications
  set break_compliance = break_compliance_of(id, location_id, work_start_time, work_end_time)
  where is_confirmed and not is_cancelled;
select set_config('change.recording', '', true);

create index gig_applications_break_compliance
  on gig_applications (location_id, break_compliance, gig_start_time, id) where break_compliance is not null;
