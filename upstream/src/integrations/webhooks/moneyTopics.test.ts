import { beforeEach, describe, expect, test } from 'vitest';
import { addAdHocPayment } from '../../testing/adHocPayments.ts';
import { addApiToken } from '../../testing/apiTokens.ts';
import { openHoursDispute } from '../../testing/disputes.ts';
import { draftInvoice, firstInvoice, runDue } from '../../testing/invoices.ts';
import { moveTo } from '../../testing/moves.ts';
import { addCard, finishWork } from '../../testing/pay.ts';
import { people } from '../../testing/people.ts';
import { payInFull, settle } from '../../testing/refunds.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { addWebhook, workerHeaders } from '../../testing/webhooks.ts';
import { enqueueDeliveries } from './enqueueDeliveries.ts';
import { subjectOf, type WebhookSubject, webhookTopics } from './webhookTopic.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [first] = ids.openApplications;

beforeEach(reset);

const topicsAbout = (subject: WebhookSubject) =>
  webhookTopics.filter((topic) => subjectOf(topic) === subject);

/** Adds a webhook about a subject, of a token of the location manager unless the values name another. */
async function follow(subject: WebhookSubject, token: Parameters<typeof addApiToken>[1] = {}) {
  const { id } = await addApiToken(database, token);
  return addWebhook(database, { topics: topicsAbout(subject), api_token_id: id });
}

/** The deliveries of what has happened, by topic, thing and webhook. */
async function deliveries() {
  await database.transaction().execute((trx) => enqueueDeliveries(trx, clock.systemNow()));
  return database
    .selectFrom('webhook_deliveries')
    .select(['topic', 'subject_id', 'gig_id', 'webhook_id'])
    .orderBy('id')
    .execute();
}

/** The topics of what happens meanwhile. */
async function topicsDuring(act: () => Promise<unknown>) {
  await deliveries();
  // What waits would cover what happens next.
  await database.deleteFrom('webhook_deliveries').execute();
  await act();
  return (await deliveries()).map(({ topic, subject_id }) => `${topic} ${subject_id}`);
}

describe('of the pay for work', () => {
  beforeEach(async () => {
    await finishWork(server);
    await addCard(database);
    await follow('payment');
  });
  const pay = () => call('POST', `/staffer/gig-applications/${first}/pay/`, { as: 'member', body: {} });

  test('a payment that is submitted, arrives and is paid out', async () => {
    await pay();
    expect(await deliveries()).toEqual([
      { topic: 'payment.created', subject_id: first, gig_id: ids.postedGig, webhook_id: 1 },
    ]);
    expect(new Set(await topicsDuring(() => settle(server)))).toEqual(new Set([`payment.changed ${first}`]));
  });

  test('a payment that fails, and is submitted again', async () => {
    await addCard(database, 'DECLINED_LATER');
    await pay();
    expect(await topicsDuring(() => settle(server))).toEqual([`payment.changed ${first}`]);
    await addCard(database);
    expect(await topicsDuring(pay)).toEqual([`payment.changed ${first}`]);
  });

  test('a payment that is refunded', async () => {
    await payInFull(server);
    const body = { application_id: first, amount: 39.3, reason: 'The pro left at noon.' };
    const refund = () => call('POST', '/admin/refunds/', { as: 'admin', body });
    expect(await topicsDuring(refund)).toEqual([`payment.changed ${first}`]);
    expect(await topicsDuring(() => settle(server))).toEqual([`payment.changed ${first}`]);
  });

  test('a part of the charge that a bank takes back', async () => {
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
    expect(await topicsDuring(comesBack)).toEqual([`payment.changed ${first}`]);
  });

  test('a step that is delayed is nothing new', async () => {
    await pay();
    const delayed = () => database.updateTable('payments').set({ setbacks: 1 }).execute();
    expect(await topicsDuring(delayed)).toEqual([]);
  });
});

