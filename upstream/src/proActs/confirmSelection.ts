import { confirm } from '../filling/applications/transitions/confirm.ts';
import type { Database } from '../database/database.ts';
import { ApiError } from '../platform/errors.ts';
import type { Upstream } from '../platform/server/services.ts';
import { changeAsPro } from '../sandbox/proActs/changeAsPro.ts';

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
