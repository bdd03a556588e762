import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { ApplicationChange } from './transition.ts';

/**
 * Keeps the record of a pro: the shifts that they missed or called out of, and with them the percentage of confirmed
 * shifts that they worked.
 */
export async function updateProCounters(
  database: Database,
  proId: number,
  { cancellation_reason }: ApplicationChange,
): Promise<void> {
  if (cancellation_reason !== 'NO_SHOW' && cancellation_reason !== 'CALLED_OUT') return;
  const column = cancellation_reason === 'NO_SHOW' ? 'noshow_count' : 'callout_count';
  await database
    .updateTable('pros')
    .set((eb) => ({
      [column]: eb(column, '+', 1),
      completion_percentage: sql`round(100.0 * gigs_worked / (gigs_worked + callout_count + noshow_count + 1), 1)`,
    }))
    .where('id', '=', proId)
    .execute();
}
