import type { GigType } from '../../../database/tables/gigs.ts';
import type { EmploymentType } from '../../../businesses/locations/locationsTable.ts';
import type { DemoLocation, Venue } from '../locations/demoLocation.ts';
import type { DemoSkill } from '../skills/skills.ts';

/**
 * What the calendar has in store for a gig. OPEN: it has not begun. WORKED: somebody came (or is there now). UNFILLED:
 * it began without anybody. CANCELLED: the business called it off. UNAPPROVED: its location waits for approval.
 */
export type GigFate = 'OPEN' | 'WORKED' | 'UNFILLED' | 'CANCELLED' | 'UNAPPROVED';

/** How far the payment of a worked gig has come. */
export type PaymentStage = 'DUE' | 'PROCESSING' | 'PAID' | 'FAILED';

/** Exact numbers for a gig that a demonstration needs; the other gigs find theirs by chance. */
export interface Turnout {
  applicants: number;
  confirmed: number;
  /** Selected and not yet answered. */
  selected: number;
  cancelled: number;
}

/** A gig as it is planned, before anybody applies. Instants are epoch milliseconds. */
export interface GigPlan {
  location: DemoLocation;
  skill: DemoSkill;
  /** Names the gig's random streams; stays the same when other gigs are added. */
  key: string;
  start: number;
  end: number;
  heads: number;
  type: GigType;
  /** The shift's name, as in "the dinner shift". */
  shift: string;
  event: { id: number; name: string } | null;
  bundleId: number | null;
  autoSelect: boolean;
  turnout: Turnout | null;
}

/** A gig with everything that its row needs but what its applications decide. */
export interface DemoGig extends GigPlan {
  id: number;
  fate: GigFate;
  paymentStage: PaymentStage;
  employmentType: EmploymentType;
  /** Dollars an hour. */
  wage: number;
  /** Dollars for each pro on top of the wage. */
  boost: number | null;
  unpaidBreakMinutes: number;
  noExperienceRequired: boolean;
  /** Where it takes place when that is not the location itself. */
  venue: Venue | null;
  createdAt: number;
  /** When a cancelled gig was called off. */
  cancelledAt: number | null;
}
