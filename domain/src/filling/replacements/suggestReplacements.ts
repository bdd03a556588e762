/** A pro who could take a place. */
export interface Candidate {
  readonly id: string;
  /** How well the pro fits, 0 to 100. */
  readonly score: number;
  /** Whether the pro has no blocker and no conflict. */
  readonly isFree: boolean;
}

/**
 * One pro for each place: the best fit for the first one, no pro twice, and only those without blockers and conflicts.
 *
 * @param taken the pros who are not suggested: they are asked for another place, or were refused
 * @returns as many as there are places; null where no one is left
 */
export function suggestReplacements(
  places: number,
  candidates: readonly Candidate[],
  taken: ReadonlySet<string> = new Set(),
): (string | null)[] {
  const best = candidates
    .filter(({ id, isFree }) => isFree && !taken.has(id))
    .toSorted((one, other) => other.score - one.score);
  return Array.from({ length: places }, (_, index) => best[index]?.id ?? null);
}
