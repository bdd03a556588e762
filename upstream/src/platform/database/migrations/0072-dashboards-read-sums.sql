-- Dashboards read kept sums instead of the confirmed work of their locations, and nothing else read this index.
drop index gig_applications_confirmed_start;
