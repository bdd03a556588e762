-- When a webhook last had a success, for lists of webhooks. Its deliveries are deleted after 30 days.
alter table webhooks add column last_delivered_ts timestamptz;
update webhooks set last_delivered_ts = (
  select max(finished_ts) from webhook_deliveries where webhook_id = webhooks.id and state = 'DELIVERED'
);
