/** Farther away, the exact number says nothing. */
const most = 100;

/** How far from a location a pro lives, by its whole miles, where 0 is under one. Null if that is not known. */
export function distanceText(miles: number | null | undefined): string | null {
  if (miles == null) return null;
  if (miles === 0) return 'Under 1 mile away';
  if (miles > most) return `Over ${most} miles away`;
  return miles === 1 ? '1 mile away' : `${miles} miles away`;
}
