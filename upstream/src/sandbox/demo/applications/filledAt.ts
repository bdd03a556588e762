import type { DemoGig } from '../gigs/demoGig.ts';
import type { DemoApplication } from './demoApplication.ts';

/** When the last position of a gig was filled, in epoch milliseconds; null while one is open. */
export function filledAt(
  gig: Pick<DemoGig, 'heads'>,
  applications: readonly DemoApplication[],
): number | null {
  const taken = applications
    .filter(({ stage, cancellation }) => stage === 'CONFIRMED' && cancellation === null)
    .map(({ selection, appliedAt }) => selection?.at ?? appliedAt)
    .toSorted((left, right) => left - right);
  return taken[gig.heads - 1] ?? null;
}
