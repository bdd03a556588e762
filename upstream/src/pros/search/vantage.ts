import type { Database } from '../../platform/database/database.ts';

/** A location, with what pros are compared with. */
export interface Vantage {
  readonly locationId: number;
  readonly city: string;
  readonly marketId: number;
  readonly longitude: number;
  readonly latitude: number;
  /** The positions that the location has posted shifts for. */
  readonly skillIds: readonly number[];
}

/** A location as pros are seen from it. */
export async function readVantage(database: Database, locationId: number): Promise<Vantage> {
  const [location, skills] = await Promise.all([
    database
      .selectFrom('locations')
      .select(['city', 'market_id as marketId', 'longitude', 'latitude'])
      .where('id', '=', locationId)
      .executeTakeFirstOrThrow(),
    database
      .selectFrom('skills')
      .select('skills.id')
      .where((eb) =>
        eb.exists(
          eb
            .selectFrom('gigs')
            .select('gigs.id')
            .where('gigs.location_id', '=', locationId)
            .whereRef('gigs.skill_id', '=', 'skills.id'),
        ),
      )
      .execute(),
  ]);
  return { locationId, ...location, skillIds: skills.map(({ id }) => id) };
}
