import { beforeEach, describe, expect, test } from 'vitest';
import { addAdHocPayment } from '../../testing/adHocPayments.ts';
import { addApiToken } from '../../testing/apiTokens.ts';
import { openHoursDispute } from '../../testing/disputes.ts';
import { followSubject, madeDeliveries, sentDuring, topicsAbout } from '../../testing/followSubject.ts';
import { draftInvoice, firstInvoice } from '../../testing/invoices.ts';
import { moveTo } from '../../testing/moves.ts';
import { people } from '../../testing/people.ts';
import { payInFull } from '../../testing/refunds.ts';
import { startTestServer } from '../../testing/startTestServer.ts';
import { addWebhook } from '../../testing/webhooks.ts';
import type { WebhookSubject } from './webhookTopic.ts';

const server = await startTestServer();
const { call, database, ids, reset } = server;

beforeEach(reset);

const follow = (subject: WebhookSubject, token?: Parameters<typeof addApiToken>[1]) =>
  followSubject(database, subject, token);
const deliveries = () => madeDeliveries(server);
/** From here on, only later events have deliveries. */
const startOver = () => sentDuring(server, () => Promise.resolve());
const sendTest = (id: number, as: 'manager' | 'onsite' | 'owner') =>
  call<{ topic: string; subject_id: number }>('POST', `/users/me/webhooks/${id}/test/`, { as, body: {} });

describe('an invoice', () => {
  test('an invoice of several locations is delivered only to organization admins whose token has no location', async () => {
    await follow('invoice');
    const owner = await follow('invoice', { user_id: people.owner.id });
    await follow('invoice', { user_id: people.owner.id, location_id: ids.harborHouse });
    const ofOrganization = await follow('invoice', {
      user_id: people.owner.id,
      organization_id: ids.harbor,
    });
    await follow('invoice', { user_id: people.rival.id });
    await draftInvoice(server);
    await startOver();
    await database.updateTable('invoices').set({ location_id: null, total_cents: 1 }).execute();

    expect((await deliveries()).map(({ webhook_id }) => webhook_id)).toEqual([owner, ofOrganization]);
  });

  test('an invoice of a location that has moved is delivered only to the organization that was billed', async () => {
    await follow('invoice');
    const owner = await follow('invoice', { user_id: people.owner.id });
    await follow('invoice', { user_id: people.rival.id });
    await draftInvoice(server);
    await call('POST', '/staffer/invoices/1/approve/', { as: 'manager' });
    await moveTo(server, ids.summit);
    await startOver();
    await database.updateTable('invoices').set({ total_cents: 1 }).where('id', '=', firstInvoice).execute();

    const ofFirst = (await deliveries()).filter(({ subject_id }) => subject_id === firstInvoice);
    expect(ofFirst.map(({ webhook_id }) => webhook_id)).toEqual([owner]);
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
  test('an event about money is delivered to those who may read it at its location, and to no one else', async () => {
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

  test('an event about money is nothing that followers of the location read', async () => {
    const path = `/staffer/changes/?location_id=${ids.harborHouse}&limit=200&cursor=`;
    await happens();

    const { body } = await call<{ results: { subject: string }[] }>('GET', `${path}0`, { as: 'manager' });
    expect(new Set(body.results.map((entry) => entry.subject))).toEqual(new Set(['application']));
  });

  test('POST test 201, 409: about the newest subject that the API token can see, if there is one', async () => {
    const webhook = await follow(subject);
    expect((await sendTest(webhook, 'manager')).status).toBe(409);
    await happens();

    const { status, body } = await sendTest(webhook, 'manager');
    expect({ status, topic: body.topic }).toEqual({ status: 201, topic: `${subject}.created` });
    expect(body.subject_id).toBe(newest);
    const onsite = await follow(subject, { user_id: people.onsite.id });
    expect((await sendTest(onsite, 'onsite')).status).toBe(409);
    const owner = await follow(subject, { user_id: people.owner.id });
    expect((await sendTest(owner, 'owner')).body.subject_id).toBe(newest);
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

  test.each(['payment', 'dispute', 'invoice'] as const)(
    '201: a manager may subscribe to webhooks about %s',
    async (subject) => {
      const { id } = await addApiToken(database);
      const body = { ...values, api_token_id: id, topics: topicsAbout(subject) };
      expect((await call('POST', '/users/me/webhooks/', { as: 'manager', body })).status).toBe(201);
    },
  );
});
