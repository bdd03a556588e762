import { type ShiftTimes, shiftTimes, type WrittenShift } from '@brigade/domain/schedule/gigs/shiftTimes.ts';
import { Temporal } from '@brigade/domain/platform/time/temporal.ts';
import { checkedSkillNumber } from '../../skills/skillId.ts';
import type { CheckedShift } from './PostingCheckInput.ts';

/** A shift of the input, and when it really is. */
export interface PlacedShift {
  /** Where it stands in the input. */
  readonly index: number;
  readonly skillId: number;
  /** Cents an hour; null while it is not decided. */
  readonly wageCents: number | null;
  readonly written: WrittenShift;
  readonly times: ShiftTimes;
}

/**
 * The shifts of the input, the soonest first.
 *
 * @param zone IANA name of the zone of the place
 */
export function placedShifts(shifts: readonly CheckedShift[], zone: string): PlacedShift[] {
  return shifts
    .map((shift, index) => {
      const written = {
        date: Temporal.PlainDate.from(shift.date),
        startTime: Temporal.PlainTime.from(shift.startTime),
        endTime: Temporal.PlainTime.from(shift.endTime),
      };
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
