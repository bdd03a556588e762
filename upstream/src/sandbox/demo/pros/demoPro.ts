import type { Temporal } from 'temporal-polyfill';
import type { EmploymentType } from '../../../businesses/locations/employmentType.ts';
import type { BusyMarketId } from '../locations/markets.ts';
import type { SkillName } from '../skills/skillNames.ts';
import type { Middle } from './homes.ts';
import type { ProName } from './proName.ts';
import type { Job } from './workHistory.ts';

/** Preferred times of day. */
export const timeBlocks = ['MORNING', 'AFTERNOON', 'EVENING', 'OVERNIGHT'] as const;
export type TimeBlock = (typeof timeBlocks)[number];

/** A pro's record before the period of the demo data. */
export interface Career {
  gigsWorked: number;
  callouts: number;
  noShows: number;
  reviews: number;
  /** The average of those reviews, 1 to 5. */
  rating: number;
}

/** A pro without the effects of the demo's gigs. Instants are epoch milliseconds. */
export interface DemoPro {
  id: number;
  userId: number;
  name: ProName;
  email: string;
  phone: string;
  /** Null outside all markets; then `otherMarket` is the place. */
  marketId: BusyMarketId | null;
  otherMarket: string | null;
  city: string;
  addressLine1: string;
  addressLine2: string | null;
  /** In degrees. */
  home: Middle;
  /** Longest practiced first. */
  skills: readonly [main: SkillName, ...others: SkillName[]];
  /** Latest first. */
  jobs: readonly [latest: Job, ...earlier: Job[]];
  bio: string;
  joinedAt: number;
  /** When the account was suspended. */
  suspendedAt: number | null;
  verified: boolean;
  hasBackgroundCheck: boolean;
  employmentTypes: EmploymentType[];
  contractorType: string;
  /** ISO days of the week, Monday is 1. */
  days: ReadonlySet<number>;
  blocks: readonly TimeBlock[];
  hoursPerWeek: string;
  career: Career;
  /** The quality of work, 0 to 1: drives ratings, call-outs and no-shows. */
  quality: number;
  /** The relative frequency of applying. */
  activity: number;
}

/** Maps an ISO weekday to its name in preferences. */
export const dayNames = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

/** The time of day at the start of a shift. */
export function timeBlockOf(time: Temporal.PlainTime): TimeBlock {
  if (time.hour < 5 || time.hour >= 22) return 'OVERNIGHT';
  if (time.hour < 11) return 'MORNING';
  return time.hour < 15 ? 'AFTERNOON' : 'EVENING';
}
