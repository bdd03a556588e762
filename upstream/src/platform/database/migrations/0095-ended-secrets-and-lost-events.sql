-- A rotation ends the secret before the replaced one, and sets when the replaced one ends: streams look at once.
create trigger notify_replaced_token after update of token_hash on api_tokens
  for each row when (old.token_hash <> new.token_hash) execute function notify_ended_session();

-- Events of a webhook that the change feed forgot before any process made deliveries of them; shown for 30 days.
alter table webhooks add column lost_events integer not null default 0;
alter table webhooks add column lost_ts timestamptz;
create index webhooks_lost on webhooks (lost_ts) where lost_ts is not null;
