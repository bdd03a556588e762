import { ApiError } from '../../../platform/errors.ts';
import { invalidTransition, requireState } from './applicationState.ts';
import type { Transition } from './transition.ts';

/** How long a dismissal can be undone, in seconds: the ten that people see, and time for a slow line. */
const reinstateSeconds = 30;

/** The cancellation reasons that are not dismissals and cannot be undone here. */
const otherReasons: readonly (string | null)[] = [
  'NO_SHOW',
  'CALLED_OUT',
  'BUSINESS_CALLED_OUT',
  'CANCELLED_BY_PRO',
  'PRO_BLOCKED',
];

/** Undoes a recent dismissal by the same user: the applicant is back in the previous state, including the place. */
export const reinstate: Transition = (facts) => {
  const { application, gig, overfillPositions, isProBlocked, actor, now } = facts;
  requireState(facts, ['cancelled'], 'only a dismissed one can be reinstated');
  const { cancelled_ts, cancelled_by_user_id, cancellation_reason } = application;
  if (cancelled_by_user_id !== actor.userId || otherReasons.includes(cancellation_reason)) {
    throw invalidTransition('Only who dismissed this applicant can take that back.');
  }
  if (cancelled_ts === null || now.getTime() - cancelled_ts.getTime() > reinstateSeconds * 1000) {
    throw invalidTransition(
      `This dismissal is older than ${reinstateSeconds} seconds: it can no longer be undone.`,
    );
  }
  if (isProBlocked) throw invalidTransition('This pro is blocked at this location: lift the block first.');
  const places = gig.allowed_confirmed_pros + overfillPositions;
  if (application.is_selected && gig.selected_applications >= places) {
    throw new ApiError('gig_full', 'The place has been given to someone else since then.', {
      targetValue: places,
    });
  }
  return {
    is_cancelled: false,
    cancellation_reason: null,
    cancellation_explanation: null,
    cancelled_ts: null,
    cancelled_by_user_id: null,
  };
};
