-- Late cancellations are paid: each confirmed pro of a gig that is cancelled late has guaranteed hours.

-- Null unless the gig was cancelled late while the pro was confirmed. It is what counted then: later terms change nothing.
alter table gig_applications add column guaranteed_minutes integer;
alter table gig_applications add constraint gig_applications_guaranteed
  check (guaranteed_minutes is null or guaranteed_minutes > 0 and is_confirmed and is_cancelled);

-- How far the pay of its guaranteed hours is; null where none is owed.
alter table gigs add column cancellation_payment_status text
  check (cancellation_payment_status in ('DUE', 'FAILED', 'PROCESSING', 'PAID'));

-- Gigs count their payments, and of a late cancellation what became of them.
create or replace function count_payments() returns trigger language plpgsql as $$
declare
  changed_gigs integer[] := array(
    select distinct added.gig_id from added join removed using (id)
    where (removed.business_payment_status, removed.pro_payment_status)
      is distinct from (added.business_payment_status, added.pro_payment_status)
  );
begin
  if cardinality(changed_gigs) = 0 then return null; end if;
  update gigs set
    total_payments = counts.total,
    failed_payments = counts.failed,
    error_payments = counts.errors,
    submitted_payments = counts.submitted,
    paid_pros = counts.paid,
    cancellation_payment_status = case when cancellation_payment_status is not null then counts.cancellation end
  from (
    select
      gig_id,
      count(business_payment_status) as total,
      count(*) filter (where business_payment_status = 'FAILED') as failed,
      count(*) filter (where business_payment_status = 'ERROR') as errors,
      count(*) filter (where business_payment_status = 'SUBMITTED') as submitted,
      count(*) filter (where pro_payment_status = 'AVAILABLE') as paid,
      case
        when count(*) filter (where is_owed and has_failed) > 0 then 'FAILED'
        when count(*) filter (where is_owed and not is_submitted) > 0 then 'DUE'
        when count(*) filter (where is_owed) > 0 then 'PROCESSING'
        else 'PAID'
      end as cancellation
    from gig_applications
      join locations on locations.id = gig_applications.location_id,
      lateral (
        select
          -- Where the business is invoiced, the payout alone settles the work.
          guaranteed_minutes is not null
            and (business_payment_status is distinct from 'AVAILABLE'
              or coalesce(pro_payment_status in ('FAILED', 'ERROR'), false))
            and not (locations.invoicing_enabled and pro_payment_status is not distinct from 'AVAILABLE') as is_owed,
          coalesce(business_payment_status in ('FAILED', 'ERROR'), false)
            or coalesce(pro_payment_status in ('FAILED', 'ERROR'), false) as has_failed,
          business_payment_status is not null
            or locations.invoicing_enabled and pro_payment_status is not null as is_submitted
      ) as payment
    where gig_id = any (changed_gigs)
    group by gig_id
  ) as counts
  where id = counts.gig_id;
  return null;
end $$;

-- Managers are reminded of it as of other pay.
create trigger remind_of_cancellation_payment after update of cancellation_payment_status on gigs
  for each row when (new.cancellation_payment_status = 'DUE') execute function remind_of_payment();

-- The lists of due pay read late cancellations as well, from the same indexes.
drop index gigs_pay_due;
create index gigs_pay_due on gigs (location_id, end_time, id) include (status, cancellation_payment_status)
  where status in ('INCOMPLETE', 'FAILED_PAYMENT')
    or cancellation_payment_status in ('DUE', 'FAILED', 'PROCESSING');

drop index gig_applications_due;
create index gig_applications_due on gig_applications (gig_id) include (pro_payment_status)
  where is_confirmed and (not is_cancelled or guaranteed_minutes is not null)
    and (business_payment_status is null or business_payment_status in ('FAILED', 'ERROR'));

drop index gig_applications_unsettled;
create index gig_applications_unsettled on gig_applications (gig_id, pro_id)
  include (business_payment_status, pro_payment_status)
  where is_confirmed and (not is_cancelled or guaranteed_minutes is not null)
    and business_payment_status is distinct from 'AVAILABLE';

drop index gig_applications_to_approve;
create index gig_applications_to_approve on gig_applications (work_end_time, id)
  where is_confirmed and (not is_cancelled and not is_gig_cancelled or guaranteed_minutes is not null)
    and business_payment_status is null and pro_payment_status is null;
