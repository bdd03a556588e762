/** The states of a gig, from waiting for approval to settled. */
export const gigStatuses = [
  'UNAPPROVED',
  'CANCELLED',
  'POSTED',
  'CONFIRMED',
  'UNFILLED',
  'INCOMPLETE',
  'FAILED_PAYMENT',
  'COMPLETED',
] as const;

/** One state of a gig. */
export type GigStatus = (typeof gigStatuses)[number];
