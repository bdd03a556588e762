import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Upstream } from '../platform/server/services.ts';

/** Something that happens by itself once its time has come. */
export type DueJob = {
  /** What it does, as logs and answers name it. */
  name: string;
  /**
   * Does a part of what is due at `now`, found in the rows by an index, in the transaction of the system. What others
   * hold locked is left for the next time.
   *
   * @returns how many things were due; 0: nothing is left
   */
  work: (upstream: DueUpstream, trx: Transaction<Tables>, now: Date) => Promise<number>;
  /**
   * When something becomes due next, found by an index: the sandbox's clock stops there on its way. Null: never. Left
   * out where nothing waits for a time of its own.
   */
  next?: (database: Database, window: DueWindow) => Promise<Date | null>;
};

/** What to look for the next due thing in. */
export type DueWindow = {
  /** Later than this. */
  after: Date;
  /** Only what concerns this location. */
  locationId: number | null;
};

/** What due work needs of the server. */
export type DueUpstream = Pick<Upstream, 'database' | 'clock' | 'settings'>;

/** How many things one transaction does: few enough that nobody waits for it. */
export const batchSize = 50;
