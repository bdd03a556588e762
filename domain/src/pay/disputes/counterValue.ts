/** The most characters of a note in a dispute. */
export const disputeNoteLimit = 500;

/** What counts and what is claimed: minutes in a dispute about hours, cents in one about a payment. */
export interface ClaimBounds {
  readonly contested: number;
  readonly claimed: number;
}

/** Why a value cannot be offered or granted in place of the claim; null if it can. */
export function counterProblem({ contested, claimed }: ClaimBounds, value: number): string | null {
  if (value >= claimed) return 'Enter less than the claim. To grant all of it, accept it.';
  return value <= contested ? 'Enter more than what counts now.' : null;
}
