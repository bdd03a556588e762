import type { Database } from '../../platform/database/database.ts';

declare module '../../platform/server/reactions.ts' {
  interface Reactions {
    /** Runs in the transaction that changes what a gig's applicants are checked against: its time, location, or visibility. */
    gigConditionsChanged: (trx: Database, gigId: number, now: Date) => Promise<void>;
  }
}
