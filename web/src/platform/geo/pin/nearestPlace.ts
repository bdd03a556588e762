import { distanceMeters, metersFrom, type Position } from '@brigade/domain/platform/geo/metersFrom.ts';
import { offsetText } from './offsetText.ts';
import type { MapPlace } from './mapPlace.ts';

/** Beyond it, another address says nothing about where a pin is, in meters. */
const farMeters = 20_000;

/** Where the nearest other address is from, in words, for who does not see the map; null if none is near. */
export function nearestPlaceText(pin: Position, places: readonly MapPlace[]): string | null {
  const [nearest] = places
    .map(({ name, position }) => ({ name, position, meters: distanceMeters(pin, position) }))
    .filter(({ meters }) => meters <= farMeters)
    .toSorted((one, other) => one.meters - other.meters);
  return nearest ? `${offsetText(metersFrom(nearest.position, pin), nearest.name)}.` : null;
}
