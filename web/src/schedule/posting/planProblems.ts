import { parseWrittenShift } from '@brigade/domain/schedule/gigs/parseWrittenShift.ts';
import { places as placesRule } from '@brigade/domain/schedule/gigs/places.ts';
import { shiftProblems } from '@brigade/domain/schedule/gigs/shiftProblems.ts';
import { mostDates, recurrenceProblems } from '@brigade/domain/schedule/recurrence/recurrenceProblems.ts';
import { recurrenceOfRule } from '@brigade/domain/schedule/recurrence/recurrenceRule.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { requiredText } from '@brigade/domain/platform/validation/requiredText.ts';
import { isPlan } from './changeType.ts';
import { plannedGigs, type PlannedGig } from './plannedGigs.ts';
import type { PostingPlace } from './postingSchema.ts';
import type { TermProblem } from '../terms/termValues.ts';
import type { PostingValues } from './postingValues.ts';
import { problemAt } from './problemAt.ts';
import { wholeNumber } from '../terms/wholeNumber.ts';

/** What is wrong with the days, and with how many pros work when. */
export function planProblems(values: PostingValues, place: PostingPlace): TermProblem[] {
  const gigs = plannedGigs(values);
  const zone = place.zoneOf(values.addressId);
  return [
    ...(isPlan(values.type) ? staffingProblems(values, gigs) : dateProblems(values, zone, place.now())),
    ...gigs.flatMap((gig) => [
      ...problemAt(gig.placesPath, placesRule, wholeNumber(gig.places)),
      ...timeProblems(gig, values, zone, place.now()),
    ]),
  ];
}

function dateProblems(
  { date, recurrence }: PostingValues,
  zone: string,
  now: Temporal.Instant,
): TermProblem[] {
  if (date === '') return problemAt('date', requiredText, date);
  const start = Temporal.PlainDate.from(date);
  const rule = recurrenceOfRule(recurrence, start);
  const today = now.toZonedDateTimeISO(zone).toPlainDate();
  return (rule === null ? [] : recurrenceProblems(rule, start, today)).map(({ field, message }) => ({
    path: `recurrence.${field}`,
    message,
  }));
}

function staffingProblems({ lines, days }: PostingValues, gigs: readonly PlannedGig[]): TermProblem[] {
  if (days.length === 0) return [{ path: 'days', message: 'Add at least one day' }];
  if (gigs.length > mostDates) {
    return [
      { path: 'days', message: `One posting can have ${mostDates} shifts at most; these are ${gigs.length}` },
    ];
  }
  return lines.flatMap((_line, index) =>
    gigs.some(({ lineIndex }) => lineIndex === index)
      ? []
      : [{ path: `lines.${index}.placesByDay`, message: 'Enter how many pros you need on at least one day' }],
  );
}

function timeProblems(
  { line, lineIndex, date, placesPath }: PlannedGig,
  { type }: PostingValues,
  zone: string,
  now: Temporal.Instant,
): TermProblem[] {
  if (date === '' || line.startTime === '' || line.endTime === '') return [];
  const shift = {
    ...parseWrittenShift({ ...line, date }),
    unpaidBreakMinutes: wholeNumber(line.unpaidBreakMinutes),
  };
  return shiftProblems(shift, zone, now).map(({ field, message }) => ({
    // In a plan it is the day that has passed, not the time that all its days share.
    path: field === 'startTime' && isPlan(type) ? placesPath : `lines.${lineIndex}.${field}`,
    message,
  }));
}
