/** A shift of a day, as far as the order of the locations depends on it. */
interface ShiftOfDay {
  readonly locationId: number;
  readonly missing: number;
  readonly startTime: string;
}

/** The shifts of each location: locations where pros are missing first, then by the start of their first shift. */
export function shiftsByLocation<Shift extends ShiftOfDay>(shifts: readonly Shift[]): Shift[][] {
  const missing = (group: readonly Shift[]) => group.reduce((sum, shift) => sum + shift.missing, 0);
  const start = (group: readonly Shift[]) => Math.min(...group.map(({ startTime }) => Date.parse(startTime)));
  return [...Map.groupBy(shifts, ({ locationId }) => locationId).values()].toSorted(
    (one, other) => missing(other) - missing(one) || start(one) - start(other),
  );
}
