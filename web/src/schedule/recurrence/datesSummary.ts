/** How many dates a series has, in words: "12 dates", "11 of 12 dates, 1 left out". */
export function datesSummary(all: number, left: number): string {
  if (all === left) return `${all} ${all === 1 ? 'date' : 'dates'}`;
  return `${left} of ${all} dates, ${all - left} left out`;
}
