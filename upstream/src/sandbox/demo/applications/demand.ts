import type { DemoGig } from '../gigs/demoGig.ts';
import { apportion, type Share } from '../random/apportion.ts';
import { RandomStream } from '../random/randomStream.ts';

const day = 24 * 60 * 60 * 1000;

const exactly = (count: number): Share => ({ weight: 0, least: count, most: count });

/** A gig's relative demand and its limits. */
function share(seed: number, gig: DemoGig, now: number): Share {
  const stream = new RandomStream(seed, `gig/${gig.key}/demand`);
  if (gig.turnout !== null) return exactly(gig.turnout.applicants);
  if (gig.fate === 'UNAPPROVED') return exactly(0);
  if (gig.fate === 'UNFILLED') return exactly(stream.integer(0, 4));
  if (gig.type === 'INTERVIEW') return exactly(gig.heads + stream.integer(1, 4));
  if (gig.type === 'NETWORK') return exactly(gig.heads + stream.integer(1, 5));
  if (gig.type === 'PRIVATE_DIRECT_OFFER') return exactly(stream.integer(1, 3));
  const posted = Math.min(1, 0.25 + (now - gig.createdAt) / (4 * day));
  const calledOff = gig.fate === 'CANCELLED' ? 0.45 : 1;
  const attraction = (gig.skill.popularity / 50) * (gig.wage / gig.skill.default_wage_amount);
  return {
    weight: attraction * posted * calledOff * stream.between(0.4, 1.7),
    least: gig.fate === 'WORKED' ? gig.heads + 2 : 0,
    most: 56,
  };
}

/** The number of applications per gig, which add up to exactly `total`. */
export function demandFor(seed: number, gigs: readonly DemoGig[], total: number, now: number): number[] {
  return apportion(
    total,
    gigs.map((gig) => share(seed, gig, now)),
  );
}
