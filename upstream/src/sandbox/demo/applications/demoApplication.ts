import type {
  PaymentStatus,
  ReviewRating,
  SelectionSource,
} from '../../../filling/applications/applicationsTable.ts';
import type { MatchParts } from '../../../filling/matching/matchParts.ts';
import type { TimeSpan } from '../calendar/shiftTimes.ts';
import type { DemoGig } from '../gigs/demoGig.ts';
import type { DemoPro } from '../pros/demoPro.ts';

/** Cancellation reasons, without the product name. */
export type CancellationReason =
  | 'CANCELLED_BY_PLATFORM_ADMIN'
  | 'CANCELLED_BY_LOCATION_MANAGER'
  | 'CANCELLED_BY_PRO'
  | 'PRO_SUSPENDED'
  | 'BUSINESS_CALLED_OUT'
  | 'CALLED_OUT'
  | 'FEWER_PROS_NEEDED'
  | 'NO_SHOW'
  | 'OVERRIDE_AUTOSELECT'
  | 'STAFFER_DISMISSAL'
  | 'PRO_BLOCKED'
  | 'OTHER';

/** The cancellation of an application; `byUserId` is null for the platform. */
export interface Cancellation {
  reason: CancellationReason;
  explanation: string | null;
  at: number;
  byUserId: number | null;
}

/** A charge or a payout, in dollars. */
interface DemoPayment {
  amount: number;
  status: PaymentStatus;
}

/** One pro's application for one gig. Instants are epoch milliseconds. */
export interface DemoApplication {
  gig: DemoGig;
  pro: DemoPro;
  appliedAt: number;
  match: MatchParts;
  /** The sum of `match`. */
  matchScore: number;
  isBoosted: boolean;
  /** The stage; a cancelled application keeps the stage of its cancellation. */
  stage: 'CREATED' | 'SELECTED' | 'CONFIRMED';
  selection: { source: SelectionSource; byUserId: number | null; at: number } | null;
  cancellation: Cancellation | null;
  /** The worked or agreed hours. */
  hours: TimeSpan;
  hoursUpdate: { at: number; byUserId: number } | null;
  punches: readonly { type: 'CLOCK_IN' | 'CLOCK_OUT'; at: number }[];
  review: { feedback: string | null; ratings: ReviewRating[]; at: number } | null;
  businessPayment: DemoPayment | null;
  proPayment: DemoPayment | null;
  /** When the payments last changed. */
  paidAt: number | null;
}
