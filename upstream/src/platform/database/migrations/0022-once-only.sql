-- Writes that must happen once, however often they arrive: by whom, under which key, and what was answered.

create table once_only_writes (
  user_id integer not null references users (id) on delete cascade,
  key text not null,
  -- Of method, address and body: the same key for anything else is a mistake.
  request_hash text not null,
  -- Set in the transaction of the write itself, so that it is known after a crash, too.
  is_committed boolean not null default false,
  -- Null until it was answered.
  status integer,
  answer jsonb,
  created_ts timestamptz not null,
  primary key (user_id, key)
);
create index once_only_writes_age on once_only_writes (created_ts);
