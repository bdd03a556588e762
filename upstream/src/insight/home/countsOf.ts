/** Counts by location. */
export function countsOf(
  rows: readonly { location_id: number | null; count: number }[],
): Map<number, number> {
  return new Map(rows.map(({ location_id, count }) => [location_id ?? 0, count]));
}