test('of extra payments: one that is made, and its end', async () => {
  await follow('ad_hoc_payment');
  const id = await addAdHocPayment(database, { status: 'SUBMITTED' });

  expect(await deliveries()).toMatchObject([{ topic: 'ad_hoc_payment.created', subject_id: id }]);
  const failed = { status: 'FAILED', error_code: 'CARD_DECLINED' } as const;
  const fails = () => database.updateTable('adhoc_payments').set(failed).execute();
  expect(await topicsDuring(fails)).toEqual([`ad_hoc_payment.changed ${id}`]);
});

test('of disputes: one that is opened, answered and settled', async () => {
  await follow('dispute');
  const id = await openHoursDispute(server);

  expect(await deliveries()).toMatchObject([{ topic: 'dispute.created', subject_id: id }]);
  const answer = () =>
    call('POST', `/staffer/disputes/${id}/counter/`, {
      as: 'member',
      body: { minutes: 420, note: 'You left at 9 pm' },
    });
  expect(await topicsDuring(answer)).toEqual([`dispute.changed ${id}`]);
  const accept = () =>
    call('POST', `/gigster/disputes/${id}/answer/`, { as: 'gigster', body: { accepts: true } });
  expect(await topicsDuring(accept)).toEqual([`dispute.changed ${id}`]);
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
  expect(await topicsDuring(paid)).toEqual([`dispute.changed ${id}`]);
  const reminded = () => database.updateTable('disputes').set({ reminder_due_ts: null }).execute();
  expect(await topicsDuring(reminded)).toEqual([]);
});

