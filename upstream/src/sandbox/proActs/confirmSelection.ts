import { confirm } from '../../filling/applications/transitions/confirm.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import { changeAsPro } from './changeAsPro.ts';

/**
 * Confirms a selection on behalf of the pro; does nothing if it is confirmed already.
 *
 * @throws ApiError expired after the time to confirm, and as `confirm`
 */
export async function confirmSelection(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Database,
  applicationId: number,
): Promise<void> {
  const late = await trx
    .selectFrom('gig_applications')
    .select('id')
    .where('id', '=', applicationId)
    .where('is_selected', '=', true)
    .where('is_confirmed', '=', false)
    .where('selection_expires_ts', '<=', services.clock.now())
    .executeTakeFirst();
  if (late) throw new ApiError('expired', 'The time to confirm is over.');
  await changeAsPro(services, trx, applicationId, (facts) =>
    // The business may have confirmed the pro since.
    facts.application.is_confirmed && !facts.application.is_cancelled ? {} : confirm(facts),
  );
}
