import { feet, miles } from './lengthText.ts';

const roundLengths = [
  ...[10, 20, 50, 100, 200, 500, 1000, 2000].map(feet),
  ...[1, 2, 5, 10, 20, 50, 100, 200, 500].map(miles),
];

/** A round length that takes at most a quarter of a map's width, in meters. */
export function scaleMeters(halfWidth: number): number {
  return roundLengths.findLast((each) => each <= halfWidth / 2) ?? feet(10);
}
