const format = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** The month of a date (YYYY-MM-DD) for people: "Nov 2024". */
export function formatMonth(date: string): string {
  return format.format(new Date(`${date}T00:00:00Z`));
}
