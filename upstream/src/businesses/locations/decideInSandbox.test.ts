import { expect, test } from 'vitest';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, ids } = await startTestServer();

const path = (id: number) => `/sandbox/locations/${id}/approval/`;

test('200: a caller who can edit the location can approve it, or deny it with a reason', async () => {
  const approved = await call('POST', path(ids.harborAnnex), { as: 'owner', body: {} });
  const denied = await call('POST', path(ids.harborAnnex), {
    as: 'owner',
    body: { approval_status: 'DENIED', approval_reason: 'A private home.' },
  });

  expect(approved.status).toBe(200);
  expect(approved.body).toMatchObject({ id: ids.harborAnnex, approval_status: 'APPROVED' });
  expect(denied.body).toMatchObject({ approval_status: 'DENIED', approval_reason: 'A private home.' });
});

test('400: a location cannot be made pending', async () => {
  const body = { approval_status: 'PENDING' };

  expect((await call('POST', path(ids.harborHouse), { as: 'owner', body })).error?.target).toBe(
    'approval_status',
  );
});

test('401: rejects a request without a session', async () => {
  expect((await call('POST', path(ids.harborHouse), { body: {} })).status).toBe(401);
});

test('403: rejects a team member', async () => {
  expect((await call('POST', path(ids.harborHouse), { as: 'member', body: {} })).status).toBe(403);
});

test('404: rejects a location without access, and any in production', async () => {
  const production = await startTestServer({ isProduction: true });

  expect((await call('POST', path(ids.harborHouse), { as: 'rival', body: {} })).status).toBe(404);
  expect((await production.call('POST', path(ids.harborAnnex), { as: 'owner', body: {} })).status).toBe(404);
});

const decideOnVineStreet = (body: object) => call('POST', path(ids.vineStreet), { as: 'owner', body });

test('409: a denied location must be resubmitted first', async () => {
  await decideOnVineStreet({ approval_status: 'DENIED', approval_reason: 'A private home.' });

  expect((await decideOnVineStreet({ approval_status: 'APPROVED' })).status).toBe(409);
});
