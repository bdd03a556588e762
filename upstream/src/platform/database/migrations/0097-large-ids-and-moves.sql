-- Ids are numbers up to 2^53 - 1, the largest that JSON carries exactly. A column is an id by its name.

-- Generated columns and triggers that name a column keep its type from changing: they are dropped and made again.
alter table payments drop column id;
alter table gigs drop column is_in_event;

do $$
declare
  definitions text[];
  definition text;
  changed record;
begin
  select array_agg(pg_get_triggerdef(pg_trigger.oid) order by pg_trigger.oid) into definitions
  from pg_trigger join pg_class on pg_class.oid = tgrelid
  where not tgisinternal and relnamespace = 'public'::regnamespace and (tgattr::text <> '' or tgqual is not null);
  for changed in
    select tgname, tgrelid::regclass as owner from pg_trigger join pg_class on pg_class.oid = tgrelid
    where not tgisinternal and relnamespace = 'public'::regnamespace and (tgattr::text <> '' or tgqual is not null)
  loop
    execute format('drop trigger %I on %s', changed.tgname, changed.owner);
  end loop;

  -- One pass over each table.
  for changed in
    select attrelid::regclass as owner, string_agg(format('alter column %I type bigint', attname), ', ') as alterations
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relnamespace = 'public'::regnamespace and relkind = 'r' and not attisdropped and attnum > 0
      and atttypid = 'integer'::regtype and (
        attname = 'id' or attname like '%\_id'
        or (relname, attname) in (
          ('suggested_breaks', 'created_by'), ('suggested_breaks', 'last_updated_by'), ('pro_bitmaps', 'chunk')
        )
      )
    group by attrelid
  loop
    execute format('alter table %s %s', changed.owner, changed.alterations);
  end loop;

  foreach definition in array definitions loop
    execute definition;
  end loop;

  -- What functions take and declare as ids has the type of the columns.
  for changed in
    select oid::regprocedure as signature, pg_get_functiondef(oid) as definition from pg_proc
    where pronamespace = 'public'::regnamespace and proname in (
      'break_compliance_of', 'count_payments', 'feed_change', 'follow_break_compliance', 'follow_clock_ins',
      'gig_search_words', 'invoice_period_days', 'invoice_period_end', 'notify_lost_access', 'record_change',
      'stamp_withdrawal', 'sum_added_work', 'sum_changed_gigs', 'sum_changed_work', 'sum_work', 'sum_work_of_added',
      'sum_work_of_removed'
    )
  loop
    definition := replace(changed.definition, 'integer[]', 'bigint[]');
    definition := regexp_replace(definition, '\m(\w*_id|location|skill|event) integer\M', '\1 bigint', 'g');
    definition := regexp_replace(definition, '(id''(?:, true\), '''')?\))::integer\M', '\1::bigint', 'g');
    -- Another type of a parameter would make a second function beside the first.
    if definition ~ '^[^)]*bigint[^)]*\)' then execute format('drop function %s', changed.signature); end if;
    execute definition;
  end loop;
end $$;

drop function turn_bits(integer);

create function turn_bits(id bigint) returns bit language sql immutable as $$
  select set_bit(0::bit(8192), (id % 8192)::integer, 1)
$$;

alter table payments add column id bigint not null
  generated always as (application_id * 2 - case kind when 'CHARGE' then 1 else 0 end) stored;
alter table gigs add column is_in_event boolean not null generated always as (event_id is not null) stored;

create index payments_due on payments (due_ts, id) where due_ts is not null;
create index payments_to_charge on payments (due_ts, id)
  where due_ts is not null and kind = 'CHARGE' and status = 'SUBMITTED';
create index payments_to_move on payments (due_ts, id)
  where due_ts is not null and not (kind = 'CHARGE' and status = 'SUBMITTED');

-- The activity of a gig shows that its location moved to another organization.
alter table changes drop constraint changes_subject_check;
alter table changes add constraint changes_subject_check
  check (subject in ('gigs', 'gig_applications', 'events', 'locations'));
create index changes_moves on changes (location_id, id) where subject = 'locations';

create function record_move() returns trigger language plpgsql as $$
begin
  if current_setting('change.recording', true) = 'off' then return null; end if;
  insert into changes (subject, subject_id, location_id, actor_user_id, action, before, after, created_ts)
  values (
    'locations',
    new.id,
    new.id,
    nullif(current_setting('change.actor_user_id', true), '')::bigint,
    'changed',
    jsonb_build_object('organization_id', old.organization_id),
    jsonb_build_object('organization_id', new.organization_id),
    coalesce(nullif(current_setting('change.ts', true), '')::timestamptz, now())
  );
  return null;
end $$;

create trigger record_move after update of organization_id on locations
  for each row when (old.organization_id <> new.organization_id) execute function record_move();
