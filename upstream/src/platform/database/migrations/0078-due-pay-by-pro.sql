-- Due pay by pro reads the work of gigs to pay that is not settled, and none of their other applications.
create index gig_applications_unsettled on gig_applications (gig_id, pro_id)
  include (business_payment_status, pro_payment_status)
  where is_confirmed and not is_cancelled and business_payment_status is distinct from 'AVAILABLE';
