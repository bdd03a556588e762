-- Late cancellations are paid as work, so that they cost what they pay: the guaranteed time of each confirmed pro. No one
-- was expected, so that they count neither for reliability nor for breaks.

create or replace function sum_work(works integer[]) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(4001071);
  -- What work adds follows from several tables. A writer of another one waits here, and then reads this change.
  perform from gig_applications join unnest(works) as chosen (id) using (id)
  order by gig_applications.id for no key update of gig_applications;

  insert into summed_work as kept
  select work.id, work.location_id, (work.gig_start_time at time zone locations.timezone)::date,
    gigs.skill_id, work.gig_start_time, work.work_end_time,
    is_paid and cents is null,
    is_expected::int,
    (is_expected and not work.is_cancelled and coalesce(
      clock_in > work.original_work_start_time + interval '15 minutes', false))::int,
    (is_expected and coalesce(work.cancellation_reason = 'NO_SHOW', false))::int,
    (is_expected and coalesce(work.cancellation_reason = 'CALLED_OUT', false))::int,
    coalesce(break_status not in ('NOT_APPLICABLE', 'SHORT_SHIFT'), false)::int,
    coalesce(break_status = 'COMPLIANT', false)::int,
    coalesce(break_status = 'TOO_LATE', false)::int,
    coalesce(break_status = 'TOO_SHORT', false)::int,
    coalesce(break_status = 'TOO_LONG', false)::int,
    coalesce(break_status = 'SKIPPED', false)::int,
    coalesce(break_status in ('UNKNOWN', 'NO_START_END_TIME'), false)::int,
    is_paid::int,
    case when not is_paid then 0 else coalesce(
      work.guaranteed_minutes,
      greatest(0, extract(epoch from work.work_end_time - work.work_start_time) / 60 - unpaid_break_minutes)
    ) end,
    case when not is_paid then 0 else coalesce(cents, 0) end
  from unnest(works) as chosen (id)
    join gig_applications as work on work.id = chosen.id
    join gigs on gigs.id = work.gig_id
    join locations on locations.id = work.location_id,
    lateral (
      select
        not work.is_gig_cancelled and (
          not work.is_cancelled or coalesce(work.cancellation_reason in ('NO_SHOW', 'CALLED_OUT'), false)
        ) as is_expected,
        not work.is_cancelled or work.guaranteed_minutes is not null as is_paid,
        case when not work.is_gig_cancelled then work.break_compliance end as break_status,
        (select min(time) from time_punches where application_id = chosen.id and punch_type = 'CLOCK_IN') as clock_in,
        coalesce(
          case when work.business_payment_status in ('FAILED', 'ERROR') then null
            else round(work.business_payment_amount * 100) end,
          (select sum(total_cents) from invoice_lines where application_id = chosen.id and adhoc_payment_id is null)
        ) as cents
    ) as facts
  where work.is_confirmed and (not work.is_gig_cancelled or work.guaranteed_minutes is not null)
  on conflict (application_id) do update set (
    location_id, day, skill_id, gig_start_time, work_end_time, is_uncharged, confirmed, late, no_shows, called_out, due,
    compliant, too_late, too_short, too_long, skipped, unrecorded, workers, minutes, charged_cents
  ) = row (
    excluded.location_id, excluded.day, excluded.skill_id, excluded.gig_start_time, excluded.work_end_time,
    excluded.is_uncharged, excluded.confirmed, excluded.late, excluded.no_shows, excluded.called_out, excluded.due,
    excluded.compliant, excluded.too_late, excluded.too_short, excluded.too_long, excluded.skipped,
    excluded.unrecorded, excluded.workers, excluded.minutes, excluded.charged_cents
  ) where kept is distinct from excluded;

  delete from summed_work using unnest(works) as chosen (id) where application_id = chosen.id and not exists (
    select from gig_applications
    where gig_applications.id = application_id and is_confirmed
      and (not is_gig_cancelled or guaranteed_minutes is not null)
  );
end $$;

create or replace function sum_changed_work() returns trigger language plpgsql as $$
declare
  works integer[];
begin
  select array_agg(added.id) into works from added join removed using (id)
  where (added.is_confirmed or removed.is_confirmed) and (
    added.gig_id, added.location_id, added.gig_start_time, added.is_confirmed, added.is_gig_cancelled,
    added.is_cancelled, added.cancellation_reason, added.break_compliance, added.work_start_time, added.work_end_time,
    added.original_work_start_time, added.business_payment_amount, added.guaranteed_minutes,
    coalesce(added.business_payment_status in ('FAILED', 'ERROR'), false)
  ) is distinct from (
    removed.gig_id, removed.location_id, removed.gig_start_time, removed.is_confirmed, removed.is_gig_cancelled,
    removed.is_cancelled, removed.cancellation_reason, removed.break_compliance, removed.work_start_time,
    removed.work_end_time, removed.original_work_start_time, removed.business_payment_amount,
    removed.guaranteed_minutes,
    coalesce(removed.business_payment_status in ('FAILED', 'ERROR'), false)
  );
  perform sum_work(works) where works is not null;
  return null;
end $$;

select sum_work(array_agg(id)) from gig_applications where guaranteed_minutes is not null having count(*) > 0;
