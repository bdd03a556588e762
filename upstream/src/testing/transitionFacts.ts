import type { TransitionFacts } from '../filling/applications/transitions/transition.ts';
import { hoursFromStart } from './builders.ts';

/** Overrides of the default facts; `at` is the time in hours from the gig's start. */
type Differences = {
  application?: Partial<TransitionFacts['application']>;
  gig?: Partial<TransitionFacts['gig']>;
  hasPaymentMethod?: boolean;
  isProBlocked?: boolean;
  isPlatformAdmin?: boolean;
  overfillPositions?: number;
  at?: number;
};

/** Facts of an open application to a POSTED gig of 8 hours and 2 places, a day before it starts. */
export function transitionFacts({
  application,
  gig,
  hasPaymentMethod = true,
  isProBlocked = false,
  isPlatformAdmin = false,
  overfillPositions = 0,
  at = -24,
}: Differences = {}): TransitionFacts {
  const start = hoursFromStart(0);
  const end = hoursFromStart(8);
  return {
    application: {
      is_cancelled: false,
      is_selected: false,
      is_confirmed: false,
      selection_source: null,
      business_payment_status: null,
      pro_payment_status: null,
      original_work_start_time: start,
      work_start_time: start,
      work_end_time: end,
      sent_home_ts: null,
      cancelled_ts: null,
      cancelled_by_user_id: null,
      cancellation_reason: null,
      guaranteed_minutes: null,
      first_clock_in_ts: null,
      is_disputed: false,
      ...application,
    },
    gig: {
      status: 'POSTED',
      start_time: start,
      end_time: end,
      allowed_confirmed_pros: 2,
      selected_applications: 0,
      ...gig,
    },
    overfillPositions,
    hasPaymentMethod,
    isProBlocked,
    actor: { userId: 4, isPlatformAdmin },
    now: hoursFromStart(at),
  };
}

/** The columns of an application in each state. */
export const applicationStates = {
  cancelled: { is_cancelled: true },
  paid: { is_selected: true, is_confirmed: true, business_payment_status: 'AVAILABLE' },
  confirmed: { is_selected: true, is_confirmed: true },
  selected: { is_selected: true },
  open: {},
} as const satisfies Record<string, Differences['application']>;
