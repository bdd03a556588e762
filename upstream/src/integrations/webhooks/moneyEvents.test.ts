import { beforeEach, describe, expect, test } from 'vitest';
import { addAdHocPayment } from '../../testing/adHocPayments.ts';
import { openHoursDispute } from '../../testing/disputes.ts';
import { followSubject, madeDeliveries, sentDuring } from '../../testing/followSubject.ts';
import { draftInvoice, firstInvoice, runDue } from '../../testing/invoices.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { payInFull, settle } from '../../testing/refunds.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { workerHeaders } from '../../testing/webhooks.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first] = ids.openApplications;

beforeEach(reset);

const during = (happens: () => Promise<unknown>) => sentDuring(server, happens);
const asManager = (path: string) => () => call('POST', path, { as: 'manager' });
const pay = () => call('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body: {} });
const setAll = (table: 'payments' | 'disputes', values: object) => () =>
  database.updateTable(table).set(values).execute();

describe('of the pay for work', () => {
  beforeEach(async () => {
    await finishWork(server);
    await addCard(database);
    await followSubject(database, 'payment');
  });

  test('webhooks hear of a payment that is submitted, arrives and is paid out', async () => {
    await pay();
    expect(await madeDeliveries(server)).toEqual([
      { topic: 'payment.created', subject_id: first, gig_id: ids.postedGig, webhook_id: 1 },
    ]);
    expect(new Set(await during(() => settle(server)))).toEqual(new Set([`payment.changed ${first}`]));
  });

  test('webhooks hear of a payment that fails, and is submitted again', async () => {
    await addCard(database, 'DECLINED_LATER');
    await pay();
    expect(await during(() => settle(server))).toEqual([`payment.changed ${first}`]);
    await addCard(database);
    expect(await during(pay)).toEqual([`payment.changed ${first}`]);
  });

  test('webhooks hear of a payment that is refunded', async () => {
    await payInFull(server);
    const body = { application_id: first, amount: 39.3, reason: 'The pro left at noon.' };
    const refund = () => call('POST', '/admin/refunds/', { as: 'admin', body });
    expect(await during(refund)).toEqual([`payment.changed ${first}`]);
    expect(await during(() => settle(server))).toEqual([`payment.changed ${first}`]);
  });

  test('webhooks hear of a part of a charge that a bank takes back', async () => {
    await pay();
    const part = { claim: 'dp_1', charge_key: 'ch_1', location_id: ids.harborHouse, cents: 500 };
    const values = {
      ...part,
      refusal: 'CHARGE_REVERSED',
      status: 'REPORTED',
      created_ts: clock.now(),
    } as const;
    const comesBack = () =>
      database
        .insertInto('returned_parts')
        .values({ ...values, application_id: first })
        .execute();
    expect(await during(comesBack)).toEqual([`payment.changed ${first}`]);
  });

  test('a step of a payment that is delayed is nothing new for webhooks', async () => {
    await pay();
    expect(await during(setAll('payments', { setbacks: 1 }))).toEqual([]);
  });
});

test('webhooks hear of an extra payment that is made, and of its end', async () => {
  await followSubject(database, 'ad_hoc_payment');
  const id = await addAdHocPayment(database, { status: 'SUBMITTED' });

  expect(await madeDeliveries(server)).toMatchObject([{ topic: 'ad_hoc_payment.created', subject_id: id }]);
  const failed = { status: 'FAILED', error_code: 'CARD_DECLINED' } as const;
  const fails = () => database.updateTable('adhoc_payments').set(failed).execute();
  expect(await during(fails)).toEqual([`ad_hoc_payment.changed ${id}`]);
});

test('webhooks hear of a dispute that is opened, answered and settled', async () => {
  await followSubject(database, 'dispute');
  const id = await openHoursDispute(server);

  expect(await madeDeliveries(server)).toMatchObject([{ topic: 'dispute.created', subject_id: id }]);
  const answer = () =>
    call('POST', `/staffer/disputes/${id}/counter/`, {
      as: 'member',
      body: { minutes: 420, note: 'You left at 9 pm' },
    });
  expect(await during(answer)).toEqual([`dispute.changed ${id}`]);
  const accept = () =>
    call('POST', `/gigster/disputes/${id}/answer/`, { as: 'gigster', body: { accepts: true } });
  expect(await during(accept)).toEqual([`dispute.changed ${id}`]);
  const paid = () =>
    database
      .insertInto('dispute_payments')
      .values({
        dispute_id: id,
        kind: 'CHARGE',
        status: 'SUBMITTED',
        amount_cents: 2450,
        submitted_ts: clock.now(),
      })
      .onConflict((conflict) => conflict.columns(['dispute_id', 'kind']).doUpdateSet({ status: 'AVAILABLE' }))
      .execute();
  expect(await during(paid)).toEqual([`dispute.changed ${id}`]);
  expect(await during(setAll('disputes', { reminder_due_ts: null }))).toEqual([]);
});

describe('of invoices', () => {
  test('webhooks hear of an invoice that is drafted, issued and paid', async () => {
    await followSubject(database, 'invoice');
    await draftInvoice(server);
    const invoice = { subject_id: firstInvoice, gig_id: null, webhook_id: 1 };

    expect(await madeDeliveries(server)).toEqual([{ topic: 'invoice.created', ...invoice }]);
    expect(await during(asManager('/staffer/invoices/1/approve/'))).toEqual(['invoice.changed 1']);
    expect(await during(asManager('/staffer/invoices/1/pay/'))).toEqual(['invoice.changed 1']);
    expect(await during(() => runDue(server))).toEqual(['invoice.changed 1']);
  });

  test('one invoice is delivered in order, and does not wait for another', async () => {
    const webhook_id = await followSubject(database, 'invoice');
    const add = (subject_id: number) => ({
      webhook_id,
      topic: 'invoice.changed' as const,
      subject_id,
      due_ts: clock.systemNow(),
      created_ts: clock.systemNow(),
    });
    await database
      .insertInto('webhook_deliveries')
      .values([add(7), add(7), add(8)])
      .execute();
    const { body } = await call<{ results: { subject_id: number }[] }>('POST', '/webhook-deliveries/claim/', {
      headers: workerHeaders,
      body: { limit: 10 },
    });
    expect(body.results.map(({ subject_id }) => subject_id)).toEqual([7, 8]);
  });
});
