import type { ProWire } from '../profiles/proWire.ts';
import { isHighestFirst } from './isHighestFirst.ts';

/** Whether a server that answered these rows may have ordered them as asked. */
export function heedsOrder(pros: readonly ProWire[], ordering: string): boolean {
  if (ordering === '-fit') return hasDistances(pros);
  return ordering === 'distance'
    ? hasDistances(pros) && isNearestFirst(pros)
    : isHighestFirst(pros, ordering.slice(1));
}

/** What fits a location is not in the rows, but who orders by it measures distances. */
function hasDistances(pros: readonly ProWire[]): boolean {
  return pros.every(({ distance_miles }) => distance_miles !== undefined);
}

function isNearestFirst(pros: readonly ProWire[]): boolean {
  const miles = pros.map(({ distance_miles }) => distance_miles ?? Infinity);
  return miles.every((distance, index) => distance >= (miles[index - 1] ?? 0));
}
