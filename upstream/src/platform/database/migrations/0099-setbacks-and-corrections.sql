-- The items of due jobs whose work threw, until it succeeds. A job leaves an item out until its retry, so that it does not
-- come first in every batch.
create table job_setbacks (
  job text not null,
  item_id bigint not null,
  setbacks integer not null check (setbacks > 0),
  retry_ts timestamptz not null,
  primary key (job, item_id)
);

-- When a manager last changed or deleted a recorded punch or break of this work. The history of the gig has the times.
create table corrected_work (
  application_id bigint primary key references gig_applications (id) on delete cascade,
  corrected_ts timestamptz not null
);
