import { dateFormat } from './dateFormat.ts';

const format = dateFormat({ dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar day for people: "Mar 2, 2026". Takes it in ISO 8601 (`2026-03-02`); throws RangeError for other text. */
export function formatDate(date: string): string {
  return format(new Date(`${date}T00:00:00Z`));
}
