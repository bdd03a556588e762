import { confirm } from '../applications/transitions/confirm.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../errors.ts';
import type { Upstream } from '../server/upstream.ts';
import { changeAsPro } from './changeAsPro.ts';

/**
 * A selected pro says that they come.
 *
 * @throws ApiError expired when it is too late to answer, and as `confirm`
 */
export async function confirmSelection(
  upstream: Pick<Upstream, 'clock' | 'settings'>,
  trx: Database,
  applicationId: number,
): Promise<void> {
  const late = await trx
    .selectFrom('gig_applications')
    .select('id')
    .where('id', '=', applicationId)
    .where('is_selected', '=', true)
    .where('is_confirmed', '=', false)
    .where('selection_expires_ts', '<=', upstream.clock.now())
    .executeTakeFirst();
  if (late) throw new ApiError('expired', 'The time to answer is over.');
  await changeAsPro(upstream, trx, applicationId, confirm);
}
