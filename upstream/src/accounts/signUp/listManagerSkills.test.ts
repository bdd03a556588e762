import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call } = await startTestServer();

test('200: lists the responsibilities of managers by name', async () => {
  const { status, body } = await call<{ id: number; name: string }[]>('GET', '/manager-skills/', {
    as: 'gigster',
  });

  expect(status).toBe(200);
  const names = body.map(({ name }) => name);
  expect(names).toContain('Kitchen');
  expect(names).toEqual(names.toSorted());
});

test('400: rejects an unknown parameter', async () => {
  expect((await call('GET', '/manager-skills/?page=2', { as: 'gigster' })).error?.target).toBe('page');
});

test('401: rejects a request without a session', async () => {
  expect((await call('GET', '/manager-skills/')).status).toBe(401);
});
