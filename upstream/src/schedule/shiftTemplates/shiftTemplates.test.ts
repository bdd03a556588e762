import { beforeEach, expect, test } from 'vitest';
import type { Page } from '../../platform/paging/page.ts';
import { addShiftTemplate } from '../../testing/postingMaterials.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const day = {
  location_id: ids.harborHouse,
  start_time: '09:00',
  end_time: '17:00',
  unpaid_break_minutes: 30,
};

beforeEach(reset);

test('200: lists templates of the location by start', async () => {
  await addShiftTemplate(database);
  await addShiftTemplate(database, ids.vineStreet);
  await call('POST', '/shifts/', { as: 'member', body: day });

  const { body } = await call<Page<object>>('GET', `/shifts/?location_id=${ids.harborHouse}`, {
    as: 'onsite',
  });

  expect(body.results).toEqual([
    { ...day, id: 3, start_time: '09:00:00', end_time: '17:00:00' },
    { ...day, id: 1, start_time: '17:00:00', end_time: '01:00:00' },
  ]);
});

test('201: the break defaults to none; accepts sixteen hours across midnight', async () => {
  const { status, body } = await call('POST', '/shifts/', {
    as: 'member',
    body: { location_id: ids.harborHouse, start_time: '18:00', end_time: '10:00' },
  });

  expect(status).toBe(201);
  expect(body).toMatchObject({ unpaid_break_minutes: 0, end_time: '10:00:00' });
});

test.each([
  [{ start_time: '25:00' }, 'start_time', 'Enter a time such as 18:30'],
  [{ end_time: undefined }, 'end_time', 'This field is required'],
  [{ end_time: '09:00' }, 'end_time', 'A shift can be at most 16 hours long'],
  [{ unpaid_break_minutes: 480 }, 'unpaid_break_minutes', 'The break must be shorter than the shift'],
  [{ unpaid_break_minutes: -1 }, 'unpaid_break_minutes', 'Enter 0 minutes or more'],
])('400: %j is refused at its field', async (wrong, target, message) => {
  const { status, error } = await call('POST', '/shifts/', { as: 'member', body: { ...day, ...wrong } });

  expect(status).toBe(400);
  expect(error).toMatchObject({ target, message });
});

test('200: changes the times, which may stay the same', async () => {
  const id = await addShiftTemplate(database);

  expect((await call('PUT', `/shifts/${id}/`, { as: 'member', body: day })).body).toMatchObject({
    id,
    start_time: '09:00:00',
  });
  expect((await call('PUT', `/shifts/${id}/`, { as: 'member', body: day })).status).toBe(200);
});

test('204: deletes a template', async () => {
  const id = await addShiftTemplate(database);

  expect((await call('DELETE', `/shifts/${id}/`, { as: 'member' })).status).toBe(204);
  expect((await call('DELETE', `/shifts/${id}/`, { as: 'member' })).status).toBe(404);
});

test('401, 403 and 404: without a session, onsite managers, and other organizations', async () => {
  const id = await addShiftTemplate(database);
  const elsewhere = await addShiftTemplate(database, ids.vineStreet);

  expect((await call('PUT', `/shifts/${id}/`, { body: day })).status).toBe(401);
  expect((await call('PUT', `/shifts/${id}/`, { as: 'onsite', body: day })).error).toMatchObject({
    target: 'gigs.post',
  });
  // A template of another location than the body names, even for a member of both.
  expect((await call('PUT', `/shifts/${elsewhere}/`, { as: 'owner', body: day })).status).toBe(404);
  expect((await call('DELETE', `/shifts/${elsewhere}/`, { as: 'member' })).status).toBe(404);
});

test('409: the same times twice', async () => {
  const id = await addShiftTemplate(database);
  await call('POST', '/shifts/', { as: 'member', body: day });
  const again = { status: 409, error: { code: 'already_exists', target: 'start_time' } };

  expect(await call('POST', '/shifts/', { as: 'member', body: day })).toMatchObject(again);
  expect(await call('PUT', `/shifts/${id}/`, { as: 'member', body: day })).toMatchObject(again);
});
