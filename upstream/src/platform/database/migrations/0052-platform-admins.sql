-- The platform admins, who are notified of what waits for their decision, are few of many users.
create index users_platform_admins on users (id) where is_platform_admin;
