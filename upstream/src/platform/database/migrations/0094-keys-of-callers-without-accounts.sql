-- Writes that need no session take idempotency keys, too. Such a key belongs to the URL, which has a secret.
alter table once_only_writes drop constraint once_only_writes_pkey;
alter table once_only_writes alter column user_id drop not null;
alter table once_only_writes add constraint once_only_writes_key unique nulls not distinct (user_id, key_hash);
