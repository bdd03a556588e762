import type { TimeSpan } from '../calendar/shiftTimes.ts';

/** People need time to get from one shift to the next, and shifts may end late. */
const wayBetweenShifts = 60 * 60 * 1000;

/** Who is taken when, so that nobody is booked twice at the same time. */
export class Bookings {
  readonly #spans = new Map<number, TimeSpan[]>();

  /** Whether the pro has nothing that overlaps and an hour on both sides. */
  isFree(proId: number, { start, end }: TimeSpan): boolean {
    const taken = this.#spans.get(proId) ?? [];
    return taken.every(
      (span) => span.end + wayBetweenShifts <= start || end + wayBetweenShifts <= span.start,
    );
  }

  /** Takes the pro's time. */
  book(proId: number, { start, end }: TimeSpan): void {
    this.#spans.set(proId, [...(this.#spans.get(proId) ?? []), { start, end }]);
  }
}
