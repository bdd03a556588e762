import type { WallClockHours } from '../calendar/shiftTimes.ts';
import { copperFinch } from '../locations/copperFinch.ts';
import type { DemoLocation } from '../locations/demoLocation.ts';
import { halyardCatering } from '../locations/halyardCatering.ts';
import { halyardRiverwalk } from '../locations/halyardRiverwalk.ts';
import { marigoldHall } from '../locations/marigoldHall.ts';
import { saltbox } from '../locations/saltbox.ts';
import type { SkillName } from '../skills/skillNames.ts';

/** A gig that recurs every week; all of its gigs share a bundle. */
export interface SeriesPlan {
  bundleId: number;
  location: DemoLocation;
  skill: SkillName;
  shift: string;
  /** ISO day of the week. */
  weekday: number;
  hours: WallClockHours;
  heads: number;
  /** Weeks from the current one; negative is the past. */
  firstWeek: number;
  count: number;
}

export const seriesPlans: readonly SeriesPlan[] = [
  {
    bundleId: 1,
    location: copperFinch,
    skill: 'Line Cook',
    shift: 'dinner',
    weekday: 5,
    hours: { start: '15:30', end: '23:00' },
    heads: 2,
    firstWeek: -5,
    count: 8,
  },
  {
    bundleId: 2,
    location: copperFinch,
    skill: 'Front-of-House Support',
    shift: 'weekend brunch',
    weekday: 7,
    hours: { start: '09:00', end: '15:30' },
    heads: 3,
    firstWeek: -2,
    count: 6,
  },
  {
    bundleId: 3,
    location: copperFinch,
    skill: 'Dishwasher',
    shift: 'dinner',
    weekday: 6,
    hours: { start: '16:00', end: '23:30' },
    heads: 1,
    firstWeek: -7,
    count: 5,
  },
  {
    bundleId: 4,
    location: marigoldHall,
    skill: 'Event Setup',
    shift: 'room build',
    weekday: 6,
    hours: { start: '08:30', end: '14:30' },
    heads: 4,
    firstWeek: -3,
    count: 6,
  },
  {
    bundleId: 5,
    location: saltbox,
    skill: 'Prep Cook',
    shift: 'day prep',
    weekday: 2,
    hours: { start: '08:30', end: '14:30' },
    heads: 1,
    firstWeek: -6,
    count: 7,
  },
  {
    bundleId: 6,
    location: halyardRiverwalk,
    skill: 'Housekeeping',
    shift: 'room turn',
    weekday: 1,
    hours: { start: '08:00', end: '16:00' },
    heads: 4,
    firstWeek: -4,
    count: 7,
  },
  {
    bundleId: 7,
    location: halyardRiverwalk,
    skill: 'Dishwasher',
    shift: 'overnight',
    weekday: 6,
    hours: { start: '23:00', end: '07:00' },
    heads: 1,
    firstWeek: -6,
    count: 8,
  },
  {
    bundleId: 8,
    location: halyardCatering,
    skill: 'Prep Cook',
    shift: 'production kitchen',
    weekday: 4,
    hours: { start: '06:00', end: '13:30' },
    heads: 2,
    firstWeek: -2,
    count: 5,
  },
];
