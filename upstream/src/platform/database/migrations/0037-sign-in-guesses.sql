-- Guesses are counted by code and network, so that a stranger cannot use up those of the owner.
create table sign_in_guesses (
  code_id integer not null references sign_in_codes (id) on delete cascade,
  network text not null,
  guesses integer not null,
  primary key (code_id, network)
);
create index sign_in_guesses_network on sign_in_guesses (network, code_id);

alter table sign_in_codes drop column wrong_attempts;
alter table sign_in_codes rename column remote_address to network;
-- The network that entered the code, which anyone may have requested.
alter table sign_in_codes add column used_by_network text;
create index sign_in_codes_users on sign_in_codes (channel, address, used_by_network) where used_by_network is not null;

-- Codes that are guessed at most a few times per network: those of candidates and of referrals.
alter table candidate_code_misses rename to code_misses;
alter table code_misses rename column remote_address to network;
alter table code_misses add column kind text not null default 'candidate' check (kind in ('candidate', 'referral'));
alter table code_misses alter column kind drop default;
drop index candidate_code_misses_remote;
create index code_misses_network on code_misses (kind, network, created_ts);
