import { type AppMode, isForBusinesses } from './appMode.ts';

/**
 * Whether an account has to be completed before it is of use: it was opened by a sign-in and no one has said yet whose
 * it is. A pro is asked nothing: signing up for a business is their own choice.
 */
export function needsSignUp({ firstName, appMode }: { firstName: string; appMode: AppMode }): boolean {
  return isForBusinesses(appMode) && firstName.trim() === '';
}
