/** What one gig costs, part by part. */
interface Cost {
  readonly lines: readonly { readonly label: string; readonly cents: number }[];
}

/** What gigs cost together, part by part, in the order in which the parts first come. */
export function sumCosts(costs: readonly Cost[]) {
  const centsOf = new Map<string, number>();
  for (const { label, cents } of costs.flatMap(({ lines }) => lines)) {
    centsOf.set(label, (centsOf.get(label) ?? 0) + cents);
  }
  const lines = [...centsOf].map(([label, cents]) => ({ label, cents, how: null }));
  return { lines, totalCents: lines.reduce((sum, { cents }) => sum + cents, 0) };
}
