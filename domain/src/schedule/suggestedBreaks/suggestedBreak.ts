/** A break that is usual in shifts of some length. */
export interface BreakRule {
  /** Shifts that are longer than this, in minutes that really pass, have it. */
  readonly triggerMinutes: number;
  readonly lengthMinutes: number;
}

/** The default for locations without their own rules. */
const usualBreaks: readonly BreakRule[] = [
  { triggerMinutes: 5 * 60, lengthMinutes: 30 },
  { triggerMinutes: 10 * 60, lengthMinutes: 60 },
];

/**
 * The minutes of unpaid break that a shift of this length usually has: of the rules that apply, that of the longest
 * shifts. The break is taken off the paid time; the shift does not get longer by it.
 */
export function suggestedBreakMinutes(
  shiftMinutes: number,
  rules: readonly BreakRule[] = usualBreaks,
): number {
  const applying = rules.filter(({ triggerMinutes }) => shiftMinutes > triggerMinutes);
  const [longest] = applying.toSorted((one, other) => other.triggerMinutes - one.triggerMinutes);
  return longest?.lengthMinutes ?? 0;
}
