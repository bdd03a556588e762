/**
 * The last of these costs against the average of those before it, in words.
 *
 * @param cents the costs of consecutive weeks, this week last
 */
export function comparedCosts(cents: readonly number[]): string {
  const former = cents.slice(0, -1);
  const current = cents.at(-1) ?? 0;
  const average = former.reduce((sum, cost) => sum + cost, 0) / Math.max(1, former.length);
  if (average === 0) return 'Confirmed work, with fees. No earlier weeks to compare with.';
  const percent = Math.round((current / average - 1) * 100);
  if (percent === 0) return `As much as the average of the last ${former.length} weeks.`;
  const difference = `${Math.abs(percent)}% ${percent > 0 ? 'more' : 'less'}`;
  return `${difference} than the average of the last ${former.length} weeks.`;
}
