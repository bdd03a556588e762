/** The most that a manager can add as a tip or a bonus, in cents. */
const mostExtraCents = 100_000;

/** What is wrong with a tip or a bonus, as a sentence; null if nothing is. */
export function extraProblem(cents: number): string | null {
  return Number.isInteger(cents) && cents >= 0 && cents <= mostExtraCents ? null : 'Enter $0 to $1,000';
}
