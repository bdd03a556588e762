-- How far features are rolled out: the part of the configuration that platform admins change while they watch.
create table feature_flags (
  name text primary key check (name ~ '^[a-z][a-z0-9_]{0,59}$'),
  description text not null,
  -- The percentage of users who have the feature.
  rollout_percent numeric(5, 2) not null check (rollout_percent between 0 and 100)
);

insert into feature_flags (name, description, rollout_percent)
values ('jobs_history_assistant', 'Questions in plain words about past work', 100);
