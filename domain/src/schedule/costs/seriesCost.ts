import { costLineCodes, type CostLineCode } from './costLineLabel.ts';
import type { GigCost } from './gigCost.ts';

/** What several gigs cost together. */
export interface SeriesCost {
  /** In display order. */
  readonly lines: readonly { readonly code: CostLineCode; readonly cents: number }[];
  readonly totalCents: number;
}

/**
 * The costs of gigs, part by part. Every gig is computed by itself before: on the night when the clocks change a shift
 * has an hour more or less than the others of its series.
 */
export function seriesCost(costs: readonly GigCost[]): SeriesCost {
  const lines = costs.flatMap((cost) => cost.lines);
  return {
    lines: costLineCodes
      .filter((code) => lines.some((line) => line.code === code))
      .map((code) => ({ code, cents: sum(lines.filter((line) => line.code === code)) })),
    totalCents: sum(lines),
  };
}

function sum(lines: readonly { readonly cents: number }[]): number {
  return lines.reduce((total, { cents }) => total + cents, 0);
}