describe('of invoices', () => {
  test('one that is drafted, issued and paid', async () => {
    await follow('invoice');
    await draftInvoice(server);
    const invoice = { subject_id: firstInvoice, gig_id: null, webhook_id: 1 };

    expect(await deliveries()).toEqual([{ topic: 'invoice.created', ...invoice }]);
    const issue = () => call('POST', '/staffer/invoices/1/approve/', { as: 'manager' });
    expect(await topicsDuring(issue)).toEqual(['invoice.changed 1']);
    const pay = () => call('POST', '/staffer/invoices/1/pay/', { as: 'manager' });
    expect(await topicsDuring(pay)).toEqual(['invoice.changed 1']);
    expect(await topicsDuring(() => runDue(server))).toEqual(['invoice.changed 1']);
  });

  test('of several locations: only for admins of the organization whose token has no location', async () => {
    await follow('invoice');
    const owner = await follow('invoice', { user_id: people.owner.id });
    await follow('invoice', { user_id: people.owner.id, location_id: ids.harborHouse });
    const ofOrganization = await follow('invoice', {
      user_id: people.owner.id,
      organization_id: ids.harbor,
    });
    await follow('invoice', { user_id: people.rival.id });
    await draftInvoice(server);
    await topicsDuring(() => Promise.resolve());
    await database.updateTable('invoices').set({ location_id: null, total_cents: 1 }).execute();

    expect((await deliveries()).map(({ webhook_id }) => webhook_id)).toEqual([owner, ofOrganization]);
  });

  test('of a location that has moved: only for the organization that was billed', async () => {
    await follow('invoice');
    const owner = await follow('invoice', { user_id: people.owner.id });
    await follow('invoice', { user_id: people.rival.id });
    await draftInvoice(server);
    await call('POST', '/staffer/invoices/1/approve/', { as: 'manager' });
    await moveTo(server, ids.summit);
    await topicsDuring(() => Promise.resolve());
    await database.updateTable('invoices').set({ total_cents: 1 }).where('id', '=', firstInvoice).execute();

    const ofFirst = (await deliveries()).filter(({ subject_id }) => subject_id === firstInvoice);
    expect(ofFirst.map(({ webhook_id }) => webhook_id)).toEqual([owner]);
  });

  test('one invoice is delivered in order, and does not wait for another', async () => {
    const webhook_id = await follow('invoice');
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

const subjects = [
  // The completed gig is paid, too.
  ['payment', () => payInFull(server), ids.completedApplication],
  ['ad_hoc_payment', () => addAdHocPayment(database), 1],
  ['dispute', () => openHoursDispute(server), 1],
  ['invoice', () => draftInvoice(server), firstInvoice],
] as const;

describe.each(subjects)('%s', (subject, happens, newest) => {
  test('is for those who may read it at its location, and for nobody else', async () => {
    const manager = await follow(subject);
    const member = await follow(subject, { user_id: people.member.id });
    await follow(subject, { user_id: people.onsite.id });
    await follow(subject, { user_id: people.rival.id });
    await follow(subject, { user_id: people.owner.id, location_id: ids.vineStreet });
    const admin = await follow(subject, { user_id: people.admin.id, scopes: ['READ', 'ADMIN'] });
    await happens();

    const receivers = new Set((await deliveries()).map(({ webhook_id }) => webhook_id));
    expect(receivers).toEqual(new Set(subject === 'invoice' ? [manager, admin] : [manager, member, admin]));
  });

  test('is nothing that followers of the location read', async () => {
    const path = `/staffer/changes/?location_id=${ids.harborHouse}&limit=200&cursor=`;
    await happens();

    const { body } = await call<{ results: { subject: string }[] }>('GET', `${path}0`, { as: 'manager' });
    expect(new Set(body.results.map((entry) => entry.subject))).toEqual(new Set(['application']));
  });

  test('POST test 201, 409: the newest that the API token can see, if there is one', async () => {
    const webhook = await follow(subject);
    const send = (id: number, as: 'manager' | 'onsite' | 'owner') =>
      call<{ topic: string; subject_id: number }>('POST', `/users/me/webhooks/${id}/test/`, { as, body: {} });
    expect((await send(webhook, 'manager')).status).toBe(409);
    await happens();

    const { status, body } = await send(webhook, 'manager');
    expect({ status, topic: body.topic }).toEqual({ status: 201, topic: `${subject}.created` });
    expect(body.subject_id).toBe(newest);
    const onsite = await follow(subject, { user_id: people.onsite.id });
    expect((await send(onsite, 'onsite')).status).toBe(409);
    const owner = await follow(subject, { user_id: people.owner.id });
    expect((await send(owner, 'owner')).body.subject_id).toBe(newest);
  });
});

describe('who may subscribe', () => {
  const values = { name: 'Payroll', url: 'https://hooks.example.com/', selection: '{ id }', cost: 1 };

  test.each([
    ['payment', 'onsite', 'payments.make'],
    ['ad_hoc_payment', 'onsite', 'payments.make'],
    ['dispute', 'onsite', 'wages.view'],
    ['invoice', 'member', 'billing.manage'],
  ] as const)('403: webhooks about %s are not for %s, who lacks %s', async (subject, as, permission) => {
    const { id } = await addApiToken(database, { user_id: people[as].id });
    const body = { ...values, api_token_id: id, topics: topicsAbout(subject) };
    const { status, error } = await call('POST', '/users/me/webhooks/', { as, body });
    expect({ status, code: error?.code, target: error?.target }).toEqual({
      status: 403,
      code: 'permission_denied',
      target: permission,
    });

    const webhook = await addWebhook(database, { api_token_id: id });
    const changed = await call('PUT', `/users/me/webhooks/${webhook}/`, { as, body });
    expect({ status: changed.status, target: changed.error?.target }).toEqual({
      status: 403,
      target: permission,
    });
  });

  test.each(['payment', 'dispute', 'invoice'] as const)('201: a manager, about %s', async (subject) => {
    const { id } = await addApiToken(database);
    const body = { ...values, api_token_id: id, topics: topicsAbout(subject) };
    expect((await call('POST', '/users/me/webhooks/', { as: 'manager', body })).status).toBe(201);
  });
});
