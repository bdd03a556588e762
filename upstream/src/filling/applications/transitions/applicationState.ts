import { ApiError } from '../../../platform/errors.ts';
import type { TransitionFacts } from './transition.ts';

/** Where an application stands, in a word for a sentence. */
export type ApplicationState = 'cancelled' | 'paid' | 'confirmed' | 'selected' | 'open';

/** Where an application stands; one for which a payment exists, in whatever state, counts as paid. */
export function applicationState(application: TransitionFacts['application']): ApplicationState {
  if (application.is_cancelled) return 'cancelled';
  if (application.business_payment_status !== null || application.pro_payment_status !== null) return 'paid';
  if (application.is_confirmed) return 'confirmed';
  return application.is_selected ? 'selected' : 'open';
}

/** 409: the thing stands where this step cannot start. The sentence names the state. */
export function invalidTransition(sentence: string): ApiError {
  return new ApiError('invalid_transition', sentence);
}

/** @throws ApiError invalid_transition when the whole gig was cancelled, and its applications with it */
export function requireLivingGig({ gig }: Pick<TransitionFacts, 'gig'>): void {
  if (gig.status === 'CANCELLED')
    throw invalidTransition('This gig is CANCELLED, and its applications with it.');
}

/**
 * Goes on only from one of these states, and while the gig is not cancelled.
 *
 * @param rule what the states are for, as the end of a sentence: "only an open one can be selected"
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
