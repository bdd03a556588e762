import { type AppMode, isForBusinesses } from './appMode.ts';
import { needsSignUp } from './needsSignUp.ts';

/** The facts about a user that decide whether they may sign up. */
export interface SignUpCandidate {
  readonly firstName: string;
  readonly appMode: AppMode;
  /** Whether they have a role at any location or in any organization. */
  readonly hasRole: boolean;
  /** Whether they have said before which business they are of. */
  readonly hasProfile: boolean;
}

/**
 * Whether someone may sign up for a business: who needs to, a pro, and who came through a directory and belongs to no
 * business yet. Everyone else has signed up already, or was invited.
 */
export function maySignUp({ firstName, appMode, hasRole, hasProfile }: SignUpCandidate): boolean {
  if (hasProfile) return false;
  return needsSignUp({ firstName, appMode }) || !isForBusinesses(appMode) || !hasRole;
}
