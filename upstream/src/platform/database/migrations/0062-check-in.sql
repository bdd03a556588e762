-- Pros check in on a page that the QR code of their gig opens. The token in its address cannot be guessed. A new code
-- has a new token; the replaced ones are kept, so that their pages can say so.
alter table gigs add column checkin_token uuid not null default gen_random_uuid();
create unique index gigs_checkin_token on gigs (checkin_token);

create table replaced_checkin_tokens (
  token uuid primary key,
  gig_id integer not null references gigs (id) on delete cascade,
  replaced_ts timestamptz not null
);
create index replaced_checkin_tokens_gig on replaced_checkin_tokens (gig_id);

alter table time_punches add column is_check_in boolean not null default false;

alter table code_misses drop constraint code_misses_kind_check;
alter table code_misses add constraint code_misses_kind_check check (kind in ('candidate', 'referral', 'check-in'));

-- The link is no part of the history; a new code shows there by its digits.
create or replace function told_columns(told jsonb) returns jsonb language sql immutable as $$
  select told - array[
    'last_updated_ts', 'search_words', 'is_in_event', 'is_gig_cancelled', 'gig_start_time',
    'total_applications', 'selected_applications', 'confirmed_applications', 'confirmed_auto_matched_applications',
    'cancelled_applications', 'total_payments', 'failed_payments', 'error_payments', 'submitted_payments', 'paid_pros',
    'filled_ts', 'selection_expires_ts', 'move_to_marketplace_ts', 'missing_since_ts', 'break_compliance',
    'checkin_token'
  ]
$$;
