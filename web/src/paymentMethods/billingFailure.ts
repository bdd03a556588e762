import { Fault } from '../relay/Fault.ts';

/** What to say about a request that failed. */
export function billingFailure(error: unknown): string {
  return error instanceof Fault ? error.message : 'Something went wrong. Please try again.';
}
