import type { Generated, GeneratedAlways } from 'kysely';
import type { Timestamp } from '../../platform/database/columnTypes.ts';

export type DirectOfferType = 'DIRECT_OFFER' | 'ASSIGNMENT';

export type DirectOfferStatus = 'PENDING' | 'ACCEPTED' | 'DECLINED' | 'EXPIRED' | 'WITHDRAWN';

export type OfferWithdrawalReason = 'STAFFER' | 'GIG_FULL' | 'GIG_CANCELLED' | 'PRO_BLOCKED';

export interface DirectOffersTable {
  id: Generated<number>;
  gig_id: number;
  /** Copied from the gig by a trigger. */
  location_id: GeneratedAlways<number>;
  pro_id: number;
  application_type: DirectOfferType;
  status: DirectOfferStatus;
  application_id: number | null;
  /** Dollars on top of the wage. */
  bonus: number | null;
  /** The application whose position is offered again. */
  replaces_application_id: number | null;
  /** A message from the business to the pro. */
  message: string | null;
  /** Null unless it was withdrawn. */
  withdrawal_reason: OfferWithdrawalReason | null;
  expires_ts: Timestamp | null;
  created_by_user_id: number | null;
  created_ts: Timestamp;
  answered_ts: Timestamp | null;
  /** Set by a trigger; null unless it was withdrawn, and for early withdrawals. */
  withdrawn_ts: GeneratedAlways<Date | null>;
  /** Whose request withdrew it, set by a trigger. Null for the system. */
  withdrawn_by_user_id: GeneratedAlways<number | null>;
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    direct_offers: DirectOffersTable;
  }
}
