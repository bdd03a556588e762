-- Confirmed pros who have not clocked in a quarter of an hour after the start: since when. Null again once they clock in.
alter table gig_applications add column missing_since_ts timestamptz;

-- Shifts under way: a range of the start times is short, however long the history is.
create index gig_applications_expected on gig_applications (work_start_time, id)
  where is_confirmed and not is_cancelled and not is_gig_cancelled and missing_since_ts is null;
create index gig_applications_missing on gig_applications (gig_id)
  where missing_since_ts is not null and not is_cancelled;

create or replace function told_columns(told jsonb) returns jsonb language sql immutable as $$
  select told - array[
    'last_updated_ts', 'search_words', 'is_in_event', 'is_gig_cancelled', 'gig_start_time',
    'total_applications', 'selected_applications', 'confirmed_applications', 'confirmed_auto_matched_applications',
    'cancelled_applications', 'total_payments', 'failed_payments', 'error_payments', 'submitted_payments', 'paid_pros',
    'filled_ts', 'selection_expires_ts', 'move_to_marketplace_ts', 'missing_since_ts'
  ]
$$;

-- Whoever records the punch.
create function end_absence() returns trigger language plpgsql as $$
begin
  update gig_applications set missing_since_ts = null
    where id = new.application_id and missing_since_ts is not null;
  return null;
end $$;

create trigger end_absence after insert on time_punches
  for each row when (new.punch_type = 'CLOCK_IN') execute function end_absence();
