import type { Database } from '../../platform/database/database.ts';

/** A pro was just blocked at these locations. */
export type ProBlocked = { proId: number; locationIds: readonly number[]; userId: number; now: Date };

declare module '../../platform/server/reactions.ts' {
  interface Reactions {
    /** Runs within the transaction that blocks the pro. */
    proBlocked: (trx: Database, blocked: ProBlocked) => Promise<void>;
  }
}
