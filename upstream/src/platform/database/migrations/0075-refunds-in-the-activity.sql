-- A refund is an act on the application that it is about: the activity of the gig shows who made it, how much it is, and why.
create function record_refund() returns trigger language plpgsql as $$
begin
  insert into changes
    (subject, subject_id, gig_id, location_id, event_id, actor_user_id, action, before, after, created_ts)
  select 'gig_applications', new.application_id, gigs.id, new.location_id, gigs.event_id, new.created_by_user_id, 'changed',
    jsonb_build_object('refund_amount', null, 'refund_reason', null),
    jsonb_build_object('refund_amount', new.amount_cents / 100.0, 'refund_reason', new.reason),
    new.created_ts
  from gig_applications join gigs on gigs.id = gig_applications.gig_id
  where gig_applications.id = new.application_id;
  return null;
end $$;

create trigger record_refund after insert on refunds for each row
  when (current_setting('change.recording', true) is distinct from 'off') execute function record_refund();
