import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import type { Database } from '../../database/database.ts';

/**
 * A confirmed pro does not come. Nothing is written: it is for the business to notice and to record.
 *
 * @throws ApiError invalid_transition when nobody expects them any more
 */
export async function stayAway(trx: Database, applicationId: number): Promise<void> {
  const expected = await trx
    .selectFrom('gig_applications')
    .select('id')
    .where('id', '=', applicationId)
    .where('is_confirmed', '=', true)
    .where('is_cancelled', '=', false)
    .where('is_gig_cancelled', '=', false)
    .executeTakeFirst();
  if (!expected) throw invalidTransition('Nobody expects this pro any more.');
}
