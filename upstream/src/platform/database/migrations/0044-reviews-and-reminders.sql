-- Reviews of pros, and the daily reminders of payments that are due.

-- In what a pro is rated. The overall category is always rated, the others on demand.
create table rating_categories (
  name text primary key,
  rank integer not null unique,
  label text not null,
  is_overall_type boolean not null default false
);
create unique index rating_categories_overall on rating_categories (is_overall_type) where is_overall_type;
insert into rating_categories (name, rank, label, is_overall_type) values
  ('OVERALL', 1, 'Overall', true),
  ('PUNCTUALITY', 2, 'Punctuality', false),
  ('SKILL', 3, 'Skill', false),
  ('TEAMWORK', 4, 'Teamwork', false),
  ('PRESENTATION', 5, 'Presentation', false);

-- The sums behind a pro's averages: a review adds to them, so that no profile counts reviews.
create table pro_ratings (
  pro_id integer not null references pros (id) on delete cascade,
  category text not null references rating_categories (name),
  stars integer not null check (stars between rating_count and 5 * rating_count),
  rating_count integer not null check (rating_count > 0),
  primary key (pro_id, category)
);
create index pro_ratings_category on pro_ratings (category);

insert into pro_ratings (pro_id, category, stars, rating_count)
select pros.id, summary ->> 'name', round((summary ->> 'avg_rating')::numeric * rating_count), rating_count
from pros, jsonb_array_elements(ratings_summary) as summary, cast(summary ->> 'rating_count' as integer) as rating_count
where rating_count > 0 and summary ->> 'name' in (select name from rating_categories);

alter table pros drop column ratings_summary;

-- When the managers of a location are next reminded of pay that is due there. The first time it is due adds the row.
create table payment_reminders (
  location_id integer primary key references locations (id) on delete cascade,
  due_ts timestamptz not null
);
create index payment_reminders_due on payment_reminders (due_ts, location_id);

-- Nine in the morning of the day after this instant: whatever is delayed, there are never two reminders on one day.
create function next_morning(moment timestamptz, zone text) returns timestamptz language sql immutable as $$
  select (date_trunc('day', moment at time zone zone) + interval '33 hours') at time zone zone
$$;

create function remind_of_payment() returns trigger language plpgsql as $$
begin
  insert into payment_reminders (location_id, due_ts)
    values (new.location_id, next_morning(moment_of_change(new.last_updated_ts), new.timezone))
    on conflict do nothing;
  return null;
end $$;

create trigger remind_of_payment_of_new after insert on gigs
  for each row when (new.status in ('INCOMPLETE', 'FAILED_PAYMENT')) execute function remind_of_payment();
create trigger remind_of_payment after update of status on gigs
  for each row when (new.status in ('INCOMPLETE', 'FAILED_PAYMENT')) execute function remind_of_payment();

insert into payment_reminders (location_id, due_ts)
select location_id, max(next_morning(last_updated_ts, timezone)) from gigs
where status in ('INCOMPLETE', 'FAILED_PAYMENT') group by location_id;
