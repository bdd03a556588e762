import { beforeEach, expect, test } from 'vitest';
import { owe, oweTwoPros, runDue } from '../../testing/invoices.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { call, clock, database, ids, reset } = server;
const [, , third] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await oweTwoPros(server);
});

const setLocation = (values: object) =>
  database.updateTable('locations').set(values).where('id', '=', ids.harborHouse).execute();
const move = () =>
  call('POST', `/locations/${ids.harborHouse}/org-remap/`, {
    as: 'admin',
    body: { organization_id: ids.summit },
  });
const invoices = () => database.selectFrom('invoices').selectAll().orderBy('id').execute();
const mailsOfInvoices = () =>
  database
    .selectFrom('outbox_messages')
    .select(['recipient', 'body'])
    .where('subject', '=', 'An invoice is ready for review')
    .execute();

test('work before a move is billed to the organization that had the location then', async () => {
  expect((await move()).status).toBe(200);

  const drafted = { status: 'DRAFT', line_count: 2, period_start: '2026-03-02', period_end: '2026-03-08' };
  expect(await invoices()).toMatchObject([{ ...drafted, organization_id: ids.harbor }]);
  expect(await mailsOfInvoices()).toEqual([
    {
      recipient: 'owner@brigade.example',
      body: expect.stringContaining(`/organizations/${ids.harbor}/invoices/1`),
    },
  ]);
});

test('work after it is billed to the new one', async () => {
  await move();
  await owe(server, third, [5000, 925]);
  clock.set(new Date('2026-03-09T05:00:00Z'));
  await runDue(server);

  expect(await invoices()).toMatchObject([
    { organization_id: ids.harbor, line_count: 2 },
    { organization_id: ids.summit, line_count: 1 },
  ]);
});

test('periods that wait are drafted one by one, and the organization shares an invoice over its locations', async () => {
  await setLocation({ invoice_style: 'LOCATION', billing_source: 'ORGANIZATION' });
  clock.set(new Date('2026-03-10T12:00:00Z'));
  await owe(server, third, [5000, 925]);
  await move();

  const shared = { organization_id: ids.harbor, location_id: null };
  expect(await invoices()).toMatchObject([
    { ...shared, line_count: 2, period_end: '2026-03-08', bill_to: { name: 'Harbor & Vine Hospitality' } },
    { ...shared, line_count: 1, period_end: '2026-03-15' },
  ]);
});

test('a location that owes nothing gets no invoice', async () => {
  await database.deleteFrom('work_to_invoice').execute();
  await move();

  expect(await invoices()).toEqual([]);
});
