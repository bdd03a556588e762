import { metersPerDegree, type Offset, type Position } from './metersFrom.ts';

/** Below it, a step to the east would turn around the pole. */
const leastShrink = 1e-6;

/** The position that is `offset` from `from`: the inverse of `metersFrom`. It ends at the poles. */
export function movedBy(from: Position, { east, north }: Offset): Position {
  const latitude = Math.max(-90, Math.min(90, from.latitude + north / metersPerDegree));
  const shrink = Math.cos(((from.latitude + latitude) / 2) * (Math.PI / 180));
  const turn = shrink > leastShrink ? east / (shrink * metersPerDegree) : 0;
  return { longitude: onGlobe(from.longitude + turn), latitude };
}

/** Degrees from -180 to 180. Those that already are stay exactly as they are. */
function onGlobe(longitude: number): number {
  return Math.abs(longitude) <= 180 ? longitude : longitude - 360 * Math.round(longitude / 360);
}
