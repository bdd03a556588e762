import { type Weekday, weekdayName, weekdays } from '../../platform/time/weekday.ts';
import { hourLabel, type OpenHour, openPercent, type OpenPlaces } from './openHours.ts';

/** Hours that follow each other on a day, from the first until before the last. They can pass midnight. */
interface Stretch {
  readonly weekday: Weekday;
  /** Counted from the midnight before the day. */
  readonly from: number;
  readonly to: number;
}

/** A night belongs to the day before it: people think of Friday until 2 am. */
const dayStart = 5;

/** A single open place is chance. */
const fewestOpen = 2;
/** A smaller share that stays open is not short of pros. */
const shortShare = 0.1;
/** How much larger than the share of the whole week that of a short hour is at least. */
const shortFactor = 1.25;

const list = new Intl.ListFormat('en-US', { type: 'conjunction' });

/** Answers when places stay open: names the hours in which the most did, and the days on which it is so. */
export function openHoursAnswer(hours: readonly OpenHour[]): string {
  const week = sumOf(hours);
  if (week.places === 0) return 'No shifts in this period.';
  if (week.open === 0) return 'Every place was filled, at every hour.';

  const least = Math.min(1, Math.max(shortShare, shortFactor * shareOf(week)));
  const isShort = (places: OpenPlaces) => places.open >= fewestOpen && shareOf(places) >= least;
  const worst = worstStretch(hours, isShort);
  if (worst === null) return 'No hours are short: the places that stayed open are spread over the week.';

  const days = weekdays
    .map((weekday) => ({ weekday, ...sumOf(hoursOf(hours, { ...worst, weekday })) }))
    .filter(isShort);
  const names = days.map(({ weekday }) => weekday);
  return `${when(names, worst)} short: ${openPercent(sumOf(days))}% of places stayed open.`;
}

/** The stretch of short hours in which the most places stayed open, counted in each hour; the first of equals. */
function worstStretch(hours: readonly OpenHour[], isShort: (places: OpenPlaces) => boolean): Stretch | null {
  const stretches = weekdays.flatMap((weekday) => shortStretches(weekday, hours, isShort));
  const openIn = (stretch: Stretch) => sumOf(hoursOf(hours, stretch)).open;
  return stretches.toSorted((one, other) => openIn(other) - openIn(one))[0] ?? null;
}

/** The longest stretches of a day that have only short hours. */
function shortStretches(
  weekday: Weekday,
  hours: readonly OpenHour[],
  isShort: (places: OpenPlaces) => boolean,
): Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = dayStart; from < dayStart + 24; from += 1) {
    if (!isShort(sumOf(hoursOf(hours, { weekday, from, to: from + 1 })))) continue;
    const last = stretches.at(-1);
    if (last?.to === from) stretches.splice(-1, 1, { ...last, to: from + 1 });
    else stretches.push({ weekday, from, to: from + 1 });
  }
  return stretches;
}

function hoursOf(hours: readonly OpenHour[], { weekday, from, to }: Stretch): OpenHour[] {
  const day = weekdays.indexOf(weekday);
  return hours.filter((hour) => {
    const weeks = weekdays.length * 24;
    const sinceMidnight = ((weekdays.indexOf(hour.weekday) - day) * 24 + hour.hour + weeks) % weeks;
    return sinceMidnight >= from && sinceMidnight < to;
  });
}

function sumOf(hours: readonly OpenPlaces[]): OpenPlaces {
  return {
    places: hours.reduce((sum, { places }) => sum + places, 0),
    open: hours.reduce((sum, { open }) => sum + open, 0),
  };
}

function shareOf({ places, open }: OpenPlaces): number {
  return open / places;
}

/** "Friday and Saturday from 5 pm to 11 pm are". */
function when(days: readonly Weekday[], { from, to }: Stretch): string {
  const isWeek = days.length === weekdays.length;
  const names = isWeek ? 'Every day' : list.format(days.map(weekdayName));
  const times = to - from === 24 ? 'all day' : `from ${hourLabel(from)} to ${hourLabel(to)}`;
  return `${names} ${times} ${isWeek || days.length === 1 ? 'is' : 'are'}`;
}
