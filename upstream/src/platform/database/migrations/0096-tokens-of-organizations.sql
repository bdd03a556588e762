-- The API tokens of an organization: those that are limited to it or to one of its locations.
create index api_tokens_organization on api_tokens (organization_id, id desc) where revoked_ts is null;
create index api_tokens_location on api_tokens (location_id, id desc) where revoked_ts is null;
