import type { DemoGig } from '../gigs/demoGig.ts';
import { Turns } from '../random/turns.ts';
import { applyFor } from './apply.ts';
import { Bookings } from './bookings.ts';
import { decide } from './decide.ts';
import { demandFor } from './demand.ts';
import type { DemoApplication } from './demoApplication.ts';
import type { DemoWorld } from './demoWorld.ts';
import { WorkedPlaces } from './workedPlaces.ts';

const applicationCount = 4000;

/** The applications for each gig, in the order of the gigs, which must be by start. */
export function makeApplications(
  given: Pick<DemoWorld, 'seed' | 'now' | 'pros' | 'barOf'>,
  gigs: readonly DemoGig[],
): DemoApplication[][] {
  const world: DemoWorld = {
    ...given,
    bookings: new Bookings(),
    worked: new WorkedPlaces(),
    turns: new Turns(given.seed),
  };
  const demand = demandFor(world.seed, gigs, applicationCount, world.now);
  return gigs.map((gig, index) => {
    const applications = decide(world, gig, applyFor(world, gig, demand[index] ?? 0));
    for (const { stage, cancellation, pro } of applications) {
      if (stage === 'CONFIRMED' && cancellation === null && gig.end < world.now) world.worked.add(pro, gig);
    }
    return applications;
  });
}
