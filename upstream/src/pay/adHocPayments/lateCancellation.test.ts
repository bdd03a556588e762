import { beforeEach, expect, test } from 'vitest';
import { hoursFromStart } from '../../testing/builders.ts';
import { cancelLate } from '../../testing/cancelLate.ts';
import { balances } from '../../testing/ledger.ts';
import { addCard } from '../../testing/pay.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;
const [first] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await addCard(database);
  await cancelLate(server);
});

const send = (change: object) =>
  call('POST', '/adhoc-payments/business/', {
    as: 'member',
    body: { application_id: first, pro_amount: 20, description: 'Train ticket', ...change },
  });

const message = 'This shift was cancelled late: only a reimbursement or another payment can be added.';

test.each([
  ['REIMBURSEMENT', 'REIMBURSEMENT'],
  ['OTHER', 'OTHER_PAY'],
])('201: %s of a pro whose shift was cancelled late', async (reason, account) => {
  const before = await balances(database);
  const { status, body } = await send({ reason });

  expect(status).toBe(201);
  expect(body).toMatchObject({ reason, status: 'SUBMITTED', amount: 20 });
  expect((await balances(database))[account] ?? 0).toBe((before[account] ?? 0) - 2000);
});

test.each(['TIP', 'PRO_BONUS', 'SHORTED_PAY'])('409: %s, because no one worked', async (reason) => {
  expect(await send({ reason })).toMatchObject({
    status: 409,
    error: { code: 'invalid_transition', target: 'reason', message },
  });
});

test('409: adjusted hours, because no one worked', async () => {
  const hours = { start_time: hoursFromStart(-4), end_time: hoursFromStart(-1) };
  expect(await send({ reason: 'ADJUST_HOURS', workinghours: hours })).toMatchObject({
    status: 409,
    error: { target: 'reason', message },
  });
  const query = new URLSearchParams({
    application_id: String(first),
    start_time: hours.start_time.toISOString(),
    end_time: hours.end_time.toISOString(),
  });
  const url = `/adhoc-payments/additional-amount/?${query}`;
  expect(await call('GET', url, { as: 'member' })).toMatchObject({ status: 409, error: { message } });
});

test('409: a shift that was cancelled early guarantees nothing', async () => {
  await database.updateTable('gig_applications').set({ guaranteed_minutes: null }).execute();
  expect((await send({ reason: 'REIMBURSEMENT' })).error?.message).toBe(
    'This application is cancelled: there is nothing to pay.',
  );
});

test('201: a pro who was sent home gets what pros who worked get', async () => {
  await reset();
  await addCard(database);
  await database
    .updateTable('gig_applications')
    .set({
      is_selected: true,
      is_confirmed: true,
      sent_home_ts: hoursFromStart(25),
      sent_home_reason: 'FEWER_PROS_NEEDED',
    })
    .where('id', '=', first)
    .execute();

  for (const reason of ['TIP', 'PRO_BONUS', 'REIMBURSEMENT', 'SHORTED_PAY', 'OTHER']) {
    expect(await send({ reason })).toMatchObject({ status: 201 });
  }
});
