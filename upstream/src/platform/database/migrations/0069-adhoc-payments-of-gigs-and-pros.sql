-- The ad-hoc payments of a gig or a pro at the locations of the caller are one range of an index. With the location in an
-- index of its own, a plan for any values combined both indexes and read all payments of the locations.
create index adhoc_payments_gig_location on adhoc_payments (gig_id, location_id, id);
create index adhoc_payments_pro_location on adhoc_payments (pro_id, location_id, id);
drop index adhoc_payments_gig;
drop index adhoc_payments_pro;
