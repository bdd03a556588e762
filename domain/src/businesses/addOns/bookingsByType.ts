import type { AddOnPeriod, AddOnStatus } from './addOnStatus.ts';
import { type AddOnType, addOnTypes } from './addOnTypes.ts';

/** A booking as far as its place among the others needs it. */
export type ListedBooking = AddOnPeriod & {
  readonly type: AddOnType;
  readonly status: AddOnStatus;
};

/** What is booked of one kind. */
export interface BookingsOfType<Booking> {
  readonly type: AddOnType;
  /** What holds and what is to come, the next first. */
  readonly current: readonly Booking[];
  /** What ended last; null when nothing has. */
  readonly last: Booking | null;
}

/** The bookings of each kind, the kinds in their own order, those without any booking too. */
export function bookingsByType<Booking extends ListedBooking>(
  bookings: readonly Booking[],
): BookingsOfType<Booking>[] {
  const latest = bookings.toSorted((one, other) => (one.startDate < other.startDate ? 1 : -1));
  return addOnTypes.map((type) => {
    const ofType = latest.filter((booking) => booking.type === type);
    return {
      type,
      current: ofType.filter(({ status }) => status !== 'ENDED').toReversed(),
      last: ofType.find(({ status }) => status === 'ENDED') ?? null,
    };
  });
}
