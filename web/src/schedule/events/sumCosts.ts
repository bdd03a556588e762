/** The cost of a gig by line item. */
interface Cost {
  readonly lines: readonly { readonly label: string; readonly cents: number }[];
}

/** The total cost of gigs by line item, in order of first occurrence. */
export function sumCosts(costs: readonly Cost[]) {
  const centsOf = new Map<string, number>();
  for (const { label, cents } of costs.flatMap(({ lines }) => lines)) {
    centsOf.set(label, (centsOf.get(label) ?? 0) + cents);
  }
  const lines = [...centsOf].map(([label, cents]) => ({ label, cents, how: null }));
  return { lines, totalCents: lines.reduce((sum, { cents }) => sum + cents, 0) };
}
