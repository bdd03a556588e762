import type { DemoGig } from '../gigs/demoGig.ts';
import type { MatchParts } from '../../../filling/matching/matchParts.ts';
import type { DemoPro } from '../pros/demoPro.ts';
import { RandomStream } from '../random/randomStream.ts';
import { worksThen } from './candidates.ts';

/** The commute as a share of the maximum: 0 is next door. Constant for a pro and a location. */
function distance(seed: number, gig: DemoGig, pro: DemoPro): number {
  return new RandomStream(seed, `distance/${pro.id}/${gig.location.row.id}`).next();
}

function skillPoints(gig: DemoGig, pro: DemoPro): number {
  const place = pro.skills.indexOf(gig.skill.name);
  if (place === 0) return 30;
  if (place > 0) return 27;
  return gig.noExperienceRequired ? 14 : 6;
}

/** Points with one decimal, limited to [0, most]. */
function points(most: number, share: number): number {
  return Math.round(10 * most * Math.max(0, Math.min(1, share))) / 10;
}

/** The match parts of an application. */
export function demoMatch(seed: number, gig: DemoGig, pro: DemoPro, hasWorkedHere: boolean): MatchParts {
  const { career } = pro;
  const slips = career.callouts + career.noShows;
  const completion = career.gigsWorked === 0 ? 0.6 : career.gigsWorked / (career.gigsWorked + slips);
  return {
    skill: skillPoints(gig, pro),
    worked_here: hasWorkedHere ? 20 : 0,
    rating: points(15, career.reviews === 0 ? 0.5 : (career.rating - 3) / 2),
    completion: points(15, (completion - 0.7) / 0.3),
    availability: worksThen(gig, pro) ? 10 : 3,
    distance: points(10, 1 - distance(seed, gig, pro)),
  };
}
