import { beforeEach, expect, test } from 'vitest';
import { addBankAccount } from '../../testing/bankAccount.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const { call, database, ids, reset } = await startTestServer();
const path = '/staffer/gig-applications/1/confirm/';

beforeEach(async () => {
  await reset();
  await addBankAccount(database, { organization_id: ids.harbor });
  for (const id of ids.openApplications) {
    await call('POST', `/staffer/gig-applications/${id}/select/`, { as: 'member' });
  }
});

function gig() {
  return call('GET', `/staffer/gigs/${ids.postedGig}/`, { as: 'member' });
}

test('200: confirms the pro; the gig with open places stays POSTED', async () => {
  const { status, body } = await call('POST', path, { as: 'member' });

  expect(status).toBe(200);
  expect(body).toMatchObject({ is_selected: true, is_confirmed: true, gig_status: 'POSTED' });
  expect((await gig()).body).toMatchObject({
    stats: { selected_applications: 3, confirmed_applications: 1, confirmed_auto_matched_applications: 0 },
  });
});

test('200: the gig becomes CONFIRMED with its last place, and stays so when overfilled', async () => {
  await call('POST', path, { as: 'member' });
  expect((await call('POST', '/staffer/gig-applications/2/confirm/', { as: 'member' })).body).toMatchObject({
    gig_status: 'CONFIRMED',
  });
  expect((await call('POST', '/staffer/gig-applications/3/confirm/', { as: 'member' })).body).toMatchObject({
    gig_status: 'CONFIRMED',
  });
  expect((await gig()).body).toMatchObject({ status: 'CONFIRMED', stats: { confirmed_applications: 3 } });
});

test('200: counts auto-matched pros separately', async () => {
  await database
    .updateTable('gig_applications')
    .set({ selection_source: 'AUTO_MATCH' })
    .where('id', '=', 1)
    .execute();
  await call('POST', path, { as: 'member' });

  expect((await gig()).body).toMatchObject({ stats: { confirmed_auto_matched_applications: 1 } });
});

test("200: a location's own payment method will do", async () => {
  await database
    .updateTable('billing_accounts')
    .set({ organization_id: null, location_id: ids.harborHouse })
    .execute();

  expect((await call('POST', path, { as: 'member' })).status).toBe(200);
});

test('401: without a session', async () => {
  expect((await call('POST', path)).status).toBe(401);
});

test('403: an onsite manager', async () => {
  expect((await call('POST', path, { as: 'onsite' })).error).toMatchObject({ target: 'applications.manage' });
});

test('404: the application of another organization does not exist', async () => {
  expect((await call('POST', path, { as: 'rival' })).status).toBe(404);
});

test('404: confirms no pro without a payment method', async () => {
  await database.deleteFrom('payment_methods').execute();
  const { status, error } = await call('POST', path, { as: 'member' });

  expect({ status, code: error?.code }).toEqual({ status: 404, code: 'PAYMENT_METHOD_DOES_NOT_EXIST' });
  expect((await gig()).body).toMatchObject({ stats: { confirmed_applications: 0 } });
});

test('409: an applicant who is not selected cannot be confirmed', async () => {
  await call('POST', '/staffer/gig-applications/1/unselect/', { as: 'member' });

  const { status, error } = await call('POST', path, { as: 'member' });

  expect(status).toBe(409);
  expect(error).toMatchObject({ code: 'invalid_transition', message: expect.stringContaining('is open') });
});
