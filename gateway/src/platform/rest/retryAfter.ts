/**
 * The seconds that a Retry-After header asks to wait: a number of seconds, or a date.
 *
 * @returns null when the header is absent or unreadable.
 */
export function retryAfterSeconds(header: string | null, now: number): number | null {
  if (header === null) return null;
  if (/^\d{1,9}$/.test(header)) return Number(header);
  const date = Date.parse(header);
  return Number.isNaN(date) ? null : Math.max(0, Math.ceil((date - now) / 1000));
}
