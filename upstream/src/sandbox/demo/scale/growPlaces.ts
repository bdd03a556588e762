import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { draw, turn, type Growth } from './growth.ts';
import { marketCenter } from './marketCenter.ts';

/** The number of new gigs per new location. */
const gigsPerLocation = 75;
const locationsPerOrganization = 10;

const adjectives = [
  'Silver',
  'Old',
  'Blue',
  'Golden',
  'Quiet',
  'Red',
  'Little',
  'Grand',
  'Green',
  'Stone',
  'Amber',
];
const nouns = [
  'Heron',
  'Lantern',
  'Anchor',
  'Orchard',
  'Harbor',
  'Maple',
  'Compass',
  'Fox',
  'Tide',
  'Mill',
  'Garden',
  'Bell',
  'Rook',
];
const kinds = ['Tavern', 'Kitchen', 'Hotel', 'Hall', 'Bistro', 'Brewery', 'Catering'];
const streets = [
  'Main Street',
  'Market Street',
  'Park Avenue',
  'Second Avenue',
  'Lake Street',
  'Union Street',
  'River Road',
];

/** Adds organizations and locations in all markets; returns the number of new locations. */
export async function growPlaces(database: Database, growth: Growth): Promise<number> {
  const locations = Math.max(6, Math.round((growth.gigs * 0.9) / gigsPerLocation));
  const n = sql.ref('n');
  const { longitude, latitude } = marketCenter(sql.ref('market.id'));
  // Otherwise, deferred triggers would add the locations' addresses at the end of the transaction, and pending triggers
  // prevent altering tables for the bulk load.
  await sql`set constraints add_primary_address immediate`.execute(database);
  await sql`
    insert into organizations (id, name)
    select base + n, ${turn(adjectives, sql`n * 5`)} || ' ' || ${turn(nouns, n)} || ' Group'
    from generate_series(1, ${Math.ceil(locations / locationsPerOrganization)}::int) as n,
      (select max(id) as base from organizations) as organization
  `.execute(database);
  await sql`
    insert into locations (
      id, organization_id, market_id, name, street_address, city, state_code, zip_code, timezone, longitude, latitude,
      approval_status, invoicing_enabled, overfill_positions
    )
    select
      location.base + n,
      organization.last - n % ${Math.ceil(locations / locationsPerOrganization)}::int,
      market.id,
      ${turn(adjectives, n)} || ' ' || ${turn(nouns, n)} || ' ' || ${turn(kinds, sql`n / 143`)},
      10 + n || ' ' || ${turn(streets, n)},
      case market.id when 1 then 'New York' else market.name end,
      market.state_code,
      (array['10011', '60614', '90012', '02116', '80205', '33131'])[market.id],
      market.timezone,
      ${longitude} + ${draw(growth, 'longitude', n)} / 20,
      ${latitude} + ${draw(growth, 'latitude', n)} / 20,
      'APPROVED',
      ${draw(growth, 'invoicing', n)} < 0.3,
      case when ${draw(growth, 'overfill', n)} < 0.2 then 1 else 0 end
    from generate_series(1, ${locations}::int) as n
      join markets as market on market.id = 1 + n % 6,
      (select max(id) as base from locations) as location,
      (select max(id) as last from organizations) as organization
  `.execute(database);
  return locations;
}
