import type { Database } from '../../../platform/database/database.ts';
import type { ApplicationChange } from './transition.ts';

/** Keeps the pro's own record: jobs they did not come to, and jobs they called off. */
export async function updateProCounters(
  database: Database,
  proId: number,
  { cancellation_reason }: ApplicationChange,
): Promise<void> {
  if (cancellation_reason !== 'NO_SHOW' && cancellation_reason !== 'CALLED_OUT') return;
  const column = cancellation_reason === 'NO_SHOW' ? 'noshow_count' : 'callout_count';
  await database
    .updateTable('pros')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('id', '=', proId)
    .execute();
}
