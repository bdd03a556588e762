import { beforeEach, expect, test } from 'vitest';
import { owe, oweTwoPros, runDue } from '../../testing/invoices.ts';
import { hoursFromStart } from '../../testing/builders.ts';
import { moveTo } from '../../testing/moves.ts';
import { startTestServer } from '../../testing/startTestServer.ts';

const server = await startTestServer();
const { clock, database, ids, reset } = server;
const [, , third] = ids.openApplications;

beforeEach(async () => {
  await reset();
  await oweTwoPros(server);
});

const setLocation = (values: object) =>
  database.updateTable('locations').set(values).where('id', '=', ids.harborHouse).execute();
const move = () => moveTo(server, ids.summit);
const endWork = (id: number, work_end_time: Date) =>
  database.updateTable('gig_applications').set({ work_end_time }).where('id', '=', id).execute();
const invoices = () => database.selectFrom('invoices').selectAll().orderBy('id').execute();
const mailsOfInvoices = () =>
  database
    .selectFrom('outbox_messages')
    .select(['recipient', 'body'])
    .where('subject', '=', 'An invoice is ready for review')
    .execute();

test('work before a move is billed to the organization that had the location then', async () => {
  await move();

  const drafted = { status: 'DRAFT', line_count: 2, period_start: '2026-03-02', period_end: '2026-03-08' };
  expect(await invoices()).toMatchObject([{ ...drafted, organization_id: ids.harbor }]);
  expect(await mailsOfInvoices()).toEqual([
    {
      recipient: 'owner@brigade.example',
      body: expect.stringContaining(`/organizations/${ids.harbor}/invoices/1`),
    },
  ]);
});

test('work after a move is billed to the new organization', async () => {
  await move();
  await endWork(third, hoursFromStart(40));
  await owe(server, third, [5000, 925]);
  clock.set(new Date('2026-03-09T05:00:00Z'));
  await runDue(server);

  expect(await invoices()).toMatchObject([
    { organization_id: ids.harbor, line_count: 2 },
    { organization_id: ids.summit, line_count: 1 },
  ]);
});

test('periods that wait at a move are drafted one by one, and the organization shares an invoice', async () => {
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

test("an invoice of work before a move has the location's address and the name of who pays", async () => {
  await move();
  expect(await invoices()).toMatchObject([
    { bill_to: { name: 'Harbor & Vine Hospitality', city: 'Nashville' } },
  ]);
});

test('periods after the move have a draft for each organization', async () => {
  await move();
  await database.deleteFrom('invoices').execute();
  await endWork(ids.openApplications[0], hoursFromStart(40));
  for (const id of ids.openApplications) await owe(server, id, [5000, 925], 2);
  clock.set(new Date('2026-03-09T05:00:00Z'));
  await runDue(server);

  expect(await invoices()).toMatchObject([
    { organization_id: ids.summit, line_count: 1 },
    { organization_id: ids.harbor, line_count: 2 },
  ]);
});

test('a location that owes nothing gets no invoice', async () => {
  await database.deleteFrom('work_to_invoice').execute();
  await move();

  expect(await invoices()).toEqual([]);
});
