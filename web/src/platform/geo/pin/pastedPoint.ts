import { coordinates } from '@brigade/domain/platform/geo/coordinates.ts';
import type { Position } from '@brigade/domain/platform/geo/metersFrom.ts';

const degrees = String.raw`([+-]?\d+(?:\.\d+)?)\s*°?\s*`;
const pair = new RegExp(String.raw`^\s*\(?${degrees}([NS])?\s*[,;\s]\s*${degrees}([EW])?\)?\s*$`, 'i');

/** The point of a text that maps and phones copy, such as "40.7128, -74.0060" or "40.7128° N, 74.0060° W". */
export function pastedPoint(text: string): Position | null {
  const [, north, hemisphere = '', east, side = ''] = pair.exec(text) ?? [];
  const point = {
    latitude: Number(north) * (hemisphere.toUpperCase() === 'S' ? -1 : 1),
    longitude: Number(east) * (side.toUpperCase() === 'W' ? -1 : 1),
  };
  return coordinates.safeParse(point).data ?? null;
}
