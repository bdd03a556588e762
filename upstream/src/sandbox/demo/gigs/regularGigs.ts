import { Temporal } from 'temporal-polyfill';
import type { GigType } from '../../../schedule/gigs/gigsTable.ts';
import { plannedDays, type DayWindow } from '../calendar/plannedDays.ts';
import { shiftTimes, type WallClockHours } from '../calendar/shiftTimes.ts';
import type { DemoLocation } from '../locations/demoLocation.ts';
import { RandomStream } from '../random/randomStream.ts';
import { skillNamed } from '../skills/skills.ts';
import type { GigPlan } from './demoGig.ts';

/** The demo's calendar: 8 weeks back to 4 weeks ahead. */
const calendarWindow: DayWindow = { from: -56, to: 27 };

const interviewHours: readonly WallClockHours[] = [
  { start: '10:30', end: '11:15' },
  { start: '14:00', end: '15:00' },
  { start: '15:30', end: '16:15' },
];

function drawType(stream: RandomStream, location: DemoLocation): GigType {
  if (location.row.approval_status !== 'APPROVED') return 'MARKETPLACE';
  const hires = location.row.supported_employment_types.includes('W2');
  return stream.weighted([
    ['MARKETPLACE', 78],
    ['NETWORK', 10],
    ['PRIVATE_DIRECT_OFFER', 8],
    ['INTERVIEW', hires ? 14 : 2.5],
  ]);
}

function moved(hours: WallClockHours, minutes: number): WallClockHours {
  const move = (time: string) =>
    Temporal.PlainTime.from(time).add({ minutes }).toString({ smallestUnit: 'minute' });
  return { start: move(hours.start), end: move(hours.end) };
}

function drawHeads(stream: RandomStream, most: number, type: GigType): number {
  const limit = type === 'PRIVATE_DIRECT_OFFER' ? 1 : most;
  return Math.min(stream.integer(1, limit), stream.integer(1, limit) + 1);
}

/** Plans `count` gigs from a location's regular shift patterns. */
export function regularGigs(
  seed: number,
  today: Temporal.PlainDate,
  location: DemoLocation,
  count: number,
): GigPlan[] {
  const { id, timezone, approval_status } = location.row;
  const days = new RandomStream(seed, `location/${id}/days`);
  // A pending location has no past gigs.
  const window = approval_status === 'APPROVED' ? calendarWindow : { ...calendarWindow, from: 2 };
  return plannedDays(today, window, location.week, count, () => days.next()).map((day, index) => {
    const key = `location/${id}/gig/${index}`;
    const stream = new RandomStream(seed, `${key}/plan`);
    const pattern = stream.weighted(
      location.patterns.map((one) => [one, one.days[day.dayOfWeek - 1] ?? 0] as const),
    );
    const [skill, , mostHeads] = stream.weighted(pattern.staff.map((one) => [one, one[1]] as const));
    const type = drawType(stream, location);
    const hours =
      type === 'INTERVIEW' ? stream.pick(interviewHours) : moved(pattern.hours, stream.pick([-30, 0, 0, 30]));
    return {
      location,
      skill: skillNamed(skill),
      key,
      ...shiftTimes(day, hours, timezone),
      heads: drawHeads(stream, mostHeads, type),
      type,
      shift: type === 'INTERVIEW' ? 'interview' : pattern.name,
      event: null,
      bundleId: null,
      autoSelect:
        type === 'MARKETPLACE' && stream.chance(location.row.immediate_auto_select_enabled ? 0.6 : 0.12),
      turnout: null,
    };
  });
}
