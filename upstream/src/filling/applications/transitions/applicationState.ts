import { ApiError } from '../../../platform/errors.ts';
import type { TransitionFacts } from './transition.ts';

/** The state of an application, as a word for error messages. */
type ApplicationState = 'cancelled' | 'paid' | 'confirmed' | 'selected' | 'open';

/** The state of an application. It is `paid` when a payment exists, whatever its status. */
function applicationState(application: TransitionFacts['application']): ApplicationState {
  if (application.is_cancelled) return 'cancelled';
  if (application.business_payment_status !== null || application.pro_payment_status !== null) return 'paid';
  if (application.is_confirmed) return 'confirmed';
  return application.is_selected ? 'selected' : 'open';
}

/** The 409 error of an object whose state does not allow a transition. The sentence names the state. */
export function invalidTransition(sentence: string): ApiError {
  return new ApiError('invalid_transition', sentence);
}

/** @throws ApiError invalid_transition when the whole gig was cancelled, and its applications with it */
export function requireLivingGig({ gig }: Pick<TransitionFacts, 'gig'>): void {
  if (gig.status === 'CANCELLED')
    throw invalidTransition('This shift is cancelled, and its applications with it.');
}

/**
 * Checks that the application has one of these states and that its gig is not cancelled.
 *
 * @param rule the rule behind the states, as the end of the message: "only an open one can be selected"
 * @throws ApiError invalid_transition
 */
export function requireState(
  { application, gig }: Pick<TransitionFacts, 'application' | 'gig'>,
  allowed: readonly ApplicationState[],
  rule: string,
): void {
  const state = applicationState(application);
  if (!allowed.includes(state)) throw invalidTransition(`This application is ${state}: ${rule}.`);
  requireLivingGig({ gig });
}
