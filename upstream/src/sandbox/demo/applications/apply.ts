import type { Bar } from '../blocks/bar.ts';
import type { DemoGig } from '../gigs/demoGig.ts';
import { RandomStream } from '../random/randomStream.ts';
import { candidatesFor } from './candidates.ts';
import type { DemoApplication } from './demoApplication.ts';
import type { DemoWorld } from './demoWorld.ts';
import { matchScore } from '../../../filling/matching/matchParts.ts';
import { demoMatch } from './demoMatch.ts';

const minute = 60 * 1000;

/** Most pros apply soon after a gig was posted, the rest until shortly before its start. */
function drawInstant(stream: RandomStream, gig: DemoGig, bar: Bar | null, now: number): number {
  const latest = Math.min(
    now - 10 * minute,
    gig.start - 180 * minute,
    gig.cancelledAt ?? now,
    bar?.at ?? now,
  );
  return gig.createdAt + (latest - gig.createdAt) * stream.next() ** 1.8;
}

/** Creates that many applications for a gig, oldest first. */
export function applyFor(world: DemoWorld, gig: DemoGig, count: number): DemoApplication[] {
  const { seed, now, barOf, worked } = world;
  const stream = new RandomStream(seed, `gig/${gig.key}/applicants`);
  return stream
    .sample(candidatesFor(world, gig), count)
    .map((pro): DemoApplication => {
      const match = demoMatch(seed, gig, pro, worked.has(pro, gig));
      const own = new RandomStream(seed, `gig/${gig.key}/applicant/${pro.id}`);
      return {
        gig,
        pro,
        appliedAt: drawInstant(own, gig, barOf(pro, gig), now),
        match,
        matchScore: matchScore(match),
        isBoosted: gig.boost !== null && own.chance(0.7),
        stage: 'CREATED',
        selection: null,
        cancellation: null,
        hours: { start: gig.start, end: gig.end },
        hoursUpdate: null,
        punches: [],
        review: null,
        businessPayment: null,
        proPayment: null,
        paidAt: null,
      };
    })
    .toSorted((left, right) => left.appliedAt - right.appliedAt);
}
