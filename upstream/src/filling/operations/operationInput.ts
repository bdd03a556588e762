import type { OfferBody } from '../offers/createOffers.ts';

/** The input of an operation that offers each of these gigs to each of these pros, gig by gig. */
export type OperationInput = Pick<OfferBody, 'application_type' | 'bonus' | 'message' | 'is_confirmed'> & {
  gig_ids: number[];
  /** Each once. */
  pro_ids: number[];
};
