import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { notifyPros } from '../../pros/profiles/notifyPros.ts';
import { describeGig } from '../../schedule/gigs/describeGig.ts';
import type { AppliedFacts } from './transitions/readFacts.ts';
import type { ApplicationChange } from './transitions/transition.ts';

/** The reasons by which a pro knows already, or gave up the place themselves. */
const reasonsOfPro: readonly unknown[] = ['NO_SHOW', 'CALLED_OUT', 'CANCELLED_BY_PRO'];

/**
 * Notifies a selected or confirmed pro that the business took the place back, or gave it back. Open applicants have no
 * place to lose.
 */
export async function notifyOfPlace(
  services: Services,
  trx: Database,
  { application: { pro_id, is_selected }, gig }: AppliedFacts,
  { is_cancelled, cancellation_reason }: ApplicationChange,
): Promise<void> {
  if (!is_selected || is_cancelled === undefined || reasonsOfPro.includes(cancellation_reason)) return;
  const shift = await describeGig(trx, gig);
  await notifyPros(
    services,
    trx,
    [pro_id],
    is_cancelled
      ? { subject: 'Your shift was cancelled', body: `${shift}: you no longer have a place.` }
      : { subject: 'Your shift is back', body: `${shift}: you have your place again.` },
  );
}
