-- Home lists the certifications that expire within 30 days or before the gig. It read the certifications of all pros of
-- the gigs to come, which are few at most locations and ten thousand at a busy one. Of a gig to come, such a
-- certification expires at the latest 30 days after the gig: these are kept, with a day to spare on either side for
-- time zones. Readers decide by the clock, of which the table knows nothing.
create table expiring_work (
  application_id bigint not null references summed_work (application_id) on delete cascade,
  pro_certification_id bigint not null references pro_certifications (id) on delete cascade,
  location_id bigint not null,
  gig_start_time timestamptz not null,
  primary key (application_id, pro_certification_id)
);
create index expiring_work_start on expiring_work (location_id, gig_start_time);
create index expiring_work_certification on expiring_work (pro_certification_id);

create function keep_expiring_work(works bigint[]) returns void language plpgsql as $$
begin
  delete from expiring_work where application_id = any (works);
  insert into expiring_work (application_id, pro_certification_id, location_id, gig_start_time)
  select work.application_id, held.id, work.location_id, work.gig_start_time
  from summed_work as work
    join gig_applications as application on application.id = work.application_id
    join pro_certifications as held on held.pro_id = application.pro_id
  where work.application_id = any (works) and held.status = 'APPROVED'
    and held.expiration_date between (application.created_ts at time zone 'UTC')::date - 1 and work.day + 31;
end $$;

create function keep_expiring_added_work() returns trigger language plpgsql as $$
declare
  works bigint[];
begin
  select array_agg(application_id) into works from added;
  perform keep_expiring_work(works) where works is not null;
  return null;
end $$;

create function keep_expiring_changed_work() returns trigger language plpgsql as $$
declare
  works bigint[];
begin
  select array_agg(application_id) into works from added join removed using (application_id)
  where (added.location_id, added.gig_start_time, added.day)
    is distinct from (removed.location_id, removed.gig_start_time, removed.day);
  perform keep_expiring_work(works) where works is not null;
  return null;
end $$;

create function keep_expiring_certified_work() returns trigger language plpgsql as $$
declare
  works bigint[];
begin
  -- As in sum_work (0071): a transaction that confirms such a pro waits here, and then reads this certification.
  perform from gig_applications
  where pro_id in (select pro_id from added) and is_confirmed order by id for no key update;
  select array_agg(id) into works
  from gig_applications where pro_id in (select pro_id from added) and is_confirmed;
  perform keep_expiring_work(works) where works is not null;
  return null;
end $$;

create trigger keep_expiring_added_work after insert on summed_work
  referencing new table as added for each statement execute function keep_expiring_added_work();
create trigger keep_expiring_changed_work after update on summed_work
  referencing old table as removed new table as added for each statement execute function keep_expiring_changed_work();
create trigger keep_expiring_added_certifications after insert on pro_certifications
  referencing new table as added for each statement execute function keep_expiring_certified_work();
create trigger keep_expiring_changed_certifications after update on pro_certifications
  referencing new table as added for each statement execute function keep_expiring_certified_work();

select keep_expiring_work(array_agg(application_id)) from summed_work having count(*) > 0;
