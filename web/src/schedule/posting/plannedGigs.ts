import { isPlan } from './changeType.ts';
import type { PostingValues, ShiftLineValues } from './postingValues.ts';

/** One gig in the posting form, before a recurrence repeats it. */
export interface PlannedGig {
  /** The index of its line in the form. */
  readonly lineIndex: number;
  readonly line: ShiftLineValues;
  /** YYYY-MM-DD; empty while none is chosen. */
  readonly date: string;
  /** How many pros, as typed. */
  readonly places: string;
  /** Path of the field in which `places` was typed. */
  readonly placesPath: string;
}

/** The gigs that a posting consists of, in the order in which they are sent. */
export function plannedGigs({
  type,
  lines,
  days,
  date,
}: Pick<PostingValues, 'type' | 'lines' | 'days' | 'date'>): PlannedGig[] {
  if (!isPlan(type)) {
    return lines
      .slice(0, 1)
      .map((line) => ({ lineIndex: 0, line, date, places: line.places, placesPath: 'lines.0.places' }));
  }
  return lines.flatMap((line, lineIndex) =>
    days.flatMap((day) => {
      const places = (line.placesByDay[day] ?? '').trim();
      const placesPath = `lines.${lineIndex}.placesByDay.${day}`;
      return places === '' || places === '0' ? [] : [{ lineIndex, line, date: day, places, placesPath }];
    }),
  );
}
