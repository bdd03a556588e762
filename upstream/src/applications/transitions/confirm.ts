import { invalidTransition, requireState } from './applicationState.ts';
import type { Transition } from './transition.ts';

/** Confirms a selected pro, who then is expected at the gig. */
export const confirm: Transition = (facts) => {
  const { gig, now } = facts;
  requireState(facts, ['selected'], 'only a selected one can be confirmed');
  if (gig.status !== 'POSTED' && gig.status !== 'CONFIRMED') {
    throw invalidTransition(`This gig is ${gig.status}: pros are confirmed while it is POSTED or CONFIRMED.`);
  }
  if (gig.end_time <= now) throw invalidTransition('This gig is over: pros are confirmed before it ends.');
  return { is_confirmed: true };
};
