-- When a pending offer was withdrawn, and in the request of which user: evidence of what a pro was offered. Null for
-- offers that were withdrawn before this migration. The transaction says who acts, and when, as for changes (0013).
alter table direct_offers
  add column withdrawn_ts timestamptz,
  add column withdrawn_by_user_id integer references users (id);
create index direct_offers_withdrawer on direct_offers (withdrawn_by_user_id) where withdrawn_by_user_id is not null;

create function stamp_withdrawal() returns trigger language plpgsql as $$
begin
  new.withdrawn_ts := coalesce(nullif(current_setting('change.ts', true), '')::timestamptz, now());
  new.withdrawn_by_user_id := nullif(current_setting('change.actor_user_id', true), '')::integer;
  return new;
end $$;

create trigger stamp_withdrawal before update of status on direct_offers for each row
  when (new.status = 'WITHDRAWN' and old.status <> 'WITHDRAWN') execute function stamp_withdrawal();
