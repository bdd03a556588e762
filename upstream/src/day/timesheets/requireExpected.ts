import { invalidTransition } from '../../filling/applications/transitions/applicationState.ts';

/**
 * Keeps a change from overwriting one that the caller has not seen.
 *
 * @param expected the recorded time that the caller knows; undefined to change whatever is recorded
 * @throws ApiError invalid_transition when the record has another time
 */
export function requireExpected(expected: Date | undefined, recorded: Date | null): void {
  if (expected === undefined || expected.getTime() === recorded?.getTime()) return;
  throw invalidTransition('Another manager changed this time. Compare it with yours again.');
}
