import { Temporal } from '../../platform/time/temporal.ts';
import type { Recurrence } from './recurrence.ts';
import { frequencyUnit } from './recurrenceFrequency.ts';
import { type Weekday, weekdayName, weekdayOf, weekdays as wholeWeek } from '../../platform/time/weekday.ts';
import { occurrenceName } from './weekOfMonth.ts';

const workWeek: readonly Weekday[] = wholeWeek.slice(0, 5);
const list = new Intl.ListFormat('en-US', { type: 'conjunction' });
const monthAndDay = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });

/**
 * A rule for people: "Does not repeat", "Every day", "Every 2 weeks on Monday and Wednesday until March 3", "Monthly on
 * the last Friday".
 *
 * @param startDate the first day; it says what the rule leaves open
 */
export function recurrenceText(recurrence: Recurrence | null, startDate: Temporal.PlainDate): string {
  if (recurrence === null) return 'Does not repeat';
  return `${rhythm(recurrence, startDate)}${ending(recurrence.until, startDate)}`;
}

function rhythm(recurrence: Recurrence, startDate: Temporal.PlainDate): string {
  const { frequency, interval } = recurrence;
  if (frequency === 'MONTHLY') {
    const often = interval === 1 ? 'Monthly' : every(recurrence);
    return `${often} on ${dayOfMonth(recurrence, startDate)}`;
  }
  if (frequency === 'DAILY') return every(recurrence);
  const days = recurrence.weekdays.length > 0 ? recurrence.weekdays : [weekdayOf(startDate)];
  const set = new Set(days);
  if (interval === 1 && set.size === wholeWeek.length) return 'Every day';
  if (interval === 1 && set.size === workWeek.length && workWeek.every((day) => set.has(day))) {
    return 'Every weekday';
  }
  const ordered = wholeWeek.filter((day) => set.has(day));
  return `${every(recurrence)} on ${list.format(ordered.map(weekdayName))}`;
}

function every({ frequency, interval }: Recurrence): string {
  return `Every ${interval === 1 ? '' : `${interval} `}${frequencyUnit(frequency, interval)}`;
}

function dayOfMonth({ weekdays: [weekday], occurrence }: Recurrence, startDate: Temporal.PlainDate): string {
  if (weekday === undefined || occurrence === null) return `day ${startDate.day}`;
  return `the ${occurrenceName(occurrence)} ${weekdayName(weekday)}`;
}

function ending(until: string | null, startDate: Temporal.PlainDate): string {
  if (until === null) return '';
  const day = Temporal.PlainDate.from(until);
  const text = monthAndDay.format(day.toZonedDateTime('UTC').epochMilliseconds);
  return ` until ${text}${day.year === startDate.year ? '' : `, ${day.year}`}`;
}
