-- Pros dispute the pay for a late cancellation: none was guaranteed, or too little. Its values are minutes, as of hours.
alter table disputes drop constraint disputes_subject_check;
alter table disputes add constraint disputes_subject_check check (subject in ('HOURS', 'PAYMENT', 'CANCELLATION'));

-- The sandbox finds what was cancelled in the last days.
create index gigs_cancelled on gigs (cancelled_ts, id) where cancelled_ts is not null;

alter table sandbox_acts drop constraint sandbox_acts_kind_check;
alter table sandbox_acts add constraint sandbox_acts_kind_check check (kind in (
  'APPLY', 'ACCEPT_OFFER', 'DECLINE_OFFER', 'CONFIRM', 'CANCEL', 'CLOCK_IN', 'CLOCK_OUT', 'NO_SHOW', 'JOIN_NETWORK',
  'LEAVE_SITE', 'RETURN_TO_SITE', 'DISPUTE_HOURS', 'DISPUTE_PAYMENT', 'DISPUTE_CANCELLATION', 'ACCEPT_COUNTER',
  'DECLINE_COUNTER'
));
