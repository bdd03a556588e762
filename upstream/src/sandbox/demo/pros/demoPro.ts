import type { Temporal } from 'temporal-polyfill';
import type { EmploymentType } from '../../../businesses/locations/locationsTable.ts';
import type { BusyMarketId } from '../locations/markets.ts';
import type { SkillName } from '../skills/skillNames.ts';
import type { ProName } from './proName.ts';
import type { Job } from './workHistory.ts';

/** When people like to work. */
export const timeBlocks = ['MORNING', 'AFTERNOON', 'EVENING', 'OVERNIGHT'] as const;
export type TimeBlock = (typeof timeBlocks)[number];

/** What a pro had done here before the weeks that the demo data shows. */
export interface Career {
  gigsWorked: number;
  callouts: number;
  noShows: number;
  reviews: number;
  /** The mean of those reviews, 1 to 5. */
  rating: number;
}

/** A pro, before what the demo's own gigs add to the record. Instants are epoch milliseconds. */
export interface DemoPro {
  id: number;
  userId: number;
  name: ProName;
  email: string;
  phone: string;
  /** Null where no market is served; then `otherMarket` names it. */
  marketId: BusyMarketId | null;
  otherMarket: string | null;
  city: string;
  addressLine1: string;
  addressLine2: string | null;
  /** Longest practised first. */
  skills: readonly [main: SkillName, ...others: SkillName[]];
  /** Latest first. */
  jobs: readonly [latest: Job, ...earlier: Job[]];
  bio: string;
  joinedAt: number;
  /** When the provider suspended the account. */
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
  /** How good the work is, 0 to 1: drives ratings, call-outs and no-shows. */
  quality: number;
  /** How often the pro applies in relation to others. */
  activity: number;
}

/** ISO day of the week to the name that preferences use. */
export const dayNames = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;

/** The part of the day in which a shift begins. */
export function timeBlockOf(time: Temporal.PlainTime): TimeBlock {
  if (time.hour < 5 || time.hour >= 22) return 'OVERNIGHT';
  if (time.hour < 11) return 'MORNING';
  return time.hour < 15 ? 'AFTERNOON' : 'EVENING';
}
