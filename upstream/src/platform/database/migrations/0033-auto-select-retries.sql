-- When auto-select looks again at a gig whose applicants it had to pass over: what stood in their way may be gone. Kept
-- apart from next_ts, at which there is something new; that is null while nothing new is ahead.
alter table auto_select_rounds alter column next_ts drop not null;
alter table auto_select_rounds add column retry_ts timestamptz;
create index auto_select_rounds_retry on auto_select_rounds (retry_ts, gig_id) where retry_ts is not null;
