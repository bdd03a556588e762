import type { TimeSpan } from '../calendar/shiftTimes.ts';

/** The minimum time between two shifts, for travel and overtime. */
const wayBetweenShifts = 60 * 60 * 1000;

/** The pros' booked times, to prevent double bookings. */
export class Bookings {
  readonly #spans = new Map<number, TimeSpan[]>();

  /** Whether the pro has no overlapping work and an hour on both sides. */
  isFree(proId: number, { start, end }: TimeSpan): boolean {
    const taken = this.#spans.get(proId) ?? [];
    return taken.every(
      (span) => span.end + wayBetweenShifts <= start || end + wayBetweenShifts <= span.start,
    );
  }

  book(proId: number, { start, end }: TimeSpan): void {
    this.#spans.set(proId, [...(this.#spans.get(proId) ?? []), { start, end }]);
  }
}
