import { Temporal } from '../../platform/time/temporal.ts';

/** What is to be said about the day a card ends. */
export const cardExpiries = ['VALID', 'EXPIRES_SOON', 'EXPIRED'] as const;

/** One of them. */
export type CardExpiry = (typeof cardExpiries)[number];

/** The warning appears this many days ahead: about the time it takes to get a new card by mail. */
const noticeDays = 45;

/**
 * The state of a card, which is valid until the end of the month printed on it. Somewhere in the world that month lasts
 * longer than elsewhere: the card's bank counts in its own zone, so the last zone decides.
 *
 * @param month 1 to 12
 */
export function cardExpiry(
  { month, year }: { readonly month: number; readonly year: number },
  now: Temporal.Instant,
): CardExpiry {
  const today = now.toZonedDateTimeISO('Etc/GMT+12').toPlainDate();
  const firstDayAfter = Temporal.PlainDate.from({ year, month, day: 1 }).add({ months: 1 });
  const daysLeft = today.until(firstDayAfter).total('days');
  if (daysLeft <= 0) return 'EXPIRED';
  return daysLeft <= noticeDays ? 'EXPIRES_SOON' : 'VALID';
}
