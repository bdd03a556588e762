import { now } from '../../stack/now.ts';

/** The zone of the demo's organizations. */
const newYork = 'America/New_York';

/** Read once: a journey that midnight passes through must not mean different days by the same number. */
const today = now().toZonedDateTimeISO(newYork).toPlainDate();

/** The calendar day so many days from now in New York. */
export function daysAhead(days: number): Temporal.PlainDate {
  return today.add({ days });
}

/** A Monday some weeks from now. */
export function mondayAhead(): Temporal.PlainDate {
  const day = daysAhead(60);
  return day.add({ days: 8 - day.dayOfWeek });
}

/** A night in which the clocks of New York change. */
export interface ClockChange {
  /** The day on whose morning they do. */
  readonly day: Temporal.PlainDate;
  readonly direction: 'forward' | 'back';
}

/** The changes of clocks to come, the soonest first, so many days from now or later. */
function* clockChanges(afterDays: number): Generator<ClockChange> {
  let moment = daysAhead(afterDays).toZonedDateTime(newYork);
  for (;;) {
    const next = moment.getTimeZoneTransition('next');
    if (!next) return;
    const isForward = next.offsetNanoseconds > next.subtract({ seconds: 1 }).offsetNanoseconds;
    yield { day: next.toPlainDate(), direction: isForward ? 'forward' : 'back' };
    moment = next;
  }
}

/** The next change of clocks that is so many days away at least. */
export function nextClockChange(afterDays: number, direction?: ClockChange['direction']): ClockChange {
  for (const change of clockChanges(afterDays)) {
    if (direction === undefined || change.direction === direction) return change;
  }
  throw new Error('The clocks of New York do not change any more');
}

/**
 * The next night in which an hour comes twice; the other change of clocks where two weeks after that night are more than
 * the twelve months ahead that a series can go.
 */
export function fallChange(afterDays: number): ClockChange {
  const fall = nextClockChange(afterDays, 'back');
  const isInReach = Temporal.PlainDate.compare(fall.day, daysAhead(351)) <= 0;
  return isInReach ? fall : nextClockChange(afterDays);
}

/** "Sat, Mar 13, 2027"; without the year where it is this one. */
export function fullDay(day: Temporal.PlainDate): string {
  if (day.year === daysAhead(0).year) return shortDay(day);
  return day.toLocaleString('en-US', { weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' });
}

/** "Sat, Mar 13" */
export function shortDay(day: Temporal.PlainDate): string {
  return day.toLocaleString('en-US', { weekday: 'short', month: 'short', day: 'numeric' });
}

/** "Sat Mar 13", as the cells of a plan are called. */
export function cellDay(day: Temporal.PlainDate): string {
  return shortDay(day).replace(',', '');
}

/** "March 27" */
export function untilDay(day: Temporal.PlainDate): string {
  return day.toLocaleString('en-US', { month: 'long', day: 'numeric' });
}
