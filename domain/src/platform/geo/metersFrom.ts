/** A position in degrees east and north. */
export interface Position {
  readonly longitude: number;
  readonly latitude: number;
}

/** How far a position is from another, in meters. */
export interface Offset {
  readonly east: number;
  readonly north: number;
}

/** Of latitude anywhere, and of longitude at the equator. */
export const metersPerDegree = 111_195;

/**
 * How far `to` is east and north of `from`. It treats the ground as flat, which is off by less than a meter within the
 * largest fence.
 */
export function metersFrom(from: Position, to: Position): Offset {
  const middle = ((from.latitude + to.latitude) / 2) * (Math.PI / 180);
  return {
    east: shortWay(to.longitude - from.longitude) * Math.cos(middle) * metersPerDegree,
    north: (to.latitude - from.latitude) * metersPerDegree,
  };
}

/** Degrees of longitude the short way around the globe. Both directions round alike, so there and back are equal. */
function shortWay(degrees: number): number {
  if (degrees > 180) return degrees - 360;
  return degrees < -180 ? degrees + 360 : degrees;
}

/** The distance of two positions in whole meters. */
export function distanceMeters(from: Position, to: Position): number {
  const { east, north } = metersFrom(from, to);
  return Math.round(Math.hypot(east, north));
}
