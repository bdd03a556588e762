import { invalidTransition, requireState } from '../../filling/applications/transitions/applicationState.ts';
import { cancellation } from '../../schedule/cancelling/applicationCancellation.ts';
import type { Transition } from '../../filling/applications/transitions/transition.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Services } from '../../platform/server/services.ts';
import { changeAsPro } from './changeAsPro.ts';

/** Cancelling a confirmed job later than this before its start counts as a call-out, in milliseconds. */
const callOutBefore = 24 * 3_600_000;

/** Withdraws an open, selected or confirmed application until the start. */
const withdraw: Transition = (facts) => {
  const { application, gig, now } = facts;
  requireState(facts, ['open', 'selected', 'confirmed'], 'it can no longer be withdrawn');
  if (gig.start_time <= now)
    throw invalidTransition('This shift has started, so applications can no longer be cancelled.');
  const isLate = application.is_confirmed && gig.start_time.getTime() - now.getTime() < callOutBefore;
  return cancellation(facts, isLate ? 'CALLED_OUT' : 'CANCELLED_BY_PRO');
};

/**
 * Cancels on behalf of the pro: CALLED_OUT after confirming less than 24 hours before the start, else CANCELLED_BY_PRO.
 *
 * @throws ApiError not_found, invalid_transition
 */
export async function cancelApplication(
  services: Pick<Services, 'clock' | 'settings'>,
  trx: Database,
  applicationId: number,
): Promise<void> {
  await changeAsPro(services, trx, applicationId, withdraw);
}
