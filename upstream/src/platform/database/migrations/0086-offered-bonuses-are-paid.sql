-- A bonus that was offered to one pro is paid with their work, in addition to the bonus of the gig.

-- Dollars; null without one. It belongs to the place that the offer or the assignment gave.
alter table gig_applications add column offer_bonus numeric(10, 2);
alter table gig_applications add constraint gig_applications_offer_bonus check (offer_bonus > 0);

create function forget_offer_bonus() returns trigger language plpgsql as $$
begin
  new.offer_bonus := null;
  return new;
end $$;
create trigger forget_offer_bonus before update of is_selected on gig_applications
  for each row when (old.is_selected and not new.is_selected and old.offer_bonus is not null)
  execute function forget_offer_bonus();

-- Where the place is certainly the one that the last accepted offer gave: it gave it in this way, and its sender chose the
-- pro. Work that was submitted or invoiced without the bonus keeps its amounts.
select set_config('change.recording', 'off', true);
update gig_applications set offer_bonus = offers.bonus
from (
  select distinct on (application_id) application_id, application_type, bonus, created_by_user_id
  from direct_offers where status = 'ACCEPTED' and application_id is not null
  order by application_id, answered_ts desc, id desc
) as offers
where offers.application_id = gig_applications.id and offers.bonus > 0 and is_selected and not is_cancelled
  and selected_by_user_id is not distinct from offers.created_by_user_id
  and (selection_source = 'AUTO_DIRECT_OFFER') = (application_type = 'DIRECT_OFFER')
  and business_payment_status is null and pro_payment_status is null
  and not exists (select from invoice_lines where invoice_lines.application_id = gig_applications.id);
select set_config('change.recording', '', true);
