import type { Insertable } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DisputeEventsTable } from './disputesTables.ts';

/** Records what happened to a dispute. */
export async function recordEvent(trx: Database, event: Insertable<DisputeEventsTable>): Promise<void> {
  await trx.insertInto('dispute_events').values(event).execute();
}
