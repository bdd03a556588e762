import type { DemoGig } from '../gigs/demoGig.ts';
import type { DemoPro } from '../pros/demoPro.ts';
import { RandomStream } from '../random/randomStream.ts';
import { worksThen } from './candidates.ts';

/** Minutes on the way, as a share of what people put up with: 0 is next door. The same for a pro at a location always. */
function distance(seed: number, gig: DemoGig, pro: DemoPro): number {
  return new RandomStream(seed, `distance/${pro.id}/${gig.location.row.id}`).next();
}

function skillPoints(gig: DemoGig, pro: DemoPro): number {
  const place = pro.skills.indexOf(gig.skill.name);
  if (place === 0) return 30;
  if (place > 0) return 27;
  return gig.noExperienceRequired ? 14 : 6;
}

/**
 * How well a pro fits, 0 to 100: trade 30, worked here before 20, rating 15, completed gigs 15, availability 10,
 * distance 10.
 */
export function matchScore(seed: number, gig: DemoGig, pro: DemoPro, hasWorkedHere: boolean): number {
  const { career } = pro;
  const rating = career.reviews === 0 ? 0.5 : Math.max(0, (career.rating - 3) / 2);
  const slips = career.callouts + career.noShows;
  const completion = career.gigsWorked === 0 ? 0.6 : career.gigsWorked / (career.gigsWorked + slips);
  const points =
    skillPoints(gig, pro) +
    (hasWorkedHere ? 20 : 0) +
    15 * rating +
    15 * Math.max(0, (completion - 0.7) / 0.3) +
    (worksThen(gig, pro) ? 10 : 3) +
    10 * (1 - distance(seed, gig, pro));
  return Math.max(0, Math.min(100, Math.round(points)));
}
