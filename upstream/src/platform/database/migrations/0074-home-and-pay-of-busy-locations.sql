-- Home and the gigs to pay read what they show, however many gigs and applications a location has.

-- How similar gigs filled.
drop index gigs_location_skill_start;
create index gigs_location_skill_start on gigs (location_id, skill_id, start_time desc, id)
  include (status, wage_amount, created_ts, filled_ts);

-- Gigs to pay, by status.
drop index gigs_pay_due;
create index gigs_pay_due on gigs (location_id, end_time, id) include (status)
  where status in ('INCOMPLETE', 'FAILED_PAYMENT');

-- Work of a gig that no one has paid.
create index gig_applications_due on gig_applications (gig_id) include (pro_payment_status)
  where is_confirmed and not is_cancelled
    and (business_payment_status is null or business_payment_status in ('FAILED', 'ERROR'));
