import type { DemoGig } from '../gigs/demoGig.ts';
import { drawPayments } from '../payments/payments.ts';
import { RandomStream } from '../random/randomStream.ts';
import { cancellationOf, drawCancellation } from './cancellation.ts';
import type { DemoApplication } from './demoApplication.ts';
import type { DemoWorld } from './demoWorld.ts';
import { drawHeadcount } from './headcount.ts';
import { drawReview } from './review.ts';
import { longestWait, select } from './select.ts';
import { drawShiftRecord } from './shiftRecord.ts';

const openCancellationChance = 0.09;

/** The state of a confirmed pro's shift: hours, punches, review and payments. */
function withShift(
  { now, turns }: DemoWorld,
  stream: RandomStream,
  application: DemoApplication,
  isTrouble: boolean,
): DemoApplication {
  const { gig } = application;
  const worked = { ...application, ...drawShiftRecord(stream, gig, now) };
  if (gig.end > now) return worked;
  return {
    ...worked,
    review: drawReview(stream, worked, worked.hours.end, now),
    ...drawPayments(stream, turns, worked, isTrouble, now),
  };
}

/** Ranks by match score with some randomness. */
function ranked(stream: RandomStream, applications: readonly DemoApplication[]): DemoApplication[] {
  return applications
    .map((application) => ({ application, rank: application.matchScore + stream.between(0, 24) }))
    .toSorted((left, right) => right.rank - left.rank)
    .map(({ application }) => application);
}

/**
 * Decides which applicants of a gig are selected, cancelled, dismissed or stay open. Barred pros
 * are cancelled, and no pro is confirmed at two places at the same time.
 */
export function decide(
  world: DemoWorld,
  gig: DemoGig,
  applications: readonly DemoApplication[],
): DemoApplication[] {
  const { seed, now, bookings, barOf } = world;
  const stream = new RandomStream(seed, `gig/${gig.key}/decisions`);
  const wanted = drawHeadcount(stream, gig, now);
  const left = { ...wanted };
  const decideOne = (application: DemoApplication): DemoApplication => {
    const { pro } = application;
    const own = new RandomStream(seed, `gig/${gig.key}/decision/${pro.id}`);
    const bar = barOf(pro, gig);
    if (bar !== null && bar.at < gig.start) {
      return { ...application, cancellation: cancellationOf(own, bar.reason, application, bar.at) };
    }
    const isFree = bookings.isFree(pro.id, gig);
    if (left.confirmed > 0 && isFree) {
      // A FAILED_PAYMENT gig has at least one failed payment.
      const isTrouble =
        gig.paymentStage === 'FAILED' && (left.confirmed === wanted.confirmed || own.chance(0.3));
      left.confirmed -= 1;
      bookings.book(pro.id, gig);
      return withShift(world, own, select(own, application, 'CONFIRMED', now), isTrouble);
    }
    if (left.selected > 0 && isFree) {
      left.selected -= 1;
      return select(own, application, 'SELECTED', now, now - longestWait);
    }
    if (left.dropped > 0) {
      left.dropped -= 1;
      const chosen = select(own, application, own.chance(0.8) ? 'CONFIRMED' : 'SELECTED', now);
      return { ...chosen, cancellation: drawCancellation(own, chosen, now) };
    }
    if (left.dismissed === null ? own.chance(openCancellationChance) : left.dismissed > 0) {
      if (left.dismissed !== null) left.dismissed -= 1;
      return { ...application, cancellation: drawCancellation(own, application, now) };
    }
    return application;
  };
  const decided = new Map(ranked(stream, applications).map((one) => [one.pro.id, decideOne(one)]));
  return applications.map((application) => decided.get(application.pro.id) ?? application);
}
