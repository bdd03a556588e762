import type { Selectable } from 'kysely';
import type { DirectOffersTable } from './directOffersTable.ts';
import type { OfferResponse } from './offerResponse.ts';

/** The columns that the response of an offer needs. */
export const offerColumns = [
  'direct_offers.id',
  'direct_offers.gig_id',
  'direct_offers.location_id',
  'direct_offers.pro_id',
  'direct_offers.application_type',
  'direct_offers.status',
  'direct_offers.application_id',
  'direct_offers.replaces_application_id',
  'direct_offers.bonus',
  'direct_offers.message',
  'direct_offers.withdrawal_reason',
  'direct_offers.expires_ts',
  'direct_offers.created_ts',
  'direct_offers.answered_ts',
] as const;

/** A row with {@link offerColumns}. */
type OfferRow = Omit<
  Selectable<DirectOffersTable>,
  'created_by_user_id' | 'withdrawn_ts' | 'withdrawn_by_user_id'
>;

/** The offer of a row. */
export function toOfferResponse({ expires_ts, created_ts, answered_ts, ...offer }: OfferRow): OfferResponse {
  return {
    ...offer,
    expires_ts: expires_ts?.toISOString() ?? null,
    created_ts: created_ts.toISOString(),
    answered_ts: answered_ts?.toISOString() ?? null,
  };
}
