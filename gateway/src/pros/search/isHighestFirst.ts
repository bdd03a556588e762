import type { ProPerformanceWire, ProWire } from '../profiles/proWire.ts';

/** The reviews that `ProOrder.WEIGHTED_RATING` adds to those of each pro, and their stars. */
const added = { reviews: 5, stars: 4.5 };

/** Servers round what they show. */
const tolerance = 0.001;

function weightedRating({ rating, review_count: reviews }: ProPerformanceWire): number | null {
  if (rating == null) return null;
  return (rating * reviews + added.stars * added.reviews) / (reviews + added.reviews);
}

/** What the orders of pros go by, as rows show it. */
const values: Readonly<Record<string, (performance: ProPerformanceWire) => number | null | undefined>> = {
  rating: ({ rating }) => rating,
  weighted_rating: weightedRating,
  gigs_worked: ({ gigs_worked }) => gigs_worked,
  completion_rate: ({ completion_percentage }) => completion_percentage,
};

/** Whether no pro ranks above the one before by what an order goes by. Pros without a value may be anywhere. */
export function isHighestFirst(pros: readonly ProWire[], order: string): boolean {
  const shown = pros.flatMap(({ performance }) => {
    const value = performance === undefined ? null : values[order]?.(performance);
    return value == null ? [] : [value];
  });
  return shown.every((value, index) => value <= (shown[index - 1] ?? Infinity) + tolerance);
}
