/** A day of an address as YYYY-MM-DD; null for what is no day, as February 30. */
export function isoDay(param: unknown): string | null {
  if (typeof param !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(param)) return null;
  const time = Date.parse(param);
  // Days after the end of a month would move into the next one.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(param) ? param : null;
}
