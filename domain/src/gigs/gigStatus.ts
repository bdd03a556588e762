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

export type GigStatus = (typeof gigStatuses)[number];
