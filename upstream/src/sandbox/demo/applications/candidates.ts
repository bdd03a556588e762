import { Temporal } from 'temporal-polyfill';
import type { Bar } from '../blocks/bar.ts';
import type { DemoGig } from '../gigs/demoGig.ts';
import { timeBlockOf, type DemoPro } from '../pros/demoPro.ts';
import type { DemoWorld } from './demoWorld.ts';

/** Whether the gig starts on a preferred day and time of the pro. */
export function worksThen(gig: DemoGig, pro: DemoPro): boolean {
  const start = Temporal.Instant.fromEpochMilliseconds(gig.start).toZonedDateTimeISO(
    gig.location.row.timezone,
  );
  return pro.days.has(start.dayOfWeek) && pro.blocks.includes(timeBlockOf(start.toPlainTime()));
}

function skillWeight(gig: DemoGig, pro: DemoPro): number {
  const place = pro.skills.indexOf(gig.skill.name);
  if (place >= 0) return place === 0 ? 9 : 6;
  return gig.noExperienceRequired ? 1.5 : 0.2;
}

/** Whether the pro could apply to the gig when it was posted. */
function mayApply(gig: DemoGig, pro: DemoPro, bar: Bar | null): boolean {
  if (pro.marketId !== gig.location.row.market_id || pro.joinedAt > gig.createdAt) return false;
  // Showcase gigs must not depend on blocks and suspensions.
  return bar === null || (gig.turnout === null && bar.at > gig.createdAt);
}

/** All pros who can apply to a gig, with their likelihood. */
export function candidatesFor(
  { pros, barOf, worked }: DemoWorld,
  gig: DemoGig,
): (readonly [pro: DemoPro, weight: number])[] {
  return pros
    .filter((pro) => mayApply(gig, pro, barOf(pro, gig)))
    .map((pro) => {
      const time = worksThen(gig, pro) ? 2 : 0.7;
      const familiar = worked.has(pro, gig) ? 1.8 : 1;
      return [pro, pro.activity * skillWeight(gig, pro) * time * familiar] as const;
    });
}
