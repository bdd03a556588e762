import type { Temporal } from '../../platform/time/temporal.ts';

/** Which one of its weekday in its month a rule can name: the first to the fourth, or the last. */
export const occurrences = [1, 2, 3, 4, -1] as const;

/** One of them; -1 is the last. */
export type Occurrence = (typeof occurrences)[number];

const names: Record<Occurrence, string> = {
  [1]: 'first',
  [2]: 'second',
  [3]: 'third',
  [4]: 'fourth',
  [-1]: 'last',
};

/** In words for people: "second", "last". */
export function occurrenceName(occurrence: Occurrence): string {
  return names[occurrence];
}

/** Which one of its weekday a date is in its month. A fifth one is the last: not every month has five. */
export function weekOfMonth(date: Temporal.PlainDate): Occurrence {
  return occurrenceOf(Math.ceil(date.day / 7)) ?? -1;
}

/** The occurrence that REST means by a number: above the fourth it is the last. Null for a number that is none. */
export function occurrenceFromWire(number: number | null): Occurrence | null {
  return number !== null && number > 4 ? -1 : occurrenceOf(number);
}

/** The occurrence with this number; null for a number that is none. */
export function occurrenceOf(number: number | null): Occurrence | null {
  return occurrences.find((occurrence) => occurrence === number) ?? null;
}
