import { mostPlaces } from '@brigade/domain/schedule/gigs/places.ts';
import type { CostedShift } from '../costs/previewCost.ts';
import { isPlan } from './changeType.ts';
import { centsOf } from '../terms/dollars.ts';
import { plannedGigs } from './plannedGigs.ts';
import type { PostingValues } from './postingValues.ts';
import { wholeNumber } from '../terms/wholeNumber.ts';

/** A shift that is complete enough to be reckoned and judged. */
export interface PostedShift extends CostedShift {
  /** Id of the position's node; empty while none is chosen. */
  readonly skillId: string;
}

/**
 * Every single shift that the form would post now, the soonest first; what is not complete yet is left out.
 *
 * @param seriesDates YYYY-MM-DD, the dates of the recurrence; null where the shift does not repeat
 */
export function costedShifts(values: PostingValues, seriesDates: readonly string[] | null): PostedShift[] {
  const repeats = seriesDates !== null && !isPlan(values.type);
  const bonus = centsOf(values.boostBonus);
  return plannedGigs(values)
    .flatMap(({ line, date, places }) =>
      (repeats ? seriesDates : [date]).map((day) => ({
        date: day,
        startTime: line.startTime,
        endTime: line.endTime,
        unpaidBreakMinutes: wholeNumber(line.unpaidBreakMinutes),
        wageCents: centsOf(line.wage),
        bonusCents: Number.isNaN(bonus) ? 0 : bonus,
        places: wholeNumber(places),
        skillId: line.skillId,
      })),
    )
    .filter(isComplete)
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
}

function isComplete({ date, startTime, endTime, places, ...shift }: PostedShift): boolean {
  const isTimed = date !== '' && startTime !== '' && endTime !== '';
  const isStaffed = places >= 1 && places <= mostPlaces;
  return isTimed && isStaffed && shift.wageCents > 0 && !Number.isNaN(shift.unpaidBreakMinutes);
}

function keyOf({ date, startTime }: PostedShift): string {
  return `${date} ${startTime}`;
}
