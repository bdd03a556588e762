import { type Weekday, weekdayName, weekdays } from '../../platform/time/weekday.ts';
import { type TimeBlock, timeBlocks } from './availability.ts';

const workdays = weekdays.filter((day) => day !== 'SATURDAY' && day !== 'SUNDAY');
const weekend: readonly Weekday[] = ['SATURDAY', 'SUNDAY'];

/** Shorter runs of days are listed. */
const shortestRun = 3;

const plurals: Record<TimeBlock, string> = {
  MORNING: 'mornings',
  AFTERNOON: 'afternoons',
  EVENING: 'evenings',
  OVERNIGHT: 'overnight',
};

/**
 * When a pro is available, in a few words: "Weekdays, evenings". Without the times of a pro who is available at all of
 * them. Null if the pro named neither days nor times.
 *
 * @param days of `weekdays`, in any order; others are left out, as with times
 * @param times of `timeBlocks`
 */
export function availabilityText(days: readonly string[], times: readonly string[]): string | null {
  const parts = [textOfDays(days), textOfTimes(times)].filter((part) => part !== null);
  const text = parts.join(', ');
  return text === '' ? null : text.slice(0, 1).toUpperCase() + text.slice(1);
}

function textOfDays(days: readonly string[]): string | null {
  const named = weekdays.filter((day) => days.includes(day));
  if (named.length === 0) return null;
  if (named.length === weekdays.length) return 'Every day';
  if (equal(named, workdays)) return 'Weekdays';
  if (equal(named, weekend)) return 'Weekends';
  return runsOf(named).map(textOfRun).join(', ');
}

function textOfRun(run: readonly Weekday[]): string {
  const names = run.map((day) => weekdayName(day).slice(0, 3));
  if (names.length < shortestRun) return names.join(', ');
  return [...names.slice(0, 1), ...names.slice(-1)].join('–');
}

/** The days in runs of successive ones. */
function runsOf(days: readonly Weekday[]): Weekday[][] {
  const runs: Weekday[][] = [];
  for (const day of days) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && weekdays.indexOf(day) === weekdays.indexOf(last) + 1) run.push(day);
    else runs.push([day]);
  }
  return runs;
}

function textOfTimes(times: readonly string[]): string | null {
  const named = timeBlocks.filter((block) => times.includes(block));
  const [other, ...further] = timeBlocks.filter((block) => !times.includes(block));
  if (named.length === 0 || other === undefined) return null;
  if (further.length === 0) return `not ${plurals[other]}`;
  return named.map((block) => plurals[block]).join(' and ');
}

function equal<Value>(one: readonly Value[], other: readonly Value[]): boolean {
  return one.length === other.length && one.every((value) => other.includes(value));
}
