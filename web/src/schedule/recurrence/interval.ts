import { frequencyUnit, type RecurrenceFrequency } from '@brigade/domain/schedule/recurrence/recurrenceFrequency.ts';

/** What the number of a rule counts: "Every … weeks". */
export function intervalLabel(frequency: RecurrenceFrequency): string {
  return `Every … ${frequencyUnit(frequency, 2)}`;
}

/** What was typed as an interval; 0, which no rule can have, for what is no whole number. */
export function intervalOf(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
}

/** An interval as the field shows it. */
export function intervalText(interval: number): string {
  return interval === 0 ? '' : String(interval);
}
