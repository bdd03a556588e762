import { dateFormat } from './dateFormat.ts';

const format = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar day for people: "Mar 2, 2026". Takes it in ISO 8601 (`2026-03-02`); throws RangeError for other text. */
export function formatDate(date: string): string {
  return format(new Date(`${date}T00:00:00Z`));
}

/** From which day to which: "Mar 2 – Mar 8, 2026", "Dec 28, 2025 – Jan 3, 2026", or the only day. */
export function formatDates(from: string, to: string): string {
  if (from === to) return formatDate(to);
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const first = formatDate(from);
  return `${isSameYear ? first.slice(0, first.indexOf(',')) : first} – ${formatDate(to)}`;
}
