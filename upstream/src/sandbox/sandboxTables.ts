import type { Generated } from 'kysely';
import type { Timestamp } from '../platform/database/columnTypes.ts';

/** An action of a simulated pro. */
export type SandboxActKind =
  | 'APPLY'
  | 'ACCEPT_OFFER'
  | 'DECLINE_OFFER'
  | 'CONFIRM'
  | 'CANCEL'
  | 'CLOCK_IN'
  | 'CLOCK_OUT'
  | 'NO_SHOW'
  | 'JOIN_NETWORK'
  | 'LEAVE_SITE'
  | 'RETURN_TO_SITE'
  | 'DISPUTE_HOURS'
  | 'DISPUTE_PAYMENT'
  | 'DISPUTE_CANCELLATION'
  | 'ACCEPT_COUNTER'
  | 'DECLINE_COUNTER';

/** A single row with the id 1. */
export interface SandboxTable {
  id: number;
  clock_offset_ms: Generated<number>;
  script_is_on: Generated<boolean>;
  script_seed: Generated<number>;
}

/** Names of the situations that the script has already handled. */
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
  /** When it was carried out; null before. */
  done_ts: Timestamp | null;
  /** Why it failed; null when it succeeded. */
  refusal: string | null;
}

declare module '../platform/database/tables.ts' {
  interface Tables {
    sandbox: SandboxTable;
    sandbox_situations: SandboxSituationsTable;
    sandbox_acts: SandboxActsTable;
  }
}
