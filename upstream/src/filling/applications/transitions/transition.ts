import type { Selectable, Updateable } from 'kysely';
import type { GigApplicationsTable } from '../applicationsTable.ts';
import type { GigsTable } from '../../../schedule/gigs/gigsTable.ts';

/** The facts about an application that transitions check, read while its gig is locked. */
export type TransitionFacts = {
  application: Pick<
    Selectable<GigApplicationsTable>,
    | 'is_cancelled'
    | 'is_selected'
    | 'is_confirmed'
    | 'selection_source'
    | 'business_payment_status'
    | 'pro_payment_status'
    | 'original_work_start_time'
    | 'work_start_time'
    | 'work_end_time'
    | 'sent_home_ts'
    | 'cancelled_ts'
    | 'cancelled_by_user_id'
    | 'cancellation_reason'
    | 'guaranteed_minutes'
  > & {
    /** When the pro first clocked in; null before. */
    first_clock_in_ts: Date | null;
    /** Whether the pro disputes the hours or the payment of this work, undecided so far. */
    is_disputed: boolean;
  };
  gig: Pick<
    Selectable<GigsTable>,
    'status' | 'start_time' | 'end_time' | 'allowed_confirmed_pros' | 'selected_applications'
  >;
  /** The number of pros by which the location overfills a gig. */
  overfillPositions: number;
  /** Whether the location or its organization has a payment method, whatever its status. */
  hasPaymentMethod: boolean;
  /** Whether the pro is blocked at the gig's location. */
  isProBlocked: boolean;
  actor: { userId: number; isPlatformAdmin: boolean };
  now: Date;
};

/** The columns of an application that change. */
export type ApplicationChange = Updateable<GigApplicationsTable>;

/**
 * A state transition of an application.
 *
 * @throws ApiError invalid_transition, gig_full, PAYMENT_METHOD_DOES_NOT_EXIST or invalid when the facts do not allow it
 */
export type Transition = (facts: TransitionFacts) => ApplicationChange;
