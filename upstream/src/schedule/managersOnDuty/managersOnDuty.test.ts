import { beforeEach, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addManagerOnDuty } from '../../testing/postingMaterials.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = '/managers-on-duty/';
const elena = { fullname: 'Elena Ruiz', phone_number: '(615) 555-0142 ext. 7', location_id: ids.harborHouse };

beforeEach(reset);

async function names(headers: Record<string, string> = {}, query = ''): Promise<string[]> {
  const { body } = await call<Page<{ fullname: string }>>('GET', `${path}${query}`, {
    as: 'onsite',
    headers,
  });
  return body.results.map(({ fullname }) => fullname);
}

test('200: lists managers of the location of the header or the query, by name', async () => {
  await addManagerOnDuty(database, 'zoe Lin');
  await addManagerOnDuty(database, 'Adam Fox');
  await addManagerOnDuty(database, 'Nina Kay', ids.vineStreet);

  expect(await names({ 'x-location-id': String(ids.harborHouse) })).toEqual(['Adam Fox', 'zoe Lin']);
  expect(await names({}, `?location_id=${ids.harborHouse}`)).toEqual(['Adam Fox', 'zoe Lin']);
});

test('201: stores the number as +1 and ten digits, without the extension', async () => {
  const { status, body } = await call('POST', path, { as: 'member', body: elena });

  expect(status).toBe(201);
  expect(body).toEqual({
    id: 1,
    fullname: 'Elena Ruiz',
    phone_number: '+16155550142',
    location_id: ids.harborHouse,
  });
});

test('201: the location defaults to the header', async () => {
  const { body } = await call('POST', path, {
    as: 'member',
    body: { ...elena, location_id: undefined },
    headers: { 'x-location-id': String(ids.harborHouse) },
  });

  expect(body).toMatchObject({ location_id: ids.harborHouse });
});

test.each([
  [{ phone_number: '555-0142' }, 'phone_number', 'Invalid phone number'],
  [{ phone_number: '' }, 'phone_number', 'This field is required'],
  [{ phone_number: undefined }, 'phone_number', 'This field is required'],
  [{ fullname: '' }, 'fullname', 'This field is required'],
  [{ location_id: undefined }, 'location_id', 'This field is required'],
])('400: %j is refused at its field', async (wrong, target, message) => {
  const { status, error } = await call('POST', path, { as: 'member', body: { ...elena, ...wrong } });

  expect(status).toBe(400);
  expect(error?.details ?? [error]).toMatchObject([{ target, message }]);
});

test('200: keeps omitted fields', async () => {
  const id = await addManagerOnDuty(database);
  const { body } = await call('PATCH', `${path}${id}/`, { as: 'member', body: { fullname: 'Elena Cruz' } });

  expect(body).toMatchObject({ fullname: 'Elena Cruz', phone_number: '+16155550142' });
});

test('204: removes the manager from the list', async () => {
  const id = await addManagerOnDuty(database);

  expect((await call('DELETE', `${path}${id}/`, { as: 'member' })).status).toBe(204);
  expect(await names({}, `?location_id=${ids.harborHouse}`)).toEqual([]);
});

test('401, 403 and 404: without a session, onsite managers, and other organizations', async () => {
  const id = await addManagerOnDuty(database);

  expect((await call('DELETE', `${path}${id}/`)).status).toBe(401);
  expect((await call('DELETE', `${path}${id}/`, { as: 'onsite' })).error).toMatchObject({
    target: 'gigs.post',
  });
  expect((await call('DELETE', `${path}${id}/`, { as: 'rival' })).status).toBe(404);
  expect((await call('PATCH', `${path}99/`, { as: 'member', body: {} })).status).toBe(404);
});

test('409: the same name with the same number twice', async () => {
  await call('POST', path, { as: 'member', body: elena });
  const other = await addManagerOnDuty(database, 'Adam Fox');
  const again = { ...elena, fullname: 'elena ruiz' };

  expect(await call('POST', path, { as: 'member', body: again })).toMatchObject({
    status: 409,
    error: { code: 'already_exists', target: 'fullname' },
  });
  expect(
    await call('PATCH', `${path}${other}/`, { as: 'member', body: { fullname: 'ELENA RUIZ' } }),
  ).toMatchObject({ status: 409, error: { target: 'fullname' } });
});
