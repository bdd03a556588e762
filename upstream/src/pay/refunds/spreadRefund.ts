import type { Paid } from './readPaid.ts';

/** An amount spread over what was paid, in that order: as few refunds as it takes, none of more than its charge. */
export function spreadRefund(cents: number, left: readonly Paid[]): Paid[] {
  const whole = left.find((paid) => paid.cents >= cents);
  if (whole) return [{ ...whole, cents }];
  let open = cents;
  return left.flatMap((paid) => {
    const part = Math.min(open, paid.cents);
    open -= part;
    return part > 0 ? [{ ...paid, cents: part }] : [];
  });
}
