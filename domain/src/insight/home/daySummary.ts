interface Counts {
  readonly shifts: number;
  /** The locations of the shifts. */
  readonly locations: number;
  readonly places: number;
  /** Places that are taken. */
  readonly filled: number;
  /** Pros who are at work now, and those who are late; null for another day than today. */
  readonly now: { readonly in: number; readonly missing: number } | null;
}

/** A day at several locations in two or three sentences. */
export function daySummary({ shifts, locations, places, filled, now }: Counts): string {
  if (shifts === 0) return 'No shifts.';
  const day = `${counted(shifts, 'shift')} at ${counted(locations, 'location')}. ${filled} of ${counted(places, 'place')} filled.`;
  if (now === null || now.in + now.missing === 0) return day;
  return `${day} ${now.in} clocked in${now.missing === 0 ? '' : `, ${now.missing} missing`}.`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
