import { Temporal } from 'temporal-polyfill';
import { invalidField, invalidFields } from '../../platform/errors.ts';
import { mostDates } from '../recurrence/recurrenceDates.ts';
import { seriesDates } from '../recurrence/seriesDates.ts';
import { type PlacedShift, shiftOn, type WrittenShift, writtenShift } from '../recurrence/writtenShift.ts';
import { linesOf, type Posting, type TargetedLine } from './postingBody.ts';
import { shiftProblem } from './shiftProblem.ts';

/** A line on one of its days. */
export type PlacedLine = { line: TargetedLine; shift: PlacedShift };

/** All lines on all of their days, and the start of the recurrence. */
export type PlacedLines = { placed: PlacedLine[]; firstStart: Temporal.PlainDateTime };

/**
 * Places the lines of a posting on their days. With a recurrence, the days of all lines repeat together: each date of
 * the rule is the earliest day, and the other days keep their distance from it.
 *
 * @throws ApiError invalid at the fields: a start that has passed, an end before the start, more than 16 hours, or what
 *   {@link seriesDates} refuses
 */
export function placeLines(posting: Posting, zone: string, now: Date): PlacedLines {
  const written = linesOf(posting).map((line) => ({ line, shift: readShift(line, zone) }));
  const starts = written
    .map(({ shift }) => shift.start)
    .toSorted((left, right) => Temporal.PlainDateTime.compare(left, right));
  const firstStart = starts[0];
  if (!firstStart) throw invalidField('schedule', 'This field is required');
  const first = firstStart.toPlainDate();
  const dates = datesOf(posting, first, zone, now);
  const placed = dates.flatMap((date) => {
    const moved = first.until(date);
    return written.map(({ line, shift }) => ({
      line,
      shift: shiftOn(shift, shift.start.toPlainDate().add(moved)),
    }));
  });
  if (placed.length > mostDates) {
    const target = posting.recurrence ? 'recurrence.until' : 'schedule';
    throw invalidField(
      target,
      `At most ${mostDates} shifts can be posted at once; these would be ${placed.length}`,
    );
  }
  refuseProblems(placed, now);
  return { placed, firstStart };
}

function readShift(line: TargetedLine, zone: string): WrittenShift {
  const shift = writtenShift({ start: line.start_time, end: line.end_time }, zone);
  if (!shift) throw invalidField(`${line.target}end_time`, 'The end is before the start');
  return shift;
}

function datesOf(
  { recurrence, excluded_dates }: Posting,
  first: Temporal.PlainDate,
  zone: string,
  now: Date,
): Temporal.PlainDate[] {
  if (!recurrence) return [first];
  const dates = seriesDates({ rule: recurrence, first, zone, now, target: 'recurrence.until' });
  const excluded = new Set(excluded_dates);
  const left = dates.filter((date) => !excluded.has(date.toString()));
  if (left.length === 0) throw invalidField('excluded_dates', 'Keep at least one date');
  return left;
}

/** Reports a problem of a line once, however many days have it. */
function refuseProblems(placed: readonly PlacedLine[], now: Date): void {
  const problems = new Map(
    placed.flatMap(({ line, shift }) => {
      const found = shiftProblem(shift, line.unpaid_break_minutes ?? 0, { target: line.target, now });
      return found ? [[found.target, found] as const] : [];
    }),
  );
  if (problems.size > 0) throw invalidFields([...problems.values()]);
}
