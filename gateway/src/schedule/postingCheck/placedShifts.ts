import { parseWrittenShift } from '@brigade/domain/schedule/gigs/parseWrittenShift.ts';
import { type ShiftTimes, shiftTimes, type WrittenShift } from '@brigade/domain/schedule/gigs/shiftTimes.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { checkedSkillNumber } from '../../pros/skills/skillId.ts';
import type { CheckedShift } from './PostingCheckInput.ts';

/** A shift of the input, with its resolved times. */
export interface PlacedShift {
  /** The index of the shift in the input. */
  readonly index: number;
  readonly skillId: number;
  /** Cents an hour; null if not decided yet. */
  readonly wageCents: number | null;
  readonly written: WrittenShift;
  readonly times: ShiftTimes;
}

/**
 * The shifts of the input, earliest first.
 *
 * @param zone the IANA name of the location's time zone
 */
export function placedShifts(shifts: readonly CheckedShift[], zone: string): PlacedShift[] {
  return shifts
    .map((shift, index) => {
      const written = parseWrittenShift(shift);
      return {
        index,
        skillId: checkedSkillNumber(shift.skillId),
        wageCents: shift.wageCents ?? null,
        written,
        times: shiftTimes(written, zone),
      };
    })
    .toSorted((one, other) => Temporal.ZonedDateTime.compare(one.times.start, other.times.start));
}
