import { beforeEach, expect, test } from 'vitest';
import { dueJobs } from '../../app/dueJobs.ts';
import type { ApplicationResponse } from '../../filling/applications/applicationResponse.ts';
import { runDueWork } from '../../platform/dueWork/runDueWork.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import type { Person } from '../../testing/people.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { testSettings } from '../../testing/testSettings.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first, second, open] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await finishWork(server);
  await addCard(database);
});

const payPro = (application_id: unknown = first, as: Person = 'admin') =>
  call<ApplicationResponse>('POST', '/admin/pro-payments/', { as, body: { application_id } });
const pay = (body: object = {}) =>
  call<ApplicationResponse>('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body });

async function settle() {
  for (let step = 0; step < 6; step += 1) {
    await runDueWork({ database, clock, settings: testSettings }, dueJobs);
    clock.advance(30);
  }
}

test('201: pays the pro, while the business still owes the charge', async () => {
  const { status, body } = await payPro();
  expect(status).toBe(201);
  expect(body).toMatchObject({
    payment: null,
    pro_payment: { id: first * 2, status: 'SUBMITTED', total_amount: 196 },
  });

  await settle();
  expect(await balances(database)).toMatchObject({ BUSINESS_RECEIVABLE: 23_930, PROCESSOR: -19_600 });
});

test('201: the gig is not completed while the business owes the charges', async () => {
  await payPro();
  await payPro(second);
  await settle();

  const gig = await database
    .selectFrom('gigs')
    .select('status')
    .where('id', '=', ids.postedGig)
    .executeTakeFirstOrThrow();
  expect(gig.status).toBe('INCOMPLETE');
});

test('201: the business pays afterwards, and the pro is not paid again', async () => {
  await payPro();
  await settle();
  expect((await pay({ tip_amount: 5 })).error?.message).toBe(
    'The pro was paid already: nothing can be added.',
  );
  expect((await pay()).body.payment).toMatchObject({ total_amount: 239.3 });
  await settle();

  expect(await balances(database)).toEqual({ PROCESSOR: 4330, PLATFORM_FEE: -3626, GATEWAY_FEE: -704 });
});

test('201: a charge that fails after the payout is still owed', async () => {
  await payPro();
  await settle();
  await addCard(database, 'DECLINED_LATER');
  await pay();
  await settle();

  expect(await balances(database)).toMatchObject({ BUSINESS_RECEIVABLE: 23_930 });
});

test('400: no id', async () => {
  expect(await payPro('one')).toMatchObject({ status: 400, error: { target: 'application_id' } });
});

test('401, 404: only platform admins', async () => {
  expect(await call('POST', '/admin/pro-payments/', { body: { application_id: first } })).toMatchObject({
    status: 401,
  });
  expect((await payPro(first, 'owner')).status).toBe(404);
  expect((await payPro(99_999)).status).toBe(404);
});

test('409: work that has not ended, that no one did, or that is paid', async () => {
  expect((await payPro(open)).error?.message).toBe('Only the work of a confirmed pro can be paid.');
  await payPro();
  expect((await payPro()).error?.message).toBe('The pro is paid already, or the payout is on its way.');
  clock.set(hoursFromStart(30));
  expect((await payPro(ids.openApplications[1])).error?.message).toBe(
    'This work has not ended: it can be paid afterwards.',
  );
});
