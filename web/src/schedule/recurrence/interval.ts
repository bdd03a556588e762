import {
  frequencyUnit,
  type RecurrenceFrequency,
} from '@brigade/domain/schedule/recurrence/recurrenceFrequency.ts';

/** The label of the interval field: "Repeat every (weeks)". */
export function intervalLabel(frequency: RecurrenceFrequency): string {
  return `Repeat every (${frequencyUnit(frequency, 2)})`;
}

/** Parses an interval. Invalid text becomes 0, which no rule accepts. */
export function intervalOf(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
}

/** Formats an interval for the field. */
export function intervalText(interval: number): string {
  return interval === 0 ? '' : String(interval);
}
