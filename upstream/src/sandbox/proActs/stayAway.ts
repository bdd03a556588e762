import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';
import type { Database } from '../../platform/database/database.ts';

/**
 * A confirmed pro does not show up. Writes nothing: the business must notice and record it.
 *
 * @throws ApiError invalid_transition when the pro is no longer expected
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
  if (!expected) throw invalidTransition('This pro is no longer expected.');
}
