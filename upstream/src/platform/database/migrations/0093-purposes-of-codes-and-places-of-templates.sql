-- A code is good only for what it was sent for. Processes that do not know the column yet send codes to sign in; those that
-- are valid now have ten minutes left at most, and emails without a link were not to sign in.

alter table sign_in_codes
  add column purpose text not null default 'sign-in'
    constraint sign_in_codes_purposes check (purpose in ('sign-in', 'address-change', 'linking'));

update sign_in_codes set purpose = 'address-change' where channel = 'email' and link_token_hash is null;

alter table sign_in_codes
  add constraint sign_in_codes_links_sign_in check (link_token_hash is null or purpose = 'sign-in');

-- A template whose address is removed is not at the location itself, as with gigs. Templates that lost theirs before cannot
-- be told from those at the location.

alter table gig_templates add column use_location_address boolean not null default true;

update gig_templates set use_location_address = false
from location_addresses
where location_addresses.id = gig_templates.location_address_id and location_addresses.type <> 'PRIMARY';
