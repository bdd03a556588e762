-- Dashboards sum the confirmed work of a location, which is a small part of its applications.
create index gig_applications_confirmed_start on gig_applications (location_id, gig_start_time) where is_confirmed;
