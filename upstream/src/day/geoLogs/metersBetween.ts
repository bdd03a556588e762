/** A position in degrees east and north. */
export type Position = { longitude: number; latitude: number };

const metersPerDegree = 111_195;

/**
 * The distance of two positions in meters. It treats the ground as flat, which is off by less than a meter within the
 * largest fence.
 */
export function metersBetween(one: Position, other: Position): number {
  const middle = ((one.latitude + other.latitude) / 2) * (Math.PI / 180);
  const degreesEast = ((other.longitude - one.longitude + 540) % 360) - 180;
  return Math.hypot(degreesEast * Math.cos(middle), other.latitude - one.latitude) * metersPerDegree;
}

/** The position so many meters from another in a direction, in degrees clockwise from north. */
export function positionAt({ longitude, latitude }: Position, meters: number, direction: number): Position {
  const angle = direction * (Math.PI / 180);
  const north = (Math.cos(angle) * meters) / metersPerDegree;
  const east = (Math.sin(angle) * meters) / (metersPerDegree * Math.cos(latitude * (Math.PI / 180)));
  return { longitude: rounded(longitude + east), latitude: rounded(latitude + north) };
}

/** A tenth of a meter. */
function rounded(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
