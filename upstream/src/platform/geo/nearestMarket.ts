import type { Database } from '../database/database.ts';
import { geocode } from './geocode.ts';

type Point = { longitude: number; latitude: number };

/**
 * The id of the market nearest to a point. Markets are located by their city: "New York City" is in New York.
 *
 * @returns null only if there are no markets
 */
export async function nearestMarket(database: Database, point: Point): Promise<number | null> {
  const markets = await database
    .selectFrom('markets')
    .select(['id', 'name', 'state_code'])
    .orderBy('id')
    .execute();
  const found = await Promise.all(
    markets.map(async ({ id, name, state_code }) => {
      const place = await geocode({ city: name.replace(/ City$/, ''), state_code });
      return { id, distance: place ? distance(point, place) : Infinity };
    }),
  );
  const [nearest] = found.toSorted((one, other) => one.distance - other.distance);
  return nearest?.id ?? null;
}

/** Monotonic in the distance; degrees of longitude shrink away from the equator. */
function distance(one: Point, other: Point): number {
  const shrink = Math.cos((((one.latitude + other.latitude) / 2) * Math.PI) / 180);
  return Math.hypot((one.longitude - other.longitude) * shrink, one.latitude - other.latitude);
}
