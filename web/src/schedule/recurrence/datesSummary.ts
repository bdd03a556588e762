/** The number of dates in words: "12 dates", "11 of 12 dates, 1 excluded". */
export function datesSummary(all: number, left: number): string {
  if (all === left) return `${all} ${all === 1 ? 'date' : 'dates'}`;
  return `${left} of ${all} dates, ${all - left} excluded`;
}
