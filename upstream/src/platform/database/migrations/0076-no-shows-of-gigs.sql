-- The lists of gigs count who did not come: few applications, however many a gig has.
create index gig_applications_no_show on gig_applications (gig_id) where cancellation_reason = 'NO_SHOW';
