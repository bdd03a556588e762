import type { DemoGig } from '../gigs/demoGig.ts';
import type { DemoPro } from '../pros/demoPro.ts';
import { applyFor } from './apply.ts';
import { Bookings } from './bookings.ts';
import { decide } from './decide.ts';
import { demandFor } from './demand.ts';
import type { DemoApplication } from './demoApplication.ts';

export const applicationCount = 4000;

/** The applications for each gig, in the order of the gigs, which must be by start. */
export function makeApplications(
  seed: number,
  gigs: readonly DemoGig[],
  pros: readonly DemoPro[],
  now: number,
): DemoApplication[][] {
  const demand = demandFor(seed, gigs, applicationCount, now);
  const bookings = new Bookings();
  const workedAt = new Set<string>();
  return gigs.map((gig, index) => {
    const place = (pro: DemoPro) => `${pro.id}@${gig.location.row.id}`;
    const applicants = applyFor(seed, gig, demand[index] ?? 0, pros, (pro) => workedAt.has(place(pro)), now);
    const applications = decide(seed, gig, applicants, bookings, now);
    for (const { stage, cancellation, pro } of applications) {
      if (stage === 'CONFIRMED' && cancellation === null && gig.end < now) workedAt.add(place(pro));
    }
    return applications;
  });
}
