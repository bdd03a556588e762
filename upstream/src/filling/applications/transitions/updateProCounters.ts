import type { Database } from '../../../platform/database/database.ts';
import { countWorkedGigs } from '../../../pros/profiles/countWorkedGigs.ts';
import type { ApplicationChange, TransitionFacts } from './transition.ts';

type Known = { application: { pro_id: number }; gig: Pick<TransitionFacts['gig'], 'status'> };

/**
 * Keeps the record of a pro: the shifts that they missed or called out of, and with them the percentage of confirmed
 * shifts that they worked. A no-show that is recorded after the end of the shift was counted as worked.
 */
export async function updateProCounters(
  database: Database,
  { application: { pro_id }, gig }: Known,
  { cancellation_reason }: ApplicationChange,
): Promise<void> {
  if (cancellation_reason !== 'NO_SHOW' && cancellation_reason !== 'CALLED_OUT') return;
  const column = cancellation_reason === 'NO_SHOW' ? 'noshow_count' : 'callout_count';
  await database
    .updateTable('pros')
    .set((eb) => ({ [column]: eb(column, '+', 1) }))
    .where('id', '=', pro_id)
    .execute();
  const hasEnded = ['INCOMPLETE', 'FAILED_PAYMENT', 'COMPLETED'].includes(gig.status);
  await countWorkedGigs(database, [pro_id], hasEnded ? -1 : 0);
}
