import { invalidTransition, requireState } from '../filling/applications/transitions/applicationState.ts';
import { cancellation } from '../schedule/cancelling/applicationCancellation.ts';
import type { Transition } from '../filling/applications/transitions/transition.ts';
import type { Database } from '../database/database.ts';
import type { Upstream } from '../platform/server/services.ts';
import { changeAsPro } from '../sandbox/proActs/changeAsPro.ts';

/** Who drops out of a confirmed job later than this before its start has called out, in milliseconds. */
const callOutBefore = 24 * 3_600_000;

/** A pro takes their application back, whether it was answered or not, until the start. */
const withdraw: Transition = (facts) => {
  const { application, gig, now } = facts;
  requireState(facts, ['open', 'selected', 'confirmed'], 'it can no longer be withdrawn');
  if (gig.start_time <= now) throw invalidTransition('This gig has started: nobody drops out any more.');
  const isLate = application.is_confirmed && gig.start_time.getTime() - now.getTime() < callOutBefore;
  return cancellation(facts, isLate ? 'CALLED_OUT' : 'CANCELLED_BY_PRO');
};

/**
 * A pro drops out: CALLED_OUT when they had confirmed and the start is less than 24 hours away, else CANCELLED_BY_PRO.
 *
 * @throws ApiError not_found, invalid_transition
 */
export async function cancelApplication(
  upstream: Pick<Upstream, 'clock' | 'settings'>,
  trx: Database,
  applicationId: number,
): Promise<void> {
  await changeAsPro(upstream, trx, applicationId, withdraw);
}
