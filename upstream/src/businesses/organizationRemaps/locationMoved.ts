import type { Transaction } from 'kysely';
import type { Tables } from '../../platform/database/tables.ts';
import type { DueServices } from '../../platform/dueWork/dueJob.ts';

/** A location that was just moved, and the organization that it left. */
export type LocationMoved = { locationId: number; fromOrganizationId: number; now: Date };

declare module '../../platform/server/reactions.ts' {
  interface Reactions {
    /** Runs within the transaction that moves the location. */
    locationMoved: (services: DueServices, trx: Transaction<Tables>, moved: LocationMoved) => Promise<void>;
  }
}
