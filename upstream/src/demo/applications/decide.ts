import type { DemoGig } from '../gigs/demoGig.ts';
import { RandomStream } from '../random/randomStream.ts';
import { drawPayments } from '../payments/payments.ts';
import type { Bookings } from './bookings.ts';
import { cancellationOf, drawCancellation } from './cancellation.ts';
import type { DemoApplication } from './demoApplication.ts';
import { drawHeadcount } from './headcount.ts';
import { drawReview } from './review.ts';
import { select } from './select.ts';
import { drawShiftRecord } from './shiftRecord.ts';

const openCancellationChance = 0.09;

/** Whether the account was suspended between the application and the start of the gig. */
function isOverrunBySuspension({ pro, gig }: DemoApplication): boolean {
  return pro.suspendedAt !== null && pro.suspendedAt < gig.start;
}

/** A confirmed pro's shift, as far as it has come: hours, punches, review, payments. */
function withShift(
  stream: RandomStream,
  application: DemoApplication,
  isTrouble: boolean,
  now: number,
): DemoApplication {
  const { gig, pro } = application;
  const worked = { ...application, ...drawShiftRecord(stream, gig, now) };
  if (gig.end > now) return worked;
  return {
    ...worked,
    review: drawReview(stream, pro.quality, worked.hours.end, now),
    ...drawPayments(stream, worked, isTrouble, now),
  };
}

/**
 * Decides who of a gig's applicants is chosen, drops out, is turned away or stays open. The best fitting come first,
 * with some human judgement; nobody is confirmed at two places at once.
 */
export function decide(
  seed: number,
  gig: DemoGig,
  applications: readonly DemoApplication[],
  bookings: Bookings,
  now: number,
): DemoApplication[] {
  const stream = new RandomStream(seed, `gig/${gig.key}/decisions`);
  const { confirmed, selected, dropped, turnedAway } = drawHeadcount(stream, gig, now);
  const ranked = applications
    .map((application) => ({ application, rank: application.matchScore + stream.between(0, 24) }))
    .toSorted((left, right) => right.rank - left.rank)
    .map(({ application }) => application);
  const takes = { confirmed, selected, dropped, turnedAway: turnedAway ?? Number.POSITIVE_INFINITY };
  const decided = new Map<DemoApplication, DemoApplication>();
  for (const application of ranked) {
    const { pro } = application;
    const own = new RandomStream(seed, `gig/${gig.key}/decision/${pro.id}`);
    if (isOverrunBySuspension(application)) {
      const at = Math.max(application.appliedAt, pro.suspendedAt ?? now);
      decided.set(application, {
        ...application,
        cancellation: cancellationOf(own, 'PRO_SUSPENDED', application, at),
      });
    } else if (takes.confirmed > 0 && bookings.isFree(pro.id, gig)) {
      takes.confirmed -= 1;
      bookings.book(pro.id, gig);
      const isTrouble = gig.paymentStage === 'FAILED' && (takes.confirmed === 0 || own.chance(0.3));
      decided.set(application, withShift(own, select(own, application, 'CONFIRMED', now), isTrouble, now));
    } else if (takes.selected > 0 && bookings.isFree(pro.id, gig)) {
      takes.selected -= 1;
      decided.set(application, select(own, application, 'SELECTED', now));
    } else if (takes.dropped > 0) {
      takes.dropped -= 1;
      const chosen = select(own, application, own.chance(0.8) ? 'CONFIRMED' : 'SELECTED', now);
      decided.set(application, { ...chosen, cancellation: drawCancellation(own, chosen, now) });
    } else if (takes.turnedAway > 0 && (turnedAway !== null || own.chance(openCancellationChance))) {
      takes.turnedAway -= 1;
      decided.set(application, { ...application, cancellation: drawCancellation(own, application, now) });
    }
  }
  return applications.map((application) => decided.get(application) ?? application);
}
