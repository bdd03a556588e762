import { invalidField } from '../../../platform/errors.ts';
import { recordedTime } from '../recordedTime.ts';
import { invalidTransition, requireState } from './applicationState.ts';
import { cancellation } from '../../../schedule/cancelling/applicationCancellation.ts';
import type { Transition } from './transition.ts';

/** Records that a confirmed pro did not come. */
export const noShow: Transition = (facts) => noShowAt()(facts);

/** Records that a confirmed pro had not come at a time; the current time if omitted. */
export function noShowAt(requested?: Date): Transition {
  return (facts) => {
    requireState(facts, ['confirmed'], 'only a confirmed pro can be a no-show');
    if (facts.gig.start_time > facts.now) {
      throw invalidTransition('This shift has not started: dismiss the pro or record a call-out instead.');
    }
    if (facts.application.first_clock_in_ts !== null) {
      throw invalidTransition('This pro clocked in: send them home instead.');
    }
    // The dispute could end with a payment of this work.
    if (facts.application.is_disputed) {
      throw invalidTransition('This work has an open dispute: answer it first.');
    }
    const time = recordedTime(requested, facts.now);
    if (time < facts.gig.start_time)
      throw invalidField('time', 'A no-show is from the start of the shift on.');
    return cancellation({ ...facts, now: time }, 'NO_SHOW');
  };
}
