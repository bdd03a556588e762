import type { Generated } from 'kysely';
import type { Timestamp } from '../platform/database/columnTypes.ts';

/** What a pro of the sandbox does. */
export type SandboxActKind =
  | 'APPLY'
  | 'ACCEPT_OFFER'
  | 'DECLINE_OFFER'
  | 'CONFIRM'
  | 'CANCEL'
  | 'CLOCK_IN'
  | 'CLOCK_OUT'
  | 'NO_SHOW'
  | 'JOIN_NETWORK';

/** One row, with the id 1. */
export interface SandboxTable {
  id: number;
  clock_offset_ms: Generated<number>;
  script_is_on: Generated<boolean>;
  script_seed: Generated<number>;
}

/** Situations that the script has met, by name. */
export interface SandboxSituationsTable {
  name: string;
}

export interface SandboxActsTable {
  id: Generated<number>;
  kind: SandboxActKind;
  location_id: number;
  pro_id: number;
  gig_id: number | null;
  application_id: number | null;
  offer_id: number | null;
  invite_id: number | null;
  due_ts: Timestamp;
  /** Null until its time has come. */
  done_ts: Timestamp | null;
  /** Why it could not be done; null when it was. */
  refusal: string | null;
}
