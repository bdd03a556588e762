import { copperFinch } from '../locations/copperFinch.ts';
import type { DemoLocation } from '../locations/demoLocation.ts';
import { halyardCatering } from '../locations/halyardCatering.ts';
import { halyardRiverwalk } from '../locations/halyardRiverwalk.ts';
import { marigoldHall } from '../locations/marigoldHall.ts';
import type { SkillName } from '../skills/skillNames.ts';

/** An event and its gigs, on the first Friday or Saturday at least that many days after today. */
export interface EventPlan {
  id: number;
  /** 3 to 25 characters. */
  name: string;
  location: DemoLocation;
  daysFromToday: number;
  /** ISO day of the week. */
  weekday: number;
  staff: readonly (readonly [SkillName, heads: number])[];
}

const friday = 5;
const saturday = 6;

export const eventPlans: readonly EventPlan[] = [
  {
    id: 1,
    name: 'Harlow–Reyes Wedding',
    location: marigoldHall,
    daysFromToday: 8,
    weekday: saturday,
    staff: [
      ['Event Setup', 6],
      ['Fixed-Station Bartender', 3],
      ['Event Cook', 4],
      ['Front-of-House Support', 6],
      ['Dishwasher', 2],
    ],
  },
  {
    id: 2,
    name: 'Lakeside Founders Dinner',
    location: marigoldHall,
    daysFromToday: -18,
    weekday: friday,
    staff: [
      ['Event Cook', 3],
      ['Front-of-House Support', 5],
      ['Fixed-Station Bartender', 2],
    ],
  },
  {
    id: 3,
    name: 'Bright Futures Gala',
    location: marigoldHall,
    daysFromToday: -39,
    weekday: saturday,
    staff: [
      ['Event Setup', 5],
      ['Event Cook', 4],
      ['Fixed-Station Bartender', 4],
      ['Dishwasher', 2],
    ],
  },
  {
    id: 4,
    name: 'Natural Wine Fair',
    location: marigoldHall,
    daysFromToday: 17,
    weekday: saturday,
    staff: [
      ['Beer & Wine Bartender', 5],
      ['Event Setup', 4],
      ['Front-of-House Support', 3],
    ],
  },
  {
    id: 5,
    name: 'Chef’s Counter Night',
    location: copperFinch,
    daysFromToday: 3,
    weekday: friday,
    staff: [
      ['Line Cook', 2],
      ['Beer & Wine Bartender', 1],
      ['Front-of-House Support', 2],
    ],
  },
  {
    id: 6,
    name: 'Vega Retirement Party',
    location: copperFinch,
    daysFromToday: -11,
    weekday: friday,
    staff: [
      ['Fixed-Station Bartender', 1],
      ['Event Cook', 2],
      ['Front-of-House Support', 3],
    ],
  },
  {
    id: 7,
    name: 'Oyster & Stout Evening',
    location: copperFinch,
    daysFromToday: -32,
    weekday: saturday,
    staff: [
      ['Line Cook', 2],
      ['Beer & Wine Bartender', 2],
    ],
  },
  {
    id: 8,
    name: 'Alumni Reunion',
    location: halyardRiverwalk,
    daysFromToday: -6,
    weekday: saturday,
    staff: [
      ['Event Setup', 4],
      ['Event Cook', 3],
      ['Fixed-Station Bartender', 2],
    ],
  },
  {
    id: 9,
    name: 'Midwest Dental Congress',
    location: halyardRiverwalk,
    daysFromToday: 12,
    weekday: friday,
    staff: [
      ['Front-of-House Support', 4],
      ['Event Setup', 5],
      ['Event Cook', 3],
    ],
  },
  {
    id: 10,
    name: 'Rooftop Jazz Night',
    location: halyardRiverwalk,
    daysFromToday: -25,
    weekday: saturday,
    staff: [
      ['Beer & Wine Bartender', 2],
      ['Front-of-House Support', 3],
    ],
  },
  {
    id: 11,
    name: 'Quinceañera Morales',
    location: halyardCatering,
    daysFromToday: 5,
    weekday: saturday,
    staff: [
      ['Event Cook', 3],
      ['Event Setup', 4],
      ['Fixed-Station Bartender', 2],
    ],
  },
  {
    id: 12,
    name: 'Night Market Wrap Party',
    location: halyardCatering,
    daysFromToday: -14,
    weekday: friday,
    staff: [
      ['Event Cook', 4],
      ['Front-of-House Support', 4],
      ['Fixed-Station Bartender', 3],
      ['Dishwasher', 1],
    ],
  },
];
