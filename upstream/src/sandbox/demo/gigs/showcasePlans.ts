import type { WallClockHours } from '../calendar/shiftTimes.ts';
import { copperFinch } from '../locations/copperFinch.ts';
import type { DemoLocation } from '../locations/demoLocation.ts';
import { marigoldHall } from '../locations/marigoldHall.ts';
import { saltbox } from '../locations/saltbox.ts';
import type { SkillName } from '../skills/skillNames.ts';
import type { GigPlan, Turnout } from './demoGig.ts';

/** An upcoming gig with fixed numbers, so that every situation can be demonstrated on any day. */
export interface ShowcasePlan extends Pick<GigPlan, 'key' | 'heads' | 'shift'> {
  location: DemoLocation;
  skill: SkillName;
  /** 1 for tomorrow. */
  daysAhead: number;
  hours: WallClockHours;
  turnout: Turnout;
  type?: GigPlan['type'];
  autoSelect?: true;
}

const dinner = { shift: 'dinner', hours: { start: '16:00', end: '23:00' } };
const morning = { shift: 'morning prep', hours: { start: '08:00', end: '14:00' } };
const late = { shift: 'late bar', hours: { start: '18:00', end: '00:30' } };

export const showcasePlans: readonly ShowcasePlan[] = [
  {
    key: 'runners-tomorrow',
    location: copperFinch,
    skill: 'Front-of-House Support',
    daysAhead: 1,
    ...dinner,
    heads: 4,
    turnout: { applicants: 46, confirmed: 1, selected: 0, cancelled: 2 },
  },
  {
    key: 'line-tomorrow',
    location: copperFinch,
    skill: 'Line Cook',
    daysAhead: 1,
    ...dinner,
    heads: 3,
    turnout: { applicants: 22, confirmed: 0, selected: 1, cancelled: 1 },
  },
  {
    key: 'one-place-left',
    location: copperFinch,
    skill: 'Full Bartender',
    daysAhead: 2,
    ...dinner,
    heads: 2,
    turnout: { applicants: 14, confirmed: 1, selected: 0, cancelled: 1 },
  },
  {
    key: 'none-chosen-yet',
    location: copperFinch,
    skill: 'Dishwasher',
    daysAhead: 2,
    ...dinner,
    heads: 2,
    turnout: { applicants: 9, confirmed: 0, selected: 0, cancelled: 0 },
  },
  {
    key: 'full',
    location: copperFinch,
    skill: 'Prep Cook',
    daysAhead: 3,
    ...morning,
    heads: 1,
    turnout: { applicants: 11, confirmed: 1, selected: 0, cancelled: 1 },
  },
  {
    key: 'late-bar',
    location: copperFinch,
    skill: 'Beer & Wine Bartender',
    daysAhead: 3,
    ...late,
    heads: 2,
    turnout: { applicants: 28, confirmed: 0, selected: 0, cancelled: 2 },
  },
  {
    key: 'big-dinner',
    location: copperFinch,
    skill: 'Line Cook',
    daysAhead: 4,
    ...dinner,
    heads: 4,
    turnout: { applicants: 60, confirmed: 2, selected: 1, cancelled: 3 },
  },
  {
    key: 'crowd',
    location: copperFinch,
    skill: 'Front-of-House Support',
    daysAhead: 5,
    shift: 'dinner',
    hours: { start: '15:30', end: '23:30' },
    heads: 6,
    turnout: { applicants: 118, confirmed: 2, selected: 1, cancelled: 4 },
  },
  {
    key: 'no-applicants',
    location: copperFinch,
    skill: 'Pastry Baker',
    daysAhead: 6,
    ...morning,
    heads: 1,
    turnout: { applicants: 0, confirmed: 0, selected: 0, cancelled: 0 },
  },
  {
    key: 'auto-selected',
    location: copperFinch,
    skill: 'Full Bartender',
    daysAhead: 6,
    ...late,
    heads: 3,
    turnout: { applicants: 17, confirmed: 2, selected: 0, cancelled: 2 },
    autoSelect: true,
  },
  {
    key: 'room-for-one-more',
    location: marigoldHall,
    skill: 'Event Setup',
    daysAhead: 2,
    shift: 'room build',
    hours: { start: '09:00', end: '15:00' },
    heads: 5,
    turnout: { applicants: 34, confirmed: 5, selected: 0, cancelled: 2 },
  },
  {
    key: 'hall-bars',
    location: marigoldHall,
    skill: 'Fixed-Station Bartender',
    daysAhead: 3,
    shift: 'evening party',
    hours: { start: '17:00', end: '00:30' },
    heads: 4,
    turnout: { applicants: 26, confirmed: 1, selected: 2, cancelled: 1 },
  },
  {
    key: 'interviews',
    location: saltbox,
    skill: 'Line Cook',
    daysAhead: 2,
    shift: 'interview',
    hours: { start: '14:00', end: '15:00' },
    heads: 3,
    turnout: { applicants: 7, confirmed: 1, selected: 1, cancelled: 0 },
    type: 'INTERVIEW',
  },
];
