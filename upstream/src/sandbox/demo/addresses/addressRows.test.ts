import { expect, test } from 'vitest';
import { timeZoneAt } from '../../../platform/geo/timeZoneAt.ts';
import { sampleDemo, sampleMoments } from '../../../testing/sampleDemos.ts';

const { gigs, location_addresses, locations } = sampleDemo(sampleMoments[0][1]);

test('every location has a PRIMARY address, equal in both tables', () => {
  const own = location_addresses.filter(({ type }) => type === 'PRIMARY');
  expect(
    own.map(({ location_id, street_address, longitude }) => [location_id, street_address, longitude]),
  ).toEqual(locations.map(({ id, street_address, longitude }) => [id, street_address, longitude]));
});

test('all coordinates are in the given time zone', () => {
  for (const { longitude, latitude, timezone } of location_addresses) {
    expect(timeZoneAt(longitude, latitude)).toBe(timezone);
  }
});

test('an off-site gig is at one of the addresses of its location', () => {
  const away = gigs.filter(({ use_location_address }) => use_location_address === false);
  expect(away.length).toBeGreaterThan(10);
  for (const gig of away) {
    const address = location_addresses.find(({ id }) => id === gig.location_address_id);
    expect(address).toMatchObject({
      location_id: gig.location_id,
      street_address: gig.address_line_1,
      postal_code: gig.zip_code,
    });
  }
});
