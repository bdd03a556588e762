/** The zone of the demo's organizations. */
const newYork = 'America/New_York';

/** The calendar day so many days from now in New York. */
export function daysAhead(days: number): Temporal.PlainDate {
  return Temporal.Now.plainDateISO(newYork).add({ days });
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

/** "Sat, Mar 13, 2027" */
export function fullDay(day: Temporal.PlainDate): string {
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

/** "27 March" */
export function untilDay(day: Temporal.PlainDate): string {
  return `${day.day} ${day.toLocaleString('en-US', { month: 'long' })}`;
}
