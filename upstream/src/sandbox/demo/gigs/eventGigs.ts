import type { Temporal } from 'temporal-polyfill';
import { shiftTimes, type WallClockHours } from '../calendar/shiftTimes.ts';
import type { SkillName } from '../skills/skillNames.ts';
import { skillNamed } from '../skills/skills.ts';
import type { GigPlan } from './demoGig.ts';
import { eventPlans } from './eventPlans.ts';

/** When each trade works at an event. */
const hoursBySkill: Partial<Record<SkillName, WallClockHours>> = {
  'Event Setup': { start: '09:00', end: '15:00' },
  'Event Cook': { start: '13:00', end: '22:30' },
  'Line Cook': { start: '15:00', end: '23:00' },
  'Front-of-House Support': { start: '15:30', end: '23:30' },
  'Fixed-Station Bartender': { start: '16:00', end: '00:00' },
  'Beer & Wine Bartender': { start: '16:30', end: '23:30' },
};
const usualHours: WallClockHours = { start: '16:30', end: '00:30' };

/** The first such weekday on or after `day`. */
function nextWeekday(day: Temporal.PlainDate, weekday: number): Temporal.PlainDate {
  return day.add({ days: (weekday - day.dayOfWeek + 7) % 7 });
}

/** The gigs that staff the demo's events. */
export function eventGigs(todayIn: (zone: string) => Temporal.PlainDate): GigPlan[] {
  return eventPlans.flatMap(({ id, name, location, daysFromToday, weekday, staff }) => {
    const zone = location.row.timezone;
    const day = nextWeekday(todayIn(zone).add({ days: daysFromToday }), weekday);
    return staff.map(([skill, heads]) => ({
      location,
      skill: skillNamed(skill),
      key: `event/${id}/${skill}`,
      ...shiftTimes(day, hoursBySkill[skill] ?? usualHours, zone),
      heads,
      type: 'MARKETPLACE' as const,
      shift: 'event',
      event: { id, name },
      bundleId: null,
      autoSelect: location.row.immediate_auto_select_enabled,
      turnout: null,
    }));
  });
}
