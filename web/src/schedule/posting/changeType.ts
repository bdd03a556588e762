import type { PostGigType } from '@brigade/domain/schedule/posting/postGigType.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import type { PostingValues, ShiftLineValues } from './postingValues.ts';

/** Whether it is a plan of several lines over several days. */
export function isPlan(type: PostGigType): boolean {
  return type === 'schedule' || type === 'event';
}

/**
 * The form for another type of posting, with all that was typed: the date of a single shift becomes the first day of
 * the plan, and the first day of a plan the date of the shift.
 */
export function changeType(values: PostingValues, type: PostGigType): PostingValues {
  if (isPlan(type) === isPlan(values.type)) return { ...values, type };
  return isPlan(type) ? { ...values, type, ...planFrom(values) } : { ...values, type, ...shiftFrom(values) };
}

function shiftFrom({ date, days, lines }: PostingValues): Pick<PostingValues, 'date' | 'lines'> {
  const first = days[0] ?? date;
  return {
    date: first,
    lines: lines.map((line) => ({ ...line, places: line.placesByDay[first] ?? line.places })),
  };
}

function planFrom({ date, days, lines }: PostingValues): Pick<PostingValues, 'days' | 'lines'> {
  if (days.includes(date) || date === '') return { days, lines };
  const first = Temporal.PlainDate.from(date);
  const planned =
    days.length > 0
      ? [...days, date].toSorted()
      : Array.from({ length: 7 }, (_, offset) => first.add({ days: offset }).toString());
  return { days: planned, lines: lines.map((line, index) => (index === 0 ? staffedOn(line, date) : line)) };
}

function staffedOn(line: ShiftLineValues, date: string): ShiftLineValues {
  return { ...line, placesByDay: { ...line.placesByDay, [date]: line.places } };
}
