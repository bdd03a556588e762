-- A code is good only for what it was sent for. Processes that do not know the column yet send codes to sign in; those that
-- are valid now have ten minutes left at most, and emails without a link were not to sign in.

alter table sign_in_codes
  add column purpose text not null default 'sign-in'
    constraint sign_in_codes_purposes check (purpose in ('sign-in', 'address-change', 'linking'));

update sign_in_codes set purpose = 'address-change' where channel = 'email' and link_token_hash is null;

alter table sign_in_codes
  add constraint sign_in_codes_links_sign_in check (link_token_hash is null or purpose = 'sign-in');
