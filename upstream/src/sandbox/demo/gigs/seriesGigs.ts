import type { Temporal } from 'temporal-polyfill';
import { shiftTimes } from '../calendar/shiftTimes.ts';
import { skillNamed } from '../skills/skills.ts';
import type { GigPlan } from './demoGig.ts';
import { seriesPlans } from './seriesPlans.ts';

/** The weekly gigs of each series. */
export function seriesGigs(todayIn: (zone: string) => Temporal.PlainDate): GigPlan[] {
  return seriesPlans.flatMap((series) => {
    const { location, bundleId } = series;
    const zone = location.row.timezone;
    const today = todayIn(zone);
    const monday = today.subtract({ days: today.dayOfWeek - 1 });
    return Array.from({ length: series.count }, (_, index) => ({
      location,
      skill: skillNamed(series.skill),
      key: `series/${bundleId}/${index}`,
      ...shiftTimes(
        monday.add({ days: (series.firstWeek + index) * 7 + series.weekday - 1 }),
        series.hours,
        zone,
      ),
      heads: series.heads,
      type: 'MARKETPLACE' as const,
      shift: series.shift,
      event: null,
      bundleId,
      autoSelect: false,
      turnout: null,
    }));
  });
}
