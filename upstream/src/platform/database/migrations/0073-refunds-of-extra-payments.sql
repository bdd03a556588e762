-- A refund gives back what was paid for work, with what disputes granted, or for one ad-hoc payment.
-- Null for the work itself.
alter table refunds add column adhoc_payment_id integer references adhoc_payments (id);
-- When the money was back or the network refused; null before, and for refunds that ended before this column.
alter table refunds add column settled_ts timestamptz;
create index refunds_adhoc_payment on refunds (adhoc_payment_id) where adhoc_payment_id is not null;

-- Like ad-hoc payments, refunds show with their application (0043).
create function feed_refund() returns trigger language plpgsql as $$
begin
  perform feed_change('gig_applications', gig_applications.id, gig_id, new.location_id, 'changed')
  from gig_applications where gig_applications.id = new.application_id;
  return null;
end $$;

create constraint trigger feed_new_refund after insert on refunds
  deferrable initially deferred for each row
  when (current_setting('change.recording', true) is distinct from 'off') execute function feed_refund();

create constraint trigger feed_refund after update on refunds
  deferrable initially deferred for each row
  when (old.status is distinct from new.status and current_setting('change.recording', true) is distinct from 'off')
  execute function feed_refund();
