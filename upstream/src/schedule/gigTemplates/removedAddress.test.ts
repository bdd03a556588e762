import { beforeEach, expect, test } from 'vitest';
import { addressBody } from '../../testing/addressBody.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const addresses = `/locations/${ids.harborHouse}/addresses/`;
const path = '/staffer/gigs/templates/';
const brunch = {
  location_id: ids.harborHouse,
  skill_id: ids.server,
  name: 'Brunch',
  hourly_rate: 22.5,
  position_description: 'Six tables, two turns.',
};
let addressId = 0;

beforeEach(async () => {
  await reset();
  addressId = (await call<{ id: number }>('POST', addresses, { as: 'manager', body: addressBody })).body.id;
});

async function create(place: object): Promise<string> {
  const { body } = await call<{ id: number }>('POST', path, { as: 'member', body: { ...brunch, ...place } });
  return `${path}${body.id}/`;
}

const read = async (template: string) => (await call('GET', template, { as: 'member' })).body;
const change = async (template: string, body: object) =>
  (await call('PATCH', template, { as: 'member', body })).body;

const removeAddress = () => call('DELETE', `${addresses}${addressId}/`, { as: 'manager' });

const atLocation = { location_address_id: null, use_location_address: true };
const nowhere = { location_address_id: null, use_location_address: false };

test('a template whose address is removed differs from one at the location itself', async () => {
  const template = await create({ location_address_id: addressId });
  expect(await read(template)).toMatchObject({
    location_address_id: addressId,
    use_location_address: false,
  });

  await removeAddress();

  expect(await read(template)).toMatchObject(nowhere);
  expect(await change(template, { name: 'Late brunch' })).toMatchObject(nowhere);
});

test.each([
  [{ location_address_id: null }, atLocation],
  [{ use_location_address: true }, atLocation],
  [{ use_location_address: false }, nowhere],
])('a template whose address was removed and that is sent %o', async (place, expected) => {
  const template = await create({ location_address_id: addressId });
  await removeAddress();

  expect(await change(template, place)).toMatchObject(expected);
});

test.each([
  [{}, atLocation],
  [{ location_address_id: null }, atLocation],
  [{ use_location_address: false }, nowhere],
  [{ location_address_id: null, use_location_address: false }, nowhere],
])('a new template with %o', async (place, expected) => {
  expect(await read(await create(place))).toMatchObject(expected);
});

test('an address says whether it is that of the location', async () => {
  const { id: primary } = await database
    .selectFrom('location_addresses')
    .select('id')
    .where('location_id', '=', ids.harborHouse)
    .where('type', '=', 'PRIMARY')
    .executeTakeFirstOrThrow();
  const template = await create({ location_address_id: primary, use_location_address: false });
  expect(await read(template)).toMatchObject({ location_address_id: primary, use_location_address: true });

  expect(await change(template, { location_address_id: addressId })).toMatchObject({
    location_address_id: addressId,
    use_location_address: false,
  });
});
