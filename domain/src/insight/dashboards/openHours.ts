import { type Weekday, weekdayName } from '../../platform/time/weekday.ts';

/** Places, and those of them that no one filled. */
export interface OpenPlaces {
  readonly places: number;
  readonly open: number;
}

/**
 * The places of shifts in an hour of the week, by the clock of their location. A shift has its places in each hour that it
 * touches.
 */
export interface OpenHour extends OpenPlaces {
  readonly weekday: Weekday;
  /** From 0 to 23. */
  readonly hour: number;
}

/** The share of the places that stayed open, in whole percent; 0 only if none did. Null without places. */
export function openPercent({ places, open }: OpenPlaces): number | null {
  if (places === 0) return null;
  if (open === 0 || open === places) return (100 * open) / places;
  return Math.min(99, Math.max(1, Math.round((100 * open) / places)));
}

/** How many of the places of an hour stayed open, from none to most. */
export const openLevels = ['none', 'few', 'some', 'many', 'most'] as const;

/** One of {@link openLevels}. */
type OpenLevel = (typeof openLevels)[number];

/** The level of a share in percent. */
export function openLevel(percent: number): OpenLevel {
  if (percent === 0) return 'none';
  if (percent < 10) return 'few';
  if (percent < 25) return 'some';
  return percent < 50 ? 'many' : 'most';
}

const labels: Readonly<Record<OpenLevel, string>> = {
  none: 'All filled',
  few: 'Under 10%',
  some: '10–24%',
  many: '25–49%',
  most: '50% or more',
};

/** The shares of a level for people: "10–24%". */
export function openLevelLabel(level: OpenLevel): string {
  return labels[level];
}

/** The time at which an hour begins: "5 pm". */
export function hourLabel(hour: number): string {
  return `${hour % 12 || 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;
}

/** An hour in words: "Friday, 5 pm to 6 pm: 7 of 20 places stayed open (35%)" */
export function openHourText({ weekday, hour, places, open }: OpenHour): string {
  const when = `${weekdayName(weekday)}, ${hourLabel(hour)} to ${hourLabel(hour + 1)}`;
  const percent = openPercent({ places, open });
  if (percent === null) return `${when}: no shifts`;
  return `${when}: ${open} of ${places} ${places === 1 ? 'place' : 'places'} stayed open (${percent}%)`;
}
