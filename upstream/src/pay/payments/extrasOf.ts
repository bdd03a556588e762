import type { Entries } from '../ledger/post.ts';
import type { Extras, PayRates } from './paymentAmounts.ts';
import type { AddedExtras } from './requirePayable.ts';

/** The tip and the added bonus of an attempt: as given, otherwise those of the attempt before it. */
export function extrasOf(
  { promised_bonus }: Pick<PayRates, 'promised_bonus'>,
  { tip, bonus }: AddedExtras = { tip: undefined, bonus: undefined },
  earlier: Entries = {},
): Extras {
  const earlierBonus = Math.max(0, -(earlier.BONUS ?? 0) - Math.round((promised_bonus ?? 0) * 100));
  return { tip: tip ?? -(earlier.TIP ?? 0), bonus: bonus ?? earlierBonus };
}
