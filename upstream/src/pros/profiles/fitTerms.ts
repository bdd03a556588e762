import { type RawBuilder, sql } from 'kysely';

/** The points for the position: of a pro who has it, and of one who has others. */
export const positionPoints = { known: 30, other: 6 };

/** The points for having worked at the location before. */
export const workedHerePoints = 20;

/** For queries over `pros`: the points for living near a place. */
export function distancePoints(place: {
  city: RawBuilder<string>;
  marketId: RawBuilder<number>;
}): RawBuilder<number> {
  return sql`case
    when pros.city = ${place.city} then 10
    when pros.market_id = ${place.marketId} then 6
    else 0
  end`;
}
