import type { Transaction } from 'kysely';
import type { Database } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import type { Services } from '../server/services.ts';

/** A scheduled job. */
export type DueJob = {
  /** The job's name in logs and responses. */
  name: string;
  /**
   * Processes a batch of what is due at `now`, found by an index, in a transaction of the system. Skips locked rows
   * until the next run.
   *
   * @returns the size of the batch; 0 when nothing is left
   */
  work: (services: DueServices, trx: Transaction<Tables>, now: Date) => Promise<number>;
  /**
   * When something next becomes due, found by an index; null for never. The sandbox clock stops at these instants.
   * Omitted for jobs without due times.
   */
  next?: (database: Database, window: DueWindow) => Promise<Date | null>;
};

/** Where to search for the next due instant. */
export type DueWindow = {
  /** Exclusive. */
  after: Date;
  /** Restricts the search to a location. */
  locationId: number | null;
};

/** The services that jobs use. */
export type DueServices = Pick<
  Services,
  'database' | 'clock' | 'settings' | 'onSetback' | 'onEventsLost' | 'counters'
>;

/** The batch size of one transaction, small enough not to block requests for long. */
export const batchSize = 50;
