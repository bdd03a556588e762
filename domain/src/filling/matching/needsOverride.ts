/** What is in the way of an applicant. */
export interface Obstacles {
  readonly conflictCount: number;
  /** The kinds of the match blockers. */
  readonly blockers: readonly string[];
  /** Whether a user already gave a reason to accept the applicant anyway. */
  readonly hasNote: boolean;
}

/** Whether selecting or confirming an applicant needs a reason. No reason helps a blocked pro, who is refused. */
export function needsOverride({ conflictCount, blockers, hasNote }: Obstacles): boolean {
  if (hasNote || blockers.includes('BLOCKED')) return false;
  return conflictCount > 0 || blockers.length > 0;
}
