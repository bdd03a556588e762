import type { GigType } from '../../../schedule/gigs/gigsTable.ts';
import type { EmploymentType } from '../../../businesses/locations/employmentType.ts';
import type { DemoLocation, Venue } from '../locations/demoLocation.ts';
import type { DemoSkill } from '../skills/skills.ts';

/**
 * The planned fate of a gig. OPEN: not started. WORKED: at least one pro came (or is there now). UNFILLED:
 * started without pros. CANCELLED: by the business. UNAPPROVED: its location is pending.
 */
export type GigFate = 'OPEN' | 'WORKED' | 'UNFILLED' | 'CANCELLED' | 'UNAPPROVED';

/** The payment stage of a worked gig. */
export type PaymentStage = 'DUE' | 'PROCESSING' | 'PAID' | 'FAILED';

/** Fixed numbers of a showcase gig; other gigs draw theirs at random. */
export interface Turnout {
  applicants: number;
  confirmed: number;
  /** Selected without a response yet. */
  selected: number;
  cancelled: number;
}

/** A planned gig without applications. Instants are epoch milliseconds. */
export interface GigPlan {
  location: DemoLocation;
  skill: DemoSkill;
  /** The name of the gig's random streams, independent of other gigs. */
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

/** A gig with everything for its row except what depends on its applications. */
export interface DemoGig extends GigPlan {
  id: number;
  fate: GigFate;
  paymentStage: PaymentStage;
  employmentType: EmploymentType;
  /** In dollars per hour. */
  wage: number;
  /** In dollars per pro on top of the wage. */
  boost: number | null;
  unpaidBreakMinutes: number;
  noExperienceRequired: boolean;
  /** The address if it is not the location's own. */
  venue: Venue | null;
  createdAt: number;
  /** When it was cancelled. */
  cancelledAt: number | null;
}
