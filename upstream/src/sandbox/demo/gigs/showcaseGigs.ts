import type { Temporal } from 'temporal-polyfill';
import { shiftTimes } from '../calendar/shiftTimes.ts';
import { skillNamed } from '../skills/skills.ts';
import type { GigPlan } from './demoGig.ts';
import { showcasePlans } from './showcasePlans.ts';

/** The upcoming gigs for demonstrations. */
export function showcaseGigs(todayIn: (zone: string) => Temporal.PlainDate): GigPlan[] {
  return showcasePlans.map(({ daysAhead, hours, skill, type, autoSelect, key, ...rest }) => {
    const zone = rest.location.row.timezone;
    return {
      ...rest,
      skill: skillNamed(skill),
      key: `showcase/${key}`,
      ...shiftTimes(todayIn(zone).add({ days: daysAhead }), hours, zone),
      type: type ?? 'MARKETPLACE',
      event: null,
      bundleId: null,
      autoSelect: autoSelect ?? false,
    };
  });
}
