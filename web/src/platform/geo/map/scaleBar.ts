const roundMeters = [
  5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000,
  1_000_000,
];

/** A round distance in meters that takes at most a quarter of a map's width. */
export function scaleMeters(halfWidth: number): number {
  return roundMeters.findLast((each) => each <= halfWidth / 2) ?? 5;
}
