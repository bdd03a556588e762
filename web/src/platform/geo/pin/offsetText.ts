import type { Offset } from '@brigade/domain/platform/geo/metersFrom.ts';
import { isNoLength, lengthText } from '../map/lengthText.ts';

/** How far a pin is from a place, in words: "40 ft north, 10 ft east of the saved pin". */
export function offsetText({ east, north }: Offset, place: string): string {
  const ways = [...way(north, 'north', 'south'), ...way(east, 'east', 'west')];
  return ways.length === 0 ? `At ${place}` : `${ways.join(', ')} of ${place}`;
}

function way(meters: number, forward: string, backward: string): string[] {
  const length = Math.abs(meters);
  return isNoLength(length) ? [] : [`${lengthText(length)} ${meters > 0 ? forward : backward}`];
}
