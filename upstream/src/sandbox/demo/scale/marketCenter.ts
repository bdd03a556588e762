import { type RawBuilder, sql } from 'kysely';

/** The center of a market by its id, 1 to 6, in degrees. */
export function marketCenter(marketId: RawBuilder<number>) {
  return {
    longitude: sql<number>`(array[-73.99, -87.64, -118.25, -71.07, -104.99, -80.19])[${marketId}]`,
    latitude: sql<number>`(array[40.73, 41.89, 34.04, 42.35, 39.75, 25.77])[${marketId}]`,
  };
}
