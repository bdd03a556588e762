const metersPerFoot = 0.3048;
const feetPerMile = 5280;

/** The meters of a length in feet. */
export const feet = (length: number): number => length * metersPerFoot;

/** The meters of a length in miles. */
export const miles = (length: number): number => feet(length * feetPerMile);

/**
 * A length in words, as people of the United States measure: "660 ft", "1.2 miles". Lengths are kept in meters
 * everywhere else. None is exact to less than ten feet.
 */
export function lengthText(meters: number): string {
  const tens = Math.round(meters / feet(10)) * 10;
  if (tens < feetPerMile) return `${Math.max(tens, 10).toLocaleString('en-US')} ft`;
  const length = meters / miles(1);
  const rounded = Number(length.toFixed(length < 9.95 ? 1 : 0));
  return rounded === 1 ? '1 mile' : `${rounded.toLocaleString('en-US')} miles`;
}

/** Whether a length is too short to count as one. */
export const isNoLength = (meters: number): boolean => meters < feet(5);
