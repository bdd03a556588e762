import { beforeEach, expect, test } from 'vitest';
import { addProfile } from '../../testing/managerProfile.ts';
import { people, type Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();

beforeEach(reset);

const fields = {
  name: 'Harbor Deck',
  street_address: '1 Beale Street',
  city: 'Memphis',
  state_code: 'tn',
  zip_code: '38103',
};

type Created = { id: number; organization_id: number };

const add = (body: object, as: Person = 'owner') => call<Created>('POST', '/locations/', { as, body });

const signUp = () => addProfile(database, people.gigster.id, { business_name: 'Gus & Sons' });

test('201: a new location is pending, with derived coordinates, time zone and market', async () => {
  const { status, body } = await add({ ...fields, phone_number: '6155550123', invoicing_enabled: true });

  expect(status).toBe(201);
  expect(body).toMatchObject({
    name: 'Harbor Deck',
    state_code: 'TN',
    organization_id: ids.harbor,
    organization_name: 'Harbor & Vine Hospitality',
    market_name: 'Nashville',
    timezone: 'America/Chicago',
    approval_status: 'PENDING',
    phone_number: '+16155550123',
    invoicing_enabled: true,
    brigade_fee_percentage: 20,
    team_managers_count: 0,
    coordinates: { type: 'Point', coordinates: [expect.closeTo(-90.05, 0), expect.closeTo(35.14, 0)] },
  });
  expect((await call('GET', `/locations/${body.id}/`, { as: 'owner' })).status).toBe(200);
});

test('201: uses the given coordinates, time zone and market', async () => {
  const coordinates = { type: 'Point', coordinates: [-112.074, 33.4484] };

  expect((await add({ ...fields, coordinates })).body).toMatchObject({
    coordinates,
    timezone: 'America/Phoenix',
  });
  expect((await add({ ...fields, coordinates, timezone: 'America/Denver' })).body).toMatchObject({
    timezone: 'America/Denver',
  });
});

test('201: creates an organization for a signed-up manager without a role', async () => {
  await signUp();

  const { status, body } = await add(fields, 'gigster');
  const second = await add({ ...fields, name: 'Gus on Third' }, 'gigster');

  expect(status).toBe(201);
  expect(body).toMatchObject({ organization_name: 'Gus & Sons', approval_status: 'PENDING' });
  expect(second.body.organization_id).toBe(body.organization_id);
  expect((await call('GET', '/users/me/', { as: 'gigster' })).body).toMatchObject({
    organization_roles: [{ organization_id: body.organization_id, role: 'ADMIN' }],
  });
});

test('201: a new organization can have another name than the business', async () => {
  await signUp();

  const { body } = await add({ ...fields, organization_name: ' Gus Group ' }, 'gigster');

  expect(body).toMatchObject({ organization_name: 'Gus Group' });
});

test('400: a new organization requires a name', async () => {
  await signUp();

  const { status, error } = await add({ ...fields, organization_name: ' ' }, 'gigster');

  expect({ status, target: error?.target, message: error?.message }).toEqual({
    status: 400,
    target: 'organization_name',
    message: 'This field is required',
  });
});

test('201: a platform admin can set the organization, the market and the fees', async () => {
  const decided = { organization_id: ids.summit, market_id: 2, brigade_fee_percentage: 12 };

  expect((await add({ ...fields, ...decided }, 'admin')).body).toMatchObject(decided);
});

test('400: names all missing fields', async () => {
  const { status, error } = await add({});

  expect(status).toBe(400);
  expect(error?.details?.map(({ target, message }) => [target, message])).toEqual(
    Object.keys(fields).map((field) => [field, 'This field is required']),
  );
});

test.each([
  ['coordinates', { state_code: 'ZZ' }, 'owner'],
  ['url', { url: 'ftp://harbor.example' }, 'owner'],
  ['approval_status', { approval_status: 'APPROVED' }, 'owner'],
  ['organization_id', {}, 'admin'],
  ['market_id', { organization_id: ids.summit, market_id: 999 }, 'admin'],
] as const)('400: rejects at %s %j and adds nothing', async (target, body, as) => {
  const { status, error } = await add({ ...fields, ...body }, as);

  expect({ status, target: error?.target }).toEqual({ status: 400, target });
  expect(await database.selectFrom('locations').select('id').execute()).toHaveLength(4);
});

test('401: rejects a request without a session', async () => {
  expect((await call('POST', '/locations/', { body: fields })).status).toBe(401);
});

test.each<[Person, object, string]>([
  ['manager', {}, 'locations.create'],
  ['manager', { organization_id: ids.harbor }, 'locations.create'],
  ['gigster', {}, 'locations.create'],
  ['owner', { w2_fee_percentage: 0 }, 'platform.admin'],
])('403: the %s cannot add a location with %j without %s', async (as, body, permission) => {
  const { status, error } = await add({ ...fields, ...body }, as);

  expect({ status, target: error?.target }).toEqual({ status: 403, target: permission });
});

test('404: rejects an organization without access', async () => {
  expect((await add({ ...fields, organization_id: ids.summit })).status).toBe(404);
});
