-- The response is stored in the transaction of its write, encrypted with the idempotency key. Of the key, only a hash.
delete from once_only_writes;
alter table once_only_writes drop column is_committed;
alter table once_only_writes rename column key to key_hash;
alter table once_only_writes alter column status set not null;
alter table once_only_writes alter column answer type text;
