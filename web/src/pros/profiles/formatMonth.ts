import { dateFormat } from '@brigade/domain/platform/time/dateFormat.ts';

const format = dateFormat({ month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The month of a date (YYYY-MM-DD) for people: "Nov 2024". */
export function formatMonth(date: string): string {
  return format(new Date(`${date}T00:00:00Z`));
}
