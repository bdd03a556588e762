/** How often something can repeat. */
export const recurrenceFrequencies = ['DAILY', 'WEEKLY', 'MONTHLY'] as const;

/** One of them. */
export type RecurrenceFrequency = (typeof recurrenceFrequencies)[number];

const units: Record<RecurrenceFrequency, string> = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month' };

/** What is counted, in words for people: "day", or "days" for several. */
export function frequencyUnit(frequency: RecurrenceFrequency, count: number): string {
  return count === 1 ? units[frequency] : `${units[frequency]}s`;
}
