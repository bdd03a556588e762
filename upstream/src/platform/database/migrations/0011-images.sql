-- Pictures of locations and organizations, as they are shown: small, and without what the camera wrote into them.

create table images (
  public_id text primary key,
  user_id integer references users (id) on delete set null,
  -- Null: the picture is at a hosted image service.
  content bytea,
  created_ts timestamptz not null
);
-- How many somebody has uploaded of late.
create index images_user on images (user_id, created_ts);

-- Links that were used, until they would have expired anyway.
create table used_upload_links (
  nonce text primary key,
  expires_ts timestamptz not null
);
create index used_upload_links_expires on used_upload_links (expires_ts);

-- Secrets that this server made for itself, one for all of its processes.
create table server_secrets (
  name text primary key,
  secret text not null
);
