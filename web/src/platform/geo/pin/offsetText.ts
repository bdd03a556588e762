import type { Offset } from '@brigade/domain/platform/geo/metersFrom.ts';
import { metersText } from '../map/metersText.ts';

/** How far a pin is from a place, in words: "40 m north, 10 m east of the saved pin". */
export function offsetText({ east, north }: Offset, place: string): string {
  const ways = [...way(north, 'north', 'south'), ...way(east, 'east', 'west')];
  return ways.length === 0 ? `At ${place}` : `${ways.join(', ')} of ${place}`;
}

function way(meters: number, forward: string, backward: string): string[] {
  if (Math.abs(meters) < 0.5) return [];
  return [`${metersText(Math.abs(meters))} ${meters > 0 ? forward : backward}`];
}
