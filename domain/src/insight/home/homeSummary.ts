import { Temporal } from '../../platform/time/temporal.ts';
import { weekdayName, weekdayOf } from '../../platform/time/weekday.ts';

interface Week {
  /** Seven days from today: the gigs that start on each, the pros they need, and those who are confirmed. */
  readonly days: readonly {
    readonly date: string;
    readonly gigs: number;
    readonly places: number;
    readonly confirmed: number;
  }[];
  /** Places without a pro in these days; null where the viewer does not fill them. */
  readonly openPlaces: number | null;
}

/** Today and the week ahead in a sentence each; `open` is null where the viewer does not fill places. */
export function homeSummary({ days, openPlaces }: Week): {
  readonly today: string;
  readonly open: string | null;
} {
  const { gigs, confirmed } = days[0] ?? { gigs: 0, confirmed: 0 };
  const people = confirmed === 1 ? '1 person' : `${confirmed} people`;
  return {
    today: gigs === 0 ? 'No shifts today.' : `${counted(gigs, 'shift')} today, ${people}.`,
    open: openPlaces === null ? null : `${openText({ days, openPlaces })}.`,
  };
}

function openText({ days, openPlaces }: Week & { readonly openPlaces: number }): string {
  if (openPlaces === 0) return 'No places open in the next 7 days';
  const open = `${counted(openPlaces, 'place')} open`;
  const missing = days.map(({ places, confirmed }) => Math.max(places - confirmed, 0));
  const last = missing.findLastIndex((count) => count > 0);
  const next = days[last + 1];
  // The days also have shifts that have started: where these lack pros, no day of theirs says until when places are open.
  const isKnown = missing.reduce((sum, count) => sum + count, 0) === openPlaces;
  if (!isKnown || !next) return `${open} in the next 7 days`;
  if (last === 0) return `${open} today`;
  return `${open} before ${weekdayName(weekdayOf(Temporal.PlainDate.from(next.date)))}`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
