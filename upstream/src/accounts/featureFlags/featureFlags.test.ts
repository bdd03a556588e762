import { describe, expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call } = await startTestServer();
const list = '/feature-flags/';
const assistant = '/admin/configuration/feature-flags/jobs_history_assistant/';
const flag = {
  name: 'jobs_history_assistant',
  description: 'Questions in plain words about past work',
  rollout_percent: 100,
};

describe('GET /api/feature-flags/', () => {
  test('200: lists all flags by name', async () => {
    const { status, body } = await call('GET', list, { as: 'gigster' });
    expect({ status, body }).toEqual({ status: 200, body: [flag] });
  });

  test('400: rejects an unknown parameter', async () => {
    expect((await call('GET', '/feature-flags/?name=a', { as: 'gigster' })).error?.target).toBe('name');
  });

  test('401: GET rejects a request without a session', async () => {
    expect((await call('GET', list)).status).toBe(401);
  });
});

describe('PATCH /api/admin/configuration/feature-flags/:name/', () => {
  test('200: changes the percentage for all callers', async () => {
    const changed = await call('PATCH', assistant, { as: 'admin', body: { rollout_percent: 12.5 } });
    expect(changed.body).toEqual({ ...flag, rollout_percent: 12.5 });
    expect((await call('GET', list, { as: 'member' })).body).toEqual([{ ...flag, rollout_percent: 12.5 }]);
  });

  test.for([
    { rollout_percent: -1 },
    { rollout_percent: 100.01 },
    { rollout_percent: 0.001 },
    { rollout_percent: '50' },
    {},
  ])('400: rejects %j', async (body) => {
    expect((await call('PATCH', assistant, { as: 'admin', body })).error?.target).toBe('rollout_percent');
  });

  test('401: PATCH rejects a request without a session', async () => {
    expect((await call('PATCH', assistant, { body: { rollout_percent: 1 } })).status).toBe(401);
  });

  test('404: is for platform admins only, and for flags that exist', async () => {
    const body = { rollout_percent: 1 };
    expect((await call('PATCH', assistant, { as: 'owner', body })).status).toBe(404);
    const unknown = '/admin/configuration/feature-flags/none/';
    expect((await call('PATCH', unknown, { as: 'admin', body })).status).toBe(404);
  });
});
