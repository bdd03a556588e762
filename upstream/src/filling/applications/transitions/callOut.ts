import { invalidTransition, requireState } from './applicationState.ts';
import { cancellation } from '../../../schedule/cancelling/applicationCancellation.ts';
import type { Permission } from '../../../platform/access/permissions.ts';
import type { Transition } from './transition.ts';

/** Who cancelled the confirmed job: the pro or the business. */
export const callers = ['BUSINESS', 'PRO'] as const;

/** Recording that the pro called off is attendance; that the business did is a decision about the pro. */
export function permissionToCallOut(calledOutBy: (typeof callers)[number]): Permission {
  return calledOutBy === 'PRO' ? 'applications.attendance' : 'applications.manage';
}

/** Records that a confirmed job was called off. */
export function callOut(calledOutBy: (typeof callers)[number]): Transition {
  return (facts) => {
    requireState(facts, ['confirmed'], 'only a confirmed job can be called off');
    if (facts.gig.end_time <= facts.now)
      throw invalidTransition('This shift is over: it can no longer be called off.');
    if (facts.application.first_clock_in_ts !== null) {
      throw invalidTransition('This pro clocked in: send them home instead.');
    }
    return cancellation(facts, calledOutBy === 'PRO' ? 'CALLED_OUT' : 'BUSINESS_CALLED_OUT');
  };
}
