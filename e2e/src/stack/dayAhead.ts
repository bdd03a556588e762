const dayMs = 86_400_000;

/**
 * A day of the first week that is wholly ahead, wherever in the world, as YYYY-MM-DD.
 *
 * @param weekday 0 for Sunday
 */
export function dayAhead(weekday: number): string {
  const tomorrow = new Date(Date.now() + dayMs);
  const daysToSunday = 7 - tomorrow.getUTCDay();
  return new Date(tomorrow.getTime() + (daysToSunday + weekday) * dayMs).toISOString().slice(0, 10);
}
