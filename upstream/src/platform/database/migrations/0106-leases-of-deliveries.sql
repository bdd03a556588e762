-- What is under way is counted for each claim: a few rows, however many wait.
create index webhook_deliveries_leased on webhook_deliveries (lease_until_ts, webhook_id)
  where state = 'WAITING' and lease_until_ts is not null;
