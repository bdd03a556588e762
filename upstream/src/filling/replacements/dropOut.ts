import type { Caller } from '../../platform/access/caller.ts';
import { notifyOfPlace } from '../applications/notifyOfPlace.ts';
import { callOut } from '../applications/transitions/callOut.ts';
import { updateProCounters } from '../applications/transitions/updateProCounters.ts';
import { noShow } from '../applications/transitions/noShow.ts';
import { readFacts } from '../applications/transitions/readFacts.ts';
import { describeStatus } from '../../schedule/gigs/gigStatus.ts';
import { recountGigs } from '../../schedule/gigs/recountGigs.ts';
import type { Transition, TransitionFacts } from '../applications/transitions/transition.ts';
import { invalidTransition, requireLivingGig } from '../applications/transitions/applicationState.ts';
import { cardNetworkName } from '../../platform/cardNetwork/cardNetwork.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/errors.ts';
import type { Services } from '../../platform/server/services.ts';
import type { ReplacementBody } from './replaceApplication.ts';

/** The pro who dropped out, and the gig; and whether that was known before. */
type Dropped = { proId: number; end_time: Date; now: Date; isRecorded: boolean };

/**
 * Records why a confirmed pro dropped out, and reopens the place. If that is recorded already, it changes nothing.
 *
 * @throws ApiError invalid_transition as the no-show and the call-out do; gig_full when the place is taken again
 */
export async function dropOut(
  services: Services,
  trx: Database,
  caller: Caller,
  {
    applicationId,
    gigId,
    reason,
  }: { applicationId: number; gigId: number; reason: ReplacementBody['reason'] },
): Promise<Dropped> {
  const facts = await readFacts(
    trx,
    { gigId, applicationId },
    { caller, network: cardNetworkName(services), now: () => services.clock.now() },
  );
  const { application, gig, now } = facts;
  const dropped = {
    proId: application.pro_id,
    end_time: gig.end_time,
    now,
    isRecorded: isOut(facts),
  };
  if (dropped.isRecorded) {
    requireOpenPlace(facts);
    return dropped;
  }
  const change = steps[reason](facts);
  await trx
    .updateTable('gig_applications')
    .set({ ...change, last_updated_ts: now })
    .where('id', '=', applicationId)
    .execute();
  await notifyOfPlace(services, trx, facts, change);
  await recountGigs(trx, [gigId], now);
  await updateProCounters(trx, facts, change);
  return dropped;
}

const steps: Record<ReplacementBody['reason'], Transition> = {
  NO_SHOW: noShow,
  CALLED_OUT: (facts) => beforeStart(facts, 'PRO'),
  BUSINESS_CALLED_OUT: (facts) => beforeStart(facts, 'BUSINESS'),
};

function beforeStart(facts: Parameters<Transition>[0], by: 'PRO' | 'BUSINESS') {
  if (facts.gig.start_time <= facts.now) {
    throw invalidTransition('This shift has started: who does not come now is a no-show.');
  }
  return callOut(by)(facts);
}

/** Whether the pro is out already by a no-show or a call-out. */
function isOut({ application: { is_cancelled, cancellation_reason } }: TransitionFacts): boolean {
  return is_cancelled && cancellation_reason !== null && cancellation_reason in steps;
}

function requireOpenPlace({ gig }: TransitionFacts): void {
  requireLivingGig({ gig });
  const { status, allowed_confirmed_pros: places, selected_applications: taken } = gig;
  if (status !== 'POSTED' && status !== 'CONFIRMED') {
    throw invalidTransition(`This shift ${describeStatus(status)}: it is too late for a replacement.`);
  }
  if (taken < places) return;
  throw new ApiError('gig_full', `All places of this shift (${places}) are taken again: no one is missing.`, {
    targetValue: places,
  });
}
