import { requiredTextUpTo } from '../../platform/validation/requiredTextUpTo.ts';

/** The least and the most of an ad-hoc payment, in cents. */
export const adHocCents = { least: 50, most: 1_000_000 } as const;

/** The maximum length of a description, in characters. */
export const adHocDescriptionLimit = 500;

/** The description of a payment whose reason needs one. */
export const adHocDescription = requiredTextUpTo(adHocDescriptionLimit);

/** What is wrong with the amount of an ad-hoc payment, as a sentence; null if nothing is. */
export function adHocAmountProblem(cents: number): string | null {
  if (!Number.isInteger(cents) || cents < adHocCents.least) return 'Amount must be at least $0.50';
  return cents > adHocCents.most ? 'Amount must be at most $10,000' : null;
}
