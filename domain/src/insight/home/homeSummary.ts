interface Counts {
  /** Gigs that start today, and the confirmed pros of them. */
  readonly shifts: number;
  readonly people: number;
  /** Places without a pro in the next seven days; null where the viewer does not fill them. */
  readonly openPlaces: number | null;
}

/** Today and the week ahead in two sentences. */
export function homeSummary({ shifts, people, openPlaces }: Counts): string {
  const today =
    shifts === 0
      ? 'No shifts today.'
      : `${counted(shifts, 'shift')} today, ${people === 1 ? '1 person' : `${people} people`}.`;
  if (openPlaces === null) return today;
  return `${today} ${openPlaces === 0 ? 'No places' : counted(openPlaces, 'place')} open in the next 7 days.`;
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
