import { Temporal } from 'temporal-polyfill';
import { wholeSecond } from '../calendar/wholeSecond.ts';
import type { DemoRow } from '../demoRow.ts';
import type { DemoGig } from './demoGig.ts';

/** The bundles of the demo's weekly gigs, each with its rule. */
export function bundleRows(gigs: readonly DemoGig[]): DemoRow<'gig_bundles'>[] {
  const bundles = Map.groupBy(gigs, ({ bundleId }) => bundleId);
  return [...bundles].flatMap(([id, own]) => (id === null ? [] : [bundleRow(id, own)]));
}

/** @param own the gigs of the bundle by start */
function bundleRow(id: number, own: readonly DemoGig[]): DemoRow<'gig_bundles'> {
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) throw new RangeError('A bundle has gigs');
  const { timezone } = first.location.row;
  const start = onTheClock(first.start, timezone);
  return {
    id,
    recurrence: {
      freq: 'WEEKLY',
      interval: 1,
      byweekdays: [{ weekday: start.dayOfWeek - 1, occurrence: null }],
      until: onTheClock(last.start, timezone).toPlainDate().toString(),
      dtstart: start.toString(),
      timezone,
    },
    created_ts: wholeSecond(Math.min(...own.map(({ createdAt }) => createdAt))),
  };
}

function onTheClock(epochMilliseconds: number, zone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(epochMilliseconds).toZonedDateTimeISO(zone).toPlainDateTime();
}
